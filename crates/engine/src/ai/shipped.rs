//! The built-in files of `rules/mind`, one per variant.

use std::collections::HashMap;
use std::sync::OnceLock;

use awale_rules::library;

/// Pairs each variant with the text of its file in a folder of `rules/mind`.
macro_rules! shipped_files {
    ($folder:literal, $ending:literal: $($name:literal),* $(,)?) => {
        &[$((
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../..", "/rules/mind/", $folder, "/", $name, $ending)),
        )),*]
    };
}
pub(in crate::ai) use shipped_files;

/// Files, keyed by the fingerprint of their variant's rules and parsed on first use.
pub(in crate::ai) struct Shipped<T>(HashMap<u64, File<T>>);

struct File<T> {
    text: &'static str,
    /// `None` if it doesn't parse.
    content: OnceLock<Option<T>>,
}

impl<T: Clone> Shipped<T> {
    /// Keys the files, given as pairs of variant and text, by fingerprint.
    pub fn new(files: &[(&str, &'static str)]) -> Self {
        let files = files.iter().filter_map(|&(name, text)| {
            let rules = library::load(name)?.ok()?;
            let content = OnceLock::new();
            Some((rules.fingerprint(), File { text, content }))
        });
        Self(files.collect())
    }

    /// Returns the parsed file for these rules; `None` if there is none, or it doesn't parse.
    pub fn get(&self, fingerprint: u64, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let file = self.0.get(&fingerprint)?;
        file.content.get_or_init(|| read(file.text)).clone()
    }
}

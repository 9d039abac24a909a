//! Files of `rules/mind` that come with the program, one for a variant.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::rules::library;

/// The names of variants with the text of their files in a folder of `rules/mind`.
macro_rules! shipped_files {
    ($folder:literal, $ending:literal: $($name:literal),* $(,)?) => {
        &[$((
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/mind/", $folder, "/", $name, $ending)),
        )),*]
    };
}
pub(in crate::ai) use shipped_files;

/// Files by the fingerprint of the rules that their variant has in the library; each is read when it is first asked for.
pub(in crate::ai) struct Shipped<T>(HashMap<u64, File<T>>);

struct File<T> {
    text: &'static str,
    /// `None` if it can't be read.
    content: OnceLock<Option<T>>,
}

impl<T: Clone> Shipped<T> {
    /// Files that are given by the name of their variant and their text.
    pub fn new(files: &[(&str, &'static str)]) -> Self {
        let files = files.iter().filter_map(|&(name, text)| {
            let rules = library::load(name)?.ok()?;
            let content = OnceLock::new();
            Some((rules.fingerprint(), File { text, content }))
        });
        Self(files.collect())
    }

    /// What `read` makes of the file for the rules of this fingerprint; `None` if there is no such file, or it can't be read.
    pub fn get(&self, fingerprint: u64, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let file = self.0.get(&fingerprint)?;
        file.content.get_or_init(|| read(file.text)).clone()
    }
}

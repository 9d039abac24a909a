//! Generates examples of the rules and the printable rule book in the background.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;

use crate::catalog::Variants;
use crate::jobs::{self, JobDone, JobKind, JobSet};
use crate::schedule::GameSet;
use crate::storage::StorageCommand;
use awale_engine::examples::{self, Example};
use awale_engine::files::FileName;
use awale_engine::text::{Language, Messages, book};
use awale_rules::RuleSet;

/// Maximum number of variants in the cache, which is cleared when full.
const MAX_CACHED: usize = 64;
/// File name for a title without characters allowed in file names.
const FALLBACK_NAME: FileName = FileName::from_static("rules.md");

/// A request to find examples of these rules.
#[derive(Message, Clone, Debug)]
pub struct FindExamples(pub Arc<RuleSet>);

/// Examples that were found, by fingerprint of their rules.
#[derive(Resource, Default)]
pub struct FoundExamples(HashMap<u64, Arc<[Example]>>);

impl FoundExamples {
    /// Returns the examples of these rules; `None` if the search isn't finished or was never
    /// requested.
    #[must_use]
    pub fn of(&self, rules: &RuleSet) -> Option<&Arc<[Example]>> {
        self.0.get(&rules.fingerprint())
    }
}

/// A job that searches for examples of the rules with this fingerprint.
#[derive(Component)]
struct ExampleSearch(u64);

impl JobKind for ExampleSearch {
    type Answer = Vec<Example>;
}

/// A request to write the rule book of all variants in this language, as a web page in the player's
/// documents folder.
#[derive(Message, Clone, Copy, Debug)]
pub struct WriteBook(pub Language);

/// A job that writes the rule book in this language.
#[derive(Component)]
pub struct BookInWriting(Language);

impl JobKind for BookInWriting {
    type Answer = String;
}

/// Searches for examples and writes rule books on request.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundExamples>()
        .add_message::<FindExamples>()
        .add_message::<WriteBook>()
        .add_observer(store_examples)
        .add_observer(send_book)
        .add_systems(
            Update,
            (start_search, start_book)
                .before(JobSet)
                .in_set(GameSet::Advisor),
        );
}

/// Starts one search at a time. Panels repeat their requests every frame, so none is lost.
fn start_search(
    mut requests: MessageReader<FindExamples>,
    found: Res<FoundExamples>,
    pending: Query<(), With<ExampleSearch>>,
    mut commands: Commands,
) {
    let mut new_requests = requests.read().filter(|rules| found.of(&rules.0).is_none());
    if let (Some(FindExamples(rules)), true) = (new_requests.next(), pending.is_empty()) {
        let rules = Arc::clone(rules);
        let kind = ExampleSearch(rules.fingerprint());
        // The search is bounded and needn't be cancellable.
        commands.spawn(jobs::run(kind, move |_| examples::find(&rules)));
    }
}

fn store_examples(
    mut done: On<JobDone<ExampleSearch>>,
    searches: Query<&ExampleSearch>,
    mut found: ResMut<FoundExamples>,
) {
    if let Ok(&ExampleSearch(fingerprint)) = searches.get(done.job) {
        let examples = done.event_mut().answer.take().unwrap_or_default();
        if found.0.len() >= MAX_CACHED {
            found.0.clear();
        }
        found.0.insert(fingerprint, examples.into());
    }
}

/// Starts writing one book at a time.
fn start_book(
    mut requests: MessageReader<WriteBook>,
    variants: Res<Variants>,
    writing: Query<(), With<BookInWriting>>,
    mut commands: Commands,
) {
    if let (Some(&WriteBook(language)), true) = (requests.read().last(), writing.is_empty()) {
        let variants: Vec<_> = variants
            .iter()
            .map(|variant| variant.rules.clone())
            .collect();
        commands.spawn(jobs::run(BookInWriting(language), move |_| {
            book::html(&variants, language)
        }));
    }
}

fn send_book(
    mut done: On<JobDone<BookInWriting>>,
    books: Query<&BookInWriting>,
    mut storage: MessageWriter<StorageCommand>,
) {
    let html = done.event_mut().answer.take();
    if let (Ok(&BookInWriting(language)), Some(html)) = (books.get(done.job), html) {
        storage.write(StorageCommand::Export(book_name(language), html));
    }
}

/// Returns the file name of the book in this language.
fn book_name(language: Language) -> FileName {
    document_name(&Messages::new(language).get("printed-title"), ".html")
}

/// Converts a title to a file name.
#[must_use]
pub fn document_name(title: &str, extension: &'static str) -> FileName {
    FileName::sanitized(title, extension).unwrap_or(FALLBACK_NAME)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_its_own_file() {
        let names: BTreeSet<String> = Language::all()
            .map(|language| book_name(language).to_string())
            .collect();
        assert_eq!(names.len(), Language::all().count());
    }
}

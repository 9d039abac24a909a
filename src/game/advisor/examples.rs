//! Examples of the rules, and the printed rule book, both generated in the background.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;

use crate::examples::{self, Example};
use crate::game::jobs::{self, JobDone, JobKind, JobSet};
use crate::game::schedule::GameSet;
use crate::rules::RuleSet;
use crate::text::{Language, book};

/// Variants whose examples are cached; one more clears the cache.
const MAX_CACHED: usize = 64;

/// A request to find examples of these rules.
#[derive(Message, Clone, Debug)]
pub struct FindExamples(pub Arc<RuleSet>);

/// The examples that were found, by the fingerprint of their rules.
#[derive(Resource, Default)]
pub struct FoundExamples(HashMap<u64, Arc<[Example]>>);

impl FoundExamples {
    /// The examples of these rules; `None` if the search isn't finished, or was never requested.
    #[must_use]
    pub fn of(&self, rules: &RuleSet) -> Option<&Arc<[Example]>> {
        self.0.get(&rules.fingerprint())
    }
}

/// The search for examples of the rules with this fingerprint.
#[derive(Component)]
struct ExampleSearch(u64);

impl JobKind for ExampleSearch {
    type Answer = Vec<Example>;
}

/// A request to write the rule book of these variants as a web page.
#[derive(Message, Clone, Debug)]
pub struct WriteBook {
    /// The variants, in their order.
    pub variants: Vec<Arc<RuleSet>>,
    /// The reader's language.
    pub language: Language,
}

/// The rule book is written.
#[derive(Message, Clone, Debug)]
pub struct BookWritten {
    /// The whole page.
    pub html: String,
    /// The reader's language.
    pub language: Language,
}

/// The rule book that is being written in this language.
#[derive(Component)]
pub struct BookInWriting(Language);

impl JobKind for BookInWriting {
    type Answer = String;
}

/// Adds the search for examples and the writing of the book.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundExamples>()
        .add_message::<FindExamples>()
        .add_message::<WriteBook>()
        .add_message::<BookWritten>()
        .add_observer(take_examples)
        .add_observer(send_book)
        .add_systems(
            Update,
            (find, write_book).before(JobSet).in_set(GameSet::Advisor),
        );
}

/// Begins one search at a time. A panel repeats its request in each frame, so that none is lost.
fn find(
    mut requests: MessageReader<FindExamples>,
    found: Res<FoundExamples>,
    pending: Query<(), With<ExampleSearch>>,
    mut commands: Commands,
) {
    let mut new = requests.read().filter(|rules| found.of(&rules.0).is_none());
    if let (Some(FindExamples(rules)), true) = (new.next(), pending.is_empty()) {
        let rules = Arc::clone(rules);
        let kind = ExampleSearch(rules.fingerprint());
        // The search is bounded, and needs no stopping.
        commands.spawn(jobs::run(kind, move |_| examples::find(&rules)));
    }
}

fn take_examples(
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

/// Begins to write one book at a time.
fn write_book(
    mut requests: MessageReader<WriteBook>,
    writing: Query<(), With<BookInWriting>>,
    mut commands: Commands,
) {
    if let (Some(request), true) = (requests.read().last(), writing.is_empty()) {
        let WriteBook { variants, language } = request.clone();
        commands.spawn(jobs::run(BookInWriting(language), move |_| {
            book::html(&variants, language)
        }));
    }
}

fn send_book(
    mut done: On<JobDone<BookInWriting>>,
    books: Query<&BookInWriting>,
    mut written: MessageWriter<BookWritten>,
) {
    let html = done.event_mut().answer.take();
    if let (Ok(&BookInWriting(language)), Some(html)) = (books.get(done.job), html) {
        written.write(BookWritten { html, language });
    }
}

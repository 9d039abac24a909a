//! Examples of the rules, and the printed book of them all: both are worked out on threads of
//! their own, so that no frame waits.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::opponent::is_unhurried;
use crate::ai::BackgroundSearch;
use crate::examples::{self, Example};
use crate::game::schedule::GameSet;
use crate::rules::RuleSet;
use crate::text::{Language, book};

/// Variants whose examples are remembered; with one more, all are forgotten, and looked for anew when they are asked for.
const MOST_KNOWN: usize = 64;

/// A request to find examples of these rules.
#[derive(Message, Clone, Debug)]
pub struct FindExamples(pub Arc<RuleSet>);

/// The examples that were found, by the fingerprint of their rules.
#[derive(Resource, Default)]
pub struct FoundExamples {
    known: HashMap<u64, Arc<[Example]>>,
    pending: Option<(u64, BackgroundSearch<Vec<Example>>)>,
}

impl FoundExamples {
    /// The examples of these rules; `None` if they are still being looked for, or were never asked for.
    #[must_use]
    pub fn of(&self, rules: &RuleSet) -> Option<&Arc<[Example]>> {
        self.known.get(&rules.fingerprint())
    }
}

/// A request to write the rule book of these variants as a web page.
#[derive(Message, Clone, Debug)]
pub struct WriteBook {
    /// The variants, in their order.
    pub variants: Vec<Arc<RuleSet>>,
    /// The reader's language.
    pub language: Language,
}

/// The rule book was written.
#[derive(Message, Clone, Debug)]
pub struct BookWritten {
    /// The whole page.
    pub html: String,
    /// Its language.
    pub language: Language,
}

/// The rule book that is being written, if one is.
#[derive(Resource, Default)]
pub struct BookInWriting(Option<(Language, BackgroundSearch<String>)>);

impl BookInWriting {
    /// Whether a book is being written.
    #[must_use]
    pub const fn is_going_on(&self) -> bool {
        self.0.is_some()
    }
}

/// Adds the search for examples, and the writing of the book.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundExamples>()
        .init_resource::<BookInWriting>()
        .add_message::<FindExamples>()
        .add_message::<WriteBook>()
        .add_message::<BookWritten>()
        .add_systems(
            Update,
            (
                (find, finish_finding).chain(),
                (write_book, finish_writing).chain(),
            )
                .chain()
                .in_set(GameSet::Advisor),
        );
}

/// Begins a search, one at a time. A panel asks in each frame for what it shows, so that a request made meanwhile is not lost.
fn find(mut asked: MessageReader<FindExamples>, mut found: ResMut<FoundExamples>) {
    for FindExamples(rules) in asked.read() {
        if found.pending.is_some() || found.of(rules).is_some() {
            continue;
        }
        let rules = Arc::clone(rules);
        let fingerprint = rules.fingerprint();
        // The steps of this search are bounded: it ends soon by itself.
        match BackgroundSearch::start(move |_| examples::find(&rules)) {
            Ok(search) => found.pending = Some((fingerprint, search)),
            Err(error) => {
                error!("no thread to look for examples: {error}");
                found.remember(fingerprint, Vec::new());
            }
        }
    }
}

impl FoundExamples {
    fn remember(&mut self, fingerprint: u64, examples: Vec<Example>) {
        if self.known.len() >= MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert(fingerprint, examples.into());
    }
}

/// Whether the result of a search is to be taken now. A run whose time is made by hand must not
/// depend on the machine's: it waits.
fn is_ready<T>(search: &BackgroundSearch<T>, clock: &TimeUpdateStrategy) -> bool {
    search.is_finished() || is_unhurried(clock)
}

fn finish_finding(
    clock: Res<TimeUpdateStrategy>,
    mut found: ResMut<FoundExamples>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let found = found.bypass_change_detection();
    let Some((fingerprint, search)) = found
        .pending
        .take_if(|(_, search)| is_ready(search, &clock))
    else {
        if found.pending.is_some() {
            // A program at rest draws nothing, and would not see that it is there.
            redraw.write(RequestRedraw);
        }
        return;
    };
    let examples = search.join().unwrap_or_else(|| {
        error!("the search for examples has failed");
        Vec::new()
    });
    found.remember(fingerprint, examples);
    redraw.write(RequestRedraw);
}

fn write_book(mut asked: MessageReader<WriteBook>, mut writing: ResMut<BookInWriting>) {
    for WriteBook { variants, language } in asked.read() {
        if writing.is_going_on() {
            continue;
        }
        let (variants, language) = (variants.clone(), *language);
        match BackgroundSearch::start(move |_| book::html(&variants, language)) {
            Ok(search) => writing.0 = Some((language, search)),
            Err(error) => error!("no thread to write a book: {error}"),
        }
    }
}

fn finish_writing(
    clock: Res<TimeUpdateStrategy>,
    mut writing: ResMut<BookInWriting>,
    mut written: MessageWriter<BookWritten>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !writing.is_going_on() {
        return;
    }
    redraw.write(RequestRedraw);
    let ready = writing.0.take_if(|(_, search)| is_ready(search, &clock));
    if let Some((language, search)) = ready {
        match search.join() {
            Some(html) => {
                written.write(BookWritten { html, language });
            }
            None => error!("the rule book could not be written"),
        }
    }
}

//! Examples of the rules, and the printed book of them all: both are worked out on threads of
//! their own, so that no frame waits.

use std::collections::HashMap;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::opponent::is_unhurried;
use crate::examples::{self, Example};
use crate::game::schedule::GameSet;
use crate::rules::RuleSet;
use crate::text::{Language, book};

/// So many variants are remembered with their examples; then all are looked for anew.
const MOST_KNOWN: usize = 64;

/// Somebody wants to see examples of these rules.
#[derive(Message, Clone, Debug)]
pub struct FindExamples(pub Arc<RuleSet>);

/// The examples that were found, by the fingerprint of their rules.
#[derive(Resource, Default)]
pub struct FoundExamples {
    known: HashMap<u64, Arc<[Example]>>,
    pending: Option<(u64, JoinHandle<Vec<Example>>)>,
}

impl FoundExamples {
    /// The examples of these rules; none if they are still looked for, or were never asked for.
    #[must_use]
    pub fn of(&self, rules: &RuleSet) -> Option<&Arc<[Example]>> {
        self.known.get(&rules.fingerprint())
    }
}

/// Somebody wants the rule book of these variants as a web page.
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
pub struct BookInWriting(Option<(Language, JoinHandle<String>)>);

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

/// One search at a time: what is asked for meanwhile is asked for again by whoever still shows it.
fn find(mut asked: MessageReader<FindExamples>, mut found: ResMut<FoundExamples>) {
    for FindExamples(rules) in asked.read() {
        if found.pending.is_some() || found.of(rules).is_some() {
            continue;
        }
        let rules = Arc::clone(rules);
        let fingerprint = rules.fingerprint();
        let thread = thread::Builder::new()
            .name("examples".to_owned())
            .spawn(move || examples::find(&rules));
        match thread {
            Ok(thread) => found.pending = Some((fingerprint, thread)),
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

/// Whether the answer of a thread is to be taken now. A run whose time is made by hand must not
/// depend on the machine's: it waits.
fn is_ready<T>(thread: &JoinHandle<T>, clock: &TimeUpdateStrategy) -> bool {
    thread.is_finished() || is_unhurried(clock)
}

fn finish_finding(
    clock: Res<TimeUpdateStrategy>,
    mut found: ResMut<FoundExamples>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let found = found.bypass_change_detection();
    let Some((fingerprint, thread)) = found
        .pending
        .take_if(|(_, thread)| is_ready(thread, &clock))
    else {
        if found.pending.is_some() {
            // A program at rest draws nothing, and would not see that it is there.
            redraw.write(RequestRedraw);
        }
        return;
    };
    let examples = thread.join().unwrap_or_else(|_| {
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
        let thread = thread::Builder::new()
            .name("rule book".to_owned())
            .spawn(move || book::html(&variants, language));
        match thread {
            Ok(thread) => writing.0 = Some((language, thread)),
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
    let ready = writing.0.take_if(|(_, thread)| is_ready(thread, &clock));
    if let Some((language, thread)) = ready {
        match thread.join() {
            Ok(html) => {
                written.write(BookWritten { html, language });
            }
            Err(_) => error!("the rule book could not be written"),
        }
    }
}

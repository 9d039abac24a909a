//! The events of a match as plain text, on the screen and, if the player enables it, in a file.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::localization::{Words, players};
use crate::playback::PlaybackEvent;
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::settings::Settings;
use crate::storage::{FileOperation, Storage};
use crate::table::{TableEvent, TableReader, Top};
use awale_engine::files::FileName;
use awale_engine::text::{Commentary, reason};
use awale_rules::Side;

/// The file to which lines are appended.
pub const FILE: FileName = FileName::from_static("transcript.txt");
/// Maximum number of lines kept for the screen.
const MAX_LINES: usize = 2000;

/// The comments on the match, line by line.
#[derive(Resource, Default)]
pub struct Transcript {
    lines: VecDeque<String>,
    /// Lines that are not in the file yet.
    unwritten: Vec<String>,
    /// The number of lines so far, including dropped ones.
    total: usize,
}

impl Transcript {
    /// Returns the lines, oldest first.
    pub fn lines(&self) -> impl ExactSizeIterator<Item = &str> {
        self.lines.iter().map(String::as_str)
    }

    /// Returns the number of lines so far, including dropped ones.
    #[must_use]
    pub const fn total(&self) -> usize {
        self.total
    }

    /// Returns the last line.
    #[must_use]
    pub fn last(&self) -> Option<&str> {
        self.lines.back().map(String::as_str)
    }

    fn push(&mut self, line: String) {
        if line.is_empty() {
            return;
        }
        if self.lines.len() == MAX_LINES {
            self.lines.pop_front();
        }
        self.total += 1;
        self.unwritten.push(line.clone());
        self.lines.push_back(line);
    }
}

/// Adds the transcript.
pub fn plugin(app: &mut App) {
    app.init_resource::<Transcript>().add_systems(
        Update,
        (record_events, append_to_file)
            .chain()
            .in_set(GameSet::Show),
    );
}

pub(super) fn record_events(
    mut table: TableReader,
    mut playback_events: MessageReader<PlaybackEvent>,
    current: Option<Top<CurrentMatch>>,
    words: Res<Words>,
    mut transcript: ResMut<Transcript>,
) {
    let Some(current) = current else {
        table.clear();
        playback_events.clear();
        return;
    };
    if table.is_empty() && playback_events.is_empty() {
        return;
    }
    let rules = &current.setup().rules;
    let names = players::names(current.setup(), &words);
    let commentary = Commentary::new(&words, rules, names.each_ref().map(String::as_str))
        .read_by(players::reader(current.setup()));
    for event in table.read() {
        match event {
            TableEvent::Began { .. } => {
                let language = words.language().code();
                transcript.push(format!("== {} ==", rules.name(language)));
            }
            TableEvent::Refused { mv, refusal } => {
                transcript.push(reason::refused(&words, rules.geometry(), *mv, *refusal));
            }
            TableEvent::WrongAnswer { .. }
            | TableEvent::Moved { .. }
            | TableEvent::EndedByPlayers { .. }
            | TableEvent::PositionShown { .. }
            | TableEvent::StepShown { .. }
            | TableEvent::Resumed
            | TableEvent::Left => {}
        }
    }
    for playback_event in playback_events.read() {
        let (PlaybackEvent::Begins { event, mover, .. } | PlaybackEvent::Passed { event, mover }) =
            playback_event
        else {
            continue;
        };
        // Events outside a move name their players, so the mover doesn't matter.
        let mover = mover.unwrap_or(Side::South);
        if let Some(line) = commentary.comment(mover, *event) {
            transcript.push(line);
        }
    }
}

pub(super) fn append_to_file(
    settings: Res<Settings>,
    mut transcript: ResMut<Transcript>,
    mut storage: ResMut<Storage>,
) {
    if transcript.unwritten.is_empty() {
        return;
    }
    let lines = std::mem::take(&mut transcript.bypass_change_detection().unwritten);
    if settings.helps.transcript {
        storage.post(vec![FileOperation::Append(
            FILE.into(),
            lines.join("\n") + "\n",
        )]);
    }
}

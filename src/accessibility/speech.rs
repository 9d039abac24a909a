//! Speech: announces moves unprompted, and answers questions about the board.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::heard_game::{GameOnTable, HeardGame};
use super::transcript::{self, Transcript};
use crate::controls::Action;
use crate::input::PointedVessel;
use crate::lesson::CurrentLesson;
use crate::localization::{Words, players};
use crate::phase::Phase;
use crate::playback::Playback;
use crate::schedule::{GameSet, SpeechSet};
use crate::session::CurrentMatch;
use crate::settings::{Settings, SpeechShown};
use crate::table::{TableEvent, TableReader, Top};
use awale_engine::text::{Messages, Question, reason, spoken};
use awale_rules::{GameEvent, Side, move_number};

/// Maximum number of utterances kept for repetition.
const MAX_UTTERANCES: usize = 200;

/// A question about the board.
#[derive(Message, Clone, Copy, Debug)]
pub struct Ask(pub Question);

impl Ask {
    /// Returns the question that an action asks.
    #[must_use]
    pub const fn from_action(action: Action) -> Option<Self> {
        Some(Self(match action {
            Action::SayRow => Question::Row,
            Action::SayTheirRow => Question::TheirRow,
            Action::SayLofts => Question::Stores,
            Action::SayLastMove => Question::LastMove,
            Action::SayMoves => Question::Moves,
            Action::SayCaptures => Question::Captures,
            Action::SayReaching => Question::Reaching,
            Action::SayTurn => Question::Turn,
            Action::SayAgain => Question::Repeat,
            Action::SayBefore => Question::RepeatPrevious,
            _ => return None,
        }))
    }
}

/// The answer to a question, as marked text.
#[derive(Message, Clone, Debug)]
pub struct Answered(pub String);

/// Requests that marked text be said, in response to a player action.
#[derive(Message, Clone, Debug)]
pub struct Say(pub String);

/// The recent utterances, and what has already been announced.
#[derive(Resource, Default)]
pub struct Speech {
    utterances: VecDeque<String>,
    /// The distance of the last spoken utterance from the newest one, in utterances.
    offset: usize,
    /// The number of utterances so far, including repetitions.
    count: usize,
    /// The mover, if any, and the events of the shown move, for its summary.
    shown_move: Option<(Option<Side>, Vec<GameEvent>)>,
    /// The number of transcript lines already said or skipped.
    transcript_lines: usize,
    /// The last contents of the panel beside the board: its text, and its answer to the player.
    panel: [String; 2],
}

impl Speech {
    /// Returns the most recent utterance, and the number of utterances so far.
    #[must_use]
    pub fn last(&self) -> Option<(usize, &str)> {
        let index = self.utterances.len().checked_sub(self.offset + 1)?;
        Some((self.count, self.utterances.get(index)?))
    }

    /// Returns the last `MAX_UTTERANCES` utterances, oldest first.
    pub fn utterances(&self) -> impl Iterator<Item = &str> {
        self.utterances.iter().map(String::as_str)
    }

    fn say(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        if self.utterances.len() == MAX_UTTERANCES {
            self.utterances.pop_front();
        }
        self.utterances.push_back(spoken(words));
        self.offset = 0;
        self.count += 1;
    }

    /// Repeats the utterance `offset` places before the newest one.
    fn repeat(&mut self, offset: usize) {
        self.offset = offset.min(self.utterances.len().saturating_sub(1));
        self.count += 1;
    }
}

/// The contents of a panel beside the board, as marked texts: its text, and its answer to the
/// player.
#[derive(Message, Clone, Debug)]
pub struct PanelShown(pub [String; 2]);

/// Says what has changed in the panel beside the board. A lesson that restarts is repeated in full.
pub fn follow_panel(
    mut panels: MessageReader<PanelShown>,
    lesson: Option<Top<CurrentLesson>>,
    mut speech: ResMut<Speech>,
) {
    if lesson.is_none() && speech.panel != [const { String::new() }; 2] {
        speech.panel = Default::default();
    }
    for PanelShown(panel) in panels.read() {
        let changed_texts: Vec<&str> = panel
            .iter()
            .zip(&speech.panel)
            .filter_map(|(shown, before)| (shown != before).then_some(shown.as_str()))
            .collect();
        if changed_texts.is_empty() {
            continue;
        }
        let words = changed_texts.join(" ");
        speech.say(words.trim());
        speech.panel.clone_from(panel);
    }
}

/// Adds the resource, messages and systems of speech.
pub fn plugin(app: &mut App) {
    app.init_resource::<Speech>()
        .add_message::<Ask>()
        .add_message::<Answered>()
        .add_message::<Say>()
        .add_message::<PanelShown>()
        .add_systems(EguiPrimaryContextPass, follow_panel)
        .add_systems(
            Update,
            (
                (follow_table, follow_transcript, sum_up)
                    .chain()
                    .in_set(GameSet::Show),
                answer.in_set(SpeechSet::Answer),
            )
                .chain()
                .after(transcript::append_to_file),
        );
}

/// Announces new matches and refused moves, and collects the events of moves.
fn follow_table(
    mut table: TableReader,
    current: Option<Top<CurrentMatch>>,
    on_table: GameOnTable,
    words: Res<Words>,
    mut speech: ResMut<Speech>,
) {
    for event in table.read() {
        match (event, &current) {
            (TableEvent::Began { .. }, Some(current)) => {
                let rules = &current.setup().rules;
                let side = current.position().to_move();
                let arguments = [
                    ("variant", rules.name(words.language().code()).into()),
                    ("turn", players::turn(current.setup(), side, &words).into()),
                ];
                speech.say(&words.format("speech-match", &arguments));
            }
            // A lesson shows refusals in its panel.
            (TableEvent::Refused { mv, refusal }, Some(current)) => {
                let geometry = current.position().geometry();
                speech.say(&reason::refused(&words, geometry, *mv, *refusal));
            }
            (TableEvent::Moved { mover, events, .. }, _) if on_table.game().is_some() => {
                speech.shown_move = Some((Some(*mover), events.clone()));
            }
            (TableEvent::EndedByPlayers { events }, Some(_)) => {
                speech.shown_move = Some((None, events.clone()));
            }
            _ => {}
        }
    }
}

/// Says each line of the transcript, if the player wants every event announced.
fn follow_transcript(
    transcript: Res<Transcript>,
    settings: Res<Settings>,
    mut speech: ResMut<Speech>,
) {
    let unsaid_count = transcript.total() - speech.transcript_lines.min(transcript.total());
    if unsaid_count == 0 {
        return;
    }
    speech.transcript_lines = transcript.total();
    if settings.helps.speech == SpeechShown::Full {
        let spoken_lines = transcript.lines().len().saturating_sub(unsaid_count);
        let words: Vec<&str> = transcript.lines().skip(spoken_lines).collect();
        speech.say(&words.join(" "));
    }
}

/// Sums up a move once it has been shown, if the player wants short announcements.
fn sum_up(
    phase: Res<Phase>,
    playback: Top<Playback>,
    current: Option<Top<CurrentMatch>>,
    on_table: GameOnTable,
    settings: Res<Settings>,
    words: Res<Words>,
    mut speech: ResMut<Speech>,
) {
    if *phase == Phase::Showing || playback.is_busy() || speech.shown_move.is_none() {
        return;
    }
    let shown_move = speech.shown_move.take();
    let (Some(heard), Some((mover, events))) = (on_table.named(), shown_move) else {
        return;
    };
    let mut parts = Vec::new();
    if settings.helps.speech == SpeechShown::Short {
        parts.push(summary(&heard, &words, mover, &events));
    }
    parts.extend(current.and_then(|current| result(&current, &words)));
    speech.say(&parts.join(" "));
}

/// Returns the result with both scores, in words; `None` before the end of the game.
fn result(current: &CurrentMatch, words: &Words) -> Option<String> {
    let outcome = current.outcome()?;
    let result = players::result(current.setup(), outcome.winner, words);
    let [south, north] = outcome.score();
    let arguments = [
        ("result", result.into()),
        ("south", south.into()),
        ("north", north.into()),
    ];
    Some(words.format("speech-result", &arguments))
}

fn summary(
    heard: &HeardGame,
    messages: &Messages,
    mover: Option<Side>,
    events: &[GameEvent],
) -> String {
    let commentary = heard.commentary(messages);
    commentary.brief(mover.unwrap_or(Side::South), events)
}

/// Answers questions, and says the texts requested with [`Say`].
fn answer(
    mut questions: MessageReader<Ask>,
    mut requested: MessageReader<Say>,
    mut answers: MessageWriter<Answered>,
    current: Option<Top<CurrentMatch>>,
    on_table: GameOnTable,
    pointed: PointedVessel,
    words: Res<Words>,
    mut speech: ResMut<Speech>,
) {
    for Say(words) in requested.read() {
        speech.say(words);
        answers.write(Answered(words.clone()));
    }
    for &Ask(question) in questions.read() {
        let answer = match question {
            Question::Repeat => {
                speech.repeat(0);
                None
            }
            Question::RepeatPrevious => {
                let offset = speech.offset + 1;
                speech.repeat(offset);
                None
            }
            _ => {
                let Some(heard) = on_table.named() else {
                    continue;
                };
                let current = current.as_deref();
                let answer = answer_text(question, &heard, current, &pointed, &words);
                speech.say(&answer);
                Some(answer)
            }
        };
        let repeated = || {
            let last = speech.last().map(|(_, words)| words.to_owned());
            last.unwrap_or_else(|| words.get("speech-nothing-said"))
        };
        answers.write(Answered(answer.unwrap_or_else(repeated)));
    }
}

/// Answers a question about the game on the table, as marked text. The move number and the last
/// move come from the match, if there is one.
fn answer_text(
    question: Question,
    heard: &HeardGame,
    current: Option<&CurrentMatch>,
    pointed: &PointedVessel,
    words: &Words,
) -> String {
    let messages = words.marked();
    let description = heard.description(messages);
    let to_move = heard.game.position().to_move();
    let own_side = heard.reader.unwrap_or(to_move);
    match question {
        Question::Row => description.row(own_side),
        Question::TheirRow => description.row(own_side.opponent()),
        Question::Stores => description.lofts(),
        Question::Moves => description.moves(),
        Question::Captures => description.captures(),
        Question::Reaching => match pointed.hole() {
            Some(hole) => description.reaching(hole),
            None => messages.get("speech-no-hole"),
        },
        Question::Turn => {
            let ply = current.map_or(heard.game.moves().len(), |current| current.tree().ply());
            let arguments = [
                ("turn", heard.turn(words).into()),
                ("number", move_number(ply).into()),
            ];
            messages.format("speech-turn", &arguments)
        }
        Question::LastMove => {
            let played = current.and_then(|current| {
                let step = current.tree().step();
                let played = (step > 0).then(|| current.tree().events_of(step));
                Some((current.last_mover(), played.flatten()?.1))
            });
            match played {
                Some((mover, events)) => summary(heard, messages, mover, &events),
                None => messages.get("speech-no-last-move"),
            }
        }
        Question::Repeat | Question::RepeatPrevious => String::new(),
    }
}

//! Writes the line under the board: comments on events, summaries of moves, hints, and why moves
//! are illegal. `ui` shows it.

mod first_game;
mod pointing;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::accessibility::Answered;
use crate::advisor::Analyses;
use crate::localization::{Words, players};
use crate::phase::Phase;
use crate::playback::PlaybackEvent;
use crate::schedule::{GameSet, SpeechSet};
use crate::session::{CurrentMatch, Turn};
use crate::settings::{CommentsShown, HintShown, Settings};
use crate::table::{ShowParts, TableEvent, TableReader, Top, TopMut};
use awale_engine::ai::agreement::already_won;
use awale_engine::ai::analysis::Analysis;
use awale_engine::matches::Player;
use awale_engine::teacher::Reason;
use awale_engine::teacher::reasons::of_move;
use awale_engine::text::{Commentary, comment, hint, reason, training};
use awale_rules::{GameEvent, Side};
use first_game::FirstGame;
use pointing::PointerComments;

pub use first_game::note_end;

/// Placeholder for the mover in comments outside a move, which name their players themselves.
const NO_MOVER: Side = Side::South;

/// The text of the line.
#[derive(Component, Default)]
struct CommentLine {
    text: String,
    tone: Tone,
    /// The events of the move being shown, for its summary.
    events: Vec<GameEvent>,
    /// The player of that move.
    mover: Option<Side>,
    /// The player whose win has already been announced.
    announced_winner: Option<Side>,
    /// The reasons for the best move, with the turn in which the player requested a hint.
    hint: Option<(Turn, Vec<Reason>)>,
}

impl CommentLine {
    fn say(&mut self, text: String) {
        self.text = text;
        self.tone = Tone::Plain;
    }
}

/// The tone of a comment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// A statement.
    #[default]
    Plain,
    /// The player tried an illegal move.
    Refusal,
}

/// Adds the comments.
pub fn plugin(app: &mut App) {
    app.add_part_of_every_show::<CommentLine>().add_systems(
        Update,
        (
            update_line.after(SpeechSet::Answer),
            explain_hint,
            (sum_up, note_end).chain().run_if(resource_changed::<Phase>),
        )
            .chain()
            .in_set(GameSet::Show),
    );
}

fn update_line(
    mut playback_events: MessageReader<PlaybackEvent>,
    mut table: TableReader,
    mut answers: MessageReader<Answered>,
    current: Option<Top<CurrentMatch>>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut line: TopMut<CommentLine>,
) {
    let Some(current) = current else {
        playback_events.clear();
        table.clear();
        answers.clear();
        **line = CommentLine::default();
        return;
    };
    if let Some(Answered(answer)) = answers.read().last() {
        line.say(answer.clone());
    }
    if table.is_empty() && playback_events.is_empty() {
        return;
    }
    let rules = &current.setup().rules;
    let names = players::names(current.setup(), &words);
    let commentary = Commentary::new(words.marked(), rules, names.each_ref().map(String::as_str))
        .read_by(players::reader(current.setup()));
    let comments_on_all = shows_comments(&settings, &current);
    for event in table.read() {
        match event {
            TableEvent::Refused { mv, refusal } => {
                line.text = reason::refused(words.marked(), rules.geometry(), *mv, *refusal);
                line.tone = Tone::Refusal;
            }
            TableEvent::Began { .. } | TableEvent::PositionShown { .. } => {
                **line = CommentLine::default();
            }
            TableEvent::Moved { mover, events, .. } => {
                line.events.clone_from(events);
                line.mover = Some(*mover);
                // The previous move's summary isn't about this one.
                line.text.clear();
            }
            TableEvent::EndedByPlayers { events } => {
                line.events.clone_from(events);
                line.mover = None;
            }
            TableEvent::Left
            | TableEvent::StepShown { .. }
            | TableEvent::Resumed
            | TableEvent::WrongAnswer { .. } => {}
        }
    }
    for playback_event in playback_events.read() {
        let (PlaybackEvent::Begins { event, mover, .. } | PlaybackEvent::Passed { event, mover }) =
            playback_event
        else {
            continue;
        };
        if !comments_on_all && !comment::is_needed(*event) {
            continue;
        }
        let comment = match event {
            GameEvent::RoundBegan { round } => describe_round(&current, &words, *round),
            _ => commentary.comment(mover.unwrap_or(NO_MOVER), *event),
        };
        if let Some(comment) = comment {
            line.say(comment);
        }
    }
}

/// Describes the score of the previous round and announces this one.
fn describe_round(current: &CurrentMatch, words: &Words, round: u16) -> Option<String> {
    let previous = round.checked_sub(1)?;
    let scores = current.tree().round_scores();
    let [south, north] = *scores.get(usize::from(previous).checked_sub(1)?)?;
    let names = players::names(current.setup(), words);
    let [south_name, north_name] = names.each_ref().map(String::as_str);
    let values = [
        ("before", previous.into()),
        ("round", round.into()),
        ("south", south_name.into()),
        ("ofsouth", south.into()),
        ("north", north_name.into()),
        ("ofnorth", north.into()),
    ];
    Some(words.format("comment-round-after", &values))
}

/// Returns whether every event of this match is commented on.
fn shows_comments(settings: &Settings, current: &CurrentMatch) -> bool {
    let players = current.setup().seats.each_ref().map(|seat| seat.player);
    settings.helps.commentary.apply_to(players)
}

/// Sums up a move in one sentence once it has been shown.
fn sum_up(
    phase: Res<Phase>,
    current: Top<CurrentMatch>,
    settings: Res<Settings>,
    first_game: FirstGame,
    words: Res<Words>,
    mut line: TopMut<CommentLine>,
) {
    if *phase == Phase::Showing || line.events.is_empty() {
        return;
    }
    let events = std::mem::take(&mut line.events);
    let names = players::names(current.setup(), &words);
    let names = names.each_ref().map(String::as_str);
    let mover = line.mover.unwrap_or(NO_MOVER);
    let commentary = Commentary::new(words.marked(), &current.setup().rules, names)
        .read_by(players::reader(current.setup()));
    let [player, opponent] =
        [mover, mover.opponent()].map(|side| current.setup().seat(side).player);
    let setting = settings.helps.commentary;
    // In a first game with new rules, every move of either player is worth a comment.
    let is_first = setting == CommentsShown::Automatic && first_game.is_first(&current);
    let is_reader = players::reader(current.setup()) == Some(mover);
    let is_brief = line.mover.is_some() && (setting.sums_up(player) || is_first && !is_reader);
    // The player's own captures are mentioned whenever the opponent's are.
    let has_captured = events.iter().any(|event| event.is_capture_of(mover));
    let has_relayed = events
        .iter()
        .filter_map(|event| event.lap())
        .any(|(_, lap)| lap > 1);
    let is_own_feat = player == Player::Person
        && line.mover.is_some()
        && (setting.sums_up(opponent) && has_captured || is_first && (has_captured || has_relayed));
    let comment = if shows_comments(&settings, &current) || is_own_feat {
        commentary.summary(mover, &events)
    } else if is_brief {
        commentary.brief(mover, &events)
    } else {
        String::new()
    };
    let winner = already_won(current.game());
    let is_news = winner != line.announced_winner && setting != CommentsShown::Never;
    // A reply soon replaces the line after a person's own move: then announce the win again.
    if matches!(*phase, Phase::Person(_)) || current.is_between_computers() {
        line.announced_winner = winner;
    }
    let news = winner
        .filter(|_| is_news)
        .map(|side| commentary.already_won(side));
    // The buttons beside the line answer the offer of a computer that has lost.
    let offer = winner
        .filter(|side| is_news && current.setup().seat(*side).player == Player::Person)
        .map(Side::opponent)
        .filter(|side| current.setup().seat(*side).player.is_computer())
        .map(|side| words.format("ui-offers-count", &[("player", names[side.index()].into())]));
    let sentences: Vec<String> = [comment]
        .into_iter()
        .filter(|comment| !comment.is_empty())
        .chain(news)
        .chain(offer)
        .collect();
    if !sentences.is_empty() {
        line.say(sentences.join(" "));
    }
}

/// Finds the reasons for the best move if the requested hint is to name only a reason.
fn explain_hint(
    current: Top<CurrentMatch>,
    analyses: Top<Analyses>,
    mut line: TopMut<CommentLine>,
) {
    let turn = current.turn();
    let is_known = matches!(&line.hint, Some((hint_turn, _)) if *hint_turn == turn);
    if is_known || analyses.names_hole(turn) {
        return;
    }
    let best = analyses.hint(turn).and_then(|hint| hint.moves.first());
    if let Some(best) = best {
        line.hint = Some((turn, of_move(current.game(), best.mv)));
    }
}

/// The comment to show now.
#[derive(SystemParam)]
pub struct Comment<'w, 's> {
    words: Res<'w, Words>,
    phase: Res<'w, Phase>,
    line: Top<'w, 's, CommentLine>,
    settings: Res<'w, Settings>,
    analyses: Top<'w, 's, Analyses>,
    pointing: PointerComments<'w, 's>,
}

impl Comment<'_, '_> {
    /// Returns its text, which may be empty, and its tone.
    #[must_use]
    pub fn of(&self, current: &CurrentMatch) -> (String, Tone) {
        if let Some(comment) = self.pointing.comment(current, &self.words) {
            comment
        } else if let Some(hint) = self.hint_text(current) {
            (hint, Tone::Plain)
        } else if self.line.text.is_empty() {
            let text = opening_text(current, *self.phase, &self.words);
            (text, Tone::Plain)
        } else {
            (self.line.text.clone(), self.line.tone)
        }
    }

    /// Returns the hint that the player has requested in this turn.
    fn hint_text(&self, current: &CurrentMatch) -> Option<String> {
        let (words, turn) = (&*self.words, current.turn());
        if self.settings.helps.hint == HintShown::Good {
            let moves = self.analyses.hinted_moves(turn, HintShown::Good);
            let geometry = current.position().geometry();
            return (!moves.is_empty())
                .then(|| training::good_moves(words.marked(), geometry, &moves));
        }
        if !self.analyses.names_hole(turn) {
            let mover = current.position().to_move();
            let hint = self.line.hint.as_ref();
            let (_, reasons) = hint.filter(|(hint_turn, _)| *hint_turn == turn)?;
            return Some(hint::reason_first(words.marked(), reasons, mover));
        }
        let best = best_move_text(current, self.analyses.hint(turn)?, words)?;
        Some(match self.pointing.hint_result(current, words) {
            Some(result) => format!("{best} {result}"),
            None => best,
        })
    }
}

/// Describes the best hole and its expected result.
fn best_move_text(current: &CurrentMatch, hint: &Analysis, words: &Words) -> Option<String> {
    let best = hint.moves.first()?;
    let letter = current.position().geometry().name_of(best.mv);
    let margin = best.value_in_seeds;
    let describe = if current.setup().rules.is_won_by_last_move() {
        hint::best_for_last_move
    } else {
        hint::best_hole
    };
    Some(describe(words.marked(), letter, margin, best.proved))
}

/// Returns the text before the first comment: what the opponent says, and whose turn it is.
fn opening_text(current: &CurrentMatch, phase: Phase, words: &Words) -> String {
    let turn = turn_text(current, phase, words);
    let remark = players::remark(current.setup(), None, words);
    match remark.filter(|_| current.game().moves().is_empty() && !turn.is_empty()) {
        Some(remark) => format!("{remark} {turn}."),
        None => turn,
    }
}

/// Returns whose turn it is, in words.
fn turn_text(current: &CurrentMatch, phase: Phase, words: &Words) -> String {
    match phase {
        Phase::Person(side) | Phase::Computer(side, _) | Phase::Looking(side) => {
            players::turn(current.setup(), side, words)
        }
        Phase::NoMatch | Phase::Showing | Phase::Over => String::new(),
    }
}

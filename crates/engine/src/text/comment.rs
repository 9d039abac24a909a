//! Comments on a move, event by event or in one sentence.

mod preview;

pub use preview::ScreenDirection;

use awale_rules::spec::GrandSlam;
use awale_rules::{GameEvent, Hole, HoleSet, RuleSet, Side};

use super::messages::{Argument, Messages};
use super::reason;

/// Returns true if players need a comment on this event to follow the game.
#[must_use]
pub const fn is_needed(event: GameEvent) -> bool {
    event.is_notable()
        || matches!(
            event,
            GameEvent::Swapped | GameEvent::RoundBegan { .. } | GameEvent::Penalty { .. }
        )
}

/// Comments on a game between two players.
#[derive(Clone, Copy, Debug)]
pub struct Commentary<'a> {
    messages: &'a Messages,
    rules: &'a RuleSet,
    players: [&'a str; 2],
    reader: Option<Side>,
}

impl<'a> Commentary<'a> {
    /// Creates a commentary on a game under `rules`; `players` are South's and North's names (by
    /// default [`Messages::sides`]).
    #[must_use]
    pub const fn new(messages: &'a Messages, rules: &'a RuleSet, players: [&'a str; 2]) -> Self {
        Self {
            messages,
            rules,
            players,
            reader: None,
        }
    }

    /// Addresses `reader` as "you" instead of by name; `None` names both players.
    #[must_use]
    pub const fn read_by(mut self, reader: Option<Side>) -> Self {
        self.reader = reader;
        self
    }

    /// Returns the comment on `event`, which is part of a move of `mover`; `None` for events
    /// without one, such as the sowing of a single seed.
    #[must_use]
    pub fn comment(&self, mover: Side, event: GameEvent) -> Option<String> {
        match event {
            GameEvent::Sown { .. }
            | GameEvent::Stored { .. }
            | GameEvent::Relay { .. }
            | GameEvent::SownOn { .. }
            | GameEvent::Placed { .. }
            | GameEvent::Shut { .. }
            | GameEvent::Filled { .. } => None,
            GameEvent::Lifted {
                hole,
                seeds,
                lap: 1,
            } => {
                let key = self.voice(mover, "comment-you-lift", "comment-lifts");
                Some(self.sentence(key, mover, hole, seeds, &[]))
            }
            GameEvent::Lifted { hole, seeds, lap } => {
                let key = self.voice(mover, "comment-you-sow-on", "comment-sows-on");
                Some(self.sentence(key, mover, hole, seeds, &[("lap", lap.into())]))
            }
            GameEvent::FlowCaptured { hole, seeds, side } => {
                let key = if side == mover {
                    self.voice(
                        side,
                        "comment-you-capture-on-the-way",
                        "comment-captures-on-the-way",
                    )
                } else {
                    self.voice(
                        side,
                        "comment-you-receive-on-the-way",
                        "comment-receives-on-the-way",
                    )
                };
                Some(self.sentence(key, side, hole, seeds, &[]))
            }
            GameEvent::CutOff { hole, laps } => Some(self.messages.format(
                "comment-cut-off",
                &[("hole", self.letter(hole).into()), ("laps", laps.into())],
            )),
            GameEvent::Captured { hole, seeds, side }
            | GameEvent::TakenInHand { hole, seeds, side } => {
                let key = self.voice(side, "comment-you-capture", "comment-captures");
                Some(self.sentence(key, side, hole, seeds, &[]))
            }
            GameEvent::NyumbaLost { side } => {
                let key = self.voice(side, "comment-you-lose-nyumba", "comment-loses-nyumba");
                Some(
                    self.messages
                        .format(key, &[("player", self.name(side).into())]),
                )
            }
            GameEvent::Blocked { hole } => Some(
                self.messages
                    .format("comment-blocked", &[("hole", self.letter(hole).into())]),
            ),
            GameEvent::MadeSpecial { hole, side } => {
                let key = self.voice(side, "comment-you-make-special", "comment-makes-special");
                Some(self.sentence(key, side, hole, 0, &[]))
            }
            GameEvent::Shared { from, to, seeds } => Some(self.messages.format(
                "comment-shares",
                &[
                    ("from", self.letter(from).into()),
                    ("hole", self.letter(to).into()),
                    ("seeds", seeds.into()),
                ],
            )),
            GameEvent::Claimed { hole, seeds, side } => {
                let key = self.voice(side, "comment-you-claim", "comment-claims");
                Some(self.sentence(key, side, hole, seeds, &[]))
            }
            GameEvent::Refilled { hole, seeds, side } => {
                let key = self.voice(side, "comment-you-refill", "comment-refills");
                Some(self.sentence(key, side, hole, seeds, &[]))
            }
            GameEvent::Again { side } => {
                let key = self.voice(side, "comment-you-move-again", "comment-moves-again");
                Some(
                    self.messages
                        .format(key, &[("player", self.name(side).into())]),
                )
            }
            GameEvent::Swapped => {
                let key = self.voice(mover, "comment-you-swap", "comment-swaps");
                Some(
                    self.messages
                        .format(key, &[("player", self.name(mover).into())]),
                )
            }
            GameEvent::RoundBegan { round } => Some(
                self.messages
                    .format("comment-round", &[("round", round.into())]),
            ),
            GameEvent::CaptureRefused { spared, .. } => self.refused_capture(mover, spared),
            GameEvent::Passed { side } => {
                let key = self.voice(side, "comment-you-pass", "comment-passes");
                Some(
                    self.messages
                        .format(key, &[("player", self.name(side).into())]),
                )
            }
            GameEvent::Ended { reason } => Some(reason::ended_for(
                self.messages,
                reason,
                self.players,
                self.reader,
            )),
            GameEvent::Penalty { side } => Some(self.penalty(side)),
            GameEvent::RemainderTaken { hole, seeds, side } => {
                let key = self.voice(
                    side,
                    "comment-you-take-remainder",
                    "comment-takes-remainder",
                );
                Some(self.sentence(key, side, hole, seeds, &[]))
            }
        }
    }

    /// Describes a whole move of `mover`: the hole and the captures, then passes and other events
    /// that need a comment. Empty if `events` has neither.
    #[must_use]
    pub fn summary(&self, mover: Side, events: &[GameEvent]) -> String {
        let mut tally = Tally::default();
        let mut remarks = Vec::new();
        for &event in events {
            tally.count(mover, event);
            if is_needed(event) {
                remarks.extend(self.comment(mover, event));
            }
        }
        let mut words = self.tally_words(mover, &tally);
        words.append(&mut remarks);
        words.join(" ")
    }

    /// Describes a whole move of `mover` in one line: the seeds lifted, where the last one fell and
    /// the captures, then events that need a comment. Empty if `events` has neither.
    #[must_use]
    pub fn brief(&self, mover: Side, events: &[GameEvent]) -> String {
        let mut tally = Tally::default();
        let mut remarks = Vec::new();
        let (mut seeds_lifted, mut end) = (0, None);
        for &event in events {
            tally.count(mover, event);
            match event {
                GameEvent::Placed { .. } => seeds_lifted = 1,
                GameEvent::Lifted { seeds, lap: 1, .. } => seeds_lifted = seeds,
                GameEvent::Sown { hole, .. } => end = Some(hole),
                GameEvent::Stored { .. } => end = None,
                _ => {}
            }
            if is_needed(event) {
                remarks.extend(self.comment(mover, event));
            }
        }
        let Some(hole) = tally.first_hole else {
            return remarks.join(" ");
        };
        let has_end = end.map_or("no", |_| "yes");
        let arguments = [
            ("player", self.name(mover).into()),
            ("hole", self.letter(hole).into()),
            ("seeds", self.messages.seeds(seeds_lifted).into()),
            ("ends", has_end.into()),
            ("end", self.letter(end.unwrap_or(hole)).into()),
            ("laps", tally.laps.into()),
            ("captured", tally.captured.into()),
        ];
        let mut words = vec![self.messages.format("comment-brief", &arguments)];
        if tally.opponent_captured > 0 {
            words.push(self.opponent_captures(mover.opponent(), tally.opponent_captured));
        }
        words.append(&mut remarks);
        words.join(" ")
    }

    /// Says that `side` has already won, although the game goes on.
    #[must_use]
    pub fn already_won(&self, side: Side) -> String {
        let key = self.voice(side, "comment-you-have-won", "comment-has-won");
        let player = ("player", self.name(side).into());
        self.messages.format(key, &[player])
    }

    fn tally_words(&self, mover: Side, tally: &Tally) -> Vec<String> {
        let mut words = Vec::new();
        if let Some(hole) = tally.first_hole {
            let arguments = [
                ("player", self.name(mover).into()),
                ("hole", self.letter(hole).into()),
                ("laps", tally.laps.into()),
                ("captured", tally.captured.into()),
                ("holes", self.letters(tally.captured_from).into()),
            ];
            let key = self.voice(mover, "comment-you-played", "comment-move");
            words.push(self.messages.format(key, &arguments));
        }
        if tally.opponent_captured > 0 {
            words.push(self.opponent_captures(mover.opponent(), tally.opponent_captured));
        }
        words
    }

    /// Returns the comment on seeds that `side` captures during the other player's move.
    fn opponent_captures(&self, side: Side, seeds: u16) -> String {
        let key = self.voice(side, "comment-goes-to-you", "comment-move-opponent");
        let arguments = [
            ("seeds", seeds.into()),
            ("opponent", self.name(side).into()),
        ];
        self.messages.format(key, &arguments)
    }

    /// Returns the comment on the penalty for `side`, which didn't feed the other player.
    fn penalty(&self, side: Side) -> String {
        let key = if self.reader == Some(side.opponent()) {
            "comment-you-were-not-fed"
        } else {
            self.voice(side, "comment-you-did-not-feed", "comment-penalty")
        };
        let players = [
            ("player", self.name(side).into()),
            ("opponent", self.name(side.opponent()).into()),
        ];
        self.messages.format(key, &players)
    }

    /// Returns the key `addressed` if `side` is the reader, else `described`.
    fn voice(&self, side: Side, addressed: &'static str, described: &'static str) -> &'static str {
        if self.reader == Some(side) {
            addressed
        } else {
            described
        }
    }

    fn refused_capture(&self, mover: Side, spared: HoleSet) -> Option<String> {
        let starved = mover.opponent();
        let opponent = ("opponent", self.name(starved).into());
        let is_void = self.rules.spec().capture.grand_slam == GrandSlam::Cancelled;
        if is_void {
            let key = self.voice(starved, "comment-void-for-you", "comment-capture-void");
            return Some(self.messages.format(key, &[opponent]));
        }
        // Where captures take the opposite hole, a spared hole may have had nothing to capture.
        (!spared.is_empty()).then(|| {
            let arguments = [
                opponent,
                ("holes", self.letters(spared).into()),
                ("count", spared.len().into()),
            ];
            let key = self.voice(starved, "comment-spared-for-you", "comment-hole-spared");
            self.messages.format(key, &arguments)
        })
    }

    fn sentence(
        &self,
        key: &str,
        side: Side,
        hole: Hole,
        seeds: u16,
        extra_arguments: &[(&str, Argument<'_>)],
    ) -> String {
        let mut arguments = vec![
            ("player", self.name(side).into()),
            ("hole", self.letter(hole).into()),
            ("seeds", seeds.into()),
        ];
        arguments.extend_from_slice(extra_arguments);
        self.messages.format(key, &arguments)
    }

    const fn name(&self, side: Side) -> &'a str {
        self.players[side.index()]
    }

    fn letter(&self, hole: Hole) -> String {
        self.messages.place(self.rules.geometry(), hole)
    }

    fn letters(&self, holes: HoleSet) -> String {
        self.messages.places(self.rules.geometry(), holes.iter())
    }
}

/// The hole, laps and captures of a move.
#[derive(Default)]
struct Tally {
    first_hole: Option<Hole>,
    laps: u16,
    captured: u16,
    /// The holes from which the mover captured.
    captured_from: HoleSet,
    opponent_captured: u16,
}

impl Tally {
    fn count(&mut self, mover: Side, event: GameEvent) {
        match event {
            GameEvent::Lifted { hole, lap, .. } => {
                self.first_hole.get_or_insert(hole);
                self.laps = lap;
            }
            GameEvent::Placed { hole, .. } => {
                self.first_hole.get_or_insert(hole);
            }
            GameEvent::SownOn { lap, .. } => self.laps = lap,
            GameEvent::FlowCaptured { hole, seeds, side }
            | GameEvent::TakenInHand { hole, seeds, side }
            | GameEvent::Captured { hole, seeds, side } => {
                if side == mover {
                    self.captured += seeds;
                    self.captured_from.insert(hole);
                } else {
                    self.opponent_captured += seeds;
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used)]

    use super::*;
    use crate::fixtures::rules;
    use crate::text::Language;
    use awale_rules::{Move, Placement, Position, library};

    /// Plays the moves of `letters` and returns the mover and the events of the last one.
    fn last_move(rules: &RuleSet, letters: &str) -> (Side, Vec<GameEvent>) {
        let mut position = Position::start(rules, Side::South, &mut ());
        let mut last = (Side::South, Vec::new());
        for letter in letters.chars() {
            last = (position.to_move(), Vec::new());
            position
                .play(rules, rules.geometry().hole(letter).unwrap(), &mut last.1)
                .unwrap();
        }
        last
    }

    #[test]
    fn every_move_has_a_summary_in_every_language() {
        for language in Language::all() {
            let messages = Messages::new(language);
            for name in library::names() {
                let rules = rules(name);
                let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
                let mut position = Position::start(&rules, Side::South, &mut ());
                for ply in 0..200 {
                    let moves: Vec<Move> = position.legal_moves(&rules).iter().collect();
                    if moves.is_empty() {
                        break;
                    }
                    let (mover, mut events) = (position.to_move(), Vec::new());
                    position
                        .play(&rules, moves[ply * 7 % moves.len()], &mut events)
                        .unwrap();
                    for words in all_comments(commentary, mover, &events) {
                        assert!(words.ends_with('.'), "{name}: {words}");
                        assert!(
                            !["{", "  ", " .", "comment-"]
                                .iter()
                                .any(|leftover| words.contains(leftover)),
                            "{name}: {words}"
                        );
                    }
                }
            }
        }
    }

    /// Returns the comments on a move, without a reader and for each player as the reader.
    fn all_comments(commentary: Commentary<'_>, mover: Side, events: &[GameEvent]) -> Vec<String> {
        let mut comments = Vec::new();
        for reader in [None, Some(Side::South), Some(Side::North)] {
            let commentary = commentary.read_by(reader);
            let each = events.iter().copied();
            comments.extend(each.filter_map(|event| commentary.comment(mover, event)));
            comments.push(commentary.summary(mover, events));
            comments.push(commentary.brief(mover, events));
        }
        comments
    }

    #[test]
    fn a_brief_comment_says_what_was_lifted_where_it_ended_and_what_it_took() {
        let rules = rules("awale");
        let messages = Messages::new(Language::default());
        let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
        let events = captures_of_two_holes(&rules);
        let comment = commentary.brief(Side::South, &events);
        assert!(comment.starts_with("Ama plays D with "), "{comment}");
        assert!(comment.ends_with("capturing 5."), "{comment}");
        let (mover, events) = last_move(&rules, "C");
        let comment = commentary.brief(mover, &events);
        assert_eq!(comment, "Ama plays C with four seeds and ends in a.");
    }

    #[test]
    fn the_reader_is_addressed() {
        let rules = rules("awale");
        let messages = Messages::new(Language::default());
        let commentary = Commentary::new(&messages, &rules, ["South", "Computer"]);
        let to_south = commentary.read_by(Some(Side::South));
        let events = captures_of_two_holes(&rules);
        assert_eq!(
            to_south.summary(Side::South, &events),
            "You played D and captured 5 seeds from b and c."
        );
        assert_eq!(
            commentary
                .read_by(Some(Side::North))
                .summary(Side::South, &events),
            commentary.summary(Side::South, &events),
            "nothing in it addresses the reader"
        );
        let comment = |event| to_south.comment(Side::North, event);
        let refused = GameEvent::CaptureRefused {
            hole: Hole::new(0),
            spared: [Hole::new(0)].into_iter().collect(),
        };
        assert_eq!(
            comment(refused).as_deref(),
            Some("The capture is void: it would leave you without a seed.")
        );
        let penalty = GameEvent::Penalty { side: Side::North };
        assert_eq!(
            comment(penalty).as_deref(),
            Some("Computer could have fed you but didn’t: all remaining seeds go to you.")
        );
        let resigned = |side| GameEvent::Ended {
            reason: awale_rules::EndReason::Resigned(side),
        };
        assert_eq!(
            comment(resigned(Side::South)).as_deref(),
            Some("You have given up.")
        );
        assert_eq!(
            comment(resigned(Side::North)).as_deref(),
            Some("Computer has given up.")
        );
    }

    #[test]
    fn seeds_captured_for_the_reader_during_the_other_turn_are_theirs() {
        let rules = rules("oware");
        let messages = Messages::new(Language::default());
        let (mover, events) = last_move(&rules, "Fb");
        let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
        assert_eq!(
            commentary
                .read_by(Some(Side::South))
                .summary(mover, &events),
            "Kofi plays b (6 laps) and captures 4 seeds. You get 8 seeds on the way."
        );
    }

    /// Returns the events of D in the position of the lesson on chains, which captures two seeds
    /// and then three.
    fn captures_of_two_holes(rules: &RuleSet) -> Vec<GameEvent> {
        let text = "0-0-0-5-0-0-4-2-1-3-3-4-13-13-S";
        let placement = Placement::parse(text, rules).unwrap();
        let mut position = Position::set_up(rules, &placement, &mut ());
        let mut events = Vec::new();
        let hole = rules.geometry().hole('D').unwrap();
        position.play(rules, hole, &mut events).unwrap();
        events
    }

    #[test]
    fn the_summary_has_laps_and_captures_on_the_way() {
        let rules = rules("oware");
        let messages = Messages::new(Language::default());
        let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
        let (mover, events) = last_move(&rules, "Fb");
        assert_eq!(
            commentary.summary(mover, &events),
            "Kofi plays b (6 laps) and captures 4 seeds. Ama gets 8 seeds on the way."
        );
    }

    #[test]
    fn the_summary_mentions_a_void_capture() {
        let rules = rules("awale");
        let messages = Messages::new(Language::default());
        let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
        let spared: HoleSet = [Hole::new(6)].into_iter().collect();
        let words = commentary.comment(
            Side::South,
            GameEvent::CaptureRefused {
                hole: Hole::new(6),
                spared,
            },
        );
        assert_eq!(
            words.as_deref(),
            Some("The capture is void: it would leave Kofi without a seed.")
        );
    }
}

//! Comments: what is said while a move is played, event by event, or in one sentence.

mod preview;

use crate::rules::spec::GrandSlam;
use crate::rules::{GameEvent, Hole, HoleSet, RuleSet, Side};

use super::messages::{Argument, Messages};
use super::reason;

/// Says what happens in a game between two players.
#[derive(Clone, Copy, Debug)]
pub struct Commentary<'a> {
    messages: &'a Messages,
    rules: &'a RuleSet,
    players: [&'a str; 2],
}

impl<'a> Commentary<'a> {
    /// A commentary on a game by `rules`; `players` are South's and North's names
    /// (where they have none of their own, [`Messages::sides`]).
    #[must_use]
    pub const fn new(messages: &'a Messages, rules: &'a RuleSet, players: [&'a str; 2]) -> Self {
        Self {
            messages,
            rules,
            players,
        }
    }

    /// What to say about `event`, which is part of a move of `mover`; nothing
    /// about what needs no words, such as every single seed.
    #[must_use]
    pub fn comment(&self, mover: Side, event: GameEvent) -> Option<String> {
        match event {
            GameEvent::Sown { .. } | GameEvent::Relay { .. } => None,
            GameEvent::Lifted {
                hole,
                seeds,
                lap: 1,
            } => Some(self.say("comment-lifts", mover, hole, seeds, &[])),
            GameEvent::Lifted { hole, seeds, lap } => Some(self.say(
                "comment-sows-on",
                mover,
                hole,
                seeds,
                &[("lap", lap.into())],
            )),
            GameEvent::FlowCaptured { hole, seeds, side } => {
                let key = if side == mover {
                    "comment-captures-on-the-way"
                } else {
                    "comment-receives-on-the-way"
                };
                Some(self.say(key, side, hole, seeds, &[]))
            }
            GameEvent::CutOff { hole, laps } => Some(self.messages.format(
                "comment-cut-off",
                &[("hole", self.letter(hole).into()), ("laps", laps.into())],
            )),
            GameEvent::Captured { hole, seeds, side } => {
                Some(self.say("comment-captures", side, hole, seeds, &[]))
            }
            GameEvent::CaptureRefused { spared, .. } => self.refused_capture(mover, spared),
            GameEvent::Passed { side } => Some(
                self.messages
                    .format("comment-passes", &[("player", self.name(side).into())]),
            ),
            GameEvent::Ended { reason } => Some(reason::ended(self.messages, reason, self.players)),
            GameEvent::Penalty { side } => Some(self.messages.format(
                "comment-penalty",
                &[
                    ("player", self.name(side).into()),
                    ("opponent", self.name(side.opponent()).into()),
                ],
            )),
            GameEvent::RemainderTaken { hole, seeds, side } => {
                Some(self.say("comment-takes-remainder", side, hole, seeds, &[]))
            }
        }
    }

    /// A whole move of `mover` in a sentence: what was played and captured, who
    /// passed, why the game ended. Empty when `events` holds no move.
    #[must_use]
    pub fn summary(&self, mover: Side, events: &[GameEvent]) -> String {
        let mut tally = Tally::default();
        let mut sentences = Vec::new();
        for &event in events {
            tally.count(mover, event);
            if matches!(
                event,
                GameEvent::CutOff { .. }
                    | GameEvent::CaptureRefused { .. }
                    | GameEvent::Passed { .. }
                    | GameEvent::Penalty { .. }
                    | GameEvent::Ended { .. }
            ) {
                sentences.extend(self.comment(mover, event));
            }
        }
        let mut words = self.tally_words(mover, &tally);
        words.append(&mut sentences);
        words.join(" ")
    }

    fn tally_words(&self, mover: Side, tally: &Tally) -> Vec<String> {
        let mut words = Vec::new();
        if let Some(hole) = tally.hole {
            let played = [
                ("player", self.name(mover).into()),
                ("hole", self.letter(hole).into()),
                ("laps", tally.laps.into()),
                ("captured", tally.captured.into()),
            ];
            words.push(self.messages.format("comment-move", &played));
        }
        if tally.given > 0 {
            let given = [
                ("seeds", tally.given.into()),
                ("opponent", self.name(mover.opponent()).into()),
            ];
            words.push(self.messages.format("comment-move-opponent", &given));
        }
        words
    }

    fn refused_capture(&self, mover: Side, spared: HoleSet) -> Option<String> {
        let opponent = ("opponent", self.name(mover.opponent()).into());
        let cancelled = self.rules.capture().grand_slam == GrandSlam::Cancelled;
        if cancelled {
            return Some(self.messages.format("comment-capture-void", &[opponent]));
        }
        let holes: Vec<String> = spared
            .iter()
            .map(|hole| self.letter(hole).to_string())
            .collect();
        // A spared hole may face an empty one, and have had nothing to yield.
        (!holes.is_empty()).then(|| {
            let arguments = [
                opponent,
                ("holes", self.messages.all_of(&holes).into()),
                ("count", holes.len().into()),
            ];
            self.messages.format("comment-hole-spared", &arguments)
        })
    }

    fn say(
        &self,
        key: &str,
        side: Side,
        hole: Hole,
        seeds: u16,
        more: &[(&str, Argument<'_>)],
    ) -> String {
        let mut arguments = vec![
            ("player", self.name(side).into()),
            ("hole", self.letter(hole).into()),
            ("seeds", seeds.into()),
        ];
        arguments.extend_from_slice(more);
        self.messages.format(key, &arguments)
    }

    const fn name(&self, side: Side) -> &'a str {
        self.players[side.index()]
    }

    fn letter(&self, hole: Hole) -> char {
        self.rules.geometry().letter(hole)
    }
}

/// What a move came to.
#[derive(Default)]
struct Tally {
    hole: Option<Hole>,
    laps: u16,
    captured: u16,
    given: u16,
}

impl Tally {
    fn count(&mut self, mover: Side, event: GameEvent) {
        match event {
            GameEvent::Lifted { hole, lap, .. } => {
                self.hole.get_or_insert(hole);
                self.laps = lap;
            }
            GameEvent::FlowCaptured { seeds, side, .. }
            | GameEvent::Captured { seeds, side, .. } => {
                if side == mover {
                    self.captured += seeds;
                } else {
                    self.given += seeds;
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
    use crate::rules::{Position, library};
    use crate::text::Language;

    fn rules(name: &str) -> std::sync::Arc<RuleSet> {
        library::load(name).unwrap().unwrap()
    }

    /// Plays the moves of `letters` and returns the last one's mover and events.
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
    fn every_action_of_a_game_is_said_in_every_language() {
        for language in Language::all() {
            let messages = Messages::new(language);
            for name in library::names() {
                let rules = rules(name);
                let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
                let mut position = Position::start(&rules, Side::South, &mut ());
                for ply in 0..200 {
                    let moves: Vec<Hole> = position.legal_moves(&rules).iter().collect();
                    if moves.is_empty() {
                        break;
                    }
                    let (mover, mut events) = (position.to_move(), Vec::new());
                    position
                        .play(&rules, moves[ply * 7 % moves.len()], &mut events)
                        .unwrap();
                    let mut said: Vec<String> = events
                        .iter()
                        .filter_map(|&event| commentary.comment(mover, event))
                        .collect();
                    said.push(commentary.summary(mover, &events));
                    for words in said {
                        assert!(words.ends_with('.'), "{name}: {words}");
                        assert!(
                            !["{", "  ", " .", "comment-"]
                                .iter()
                                .any(|bad| words.contains(bad)),
                            "{name}: {words}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_move_is_told_with_its_laps_and_captures_on_the_way() {
        let rules = rules("oware");
        let messages = Messages::new(Language::default());
        let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
        let (mover, events) = last_move(&rules, "Fb");
        assert_eq!(
            commentary.summary(mover, &events),
            "Kofi plays b (6 laps) and captures 4 seeds. 8 seeds go to Ama on the way."
        );
    }

    #[test]
    fn a_void_capture_is_said_to_be_void() {
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

//! Comments: what is said while a move is played, event by event, or in one sentence.

use crate::rules::spec::GrandSlam;
use crate::rules::{Event, Hole, HoleSet, RuleSet, Side};

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
    pub fn comment(&self, mover: Side, event: Event) -> Option<String> {
        match event {
            Event::Sown { .. } | Event::Relay { .. } => None,
            Event::Lifted {
                hole,
                seeds,
                lap: 1,
            } => Some(self.say("comment-lifts", mover, hole, seeds, &[])),
            Event::Lifted { hole, seeds, lap } => Some(self.say(
                "comment-sows-on",
                mover,
                hole,
                seeds,
                &[("lap", lap.into())],
            )),
            Event::FlowCaptured { hole, seeds, side } => {
                let key = if side == mover {
                    "comment-captures-on-the-way"
                } else {
                    "comment-receives-on-the-way"
                };
                Some(self.say(key, side, hole, seeds, &[]))
            }
            Event::CutOff { hole, laps } => Some(self.messages.format(
                "comment-cut-off",
                &[("hole", self.letter(hole).into()), ("laps", laps.into())],
            )),
            Event::Captured { hole, seeds, side } => {
                Some(self.say("comment-captures", side, hole, seeds, &[]))
            }
            Event::CaptureRefused { spared, .. } => self.refused_capture(mover, spared),
            Event::Passed { side } => Some(
                self.messages
                    .format("comment-passes", &[("player", self.name(side).into())]),
            ),
            Event::Ended { reason } => Some(reason::ended(self.messages, reason, self.players)),
            Event::Penalty { side } => Some(self.messages.format(
                "comment-penalty",
                &[
                    ("player", self.name(side).into()),
                    ("opponent", self.name(side.opponent()).into()),
                ],
            )),
            Event::RemainderTaken { hole, seeds, side } => {
                Some(self.say("comment-takes-remainder", side, hole, seeds, &[]))
            }
        }
    }

    /// A whole move of `mover` in a sentence: what was played and captured, who
    /// passed, why the game ended. Empty when `events` holds no move.
    #[must_use]
    pub fn summary(&self, mover: Side, events: &[Event]) -> String {
        let mut tally = Tally::default();
        let mut sentences = Vec::new();
        for &event in events {
            tally.count(mover, event);
            if matches!(
                event,
                Event::CutOff { .. }
                    | Event::CaptureRefused { .. }
                    | Event::Passed { .. }
                    | Event::Penalty { .. }
                    | Event::Ended { .. }
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
    fn count(&mut self, mover: Side, event: Event) {
        match event {
            Event::Lifted { hole, lap, .. } => {
                self.hole.get_or_insert(hole);
                self.laps = lap;
            }
            Event::FlowCaptured { seeds, side, .. } | Event::Captured { seeds, side, .. } => {
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

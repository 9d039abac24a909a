//! Describes the comparison of a move with another one.

use super::advice::AdviceWords;
use super::messages::Argument;
use crate::teacher::comparison::{Comparison, Continuation, Effect};

impl AdviceWords<'_> {
    /// Describes the quality of the chosen move, and its continuation.
    #[must_use]
    pub fn compared(&self, comparison: &Comparison) -> String {
        let Some(&mv) = comparison.chosen.line.first() else {
            return String::new();
        };
        let verdict = self.verdict(mv, comparison.loss, comparison.certainty);
        format!("{verdict} {}", self.continuation(&comparison.chosen))
    }

    /// Describes the consequence of a continuation's first move.
    #[must_use]
    pub fn continuation(&self, continuation: &Continuation) -> String {
        let Some(&mv) = continuation.line.first() else {
            return String::new();
        };
        let consequence = match &continuation.turning_point {
            Some(turning_point) => self.effect(&turning_point.effect, turning_point.plies_before),
            None => {
                let begins_alike = if continuation.begins_alike {
                    "yes"
                } else {
                    "no"
                };
                let plies = continuation.line.len() - 1;
                let words = self
                    .messages
                    .number(i64::try_from(plies).unwrap_or(i64::MAX));
                let arguments = [
                    ("alike", begins_alike.into()),
                    ("plies", plies.into()),
                    ("in-words", words.into()),
                ];
                self.format("review-compare-quiet", &arguments)
            }
        };
        let arguments = [("move", self.move_name(mv)), ("what", consequence.into())];
        self.format("review-compare", &arguments)
    }

    fn effect(&self, effect: &Effect, plies_before: usize) -> String {
        let words = self
            .messages
            .number(i64::try_from(plies_before).unwrap_or(i64::MAX));
        let delay = [("later", plies_before.into()), ("in-words", words.into())];
        let timing = self.format("review-compare-when", &delay);
        let mut arguments: Vec<(&str, Argument<'_>)> = vec![("when", timing.into())];
        let role = match effect {
            Effect::Captures { side, .. }
            | Effect::MakesSpecial { side, .. }
            | Effect::MovesAgain(side)
            | Effect::Passes(side) => Some(("who", *side)),
            Effect::EndsRound | Effect::Ends(_) => None,
        };
        if let Some(role) = role {
            arguments.extend(self.players.arguments(&[role]));
        }
        let key = match effect {
            Effect::Captures { seeds, holes, .. } => {
                let holes = self.messages.places(self.geometry, holes.iter().copied());
                arguments.extend([("seeds", self.seeds(*seeds)), ("holes", holes.into())]);
                "review-compare-takes"
            }
            Effect::MovesAgain(_) => "review-compare-again",
            Effect::MakesSpecial { hole, .. } => {
                let place = self.messages.place(self.geometry, *hole);
                arguments.push(("hole", place.into()));
                "review-compare-special"
            }
            Effect::Passes(_) => "review-compare-passes",
            Effect::EndsRound => "review-compare-round",
            Effect::Ends(stores) => {
                let [mine, theirs] = [self.mover, self.mover.opponent()];
                arguments.extend([
                    ("mine", stores[mine.index()].into()),
                    ("theirs", stores[theirs.index()].into()),
                ]);
                "review-compare-ends"
            }
        };
        self.format(key, &arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teacher::comparison::TurningPoint;
    use crate::text::reader::Players;
    use crate::text::{Language, Messages};
    use awale_rules::{Geometry, Hole, Move, Side};

    const NAMES: [&str; 2] = ["Ama", "Kofi"];

    fn effects(side: Side) -> [Effect; 5] {
        let holes = vec![Hole::new(3), Hole::new(4)];
        [
            Effect::Captures {
                side,
                seeds: 5,
                holes,
            },
            Effect::MovesAgain(side),
            Effect::MakesSpecial {
                hole: Hole::new(8),
                side,
            },
            Effect::Passes(side),
            Effect::Ends([27, 21]),
        ]
    }

    fn continuation_of_c(effect: Effect, plies_before: usize) -> Continuation {
        Continuation {
            line: vec![Move::from(Hole::new(2)); plies_before + 1],
            begins_alike: false,
            turning_point: Some(TurningPoint {
                plies_before,
                effect,
            }),
        }
    }

    fn assert_addressed(messages: &Messages, reader: Option<Side>, side: Side) {
        let players = Players {
            names: NAMES,
            reader,
        };
        let words = AdviceWords {
            messages,
            geometry: Geometry::new(6),
            players,
            mover: Side::South,
        };
        for plies_before in 0..3 {
            for effect in effects(side) {
                let is_end = matches!(effect, Effect::Ends(_));
                let sentence = words.continuation(&continuation_of_c(effect, plies_before));
                for part in ["{", "$", "review-"] {
                    assert!(!sentence.contains(part), "{sentence}");
                }
                for other in Side::BOTH {
                    let is_named = sentence.contains(NAMES[other.index()]);
                    let is_involved = is_end || other == side;
                    assert_eq!(is_named, is_involved && reader != Some(other), "{sentence}");
                }
            }
        }
    }

    #[test]
    fn readers_are_addressed_and_others_named_in_every_language() {
        for language in Language::all() {
            let messages = Messages::new(language);
            for reader in [None, Some(Side::South), Some(Side::North)] {
                for side in Side::BOTH {
                    assert_addressed(&messages, reader, side);
                }
            }
        }
    }
}

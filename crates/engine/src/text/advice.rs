//! Describes threats, the outlook of moves, and mistakes under review.

use crate::lessons::{Fault, Refutation};
use crate::teacher::advice::{Outlook, Threat};
use crate::teacher::report::{Certainty, PlyReport, SEED};
use awale_rules::{Geometry, Move, Side, move_number};

use super::hint::seeds_in_halves;
use super::messages::{Argument, Messages};
use super::reader::Players;
use super::teacher::ReportWords;

/// Describes positions in which `mover` is to play.
#[derive(Clone, Copy, Debug)]
pub struct AdviceWords<'a> {
    /// The messages.
    pub messages: &'a Messages,
    /// The board.
    pub geometry: Geometry,
    /// The players.
    pub players: Players<'a>,
    /// The player to move.
    pub mover: Side,
}

impl AdviceWords<'_> {
    pub(super) fn move_name(&self, mv: Move) -> Argument<'static> {
        self.geometry.name_of(mv).into()
    }

    pub(super) fn seeds(&self, seeds: u16) -> Argument<'static> {
        self.messages.seeds(seeds).into()
    }

    fn certainty(&self, certainty: Certainty) -> Argument<'static> {
        let words = ReportWords {
            messages: self.messages,
            geometry: self.geometry,
        };
        words.certainty(certainty).into()
    }

    /// Formats a message about the players.
    pub(super) fn format(&self, key: &str, extra: &[(&str, Argument<'_>)]) -> String {
        let roles = [("player", self.mover), ("opponent", self.mover.opponent())];
        let mut arguments: Vec<(&str, Argument<'_>)> = self.players.arguments(&roles);
        arguments.extend(extra.iter().cloned());
        self.messages.format(key, &arguments)
    }

    /// Returns the title of a threat.
    #[must_use]
    pub fn threat_title(&self) -> String {
        self.format("review-threat-title", &[])
    }

    /// Describes the opponent's threat, or says that there is none.
    #[must_use]
    pub fn threat(&self, threat: Option<&Threat>) -> String {
        let Some((threat, &first)) = threat.and_then(|threat| Some((threat, threat.line.first()?)))
        else {
            return self.format("review-no-threat", &[]);
        };
        let key = if threat.seeds == 0 {
            "review-threat-quiet"
        } else {
            "review-threat"
        };
        let arguments = [
            ("move", self.move_name(first)),
            ("seeds", self.seeds(threat.seeds)),
            ("certainty", self.certainty(threat.certainty)),
        ];
        self.format(key, &arguments)
    }

    /// Returns the title of the outlook of a move.
    #[must_use]
    pub fn outlook_title(&self, mv: Move) -> String {
        self.format("review-outlook-title", &[("move", self.move_name(mv))])
    }

    /// Describes the outlook of a move, and its refutation if one is known.
    #[must_use]
    pub fn outlook(&self, outlook: &Outlook, refutation: Option<&Refutation>) -> String {
        let Some(&mv) = outlook.line.first() else {
            return String::new();
        };
        let verdict = self.verdict(mv, outlook.loss, outlook.certainty);
        let consequence = match (refutation, outlook.line.get(1)) {
            (Some(refutation), _) => Some(self.refuted(refutation)),
            (None, Some(&answer)) => Some(self.answered(answer)),
            (None, None) => None,
        };
        [Some(verdict), consequence]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Describes how much a move loses; `loss` is in hundredths of a seed.
    pub(super) fn verdict(&self, mv: Move, loss: i32, certainty: Certainty) -> String {
        let mut arguments = vec![
            ("move", self.move_name(mv)),
            ("certainty", self.certainty(certainty)),
        ];
        let key = match to_halves(loss) {
            0 => "review-outlook-best",
            halves => {
                arguments.push(("seeds", seeds_in_halves(halves as f32)));
                "review-outlook-loses"
            }
        };
        self.format(key, &arguments)
    }

    /// Names the reply to a move.
    #[must_use]
    pub fn answered(&self, reply: Move) -> String {
        self.format(
            "review-outlook-answer",
            &[("answer", self.move_name(reply))],
        )
    }

    /// Describes a refutation.
    #[must_use]
    pub fn refuted(&self, refutation: &Refutation) -> String {
        let reply = |mv| ("reply", self.move_name(mv));
        match refutation.fault {
            Fault::Ends(outcome) => {
                let loft_of = |side: Side| Argument::from(outcome.lofts[side.index()]);
                let lofts = [
                    ("mine", loft_of(self.mover)),
                    ("theirs", loft_of(self.mover.opponent())),
                ];
                self.format("review-wrong-ends", &lofts)
            }
            Fault::Loses { reply: hole, seeds } => self.format(
                "review-wrong-loses",
                &[reply(hole), ("seeds", self.seeds(seeds))],
            ),
            Fault::Misses { seeds: 0, possible } => self.format(
                "lesson-wrong-misses-all",
                &[("possible", self.seeds(possible))],
            ),
            Fault::Misses { seeds, possible } => self.format(
                "lesson-wrong-misses",
                &[
                    ("seeds", self.seeds(seeds)),
                    ("possible", self.seeds(possible)),
                ],
            ),
            Fault::Spoils {
                reply: hole,
                seeds: 0,
                possible,
            } => self.format(
                "review-wrong-spoils-all",
                &[reply(hole), ("possible", self.seeds(possible))],
            ),
            Fault::Spoils {
                reply: hole,
                seeds,
                possible,
            } => self.format(
                "review-wrong-spoils",
                &[
                    reply(hole),
                    ("seeds", self.seeds(seeds)),
                    ("possible", self.seeds(possible)),
                ],
            ),
            Fault::Costs { reply: hole, seeds } => self.format(
                "review-wrong-costs",
                &[reply(hole), ("seeds", self.seeds(seeds))],
            ),
        }
    }

    /// Names the move under review: "Move 12: Ama played D."
    #[must_use]
    pub fn played(&self, report: &PlyReport) -> String {
        let arguments = [
            ("number", move_number(report.ply).into()),
            ("move", self.move_name(report.played)),
        ];
        self.format("review-find-played", &arguments)
    }

    /// Says what the move lost, and asks for a better one.
    #[must_use]
    pub fn find(&self, report: &PlyReport) -> String {
        let arguments = [
            ("class", report.class.key().into()),
            (
                "seeds",
                seeds_in_halves(to_halves(report.loss()).max(1) as f32),
            ),
            ("certainty", self.certainty(report.certainty)),
        ];
        self.format("review-find", &arguments)
    }

    /// Returns the response to a good enough move.
    #[must_use]
    pub fn right(&self, report: &PlyReport, mv: Move) -> String {
        let is_best = report.best_line.first() == Some(&mv)
            || report.loss_of(mv).is_some_and(|loss| to_halves(loss) == 0);
        let key = if is_best {
            "review-find-best"
        } else {
            "review-find-good"
        };
        self.format_move(key, report, mv)
    }

    /// Returns the response to a request to show the best move.
    #[must_use]
    pub fn shown(&self, report: &PlyReport) -> String {
        let best = report.best_line.first().copied().unwrap_or(report.played);
        self.format_move("review-find-shown", report, best)
    }

    /// Returns the response to a move that isn't good enough.
    #[must_use]
    pub fn wrong(&self, report: &PlyReport, mv: Move) -> String {
        if mv == report.played {
            return self.format_move("review-find-same", report, mv);
        }
        let Some(loss) = report.loss_of(mv) else {
            return self.format_move("review-find-worse", report, mv);
        };
        let key = if loss < report.loss() {
            "review-find-better"
        } else {
            "review-find-loses"
        };
        let arguments = [
            ("move", self.move_name(mv)),
            ("seeds", seeds_in_halves(to_halves(loss).max(1) as f32)),
            ("certainty", self.certainty(report.certainty)),
        ];
        self.format(key, &arguments)
    }

    fn format_move(&self, key: &str, report: &PlyReport, mv: Move) -> String {
        let arguments = [
            ("move", self.move_name(mv)),
            ("certainty", self.certainty(report.certainty)),
        ];
        self.format(key, &arguments)
    }

    /// Writes a continuation as letters.
    #[must_use]
    pub fn line(&self, line: &[Move]) -> String {
        let letters: Vec<String> = line
            .iter()
            .map(|&mv| self.geometry.name_of(mv).to_string())
            .collect();
        self.format("review-find-line", &[("line", letters.join(" ").into())])
    }

    /// Writes a move with its number and its annotation symbol: "6. b?".
    #[must_use]
    pub fn annotated(&self, report: &PlyReport) -> String {
        format!("{}{}", self.numbered(report), report.class.mark())
    }

    /// Writes a move with its number but no annotation symbol, for screen readers, which get the
    /// name of its class instead.
    #[must_use]
    pub fn numbered(&self, report: &PlyReport) -> String {
        let move_name = self.geometry.name_of(report.played);
        format!("{}. {move_name}", move_number(report.ply))
    }
}

/// Converts a loss to half seeds, rounded: less than a quarter of a seed is 0.
fn to_halves(loss: i32) -> u16 {
    let halves = f64::from(loss.max(0)) / f64::from(SEED) * 2.0;
    halves.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teacher::report::Class;
    use crate::text::Language;
    use awale_rules::Hole;
    use awale_rules::{EndReason, Outcome};

    fn report() -> PlyReport {
        PlyReport {
            ply: 11,
            mover: Side::North,
            played: Move::from(Hole::new(7)),
            is_forced: false,
            best: 250,
            value: 0,
            certainty: Certainty::Estimated { plies: 12 },
            best_line: vec![Move::from(Hole::new(8)), Move::from(Hole::new(1))],
            expected: Vec::new(),
            class: Class::Mistake,
            losses: vec![
                (Move::from(Hole::new(7)), 250),
                (Move::from(Hole::new(8)), 0),
                (Move::from(Hole::new(9)), 90),
                (Move::from(Hole::new(10)), 400),
            ],
        }
    }

    fn faults() -> Vec<Fault> {
        let reply = Move::from(Hole::new(3));
        let spoils = |seeds| Fault::Spoils {
            reply,
            seeds,
            possible: 4,
        };
        let misses = |seeds| Fault::Misses { seeds, possible: 5 };
        vec![
            Fault::Ends(Outcome::of([20, 28], EndReason::Agreed)),
            Fault::Loses { reply, seeds: 2 },
            misses(0),
            misses(2),
            spoils(0),
            spoils(1),
            Fault::Costs { reply, seeds: 2 },
        ]
    }

    fn words_for_north(messages: &Messages) -> AdviceWords<'_> {
        AdviceWords {
            messages,
            geometry: Geometry::new(6),
            players: Players {
                names: ["Ama", "Kofi"],
                reader: None,
            },
            mover: Side::North,
        }
    }

    #[test]
    fn advice_has_text_in_every_language() {
        for language in Language::all() {
            let messages = Messages::new(language);
            for reader in [None, Some(Side::South), Some(Side::North)] {
                let mut words = words_for_north(&messages);
                words.players.reader = reader;
                let report = report();
                let mut sentences = vec![
                    words.threat_title(),
                    words.threat(None),
                    words.outlook_title(Move::from(Hole::new(7))),
                    words.played(&report),
                    words.find(&report),
                    words.right(&report, Move::from(Hole::new(8))),
                    words.right(&report, Move::from(Hole::new(9))),
                    words.shown(&report),
                    words.line(&report.best_line),
                ];
                sentences.extend(
                    [7, 9, 10, 11].map(|hole| words.wrong(&report, Move::from(Hole::new(hole)))),
                );
                for seeds in [0, 3] {
                    for certainty in [Certainty::Proved, Certainty::Estimated { plies: 1 }] {
                        let threat = Threat {
                            line: vec![Move::from(Hole::new(2))],
                            seeds,
                            certainty,
                        };
                        sentences.push(words.threat(Some(&threat)));
                    }
                }
                for loss in [0, 50, 300] {
                    let outlook = Outlook {
                        line: vec![Move::from(Hole::new(7)), Move::from(Hole::new(2))],
                        value: 0,
                        loss,
                        certainty: Certainty::Proved,
                    };
                    sentences.push(words.outlook(&outlook, None));
                    sentences.extend(faults().into_iter().map(|fault| {
                        let moves = vec![Move::from(Hole::new(7))];
                        words.outlook(&outlook, Some(&Refutation { moves, fault }))
                    }));
                }
                for sentence in sentences {
                    assert!(!sentence.is_empty(), "{language:?}");
                    let name = reader.map(|reader| words.players.names[reader.index()]);
                    let parts = ["{", "$", "review-", "teacher-", "lesson-"];
                    for part in parts.into_iter().chain(name) {
                        assert!(!sentence.contains(part), "{language:?}: {sentence}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_response_to_a_wrong_move_does_not_name_the_best_one() {
        let messages = Messages::new(Language::default());
        let words = words_for_north(&messages);
        let report = report();
        assert_eq!(
            words.find(&report),
            "Mistake: this move costs 2½ seeds (estimated by looking 12 moves ahead). Find a better move."
        );
        assert_eq!(
            words.wrong(&report, Move::from(Hole::new(9))),
            "d is better than the move played, but still costs 1 seed (estimated by looking 12 moves ahead)."
        );
        assert_eq!(
            words.wrong(&report, Move::from(Hole::new(10))),
            "e costs 4 seeds (estimated by looking 12 moves ahead)."
        );
        assert_eq!(
            words.right(&report, Move::from(Hole::new(8))),
            "c is the best move (estimated by looking 12 moves ahead)."
        );
        assert_eq!(words.annotated(&report), "6. b?");
    }
}

//! Describes the teacher's reports on games, puzzles and ratings.

use crate::ai::Level;
use crate::teacher::puzzles::Theme;
use crate::teacher::report::{
    Cause, Certainty, Class, GameReport, PlyReport, RecurringCause, SEED,
};
use awale_rules::{Game, Geometry, Side, move_number};

use super::hint::seeds_in_halves;
use super::messages::{Argument, Messages};
use super::reader::Players;

/// The maximum number of a player's habits to describe.
const MAX_HABITS: usize = 3;
/// The maximum number of moves to list for a habit; more are only counted.
const MAX_LISTED_MOVES: usize = 3;

/// Describes the plies of a report.
#[derive(Clone, Copy, Debug)]
pub struct ReportWords<'a> {
    /// The messages.
    pub messages: &'a Messages,
    /// The board.
    pub geometry: Geometry,
}

impl ReportWords<'_> {
    /// Describes how certain a value is.
    #[must_use]
    pub fn certainty(&self, certainty: Certainty) -> String {
        match certainty {
            Certainty::Proved => self.messages.get("teacher-proved"),
            Certainty::Solved => self.messages.get("teacher-solved"),
            Certainty::Book => self.messages.get("ui-evaluation-book"),
            Certainty::Estimated { plies } => self
                .messages
                .format("teacher-estimated", &[("plies", plies.into())]),
        }
    }

    /// Returns the name of a class.
    #[must_use]
    pub fn class(&self, class: Class) -> String {
        self.messages
            .format("teacher-class", &[("class", class.key().into())])
    }

    /// Describes a ply in a sentence, such as "Mistake: C was better by 2 seeds (proved)."
    #[must_use]
    pub fn ply(&self, report: &PlyReport) -> String {
        let mut arguments = vec![
            ("class", Argument::from(report.class.key())),
            ("certainty", self.certainty(report.certainty).into()),
        ];
        let best = report
            .best_line
            .first()
            .filter(|&&best| best != report.played);
        let halves = f64::from(report.loss()) / f64::from(SEED) * 2.0;
        let Some(&best) = best.filter(|_| halves.round() >= 1.0) else {
            return self.messages.format("teacher-ply", &arguments);
        };
        arguments.push(("best", self.geometry.name_of(best).into()));
        arguments.push(("seeds", seeds_in_halves(halves.round() as f32)));
        let key = match report.certainty {
            Certainty::Proved => "teacher-ply-better",
            Certainty::Solved | Certainty::Book | Certainty::Estimated { .. } => {
                "teacher-ply-better-about"
            }
        };
        self.messages.format(key, &arguments)
    }

    /// Describes the accuracy and the mistakes of the players, in a sentence for each who had a
    /// choice.
    #[must_use]
    pub fn accuracy(&self, report: &GameReport, players: [&str; 2]) -> Vec<String> {
        let sentence = |side: Side| {
            let percent = report.accuracy[side.index()]?.round() as i64;
            let count = |class| Argument::from(report.count(side, class));
            let arguments = [
                ("player", players[side.index()].into()),
                ("percent", Argument::Number(percent)),
                ("inaccuracies", count(Class::Inaccuracy)),
                ("mistakes", count(Class::Mistake)),
                ("blunders", count(Class::Blunder)),
            ];
            Some(self.messages.format("teacher-accuracy", &arguments))
        };
        Side::BOTH.into_iter().filter_map(sentence).collect()
    }

    /// Describes the most common causes of the inaccuracies, mistakes and blunders of `side` in
    /// `game`: at most three sentences, such as "Ama left seeds in danger twice: moves 7 and 15."
    #[must_use]
    pub fn habits(
        &self,
        report: &GameReport,
        game: &Game,
        players: Players<'_>,
        side: Side,
    ) -> Vec<String> {
        let habits = report.habits(game, side);
        habits
            .iter()
            .take(MAX_HABITS)
            .map(|habit| self.habit(habit, players, side))
            .collect()
    }

    fn habit(&self, habit: &RecurringCause, players: Players<'_>, side: Side) -> String {
        let key = match habit.cause {
            Cause::EndsGame => "teacher-habit-ends-game",
            Cause::LeavesSeeds => "teacher-habit-leaves-seeds",
            Cause::MissesCapture => "teacher-habit-misses-capture",
            Cause::MissesExtraMove => "teacher-habit-misses-move",
            Cause::GivesExtraMove => "teacher-habit-gives-move",
        };
        let count = habit.plies.len();
        let mut numbers: Vec<usize> = habit.plies.iter().map(|&ply| move_number(ply)).collect();
        // The moves of one turn can share a number.
        numbers.dedup();
        if count > MAX_LISTED_MOVES {
            numbers.clear();
        }
        let moves: Vec<String> = numbers.iter().map(usize::to_string).collect();
        let times = u16::try_from(count).unwrap_or(u16::MAX);
        let mut arguments = players.arguments(&[("player", side)]);
        arguments.extend([
            ("count", count.into()),
            ("times", self.messages.seed_number(times).into()),
            ("listed", numbers.len().into()),
            ("moves", self.messages.all_of(&moves).into()),
        ]);
        self.messages.format(key, &arguments)
    }
}

/// Returns the title of a theme.
#[must_use]
pub fn theme(messages: &Messages, theme: Theme) -> String {
    messages.get(match theme {
        Theme::LastMove => "teacher-theme-last-move",
        Theme::InnerRow => "teacher-theme-inner-row",
        Theme::Takasia => "teacher-theme-takasia",
        Theme::Nyumba => "teacher-theme-nyumba",
        Theme::Across => "teacher-theme-across",
        Theme::Special => "teacher-theme-special",
        Theme::Shutting => "teacher-theme-shutting",
        Theme::Starving => "teacher-theme-starving",
        Theme::ForcedFeeding => "teacher-theme-forced-feeding",
        Theme::Kroo => "teacher-theme-kroo",
        Theme::Dam => "teacher-theme-dam",
        Theme::Sacrifice => "teacher-theme-sacrifice",
        Theme::LastTurn => "teacher-theme-last-turn",
        Theme::LongTurn => "teacher-theme-long-turn",
        Theme::DoubleCapture => "teacher-theme-double-capture",
        Theme::Defence => "teacher-theme-defence",
        Theme::LongRelay => "teacher-theme-long-relay",
        Theme::Chain => "teacher-theme-chain",
        Theme::Gap => "teacher-theme-gap",
        Theme::OppositeHole => "teacher-theme-opposite-hole",
        Theme::Again => "teacher-theme-again",
        Theme::Tempo => "teacher-theme-tempo",
        Theme::Saving => "teacher-theme-saving",
    })
}

/// Returns the hint for a theme.
#[must_use]
pub fn theme_hint(messages: &Messages, theme: Theme) -> String {
    messages.get(match theme {
        Theme::LastMove => "teacher-hint-last-move",
        Theme::InnerRow => "teacher-hint-inner-row",
        Theme::Takasia => "teacher-hint-takasia",
        Theme::Nyumba => "teacher-hint-nyumba",
        Theme::Across => "teacher-hint-across",
        Theme::Special => "teacher-hint-special",
        Theme::Shutting => "teacher-hint-shutting",
        Theme::Starving => "teacher-hint-starving",
        Theme::ForcedFeeding => "teacher-hint-forced-feeding",
        Theme::Kroo => "teacher-hint-kroo",
        Theme::Dam => "teacher-hint-dam",
        Theme::Sacrifice => "teacher-hint-sacrifice",
        Theme::LastTurn => "teacher-hint-last-turn",
        Theme::LongTurn => "teacher-hint-long-turn",
        Theme::DoubleCapture => "teacher-hint-double-capture",
        Theme::Defence => "teacher-hint-defence",
        Theme::LongRelay => "teacher-hint-long-relay",
        Theme::Chain => "teacher-hint-chain",
        Theme::Gap => "teacher-hint-gap",
        Theme::OppositeHole => "teacher-hint-opposite-hole",
        Theme::Again => "teacher-hint-again",
        Theme::Tempo => "teacher-hint-tempo",
        Theme::Saving => "teacher-hint-saving",
    })
}

/// Describes a player's rating by the levels around it: "between Amateur and Club".
#[must_use]
pub fn standing(messages: &Messages, between: (Option<Level>, Option<Level>)) -> String {
    let name = |level: Level| Argument::from(messages.get(&format!("ui-level-{}", level.key())));
    match between {
        (Some(below), Some(above)) => messages.format(
            "teacher-between",
            &[("below", name(below)), ("above", name(above))],
        ),
        (None, Some(above)) => messages.format("teacher-below", &[("above", name(above))]),
        (Some(below), None) => messages.format("teacher-at-least", &[("below", name(below))]),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use awale_rules::Hole;
    use awale_rules::Move;

    #[test]
    fn plies_accuracy_puzzles_and_standings_are_worded_in_every_language() {
        let geometry = Geometry::new(6);
        for language in Language::all() {
            let messages = Messages::new(language);
            let words = ReportWords {
                messages: &messages,
                geometry,
            };
            let mut sentences = Vec::new();
            for class in Class::ALL {
                for certainty in [
                    Certainty::Proved,
                    Certainty::Solved,
                    Certainty::Book,
                    Certainty::Estimated { plies: 12 },
                ] {
                    let mut ply = PlyReport {
                        ply: 3,
                        mover: Side::North,
                        played: Move::from(Hole::new(7)),
                        is_forced: false,
                        best: 250,
                        value: 0,
                        certainty,
                        best_line: vec![Move::from(Hole::new(8))],
                        expected: Vec::new(),
                        class,
                        losses: Vec::new(),
                    };
                    sentences.push(words.ply(&ply));
                    ply.value = ply.best;
                    sentences.push(words.ply(&ply));
                }
            }
            let report = GameReport {
                plies: Vec::new(),
                accuracy: [Some(91.4), None],
                turning_points: Vec::new(),
            };
            let accuracy = words.accuracy(&report, ["Ama", "Kofi"]);
            assert_eq!(accuracy.len(), 1);
            assert!(accuracy[0].contains("91"));
            sentences.extend(accuracy);
            for cause in Cause::ALL {
                for reader in [None, Some(Side::South)] {
                    let players = Players {
                        names: ["Ama", "Kofi"],
                        reader,
                    };
                    for count in [1, 2, 3, 4, 30] {
                        let habit = RecurringCause {
                            cause,
                            plies: (0..count).map(|number| 2 * number + 4).collect(),
                            loss: 300,
                        };
                        let sentence = words.habit(&habit, players, Side::South);
                        assert_eq!(sentence.contains("Ama"), reader.is_none(), "{sentence}");
                        assert!(sentence.ends_with('.') && !sentence.contains(" ."));
                        // At most three moves are listed.
                        let numbers = ["3", "4", "5"].map(|number| sentence.contains(number));
                        let listed = [0, 1, 2].map(|index| count < 4 && index < count);
                        assert!(count > 20 || numbers == listed, "{sentence}");
                        sentences.push(sentence);
                    }
                }
            }
            for puzzle_theme in Theme::ALL {
                sentences.push(theme(&messages, puzzle_theme));
                sentences.push(theme_hint(&messages, puzzle_theme));
            }
            for between in [
                (None, Some(Level::Initiation)),
                (Some(Level::Amateur), Some(Level::Club)),
                (Some(Level::GrandMaster), None),
            ] {
                sentences.push(standing(&messages, between));
            }
            for sentence in sentences {
                assert!(
                    !sentence.is_empty() && !sentence.contains(['{', '$']),
                    "{language:?}: {sentence}"
                );
                assert!(
                    !sentence.contains("teacher-") && !sentence.contains("ui-"),
                    "{language:?}: {sentence}"
                );
            }
        }
    }

    #[test]
    fn a_habit_lists_its_moves() {
        let sentence = |language: &str, cause, plies: &[usize], reader| {
            let messages = Messages::new(Language::from_code(language).unwrap_or_default());
            let words = ReportWords {
                messages: &messages,
                geometry: Geometry::new(6),
            };
            let habit = RecurringCause {
                cause,
                plies: plies.to_vec(),
                loss: 0,
            };
            let players = Players {
                names: ["Ama", "Kofi"],
                reader,
            };
            words.habit(&habit, players, Side::South)
        };
        let you = Some(Side::South);
        assert_eq!(
            sentence("en", Cause::LeavesSeeds, &[12, 28], you),
            "You left seeds in danger twice: moves 7 and 15."
        );
        assert_eq!(
            sentence("en", Cause::MissesCapture, &[0], None),
            "Ama missed a capture once: move 1."
        );
        assert_eq!(
            sentence("en", Cause::GivesExtraMove, &[0, 4, 8, 12], you),
            "You gave your opponent an extra move four times."
        );
        // Two moves of one turn have the same number.
        assert_eq!(
            sentence("en", Cause::GivesExtraMove, &[4, 5], you),
            "You gave your opponent an extra move twice: move 3."
        );
        assert_eq!(
            sentence("fr", Cause::MissesCapture, &[12, 28], you),
            "Vous avez manqué deux fois une prise, aux coups 7 et 15."
        );
        assert_eq!(
            sentence("de", Cause::GivesExtraMove, &[0, 4, 8, 12], None),
            "Ama hat dem Gegner viermal einen zusätzlichen Zug geschenkt."
        );
        assert_eq!(
            sentence("es", Cause::LeavesSeeds, &[12], you),
            "Dejaste semillas en peligro una vez: jugada 7."
        );
        assert_eq!(
            sentence("pt", Cause::LeavesSeeds, &[12, 28], you),
            "Deixou sementes em perigo duas vezes: jogadas 7 e 15."
        );
        assert_eq!(
            sentence("sw", Cause::LeavesSeeds, &[12, 28], you),
            "Uliacha mbegu hatarini mara mbili: hatua za 7 na 15."
        );
    }

    #[test]
    fn a_mistake_names_the_better_move() {
        let messages = Messages::new(Language::default());
        let words = ReportWords {
            messages: &messages,
            geometry: Geometry::new(6),
        };
        let ply = PlyReport {
            ply: 0,
            mover: Side::South,
            played: Move::from(Hole::new(0)),
            is_forced: false,
            best: 300,
            value: 50,
            certainty: Certainty::Estimated { plies: 11 },
            best_line: vec![Move::from(Hole::new(2))],
            expected: Vec::new(),
            class: Class::Mistake,
            losses: Vec::new(),
        };
        assert_eq!(
            words.ply(&ply),
            "Mistake: C was better by about 2½ seeds (estimated by looking 11 moves ahead)."
        );
        let good_move = PlyReport {
            value: 250,
            class: Class::Good,
            ..ply.clone()
        };
        assert_eq!(
            words.ply(&good_move),
            "Good move: C was better by about half a seed (estimated by looking 11 moves ahead)."
        );
        let best_move = PlyReport {
            value: 300,
            class: Class::Best,
            certainty: Certainty::Proved,
            ..ply
        };
        assert_eq!(words.ply(&best_move), "Best move (proven).");
    }
}

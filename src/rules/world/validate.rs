//! Validation of rule files of format 2.

use super::problem::Problem;
use super::rules::{Rules, first_capture};
use super::spec::{BoardSpec, Counts, ElseCaptureSpec, FORMAT, Feeding, Fill, Pair, Spec, Stores};
use crate::rules::limits::{
    COUNTS, HOLES_IN_ROW, LAPS, MAX_BOARDS, MAX_LISTED_COUNTS, OCCURRENCES, Range,
    SEEDS_LEFT_BEHIND, SEEDS_PER_HOLE, SEEDS_TO_LIFT,
};
use crate::rules::problem::RuleProblem;
use crate::rules::spec::{PlayFrom, RuleSpec};
use crate::rules::validate::text_problems;

/// Seeds of one hole in `start`, or of an end square.
const LAID_OUT: Range = (0, 100);
/// Extra moves of a turn.
const EXTRA_MOVES: Range = (1, 100);
/// Seeds that an empty row gets in each hole.
const REFILL: Range = (1, 10);
/// Seeds that are robbed from a special hole.
const ROBBED: Range = (0, COUNTS.1);
/// Rounds of a match.
const ROUNDS: Range = (1, 1000);
/// The most captures besides the first.
const MAX_ELSE_CAPTURES: usize = 4;

impl Rules {
    /// The rules that `spec` describes.
    ///
    /// # Errors
    /// Every problem of an invalid `spec`, once each, in the order of its fields.
    pub fn from_spec(spec: Spec) -> Result<Self, Vec<Problem>> {
        let mut check = Check(Vec::new());
        check.spec(&spec);
        if check.0.is_empty() {
            Ok(Self::of_valid(spec))
        } else {
            Err(check.0)
        }
    }
}

/// Collects the problems of a rule file.
struct Check(Vec<Problem>);

impl Check {
    fn found(&mut self, problem: impl Into<Problem>) {
        let problem = problem.into();
        if !self.0.contains(&problem) {
            self.0.push(problem);
        }
    }

    fn found_if(&mut self, is_found: bool, problem: impl Into<Problem>) {
        if is_found {
            self.found(problem);
        }
    }

    fn number(&mut self, field: &str, found: i64, (low, high): Range) {
        let is_out = !(low..=high).contains(&found);
        self.found_if(
            is_out,
            RuleProblem::OutOfRange {
                field: field.to_owned(),
                found,
                low,
                high,
            },
        );
    }

    fn list(&mut self, field: &str, found: usize, limit: usize) {
        self.found_if(
            found > limit,
            RuleProblem::TooMany {
                field: field.to_owned(),
                found,
                limit,
            },
        );
    }

    fn optional(&mut self, field: &str, found: Option<i64>, range: Range) {
        if let Some(found) = found {
            self.number(field, found, range);
        }
    }

    fn counts(&mut self, field: &str, counts: &Counts) {
        match counts {
            Counts::Only(counts) => {
                self.found_if(
                    counts.is_empty(),
                    RuleProblem::NoCounts {
                        field: field.to_owned(),
                    },
                );
                self.list(field, counts.len(), MAX_LISTED_COUNTS);
                for &count in counts.iter().take(MAX_LISTED_COUNTS) {
                    self.number(field, count, COUNTS);
                }
            }
            &Counts::Between(low, high) => {
                self.found_if(
                    low > high,
                    RuleProblem::ReversedRange {
                        field: field.to_owned(),
                        low,
                        high,
                    },
                );
                self.number(field, low, COUNTS);
                self.number(field, high, COUNTS);
            }
            Counts::Even | Counts::Never => {}
            &Counts::AtLeast(low) => self.number(field, low, COUNTS),
        }
    }

    fn spec(&mut self, spec: &Spec) {
        self.found_if(
            !(crate::rules::spec::FORMAT..=FORMAT).contains(&spec.format),
            RuleProblem::UnknownFormat {
                found: spec.format,
                known: FORMAT,
            },
        );
        for problem in text_problems(&RuleSpec {
            name: spec.name.clone(),
            aliases: spec.aliases.clone(),
            origin: spec.origin.clone(),
            proposed_by: spec.proposed_by.clone(),
            about: spec.about.clone(),
            source: spec.source.clone(),
            ..RuleSpec::named("")
        }) {
            self.found(problem);
        }
        self.board("board", &spec.board);
        self.list("also_played_on", spec.also_played_on.len(), MAX_BOARDS);
        for (index, board) in spec.also_played_on.iter().enumerate().take(MAX_BOARDS) {
            self.board(&format!("also_played_on.{index}"), board);
        }
        self.boards_beside_other_rules(spec);
        self.optional("turn.again_at_most", spec.turn.again_at_most, EXTRA_MOVES);
        self.play(spec);
        if let Some(relay) = &spec.sowing.relay {
            self.counts("sowing.relay.stop_counts", &relay.stop_counts);
            self.number("sowing.relay.max_laps", relay.max_laps, LAPS);
        }
        if let Some(flow) = &spec.flow_capture {
            self.counts("flow_capture.counts", &flow.counts);
        }
        if let Some(special) = &spec.special {
            self.counts("special.counts", &special.counts);
            if let Pair::Opposite(count) | Pair::Previous(count) = special.pair {
                self.number("special.pair", count, COUNTS);
            }
            self.number("special.rob", special.rob, ROBBED);
        }
        self.capture("capture", &first_capture(&spec.capture));
        self.list("else_capture", spec.else_capture.len(), MAX_ELSE_CAPTURES);
        for (index, capture) in spec.else_capture.iter().enumerate().take(MAX_ELSE_CAPTURES) {
            self.capture(&format!("else_capture.{index}"), capture);
        }
        self.optional("end.seeds_left_below", spec.end.seeds_left_below, COUNTS);
        if let Some(repetition) = spec.end.repetition {
            self.number(
                "end.repetition.occurrences",
                repetition.occurrences,
                OCCURRENCES,
            );
        }
        if let Some(rounds) = spec.rounds {
            self.number("rounds.min_holes", rounds.min_holes, (1, spec.board.holes));
            self.number("rounds.at_most", rounds.at_most, ROUNDS);
        }
    }

    fn board(&mut self, group: &str, board: &BoardSpec) {
        self.number(&format!("{group}.holes"), board.holes, HOLES_IN_ROW);
        self.number(&format!("{group}.seeds"), board.seeds, SEEDS_PER_HOLE);
        let field = format!("{group}.start");
        if !board.start.is_empty() {
            self.found_if(
                board.start.len() as i64 != board.holes,
                Problem::StartLength {
                    field: field.clone(),
                    found: board.start.len(),
                    holes: board.holes,
                },
            );
            for &count in board.start.iter().take(HOLES_IN_ROW.1 as usize) {
                self.number(&field, count, LAID_OUT);
            }
            self.found_if(
                board.start.iter().all(|&count| count == 0),
                Problem::EmptyStart { field },
            );
        }
        self.optional(&format!("{group}.end_squares"), board.end_squares, LAID_OUT);
        let row = match &board.start[..] {
            [] => board.holes.saturating_mul(board.seeds),
            start => start
                .iter()
                .fold(0, |sum: i64, &one| sum.saturating_add(one)),
        };
        let found = row.saturating_add(board.end_squares.unwrap_or(0));
        let found = found.saturating_mul(2);
        self.found_if(
            found > COUNTS.1,
            Problem::TooManySeeds {
                found,
                limit: COUNTS.1,
            },
        );
    }

    fn boards_beside_other_rules(&mut self, spec: &Spec) {
        for board in std::iter::once(&spec.board).chain(&spec.also_played_on) {
            self.found_if(
                board.end_squares.is_some() && spec.sowing.stores == Stores::Own,
                Problem::EndSquaresAndStores,
            );
            self.found_if(
                board.end_squares.is_some() && spec.rounds.is_some(),
                Problem::EndSquaresAndRounds,
            );
            let is_land = spec
                .rounds
                .is_some_and(|rounds| rounds.fill == Fill::Territory);
            self.found_if(
                is_land && !board.start.is_empty(),
                Problem::StartAndTerritory,
            );
        }
    }

    fn play(&mut self, spec: &Spec) {
        let play = spec.play;
        self.number("play.min_seeds", play.min_seeds, SEEDS_TO_LIFT);
        self.number("play.leave", play.leave, SEEDS_LEFT_BEHIND);
        let from_anywhere = play.from == PlayFrom::Any;
        self.found_if(
            from_anywhere && play.feeding != Feeding::Free,
            RuleProblem::FeedingFromAnywhere,
        );
        self.found_if(
            from_anywhere && play.reach_opponent,
            RuleProblem::ReachingFromAnywhere,
        );
        self.number("play.last_hole_min", play.last_hole_min, SEEDS_TO_LIFT);
        self.found_if(
            from_anywhere && play.last_hole_min > 1,
            Problem::LastHoleFromAnywhere,
        );
        self.optional("play.refill", play.refill, REFILL);
    }

    fn capture(&mut self, group: &str, capture: &ElseCaptureSpec) {
        self.counts(&format!("{group}.counts"), &capture.counts);
    }
}

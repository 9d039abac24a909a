//! From what a file says to rules that make sense: every check has a name in
//! [`RuleProblem`], and all that fail are reported at once.

use super::board::{Geometry, Hole, MAX_HOLES};
use super::counts::{CountForm, CountSet};
use super::fingerprint::fingerprint;
use super::limits::{
    COUNTS, HOLES_IN_ROW, LAPS, MAX_ALIASES, MAX_BOARDS, MAX_FINDINGS, MAX_LANGUAGE_CODE_LENGTH,
    MAX_LANGUAGES, MAX_LISTED_COUNTS, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, OCCURRENCES, Range,
    SEEDS_LEFT_BEHIND, SEEDS_PER_HOLE, SEEDS_TO_LIFT,
};
use super::local_text::LocalText;
use super::problem::RuleProblem;
use super::rule_set::{Capture, End, FlowCapture, Play, Relay, Repetition, RuleSet};
use super::spec::{
    BoardSpec, Counts, Direction, EndSpec, FORMAT, Feeding, PlayFrom, PlaySpec, RuleSpec,
};

impl RuleSet {
    /// Checks `spec` and makes it playable.
    ///
    /// # Errors
    /// Everything in it that makes no sense, each finding once, in the order of its fields. At most
    /// [`MAX_FINDINGS`], and then [`RuleProblem::More`] if there are more.
    pub fn from_spec(spec: RuleSpec) -> Result<Self, Vec<RuleProblem>> {
        let mut check = Check::default();
        if spec.format != FORMAT {
            check.found(RuleProblem::UnknownFormat {
                found: spec.format,
                known: FORMAT,
            });
        }
        check.texts(&spec);
        let (row, seeds_per_hole) = check.board("board", &spec.board);
        check.list("also_played_on", spec.also_played_on.len(), MAX_BOARDS);
        for (index, board) in spec.also_played_on.iter().enumerate().take(MAX_BOARDS) {
            check.board(&format!("also_played_on.{index}"), board);
        }
        let play = check.play(&spec.play);
        let relay = spec.sowing.relay.as_ref().map(|relay| Relay {
            stop_counts: check.counts("sowing.relay.stop_counts", &relay.stop_counts),
            stop_in: relay.stop_in,
            max_laps: check.number("sowing.relay.max_laps", relay.max_laps, LAPS),
        });
        let flow_capture = spec.flow_capture.as_ref().map(|flow| FlowCapture {
            counts: check.counts("flow_capture.counts", &flow.counts),
            by: flow.by,
            territory: flow.territory,
        });
        let capture = Capture {
            counts: check.counts("capture.counts", &spec.capture.counts),
            territory: spec.capture.territory,
            takes: spec.capture.takes,
            chain: spec.capture.chain,
            grand_slam: spec.capture.grand_slam,
        };
        let end = check.end(&spec.end);
        let problems = check.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let geometry = Geometry::new(usize::from(row));
        let (next, previous) = steps(geometry, spec.board.direction);
        Ok(Self {
            geometry,
            seeds_per_hole,
            direction: spec.board.direction,
            next,
            previous,
            play,
            skip_start: spec.sowing.skip_start,
            relay,
            flow_capture,
            capture,
            end,
            fingerprint: fingerprint(&spec),
            spec,
        })
    }

    /// The same rules on another board.
    ///
    /// # Errors
    /// When the board is not one that can be played on.
    pub fn on_board(&self, board: BoardSpec) -> Result<Self, Vec<RuleProblem>> {
        Self::from_spec(RuleSpec {
            board,
            ..self.spec.clone()
        })
    }
}

/// For every hole, the one sown after it and the one sown before it.
fn steps(geometry: Geometry, direction: Direction) -> ([Hole; MAX_HOLES], [Hole; MAX_HOLES]) {
    let mut after = [Hole::new(0); MAX_HOLES];
    let mut before = after;
    for hole in geometry.all() {
        after[hole.index()] = geometry.after(hole);
        before[hole.index()] = geometry.before(hole);
    }
    match direction {
        Direction::Counterclockwise => (after, before),
        Direction::Clockwise => (before, after),
    }
}

/// Collects what fails. A value out of range goes on as the nearest one in
/// range, so that one finding doesn't cause others.
#[derive(Default)]
struct Check {
    problems: Vec<RuleProblem>,
    /// How many were found that are not among them.
    more: usize,
}

impl Check {
    /// Notes a problem, unless it is noted already: `Only([0, 0])` is wrong once.
    fn found(&mut self, problem: RuleProblem) {
        if self.problems.contains(&problem) {
            return;
        }
        if self.problems.len() < MAX_FINDINGS {
            self.problems.push(problem);
        } else {
            self.more += 1;
        }
    }

    fn problems(mut self) -> Vec<RuleProblem> {
        if self.more > 0 {
            self.problems.push(RuleProblem::More { count: self.more });
        }
        self.problems
    }

    fn list(&mut self, field: &str, found: usize, limit: usize) {
        if found > limit {
            self.found(RuleProblem::TooMany {
                field: field.to_owned(),
                found,
                limit,
            });
        }
    }

    fn text(&mut self, field: &str, text: &str, limit: usize) {
        // A character has at least one byte: short texts need no counting.
        if text.len() > limit {
            let found = text.chars().count();
            if found > limit {
                self.found(RuleProblem::TooLong {
                    field: field.to_owned(),
                    found,
                    limit,
                });
            }
        }
    }

    fn local(&mut self, field: &str, text: &LocalText, limit: usize) {
        self.list(field, text.all().count(), MAX_LANGUAGES);
        for (code, words) in text.all() {
            self.text(field, code.unwrap_or(""), MAX_LANGUAGE_CODE_LENGTH);
            self.text(field, words, limit);
        }
    }

    /// What is said about the variant.
    fn texts(&mut self, spec: &RuleSpec) {
        if spec.name.is_empty() {
            self.found(RuleProblem::NoName);
        }
        self.local("name", &spec.name, MAX_NAME_LENGTH);
        self.list("aliases", spec.aliases.len(), MAX_ALIASES);
        for alias in spec.aliases.iter().take(MAX_ALIASES) {
            self.text("aliases", alias, MAX_NAME_LENGTH);
        }
        self.local("origin", &spec.origin, MAX_TEXT_LENGTH);
        self.text("proposed_by", &spec.proposed_by, MAX_NAME_LENGTH);
        self.local("about", &spec.about, MAX_TEXT_LENGTH);
        self.local("source", &spec.source, MAX_TEXT_LENGTH);
    }

    fn number(&mut self, field: &str, found: i64, (low, high): Range) -> u16 {
        if !(low..=high).contains(&found) {
            self.found(RuleProblem::OutOfRange {
                field: field.to_owned(),
                found,
                low,
                high,
            });
        }
        found.clamp(low, high) as u16
    }

    fn board(&mut self, group: &str, board: &BoardSpec) -> (u16, u16) {
        let row = self.number(&format!("{group}.holes"), board.holes, HOLES_IN_ROW);
        let seeds = self.number(&format!("{group}.seeds"), board.seeds, SEEDS_PER_HOLE);
        (row, seeds)
    }

    fn play(&mut self, spec: &PlaySpec) -> Play {
        let min_seeds = self.number("play.min_seeds", spec.min_seeds, SEEDS_TO_LIFT);
        let leave = self.number("play.leave", spec.leave, SEEDS_LEFT_BEHIND);
        if spec.leave >= spec.min_seeds {
            self.found(RuleProblem::NothingToSow {
                leave: spec.leave,
                min_seeds: spec.min_seeds,
            });
        }
        if spec.from == PlayFrom::Any {
            if spec.feeding != Feeding::Free {
                self.found(RuleProblem::FeedingFromAnywhere);
            }
            if spec.reach_opponent {
                self.found(RuleProblem::ReachingFromAnywhere);
            }
        }
        Play {
            from: spec.from,
            min_seeds,
            leave,
            feeding: spec.feeding,
            reach_opponent: spec.reach_opponent,
        }
    }

    fn counts(&mut self, field: &str, counts: &Counts) -> CountSet {
        let form = match counts {
            Counts::Only(counts) => {
                if counts.is_empty() {
                    self.found(RuleProblem::NoCounts {
                        field: field.to_owned(),
                    });
                }
                self.list(field, counts.len(), MAX_LISTED_COUNTS);
                // A count that is listed twice counts once.
                let mut counts: Vec<u16> = counts
                    .iter()
                    .take(MAX_LISTED_COUNTS)
                    .map(|&count| self.number(field, count, COUNTS))
                    .collect();
                counts.sort_unstable();
                counts.dedup();
                CountForm::Only(counts)
            }
            &Counts::Between(low, high) => {
                if low > high {
                    self.found(RuleProblem::ReversedRange {
                        field: field.to_owned(),
                        low,
                        high,
                    });
                }
                CountForm::Between(
                    self.number(field, low, COUNTS),
                    self.number(field, high, COUNTS),
                )
            }
            Counts::Even => CountForm::Even,
            &Counts::AtLeast(low) => CountForm::AtLeast(self.number(field, low, COUNTS)),
        };
        CountSet::new(form)
    }

    fn end(&mut self, spec: &EndSpec) -> End {
        End {
            stuck: spec.stuck,
            seeds_left_below: spec
                .seeds_left_below
                .map(|seeds| self.number("end.seeds_left_below", seeds, COUNTS)),
            majority: spec.majority,
            no_hole_above_one: spec.no_hole_above_one,
            empty_territory: spec.empty_territory,
            remaining: spec.remaining,
            repetition: spec.repetition.map(|repetition| Repetition {
                occurrences: self.number(
                    "end.repetition.occurrences",
                    repetition.occurrences,
                    OCCURRENCES,
                ) as u8,
                remaining: repetition.remaining,
            }),
        }
    }
}

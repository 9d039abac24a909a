//! Validation of rule files: every check has its own [`RuleProblem`], and all problems are reported
//! at once.

use super::board::MAX_TERRITORY;
use super::limits::{
    COUNTS, MAX_ALIASES, MAX_BOARDS, MAX_ELSE_CAPTURES, MAX_FILE_BYTES, MAX_FINDINGS,
    MAX_LANGUAGE_CODE_LENGTH, MAX_LANGUAGES, MAX_LISTED_COUNTS, MAX_LISTED_HOLES, MAX_NAME_LENGTH,
    MAX_TEXT_LENGTH, ROWS, Range,
};
use super::local_text::LocalText;
use super::parameters::{self, Domain, Parameter, Value};
use super::problem::RuleProblem;
use super::rule_file::write_rule_file;
use super::rule_set::RuleSet;
use super::spec::{BoardSpec, Counts, ElseCaptureSpec, FIRST_FORMAT, FORMAT, Pair, RuleSpec};

/// The group whose parameters are repeated for other boards in `also_played_on`.
const BOARD_GROUP: &str = "board";

impl RuleSet {
    /// Creates the rules that `spec` describes.
    ///
    /// # Errors
    /// Returns every problem of an invalid `spec` once, in the order of its fields: at most
    /// [`MAX_FINDINGS`], then [`RuleProblem::More`] if there are more.
    pub fn from_spec(spec: RuleSpec) -> Result<Self, Vec<RuleProblem>> {
        let mut check = Check::default();
        if !(FIRST_FORMAT..=FORMAT).contains(&spec.format) {
            check.report(RuleProblem::UnknownFormat {
                found: spec.format,
                supported: FORMAT,
            });
        }
        check.check_texts(&spec);
        check.check_parameters(&spec);
        let mut problems = check.into_problems();
        // Escapes can make the written file longer than the original.
        if problems.is_empty() && write_rule_file(&spec).len() > MAX_FILE_BYTES {
            problems.push(RuleProblem::TooLarge {
                limit: MAX_FILE_BYTES,
            });
        }
        if problems.is_empty() {
            Ok(Self::of_valid(spec))
        } else {
            Err(problems)
        }
    }

    /// Returns these rules for a single round; unchanged if they have no rounds.
    #[must_use]
    pub fn single_round(&self) -> Self {
        let spec = RuleSpec {
            rounds: None,
            ..self.spec.clone()
        };
        // Conflicts that involve rounds occur only in rules with rounds.
        Self::from_spec(spec).unwrap_or_else(|_| self.clone())
    }

    /// Returns these rules on another board.
    ///
    /// # Errors
    /// Returns the problems of an invalid board.
    pub fn on_board(&self, board: BoardSpec) -> Result<Self, Vec<RuleProblem>> {
        Self::from_spec(RuleSpec {
            board,
            ..self.spec.clone()
        })
    }
}

/// Collects the problems of a rule file.
#[derive(Default)]
struct Check {
    problems: Vec<RuleProblem>,
    /// The number of problems beyond [`MAX_FINDINGS`].
    omitted: usize,
}

impl Check {
    /// Adds a problem unless it is already listed: `Only([0, 0])` has a single problem.
    fn report(&mut self, problem: RuleProblem) {
        if self.problems.contains(&problem) {
            return;
        }
        if self.problems.len() < MAX_FINDINGS {
            self.problems.push(problem);
        } else {
            self.omitted += 1;
        }
    }

    fn into_problems(mut self) -> Vec<RuleProblem> {
        if self.omitted > 0 {
            self.problems.push(RuleProblem::More {
                count: self.omitted,
            });
        }
        self.problems
    }

    fn check_list_length(&mut self, field: &str, found: usize, limit: usize) {
        if found > limit {
            self.report(RuleProblem::TooMany {
                field: field.to_owned(),
                found,
                limit,
            });
        }
    }

    fn check_text_length(&mut self, field: &str, text: &str, limit: usize) {
        // A character has at least one byte, so short texts need no counting.
        if text.len() > limit {
            let found = text.chars().count();
            if found > limit {
                self.report(RuleProblem::TooLong {
                    field: field.to_owned(),
                    found,
                    limit,
                });
            }
        }
    }

    fn check_local_text(&mut self, field: &str, text: &LocalText, limit: usize) {
        self.check_list_length(field, text.all().count(), MAX_LANGUAGES);
        for (code, words) in text.all() {
            self.check_text_length(field, code.unwrap_or(""), MAX_LANGUAGE_CODE_LENGTH);
            self.check_text_length(field, words, limit);
        }
    }

    /// Checks all texts.
    fn check_texts(&mut self, spec: &RuleSpec) {
        if spec.name.is_empty() {
            self.report(RuleProblem::NoName);
        }
        self.check_local_text("name", &spec.name, MAX_NAME_LENGTH);
        self.check_list_length("aliases", spec.aliases.len(), MAX_ALIASES);
        for alias in spec.aliases.iter().take(MAX_ALIASES) {
            self.check_text_length("aliases", alias, MAX_NAME_LENGTH);
        }
        self.check_local_text("origin", &spec.origin, MAX_TEXT_LENGTH);
        self.check_text_length("proposed_by", &spec.proposed_by, MAX_NAME_LENGTH);
        self.check_local_text("about", &spec.about, MAX_TEXT_LENGTH);
        self.check_local_text("source", &spec.source, MAX_TEXT_LENGTH);
    }

    fn check_parameters(&mut self, spec: &RuleSpec) {
        let (board, others): (Vec<&Parameter>, Vec<&Parameter>) = parameters::ALL
            .iter()
            .partition(|parameter| parameter.group() == BOARD_GROUP);
        for parameter in &board {
            self.check_parameter(parameter, parameter.path, spec);
        }
        self.check_list_length("also_played_on", spec.also_played_on.len(), MAX_BOARDS);
        let mut other_spec = RuleSpec {
            format: spec.format,
            sowing: spec.sowing.clone(),
            play: spec.play.clone(),
            capture: spec.capture.clone(),
            bao: spec.bao.clone(),
            rounds: spec.rounds,
            ..RuleSpec::named("")
        };
        for (index, other) in spec.also_played_on.iter().enumerate().take(MAX_BOARDS) {
            other_spec.board.clone_from(other);
            for parameter in &board {
                let path = format!("also_played_on.{index}.{}", parameter.name());
                self.check_parameter(parameter, &path, &other_spec);
            }
            self.check_other_board(spec, &other_spec);
        }
        for parameter in others {
            self.check_parameter(parameter, parameter.path, spec);
        }
    }

    /// Checks an alternative board against the rules.
    fn check_other_board(&mut self, spec: &RuleSpec, other_spec: &RuleSpec) {
        let field = "also_played_on";
        if other_spec.board.rows != spec.board.rows {
            let beside = "board.rows";
            self.report(RuleProblem::DoesNotFit { field, beside });
        } else if spec.board.has_four_rows() {
            // The parameters that name holes, and those that depend on the direction.
            let dependent = ["play.reverse_from", "capture.to", "bao", "bao.nyumba"];
            for parameter in dependent.into_iter().filter_map(parameters::find) {
                if let Some(problem) = parameter.conflict(other_spec) {
                    self.report(problem);
                }
            }
        }
    }

    /// Checks a parameter's own value, then its conflicts with other parameters.
    fn check_parameter(&mut self, parameter: &Parameter, path: &str, spec: &RuleSpec) {
        if spec.format == FIRST_FORMAT && parameter.needs_newest_format(spec) {
            self.report(RuleProblem::NeedsFormat {
                field: path.to_owned(),
                needed: FORMAT,
            });
            return;
        }
        match (parameter.domain, parameter.get(spec)) {
            (Domain::Rows, Some(Value::Number(found))) => self.check_number(path, found, ROWS),
            (_, Some(Value::Number(found))) => {
                if let Some(range) = parameter.number_range(spec) {
                    self.check_number(path, found, range);
                }
            }
            (Domain::OptionalNumber { range, .. }, Some(Value::OptionalNumber(Some(found))))
            | (
                Domain::Pair(range),
                Some(Value::Pair(Pair::Opposite(found) | Pair::Previous(found))),
            ) => self.check_number(path, found, range),
            (_, Some(Value::Counts(counts))) => self.check_counts(path, &counts),
            (Domain::Row(range), Some(Value::Row(numbers))) => {
                for &found in numbers.iter().take(MAX_TERRITORY) {
                    self.check_number(path, found, range);
                }
            }
            (_, Some(Value::Captures(captures))) => self.check_captures(path, &captures),
            (_, Some(Value::Letters(letters))) => {
                self.check_list_length(path, letters.len(), MAX_LISTED_HOLES)
            }
            (Domain::Nyumba(range), Some(Value::Nyumba(Some(nyumba)))) => {
                self.check_number(path, nyumba.seeds, range);
            }
            _ => {}
        }
        if let Some(problem) = parameter.conflict(spec) {
            self.report(problem);
        }
    }

    fn check_captures(&mut self, path: &str, check_captures: &[ElseCaptureSpec]) {
        self.check_list_length(path, check_captures.len(), MAX_ELSE_CAPTURES);
        for (index, capture) in check_captures.iter().enumerate().take(MAX_ELSE_CAPTURES) {
            self.check_counts(&format!("{path}.{index}.counts"), &capture.counts);
        }
    }

    fn check_number(&mut self, field: &str, found: i64, (low, high): Range) {
        if !(low..=high).contains(&found) {
            self.report(RuleProblem::OutOfRange {
                field: field.to_owned(),
                found,
                low,
                high,
            });
        }
    }

    fn check_counts(&mut self, field: &str, counts: &Counts) {
        match counts {
            Counts::Only(counts) => {
                if counts.is_empty() {
                    self.report(RuleProblem::NoCounts {
                        field: field.to_owned(),
                    });
                }
                self.check_list_length(field, counts.len(), MAX_LISTED_COUNTS);
                for &count in counts.iter().take(MAX_LISTED_COUNTS) {
                    self.check_number(field, count, COUNTS);
                }
            }
            &Counts::Between(low, high) => {
                if low > high {
                    self.report(RuleProblem::ReversedRange {
                        field: field.to_owned(),
                        low,
                        high,
                    });
                }
                self.check_number(field, low, COUNTS);
                self.check_number(field, high, COUNTS);
            }
            Counts::Even | Counts::Never => {}
            &Counts::AtLeast(low) => self.check_number(field, low, COUNTS),
        }
    }
}

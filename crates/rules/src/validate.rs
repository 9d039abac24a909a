//! Validation of rule files: every check has its own [`RuleProblem`], and all problems are reported
//! at once.

use super::board::MAX_TERRITORY;
use super::limits::{
    COUNTS, MAX_ALIASES, MAX_BOARDS, MAX_ELSE_CAPTURES, MAX_FILE_BYTES, MAX_FINDINGS,
    MAX_LANGUAGE_CODE_LENGTH, MAX_LANGUAGES, MAX_LETTERS, MAX_LISTED_COUNTS, MAX_NAME_LENGTH,
    MAX_TEXT_LENGTH, ROWS, Range,
};
use super::local_text::LocalText;
use super::parameters::{self, Domain, Parameter, Value};
use super::problem::RuleProblem;
use super::rule_file::write_rule_file;
use super::rule_set::RuleSet;
use super::spec::{
    BoardSpec, Counts, ElseCaptureSpec, FIRST_FORMAT, FORMAT, FOUR_ROWS, Pair, RuleSpec,
};

/// The group whose parameters are repeated for other boards in `also_played_on`.
const BOARD: &str = "board";

impl RuleSet {
    /// Creates the rules that `spec` describes.
    ///
    /// # Errors
    /// Returns every problem of an invalid `spec` once, in the order of its fields: at most
    /// [`MAX_FINDINGS`], then [`RuleProblem::More`] if there are more.
    pub fn from_spec(spec: RuleSpec) -> Result<Self, Vec<RuleProblem>> {
        let mut check = Check::default();
        if !(FIRST_FORMAT..=FORMAT).contains(&spec.format) {
            check.found(RuleProblem::UnknownFormat {
                found: spec.format,
                supported: FORMAT,
            });
        }
        check.texts(&spec);
        check.parameters(&spec);
        let mut problems = check.problems();
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
    /// The number of problems found beyond [`MAX_FINDINGS`].
    more: usize,
}

impl Check {
    /// Adds a problem unless it is already listed: `Only([0, 0])` has a single problem.
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
        // A character has at least one byte, so short texts need no counting.
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

    /// Checks the texts.
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

    fn parameters(&mut self, spec: &RuleSpec) {
        let (board, others): (Vec<&Parameter>, Vec<&Parameter>) = parameters::ALL
            .iter()
            .partition(|parameter| parameter.group() == BOARD);
        for parameter in &board {
            self.parameter(parameter, parameter.path, spec);
        }
        self.list("also_played_on", spec.also_played_on.len(), MAX_BOARDS);
        let mut on_other = RuleSpec {
            format: spec.format,
            sowing: spec.sowing.clone(),
            play: spec.play.clone(),
            capture: spec.capture.clone(),
            bao: spec.bao.clone(),
            rounds: spec.rounds,
            ..RuleSpec::named("")
        };
        for (index, other) in spec.also_played_on.iter().enumerate().take(MAX_BOARDS) {
            on_other.board.clone_from(other);
            for parameter in &board {
                let path = format!("also_played_on.{index}.{}", parameter.name());
                self.parameter(parameter, &path, &on_other);
            }
            self.other_board(spec, &on_other);
        }
        for parameter in others {
            self.parameter(parameter, parameter.path, spec);
        }
    }

    /// Checks a board that is listed in addition to the default one.
    fn other_board(&mut self, spec: &RuleSpec, on_other: &RuleSpec) {
        let field = "also_played_on";
        if on_other.board.rows != spec.board.rows {
            let beside = "board.rows";
            self.found(RuleProblem::DoesNotFit { field, beside });
        } else if spec.board.rows == FOUR_ROWS {
            // The parameters that name holes, and those that depend on the direction.
            let dependent = ["play.reverse_from", "capture.to", "bao", "bao.nyumba"];
            for parameter in dependent.into_iter().filter_map(parameters::find) {
                if let Some(problem) = parameter.conflict(on_other) {
                    self.found(problem);
                }
            }
        }
    }

    /// Checks a parameter's own value, then its conflicts with other parameters.
    fn parameter(&mut self, parameter: &Parameter, path: &str, spec: &RuleSpec) {
        if spec.format == FIRST_FORMAT && parameter.needs_newest_format(spec) {
            self.found(RuleProblem::NeedsFormat {
                field: path.to_owned(),
                needed: FORMAT,
            });
            return;
        }
        match (parameter.domain, parameter.get(spec)) {
            (Domain::Rows, Some(Value::Number(found))) => self.number(path, found, ROWS),
            (Domain::Number(range), Some(Value::Number(found)))
            | (Domain::OptionalNumber { range, .. }, Some(Value::OptionalNumber(Some(found))))
            | (
                Domain::Pair(range),
                Some(Value::Pair(Pair::Opposite(found) | Pair::Previous(found))),
            ) => self.number(path, found, range),
            (_, Some(Value::Counts(counts))) => self.counts(path, &counts),
            (Domain::Row(range), Some(Value::Row(numbers))) => {
                for &found in numbers.iter().take(MAX_TERRITORY) {
                    self.number(path, found, range);
                }
            }
            (_, Some(Value::Captures(captures))) => self.captures(path, &captures),
            (_, Some(Value::Letters(letters))) => self.list(path, letters.len(), MAX_LETTERS),
            (Domain::Nyumba(range), Some(Value::Nyumba(Some(nyumba)))) => {
                self.number(path, nyumba.seeds, range);
            }
            _ => {}
        }
        if let Some(problem) = parameter.conflict(spec) {
            self.found(problem);
        }
    }

    fn captures(&mut self, path: &str, captures: &[ElseCaptureSpec]) {
        self.list(path, captures.len(), MAX_ELSE_CAPTURES);
        for (index, capture) in captures.iter().enumerate().take(MAX_ELSE_CAPTURES) {
            self.counts(&format!("{path}.{index}.counts"), &capture.counts);
        }
    }

    fn number(&mut self, field: &str, found: i64, (low, high): Range) {
        if !(low..=high).contains(&found) {
            self.found(RuleProblem::OutOfRange {
                field: field.to_owned(),
                found,
                low,
                high,
            });
        }
    }

    fn counts(&mut self, field: &str, counts: &Counts) {
        match counts {
            Counts::Only(counts) => {
                if counts.is_empty() {
                    self.found(RuleProblem::NoCounts {
                        field: field.to_owned(),
                    });
                }
                self.list(field, counts.len(), MAX_LISTED_COUNTS);
                for &count in counts.iter().take(MAX_LISTED_COUNTS) {
                    self.number(field, count, COUNTS);
                }
            }
            &Counts::Between(low, high) => {
                if low > high {
                    self.found(RuleProblem::ReversedRange {
                        field: field.to_owned(),
                        low,
                        high,
                    });
                }
                self.number(field, low, COUNTS);
                self.number(field, high, COUNTS);
            }
            Counts::Even | Counts::Never => {}
            &Counts::AtLeast(low) => self.number(field, low, COUNTS),
        }
    }
}

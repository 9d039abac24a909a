//! A lesson after parsing and validation.

use std::sync::Arc;

use thiserror::Error;

use super::kind::RuleKind;
use super::spec::{Chapter, LessonSpec, StepSpec, TaskSpec};
use awale_rules::notation::NotationError;
use awale_rules::{HoleSet, Move, Moves, Placement, RuleSet, library};

/// A valid lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of its file, without the extension.
    pub name: String,
    /// The chapter that lists it.
    pub chapter: Chapter,
    /// The message key of its title.
    pub title: String,
    /// The name of the built-in variant it teaches.
    pub variant: String,
    /// The rules of that variant.
    pub rules: Arc<RuleSet>,
    /// The kinds of rules that it introduces.
    pub teaches: Vec<RuleKind>,
    /// Its steps; the first has a position.
    pub steps: Vec<LessonStep>,
}

/// One step of a lesson. Its fields are in the order in which they take effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// The position to set up; `None` leaves the board unchanged.
    pub position: Option<Placement>,
    /// The message key of its text.
    pub text: String,
    /// The holes to highlight.
    pub show: HoleSet,
    /// The scripted moves, in order.
    pub moves: Vec<Move>,
    /// The question that follows them.
    pub task: Option<Task>,
}

/// A question that the learner answers by playing a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The moves accepted as right.
    pub right: Moves,
    /// The message key of the reply to a right answer.
    pub praise: String,
    /// The message key of the reply to a wrong one.
    pub help: String,
    /// The proved loss of each wrong move, in seeds; empty if none is known.
    pub losses: Vec<(Move, u16)>,
}

/// Why a lesson file is invalid.
#[derive(Debug, Error)]
pub enum LessonError {
    /// The text isn't valid RON, or isn't a lesson.
    #[error("{0}")]
    Syntax(#[from] Box<ron::error::SpannedError>),
    /// There is no built-in variant of this name.
    #[error("unknown variant \"{0}\"")]
    UnknownVariant(String),
    /// A position, a move or a hole doesn't fit the board.
    #[error("{0}")]
    Notation(#[from] NotationError),
    /// There is no first step with a position.
    #[error("the first step has no position")]
    NoPosition,
}

impl Lesson {
    /// Parses the file of the lesson `name`.
    ///
    /// # Errors
    /// Returns an error if the file is invalid. Moves aren't checked for legality.
    pub fn parse(name: &str, text: &str) -> Result<Self, LessonError> {
        let spec: LessonSpec = ron::from_str(text).map_err(Box::new)?;
        let Some(Ok(rules)) = library::load(&spec.rules) else {
            return Err(LessonError::UnknownVariant(spec.rules));
        };
        let steps: Vec<LessonStep> = spec
            .steps
            .iter()
            .map(|step| LessonStep::from_spec(step, &rules))
            .collect::<Result<_, _>>()?;
        if steps.first().is_none_or(|step| step.position.is_none()) {
            return Err(LessonError::NoPosition);
        }
        Ok(Self {
            name: name.to_owned(),
            chapter: spec.chapter,
            title: spec.title,
            variant: spec.rules,
            rules,
            teaches: spec.teaches,
            steps,
        })
    }
}

impl LessonStep {
    fn from_spec(spec: &StepSpec, rules: &RuleSet) -> Result<Self, NotationError> {
        let position = spec
            .position
            .as_deref()
            .map(|text| Placement::parse(text, rules));
        Ok(Self {
            position: position.transpose()?,
            text: spec.text.clone(),
            show: spec
                .show
                .chars()
                .map(|letter| rules.geometry().hole(letter))
                .collect::<Result<_, _>>()?,
            moves: rules.geometry().parse_moves(&spec.moves)?,
            task: spec
                .task
                .as_ref()
                .map(|task| Task::from_spec(task, rules))
                .transpose()?,
        })
    }
}

impl Task {
    fn from_spec(spec: &TaskSpec, rules: &RuleSet) -> Result<Self, NotationError> {
        Ok(Self {
            right: rules
                .geometry()
                .parse_moves(&spec.right)?
                .into_iter()
                .collect(),
            praise: spec.praise.clone(),
            help: spec.help.clone(),
            losses: Vec::new(),
        })
    }
}

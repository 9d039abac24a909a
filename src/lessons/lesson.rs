//! A lesson that was read and checked: keys of texts, holes and positions of its rules.

use std::sync::Arc;

use thiserror::Error;

use super::kind::RuleKind;
use super::spec::{Chapter, LessonSpec, StepSpec, TaskSpec};
use crate::rules::notation::NotationError;
use crate::rules::{Geometry, Hole, HoleSet, Placement, RuleSet, library};

/// A lesson, ready to be given.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The name of its file.
    pub name: String,
    /// Where it stands in the list of lessons.
    pub chapter: Chapter,
    /// The key of its title.
    pub title: String,
    /// The name of the built-in variant it is about.
    pub variant: String,
    /// The rules it is played by.
    pub rules: Arc<RuleSet>,
    /// The kinds of rules that it introduces.
    pub teaches: Vec<RuleKind>,
    /// Its steps; the first lays out a position.
    pub steps: Vec<Step>,
}

/// One step of a lesson, in the order in which it happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position to lay out; without one the board stays as it is.
    pub position: Option<Placement>,
    /// The key of what is said.
    pub text: String,
    /// Holes to point at while it is said.
    pub show: HoleSet,
    /// Moves that play themselves, one after the other.
    pub moves: Vec<Hole>,
    /// What the learner is then asked for.
    pub task: Option<Task>,
}

/// A hole to be found and played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The holes any of which is right.
    pub right: HoleSet,
    /// The key of what is said to a right choice.
    pub praise: String,
    /// The key of what is said to a wrong one.
    pub help: String,
    /// What the wrong ones cost, in seeds, where that is proved.
    pub losses: Vec<(Hole, u16)>,
}

/// What is wrong with a lesson file.
#[derive(Debug, Error)]
pub enum LessonError {
    /// It has not the form of a lesson.
    #[error("{0}")]
    Form(#[from] Box<ron::error::SpannedError>),
    /// There is no such built-in variant.
    #[error("there is no variant \"{0}\"")]
    Variant(String),
    /// A position or a hole is not one of the board.
    #[error("{0}")]
    Notation(#[from] NotationError),
    /// There is nothing on the board when the lesson begins.
    #[error("the first step lays out no position")]
    NoPosition,
}

impl Lesson {
    /// Reads the file of the lesson `name`.
    ///
    /// # Errors
    /// What is wrong with it. Whether its moves are legal shows when it is given.
    pub fn parse(name: &str, text: &str) -> Result<Self, LessonError> {
        let spec: LessonSpec = ron::from_str(text).map_err(Box::new)?;
        let Some(Ok(rules)) = library::load(&spec.rules) else {
            return Err(LessonError::Variant(spec.rules));
        };
        let geometry = rules.geometry();
        let steps: Vec<Step> = spec
            .steps
            .iter()
            .map(|step| Step::read(step, geometry))
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

impl Step {
    fn read(spec: &StepSpec, geometry: Geometry) -> Result<Self, NotationError> {
        let position = spec
            .position
            .as_deref()
            .map(|text| Placement::parse(text, geometry));
        Ok(Self {
            position: position.transpose()?,
            text: spec.text.clone(),
            show: holes(&spec.show, geometry)?.into_iter().collect(),
            moves: holes(&spec.moves, geometry)?,
            task: spec
                .task
                .as_ref()
                .map(|task| Task::read(task, geometry))
                .transpose()?,
        })
    }
}

impl Task {
    fn read(spec: &TaskSpec, geometry: Geometry) -> Result<Self, NotationError> {
        Ok(Self {
            right: holes(&spec.right, geometry)?.into_iter().collect(),
            praise: spec.praise.clone(),
            help: spec.help.clone(),
            losses: Vec::new(),
        })
    }
}

fn holes(letters: &str, geometry: Geometry) -> Result<Vec<Hole>, NotationError> {
    letters
        .chars()
        .map(|letter| geometry.hole(letter))
        .collect()
}

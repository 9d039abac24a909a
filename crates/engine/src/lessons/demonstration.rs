//! Lessons as self-playing examples, for pages without a learner.

use super::lesson::{Lesson, Step};
use awale_rules::{Move, Placement};

/// A position of a lesson and all moves from it, including the right answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demonstration {
    /// The position to set up under the lesson's rules.
    pub start: Placement,
    /// The scenes in order; never empty.
    pub scenes: Vec<Scene>,
}

/// A text and its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The message key of the text before the moves.
    pub text: String,
    /// The moves to play; may be empty.
    pub moves: Vec<Move>,
    /// The message key of the text after them, if the lesson asks a question here.
    pub comment: Option<String>,
}

/// Returns the demonstrations of `lesson`: one for each position it sets up.
#[must_use]
pub fn demonstrations(lesson: &Lesson) -> Vec<Demonstration> {
    let mut found: Vec<Demonstration> = Vec::new();
    for step in &lesson.steps {
        if let Some(start) = step.position {
            let scenes = Vec::new();
            found.push(Demonstration { start, scenes });
        }
        if let Some(demonstration) = found.last_mut() {
            demonstration.scenes.push(Scene::of(step));
        }
    }
    found
}

impl Scene {
    fn of(step: &Step) -> Self {
        let right = step.task.iter().filter_map(|task| task.right.iter().next());
        Self {
            text: step.text.clone(),
            moves: step.moves.iter().copied().chain(right).collect(),
            comment: step.task.as_ref().map(|task| task.praise.clone()),
        }
    }
}

//! Turns lessons into self-playing examples, for pages where no one answers questions.

use super::lesson::{Lesson, LessonStep};
use awale_rules::{Move, Placement};

/// A position of a lesson and all moves from it, with the right answers to its questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demonstration {
    /// The position to set up under the lesson's rules.
    pub start: Placement,
    /// The scenes in order; never empty.
    pub scenes: Vec<Scene>,
}

/// A text and the moves that illustrate it.
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
    let mut demonstrations: Vec<Demonstration> = Vec::new();
    for step in &lesson.steps {
        if let Some(start) = step.position {
            let scenes = Vec::new();
            demonstrations.push(Demonstration { start, scenes });
        }
        if let Some(demonstration) = demonstrations.last_mut() {
            demonstration.scenes.push(Scene::of(step));
        }
    }
    demonstrations
}

impl Scene {
    fn of(step: &LessonStep) -> Self {
        let answer = step.task.iter().filter_map(|task| task.right.iter().next());
        Self {
            text: step.text.clone(),
            moves: step.moves.iter().copied().chain(answer).collect(),
            comment: step.task.as_ref().map(|task| task.praise.clone()),
        }
    }
}

//! Lessons as examples that play on the board by themselves, for pages that only show.

use super::lesson::{Lesson, Step};
use crate::rules::{Hole, Placement};

/// A position of a lesson and all that is played from it, the right answers included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demonstration {
    /// The position to lay out, by the rules of the lesson.
    pub start: Placement,
    /// What happens, in order; never empty.
    pub scenes: Vec<Scene>,
}

/// A text with the moves that go with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The key of what is said before the moves.
    pub text: String,
    /// Moves to play one after the other, maybe none.
    pub moves: Vec<Hole>,
    /// The key of what is said after them, where the lesson asks for a move.
    pub comment: Option<String>,
}

/// The examples of `lesson`: one for each position that it lays out.
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

//! What a lesson file may say.

use serde::Deserialize;

use super::kind::RuleKind;

/// A lesson, as its file says it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonSpec {
    /// Where it stands in the list of lessons.
    pub chapter: Chapter,
    /// The key of its title.
    pub title: String,
    /// The built-in variant it is about.
    pub rules: String,
    /// The kinds of rules that it introduces.
    #[serde(default)]
    pub teaches: Vec<RuleKind>,
    /// Its steps, in order.
    pub steps: Vec<StepSpec>,
}

/// A part of the list of lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Chapter {
    /// The first game ever.
    Beginning,
    /// One rule each, with its classic example.
    Examples,
    /// How to play well.
    Strategy,
    /// The last seeds.
    EndGame,
    /// What other variants do differently.
    OtherGames,
}

impl Chapter {
    /// All chapters, in order.
    pub const ALL: [Self; 5] = [
        Self::Beginning,
        Self::Examples,
        Self::Strategy,
        Self::EndGame,
        Self::OtherGames,
    ];

    /// The key of its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Beginning => "lesson-chapter-beginning",
            Self::Examples => "lesson-chapter-examples",
            Self::Strategy => "lesson-chapter-strategy",
            Self::EndGame => "lesson-chapter-endgame",
            Self::OtherGames => "lesson-chapter-other-games",
        }
    }
}

/// One step: a text with what happens on the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepSpec {
    /// The key of what is said.
    pub text: String,
    /// The position to lay out; without one the board stays as it is.
    #[serde(default)]
    pub position: Option<String>,
    /// The letters of holes to point at.
    #[serde(default)]
    pub show: String,
    /// The letters of moves that play themselves, one after the other.
    #[serde(default)]
    pub moves: String,
    /// What the learner is asked for, once the moves are made.
    #[serde(default)]
    pub task: Option<TaskSpec>,
}

/// A hole to be found and played.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskSpec {
    /// The letters of the holes any of which is right.
    pub right: String,
    /// The key of what is said to a right choice.
    pub praise: String,
    /// The key of what is said to a wrong one.
    pub help: String,
}

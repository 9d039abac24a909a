//! The lesson file format.

use serde::Deserialize;

use super::kind::RuleKind;

/// A lesson as written in its file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonSpec {
    /// The chapter that lists it.
    pub chapter: Chapter,
    /// The message key of its title.
    pub title: String,
    /// The name of the built-in variant that it teaches.
    pub rules: String,
    /// The kinds of rules that it introduces.
    #[serde(default)]
    pub teaches: Vec<RuleKind>,
    /// Its steps, in order.
    pub steps: Vec<StepSpec>,
}

/// A chapter in the list of lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Chapter {
    /// The first lessons.
    Beginning,
    /// One rule per lesson, with its classic example.
    Examples,
    /// Advice on playing well.
    Strategy,
    /// The endgame.
    EndGame,
    /// Rules of other variants.
    OtherGames,
    /// Rules of the world's other sowing games: stores, rounds, special holes.
    World,
    /// Advice on playing the best known of those games well.
    PlayingWorld,
}

impl Chapter {
    /// All chapters, in order.
    pub const ALL: [Self; 7] = [
        Self::Beginning,
        Self::Examples,
        Self::Strategy,
        Self::EndGame,
        Self::OtherGames,
        Self::World,
        Self::PlayingWorld,
    ];

    /// Returns the message key of its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Beginning => "lesson-chapter-beginning",
            Self::Examples => "lesson-chapter-examples",
            Self::Strategy => "lesson-chapter-strategy",
            Self::EndGame => "lesson-chapter-endgame",
            Self::OtherGames => "lesson-chapter-other-games",
            Self::World => "lesson-chapter-world",
            Self::PlayingWorld => "lesson-chapter-playing-world",
        }
    }
}

/// One step: a text with its position, moves and question.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepSpec {
    /// The message key of its text.
    pub text: String,
    /// The position to set up, in notation; without one, the board stays unchanged.
    #[serde(default)]
    pub position: Option<String>,
    /// The letters of holes to highlight.
    #[serde(default)]
    pub show: String,
    /// The letters of scripted moves, in order.
    #[serde(default)]
    pub moves: String,
    /// The question that follows the moves.
    #[serde(default)]
    pub task: Option<TaskSpec>,
}

/// A question that the learner answers by playing a move.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskSpec {
    /// The letters of the right moves.
    pub right: String,
    /// The message key of the reply to a right answer.
    pub praise: String,
    /// The message key of the reply to a wrong one.
    pub help: String,
}

//! Defines the states of the app: the screen, the menu over it, and the pause.

use bevy::prelude::*;

/// The screen behind the menus.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
pub enum Screen {
    /// The board at rest, before a match.
    #[default]
    Title,
    /// A match.
    Playing,
    /// A lesson, a puzzle or the mistakes of a game: [`LessonKind`].
    Lesson,
    /// An example, while the match or lesson below it is suspended.
    Demonstration,
}

/// The content of [`Screen::Lesson`].
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
#[source(Screen = Screen::Lesson)]
pub enum LessonKind {
    /// A lesson.
    #[default]
    Lesson,
    /// A series of puzzles.
    Puzzle,
    /// The mistakes of a game, while its match is suspended.
    Mistakes,
}

/// The menu over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
pub enum Menu {
    /// The main menu.
    #[default]
    Main,
    /// Items that don't fit in the main menu.
    More,
    /// The choice of variant, players and board.
    NewGame,
    /// The rules of the chosen game that vary between households.
    HouseRules,
    /// Speed, volumes and assistance.
    Settings,
    /// Key and gamepad bindings.
    Controls,
    /// Lessons, history, glossary.
    Learn,
    /// Puzzles and the player's rating.
    Puzzles,
    /// Games with remote friends.
    Friends,
    /// Finished games and statistics.
    Archive,
    /// The map of the built-in games.
    Atlas,
    /// Editing, copying and deleting variants.
    Workshop,
    /// The offer of a lesson before the first game with unfamiliar rules.
    FirstLesson,
    /// The editor of a variant.
    RuleEditor,
    /// The editor of a position.
    BoardEditor,
    /// The help: rules, examples, strategies, history, keys.
    Help,
    /// The menu of a paused match.
    Pause,
    /// The transcript of a match.
    Transcript,
    /// The warning before a costly move.
    SecondThought,
    /// A choice that a move requires beyond hole and direction.
    MoveChoice,
    /// The offer to swap sides.
    Swap,
    /// The games played so far in this match.
    Score,
    /// The result of a match.
    GameOver,
    /// The report on the moves of a game.
    Report,
    /// The photo mode: a free camera, and nothing moves.
    Photo,
    /// No menu, while the camera takes this. No move can be played.
    Taking(Shot),
    /// No menu.
    Closed,
}

/// A thing that the camera takes without a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Shot {
    /// A picture; nothing moves.
    Picture,
    /// A film, for which a move is replayed.
    Film,
}

impl Menu {
    /// Returns whether the menu pauses the match. The result doesn't: it appears while the last
    /// seeds are still in flight.
    #[must_use]
    pub const fn covers_match(self) -> bool {
        !matches!(
            self,
            Self::Closed | Self::GameOver | Self::Taking(Shot::Film)
        )
    }
}

/// Run condition: no menu covers the board, so that panels may be drawn over it.
#[must_use]
pub fn board_is_free(menu: Res<State<Menu>>) -> bool {
    matches!(
        menu.get(),
        Menu::Closed | Menu::Taking(_) | Menu::MoveChoice
    )
}

/// Run condition: a picture or film is being taken, which omits parts of the interface.
#[must_use]
pub fn picture_is_taken(menu: Res<State<Menu>>) -> bool {
    matches!(menu.get(), Menu::Taking(_))
}

/// The state of time in the match and on the table: it is stopped under menus that cover a match.
/// On the title screen, the board keeps moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Pause {
    /// Time passes.
    Running,
    /// Time is stopped.
    Paused,
}

impl ComputedStates for Pause {
    type SourceStates = (Menu, Screen);

    fn compute((menu, screen): (Menu, Screen)) -> Option<Self> {
        Some(if menu.covers_match() && screen != Screen::Title {
            Self::Paused
        } else {
            Self::Running
        })
    }
}

/// Adds the states.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<LessonKind>()
        .init_state::<Menu>()
        .add_computed_state::<Pause>()
        .register_type_mutable_state::<Screen>()
        .register_type_mutable_state::<LessonKind>()
        .register_type_mutable_state::<Menu>()
        .register_type_state::<Pause>();
}

//! The states of the app: the screen, the menu over it, and whether time stands still.

use bevy::prelude::*;

use crate::game::schedule::GameSet;

/// What the window shows behind every menu.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

/// What [`Screen::Lesson`] shows.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Lesson)]
pub enum LessonKind {
    /// A lesson.
    #[default]
    Lesson,
    /// Puzzles, one after the other.
    Puzzle,
    /// The mistakes of a game, while its match is suspended.
    Mistakes,
}

/// The menu that lies over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// The first menu of the program.
    #[default]
    Main,
    /// The choice of variant, players and board.
    NewGame,
    /// Speed, volumes and helps.
    Settings,
    /// Which key and which button does what.
    Controls,
    /// Lessons, history, words.
    Learn,
    /// Puzzles, and how strong the player is at them.
    Puzzles,
    /// Finished games, and what was won and lost.
    Archive,
    /// The variants, to be changed, copied and thrown away.
    Workshop,
    /// The offer of a lesson before a game by a new kind of rules.
    FirstLesson,
    /// A variant that is being edited.
    RuleEditor,
    /// A position that is set up by hand.
    BoardEditor,
    /// All that there is to read: the rules in force, examples, strategies, history, keys.
    Help,
    /// The menu of a paused match.
    Pause,
    /// The transcript of a match.
    Transcript,
    /// The warning before a costly move.
    SecondThought,
    /// The games of the match that have been played.
    Score,
    /// The result of a match.
    GameOver,
    /// What the moves of a game were worth.
    Report,
    /// No menu, and no move can be played: a picture is taken, in which nothing moves.
    Picture,
    /// No menu, and no move can be played: a move is replayed for a film.
    Film,
    /// No menu: the picture belongs to the board.
    Closed,
}

impl Menu {
    /// Whether the match stands still under it. The result appears while the last seeds still fly.
    #[must_use]
    pub const fn covers_match(self) -> bool {
        !matches!(self, Self::Closed | Self::GameOver | Self::Film)
    }
}

/// Whether no menu covers the board, so that panels may be drawn over it.
#[must_use]
pub fn board_is_free(menu: Option<Res<State<Menu>>>) -> bool {
    menu.is_some_and(|menu| matches!(menu.get(), Menu::Closed | Menu::Picture | Menu::Film))
}

/// Whether a picture is taken, which leaves out what belongs to the window and not to the game.
#[must_use]
pub fn picture_is_taken(menu: Option<Res<State<Menu>>>) -> bool {
    menu.is_some_and(|menu| matches!(menu.get(), Menu::Picture | Menu::Film))
}

/// Whether the match stands still, with everything that moves on the table.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pause {
    /// Time goes on.
    #[default]
    Running,
    /// It stands still.
    Paused,
}

/// Adds the states, and keeps [`Pause`] in step with [`Menu`].
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<LessonKind>()
        .init_state::<Menu>()
        .init_state::<Pause>()
        .add_systems(
            Update,
            pause_under_menus
                .run_if(state_changed::<Menu>)
                .before(GameSet::Menus),
        );
}

/// Pauses a match that a menu covers; the board of the title may move behind its menus.
fn pause_under_menus(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut pause: ResMut<NextState<Pause>>,
) {
    let wanted = if menu.covers_match() && *screen.get() != Screen::Title {
        Pause::Paused
    } else {
        Pause::Running
    };
    NextState::set_if_neq(&mut pause, wanted);
}

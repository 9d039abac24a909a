//! The companion: chosen in the menu, played to the end, and its effect on the player's rating.

use awale::advisor::Analyses;
use awale::catalog::LastChoices;
use awale::phase::Phase;
use awale::playback::Playback;
use awale::session::{CurrentMatch, GameCommand, PROGRESS_FILE, SavedProgress, SavedStatistics};
use awale::settings::{HintShown, Settings, Speed};
use awale::state::Menu;
use awale::storage::Storage;
use awale_engine::matches::Player;
use awale_engine::teacher::Companion;
use awale_engine::teacher::advice::good_moves;
use awale_engine::teacher::standing::{NotRated, Verdict};
use awale_engine::text::teacher::standing;
use awale_engine::text::{Language, Messages};
use awale_rules::{Side, library};
use bevy::prelude::*;

use super::assistance::ghost;
use super::fixtures::slice;
use super::journey::{menu, run, run_next};
use super::legibility::words_shown;
use super::table::Parts;
use super::workshop::Home;

/// Maximum number of frames of a game.
const MAX_FRAMES: usize = 40_000;
/// Number of kinds of help in a slice.
const SLICE_HELPS: usize = 1;

/// Starts a game against the companion, with a person as South.
const BEGIN_SCRIPT: &str = "press main.new_game
    press new_game.variant.awale
    press new_game.south.person
    press new_game.north.companion
    press new_game.begins.south
    press new_game.start
    settle
    exit";

/// Plays the last legal hole until the game is over, without animation.
fn play_out(app: &mut App) {
    app.world_mut().resource_mut::<Settings>().play.speed = Speed::Off;
    for _ in 0..MAX_FRAMES {
        let current = app.world().part::<CurrentMatch>();
        if current.outcome().is_some() && menu(app) == Menu::GameOver {
            return;
        }
        let phase = *app.world().resource::<Phase>();
        let is_turn = matches!(phase, Phase::Person(_))
            && menu(app) == Menu::Closed
            && !app.world().part::<Playback>().is_busy();
        let hole = is_turn.then(|| {
            let game = current.game();
            game.position().legal_moves(game.rules()).iter().last()
        });
        if let Some(Some(hole)) = hole {
            app.world_mut().write_message(GameCommand::Play(hole));
        }
        app.update();
    }
    panic!("the game does not end");
}

fn verdict(app: &App) -> Option<Verdict> {
    app.world().part::<CurrentMatch>().verdict()
}

#[test]
fn a_game_against_the_companion_rates_the_player() {
    let home = Home::new("companion");
    let mut app = home.run(BEGIN_SCRIPT);
    let awale = library::load("awale").unwrap().unwrap();
    let setup = app.world().part::<CurrentMatch>().setup();
    assert_eq!(setup.seat(Side::North).player, Player::Companion);
    play_out(&mut app);
    let outcome = app.world().part::<CurrentMatch>().outcome().unwrap();
    let Some(Verdict::Rated(rating)) = verdict(&app) else {
        panic!("{:?}", verdict(&app));
    };
    let start = Companion::new(&awale).player;
    assert!(rating.deviation < start.deviation);
    match outcome.winner {
        Some(Side::South) => assert!(rating.rating > start.rating),
        Some(Side::North) => assert!(rating.rating < start.rating),
        None => assert!((rating.rating - start.rating).abs() < 1.0),
    }
    // The panel shows the rating on the ladder of levels.
    let standing = standing(&Messages::new(Language::default()), rating.between(&awale));
    let words = words_shown(&mut app);
    assert!(
        words.iter().any(|text| text.contains(&standing)),
        "{standing}: {words:?}"
    );
    let progress = app.world().resource::<SavedProgress>().of(&awale);
    assert_eq!(
        (progress.games(), progress.companion(&awale).player),
        (1, rating)
    );
    let statistics = app.world().resource::<SavedStatistics>();
    let record = statistics.records().next().unwrap();
    assert_eq!(record.opponent(), Some(Player::Companion));
    app.world().resource::<Storage>().flush();
    assert!(home.0.join(PROGRESS_FILE.as_str()).exists());
    // The rating is saved, and the companion adapts to it in the next game.
    let choices = app.world().resource::<LastChoices>();
    assert_eq!(choices.seats[1].player(), Player::Companion);
    // An end that is undone and replayed doesn't count twice.
    app.world_mut().write_message(GameCommand::Undo);
    app.update();
    app.world_mut().write_message(GameCommand::Redo);
    (0..40).for_each(|_| app.update());
    let progress = app.world().resource::<SavedProgress>().of(&awale);
    assert_eq!(progress.games(), 1);
}

#[test]
fn a_game_with_help_is_not_rated() {
    let begin = |script: &str| run(&BEGIN_SCRIPT.replace("exit", &format!("{script}\nexit")));
    let helps = ["press hud.hint\nwait 5", "key space\nsettle"];
    for help in slice(helps, SLICE_HELPS) {
        let mut app = begin(help);
        assert!(app.world().part::<CurrentMatch>().state().helped, "{help}");
        play_out(&mut app);
        assert_eq!(
            verdict(&app),
            Some(Verdict::NotRated(NotRated::Helped)),
            "{help}"
        );
        let words = words_shown(&mut app);
        assert!(words.iter().any(|text| text.ends_with("you used help.")));
        let awale = library::load("awale").unwrap().unwrap();
        assert!(!app.world().resource::<SavedProgress>().contains(&awale));
    }
    // The next game starts unassisted. Questions about moves and threats count as help, too.
    let mut app = begin("press hud.hint\nwait 5");
    for question in ["key f3", "key f4"] {
        app.world_mut().write_message(GameCommand::Restart);
        (0..5).for_each(|_| app.update());
        assert!(!app.world().part::<CurrentMatch>().state().helped);
        let script = format!("settle\n{question}\nwait 40\nkey escape\nwait 20\nexit");
        run_next(&mut app, &script);
        let current = app.world().part::<CurrentMatch>();
        assert!(current.state().helped, "{question}");
    }
}

#[test]
fn games_against_levels_count_except_against_grand_master() {
    let awale = library::load("awale").unwrap().unwrap();
    for (level, expected_games) in [("initiation", 1), ("grand-master", 0)] {
        let begin = BEGIN_SCRIPT.replace(
            "press new_game.north.companion",
            &format!("press new_game.north.computer\npress new_game.north.computer.{level}"),
        );
        let mut app = run(&begin);
        app.world_mut().write_message(GameCommand::AgreeToEnd);
        (0..40).for_each(|_| app.update());
        let progress = app.world().resource::<SavedProgress>().of(&awale);
        assert_eq!(progress.games(), expected_games, "{level}");
    }
}

#[test]
fn a_hint_can_show_all_good_holes_instead_of_the_best_one() {
    let app = run("press main.settings
         press settings.page.helps
         press settings.hint.good
         press settings.back
         press main.new_game
         press new_game.variant.awale
         press new_game.south.person
         press new_game.north.companion
         press new_game.begins.south
         press new_game.start
         settle
         press hud.hint
         wait 10
         exit");
    let current = app.world().part::<CurrentMatch>();
    let analyses = app.world().part::<Analyses>();
    let analysis = analyses.hint(current.turn()).unwrap();
    let good = good_moves(analysis);
    assert!((1..=3).contains(&good.len()) && good.is_sorted());
    let moves = analyses.hinted_moves(current.turn(), HintShown::Good);
    assert_eq!(moves, good);
    assert_eq!(ghost(&app).preview(), None, "the best hole has no ghost");
    assert!(app.world().part::<CurrentMatch>().state().helped);
}

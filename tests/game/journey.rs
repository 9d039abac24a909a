//! Whole games in the real app, from the main menu to the result, by real clicks on real panels.

use std::time::Duration;

use awale::app::headless;
use awale::catalog::LastChoices;
use awale::dev_tools::{Script, ScriptedRun};
use awale::playback::Playback;
use awale::session::{CurrentMatch, UnfinishedMatch};
use awale::state::{Menu, Screen};
use awale::ui::ButtonRegistry;
use awale_engine::lab::{Trait, built_in};
use awale_engine::matches::Beginner;
use awale_rules::{BoardSnapshot, library};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::fixtures::slice;
use super::table::{Parts, assert_holds};

/// Maximum number of frames of a script.
const MAX_FRAMES: usize = 200_000;
/// Number of variants in the short form of the tests, at several seconds each.
const SLICE_VARIANTS: usize = 1;
/// The duration of a frame: long, so that animations take few frames.
const FRAME_DURATION: Duration = Duration::from_millis(250);

/// Returns a script that starts a match of two people, in which South begins, and plays the holes
/// with these letters.
pub fn two_player_script(letters: &str) -> String {
    let mut script = "press main.new_game
        press new_game.south.person
        press new_game.north.person
        press new_game.begins.south
        press new_game.start
        settle\n"
        .to_owned();
    for letter in letters.chars() {
        script += &format!("play {letter}\nsettle\n");
    }
    script
}

/// Returns a script with three plies between two people: C, e and A.
pub fn three_plies() -> String {
    two_player_script("CeA")
}

/// Runs a script to its end.
pub fn run(script: &str) -> App {
    run_to_end(launch(script))
}

/// Starts a game of `variant` from the menus, plays C for South, and lets the opponent answer.
/// `north` has the buttons that select the opponent.
pub fn first_move(variant: &str, north: &[&str]) -> App {
    let buttons = north
        .iter()
        .map(|name| format!("press new_game.north.{name}\n"));
    run(&format!(
        "press main.new_game
         press new_game.variant.{variant}
         press new_game.south.person
         {}press new_game.begins.south
         press new_game.start
         settle
         play C
         settle
         exit",
        buttons.collect::<String>()
    ))
}

/// Launches the app at the start of a script.
pub fn launch(script: &str) -> App {
    let script: Script = script.parse().unwrap();
    headless(UVec2::new(1280, 720), Some((script, FRAME_DURATION)))
}

/// Makes South begin; by default, the beginner is chosen at random.
pub fn south_begins(mut app: App) -> App {
    app.world_mut().resource_mut::<LastChoices>().beginner = Beginner::South;
    app
}

/// Runs the app's script to its end.
pub fn run_to_end(mut app: App) -> App {
    app.finish();
    app.cleanup();
    update_to_end(&mut app);
    app
}

/// Runs another script in an app whose last one has ended.
pub fn run_next(app: &mut App, script: &str) {
    let script: Script = script.parse().unwrap();
    app.insert_resource(ScriptedRun::new(script));
    // The message that ended the last script would end this one.
    let mut exits = app.world_mut().resource_mut::<Messages<AppExit>>();
    exits.clear();
    update_to_end(app);
}

fn update_to_end(app: &mut App) {
    for _ in 0..MAX_FRAMES {
        app.update();
        match app.should_exit() {
            None => {}
            Some(AppExit::Success) => return,
            Some(AppExit::Error(_)) => {
                panic!("{:?}", app.world().resource::<ScriptedRun>().failure())
            }
        }
    }
    panic!("the script does not end");
}

/// Resizes the window, in logical pixels.
pub fn resize(app: &mut App, size: Vec2) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    let mut window = windows.single_mut(world).unwrap();
    window.resolution.set(size.x, size.y);
}

pub fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

#[test]
fn every_variant_is_played_from_the_main_menu_to_the_result() {
    for variant in slice(library::names(), SLICE_VARIANTS) {
        let mut app = run(&format!(
            "press main.new_game
             press new_game.variant.{variant}
             press new_game.south.computer
             press new_game.south.computer.initiation
             press new_game.north.computer
             press new_game.north.computer.beginner
             press new_game.begins.north
             press new_game.start
             until-over
             exit"
        ));
        let current = app.world().part::<CurrentMatch>();
        let rules = library::load(variant).unwrap().unwrap();
        assert_eq!(
            current.game().rules().fingerprint(),
            rules.fingerprint(),
            "{variant}"
        );
        assert_eq!(current.setup().first_side(), awale_rules::Side::North);
        assert!(current.outcome().is_some(), "{variant}");
        assert_eq!(menu(&app), Menu::GameOver, "{variant}");
        let end = BoardSnapshot::of(current.position());
        assert_eq!(
            app.world().part::<Playback>().shown(),
            Some(&end),
            "{variant}"
        );
        assert_holds(app.world_mut(), &end, variant);
    }
}

#[test]
fn a_person_plays_by_clicking_holes() {
    let app = run(&format!(
        "{}play f    # is the other player's, and refused
         settle
         key space # the computer plays the best hole
         settle
         exit",
        two_player_script("Ce")
    ));
    let current = app.world().part::<CurrentMatch>();
    let letters: Vec<String> = current
        .game()
        .moves()
        .iter()
        .map(|&mv| current.game().rules().geometry().name_of(mv).to_string())
        .collect();
    assert_eq!(letters[..2], ["C", "e"]);
    assert_eq!(letters.len(), 3);
}

#[test]
fn a_person_takes_back_with_the_bar_and_plays_on() {
    let app = run("press main.new_game
         press new_game.south.person
         press new_game.north.person
         press new_game.begins.south
         press new_game.start
         settle
         press hud.moves
         wait 5
         play C
         settle
         play e
         settle
         press hud.undo
         settle
         play f
         settle
         exit");
    let current = app.world().part::<CurrentMatch>();
    let game = current.game();
    let letters = game.rules().geometry().names_of(game.moves());
    assert_eq!(letters, "Cf");
    assert_eq!(current.tree().variations(2).len(), 2);
    assert!(
        app.world()
            .resource::<ButtonRegistry>()
            .rect("moves.2.other")
            .is_some()
    );
}

#[test]
fn a_match_is_paused_and_left_with_the_menus() {
    let app = run("press main.new_game
         press new_game.north.person
         press new_game.begins.south
         press new_game.start
         settle
         play C
         settle
         key escape
         wait 3
         press pause.leave
         wait 5
         exit");
    assert_eq!(menu(&app), Menu::Main);
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Title
    );
    assert!(!app.world().has_part::<CurrentMatch>());
    let unfinished = app.world().resource::<UnfinishedMatch>();
    assert!(unfinished.get().is_some(), "the match can be resumed");
}

#[test]
fn the_list_of_variants_is_sorted_by_measured_traits() {
    let variant_order = |presses: usize| {
        let presses = "press new_game.order\n wait 3\n".repeat(presses);
        let app = run(&format!("press main.new_game\n wait 4\n {presses} exit"));
        let buttons = app.world().resource::<ButtonRegistry>();
        let mut tiles: Vec<(Vec2, String)> = buttons
            .names()
            .filter_map(|name| {
                let variant = name.strip_prefix("new_game.variant.")?;
                Some((buttons.rect(name)?.min, variant.to_owned()))
            })
            .collect();
        // Sorts the tiles row by row.
        tiles.sort_by(|(tile, _), (other_tile, _)| {
            tile.y
                .total_cmp(&other_tile.y)
                .then(tile.x.total_cmp(&other_tile.x))
        });
        tiles
            .into_iter()
            .map(|(_, variant)| variant)
            .collect::<Vec<_>>()
    };
    let lengths = |variants: &[String]| -> Vec<f64> {
        let value = |variant: &String| {
            let rules = library::load(variant).unwrap().unwrap();
            Trait::Length
                .value(built_in::results(&rules).unwrap())
                .unwrap()
        };
        variants.iter().map(value).collect()
    };
    let default_order = variant_order(0);
    assert!(!lengths(&default_order).is_sorted(), "{default_order:?}");
    let by_length = variant_order(1);
    assert!(
        by_length.len() > 3 && lengths(&by_length).is_sorted(),
        "{by_length:?}"
    );
    // The default order comes after the last trait.
    assert_eq!(variant_order(1 + Trait::ALL.len()), default_order);
}

//! A game ends by agreement only if the opponent agrees: another person, or a computer that can't
//! win any more seeds or whose result is already decided.

use awale::session::CurrentMatch;
use awale::state::Menu;
use awale::ui::ButtonRegistry;
use awale_rules::EndReason;
use bevy::prelude::*;

use super::fixtures::slice;
use super::journey::{menu, run, run_next};
use super::legibility::words_shown;
use super::table::Parts;

/// Number of results in the short form of the tests.
const SLICE_RESULTS: usize = 2;
/// Number of kinds of opponents in the short form of the tests.
const SLICE_OPPONENTS: usize = 1;

/// Starts a game with a person as South, from this position if one is given.
fn run_game(north: &str, position: Option<&str>, script: &str) -> App {
    let start = match position {
        Some(position) => format!(
            "press new_game.set_up\nwait 6\ncopy {position}\npress set_up.paste\nwait 4\npress set_up.start\nsettle\nplay A"
        ),
        None => "press new_game.begins.south\npress new_game.start\nsettle\nplay C".to_owned(),
    };
    run(&format!(
        "press main.new_game
         press new_game.variant.awale
         press new_game.south.person
         press new_game.north.{north}
         {start}
         settle
         {script}
         exit"
    ))
}

fn end_reason(app: &App) -> Option<EndReason> {
    let current = app.world().part::<CurrentMatch>();
    current.outcome().map(|outcome| outcome.reason)
}

const PROPOSE: &str = "key escape\nwait 3\npress pause.more\npress pause.agree\nwait 3\npress pause.confirm\nwait 6\n";
/// A position in which a single seed circles forever.
const CIRCLE: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";

#[test]
fn another_person_must_consent() {
    let app = run_game("person", None, PROPOSE);
    assert_eq!((end_reason(&app), menu(&app)), (None, Menu::Pause));
    let app = run_game(
        "person",
        None,
        &format!("{PROPOSE}press pause.play_on\nwait 3"),
    );
    assert_eq!(end_reason(&app), None);
    let app = run_game(
        "person",
        None,
        &format!("{PROPOSE}press pause.consent\nwait 3"),
    );
    assert_eq!(end_reason(&app), Some(EndReason::Agreed));
}

#[test]
fn a_computer_declines_while_it_can_still_win_seeds() {
    let app = run_game(
        "computer",
        None,
        &format!("{PROPOSE}press pause.play_on\nwait 3"),
    );
    assert_eq!((end_reason(&app), menu(&app)), (None, Menu::Closed));
}

#[test]
fn a_computer_agrees_once_nothing_can_be_won() {
    let app = run_game("computer", Some(CIRCLE), PROPOSE);
    assert_eq!(end_reason(&app), Some(EndReason::Agreed));
    assert_ne!(menu(&app), Menu::Pause);
}

#[test]
fn a_computer_agrees_once_the_result_is_decided() {
    let results = [("29-8", true), ("8-29", true), ("22-15", false)];
    for (lofts, is_decided) in slice(results, SLICE_RESULTS) {
        let position = format!("2-1-0-0-0-3-0-1-2-0-0-2-{lofts}-S");
        let app = run_game("computer", Some(&position), PROPOSE);
        let expected = is_decided.then_some(EndReason::Agreed);
        assert_eq!(end_reason(&app), expected, "{lofts}");
    }
}

#[test]
fn a_game_that_is_decided_can_be_counted_at_once() {
    let has_button = |app: &App| {
        let registry = app.world().resource::<ButtonRegistry>();
        registry.rect("hud.count").is_some()
    };
    // South captures the seeds that make a majority.
    let before = "3-0-2-0-0-1-1-0-0-2-0-3-23-13-S";
    for north in slice(["person", "computer"], SLICE_OPPONENTS) {
        let start = format!(
            "press main.new_game
             press new_game.variant.awale
             press new_game.south.person
             press new_game.north.{north}
             press new_game.set_up
             wait 6
             copy {before}
             press set_up.paste
             wait 4
             press set_up.start
             settle"
        );
        let mut app = run(&format!("{start}\nexit"));
        assert!(!has_button(&app), "{north}");
        run_next(&mut app, "play F\nsettle\nwait 6\nexit");
        assert!(has_button(&app), "{north}");
        if north == "person" {
            let said = words_shown(&mut app);
            let says_won = |line: &String| line.contains("South has already won.");
            assert!(said.iter().any(says_won), "{said:?}");
        }
        if north == "computer" {
            let said = words_shown(&mut app);
            let offers_count = |line: &String| line.contains("offers to count the seeds.");
            assert!(said.iter().any(offers_count), "{said:?}");
        }
        run_next(&mut app, "press hud.play_on\nwait 6\nexit");
        assert_eq!(end_reason(&app), None, "{north}");
        assert!(!has_button(&app), "{north}");
        let app = run(&format!(
            "{start}\nplay F\nsettle\npress hud.count\nwait 6\nexit"
        ));
        assert_eq!(end_reason(&app), Some(EndReason::Agreed), "{north}");
    }
}

//! A game is ended by agreement only where the other one agrees: a person who is asked, or a
//! computer that knows that nothing can be won any more.

use awale::game::session::CurrentMatch;
use awale::game::state::Menu;
use awale::rules::EndReason;
use bevy::prelude::*;

use super::journey::{menu, run};

/// A game of a person who sits South, from this position where one is given.
fn begun(north: &str, position: Option<&str>, script: &str) -> App {
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

fn ended(app: &App) -> Option<EndReason> {
    let current = app.world().resource::<CurrentMatch>();
    current.outcome().map(|outcome| outcome.reason)
}

const PROPOSED: &str =
    "key escape\nwait 3\npress pause.agree\nwait 3\npress pause.confirm\nwait 6\n";
/// One seed after the other, round and round.
const CIRCLE: &str = "1-0-0-0-0-0-1-0-0-0-0-0-23-23-S";

#[test]
fn the_other_person_is_asked() {
    let app = begun("person", None, PROPOSED);
    assert_eq!((ended(&app), menu(&app)), (None, Menu::Pause));
    let app = begun(
        "person",
        None,
        &format!("{PROPOSED}press pause.play_on\nwait 3"),
    );
    assert_eq!(ended(&app), None);
    let app = begun(
        "person",
        None,
        &format!("{PROPOSED}press pause.consent\nwait 3"),
    );
    assert_eq!(ended(&app), Some(EndReason::Agreed));
}

#[test]
fn a_computer_declines_while_there_is_something_to_win() {
    let app = begun(
        "computer",
        None,
        &format!("{PROPOSED}press pause.play_on\nwait 3"),
    );
    assert_eq!((ended(&app), menu(&app)), (None, Menu::Closed));
}

#[test]
fn a_computer_agrees_when_nothing_can_be_won() {
    let app = begun("computer", Some(CIRCLE), PROPOSED);
    assert_eq!(ended(&app), Some(EndReason::Agreed));
    assert_ne!(menu(&app), Menu::Pause);
}

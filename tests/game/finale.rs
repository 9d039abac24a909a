//! The end of a game: the lofts are counted before the result appears, any key ends the count, and
//! light and camera come back; then comes the result card.

use awale::board_view::Finale;
use awale::scene::Eye;
use awale::session::CurrentMatch;
use awale::settings::{Settings, Speed};
use awale::state::Menu;
use awale_rules::Side;
use bevy::prelude::*;

use super::assistance::two_people;
use super::journey::menu;
use super::keyboard::Player;
use super::table::Parts;

/// A script in which South resigns, and some frames pass.
const RESIGN: &str = "play C
    settle
    key escape
    wait 4
    press pause.more
    press pause.resign
    wait 4
    press pause.confirm";

fn finale(app: &mut App) -> Option<Finale> {
    let world = app.world_mut();
    let mut finales = world.query::<&Finale>();
    finales.iter(world).next().cloned()
}

fn frames_until(app: &mut App, max_frames: usize, is_reached: impl Fn(&mut App) -> bool) -> usize {
    for frame in 0..max_frames {
        if is_reached(app) {
            return frame;
        }
        app.update();
    }
    panic!("not within {max_frames} frames");
}

#[test]
fn the_lofts_are_counted_before_the_result_and_the_camera_comes_back() {
    let mut app = two_people("awale", &format!("{RESIGN}\nwait 2"));
    let seat = app.world().resource::<Eye>().wanted();
    frames_until(&mut app, 400, |app| finale(app).is_some());
    assert_eq!(menu(&app), Menu::Closed);
    frames_until(&mut app, 600, |app| finale(app).unwrap().is_counted());
    let counted = Side::BOTH.map(|side| finale(&mut app).unwrap().counted(side).unwrap());
    let outcome = app.world().part::<CurrentMatch>().outcome();
    assert_eq!(counted, outcome.unwrap().lofts);
    frames_until(&mut app, 200, |app| menu(app) == Menu::GameOver);
    let mut player = Player(app);
    player.press("over.show_board");
    for _ in 0..10 {
        player.0.update();
    }
    assert_eq!(player.0.world().resource::<Eye>().wanted(), seat);
    assert_eq!(finale(&mut player.0).unwrap().counted(Side::South), None);
}

#[test]
fn a_key_ends_the_count_at_once() {
    let mut app = two_people("awale", &format!("{RESIGN}\nwait 2"));
    frames_until(&mut app, 400, |app| finale(app).is_some());
    for _ in 0..3 {
        app.update();
    }
    let mut player = Player(app);
    player.letter(KeyCode::KeyJ, "j");
    frames_until(&mut player.0, 12, |app| menu(app) == Menu::GameOver);
}

#[test]
fn without_animations_the_result_is_shown_at_once() {
    let mut app = two_people("awale", "play C\nsettle");
    app.world_mut().resource_mut::<Settings>().play.speed = Speed::Off;
    let mut player = Player(app);
    player.escape();
    player.wait();
    player.press("pause.more");
    player.wait();
    player.press("pause.resign");
    player.wait();
    player.press("pause.confirm");
    frames_until(&mut player.0, 300, |app| menu(app) == Menu::GameOver);
    assert!(finale(&mut player.0).is_none());
}

#[test]
fn the_card_offers_something_to_try() {
    let app = two_people("awale", &format!("{RESIGN}\nuntil-over\nwait 10"));
    let mut player = Player(app);
    player.press("over.try");
    player.wait();
    assert_eq!(menu(&player.0), Menu::Atlas);
}

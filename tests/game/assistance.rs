//! Assistance on the table: the ghost of a move, laps, holes in danger. It appears on request and
//! disappears with the move.

use std::thread;
use std::time::{Duration, Instant};

use awale::advisor::Analyses;
use awale::board::{Board, BoardVessel};
use awale::board_view::{Ghost, GhostMark, GhostWord, Mark, Marks};
use awale::phase::Phase;
use awale::playback::{Playback, ShownLap};
use awale::session::{CurrentMatch, PlayMove};
use awale::settings::Settings;
use awale::state::Menu;
use awale_rules::{Hole, HoleSet, Preview, Side, Vessel};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use super::journey::{menu, run};
use super::table::Parts;

/// Starts a game between two people, and then runs `script`.
pub fn two_people(variant: &str, script: &str) -> App {
    run(&format!(
        "press main.new_game
         press new_game.variant.{variant}
         press new_game.south.person
         press new_game.north.person
         press new_game.begins.south
         press new_game.start
         settle
         {script}
         exit"
    ))
}

/// Returns the ghost on the board.
pub fn ghost(app: &App) -> &Ghost {
    let world = app.world();
    let mut ghosts = world.try_query::<&Ghost>().unwrap();
    ghosts.single(world).unwrap()
}

fn preview(app: &App) -> Option<&Preview> {
    ghost(app).preview()
}

fn letter_of_ghost(app: &App) -> Option<char> {
    preview(app).map(|preview| preview.geometry().letter(preview.played().hole().unwrap()))
}

/// Returns the ghost's marks over the vessels, in board order.
fn ghost_marks(app: &mut App) -> Vec<GhostMark> {
    let world = app.world_mut();
    let mut boards = world.query::<&Board>();
    let board = boards.single(world).unwrap();
    let marks = board.vessels().iter();
    marks
        .map(|&vessel| world.get::<GhostMark>(vessel).unwrap().clone())
        .filter(|mark| !mark.is_blank())
        .collect()
}

/// Returns the holes with this mark.
fn marked(app: &mut App, mark: Mark) -> HoleSet {
    let world = app.world_mut();
    let mut vessels = world.query::<(&BoardVessel, &Marks)>();
    let mut holes = HoleSet::EMPTY;
    for (vessel, marks) in vessels.iter(world) {
        if let (true, Vessel::Hole(hole)) = (marks.has(mark), vessel.0) {
            holes.insert(hole);
        }
    }
    holes
}

/// Returns a set with a single hole.
fn single(hole: Hole) -> HoleSet {
    let mut holes = HoleSet::EMPTY;
    holes.insert(hole);
    holes
}

#[test]
fn pointing_at_a_hole_previews_its_move() {
    let mut app = two_people("awale", "point hole C\nwait 3");
    let shown = preview(&app).unwrap();
    assert_eq!(letter_of_ghost(&app), Some('C'));
    assert_eq!(
        shown.change(Vessel::Hole(shown.played().hole().unwrap())),
        -4
    );
    let played = shown.played().hole().unwrap();
    let Vessel::Hole(end) = shown.end() else {
        panic!("the last seed falls into a hole");
    };
    let marks = ghost_marks(&mut app);
    let words: Vec<GhostWord> = marks.iter().flat_map(|mark| mark.words.clone()).collect();
    let [loss, gain] = [-4, 1].map(GhostWord::Change);
    assert_eq!(words, [loss, gain, gain, gain, gain]);
    assert_eq!(marks.iter().filter(|mark| mark.is_end).count(), 1);
    assert_eq!(marked(&mut app, Mark::Reached), single(end));
    assert_eq!(marked(&mut app, Mark::PointedAt), single(played));

    app.world_mut().resource_mut::<Settings>().helps.ghost = false;
    app.update();
    assert_eq!(preview(&app), None);
    assert!(ghost_marks(&mut app).is_empty());

    // Shows only the target, the hole in which the move ends.
    app.world_mut().resource_mut::<Settings>().helps.target = true;
    app.update();
    let [target] = &ghost_marks(&mut app)[..] else {
        panic!("only the hole in which the move ends is marked");
    };
    assert!(target.is_end && target.words.is_empty());
    assert_eq!(ghost(&app).full_preview(), None);
}

#[test]
fn the_ghost_disappears_with_the_pointer_and_with_the_move() {
    for (script, reason) in [
        (
            "point hole C\nwait 3\npoint 4 350\nwait 3",
            "the pointer has left",
        ),
        ("point hole c\nwait 3", "the hole is illegal"),
        ("play C\nwait 1", "the move is shown"),
        ("play C\nwait 1\nkey s\nwait 3", "the move was skipped"),
        ("point hole C\nwait 3\nkey escape\nwait 3", "a menu is open"),
    ] {
        let mut app = two_people("awale", script);
        assert_eq!(letter_of_ghost(&app), None, "{reason}");
        assert!(ghost_marks(&mut app).is_empty(), "{reason}");
    }
}

#[test]
fn after_a_move_the_ghost_is_that_of_the_other_player() {
    let app = two_people("awale", "play C\nsettle\npoint hole c\nwait 3");
    assert_eq!(letter_of_ghost(&app), Some('c'));
    assert_eq!(preview(&app).map(Preview::mover), Some(Side::North));
}

#[test]
fn a_hint_shows_the_ghost_of_the_best_hole() {
    let run_with_hint = |script: &str| {
        let script = format!("press hud.hint\nwait 3\npress hud.hint\n{script}\nwait 3");
        two_people("awale", &script)
    };
    let app = run_with_hint("point 4 350");
    assert!(letter_of_ghost(&app).is_some());
    let pointing_app = run_with_hint("point hole B");
    assert_eq!(
        letter_of_ghost(&pointing_app),
        Some('B'),
        "the hole under the pointer takes precedence"
    );
}

#[test]
fn a_hint_gives_a_reason_first_and_then_names_the_hole() {
    let run_with_hint = |presses: usize| {
        let script = format!(
            "{}point 4 350\nwait 3",
            "press hud.hint\nwait 3\n".repeat(presses)
        );
        let mut app = two_people("awale", &script);
        let current = app.world().part::<CurrentMatch>();
        let (turn, helped) = (current.turn(), current.state().helped);
        assert!(helped, "a reason is help, too");
        let analyses = app.world().part::<Analyses>();
        assert!(analyses.hint(turn).is_some());
        let mut marks = app.world_mut().query::<&Marks>();
        let mut marks = marks.iter(app.world());
        let is_marked = marks.any(|marks| marks.has(Mark::Highlighted));
        let is_named = app.world().part::<Analyses>().hinted_move(turn).is_some();
        assert_eq!(is_named, is_marked);
        assert_eq!(is_named, letter_of_ghost(&app).is_some());
        is_named
    };
    assert!(!run_with_hint(1));
    assert!(run_with_hint(2));
}

#[test]
fn a_hint_can_name_the_hole_at_once() {
    let app = run("press main.settings
         press settings.page.helps
         press settings.hint.best
         press settings.back
         press main.new_game
         press new_game.variant.awale
         press new_game.south.person
         press new_game.north.person
         press new_game.begins.south
         press new_game.start
         settle
         press hud.hint
         point 4 350
         wait 3
         exit");
    assert!(letter_of_ghost(&app).is_some());
}

#[test]
fn laps_are_counted_while_they_are_shown() {
    let laps = |app: &App| app.world().part::<Playback>().lap();
    let app = two_people("oware", "play F\nsettle\nplay b\nwait 12");
    assert_eq!(*app.world().resource::<Phase>(), Phase::Showing);
    assert!(
        laps(&app).is_playing && laps(&app).lap > 1,
        "{:?}",
        laps(&app)
    );
    let app = two_people("oware", "play F\nsettle\nplay b\nsettle");
    assert!(
        !laps(&app).is_playing && laps(&app).lap == 6,
        "{:?}",
        laps(&app)
    );
    let app = two_people("awale", "play F\nsettle");
    assert_eq!(laps(&app), ShownLap::default());
}

#[test]
fn holes_in_danger_are_marked_on_request() {
    let mut app = two_people("awale", "play A\nsettle\nplay f\nsettle");
    assert!(marked(&mut app, Mark::Threatened).is_empty());
    app.world_mut().resource_mut::<Settings>().helps.threats = true;
    app.update();
    let current = app.world().part::<CurrentMatch>();
    let rules = current.game().rules();
    let expected = current.position().threatened(rules, Side::South);
    assert!(!expected.is_empty());
    assert_eq!(marked(&mut app, Mark::Threatened), expected);
}

#[test]
fn plates_follow_their_rows_when_the_board_turns() {
    let side_below = |app: &mut App| -> Side {
        let world = app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(world).unwrap();
        let top = |side: Side| {
            let plate = egui::Id::new(("plate", side.index()));
            let area = context.get_mut().memory(|memory| memory.area_rect(plate));
            area.unwrap().top()
        };
        let [south, north] = Side::BOTH.map(top);
        if south > north {
            Side::South
        } else {
            Side::North
        }
    };
    let mut app = two_people("awale", "play C\nsettle\nwait 5");
    assert_eq!(side_below(&mut app), Side::South);
    app.world_mut()
        .resource_mut::<Settings>()
        .play
        .turning_board = true;
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(side_below(&mut app), Side::North);
}

#[test]
fn opening_a_menu_cancels_a_move_that_awaits_its_analysis() {
    let mut app = two_people("awale", "");
    app.insert_resource(TimeUpdateStrategy::Automatic);
    app.world_mut().resource_mut::<Settings>().helps.warning = 1;
    let current = app.world().part::<CurrentMatch>();
    let legal = current.position().legal_moves(current.game().rules());
    let hole = legal.iter().next().unwrap();
    app.world_mut().write_message(PlayMove(hole));
    app.update();
    for new_menu in [Menu::Pause, Menu::Closed] {
        let mut next = app.world_mut().resource_mut::<NextState<Menu>>();
        next.set(new_menu);
        // Longer than the time for which a move of unknown cost is held back.
        let deadline = Instant::now() + Duration::from_secs(1);
        while Instant::now() < deadline {
            app.update();
            thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(menu(&app), new_menu);
        let current = app.world().part::<CurrentMatch>();
        assert!(current.game().moves().is_empty(), "under {new_menu:?}");
    }
}

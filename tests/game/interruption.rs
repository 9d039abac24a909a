//! Speed, skipping, leaving and suspending a match never change its outcome.

use awale::playback::Skip;
use awale::session::{CurrentMatch, GameCommand, PlayMove};
use awale::settings::Speed;
use awale::state::Menu;
use awale::table::{self as shows, ShowParts, TableEvent, TableReader};
use awale_engine::matches::Agreement;
use awale_rules::{Hole, Position};
use bevy::prelude::*;

use super::fixtures::slice;
use super::table::{Parts, Table, two_player_setup};

/// A variant with relays and flow captures, and the maximum number of frames of a move.
const VARIANT: &str = "oware";
const MAX_MOVE_FRAMES: usize = 400;
/// Number of frames in which a move is skipped, in the short form of the tests.
const SLICE_FRAMES: usize = 16;

fn play(table: &mut Table, index: usize) {
    table.command(GameCommand::Play(Hole::new(index).into()));
}

fn position_after(speed: Speed) -> Position {
    let mut table = Table::of(VARIANT);
    table.set_speed(speed);
    for _ in 0..4 {
        let hole = table.legal_moves()[0];
        play(&mut table, hole.index());
        table.rest();
        table.assert_shows_the_position();
    }
    table.position()
}

#[test]
fn the_position_does_not_depend_on_the_speed() {
    let normal = position_after(Speed::Times(1.0));
    for speed in [
        Speed::Times(0.25),
        Speed::Times(2.0),
        Speed::Times(8.0),
        Speed::Off,
    ] {
        assert_eq!(position_after(speed), normal, "{speed:?}");
    }
}

#[test]
fn a_move_can_be_skipped_in_any_frame() {
    let mut reference = Table::of(VARIANT);
    play(&mut reference, 1);
    reference.rest();
    let mut unskipped = Table::of(VARIANT);
    play(&mut unskipped, 1);
    let move_frames = (1..MAX_MOVE_FRAMES)
        .find(|_| {
            unskipped.frame();
            unskipped.shown() == reference.shown()
        })
        .expect("the move ends");
    for frames in slice(1..=move_frames, SLICE_FRAMES) {
        let mut table = Table::of(VARIANT);
        play(&mut table, 1);
        for _ in 0..frames {
            table.frame();
        }
        table.app.world_mut().write_message(Skip);
        table.frame();
        table.frame();
        table.assert_shows_the_position();
        assert_eq!(table.position(), reference.position(), "frame {frames}");
    }
}

#[test]
fn a_restart_during_a_move_lays_out_the_table_again() {
    for frames in [1, 5, 9, 20, 40] {
        let mut table = Table::of(VARIANT);
        let start = table.position();
        play(&mut table, 1);
        for _ in 0..frames {
            table.frame();
        }
        table.command(GameCommand::Restart);
        table.rest();
        assert_eq!(table.position(), start);
        table.assert_shows_the_position();
    }
}

#[test]
fn commands_of_one_frame_are_executed_in_order() {
    let mut table = Table::of(VARIANT);
    let begin = || {
        GameCommand::Begin(Box::new(Agreement::single(
            "awale",
            two_player_setup("awale"),
        )))
    };
    table.command(GameCommand::Leave);
    table.command(begin());
    table.rest();
    table.assert_shows_the_position();
    table.command(GameCommand::Leave);
    table.frame();
    assert!(!table.app.world().has_part::<CurrentMatch>());
    table.command(begin());
    table.command(GameCommand::Play(Hole::new(0).into()));
    table.rest();
    assert_eq!(table.plies(), 1);
    table.assert_shows_the_position();
    table.command(begin());
    table.command(GameCommand::Leave);
    table.frame();
    assert!(!table.app.world().has_part::<CurrentMatch>());
}

#[test]
fn a_persons_move_precedes_a_decision_of_the_same_frame() {
    let mut table = Table::of("awale");
    let turn = table.app.world().part::<CurrentMatch>().turn();
    let [decided, played] = [0, 1].map(|index| Hole::new(index).into());
    table.command(GameCommand::Decided { mv: decided, turn });
    table.app.world_mut().write_message(PlayMove(played));
    table.rest();
    let current = table.app.world().part::<CurrentMatch>();
    assert_eq!(current.game().moves(), [played]);
}

/// State that belongs to one show, and state that every show has.
#[derive(Component, Debug, PartialEq)]
struct Part(u8);

#[derive(Component, Default, Debug, PartialEq)]
struct EveryPart(u8);

#[derive(Resource, Default)]
struct Recorded(Vec<String>);

#[test]
fn a_suspended_show_is_restored_and_receives_only_its_own_events() {
    let mut app = App::new();
    app.add_plugins(shows::plugin)
        .add_part_of_every_show::<EveryPart>()
        .init_resource::<Recorded>()
        .add_systems(
            Update,
            |mut table: TableReader, mut recorded: ResMut<Recorded>| {
                let events = table.read().map(|event| format!("{event:?}"));
                recorded.0.extend(events);
            },
        );
    shows::Table::insert(app.world_mut(), Part(1));
    shows::Table::insert(app.world_mut(), EveryPart(2));
    shows::Table::write(app.world_mut(), TableEvent::Left);
    shows::Table::push(app.world_mut());
    assert!(!app.world().has_part::<Part>());
    assert_eq!(*app.world().part::<EveryPart>(), EveryPart::default());
    app.update();
    assert!(app.world().resource::<Recorded>().0.is_empty());
    shows::Table::insert(app.world_mut(), Part(3));
    let hole = Hole::new(0);
    shows::Table::write(app.world_mut(), TableEvent::WrongAnswer { mv: hole.into() });
    shows::Table::pop(app.world_mut());
    assert_eq!(*app.world().part::<Part>(), Part(1));
    assert_eq!(*app.world().part::<EveryPart>(), EveryPart(2));
    app.update();
    assert_eq!(app.world().resource::<Recorded>().0, ["Resumed"]);
}

#[test]
fn nothing_moves_under_a_menu() {
    let mut table = Table::of(VARIANT);
    play(&mut table, 1);
    for _ in 0..10 {
        table.frame();
    }
    table
        .app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::Pause);
    table.frame();
    table.frame();
    let shown = table.shown();
    let transforms_before = transforms(&mut table);
    for _ in 0..100 {
        table.frame();
    }
    assert_eq!(table.shown(), shown);
    assert_eq!(transforms(&mut table), transforms_before);
    table
        .app
        .world_mut()
        .resource_mut::<NextState<Menu>>()
        .set(Menu::Closed);
    table.rest();
    table.assert_shows_the_position();
}

fn transforms(table: &mut Table) -> Vec<Transform> {
    let world = table.app.world_mut();
    world.query::<&Transform>().iter(world).copied().collect()
}

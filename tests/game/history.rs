//! Navigating a game: undo, redo, single seeds, variations.

use awale::playback::{HistoryStep, Laps, Playback};
use awale::session::{CurrentMatch, GameCommand};
use awale::settings::Speed;
use awale_rules::{BoardSnapshot, GameEvent, Position, library};

use super::table::{Parts, Table};

/// Number of plies of each game.
const PLIES_PER_GAME: usize = 10;

fn positions_of_a_game(table: &mut Table) -> Vec<Position> {
    let mut positions = vec![table.position()];
    for ply in 0..PLIES_PER_GAME {
        let legal = table.legal_moves();
        if legal.is_empty() {
            break;
        }
        table.command(GameCommand::Play(legal[(5 * ply + 1) % legal.len()].into()));
        table.rest();
        positions.push(table.position());
    }
    positions
}

#[test]
fn every_ply_can_be_taken_back_and_replayed() {
    for variant in library::names() {
        let mut table = Table::of(variant);
        table.set_speed(Speed::Off);
        let seeds = table.seeds();
        let positions = positions_of_a_game(&mut table);
        let mut index = positions.len() - 1;
        // With two people, each step leads to a decision by one of them, skipping passes.
        while index > 0 {
            table.command(GameCommand::Undo);
            table.rest();
            index -= 1;
            assert_eq!(
                table.position(),
                positions[index],
                "{variant}: back to {index}"
            );
            table.assert_shows_the_position();
        }
        for (index, position) in positions.iter().enumerate().skip(1) {
            table.command(GameCommand::Redo);
            table.rest();
            assert_eq!(table.position(), *position, "{variant}: forward to {index}");
            table.assert_shows_the_position();
        }
        assert_eq!(
            table.seeds(),
            seeds,
            "{variant}: the seeds are the same throughout"
        );
    }
}

#[test]
fn a_move_can_be_taken_back_in_any_frame() {
    for frames in [1, 4, 9, 17, 33, 60] {
        let mut table = Table::of("oware");
        let start = table.position();
        table.command(GameCommand::Play(table.legal_moves()[1].into()));
        (0..frames).for_each(|_| table.frame());
        table.command(GameCommand::Undo);
        table.rest();
        assert_eq!(table.position(), start);
        table.assert_shows_the_position();
    }
}

#[test]
fn replaced_moves_stay_as_a_variation() {
    let mut table = Table::of("awale");
    table.set_speed(Speed::Off);
    let legal = table.legal_moves();
    for &hole in &legal[..2] {
        table.command(GameCommand::Play(hole.into()));
        table.rest();
        table.command(GameCommand::Undo);
        table.rest();
    }
    table.command(GameCommand::Redo);
    table.rest();
    let current = table.app.world().part::<CurrentMatch>();
    assert_eq!(current.game().moves(), &legal[1..2]);
    assert_eq!(current.tree().variations(1).len(), 2);
    table.command(GameCommand::ChooseVariation { step: 1, index: 0 });
    table.rest();
    let current = table.app.world().part::<CurrentMatch>();
    assert_eq!(current.game().moves(), &legal[..1]);
    table.assert_shows_the_position();
}

#[test]
fn single_steps_show_every_moment_of_a_game_in_both_directions() {
    for variant in ["awale", "oware", "nyakun"] {
        let mut table = Table::of(variant);
        table.set_speed(Speed::Times(8.0));
        let seeds = table.seeds();
        for _ in 0..3 {
            table.command(GameCommand::Play(table.legal_moves()[0].into()));
            table.rest();
        }
        let moments = moments(&table);
        let last = moments.len() - 1;
        for index in (0..last).rev() {
            scrub(&mut table, HistoryStep::SeedBack);
            assert_eq!(
                table.shown(),
                moments[index],
                "{variant}: back to moment {index}"
            );
        }
        for (index, moment) in moments.iter().enumerate().skip(1) {
            scrub(&mut table, HistoryStep::SeedOn);
            assert_eq!(
                table.shown(),
                *moment,
                "{variant}: forward to moment {index}"
            );
        }
        assert_eq!(table.seeds(), seeds, "{variant}");
        table.assert_shows_the_position();
    }
}

#[test]
fn stepping_back_a_seed_during_two_replayed_plies_never_jumps_forward() {
    let mut table = Table::of("oware");
    table.set_speed(Speed::Times(1.0));
    for _ in 0..2 {
        table.command(GameCommand::Play(table.legal_moves()[0].into()));
        table.rest();
    }
    let moments = moments(&table);
    table.command(GameCommand::GoToStep(0));
    table.rest();
    // Both plies are queued, as after redo in a game against a computer.
    table.command(GameCommand::Redo);
    table.command(GameCommand::Redo);
    (0..20).for_each(|_| table.frame());
    let shown = table.shown();
    let index = moments.iter().position(|moment| *moment == shown).unwrap();
    assert!((1..6).contains(&index), "moment {index}");
    scrub(&mut table, HistoryStep::SeedBack);
    assert_eq!(table.shown(), moments[index - 1]);
}

/// Returns the board at the start and after every event of the game.
fn moments(table: &Table) -> Vec<BoardSnapshot> {
    let tree = table.app.world().part::<CurrentMatch>().tree();
    let mut moments = Vec::new();
    for step in 0..=tree.steps_in_line() {
        let (mut shown, events) = tree.events_of(step).unwrap();
        if step == 0 {
            moments.push(shown);
        }
        for event in events {
            shown.apply(event);
            moments.push(shown);
        }
    }
    moments
}

fn scrub(table: &mut Table, request: HistoryStep) {
    table.app.world_mut().write_message(request);
    // An animated step takes several frames; one from a held key ends at once.
    for _ in 0..100 {
        table.frame();
        if !table.app.world().part::<Playback>().is_moving() {
            break;
        }
    }
    table.frame();
}

#[test]
fn the_laps_of_a_relay_are_stepped_through_and_chosen() {
    let mut table = Table::of("2-4-1996");
    table.set_speed(Speed::Times(8.0));
    let tree = |table: &Table| table.app.world().part::<CurrentMatch>().tree().clone();
    for _ in 0..PLIES_PER_GAME {
        table.command(GameCommand::Play(table.legal_moves()[0].into()));
        table.rest();
        if Laps::of(&tree(&table), 0).unwrap().count > 2 {
            break;
        }
    }
    let step = tree(&table).step();
    let (mut shown, events) = tree(&table).events_of(step).unwrap();
    let mut lap_starts = Vec::new();
    for event in events {
        shown.apply(event);
        if matches!(event, GameEvent::Lifted { .. }) {
            lap_starts.push(shown);
        }
    }
    assert!(lap_starts.len() > 2, "a relay of {} laps", lap_starts.len());
    for (lap, lap_start) in lap_starts.iter().enumerate().rev() {
        scrub(&mut table, HistoryStep::LapBack);
        assert_eq!(table.shown(), *lap_start, "back to lap {lap}");
    }
    for (lap, lap_start) in lap_starts.iter().enumerate().skip(1) {
        scrub(&mut table, HistoryStep::LapOn);
        assert_eq!(table.shown(), *lap_start, "forward to lap {lap}");
    }
    scrub(&mut table, HistoryStep::Lap(2));
    assert_eq!(table.shown(), lap_starts[1], "the second lap");
    let pending = table.app.world().part::<Playback>().pending();
    let laps = Laps::of(&tree(&table), pending).unwrap();
    assert_eq!((laps.started, laps.count), (2, lap_starts.len()));
    scrub(&mut table, HistoryStep::Lap(lap_starts.len()));
    scrub(&mut table, HistoryStep::LapOn);
    assert_eq!(table.shown(), shown, "the end of the move");
}

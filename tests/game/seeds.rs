//! Seeds are entities that live as long as the match, and match the engine's position.

use awale::phase::Phase;
use awale::session::GameCommand;
use awale::settings::Speed;
use awale::table::TableEvent;
use awale_rules::{BoardSnapshot, Hole, library};

use super::fixtures::slice;
use super::table::Table;

/// Number of plies of each game.
const PLIES_PER_GAME: usize = 14;
/// Number of variants in a slice.
const SLICE_VARIANTS: usize = 10;

/// Picks a legal hole that depends on the ply and the variant.
fn pick_hole(legal: &[Hole], ply: usize, variant: &str) -> Hole {
    legal[(7 * ply + variant.len() + ply * ply) % legal.len()]
}

#[test]
fn seeds_at_rest_match_the_engines_position() {
    for variant in slice(library::names(), SLICE_VARIANTS) {
        let mut table = Table::of(variant);
        table.set_speed(Speed::Times(8.0));
        table.assert_shows_the_position();
        let seeds = table.seeds();
        assert_eq!(
            seeds.len(),
            usize::from(table.position().total_seeds()),
            "{variant}"
        );
        for ply in 0..PLIES_PER_GAME {
            let legal = table.legal_moves();
            if legal.is_empty() {
                break;
            }
            table.command(GameCommand::Play(pick_hole(&legal, ply, variant).into()));
            table.rest();
            table.assert_shows_the_position();
            assert_eq!(
                table.seeds(),
                seeds,
                "{variant}: the seed entities never change"
            );
        }
    }
}

#[test]
fn the_end_of_a_game_shows_the_divided_remainder() {
    for variant in ["awale", "darra", "2-4", "wari"] {
        let mut table = Table::of(variant);
        table.set_speed(Speed::Off);
        let seeds = table.seeds();
        for ply in 0.. {
            let legal = table.legal_moves();
            if legal.is_empty() {
                break;
            }
            table.command(GameCommand::Play(pick_hole(&legal, ply, variant).into()));
            table.rest();
        }
        table.assert_shows_the_position();
        assert_eq!(table.seeds(), seeds);
        assert_eq!(
            *table.app.world().resource::<Phase>(),
            Phase::Over,
            "{variant}"
        );
    }
}

#[test]
fn an_illegal_hole_is_refused_and_nothing_moves() {
    let mut table = Table::of("awale");
    let before = table.position();
    table.events();
    table.command(GameCommand::Play(Hole::new(7).into()));
    table.rest();
    assert!(matches!(table.events()[..], [TableEvent::Refused { .. }]));
    assert_eq!(table.position(), before);
    table.assert_shows_the_position();
}

#[test]
fn the_next_match_reuses_the_seed_entities() {
    let mut table = Table::of("awale");
    let seeds = table.seeds();
    table.command(GameCommand::Play(Hole::new(2).into()));
    table.rest();
    table.command(GameCommand::Restart);
    table.rest();
    assert_eq!(table.seeds(), seeds);
    table.assert_shows_the_position();
}

#[test]
fn leaving_a_match_leaves_no_seeds_in_flight() {
    let mut table = Table::of("awale");
    table.command(GameCommand::Play(Hole::new(2).into()));
    while table.seeds_in_hand() == 0 {
        table.frame();
    }
    let expected = BoardSnapshot::of(&table.position());
    table.command(GameCommand::Leave);
    table.rest();
    table.assert_shows(&expected);
}

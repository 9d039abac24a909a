//! Tests of the score and of who begins.
#![allow(clippy::unwrap_used)]

use super::super::plan::DEFAULT_GAMES;
use super::*;
use crate::matches::Player;
use awale_rules::library;

fn plan(games: u8) -> SeriesPlan {
    SeriesPlan {
        games,
        ..SeriesPlan::single(Beginner::South, 1)
    }
}

fn outcome(south: u16, north: u16) -> Outcome {
    Outcome::of([south, north], EndReason::Stuck)
}

#[test]
fn the_winner_of_more_games_wins_the_match_and_a_draw_counts_half() {
    let mut series = Series::new(plan(DEFAULT_GAMES));
    for (lofts, score) in [
        ((30, 18), [2, 0]),
        ((24, 24), [3, 1]),
        ((20, 28), [3, 3]),
        ((26, 22), [5, 3]),
        ((25, 23), [7, 3]),
    ] {
        assert!(!series.is_over() && series.winner().is_none());
        assert!(series.record(&outcome(lofts.0, lofts.1)));
        assert_eq!(series.score(), score);
    }
    assert!(series.is_decided() && !series.is_over());
    assert_eq!(series.winner(), Some(Contestant::First));
    assert!(series.record(&outcome(0, 48)));
    assert_eq!((series.score(), series.seeds()), ([7, 5], [125, 163]));
    assert!(series.is_over() && !series.record(&outcome(48, 0)));
    assert_eq!(series.winner(), Some(Contestant::First));
}

#[test]
fn seeds_break_ties_and_equal_seeds_do_not() {
    let mut series = Series::new(plan(2));
    series.record(&outcome(30, 18));
    assert!(!series.is_decided(), "one game can still level the score");
    let mut level = series.clone();
    series.record(&outcome(23, 25));
    assert_eq!(
        (series.score(), series.winner()),
        ([2, 2], Some(Contestant::First))
    );
    level.record(&outcome(18, 30));
    assert!(level.is_over() && level.winner().is_none());
}

#[test]
fn a_match_stopped_early_counts_the_games_played() {
    let mut series = Series::new(plan(200));
    assert_eq!(series.plan().games, MAX_GAMES);
    series.record(&outcome(10, 38));
    assert!(!series.is_decided());
    series.stop();
    assert!(series.is_over() && series.is_decided() && series.is_stopped());
    assert_eq!(series.winner(), Some(Contestant::Second));
    assert!(!series.record(&outcome(48, 0)));
    assert_eq!(Series::new(plan(0)).plan().games, 1);
}

#[test]
fn results_follow_the_contestants_when_they_change_seats() {
    let mut series = Series::new(SeriesPlan {
        changing_seats: true,
        ..plan(3)
    });
    series.record(&outcome(30, 18));
    assert_eq!(series.contestant_at(Side::South), Contestant::Second);
    series.record(&Outcome::of([20, 28], EndReason::Resigned(Side::North)));
    let games = series.games();
    assert_eq!(
        (games[0].south, games[1].south),
        (Contestant::First, Contestant::Second)
    );
    assert_eq!(
        (games[1].lofts, games[1].winner),
        ([28, 20], Some(Contestant::Second))
    );
    assert_eq!(
        (games[0].began, games[1].began),
        (Contestant::First, Contestant::Second)
    );
    assert_eq!(series.score(), [2, 2]);
}

#[test]
fn the_side_that_begins_is_fixed_alternating_or_random() {
    let sides = |plan: SeriesPlan| {
        (0..40)
            .map(|game| plan.first_side(game))
            .collect::<Vec<_>>()
    };
    let fixed = sides(plan(40));
    assert!(fixed.iter().all(|&side| side == Side::South));
    let alternating = SeriesPlan {
        alternating: true,
        beginner: Beginner::North,
        ..plan(40)
    };
    assert_eq!(
        sides(alternating)[..3],
        [Side::North, Side::South, Side::North]
    );
    let changing = SeriesPlan {
        changing_seats: true,
        ..alternating
    };
    assert!(sides(changing).iter().all(|&side| side == Side::North));
    let random = SeriesPlan {
        beginner: Beginner::Random,
        ..plan(40)
    };
    let souths = sides(random)
        .iter()
        .filter(|&&side| side == Side::South)
        .count();
    assert!((8..=32).contains(&souths), "{souths}");
    assert_eq!(sides(random), sides(random));
    let drawn: Vec<_> = (0..40)
        .map(|seed| SeriesPlan { seed, ..random }.first_side(0))
        .collect();
    assert!(drawn.contains(&Side::South) && drawn.contains(&Side::North));
}

#[test]
fn a_series_survives_a_round_trip() {
    let mut series = Series::new(plan(6));
    for reason in EndReason::ALL.into_iter().take(5) {
        series.record(&Outcome::of([20, 28], reason));
    }
    let text = ron::to_string(&series).unwrap();
    assert_eq!(ron::from_str::<Series>(&text).unwrap(), series);
}

#[test]
fn every_game_has_its_own_setup() {
    let rules = library::load("awale").unwrap().unwrap();
    let mut series = Series::new(SeriesPlan {
        alternating: true,
        changing_seats: true,
        beginner: Beginner::North,
        ..plan(3)
    });
    let contestants = ["Ama", "Kofi"].map(|name| Seat {
        name: name.to_owned(),
        player: Player::Person,
    });
    let mut seeds = Vec::new();
    for south in ["Ama", "Kofi", "Ama"] {
        let setup = series.setup(Arc::clone(&rules), contestants.clone());
        assert_eq!(setup.seat(Side::South).name, south);
        assert_eq!(setup.first_side(), Side::North);
        seeds.push(setup.seed);
        series.record(&outcome(30, 18));
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 3);
}

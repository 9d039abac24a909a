//! Tests that every lesson can be played through and that its claims are true.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod claims;
mod facts;
mod kinds;
mod other_games;
mod playable;
mod playing_world;
mod refuted;
mod strategy;
mod world;

use std::sync::Arc;

use super::{Lesson, Tour, library};

fn lesson(name: &str) -> Arc<Lesson> {
    Arc::new(library::load(name).unwrap().unwrap())
}

fn lessons() -> impl Iterator<Item = (&'static str, Arc<Lesson>)> {
    library::names().map(|name| (name, lesson(name)))
}

/// Starts a lesson's tour and advances to step `step`, before its scripted moves.
fn tour(name: &str, step: usize) -> Tour {
    let mut tour = Tour::new(lesson(name)).unwrap();
    for _ in 0..step {
        assert!(tour.advance());
    }
    tour
}

/// Starts a lesson's tour and advances to the question of step `step`.
fn at_question(name: &str, step: usize) -> Tour {
    let mut tour = tour(name, step);
    while tour.next_move().is_some() {
        assert!(tour.play_next(&mut ()));
    }
    tour
}

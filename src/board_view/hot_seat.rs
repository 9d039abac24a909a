//! Turns the board to the player to move, for two people at one screen.

use bevy::prelude::*;

use crate::phase::Phase;
use crate::scene::Eye;
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::settings::Settings;
use crate::table::Top;
use awale_engine::matches::Player;
use awale_rules::Side;

/// Turns the board when the player to move changes.
pub fn plugin(app: &mut App) {
    let may_have_changed = resource_changed::<Phase>.or_else(resource_changed::<Settings>);
    app.add_systems(Update, turn.run_if(may_have_changed).in_set(GameSet::Show));
}

pub(super) fn turn(
    phase: Res<Phase>,
    settings: Res<Settings>,
    current: Option<Top<CurrentMatch>>,
    mut eye: ResMut<Eye>,
) {
    let is_hot_seat = current.is_some_and(|current| {
        let seats = &current.setup().seats;
        seats.iter().all(|seat| seat.player == Player::Person)
    });
    let side = match *phase {
        // The player who moved watches the move from their own seat.
        Phase::Showing | Phase::Over => return,
        Phase::Person(side) if is_hot_seat && settings.play.turning_board => side,
        _ => Side::South,
    };
    if eye.wanted().seat != side {
        eye.turn_to(side);
    }
}

//! Derives the phase of the match from the session and the playback.

use bevy::prelude::*;

use crate::playback::Playback;
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::table::Top;
use awale_engine::matches::Player;
use awale_rules::Side;

/// The phase of the match: what it is waiting for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque)]
#[reflect(Resource, Debug)]
pub enum Phase {
    /// There is no match.
    #[default]
    NoMatch,
    /// A move is being shown.
    Showing,
    /// A person is to move.
    Person(Side),
    /// A computer is to move.
    Computer(Side, Player),
    /// A remote friend is to move, or a computer in an earlier position shown on the table.
    Looking(Side),
    /// The game is over and fully shown.
    Over,
}

/// Derives the phase.
pub fn plugin(app: &mut App) {
    app.init_resource::<Phase>()
        .register_type::<Phase>()
        .add_systems(Update, update_phase.in_set(GameSet::Phase));
}

fn update_phase(
    mut phase: ResMut<Phase>,
    current: Option<Top<CurrentMatch>>,
    playback: Top<Playback>,
) {
    let new_phase = match current {
        None => Phase::NoMatch,
        Some(_) if playback.is_busy() => Phase::Showing,
        Some(current) => match current.player_to_move() {
            None => Phase::Over,
            Some((side, Player::Person)) => Phase::Person(side),
            Some((side, Player::Friend)) => Phase::Looking(side),
            Some((side, _)) if current.is_looked_back_at() => Phase::Looking(side),
            Some((side, player)) => Phase::Computer(side, player),
        },
    };
    phase.set_if_neq(new_phase);
}

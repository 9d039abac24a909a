//! What is in danger: the holes of the player to move that his opponent could capture
//! if it were his turn. They are looked for only when something has changed.

use bevy::prelude::*;

use super::guidance;
use super::highlight::Highlights;
use crate::game::phase::Phase;
use crate::game::schedule::GameSet;
use crate::game::session::CurrentMatch;
use crate::game::settings::Settings;
use crate::rules::HoleSet;

/// Adds the marks of danger.
pub fn plugin(app: &mut App) {
    let may_differ = resource_changed::<Phase>
        .or_else(resource_changed::<Settings>)
        .or_else(resource_exists_and_changed::<CurrentMatch>);
    app.add_systems(
        Update,
        mark.run_if(may_differ)
            .after(guidance::guide)
            .in_set(GameSet::Show),
    );
}

fn mark(
    phase: Res<Phase>,
    settings: Res<Settings>,
    current: Option<Res<CurrentMatch>>,
    mut highlights: ResMut<Highlights>,
) {
    highlights.threatened = match (*phase, current) {
        (Phase::Person(side), Some(current)) if settings.helps.threats => {
            current.position().threatened(current.game().rules(), side)
        }
        _ => HoleSet::EMPTY,
    };
}

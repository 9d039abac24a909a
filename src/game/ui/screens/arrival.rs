//! What the program shows first, where that isn't its first menu.

use std::path::PathBuf;

use bevy::prelude::*;

use super::given::Taker;
use crate::game::schedule::GameSet;
use crate::game::ui::navigation::Go;

/// How the player comes to the program.
#[derive(Resource, Clone, Debug)]
pub enum Arrival {
    /// By a link to a game, which is shown. What was kept stays as it is.
    Link(String),
    /// By a file, which is taken for what it is: a game, a link, a rule file, or a backup.
    File(PathBuf),
    /// Out of a match that was interrupted, which goes on if it was kept: a page that is loaded anew.
    Return,
}

/// Leads there.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        arrive
            .before(GameSet::Keys)
            .run_if(resource_exists::<Arrival>),
    );
}

fn arrive(mut commands: Commands, arrival: Res<Arrival>, mut taker: Taker) {
    commands.remove_resource::<Arrival>();
    match &*arrival {
        Arrival::Link(link) => taker.take_link(link),
        Arrival::File(path) => taker.take_file(path),
        Arrival::Return => {
            taker.go.write(Go::Continue);
        }
    }
}

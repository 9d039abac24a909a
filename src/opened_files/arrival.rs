//! Opens content at startup instead of the main menu.

use std::path::PathBuf;

use bevy::prelude::*;

use super::FileOpener;
use crate::navigation::Go;
use crate::schedule::GameSet;

/// Content to open at startup.
#[derive(Message, Clone, Debug)]
pub enum Arrival {
    /// The game of a link; the autosaved match is kept.
    Link(String),
    /// A file: a game, a saved match, a link, a rule file, or a backup.
    File(PathBuf),
    /// The autosaved match, after a page was reloaded.
    Return,
}

/// Opens the [`Arrival`], if there is one.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Arrival>().add_systems(
        Update,
        open_arrival
            .before(GameSet::Keys)
            .run_if(on_message::<Arrival>),
    );
}

fn open_arrival(mut arrivals: MessageReader<Arrival>, mut opener: FileOpener) {
    for arrival in arrivals.read() {
        match arrival {
            Arrival::Link(link) => opener.open_link(link),
            Arrival::File(path) => opener.open_file(path),
            Arrival::Return => {
                opener.go.write(Go::Continue);
            }
        }
    }
}

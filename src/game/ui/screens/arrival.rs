//! What the program shows first, where that isn't its first menu.

use bevy::prelude::*;

use super::paste::linked;
use crate::game::localization::Words;
use crate::game::schedule::GameSet;
use crate::game::ui::navigation::Go;
use crate::game::ui::notices::Notices;

/// How the player comes to the program.
#[derive(Resource, Clone, Debug)]
pub enum Arrival {
    /// By a link to a game, which is shown. What was kept stays as it is.
    Link(String),
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

fn arrive(
    mut commands: Commands,
    arrival: Res<Arrival>,
    words: Res<Words>,
    mut go: MessageWriter<Go>,
    mut notices: ResMut<Notices>,
) {
    commands.remove_resource::<Arrival>();
    match &*arrival {
        Arrival::Link(link) => match linked(link, &words) {
            Ok(state) => {
                go.write(Go::Review(Box::new(state), None));
            }
            Err(reason) => notices.say("ui-said", vec![("words", reason)]),
        },
        Arrival::Return => {
            go.write(Go::Continue);
        }
    }
}

//! The messages of the chosen language.

use std::ops::Deref;

use bevy::prelude::*;

use crate::schedule::GameSet;
use crate::settings::Settings;
use awale_engine::text::{Language, Messages};

/// The messages of the current language.
#[derive(Resource)]
pub struct Words {
    plain: Messages,
    marked: Messages,
}

impl Words {
    fn new(language: Language) -> Self {
        let plain = Messages::new(language);
        let marked = plain.marked();
        Self { plain, marked }
    }

    /// Returns the same messages with the letters of holes marked, for widgets that show letters as
    /// chips.
    #[must_use]
    pub const fn marked(&self) -> &Messages {
        &self.marked
    }
}

impl Deref for Words {
    type Target = Messages;

    fn deref(&self) -> &Messages {
        &self.plain
    }
}

/// Loads the messages, and reloads them when the language changes.
pub fn plugin(app: &mut App) {
    let language = app
        .world()
        .get_resource::<Settings>()
        .map(Settings::effective_language)
        .unwrap_or_default();
    app.insert_resource(Words::new(language)).add_systems(
        Update,
        choose_language
            .run_if(resource_changed::<Settings>)
            .in_set(GameSet::Settings),
    );
}

fn choose_language(settings: Res<Settings>, mut words: ResMut<Words>) {
    let language = settings.effective_language();
    if words.language() != language {
        *words = Words::new(language);
    }
}

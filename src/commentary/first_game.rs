//! Recognizes a player's first game with a set of rules.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::catalog::Onboarding;
use crate::phase::Phase;
use crate::session::{CurrentMatch, SavedStatistics};
use crate::settings::{Settings, SettingsCommand};
use crate::table::Top;
use awale_engine::matches::Purpose;

/// Determines whether a game is the first one with its rules.
#[derive(SystemParam)]
pub(super) struct FirstGame<'w> {
    settings: Res<'w, Settings>,
    statistics: Res<'w, SavedStatistics>,
    onboarding: Res<'w, Onboarding>,
}

impl FirstGame<'_> {
    /// Returns whether a person plays the first game with these rules; never in scripted runs.
    pub fn is_first(&self, current: &CurrentMatch) -> bool {
        let rules = &current.setup().rules;
        let fingerprint = rules.fingerprint();
        self.onboarding.offers_lessons
            && current.setup().has_person()
            && current.purpose() == Purpose::Match
            && !self.settings.learning.has_played(rules)
            && !self
                .statistics
                .records()
                .any(|record| record.fingerprint() == Some(fingerprint))
    }
}

/// Records the end of a game, so that the next one with the same rules isn't the first.
pub fn note_end(
    phase: Res<Phase>,
    current: Option<Top<CurrentMatch>>,
    onboarding: Res<Onboarding>,
    mut changes: MessageWriter<SettingsCommand>,
) {
    let Some(current) = current.filter(|_| *phase == Phase::Over) else {
        return;
    };
    let counts = current.purpose() == Purpose::Match && current.setup().has_person();
    if onboarding.offers_lessons && counts {
        changes.write(SettingsCommand::finish_game(&current.setup().rules));
    }
}

//! Offers a lesson before a game with a kind of rule that is new to the player.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::catalog::Onboarding;
use crate::settings::{Settings, SettingsCommand};
use awale_engine::lessons::library::taught_by;
use awale_engine::lessons::{RuleKind, first_lesson_for};
use awale_engine::matches::Agreement;

/// The offer of a lesson, and the match that it precedes.
#[derive(Clone, Debug)]
pub struct LessonOffer {
    /// The name of the lesson.
    pub lesson: &'static str,
    /// The match.
    pub agreement: Box<Agreement>,
}

/// Decides whether a lesson is offered before a match.
#[derive(SystemParam)]
pub(super) struct Offers<'w> {
    settings: Res<'w, Settings>,
    changes: MessageWriter<'w, SettingsCommand>,
    onboarding: Res<'w, Onboarding>,
}

impl Offers<'_> {
    /// Returns the lesson to offer before the match of `agreement`, if it has a new kind of rule.
    pub fn offer_before(&mut self, agreement: &Agreement) -> Option<LessonOffer> {
        let has_person = agreement.setup.has_person();
        if !(self.onboarding.offers_lessons && self.settings.learning.offers && has_person) {
            return None;
        }
        let mut met_kinds = self.settings.learning.met_kinds();
        // The main menu of the first run has already offered the first lesson.
        if self.onboarding.is_first_run {
            met_kinds.insert(RuleKind::Sowing);
            self.record_met([RuleKind::Sowing]);
        }
        let lesson = first_lesson_for(&agreement.setup.rules, &met_kinds)?;
        Some(LessonOffer {
            lesson,
            agreement: Box::new(agreement.clone()),
        })
    }

    /// Records that the player knows the rules that this lesson teaches.
    pub fn record_lesson(&mut self, name: &str) {
        self.record_met(taught_by(name));
    }

    fn record_met(&mut self, kinds: impl IntoIterator<Item = RuleKind>) {
        let kinds = kinds.into_iter().collect();
        self.changes.write(SettingsCommand::meet(kinds));
    }
}

//! The offer of a lesson before a game with a kind of rule that is new to the player.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::catalog::Onboarding;
use crate::settings::{Settings, SettingsCommand};
use awale_engine::lessons::library::taught_by;
use awale_engine::lessons::{RuleKind, first_lesson_for};
use awale_engine::matches::Agreement;

/// An offered lesson, and the match that it precedes.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The name of the lesson.
    pub lesson: &'static str,
    /// The match.
    pub agreement: Box<Agreement>,
}

/// The offer that the panel shows.
#[derive(Resource, Default, Debug)]
pub struct LessonOffer(pub Option<Offered>);

/// Decides whether a lesson is offered before a match.
#[derive(SystemParam)]
pub(super) struct Offers<'w> {
    settings: Res<'w, Settings>,
    changes: MessageWriter<'w, SettingsCommand>,
    onboarding: Res<'w, Onboarding>,
    offer: ResMut<'w, LessonOffer>,
}

impl Offers<'_> {
    /// Offers a lesson before the match of `agreement` if it has a new kind of rule. Returns
    /// whether there is an offer.
    pub fn precede(&mut self, agreement: &Agreement) -> bool {
        let has_person = agreement.setup.has_person();
        if !(self.onboarding.offers_lessons && self.settings.learning.offers && has_person) {
            return false;
        }
        let mut met = self.settings.learning.met_kinds();
        // The main menu of the first run has already offered the first lesson.
        if self.onboarding.is_first_run {
            met.insert(RuleKind::Sowing);
            self.meet([RuleKind::Sowing]);
        }
        let Some(lesson) = first_lesson_for(&agreement.setup.rules, &met) else {
            return false;
        };
        self.offer.0 = Some(Offered {
            lesson,
            agreement: Box::new(agreement.clone()),
        });
        true
    }

    /// Records that the player knows the rules that this lesson teaches.
    pub fn meet_lesson(&mut self, name: &str) {
        self.meet(taught_by(name));
    }

    /// Ends the offer: it is made only once, with either answer.
    pub fn end(&mut self) {
        self.offer.0 = None;
    }

    fn meet(&mut self, kinds: impl IntoIterator<Item = RuleKind>) {
        let kinds = kinds.into_iter().collect();
        self.changes.write(SettingsCommand::meet(kinds));
    }
}

//! What the comment line says of the hole that is pointed at: what it would come to, or
//! why it can't be played.

use bevy::prelude::*;

use crate::game::board::Vessels;
use crate::game::board_view::Ghost;
use crate::game::input::Pointed;
use crate::game::localization::{Words, players};
use crate::game::phase::Phase;
use crate::game::schedule::GameSet;
use crate::game::session::CurrentMatch;
use crate::game::settings::Settings;
use crate::rules::{Preview, Refusal};
use crate::text::{Commentary, reason};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointedAnew>()
        .add_systems(Update, watch.in_set(GameSet::Show));
}

/// Whether another hole has been pointed at since the turn began. A pointer that has
/// rested since then must not talk over what is said of the move before.
#[derive(Resource, Default)]
pub(super) struct PointedAnew(bool);

fn watch(phase: Res<Phase>, pointed: Res<Pointed>, mut anew: ResMut<PointedAnew>) {
    if phase.is_changed() {
        anew.0 = false;
    } else if pointed.is_changed() {
        anew.0 = true;
    }
}

/// What pointing is answered with.
pub(super) enum Answer {
    /// What the move would come to.
    Preview(String),
    /// Why there is no such move.
    Refusal(String),
}

/// What there is to say of the hole that is pointed at.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Pointing<'w, 's> {
    anew: Res<'w, PointedAnew>,
    pointed: Res<'w, Pointed>,
    phase: Res<'w, Phase>,
    settings: Res<'w, Settings>,
    ghost: Res<'w, Ghost>,
    vessels: Vessels<'w, 's>,
}

impl Pointing<'_, '_> {
    /// The answer to pointing, while a person has the turn.
    pub fn answer(&self, current: &CurrentMatch, words: &Words) -> Option<Answer> {
        let (Phase::Person(_), true) = (*self.phase, self.anew.0) else {
            return None;
        };
        let hole = self.vessels.hole(self.pointed.0?)?;
        if let Some(preview) = self.ghost.told() {
            return Some(Answer::Preview(preview_text(preview, current, words)));
        }
        let rules = current.game().rules();
        let refusal = current.position().refusal(rules, hole)?;
        // A player knows that the other row is not theirs to play.
        let is_worth_a_word = self.settings.helps.targets && refusal != Refusal::NotYourTerritory;
        is_worth_a_word
            .then(|| Answer::Refusal(reason::refused(words, rules.geometry(), hole, refusal)))
    }

    /// What the move of the ghost would come to that is shown with a hint.
    pub fn hinted(&self, current: &CurrentMatch, words: &Words) -> Option<String> {
        let preview = self.ghost.told().filter(|_| self.pointed.0.is_none())?;
        Some(preview_text(preview, current, words))
    }
}

fn preview_text(preview: &Preview, current: &CurrentMatch, words: &Words) -> String {
    let names = players::names(current.setup(), words);
    let names = names.each_ref().map(String::as_str);
    Commentary::new(words, &current.setup().rules, names)
        .read_by(players::reader(current.setup()))
        .preview(preview)
}

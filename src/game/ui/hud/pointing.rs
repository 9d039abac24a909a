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

/// Whether the pointer has moved to another hole since the turn began. A resting pointer must
/// not replace the comment on the last move.
#[derive(Resource, Default)]
pub(super) struct PointedAnew(bool);

fn watch(phase: Res<Phase>, pointed: Res<Pointed>, mut anew: ResMut<PointedAnew>) {
    if phase.is_changed() {
        anew.0 = false;
    } else if pointed.is_changed() {
        anew.0 = true;
    }
}

/// What the comment line says about a hole.
pub(super) enum Answer {
    /// What the move would come to.
    Preview(String),
    /// Why there is no such move.
    Refusal(String),
}

/// What the comment line says about the hole under the pointer.
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
        // No explanation is needed for the opponent's row.
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

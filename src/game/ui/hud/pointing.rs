//! What the comment line says of the hole that is pointed at: what it would come to, or
//! why it can't be played.

use bevy::ecs::system::{SystemChangeTick, SystemParam};
use bevy::prelude::*;

use crate::game::board_view::ShownGhost;
use crate::game::input::PointedVessel;
use crate::game::localization::{Words, players};
use crate::game::phase::Phase;
use crate::game::session::CurrentMatch;
use crate::game::settings::Settings;
use crate::rules::{Preview, Refusal};
use crate::text::{Commentary, reason};

/// What the comment line says about a hole.
pub(super) enum Answer {
    /// What the move would come to.
    Preview(String),
    /// Why there is no such move.
    Refusal(String),
}

/// What the comment line says about the hole under the pointer.
#[derive(SystemParam)]
pub(super) struct Pointing<'w, 's> {
    pointed: PointedVessel<'w, 's>,
    phase: Res<'w, Phase>,
    settings: Res<'w, Settings>,
    ghost: ShownGhost<'w, 's>,
    now: SystemChangeTick,
}

impl Pointing<'_, '_> {
    /// The answer to pointing, while a person has the turn.
    pub fn answer(&self, current: &CurrentMatch, words: &Words) -> Option<Answer> {
        // A pointer at rest since before the turn must not replace the comment on the last move.
        let turn_began = self.phase.last_changed();
        let is_new = self
            .pointed
            .since()?
            .is_newer_than(turn_began, self.now.this_run());
        if !(is_new && matches!(*self.phase, Phase::Person(_))) {
            return None;
        }
        let hole = self.pointed.hole()?;
        if let Some(preview) = self.ghost.full_preview() {
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
        let preview = self
            .ghost
            .full_preview()
            .filter(|_| self.pointed.entity().is_none())?;
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

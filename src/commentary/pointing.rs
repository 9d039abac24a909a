//! Comments on the hole under the pointer: the result of the move, or why it is illegal.

use bevy::ecs::system::{SystemChangeTick, SystemParam};
use bevy::prelude::*;

use super::Tone;
use crate::board_view::ShownGhost;
use crate::input::PointedVessel;
use crate::localization::{Words, players};
use crate::phase::Phase;
use crate::scene::Eye;
use crate::session::CurrentMatch;
use crate::settings::Settings;
use awale_engine::text::comment::ScreenDirection;
use awale_engine::text::{Commentary, reason};
use awale_rules::{Preview, Refusal};

/// The data on which a comment on the hole under the pointer depends.
#[derive(SystemParam)]
pub(super) struct PointerComments<'w, 's> {
    pointed: PointedVessel<'w, 's>,
    phase: Res<'w, Phase>,
    settings: Res<'w, Settings>,
    ghost: ShownGhost<'w, 's>,
    eye: Res<'w, Eye>,
    tick: SystemChangeTick,
}

impl PointerComments<'_, '_> {
    /// Returns the comment on the hole under the pointer, during a person's turn.
    pub fn comment(&self, current: &CurrentMatch, words: &Words) -> Option<(String, Tone)> {
        // A pointer that hasn't moved in this turn mustn't replace the comment on the last move.
        let turn_began = self.phase.last_changed();
        let is_new = self
            .pointed
            .reached_at()?
            .is_newer_than(turn_began, self.tick.this_run());
        if !(is_new && matches!(*self.phase, Phase::Person(_))) {
            return None;
        }
        if let Some(preview) = self.ghost.full_preview() {
            return Some((self.preview_text(preview, current, words), Tone::Plain));
        }
        let rules = current.game().rules();
        let chosen = self.pointed.chosen_move(current.game())?;
        let refusal = current.position().refusal(rules, chosen)?;
        // No explanation is needed for the opponent's row.
        let is_explained = self.settings.helps.targets && refusal != Refusal::NotYourTerritory;
        is_explained.then(|| {
            let text = reason::refused(words.marked(), rules.geometry(), chosen, refusal);
            (text, Tone::Refusal)
        })
    }

    /// Returns the result of the hinted move, whose ghost is shown.
    pub fn hint_result(&self, current: &CurrentMatch, words: &Words) -> Option<String> {
        let preview = self
            .ghost
            .full_preview()
            .filter(|_| self.pointed.entity().is_none())?;
        Some(self.preview_text(preview, current, words))
    }

    fn preview_text(&self, preview: &Preview, current: &CurrentMatch, words: &Words) -> String {
        let names = players::names(current.setup(), words);
        let names = names.each_ref().map(String::as_str);
        Commentary::new(words.marked(), &current.setup().rules, names)
            .read_by(players::reader(current.setup()))
            .preview(preview, self.screen_direction(preview))
    }

    /// Returns the direction of a move on the screen, as the camera sees the board.
    fn screen_direction(&self, preview: &Preview) -> Option<ScreenDirection> {
        let (geometry, played) = (preview.geometry(), preview.played());
        let goes_right =
            geometry.usual_direction_runs_right(played.hole()?) != played.is_reversed();
        let count = ScreenDirection::ALL.len();
        let board_direction = if goes_right { 0 } else { count / 2 };
        Some(ScreenDirection::ALL[(board_direction + count - self.eye.wanted().quarter()) % count])
    }
}

//! The score of the current match: the games or rounds played so far.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::score_sheet::{RoundScores, round_sheet, score_sheet};
use crate::localization::Words;
use crate::navigation::Go;
use crate::session::CurrentMatch;
use crate::state::Menu;
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::widgets::{Panel, hint};

/// Width of the panel, in points.
const WIDTH: f32 = 540.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RoundScores>()
        .draw_menu(Menu::Score, show);
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Top<CurrentMatch>,
    mut rounds: ResMut<RoundScores>,
    mut go: MessageWriter<Go>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let panel = Panel::new("score", WIDTH).title(words.get("ui-score"));
    let back_clicked = panel.show_with_back(ctx, &words, |ui| {
        let series = current.series_so_far();
        if current.setup().rules.rounds().is_some() {
            round_sheet(ui, &current, &mut rounds, &words);
        }
        if series.plan().games > 1 {
            let game = current.series().game_number();
            score_sheet(ui, &series, game, current.setup(), &words);
            if series.games().is_empty() {
                hint(ui, &words.get("ui-score-none"));
            }
        }
    });
    if back_clicked {
        go.write(Go::Back);
    }
    Ok(())
}

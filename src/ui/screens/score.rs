//! The score of the current match: the games or rounds played so far.

use bevy::prelude::*;

use super::page::MenuPage;
use super::score_sheet::{RoundScores, round_sheet, score_sheet};
use crate::session::CurrentMatch;
use crate::state::Menu;
use crate::table::{ShowParts, Top, TopMut};
use crate::ui::pass::AddPanels;
use crate::ui::widgets::{Panel, hint};

/// Width of the panel, in points.
const WIDTH: f32 = 540.0;

pub(super) fn plugin(app: &mut App) {
    app.add_part_of_every_show::<RoundScores>()
        .draw_menu(Menu::Score, show);
}

fn show(mut menu: MenuPage, current: Top<CurrentMatch>, mut rounds: TopMut<RoundScores>) -> Result {
    menu.show(Panel::new("score", WIDTH), "ui-score", |ui, words, _| {
        let series = current.series_so_far();
        if current.setup().rules.rounds().is_some() {
            round_sheet(ui, &current, &mut rounds, words);
        }
        if series.plan().games > 1 {
            let game = current.series().game_number();
            score_sheet(ui, &series, game, current.setup(), words);
            if series.games().is_empty() {
                hint(ui, &words.get("ui-score-none"));
            }
        }
    })
}

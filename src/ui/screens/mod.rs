//! The menus: one file or folder each.

mod agreement;
mod archive;
mod atlas;
mod collection;
mod controls_menu;
mod day_puzzle;
mod first_lesson;
mod friends;
mod game_card;
mod game_over;
mod help;
mod house_rules;
mod learn;
mod main_menu;
mod more;
mod move_choice;
mod new_game;
mod page;
mod pause;
mod pause_question;
mod photo;
mod puzzles;
mod report;
mod rule_book;
mod saves;
mod score;
mod score_sheet;
mod second_thought;
mod set_up;
mod settings_menu;
mod share;
mod statistics;
mod swap;
mod transcript;
mod variant_list;
mod workshop;

use bevy::prelude::*;

pub use collection::Collection;
pub use report::ReportView;
pub use score_sheet::RoundScores;
#[cfg(target_arch = "wasm32")]
pub use settings_menu::FileDialog;
pub use workshop::Workbench;

/// Adds all menus.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        game_over::plugin,
        (second_thought::plugin, swap::plugin, move_choice::plugin),
        (learn::plugin, puzzles::plugin),
        (archive::plugin, statistics::plugin, friends::plugin),
        (main_menu::plugin, more::plugin),
        (new_game::plugin, house_rules::plugin),
        (pause::plugin, photo::plugin),
        (score::plugin, first_lesson::plugin),
        settings_menu::plugin,
        controls_menu::plugin,
        transcript::plugin,
        help::plugin,
        workshop::plugin,
        set_up::plugin,
        (atlas::plugin, report::plugin),
    ));
}

//! Who plays, and who begins.

use bevy_egui::egui::Ui;

use crate::ai::Level;
use crate::game::match_setup::Beginner;
use crate::game::ui::choices::{LastChoices, SeatChoice};
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Choice, choose, pips, section, subheading, text_field};
use crate::game::ui::{Words, players};

/// Letters in a player's name.
const LONGEST_NAME: usize = 24;

/// Both players, and who begins.
pub(super) fn show(ui: &mut Ui, choices: &mut LastChoices, words: &Words) {
    let [south, north] = &mut choices.seats;
    // The far player stands above, as on the board.
    seat(ui, "new_game.north", "ui-player-north", north, words);
    seat(ui, "new_game.south", "ui-player-south", south, words);
    section(ui, &words.get("ui-begins"));
    let choice = |value, name, key| Choice::new(value, name, words.get(key));
    choose(
        ui,
        "new_game.begins",
        &mut choices.beginner,
        &[
            choice(Beginner::South, "south", "ui-begins-south"),
            choice(Beginner::North, "north", "ui-begins-north"),
            choice(Beginner::Random, "random", "ui-begins-random"),
        ],
    );
    ui.add_space(space::S);
}

fn seat(ui: &mut Ui, name: &str, title: &str, seat: &mut SeatChoice, words: &Words) {
    section(ui, &words.get(title));
    let choice = |value, name, key| Choice::new(value, name, words.get(key));
    choose(
        ui,
        name,
        &mut seat.computer,
        &[
            choice(false, "person", "ui-player-person"),
            choice(true, "computer", "ui-player-computer"),
        ],
    );
    if seat.computer {
        let steps = Level::ALL.map(|level| (level.key(), players::level_name(level, words)));
        let mut chosen = Level::ALL
            .iter()
            .position(|level| *level == seat.level)
            .unwrap_or_default();
        ui.horizontal(|ui| {
            pips(ui, &format!("{name}.computer"), &mut chosen, &steps);
            if let Some((_, words)) = steps.get(chosen) {
                subheading(ui, words);
            }
        });
        if let Some(level) = Level::ALL.get(chosen) {
            seat.level = *level;
        }
    } else {
        let label = words.get("ui-player-name");
        text_field(
            ui,
            &format!("{name}.name"),
            &label,
            &mut seat.name,
            LONGEST_NAME,
        );
    }
    ui.add_space(space::S);
}

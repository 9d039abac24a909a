//! The widgets of all panels, named for screen readers and scripts, and usable by pointer and
//! keyboard.

mod beads;
mod board_drawing;
mod bowl;
mod button;
mod button_row;
mod card;
mod choice;
mod columns;
mod curve;
mod device;
mod face;
mod finish;
mod focus_navigation;
mod icon;
mod items;
mod label;
mod move_row;
mod pager;
mod panel;
mod pen;
mod qr_code;
mod registry;
mod result_bar;
mod row;
mod rows;
mod scanning;
mod selectable;
mod shaded_text;
mod slider;
mod small_board;
mod spot;
mod spread;
mod stepper;
mod text_field;
mod tile;
mod toggle;
mod value_graph;
mod world_map;

pub use board_drawing::{board_drawing, centred_drawing, marked_sample};
pub use bowl::bowl;
pub use button::Button;
pub use button_row::{button_rows, side_by_side};
pub use card::Card;
pub use choice::{Choice, choose, choose_direction, choose_several, fit_in_row};
pub use columns::{above_buttons, column, needs_pages, split};
pub use curve::{Curve, Value};
pub use device::record_device;
pub use face::{face, faces, paint_face};
pub use finish::{announce, describe_heading, describe_row, describe_text};
pub use icon::Icon;
pub use items::{Items, choice};
pub use label::{
    bullet_seed, cell, error_text, fitted, hint, key_hint, layout_marked_text, new_fault,
    paint_centred, paragraph, passage, section, silent_cell, small, status, subheading,
};
pub use move_row::{MoveEntry, move_row};
pub use pager::{PageDirection, pager};
pub use panel::{Panel, is_low, is_lowest, scroll, to_bottom};
pub use qr_code::qr_code;
pub use registry::{ButtonRegistry, Reached, Touched, reveal};
pub use result_bar::result_bar;
pub use row::Row;
pub use rows::rows;
pub use scanning::is_scanning;
pub use shaded_text::shaded_text;
pub use slider::{percent, scrubber, slider};
pub use spot::spot;
pub use spread::{common_range, spread};
pub use stepper::stepper;
pub use text_field::{text_area, text_field};
pub use tile::{Tile, tiles_across};
pub use toggle::toggle;
pub use value_graph::{TurningPoint, signed, value_graph};
pub use world_map::{MapView, Pin, world_map};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::ui::pass::UiPass;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((registry::plugin, scanning::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (
                focus_navigation::return_focus.in_set(UiPass::Begin),
                focus_navigation::move_focus.in_set(UiPass::End),
            ),
        );
}

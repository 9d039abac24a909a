//! The buttons of photo mode, which hide after a while without input.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{CursorMoved, RequestRedraw};
use bevy_egui::egui::{Align2, Area, Frame, Id, Order, vec2};

use super::page::MenuPage;
use crate::navigation::Go;
use crate::pictures::{TakePhoto, is_taking_picture};
use crate::scene::photo::{Blur, PhotoMode, can_blur};
use crate::session::CurrentMatch;
use crate::settings::Quality;
use crate::state::{Menu, Shot};
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::theme::{colour, radius, space};
use crate::ui::widgets::{Items, hint, side_by_side, toggle};

/// The time without input after which the buttons hide.
const HIDE_AFTER: Duration = Duration::from_secs(6);
/// The maximum width of the row of buttons, in points.
const MAX_WIDTH: f32 = 560.0;
/// The opacity of the background behind the key hints.
const BACKGROUND_OPACITY: f32 = 0.7;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(
        Menu::Photo,
        show.run_if(not(is_taking_picture).and_then(had_recent_input)),
    );
}

/// Run condition: the menu has opened, or there was input, within [`HIDE_AFTER`].
fn had_recent_input(
    menu: Res<State<Menu>>,
    time: Res<Time<Real>>,
    mut last_input: Local<Duration>,
    mut moves: MessageReader<CursorMoved>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    touches: Res<Touches>,
    gamepads: Query<Ref<Gamepad>>,
) -> bool {
    let has_input = menu.is_changed()
        || moves.read().count() > 0
        || buttons.get_pressed().next().is_some()
        || keys.get_pressed().next().is_some()
        || touches.iter().next().is_some()
        || gamepads
            .iter()
            .any(|gamepad| gamepad.get_pressed().next().is_some());
    if has_input {
        *last_input = time.elapsed();
    }
    time.elapsed().saturating_sub(*last_input) < HIDE_AFTER
}

fn show(
    mut menu: MenuPage,
    quality: Res<Quality>,
    current: Option<Top<CurrentMatch>>,
    mode: Res<PhotoMode>,
    mut blur: MessageWriter<Blur>,
    mut take_photo: MessageWriter<TakePhoto>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    // Keep drawing without input until the buttons hide.
    redraw.write(RequestRedraw);
    let ctx = menu.ctx()?.clone();
    let MenuPage { words, go, .. } = &mut menu;
    let width = MAX_WIDTH.min(ctx.content_rect().shrink(space::M).width());
    let has_played_moves = current.is_some_and(|current| current.tree().step() > 0);
    Area::new(Id::new("photo"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -space::M))
        .show(&ctx, |ui| {
            ui.set_width(width);
            let background = Frame::NONE
                .fill(colour::NIGHT.gamma_multiply(BACKGROUND_OPACITY))
                .corner_radius(radius::CONTROL)
                .inner_margin(space::S);
            background.show(ui, |ui| {
                ui.vertical_centered(|ui| hint(ui, &words.get("ui-photo-keys")));
            });
            if can_blur(*quality) {
                let mut is_blurred = mode.blurs();
                let label = words.get("ui-photo-blur");
                if toggle(ui, "photo.blur", &label, &mut is_blurred).changed() {
                    blur.write(Blur(is_blurred));
                }
            }
            let items = Items::new("photo", words);
            let mut buttons = vec![(
                items.main_button("take", "ui-photo-take"),
                PhotoAction::Take,
            )];
            if has_played_moves {
                buttons.push((items.button("film", "ui-photo-film"), PhotoAction::Film));
            }
            buttons.push((items.button("back", "ui-back"), PhotoAction::Back));
            match side_by_side(ui, buttons) {
                Some(PhotoAction::Take) => {
                    take_photo.write(TakePhoto);
                }
                Some(PhotoAction::Film) => {
                    go.write(Go::To(Menu::Taking(Shot::Film)));
                }
                Some(PhotoAction::Back) => {
                    go.write(Go::Back);
                }
                None => {}
            }
        });
    Ok(())
}

/// The action of a button.
#[derive(Clone, Copy)]
enum PhotoAction {
    Take,
    Film,
    Back,
}

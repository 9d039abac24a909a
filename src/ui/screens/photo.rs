//! The photo mode: a row of buttons below the picture, which hides while nothing is touched.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{CursorMoved, RequestRedraw};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Area, Frame, Id, Order, vec2};

use crate::localization::Words;
use crate::navigation::Go;
use crate::pictures::{TakePhoto, is_taking};
use crate::scene::photo::{Blur, PhotoMode, can_blur};
use crate::session::CurrentMatch;
use crate::settings::Quality;
use crate::state::Menu;
use crate::table::Top;
use crate::ui::pass::AddPanels;
use crate::ui::theme::{colour, radius, space};
use crate::ui::widgets::{Items, hint, side_by_side, toggle};

/// The row hides after this time without input.
const SHOWN_FOR: Duration = Duration::from_secs(6);
/// The width of the row, in points.
const WIDTH: f32 = 560.0;

/// The opacity of the background of the line of keys.
const OPACITY: f32 = 0.7;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Photo, show.run_if(not(is_taking).and_then(is_in_use)));
}

/// Run condition: the menu has opened, or something was touched, a short time ago.
fn is_in_use(
    menu: Res<State<Menu>>,
    time: Res<Time<Real>>,
    mut touched: Local<Duration>,
    mut moves: MessageReader<CursorMoved>,
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    touches: Res<Touches>,
    gamepads: Query<Ref<Gamepad>>,
) -> bool {
    let is_touched = menu.is_changed()
        || moves.read().count() > 0
        || buttons.get_pressed().next().is_some()
        || keys.get_pressed().next().is_some()
        || touches.iter().next().is_some()
        || gamepads
            .iter()
            .any(|gamepad| gamepad.get_pressed().next().is_some());
    if is_touched {
        *touched = time.elapsed();
    }
    time.elapsed().saturating_sub(*touched) < SHOWN_FOR
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    quality: Res<Quality>,
    current: Option<Top<CurrentMatch>>,
    mode: Res<PhotoMode>,
    mut blurring: MessageWriter<Blur>,
    mut photos: MessageWriter<TakePhoto>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    // Keep drawing without input until the row hides.
    redraw.write(RequestRedraw);
    let ctx = contexts.ctx_mut()?;
    let room = ctx.content_rect().shrink(space::M);
    let width = WIDTH.min(room.width());
    let has_move = current.is_some_and(|current| current.tree().step() > 0);
    Area::new(Id::new("photo"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -space::M))
        .show(ctx, |ui| {
            ui.set_width(width);
            let back = Frame::NONE
                .fill(colour::NIGHT.gamma_multiply(OPACITY))
                .corner_radius(radius::CONTROL)
                .inner_margin(space::S);
            back.show(ui, |ui| {
                ui.vertical_centered(|ui| hint(ui, &words.get("ui-photo-keys")));
            });
            if can_blur(*quality) {
                let mut blurs = mode.blurs();
                let label = words.get("ui-photo-blur");
                if toggle(ui, "photo.blur", &label, &mut blurs).changed() {
                    blurring.write(Blur(blurs));
                }
            }
            let items = Items::new("photo", &words);
            let mut ways = vec![(
                items.main_button("take", "ui-photo-take"),
                PhotoAction::Take,
            )];
            if has_move {
                ways.push((items.button("film", "ui-photo-film"), PhotoAction::Film));
            }
            ways.push((items.button("back", "ui-back"), PhotoAction::Back));
            match side_by_side(ui, ways) {
                Some(PhotoAction::Take) => {
                    photos.write(TakePhoto);
                }
                Some(PhotoAction::Film) => {
                    go.write(Go::To(Menu::PhotoFilm));
                }
                Some(PhotoAction::Back) => {
                    go.write(Go::Back);
                }
                None => {}
            }
        });
    Ok(())
}

/// What a button does.
#[derive(Clone, Copy)]
enum PhotoAction {
    Take,
    Film,
    Back,
}

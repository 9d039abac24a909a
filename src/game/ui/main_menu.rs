//! The first menu: at the side, so that the living board is seen.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::choices::LastChoices;
use super::navigation::Go;
use super::players;
use super::theme::{colour, display, size, space};
use super::variants::Variants;
use super::widgets::{Button, Panel, hint, small};
use super::{ScreenMargins, UiPass, Words, carving};
use crate::game::state::Menu;

/// Width of the panel, in points.
const WIDTH: f32 = 372.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::Main)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    mut go: MessageWriter<Go>,
    mut margins: ResMut<ScreenMargins>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let upright = is_upright(ctx);
    let anchor = if upright {
        Align2::CENTER_BOTTOM
    } else {
        Align2::LEFT_CENTER
    };
    let panel = Panel::new("main menu", WIDTH).anchor(anchor);
    let shown = panel.show(ctx, |ui| {
        title(ui, &words);
        ui.add_space(space::S);
        if Button::primary("main.play", words.get("ui-menu-play"))
            .wide()
            .show(ui)
            .clicked()
        {
            go.write(Go::Play);
        }
        if let Some(summary) = summary(&choices, &variants, &words) {
            ui.vertical_centered(|ui| hint(ui, &summary));
        }
        ui.add_space(space::S);
        for (name, key, menu) in [
            ("main.new_game", "ui-menu-new-game", Menu::NewGame),
            ("main.rules", "ui-menu-rules", Menu::RuleBook),
            ("main.settings", "ui-menu-settings", Menu::Settings),
        ] {
            if Button::secondary(name, words.get(key))
                .wide()
                .show(ui)
                .clicked()
            {
                go.write(Go::To(menu));
            }
        }
        if Button::secondary("main.quit", words.get("ui-menu-quit"))
            .wide()
            .show(ui)
            .clicked()
        {
            go.write(Go::Quit);
        }
    });
    let (panel, zoom) = (shown.response.rect, ctx.zoom_factor());
    let beside = if upright {
        let bottom = (ctx.content_rect().bottom() - panel.top()) * zoom;
        ScreenMargins {
            bottom,
            ..ScreenMargins::default()
        }
    } else {
        ScreenMargins {
            left: panel.right() * zoom,
            ..ScreenMargins::default()
        }
    };
    margins.set_if_neq(beside);
    Ok(())
}

/// Whether the window is higher than wide, so that panels lie below the board.
fn is_upright(ctx: &Context) -> bool {
    let screen = ctx.content_rect();
    screen.height() > screen.width()
}

fn title(ui: &mut Ui, words: &Words) {
    let room = ui.available_size();
    // A low window gets a smaller name.
    let letters = size::TITLE.min(room.y * 0.17).max(size::HEADING);
    let galley = ui
        .painter()
        .layout_no_wrap(words.get("ui-title"), display(letters), colour::BONE);
    let wanted = vec2(room.x, galley.size().y * 0.86);
    let (rect, _) = ui.allocate_exact_size(wanted, bevy_egui::egui::Sense::hover());
    let corner = Align2::CENTER_CENTER
        .align_size_within_rect(galley.size(), rect)
        .min;
    let shade = ui
        .painter()
        .layout_no_wrap(words.get("ui-title"), display(letters), colour::NIGHT);
    ui.painter()
        .galley(corner + vec2(0.0, letters * 0.035), shade, colour::NIGHT);
    ui.painter().galley(corner, galley, colour::BONE);
    carving::band(
        ui.painter(),
        rect.shrink2(vec2(space::L, 0.0)).x_range(),
        rect.bottom() + space::HALF,
        colour::INLAY,
    );
    ui.add_space(space::S);
    ui.vertical_centered(|ui| small(ui, &words.get("ui-subtitle")));
}

/// What "Play" starts, in a line.
fn summary(choices: &LastChoices, variants: &Variants, words: &Words) -> Option<String> {
    let rules = choices.rules(variants)?.ok().or_else(|| {
        variants
            .get_or_usual(&choices.variant)
            .map(|variant| variant.rules.clone())
    })?;
    let [south, north] = choices
        .seats
        .each_ref()
        .map(|seat| players::kind(seat.player(), words));
    Some(words.format(
        "ui-menu-play-summary",
        &[
            ("variant", rules.name(words.language().code()).into()),
            ("south", south.into()),
            ("north", north.into()),
        ],
    ))
}

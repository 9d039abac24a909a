//! The menu of a match that was interrupted, and its question before a match is given up.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::navigation::Go;
use super::theme::space;
use super::widgets::{Button, Panel, paragraph, scrim};
use super::{UiPass, Words};
use crate::game::session::CurrentMatch;
use crate::game::state::Menu;

/// Width of the panel, in points.
const WIDTH: f32 = 360.0;

/// What would end the match, once it is confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Asked {
    /// The menu is shown, and no question.
    #[default]
    Nothing,
    /// Begin again.
    Restart,
    /// Go to the main menu.
    Leave,
    /// End the program.
    Quit,
}

/// The question that the menu asks; it may be put before the menu is opened.
#[derive(Resource, Default)]
pub(super) struct Ask(pub Asked);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ask>()
        .add_systems(OnExit(Menu::Pause), |mut ask: ResMut<Ask>| {
            ask.0 = Asked::Nothing
        })
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiPass::Menu).run_if(in_state(Menu::Pause)),
        );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<CurrentMatch>>,
    mut ask: ResMut<Ask>,
    mut go: MessageWriter<Go>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    scrim(ctx);
    let title = words.get("ui-paused");
    // A game that is over, or has not begun, is given up without a question.
    let under_way = current
        .is_some_and(|current| current.outcome().is_none() && !current.game().moves().is_empty());
    Panel::new("pause", WIDTH).title(&title).show(ctx, |ui| {
        if ask.0 == Asked::Nothing {
            menu(ui, &words, under_way, &mut ask.0, &mut go);
        } else {
            question(ui, &words, &mut ask.0, &mut go);
        }
    });
    Ok(())
}

fn menu(
    ui: &mut Ui,
    words: &Words,
    under_way: bool,
    asked: &mut Asked,
    go: &mut MessageWriter<Go>,
) {
    if Button::primary("pause.resume", words.get("ui-resume"))
        .wide()
        .show(ui)
        .clicked()
    {
        go.write(Go::Back);
    }
    ui.add_space(space::S);
    let item = |ui: &mut Ui, name: &str, key: &str| {
        Button::secondary(name, words.get(key))
            .wide()
            .show(ui)
            .clicked()
    };
    let wish = |wanted: Asked, asked: &mut Asked, go: &mut MessageWriter<Go>| {
        if under_way {
            *asked = wanted;
        } else {
            go.write(wanted.wish());
        }
    };
    if item(ui, "pause.restart", "ui-restart") {
        wish(Asked::Restart, asked, go);
    }
    if item(ui, "pause.rules", "ui-menu-rules") {
        go.write(Go::To(Menu::RuleBook));
    }
    if item(ui, "pause.settings", "ui-menu-settings") {
        go.write(Go::To(Menu::Settings));
    }
    if item(ui, "pause.leave", "ui-main-menu") {
        wish(Asked::Leave, asked, go);
    }
    if item(ui, "pause.quit", "ui-menu-quit") {
        wish(Asked::Quit, asked, go);
    }
}

fn question(ui: &mut Ui, words: &Words, asked: &mut Asked, go: &mut MessageWriter<Go>) {
    let (question, answer) = match *asked {
        Asked::Restart => ("ui-ask-restart", "ui-restart"),
        Asked::Quit => ("ui-ask-quit", "ui-menu-quit"),
        Asked::Leave | Asked::Nothing => ("ui-ask-leave", "ui-leave"),
    };
    paragraph(ui, &words.get(question));
    ui.add_space(space::S);
    if Button::primary("pause.confirm", words.get(answer))
        .wide()
        .show(ui)
        .clicked()
    {
        go.write(asked.wish());
        *asked = Asked::Nothing;
    }
    if Button::secondary("pause.cancel", words.get("ui-cancel"))
        .wide()
        .show(ui)
        .clicked()
    {
        *asked = Asked::Nothing;
    }
}

impl Asked {
    const fn wish(self) -> Go {
        match self {
            Self::Restart => Go::Again,
            Self::Quit => Go::Quit,
            Self::Leave | Self::Nothing => Go::Leave,
        }
    }
}

//! Which key and which gamepad button does what: press one to set it.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::controls::{Action, BindingChosen, Controls, Device, Rebinding};
use crate::game::localization::Words;
use crate::game::schedule::GameSet;
use crate::game::settings;
use crate::game::settings::Settings;
use crate::game::state::Menu;
use crate::game::ui::navigation::Go;
use crate::game::ui::notices::Notices;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{
    Button, Panel, hint, paragraph, primary, scroll, secondary, subheading,
};
use crate::game::ui::{UiPass, navigation};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (640.0, 640.0);

/// Two actions that have just exchanged their keys: the one that was set, and the other.
#[derive(Resource, Default)]
struct Exchanged(Option<(Action, Action)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exchanged>()
        .add_systems(Startup, tell_unknown)
        .add_systems(
            Update,
            set.run_if(on_message::<BindingChosen>)
                .before(navigation::go)
                .in_set(GameSet::Menus),
        )
        .add_systems(OnEnter(Menu::Controls), |mut last: ResMut<Exchanged>| {
            last.0 = None;
        })
        .add_systems(
            OnExit(Menu::Controls),
            |mut rebinding: ResMut<Rebinding>| {
                rebinding.end();
            },
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiPass::Menu).run_if(in_state(Menu::Controls)),
        );
}

/// What the file says and this version doesn't know stays there; a notice says so.
fn tell_unknown(settings: Res<Settings>, mut notices: ResMut<Notices>) {
    let unknown = settings.controls.unknown();
    if !unknown.is_empty() {
        let arguments = vec![
            ("file", settings::FILE.to_string()),
            ("names", unknown.join("; ")),
        ];
        notices.say("ui-notice-controls-unknown", arguments);
    }
}

fn set(
    mut chosen: MessageReader<BindingChosen>,
    mut settings: ResMut<Settings>,
    mut exchanged: ResMut<Exchanged>,
) {
    for chosen in chosen.read() {
        let controls = &mut settings.controls;
        let (action, other) = match chosen {
            BindingChosen::Key(action, chord) => (*action, controls.set_key(*action, chord)),
            BindingChosen::Button(action, button) => {
                (*action, controls.set_button(*action, *button))
            }
        };
        exchanged.0 = other.map(|other| (action, other));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    mut rebinding: ResMut<Rebinding>,
    mut exchanged: ResMut<Exchanged>,
    mut go: MessageWriter<Go>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let title = words.get("ui-controls");
    if let Some((action, device)) = rebinding.wanted() {
        Panel::question("controls question")
            .title(&title)
            .show(ctx, |ui| ask(ui, action, device, &words));
        return Ok(());
    }
    Panel::new("controls", SIZE.0)
        .title(&title)
        .height(SIZE.1)
        .show(ctx, |ui| {
            scroll(ui, "controls", space::CONTROL + space::M, |ui| {
                if let Some((action, other)) = exchanged.0 {
                    let both = [
                        ("action", words.get(action.message()).into()),
                        ("other", words.get(other.message()).into()),
                    ];
                    paragraph(ui, &words.format("ui-controls-exchanged", &both));
                }
                hint(ui, &words.get("ui-controls-hint"));
                for action in Action::ALL {
                    row(ui, action, &settings.controls, &words, &mut rebinding);
                }
                hint(ui, &words.get("ui-controls-fixed"));
                ui.add_space(space::S);
                if secondary(ui, &words, "controls.reset", "ui-settings-reset") {
                    settings.controls.reset();
                    exchanged.0 = None;
                }
            });
            ui.add_space(space::S);
            if primary(ui, &words, "controls.back", "ui-back") {
                go.write(Go::Back);
            }
        });
    Ok(())
}

/// Nothing can be pressed now but what is waited for.
fn ask(ui: &mut Ui, action: Action, device: Device, words: &Words) {
    let key = match device {
        Device::Keyboard => "ui-controls-press-key",
        Device::Gamepad => "ui-controls-press-button",
    };
    let action = ("action", words.get(action.message()).into());
    paragraph(ui, &words.format(key, &[action]));
    hint(ui, &words.get("ui-controls-cancel"));
}

fn row(ui: &mut Ui, action: Action, controls: &Controls, words: &Words, rebinding: &mut Rebinding) {
    let nothing = || words.get("ui-controls-none");
    let key = controls.key(action);
    let key = key.map_or_else(nothing, |chord| chord.shown(words));
    let button = controls.button(action);
    let button = button.map_or_else(nothing, |button| button.face().to_owned());
    subheading(ui, &words.get(action.message()));
    ui.columns(2, |halves| {
        let name = format!("controls.{}.key", action.name());
        let says = words.format("ui-controls-key", &[("key", key.into())]);
        if Button::secondary(name, says)
            .wide()
            .show(&mut halves[0])
            .clicked()
        {
            rebinding.begin(action, Device::Keyboard);
        }
        let name = format!("controls.{}.button", action.name());
        let says = words.format("ui-controls-button", &[("button", button.into())]);
        if Button::secondary(name, says)
            .wide()
            .show(&mut halves[1])
            .clicked()
        {
            rebinding.begin(action, Device::Gamepad);
        }
    });
    ui.add_space(space::HALF);
}

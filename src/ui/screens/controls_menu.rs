//! The menu of key and gamepad bindings.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::controls::{Action, BindingChosen, Controls, Device, Rebinding, RebindingCommand};
use crate::localization::Words;
use crate::schedule::{GameSet, MenuSet};
use crate::settings::{self, Settings, SettingsCommand};
use crate::state::Menu;
use crate::ui::notices::Notices;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Items, Panel, hint, scroll, status, subheading};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (640.0, 640.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, report_unknown)
        .add_systems(
            Update,
            apply_bindings
                .run_if(on_message::<BindingChosen>)
                .before(MenuSet::Navigate)
                .in_set(GameSet::Menus),
        )
        .add_systems(
            OnExit(Menu::Controls),
            |mut rebind: MessageWriter<RebindingCommand>| {
                rebind.write(RebindingCommand::End);
                rebind.write(RebindingCommand::Swapped(None));
            },
        )
        .draw_menu(Menu::Controls, show);
}

/// Notifies the player of unknown names in the settings file, which are preserved.
fn report_unknown(settings: Res<Settings>, mut notices: ResMut<Notices>) {
    let unknown = settings.controls.unknown();
    if !unknown.is_empty() {
        let arguments = vec![
            ("file", settings::FILE.to_string()),
            ("names", unknown.join("; ")),
        ];
        notices.push("ui-notice-controls-unknown", arguments);
    }
}

/// Applies the chosen bindings to the settings, and reports those that were swapped.
fn apply_bindings(
    mut bindings: MessageReader<BindingChosen>,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
    mut rebind: MessageWriter<RebindingCommand>,
) {
    let mut controls = settings.controls.clone();
    for binding in bindings.read() {
        let swapped = bind(&mut controls, binding);
        rebind.write(RebindingCommand::Swapped(swapped));
        let binding = binding.clone();
        changes.write(SettingsCommand::new(move |settings| {
            bind(&mut settings.controls, &binding);
        }));
    }
}

/// Binds a key or button. If another action had it, the two swap theirs, and both are returned.
fn bind(controls: &mut Controls, binding: &BindingChosen) -> Option<(Action, Action)> {
    let (action, other) = match binding {
        BindingChosen::Key(action, chord) => (*action, controls.set_key(*action, chord)),
        BindingChosen::Button(action, button) => (*action, controls.set_button(*action, *button)),
    };
    Some((action, other?))
}

fn show(
    mut menu: MenuPage,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
    rebinding: Res<Rebinding>,
    mut rebind: MessageWriter<RebindingCommand>,
) -> Result {
    if let Some((action, device)) = rebinding.wanted() {
        let panel = Panel::question("controls question");
        return menu.show_titled(panel, "ui-controls", |ui, words, _| {
            show_prompt(ui, action, device, words);
        });
    }
    let panel = Panel::page("controls", SIZE);
    menu.show(panel, "ui-controls", |ui, words, _| {
        scroll(ui, "controls", space::CONTROL + space::M, |ui| {
            if let Some((action, other)) = rebinding.swapped() {
                let arguments = [
                    ("action", words.get(action.message()).into()),
                    ("other", words.get(other.message()).into()),
                ];
                status(ui, &words.format("ui-controls-exchanged", &arguments));
            }
            hint(ui, &words.get("ui-controls-hint"));
            for action in Action::ALL {
                if let Some(device) = show_row(ui, action, &settings.controls, words) {
                    rebind.write(RebindingCommand::Begin(action, device));
                }
            }
            hint(ui, &words.get("ui-controls-fixed"));
            ui.add_space(space::S);
            if Items::new("controls", words).secondary(ui, "reset", "ui-settings-reset") {
                changes.write(SettingsCommand::new(|settings| settings.controls.reset()));
                rebind.write(RebindingCommand::Swapped(None));
            }
        });
    })
}

/// Shows the prompt for a key or button, instead of the menu.
fn show_prompt(ui: &mut Ui, action: Action, device: Device, words: &Words) {
    let key = match device {
        Device::Keyboard => "ui-controls-press-key",
        Device::Gamepad => "ui-controls-press-button",
    };
    let action = ("action", words.get(action.message()).into());
    status(ui, &words.format(key, &[action]));
    hint(ui, &words.get("ui-controls-cancel"));
}

/// Shows a row with an action, its key and its gamepad button. Returns the device to rebind.
fn show_row(ui: &mut Ui, action: Action, controls: &Controls, words: &Words) -> Option<Device> {
    let key = controls.key(action).map(|chord| chord.shown(words));
    let button = controls.button(action);
    let button = button.map(|button| button.label().to_owned());
    subheading(ui, &words.get(action.message()));
    let mut chosen = None;
    ui.columns(2, |halves| {
        for (ui, (device, name, message, bound)) in halves.iter_mut().zip([
            (Device::Keyboard, "key", "ui-controls-key", key),
            (Device::Gamepad, "button", "ui-controls-button", button),
        ]) {
            let bound = bound.unwrap_or_else(|| words.get("ui-controls-none"));
            let label = words.format(message, &[(name, bound.into())]);
            let widget_name = format!("controls.{}.{name}", action.key());
            let button = Button::secondary(widget_name, label).wide();
            if button.show(ui).clicked() {
                chosen = Some(device);
            }
        }
    });
    ui.add_space(space::HALF);
    chosen
}

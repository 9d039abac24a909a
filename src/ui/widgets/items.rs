//! The buttons of menus: full-width, or side by side.

use bevy_egui::egui::Ui;

use super::button::Button;
use super::choice::Choice;
use super::icon::Icon;
use crate::localization::Words;

/// The buttons and choices of a menu. Each is given once, by its message key; its stable name
/// follows from the menu and the key: in the menu `pause`, `ui-save-as` is `pause.save_as`, and so
/// is `ui-pause-save-as`.
#[derive(Clone, Copy)]
pub struct Items<'a> {
    menu: &'static str,
    words: &'a Words,
}

impl<'a> Items<'a> {
    /// Creates the items of the menu with this stable name.
    pub const fn new(menu: &'static str, words: &'a Words) -> Self {
        Self { menu, words }
    }

    /// Creates a primary button.
    pub fn main_button(self, key: &str) -> Button<'a> {
        Button::primary(name(self.menu, key), self.words.get(key))
    }

    /// Creates a secondary button.
    pub fn button(self, key: &str) -> Button<'a> {
        Button::secondary(name(self.menu, key), self.words.get(key))
    }

    /// Creates a button with an icon.
    pub fn icon(self, key: &str, icon: Icon) -> Button<'a> {
        Button::icon(name(self.menu, key), self.words.get(key), icon)
    }

    /// Shows a full-width primary button. Returns whether it was clicked.
    pub fn primary(self, ui: &mut Ui, key: &str) -> bool {
        self.main_button(key).wide().show(ui).clicked()
    }

    /// Shows a full-width secondary button. Returns whether it was clicked.
    pub fn secondary(self, ui: &mut Ui, key: &str) -> bool {
        self.button(key).wide().show(ui).clicked()
    }

    /// Shows secondary buttons [side by side](side_by_side). Returns the value of the clicked one.
    pub fn side_by_side<T: Clone>(self, ui: &mut Ui, items: &[(&str, T)]) -> Option<T> {
        let buttons = items.iter().map(|(key, value)| (self.button(key), value));
        side_by_side(ui, buttons.collect()).cloned()
    }
}

/// Shows buttons in columns, of equal height. Returns the value of the clicked one.
pub fn side_by_side<T>(ui: &mut Ui, buttons: Vec<(Button<'_>, T)>) -> Option<T> {
    let mut pressed = None;
    ui.columns(buttons.len().max(1), |columns| {
        let height = buttons
            .iter()
            .zip(columns.iter())
            .map(|((button, _), ui)| button.height(ui, ui.available_width()))
            .fold(0.0, f32::max);
        for (ui, (button, value)) in columns.iter_mut().zip(buttons) {
            if button.wide().min_height(height).show(ui).clicked() {
                pressed = Some(value);
            }
        }
    });
    pressed
}

/// Returns the stable name of an item: the menu, and the key without the prefixes of its file and
/// menu.
fn name(menu: &str, key: &str) -> String {
    let item = key.split_once('-').map_or(key, |(_file, item)| item);
    let own = menu.rsplit('.').next().unwrap_or(menu).replace('_', "-");
    let prefixed = [own.as_str(), "menu"]
        .into_iter()
        .find_map(|prefix| item.strip_prefix(prefix)?.strip_prefix('-'));
    format!("{menu}.{}", prefixed.unwrap_or(item).replace('-', "_"))
}

/// Creates a choice from its message key. Its stable name is the last word of the key: `south` of
/// `ui-begins-south`.
pub fn choice<'a, T>(words: &Words, value: T, key: &'a str) -> Choice<'a, T> {
    let name = key.rsplit('-').next().unwrap_or(key);
    Choice::new(value, name, words.get(key))
}

/// Shows a full-width primary button that keeps its stable name when its message changes. Returns
/// whether it was clicked.
pub fn primary(ui: &mut Ui, words: &Words, name: &str, key: &str) -> bool {
    let button = Button::primary(name, words.get(key)).wide();
    button.show(ui).clicked()
}

/// Shows a full-width secondary button that keeps its stable name when its message changes. Returns
/// whether it was clicked.
pub fn secondary(ui: &mut Ui, words: &Words, name: &str, key: &str) -> bool {
    let button = Button::secondary(name, words.get(key)).wide();
    button.show(ui).clicked()
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn items_are_named_after_menu_and_message() {
        for (menu, key, named) in [
            ("pause", "ui-save-as", "pause.save_as"),
            ("pause", "ui-menu-settings", "pause.settings"),
            ("friends", "ui-friends-paste", "friends.paste"),
            ("first_lesson", "ui-first-lesson-take", "first_lesson.take"),
            ("workshop.lab", "workshop-lab-stop", "workshop.lab.stop"),
            ("friends", "ui-friends", "friends.friends"),
        ] {
            assert_eq!(name(menu, key), named);
        }
    }
}

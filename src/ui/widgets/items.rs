//! The buttons of menus: full-width, or side by side.

use bevy_egui::egui::Ui;

use super::super::theme::space;
use super::button::Button;
use super::button_row::side_by_side;
use super::choice::Choice;
use super::icon::Icon;
use super::label::status;
use crate::localization::Words;

/// The buttons of a menu. Each has a stable name and a message key: in the menu `pause`, `save_as`
/// is `pause.save_as`.
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
    pub fn main_button(self, name: &str, key: &str) -> Button<'a> {
        Button::primary(self.full_name(name), self.words.get(key))
    }

    /// Creates a secondary button.
    pub fn button(self, name: &str, key: &str) -> Button<'a> {
        Button::secondary(self.full_name(name), self.words.get(key))
    }

    /// Creates a button with an icon.
    pub fn icon(self, name: &str, key: &str, icon: Icon) -> Button<'a> {
        Button::icon(self.full_name(name), self.words.get(key), icon)
    }

    fn full_name(self, name: &str) -> String {
        format!("{}.{name}", self.menu)
    }

    /// Shows a full-width primary button. Returns whether it was clicked.
    pub fn primary(self, ui: &mut Ui, name: &str, key: &str) -> bool {
        self.main_button(name, key).wide().show(ui).clicked()
    }

    /// Shows a full-width secondary button. Returns whether it was clicked.
    pub fn secondary(self, ui: &mut Ui, name: &str, key: &str) -> bool {
        self.button(name, key).wide().show(ui).clicked()
    }

    /// Shows a question and its [answers](Self::answers). Returns the value of the clicked one.
    pub fn ask<T>(
        self,
        ui: &mut Ui,
        question: &str,
        answers: impl IntoIterator<Item = (&'static str, &'static str, T)>,
    ) -> Option<T> {
        status(ui, question);
        ui.add_space(space::S);
        self.answers(ui, answers)
    }

    /// Shows full-width buttons, the first one primary. Returns the value of the clicked one.
    pub fn answers<T>(
        self,
        ui: &mut Ui,
        answers: impl IntoIterator<Item = (&'static str, &'static str, T)>,
    ) -> Option<T> {
        let mut clicked = None;
        for (index, (name, key, value)) in answers.into_iter().enumerate() {
            let button = if index == 0 {
                self.main_button(name, key)
            } else {
                self.button(name, key)
            };
            if button.wide().show(ui).clicked() {
                clicked = Some(value);
            }
        }
        clicked
    }

    /// Shows secondary buttons [side by side](side_by_side). Returns the value of the clicked one.
    pub fn side_by_side<T: Clone>(self, ui: &mut Ui, items: &[(&str, &str, T)]) -> Option<T> {
        let buttons = items
            .iter()
            .map(|(name, key, value)| (self.button(name, key), value));
        side_by_side(ui, buttons.collect()).cloned()
    }
}

/// Creates a choice with a stable name and a message key.
pub fn choice<'a, T>(words: &Words, value: T, name: &'a str, key: &str) -> Choice<'a, T> {
    Choice::new(value, name, words.get(key))
}

//! The scaffold of a menu: its panel, its title, and its back button.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Rect, Ui};

use crate::localization::Words;
use crate::navigation::Go;
use crate::state::Menu;
use crate::ui::widgets::Panel;

/// The system parameters that all menus share.
#[derive(SystemParam)]
pub(super) struct MenuPage<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    menu: Res<'w, State<Menu>>,
    /// The localized texts.
    pub words: Res<'w, Words>,
    /// Takes the player to other menus and screens.
    pub go: MessageWriter<'w, Go>,
}

impl MenuPage<'_, '_> {
    /// Returns whether the menu has opened since the last frame.
    pub fn has_opened(&self) -> bool {
        self.menu.is_changed()
    }

    /// Returns the egui context.
    pub fn ctx(&mut self) -> Result<&Context> {
        Ok(self.contexts.ctx_mut()?)
    }

    /// Shows a panel. Returns the result of `contents`, and the panel's rectangle, in points.
    pub fn show_placed<R>(
        &mut self,
        panel: Panel<'_>,
        contents: impl FnOnce(&mut Ui, &Words, &mut MessageWriter<Go>) -> R,
    ) -> Result<(R, Rect)> {
        let (words, go) = (&self.words, &mut self.go);
        let shown = panel.show(self.contexts.ctx_mut()?, |ui| contents(ui, words, go));
        Ok((shown.inner, shown.response.rect))
    }

    /// Shows a panel.
    pub fn show_panel<R>(
        &mut self,
        panel: Panel<'_>,
        contents: impl FnOnce(&mut Ui, &Words, &mut MessageWriter<Go>) -> R,
    ) -> Result<R> {
        Ok(self.show_placed(panel, contents)?.0)
    }

    /// Shows a panel titled with the message `title_key`.
    pub fn show_titled<R>(
        &mut self,
        panel: Panel<'_>,
        title_key: &str,
        contents: impl FnOnce(&mut Ui, &Words, &mut MessageWriter<Go>) -> R,
    ) -> Result<R> {
        let panel = panel.title(self.words.get(title_key));
        self.show_panel(panel, contents)
    }

    /// Shows a panel titled with the message `title_key` and, below its contents, a back button.
    pub fn show(
        &mut self,
        panel: Panel<'_>,
        title_key: &str,
        contents: impl FnOnce(&mut Ui, &Words, &mut MessageWriter<Go>),
    ) -> Result {
        if self.show_with_back(panel, title_key, contents)? {
            self.go.write(Go::Back);
        }
        Ok(())
    }

    /// Shows a panel as [`MenuPage::show`] does. Returns whether the back button was clicked.
    pub fn show_with_back(
        &mut self,
        panel: Panel<'_>,
        title_key: &str,
        contents: impl FnOnce(&mut Ui, &Words, &mut MessageWriter<Go>),
    ) -> Result<bool> {
        let (words, go) = (&self.words, &mut self.go);
        let panel = panel.title(words.get(title_key));
        Ok(panel.show_with_back(self.contexts.ctx_mut()?, words, |ui| {
            contents(ui, words, go)
        }))
    }
}

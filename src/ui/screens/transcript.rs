//! The transcript of the match.

use bevy::prelude::*;

use super::page::MenuPage;
use crate::accessibility::{Transcript, transcript};
use crate::settings::{Settings, SettingsCommand};
use crate::state::Menu;
use crate::storage::Storage;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Panel, hint, paragraph, scroll, toggle};
use awale_engine::files::ShownPath;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);
/// The maximum number of lines shown, latest first.
const MAX_LINES: usize = 300;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Transcript, show);
}

fn show(
    mut menu: MenuPage,
    transcript: Res<Transcript>,
    storage: Res<Storage>,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
) -> Result {
    let mut is_saved = settings.helps.transcript;
    let panel = Panel::page("transcript", SIZE);
    menu.show(panel, "ui-transcript", |ui, words, _| {
        scroll(ui, "transcript", space::CONTROL + space::M, |ui| {
            let label = words.get("ui-transcript-file");
            toggle(ui, "transcript.file", &label, &mut is_saved);
            if let Some(path) = storage.path(transcript::FILE).filter(|_| is_saved) {
                hint(ui, &ShownPath(&path).to_string());
            }
            ui.add_space(space::S);
            if transcript.lines().len() == 0 {
                paragraph(ui, &words.get("ui-moves-none"));
            }
            // Latest first, as the player mostly wants to reread what was just said.
            let skipped = transcript.lines().len().saturating_sub(MAX_LINES);
            let latest: Vec<&str> = transcript.lines().skip(skipped).collect();
            for line in latest.into_iter().rev() {
                paragraph(ui, line);
            }
        });
    })?;
    if settings.helps.transcript != is_saved {
        changes.write(SettingsCommand::new(move |settings| {
            settings.helps.transcript = is_saved;
        }));
    }
    Ok(())
}

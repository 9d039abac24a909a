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
/// The maximum number of shown lines, latest first.
const MAX_SHOWN: usize = 300;

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Transcript, show);
}

fn show(
    mut page: MenuPage,
    transcript: Res<Transcript>,
    storage: Res<Storage>,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
) -> Result {
    let mut is_saved = settings.helps.transcript;
    let panel = Panel::page("transcript", SIZE);
    page.show(panel, "ui-transcript", |ui, words, _| {
        scroll(ui, "transcript", space::CONTROL + space::M, |ui| {
            toggle(
                ui,
                "transcript.file",
                &words.get("ui-transcript-file"),
                &mut is_saved,
            );
            if let Some(place) = storage.path(transcript::FILE).filter(|_| is_saved) {
                hint(ui, &ShownPath(&place).to_string());
            }
            ui.add_space(space::S);
            if transcript.lines().len() == 0 {
                paragraph(ui, &words.get("ui-moves-none"));
            }
            // The latest line is the most interesting one.
            let skipped = transcript.lines().len().saturating_sub(MAX_SHOWN);
            let shown: Vec<&str> = transcript.lines().skip(skipped).collect();
            for line in shown.into_iter().rev() {
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

//! The transcript of the match.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::files::ShownPath;
use crate::game::accessibility::{Transcript, transcript};
use crate::game::localization::Words;
use crate::game::settings::{Settings, SettingsCommand};
use crate::game::state::Menu;
use crate::game::storage::Storage;
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Panel, hint, paragraph, scroll, toggle};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);
/// The maximum number of shown lines, latest first.
const MAX_SHOWN: usize = 300;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::Transcript)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    transcript: Res<Transcript>,
    storage: Res<Storage>,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
    mut go: MessageWriter<Go>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut kept = settings.helps.transcript;
    let panel = Panel::page("transcript", SIZE).title(words.get("ui-transcript"));
    let is_left = panel.show_with_back(ctx, &words, |ui| {
        scroll(ui, "transcript", space::CONTROL + space::M, |ui| {
            toggle(
                ui,
                "transcript.file",
                &words.get("ui-transcript-file"),
                &mut kept,
            );
            if let Some(place) = storage.place(transcript::FILE).filter(|_| kept) {
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
    });
    if is_left {
        go.write(Go::Back);
    }
    if settings.helps.transcript != kept {
        changes.write(SettingsCommand::new(move |settings| {
            settings.helps.transcript = kept;
        }));
    }
    Ok(())
}

//! Saved matches: the form to save one, and the list of all.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};

use crate::localization::{Words, file_error, players};
use crate::session::{CurrentMatch, SAVE_EXTENSION, SAVES_FOLDER};
use crate::storage::{Storage, StorageCommand};
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Icon, Items, Row, error_text, hint, paragraph, rows, text_field};
use awale_engine::files::name::{MAX_STEM_CHARS as MAX_NAME_LENGTH, shown};
use awale_engine::files::{FileName, MAX_READ, read_in_frame};
use awale_engine::matches::SavedMatch;
use awale_engine::text::file_error;

/// The file of a match, with a summary of it or the reason why it can't be read.
type Save = (FileName, Result<String, String>);

/// The matches in the folder, read when the list is opened.
#[derive(Component, Default)]
pub(super) struct Saves {
    list: Vec<Save>,
    /// The files still to be read, a few per frame.
    unread: VecDeque<FileName>,
    /// The number of files in the folder, of which only the first are read.
    total: usize,
    /// The file to delete once the player confirms.
    to_delete: Option<FileName>,
}

impl Saves {
    /// Lists the files, and reads the first few.
    pub fn read(storage: &Storage, words: &Words) -> Self {
        let files = storage.list(SAVES_FOLDER, SAVE_EXTENSION);
        let mut saves = Self {
            total: files.len(),
            unread: files.into_iter().take(MAX_READ).collect(),
            ..Self::default()
        };
        saves.read_more(storage, words);
        saves
    }

    /// Reads the next few files. Returns whether there are more.
    pub fn read_more(&mut self, storage: &Storage, words: &Words) -> bool {
        read_in_frame(&mut self.unread, |file| {
            let text = read_text(&file, storage, words);
            let bytes = text.as_ref().map_or(0, String::len);
            let summary = text.and_then(|text| {
                let state = parse(&text, words)?;
                let arguments = players::summary_arguments(&state, words);
                Ok(words.format("ui-menu-continue-summary", &arguments))
            });
            self.list.push((file, summary));
            bytes
        });
        !self.unread.is_empty()
    }
}

/// Reads the text of a saved match, or returns the reason why it can't be read.
fn read_text(file: &FileName, storage: &Storage, words: &Words) -> Result<String, String> {
    let text = storage.try_read(SAVES_FOLDER.file(file.clone()));
    text.map_err(|reason| file_error(words, reason))
}

/// Parses a saved match, or returns the reason why it is invalid.
fn parse(text: &str, words: &Words) -> Result<SavedMatch, String> {
    SavedMatch::from_text(text).map_err(|error| file_error::saved_match(words, &error))
}

/// Asks for a name, and saves the match under it. Returns whether the question was answered.
pub(super) fn show_form(
    ui: &mut Ui,
    name: &mut String,
    current: &CurrentMatch,
    storage: &Storage,
    storage_commands: &mut MessageWriter<StorageCommand>,
    words: &Words,
) -> bool {
    let items = Items::new("save", words);
    let label = words.get("ui-save-name");
    paragraph(ui, &label);
    text_field(ui, "save.name", &label, name, MAX_NAME_LENGTH);
    let file = FileName::sanitized(name, SAVE_EXTENSION);
    let path = file.map(|file| SAVES_FOLDER.file(file));
    let is_taken = path.as_ref().is_some_and(|path| storage.exists(path));
    if is_taken {
        hint(ui, &words.get("ui-save-taken"));
    }
    ui.add_space(space::S);
    let key = if is_taken {
        "ui-save-replace"
    } else {
        "ui-save"
    };
    let save = items.main_button("save", key).wide();
    if save.enabled(path.is_some()).show(ui).clicked()
        && let Some(path) = path
        && let Ok(text) = current.state().to_text()
    {
        storage_commands.write(StorageCommand::Write(path, text));
        return true;
    }
    items.secondary(ui, "cancel", "ui-cancel")
}

/// Returns the suggested name for the current match: the game's name and the date.
pub(super) fn suggested_name(current: &CurrentMatch, words: &Words) -> String {
    let day = Storage::today().map_or_else(String::new, |date| format!(" {date}"));
    let rules = &current.setup().rules;
    let name = format!("{}{day}", rules.name(words.language().code()));
    name.chars().take(MAX_NAME_LENGTH).collect()
}

/// Lists the saved matches. Returns the clicked one, to be resumed.
pub(super) fn show_list(
    ui: &mut Ui,
    saves: &mut Saves,
    storage: &Storage,
    storage_commands: &mut MessageWriter<StorageCommand>,
    words: &Words,
) -> Option<Box<SavedMatch>> {
    if let Some(file) = saves.to_delete.clone() {
        confirm_deletion(ui, file, saves, storage_commands, words);
        return None;
    }
    if saves.list.is_empty() {
        paragraph(ui, &words.get("ui-saves-none"));
    }
    let mut chosen = None;
    let mut to_delete = None;
    let row_name = |index: usize| format!("archive.save.{index}");
    rows(ui, "saves", saves.list.len(), row_name, |ui, index| {
        let (file, summary) = &saves.list[index];
        let name = &shown(file.without(SAVE_EXTENSION), MAX_NAME_LENGTH);
        ui.horizontal(|ui| {
            let width = ui.available_width() - space::CONTROL - space::S;
            ui.allocate_ui(vec2(width, space::CONTROL), |ui| {
                ui.vertical(|ui| match summary {
                    Ok(summary) => {
                        let row_name = row_name(index);
                        let row = Row::new(&row_name, name).detail(summary);
                        if row.show(ui).clicked() {
                            chosen = Some(index);
                        }
                    }
                    Err(reason) => {
                        paragraph(ui, name);
                        error_text(ui, reason);
                    }
                });
            });
            let tip = words.titled(&words.get("ui-save-delete"), name);
            let button_name = format!("archive.save.{index}.delete");
            let delete = Button::icon(button_name, tip, Icon::Close);
            if delete.show(ui).clicked() {
                to_delete = Some(file.clone());
            }
        });
    });
    show_truncation_hint(ui, saves.total, words);
    saves.to_delete = to_delete;
    // The list stores only summaries, to save memory, so the chosen match is read again.
    let (file, summary) = saves.list.get_mut(chosen?)?;
    let state = read_text(file, storage, words).and_then(|text| parse(&text, words));
    match state {
        Ok(state) => Some(Box::new(state)),
        Err(reason) => {
            *summary = Err(reason);
            None
        }
    }
}

/// Notifies the player if the list shows only some of the files.
pub(super) fn show_truncation_hint(ui: &mut Ui, total: usize, words: &Words) {
    if total > MAX_READ {
        let counts = [("shown", MAX_READ.into()), ("count", total.into())];
        hint(ui, &words.format("ui-list-cut", &counts));
    }
}

/// Asks whether to delete a saved match.
fn confirm_deletion(
    ui: &mut Ui,
    file: FileName,
    saves: &mut Saves,
    storage_commands: &mut MessageWriter<StorageCommand>,
    words: &Words,
) {
    let name = shown(file.without(SAVE_EXTENSION), MAX_NAME_LENGTH);
    let question = words.format("ui-ask-delete-save", &[("name", name.into())]);
    let answers = [
        ("confirm", "ui-save-delete", true),
        ("cancel", "ui-cancel", false),
    ];
    match Items::new("archive.save", words).ask(ui, &question, answers) {
        Some(true) => {
            storage_commands.write(StorageCommand::Remove(SAVES_FOLDER.file(file)));
        }
        Some(false) => saves.to_delete = None,
        None => {}
    }
}

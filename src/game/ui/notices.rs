//! Notices, shown in a corner until the player dismisses them.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Area, Frame, Id, Margin, Order, Shape};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::navigation::Go;
use super::theme::{carving, colour, space};
use super::widgets::{Button, Icon, is_low, paragraph};
use super::{UiPass, navigation};
use crate::files::Restored;
use crate::game::localization::{Words, trouble};
use crate::game::pictures::PictureNotice;
use crate::game::schedule::GameSet;
use crate::game::session::{SAVE_EXTENSION, SAVES_FOLDER};
use crate::game::state::{Menu, Screen, picture_is_taken};
use crate::game::storage::{FileTrouble, StorageAnswer, StorageNotice};

/// The width of a notice's text, in points.
const WIDTH: f32 = 320.0;
/// The maximum number of notices at a time, and in low windows.
const MAX_SHOWN: usize = 3;
const MAX_SHOWN_LOW: usize = 1;

/// How the names of rules and rule books end, and the notices that say where they lie.
const HANDED_OUT: [(&str, &str); 2] = [
    (".md", "ui-notice-rules-saved"),
    (".html", "ui-notice-book-saved"),
];

/// The notices that the player has not dismissed, oldest first.
#[derive(Resource, Default)]
pub struct Notices(Vec<Notice>);

/// A notice: the key of its message with arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Notice {
    key: &'static str,
    arguments: Vec<(&'static str, String)>,
}

impl Notices {
    /// Shows a notice, unless it is already shown.
    pub fn push(&mut self, key: &'static str, arguments: Vec<(&'static str, String)>) {
        let notice = Notice { key, arguments };
        if !self.0.contains(&notice) {
            self.0.push(notice);
        }
    }

    fn file_error(&mut self, error: FileTrouble, words: &Words) {
        self.push("ui-said", vec![("words", trouble(words, error))]);
    }

    /// Shows why a file could not be read.
    pub fn not_read(&mut self, file: String, reason: String) {
        self.push(
            "ui-notice-not-read",
            vec![("file", file), ("reason", reason)],
        );
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_systems(
            Update,
            hear_answers
                .run_if(on_message::<StorageAnswer>)
                .before(navigation::go)
                .in_set(GameSet::Menus),
        )
        .add_systems(
            Update,
            (
                notify_storage.run_if(on_message::<StorageNotice>),
                notify_pictures.run_if(on_message::<PictureNotice>),
            )
                .chain()
                .in_set(GameSet::Show),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiPass::Above).run_if(not(picture_is_taken)),
        );
}

fn notify_pictures(
    mut heard: MessageReader<PictureNotice>,
    mut notices: ResMut<Notices>,
    mut go: MessageWriter<Go>,
    words: Res<Words>,
) {
    for notice in heard.read().cloned() {
        match notice {
            PictureNotice::Taken => {
                go.write(Go::ToTable);
            }
            PictureNotice::Saved(file) => notices.push("ui-picture-kept", vec![("file", file)]),
            PictureNotice::NotSaved(reason) => {
                let reason = trouble(&words, reason);
                notices.push("ui-picture-not-kept", vec![("reason", reason)]);
            }
            PictureNotice::NoScreenshot => notices.push("ui-picture-nothing", Vec::new()),
        }
    }
}

fn notify_storage(
    mut heard: MessageReader<StorageNotice>,
    mut notices: ResMut<Notices>,
    words: Res<Words>,
) {
    for notice in heard.read().cloned() {
        match notice {
            StorageNotice::Damaged { file, kept_as } => {
                notices.push("ui-notice-damaged", vec![("file", file), ("kept", kept_as)]);
            }
            StorageNotice::SecondProgram => notices.push("ui-notice-second", Vec::new()),
            StorageNotice::SetAside => notices.push("ui-notice-set-aside", Vec::new()),
            StorageNotice::NotRead { file, reason } => {
                let reason = trouble(&words, reason);
                notices.not_read(file, reason);
            }
            StorageNotice::NotSaved { file, reason } => {
                let reason = trouble(&words, reason);
                notices.push(
                    "ui-notice-not-saved",
                    vec![("file", file), ("reason", reason)],
                );
            }
        }
    }
}

/// Tells the player what has become of a command about files. A match that was saved under a name
/// goes on.
pub(super) fn hear_answers(
    mut heard: MessageReader<StorageAnswer>,
    mut notices: ResMut<Notices>,
    mut go: MessageWriter<Go>,
    words: Res<Words>,
) {
    for answer in heard.read().cloned() {
        match answer {
            StorageAnswer::Written(place) if place.folder() == Some(SAVES_FOLDER) => {
                let name = place.name().without(SAVE_EXTENSION).to_owned();
                notices.push("ui-saved-as", vec![("name", name)]);
                go.write(Go::Back);
            }
            StorageAnswer::HandedOut(name, place) => {
                let saved = HANDED_OUT
                    .iter()
                    .find(|(ending, _)| name.has_ending(ending));
                match (saved, place) {
                    (Some((_, saved)), Ok(place)) => notices.push(saved, vec![("place", place)]),
                    (Some(_), Err(error)) => notices.file_error(error, &words),
                    // The workshop tells of its tables itself.
                    (None, _) => {}
                }
            }
            StorageAnswer::BackedUp(Ok((file, 0))) => {
                notices.push("ui-backup-done", vec![("file", file)]);
            }
            StorageAnswer::BackedUp(Ok((file, left_out))) => {
                let left_out = ("count", left_out.to_string());
                notices.push("ui-backup-without", vec![("file", file), left_out]);
            }
            StorageAnswer::BackedUp(Err(error)) => notices.file_error(error, &words),
            StorageAnswer::Restored(restored) => tell_restored(restored, &mut notices),
            StorageAnswer::Written(_)
            | StorageAnswer::Removed(_)
            | StorageAnswer::FolderNotShown(_) => {}
        }
    }
}

fn tell_restored(restored: Restored, notices: &mut Notices) {
    let Restored {
        added,
        kept,
        refused,
        needs_start,
    } = restored;
    let said = [("added", added), ("kept", kept), ("refused", refused)];
    let said = said.map(|(name, number)| (name, number.to_string()));
    notices.push("ui-restored", said.into());
    if needs_start {
        #[cfg(target_arch = "wasm32")]
        crate::browser::reload();
        notices.push("ui-restored-start", Vec::new());
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    words: Res<Words>,
) -> Result {
    if notices.0.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    // Buttons are at the top in a match, at the bottom in panels and lessons.
    let corner = if *screen == Screen::Playing && *menu == Menu::Closed {
        Align2::RIGHT_BOTTOM
    } else {
        Align2::RIGHT_TOP
    };
    let most = if is_low(ctx) {
        MAX_SHOWN_LOW
    } else {
        MAX_SHOWN
    };
    let mut read = None;
    Area::new(Id::new("notices"))
        .order(Order::Tooltip)
        .anchor(corner, -space::S * corner.to_sign())
        .show(ctx, |ui| {
            for (index, notice) in notices.0.iter().take(most).enumerate() {
                if show_notice(ui, index, notice, &words) {
                    read = Some(index);
                }
            }
        });
    if let Some(index) = read {
        notices.0.remove(index);
    }
    Ok(())
}

/// Shows one notice; returns whether it was dismissed.
fn show_notice(ui: &mut egui::Ui, index: usize, notice: &Notice, words: &Words) -> bool {
    let arguments: Vec<_> = notice
        .arguments
        .iter()
        .map(|(name, value)| (*name, value.into()))
        .collect();
    let back = ui.painter().add(Shape::Noop);
    let shown = Frame::NONE
        .inner_margin(Margin::same(space::M as i8))
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(WIDTH);
                    paragraph(ui, &words.format(notice.key, &arguments));
                });
                Button::icon(
                    format!("notice.{index}.close"),
                    words.get("ui-close"),
                    Icon::Close,
                )
                .show(ui)
                .clicked()
            })
            .inner
        });
    ui.painter().set(
        back,
        Shape::Vec(carving::tablet(ui.ctx(), shown.response.rect, colour::SUN)),
    );
    shown.inner
}

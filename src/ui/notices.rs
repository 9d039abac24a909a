//! Notices, shown in a corner until the player dismisses them. Notices of one kind are merged. In a
//! menu, they are as narrow as the space beside its widgets, if there is enough; in a match, the
//! board moves aside if they would cover a playable hole.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Area, Id, Order, pos2, vec2};

use super::ScreenMargins;
use super::edges::{lift, move_list_left};
use super::theme::{carving, colour, space};
use super::widgets::{Button, ButtonRegistry, Icon, is_low, paragraph};
use crate::board::{Bowl, bounds_on_screen};
use crate::board_view::{Mark, Marks};
use crate::localization::{Words, file_error};
use crate::navigation::Go;
use crate::pictures::PictureNotice;
use crate::scene::photo::PhotoMode;
use crate::schedule::{GameSet, MenuSet};
use crate::session::{SAVE_EXTENSION, SAVES_FOLDER};
use crate::state::{Menu, Screen, picture_is_taken};
use crate::storage::{FileError, StorageAnswer, StorageNotice};
use crate::ui::pass::{AddPanels, UiPass};
use awale_engine::files::Restored;
use awale_rules::exchange::Notation;

/// The width of a notice's text, in points.
const WIDTH: f32 = 320.0;
/// The minimum width of a notice's text beside the widgets of a menu, in points.
const MIN_WIDTH: f32 = 130.0;
/// The width of a notice around its text, and of the gaps at its sides, in points.
const WIDTH_AROUND: f32 = 2.0 * space::M + space::CONTROL + 3.0 * space::S;
/// The maximum number of notices at a time in normal windows.
const MAX_SHOWN: usize = 3;
/// The maximum number of notices at a time in low windows.
const MAX_SHOWN_LOW: usize = 1;
/// The maximum fraction of the window's height for several notices: the board can leave at most
/// half.
const MAX_HEIGHT_FRACTION: f32 = 0.4;

/// The extensions of exported files, and the notices that report their paths.
const EXPORT_NOTICES: [(&str, &str); 3] = [
    (".md", "ui-notice-rules-saved"),
    (".html", "ui-notice-book-saved"),
    (".letter", "ui-notice-letter-saved"),
];

/// Notices that only confirm what the player did. They disappear by themselves.
const CONFIRMATIONS: [&str; 5] = [
    "ui-copied",
    "ui-copied-moves",
    "ui-house-saved",
    "ui-notice-set-aside",
    "ui-read-as",
];
/// The time for which a confirmation is shown.
const CONFIRMATION_DURATION: Duration = Duration::from_secs(6);

/// The start of the names of the notices' own widgets.
const WIDGET_PREFIX: &str = "notice.";

/// The key of the notice whose text is its argument.
const PLAIN_TEXT_KEY: &str = "ui-said";

/// The notices that the player has not dismissed, oldest first.
#[derive(Resource, Default)]
pub struct Notices {
    shown: Vec<Notice>,
    /// When confirmations disappear, as the time since the start of the program.
    confirmations_end: Option<Duration>,
    /// The space that notices take from the board, at the window's edges.
    pub(super) margins: ScreenMargins,
}

/// A notice: the key of its message, with arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Notice {
    key: &'static str,
    arguments: Vec<(&'static str, String)>,
}

impl Notice {
    fn is_confirmation(&self) -> bool {
        CONFIRMATIONS.contains(&self.key)
    }

    /// Returns whether both are of the same kind, and so are merged.
    fn is_same_kind_as(&self, other: &Self) -> bool {
        self.key == other.key && (self.key != PLAIN_TEXT_KEY || self == other)
    }
}

impl Notices {
    /// Returns the latest notice of each kind, with the number of earlier ones.
    fn kinds(&self) -> Vec<(&Notice, usize)> {
        let mut kinds: Vec<(&Notice, usize)> = Vec::new();
        for notice in &self.shown {
            match kinds
                .iter_mut()
                .find(|(kind, _)| kind.is_same_kind_as(notice))
            {
                Some((latest, earlier)) => {
                    *latest = notice;
                    *earlier += 1;
                }
                None => kinds.push((notice, 0)),
            }
        }
        kinds
    }

    /// Shows a notice, unless it is already shown.
    pub fn push(&mut self, key: &'static str, arguments: Vec<(&'static str, String)>) {
        let notice = Notice { key, arguments };
        if notice.is_confirmation() {
            self.confirmations_end = None;
        }
        if !self.shown.contains(&notice) {
            self.shown.push(notice);
        }
    }

    /// Shows a notice with this text.
    pub fn push_text(&mut self, words: String) {
        self.push(PLAIN_TEXT_KEY, vec![("words", words)]);
    }

    /// Returns whether a notice will disappear by itself.
    #[must_use]
    pub fn has_confirmation(&self) -> bool {
        self.shown.iter().any(Notice::is_confirmation)
    }

    fn file_error(&mut self, error: FileError, words: &Words) {
        self.push_text(file_error(words, error));
    }

    /// Reports in which notation another program's game was read.
    pub fn read_as(&mut self, notation: Option<Notation>) {
        if let Some(notation) = notation {
            self.push("ui-read-as", vec![("notation", notation.name().to_owned())]);
        }
    }

    /// Reports why a file could not be read.
    pub fn not_read(&mut self, file: String, reason: String) {
        let arguments = vec![("file", file), ("reason", reason)];
        self.push("ui-notice-not-read", arguments);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_systems(
            Update,
            report_storage_answers
                .run_if(on_message::<StorageAnswer>)
                .in_set(MenuSet::Storage),
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
            Update,
            remove_confirmations
                .run_if(|notices: Res<Notices>| notices.has_confirmation())
                .after(GameSet::Show),
        )
        .draw(UiPass::Above, show.run_if(not(picture_is_taken)));
}

fn notify_pictures(
    mut messages: MessageReader<PictureNotice>,
    mut notices: ResMut<Notices>,
    menu: Res<State<Menu>>,
    mode: Res<PhotoMode>,
    mut go: MessageWriter<Go>,
    words: Res<Words>,
) {
    for notice in messages.read().cloned() {
        match notice {
            PictureNotice::Taken if *menu == Menu::Photo => {}
            PictureNotice::Taken => {
                go.write(if mode.is_on() { Go::Back } else { Go::ToTable });
            }
            PictureNotice::Saved(file) => notices.push("ui-picture-kept", vec![("file", file)]),
            PictureNotice::NotSaved(reason) => {
                let reason = file_error(&words, reason);
                notices.push("ui-picture-not-kept", vec![("reason", reason)]);
            }
            PictureNotice::NoScreenshot => notices.push("ui-picture-nothing", Vec::new()),
        }
    }
}

pub(super) fn notify_storage(
    mut messages: MessageReader<StorageNotice>,
    mut notices: ResMut<Notices>,
    words: Res<Words>,
) {
    for notice in messages.read().cloned() {
        match notice {
            StorageNotice::Damaged { file, new_name } => {
                let arguments = vec![("file", file), ("name", new_name)];
                notices.push("ui-notice-damaged", arguments);
            }
            StorageNotice::Replaced { file, values } => {
                let arguments = vec![("file", file), ("values", values)];
                notices.push("ui-notice-settings-unknown", arguments);
            }
            StorageNotice::SecondProgram => notices.push("ui-notice-second", Vec::new()),
            StorageNotice::SetAside => notices.push("ui-notice-set-aside", Vec::new()),
            StorageNotice::NotRead { file, reason } => {
                let reason = file_error(&words, reason);
                notices.not_read(file, reason);
            }
            StorageNotice::NotSaved { file, reason } => {
                let reason = file_error(&words, reason);
                let arguments = vec![("file", file), ("reason", reason)];
                notices.push("ui-notice-not-saved", arguments);
            }
        }
    }
}

/// Reports the results of file commands to the player. Once a match is saved as a named save, it
/// continues.
fn report_storage_answers(
    mut messages: MessageReader<StorageAnswer>,
    mut notices: ResMut<Notices>,
    mut go: MessageWriter<Go>,
    words: Res<Words>,
) {
    for answer in messages.read().cloned() {
        match answer {
            StorageAnswer::Written(place) if place.folder() == Some(SAVES_FOLDER) => {
                let name = place.name().without(SAVE_EXTENSION).to_owned();
                notices.push("ui-saved-as", vec![("name", name)]);
                go.write(Go::Back);
            }
            StorageAnswer::Exported(name, place) => {
                let export_notice = EXPORT_NOTICES
                    .iter()
                    .find(|(extension, _)| name.has_extension(extension));
                match (export_notice, place) {
                    (Some((_, key)), Ok(place)) => notices.push(key, vec![("place", place)]),
                    (Some(_), Err(error)) => notices.file_error(error, &words),
                    // The workshop reports exported tables itself.
                    (None, _) => {}
                }
            }
            StorageAnswer::BackedUp(Ok((file, 0))) => {
                notices.push("ui-backup-done", vec![("file", file)]);
            }
            StorageAnswer::BackedUp(Ok((file, omitted_files))) => {
                let count = ("count", omitted_files.to_string());
                notices.push("ui-backup-without", vec![("file", file), count]);
            }
            StorageAnswer::BackedUp(Err(error)) => notices.file_error(error, &words),
            StorageAnswer::Restored(restored) => report_restored(restored, &mut notices),
            StorageAnswer::MailNotOpened(reason) => {
                notices.push("ui-notice-no-mail", vec![("reason", reason)]);
            }
            StorageAnswer::PageNotOpened(reason) => {
                notices.push("ui-notice-no-browser", vec![("reason", reason)]);
            }
            StorageAnswer::Written(_)
            | StorageAnswer::Removed(_)
            | StorageAnswer::FolderNotShown(_) => {}
        }
    }
}

fn report_restored(restored: Restored, notices: &mut Notices) {
    let Restored {
        added,
        conflicting,
        refused,
    } = restored;
    let counts = [
        ("added", added.len()),
        ("unchanged", conflicting),
        ("refused", refused),
    ];
    let counts = counts.map(|(name, number)| (name, number.to_string()));
    notices.push("ui-restored", counts.into());
}

/// The playable holes on screen.
#[derive(SystemParam)]
struct PlayableHoles<'w, 's> {
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Camera3d>>,
    vessels: Query<'w, 's, (&'static Transform, &'static Bowl, &'static Marks)>,
}

impl PlayableHoles<'_, '_> {
    /// Returns whether a playable hole overlaps `area`, in logical pixels of the window.
    fn any_overlaps(&self, area: Rect) -> bool {
        let Some((camera, camera_transform)) = self.cameras.iter().next() else {
            return false;
        };
        let mut vessels = self.vessels.iter();
        vessels.any(|(transform, bowl, marks)| {
            let rim = Vec3::new(bowl.semi_axes.x, 0.0, bowl.semi_axes.y);
            let corners = [[-1.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]]
                .map(|[x, z]| transform.translation + rim * Vec3::new(x, 0.0, z));
            let hole = bounds_on_screen(corners, camera, camera_transform);
            marks.has(Mark::Playable) && hole.is_some_and(|hole| !hole.intersect(area).is_empty())
        })
    }
}

/// Removes confirmations that have been shown for long enough.
fn remove_confirmations(mut notices: ResMut<Notices>, time: Res<Time<Real>>) {
    let now = time.elapsed();
    let end = notices
        .confirmations_end
        .get_or_insert(now + CONFIRMATION_DURATION);
    if now < *end {
        return;
    }
    notices.confirmations_end = None;
    notices.shown.retain(|notice| !notice.is_confirmation());
}

/// Returns the width of text for which notices fit beside all other widgets; if there is none, the
/// usual width, as narrow notices would be tall and cover more.
fn width_beside_widgets(ctx: &egui::Context, registry: &ButtonRegistry) -> f32 {
    let widgets = registry.rects();
    let others = widgets.filter(|(name, _)| !name.starts_with(WIDGET_PREFIX));
    let right = others.map(|(_, rect)| rect.max.x).fold(0.0, f32::max);
    let space_beside = ctx.content_rect().right() - right / ctx.zoom_factor();
    let width = space_beside - WIDTH_AROUND;
    if width < MIN_WIDTH {
        WIDTH
    } else {
        width.min(WIDTH)
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    holes: PlayableHoles,
    registry: Res<ButtonRegistry>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    words: Res<Words>,
) -> Result {
    if notices.shown.is_empty() {
        if notices.margins != ScreenMargins::default() {
            notices.margins = ScreenMargins::default();
        }
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    // Avoid the buttons, which are at the top in a match, at the bottom in panels and lessons.
    let (anchor, width) = if *screen == Screen::Playing && *menu == Menu::Closed {
        (Align2::RIGHT_BOTTOM, WIDTH)
    } else {
        (Align2::RIGHT_TOP, width_beside_widgets(ctx, &registry))
    };
    let id = Id::new("notices");
    let mut offset = -space::S * anchor.to_sign();
    if anchor == Align2::RIGHT_BOTTOM {
        let window = ctx.content_rect();
        let right = move_list_left(ctx).unwrap_or(window.right());
        let last_rect = ctx.memory(|memory| memory.area_rect(id));
        let size = last_rect.map_or(vec2(WIDTH, space::CONTROL), |last_rect| last_rect.size());
        let min = pos2(right, window.bottom()) + offset - size;
        let lifted = lift(ctx, egui::Rect::from_min_size(min, size));
        offset = lifted.max - window.max;
    }
    let max_shown = if is_low(ctx) {
        MAX_SHOWN_LOW
    } else {
        MAX_SHOWN
    };
    let max_height = MAX_HEIGHT_FRACTION * ctx.content_rect().height();
    let mut dismissed = None;
    let area = Area::new(id)
        .order(Order::Tooltip)
        .anchor(anchor, offset)
        .show(ctx, |ui| {
            for (index, (notice, earlier)) in
                notices.kinds().into_iter().take(max_shown).enumerate()
            {
                // The next one is assumed to have the average height of those above it.
                let height = ui.min_rect().height();
                if index > 0 && height + height / index as f32 > max_height {
                    break;
                }
                if show_notice(ui, index, width, notice, earlier, &words) {
                    dismissed = Some(notice.clone());
                }
            }
        });
    let zoom = ctx.zoom_factor();
    let corners = [area.response.rect.min, area.response.rect.max];
    let [min, max] = corners.map(|corner| zoom * Vec2::new(corner.x, corner.y));
    // The margin stays once it is set: without it, the notices would cover the hole again.
    if notices.margins != ScreenMargins::default()
        || holes.any_overlaps(Rect::from_corners(min, max))
    {
        let mut covered = ScreenMargins::default();
        if anchor == Align2::RIGHT_BOTTOM {
            covered.bottom = zoom * ctx.content_rect().bottom() - min.y;
        } else {
            covered.top = max.y;
        }
        notices.margins = covered;
    }
    if let Some(dismissed) = dismissed {
        notices
            .shown
            .retain(|notice| !notice.is_same_kind_as(&dismissed));
    }
    Ok(())
}

/// Shows a notice, with text of this width in points and the number of earlier ones of its kind.
/// Returns whether it was dismissed.
fn show_notice(
    ui: &mut egui::Ui,
    index: usize,
    width: f32,
    notice: &Notice,
    earlier: usize,
    words: &Words,
) -> bool {
    let arguments: Vec<_> = notice
        .arguments
        .iter()
        .map(|(name, value)| (*name, value.into()))
        .collect();
    carving::on_tablet(ui, space::M, colour::SUN, |ui| {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(width);
                paragraph(ui, &words.format(notice.key, &arguments));
                if earlier > 0 {
                    let count = [("count", earlier.into())];
                    paragraph(ui, &words.format("ui-notice-more", &count));
                }
            });
            let name = format!("{WIDGET_PREFIX}{index}.close");
            let close = Button::icon(name, words.get("ui-close"), Icon::Close);
            close.show(ui).clicked()
        })
        .inner
    })
}

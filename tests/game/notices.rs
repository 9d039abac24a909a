//! Notices: identical ones are shown once, and none covers a playable hole.

use std::time::Duration;

use awale::app::headless;
use awale::board::Bowl;
use awale::board_view::{Mark, Marks};
use awale::catalog::{LastChoices, PlayerKind};
use awale::phase::Phase;
use awale::settings::Settings;
use awale::storage::StorageNotice;
use awale::ui::{ButtonRegistry, Notices};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::{EguiContexts, egui};

use super::fixtures::{is_long, slice};

/// Number of notices.
const NOTICE_COUNT: u32 = 30;
/// Number of frames until the camera is at rest.
const SETTLE_FRAMES: usize = 120;
/// Maximum number of frames until the game starts.
const MAX_FRAMES: usize = 3_000;
/// Number of windows in the short form of the tests.
const SLICE_WINDOWS: usize = 3;
/// Number of menus in the short form of the tests.
const SLICE_MENUS: usize = 2;

/// Starts a match in a window of this size, up to a person's turn.
fn start_match(size: UVec2) -> App {
    let script = "press main.play\nsettle\n".parse().unwrap();
    let mut app = headless(size, Some((script, Duration::from_millis(100))));
    app.finish();
    app.cleanup();
    let mut choices = app.world_mut().resource_mut::<LastChoices>();
    choices
        .seats
        .iter_mut()
        .for_each(|seat| seat.kind = PlayerKind::Person);
    let is_ready = |app: &App| matches!(app.world().resource(), Phase::Person(_));
    (0..MAX_FRAMES).any(|_| {
        app.update();
        is_ready(&app)
    });
    assert!(is_ready(&app), "{size:?}");
    (0..SETTLE_FRAMES).for_each(|_| app.update());
    app
}

/// Shows a notice for each of [`NOTICE_COUNT`] damaged files.
fn notify(app: &mut App) {
    for number in 0..NOTICE_COUNT {
        app.world_mut().write_message(StorageNotice::Damaged {
            file: format!("rules/{number}.ron"),
            new_name: format!("rules/{number}.ron.damaged"),
        });
    }
    (0..SETTLE_FRAMES).for_each(|_| app.update());
}

/// Returns the bounds of the playable holes, in logical pixels.
fn playable_bounds(
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    vessels: Query<(&Transform, &Bowl, &Marks)>,
) -> Vec<Rect> {
    let (camera, camera_transform) = cameras.single().unwrap();
    let bounds_of = |transform: &Transform, bowl: &Bowl| {
        let corners = [[-1.0, -1.0], [-1.0, 1.0], [1.0, -1.0], [1.0, 1.0]].map(|[x, z]| {
            let corner =
                transform.translation + Vec3::new(x * bowl.semi_axes.x, 0.0, z * bowl.semi_axes.y);
            camera.world_to_viewport(camera_transform, corner).unwrap()
        });
        corners
            .iter()
            .fold(Rect::EMPTY, |bounds, &corner| bounds.union_point(corner))
    };
    let vessels = vessels.iter();
    let marked = vessels.filter(|(.., marks)| marks.has(Mark::Playable));
    marked
        .map(|(transform, bowl, _)| bounds_of(transform, bowl))
        .collect()
}

/// Returns the bounds of the notices, in logical pixels.
fn notice_bounds(mut contexts: EguiContexts) -> Rect {
    let ctx = contexts.ctx_mut().unwrap();
    let area = ctx.memory(|memory| memory.area_rect(egui::Id::new("notices")));
    let area = area.unwrap() * ctx.zoom_factor();
    Rect::new(area.min.x, area.min.y, area.max.x, area.max.y)
}

#[test]
fn thirty_equal_notices_are_shown_as_one() {
    let mut app = start_match(UVec2::new(1280, 720));
    notify(&mut app);
    let registry = app.world().resource::<ButtonRegistry>();
    assert!(registry.rect("notice.0.close").is_some());
    assert!(registry.rect("notice.1.close").is_none());
}

#[test]
fn notices_cover_no_playable_hole() {
    let mut moved_boards = 0;
    let sizes = [
        [1280, 720],
        [900, 700],
        [640, 360],
        [480, 480],
        [400, 400],
        [360, 640],
    ];
    for size in slice(sizes, SLICE_WINDOWS) {
        let mut app = start_match(UVec2::from_array(size));
        let before = app.world_mut().run_system_once(playable_bounds).unwrap();
        // Three kinds of notices, stacked.
        app.world_mut().write_message(StorageNotice::SecondProgram);
        app.world_mut().write_message(StorageNotice::SetAside);
        notify(&mut app);
        let world = app.world_mut();
        let notice_bounds = world.run_system_once(notice_bounds).unwrap();
        let is_covered = |hole: &Rect| !hole.intersect(notice_bounds).is_empty();
        let holes = world.run_system_once(playable_bounds).unwrap();
        assert!(!holes.is_empty(), "{size:?}");
        for hole in &holes {
            assert!(
                !is_covered(hole),
                "{hole:?} in {notice_bounds:?} of {size:?}"
            );
        }
        moved_boards += u32::from(before.iter().any(is_covered));
    }
    // In at least one of all windows, the board had to move.
    assert!(moved_boards > 0 || !is_long());
}

/// Asserts that notices cover no other widget than their own.
fn assert_covers_no_widget(app: &mut App, context: &str) {
    let area = app.world_mut().run_system_once(notice_bounds).unwrap();
    let registry = app.world().resource::<ButtonRegistry>();
    assert!(registry.rect("notice.0.close").is_some(), "{context}");
    let widgets = registry.rects();
    let mut others = widgets.filter(|(name, _)| !name.starts_with("notice."));
    let covered = others.find(|(_, rect)| !rect.intersect(area).is_empty());
    assert_eq!(covered, None, "{context}: covered by {area:?}");
}

/// Opens a menu with a line of a script, and shows a notice of a few lines.
fn open_menu_with_notice(menu: &str, size: UVec2, text_size: f32) -> App {
    let script = format!("{menu}\nsettle\n").parse().unwrap();
    let mut app = headless(size, Some((script, Duration::from_millis(100))));
    app.finish();
    app.cleanup();
    app.world_mut().resource_mut::<Settings>().look.text_size = text_size;
    (0..SETTLE_FRAMES).for_each(|_| app.update());
    let mut notices = app.world_mut().resource_mut::<Notices>();
    notices.push_text("A file could not be read. ".repeat(6));
    (0..SETTLE_FRAMES).for_each(|_| app.update());
    app
}

#[test]
fn notices_are_beside_the_widgets_of_a_menu() {
    let menus = [
        ("", [1280, 720], 1.0),
        ("", [1280, 720], 1.5),
        ("press main.more", [1280, 720], 1.5),
        ("press main.learn", [1920, 1080], 1.0),
    ];
    for (menu, size, text_size) in slice(menus, SLICE_MENUS) {
        let size = UVec2::from_array(size);
        let mut app = open_menu_with_notice(menu, size, text_size);
        assert_covers_no_widget(&mut app, &format!("{menu:?}, {size}, text {text_size}"));
    }
}

#[test]
fn notices_over_a_menu_without_space_beside_it_are_wide_and_low() {
    let windows = [([640, 360], 1.0), ([640, 360], 1.5), ([1280, 720], 1.5)];
    for (size, text_size) in slice(windows, SLICE_MENUS) {
        let size = UVec2::from_array(size);
        let mut app = open_menu_with_notice("press main.new_game", size, text_size);
        let area = app.world_mut().run_system_once(notice_bounds).unwrap();
        assert!(area.height() < area.width(), "{size}, text {text_size}");
        assert!(area.max.y <= size.y as f32, "{size}, text {text_size}");
    }
}

#[test]
fn only_a_confirmation_disappears_by_itself() {
    let mut app = start_match(UVec2::new(1280, 720));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        100,
    )));
    let mut notices = app.world_mut().resource_mut::<Notices>();
    notices.push("ui-copied", Vec::new());
    notices.push("ui-notice-more", vec![("count", "1".to_owned())]);
    let shown = |app: &App| {
        let registry = app.world().resource::<ButtonRegistry>();
        let is_notice = |name: &&str| name.starts_with("notice.");
        registry.names().filter(is_notice).count()
    };
    (0..20).for_each(|_| app.update());
    assert_eq!(shown(&app), 2);
    (0..60).for_each(|_| app.update());
    assert_eq!(shown(&app), 1);
}

//! Windows of various sizes and shapes: no text is clipped, nothing breaks, and layouts are stable.

use std::collections::BTreeSet;
use std::time::Duration;

use awale::app::headless;
use awale::dev_tools::Script;
use awale::scene::Eye;
use awale::session::CurrentMatch;
use awale::settings::Settings;
use awale::state::Menu;
use awale::ui::ButtonRegistry;
use awale_rules::Hole;
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiManagedTextures, EguiPrimaryContextPass};

use super::fixtures::slice;
use super::journey::{launch, menu, resize, run_next, run_to_end, south_begins};
use super::legibility::{SMALLEST, assert_legible};
use super::table::Parts;

/// The duration of a frame.
const FRAME_DURATION: Duration = Duration::from_millis(250);
/// Number of window sizes at which layouts must be stable, in the short form of the tests.
const SLICE_SIZES: usize = 2;

#[test]
fn no_text_is_clipped_in_the_smallest_window() {
    assert_legible("en", &[SMALLEST]);
}

#[test]
fn a_script_that_resizes_the_window_clicks_where_the_camera_shows_the_holes() {
    let script = "press main.new_game\npress new_game.south.person\n\
        press new_game.north.person\npress new_game.begins.south\npress new_game.start\nsettle\n\
        resize 640 360\nwait 4\nsettle\nplay C\nsettle\nplay e\nsettle\nexit";
    let app = run_to_end(launch(script));
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.game().moves().len(), 2);
}

#[test]
fn a_window_of_any_shape_breaks_nothing() {
    let resizes = "resize 1 1\nwait 4\nresize 3 900\nwait 4\nresize 4000 2\nwait 4\n\
        resize 100 60\nwait 4\nresize 1280 720\nwait 4\n";
    let steps = [
        "press main.settings",
        "press settings.controls",
        "press controls.back\npress settings.back\npress main.new_game",
        "press new_game.set_up",
        "press set_up.back\npress new_game.back\npress main.more\npress more.workshop",
        "press workshop.open",
        "press editor.back\npress workshop.back\npress more.back\npress main.learn",
        "press learn.first-steps\nwait 20",
        "press lesson.leave\npress learn.back\npress main.more\npress more.archive",
        "press archive.back\npress more.rules",
        "press help.back\npress more.back\npress main.play\nsettle",
        "press hud.moves\nplay C\nwait 2",
        "settle\npress hud.pause",
        "press pause.more\npress pause.resign\npress pause.confirm\nuntil-over",
    ];
    let app = run_to_end(south_begins(launch(&format!(
        "{resizes}{}\n{resizes}exit",
        steps.join(&format!("\n{resizes}"))
    ))));
    assert_eq!(menu(&app), Menu::GameOver);
}

#[test]
fn the_board_is_vertical_in_a_tall_window_and_horizontal_in_a_wide_one() {
    let steps = "press main.new_game\npress new_game.variant.awale\npress new_game.start\nsettle\n";
    for (shape, is_upright) in [
        ("600 1000", true),
        ("360 640", true),
        ("1000 900", false),
        ("2560 720", false),
    ] {
        let app = run_to_end(south_begins(launch(&format!(
            "{steps}resize {shape}\nwait 20\nplay C\nsettle\nexit"
        ))));
        let world = app.world();
        assert_eq!(
            world.resource::<Eye>().wanted().is_upright,
            is_upright,
            "{shape}"
        );
        let first = world.part::<CurrentMatch>().game().moves().first().copied();
        assert_eq!(
            first,
            Some(Hole::new(2).into()),
            "a click on a hole plays it in {shape}"
        );
    }
}

#[test]
fn panels_are_laid_out_for_the_window_of_the_same_frame() {
    let mut app = headless(UVec2::new(1280, 720), None);
    app.init_resource::<PanelSize>()
        .add_systems(EguiPrimaryContextPass, measure);
    app.finish();
    app.cleanup();
    for _ in 0..5 {
        app.update();
    }
    for size in [(400.0, 225.0), (1280.0, 720.0), (300.0, 900.0)].map(Vec2::from) {
        resize(&mut app, size);
        app.update();
        let measured = app.world().resource::<PanelSize>().0;
        assert!(measured.distance(size) < 1.0, "{measured} for {size}");
    }
}

/// The window size that panels use, in logical pixels.
#[derive(Resource, Default)]
struct PanelSize(Vec2);

fn measure(mut contexts: EguiContexts, mut measured: ResMut<PanelSize>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let size = ctx.content_rect().size() * ctx.zoom_factor();
    measured.0 = Vec2::new(size.x, size.y);
    Ok(())
}

#[test]
fn layouts_at_rest_do_not_shake() {
    let steps = [
        "press main.settings",
        "press settings.controls",
        "press controls.back\npress settings.back\npress main.new_game",
        "press new_game.back\npress main.learn",
        "press learn.back\npress main.play\nsettle\npress hud.pause",
    ];
    let sizes = [(400, 225), (640, 360), (733, 411), (1000, 700), (1280, 720)];
    for size in slice(sizes, SLICE_SIZES) {
        let size = UVec2::from(size);
        let script: Script = "wait 5\nexit".parse().unwrap();
        let mut app = run_to_end(headless(size, Some((script, FRAME_DURATION))));
        for step in steps {
            run_next(&mut app, &format!("{step}\nwait 30\nexit"));
            let mut layouts = BTreeSet::new();
            for _ in 0..6 {
                app.update();
                let registry = app.world().resource::<ButtonRegistry>();
                let rects = registry.names().map(|name| registry.rect(name));
                layouts.insert(format!("{:?}", rects.collect::<Vec<_>>()));
            }
            assert_eq!(layouts.len(), 1, "{size} {step}: {layouts:#?}");
        }
    }
}

#[test]
fn a_notice_does_not_cover_the_back_button() {
    // If there is no game on the clipboard, pasting shows a notice.
    let steps = "press main.more\npress more.archive\npress archive.paste\nwait 5\nexit";
    let script: Script = steps.parse().unwrap();
    let mut app = headless(UVec2::new(640, 360), Some((script, FRAME_DURATION)));
    app.init_resource::<NoticeBounds>()
        .add_systems(EguiPrimaryContextPass, record_notice_bounds);
    let app = run_to_end(app);
    let buttons = app.world().resource::<ButtonRegistry>();
    let back = buttons.rect("archive.back").unwrap();
    let notices = app.world().resource::<NoticeBounds>().0;
    assert!(!notices.is_empty());
    assert!(notices.intersect(back).is_empty(), "{notices:?} {back:?}");
}

/// The bounds of the notices, in logical pixels.
#[derive(Resource, Default)]
struct NoticeBounds(Rect);

fn record_notice_bounds(mut contexts: EguiContexts, mut bounds: ResMut<NoticeBounds>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let area = ctx.memory(|memory| memory.area_rect("notices"));
    if let Some(rect) = area {
        let rect = rect * ctx.zoom_factor();
        bounds.0 = Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y);
    }
    Ok(())
}

#[test]
fn new_glyphs_are_uploaded_in_the_frame_that_needs_them() {
    let mut app = headless(UVec2::new(1280, 720), None);
    app.finish();
    app.cleanup();
    let mut events = MessageCursor::<AssetEvent<Image>>::default();
    let mut ids = BTreeSet::new();
    for text_size in [1.0, 1.5, 2.0] {
        app.world_mut().resource_mut::<Settings>().look.text_size = text_size;
        for _ in 0..5 {
            app.update();
            let asset_events: Vec<_> = events
                .read(app.world().resource::<Messages<AssetEvent<Image>>>())
                .copied()
                .collect();
            for textures in app.world().resource::<EguiManagedTextures>().values() {
                let id = textures.handle.id();
                let is_new = ids.insert(id);
                assert!(!is_new || asset_events.contains(&AssetEvent::Added { id }));
            }
        }
    }
    assert!(!ids.is_empty());
}

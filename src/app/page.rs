//! Communicates with the web page around the game.

use std::fmt::Write;

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::{Options, windowed};
use crate::accessibility::Transcript;
use crate::board::BoardSpace;
use crate::friends::LiveTable;
use crate::localization::Words;
use crate::opened_files::Arrival;
use crate::phase::Phase;
use crate::scene::TableTiles;
use crate::session::CurrentMatch;
use crate::state::Menu;
use crate::table::Top;
use crate::ui::ButtonRegistry;
use awale_engine::browser;

/// The first frame with panels over the game's own still picture of the table. Before it, fonts and
/// the picture are missing.
const FIRST_COMPLETE_FRAME: u32 = 3;

/// Creates the game at the position in the page's link, or where the player was before a reload. A
/// page has no command line.
pub(super) fn app() -> App {
    let reloaded = browser::is_reload().then_some(Arrival::Return);
    windowed(Options {
        arrival: browser::take_link().map(Arrival::Link).or(reloaded),
        ..default()
    })
}

/// Notifies the page of the first frame, the language, new comments and, on request, the layout.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, offer_waker).add_systems(
        Last,
        (
            notify_started,
            notify_language.run_if(resource_changed::<Words>),
            announce_comments.run_if(resource_changed::<Transcript>),
        ),
    );
    if browser::wants_layout() {
        app.add_systems(First, (reveal_button, redraw_picture))
            .add_systems(Last, notify_layout);
    }
}

/// Lets the page wake the sleeping game.
fn offer_waker(proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    browser::set_waker(Box::new(move || {
        // Fails only after the event loop has ended.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }));
}

/// Tells the page that panels are drawn, so that it removes its own still picture.
fn notify_started(frame: Res<FrameCount>, mut has_notified: Local<bool>) {
    if frame.0 >= FIRST_COMPLETE_FRAME && !*has_notified {
        browser::report_started();
        *has_notified = true;
    }
}

/// Sets the page's language, from which screen readers choose their pronunciation.
fn notify_language(words: Res<Words>) {
    browser::report_language(words.language().code());
}

/// Sends new lines to the page, which passes them on to screen readers.
fn announce_comments(transcript: Res<Transcript>, mut announced: Local<usize>) {
    let total = transcript.total();
    let unannounced = total - *announced;
    let lines = transcript.lines();
    let announced_lines = lines.len().saturating_sub(unannounced);
    for line in lines.skip(announced_lines) {
        browser::announce(line);
    }
    *announced = total;
}

/// Scrolls the button that a test wants to press into view.
fn reveal_button(mut buttons: ResMut<ButtonRegistry>) {
    if let Some(name) = browser::take_reveal_request() {
        buttons.reveal(&name);
    }
}

/// Redraws the whole picture for a test that has skipped draw calls.
fn redraw_picture(mut tiles: ResMut<TableTiles>, mut redraw: MessageWriter<RequestRedraw>) {
    if browser::take_redraw() {
        tiles.invalidate();
        redraw.write(RequestRedraw);
    }
}

/// Reports to tests that use a real pointer and page: the phase, the open menu, whether a friend is
/// present, whether the picture of the table is finished, and the position of every button and
/// legal hole, one per line.
fn notify_layout(
    phase: Res<Phase>,
    menu: Res<State<Menu>>,
    buttons: Res<ButtonRegistry>,
    space: Res<BoardSpace>,
    current: Option<Top<CurrentMatch>>,
    live: Res<LiveTable>,
    tiles: Res<TableTiles>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    mut reported: Local<String>,
) {
    let mut layout = format!("phase {:?}\nmenu {:?}\n", *phase, menu.get());
    // Writing to a string can't fail.
    if let Some(status) = live.status() {
        let _ = writeln!(layout, "live {status:?}");
    }
    if tiles.is_settled() {
        layout.push_str("picture finished\n");
    }
    for name in buttons.names() {
        if let Some(rect) = buttons.rect(name) {
            let center = rect.center();
            let _ = writeln!(layout, "button {name} {} {}", center.x, center.y);
        }
    }
    if let (Some(current), Some((camera, transform))) = (current, cameras.iter().next()) {
        let legal = current.position().legal_moves(current.game().rules());
        for hole in legal.holes().iter() {
            if let Some(position) = space.on_screen(hole, camera, transform) {
                let letter = space.layout.geometry().letter(hole);
                let _ = writeln!(layout, "hole {letter} {} {}", position.x, position.y);
            }
        }
    }
    if *reported != layout {
        browser::report_layout(&layout);
        *reported = layout;
    }
}

//! The page around the game, in a browser: what it is told.

use std::fmt::Write;

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;

use crate::browser;
use crate::game::accessibility::Transcript;
use crate::game::board::BoardSpace;
use crate::game::localization::Words;
use crate::game::phase::Phase;
use crate::game::session::CurrentMatch;
use crate::game::state::Menu;
use crate::game::ui::ButtonRegistry;

/// The picture that is shown first, by its number: those before it are drawn while materials are
/// made.
const FIRST_SHOWN: u32 = 3;

/// Tells the page when there is something to see, what happens, and, if it wants to know, where
/// things lie.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        (
            tell_started,
            tell_language.run_if(resource_changed::<Words>),
            speak.run_if(resource_changed::<Transcript>),
        ),
    );
    if browser::wants_layout() {
        app.add_systems(Last, tell_layout);
    }
}

fn tell_started(frame: Res<FrameCount>) {
    if frame.0 == FIRST_SHOWN {
        browser::tell_started();
    }
}

/// Screen readers pronounce by the page's language.
fn tell_language(words: Res<Words>) {
    browser::tell_language(words.language().code());
}

/// The page has the new lines read out to who uses a screen reader.
fn speak(transcript: Res<Transcript>, mut spoken: Local<usize>) {
    let said = transcript.said();
    let new = said - *spoken;
    let lines = transcript.lines();
    let known = lines.len().saturating_sub(new);
    for line in lines.skip(known) {
        browser::say(line);
    }
    *spoken = said;
}

/// For tests that aim a real pointer at a real page: what the match waits for, which menu is open,
/// and where buttons and holes are to be seen, a line each.
fn tell_layout(
    phase: Res<Phase>,
    menu: Res<State<Menu>>,
    buttons: Res<ButtonRegistry>,
    space: Option<Res<BoardSpace>>,
    current: Option<Res<CurrentMatch>>,
    cameras: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    mut told: Local<String>,
) {
    let mut layout = format!("phase {:?}\nmenu {:?}\n", *phase, menu.get());
    // Writing to a string never fails.
    for name in buttons.names() {
        if let Some(rect) = buttons.rect(name) {
            let middle = rect.center();
            let _ = writeln!(layout, "button {name} {} {}", middle.x, middle.y);
        }
    }
    if let (Some(space), Some(current), Some((camera, place))) =
        (space, current, cameras.iter().next())
    {
        let legal = current.position().legal_moves(current.game().rules());
        for hole in legal.iter() {
            if let Some(seen) = space.on_screen(hole, camera, place) {
                let letter = space.layout.geometry().letter(hole);
                let _ = writeln!(layout, "hole {letter} {} {}", seen.x, seen.y);
            }
        }
    }
    if *told != layout {
        browser::tell_layout(&layout);
        *told = layout;
    }
}

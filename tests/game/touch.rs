//! Touch input on the table and on panels, and dragging with the mouse.

use std::fmt::Debug;

use awale::board::{BoardVessel, Bowl};
use awale::phase::Phase;
use awale::scene::{Eye, TableCamera};
use awale::session::CurrentMatch;
use awale::state::Menu;
use awale::ui::ButtonRegistry;
use awale_rules::{Hole, Vessel};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

use super::assistance::{ghost, two_people};
use super::journey::menu;
use super::table::Parts;

fn moves(app: &App) -> usize {
    let current = app.world().part::<CurrentMatch>();
    current.game().moves().len()
}

fn has_ghost(app: &App) -> bool {
    ghost(app).preview().is_some()
}

/// Sends a touch event.
fn touch(app: &mut App, id: u64, phase: TouchPhase, position: Vec2) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    let input = TouchInput {
        phase,
        position,
        window,
        force: None,
        id,
    };
    world.write_message(WindowEvent::TouchInput(input));
    world.write_message(input);
}

/// Sends a touch event and updates.
pub fn finger(app: &mut App, id: u64, phase: TouchPhase, position: Vec2) {
    touch(app, id, phase, position);
    for _ in 0..4 {
        app.update();
    }
}

#[test]
fn a_finger_on_a_hole_shows_its_ghost_and_plays_it_when_lifted() {
    let app = two_people("awale", "touch hole C\nwait 3");
    assert!(has_ghost(&app) && moves(&app) == 0);
    let app = two_people("awale", "touch hole C\nwait 3\nlift\nsettle");
    assert!(!has_ghost(&app) && moves(&app) == 1);
    let app = two_people("awale", "touch hole C\nwait 3\ntouch hole D\nlift\nsettle");
    assert!(!has_ghost(&app) && moves(&app) == 0);
}

/// The pointer events that holes and lofts have received.
#[derive(Resource, Default)]
struct ReceivedEvents(Vec<&'static str>);

fn record<E: Debug + Clone + Reflect>(app: &mut App, name: &'static str) {
    app.add_observer(
        move |event: On<Pointer<E>>,
              vessels: Query<(), With<BoardVessel>>,
              mut received: ResMut<ReceivedEvents>| {
            if vessels.contains(event.entity) {
                received.0.push(name);
            }
        },
    );
}

/// Returns the position of a hole on the screen, in logical pixels of the window.
pub fn hole_on_screen(app: &mut App, index: usize) -> Vec2 {
    point_in_hole(app, index, 0.0)
}

/// Returns the position of a point in a hole on the screen, in logical pixels of the window:
/// `right` is 0 at the hole's centre and 1 at its rim on South's right.
pub fn point_in_hole(app: &mut App, index: usize, right: f32) -> Vec2 {
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let mut vessels = world.query::<(&BoardVessel, &GlobalTransform, &Bowl)>();
    let hole = Vessel::Hole(Hole::new(index));
    let mut vessels = vessels.iter(world);
    let (_, transform, bowl) = vessels.find(|(vessel, ..)| vessel.0 == hole).unwrap();
    let (camera, camera_transform) = cameras.single(world).unwrap();
    let point = transform.translation() + right * bowl.semi_axes.x * Vec3::X;
    camera.world_to_viewport(camera_transform, point).unwrap()
}

/// Clicks at this position in the window, and updates.
pub fn click(app: &mut App, position: Vec2) {
    let world = app.world_mut();
    let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut window_component) = windows.single_mut(world).unwrap();
    let physical = position.as_dvec2() * f64::from(window_component.scale_factor());
    window_component.set_physical_cursor_position(Some(physical));
    let moved = CursorMoved {
        window,
        position,
        delta: None,
    };
    world.write_message(WindowEvent::CursorMoved(moved.clone()));
    world.write_message(moved);
    for _ in 0..2 {
        app.update();
    }
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let button = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        };
        let world = app.world_mut();
        world.write_message(WindowEvent::MouseButtonInput(button));
        world.write_message(button);
        for _ in 0..2 {
            app.update();
        }
    }
}

#[test]
fn holes_receive_pointer_events() {
    let mut app = two_people("awale", "settle");
    app.init_resource::<ReceivedEvents>();
    record::<Over>(&mut app, "over");
    record::<Out>(&mut app, "out");
    record::<Drag>(&mut app, "drag");
    record::<Click>(&mut app, "click");
    let (c, d) = (hole_on_screen(&mut app, 2), hole_on_screen(&mut app, 3));
    finger(&mut app, 1, TouchPhase::Started, c);
    finger(&mut app, 1, TouchPhase::Moved, c + Vec2::X);
    finger(&mut app, 1, TouchPhase::Ended, c + Vec2::X);
    let received = &mut app.world_mut().resource_mut::<ReceivedEvents>().0;
    assert_eq!(std::mem::take(received), ["over", "drag", "click"]);
    assert_eq!(moves(&app), 1);
    finger(&mut app, 2, TouchPhase::Started, c);
    finger(&mut app, 2, TouchPhase::Moved, d);
    finger(&mut app, 2, TouchPhase::Ended, d);
    let received = &app.world().resource::<ReceivedEvents>().0;
    assert_eq!(*received, ["over", "out", "over", "drag"]);
}

#[test]
fn a_tap_within_one_frame_plays() {
    let mut app = two_people("awale", "settle");
    let position = hole_on_screen(&mut app, 2);
    touch(&mut app, 1, TouchPhase::Started, position);
    touch(&mut app, 1, TouchPhase::Ended, position);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(moves(&app), 1);
}

#[test]
fn a_tap_skips_the_shown_move() {
    let script = "touch hole C\nlift\nwait 1\ntouch 640 660\nlift\nwait 2";
    let app = two_people("awale", script);
    let phase = app.world().resource::<Phase>();
    assert!(matches!(phase, Phase::Person(_)), "{phase:?}");
    assert_eq!(moves(&app), 1);
}

#[test]
fn a_tap_on_a_button_does_not_reach_the_table_below() {
    let mut app = two_people("awale", "wheel 9\nwheel 9\nsettle");
    let registry = app.world().resource::<ButtonRegistry>();
    let button = registry.rect("hud.pause").unwrap().center();
    finger(&mut app, 1, TouchPhase::Started, button);
    finger(&mut app, 1, TouchPhase::Ended, button);
    assert_eq!((menu(&app), moves(&app)), (Menu::Pause, 0));

    let mut app = two_people("awale", "settle");
    let seat = app.world().resource::<Eye>().wanted();
    finger(&mut app, 1, TouchPhase::Started, button);
    finger(&mut app, 1, TouchPhase::Moved, Vec2::new(640.0, 640.0));
    assert_eq!(app.world().resource::<Eye>().wanted(), seat);
}

#[test]
fn fingers_orbit_and_zoom() {
    let mut app = two_people("awale", "settle");
    let eye = |app: &App| app.world().resource::<Eye>().wanted();
    let seat = eye(&app);
    finger(&mut app, 1, TouchPhase::Started, Vec2::new(600.0, 640.0));
    finger(&mut app, 1, TouchPhase::Moved, Vec2::new(700.0, 640.0));
    assert!(eye(&app).turn < seat.turn);
    finger(&mut app, 2, TouchPhase::Started, Vec2::new(500.0, 640.0));
    finger(&mut app, 2, TouchPhase::Moved, Vec2::new(450.0, 640.0));
    assert!(eye(&app).zoom < seat.zoom);
    for id in [1, 2] {
        finger(&mut app, id, TouchPhase::Ended, Vec2::new(640.0, 360.0));
    }
    assert_eq!(moves(&app), 0);
}

#[test]
fn a_drag_starts_where_the_button_is_pressed() {
    let mut app = two_people("awale", "settle");
    let eye = |app: &App| app.world().resource::<Eye>().wanted();
    let mut x = 300.0;
    let mut mouse = |app: &mut App, button: Option<ButtonState>, motion: f32| {
        let world = app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).unwrap();
        x += motion;
        world.write_message(CursorMoved {
            window,
            position: Vec2::new(x, 640.0),
            delta: None,
        });
        if let Some(state) = button {
            let button = MouseButton::Right;
            world.write_message(MouseButtonInput {
                button,
                state,
                window,
            });
        }
        app.update();
    };
    let seat = eye(&app);
    // On a slow machine, motion and press arrive in the same frame.
    mouse(&mut app, Some(ButtonState::Pressed), 200.0);
    assert_eq!(eye(&app), seat);
    mouse(&mut app, None, 20.0);
    assert!(eye(&app).turn < seat.turn);
    mouse(&mut app, Some(ButtonState::Released), 0.0);
}

//! The pointer on the table: the vessel under it, and clicks.

use bevy::ecs::change_detection::Tick;
use bevy::ecs::system::SystemParam;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;

use super::gamepad::GamepadCursor;
use super::half::{move_at, move_towards};
use super::order::PointerSet;
use super::picking::{Pointers, nearest_hit};
use super::touch::{Fingers, Swipe};
use crate::board::{BoardSpace, BoardVessel};
use crate::lesson::{CurrentLesson, LessonCommand};
use crate::phase::Phase;
use crate::playback::{Playback, Skip};
use crate::scene::BoardPicker;
use crate::schedule::GameSet;
use crate::session::{CurrentMatch, PickHole, PlayMove};
use crate::state::{Menu, Screen};
use crate::table::Top;
use awale_rules::{Game, Hole, Move, Vessel};

/// Marks the hole or loft under the pointer. Absent while the pointer is on a panel or off the
/// board.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component, Debug)]
#[component(storage = "SparseSet")]
pub struct Pointed {
    /// Whether the pointer is on the right half of the vessel, as South sees it.
    pub is_right_half: bool,
}

/// The vessel with the [`Pointed`] marker.
#[derive(SystemParam)]
pub struct PointedVessel<'w, 's> {
    pointed: Query<'w, 's, (Entity, &'static BoardVessel, Ref<'static, Pointed>)>,
}

impl PointedVessel<'_, '_> {
    /// Returns the entity of the vessel under the pointer.
    #[must_use]
    pub fn entity(&self) -> Option<Entity> {
        self.pointed.iter().next().map(|(entity, ..)| entity)
    }

    /// Returns the vessel under the pointer.
    #[must_use]
    pub fn vessel(&self) -> Option<Vessel> {
        self.pointed.iter().next().map(|(_, vessel, _)| vessel.0)
    }

    /// Returns the hole under the pointer; `None` if there is none, or a loft.
    #[must_use]
    pub fn hole(&self) -> Option<Hole> {
        match self.vessel()? {
            Vessel::Hole(hole) => Some(hole),
            Vessel::Loft(_) => None,
        }
    }

    /// Returns the move that a click plays in `game`. Where the player chooses the direction, seeds
    /// are sown towards the half of the hole that is pointed at, if both directions are legal.
    #[must_use]
    pub fn chosen_move(&self, game: &Game) -> Option<Move> {
        Some(move_at(game, self.hole()?, self.is_right_half()))
    }

    fn is_right_half(&self) -> bool {
        let mut pointed = self.pointed.iter();
        pointed
            .next()
            .is_some_and(|(.., pointed)| pointed.is_right_half)
    }

    /// Returns the tick at which the pointer reached the vessel or its other half.
    #[must_use]
    pub fn reached_at(&self) -> Option<Tick> {
        let (.., pointed) = self.pointed.iter().next()?;
        Some(pointed.last_changed())
    }
}

/// Adds pointing and clicking.
pub fn plugin(app: &mut App) {
    app.register_type::<Pointed>()
        .configure_sets(
            Update,
            (PointerSet::Devices, PointerSet::Point, PointerSet::Click)
                .chain()
                .in_set(GameSet::Pointer),
        )
        .add_systems(
            Update,
            (
                update_pointed.in_set(PointerSet::Point),
                choose.in_set(PointerSet::Click),
            ),
        );
}

fn update_pointed(
    mut commands: Commands,
    pointed: PointedVessel,
    pointers: Pointers,
    picker: BoardPicker,
    menu: Res<State<Menu>>,
    fingers: Res<Fingers>,
    space: Res<BoardSpace>,
    gamepad: Query<(Entity, &GamepadCursor)>,
    vessels: Query<&Transform, With<BoardVessel>>,
) {
    let gamepad = gamepad.iter().next();
    let pointer = match (fingers.pointing_finger(), gamepad) {
        (Some(finger), _) => Some(PointerId::Touch(finger)),
        (None, Some(_)) => None,
        (None, None) => Some(PointerId::Mouse),
    };
    let swipe = fingers
        .swipe()
        .filter(|_| space.layout.geometry().has_signs());
    let target = if let Some(swipe) = swipe {
        swipe_direction(&picker, swipe).map(|is_right_half| (swipe.vessel, is_right_half))
    } else if let Some(pointer) = pointer {
        nearest_hit(&pointers, pointer).and_then(|(entity, at)| {
            let centre = vessels.get(entity).ok()?.translation;
            Some((entity, is_right_half(centre, at)))
        })
    } else {
        gamepad.map(|(vessel, cursor)| (vessel, cursor.is_right_half))
    };
    let target = target.filter(|_| matches!(menu.get(), Menu::Closed | Menu::MoveChoice));
    let previous = pointed.entity();
    if previous.map(|previous| (previous, pointed.is_right_half())) == target {
        return;
    }
    if let Some(previous) =
        previous.filter(|previous| target.is_none_or(|(target, _)| target != *previous))
    {
        commands.entity(previous).try_remove::<Pointed>();
    }
    if let Some((target, is_right_half)) = target {
        commands
            .entity(target)
            .try_insert(Pointed { is_right_half });
    }
}

/// Returns whether a point is on the right half of the vessel with this centre.
fn is_right_half(centre: Vec3, at: Option<Vec3>) -> bool {
    at.is_some_and(|at| at.x > centre.x)
}

/// Returns whether a swipe goes to the right; `None` if it goes across the row.
fn swipe_direction(picker: &BoardPicker, swipe: Swipe) -> Option<bool> {
    let displacement = picker.point(swipe.to)? - picker.point(swipe.from)?;
    (displacement.x.abs() > displacement.z.abs()).then_some(displacement.x > 0.0)
}

/// The clicks, taps and swipes on the table.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    clicks: MessageReader<'w, 's, Pointer<Click>>,
    fingers: Res<'w, Fingers>,
    pointed: PointedVessel<'w, 's>,
    vessels: Query<'w, 's, (&'static BoardVessel, &'static Transform)>,
    panels: Query<'w, 's, (), With<PrimaryEguiContext>>,
    space: Res<'w, BoardSpace>,
}

impl Presses<'_, '_> {
    /// Returns the chosen move in `game`, if it is on a hole; `None` if nothing was pressed.
    fn chosen(&mut self, game: Option<&Game>) -> Option<Option<Move>> {
        let geometry = self.space.layout.geometry();
        let is_on_table = |click: &&Pointer<Click>| {
            click.pointer_id.is_mouse()
                && click.button == PointerButton::Primary
                && !self.panels.contains(click.entity)
        };
        let (fingers, pointed) = (&self.fingers, &self.pointed);
        if let Some(click) = self.clicks.read().filter(is_on_table).last() {
            let vessel = self.vessels.get(click.entity).ok();
            Some(vessel.and_then(|(vessel, transform)| {
                let Vessel::Hole(hole) = vessel.0 else {
                    return None;
                };
                let is_right_half = is_right_half(transform.translation, click.hit.position);
                Some(move_at(game?, hole, is_right_half))
            }))
        } else if fingers.has_swiped() && geometry.has_signs() {
            let is_right_half = pointed.is_right_half();
            let hole = pointed.hole();
            Some(hole.map(|hole| move_towards(geometry, hole, is_right_half)))
        } else if fingers.has_tapped() {
            Some(game.and_then(|game| pointed.chosen_move(game)))
        } else {
            None
        }
    }
}

/// The screen, and what it shows on the table.
#[derive(SystemParam)]
struct OnScreen<'w, 's> {
    menu: Res<'w, State<Menu>>,
    screen: Res<'w, State<Screen>>,
    phase: Res<'w, Phase>,
    playback: Top<'w, 's, Playback>,
    current: Option<Top<'w, 's, CurrentMatch>>,
    lesson: Option<Top<'w, 's, CurrentLesson>>,
}

impl OnScreen<'_, '_> {
    fn game(&self) -> Option<&Game> {
        match self.screen.get() {
            Screen::Lesson => self.lesson.as_ref().map(|lesson| lesson.tour().game()),
            _ => self.current.as_ref().map(|current| current.game()),
        }
    }
}

/// Skips the animation on a click, a tap or, where the player chooses the direction, a swipe. If
/// nothing moves, plays the hole, answers with it in a lesson, or picks it for an open choice.
fn choose(
    mut presses: Presses,
    shown: OnScreen,
    mut moves: MessageWriter<PlayMove>,
    mut answers: MessageWriter<LessonCommand>,
    mut picks: MessageWriter<PickHole>,
    mut skips: MessageWriter<Skip>,
) {
    let Some(chosen) = presses.chosen(shown.game()) else {
        return;
    };
    let is_moving = match (shown.menu.get(), shown.screen.get()) {
        (Menu::Closed, Screen::Playing) => *shown.phase == Phase::Showing,
        (Menu::Closed, Screen::Lesson) => shown.playback.is_busy(),
        (Menu::MoveChoice, Screen::Playing) => {
            picks.write_batch(chosen.and_then(Move::hole).map(PickHole));
            return;
        }
        _ => return,
    };
    match (shown.screen.get(), *shown.phase, chosen) {
        _ if is_moving => {
            skips.write(Skip);
        }
        (Screen::Lesson, _, Some(mv)) => {
            answers.write(LessonCommand::Answer(mv));
        }
        (Screen::Playing, Phase::Person(_), Some(mv)) => {
            moves.write(PlayMove(mv));
        }
        _ => {}
    }
}

//! The board for players who play by ear or with a single switch: invisible buttons over the holes,
//! which announce their seeds and the result of their moves, and the announcements made unprompted.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{Area, Id, Order, Rect, Sense, Ui, pos2, vec2};

use crate::accessibility::by_ear::plays_by_ear;
use crate::accessibility::speech::follow_panel;
use crate::accessibility::{GameOnTable, Say, Speech};
use crate::board::{BoardSpace, Vessels};
use crate::input::GamepadCursor;
use crate::lesson::{CurrentLesson, LessonCommand};
use crate::localization::Words;
use crate::phase::Phase;
use crate::session::PlayMove;
use crate::settings::Settings;
use crate::state::{Menu, Screen, board_is_free};
use crate::table::Top;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::widgets::{announce, describe_text, is_scanning, spot};
use awale_rules::{Hole, Move, Vessel};

/// The shortest side of a button over a hole, in points.
const SIDE: f32 = 40.0;
/// The size of an element that is only heard, in points.
const UNSEEN: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FocusHole>()
        .init_resource::<BoardByEar>()
        .draw(
            UiPass::Board,
            (
                describe.before(show_holes),
                show_holes
                    .in_set(ShowHoles)
                    .run_if(in_state(Menu::Closed))
                    .run_if(board_is_free),
            )
                .run_if(in_state(Screen::Playing).or_else(in_state(Screen::Lesson)))
                .run_if(plays_by_ear.or_else(is_scanning)),
        )
        .draw(UiPass::Above, say.after(follow_panel).run_if(plays_by_ear));
}

/// Moves the focus to a hole, for a player who plays by ear.
#[derive(Message, Clone, Copy, Debug)]
pub struct FocusHole(pub Hole);

/// The board for a player who plays by ear.
#[derive(Resource, Default)]
pub struct BoardByEar {
    /// The move that the player has gone to and heard, in its current state. The letter of its hole
    /// plays it.
    pub heard: Option<Move>,
    buttons: Vec<HoleButton>,
}

/// Shows the buttons of the board, which take keys if they have the focus.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ShowHoles;

/// A button of the board and its words.
struct HoleButton {
    hole: Hole,
    /// The hole and direction it plays; a hole has a button for each direction in which it can be
    /// sown.
    played: Move,
    is_legal: bool,
    words: String,
}

fn describe(
    on_table: GameOnTable,
    words: Res<Words>,
    mut board: ResMut<BoardByEar>,
    phase: Res<Phase>,
    screen: Res<State<Screen>>,
) {
    // When a lesson ends, the match behind it returns unchanged.
    let is_stale = screen.is_changed() || on_table.is_changed() || phase.is_changed();
    if on_table.game().is_some() && !board.buttons.is_empty() && !is_stale {
        return;
    }
    let Some(named) = on_table.named() else {
        board.buttons.clear();
        return;
    };
    let description = named.description(&words);
    let position = named.game.position();
    let legal = position.legal_moves(named.game.rules());
    let mut buttons = Vec::new();
    for hole in position.geometry().all() {
        let mut ways: Vec<Move> = legal
            .iter()
            .filter(|one| one.hole() == Some(hole))
            .collect();
        // Only hole and direction matter here; any further choice is asked once the move is played.
        ways.dedup_by_key(|one| one.base());
        if ways.is_empty() {
            buttons.push(HoleButton {
                hole,
                played: Move::from(hole),
                is_legal: false,
                words: description.refused(hole),
            });
        }
        buttons.extend(ways.into_iter().map(|played| HoleButton {
            hole,
            played: played.base(),
            is_legal: true,
            words: description.played_from(hole, played),
        }));
    }
    // A move whose words have changed hasn't been heard.
    board.heard = board
        .heard
        .filter(|mv| words_of(&board.buttons, *mv) == words_of(&buttons, *mv));
    board.buttons = buttons;
}

fn words_of(buttons: &[HoleButton], played: Move) -> Option<&str> {
    let mut buttons = buttons.iter();
    let button = buttons.find(|button| button.played == played)?;
    Some(&button.words)
}

fn show_holes(
    mut contexts: EguiContexts,
    on_table: GameOnTable,
    lesson: Option<Top<CurrentLesson>>,
    space: Res<BoardSpace>,
    camera: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    mut wanted: MessageReader<FocusHole>,
    mut awaits_focus: Local<bool>,
    mut board: ResMut<BoardByEar>,
    mut sayings: MessageWriter<Say>,
    mut plays: MessageWriter<PlayMove>,
    mut answers: MessageWriter<LessonCommand>,
    mut cursor: Cursor,
) -> Result {
    let (Some(game), Some((camera, eye))) = (on_table.game(), camera.iter().next()) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let geometry = game.position().geometry();
    let wanted = wanted.read().last().map(|focus| focus.0);
    // When play begins, the first hole gets the focus, once the button that began the game has lost
    // it.
    *awaits_focus |= phase.is_changed();
    let is_free = ctx.memory(|memory| memory.focused().is_none());
    let BoardByEar { heard, buttons } = &mut *board;
    let first = buttons.iter().find(
        |button| matches!(*phase, Phase::Person(side) if geometry.owner(button.hole) == side),
    );
    let first = first.filter(|_| *awaits_focus && is_free && wanted.is_none());
    let begins = first.is_some();
    let wanted = wanted.or(first.map(|button| button.hole));
    Area::new(Id::new("board by ear"))
        .order(Order::Background)
        .fixed_pos(pos2(0.0, 0.0))
        .show(ctx, |ui| {
            let mut wanted = wanted;
            // Scanning skips holes that can't be played.
            let shows_all = !settings.helps.is_scanning();
            for button in buttons.iter().filter(|button| shows_all || button.is_legal) {
                let Some(seen) = space.bounds_of([Vessel::Hole(button.hole)], camera, eye) else {
                    continue;
                };
                let (min, max) = (seen.min / zoom, seen.max / zoom);
                let hole = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y));
                let rect = button.rect(buttons, hole);
                let name = format!("board.{}", geometry.name_of(button.played));
                let response = spot(ui, &name, rect, &button.words);
                let had_focus = response.has_focus();
                if wanted == Some(button.hole) {
                    response.request_focus();
                    wanted = None;
                    if had_focus {
                        // Screen readers say nothing if the focus stays.
                        sayings.write(Say(button.words.clone()));
                        *heard = Some(button.played);
                    }
                }
                if response.gained_focus() {
                    *heard = Some(button.played).filter(|_| !begins);
                }
                if response.has_focus() {
                    *awaits_focus = false;
                    cursor.point_at(button.hole, button.played.is_reversed(), geometry);
                }
                if response.clicked() {
                    if lesson.is_some() {
                        answers.write(LessonCommand::Answer(button.played));
                    } else {
                        plays.write(PlayMove(button.played));
                    }
                }
            }
        });
    Ok(())
}

impl HoleButton {
    /// Returns the rectangle of the button over its hole: the left or the right half if the hole
    /// has two.
    fn rect(&self, all: &[Self], hole: Rect) -> Rect {
        let mut same = all.iter().filter(|other| other.hole == self.hole);
        let centre = hole.center();
        let whole = Rect::from_center_size(centre, hole.size().max(vec2(SIDE, SIDE)));
        let has_two = same.clone().count() > 1;
        let is_first = same.next().is_some_and(|first| first.played == self.played);
        match (has_two, is_first) {
            (false, _) => whole,
            (true, true) => whole.with_max_x(centre.x),
            (true, false) => whole.with_min_x(centre.x),
        }
    }
}

/// Shows the ghost of the focused move, as the gamepad cursor does.
#[derive(bevy::ecs::system::SystemParam)]
struct Cursor<'w, 's> {
    vessels: Vessels<'w, 's>,
    cursors: Query<'w, 's, (Entity, &'static GamepadCursor)>,
    commands: Commands<'w, 's>,
}

impl Cursor<'_, '_> {
    fn point_at(&mut self, hole: Hole, is_reversed: bool, geometry: awale_rules::Geometry) {
        let Some(entity) = self.vessels.entity(Vessel::Hole(hole)) else {
            return;
        };
        let is_right_half = geometry.usual_runs_right(hole) != is_reversed;
        let is_there = |(there, cursor): (Entity, &GamepadCursor)| {
            there == entity && cursor.is_right_half == is_right_half
        };
        if self.cursors.iter().any(is_there) {
            return;
        }
        for (other, _) in &self.cursors {
            self.commands.entity(other).try_remove::<GamepadCursor>();
        }
        let cursor = GamepadCursor { is_right_half };
        self.commands.entity(entity).try_insert(cursor);
    }
}

/// Shows what was said last as a live region, which screen readers announce. Each utterance is a
/// new node, so that the same words are announced again. The region disappears when another menu
/// opens, as readers walk through that.
fn say(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    menu: Res<State<Menu>>,
    mut said: Local<(usize, Option<Menu>)>,
) -> Result {
    let Some((number, words)) = speech.last() else {
        return Ok(());
    };
    let here = Some(*menu.get());
    let (last, place) = &mut *said;
    if std::mem::replace(last, number) != number {
        *place = here;
    } else if *place != here {
        *place = None;
    }
    if place.is_none() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    Area::new(Id::new("speech"))
        .order(Order::Background)
        .fixed_pos(pos2(0.0, 0.0))
        .interactable(false)
        .show(ctx, |ui| announce_saying(ui, number, words));
    Ok(())
}

fn announce_saying(ui: &Ui, number: usize, words: &str) {
    let rect = Rect::from_min_size(ui.min_rect().min, vec2(UNSEEN, UNSEEN));
    let response = ui.interact(rect, Id::new(("said", number)), Sense::hover());
    describe_text(&response, words);
    // A newer event interrupts an older one.
    announce(ui, &response, Live::Assertive);
}

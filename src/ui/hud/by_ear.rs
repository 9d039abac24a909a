//! The board for players who play by ear or with a single switch: invisible buttons over the holes,
//! which announce their seeds and the result of their moves, and unprompted announcements.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{Area, Id, Order, Rect, Sense, Ui, pos2, vec2};

use crate::accessibility::by_ear::plays_by_ear;
use crate::accessibility::speech::follow_panel;
use crate::accessibility::{GameOnTable, Say, Speech};
use crate::board::Vessels;
use crate::input::GamepadCursor;
use crate::lesson::{CurrentLesson, LessonCommand};
use crate::localization::Words;
use crate::phase::Phase;
use crate::scene::TableOnScreen;
use crate::session::PlayMove;
use crate::settings::Settings;
use crate::state::{Menu, Screen, board_is_free};
use crate::table::Top;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::widgets::{announce, describe_text, is_scanning, spot};
use awale_rules::{Hole, Move, Vessel};

/// The minimum side of a button over a hole, in points.
const MIN_SIDE: f32 = 40.0;
/// The size of an element for screen readers only, in points.
const SPOKEN_SIZE: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FocusHole>()
        .init_resource::<BoardByEar>()
        .draw(
            UiPass::Board,
            (
                update_buttons.before(show_holes),
                show_holes
                    .in_set(ShowHoles)
                    .run_if(in_state(Menu::Closed))
                    .run_if(board_is_free),
            )
                .run_if(in_state(Screen::Playing).or_else(in_state(Screen::Lesson)))
                .run_if(plays_by_ear.or_else(is_scanning)),
        )
        .draw(
            UiPass::Above,
            announce_speech.after(follow_panel).run_if(plays_by_ear),
        );
}

/// Requests that the focus move to a hole, for a player who plays by ear.
#[derive(Message, Clone, Copy, Debug)]
pub struct FocusHole(pub Hole);

/// The board for a player who plays by ear.
#[derive(Resource, Default)]
pub struct BoardByEar {
    /// The move that the player has focused and heard, if its words haven't changed since. The
    /// letter of its hole plays it.
    pub heard: Option<Move>,
    buttons: Vec<HoleButton>,
}

/// Shows the buttons of the board, which take keys if they have the focus.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ShowHoles;

/// An invisible button over a hole.
struct HoleButton {
    hole: Hole,
    /// The hole and direction it plays; a hole has a button for each direction in which it can be
    /// sown.
    mv: Move,
    is_legal: bool,
    words: String,
}

fn update_buttons(
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
        let mut moves: Vec<Move> = legal.iter().filter(|mv| mv.hole() == Some(hole)).collect();
        // Only hole and direction matter here; any further choice is made once the move is played.
        moves.dedup_by_key(|mv| mv.base());
        if moves.is_empty() {
            buttons.push(HoleButton {
                hole,
                mv: Move::from(hole),
                is_legal: false,
                words: description.refused(hole),
            });
        }
        buttons.extend(moves.into_iter().map(|mv| HoleButton {
            hole,
            mv: mv.base(),
            is_legal: true,
            words: description.played_from(hole, mv),
        }));
    }
    // A move whose words have changed hasn't been heard.
    board.heard = board
        .heard
        .filter(|mv| words_for(&board.buttons, *mv) == words_for(&buttons, *mv));
    board.buttons = buttons;
}

fn words_for(buttons: &[HoleButton], mv: Move) -> Option<&str> {
    let button = buttons.iter().find(|button| button.mv == mv)?;
    Some(&button.words)
}

fn show_holes(
    mut contexts: EguiContexts,
    on_table: GameOnTable,
    on_screen: TableOnScreen,
    phase: Res<Phase>,
    settings: Res<Settings>,
    mut focus_requests: MessageReader<FocusHole>,
    mut is_awaiting_focus: Local<bool>,
    mut board: ResMut<BoardByEar>,
    mut speech: MessageWriter<Say>,
    mut moves: PlayOrAnswer,
    mut cursor: Cursor,
) -> Result {
    let Some(game) = on_table.game() else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let zoom = ctx.zoom_factor();
    let geometry = game.position().geometry();
    let requested = focus_requests.read().last().map(|focus| focus.0);
    // When play begins, the first hole gets the focus once the button that began the game has lost
    // it.
    *is_awaiting_focus |= phase.is_changed();
    let is_unfocused = ctx.memory(|memory| memory.focused().is_none());
    let BoardByEar { heard, buttons } = &mut *board;
    let first_button = buttons.iter().find(
        |button| matches!(*phase, Phase::Person(side) if geometry.owner(button.hole) == side),
    );
    let first_button =
        first_button.filter(|_| *is_awaiting_focus && is_unfocused && requested.is_none());
    let is_initial_focus = first_button.is_some();
    let mut to_focus = requested.or(first_button.map(|button| button.hole));
    Area::new(Id::new("board by ear"))
        .order(Order::Background)
        .fixed_pos(pos2(0.0, 0.0))
        .show(ctx, |ui| {
            // Scanning skips holes that can't be played.
            let shows_all = !settings.helps.is_scanning();
            for button in buttons.iter().filter(|button| shows_all || button.is_legal) {
                let Some(bounds) = on_screen.bounds([Vessel::Hole(button.hole)]) else {
                    continue;
                };
                let (min, max) = (bounds.min / zoom, bounds.max / zoom);
                let hole_rect = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y));
                let rect = button.rect(buttons, hole_rect);
                let name = format!("board.{}", geometry.name_of(button.mv));
                let response = spot(ui, &name, rect, &button.words);
                let had_focus = response.has_focus();
                if to_focus == Some(button.hole) {
                    response.request_focus();
                    to_focus = None;
                    if had_focus {
                        // Screen readers say nothing if the focus stays.
                        speech.write(Say(button.words.clone()));
                        *heard = Some(button.mv);
                    }
                }
                if response.gained_focus() {
                    *heard = Some(button.mv).filter(|_| !is_initial_focus);
                }
                if response.has_focus() {
                    *is_awaiting_focus = false;
                    cursor.point_at(button.hole, button.mv.is_reversed(), geometry);
                }
                if response.clicked() {
                    moves.make(button.mv);
                }
            }
        });
    Ok(())
}

impl HoleButton {
    /// Returns the rectangle of the button over its hole: the left or the right half if the hole
    /// has two buttons.
    fn rect(&self, all: &[Self], hole_rect: Rect) -> Rect {
        let mut siblings = all.iter().filter(|other| other.hole == self.hole);
        let centre = hole_rect.center();
        let whole = Rect::from_center_size(centre, hole_rect.size().max(vec2(MIN_SIDE, MIN_SIDE)));
        let has_two = siblings.clone().count() > 1;
        let is_first = siblings.next().is_some_and(|first| first.mv == self.mv);
        match (has_two, is_first) {
            (false, _) => whole,
            (true, true) => whole.with_max_x(centre.x),
            (true, false) => whole.with_min_x(centre.x),
        }
    }
}

/// Plays moves in a match, and answers with them in a lesson.
#[derive(SystemParam)]
pub(super) struct PlayOrAnswer<'w, 's> {
    lesson: Option<Top<'w, 's, CurrentLesson>>,
    plays: MessageWriter<'w, PlayMove>,
    answers: MessageWriter<'w, LessonCommand>,
}

impl PlayOrAnswer<'_, '_> {
    /// Makes a move.
    pub fn make(&mut self, mv: Move) {
        if self.lesson.is_some() {
            self.answers.write(LessonCommand::Answer(mv));
        } else {
            self.plays.write(PlayMove(mv));
        }
    }
}

/// Moves the gamepad cursor to the focused hole, so that it shows the ghost of the move.
#[derive(SystemParam)]
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
        let is_right_half = geometry.usual_direction_runs_right(hole) != is_reversed;
        let is_placed = |(vessel, cursor): (Entity, &GamepadCursor)| {
            vessel == entity && cursor.is_right_half == is_right_half
        };
        if self.cursors.iter().any(is_placed) {
            return;
        }
        for (other, _) in &self.cursors {
            self.commands.entity(other).try_remove::<GamepadCursor>();
        }
        let cursor = GamepadCursor { is_right_half };
        self.commands.entity(entity).try_insert(cursor);
    }
}

/// Shows the last utterance as a live region, which screen readers announce. Each utterance is a
/// new node, so that the same words are announced again. The region disappears when another menu
/// opens, as screen readers would come across it there.
fn announce_speech(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    menu: Res<State<Menu>>,
    mut announced: Local<(usize, Option<Menu>)>,
) -> Result {
    let Some((number, words)) = speech.last() else {
        return Ok(());
    };
    let open_menu = Some(*menu.get());
    let (last_number, menu_then) = &mut *announced;
    if std::mem::replace(last_number, number) != number {
        *menu_then = open_menu;
    } else if *menu_then != open_menu {
        *menu_then = None;
    }
    if menu_then.is_none() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    Area::new(Id::new("speech"))
        .order(Order::Background)
        .fixed_pos(pos2(0.0, 0.0))
        .interactable(false)
        .show(ctx, |ui| announce_utterance(ui, number, words));
    Ok(())
}

fn announce_utterance(ui: &Ui, number: usize, words: &str) {
    let rect = Rect::from_min_size(ui.min_rect().min, vec2(SPOKEN_SIZE, SPOKEN_SIZE));
    let response = ui.interact(rect, Id::new(("said", number)), Sense::hover());
    describe_text(&response, words);
    // Assertive, so that a newer event interrupts an older one.
    announce(ui, &response, Live::Assertive);
}

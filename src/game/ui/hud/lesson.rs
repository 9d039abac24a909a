//! The words of a lesson, below the board.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Frame, Id, Margin, Order, Shape, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::lesson::{CurrentLesson, LessonCommand, Said};
use crate::game::localization::Words;
use crate::game::state::{Menu, Screen};
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::{carving, colour, space};
use crate::game::ui::widgets::{Button, hint, is_lowest, paragraph, scroll, section};
use crate::game::ui::{ScreenMargins, UiPass};
use crate::lessons::Tour;
use crate::text::reason;

/// Greatest width of the panel's contents, in points.
const WIDTH: f32 = 760.0;
/// The panel leaves the board this part of the window's height; longer texts are scrolled ...
const BOARD: f32 = 0.5;
/// ... to leave this much for the answer and the buttons, in points, but not below the second value.
const BELOW_TEXT: f32 = 150.0;
const LEAST_TEXT: f32 = 64.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Board)
            .run_if(in_state(Screen::Lesson).and_then(in_state(Menu::Closed))),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    current: Option<Res<CurrentLesson>>,
    mut requests: MessageWriter<LessonCommand>,
    mut go: MessageWriter<Go>,
    mut margins: ResMut<ScreenMargins>,
) -> Result {
    let Some(current) = current else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let width = (ctx.content_rect().width() - 2.0 * space::S - 2.0 * space::M).min(WIDTH);
    let shown = Area::new(Id::new("lesson"))
        .order(Order::Middle)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -space::S))
        .show(ctx, |ui| {
            let back = ui.painter().add(Shape::Noop);
            let framed = Frame::NONE
                .inner_margin(Margin::same(space::M as i8))
                .show(ui, |ui| {
                    ui.set_width(width);
                    say(ui, &current, &words);
                    buttons(ui, &current, &words, &mut requests, &mut go);
                });
            let edge = colour::INLAY.gamma_multiply(0.6);
            let tablet = carving::tablet(ui.ctx(), framed.response.rect, edge);
            ui.painter().set(back, Shape::Vec(tablet));
        });
    let covered = (shown.response.rect.height() + space::S) * ctx.zoom_factor();
    margins.set_if_neq(ScreenMargins {
        bottom: covered,
        ..ScreenMargins::default()
    });
    Ok(())
}

fn say(ui: &mut Ui, current: &CurrentLesson, words: &Words) {
    let tour = current.tour();
    let place = words.format(
        "ui-lesson-step",
        &[
            ("step", (tour.step_number() + 1).into()),
            ("steps", tour.lesson().steps.len().into()),
        ],
    );
    if !is_lowest(ui.ctx()) {
        section(ui, &words.get(&tour.lesson().title));
    }
    let window = ui.ctx().content_rect().height();
    let room = ((1.0 - BOARD) * window - BELOW_TEXT).max(LEAST_TEXT);
    ui.scope(|ui| {
        ui.set_max_height(room);
        let place = format!("lesson {}", tour.step_number());
        scroll(ui, &place, 0.0, |ui| {
            paragraph(ui, &words.get(&tour.step().text));
        });
    });
    let task = tour.step().task.as_ref();
    let geometry = tour.lesson().rules.geometry();
    let answer = match (current.said(), task) {
        (Said::Praise, Some(task)) => words.get(&task.praise),
        (Said::Help, Some(task)) => words.get(&task.help),
        (Said::Refused(hole, refusal), _) => reason::refused(words, geometry, hole, refusal),
        (_, Some(_)) if tour.asks() => words.get("ui-lesson-your-turn"),
        _ => place.clone(),
    };
    // In line with the text, which is scrolled within a margin.
    let margin = Margin::symmetric(space::HALF as i8, 0);
    Frame::NONE.inner_margin(margin).show(ui, |ui| {
        if answer == place {
            hint(ui, &answer);
        } else {
            paragraph(ui, &answer);
        }
    });
}

fn buttons(
    ui: &mut Ui,
    current: &CurrentLesson,
    words: &Words,
    requests: &mut MessageWriter<LessonCommand>,
    go: &mut MessageWriter<Go>,
) {
    let tour = current.tour();
    ui.add_space(space::HALF);
    ui.columns(2, |halves| {
        let leave = Button::secondary("lesson.leave", words.get("ui-lesson-leave")).wide();
        if leave.show(&mut halves[0]).clicked() {
            go.write(Go::LeaveLesson);
        }
        // Who doesn't find the answer is shown it.
        if let Some(hole) = tour.right_hole() {
            let show = Button::secondary("lesson.show", words.get("ui-lesson-show")).wide();
            if show.show(&mut halves[1]).clicked() {
                requests.write(LessonCommand::Answer(hole));
            }
            return;
        }
        let key = if tour.is_last_step() {
            "ui-lesson-done"
        } else {
            "ui-lesson-next"
        };
        // Who has seen enough of what plays itself may go on all the same.
        let next = if tour.is_step_done() {
            Button::primary("lesson.next", words.get(key))
        } else {
            Button::secondary("lesson.next", words.get(key))
        };
        if next.wide().show(&mut halves[1]).clicked() {
            go_on(tour, requests, go);
        }
    });
}

/// Goes on to the next step, or out of the lesson behind the last one.
pub fn go_on(tour: &Tour, requests: &mut MessageWriter<LessonCommand>, go: &mut MessageWriter<Go>) {
    if tour.is_last_step() {
        go.write(Go::LeaveLesson);
    } else {
        requests.write(LessonCommand::Next);
    }
}

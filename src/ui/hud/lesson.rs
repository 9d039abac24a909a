//! The text of a lesson, below the board.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Frame, Margin, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::mistake;
use super::tablet::{tablet, text_height};
use crate::accessibility::speech::{PanelShown, follow_panel};
use crate::input::PointingDevice;
use crate::lesson::{CurrentLesson, Feedback, LessonCommand};
use crate::localization::Words;
use crate::state::{LessonKind, Menu, Screen};
use crate::table::Top;
use crate::ui::ScreenMargins;
use crate::ui::navigation::{Go, MenuTrail};
use crate::ui::pass::UiPass;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, Items, hint, is_lowest, paragraph, primary, scroll, secondary, section,
};
use awale_engine::lessons::{Chapter, Tour, library};
use awale_engine::text::{reason, refutation};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Board)
            .before(follow_panel)
            .run_if(in_state(Screen::Lesson).and_then(in_state(Menu::Closed)))
            .run_if(not(in_state(LessonKind::Puzzle))),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (current, device): (Top<CurrentLesson>, Res<PointingDevice>),
    trail: Res<MenuTrail>,
    mut requests: MessageWriter<LessonCommand>,
    mut go: MessageWriter<Go>,
    mut margins: ResMut<ScreenMargins>,
    mut shown: MessageWriter<PanelShown>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (panel, covered) = tablet(ctx, "lesson", |ui| match current.mistake() {
        Some(now) => mistake::show(ui, &current, now, &words, &mut requests, &mut go),
        None => {
            let panel = show_text(ui, &current, *device, &words);
            buttons(ui, &current, &trail, &words, &mut requests, &mut go);
            panel
        }
    });
    shown.write(PanelShown(panel));
    margins.set_if_neq(covered);
    Ok(())
}

/// Shows the text of the step and the answer to the learner, and returns both to be said.
fn show_text(
    ui: &mut Ui,
    current: &CurrentLesson,
    device: PointingDevice,
    words: &Words,
) -> [String; 2] {
    let tour = current.tour();
    let place = words.format(
        "ui-lesson-step",
        &[
            ("step", (tour.step_number() + 1).into()),
            ("steps", tour.lesson().steps.len().into()),
        ],
    );
    // Even the smallest window shows the name of the game, as rules differ between games.
    let variant = tour.lesson().rules.name(words.language().code());
    let lowest = is_lowest(ui.ctx());
    let place = if lowest {
        format!("{variant} · {place}")
    } else {
        let title = words.get(&tour.lesson().title);
        section(ui, &format!("{title} · {variant}"));
        place
    };
    let text = words.marked().get(&tour.step().text);
    let room = text_height(ui.ctx());
    ui.scope(|ui| {
        ui.set_max_height(room);
        let place = format!("lesson {}", tour.step_number());
        scroll(ui, &place, 0.0, |ui| {
            paragraph(ui, &text);
        });
    });
    let task = tour.step().task.as_ref();
    let geometry = tour.lesson().rules.geometry();
    let answer = match (current.said_feedback(), task) {
        (Feedback::Right, Some(task)) => words.marked().get(&task.praise),
        (Feedback::Wrong, Some(task)) => {
            let help = words.marked().get(&task.help);
            match current.refutation() {
                Some(found) => {
                    let refuted = refutation::refuted(words.marked(), geometry, found);
                    format!("{refuted} {help}")
                }
                None => help,
            }
        }
        (Feedback::Refused(hole, refusal), _) => {
            reason::refused(words.marked(), geometry, hole, refusal)
        }
        (_, Some(_)) if tour.awaits_answer() => words.get(match device {
            PointingDevice::Mouse => "ui-lesson-your-turn",
            PointingDevice::Finger => "ui-lesson-your-turn-touch",
        }),
        _ => place.clone(),
    };
    // Aligned with the text, which scrolls within a margin.
    let margin = Margin::symmetric(space::HALF as i8, 0);
    Frame::NONE.inner_margin(margin).show(ui, |ui| {
        if answer == place {
            hint(ui, &answer);
        } else {
            paragraph(ui, &answer);
        }
    });
    // The number of the step isn't news.
    let answer = if answer == place {
        String::new()
    } else {
        answer
    };
    [text, answer]
}

fn buttons(
    ui: &mut Ui,
    current: &CurrentLesson,
    trail: &MenuTrail,
    words: &Words,
    requests: &mut MessageWriter<LessonCommand>,
    go: &mut MessageWriter<Go>,
) {
    let items = Items::new("lesson", words);
    let tour = current.tour();
    ui.add_space(space::HALF);
    let is_over = tour.is_last_step() && tour.is_step_done();
    let after = after(tour).filter(|_| !trail.leads_to_match());
    if is_over && after.is_none() {
        // Both buttons would do the same.
        let key = if trail.leads_to_match() {
            "ui-lesson-to-game"
        } else {
            "ui-lesson-done"
        };
        if primary(ui, words, "lesson.next", key) {
            go.write(Go::LeaveLesson);
        }
        return;
    }
    let is_first = tour.lesson().chapter == Chapter::Beginning;
    if is_over && is_first && !trail.leads_to_match() {
        ui.columns(3, |thirds| {
            if secondary(&mut thirds[0], words, "lesson.leave", "ui-lesson-done") {
                go.write(Go::LeaveLesson);
            }
            if secondary(
                &mut thirds[1],
                words,
                "lesson.next",
                "ui-lesson-next-lesson",
            ) {
                go_on(tour, trail, requests, go);
            }
            if primary(&mut thirds[2], words, "lesson.play", "ui-menu-play") {
                go.write(Go::Play);
            }
        });
        return;
    }
    ui.columns(2, |halves| {
        let key = match (trail.leads_to_match(), is_over) {
            (true, _) => "ui-lesson-to-game",
            (false, true) => "ui-lesson-done",
            (false, false) => "ui-lesson-leave",
        };
        if secondary(&mut halves[0], words, "lesson.leave", key) {
            go.write(Go::LeaveLesson);
        }
        // The answer can be revealed.
        if let Some(hole) = tour.right_move() {
            if items.secondary(&mut halves[1], "ui-lesson-show") {
                requests.write(LessonCommand::Answer(hole));
            }
            return;
        }
        let key = if tour.is_last_step() && after.is_some() {
            "ui-lesson-next-lesson"
        } else if tour.is_last_step() {
            "ui-lesson-done"
        } else {
            "ui-lesson-next"
        };
        // The player may skip the remaining scripted moves.
        let next = if tour.is_step_done() {
            Button::primary("lesson.next", words.get(key))
        } else {
            Button::secondary("lesson.next", words.get(key))
        };
        if next.wide().show(&mut halves[1]).clicked() {
            go_on(tour, trail, requests, go);
        }
    });
}

/// Returns the name of the lesson recommended after this one; `None` after the last.
fn after(tour: &Tour) -> Option<&'static str> {
    library::after(&tour.lesson().name)
}

/// Continues with the next step or, after the last one, with the next lesson or the match that the
/// lesson precedes; otherwise leaves the lesson.
pub fn go_on(
    tour: &Tour,
    trail: &MenuTrail,
    requests: &mut MessageWriter<LessonCommand>,
    go: &mut MessageWriter<Go>,
) {
    if !tour.is_last_step() {
        requests.write(LessonCommand::Next);
        return;
    }
    let next = after(tour)
        .filter(|_| !trail.leads_to_match())
        .and_then(library::load)
        .and_then(Result::ok);
    go.write(match next {
        Some(lesson) => Go::Lesson(Arc::new(lesson)),
        None => Go::LeaveLesson,
    });
}

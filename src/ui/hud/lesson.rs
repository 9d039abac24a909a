//! The text of a lesson, below the board.

use bevy::prelude::*;
use bevy_egui::egui::{Frame, Margin, Ui};

use super::mistake;
use super::tablet::{Tablet, max_text_height, scroll_within};
use crate::accessibility::speech::{PanelShown, follow_panel};
use crate::input::PointingDevice;
use crate::lesson::{CurrentLesson, Feedback, LessonCommand};
use crate::localization::Words;
use crate::navigation::{Go, MenuTrail, go_on, lesson_after};
use crate::state::{LessonKind, Menu, Screen};
use crate::table::Top;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::space;
use crate::ui::widgets::{Items, hint, is_lowest, paragraph, section, side_by_side};
use awale_engine::lessons::Chapter;
use awale_engine::text::{reason, refutation};
use awale_rules::Move;

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        show.before(follow_panel)
            .run_if(in_state(Screen::Lesson).and_then(in_state(Menu::Closed)))
            .run_if(not(in_state(LessonKind::Puzzle))),
    );
}

fn show(
    mut tablet: Tablet,
    current: Top<CurrentLesson>,
    device: Res<PointingDevice>,
    trail: Res<MenuTrail>,
    mut lesson_commands: MessageWriter<LessonCommand>,
    mut shown: MessageWriter<PanelShown>,
) -> Result {
    let panel = tablet.show("lesson", |ui, words, go| match current.mistake() {
        Some(mistake) => mistake::show(ui, &current, mistake, words, &mut lesson_commands, go),
        None => {
            let panel = show_text(ui, &current, *device, words);
            show_buttons(ui, &current, &trail, words, &mut lesson_commands, go);
            panel
        }
    })?;
    shown.write(PanelShown(panel));
    Ok(())
}

/// Shows the text of the step and the feedback for the learner. Returns both, to be spoken.
fn show_text(
    ui: &mut Ui,
    current: &CurrentLesson,
    device: PointingDevice,
    words: &Words,
) -> [String; 2] {
    let tour = current.tour();
    let progress = words.format(
        "ui-lesson-step",
        &[
            ("step", (tour.step_number() + 1).into()),
            ("steps", tour.lesson().steps.len().into()),
        ],
    );
    // Even the smallest window shows the name of the variant, as rules differ between variants.
    let variant = tour.lesson().rules.name(words.language().code());
    let progress = if is_lowest(ui.ctx()) {
        format!("{variant} · {progress}")
    } else {
        let title = words.get(&tour.lesson().title);
        section(ui, &format!("{title} · {variant}"));
        progress
    };
    let text = words.marked().get(&tour.step().text);
    let max_height = max_text_height(ui.ctx());
    let scroll_id = format!("lesson {}", tour.step_number());
    scroll_within(ui, max_height, &scroll_id, |ui| paragraph(ui, &text));
    let task = tour.step().task.as_ref();
    let geometry = tour.lesson().rules.geometry();
    let feedback = match (current.said_feedback(), task) {
        (Feedback::Right, Some(task)) => Some(words.marked().get(&task.praise)),
        (Feedback::Wrong, Some(task)) => {
            let help = words.marked().get(&task.help);
            Some(match current.refutation() {
                Some(line) => {
                    let refuted = refutation::refuted(words.marked(), geometry, line);
                    format!("{refuted} {help}")
                }
                None => help,
            })
        }
        (Feedback::Refused(hole, refusal), _) => {
            Some(reason::refused(words.marked(), geometry, hole, refusal))
        }
        (_, Some(_)) if tour.awaits_answer() => Some(words.get(match device {
            PointingDevice::Mouse => "ui-lesson-your-turn",
            PointingDevice::Finger => "ui-lesson-your-turn-touch",
        })),
        _ => None,
    };
    // Aligned with the text, which scrolls within a margin.
    let margin = Margin::symmetric(space::HALF as i8, 0);
    let frame = Frame::NONE.inner_margin(margin);
    frame.show(ui, |ui| match &feedback {
        Some(feedback) => paragraph(ui, feedback),
        None => hint(ui, &progress),
    });
    // The step number isn't read out.
    [text, feedback.unwrap_or_default()]
}

/// The actions of the buttons.
enum ButtonAction {
    Go(Go),
    Next,
    Show(Move),
}

fn show_buttons(
    ui: &mut Ui,
    current: &CurrentLesson,
    trail: &MenuTrail,
    words: &Words,
    lesson_commands: &mut MessageWriter<LessonCommand>,
    go: &mut MessageWriter<Go>,
) {
    let items = Items::new("lesson", words);
    let tour = current.tour();
    let leads_to_match = trail.leads_to_match();
    let is_over = tour.is_last_step() && tour.is_step_done();
    let has_next = lesson_after(tour).is_some() && !leads_to_match;
    let is_beginning = tour.lesson().chapter == Chapter::Beginning;
    let leave_key = match (leads_to_match, is_over) {
        (true, _) => "ui-lesson-to-game",
        (false, true) => "ui-lesson-done",
        (false, false) => "ui-lesson-leave",
    };
    let leave = ButtonAction::Go(Go::Leave);
    let buttons = if is_over && !has_next {
        // A second button would do the same.
        vec![(items.main_button("next", leave_key), leave)]
    } else if is_over && is_beginning && !leads_to_match {
        let next = items.button("next", "ui-lesson-next-lesson");
        let play = items.main_button("play", "ui-menu-play");
        vec![
            (items.button("leave", leave_key), leave),
            (next, ButtonAction::Next),
            (play, ButtonAction::Go(Go::Play)),
        ]
    } else {
        let key = match (tour.is_last_step(), has_next) {
            (true, true) => "ui-lesson-next-lesson",
            (true, false) => "ui-lesson-done",
            (false, _) => "ui-lesson-next",
        };
        let forward = match tour.right_move() {
            // The answer can be revealed.
            Some(mv) => {
                let show = items.button("show", "ui-lesson-show");
                (show, ButtonAction::Show(mv))
            }
            None if tour.is_step_done() => (items.main_button("next", key), ButtonAction::Next),
            // The learner may skip the remaining scripted moves.
            None => (items.button("next", key), ButtonAction::Next),
        };
        vec![(items.button("leave", leave_key), leave), forward]
    };
    ui.add_space(space::HALF);
    match side_by_side(ui, buttons) {
        Some(ButtonAction::Go(to)) => {
            go.write(to);
        }
        Some(ButtonAction::Next) => go_on(tour, trail, lesson_commands, go),
        Some(ButtonAction::Show(mv)) => {
            lesson_commands.write(LessonCommand::Answer(mv));
        }
        None => {}
    }
}

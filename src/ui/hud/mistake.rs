//! The text of a replayed mistake, below the board.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::tablet::scroll_within;
use crate::lesson::{CurrentLesson, CurrentMistake, Feedback, LessonCommand};
use crate::localization::Words;
use crate::navigation::Go;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Items, hint, is_lowest, paragraph, section, side_by_side};
use awale_engine::text::advice::AdviceWords;
use awale_engine::text::reason;

/// The maximum fraction of the window's height for the text. Longer texts scroll.
const MAX_TEXT_FRACTION: f32 = 0.26;
/// The minimum height of the text, in points.
const MIN_TEXT_HEIGHT: f32 = 60.0;

/// Shows the mistake and the feedback for the learner. Returns both, to be spoken.
pub(super) fn show(
    ui: &mut Ui,
    lesson: &CurrentLesson,
    current: CurrentMistake<'_>,
    words: &Words,
    lesson_commands: &mut MessageWriter<LessonCommand>,
    go: &mut MessageWriter<Go>,
) -> [String; 2] {
    let wording = AdviceWords {
        messages: words,
        geometry: current.mistakes.rules.geometry(),
        players: current.mistakes.players.players(),
        mover: current.mistake.report.mover,
    };
    let title = wording.played(&current.mistake.report);
    let wording = AdviceWords {
        messages: words.marked(),
        ..wording
    };
    if is_lowest(ui.ctx()) {
        paragraph(ui, &title);
    } else {
        section(ui, &title);
    }
    let feedback = feedback(lesson, current, wording, words);
    let max_height = (MAX_TEXT_FRACTION * ui.ctx().content_rect().height()).max(MIN_TEXT_HEIGHT);
    let scroll_id = format!("mistake {}", current.index);
    scroll_within(ui, max_height, &scroll_id, |ui| {
        paragraph(ui, &feedback);
        let progress = [
            ("number", (current.index + 1).into()),
            ("count", current.mistakes.all.len().into()),
        ];
        hint(ui, &words.format("review-place", &progress));
    });
    ui.add_space(space::HALF);
    if let Some(command) = side_by_side(ui, buttons(current, words)) {
        if command.is_none() {
            go.write(Go::Leave);
        }
        lesson_commands.write_batch(command);
    }
    [title, feedback]
}

/// Returns the feedback: the task, why an attempt is wrong or refused, or the solution and its
/// continuation.
fn feedback(
    lesson: &CurrentLesson,
    current: CurrentMistake<'_>,
    wording: AdviceWords<'_>,
    words: &Words,
) -> String {
    let report = &current.mistake.report;
    match (lesson.said_feedback(), current.attempt) {
        (Feedback::Right, Some(mv)) => {
            let praise = if current.is_shown {
                wording.shown(report)
            } else {
                wording.right(report, mv)
            };
            format!("{praise} {}", wording.line(current.mistake.line()))
        }
        (Feedback::Wrong, Some(mv)) => {
            let loss = wording.wrong(report, mv);
            match (lesson.refutation(), lesson.reply()) {
                (Some(refutation), _) => format!("{loss} {}", wording.refuted(refutation)),
                (None, Some(reply)) => format!("{loss} {}", wording.answered(reply)),
                (None, None) => loss,
            }
        }
        (Feedback::Refused(hole, refusal), _) => {
            reason::refused(words.marked(), wording.geometry, hole, refusal)
        }
        _ => wording.find(report),
    }
}

/// Returns the buttons, each with its command; `None` leads to the report.
fn buttons<'a>(
    current: CurrentMistake<'_>,
    words: &'a Words,
) -> Vec<(Button<'a>, Option<LessonCommand>)> {
    let items = Items::new("mistake", words);
    if current.is_solved && current.is_last() {
        return vec![(items.main_button("report", "review-to-report"), None)];
    }
    let next = Some(LessonCommand::NextMistake);
    let mut row = vec![(items.button("report", "review-to-report"), None)];
    if current.is_solved {
        row.push((items.main_button("next", "review-next"), next));
        return row;
    }
    let show = items.button("show", "ui-lesson-show");
    row.push((show, Some(LessonCommand::ShowBest)));
    if !current.is_last() {
        row.push((items.button("next", "review-next"), next));
    }
    row
}

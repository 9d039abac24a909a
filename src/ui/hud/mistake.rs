//! The text of a replayed mistake, below the board.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::tablet::scrolled;
use crate::lesson::{CurrentLesson, CurrentMistake, Feedback, LessonCommand};
use crate::localization::Words;
use crate::navigation::Go;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, hint, is_lowest, paragraph, section, side_by_side};
use awale_engine::text::advice::AdviceWords;
use awale_engine::text::reason;

/// The maximum fraction of the window's height for the text. Longer texts scroll.
const TEXT: f32 = 0.26;
/// The minimum height of the text, in points.
const MIN_TEXT: f32 = 60.0;

/// The actions of the buttons.
#[derive(Clone, Copy)]
enum Request {
    ToReport,
    Show,
    Next,
}

/// Shows the mistake and the answer to the learner, and returns both.
pub(super) fn show(
    ui: &mut Ui,
    current: &CurrentLesson,
    now: CurrentMistake<'_>,
    words: &Words,
    requests: &mut MessageWriter<LessonCommand>,
    go: &mut MessageWriter<Go>,
) -> [String; 2] {
    let wording = AdviceWords {
        messages: words,
        geometry: now.mistakes.rules.geometry(),
        players: now.mistakes.players.players(),
        mover: now.mistake.report.mover,
    };
    let title = wording.played(&now.mistake.report);
    let wording = AdviceWords {
        messages: words.marked(),
        ..wording
    };
    if is_lowest(ui.ctx()) {
        paragraph(ui, &title);
    } else {
        section(ui, &title);
    }
    let answer = answer(current, now, wording, words);
    let room = (TEXT * ui.ctx().content_rect().height()).max(MIN_TEXT);
    scrolled(ui, room, &format!("mistake {}", now.index), |ui| {
        paragraph(ui, &answer);
        let place = [
            ("number", (now.index + 1).into()),
            ("count", now.mistakes.all.len().into()),
        ];
        hint(ui, &words.format("review-place", &place));
    });
    ui.add_space(space::HALF);
    match side_by_side(ui, buttons(now, words)) {
        Some(Request::ToReport) => {
            go.write(Go::LeaveLesson);
        }
        Some(Request::Show) => {
            requests.write(LessonCommand::ShowBest);
        }
        Some(Request::Next) => {
            requests.write(LessonCommand::NextMistake);
        }
        None => {}
    }
    [title, answer]
}

/// Returns the current text: the loss, the refutation of an attempt, or the solution and its
/// continuation.
fn answer(
    current: &CurrentLesson,
    now: CurrentMistake<'_>,
    wording: AdviceWords<'_>,
    words: &Words,
) -> String {
    let report = &now.mistake.report;
    match (current.said_feedback(), now.attempt) {
        (Feedback::Right, Some(hole)) => {
            let found = if now.is_shown {
                wording.shown(report)
            } else {
                wording.right(report, hole)
            };
            format!("{found} {}", wording.line(now.mistake.line()))
        }
        (Feedback::Wrong, Some(hole)) => {
            let loses = wording.wrong(report, hole);
            match (current.refutation(), current.reply()) {
                (Some(refutation), _) => format!("{loses} {}", wording.refuted(refutation)),
                (None, Some(reply)) => format!("{loses} {}", wording.answered(reply)),
                (None, None) => loses,
            }
        }
        (Feedback::Refused(hole, refusal), _) => {
            reason::refused(words.marked(), wording.geometry, hole, refusal)
        }
        _ => wording.find(report),
    }
}

fn buttons<'a>(now: CurrentMistake<'_>, words: &Words) -> Vec<(Button<'a>, Request)> {
    let to_report = words.get("review-to-report");
    if now.is_solved && now.is_last() {
        return vec![(
            Button::primary("mistake.report", to_report),
            Request::ToReport,
        )];
    }
    let to_report = Button::secondary("mistake.report", to_report);
    let mut all = vec![(to_report, Request::ToReport)];
    let next = words.get("review-next");
    if now.is_solved {
        all.push((Button::primary("mistake.next", next), Request::Next));
        return all;
    }
    let show = words.get("ui-lesson-show");
    all.push((Button::secondary("mistake.show", show), Request::Show));
    if !now.is_last() {
        all.push((Button::secondary("mistake.next", next), Request::Next));
    }
    all
}

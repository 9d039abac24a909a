//! The panel of a puzzle, below the board: its text and buttons.

use bevy::prelude::*;
use bevy_egui::egui::{Frame, Margin, Ui};

use super::tablet::{Tablet, max_text_height, scroll_within};
use crate::accessibility::speech::{PanelShown, follow_panel};
use crate::lesson::CurrentLesson;
use crate::localization::Words;
use crate::navigation::Go;
use crate::puzzle::{CurrentPuzzle, Mode, Prompt, PuzzleCommand, Run};
use crate::state::{LessonKind, Menu};
use crate::table::Top;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::space;
use crate::ui::widgets::{Items, hint, is_lowest, paragraph, section, side_by_side};
use awale_engine::text::teacher;
use awale_engine::text::training::PuzzleWords;

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        show.before(follow_panel)
            .run_if(in_state(LessonKind::Puzzle).and_then(in_state(Menu::Closed))),
    );
}

fn show(
    mut tablet: Tablet,
    current: Top<CurrentPuzzle>,
    lesson: Top<CurrentLesson>,
    mut puzzle_commands: MessageWriter<PuzzleCommand>,
    mut shown: MessageWriter<PanelShown>,
) -> Result {
    let panel = tablet.show("puzzle", |ui, words, go| {
        let panel = show_text(ui, &current, &lesson, words);
        show_buttons(ui, &current, words, &mut puzzle_commands, go);
        panel
    })?;
    shown.write(PanelShown(panel));
    Ok(())
}

/// Shows the puzzle's heading and the feedback for the solver. Returns both, to be spoken.
fn show_text(
    ui: &mut Ui,
    current: &CurrentPuzzle,
    lesson: &CurrentLesson,
    words: &Words,
) -> [String; 2] {
    let request = current.request();
    let variant = request.rules.name(words.language().code());
    let title = match request.mode {
        Mode::AtRating => words.get("training-puzzles"),
        Mode::About(theme) => teacher::theme(words, theme),
        Mode::Run => words.get("training-run"),
        Mode::Day(_) => words.get("training-day"),
    };
    let status = status(current, words);
    let heading = format!("{title} · {variant} · {status}.");
    let footer = if is_lowest(ui.ctx()) {
        // Even the smallest window shows the name of the variant.
        format!("{variant} · {status}")
    } else {
        section(ui, &format!("{title} · {variant}"));
        status
    };
    let message = feedback(current, lesson, words);
    let max_height = max_text_height(ui.ctx());
    let scroll_id = format!("puzzle {:?} {:?}", current.prompt(), current.solved());
    scroll_within(ui, max_height, &scroll_id, |ui| paragraph(ui, &message));
    let margin = Margin::symmetric(space::HALF as i8, 0);
    Frame::NONE
        .inner_margin(margin)
        .show(ui, |ui| hint(ui, &footer));
    [heading, message]
}

/// Returns the progress of the run, the difficulty of the puzzle, and the change in rating.
fn status(current: &CurrentPuzzle, words: &Words) -> String {
    let mut parts = Vec::new();
    if let Some(run) = current.run() {
        let arguments = [
            ("lives", u32::from(run.lives).into()),
            ("solved", run.solved.into()),
        ];
        parts.push(words.format("training-run-state", &arguments));
    }
    let rating = [("rating", current.puzzle().rating.to_string().into())];
    parts.push(words.format("training-level", &rating));
    if let Some([before, after]) = current.counted() {
        let format_rating = |rating: f64| format!("{rating:.0}").into();
        let arguments = [
            ("before", format_rating(before.rating)),
            ("after", format_rating(after.rating)),
        ];
        parts.push(words.format("training-counted", &arguments));
    }
    parts.join(" · ")
}

/// Returns the feedback on the solver's last answer, or the task.
fn feedback(current: &CurrentPuzzle, lesson: &CurrentLesson, words: &Words) -> String {
    let wording = PuzzleWords {
        messages: words.marked(),
        rules: &current.request().rules,
        puzzle: current.puzzle(),
    };
    if let Some(mv) = current.solved() {
        return wording.right(mv, current.reasons());
    }
    match (current.prompt(), current.run().filter(Run::is_over)) {
        (_, Some(run)) => {
            let solved = [("solved", run.solved.into())];
            let mut parts = vec![words.format("training-run-over", &solved)];
            if run.is_record() {
                parts.push(words.get("training-run-record"));
            }
            if let Some(mv) = current.puzzle().solution() {
                parts.push(wording.solution(mv, current.reasons()));
            }
            parts.join(" ")
        }
        (Prompt::Task, None) => words.get("training-find"),
        (Prompt::Hint(step), None) => wording.hint(step),
        (Prompt::Wrong(mv), None) => {
            let wrong = wording.wrong(mv, lesson.refutation());
            format!("{wrong} {}", words.get("training-try-again"))
        }
        (Prompt::Refused(hole, refusal), None) => wording.refused(hole, refusal),
    }
}

/// Shows the buttons, each with its command; `None` leaves the puzzles.
fn show_buttons(
    ui: &mut Ui,
    current: &CurrentPuzzle,
    words: &Words,
    puzzle_commands: &mut MessageWriter<PuzzleCommand>,
    go: &mut MessageWriter<Go>,
) {
    let items = Items::new("puzzle", words);
    let leave = || (items.button("leave", "training-leave"), None);
    let buttons = if current.run().is_some_and(|run| run.is_over()) {
        let restart = items.main_button("next", "training-run-again");
        vec![leave(), (restart, Some(PuzzleCommand::Next))]
    } else if current.has_next() {
        let next = items.main_button("next", "training-next");
        vec![leave(), (next, Some(PuzzleCommand::Next))]
    } else if current.has_hints() {
        let hint = items.button("hint", "training-hint");
        vec![leave(), (hint, Some(PuzzleCommand::Hint))]
    } else if current.solved().is_some() {
        vec![(items.main_button("leave", "training-leave"), None)]
    } else {
        vec![leave()]
    };
    ui.add_space(space::HALF);
    if let Some(command) = side_by_side(ui, buttons) {
        if command.is_none() {
            go.write(Go::Leave);
        }
        puzzle_commands.write_batch(command);
    }
}

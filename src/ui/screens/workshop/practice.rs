//! The computer's practice of the chosen rules: its progress and results.

use std::sync::Arc;

use bevy_egui::egui::Ui;

use crate::localization::Words;
use crate::studies::{Field, Practice, StudyCommand, TimedProgress};
use crate::ui::theme::space;
use crate::ui::widgets::{Items, hint, paragraph};
use awale_engine::ai::contest::Score;
use awale_engine::ai::learning::{PracticeProgress, Stage};
use awale_rules::RuleSet;

const SECONDS_PER_MINUTE: u64 = 60;

/// Shows the state of practice with these rules, and the buttons that start, stop and delete it.
/// Returns the player's request.
pub(super) fn show(
    ui: &mut Ui,
    rules: &Arc<RuleSet>,
    practice: &Practice,
    words: &Words,
) -> Option<StudyCommand> {
    let items = Items::new("workshop.practice", words);
    let mut request = None;
    let has_network = practice.network(rules).is_some();
    if practice.is_studying([&**rules]) {
        if items.secondary(ui, "stop", "workshop-practice-stop") {
            request = Some(StudyCommand::Stop(Field::Practice));
        }
    } else {
        let key = if has_network {
            "workshop-practice-more"
        } else {
            "workshop-practice-begin"
        };
        if items.primary(ui, "begin", key) {
            let rules = vec![Arc::clone(rules)];
            request = Some(StudyCommand::Begin(Field::Practice, rules));
        }
    }
    if let Some(progress) = practice.progress(rules) {
        show_progress(ui, progress, practice.is_studying([&**rules]), words);
    }
    if has_network {
        paragraph(ui, &words.get("workshop-practice-known"));
        if items.secondary(ui, "forget", "workshop-practice-forget") {
            request = Some(StudyCommand::Forget(Field::Practice, Arc::clone(rules)));
        }
    }
    ui.add_space(space::S);
    hint(ui, &words.get("workshop-practice-about"));
    request
}

/// Shows the stage, the games and minutes so far, and the score against the initial strength.
fn show_progress(ui: &mut Ui, progress: &TimedProgress, is_running: bool, words: &Words) {
    let TimedProgress { standing, time } = progress;
    if is_running || standing.stage == Stage::Endless {
        paragraph(ui, &describe_stage(standing, words));
    }
    let games = i64::try_from(standing.games).unwrap_or(i64::MAX);
    let minutes = i64::try_from(time.as_secs() / SECONDS_PER_MINUTE).unwrap_or(i64::MAX);
    let arguments = [("games", games.into()), ("minutes", minutes.into())];
    hint(ui, &words.format("workshop-practice-games", &arguments));
    if let Some(trial) = &standing.against_initial {
        paragraph(ui, &describe_score(trial, words));
    } else if standing.round > 1 {
        paragraph(ui, &words.get("workshop-practice-nothing-yet"));
    }
}

/// Describes the stage of practice, and how much of it is done.
fn describe_stage(standing: &PracticeProgress, words: &Words) -> String {
    let percent = (100.0 * standing.done).round() as i64;
    let arguments = [
        ("round", standing.round.into()),
        ("percent", percent.into()),
    ];
    let key = match standing.stage {
        Stage::Playing => "workshop-practice-playing",
        Stage::Learning => "workshop-practice-learning",
        Stage::Testing => "workshop-practice-trying",
        Stage::Endless => "workshop-practice-endless",
    };
    words.format(key, &arguments)
}

/// Describes a score with its percentage.
fn describe_score(score: &Score, words: &Words) -> String {
    let percent = (100.0 * score.share()).round() as i64;
    let arguments = [
        ("won", score.wins.into()),
        ("drawn", score.draws.into()),
        ("lost", score.losses.into()),
        ("percent", percent.into()),
    ];
    words.format("workshop-practice-score", &arguments)
}

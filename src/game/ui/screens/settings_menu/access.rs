//! The settings that make the game usable for more people, and easier to learn.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::game::localization::Words;
use crate::game::settings::{
    CommentsShown, Contrast, HelpSettings, HintShown, LightPalette, LookSettings, PlaySettings,
};
use crate::game::state::Menu;
use crate::game::ui::navigation::Go;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{Choice, choose, hint, paragraph, secondary, section, toggle};

/// The way to the keys.
pub(super) fn controls(ui: &mut Ui, words: &Words, go: &mut MessageWriter<Go>) {
    if secondary(ui, words, "settings.controls", "ui-controls") {
        go.write(Go::To(Menu::Controls));
    }
    ui.add_space(space::M);
}

/// How long the table rests where computers play each other.
pub(super) fn pause(ui: &mut Ui, words: &Words, play: &mut PlaySettings) {
    paragraph(ui, &words.get("ui-settings-pause"));
    let offered = PlaySettings::PAUSES.map(|seconds| {
        let says = match seconds {
            0.0 => words.get("ui-settings-pause-none"),
            _ => format!("{seconds} s"),
        };
        (seconds, format!("{seconds}"), says)
    });
    let choices: Vec<_> = offered
        .iter()
        .map(|(seconds, name, says)| Choice::new(*seconds, name.as_str(), says.as_str()))
        .collect();
    choose(ui, "settings.pause", &mut play.pause, &choices);
}

/// How long Grand Master may think.
pub(super) fn thinking(ui: &mut Ui, words: &Words, play: &mut PlaySettings) {
    paragraph(ui, &words.get("ui-settings-thinking"));
    let offered = PlaySettings::THINKING
        .map(|seconds| (seconds, format!("{seconds}"), format!("{seconds} s")));
    let choices: Vec<_> = offered
        .iter()
        .map(|(seconds, name, says)| Choice::new(*seconds, name.as_str(), says.as_str()))
        .collect();
    choose(ui, "settings.thinking", &mut play.thinking, &choices);
    hint(ui, &words.get("ui-settings-thinking-hint"));
}

/// When every action is commented on.
pub(super) fn comments(ui: &mut Ui, words: &Words, helps: &mut HelpSettings) {
    paragraph(ui, &words.get("ui-settings-show-comments"));
    let choice = |value, name, key| Choice::new(value, name, words.get(key));
    choose(
        ui,
        "settings.comments",
        &mut helps.commentary,
        &[
            choice(
                CommentsShown::Automatic,
                "automatic",
                "ui-settings-comments-automatic",
            ),
            choice(CommentsShown::Always, "always", "ui-settings-counts-always"),
            choice(CommentsShown::Never, "never", "ui-settings-counts-never"),
        ],
    );
}

/// What a hint shows.
pub(super) fn hints(ui: &mut Ui, words: &Words, helps: &mut HelpSettings) {
    paragraph(ui, &words.get("training-hints"));
    let choice = |value, name, key| Choice::new(value, name, words.get(key));
    let shown = [
        choice(HintShown::Best, "best", "training-hints-best"),
        choice(HintShown::Good, "good", "training-hints-good"),
    ];
    choose(ui, "settings.hint", &mut helps.hint, &shown);
}

/// The question before a costly move, and the file of all that is said.
pub(super) fn helps(ui: &mut Ui, words: &Words, helps: &mut HelpSettings) {
    paragraph(ui, &words.get("ui-settings-warning"));
    let offered = HelpSettings::WARNINGS.map(|seeds| {
        let says = match seeds {
            0 => words.get("ui-settings-counts-never"),
            _ => words.format("ui-settings-warning-from", &[("seeds", seeds.into())]),
        };
        (seeds, seeds.to_string(), says)
    });
    let choices: Vec<_> = offered
        .iter()
        .map(|(seeds, name, says)| Choice::new(*seeds, name.as_str(), says.as_str()))
        .collect();
    choose(ui, "settings.warning", &mut helps.warning, &choices);
    toggle(
        ui,
        "settings.transcript",
        &words.get("ui-transcript-file"),
        &mut helps.transcript,
    );
    ui.add_space(space::M);
}

/// Contrast, and the lights on the rims.
pub(super) fn picture(ui: &mut Ui, words: &Words, look: &mut LookSettings) {
    let mut high = look.contrast == Contrast::High;
    toggle(
        ui,
        "settings.contrast",
        &words.get("ui-settings-contrast"),
        &mut high,
    );
    look.contrast = if high {
        Contrast::High
    } else {
        Contrast::Usual
    };
    section(ui, &words.get("ui-settings-lights"));
    let choice = |value, name, key| Choice::new(value, name, words.get(key));
    choose(
        ui,
        "settings.lights",
        &mut look.lights,
        &[
            choice(LightPalette::Usual, "usual", "ui-settings-lights-usual"),
            choice(
                LightPalette::Distinct,
                "distinct",
                "ui-settings-lights-distinct",
            ),
        ],
    );
    ui.add_space(space::M);
}

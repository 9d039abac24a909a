//! The settings. Changes apply at once and are saved.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::files::FileName;
use crate::game::localization::{Words, trouble};
use crate::game::settings::{
    BoardMaterial, CommentsShown, Contrast, CountsShown, HelpSettings, HintShown, LightPalette,
    LookSettings, PlaySettings, Quality, SeedSet, Settings, SettingsCommand, SoundSettings, Speed,
};
use crate::game::state::Menu;
use crate::game::storage::{FileTrouble, Storage};
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::notices::Notices;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{
    Choice, Panel, choose, hint, paragraph, scroll, secondary, section, slider, toggle,
};
use crate::text::Language;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (560.0, 640.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::Settings)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    mut changes: MessageWriter<SettingsCommand>,
    mut go: MessageWriter<Go>,
    mut commands: Commands,
    storage: Res<Storage>,
    mut notices: ResMut<Notices>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let title = words.get("ui-settings");
    let mut changed = settings.clone();
    let panel = Panel::new("settings", SIZE.0).title(&title).height(SIZE.1);
    let is_left = panel.show_with_back(ctx, &words, |ui| {
        scroll(ui, "settings", space::CONTROL + space::M, |ui| {
            let mut rows = Rows { ui, words: &words };
            rows.play(&mut changed.play);
            if secondary(rows.ui, &words, "settings.controls", "ui-controls") {
                go.write(Go::To(Menu::Controls));
            }
            rows.gap();
            rows.helps(&mut changed);
            rows.sound(&mut changed.sound);
            rows.table(&mut changed.look);
            rows.picture(&mut changed.look);
            rows.language(&mut changed);
            backup_rows(ui, &words, &storage, &mut notices, &mut commands);
        });
    });
    if is_left {
        go.write(Go::Back);
    }
    if *settings != changed {
        changes.write(SettingsCommand::set(changed));
    }
    Ok(())
}

/// The rows of the menu. Widget names and message keys are derived from the name of a row: for
/// `seed_set` they are `settings.seed_set` and `ui-settings-seed-set`; for its choice `cowries`,
/// `settings.seed_set.cowries` and `ui-settings-seed-set-cowries`.
struct Rows<'a> {
    ui: &'a mut Ui,
    words: &'a Words,
}

impl Rows<'_> {
    fn play(&mut self, play: &mut PlaySettings) {
        self.section("ui-speed");
        let mut is_animated = play.speed != Speed::Off;
        if self.toggle("animations", &mut is_animated) {
            play.speed = if is_animated {
                Speed::default()
            } else {
                Speed::Off
            };
        }
        let speeds = speeds().map(|(name, speed)| {
            let says = speed_words(speed, self.words);
            (speed, name.to_owned(), says)
        });
        let speeds = speeds.collect();
        self.segments("speed", &mut play.speed, speeds);
        self.toggle("turning_board", &mut play.turning_board);
        let none = self.words.get("ui-settings-pause-none");
        self.title("pause");
        let pauses = PlaySettings::PAUSES.map(|seconds| match seconds {
            0.0 => (seconds, "0".to_owned(), none.clone()),
            _ => (seconds, format!("{seconds}"), format!("{seconds} s")),
        });
        self.segments("pause", &mut play.pause, pauses.into());
        self.title("thinking");
        let times = PlaySettings::THINKING;
        let times = times.map(|time| (time, format!("{time}"), format!("{time} s")));
        self.segments("thinking", &mut play.thinking, times.into());
        hint(self.ui, &self.words.get("ui-settings-thinking-hint"));
        self.gap();
    }

    fn helps(&mut self, settings: &mut Settings) {
        let helps = &mut settings.helps;
        self.section("ui-settings-helps");
        let counts = [
            (CountsShown::Hovered, "hovered"),
            (CountsShown::Always, "always"),
            (CountsShown::Never, "never"),
        ];
        self.choose("counts", &mut helps.counts, &counts);
        self.toggle("letters", &mut helps.letters);
        self.toggle("targets", &mut helps.targets);
        self.toggle("target", &mut helps.target);
        self.toggle("ghost", &mut helps.ghost);
        self.toggle("threats", &mut helps.threats);
        let comments = [
            (CommentsShown::Automatic, "automatic"),
            (CommentsShown::Always, "always"),
            (CommentsShown::Never, "never"),
        ];
        self.choose("comments", &mut helps.commentary, &comments);
        paragraph(self.ui, &self.words.get("training-hints"));
        let hints = [
            (HintShown::Best, "best", "training-hints-best"),
            (HintShown::Good, "good", "training-hints-good"),
        ];
        let hints = hints.map(|(value, name, key)| (value, name.to_owned(), self.words.get(key)));
        self.segments("hint", &mut helps.hint, hints.into());
        self.toggle("first_lessons", &mut settings.learning.offers);
        self.toggle("evaluation", &mut helps.evaluation);
        self.gap();
        self.title("warning");
        let warnings = HelpSettings::WARNINGS.map(|seeds| {
            let says = match seeds {
                0 => self.words.get("ui-settings-counts-never"),
                _ => {
                    let seeds = [("seeds", seeds.into())];
                    self.words.format("ui-settings-warning-from", &seeds)
                }
            };
            (seeds, seeds.to_string(), says)
        });
        self.segments("warning", &mut helps.warning, warnings.into());
        let label = self.words.get("ui-transcript-file");
        toggle(
            self.ui,
            "settings.transcript",
            &label,
            &mut helps.transcript,
        );
        self.gap();
    }

    fn sound(&mut self, sound: &mut SoundSettings) {
        self.section("ui-settings-sound");
        let mut is_on = !sound.muted;
        let label = self.words.get("ui-settings-sound-on");
        toggle(self.ui, "settings.sound", &label, &mut is_on);
        sound.muted = !is_on;
        let words = self.words;
        self.ui.add_enabled_ui(is_on, |ui| {
            for (name, volume) in [
                ("master", &mut sound.master),
                ("seeds", &mut sound.seeds),
                ("voice", &mut sound.voice),
                ("ambience", &mut sound.ambience),
                ("music", &mut sound.music),
            ] {
                let label = words.get(&format!("ui-settings-volume-{name}"));
                paragraph(ui, &label);
                slider(ui, &format!("settings.{name}"), &label, volume);
            }
        });
        self.gap();
    }

    fn table(&mut self, look: &mut LookSettings) {
        self.section("ui-settings-table");
        let boards = BoardMaterial::ALL.map(|board| match board {
            BoardMaterial::Hardwood => (board, "hardwood"),
            BoardMaterial::Ebony => (board, "ebony"),
            BoardMaterial::OliveWood => (board, "olive_wood"),
            BoardMaterial::Terracotta => (board, "terracotta"),
        });
        self.choose("board", &mut look.board, &boards);
        let sets = SeedSet::ALL.map(|set| match set {
            SeedSet::NickerNuts => (set, "nicker_nuts"),
            SeedSet::Cowries => (set, "cowries"),
            SeedSet::IvoryNuts => (set, "ivory_nuts"),
            SeedSet::GlassBeads => (set, "glass_beads"),
        });
        self.choose("seed_set", &mut look.seeds, &sets);
        self.gap();
    }

    fn picture(&mut self, look: &mut LookSettings) {
        self.section("ui-settings-picture");
        let qualities = [
            (None, "automatic"),
            (Some(Quality::Low), "low"),
            (Some(Quality::Medium), "medium"),
            (Some(Quality::High), "high"),
        ];
        self.choose("quality", &mut look.quality, &qualities);
        self.title("text_size");
        let sizes = LookSettings::TEXT_SIZES.map(|size| {
            let percent = format!("{:.0}", size * 100.0);
            (size, percent.clone(), format!("{percent} %"))
        });
        self.segments("text_size", &mut look.text_size, sizes.into());
        self.toggle("reduced_motion", &mut look.reduced_motion);
        self.gap();
        let mut is_high = look.contrast == Contrast::High;
        self.toggle("contrast", &mut is_high);
        look.contrast = if is_high {
            Contrast::High
        } else {
            Contrast::Usual
        };
        self.section("ui-settings-lights");
        let lights = [
            (LightPalette::Usual, "usual"),
            (LightPalette::Distinct, "distinct"),
        ];
        let lights = self.named("lights", &lights);
        self.segments("lights", &mut look.lights, lights);
        self.gap();
    }

    fn language(&mut self, settings: &mut Settings) {
        self.section("ui-settings-language");
        let languages = Language::all().map(|language| {
            let (code, name) = (language.code(), language.own_name());
            (language, code.to_owned(), name.to_owned())
        });
        let mut chosen = settings.spoken();
        if self.segments("language", &mut chosen, languages.collect()) {
            settings.language = Some(chosen.code().to_owned());
        }
    }

    fn section(&mut self, key: &str) {
        section(self.ui, &self.words.get(key));
    }

    fn title(&mut self, name: &str) {
        paragraph(self.ui, &self.words.get(&key_of(name)));
    }

    fn gap(&mut self) {
        self.ui.add_space(space::M);
    }

    /// A switch. Returns whether it was toggled.
    fn toggle(&mut self, name: &str, is_on: &mut bool) -> bool {
        let (widget, label) = (format!("settings.{name}"), self.words.get(&key_of(name)));
        toggle(self.ui, &widget, &label, is_on).changed()
    }

    /// A title and choices with texts from the message catalogue.
    fn choose<T: Copy + PartialEq>(&mut self, name: &str, chosen: &mut T, all: &[(T, &str)]) {
        self.title(name);
        let choices = self.named(name, all);
        self.segments(name, chosen, choices);
    }

    /// The choices with their texts from the message catalogue.
    fn named<T: Copy>(&self, name: &str, all: &[(T, &str)]) -> Vec<(T, String, String)> {
        let key = key_of(name);
        let named = all.iter().map(|(value, choice)| {
            let says = self
                .words
                .get(&format!("{key}-{}", choice.replace('_', "-")));
            (*value, (*choice).to_owned(), says)
        });
        named.collect()
    }

    /// Choices with their names and texts. Returns whether the choice changed.
    fn segments<T: Copy + PartialEq>(
        &mut self,
        name: &str,
        chosen: &mut T,
        all: Vec<(T, String, String)>,
    ) -> bool {
        let choices: Vec<_> = all
            .iter()
            .map(|(value, name, says)| Choice::new(*value, name, says.as_str()))
            .collect();
        choose(self.ui, &format!("settings.{name}"), chosen, &choices)
    }
}

/// The message key of a row.
fn key_of(name: &str) -> String {
    format!("ui-settings-{}", name.replace('_', "-"))
}

/// Backup and restore.
fn backup_rows(
    ui: &mut Ui,
    words: &Words,
    storage: &Storage,
    notices: &mut Notices,
    commands: &mut Commands,
) {
    ui.add_space(space::M);
    section(ui, &words.get("ui-settings-kept"));
    if secondary(ui, words, "settings.backup", "ui-backup") {
        match back_up(storage) {
            Ok((file, 0)) => notices.push("ui-backup-done", vec![("file", file)]),
            Ok((file, left_out)) => {
                let left_out = ("count", left_out.to_string());
                notices.push("ui-backup-without", vec![("file", file), left_out]);
            }
            Err(error) => {
                let reason = trouble(words, error);
                notices.push("ui-said", vec![("words", reason)]);
            }
        }
    }
    // In a browser a file dialog opens; a desktop window accepts dropped files.
    #[cfg(target_arch = "wasm32")]
    if secondary(ui, words, "settings.bring", "ui-bring") {
        crate::browser::choose_file();
        commands.insert_resource(super::opened_file::FileDialogOpen);
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = commands;
        hint(ui, &words.get("ui-bring-hint"));
    }
}

/// Exports everything as one file. Returns its path and the number of skipped files.
fn back_up(storage: &Storage) -> Result<(String, usize), FileTrouble> {
    let backup = storage.backup().ok_or_else(FileTrouble::nowhere)?;
    let text = backup.to_text();
    let text = text.map_err(|error| FileTrouble::Other(error.to_string()))?;
    let day = Storage::today().map_or_else(String::new, |day| day.to_string());
    let name = FileName::plain(
        &format!("awale backup {day}"),
        "awale-backup",
        ".awale-backup",
    );
    let file = storage.papers().put(name, text.as_bytes())?;
    Ok((file, backup.left_out()))
}

/// The selectable speeds with their stable names.
pub fn speeds() -> impl Iterator<Item = (&'static str, Speed)> {
    const NAMES: [&str; 6] = ["quarter", "half", "normal", "double", "four", "eight"];
    let factors = Speed::FACTORS.map(Speed::Times);
    NAMES
        .into_iter()
        .zip(factors)
        .chain(std::iter::once(("off", Speed::Off)))
}

/// The name of a speed: "½×".
pub fn speed_words(speed: Speed, words: &Words) -> String {
    let Speed::Times(factor) = speed else {
        return words.get("ui-speed-off");
    };
    let times = match factor {
        0.25 => "¼".to_owned(),
        0.5 => "½".to_owned(),
        _ => factor.to_string(),
    };
    words.format("ui-speed-times", &[("times", times.into())])
}

//! The settings. Changes apply at once and are saved.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::localization::Words;
use crate::navigation::Go;
use crate::settings::{
    self, Accessor, BoardMaterial, CommentsShown, Contrast, CountsShown, HintShown, LightPalette,
    Listed, Place, Quality, SeedSet, Settings, SettingsCommand, SpeechShown, Speed, VOLUMES,
};
use crate::state::Menu;
use crate::storage::StorageCommand;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Choice, Items, Panel, choose, hint, new_fault, paragraph, percent, scroll, section, slider,
    text_field, toggle,
};
use awale_engine::matches::letter::Broker;
use awale_engine::matches::letter::meeting::MAX_BROKER_LENGTH;
use awale_engine::text::Language;

/// The stable name of the menu.
const MENU: &str = "settings";

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (620.0, 640.0);

/// The page on which the menu opens, if it isn't the one that was shown last; despawned when the
/// menu closes.
#[derive(Component)]
struct FirstTab(Tab);

/// Opens the menu on this page.
pub(super) fn open(tab: Tab, commands: &mut Commands, go: &mut MessageWriter<Go>) {
    commands.spawn((FirstTab(tab), DespawnOnExit(Menu::Settings)));
    go.write(Go::To(Menu::Settings));
}

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tab {
    /// Text size, speed, keys and live play.
    #[default]
    Play,
    /// Marks, comments, hints.
    Helps,
    /// Volumes.
    Sound,
    /// Board, seeds and picture.
    Table,
    /// Language and backups.
    Language,
}

impl Tab {
    /// All pages, with their stable names and the keys of their titles.
    const ALL: [(Self, &'static str, &'static str); 5] = [
        (Self::Play, "play", "ui-settings-general"),
        (Self::Helps, "helps", "ui-settings-helps"),
        (Self::Sound, "sound", "ui-settings-sound"),
        (Self::Table, "table", "ui-settings-table"),
        (Self::Language, "language", "ui-settings-language"),
    ];
}

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Settings, show);
}

fn show(
    mut menu: MenuPage,
    settings: Res<Settings>,
    first: Query<&FirstTab>,
    mut tab: Local<Tab>,
    mut changes: MessageWriter<SettingsCommand>,
    mut commands: Commands,
    mut storage_commands: MessageWriter<StorageCommand>,
) -> Result {
    if menu.has_opened()
        && let Some(&FirstTab(first)) = first.iter().next()
    {
        *tab = first;
    }
    let panel = Panel::page("settings", SIZE);
    menu.show(panel, "ui-settings", |ui, words, go| {
        let tabs = Tab::ALL.map(|(tab, name, key)| Choice::new(tab, name, words.get(key)));
        choose(ui, "settings.page", &mut *tab, &tabs);
        ui.add_space(space::HALF);
        let salt = format!("settings {:?}", *tab);
        scroll(ui, &salt, space::CONTROL + space::M, |ui| {
            let mut rows = Rows {
                ui,
                words,
                settings: settings.clone(),
                changes: &mut changes,
            };
            match *tab {
                Tab::Play => {
                    rows.show_play();
                    if Items::new(MENU, words).secondary(rows.ui, "controls", "ui-controls") {
                        go.write(Go::To(Menu::Controls));
                    }
                    rows.show_live();
                }
                Tab::Helps => rows.show_helps(),
                Tab::Sound => rows.show_sound(),
                Tab::Table => {
                    rows.show_table();
                    rows.show_picture();
                }
                Tab::Language => {
                    rows.show_language();
                    rows.add_gap();
                    backup_rows(ui, words, &mut storage_commands, &mut commands);
                }
            }
        });
    })
}

/// The rows of the menu. The name of a row determines the name of its widget and its message key:
/// `seed_set` is `settings.seed_set` and `ui-settings-seed-set`; its choice `cowries` is
/// `settings.seed_set.cowries` and `ui-settings-seed-set-cowries`.
struct Rows<'a, 'w> {
    ui: &'a mut Ui,
    words: &'a Words,
    /// The settings with the changes of this frame.
    settings: Settings,
    changes: &'a mut MessageWriter<'w, SettingsCommand>,
}

impl Rows<'_, '_> {
    fn show_play(&mut self) {
        self.show_section("ui-settings-text-size");
        self.listed(&settings::TEXT_SIZE, |words, size| {
            let name = format!("{:.0}", size * 100.0);
            Choice::new(size, name, percent(words, size))
        });
        self.add_gap();
        self.show_section("ui-speed");
        let mut is_animated = self.settings.play.speed != Speed::Off;
        if self.switch("animations", &message_key("animations"), &mut is_animated) {
            let speed = if is_animated {
                Speed::default()
            } else {
                Speed::Off
            };
            self.set(|settings| &mut settings.play.speed, speed);
        }
        self.listed(&settings::SPEED, |words, speed| {
            Choice::new(speed, speed.key(), speed_label(speed, words))
        });
        self.toggle("turning_board", |settings| &mut settings.play.turning_board);
        self.show_title("pause");
        self.listed(&settings::PAUSE, |words, pause| match pause {
            0.0 => Choice::new(pause, "0", words.get("ui-settings-pause-none")),
            _ => seconds(words, pause),
        });
        self.show_title("thinking");
        self.listed(&settings::THINKING, seconds);
        hint(self.ui, &self.words.get("ui-settings-thinking-hint"));
        self.add_gap();
    }

    fn show_helps(&mut self) {
        self.show_section("ui-settings-helps");
        let counts = CountsShown::ALL.map(|value| (value, value.key()));
        self.choose("counts", |settings| &mut settings.helps.counts, &counts);
        self.toggle("letters", |settings| &mut settings.helps.letters);
        self.toggle("targets", |settings| &mut settings.helps.targets);
        self.toggle("target", |settings| &mut settings.helps.target);
        self.toggle("ghost", |settings| &mut settings.helps.ghost);
        self.toggle("threats", |settings| &mut settings.helps.threats);
        let comments = CommentsShown::ALL.map(|value| (value, value.key()));
        let commentary: Accessor<CommentsShown> = |settings| &mut settings.helps.commentary;
        self.choose("comments", commentary, &comments);
        let words = self.words;
        let hints = HintShown::ALL.map(|value| {
            let key = format!("training-hints-{}", value.key());
            Choice::new(value, value.key(), words.get(&key))
        });
        paragraph(self.ui, &words.get("training-hints"));
        self.segments("hint", |settings| &mut settings.helps.hint, &hints);
        self.toggle("first_lessons", |settings| &mut settings.learning.offers);
        self.toggle("evaluation", |settings| &mut settings.helps.evaluation);
        self.add_gap();
        self.show_title("warning");
        self.amounts(
            &settings::WARNING,
            "ui-settings-counts-never",
            ("ui-settings-warning-from", "seeds"),
        );
        let by_ear: Accessor<bool> = |settings| &mut settings.helps.by_ear;
        self.toggle_by("speech-by-ear", "by_ear", by_ear);
        let speech = SpeechShown::ALL.map(|value| {
            let key = format!("speech-shown-{}", value.key());
            Choice::new(value, value.key(), words.get(&key))
        });
        paragraph(self.ui, &words.get("speech-shown"));
        self.segments("speech", |settings| &mut settings.helps.speech, &speech);
        paragraph(self.ui, &self.words.get("speech-scanning"));
        self.amounts(
            &settings::SCANNING,
            "speech-scanning-off",
            ("speech-scanning-pace", "seconds"),
        );
        let transcript: Accessor<bool> = |settings| &mut settings.helps.transcript;
        self.toggle_by("ui-transcript-file", "transcript", transcript);
        self.add_gap();
    }

    fn show_sound(&mut self) {
        self.show_section("ui-settings-sound");
        let mut is_on = !self.settings.sound.muted;
        if self.switch("sound", "ui-settings-sound-on", &mut is_on) {
            self.set(|settings| &mut settings.sound.muted, !is_on);
        }
        let words = self.words;
        let mut set = None;
        self.ui.add_enabled_ui(is_on, |ui| {
            for (name, field) in VOLUMES {
                let label = words.get(&format!("ui-settings-volume-{name}"));
                paragraph(ui, &label);
                let mut volume = *field(&mut self.settings);
                let name = format!("settings.{name}");
                if slider(ui, words, &name, &label, &mut volume).changed() {
                    set = Some((field, volume));
                }
            }
        });
        if let Some((field, volume)) = set {
            self.set(field, volume);
        }
        self.add_gap();
    }

    fn show_table(&mut self) {
        self.show_section("ui-settings-table");
        self.toggle("by_game", |settings| &mut settings.look.by_game);
        let boards = BoardMaterial::ALL.map(|value| (value, value.key()));
        self.choose("board", |settings| &mut settings.look.board, &boards);
        let sets = SeedSet::ALL.map(|value| (value, value.key()));
        self.choose("seed_set", |settings| &mut settings.look.seeds, &sets);
        let places = Place::ALL.map(|value| (value, value.key()));
        self.choose("place", |settings| &mut settings.look.place, &places);
        self.add_gap();
    }

    fn show_picture(&mut self) {
        self.show_section("ui-settings-picture");
        let mut qualities = vec![(None, "automatic")];
        qualities.extend(Quality::ALL.map(|value| (Some(value), value.key())));
        self.choose("quality", |settings| &mut settings.look.quality, &qualities);
        self.toggle("reduced_motion", |settings| {
            &mut settings.look.reduced_motion
        });
        self.add_gap();
        let mut is_high = self.settings.look.contrast == Contrast::High;
        if self.switch("contrast", &message_key("contrast"), &mut is_high) {
            let contrast = if is_high {
                Contrast::High
            } else {
                Contrast::Usual
            };
            self.set(|settings| &mut settings.look.contrast, contrast);
        }
        self.show_section("ui-settings-lights");
        let lights = LightPalette::ALL.map(|value| (value, value.key()));
        let lights = self.with_labels("lights", &lights);
        self.segments("lights", |settings| &mut settings.look.lights, &lights);
        self.add_gap();
    }

    fn show_language(&mut self) {
        self.show_section("ui-settings-language");
        let choice =
            |language: Language| Choice::new(language, language.code(), language.own_name());
        let languages: Vec<_> = Language::all().map(choice).collect();
        let mut chosen = self.settings.effective_language();
        if choose(self.ui, "settings.language", &mut chosen, &languages) {
            let code = chosen.code().to_owned();
            self.changes.write(SettingsCommand::new(move |settings| {
                settings.language = Some(code.clone());
            }));
        }
    }

    /// Shows the broker for live play with friends.
    fn show_live(&mut self) {
        if !cfg!(feature = "live") {
            return;
        }
        self.add_gap();
        self.show_section("ui-settings-broker");
        let label = self.words.get("ui-settings-broker-label");
        let mut broker = self.settings.broker.clone();
        let name = "settings.broker";
        if text_field(self.ui, name, &label, &mut broker, MAX_BROKER_LENGTH).changed() {
            self.settings.broker.clone_from(&broker);
            self.changes.write(SettingsCommand::new(move |settings| {
                settings.broker.clone_from(&broker);
            }));
        }
        let broker = &self.settings.broker;
        if broker.trim().is_empty() || broker.parse::<Broker>().is_ok() {
            hint(self.ui, &self.words.get("ui-settings-broker-hint"));
        } else {
            new_fault(self.ui, &self.words.get("ui-settings-broker-wrong"));
        }
    }

    fn show_section(&mut self, key: &str) {
        section(self.ui, &self.words.get(key));
    }

    fn show_title(&mut self, name: &str) {
        paragraph(self.ui, &self.words.get(&message_key(name)));
    }

    fn add_gap(&mut self) {
        self.ui.add_space(space::M);
    }

    /// Changes a setting, both as shown here and as saved.
    fn set<T: Copy + Send + Sync + 'static>(&mut self, field: Accessor<T>, value: T) {
        *field(&mut self.settings) = value;
        let change = move |settings: &mut Settings| *field(settings) = value;
        self.changes.write(SettingsCommand::new(change));
    }

    /// Shows a switch for a setting.
    fn toggle(&mut self, name: &str, field: Accessor<bool>) {
        self.toggle_by(&message_key(name), name, field);
    }

    /// Shows a switch for a setting, labelled by the message `key`.
    fn toggle_by(&mut self, key: &str, name: &str, field: Accessor<bool>) {
        let mut is_on = *field(&mut self.settings);
        if self.switch(name, key, &mut is_on) {
            self.set(field, is_on);
        }
    }

    /// Shows a switch. Returns whether it was pressed.
    fn switch(&mut self, name: &str, key: &str, is_on: &mut bool) -> bool {
        let label = self.words.get(key);
        toggle(self.ui, &format!("settings.{name}"), &label, is_on).changed()
    }

    /// Shows a title and the choices, labelled by messages that follow from their names.
    fn choose<T>(&mut self, name: &str, field: Accessor<T>, all: &[(T, &str)])
    where
        T: Copy + PartialEq + Send + Sync + 'static,
    {
        self.show_title(name);
        let choices = self.with_labels(name, all);
        self.segments(name, field, &choices);
    }

    /// Adds labels to choices, by the messages that follow from their names.
    fn with_labels<'c, T: Copy>(&self, name: &str, all: &[(T, &'c str)]) -> Vec<Choice<'c, T>> {
        let key = message_key(name);
        let choices = all.iter().map(|&(value, choice)| {
            let key = format!("{key}-{}", choice.replace('_', "-"));
            Choice::new(value, choice, self.words.get(&key))
        });
        choices.collect()
    }

    /// Shows choices for a setting.
    fn segments<T>(&mut self, name: &str, field: Accessor<T>, choices: &[Choice<'_, T>])
    where
        T: Copy + PartialEq + Send + Sync + 'static,
    {
        let mut chosen = *field(&mut self.settings);
        if choose(self.ui, &format!("settings.{name}"), &mut chosen, choices) {
            self.set(field, chosen);
        }
    }

    /// Shows the values that a setting can have. `choice` returns the choice of one.
    fn listed<T>(&mut self, setting: &Listed<T>, choice: impl Fn(&Words, T) -> Choice<'static, T>)
    where
        T: Copy + PartialEq + Send + Sync + 'static,
    {
        let values = setting.values.iter();
        let choices: Vec<_> = values.map(|&value| choice(self.words, value)).collect();
        self.segments(setting.name, setting.field, &choices);
    }

    /// Shows a number. The message `none` is the label of 0, and `some` with the value as
    /// `argument` that of any other.
    fn amounts(
        &mut self,
        setting: &Listed<u8>,
        none: &str,
        (some, argument): (&str, &'static str),
    ) {
        self.listed(setting, |words, value| {
            let label = match value {
                0 => words.get(none),
                _ => words.format(some, &[(argument, value.into())]),
            };
            Choice::new(value, value.to_string(), label)
        });
    }
}

/// Returns the choice of a number of seconds: "2 s".
fn seconds(words: &Words, seconds: f32) -> Choice<'static, f32> {
    let whole = [("seconds", (seconds.round() as i64).into())];
    let label = words.format("ui-seconds", &whole);
    Choice::new(seconds, format!("{seconds}"), label)
}

/// Returns the message key of the row with this name.
fn message_key(name: &str) -> String {
    format!("ui-settings-{}", name.replace('_', "-"))
}

/// The dialog in which the player chooses a file, in a browser.
#[cfg(target_arch = "wasm32")]
#[derive(Component)]
pub struct FileDialog;

/// Shows the buttons for backup and restore.
fn backup_rows(
    ui: &mut Ui,
    words: &Words,
    storage_commands: &mut MessageWriter<StorageCommand>,
    commands: &mut Commands,
) {
    let items = Items::new(MENU, words);
    ui.add_space(space::M);
    section(ui, &words.get("ui-settings-kept"));
    if items.secondary(ui, "backup", "ui-backup") {
        storage_commands.write(StorageCommand::BackUp);
    }
    // In a browser a file dialog opens; a desktop window accepts dropped files.
    #[cfg(target_arch = "wasm32")]
    if items.secondary(ui, "bring", "ui-bring") {
        awale_engine::browser::choose_file();
        commands.spawn((Name::new("File dialog"), FileDialog));
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = commands;
        hint(ui, &words.get("ui-bring-hint"));
    }
}

/// Returns the label of a speed, such as "½×".
pub(super) fn speed_label(speed: Speed, words: &Words) -> String {
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

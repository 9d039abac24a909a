//! The player's settings: saved here, applied by the modules that use them.

mod look;
mod offered;
mod speed;

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::controls::Controls;
use crate::schedule::GameSet;
use crate::storage::{Storage, StorageNotice, restored};
use awale_engine::files::FileName;
use awale_engine::lessons::RuleKind;
use awale_engine::matches::letter::Broker;
use awale_engine::matches::letter::meeting::MAX_BROKER_LENGTH;
use awale_engine::text::Language;
use awale_rules::RuleSet;
use awale_rules::game_file::write_fingerprint;
use awale_rules::keyed::keyed_enum;
pub use look::{BoardMaterial, Place, Quality, SeedSet};
pub use offered::{CommentsShown, Contrast, HintShown, LightPalette, SpeechShown};
pub use speed::Speed;

/// The settings file.
pub const FILE: FileName = FileName::from_static("settings.ron");

/// All settings. Changes are applied and saved automatically.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize, Reflect)]
#[reflect(Resource, Debug)]
#[serde(default)]
pub struct Settings {
    /// The code of the chosen language; `None` to follow the system's.
    pub language: Option<String>,
    /// Volumes.
    pub sound: SoundSettings,
    /// The playback of moves.
    pub play: PlaySettings,
    /// Marks, counts and comments on and beside the board.
    pub helps: HelpSettings,
    /// The look of the table and the panels.
    pub look: LookSettings,
    /// Which lessons are offered automatically.
    pub learning: LearningSettings,
    /// Keys and gamepad buttons.
    pub controls: Controls,
    /// The address of a web build that copied links begin with; if empty, links can only be pasted.
    /// The web build knows its own address.
    pub page: String,
    /// The address of the MQTT broker for live play; empty for none.
    pub broker: String,
}

/// Maximum length of a page's address, in characters.
const MAX_ADDRESS_LENGTH: usize = 500;

/// Volumes from 0 (silent) to 1 (full).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(default)]
pub struct SoundSettings {
    /// The master volume.
    pub master: f32,
    /// Seeds that are lifted, dropped and captured.
    pub seeds: f32,
    /// Events: refusals, passes, the end.
    pub voice: f32,
    /// Insects, leaves, a distant bird.
    pub ambience: f32,
    /// Thumb piano and balafon.
    pub music: f32,
    /// Whether all sound is off.
    pub muted: bool,
}

/// The playback of moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(default)]
pub struct PlaySettings {
    /// The speed of moves, listed in [`SPEED`].
    pub speed: Speed,
    /// Whether the board turns to the player to move, if two people play.
    pub turning_board: bool,
    /// The pause between the moves of two computers, in seconds, listed in [`PAUSE`].
    pub pause: f32,
    /// Grand Master's time limit per move, in seconds, listed in [`THINKING`].
    pub thinking: f32,
}

/// Marks, counts and comments on and beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Reflect)]
#[serde(default)]
pub struct HelpSettings {
    /// Which holes show their counts.
    pub counts: CountsShown,
    /// Whether holes show their letters.
    pub letters: bool,
    /// Whether playable holes are marked, and reasons are given for illegal ones.
    pub targets: bool,
    /// Whether the move from the hole pointed at is previewed on the table.
    pub ghost: bool,
    /// Whether the last hole of a move is marked if its ghost is off.
    pub target: bool,
    /// Whether holes that the opponent could capture are marked.
    pub threats: bool,
    /// When moves are commented on.
    pub commentary: CommentsShown,
    /// The content of a hint.
    pub hint: HintShown,
    /// Whether the list of moves is shown.
    pub moves: bool,
    /// Whether the list shows the engine's evaluation of every position.
    pub evaluation: bool,
    /// The minimum loss, in seeds, of a move that is warned about, listed in [`WARNING`]; 0 for no
    /// warnings.
    pub warning: u8,
    /// Whether the transcript of a match is also written to a file.
    pub transcript: bool,
    /// Whether keys explore the board hole by hole, as they do with a screen reader.
    pub by_ear: bool,
    /// The extent of unprompted announcements.
    pub speech: SpeechShown,
    /// The time for which a row or a widget is highlighted for players with a single switch, in
    /// seconds, listed in [`SCANNING`]; 0 for no scanning.
    pub scanning: u8,
}

/// Which lessons are offered automatically.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Reflect)]
#[serde(default)]
pub struct LearningSettings {
    /// Whether a lesson is offered before a game with a new kind of rule.
    pub offers: bool,
    /// The kinds of rules that the player knows, by [`RuleKind::key`]; unknown keys are preserved.
    pub met: BTreeSet<String>,
    /// The number of prompts of the first game that have been followed; at most
    /// [`LearningSettings::PROMPTS`].
    pub prompts: u8,
    /// Whether the player has answered the introduction of the companion, which is shown once.
    pub knows_companion: bool,
    /// The [fingerprints](RuleSet::fingerprint) of the rules under which a game was finished on
    /// this device.
    pub played: BTreeSet<String>,
}

impl LearningSettings {
    /// The number of prompts in the first game.
    pub const PROMPTS: u8 = 3;

    /// Returns the kinds of rules that the player knows.
    #[must_use]
    pub fn met_kinds(&self) -> BTreeSet<RuleKind> {
        self.met
            .iter()
            .filter_map(|id| RuleKind::from_key(id))
            .collect()
    }

    /// Returns whether a game under these rules was finished.
    #[must_use]
    pub fn has_played(&self, rules: &RuleSet) -> bool {
        self.played
            .contains(&write_fingerprint(rules.fingerprint()))
    }

    /// Records that the player knows these kinds of rules.
    pub fn meet(&mut self, kinds: impl IntoIterator<Item = RuleKind>) {
        let ids = kinds.into_iter().map(|kind| kind.key().to_owned());
        self.met.extend(ids);
    }
}

impl Default for LearningSettings {
    fn default() -> Self {
        Self {
            offers: true,
            met: BTreeSet::new(),
            prompts: 0,
            knows_companion: false,
            played: BTreeSet::new(),
        }
    }
}

keyed_enum! {
    /// Which holes show their counts.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Reflect)]
    pub enum CountsShown {
        /// All until the player has finished a game against the computer, then that of the hole
        /// under the pointer.
        #[default]
        FirstGame = "first-game",
        /// The hole under the pointer.
        Hovered = "hovered",
        /// All.
        Always = "always",
        /// None.
        Never = "never",
    }
}

/// The look of the table and the panels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(default)]
pub struct LookSettings {
    /// Graphics quality; `None` for automatic.
    pub quality: Option<Quality>,
    /// The scale of text and panels, listed in [`TEXT_SIZE`].
    pub text_size: f32,
    /// Whether panels, marks and seeds move without animation.
    pub reduced_motion: bool,
    /// Whether a game that has a board and seeds of its own is played with them.
    pub by_game: bool,
    /// The board.
    pub board: BoardMaterial,
    /// The set of seeds.
    pub seeds: SeedSet,
    /// The place in which the table stands.
    pub place: Place,
    /// The contrast of text.
    pub contrast: Contrast,
    /// The palette of the lights on the rims.
    pub lights: LightPalette,
}

/// The accessor of a setting.
pub type Accessor<T> = fn(&mut Settings) -> &mut T;

/// A setting whose value the player chooses from a list.
pub struct Listed<T: 'static> {
    /// The name of its field.
    pub name: &'static str,
    /// Its accessor.
    pub field: Accessor<T>,
    /// The values to choose from.
    pub values: &'static [T],
    /// The value until the player chooses another.
    default: T,
}

impl<T: Copy + PartialEq + 'static> Listed<T> {
    /// Replaces a value that isn't listed by the default, and returns it.
    fn correct(&self, settings: &mut Settings) -> Option<T> {
        let value = (self.field)(settings);
        if self.values.contains(value) {
            return None;
        }
        Some(std::mem::replace(value, self.default))
    }
}

/// Declares settings whose values the player chooses from lists: the field, the values, and the
/// default. The menu shows a row for each, and values in a file are checked against the list.
macro_rules! listed {
    ($(
        $(#[$about:meta])*
        $name:ident: $type:ty = $group:ident.$field:ident in $values:expr, else $default:expr;
    )+) => {
        $(
            $(#[$about])*
            pub const $name: Listed<$type> = Listed {
                name: stringify!($field),
                field: |settings| &mut settings.$group.$field,
                values: $values,
                default: $default,
            };
        )+

        /// Replaces values that aren't listed by the defaults. Returns what was replaced, as in a
        /// settings file.
        fn correct_listed(settings: &mut Settings) -> Vec<String> {
            let mut replaced = Vec::new();
            $(
                if let Some(value) = $name.correct(settings) {
                    let path = concat!(stringify!($group), ".", stringify!($field));
                    replaced.push(format!("{path}: {value:?}"));
                }
            )+
            replaced
        }
    };
}

listed! {
    /// The speeds of moves.
    SPEED: Speed = play.speed in &Speed::ALL, else Speed::NORMAL;
    /// The pauses between the moves of two computers, in seconds.
    PAUSE: f32 = play.pause in &[0.0, 1.0, 2.0, 5.0, 10.0], else 0.0;
    /// The time limits of Grand Master, in seconds.
    THINKING: f32 = play.thinking in &[1.0, 2.0, 5.0, 10.0], else 2.0;
    /// The thresholds for warnings, in seeds; 0 for no warnings.
    WARNING: u8 = helps.warning in &[0, 3, 5, 8], else 0;
    /// The scanning intervals, in seconds; 0 for no scanning.
    SCANNING: u8 = helps.scanning in &[0, 1, 2, 3, 4], else 0;
    /// The scales of text and panels.
    TEXT_SIZE: f32 = look.text_size in &[0.8, 1.0, 1.25, 1.5, 1.75, 2.0], else 1.0;
}

/// The volumes, each from 0 to 1, with their names in a settings file.
pub const VOLUMES: [(&str, Accessor<f32>); 5] = [
    ("master", |settings| &mut settings.sound.master),
    ("seeds", |settings| &mut settings.sound.seeds),
    ("voice", |settings| &mut settings.sound.voice),
    ("ambience", |settings| &mut settings.sound.ambience),
    ("music", |settings| &mut settings.sound.music),
];

impl Settings {
    /// Returns the language: the chosen one, else the system's, else English.
    #[must_use]
    pub fn effective_language(&self) -> Language {
        self.language
            .as_deref()
            .and_then(Language::from_code)
            .or_else(system_language)
            .unwrap_or_default()
    }

    /// Returns the broker for live play: that of the settings, else the one that the page offers.
    #[must_use]
    pub fn broker(&self) -> Option<Broker> {
        #[cfg(target_arch = "wasm32")]
        if self.broker.is_empty() {
            return awale_engine::browser::offered_broker()?.parse().ok();
        }
        self.broker.parse().ok()
    }

    /// Replaces invalid values, which a file may contain. Returns those that the player couldn't
    /// have chosen, as in a settings file.
    fn sanitize(&mut self) -> Vec<String> {
        // Links begin with the address up to `#`, on one line.
        let page = self
            .page
            .split(['#', '\n', '\r'])
            .next()
            .unwrap_or_default();
        self.page = page.trim().chars().take(MAX_ADDRESS_LENGTH).collect();
        self.broker = self.broker.trim().chars().take(MAX_BROKER_LENGTH).collect();
        let mut replaced = correct_listed(self);
        for (name, field) in VOLUMES {
            let volume = *field(self);
            if (0.0..=1.0).contains(&volume) {
                continue;
            }
            *field(self) = if volume.is_finite() {
                volume.clamp(0.0, 1.0)
            } else {
                *field(&mut Self::default())
            };
            replaced.push(format!("sound.{name}: {volume:?}"));
        }
        replaced
    }
}

impl Default for PlaySettings {
    fn default() -> Self {
        Self {
            speed: SPEED.default,
            turning_board: false,
            pause: PAUSE.default,
            thinking: THINKING.default,
        }
    }
}

impl HelpSettings {
    /// Returns whether the player plays with a single switch.
    #[must_use]
    pub const fn is_scanning(&self) -> bool {
        self.scanning > 0
    }
}

impl Default for LookSettings {
    fn default() -> Self {
        Self {
            quality: None,
            text_size: TEXT_SIZE.default,
            reduced_motion: false,
            by_game: true,
            board: BoardMaterial::default(),
            seeds: SeedSet::default(),
            place: Place::default(),
            contrast: Contrast::default(),
            lights: LightPalette::default(),
        }
    }
}

impl Default for SoundSettings {
    fn default() -> Self {
        Self {
            master: 0.8,
            seeds: 1.0,
            voice: 0.8,
            ambience: 0.5,
            music: 0.5,
            muted: false,
        }
    }
}

impl Default for HelpSettings {
    fn default() -> Self {
        Self {
            counts: CountsShown::default(),
            letters: true,
            targets: true,
            ghost: true,
            target: false,
            threats: false,
            commentary: CommentsShown::default(),
            hint: HintShown::default(),
            moves: false,
            evaluation: false,
            warning: WARNING.default,
            transcript: false,
            by_ear: false,
            speech: SpeechShown::default(),
            scanning: SCANNING.default,
        }
    }
}

/// A player's change to the settings. Changes are applied in order between [`GameSet::Menus`] and
/// [`GameSet::Settings`]; each leaves all other settings as they are.
#[derive(Message, Clone)]
pub struct SettingsCommand(Arc<dyn Fn(&mut Settings) + Send + Sync>);

impl SettingsCommand {
    /// Creates a command that applies this change.
    pub fn new(change: impl Fn(&mut Settings) + Send + Sync + 'static) -> Self {
        Self(Arc::new(change))
    }

    /// Creates a command that mutes or unmutes all sound.
    #[must_use]
    pub fn toggle_sound() -> Self {
        Self::new(|settings| settings.sound.muted = !settings.sound.muted)
    }

    /// Creates a command that records that the player has met these kinds of rules.
    #[must_use]
    pub fn meet(kinds: BTreeSet<RuleKind>) -> Self {
        Self::new(move |settings| settings.learning.meet(kinds.iter().copied()))
    }

    /// Creates a command that records that a game under these rules was finished.
    #[must_use]
    pub fn finish_game(rules: &RuleSet) -> Self {
        let fingerprint = write_fingerprint(rules.fingerprint());
        Self::new(move |settings| {
            settings.learning.played.insert(fingerprint.clone());
        })
    }
}

/// Applies commands, and marks the settings as changed only if they differ.
fn apply(mut commands: MessageReader<SettingsCommand>, mut settings: ResMut<Settings>) {
    let mut new_settings = settings.clone();
    for SettingsCommand(change) in commands.read() {
        change(&mut new_settings);
    }
    settings.set_if_neq(new_settings);
}

/// The system set that saves settings, within [`GameSet::Settings`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SaveSettings;

/// Run condition: the selected settings have changed since the last check. True at the first check.
pub fn setting_changed<T: PartialEq + Send + Sync + 'static>(
    select: impl Fn(&Settings) -> T + Clone,
) -> impl FnMut(Res<Settings>, Local<Option<T>>) -> bool + Clone {
    move |settings, mut last| {
        if last.is_some() && !settings.is_changed() {
            return false;
        }
        let current = select(&settings);
        let has_changed = last.as_ref() != Some(&current);
        *last = Some(current);
        has_changed
    }
}

/// Returns the first supported language among those of the system or browser.
fn system_language() -> Option<Language> {
    #[cfg(target_arch = "wasm32")]
    let requested = awale_engine::browser::languages().into_iter();
    #[cfg(not(target_arch = "wasm32"))]
    let requested = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .filter(|value| !value.is_empty());
    requested
        .into_iter()
        .find_map(|code| Language::from_code(&code))
}

/// Loads the settings, and saves changes.
pub fn plugin(app: &mut App) {
    let settings = app
        .world_mut()
        .get_resource_mut::<Storage>()
        .map(|mut storage| load(&mut storage))
        .unwrap_or_default();
    app.insert_resource(settings)
        .register_type::<Settings>()
        .add_message::<SettingsCommand>()
        .add_systems(
            Update,
            (
                apply
                    .run_if(on_message::<SettingsCommand>)
                    .after(GameSet::Menus)
                    .before(GameSet::Settings),
                reread
                    .run_if(restored(FILE))
                    .after(apply)
                    .before(GameSet::Settings),
                save.in_set(SaveSettings).in_set(GameSet::Settings),
            ),
        );
}

/// Loads the settings, and reports those that the player couldn't have chosen.
fn load(storage: &mut Storage) -> Settings {
    let mut settings: Settings = storage.load(FILE);
    let replaced = settings.sanitize();
    if !replaced.is_empty() {
        storage.report(StorageNotice::Replaced {
            file: FILE.to_string(),
            values: replaced.join("; "),
        });
    }
    settings
}

/// Rereads settings restored from a backup.
pub(crate) fn reread(mut settings: ResMut<Settings>, mut storage: ResMut<Storage>) {
    *settings = load(&mut storage);
}

/// Saves changes, but not while a slider is being dragged.
fn save(
    settings: Res<Settings>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut storage: ResMut<Storage>,
    mut saved_settings: Local<Option<Settings>>,
) {
    let last_saved = saved_settings.get_or_insert_with(|| settings.clone());
    let is_dragging = buttons.get_pressed().next().is_some();
    if *last_saved != *settings && !is_dragging {
        storage.save(FILE, &*settings);
        *last_saved = settings.clone();
    }
}

#[cfg(test)]
mod tests;

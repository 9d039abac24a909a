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
use crate::storage::{Storage, restored};
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
    /// The speed of moves.
    pub speed: Speed,
    /// Whether the board turns to the player to move, if two people play.
    pub turning_board: bool,
    /// The pause between the moves of two computers, in seconds; one of [`PlaySettings::PAUSES`].
    pub pause: f32,
    /// Grand Master's time limit per move, in seconds; one of [`PlaySettings::THINKING`].
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
    /// The minimum loss, in seeds, of a move that is warned about; 0 for no warnings; one of
    /// [`HelpSettings::WARNINGS`].
    pub warning: u8,
    /// Whether the transcript of a match is also written to a file.
    pub transcript: bool,
    /// Whether keys explore the board hole by hole, as they do with a screen reader.
    pub by_ear: bool,
    /// The extent of unprompted announcements.
    pub speech: SpeechShown,
    /// The time for which a row or a widget is highlighted for players with a single switch, in
    /// seconds; 0 for no scanning; one of [`HelpSettings::SCANNING`].
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
    /// The scale of text and panels; one of [`LookSettings::TEXT_SIZES`].
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

    /// Replaces invalid values, which a file may contain.
    fn sanitized(mut self) -> Self {
        // Links begin with the address up to `#`, on one line.
        let page = self
            .page
            .split(['#', '\n', '\r'])
            .next()
            .unwrap_or_default();
        self.page = page.trim().chars().take(MAX_ADDRESS_LENGTH).collect();
        self.broker = self.broker.trim().chars().take(MAX_BROKER_LENGTH).collect();
        let sound = &mut self.sound;
        let defaults = SoundSettings::default();
        for (volume, default_volume) in [
            (&mut sound.master, defaults.master),
            (&mut sound.seeds, defaults.seeds),
            (&mut sound.voice, defaults.voice),
            (&mut sound.ambience, defaults.ambience),
            (&mut sound.music, defaults.music),
        ] {
            *volume = if volume.is_finite() {
                volume.clamp(0.0, 1.0)
            } else {
                default_volume
            };
        }
        if let Speed::Times(factor) = self.play.speed
            && !Speed::FACTORS.contains(&factor)
        {
            self.play.speed = Speed::default();
        }
        if !LookSettings::TEXT_SIZES.contains(&self.look.text_size) {
            self.look.text_size = LookSettings::default().text_size;
        }
        if !PlaySettings::PAUSES.contains(&self.play.pause) {
            self.play.pause = PlaySettings::default().pause;
        }
        if !PlaySettings::THINKING.contains(&self.play.thinking) {
            self.play.thinking = PlaySettings::default().thinking;
        }
        let helps = &mut self.helps;
        if !HelpSettings::SCANNING.contains(&helps.scanning) {
            helps.scanning = HelpSettings::default().scanning;
        }
        if !HelpSettings::WARNINGS.contains(&helps.warning) {
            helps.warning = HelpSettings::default().warning;
        }
        self
    }
}

impl PlaySettings {
    /// The available pauses, in seconds.
    pub const PAUSES: [f32; 5] = [0.0, 1.0, 2.0, 5.0, 10.0];
    /// The available time limits for Grand Master, in seconds.
    pub const THINKING: [f32; 4] = [1.0, 2.0, 5.0, 10.0];
}

impl Default for PlaySettings {
    fn default() -> Self {
        Self {
            speed: Speed::default(),
            turning_board: false,
            pause: 0.0,
            thinking: 2.0,
        }
    }
}

impl HelpSettings {
    /// The available thresholds for warnings, in seeds; 0 for no warnings.
    pub const WARNINGS: [u8; 4] = [0, 3, 5, 8];
    /// The available scanning intervals, in seconds; 0 for no scanning.
    pub const SCANNING: [u8; 5] = [0, 1, 2, 3, 4];

    /// Returns whether the player plays with a single switch.
    #[must_use]
    pub const fn is_scanning(&self) -> bool {
        self.scanning > 0
    }
}

impl LookSettings {
    /// The available scales of text.
    pub const TEXT_SIZES: [f32; 6] = [0.8, 1.0, 1.25, 1.5, 1.75, 2.0];
}

impl Default for LookSettings {
    fn default() -> Self {
        Self {
            quality: None,
            text_size: 1.0,
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
            warning: 0,
            transcript: false,
            by_ear: false,
            speech: SpeechShown::default(),
            scanning: 0,
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
        .map(|mut storage| storage.load::<Settings>(FILE).sanitized())
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

/// Rereads settings restored from a backup.
pub(crate) fn reread(mut settings: ResMut<Settings>, mut storage: ResMut<Storage>) {
    *settings = storage.load::<Settings>(FILE).sanitized();
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

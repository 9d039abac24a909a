//! What a player has set: remembered here, and applied by the rooms that it concerns.

mod look;
mod offered;
mod speed;

use std::collections::BTreeSet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::files::FileName;
use crate::game::controls::Controls;
use crate::game::schedule::GameSet;
use crate::game::storage::Storage;
use crate::lessons::RuleKind;
use crate::text::Language;
pub use look::{BoardMaterial, Quality, SeedSet};
pub use offered::{CommentsShown, Contrast, HintShown, LightPalette};
pub use speed::Speed;

/// The file in which the settings are kept.
pub const FILE: FileName = FileName::known("settings.ron");

/// All settings. A change is applied and kept without being asked for.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the chosen language; `None` to follow the system's.
    pub language: Option<String>,
    /// What is heard.
    pub sound: SoundSettings,
    /// How moves are shown.
    pub play: PlaySettings,
    /// What is said and marked on and beside the board.
    pub helps: HelpSettings,
    /// How things look.
    pub look: LookSettings,
    /// Which lessons are offered by themselves.
    pub learning: LearningSettings,
    /// Which key and which button does what.
    pub controls: Controls,
    /// The address of a page with the game, which copied links begin with; empty for links that can
    /// only be pasted. A page knows its own.
    pub page: String,
}

/// The longest address of a page, in characters.
const LONGEST_ADDRESS: usize = 500;

/// What is heard; volumes from 0 (nothing) to 1 (full).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// Everything.
    pub master: f32,
    /// Seeds that are lifted, dropped and captured.
    pub seeds: f32,
    /// Events that are said with a sound: refusals, passes, the end.
    pub voice: f32,
    /// Insects, leaves, a far bird.
    pub ambience: f32,
    /// Thumb piano and balafon.
    pub music: f32,
    /// Nothing is heard at all.
    pub muted: bool,
}

/// How moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlaySettings {
    /// How fast.
    pub speed: Speed,
    /// Whether the board turns to the player to move, if two people play.
    pub turning_board: bool,
    /// How long the table rests between two moves of computers, in seconds; in
    /// [`PlaySettings::PAUSES`].
    pub pause: f32,
    /// How long Grand Master thinks about a move at most, in seconds; in
    /// [`PlaySettings::THINKING`].
    pub thinking: f32,
}

/// What is said and marked on and beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HelpSettings {
    /// Which holes say how many seeds they hold.
    pub counts: CountsShown,
    /// Whether the letter of every hole stands beside it.
    pub letters: bool,
    /// Whether holes that can be played are marked, and why others can't be is said.
    pub targets: bool,
    /// Whether a move is drawn on the table before it is played.
    pub ghost: bool,
    /// Whether the hole is marked in which a move would end, where the move is not drawn whole.
    pub target: bool,
    /// Whether a player's holes are marked that the opponent could capture.
    pub threats: bool,
    /// When every action is commented on.
    pub commentary: CommentsShown,
    /// What a hint shows.
    pub hint: HintShown,
    /// Whether the list of moves is shown.
    pub moves: bool,
    /// Whether the list shows the engine's evaluation of every position.
    pub evaluation: bool,
    /// From how many seeds on a move that costs them is asked about before it is played;
    /// 0 for never; in [`HelpSettings::WARNINGS`].
    pub warning: u8,
    /// Whether all that is said of a match is written into a file too.
    pub transcript: bool,
}

/// Which lessons are offered by themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LearningSettings {
    /// Whether a game with a kind of rule that the player has not met is preceded by the offer of a
    /// lesson.
    pub offers: bool,
    /// The kinds of rules that the player has met, by [`RuleKind::id`]. Those of a later version
    /// are kept.
    pub met: BTreeSet<String>,
}

impl LearningSettings {
    /// The kinds of rules that the player has met.
    #[must_use]
    pub fn met_kinds(&self) -> BTreeSet<RuleKind> {
        self.met
            .iter()
            .filter_map(|id| RuleKind::from_id(id))
            .collect()
    }

    /// Remembers that the player has met these kinds of rules.
    pub fn meet(&mut self, kinds: impl IntoIterator<Item = RuleKind>) {
        let ids = kinds.into_iter().map(|kind| kind.id().to_owned());
        self.met.extend(ids);
    }
}

impl Default for LearningSettings {
    fn default() -> Self {
        Self {
            offers: true,
            met: BTreeSet::new(),
        }
    }
}

/// Which holes say how many seeds they hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CountsShown {
    /// The hole that is pointed at.
    #[default]
    Hovered,
    /// All.
    Always,
    /// None.
    Never,
}

/// How things look.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LookSettings {
    /// How much the picture may cost; `None` to follow the machine.
    pub quality: Option<Quality>,
    /// How large words and panels are, 1 for the usual size; in [`LookSettings::TEXT_SIZES`].
    pub text_size: f32,
    /// Panels and marks appear at once, and seeds don't fly.
    pub reduced_motion: bool,
    /// What the board is made of.
    pub board: BoardMaterial,
    /// What is played with.
    pub seeds: SeedSet,
    /// How strongly words stand out from what they are written on.
    pub contrast: Contrast,
    /// What the lights on the rims look like.
    pub lights: LightPalette,
}

impl Settings {
    /// The language to speak: the chosen one, else the system's, else English.
    #[must_use]
    pub fn spoken(&self) -> Language {
        self.language
            .as_deref()
            .and_then(Language::from_code)
            .or_else(language_of_system)
            .unwrap_or_default()
    }

    /// The same settings, with every value in its range: a file may say anything.
    fn in_range(mut self) -> Self {
        // Links begin with what stands before `#`, in one line.
        let page = self
            .page
            .split(['#', '\n', '\r'])
            .next()
            .unwrap_or_default();
        self.page = page.trim().chars().take(LONGEST_ADDRESS).collect();
        let sound = &mut self.sound;
        let standard = SoundSettings::default();
        for (volume, usual) in [
            (&mut sound.master, standard.master),
            (&mut sound.seeds, standard.seeds),
            (&mut sound.voice, standard.voice),
            (&mut sound.ambience, standard.ambience),
            (&mut sound.music, standard.music),
        ] {
            *volume = if volume.is_finite() {
                volume.clamp(0.0, 1.0)
            } else {
                usual
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
        if !HelpSettings::WARNINGS.contains(&helps.warning) {
            helps.warning = HelpSettings::default().warning;
        }
        self
    }
}

impl PlaySettings {
    /// The pauses that are offered, in seconds.
    pub const PAUSES: [f32; 5] = [0.0, 1.0, 2.0, 5.0, 10.0];
    /// The times that Grand Master may be granted, in seconds.
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
    /// The losses from which on a move may be asked about, in seeds; 0 for never.
    pub const WARNINGS: [u8; 4] = [0, 3, 5, 8];
}

impl LookSettings {
    /// The sizes that are offered.
    pub const TEXT_SIZES: [f32; 6] = [0.8, 1.0, 1.25, 1.5, 1.75, 2.0];
}

impl Default for LookSettings {
    fn default() -> Self {
        Self {
            quality: None,
            text_size: 1.0,
            reduced_motion: false,
            board: BoardMaterial::default(),
            seeds: SeedSet::default(),
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
        }
    }
}

/// A change that a player makes. It is applied between [`GameSet::Menus`] and
/// [`GameSet::Settings`].
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SettingsCommand {
    /// Replaces all settings.
    Set(Box<Settings>),
    /// Switches the sound off or on.
    ToggleSound,
    /// Hides or shows the list of moves.
    ToggleMoves,
    /// Shows moves at this speed.
    SetSpeed(Speed),
    /// Notes that the player has met these kinds of rules.
    Meet(BTreeSet<RuleKind>),
    /// Offers no more lessons before matches.
    StopOffers,
}

impl SettingsCommand {
    /// Replaces all settings by these.
    #[must_use]
    pub fn set(settings: Settings) -> Self {
        Self::Set(Box::new(settings))
    }

    fn apply(&self, settings: &mut Settings) {
        match self {
            Self::Set(new) => settings.clone_from(new),
            Self::ToggleSound => settings.sound.muted = !settings.sound.muted,
            Self::ToggleMoves => settings.helps.moves = !settings.helps.moves,
            Self::SetSpeed(speed) => settings.play.speed = *speed,
            Self::Meet(kinds) => settings.learning.meet(kinds.iter().copied()),
            Self::StopOffers => settings.learning.offers = false,
        }
    }
}

/// Applies what players change, and notes a change only if the settings differ afterwards.
fn apply(mut commands: MessageReader<SettingsCommand>, mut settings: ResMut<Settings>) {
    let mut changed = settings.clone();
    for command in commands.read() {
        command.apply(&mut changed);
    }
    settings.set_if_neq(changed);
}

/// Changed settings are written to their file, within [`GameSet::Settings`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KeepSettings;

/// A run condition: whether `part` of the settings has changed since it was last checked. It holds
/// at the first check.
pub fn setting_changed<T: PartialEq + Send + Sync + 'static>(
    part: impl Fn(&Settings) -> T + Clone,
) -> impl FnMut(Res<Settings>, Local<Option<T>>) -> bool + Clone {
    move |settings, mut last| {
        if last.is_some() && !settings.is_changed() {
            return false;
        }
        let current = part(&settings);
        let has_changed = last.as_ref() != Some(&current);
        *last = Some(current);
        has_changed
    }
}

/// The first of the languages that the player's system or browser asks for that is spoken here.
fn language_of_system() -> Option<Language> {
    #[cfg(target_arch = "wasm32")]
    let asked = crate::browser::languages().into_iter();
    #[cfg(not(target_arch = "wasm32"))]
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .filter(|value| !value.is_empty());
    asked
        .into_iter()
        .find_map(|code| Language::from_code(&code))
}

/// Reads the settings, and keeps what is changed.
pub fn plugin(app: &mut App) {
    let settings = app
        .world_mut()
        .get_resource_mut::<Storage>()
        .map(|mut storage| storage.load::<Settings>(FILE).in_range())
        .unwrap_or_default();
    app.insert_resource(settings)
        .add_message::<SettingsCommand>()
        .add_systems(
            Update,
            (
                apply
                    .run_if(on_message::<SettingsCommand>)
                    .after(GameSet::Menus)
                    .before(GameSet::Settings),
                keep.in_set(KeepSettings).in_set(GameSet::Settings),
            ),
        );
}

/// Keeps what was changed, but not at every step of a slider that is being dragged.
fn keep(
    settings: Res<Settings>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    mut storage: ResMut<Storage>,
    mut kept: Local<Option<Settings>>,
) {
    let known = kept.get_or_insert_with(|| settings.clone());
    let dragging = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    if *known != *settings && !dragging {
        storage.save(FILE, &*settings);
        *known = settings.clone();
    }
}

#[cfg(test)]
mod tests;

//! Starting effects: from what was asked for to what is played.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::SoundSet;
use super::bank::{Bank, Family};
use super::ducking::Ducking;
use super::mixer::{Effects, Group, SILENCE};
use super::output::{self, Output};
use super::run::run;
use super::sound::{PlaySound, Sound};
use super::voice_limiter::{Admission, VoiceLimiter};
use super::voices::{Voice, Voices, level_of};
use super::waiting::Waiting;
use crate::game::settings::Settings;

/// Effects are never heard from one side alone.
const WIDEST_PAN: f32 = 0.75;
/// The notes of a run come from a little to both sides of the loft.
const RUN_WIDTH: f32 = 0.12;
/// The playback rate of a sound in an empty and in a heaped hole.
const EMPTY_RATE: f32 = 0.93;
const FULL_RATE: f32 = 1.20;
/// How far (as a share) a take is played off its pitch, and off its loudness (dB).
const PITCH_SPREAD: f32 = 0.025;
const LOUDNESS_SPREAD: f32 = 1.2;
/// How long a voice is still counted after its end.
const GRACE: Duration = Duration::from_millis(200);

/// One limiter for each group.
#[derive(Default)]
struct VoiceLimiters {
    drops: VoiceLimiter,
    hands: VoiceLimiter,
    menus: VoiceLimiter,
}

/// Sounds that would drown each other if too many came at once.
#[derive(Clone, Copy)]
enum LimiterGroup {
    /// Seeds that fall.
    Drops,
    /// Hands that gather seeds and beat time.
    Hands,
    /// Touches of menus.
    Menus,
}

impl VoiceLimiters {
    const fn of(&mut self, limiter: LimiterGroup) -> &mut VoiceLimiter {
        match limiter {
            LimiterGroup::Drops => &mut self.drops,
            LimiterGroup::Hands => &mut self.hands,
            LimiterGroup::Menus => &mut self.menus,
        }
    }
}

/// How one take is to be played.
struct Take {
    source: Handle<AudioSource>,
    group: Group,
    decibels: f32,
    pan: f32,
    rate: f32,
    delay: Duration,
    is_of_move: bool,
}

/// Adds the start of what is asked for.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        speak
            .run_if(output::is_there)
            .run_if(resource_exists::<Bank>)
            .in_set(SoundSet::Start),
    );
}

fn speak(
    mut asked: MessageReader<PlaySound>,
    output: Res<Output>,
    mut waiting: Local<Waiting>,
    mut stage: Stage,
) {
    waiting.add(stage.time.elapsed(), asked.read().copied());
    for ask in waiting.take(*output) {
        stage.perform(ask);
    }
}

/// Where sounds are started.
#[derive(SystemParam)]
struct Stage<'w, 's> {
    time: Res<'w, Time<Real>>,
    effects: Res<'w, AudioChannel<Effects>>,
    sources: ResMut<'w, Assets<AudioSource>>,
    bank: ResMut<'w, Bank>,
    voices: ResMut<'w, Voices>,
    limiters: Local<'s, VoiceLimiters>,
    settings: Res<'w, Settings>,
    ducking: ResMut<'w, Ducking>,
}

impl Stage<'_, '_> {
    fn perform(&mut self, ask: PlaySound) {
        use LimiterGroup::{Drops, Hands, Menus};
        match ask.sound {
            Sound::SeedsGathered => self.play_among(Hands, ask, Family::SeedsGathered),
            Sound::DropOnWood => self.play_among(Drops, ask, Family::DropOnWood),
            Sound::DropOnSeeds => self.play_among(Drops, ask, Family::DropOnSeeds),
            Sound::LastSeed => self.play_among(Hands, ask, Family::LastSeed),
            Sound::RelayScoop => self.play_among(Hands, ask, Family::RelayScoop),
            Sound::Capture {
                seeds,
                earlier,
                within,
            } => self.capture(ask, seeds, earlier, within),
            Sound::CaptureRefused => self.play(ask, Family::CaptureRefused, Group::Voice),
            Sound::Pass => self.play(ask, Family::Pass, Group::Voice),
            Sound::GameWon => self.phrase(ask, Family::GameWon),
            Sound::GameLost => self.phrase(ask, Family::GameLost),
            Sound::GameDrawn => self.phrase(ask, Family::GameDrawn),
            Sound::MenuClick => self.play_among(Menus, ask, Family::MenuClick),
            Sound::MenuHover => self.play_among(Menus, ask, Family::MenuHover),
            Sound::MenuOpen => self.play_among(Menus, ask, Family::MenuOpen),
            Sound::MenuClose => self.play_among(Menus, ask, Family::MenuClose),
            Sound::MenuRefused => self.play_among(Menus, ask, Family::MenuRefused),
        }
    }

    fn play(&mut self, ask: PlaySound, family: Family, group: Group) {
        let take = self.take(ask, family, group);
        self.start(take);
    }

    fn play_among(&mut self, limiter: LimiterGroup, ask: PlaySound, family: Family) {
        let wanted = self.time.elapsed() + ask.delay;
        let Some(Admission { at, decibels }) = self.limiters.of(limiter).admit(wanted) else {
            return;
        };
        let group = match limiter {
            LimiterGroup::Drops | LimiterGroup::Hands => Group::Seeds,
            LimiterGroup::Menus => Group::Voice,
        };
        let take = self.take(ask, family, group);
        self.start(Take {
            decibels: take.decibels + decibels,
            delay: take.delay + (at - wanted),
            ..take
        });
    }

    fn capture(&mut self, ask: PlaySound, seeds: u16, earlier: u16, within: Duration) {
        let family = match seeds {
            0..=4 => Family::PourFew,
            5..=10 => Family::PourSome,
            11..=20 => Family::PourMany,
            _ => Family::PourHeap,
        };
        self.play(ask, family, Group::Seeds);
        let notes = run(seeds, earlier, within, self.bank.tines());
        for (index, note) in notes.iter().enumerate() {
            let aside = if index % 2 == 0 {
                -RUN_WIDTH
            } else {
                RUN_WIDTH
            };
            self.start(Take {
                source: self.bank.tine(note.tine),
                group: Group::Voice,
                decibels: note.decibels,
                pan: ask.pan + aside,
                rate: 1.0,
                delay: ask.delay + note.at,
                is_of_move: true,
            });
        }
        if let Some(last) = notes.last() {
            self.ducking
                .cover(self.time.elapsed() + ask.delay + last.at);
        }
    }

    /// A phrase is in tune with the music: it is played as it was made.
    fn phrase(&mut self, ask: PlaySound, family: Family) {
        let source = self.bank.any(family);
        let length = self
            .sources
            .get(&source)
            .map(|source| source.sound.duration());
        self.ducking
            .cover(self.time.elapsed() + ask.delay + length.unwrap_or_default());
        self.start(Take {
            source,
            group: Group::Voice,
            decibels: 0.0,
            pan: ask.pan,
            rate: 1.0,
            delay: ask.delay,
            is_of_move: false,
        });
    }

    fn take(&mut self, ask: PlaySound, family: Family, group: Group) -> Take {
        let fullness = ask.fullness.clamp(0.0, 1.0);
        let pitch = if group == Group::Seeds {
            EMPTY_RATE + (FULL_RATE - EMPTY_RATE) * fullness
        } else {
            1.0
        };
        let louder = LOUDNESS_SPREAD * (self.bank.near_one(1.0) - 1.0);
        Take {
            source: self.bank.any(family),
            group,
            decibels: louder,
            pan: ask.pan,
            rate: pitch * self.bank.near_one(PITCH_SPREAD),
            delay: ask.delay,
            is_of_move: group == Group::Seeds,
        }
    }

    /// Starts a take, unless it isn't there, couldn't be heard, or too much is sounding.
    fn start(&mut self, take: Take) {
        let level = level_of(&self.settings.sound, take.group, take.decibels);
        if level <= SILENCE || self.voices.are_full() {
            return;
        }
        // What is not loaded would wait in the channel's queue, for ever if its file is missing.
        let Some(source) = self.sources.get(&take.source) else {
            return;
        };
        let length = source.sound.duration().div_f32(take.rate);
        let handle = if take.delay.is_zero() {
            take.source
        } else {
            // The samples are shared; only the settings are another's.
            let mut sound = source.sound.clone();
            sound.settings = sound.settings.start_time(take.delay);
            self.sources.add(AudioSource { sound })
        };
        let instance = self
            .effects
            .play(handle)
            .with_volume(level)
            .with_panning(take.pan.clamp(-WIDEST_PAN, WIDEST_PAN))
            .with_playback_rate(f64::from(take.rate))
            .handle();
        self.voices.add(Voice {
            instance,
            group: take.group,
            decibels: take.decibels,
            ends: self.time.elapsed() + take.delay + length + GRACE,
            is_of_move: take.is_of_move,
        });
    }
}

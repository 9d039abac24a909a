//! What is sounding: starts what was asked for, and looks after it until it ends.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_kira_audio::AudioTween;
use bevy_kira_audio::prelude::*;

use super::bank::{Bank, Family};
use super::crowd::{Admission, Crowd};
use super::ducking::Ducking;
use super::mixer::{Effects, Group, SILENCE, Volumes};
use super::run::run;
use super::sound::{Hush, PlaySound, Sound};
use super::{SoundSet, output};

/// No more effects than this sound at once: more are not told apart, and the device's share is finite.
const MOST_VOICES: usize = 96;
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
/// How long changes of volume take, so that they are not heard as clicks.
const VOLUME_FADE: Duration = Duration::from_millis(120);
/// How long it takes to hush what was to come of a move.
const HUSH_FADE: Duration = Duration::from_millis(90);
/// A voice is kept in mind for so long after its end.
const GRACE: Duration = Duration::from_millis(200);

/// A sound that was started.
struct Voice {
    instance: Handle<AudioInstance>,
    group: Group,
    /// Its own level, to which the volume of its group is added.
    decibels: f32,
    /// When it has ended for certain.
    ends: Duration,
    /// Whether it belongs to what is told of a move.
    is_of_move: bool,
}

/// All effects that sound, or are to sound soon.
#[derive(Resource, Default)]
struct Voices {
    living: Vec<Voice>,
    seeds: Crowd,
    menus: Crowd,
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

/// Adds the effects.
pub fn plugin(app: &mut App) {
    app.init_resource::<Voices>().add_systems(
        PostUpdate,
        (
            bury,
            follow_volumes.run_if(resource_changed::<Volumes>),
            hush.run_if(on_message::<Hush>),
            speak.run_if(on_message::<PlaySound>),
        )
            .chain()
            .run_if(output::is_present)
            .run_if(resource_exists::<Bank>)
            .in_set(SoundSet::Voices),
    );
}

/// Forgets what has ended; the engine would keep its record for ever.
fn bury(
    time: Res<Time<Real>>,
    mut voices: ResMut<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let now = time.elapsed();
    if voices.living.iter().all(|voice| voice.ends > now) {
        return;
    }
    voices.living.retain(|voice| {
        let lives = voice.ends > now;
        if !lives {
            instances.remove(&voice.instance);
        }
        lives
    });
}

fn follow_volumes(
    volumes: Res<Volumes>,
    voices: Res<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    for voice in &voices.living {
        if let Some(mut instance) = instances.get_mut(&voice.instance) {
            let level = level_of(&volumes, voice.group, voice.decibels);
            instance.set_decibels(level, AudioTween::linear(VOLUME_FADE));
        }
    }
}

fn hush(
    mut hushes: MessageReader<Hush>,
    voices: Res<Voices>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    hushes.clear();
    for voice in voices.living.iter().filter(|voice| voice.is_of_move) {
        if let Some(mut instance) = instances.get_mut(&voice.instance) {
            instance.stop(AudioTween::linear(HUSH_FADE));
        }
    }
}

fn speak(mut asked: MessageReader<PlaySound>, mut stage: Stage) {
    for &ask in asked.read() {
        stage.perform(ask);
    }
}

/// Where sounds are started.
#[derive(SystemParam)]
struct Stage<'w> {
    time: Res<'w, Time<Real>>,
    effects: Res<'w, AudioChannel<Effects>>,
    sources: ResMut<'w, Assets<AudioSource>>,
    bank: ResMut<'w, Bank>,
    voices: ResMut<'w, Voices>,
    volumes: Res<'w, Volumes>,
    ducking: ResMut<'w, Ducking>,
}

impl Stage<'_> {
    fn perform(&mut self, ask: PlaySound) {
        use Group::{Seeds, Voice};
        match ask.sound {
            Sound::SeedsGathered => self.play(ask, Family::SeedsGathered, Seeds),
            Sound::DropOnWood => self.play_in_crowd(ask, Family::DropOnWood, Seeds),
            Sound::DropOnSeeds => self.play_in_crowd(ask, Family::DropOnSeeds, Seeds),
            Sound::LastSeed => self.play(ask, Family::LastSeed, Seeds),
            Sound::RelayScoop => self.play_in_crowd(ask, Family::RelayScoop, Seeds),
            Sound::Capture { seeds, within } => self.capture(ask, seeds, within),
            Sound::CaptureRefused => self.play(ask, Family::CaptureRefused, Voice),
            Sound::Pass => self.play(ask, Family::Pass, Voice),
            Sound::Tine { step } => self.tine(ask, usize::from(step)),
            Sound::GameWon => self.phrase(ask, Family::GameWon),
            Sound::GameLost => self.phrase(ask, Family::GameLost),
            Sound::GameDrawn => self.phrase(ask, Family::GameDrawn),
            Sound::MenuClick => self.play_in_crowd(ask, Family::MenuClick, Voice),
            Sound::MenuHover => self.play_in_crowd(ask, Family::MenuHover, Voice),
            Sound::MenuOpen => self.play_in_crowd(ask, Family::MenuOpen, Voice),
            Sound::MenuClose => self.play_in_crowd(ask, Family::MenuClose, Voice),
            Sound::MenuRefused => self.play_in_crowd(ask, Family::MenuRefused, Voice),
        }
    }

    fn play(&mut self, ask: PlaySound, family: Family, group: Group) {
        let take = self.take(ask, family, group);
        self.start(take);
    }

    fn play_in_crowd(&mut self, ask: PlaySound, family: Family, group: Group) {
        let wanted = self.time.elapsed() + ask.delay;
        let crowd = match group {
            Group::Seeds => &mut self.voices.seeds,
            _ => &mut self.voices.menus,
        };
        let Some(Admission { at, decibels }) = crowd.admit(wanted) else {
            return;
        };
        let take = self.take(ask, family, group);
        self.start(Take {
            decibels: take.decibels + decibels,
            delay: take.delay + (at - wanted),
            ..take
        });
    }

    fn capture(&mut self, ask: PlaySound, seeds: u16, within: Duration) {
        let family = match seeds {
            0..=4 => Family::PourFew,
            5..=10 => Family::PourSome,
            11..=20 => Family::PourMany,
            _ => Family::PourHeap,
        };
        self.play(ask, family, Group::Seeds);
        let notes = run(seeds, within, self.bank.tines());
        for (index, note) in notes.iter().enumerate() {
            let aside = if index % 2 == 0 {
                -RUN_WIDTH
            } else {
                RUN_WIDTH
            };
            let decibels = in_decibels(ask.gain) + note.decibels;
            self.start(Take {
                source: self.bank.tine(note.tine),
                group: Group::Voice,
                decibels,
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

    fn tine(&mut self, ask: PlaySound, step: usize) {
        self.start(Take {
            source: self.bank.tine(step),
            group: Group::Voice,
            decibels: in_decibels(ask.gain),
            pan: ask.pan,
            rate: 1.0,
            delay: ask.delay,
            is_of_move: true,
        });
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
            decibels: in_decibels(ask.gain),
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
            decibels: in_decibels(ask.gain) + louder,
            pan: ask.pan,
            rate: pitch * self.bank.near_one(PITCH_SPREAD),
            delay: ask.delay,
            is_of_move: group == Group::Seeds,
        }
    }

    /// Starts a take, unless it isn't there, nobody would hear it, or too much is sounding.
    fn start(&mut self, take: Take) {
        let level = level_of(&self.volumes, take.group, take.decibels);
        if level <= SILENCE || self.voices.living.len() >= MOST_VOICES {
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
        self.voices.living.push(Voice {
            instance,
            group: take.group,
            decibels: take.decibels,
            ends: self.time.elapsed() + take.delay + length + GRACE,
            is_of_move: take.is_of_move,
        });
    }
}

fn level_of(volumes: &Volumes, group: Group, decibels: f32) -> f32 {
    let volume = volumes.decibels(group);
    if volume <= SILENCE {
        SILENCE
    } else {
        (volume + decibels).max(SILENCE)
    }
}

/// The level of a gain, 1 as usual; from silence to twice as strong.
fn in_decibels(gain: f32) -> f32 {
    20.0 * gain.clamp(0.001, 2.0).log10()
}

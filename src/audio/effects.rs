//! Starts requested sound effects.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::SoundSet;
use super::bank::{Bank, Family};
use super::clip::Clip;
use super::device::Device;
use super::ducking::Ducking;
use super::materials::{handful_rate, takes_for};
use super::mixer::{Group, SILENCE};
use super::output::{self, Output};
use super::pending::PendingSounds;
use super::playing::Start;
use super::run::compose_run;
use super::sound::{PlaySound, Sound};
use super::voice_limiter::{Admission, VoiceLimiter};
use super::voices::{Voice, Voices, level_of};
use crate::scene::TableLook;
use crate::settings::Settings;

/// Maximum panning of effects to one side.
const MAX_PAN: f32 = 0.75;
/// Panning of a run's notes, which alternate between the two sides of the store.
const RUN_PAN: f32 = 0.12;
/// Playback rate of sounds in an empty hole.
const EMPTY_RATE: f32 = 0.93;
/// Playback rate of sounds in a full hole.
const FULL_RATE: f32 = 1.20;
/// Random variation of a take's playback rate, as a fraction.
const RATE_SPREAD: f32 = 0.025;
/// Random variation of a take's level.
const LEVEL_SPREAD_DECIBELS: f32 = 1.2;
/// The tine that rings when a seed falls into a store.
const STORE_TINE: usize = 3;
/// The level of the tine for a store.
const STORE_RING_DECIBELS: f32 = -13.0;
/// The tine that rings when a seed from the reserve is placed.
const PLACED_TINE: usize = 7;
/// The level of the tine for a placed seed.
const PLACED_RING_DECIBELS: f32 = -9.0;
/// Tines of the chime for an extra move.
const CHIME: [usize; 3] = [8, 10, 13];
/// Time between the tines of the chime.
const CHIME_STEP: Duration = Duration::from_millis(95);
/// Level of the tines of the chime.
const CHIME_DECIBELS: f32 = -3.0;
/// Lowest tine used to count the seeds in the stores.
const FIRST_COUNT_TINE: usize = 4;
/// Number of tines used to count the seeds in the stores.
const COUNT_TINES: usize = 14;
/// Level of the tines that count seeds.
const COUNT_DECIBELS: f32 = -4.0;

/// One limiter per group.
#[derive(Default)]
struct VoiceLimiters {
    drops: VoiceLimiter,
    hands: VoiceLimiter,
    menus: VoiceLimiter,
}

/// Sounds that are limited together.
#[derive(Clone, Copy)]
enum LimiterGroup {
    /// Falling seeds.
    Drops,
    /// Hands that gather seeds or beat time.
    Hands,
    /// Menus and buttons.
    Menus,
}

impl VoiceLimiters {
    const fn get_mut(&mut self, group: LimiterGroup) -> &mut VoiceLimiter {
        match group {
            LimiterGroup::Drops => &mut self.drops,
            LimiterGroup::Hands => &mut self.hands,
            LimiterGroup::Menus => &mut self.menus,
        }
    }
}

/// A take, and how to play it.
struct Take {
    clip: Handle<Clip>,
    group: Group,
    decibels: f32,
    pan: f32,
    rate: f32,
    delay: Duration,
    belongs_to_move: bool,
}

/// Plays requested sounds.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        play_requested_sounds
            .run_if(output::exists)
            .run_if(resource_exists::<Bank>)
            .in_set(SoundSet::StartEffects),
    );
}

fn play_requested_sounds(
    mut requests: MessageReader<PlaySound>,
    output: Res<Output>,
    mut pending: Local<PendingSounds>,
    mut player: EffectPlayer,
) {
    pending.add(player.time.elapsed(), requests.read().copied());
    for request in pending.take(*output) {
        player.play(request);
    }
}

/// The data needed to play a sound effect.
#[derive(SystemParam)]
struct EffectPlayer<'w, 's> {
    time: Res<'w, Time<Real>>,
    device: ResMut<'w, Device>,
    clips: Res<'w, Assets<Clip>>,
    bank: ResMut<'w, Bank>,
    voices: ResMut<'w, Voices>,
    limiters: Local<'s, VoiceLimiters>,
    settings: Res<'w, Settings>,
    table: Res<'w, TableLook>,
    ducking: Single<'w, 's, &'static mut Ducking>,
}

impl EffectPlayer<'_, '_> {
    fn play(&mut self, request: PlaySound) {
        use LimiterGroup::{Drops, Hands, Menus};
        match request.sound {
            Sound::SeedsGathered | Sound::RelayScoop => self.play_seeds(Hands, request),
            Sound::DropOnFloor | Sound::DropOnSeeds => self.play_seeds(Drops, request),
            Sound::DropInStore => {
                self.play_seeds(Drops, request);
                self.play_tine(request, STORE_TINE, Duration::ZERO, STORE_RING_DECIBELS);
            }
            Sound::SeedPlaced => {
                self.play_seeds(Drops, request);
                self.play_tine(request, PLACED_TINE, Duration::ZERO, PLACED_RING_DECIBELS);
            }
            Sound::HoleFilled { seeds } => self.play_pour(request, seeds),
            Sound::MoveAgain => {
                for (note, tine) in (0..).zip(CHIME) {
                    self.play_tine(request, tine, CHIME_STEP * note, CHIME_DECIBELS);
                }
            }
            Sound::LastSeed => self.play_limited(Hands, request, Family::LastSeed),
            Sound::Capture {
                seeds,
                captured_before,
                duration,
            } => self.play_capture(request, seeds, captured_before, duration),
            Sound::Counted { beat } => {
                let tine = FIRST_COUNT_TINE + usize::from(beat.saturating_sub(1)) % COUNT_TINES;
                self.play_tine(request, tine, Duration::ZERO, COUNT_DECIBELS);
            }
            Sound::CaptureRefused => {
                self.play_family(request, Family::CaptureRefused, Group::Voice)
            }
            Sound::Pass => self.play_family(request, Family::Pass, Group::Voice),
            Sound::GameWon => self.play_phrase(request, Family::GameWon),
            Sound::GameLost => self.play_phrase(request, Family::GameLost),
            Sound::GameDrawn => self.play_phrase(request, Family::GameDrawn),
            Sound::MenuClick => self.play_limited(Menus, request, Family::MenuClick),
            Sound::MenuHover => self.play_limited(Menus, request, Family::MenuHover),
            Sound::MenuOpen => self.play_limited(Menus, request, Family::MenuOpen),
            Sound::MenuClose => self.play_limited(Menus, request, Family::MenuClose),
            Sound::MenuRefused => self.play_limited(Menus, request, Family::MenuRefused),
        }
    }

    fn play_family(&mut self, request: PlaySound, family: Family, group: Group) {
        let take = self.random_take(request, family, group);
        self.start(take);
    }

    /// Plays a note of the thumb piano, `offset` after the request.
    fn play_tine(&mut self, request: PlaySound, tine: usize, offset: Duration, decibels: f32) {
        self.start(Take {
            clip: self.bank.tine(tine),
            group: Group::Voice,
            decibels,
            pan: request.pan,
            rate: 1.0,
            delay: request.delay + offset,
            belongs_to_move: true,
        });
    }

    /// Plays a sound that depends on the kind of seeds and board.
    fn play_seeds(&mut self, limiter_group: LimiterGroup, request: PlaySound) {
        if let Some((family, rate)) = takes_for(request.sound, &self.table) {
            self.play_limited_at_rate(limiter_group, request, family, rate);
        }
    }

    fn play_limited(&mut self, limiter_group: LimiterGroup, request: PlaySound, family: Family) {
        self.play_limited_at_rate(limiter_group, request, family, 1.0);
    }

    /// Plays a take at a multiple of its own rate: later, softer or not at all if its group plays
    /// many sounds.
    fn play_limited_at_rate(
        &mut self,
        limiter_group: LimiterGroup,
        request: PlaySound,
        family: Family,
        rate: f32,
    ) {
        let requested_at = self.time.elapsed() + request.delay;
        let Some(Admission { at, decibels }) =
            self.limiters.get_mut(limiter_group).admit(requested_at)
        else {
            return;
        };
        let group = match limiter_group {
            LimiterGroup::Drops | LimiterGroup::Hands => Group::Seeds,
            LimiterGroup::Menus => Group::Voice,
        };
        let take = self.random_take(request, family, group);
        self.start(Take {
            decibels: take.decibels + decibels,
            rate: take.rate * rate,
            delay: take.delay + (at - requested_at),
            ..take
        });
    }

    /// Plays a handful of seeds falling together.
    fn play_pour(&mut self, request: PlaySound, seeds: u16) {
        let family = match seeds {
            0..=4 => Family::PourFew,
            5..=10 => Family::PourSome,
            11..=20 => Family::PourMany,
            _ => Family::PourHeap,
        };
        let take = self.random_take(request, family, Group::Seeds);
        self.start(Take {
            rate: take.rate * handful_rate(self.table.seeds),
            ..take
        });
    }

    fn play_capture(
        &mut self,
        request: PlaySound,
        seeds: u16,
        captured_before: u16,
        duration: Duration,
    ) {
        self.play_pour(request, seeds);
        let notes = compose_run(seeds, captured_before, duration, self.bank.tines());
        for (index, note) in notes.iter().enumerate() {
            let pan_offset = if index % 2 == 0 { -RUN_PAN } else { RUN_PAN };
            self.start(Take {
                clip: self.bank.tine(note.tine),
                group: Group::Voice,
                decibels: note.decibels,
                pan: request.pan + pan_offset,
                rate: 1.0,
                delay: request.delay + note.at,
                belongs_to_move: true,
            });
        }
        if let Some(last) = notes.last() {
            self.ducking
                .duck_until(self.time.elapsed() + request.delay + last.at);
        }
    }

    /// Plays a phrase unaltered, as it is in tune with the music.
    fn play_phrase(&mut self, request: PlaySound, family: Family) {
        let clip = self.bank.random_take(family);
        let length = self.clips.get(&clip).map(Clip::duration);
        self.ducking
            .duck_until(self.time.elapsed() + request.delay + length.unwrap_or_default());
        self.start(Take {
            clip,
            group: Group::Voice,
            decibels: 0.0,
            pan: request.pan,
            rate: 1.0,
            delay: request.delay,
            belongs_to_move: false,
        });
    }

    fn random_take(&mut self, request: PlaySound, family: Family, group: Group) -> Take {
        let fullness = request.fullness.clamp(0.0, 1.0);
        let rate = if group == Group::Seeds {
            EMPTY_RATE + (FULL_RATE - EMPTY_RATE) * fullness
        } else {
            1.0
        };
        let level_change = LEVEL_SPREAD_DECIBELS * (self.bank.random_factor(1.0) - 1.0);
        Take {
            clip: self.bank.random_take(family),
            group,
            decibels: level_change,
            pan: request.pan,
            rate: rate * self.bank.random_factor(RATE_SPREAD),
            delay: request.delay,
            belongs_to_move: group == Group::Seeds,
        }
    }

    /// Starts a take, unless it isn't loaded or is inaudible, or too many sounds are playing.
    fn start(&mut self, take: Take) {
        let level = level_of(&self.settings.sound, take.group, take.decibels);
        if level <= SILENCE || self.voices.is_full() {
            return;
        }
        let Some(clip) = self.clips.get(&take.clip) else {
            return;
        };
        let start = Start {
            decibels: level,
            pan: take.pan.clamp(-MAX_PAN, MAX_PAN),
            rate: take.rate,
            delay: take.delay,
            fade_in: None,
        };
        if let Some(playing) = self.device.play(clip, start) {
            self.voices.add(Voice {
                playing,
                group: take.group,
                decibels: take.decibels,
                belongs_to_move: take.belongs_to_move,
            });
        }
    }
}

//! The music: long pieces in shuffled order, with pauses between them.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use bevy::prelude::*;
use kira::Tween;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::alarm::{AlarmSource, SoundAlarm};
use super::device::Device;
use super::ducking::Ducking;
use super::mixer::{Group, SILENCE, fade, fast_fade};
use super::playing::{Playing, Start};
use super::playlist::Playlist;
use super::recording::Recording;
use super::{SoundSet, output};
use crate::settings::{Settings, setting_changed};

/// Number of pieces.
const PIECE_COUNT: usize = 3;
/// Pause before the first piece.
const FIRST_PAUSE_SECONDS: f32 = 2.0;
/// Range of pauses between pieces.
const PAUSE_RANGE_SECONDS: (f32, f32) = (14.0, 40.0);
/// The fade-in of a piece.
const FADE_IN: Tween = fast_fade(1_500, 3);
/// Fade into ducking, which also applies volume changes.
const DUCK_FADE: Tween = fade(250);
/// Fade out of ducking.
const UNDUCK_FADE: Tween = fade(1_600);
/// The interval between checks of whether a file has loaded or a piece has ended.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// The state of the music.
enum State {
    /// A pause until this moment.
    Resting(Duration),
    /// The next piece is loading.
    Loading(Handle<Recording>),
    /// A piece is playing, or paused while it is inaudible.
    Playing {
        playing: Playing,
        length: Duration,
        is_paused: bool,
    },
}

/// The state of the background music.
#[derive(Component)]
#[require(Ducking)]
struct Music {
    state: State,
    playlist: Playlist,
    random: ChaCha8Rng,
}

/// Adds the music.
pub fn plugin(app: &mut App) {
    app.world_mut().spawn((Name::new("Music"), Music::new()));
    app.add_systems(
        PostUpdate,
        (
            advance_music,
            follow_volumes
                .run_if(setting_changed(|settings| settings.sound).or_eager(has_ducking_changed)),
        )
            .chain()
            .run_if(output::is_present)
            .in_set(SoundSet::Music),
    );
}

impl Music {
    fn new() -> Self {
        // A new order at each launch: the only randomness that needn't be reproducible.
        let seed = RandomState::new().build_hasher().finish();
        Self {
            state: State::Resting(Duration::from_secs_f32(FIRST_PAUSE_SECONDS)),
            playlist: Playlist::default(),
            random: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    fn next_piece(&mut self) -> usize {
        self.playlist.next(PIECE_COUNT, &mut self.random)
    }

    fn random_pause(&mut self) -> Duration {
        Duration::from_secs_f32(
            self.random
                .random_range(PAUSE_RANGE_SECONDS.0..PAUSE_RANGE_SECONDS.1),
        )
    }
}

fn advance_music(
    time: Res<Time<Real>>,
    assets: Res<AssetServer>,
    recordings: Res<Assets<Recording>>,
    mut device: ResMut<Device>,
    settings: Res<Settings>,
    music: Single<(&mut Music, &Ducking)>,
    mut alarm: ResMut<SoundAlarm>,
) {
    let (mut music, ducking) = music.into_inner();
    let now = time.elapsed();
    let level = Group::Music.decibels(&settings.sound);
    let mut wakes_at = None;
    match &music.state {
        // While the music is inaudible, the next change of volume wakes the program anyway.
        State::Resting(_) if level <= SILENCE => {}
        State::Resting(until) if *until > now => wakes_at = Some(*until),
        State::Resting(_) => {
            let piece = music.next_piece();
            let path = format!("sounds/music/piece_{piece:02}.ogg");
            music.state = State::Loading(assets.load(path));
            wakes_at = Some(now + POLL_INTERVAL);
        }
        State::Loading(file) => {
            let loaded = recordings.get(file);
            let started = loaded.and_then(|recording| {
                let start = Start {
                    decibels: ducked_level(level, *ducking),
                    fade_in: Some(FADE_IN),
                    ..default()
                };
                let playing = device.stream(recording, false, start)?;
                Some(State::Playing {
                    playing,
                    length: recording.duration(),
                    is_paused: false,
                })
            });
            if let Some(state) = started {
                music.state = state;
            } else if loaded.is_some() || assets.load_state(file).is_failed() {
                let pause = music.random_pause();
                music.state = State::Resting(now + pause);
            }
            wakes_at = Some(now + POLL_INTERVAL);
        }
        State::Playing { playing, .. } if playing.has_ended() => {
            let pause = music.random_pause();
            music.state = State::Resting(now + pause);
            wakes_at = Some(now + pause);
        }
        State::Playing {
            is_paused: true, ..
        } => {}
        State::Playing {
            playing, length, ..
        } => {
            let remaining = length.saturating_sub(playing.position());
            wakes_at = Some(now + remaining.max(POLL_INTERVAL));
        }
    }
    alarm.set(AlarmSource::Music, wakes_at);
}

fn has_ducking_changed(ducking: Single<Ref<Ducking>>) -> bool {
    ducking.is_changed()
}

fn follow_volumes(settings: Res<Settings>, music: Single<(&mut Music, &Ducking)>) {
    let (mut music, ducking) = music.into_inner();
    let State::Playing {
        playing, is_paused, ..
    } = &mut music.state
    else {
        return;
    };
    let level = Group::Music.decibels(&settings.sound);
    if level <= SILENCE {
        playing.pause(DUCK_FADE);
        *is_paused = true;
        return;
    }
    let is_fast = ducking.decibels() < 0.0 || settings.is_changed();
    let tween = if is_fast { DUCK_FADE } else { UNDUCK_FADE };
    playing.set_decibels(ducked_level(level, *ducking), tween);
    if *is_paused {
        playing.resume(UNDUCK_FADE);
        *is_paused = false;
    }
}

fn ducked_level(level: f32, ducking: Ducking) -> f32 {
    if level <= SILENCE {
        SILENCE
    } else {
        level + ducking.decibels()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_piece_has_a_file() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds/music");
        let count = std::fs::read_dir(assets).map_or(0, Iterator::count);
        assert_eq!(count, PIECE_COUNT);
    }
}

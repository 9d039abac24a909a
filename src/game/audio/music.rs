//! The music: long pieces in an order that is shuffled anew, with pauses between them.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use bevy_kira_audio::{AudioEasing, AudioTween};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::alarm::{Sleeper, SoundAlarm};
use super::ducking::Ducking;
use super::mixer::{Background, Group, SILENCE};
use super::programme::Programme;
use super::{SoundSet, output};
use crate::game::settings::{Settings, setting_changed};

/// How many pieces there are.
const PIECES: usize = 3;
/// The silence before the first piece, and between pieces (from, to), in seconds.
const FIRST_PAUSE: f32 = 2.0;
const PAUSES: (f32, f32) = (14.0, 40.0);
/// How a piece comes in.
const FADE_IN: AudioTween = AudioTween::new(Duration::from_millis(1500), AudioEasing::OutPowi(3));
/// How long the music takes to step back, to come back, and to follow its volume.
const STEP_BACK: AudioTween = AudioTween::linear(Duration::from_millis(250));
const COME_BACK: AudioTween = AudioTween::linear(Duration::from_millis(1600));
/// How often it is looked whether a file has come, or a piece has really ended.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// What the musicians do.
enum State {
    /// They rest until a moment.
    Resting(Duration),
    /// The next piece is being read.
    Loading(Handle<AudioSource>),
    /// They play, or wait with their hands on the strings while they can't be heard.
    Playing {
        instance: Handle<AudioInstance>,
        length: f64,
        waits: bool,
    },
}

/// The music.
#[derive(Resource)]
struct Music {
    state: State,
    programme: Programme,
    random: ChaCha8Rng,
}

/// Adds the music.
pub fn plugin(app: &mut App) {
    app.insert_resource(Music::new()).add_systems(
        PostUpdate,
        (
            go_on,
            follow_volumes.run_if(
                setting_changed(|settings| settings.sound).or_eager(resource_changed::<Ducking>),
            ),
        )
            .chain()
            .run_if(output::is_present)
            .in_set(SoundSet::Music),
    );
}

impl Music {
    fn new() -> Self {
        // Another order each time: the only randomness in the program that needn't be repeatable.
        let seed = RandomState::new().build_hasher().finish();
        Self {
            state: State::Resting(Duration::from_secs_f32(FIRST_PAUSE)),
            programme: Programme::default(),
            random: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    fn next_piece(&mut self) -> usize {
        self.programme.next(PIECES, &mut self.random)
    }

    fn pause(&mut self) -> Duration {
        Duration::from_secs_f32(self.random.random_range(PAUSES.0..PAUSES.1))
    }
}

fn go_on(
    time: Res<Time<Real>>,
    assets: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    background: Res<AudioChannel<Background>>,
    settings: Res<Settings>,
    ducking: Res<Ducking>,
    mut music: ResMut<Music>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut alarm: ResMut<SoundAlarm>,
) {
    let now = time.elapsed();
    let level = Group::Music.decibels(&settings.sound);
    let mut wake = None;
    match &music.state {
        // It couldn't be heard: the next change of volume wakes the program anyway.
        State::Resting(_) if level <= SILENCE => {}
        State::Resting(until) if *until > now => wake = Some(*until),
        State::Resting(_) => {
            let piece = music.next_piece();
            let path = format!("sounds/music/piece_{piece:02}.ogg");
            music.state = State::Loading(assets.load(path));
            wake = Some(now + LOOK_AGAIN);
        }
        State::Loading(source) => {
            if let Some(loaded) = sources.get(source) {
                let instance = background
                    .play(source.clone())
                    .with_volume(with_ducking(level, *ducking))
                    .fade_in(FADE_IN)
                    .handle();
                let length = loaded.sound.duration().as_secs_f64();
                music.state = State::Playing {
                    instance,
                    length,
                    waits: false,
                };
            } else if assets.load_state(source).is_failed() {
                let pause = music.pause();
                music.state = State::Resting(now + pause);
            }
            wake = Some(now + LOOK_AGAIN);
        }
        State::Playing {
            instance,
            length,
            waits,
        } => match background.state(instance) {
            PlaybackState::Stopped => {
                instances.remove(instance);
                let pause = music.pause();
                music.state = State::Resting(now + pause);
                wake = Some(now + pause);
            }
            _ if *waits => {}
            state => {
                let left = (length - state.position().unwrap_or(0.0)).max(0.0);
                wake = Some(now + Duration::from_secs_f64(left).max(LOOK_AGAIN));
            }
        },
    }
    alarm.set(Sleeper::Music, wake);
}

fn follow_volumes(
    settings: Res<Settings>,
    ducking: Res<Ducking>,
    mut music: ResMut<Music>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let State::Playing {
        instance, waits, ..
    } = &mut music.state
    else {
        return;
    };
    let Some(mut instance) = instances.get_mut(&*instance) else {
        return;
    };
    let level = Group::Music.decibels(&settings.sound);
    if level <= SILENCE {
        instance.pause(STEP_BACK);
        *waits = true;
        return;
    }
    let steps_back = ducking.decibels() < 0.0 || settings.is_changed();
    let tween = if steps_back { STEP_BACK } else { COME_BACK };
    instance.set_decibels(with_ducking(level, *ducking), tween);
    if *waits {
        instance.resume(COME_BACK);
        *waits = false;
    }
}

fn with_ducking(level: f32, ducking: Ducking) -> f32 {
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
    fn the_files_are_there() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds/music");
        let count = std::fs::read_dir(assets).map_or(0, Iterator::count);
        assert_eq!(count, PIECES);
    }
}

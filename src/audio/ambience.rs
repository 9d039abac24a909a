//! Ambience of the place: a long loop that fades in once there is a device, and pauses while it is
//! inaudible.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use bevy_kira_audio::{AudioEasing, AudioTween};

use super::alarm::{AlarmSource, SoundAlarm};
use super::mixer::{Background, Group, SILENCE};
use super::{SoundSet, output};
use crate::settings::{Place, Settings, setting_changed};

/// The loop of a place.
const fn file(place: Place) -> &'static str {
    match place {
        Place::Tree | Place::Courtyard => "sounds/ambience/shade.ogg",
        Place::Veranda => "sounds/ambience/veranda.ogg",
        Place::Hearth => "sounds/ambience/hearth.ogg",
        Place::Museum => "sounds/ambience/museum.ogg",
    }
}

/// The first fade-in.
const FADE_IN: AudioTween = AudioTween::new(Duration::from_secs(5), AudioEasing::OutPowi(3));
/// The fade-out when the place changes.
const FADE_OUT: AudioTween = AudioTween::new(Duration::from_secs(2), AudioEasing::OutPowi(2));
/// The fade on a change of volume.
const VOLUME_FADE: AudioTween = AudioTween::linear(Duration::from_millis(200));
/// The interval at which to check whether the file has loaded.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// The ambience once its file has been requested.
#[derive(Resource)]
struct Ambience {
    place: Place,
    state: State,
}

enum State {
    /// The file is loading.
    Loading(Handle<AudioSource>),
    /// It plays or is paused.
    Playing {
        instance: Handle<AudioInstance>,
        paused: bool,
    },
    /// The file could not be loaded.
    Missing,
}

/// Adds the ambience.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            load.run_if(not(resource_exists::<Ambience>)),
            (
                leave_place.run_if(resource_changed::<Settings>),
                start_when_loaded,
                follow_volumes.run_if(setting_changed(|settings| settings.sound)),
            )
                .chain()
                .run_if(resource_exists::<Ambience>),
        )
            .chain()
            .run_if(output::is_present)
            .in_set(SoundSet::Ambience),
    );
}

/// The file is loaded only once it is audible.
fn load(mut commands: Commands, assets: Res<AssetServer>, settings: Res<Settings>) {
    if Group::Ambience.decibels(&settings.sound) > SILENCE {
        let place = settings.look.place;
        let state = State::Loading(assets.load(file(place)));
        commands.insert_resource(Ambience { place, state });
    }
}

/// Fades the loop of the last place out; that of the new one is loaded next.
fn leave_place(
    mut commands: Commands,
    settings: Res<Settings>,
    mut ambience: ResMut<Ambience>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut alarm: ResMut<SoundAlarm>,
) {
    let place = settings.look.place;
    if file(ambience.place) == file(place) {
        ambience.place = place;
        return;
    }
    if let State::Playing { instance, .. } = &ambience.state
        && let Some(mut instance) = instances.get_mut(instance)
    {
        instance.stop(FADE_OUT);
    }
    alarm.set(AlarmSource::Ambience, None);
    commands.remove_resource::<Ambience>();
}

fn start_when_loaded(
    time: Res<Time<Real>>,
    assets: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    background: Res<AudioChannel<Background>>,
    settings: Res<Settings>,
    mut ambience: ResMut<Ambience>,
    mut alarm: ResMut<SoundAlarm>,
) {
    let State::Loading(source) = &ambience.state else {
        return;
    };
    if !sources.contains(source) {
        if assets.load_state(source).is_failed() {
            ambience.state = State::Missing;
            alarm.set(AlarmSource::Ambience, None);
        } else {
            alarm.set(AlarmSource::Ambience, Some(time.elapsed() + POLL_INTERVAL));
        }
        return;
    }
    let instance = background
        .play(source.clone())
        .looped()
        .with_volume(Group::Ambience.decibels(&settings.sound))
        .fade_in(FADE_IN)
        .handle();
    ambience.state = State::Playing {
        instance,
        paused: false,
    };
    alarm.set(AlarmSource::Ambience, None);
}

fn follow_volumes(
    settings: Res<Settings>,
    mut ambience: ResMut<Ambience>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let State::Playing { instance, paused } = &mut ambience.state else {
        return;
    };
    let Some(mut instance) = instances.get_mut(&*instance) else {
        return;
    };
    let level = Group::Ambience.decibels(&settings.sound);
    if level <= SILENCE {
        instance.pause(VOLUME_FADE);
        *paused = true;
        return;
    }
    instance.set_decibels(level, VOLUME_FADE);
    if *paused {
        instance.resume(VOLUME_FADE);
        *paused = false;
    }
}

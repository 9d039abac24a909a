//! The ambience of a place: a long loop that fades in once there is a device, and pauses while it
//! is inaudible.

use std::time::Duration;

use bevy::prelude::*;
use kira::Tween;

use super::alarm::{AlarmSource, SoundAlarm};
use super::device::Device;
use super::mixer::{Group, SILENCE, fade, fast_fade};
use super::playing::{Playing, Start};
use super::recording::Recording;
use super::{SoundSet, output};
use crate::settings::{Place, Settings, setting_changed};

/// Returns the path of a place's loop.
const fn loop_path(place: Place) -> &'static str {
    match place {
        Place::Tree | Place::Courtyard => "sounds/ambience/shade.ogg",
        Place::Veranda => "sounds/ambience/veranda.ogg",
        Place::Hearth => "sounds/ambience/hearth.ogg",
        Place::Museum => "sounds/ambience/museum.ogg",
    }
}

/// The initial fade-in.
const FADE_IN: Tween = fast_fade(5_000, 3);
/// The fade-out when the place changes.
const FADE_OUT: Tween = fast_fade(2_000, 2);
/// The fade on a change of volume.
const VOLUME_FADE: Tween = fade(200);
/// The interval between checks of whether the file has loaded.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// The ambience once its file has been requested.
#[derive(Component)]
struct Ambience {
    place: Place,
    state: State,
}

enum State {
    /// The file is loading.
    Loading(Handle<Recording>),
    /// The loop is playing or paused.
    Playing { playing: Playing, is_paused: bool },
    /// The file could not be loaded or played.
    Missing,
}

/// Adds the ambience.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            load.run_if(not(any_with_component::<Ambience>)),
            leave_place.run_if(resource_changed::<Settings>),
            start_when_loaded,
            follow_volumes.run_if(setting_changed(|settings| settings.sound)),
        )
            .chain()
            .run_if(output::is_present)
            .in_set(SoundSet::Ambience),
    );
}

/// Loads the file once it would be audible.
fn load(mut commands: Commands, assets: Res<AssetServer>, settings: Res<Settings>) {
    if Group::Ambience.decibels(&settings.sound) > SILENCE {
        let place = settings.look.place;
        let state = State::Loading(assets.load(loop_path(place)));
        commands.spawn((Name::new("Ambience"), Ambience { place, state }));
    }
}

/// Fades out the loop of the previous place; the new one is loaded next.
fn leave_place(
    mut commands: Commands,
    settings: Res<Settings>,
    ambience: Single<(Entity, &mut Ambience)>,
    mut alarm: ResMut<SoundAlarm>,
) {
    let (entity, mut ambience) = ambience.into_inner();
    let place = settings.look.place;
    if loop_path(ambience.place) == loop_path(place) {
        ambience.place = place;
        return;
    }
    if let State::Playing { playing, .. } = &mut ambience.state {
        playing.stop(FADE_OUT);
    }
    alarm.set(AlarmSource::Ambience, None);
    commands.entity(entity).despawn();
}

fn start_when_loaded(
    time: Res<Time<Real>>,
    assets: Res<AssetServer>,
    recordings: Res<Assets<Recording>>,
    mut device: ResMut<Device>,
    settings: Res<Settings>,
    mut ambience: Single<&mut Ambience>,
    mut alarm: ResMut<SoundAlarm>,
) {
    let State::Loading(file) = &ambience.state else {
        return;
    };
    let Some(recording) = recordings.get(file) else {
        if assets.load_state(file).is_failed() {
            ambience.state = State::Missing;
            alarm.set(AlarmSource::Ambience, None);
        } else {
            alarm.set(AlarmSource::Ambience, Some(time.elapsed() + POLL_INTERVAL));
        }
        return;
    };
    let start = Start {
        decibels: Group::Ambience.decibels(&settings.sound),
        fade_in: Some(FADE_IN),
        ..default()
    };
    let playing = device.stream(recording, true, start);
    ambience.state = playing.map_or(State::Missing, |playing| State::Playing {
        playing,
        is_paused: false,
    });
    alarm.set(AlarmSource::Ambience, None);
}

fn follow_volumes(settings: Res<Settings>, mut ambience: Single<&mut Ambience>) {
    let State::Playing { playing, is_paused } = &mut ambience.state else {
        return;
    };
    let level = Group::Ambience.decibels(&settings.sound);
    if level <= SILENCE {
        playing.pause(VOLUME_FADE);
        *is_paused = true;
        return;
    }
    playing.set_decibels(level, VOLUME_FADE);
    if *is_paused {
        playing.resume(VOLUME_FADE);
        *is_paused = false;
    }
}

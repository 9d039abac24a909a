//! The place: a long loop that comes in softly when there is a device, and rests while it can't be
//! heard.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use bevy_kira_audio::{AudioEasing, AudioTween};

use super::alarm::{Sleeper, SoundAlarm};
use super::mixer::{Background, Group, SILENCE};
use super::{SoundSet, output};
use crate::game::settings::{Settings, setting_changed};

const FILE: &str = "sounds/ambience/shade.ogg";
/// How slowly it comes in at first.
const FADE_IN: AudioTween = AudioTween::new(Duration::from_secs(5), AudioEasing::OutPowi(3));
/// How long changes of volume take.
const VOLUME_FADE: AudioTween = AudioTween::linear(Duration::from_millis(200));
/// How often it is looked whether the file has come.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// The ambience, from its loading on.
#[derive(Resource)]
enum Ambience {
    /// Its file is being read.
    Loading(Handle<AudioSource>),
    /// It sounds, or rests.
    Playing {
        instance: Handle<AudioInstance>,
        rests: bool,
    },
    /// Its file can't be had.
    Missing,
}

/// Adds the ambience.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            load.run_if(not(resource_exists::<Ambience>)),
            (
                begin,
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

/// Nothing is read before it is to be heard.
fn load(mut commands: Commands, assets: Res<AssetServer>, settings: Res<Settings>) {
    if Group::Ambience.decibels(&settings.sound) > SILENCE {
        commands.insert_resource(Ambience::Loading(assets.load(FILE)));
    }
}

fn begin(
    time: Res<Time<Real>>,
    assets: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    background: Res<AudioChannel<Background>>,
    settings: Res<Settings>,
    mut ambience: ResMut<Ambience>,
    mut alarm: ResMut<SoundAlarm>,
) {
    let Ambience::Loading(source) = &*ambience else {
        return;
    };
    if !sources.contains(source) {
        if assets.load_state(source).is_failed() {
            *ambience = Ambience::Missing;
            alarm.set(Sleeper::Ambience, None);
        } else {
            alarm.set(Sleeper::Ambience, Some(time.elapsed() + LOOK_AGAIN));
        }
        return;
    }
    let instance = background
        .play(source.clone())
        .looped()
        .with_volume(Group::Ambience.decibels(&settings.sound))
        .fade_in(FADE_IN)
        .handle();
    *ambience = Ambience::Playing {
        instance,
        rests: false,
    };
    alarm.set(Sleeper::Ambience, None);
}

fn follow_volumes(
    settings: Res<Settings>,
    mut ambience: ResMut<Ambience>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let Ambience::Playing { instance, rests } = &mut *ambience else {
        return;
    };
    let Some(mut instance) = instances.get_mut(&*instance) else {
        return;
    };
    let level = Group::Ambience.decibels(&settings.sound);
    if level <= SILENCE {
        instance.pause(VOLUME_FADE);
        *rests = true;
        return;
    }
    instance.set_decibels(level, VOLUME_FADE);
    if *rests {
        instance.resume(VOLUME_FADE);
        *rests = false;
    }
}

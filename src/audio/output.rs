//! Detects the sound device.
//!
//! Without a device, nothing drains the channels, and their queues would grow without limit. A
//! device that opens late (in a browser, at the first click) would play the whole queue at once.
//! So a short silence is sent first, and everything else only after it has been played.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::SoundSet;
use super::mixer::Effects;

/// The state of the sound device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource, Debug)]
pub enum Output {
    /// Not known yet.
    #[default]
    Unknown,
    /// It exists but hasn't played anything yet.
    Opening,
    /// It plays.
    Present,
    /// There is no device.
    Absent,
}

/// The sample rate of the probe, in hertz.
const RATE: u32 = 48_000;
/// The length of the silent probe, in samples: 150 ms. Browsers fill the first two buffers, up to
/// 93 ms, before the first click.
const SILENT_SAMPLES: usize = 7_200;

/// Probes the device.
pub fn plugin(app: &mut App) {
    app.init_resource::<Output>()
        .register_type::<Output>()
        .add_systems(
            PostUpdate,
            probe
                .run_if(|output: Res<Output>| matches!(*output, Output::Unknown | Output::Opening))
                .in_set(SoundSet::DetectDevice),
        );
}

/// Run condition: the device plays.
pub fn is_present(output: Res<Output>) -> bool {
    *output == Output::Present
}

/// Run condition: a device exists, even if it doesn't play yet.
pub fn exists(output: Res<Output>) -> bool {
    matches!(*output, Output::Opening | Output::Present)
}

/// Sends a silence in the first frame, and derives the device's state from its playback.
fn probe(
    mut sources: ResMut<Assets<AudioSource>>,
    effects: Res<AudioChannel<Effects>>,
    mut output: ResMut<Output>,
    mut silence: Local<Option<Handle<AudioInstance>>>,
) {
    let Some(silence) = &*silence else {
        let sound = StaticSoundData {
            sample_rate: RATE,
            frames: Arc::from([Frame::ZERO; SILENT_SAMPLES]),
            settings: StaticSoundSettings::default(),
            slice: None,
        };
        *silence = Some(effects.play(sources.add(AudioSource { sound })).handle());
        return;
    };
    let detected = match effects.state(silence) {
        PlaybackState::Queued => Output::Absent,
        PlaybackState::Stopped => Output::Present,
        _ => Output::Opening,
    };
    if detected == Output::Absent {
        warn!("no sound device: the game continues silently");
    }
    output.set_if_neq(detected);
}

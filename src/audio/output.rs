//! Detects the sound device.
//!
//! A device that opens late (in a browser, at the first click) would play everything requested up
//! to then all at once. So a short silence is sent first, and everything else only after the
//! silence has been played.

use std::time::Duration;

use bevy::prelude::*;

use super::SoundSet;
use super::clip::Clip;
use super::device::Device;
use super::playing::{Playing, Start};

/// The state of the sound device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource, Debug)]
pub enum Output {
    /// Not yet known.
    #[default]
    Unknown,
    /// The device exists but hasn't played anything yet.
    Opening,
    /// The device is playing.
    Present,
    /// There is no device.
    Absent,
}

/// Length of the silent probe. Browsers fill the first two buffers, up to 93 ms, before the first
/// click.
const PROBE_LENGTH: Duration = Duration::from_millis(150);

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

/// Run condition: the device is playing.
pub fn is_present(output: Res<Output>) -> bool {
    *output == Output::Present
}

/// Run condition: a device exists, even if it isn't playing yet.
pub fn exists(output: Res<Output>) -> bool {
    matches!(*output, Output::Opening | Output::Present)
}

/// Sends silence in the first frame, and derives the device's state from its playback.
fn probe(
    mut device: ResMut<Device>,
    mut output: ResMut<Output>,
    mut silence: Local<Option<Playing>>,
) {
    if silence.is_none() {
        *silence = device.play(&Clip::silence(PROBE_LENGTH), Start::default());
    }
    let detected = match &*silence {
        None => Output::Absent,
        Some(silence) if silence.has_ended() => Output::Present,
        Some(_) => Output::Opening,
    };
    if detected == Output::Absent {
        warn!("no sound device: the game continues silently");
    }
    output.set_if_neq(detected);
}

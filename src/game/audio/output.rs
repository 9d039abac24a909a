//! Whether there is anything to sound on.
//!
//! Without a sound device nothing drains what is sent to a channel: it would
//! pile up for as long as the program runs. A device that is slow to open, or
//! a browser's before the first touch, would play all of it at once when it
//! begins. So a short silence is sent first, and everything else only when
//! it has been played.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::SoundSet;
use super::mixer::Effects;

/// What is known of the sound device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Output {
    /// Not known yet.
    #[default]
    Unknown,
    /// There is one, which has played nothing yet.
    Opening,
    /// There is one, and it plays.
    Present,
    /// There is none.
    Absent,
}

/// Its rate, in hertz.
const RATE: u32 = 48_000;
/// The length of that silence, in samples: 150 ms. What fills a browser's device takes the first
/// two buffers, up to 93 ms, before the page has been touched.
const SILENT_SAMPLES: usize = 7_200;

/// Adds the probing of the device.
pub fn plugin(app: &mut App) {
    app.init_resource::<Output>().add_systems(
        PostUpdate,
        probe
            .run_if(|output: Res<Output>| matches!(*output, Output::Unknown | Output::Opening))
            .in_set(SoundSet::Listen),
    );
}

/// For systems that need a device that plays.
pub fn is_present(output: Res<Output>) -> bool {
    *output == Output::Present
}

/// For systems that need a device, even if it plays later.
pub fn is_there(output: Res<Output>) -> bool {
    matches!(*output, Output::Opening | Output::Present)
}

/// Sends a silence in the first frame, and follows what becomes of it.
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
    let heard = match effects.state(silence) {
        PlaybackState::Queued => Output::Absent,
        PlaybackState::Stopped => Output::Present,
        _ => Output::Opening,
    };
    if heard == Output::Absent {
        warn!("There is no sound device: the game plays on silently.");
    }
    output.set_if_neq(heard);
}

//! Finishes sounds: removes DC offset, trims and fades the ends, and sets the level.

use super::acoustics::Stereo;
use super::filter::Filter;
use super::maths::gain_of;
use super::measure;
use super::wave::Wave;

/// The cutoff frequency of the rumble filter (Hz), below which there is only DC and drift.
const RUMBLE_CUTOFF: f64 = 35.0;
/// The level, relative to the peak (dB), below which the end is trimmed.
const TRIM_DECIBELS: f64 = -66.0;
/// The duration of the fade-in (s), too short to be heard but long enough to prevent a click.
const FADE_IN_SECONDS: f64 = 0.000_3;
/// The duration of the fade-out (s).
const FADE_OUT_SECONDS: f64 = 0.025;
/// The maximum peak (dBFS), which leaves headroom for ripples from the encoder.
const MAX_PEAK_LEVEL: f64 = -5.0;

/// Finishes an effect: sets the level of its loudest moment to `loudness` (dBFS, see
/// [`measure::loudness`]), or lower if its peak would exceed the maximum.
#[must_use]
pub fn finish(wave: Wave, loudness: f64) -> Wave {
    let mut wave = remove_rumble(wave);
    wave.trim_end(wave.peak() * gain_of(TRIM_DECIBELS));
    wave.fade_in(FADE_IN_SECONDS);
    wave.fade_out(FADE_OUT_SECONDS);
    let gain = gain_of(loudness - measure::loudness(&[&wave]));
    let gain = gain.min(gain_of(MAX_PEAK_LEVEL) / wave.peak().max(1e-9));
    wave.scaled(gain)
}

/// Finishes a stereo effect; both channels get the same gain.
#[must_use]
pub fn finish_stereo(stereo: Stereo, loudness: f64) -> Stereo {
    let Stereo { left, right } = stereo;
    let (mut left, mut right) = (remove_rumble(left), remove_rumble(right));
    let floor = left.peak().max(right.peak()) * gain_of(TRIM_DECIBELS);
    left.trim_end(floor);
    right.trim_end(floor);
    let length = left.samples.len().max(right.samples.len());
    for channel in [&mut left, &mut right] {
        channel.samples.resize(length, 0.0);
        channel.fade_in(FADE_IN_SECONDS);
        channel.fade_out(FADE_OUT_SECONDS);
    }
    set_loudness(Stereo { left, right }, loudness)
}

/// Finishes a long piece that isn't a loop; `level` is that of the whole sound (see
/// [`measure::mean_level`]).
#[must_use]
pub fn finish_piece(stereo: Stereo, level: f64) -> Stereo {
    let finished = finish_stereo(stereo, level);
    set_mean_level(finished, level)
}

/// Finishes a loop: only sets the level of the whole sound.
#[must_use]
pub fn finish_loop(stereo: Stereo, level: f64) -> Stereo {
    set_mean_level(stereo, level)
}

fn set_mean_level(stereo: Stereo, level: f64) -> Stereo {
    let current = measure::mean_level(&[&stereo.left, &stereo.right]);
    amplify(stereo, gain_of(level - current))
}

fn set_loudness(stereo: Stereo, loudness: f64) -> Stereo {
    let current = measure::loudness(&[&stereo.left, &stereo.right]);
    amplify(stereo, gain_of(loudness - current))
}

/// Amplifies both channels by `gain`, or less if the peak would exceed the maximum.
fn amplify(stereo: Stereo, gain: f64) -> Stereo {
    let Stereo { left, right } = stereo;
    let gain = gain.min(gain_of(MAX_PEAK_LEVEL) / left.peak().max(right.peak()).max(1e-9));
    Stereo {
        left: left.scaled(gain),
        right: right.scaled(gain),
    }
}

fn remove_rumble(wave: Wave) -> Wave {
    let rate = wave.rate;
    Filter::high_pass(rate, RUMBLE_CUTOFF, 0.707).apply(wave)
}

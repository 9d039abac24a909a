//! Finishes every file: removes DC offset, cleans the ends, and sets the level.

use super::filter::Filter;
use super::maths::gain_of;
use super::measure;
use super::place::Stereo;
use super::wave::Wave;

/// The cutoff frequency of the rumble filter (Hz), below which there is only DC and drift.
const RUMBLE: f64 = 35.0;
/// The level, relative to the peak (dB), below which the end is trimmed.
const FLOOR: f64 = -66.0;
/// The duration of the fade-in (s), too short to be heard and long enough not to click.
const RISE: f64 = 0.000_3;
/// The duration of the fade-out (s).
const FALL: f64 = 0.025;
/// The maximum peak of a file (dBFS), which leaves headroom for the encoder's ripples.
const CEILING: f64 = -5.0;

/// Finishes an effect: raises its loudest moment to the level `loudness` (dBFS, see
/// [`measure::loudness`]), unless its peak would then exceed the ceiling.
#[must_use]
pub fn finish(wave: Wave, loudness: f64) -> Wave {
    let mut wave = clean(wave);
    wave.trim_end(wave.peak() * gain_of(FLOOR));
    wave.fade_in(RISE);
    wave.fade_out(FALL);
    let gain = gain_of(loudness - measure::loudness(&[&wave]));
    let gain = gain.min(gain_of(CEILING) / wave.peak().max(1e-9));
    wave.scaled(gain)
}

/// Finishes a stereo piece that isn't a loop; both channels get the same gain.
#[must_use]
pub fn finish_stereo(stereo: Stereo, loudness: f64) -> Stereo {
    let Stereo { left, right } = stereo;
    let (mut left, mut right) = (clean(left), clean(right));
    let floor = left.peak().max(right.peak()) * gain_of(FLOOR);
    left.trim_end(floor);
    right.trim_end(floor);
    let length = left.samples.len().max(right.samples.len());
    for channel in [&mut left, &mut right] {
        channel.samples.resize(length, 0.0);
        channel.fade_in(RISE);
        channel.fade_out(FALL);
    }
    levelled(Stereo { left, right }, loudness)
}

/// Finishes a long piece that isn't a loop; `level` is that of the whole (see
/// [`measure::mean_level`]).
#[must_use]
pub fn finish_piece(stereo: Stereo, level: f64) -> Stereo {
    let ended = finish_stereo(stereo, level);
    whole_levelled(ended, level)
}

/// Finishes a loop: only sets `level`, that of the whole.
#[must_use]
pub fn finish_loop(stereo: Stereo, level: f64) -> Stereo {
    whole_levelled(stereo, level)
}

fn whole_levelled(stereo: Stereo, level: f64) -> Stereo {
    let now = measure::mean_level(&[&stereo.left, &stereo.right]);
    amplified(stereo, gain_of(level - now))
}

fn levelled(stereo: Stereo, loudness: f64) -> Stereo {
    let now = measure::loudness(&[&stereo.left, &stereo.right]);
    amplified(stereo, gain_of(loudness - now))
}

/// Amplifies both channels by `gain`, or less if the peak would exceed the ceiling.
fn amplified(stereo: Stereo, gain: f64) -> Stereo {
    let Stereo { left, right } = stereo;
    let gain = gain.min(gain_of(CEILING) / left.peak().max(right.peak()).max(1e-9));
    Stereo {
        left: left.scaled(gain),
        right: right.scaled(gain),
    }
}

fn clean(wave: Wave) -> Wave {
    let rate = wave.rate;
    Filter::high_pass(rate, RUMBLE, 0.707).apply(wave)
}

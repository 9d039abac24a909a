//! The thumb piano: steel tines over a bridge on a wooden box, with a wire ring that buzzes on each
//! tine.

use std::f64::consts::TAU;

use crate::filter::Filter;
use crate::maths::{decay_per_step, ease, gain_of, sine};
use crate::modal::{Body, Contact, Mode};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The decay time to -60 dB of a tine of [`DECAY_PITCH`].
const DECAY_SECONDS: f64 = 2.3;
/// The pitch of that tine (Hz).
const DECAY_PITCH: f64 = 392.0;
/// The exponent with which decay times fall with pitch: higher tines ring for a shorter time.
const DECAY_EXPONENT: f64 = 0.55;
/// The harmonics of a tine, which doesn't vibrate as a pure sine: ratio, level in dB, fraction of
/// the decay time.
const HARMONICS: [(f64, f64, f64); 3] = [(2.0, -17.0, 0.45), (3.0, -23.0, 0.3), (4.0, -31.0, 0.22)];
/// The upper modes of a clamped tine over a bridge: ratio, seconds, level in dB.
const OVERTONES: [(f64, f64, f64); 2] = [(5.85, 0.26, -6.0), (15.2, 0.08, -13.0)];
/// The modes of the box, excited by the release of the thumb: hertz, seconds, level in dB.
const BOX_MODES: [(f64, f64, f64); 5] = [
    (178.0, 0.085, -9.0),
    (322.0, 0.070, -10.0),
    (548.0, 0.050, -12.0),
    (905.0, 0.034, -15.0),
    (1440.0, 0.022, -18.0),
];
/// The initial sharpness of a plucked tine, as a fraction of its pitch.
const INITIAL_SHARPNESS: f64 = 0.004;
/// The time that a plucked tine takes to settle.
const SETTLE_SECONDS: f64 = 0.028;
/// The pitch of the vibration's second polarization, relative to the first.
const SECOND_POLARIZATION_RATIO: f64 = 1.001_3;
/// The gain of the second polarization.
const SECOND_POLARIZATION_GAIN: f64 = 0.16;
/// The duration of the thumb's release, in seconds.
const RELEASE_SECONDS: f64 = 0.001_1;

/// Renders a tine of `frequency` hertz, plucked with `strength` (0 to 1, from a brush of the thumb
/// to a full pluck). Full strength peaks near 1.
pub fn tine(frequency: f64, strength: f64, rate: Rate, rng: &mut Rng) -> Wave {
    let decay_time = rng
        .around(
            DECAY_SECONDS * libm::pow(DECAY_PITCH / frequency, DECAY_EXPONENT),
            0.06,
        )
        .min(3.2);
    let mut wave = Wave::silence(rate, decay_time * 1.05 + 0.05);
    add_partial(&mut wave, frequency, decay_time, 1.0);
    add_partial(
        &mut wave,
        frequency * SECOND_POLARIZATION_RATIO,
        decay_time * 0.8,
        SECOND_POLARIZATION_GAIN,
    );
    for (ratio, level, decay_fraction) in HARMONICS {
        add_partial(
            &mut wave,
            frequency * ratio,
            decay_time * decay_fraction,
            gain_of(level),
        );
    }
    let buzz = buzz(&wave, strength, rng);

    let brightness = 0.35 + 0.65 * strength;
    let overtones = OVERTONES.map(|(ratio, decay_time, level)| Mode {
        frequency: rng.around(frequency * ratio, 0.015),
        decay_time: rng.around(decay_time, 0.15) * libm::pow(DECAY_PITCH / frequency, 0.3),
        gain: gain_of(level) * brightness,
    });
    let pluck = Contact {
        duration: 0.000_16,
        momentum: 1.0,
    }
    .force(rate);
    wave.mix(
        &Body {
            modes: overtones.to_vec(),
        }
        .strike(&pluck, rate, 0.4),
        0.0,
        1.0,
    );

    let box_modes = BOX_MODES.map(|(frequency, decay_time, level)| Mode {
        frequency: rng.around(frequency, 0.02),
        decay_time,
        gain: gain_of(level),
    });
    let thumb = Contact {
        duration: RELEASE_SECONDS,
        momentum: 1.0,
    }
    .force(rate);
    wave.mix(
        &Body {
            modes: box_modes.to_vec(),
        }
        .strike(&thumb, rate, 0.15),
        0.0,
        0.6 + 0.4 * strength,
    );
    wave.mix(&nail_scrape(rate, rng), 0.0, 0.22 * brightness);
    wave.mix(&buzz, 0.0, 1.0);
    wave.scaled(0.8 * strength)
}

/// Adds a decaying partial of the tine, which starts a little sharp.
fn add_partial(wave: &mut Wave, frequency: f64, decay_time: f64, gain: f64) {
    let rate = wave.rate;
    if frequency > 0.42 * rate.hertz() {
        return;
    }
    let decay = decay_per_step(decay_time * rate.hertz());
    let settle_factor = decay_per_step(SETTLE_SECONDS * 6.9 * rate.hertz());
    let (mut phase, mut level, mut sharpness) = (0.0, gain, INITIAL_SHARPNESS);
    for (n, sample) in wave.samples.iter_mut().enumerate() {
        let attack = ease(n as f64 / (RELEASE_SECONDS * rate.hertz()));
        *sample += level * attack * sine(phase);
        phase += TAU * frequency * (1.0 + sharpness) / rate.hertz();
        if phase > TAU {
            phase -= TAU;
        }
        level *= decay;
        sharpness *= settle_factor;
    }
}

/// Renders the buzz of the wire ring, which is thrown off and caught whenever the tine swings far
/// enough.
fn buzz(tine: &Wave, strength: f64, rng: &mut Rng) -> Wave {
    /// The amplitude at which the wire leaves the tine.
    const THRESHOLD: f64 = 0.16;
    /// The level of the buzz.
    const LEVEL: f64 = 0.8;
    let rate = tine.rate;
    let contacts = tine.samples.iter().map(|&sample| {
        let excess = (sample * strength - THRESHOLD).max(0.0);
        excess * rng.between(0.2, 1.0)
    });
    let contacts = Wave {
        samples: contacts.collect(),
        rate,
    };
    let mut wire = Filter::band_pass(rate, 2900.0, 1.6).apply(contacts.clone());
    wire.mix(
        &Filter::band_pass(rate, 5200.0, 2.0).apply(contacts),
        0.0,
        0.6,
    );
    wire.scaled(LEVEL)
}

/// Renders the scrape of the thumbnail as it leaves the steel.
fn nail_scrape(rate: Rate, rng: &mut Rng) -> Wave {
    let mut noise = Wave::silence(rate, 0.012);
    let length = noise.samples.len() as f64;
    for (n, sample) in noise.samples.iter_mut().enumerate() {
        let fade = 1.0 - n as f64 / length;
        *sample = rng.between(-1.0, 1.0) * fade * fade;
    }
    Filter::band_pass(rate, 2400.0, 0.7).apply(noise)
}

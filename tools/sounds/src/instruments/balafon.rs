//! The balafon: rosewood bars over gourds, each with a buzzing membrane.

use crate::filter::Filter;
use crate::maths::gain_of;
use crate::modal::{Body, Contact, Mode};
use crate::rng::Rng;
use crate::wave::{Rate, Wave};

/// The bending modes of a bar, of which the second is tuned to about an octave and a half by
/// carving the underside: ratio, seconds at `DECAY_PITCH`, level in dB.
const BAR_MODES: [(f64, f64, f64); 5] = [
    (1.0, 0.62, 0.0),
    (2.92, 0.21, -11.0),
    (5.72, 0.10, -17.0),
    (9.3, 0.055, -23.0),
    (13.6, 0.03, -29.0),
];
/// The pitch at which the modes ring for the stated time (Hz).
const DECAY_PITCH: f64 = 220.0;
/// The exponent with which decay times fall with pitch: higher bars ring for a shorter time.
const DECAY_EXPONENT: f64 = 0.6;
/// The contact time of the rubber mallet with the bar (s) at full strength; softer strokes take
/// longer.
const MALLET_CONTACT_SECONDS: f64 = 0.000_9;
/// The quality factor of the resonance of the gourd under the bar.
const GOURD_QUALITY: f64 = 14.0;
/// The level of the gourd.
const GOURD_LEVEL: f64 = 0.75;

/// Renders a bar of `frequency` hertz, struck with `strength` (0 to 1). Full strength peaks near 1.
pub fn bar(frequency: f64, strength: f64, rate: Rate, rng: &mut Rng) -> Wave {
    let decay_factor = libm::pow(DECAY_PITCH / frequency, DECAY_EXPONENT);
    let modes = BAR_MODES
        .iter()
        .enumerate()
        .map(|(order, &(ratio, decay_time, level))| Mode {
            // Only the fundamental is exactly tuned; the upper modes vary from bar to bar.
            frequency: if order == 0 {
                frequency
            } else {
                rng.around(frequency * ratio, 0.012)
            },
            decay_time: rng.around(decay_time, 0.08) * decay_factor,
            gain: gain_of(level + rng.between(-1.0, 1.0)),
        });
    let body = Body {
        modes: modes.collect(),
    };
    let mallet = Contact {
        duration: MALLET_CONTACT_SECONDS * libm::pow(strength.max(0.05), -0.35),
        momentum: 1.0,
    };
    let bar = body.strike(
        &mallet.force(rate),
        rate,
        BAR_MODES[0].1 * decay_factor * 1.1 + 0.08,
    );

    let gourd = Filter::band_pass(rate, frequency * 0.997, GOURD_QUALITY).apply(bar.clone());
    let buzz = membrane_buzz(&gourd, strength);
    let mut wave = bar;
    wave.mix(&gourd, 0.0, GOURD_LEVEL);
    wave.mix(&buzz, 0.0, 1.0);
    let wood = Contact {
        duration: 0.000_5,
        momentum: 1.0,
    }
    .click(rate);
    wave.mix(
        &Filter::band_pass(rate, 1100.0, 1.0).apply(wood),
        0.0,
        0.12 * strength,
    );
    wave.scaled(0.62 * strength)
}

/// Renders the membrane over the hole of the gourd, which buzzes while the air moves strongly
/// enough.
fn membrane_buzz(gourd: &Wave, strength: f64) -> Wave {
    /// The amplitude of the air above which the membrane buzzes.
    const THRESHOLD: f64 = 0.22;
    /// The level of the buzz.
    const LEVEL: f64 = 0.5;
    let peak = gourd.peak().max(1e-9);
    let rate = gourd.rate;
    let samples = gourd.samples.iter().map(|&air| {
        let displacement = air / peak * (0.4 + 0.6 * strength);
        let excess = (displacement.abs() - THRESHOLD).max(0.0);
        if displacement > 0.0 {
            excess
        } else {
            -0.35 * excess
        }
    });
    let membrane = Wave {
        samples: samples.collect(),
        rate,
    };
    let mut filtered = Filter::band_pass(rate, 1250.0, 1.1).apply(membrane.clone());
    filtered.mix(
        &Filter::band_pass(rate, 2700.0, 1.5).apply(membrane),
        0.0,
        0.7,
    );
    filtered.scaled(LEVEL)
}

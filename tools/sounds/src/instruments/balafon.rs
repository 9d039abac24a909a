//! The balafon: bars of rosewood over gourds, each with a buzzing membrane.

use crate::chance::Chance;
use crate::filter::Filter;
use crate::maths::gain_of;
use crate::modal::{Body, Contact, Mode};
use crate::wave::{Rate, Wave};

/// The bar's bending modes, with the second tuned to about an octave and a half by carving the
/// underside: ratio, seconds at `DECAY_PITCH`, level in dB.
const BAR: [(f64, f64, f64); 5] = [
    (1.0, 0.62, 0.0),
    (2.92, 0.21, -11.0),
    (5.72, 0.10, -17.0),
    (9.3, 0.055, -23.0),
    (13.6, 0.03, -29.0),
];
const DECAY_PITCH: f64 = 220.0;
/// The exponent of the pitch with which decay times fall: higher bars ring shorter.
const DECAY_EXPONENT: f64 = 0.6;
/// The contact time of the rubber mallet with the bar (s), longer for softer strokes.
const MALLET: f64 = 0.000_9;
/// The gourd under the bar: the quality factor of its resonance, and its level.
const GOURD_QUALITY: f64 = 14.0;
const GOURD: f64 = 0.75;

/// Renders the sound of one bar of `frequency` hertz, struck with `strength` (0 to 1). Full
/// strength peaks near 1.
pub fn bar(frequency: f64, strength: f64, rate: Rate, chance: &mut Chance) -> Wave {
    let shorter = libm::pow(DECAY_PITCH / frequency, DECAY_EXPONENT);
    let modes = BAR
        .iter()
        .enumerate()
        .map(|(order, &(ratio, decay_time, level))| Mode {
            // Only the fundamental is exact; the upper modes vary from bar to bar.
            frequency: if order == 0 {
                frequency
            } else {
                chance.around(frequency * ratio, 0.012)
            },
            decay_time: chance.around(decay_time, 0.08) * shorter,
            gain: gain_of(level + chance.between(-1.0, 1.0)),
        });
    let body = Body {
        modes: modes.collect(),
    };
    let mallet = Contact {
        duration: MALLET * libm::pow(strength.max(0.05), -0.35),
        momentum: 1.0,
    };
    let bar = body.struck(&mallet.force(rate), rate, BAR[0].1 * shorter * 1.1 + 0.08);

    let gourd = Filter::band_pass(rate, frequency * 0.997, GOURD_QUALITY).apply(bar.clone());
    let hum = hum(&gourd, strength);
    let mut wave = bar;
    wave.mix(&gourd, 0.0, GOURD);
    wave.mix(&hum, 0.0, 1.0);
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

/// Renders the hum of the membrane over the gourd's hole, which buzzes while the air moves strongly
/// enough.
fn hum(gourd: &Wave, strength: f64) -> Wave {
    /// The air's amplitude above which the membrane buzzes, and the level of the buzz.
    const FROM: f64 = 0.22;
    const LEVEL: f64 = 0.5;
    let top = gourd.peak().max(1e-9);
    let rate = gourd.rate;
    let samples = gourd.samples.iter().map(|&air| {
        let swing = air / top * (0.4 + 0.6 * strength);
        let over = (swing.abs() - FROM).max(0.0);
        if swing > 0.0 { over } else { -0.35 * over }
    });
    let skin = Wave {
        samples: samples.collect(),
        rate,
    };
    let mut filtered = Filter::band_pass(rate, 1250.0, 1.1).apply(skin.clone());
    filtered.mix(&Filter::band_pass(rate, 2700.0, 1.5).apply(skin), 0.0, 0.7);
    filtered.scaled(LEVEL)
}

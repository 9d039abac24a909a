//! The pattern of one part in a cycle, invented and varied.

use crate::chance::Chance;

/// The length of a cycle in pulses; each has four quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycle {
    /// Four quarters of three.
    Twelve,
    /// Four quarters of four.
    Sixteen,
    /// Four quarters of six.
    TwentyFour,
}

/// The seven strokes of the bell pattern common from Ghana to Benin.
const BELL_OF_TWELVE: [usize; 7] = [0, 2, 4, 5, 7, 9, 11];
/// The five strokes of the kpanlogo bell.
const BELL_OF_SIXTEEN: [usize; 5] = [0, 3, 6, 10, 12];
/// The range of the right thumb, as scale degrees.
const HIGH: (i32, i32) = (6, 15);
/// The range of the balafon's calls.
const CALLS: (i32, i32) = (4, 12);

impl Cycle {
    /// Returns the number of pulses.
    pub fn pulses(self) -> usize {
        match self {
            Self::Twelve => 12,
            Self::Sixteen => 16,
            Self::TwentyFour => 24,
        }
    }

    fn quarter(self) -> usize {
        self.pulses() / 4
    }

    /// Returns `true` if the bell strikes on this pulse.
    fn bell(self, pulse: usize) -> bool {
        match self {
            Self::Twelve => BELL_OF_TWELVE.contains(&pulse),
            Self::Sixteen => BELL_OF_SIXTEEN.contains(&pulse),
            Self::TwentyFour => pulse.is_multiple_of(2) && BELL_OF_TWELVE.contains(&(pulse / 2)),
        }
    }
}

/// A stroke: scale degree, and strength (0 to 1).
type Stroke = (i32, f64);

/// The pattern of a part: at most one stroke per pulse.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    cycle: Cycle,
    pulses: Vec<Option<Stroke>>,
}

impl Pattern {
    /// Creates the pattern of the left thumb: the tone of each quarter, then its fifth or octave.
    pub fn low(cycle: Cycle, tones: &[i32; 4], chance: &mut Chance) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let quarter = cycle.quarter();
        let second = 1 + chance.below(quarter - 1);
        for (number, &tone) in tones.iter().enumerate() {
            let start = number * quarter;
            pattern.pulses[start] = Some((tone, if number == 0 { 1.0 } else { 0.85 }));
            let above = if chance.happens(0.7) { 3 } else { 5 };
            let moved = if chance.happens(0.2) {
                1 + chance.below(quarter - 1)
            } else {
                second
            };
            pattern.pulses[start + moved] = Some((tone + above, 0.66));
            if quarter == 6 {
                pattern.pulses[start + (moved + 2) % quarter]
                    .get_or_insert((tone + 8 - above, 0.6));
            }
        }
        pattern
    }

    /// Creates a pattern of one cycle without strokes.
    pub fn silent(cycle: Cycle) -> Self {
        Self::empty(cycle, 1)
    }

    /// Creates the pattern of the right thumb over two cycles, a question and its answer: mostly in
    /// the gaps of the left, descending in the course of the cycle.
    pub fn high(cycle: Cycle, tones: &[i32; 4], low: &Pattern, chance: &mut Chance) -> Self {
        let length = cycle.pulses();
        let mut pattern = Self::empty(cycle, 2);
        let mut last = chance.between(11.0, 14.0);
        for pulse in 0..2 * length {
            let (is_answer, within) = (pulse >= length, pulse % length);
            let part = within as f64 / length as f64;
            let likely = if low.pulses[within].is_some() {
                0.30
            } else {
                0.74
            };
            // The end of the answer stays sparse, as a breathing space.
            let likely = if is_answer && part > 0.72 {
                0.15
            } else {
                likely
            };
            if !chance.happens(likely) {
                continue;
            }
            let line = if is_answer {
                12.0 - 5.0 * part
            } else {
                13.5 - 3.5 * part
            };
            let target = 0.55 * last + 0.45 * line + 0.8 * chance.bell();
            let tone = tones[within / cycle.quarter()];
            let weighty = within % cycle.quarter() == 0 || chance.happens(0.6);
            let degree = if weighty {
                chord_tone(tone, target, HIGH)
            } else {
                (target + 0.5) as i32
            };
            let degree = degree.clamp(HIGH.0, HIGH.1);
            pattern.pulses[pulse] = Some((degree, chance.between(0.55, 0.9)));
            last = f64::from(degree);
        }
        pattern
    }

    /// Creates the pattern of the balafon's bell: its rhythm on two tones of each quarter.
    pub fn bell(cycle: Cycle, tones: &[i32; 4], chance: &mut Chance) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let struck = (0..cycle.pulses()).filter(|&pulse| cycle.bell(pulse));
        for (stroke, pulse) in struck.enumerate() {
            let tone = tones[pulse / cycle.quarter()];
            let above = if stroke % 2 == 0 {
                5
            } else {
                3 + 5 * i32::from(chance.happens(0.35))
            };
            let strength = if pulse % cycle.quarter() == 0 {
                0.9
            } else {
                0.7
            };
            pattern.pulses[pulse] = Some((tone + above, strength));
        }
        pattern
    }

    /// Creates a call of the balafon: a few strokes in the first three quarters.
    pub fn call(cycle: Cycle, tones: &[i32; 4], chance: &mut Chance) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let quarter = cycle.quarter();
        let mut last = chance.between(8.0, 11.0);
        let mut pulse = chance.below(quarter);
        while pulse < 3 * quarter + 1 {
            let tone = tones[pulse / quarter];
            let degree = chord_tone(tone, last + 1.2 * chance.bell() - 0.5, CALLS);
            pattern.pulses[pulse] = Some((degree, chance.between(0.65, 1.0)));
            last = f64::from(degree);
            pulse += 1 + chance.below(quarter.min(4));
        }
        pattern
    }

    /// Creates the pattern of the gourd of seeds: soft on each quarter, softer between.
    pub fn rattle(cycle: Cycle) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let quarter = cycle.quarter();
        for start in (0..cycle.pulses()).step_by(quarter) {
            pattern.pulses[start] = Some((0, 0.55));
            pattern.pulses[start + quarter - 1] = Some((0, 0.3));
        }
        pattern
    }

    /// Creates the pattern of the calabash: the beginning of the cycle, and sometimes its middle.
    pub fn beat(cycle: Cycle, chance: &mut Chance) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        pattern.pulses[0] = Some((0, 0.8));
        if chance.happens(0.5) {
            pattern.pulses[3 * cycle.quarter() - 1] = Some((2, 0.45));
        }
        pattern
    }

    /// Varies each stroke with this `probability`: drops it, moves it to a neighbour or changes it
    /// to another tone of its quarter. Also adds occasional grace notes.
    #[must_use]
    pub fn varied(&self, tones: &[i32; 4], probability: f64, chance: &mut Chance) -> Self {
        let mut pattern = self.clone();
        let length = self.cycle.pulses();
        for pulse in 0..pattern.pulses.len() {
            let Some((degree, strength)) = pattern.pulses[pulse] else {
                continue;
            };
            let strength = chance.around(strength, 0.08).clamp(0.3, 1.0);
            pattern.pulses[pulse] = Some((degree, strength));
            if pulse % length == 0 || !chance.happens(probability) {
                continue;
            }
            let low_or_high = if degree < HIGH.0 {
                (degree, degree)
            } else {
                HIGH
            };
            pattern.pulses[pulse] = match chance.below(4) {
                0 => None,
                1 => {
                    let next = (pulse + 1) % pattern.pulses.len();
                    pattern.pulses[next].get_or_insert((degree, strength * 0.8));
                    Some((degree, strength))
                }
                2 => {
                    let tone = tones[(pulse % length) / self.cycle.quarter()];
                    Some((
                        chord_tone(tone, f64::from(degree) + 1.5 * chance.bell(), low_or_high),
                        strength,
                    ))
                }
                _ => {
                    let aside = if chance.happens(0.5) { 1 } else { -1 };
                    Some((
                        (degree + aside).clamp(low_or_high.0, low_or_high.1),
                        strength,
                    ))
                }
            };
        }
        pattern
    }

    /// Returns the first or the second cycle of a two-cycle pattern.
    #[must_use]
    pub fn half(&self, second: bool) -> Self {
        let length = self.cycle.pulses();
        let start = if second { length } else { 0 };
        let pulses = self
            .pulses
            .iter()
            .skip(start)
            .take(length)
            .copied()
            .collect();
        Self {
            cycle: self.cycle,
            pulses,
        }
    }

    /// Returns the strokes: pulse, degree, strength.
    pub fn strokes(&self) -> impl Iterator<Item = (usize, i32, f64)> + '_ {
        let pulses = self.pulses.iter().enumerate();
        pulses.filter_map(|(pulse, stroke)| {
            stroke.map(|(degree, strength)| (pulse, degree, strength))
        })
    }

    fn empty(cycle: Cycle, cycles: usize) -> Self {
        Self {
            cycle,
            pulses: vec![None; cycles * cycle.pulses()],
        }
    }
}

/// Finds the degree nearest to `target` within the range, among the tone, its fifth and their
/// octaves.
fn chord_tone(tone: i32, target: f64, (lowest, highest): (i32, i32)) -> i32 {
    let distance = |degree: &i32| (f64::from(*degree) - target).abs();
    (lowest..=highest)
        .filter(|degree| matches!((degree - tone).rem_euclid(5), 0 | 3))
        .min_by(|one, other| distance(one).total_cmp(&distance(other)))
        .unwrap_or(lowest)
}

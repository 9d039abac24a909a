//! Generates and varies the rhythmic patterns of the parts.

use crate::rng::Rng;

/// The length of a cycle, which has four quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycle {
    /// Four quarters of three pulses.
    Twelve,
    /// Four quarters of four pulses.
    Sixteen,
    /// Four quarters of six pulses.
    TwentyFour,
}

/// The seven strokes of the bell pattern common from Ghana to Benin.
const BELL_OF_TWELVE: [usize; 7] = [0, 2, 4, 5, 7, 9, 11];
/// The five strokes of the kpanlogo bell.
const BELL_OF_SIXTEEN: [usize; 5] = [0, 3, 6, 10, 12];
/// The range of the right thumb, as scale degrees.
const HIGH_RANGE: (i32, i32) = (6, 15);
/// The range of the balafon's calls.
const CALL_RANGE: (i32, i32) = (4, 12);

impl Cycle {
    /// Returns the number of pulses.
    pub fn pulses(self) -> usize {
        match self {
            Self::Twelve => 12,
            Self::Sixteen => 16,
            Self::TwentyFour => 24,
        }
    }

    fn quarter_pulses(self) -> usize {
        self.pulses() / 4
    }

    /// Returns `true` if the bell strikes on this pulse.
    fn has_bell(self, pulse: usize) -> bool {
        match self {
            Self::Twelve => BELL_OF_TWELVE.contains(&pulse),
            Self::Sixteen => BELL_OF_SIXTEEN.contains(&pulse),
            Self::TwentyFour => pulse.is_multiple_of(2) && BELL_OF_TWELVE.contains(&(pulse / 2)),
        }
    }
}

/// A stroke: scale degree and strength (0 to 1).
type Stroke = (i32, f64);

/// The pattern of a part, with at most one stroke per pulse.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    cycle: Cycle,
    pulses: Vec<Option<Stroke>>,
}

impl Pattern {
    /// Creates the pattern of the left thumb: the tone of each quarter, then its fifth or octave.
    pub fn low(cycle: Cycle, tones: &[i32; 4], rng: &mut Rng) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let quarter_pulses = cycle.quarter_pulses();
        let usual_offset = 1 + rng.below(quarter_pulses - 1);
        for (quarter_index, &tone) in tones.iter().enumerate() {
            let start = quarter_index * quarter_pulses;
            pattern.pulses[start] = Some((tone, if quarter_index == 0 { 1.0 } else { 0.85 }));
            let interval = if rng.happens(0.7) { 3 } else { 5 };
            let offset = if rng.happens(0.2) {
                1 + rng.below(quarter_pulses - 1)
            } else {
                usual_offset
            };
            pattern.pulses[start + offset] = Some((tone + interval, 0.66));
            if quarter_pulses == 6 {
                pattern.pulses[start + (offset + 2) % quarter_pulses]
                    .get_or_insert((tone + 8 - interval, 0.6));
            }
        }
        pattern
    }

    /// Creates a pattern of one cycle without strokes.
    pub fn silent(cycle: Cycle) -> Self {
        Self::empty(cycle, 1)
    }

    /// Creates the pattern of the right thumb over two cycles, a question and its answer: mostly in
    /// the gaps of the left thumb, descending over the course of a cycle.
    pub fn high(cycle: Cycle, tones: &[i32; 4], low: &Pattern, rng: &mut Rng) -> Self {
        let length = cycle.pulses();
        let mut pattern = Self::empty(cycle, 2);
        let mut last = rng.between(11.0, 14.0);
        for pulse in 0..2 * length {
            let (is_answer, pulse_in_cycle) = (pulse >= length, pulse % length);
            let fraction = pulse_in_cycle as f64 / length as f64;
            let probability = if low.pulses[pulse_in_cycle].is_some() {
                0.30
            } else {
                0.74
            };
            // Keep the end of the answer sparse, as a breathing space.
            let probability = if is_answer && fraction > 0.72 {
                0.15
            } else {
                probability
            };
            if !rng.happens(probability) {
                continue;
            }
            let contour = if is_answer {
                12.0 - 5.0 * fraction
            } else {
                13.5 - 3.5 * fraction
            };
            let target = 0.55 * last + 0.45 * contour + 0.8 * rng.gaussian();
            let tone = tones[pulse_in_cycle / cycle.quarter_pulses()];
            let is_chord_tone = pulse_in_cycle % cycle.quarter_pulses() == 0 || rng.happens(0.6);
            let degree = if is_chord_tone {
                chord_tone(tone, target, HIGH_RANGE)
            } else {
                (target + 0.5) as i32
            };
            let degree = degree.clamp(HIGH_RANGE.0, HIGH_RANGE.1);
            pattern.pulses[pulse] = Some((degree, rng.between(0.55, 0.9)));
            last = f64::from(degree);
        }
        pattern
    }

    /// Creates the balafon's pattern: the bell rhythm, on two tones per quarter.
    pub fn bell(cycle: Cycle, tones: &[i32; 4], rng: &mut Rng) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let bell_pulses = (0..cycle.pulses()).filter(|&pulse| cycle.has_bell(pulse));
        for (stroke, pulse) in bell_pulses.enumerate() {
            let tone = tones[pulse / cycle.quarter_pulses()];
            let interval = if stroke % 2 == 0 {
                5
            } else {
                3 + 5 * i32::from(rng.happens(0.35))
            };
            let strength = if pulse % cycle.quarter_pulses() == 0 {
                0.9
            } else {
                0.7
            };
            pattern.pulses[pulse] = Some((tone + interval, strength));
        }
        pattern
    }

    /// Creates a call of the balafon: a few strokes up to the start of the last quarter.
    pub fn call(cycle: Cycle, tones: &[i32; 4], rng: &mut Rng) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let quarter_pulses = cycle.quarter_pulses();
        let mut last = rng.between(8.0, 11.0);
        let mut pulse = rng.below(quarter_pulses);
        while pulse < 3 * quarter_pulses + 1 {
            let tone = tones[pulse / quarter_pulses];
            let degree = chord_tone(tone, last + 1.2 * rng.gaussian() - 0.5, CALL_RANGE);
            pattern.pulses[pulse] = Some((degree, rng.between(0.65, 1.0)));
            last = f64::from(degree);
            pulse += 1 + rng.below(quarter_pulses.min(4));
        }
        pattern
    }

    /// Creates the pattern of the rattle: soft on each quarter, softer just before the next.
    pub fn rattle(cycle: Cycle) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        let quarter_pulses = cycle.quarter_pulses();
        for start in (0..cycle.pulses()).step_by(quarter_pulses) {
            pattern.pulses[start] = Some((0, 0.55));
            pattern.pulses[start + quarter_pulses - 1] = Some((0, 0.3));
        }
        pattern
    }

    /// Creates the pattern of the calabash: the beginning of the cycle, and sometimes the pulse
    /// before its last quarter.
    pub fn calabash(cycle: Cycle, rng: &mut Rng) -> Self {
        let mut pattern = Self::empty(cycle, 1);
        pattern.pulses[0] = Some((0, 0.8));
        if rng.happens(0.5) {
            pattern.pulses[3 * cycle.quarter_pulses() - 1] = Some((2, 0.45));
        }
        pattern
    }

    /// Varies the strength of all strokes and, with `probability`, drops a stroke, repeats it on
    /// the next pulse, or changes it to another tone. The first pulse of a cycle keeps its tone.
    #[must_use]
    pub fn varied(&self, tones: &[i32; 4], probability: f64, rng: &mut Rng) -> Self {
        let mut pattern = self.clone();
        let length = self.cycle.pulses();
        for pulse in 0..pattern.pulses.len() {
            let Some((degree, strength)) = pattern.pulses[pulse] else {
                continue;
            };
            let strength = rng.around(strength, 0.08).clamp(0.3, 1.0);
            pattern.pulses[pulse] = Some((degree, strength));
            if pulse % length == 0 || !rng.happens(probability) {
                continue;
            }
            let range = if degree < HIGH_RANGE.0 {
                (degree, degree)
            } else {
                HIGH_RANGE
            };
            pattern.pulses[pulse] = match rng.below(4) {
                0 => None,
                1 => {
                    let next = (pulse + 1) % pattern.pulses.len();
                    pattern.pulses[next].get_or_insert((degree, strength * 0.8));
                    Some((degree, strength))
                }
                2 => {
                    let tone = tones[(pulse % length) / self.cycle.quarter_pulses()];
                    Some((
                        chord_tone(tone, f64::from(degree) + 1.5 * rng.gaussian(), range),
                        strength,
                    ))
                }
                _ => {
                    let step = if rng.happens(0.5) { 1 } else { -1 };
                    Some(((degree + step).clamp(range.0, range.1), strength))
                }
            };
        }
        pattern
    }

    /// Returns one cycle of a two-cycle pattern: the second if `is_second`, otherwise the first.
    #[must_use]
    pub fn half(&self, is_second: bool) -> Self {
        let length = self.cycle.pulses();
        let start = if is_second { length } else { 0 };
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

    fn empty(cycle: Cycle, cycle_count: usize) -> Self {
        Self {
            cycle,
            pulses: vec![None; cycle_count * cycle.pulses()],
        }
    }
}

/// Returns the degree nearest to `target` within the range, among the tone, its fifth and their
/// octaves.
fn chord_tone(tone: i32, target: f64, (lowest, highest): (i32, i32)) -> i32 {
    let distance = |degree: &i32| (f64::from(*degree) - target).abs();
    (lowest..=highest)
        .filter(|degree| matches!((degree - tone).rem_euclid(5), 0 | 3))
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
        .unwrap_or(lowest)
}

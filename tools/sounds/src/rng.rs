//! Deterministic random numbers that are the same on every machine.

use awale_rules::plain_text::fnv1a;

/// A deterministic random number generator (SplitMix64), seeded by a name.
///
/// Each sound has its own generator, named after its file, so that adding or changing a sound
/// leaves the bytes of all others unchanged.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// Creates a generator seeded by the FNV-1a hash of `name`.
    pub fn named(name: &str) -> Self {
        let state = fnv1a(name.as_bytes());
        Self { state }
    }

    /// Returns a uniformly distributed number from 0 (inclusive) to 1 (exclusive).
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a uniformly distributed number from `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Returns `value` varied by at most the fraction `spread` in either direction (0.1 for ±10%).
    pub fn around(&mut self, value: f64, spread: f64) -> f64 {
        value * (1.0 + self.between(-spread, spread))
    }

    /// Returns an approximately normally distributed number with mean 0 and standard deviation 1,
    /// within ±3.5.
    pub fn gaussian(&mut self) -> f64 {
        let sum: f64 = (0..4).map(|_| self.between(-1.0, 1.0)).sum();
        sum * 0.866_025_403_784_438_6
    }

    /// Returns a uniformly distributed number from 0 to `bound` - 1. `bound` must be at
    /// least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.unit() * bound as f64) as usize).min(bound.saturating_sub(1))
    }

    /// Returns `true` with this `probability` (0 to 1).
    pub fn happens(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generators_depend_only_on_their_names() {
        let mut a = Rng::named("a");
        let mut again = Rng::named("a");
        let mut b = Rng::named("b");
        let first: Vec<u64> = (0..8).map(|_| a.next()).collect();
        assert_eq!(first, (0..8).map(|_| again.next()).collect::<Vec<_>>());
        assert_ne!(first, (0..8).map(|_| b.next()).collect::<Vec<_>>());
    }

    #[test]
    fn the_bell_has_mean_zero_and_deviation_one() {
        let mut rng = Rng::named("bell");
        let draws: Vec<f64> = (0..20_000).map(|_| rng.gaussian()).collect();
        let mean = draws.iter().sum::<f64>() / draws.len() as f64;
        let variance =
            draws.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / draws.len() as f64;
        assert!(mean.abs() < 0.03, "mean {mean}");
        assert!((variance - 1.0).abs() < 0.05, "variance {variance}");
    }
}

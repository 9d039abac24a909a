//! 64-bit position keys.

/// Odd constants without a pattern in their bits, for mixing (fractional parts of square roots).
const MIX: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xbb67_ae85_84ca_a73b];

/// Hashes a board; `extra` is everything else that distinguishes positions.
#[must_use]
pub fn board_key(holes: &[u16], extra: u64) -> u64 {
    let mut key = fold(extra ^ MIX[0], MIX[1]);
    for chunk in holes.chunks(4) {
        let word = chunk
            .iter()
            .fold(0, |word, &seeds| word << 16 | u64::from(seeds));
        key = fold(key ^ word, MIX[0]);
    }
    fold(key, MIX[1])
}

/// Returns the key of a position that fits in two words: both halves of their product, XORed.
#[must_use]
pub const fn mix(first: u64, second: u64) -> u64 {
    let product = (first ^ MIX[0]) as u128 * (second ^ MIX[1]) as u128;
    (product as u64) ^ ((product >> 64) as u64)
}

/// XORs both halves of a 128-bit product, so that every bit depends on every bit of `a`.
const fn fold(a: u64, b: u64) -> u64 {
    let product = (a ^ b) as u128 * (b | 1) as u128;
    (product as u64) ^ ((product >> 64) as u64)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn neighbouring_boards_have_different_keys() {
        let mut keys = HashSet::new();
        for index in 0..12 {
            for seeds in 0..200 {
                for extra in 0..2 {
                    let mut holes = [4_u16; 12];
                    holes[index] = seeds;
                    keys.insert(board_key(&holes, extra));
                }
            }
        }
        // The start occurs once for every hole.
        assert_eq!(keys.len(), (12 * 199 + 1) * 2);
    }
}

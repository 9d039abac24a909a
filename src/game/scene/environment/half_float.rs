//! Numbers of 16 bits, as textures keep light.

/// The bits of the half-precision number nearest below `value`, which must be
/// positive; too small ones become 0, too big ones the biggest.
pub fn half_bits(value: f32) -> u16 {
    /// Exponents are stored with these added.
    const BIAS: i32 = 15;
    const BIAS_SINGLE: i32 = 127;
    const BIGGEST: u16 = 0x7bff;
    let bits = value.max(0.0).to_bits();
    let exponent = (bits >> 23) as i32 - BIAS_SINGLE + BIAS;
    if exponent <= 0 {
        0
    } else if exponent > 30 {
        BIGGEST
    } else {
        ((exponent as u16) << 10) | ((bits >> 13) & 0x3ff) as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        assert_eq!(half_bits(0.0), 0);
        assert_eq!(half_bits(1.0), 0x3c00);
        assert_eq!(half_bits(0.5), 0x3800);
        assert_eq!(half_bits(65504.0), 0x7bff);
        assert_eq!(half_bits(1e9), 0x7bff);
    }
}

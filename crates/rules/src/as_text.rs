//! Serializes values in saved files as the text that commands accept for them.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Serializes a value through its `Display` text.
///
/// # Errors
///
/// Returns the serializer's errors.
pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}

/// Parses a value through `FromStr`.
///
/// # Errors
///
/// Returns an error if the input isn't a string or can't be parsed.
pub fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}

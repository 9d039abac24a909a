//! The connection of two players for live play: the address of a broker and a shared key.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use awale_rules::as_text;

/// The maximum length of a broker's address, in bytes.
pub const MAX_BROKER_LENGTH: usize = 200;
/// The size of a key, in bytes.
pub const KEY_BYTES: usize = 32;

/// The address of an MQTT broker: `ws://...` or `wss://...`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Broker(#[serde(with = "as_text")] Address);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Address(String);

/// Why an address or a key is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MeetingError {
    /// The text isn't a WebSocket address.
    #[error("invalid broker address")]
    Broker,
    /// The text isn't a key.
    #[error("invalid key")]
    Key,
}

impl Broker {
    /// Returns the broker's address as text.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.0.0
    }
}

impl FromStr for Broker {
    type Err = MeetingError;

    /// Parses an address; the default scheme is `ws://`.
    fn from_str(text: &str) -> Result<Self, MeetingError> {
        let text = text.trim();
        let address = if text.contains("://") {
            text.to_owned()
        } else {
            format!("ws://{text}")
        };
        address.parse().map(Self)
    }
}

impl FromStr for Address {
    type Err = MeetingError;

    fn from_str(text: &str) -> Result<Self, MeetingError> {
        let rest = text
            .strip_prefix("ws://")
            .or_else(|| text.strip_prefix("wss://"));
        let host = rest.and_then(|rest| rest.split(['/', '?']).next());
        let is_plain = text
            .chars()
            .all(|char| char.is_ascii_graphic() && char != '#');
        // A user name before the host could disguise the host.
        let has_host = host.is_some_and(|host| !host.is_empty() && !host.contains('@'));
        if is_plain && has_host && text.len() <= MAX_BROKER_LENGTH {
            Ok(Self(text.to_owned()))
        } else {
            Err(MeetingError::Broker)
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The key that encrypts the messages of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MeetingKey([u8; KEY_BYTES]);

impl MeetingKey {
    /// Creates a key from random bytes.
    #[must_use]
    pub const fn new(random: [u8; KEY_BYTES]) -> Self {
        Self(random)
    }

    /// Returns the key's bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; KEY_BYTES] {
        &self.0
    }
}

/// Hides the key from logs.
impl fmt::Debug for MeetingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MeetingKey(..)")
    }
}

impl fmt::Display for MeetingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl FromStr for MeetingKey {
    type Err = MeetingError;

    fn from_str(text: &str) -> Result<Self, MeetingError> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or(MeetingError::Key)
    }
}

/// The connection for a live match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveConnection {
    /// The broker.
    pub broker: Broker,
    /// The key of the match.
    #[serde(with = "as_text")]
    pub key: MeetingKey,
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn only_broker_addresses_are_accepted() {
        let address = |text: &str| {
            text.parse::<Broker>()
                .map(|broker| broker.address().to_owned())
        };
        assert_eq!(address("box.local:8080").unwrap(), "ws://box.local:8080");
        assert_eq!(address(" wss://mq.example.org/mqtt ").unwrap().len(), 25);
        for invalid in [
            "",
            "ws://",
            "ws:///mqtt",
            "http://example.org",
            "javascript://x",
            "ws://a b",
            "ws://a#b",
            "ws://good.example@evil.example",
            &format!("ws://{}", "a".repeat(MAX_BROKER_LENGTH)),
        ] {
            assert_eq!(address(invalid), Err(MeetingError::Broker), "{invalid}");
        }
    }

    #[test]
    fn a_key_round_trips_through_text_and_is_never_logged() {
        let key = MeetingKey::new(std::array::from_fn(|index| index as u8));
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!("AAAA".parse::<MeetingKey>(), Err(MeetingError::Key));
        assert_eq!(format!("{key:?}"), "MeetingKey(..)");
    }
}

//! Encryption of the messages of a match, and their topics, which contain a hash of the key.

use std::fmt::Write;

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305, XNonce};

use awale_engine::matches::Contestant;
use awale_engine::matches::letter::MeetingKey;
use awale_rules::keyed::keyed_enum;

/// The size of a nonce, in bytes.
pub const NONCE_BYTES: usize = 24;
/// The size of nonce and tag, which encryption adds to a message, in bytes.
pub const OVERHEAD_BYTES: usize = NONCE_BYTES + 16;
/// The first level of all topics.
const ROOT_LEVEL: &str = "awale";
/// The nonce reserved for the hash in topics; messages have random nonces.
const TOPIC_NONCE: [u8; NONCE_BYTES] = *b"awale: topic of a match.";
/// The size of the hash in topics, in bytes.
const TOPIC_BYTES: usize = 16;

keyed_enum! {
    /// The kinds of topics.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Kind {
        /// The player's latest letter; retained.
        Letter = "letter",
        /// The player's presence: connected or not; retained.
        Presence = "presence",
        /// A greeting.
        Greeting = "greeting",
    }
}

/// Encrypts and decrypts the messages of a match.
pub struct Seal {
    cipher: XChaCha20Poly1305,
    root: String,
}

impl Seal {
    /// Sets up encryption with this key.
    #[must_use]
    pub fn new(key: &MeetingKey) -> Self {
        let cipher = XChaCha20Poly1305::new(&(*key.bytes()).into());
        // The key stream of the reserved nonce reveals nothing about the key or other key streams.
        let hash = cipher.encrypt(&XNonce::from(TOPIC_NONCE), &[0; TOPIC_BYTES][..]);
        let mut root = format!("{ROOT_LEVEL}/");
        for byte in hash.unwrap_or_default().iter().take(TOPIC_BYTES) {
            // Writing to a string can't fail.
            let _ = write!(root, "{byte:02x}");
        }
        Self { cipher, root }
    }

    /// Returns the topic of a player's messages.
    #[must_use]
    pub fn topic(&self, author: Contestant, kind: Kind) -> String {
        format!("{}/{}/{}", self.root, author.index() + 1, kind.key())
    }

    /// Returns the author and the kind of a topic; `None` if it doesn't belong to the match.
    #[must_use]
    pub fn parse_topic(&self, topic: &str) -> Option<(Contestant, Kind)> {
        Contestant::BOTH
            .into_iter()
            .flat_map(|author| Kind::ALL.map(|kind| (author, kind)))
            .find(|&(author, kind)| self.topic(author, kind) == topic)
    }

    /// Encrypts `text` for a topic; it can't be decrypted under any other. The nonce must be
    /// random.
    #[must_use]
    pub fn encrypt(&self, topic: &str, text: &[u8], nonce: [u8; NONCE_BYTES]) -> Vec<u8> {
        let payload = Payload {
            msg: text,
            aad: topic.as_bytes(),
        };
        let mut sealed = nonce.to_vec();
        // This fails only for texts of gigabytes; the message is then invalid.
        sealed.extend(
            self.cipher
                .encrypt(&XNonce::from(nonce), payload)
                .unwrap_or_default(),
        );
        sealed
    }

    /// Decrypts a message of a topic; returns `None` if it wasn't encrypted with this key for this
    /// topic.
    #[must_use]
    pub fn decrypt(&self, topic: &str, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, text) = sealed.split_first_chunk::<NONCE_BYTES>()?;
        let payload = Payload {
            msg: text,
            aad: topic.as_bytes(),
        };
        self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use proptest::prelude::*;

    use super::*;

    fn seal(byte: u8) -> Seal {
        Seal::new(&MeetingKey::new([byte; 32]))
    }

    #[test]
    fn topics_depend_on_the_key_without_revealing_it() {
        let topic = seal(1).topic(Contestant::Second, Kind::Letter);
        assert_eq!(topic.len(), "awale/".len() + 32 + "/2/letter".len());
        assert_ne!(topic, seal(2).topic(Contestant::Second, Kind::Letter));
        assert!(!topic.contains("0101"));
        let parsed = seal(1).parse_topic(&topic);
        assert_eq!(parsed, Some((Contestant::Second, Kind::Letter)));
        assert_eq!(seal(2).parse_topic(&topic), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn only_the_whole_message_opens_under_its_topic_and_key(
            text in prop::collection::vec(any::<u8>(), 0..300),
            nonce in any::<[u8; NONCE_BYTES]>(),
            at in any::<prop::sample::Index>(),
            flipped in 1..=u8::MAX,
        ) {
            let sealed = seal(1).encrypt("topic", &text, nonce);
            prop_assert_eq!(sealed.len(), text.len() + OVERHEAD_BYTES);
            prop_assert_eq!(seal(1).decrypt("topic", &sealed), Some(text));
            prop_assert_eq!(seal(1).decrypt("other", &sealed), None);
            prop_assert_eq!(seal(2).decrypt("topic", &sealed), None);
            let at = at.index(sealed.len());
            prop_assert_eq!(seal(1).decrypt("topic", &sealed[..at]), None);
            let mut changed = sealed;
            changed[at] ^= flipped;
            prop_assert_eq!(seal(1).decrypt("topic", &changed), None);
        }
    }
}

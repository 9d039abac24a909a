//! Live play with a friend through any MQTT broker: the letters of a match as retained messages.
//! PURE except for its socket.
//!
//! Each player has three topics: the latest letter and the presence, which are retained, and
//! greetings, which are not. So a match is a mailbox too: a player who opens it next week finds the
//! last letter. All messages are encrypted, and the broker needn't know any rules.
//!
//! - [`seal`]: encryption of messages, and topics.
//! - [`packets`]: encodes and decodes the MQTT packets that this crate uses.
//! - [`limits`]: how much a line accepts, and how fast.
//! - [`rate`]: a rate limit.
//! - [`session`]: one MQTT connection, without input and output.
//! - [`mailbox`]: publishes and receives the messages of a match, and reconnects; without clock and
//!   socket.
//! - [`reading`]: merges a received letter into a match.
//! - [`socket`]: a WebSocket, on its own thread or the page's.
//! - [`line`]: a mailbox with its socket.

#[cfg(test)]
#[path = "../../../tests/fixtures.rs"]
mod fixtures;
pub mod limits;
pub mod line;
pub mod mailbox;
pub mod packets;
pub mod rate;
pub mod reading;
pub mod seal;
pub mod session;
pub mod socket;

pub use line::Line;
pub use mailbox::{Connection, Mailbox, News};
pub use reading::{Reading, read};
pub use seal::Seal;

use awale_engine::matches::letter::MeetingKey;
use awale_engine::matches::letter::meeting::KEY_BYTES;

/// Generates secure random bytes; returns `None` if the system has none, in which case live play is
/// off.
#[must_use]
pub fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// Generates a key for a match.
#[must_use]
pub fn new_key() -> Option<MeetingKey> {
    random::<KEY_BYTES>().map(MeetingKey::new)
}

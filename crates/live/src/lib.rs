//! Live play with a friend through any MQTT broker, with the letters of a match as retained
//! messages. Performs no input or output except through its socket.
//!
//! Each player has three topics: the latest letter and the presence, which are retained, and
//! greetings, which aren't. So a match also works as a mailbox: a player who opens it next week
//! finds the last letter. All messages are encrypted, and the broker needs no knowledge of the
//! game.
//!
//! - [`seal`]: encryption of messages, and topics.
//! - [`packets`]: the MQTT packets that this crate uses.
//! - [`limits`]: limits on the size and rate of input.
//! - [`rate`]: a rate limit.
//! - [`session`]: an MQTT connection, without input and output.
//! - [`mailbox`]: publishing and receiving the messages of a match, and reconnecting; without a
//!   clock and a socket.
//! - [`reading`]: merging a received letter into a match.
//! - [`socket`]: a WebSocket, with its own thread or in a web page.
//! - [`client`]: a mailbox connected to its socket.

pub mod client;
#[cfg(test)]
#[path = "../../../tests/fixtures.rs"]
mod fixtures;
pub mod limits;
pub mod mailbox;
pub mod packets;
pub mod rate;
pub mod reading;
pub mod seal;
pub mod session;
pub mod socket;

pub use client::Client;
pub use mailbox::{Connection, Mailbox, News};
pub use reading::{Reading, read};
pub use seal::Seal;

use awale_engine::matches::letter::MeetingKey;
use awale_engine::matches::letter::meeting::KEY_BYTES;

/// Generates cryptographically secure random bytes; returns `None` if the system can't, in which
/// case live play is unavailable.
#[must_use]
pub fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// Generates a random key for a match; returns `None` if [`random`] does.
#[must_use]
pub fn new_key() -> Option<MeetingKey> {
    random::<KEY_BYTES>().map(MeetingKey::new)
}

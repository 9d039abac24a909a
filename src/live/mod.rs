//! Live play with a friend over any MQTT broker: the letters of a match, as messages that the
//! broker keeps. PURE but for its socket.
//!
//! Each player has three topics: the latest letter and the presence, which the broker keeps for who
//! comes later, and greetings, which it doesn't. So a match is a mailbox as well: who opens the link
//! again next week finds the last letter. The broker knows no rules, and can read nothing.
//!
//! - [`seal`]: what the broker gets to see: sealed messages under hashed topics.
//! - [`packets`]: the packets of MQTT 5 that this needs, as bytes.
//! - [`session`]: one connection of MQTT 5, from bytes to bytes.
//! - [`mailbox`]: connections one after the other, what is sent and what arrives; no clock, no
//!   socket.
//! - [`reading`]: what a letter that arrives does to a match.
//! - [`socket`]: a WebSocket, on a thread of its own or of the page.
//! - [`line`]: a mailbox on a socket.

pub mod greeting;
pub mod line;
pub mod mailbox;
pub mod packets;
pub mod reading;
pub mod seal;
pub mod session;
pub mod socket;

pub use greeting::Greeting;
pub use line::Line;
pub use mailbox::{Connection, Mailbox, News};
pub use reading::{Reading, read};
pub use seal::Seal;

use crate::matches::letter::MeetingKey;
use crate::matches::letter::meeting::KEY_BYTES;

/// Random bytes of the system or the page; `None` if it has none, without which there is no live
/// play.
#[must_use]
pub fn random<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// A new key for a match.
#[must_use]
pub fn new_key() -> Option<MeetingKey> {
    random::<KEY_BYTES>().map(MeetingKey::new)
}

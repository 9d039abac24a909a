//! Limits on what a client accepts. A broker, or anyone who publishes there, may send anything:
//! each frame of the game handles only a little of it, all queues are bounded, and beyond a certain
//! rate the client closes the connection for a while.
//!
//! Two programs that play as fast as they can send each other 20 letters per second, of 1 KB each.

use std::time::Duration;

use super::seal::OVERHEAD_BYTES;
use awale_engine::matches::letter::MAX_LETTER_BYTES;

/// The timeout for opening a connection.
pub const CONNECT_TIMEOUT: Duration = Duration::from_secs(20);
/// The maximum size of a packet, in bytes.
pub const MAX_PACKET_BYTES: usize = MAX_LETTER_BYTES + OVERHEAD_BYTES + 1024;
/// The maximum size of a WebSocket message, over all its frames, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 2 * MAX_PACKET_BYTES;
/// The maximum number of bytes buffered for the packet reader: an incomplete packet and a message.
pub const MAX_BUFFERED: usize = 3 * MAX_PACKET_BYTES;
/// The maximum number of messages queued for the game.
pub const MAX_QUEUED: usize = 128;
/// The maximum number of packets handled per update.
pub const PACKETS_PER_UPDATE: usize = 32;
/// The time for which an update handles packets and replays letters before it leaves the rest to
/// the next update.
pub const TIME_PER_UPDATE: Duration = Duration::from_millis(8);
/// The maximum burst of packets.
pub const BURST_PACKETS: usize = 500;
/// The maximum sustained rate, in packets per second.
pub const PACKETS_PER_SECOND: usize = 100;
/// The maximum burst of data, in bytes.
pub const BURST_BYTES: usize = 2 << 20;
/// The maximum sustained rate, in bytes per second.
pub const BYTES_PER_SECOND: usize = 256 << 10;
/// The maximum burst of time spent on packets, in milliseconds.
pub const BURST_WORK: usize = 4000;
/// The maximum sustained time spent on packets, in milliseconds per second.
pub const WORK_PER_SECOND: usize = 500;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn documented_limits_match_the_code() {
        let milliseconds = |time: Duration| usize::try_from(time.as_millis()).unwrap();
        let limits = [
            ("MAX_PACKET_BYTES", MAX_PACKET_BYTES),
            ("MAX_MESSAGE_BYTES", MAX_MESSAGE_BYTES),
            ("MAX_BUFFERED", MAX_BUFFERED),
            ("MAX_QUEUED", MAX_QUEUED),
            ("PACKETS_PER_UPDATE", PACKETS_PER_UPDATE),
            ("TIME_PER_UPDATE", milliseconds(TIME_PER_UPDATE)),
            ("BURST_PACKETS", BURST_PACKETS),
            ("PACKETS_PER_SECOND", PACKETS_PER_SECOND),
            ("BURST_BYTES", BURST_BYTES),
            ("BYTES_PER_SECOND", BYTES_PER_SECOND),
            ("BURST_WORK", BURST_WORK),
            ("WORK_PER_SECOND", WORK_PER_SECOND),
        ];
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../SECURITY.md");
        let text = fs::read_to_string(Path::new(path)).unwrap();
        let rows = text.lines().filter_map(|line| {
            let (limit, constant) = line.split_once("| `live::limits::")?;
            let value = limit.rsplit('|').next()?.split_whitespace().next()?;
            Some((constant.strip_suffix("` |")?, value.parse().ok()?))
        });
        assert_eq!(rows.collect::<Vec<(&str, usize)>>(), limits);
    }
}

//! Limits on what a line receives. A broker, or anyone who writes to it, may send anything:
//! a frame of the game handles little of it, nothing waits in great numbers, and beyond a rate the
//! line is closed for a while.
//!
//! Two programs that play as fast as they can send 20 letters a second to each other, of 1 KB each.

use std::time::Duration;

use super::seal::OVERHEAD;
use awale_engine::matches::letter::LONGEST_LETTER;

/// The timeout for opening a connection.
pub const LONGEST_TRY: Duration = Duration::from_secs(20);
/// The largest packet, in bytes.
pub const LARGEST_PACKET: usize = LONGEST_LETTER + OVERHEAD + 1024;
/// The largest message of a WebSocket, however many frames it comes in, in bytes.
pub const LARGEST_MESSAGE: usize = 2 * LARGEST_PACKET;
/// The most bytes that wait to become packets: the rest of a packet, and a message.
pub const MOST_BUFFERED: usize = 3 * LARGEST_PACKET;
/// The most messages that wait for the game.
pub const MOST_QUEUED: usize = 128;
/// The most packets that an update handles.
pub const PACKETS_PER_UPDATE: usize = 32;
/// How long an update handles packets, and replays the steps of letters, before it leaves the rest
/// to the next one.
pub const TIME_PER_UPDATE: Duration = Duration::from_millis(8);
/// The most packets at once.
pub const BURST_PACKETS: usize = 500;
/// The most packets in a second.
pub const PACKETS_PER_SECOND: usize = 100;
/// The most bytes at once.
pub const BURST_BYTES: usize = 2 << 20;
/// The most bytes in a second.
pub const BYTES_PER_SECOND: usize = 256 << 10;
/// The most time for packets at once, in milliseconds.
pub const BURST_WORK: usize = 4000;
/// The most time for packets in a second, in milliseconds.
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
            ("LARGEST_PACKET", LARGEST_PACKET),
            ("LARGEST_MESSAGE", LARGEST_MESSAGE),
            ("MOST_BUFFERED", MOST_BUFFERED),
            ("MOST_QUEUED", MOST_QUEUED),
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

//! A TCP stream that limits what is read, and doesn't keep its thread for long.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::limits::{BURST_BYTES, BYTES_PER_SECOND};
use crate::rate::RateLimit;

/// Flags shared by a thread and its owner.
#[derive(Default)]
pub struct Flags {
    /// More has arrived than is accepted.
    pub is_overrun: AtomicBool,
    /// The owner has dropped the socket.
    pub is_dropped: AtomicBool,
}

/// The stream under a WebSocket, and under its TLS: frames without content, pings and headers count
/// as well.
pub struct Metered {
    stream: TcpStream,
    flags: Arc<Flags>,
    bytes: RateLimit,
    began: Instant,
    /// When the turn to read ends.
    until: Instant,
    /// Whether the connection is still being opened; reading then waits.
    is_opening: bool,
}

impl Metered {
    /// Wraps a stream with a short read timeout. The connection must be open after `patience`.
    pub fn new(stream: TcpStream, flags: Arc<Flags>, patience: Duration) -> Self {
        let began = Instant::now();
        Self {
            stream,
            flags,
            bytes: RateLimit::new(BURST_BYTES, BYTES_PER_SECOND),
            began,
            until: began + patience,
            is_opening: true,
        }
    }

    /// Allows reading for this long, so that a message in many slow pieces doesn't keep the thread
    /// from sending.
    pub fn begin_turn(&mut self, span: Duration) {
        self.is_opening = false;
        self.until = Instant::now() + span;
    }
}

/// Returns true if a read has only timed out, for which Windows has its own error.
pub fn is_timeout(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
    )
}

impl Read for Metered {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let is_late = Instant::now() >= self.until;
            if !self.is_opening && is_late {
                return Err(io::ErrorKind::WouldBlock.into());
            }
            if self.is_opening && (is_late || self.flags.is_dropped.load(Ordering::Relaxed)) {
                return Err(io::ErrorKind::ConnectionAborted.into());
            }
            match self.stream.read(buffer) {
                Err(error) if self.is_opening && is_timeout(&error) => {}
                Ok(count) if !self.bytes.take(count, self.began.elapsed()) => {
                    self.flags.is_overrun.store(true, Ordering::Relaxed);
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                read => return read,
            }
        }
    }
}

impl Write for Metered {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

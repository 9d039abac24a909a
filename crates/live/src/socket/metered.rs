//! A TCP stream that limits the rate of reading, and blocks its thread only briefly.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::limits::{BURST_BYTES, BYTES_PER_SECOND};
use crate::rate::RateLimit;

/// Flags shared by a socket's thread and its owner.
#[derive(Default)]
pub struct Flags {
    /// More data has arrived than is accepted.
    pub is_overrun: AtomicBool,
    /// The owner has dropped the socket.
    pub is_dropped: AtomicBool,
}

/// The stream beneath a WebSocket and its TLS, so that empty frames, pings and headers count too.
pub struct MeteredStream {
    stream: TcpStream,
    flags: Arc<Flags>,
    bytes: RateLimit,
    started: Instant,
    /// The end of the current turn to read.
    deadline: Instant,
    /// Whether the connection is still being opened; reads then block.
    is_opening: bool,
}

impl MeteredStream {
    /// Wraps a stream with a short read timeout. The connection must be open within `open_timeout`.
    pub fn new(stream: TcpStream, flags: Arc<Flags>, open_timeout: Duration) -> Self {
        let started = Instant::now();
        Self {
            stream,
            flags,
            bytes: RateLimit::new(BURST_BYTES, BYTES_PER_SECOND),
            started,
            deadline: started + open_timeout,
            is_opening: true,
        }
    }

    /// Allows reading for this duration, so that a message in many slow pieces doesn't keep the
    /// thread from sending.
    pub fn begin_turn(&mut self, duration: Duration) {
        self.is_opening = false;
        self.deadline = Instant::now() + duration;
    }
}

/// Returns `true` if a read has merely timed out, for which Windows has its own error.
pub fn is_timeout(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
    )
}

impl Read for MeteredStream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let has_expired = Instant::now() >= self.deadline;
            if !self.is_opening && has_expired {
                return Err(io::ErrorKind::WouldBlock.into());
            }
            if self.is_opening && (has_expired || self.flags.is_dropped.load(Ordering::Relaxed)) {
                return Err(io::ErrorKind::ConnectionAborted.into());
            }
            match self.stream.read(buffer) {
                Err(error) if self.is_opening && is_timeout(&error) => {}
                Ok(count) if !self.bytes.take(count, self.started.elapsed()) => {
                    self.flags.is_overrun.store(true, Ordering::Relaxed);
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                read => return read,
            }
        }
    }
}

impl Write for MeteredStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

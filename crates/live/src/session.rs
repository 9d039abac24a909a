//! An MQTT 5 connection to a broker, without input and output. Callers pass the time since any
//! fixed moment.

use std::time::Duration;

use super::limits::{MAX_BUFFERED, MAX_PACKET_BYTES};
use super::packets::{Message, PacketError, PacketReader, Request, Response};

/// The requested keep-alive time, in seconds.
const KEEP_ALIVE_SECONDS: u16 = 60;
/// The timeout for the response to a ping.
const PONG_TIMEOUT: Duration = Duration::from_secs(20);

/// An event of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionEvent {
    /// The broker has accepted the connection.
    Accepted,
    /// A message has arrived.
    Arrived(Message),
    /// The connection has failed and must be closed.
    Failed,
    /// More data has arrived than is accepted; the connection must be closed.
    Overrun,
}

/// A connection.
pub struct Session {
    reader: PacketReader,
    /// The time after the last packet at which a ping is sent.
    ping_interval: Duration,
    /// The time when the last packet was sent.
    last_sent: Duration,
    /// The time when a ping was sent that hasn't been answered.
    ping_sent: Option<Duration>,
    /// The last packet identifier used.
    last_packet_id: u16,
    /// Unsent data.
    outgoing: Vec<u8>,
    events: Vec<SessionEvent>,
    is_accepted: bool,
    has_ended: bool,
}

impl Session {
    /// Opens a connection. The broker publishes `will` if it is lost.
    #[must_use]
    pub fn open(will: Message, now: Duration) -> Self {
        let mut session = Self {
            reader: PacketReader::new(MAX_PACKET_BYTES, MAX_BUFFERED),
            ping_interval: ping_interval(KEEP_ALIVE_SECONDS),
            last_sent: now,
            ping_sent: None,
            last_packet_id: 0,
            outgoing: Vec::new(),
            events: Vec::new(),
            is_accepted: false,
            has_ended: false,
        };
        let max_packet = MAX_PACKET_BYTES as u32;
        let connect = Request::Connect {
            will,
            keep_alive: KEEP_ALIVE_SECONDS,
            max_packet,
        };
        session.send(&connect, now);
        session
    }

    /// Returns `true` if the broker has accepted the connection.
    #[must_use]
    pub const fn is_accepted(&self) -> bool {
        self.is_accepted
    }

    /// Subscribes to topics, except to this connection's own messages.
    pub fn subscribe(&mut self, topics: Vec<String>, now: Duration) {
        let packet_id = self.next_packet_id();
        self.send(&Request::Subscribe { packet_id, topics }, now);
    }

    /// Sends a message.
    pub fn publish(&mut self, message: Message, now: Duration) {
        let last_packet_id = message.retained.then(|| self.next_packet_id());
        self.send(&Request::Publish(message, last_packet_id), now);
    }

    /// Disconnects; the broker doesn't publish the will.
    pub fn leave(&mut self, now: Duration) {
        self.send(&Request::Disconnect, now);
    }

    /// Buffers received data for [`read_packet`](Self::read_packet).
    pub fn receive(&mut self, bytes: &[u8]) {
        if let Err(error) = self.reader.feed(bytes) {
            self.reject(error);
        }
    }

    /// Handles the next received packet. Returns whether there was one.
    pub fn read_packet(&mut self, now: Duration) -> bool {
        if self.has_ended {
            return false;
        }
        match self.reader.take() {
            Ok(Some(response)) => {
                self.handle_response(response, now);
                return true;
            }
            Ok(None) => {}
            Err(error) => self.reject(error),
        }
        false
    }

    /// Sends a ping if one is due, and fails if one is unanswered for too long.
    pub fn tick(&mut self, now: Duration) {
        if let Some(ping_sent) = self.ping_sent {
            if now.saturating_sub(ping_sent) >= PONG_TIMEOUT {
                self.fail();
            }
        } else if self.is_accepted && now.saturating_sub(self.last_sent) >= self.ping_interval {
            self.ping_sent = Some(now);
            self.send(&Request::Ping, now);
        }
    }

    /// Returns when [`tick`](Self::tick) is due.
    #[must_use]
    pub fn due(&self) -> Duration {
        self.ping_sent.map_or(
            self.last_sent.saturating_add(self.ping_interval),
            |ping_sent| ping_sent.saturating_add(PONG_TIMEOUT),
        )
    }

    /// Takes the data to send.
    pub fn take_outgoing(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.outgoing)
    }

    /// Takes the events.
    pub fn take_events(&mut self) -> Vec<SessionEvent> {
        std::mem::take(&mut self.events)
    }

    fn fail(&mut self) {
        self.end(SessionEvent::Failed);
    }

    fn reject(&mut self, error: PacketError) {
        self.end(match error {
            PacketError::TooLarge => SessionEvent::Overrun,
            PacketError::Malformed => SessionEvent::Failed,
        });
    }

    fn end(&mut self, event: SessionEvent) {
        if !std::mem::replace(&mut self.has_ended, true) {
            self.events.push(event);
        }
    }

    fn send(&mut self, request: &Request, now: Duration) {
        request.write(&mut self.outgoing);
        self.last_sent = now;
    }

    /// Returns the next packet identifier, which is never zero.
    const fn next_packet_id(&mut self) -> u16 {
        self.last_packet_id = if self.last_packet_id == u16::MAX {
            1
        } else {
            self.last_packet_id + 1
        };
        self.last_packet_id
    }

    fn handle_response(&mut self, response: Response, now: Duration) {
        match response {
            Response::Connected {
                reason: 0,
                keep_alive,
            } if !self.is_accepted => {
                self.is_accepted = true;
                self.ping_interval = ping_interval(keep_alive.unwrap_or(KEEP_ALIVE_SECONDS));
                self.events.push(SessionEvent::Accepted);
            }
            Response::Published(message, last_packet_id) if self.is_accepted => {
                if let Some(last_packet_id) = last_packet_id {
                    self.send(&Request::Acknowledge(last_packet_id), now);
                }
                self.events.push(SessionEvent::Arrived(message));
            }
            Response::Pong => self.ping_sent = None,
            Response::Subscribed(true) | Response::Other => {}
            Response::Connected { .. }
            | Response::Published(..)
            | Response::Subscribed(false)
            | Response::Disconnected => self.fail(),
        }
    }
}

/// Returns the interval between pings: half of the keep-alive time. Even brokers without one are
/// pinged.
fn ping_interval(keep_alive: u16) -> Duration {
    let seconds = if keep_alive == 0 {
        KEEP_ALIVE_SECONDS
    } else {
        keep_alive
    };
    Duration::from_secs(u64::from(seconds)) / 2
}

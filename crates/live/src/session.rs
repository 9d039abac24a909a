//! One MQTT 5 connection to a broker, without input and output. The caller passes the time since
//! any fixed moment.

use std::time::Duration;

use super::limits::{MAX_BUFFERED, MAX_PACKET_BYTES};
use super::packets::{Answer, Message, PacketError, PacketReader, Request};

/// The keep-alive time, in seconds.
const KEEP_ALIVE: u16 = 60;
/// The timeout for the answer to a ping.
const PONG: Duration = Duration::from_secs(20);

/// An event of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionEvent {
    /// The broker has accepted the connection.
    Accepted,
    /// A message has arrived.
    Arrived(Message),
    /// The connection has failed and must be closed.
    Failed,
    /// More has arrived than is accepted; the connection must be closed.
    Overrun,
}

/// A connection.
pub struct Session {
    reader: PacketReader,
    /// How long after the last packet a ping is sent.
    pause: Duration,
    /// When the last packet was sent.
    sent: Duration,
    /// When an unanswered ping was sent.
    ping_sent: Option<Duration>,
    /// The last packet identifier.
    number: u16,
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
            pause: pause(KEEP_ALIVE),
            sent: now,
            ping_sent: None,
            number: 0,
            outgoing: Vec::new(),
            events: Vec::new(),
            is_accepted: false,
            has_ended: false,
        };
        let max_packet = MAX_PACKET_BYTES as u32;
        let connect = Request::Connect {
            will,
            keep_alive: KEEP_ALIVE,
            max_packet,
        };
        session.send(&connect, now);
        session
    }

    /// Returns true if the broker has accepted the connection.
    #[must_use]
    pub const fn is_accepted(&self) -> bool {
        self.is_accepted
    }

    /// Subscribes to topics, except to this connection's own messages.
    pub fn subscribe(&mut self, topics: Vec<String>, now: Duration) {
        let number = self.next_number();
        self.send(&Request::Subscribe { number, topics }, now);
    }

    /// Sends a message.
    pub fn publish(&mut self, message: Message, now: Duration) {
        let number = message.retained.then(|| self.next_number());
        self.send(&Request::Publish(message, number), now);
    }

    /// Disconnects; the broker doesn't publish the will.
    pub fn leave(&mut self, now: Duration) {
        self.send(&Request::Disconnect, now);
    }

    /// Takes received data, which [`read_packet`](Self::read_packet) handles.
    pub fn receive(&mut self, bytes: &[u8]) {
        if let Err(error) = self.reader.feed(bytes) {
            self.refuse(error);
        }
    }

    /// Handles the next received packet. Returns whether there was one.
    pub fn read_packet(&mut self, now: Duration) -> bool {
        if self.has_ended {
            return false;
        }
        match self.reader.take() {
            Ok(Some(answer)) => {
                self.answered(answer, now);
                return true;
            }
            Ok(None) => {}
            Err(error) => self.refuse(error),
        }
        false
    }

    /// Sends a ping when it is due.
    pub fn tick(&mut self, now: Duration) {
        if let Some(ping_sent) = self.ping_sent {
            if now.saturating_sub(ping_sent) >= PONG {
                self.fail();
            }
        } else if self.is_accepted && now.saturating_sub(self.sent) >= self.pause {
            self.ping_sent = Some(now);
            self.send(&Request::Ping, now);
        }
    }

    /// Returns when [`tick`](Self::tick) is due.
    #[must_use]
    pub fn due(&self) -> Duration {
        self.ping_sent
            .map_or(self.sent.saturating_add(self.pause), |ping_sent| {
                ping_sent.saturating_add(PONG)
            })
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

    fn refuse(&mut self, error: PacketError) {
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
        self.sent = now;
    }

    /// Returns the next packet identifier, which is never zero.
    const fn next_number(&mut self) -> u16 {
        self.number = if self.number == u16::MAX {
            1
        } else {
            self.number + 1
        };
        self.number
    }

    fn answered(&mut self, answer: Answer, now: Duration) {
        match answer {
            Answer::Connected {
                reason: 0,
                keep_alive,
            } if !self.is_accepted => {
                self.is_accepted = true;
                self.pause = pause(keep_alive.unwrap_or(KEEP_ALIVE));
                self.events.push(SessionEvent::Accepted);
            }
            Answer::Published(message, number) if self.is_accepted => {
                if let Some(number) = number {
                    self.send(&Request::Acknowledge(number), now);
                }
                self.events.push(SessionEvent::Arrived(message));
            }
            Answer::Pong => self.ping_sent = None,
            Answer::Subscribed(true) | Answer::Other => {}
            Answer::Connected { .. }
            | Answer::Published(..)
            | Answer::Subscribed(false)
            | Answer::Disconnected => self.fail(),
        }
    }
}

/// Returns half of the keep-alive time; brokers without one are pinged too.
fn pause(keep_alive: u16) -> Duration {
    let seconds = if keep_alive == 0 {
        KEEP_ALIVE
    } else {
        keep_alive
    };
    Duration::from_secs(u64::from(seconds)) / 2
}

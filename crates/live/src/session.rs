//! One MQTT 5 connection to a broker, without input and output. The caller passes the time since
//! any fixed moment.

use std::time::Duration;

use super::packets::{Answer, Message, PacketReader, Request};
use super::seal::OVERHEAD;
use awale_engine::matches::letter::LONGEST_LETTER;

/// The largest packet that is accepted, in bytes.
pub const LARGEST_PACKET: usize = LONGEST_LETTER + OVERHEAD + 1024;
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
}

impl Session {
    /// Opens a connection. The broker publishes `will` if it is lost.
    #[must_use]
    pub fn open(will: Message, now: Duration) -> Self {
        let mut session = Self {
            reader: PacketReader::new(LARGEST_PACKET),
            pause: pause(KEEP_ALIVE),
            sent: now,
            ping_sent: None,
            number: 0,
            outgoing: Vec::new(),
            events: Vec::new(),
            is_accepted: false,
        };
        let largest = LARGEST_PACKET as u32;
        let connect = Request::Connect {
            will,
            keep_alive: KEEP_ALIVE,
            largest,
        };
        session.send(&connect, now);
        session
    }

    /// Whether the broker has accepted the connection.
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

    /// Handles received data.
    pub fn receive(&mut self, bytes: &[u8], now: Duration) {
        self.reader.feed(bytes);
        while !self.has_failed() {
            match self.reader.take() {
                Ok(Some(answer)) => self.answered(answer, now),
                Ok(None) => break,
                Err(_) => self.fail(),
            }
        }
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

    /// When [`tick`](Self::tick) is due.
    #[must_use]
    pub fn due(&self) -> Duration {
        self.ping_sent
            .map_or(self.sent + self.pause, |ping_sent| ping_sent + PONG)
    }

    /// Takes the data to send.
    pub fn take_outgoing(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.outgoing)
    }

    /// Takes the events.
    pub fn take_events(&mut self) -> Vec<SessionEvent> {
        std::mem::take(&mut self.events)
    }

    fn has_failed(&self) -> bool {
        self.events.last() == Some(&SessionEvent::Failed)
    }

    fn fail(&mut self) {
        if !self.has_failed() {
            self.events.push(SessionEvent::Failed);
        }
    }

    fn send(&mut self, request: &Request, now: Duration) {
        request.write(&mut self.outgoing);
        self.sent = now;
    }

    /// A packet identifier, which is never zero.
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

/// Half of the keep-alive time; brokers without one are pinged too.
fn pause(keep_alive: u16) -> Duration {
    let seconds = if keep_alive == 0 {
        KEEP_ALIVE
    } else {
        keep_alive
    };
    Duration::from_secs(u64::from(seconds)) / 2
}

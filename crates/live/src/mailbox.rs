//! Publishes and receives the messages of a match, and reconnects. It has neither clock nor socket;
//! [`Client`](super::Client) provides both.

use std::collections::VecDeque;
use std::time::Duration;

use super::limits::{
    BURST_BYTES, BURST_PACKETS, BURST_WORK, BYTES_PER_SECOND, CONNECT_TIMEOUT, PACKETS_PER_SECOND,
    WORK_PER_SECOND,
};
use super::packets::Message;
use super::rate::RateLimit;
use super::seal::{Kind, NONCE_BYTES, Seal};
use super::session::{Session, SessionEvent};
use awale_engine::matches::Contestant;
use awale_engine::matches::letter::Greeting;
use awale_engine::matches::letter::{Letter, LiveConnection, Opening};

/// The delay before the first reconnection, which doubles with each attempt.
const FIRST_RECONNECT_DELAY: Duration = Duration::from_secs(1);
/// The maximum delay before a reconnection.
const MAX_RECONNECT_DELAY: Duration = Duration::from_secs(60);
/// The duration of a connection that resets the delay.
const STEADY_CONNECTION: Duration = Duration::from_secs(30);
/// The delay after the first connection over which too much has arrived, which doubles with each
/// one.
const FIRST_FLOOD_DELAY: Duration = Duration::from_secs(15);
/// The maximum delay after such a connection.
const MAX_FLOOD_DELAY: Duration = Duration::from_secs(15 * 60);
/// The duration of a connection after which the delay is [`FIRST_FLOOD_DELAY`] again.
const CALM_CONNECTION: Duration = Duration::from_secs(10 * 60);
/// The minimum time between two repairs of this player's topics.
const REPAIR_INTERVAL: Duration = Duration::from_secs(5);
/// The minimum time between two greetings, for those received and for those sent.
const GREETING_INTERVAL: Duration = Duration::from_secs(1);
/// The maximum number of queued news items.
const MAX_NEWS: usize = 64;

/// The state of the connection to the broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// Being opened.
    Opening,
    /// Open: messages can be sent.
    Open,
    /// Lost; it will be reopened automatically.
    Broken,
    /// Closed, as too much has arrived; it will be reopened automatically after a longer delay.
    Overrun,
}

/// News for the game.
#[derive(Clone, Debug)]
pub enum News {
    /// A letter by either player; this player's own may come from another device.
    Letter(Box<Letter>),
    /// The friend's presence has changed.
    Presence,
    /// A greeting from the friend.
    Greeting(Greeting),
    /// The connection has changed.
    Connection,
}

/// An instruction to the socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Connect to the broker, replacing any earlier connection.
    Connect,
    /// Send these bytes.
    Send(Vec<u8>),
    /// Close the connection.
    Close,
}

/// An event from the socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// The socket is open.
    Opened,
    /// Bytes have arrived.
    Received(Vec<u8>),
    /// The socket was closed, or couldn't be opened.
    Closed,
    /// The socket was closed, as more data has arrived than is accepted.
    Overrun,
}

/// A piece of work done by [`Mailbox::work`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Nothing was left to do.
    None,
    /// A packet was handled.
    Packet,
    /// A step of a letter was replayed; all steps of a letter together may take long.
    Step,
}

enum State {
    /// Waiting to reconnect.
    Resting { until: Duration, is_overrun: bool },
    /// Waiting for the socket to open.
    Opening { since: Duration },
    /// The socket is open; the broker may not have accepted the connection yet.
    Open { session: Session, since: Duration },
}

/// The source of nonces.
pub type Nonces = fn() -> Option<[u8; NONCE_BYTES]>;

/// The mailbox of a player in a match.
pub struct Mailbox {
    me: Contestant,
    seal: Seal,
    nonces: Nonces,
    state: State,
    delay: Duration,
    /// The delay after the next connection over which too much arrives.
    flood_delay: Duration,
    packets: RateLimit,
    bytes: RateLimit,
    /// Limits the time spent on packets, in milliseconds.
    work: RateLimit,
    /// Varies the delays, so that not all players reconnect at once after a broker restarts.
    jitter: u64,
    /// The latest letter of this player.
    letter: String,
    /// A received letter that is still being opened.
    opening: Option<Opening>,
    friend_is_here: bool,
    is_friend_known: bool,
    ignored: u64,
    last_repair: Option<Duration>,
    last_greeting_received: Option<Duration>,
    last_greeting_sent: Option<Duration>,
    orders: VecDeque<Order>,
    news: VecDeque<News>,
}

impl Mailbox {
    /// Creates the mailbox of this player. It connects with the first [`tick`](Self::tick).
    #[must_use]
    pub fn new(me: Contestant, meeting: &LiveConnection, nonces: Nonces) -> Self {
        let seal = Seal::new(&meeting.key);
        let topic = seal.topic(me, Kind::Letter);
        Self {
            me,
            jitter: awale_rules::plain_text::fnv1a(topic.as_bytes()),
            seal,
            nonces,
            state: State::Resting {
                until: Duration::ZERO,
                is_overrun: false,
            },
            delay: FIRST_RECONNECT_DELAY,
            flood_delay: FIRST_FLOOD_DELAY,
            packets: RateLimit::new(BURST_PACKETS, PACKETS_PER_SECOND),
            bytes: RateLimit::new(BURST_BYTES, BYTES_PER_SECOND),
            work: RateLimit::new(BURST_WORK, WORK_PER_SECOND),
            letter: String::new(),
            opening: None,
            friend_is_here: false,
            is_friend_known: false,
            ignored: 0,
            last_repair: None,
            last_greeting_received: None,
            last_greeting_sent: None,
            orders: VecDeque::new(),
            news: VecDeque::new(),
        }
    }

    /// Returns the state of the connection.
    #[must_use]
    pub const fn connection(&self) -> Connection {
        match &self.state {
            State::Resting {
                is_overrun: true, ..
            } => Connection::Overrun,
            State::Resting { .. } => Connection::Broken,
            State::Opening { .. } => Connection::Opening,
            State::Open { session, .. } if !session.is_accepted() => Connection::Opening,
            State::Open { .. } => Connection::Open,
        }
    }

    /// Returns whether the friend is connected; `None` if unknown.
    #[must_use]
    pub const fn friend_is_here(&self) -> Option<bool> {
        match self.connection() {
            Connection::Open if self.is_friend_known => Some(self.friend_is_here),
            _ => None,
        }
    }

    /// Returns the number of messages ignored because they couldn't be decrypted or were invalid.
    #[must_use]
    pub const fn ignored(&self) -> u64 {
        self.ignored
    }

    /// Takes the next instruction to the socket.
    pub fn take_order(&mut self) -> Option<Order> {
        self.orders.pop_front()
    }

    /// Takes the next news item.
    pub fn take_news(&mut self) -> Option<News> {
        self.news.pop_front()
    }

    /// Publishes this player's latest letter, as a link, now and after every reconnection.
    pub fn post(&mut self, letter: String, now: Duration) {
        if self.letter != letter {
            self.letter = letter;
            self.publish_letter(now);
            self.flush(now);
        }
    }

    /// Sends a greeting, unless one has just been sent or there is no connection. Returns whether
    /// it was sent.
    pub fn greet(&mut self, greeting: Greeting, now: Duration) -> bool {
        let is_too_soon = is_recent(self.last_greeting_sent, GREETING_INTERVAL, now);
        if is_too_soon || self.connection() != Connection::Open {
            return false;
        }
        self.last_greeting_sent = Some(now);
        self.publish(Kind::Greeting, &[greeting.byte()], now);
        self.flush(now);
        true
    }

    /// Publishes that this player is away, and disconnects.
    pub fn leave(&mut self, now: Duration) {
        self.publish(Kind::Presence, &[0], now);
        if let State::Open { session, .. } = &mut self.state {
            session.leave(now);
        }
        self.flush(now);
        self.orders.push_back(Order::Close);
        self.state = State::Resting {
            until: Duration::MAX,
            is_overrun: false,
        };
    }

    /// Returns when [`tick`](Self::tick) is due.
    #[must_use]
    pub fn due(&self) -> Option<Duration> {
        match &self.state {
            State::Resting { until, .. } => Some(*until),
            State::Opening { since } => Some(since.saturating_add(CONNECT_TIMEOUT)),
            State::Open { session, since } if !session.is_accepted() => {
                Some(since.saturating_add(CONNECT_TIMEOUT))
            }
            State::Open { session, .. } => Some(session.due()),
        }
    }

    /// Connects when a delay is over, and keeps the connection alive.
    pub fn tick(&mut self, now: Duration) {
        match &mut self.state {
            State::Resting { until, .. } if *until <= now => {
                self.state = State::Opening { since: now };
                self.orders.push_back(Order::Connect);
                self.news.push_back(News::Connection);
            }
            State::Opening { since } if has_passed(*since, CONNECT_TIMEOUT, now) => {
                self.disconnect(now);
            }
            State::Open { session, since }
                if !session.is_accepted() && has_passed(*since, CONNECT_TIMEOUT, now) =>
            {
                self.disconnect(now);
            }
            State::Open { session, .. } => {
                session.tick(now);
                self.flush(now);
            }
            State::Resting { .. } | State::Opening { .. } => {}
        }
    }

    /// Handles an event from the socket. Received bytes wait for [`work`](Self::work).
    pub fn handle(&mut self, event: SocketEvent, now: Duration) {
        match event {
            SocketEvent::Opened => {
                if !matches!(self.state, State::Opening { .. }) {
                    return;
                }
                let Some(will) = self.message(Kind::Presence, &[0]) else {
                    self.disconnect(now);
                    return;
                };
                self.state = State::Open {
                    session: Session::open(will, now),
                    since: now,
                };
                self.flush(now);
            }
            SocketEvent::Received(bytes) => {
                let State::Open { session, .. } = &mut self.state else {
                    return;
                };
                if self.bytes.take(bytes.len(), now) {
                    session.receive(&bytes);
                    self.flush(now);
                } else {
                    self.disconnect_overrun(now);
                }
            }
            SocketEvent::Closed => {
                if !matches!(self.state, State::Resting { .. }) {
                    self.disconnect(now);
                }
            }
            SocketEvent::Overrun => self.disconnect_overrun(now),
        }
    }

    /// Replays the next step of a received letter, or handles the next received packet.
    pub fn work(&mut self, now: Duration) -> Work {
        if self.replay_step() {
            return Work::Step;
        }
        let State::Open { session, .. } = &mut self.state else {
            return Work::None;
        };
        let is_read = session.read_packet(now);
        if is_read && !self.packets.take(1, now) {
            self.disconnect_overrun(now);
        } else {
            self.flush(now);
        }
        if is_read { Work::Packet } else { Work::None }
    }

    /// Accounts for time spent on packets, as letters may be long and rules expensive.
    pub fn spend(&mut self, time: Duration, now: Duration) {
        let milliseconds = usize::try_from(time.as_millis()).unwrap_or(usize::MAX);
        if !self.work.take(milliseconds, now) {
            self.disconnect_overrun(now);
        }
    }

    /// Sends the session's output, and handles its events.
    fn flush(&mut self, now: Duration) {
        loop {
            let State::Open { session, .. } = &mut self.state else {
                return;
            };
            // A frame may contain several packets.
            let bytes = session.take_outgoing();
            if !bytes.is_empty() {
                self.orders.push_back(Order::Send(bytes));
            }
            let events = session.take_events();
            if events.is_empty() {
                return;
            }
            for event in events {
                match event {
                    SessionEvent::Accepted => self.handle_accepted(now),
                    SessionEvent::Arrived(message) => self.handle_message(&message, now),
                    SessionEvent::Failed => {
                        self.disconnect(now);
                        return;
                    }
                    SessionEvent::Overrun => {
                        self.disconnect_overrun(now);
                        return;
                    }
                }
            }
        }
    }

    fn handle_accepted(&mut self, now: Duration) {
        self.is_friend_known = false;
        let friend = self.me.opponent();
        let topics = [
            self.seal.topic(friend, Kind::Letter),
            self.seal.topic(friend, Kind::Presence),
            self.seal.topic(friend, Kind::Greeting),
            // This player's own topics: to repair them, and to receive from another device.
            self.seal.topic(self.me, Kind::Letter),
            self.seal.topic(self.me, Kind::Presence),
        ];
        if let State::Open { session, .. } = &mut self.state {
            session.subscribe(topics.to_vec(), now);
        }
        self.publish_letter(now);
        self.publish(Kind::Presence, &[1], now);
        self.news.push_back(News::Connection);
    }

    fn handle_message(&mut self, message: &Message, now: Duration) {
        let Some((author, kind)) = self.seal.parse_topic(&message.topic) else {
            self.ignored += 1;
            return;
        };
        let text = self.seal.decrypt(&message.topic, &message.payload);
        let is_mine = author == self.me;
        match (kind, text.as_deref()) {
            (Kind::Letter, Some(text)) => {
                let letter = std::str::from_utf8(text).ok();
                self.opening = letter.and_then(|letter| Opening::begin(letter).ok());
                if self.opening.is_none() {
                    self.ignored += 1;
                }
            }
            (Kind::Presence, Some([is_here])) if !is_mine => {
                self.friend_is_here = *is_here == 1;
                self.is_friend_known = true;
                self.push_news(News::Presence);
            }
            (Kind::Greeting, Some([byte])) if !is_mine => match Greeting::from_byte(*byte) {
                Some(greeting)
                    if !is_recent(self.last_greeting_received, GREETING_INTERVAL, now) =>
                {
                    self.last_greeting_received = Some(now);
                    self.push_news(News::Greeting(greeting));
                }
                _ => self.ignored += 1,
            },
            // The last will of an earlier connection arrived, or another device has left.
            (Kind::Presence, Some([0])) => self.repair(now),
            (Kind::Presence, Some(_)) if is_mine => {}
            _ => self.ignored += 1,
        }
        if is_mine && text.is_none() {
            self.repair(now);
        }
    }

    /// Replays the next step of the letter that is being opened. Returns whether there is one.
    fn replay_step(&mut self) -> bool {
        let Some(opening) = &mut self.opening else {
            return false;
        };
        let is_replayed = opening.replay_step();
        if let Ok(true) = is_replayed {
            return true;
        }
        let complete = self.opening.take().filter(|_| is_replayed.is_ok());
        match complete.map(Opening::finish) {
            Some(Ok(opened)) if !opened.watching => {
                self.push_news(News::Letter(Box::new(opened.letter)));
            }
            _ => self.ignored += 1,
        }
        true
    }

    /// Publishes this player's letter and presence again after they were overwritten.
    fn repair(&mut self, now: Duration) {
        if !is_recent(self.last_repair, REPAIR_INTERVAL, now) {
            self.last_repair = Some(now);
            self.publish_letter(now);
            self.publish(Kind::Presence, &[1], now);
        }
    }

    fn push_news(&mut self, news: News) {
        if self.news.len() < MAX_NEWS {
            self.news.push_back(news);
        }
    }

    fn publish_letter(&mut self, now: Duration) {
        if !self.letter.is_empty() {
            let letter = self.letter.clone();
            self.publish(Kind::Letter, letter.as_bytes(), now);
        }
    }

    fn publish(&mut self, kind: Kind, text: &[u8], now: Duration) {
        let Some(message) = self.message(kind, text) else {
            return;
        };
        if let State::Open { session, .. } = &mut self.state
            && session.is_accepted()
        {
            session.publish(message, now);
        }
    }

    fn message(&self, kind: Kind, text: &[u8]) -> Option<Message> {
        let topic = self.seal.topic(self.me, kind);
        Some(Message {
            payload: self.seal.encrypt(&topic, text, (self.nonces)()?),
            retained: kind != Kind::Greeting,
            topic,
        })
    }

    /// Closes the connection, to reconnect after a delay.
    fn disconnect(&mut self, now: Duration) {
        if self.has_been_open_for(STEADY_CONNECTION, now) {
            self.delay = FIRST_RECONNECT_DELAY;
        }
        let delay = self.delay;
        self.delay = (self.delay * 2).min(MAX_RECONNECT_DELAY);
        self.flood_delay(delay, false, now);
    }

    /// Closes the connection because too much has arrived, to reconnect after a longer delay.
    fn disconnect_overrun(&mut self, now: Duration) {
        if matches!(self.state, State::Resting { .. }) {
            return;
        }
        if self.has_been_open_for(CALM_CONNECTION, now) {
            self.flood_delay = FIRST_FLOOD_DELAY;
        }
        let delay = self.flood_delay;
        self.flood_delay = (self.flood_delay * 2).min(MAX_FLOOD_DELAY);
        self.flood_delay(delay, true, now);
    }

    /// Returns `true` if the connection has been open for at least this duration.
    fn has_been_open_for(&self, duration: Duration, now: Duration) -> bool {
        matches!(&self.state, State::Open { session, since }
            if session.is_accepted() && has_passed(*since, duration, now))
    }

    fn flood_delay(&mut self, delay: Duration, is_overrun: bool, now: Duration) {
        // Add up to a quarter, depending on the player.
        let quarter = u32::try_from(self.jitter % 256).unwrap_or(0);
        let delay = delay + delay * quarter / 1024;
        self.orders.push_back(Order::Close);
        self.opening = None;
        self.state = State::Resting {
            until: now.saturating_add(delay),
            is_overrun,
        };
        self.news.push_back(News::Connection);
    }
}

/// Returns `true` if `duration` has passed; `false` if the clock was set back.
fn has_passed(since: Duration, duration: Duration, now: Duration) -> bool {
    now.saturating_sub(since) >= duration
}

/// Returns `true` if `last` was less than `duration` ago; `false` if the clock was set back.
fn is_recent(last: Option<Duration>, duration: Duration, now: Duration) -> bool {
    last.is_some_and(|last| {
        now.checked_sub(last)
            .is_some_and(|elapsed| elapsed < duration)
    })
}

#[cfg(test)]
mod floods;
#[cfg(test)]
mod hostile_friend;
#[cfg(test)]
mod long_lines;
#[cfg(test)]
mod tests;

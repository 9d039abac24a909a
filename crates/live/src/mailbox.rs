//! Publishes and receives the messages of a match, and reconnects. It has no clock and no socket;
//! [`Line`](super::Line) provides both.

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

/// The pause before the first reconnection; it doubles with each attempt.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const MAX_PAUSE: Duration = Duration::from_secs(60);
/// A connection that lasts this long resets the pause.
const STEADY: Duration = Duration::from_secs(30);
/// The pause after the first connection over which too much has arrived; it doubles with each one.
const FLOOD_BACKOFF: Duration = Duration::from_secs(15);
/// The longest of these pauses.
const MAX_BACKOFF: Duration = Duration::from_secs(15 * 60);
/// A connection that lasts this long resets this pause.
const CALM: Duration = Duration::from_secs(10 * 60);
/// The shortest time between two repairs of this player's topics.
const REPAIR: Duration = Duration::from_secs(5);
/// The shortest time between two greetings, both received and sent.
const GREETING: Duration = Duration::from_secs(1);
/// The maximum number of queued news items.
const MAX_NEWS: usize = 64;

/// The connection to the broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// Being opened.
    Opening,
    /// Open.
    Open,
    /// Lost; it will be reopened automatically.
    Broken,
    /// Closed, as too much has arrived; it will be reopened automatically after a longer pause.
    Overrun,
}

/// What has arrived.
#[derive(Clone, Debug)]
pub enum News {
    /// A letter of either player; this player's own may be from another device.
    Letter(Box<Letter>),
    /// The friend's presence has changed.
    Presence,
    /// A greeting of the friend.
    Greeting(Greeting),
    /// The connection has changed.
    Connection,
}

/// An instruction to the socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Connect to the broker; replaces any earlier connection.
    Connect,
    /// Send these bytes.
    Send(Vec<u8>),
    /// Close the connection.
    Close,
}

/// An event of the socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// It is open.
    Opened,
    /// Bytes have arrived.
    Received(Vec<u8>),
    /// It was closed, or could not be opened.
    Closed,
    /// It was closed, as more has arrived than is accepted.
    Overrun,
}

/// What [`Mailbox::work`] has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Nothing: all that has been received is handled.
    None,
    /// It has handled a packet.
    Packet,
    /// It has replayed a step of a letter; all its steps together may take a long time.
    Step,
}

enum State {
    /// Waiting to reconnect.
    Resting { until: Duration, is_overrun: bool },
    /// The socket is being opened.
    Opening { since: Duration },
    /// There is a connection; the broker may not have accepted it yet.
    Open { session: Session, since: Duration },
}

/// The source of nonces.
pub type Nonces = fn() -> Option<[u8; NONCE_BYTES]>;

/// The mailbox of one player in a match.
pub struct Mailbox {
    me: Contestant,
    seal: Seal,
    nonces: Nonces,
    state: State,
    pause: Duration,
    /// The pause after the next connection over which too much arrives.
    rest: Duration,
    packets: RateLimit,
    bytes: RateLimit,
    /// Limits the time spent on packets, in milliseconds.
    work: RateLimit,
    /// Varies the pauses, so that not all players reconnect at once after a broker restarts.
    shift: u64,
    /// The latest letter of this player.
    letter: String,
    /// A received letter that is still being opened.
    opening: Option<Opening>,
    friend_is_here: bool,
    is_friend_known: bool,
    ignored: u64,
    last_repair: Option<Duration>,
    last_greeting: Option<Duration>,
    last_greeted: Option<Duration>,
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
            shift: awale_rules::plain_text::fnv1a(topic.as_bytes()),
            seal,
            nonces,
            state: State::Resting {
                until: Duration::ZERO,
                is_overrun: false,
            },
            pause: FIRST_PAUSE,
            rest: FLOOD_BACKOFF,
            packets: RateLimit::new(BURST_PACKETS, PACKETS_PER_SECOND),
            bytes: RateLimit::new(BURST_BYTES, BYTES_PER_SECOND),
            work: RateLimit::new(BURST_WORK, WORK_PER_SECOND),
            letter: String::new(),
            opening: None,
            friend_is_here: false,
            is_friend_known: false,
            ignored: 0,
            last_repair: None,
            last_greeting: None,
            last_greeted: None,
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

    /// Returns the number of messages ignored because decryption failed or they are invalid.
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

    /// Publishes this player's latest letter, as a link: now, and after every reconnection.
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
        let is_soon = is_within(self.last_greeted, GREETING, now);
        if is_soon || self.connection() != Connection::Open {
            return false;
        }
        self.last_greeted = Some(now);
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

    /// Connects when a pause is over, and keeps the connection alive.
    pub fn tick(&mut self, now: Duration) {
        match &mut self.state {
            State::Resting { until, .. } if *until <= now => {
                self.state = State::Opening { since: now };
                self.orders.push_back(Order::Connect);
                self.news.push_back(News::Connection);
            }
            State::Opening { since } if is_over(*since, CONNECT_TIMEOUT, now) => {
                self.break_off(now);
            }
            State::Open { session, since }
                if !session.is_accepted() && is_over(*since, CONNECT_TIMEOUT, now) =>
            {
                self.break_off(now);
            }
            State::Open { session, .. } => {
                session.tick(now);
                self.flush(now);
            }
            State::Resting { .. } | State::Opening { .. } => {}
        }
    }

    /// Handles an event of the socket. Received bytes wait for [`work`](Self::work).
    pub fn handle(&mut self, event: SocketEvent, now: Duration) {
        match event {
            SocketEvent::Opened => {
                if !matches!(self.state, State::Opening { .. }) {
                    return;
                }
                let Some(will) = self.message(Kind::Presence, &[0]) else {
                    self.break_off(now);
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
                    self.overrun(now);
                }
            }
            SocketEvent::Closed => {
                if !matches!(self.state, State::Resting { .. }) {
                    self.break_off(now);
                }
            }
            SocketEvent::Overrun => self.overrun(now),
        }
    }

    /// Replays the next step of a received letter, or handles the next received packet.
    pub fn work(&mut self, now: Duration) -> Work {
        if self.open_further() {
            return Work::Step;
        }
        let State::Open { session, .. } = &mut self.state else {
            return Work::None;
        };
        let is_read = session.read_packet(now);
        if is_read && !self.packets.take(1, now) {
            self.overrun(now);
        } else {
            self.flush(now);
        }
        if is_read { Work::Packet } else { Work::None }
    }

    /// Accounts for the time that packets have taken. Letters may be long, and rules expensive.
    pub fn spend(&mut self, time: Duration, now: Duration) {
        let milliseconds = usize::try_from(time.as_millis()).unwrap_or(usize::MAX);
        if !self.work.take(milliseconds, now) {
            self.overrun(now);
        }
    }

    /// Sends the session's output, and handles its events.
    fn flush(&mut self, now: Duration) {
        loop {
            let State::Open { session, .. } = &mut self.state else {
                return;
            };
            // One frame may contain several packets.
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
                    SessionEvent::Accepted => self.accepted(now),
                    SessionEvent::Arrived(message) => self.arrived(&message, now),
                    SessionEvent::Failed => {
                        self.break_off(now);
                        return;
                    }
                    SessionEvent::Overrun => {
                        self.overrun(now);
                        return;
                    }
                }
            }
        }
    }

    fn accepted(&mut self, now: Duration) {
        self.is_friend_known = false;
        let friend = self.me.opponent();
        let topics = [
            self.seal.topic(friend, Kind::Letter),
            self.seal.topic(friend, Kind::Presence),
            self.seal.topic(friend, Kind::Greeting),
            // To repair them, and to receive from another device of this player.
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

    fn arrived(&mut self, message: &Message, now: Duration) {
        let Some((author, kind)) = self.seal.of_topic(&message.topic) else {
            self.ignored += 1;
            return;
        };
        let text = self.seal.open(&message.topic, &message.payload);
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
                Some(greeting) if !is_within(self.last_greeting, GREETING, now) => {
                    self.last_greeting = Some(now);
                    self.push_news(News::Greeting(greeting));
                }
                _ => self.ignored += 1,
            },
            // The last will of an earlier connection, or another device has left.
            (Kind::Presence, Some([0])) => self.repair(now),
            (Kind::Presence, Some(_)) if is_mine => {}
            _ => self.ignored += 1,
        }
        if is_mine && text.is_none() {
            self.repair(now);
        }
    }

    /// Replays the next step of a letter that is being opened. Returns whether there is one.
    fn open_further(&mut self) -> bool {
        let Some(opening) = &mut self.opening else {
            return false;
        };
        let is_replayed = opening.replay_step();
        if let Ok(true) = is_replayed {
            return true;
        }
        let whole = self.opening.take().filter(|_| is_replayed.is_ok());
        match whole.map(Opening::finish) {
            Some(Ok(opened)) if !opened.watching => {
                self.push_news(News::Letter(Box::new(opened.letter)));
            }
            _ => self.ignored += 1,
        }
        true
    }

    /// Publishes this player's letter and presence again, after they were overwritten.
    fn repair(&mut self, now: Duration) {
        if !is_within(self.last_repair, REPAIR, now) {
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
            payload: self.seal.close(&topic, text, (self.nonces)()?),
            retained: kind != Kind::Greeting,
            topic,
        })
    }

    /// Closes the connection, to reconnect after a pause.
    fn break_off(&mut self, now: Duration) {
        if self.has_lasted(STEADY, now) {
            self.pause = FIRST_PAUSE;
        }
        let pause = self.pause;
        self.pause = (self.pause * 2).min(MAX_PAUSE);
        self.rest(pause, false, now);
    }

    /// Closes the connection, as too much has arrived, to reconnect after a longer pause.
    fn overrun(&mut self, now: Duration) {
        if matches!(self.state, State::Resting { .. }) {
            return;
        }
        if self.has_lasted(CALM, now) {
            self.rest = FLOOD_BACKOFF;
        }
        let pause = self.rest;
        self.rest = (self.rest * 2).min(MAX_BACKOFF);
        self.rest(pause, true, now);
    }

    /// Returns true if there has been a connection for at least this time.
    fn has_lasted(&self, span: Duration, now: Duration) -> bool {
        matches!(&self.state, State::Open { session, since }
            if session.is_accepted() && is_over(*since, span, now))
    }

    fn rest(&mut self, pause: Duration, is_overrun: bool, now: Duration) {
        // Up to a quarter longer, depending on the player.
        let quarter = u32::try_from(self.shift % 256).unwrap_or(0);
        let pause = pause + pause * quarter / 1024;
        self.orders.push_back(Order::Close);
        self.opening = None;
        self.state = State::Resting {
            until: now.saturating_add(pause),
            is_overrun,
        };
        self.news.push_back(News::Connection);
    }
}

/// Returns true if `span` has passed; false if the clock was set back.
fn is_over(since: Duration, span: Duration, now: Duration) -> bool {
    now.saturating_sub(since) >= span
}

/// Returns true if `last` was less than `span` ago; false if the clock was set back.
fn is_within(last: Option<Duration>, span: Duration, now: Duration) -> bool {
    last.is_some_and(|last| now.checked_sub(last).is_some_and(|passed| passed < span))
}

#[cfg(test)]
mod floods;
#[cfg(test)]
mod hostile_friend;
#[cfg(test)]
mod long_lines;
#[cfg(test)]
mod tests;

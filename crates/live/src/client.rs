//! A client of the broker: a mailbox connected to its socket.

use std::sync::Arc;
use std::time::Duration;

use web_time::Instant;

use super::limits::{PACKETS_PER_UPDATE, TIME_PER_UPDATE};
use super::mailbox::{Connection, Mailbox, News, Order, SocketEvent, Work};
use super::random;
use super::socket::Socket;
use awale_engine::matches::Contestant;
use awale_engine::matches::letter::Greeting;
use awale_engine::matches::letter::LiveConnection;

/// A client of the broker, which connects a player to a friend. Reconnects automatically, and
/// disconnects when dropped.
pub struct Client {
    address: String,
    mailbox: Mailbox,
    socket: Option<Socket>,
    wake: Arc<dyn Fn() + Send + Sync>,
    /// The time of the last update.
    now: Duration,
}

impl Client {
    /// Creates this player's client in a match. Calls `wake`, on any thread, when data arrives and
    /// [`update`](Self::update) is due.
    #[must_use]
    pub fn new(
        me: Contestant,
        meeting: &LiveConnection,
        wake: Arc<dyn Fn() + Send + Sync>,
    ) -> Self {
        Self {
            address: meeting.broker.address().to_owned(),
            mailbox: Mailbox::new(me, meeting, random),
            socket: None,
            wake,
            now: Duration::ZERO,
        }
    }

    /// Returns the state of the connection.
    #[must_use]
    pub const fn connection(&self) -> Connection {
        self.mailbox.connection()
    }

    /// Returns whether the friend is connected; `None` if unknown.
    #[must_use]
    pub const fn friend_is_here(&self) -> Option<bool> {
        self.mailbox.friend_is_here()
    }

    /// Returns the number of messages ignored because they couldn't be decrypted or were invalid.
    #[must_use]
    pub const fn ignored(&self) -> u64 {
        self.mailbox.ignored()
    }

    /// Publishes this player's latest letter, as a link.
    pub fn post(&mut self, letter: String) {
        self.mailbox.post(letter, self.now);
        self.execute_orders();
    }

    /// Sends a greeting. Returns whether it was sent.
    pub fn greet(&mut self, greeting: Greeting) -> bool {
        let is_sent = self.mailbox.greet(greeting, self.now);
        self.execute_orders();
        is_sent
    }

    /// Sends and receives, and returns the news. `now` is the time since any fixed moment. An
    /// update handles a limited amount of data; if there is more, it calls `wake` to request
    /// another update.
    pub fn update(&mut self, now: Duration) -> Vec<News> {
        let started = Instant::now();
        self.now = now;
        self.mailbox.tick(now);
        self.execute_orders();
        let (mut handled_packets, mut has_worked) = (0, false);
        loop {
            if handled_packets == PACKETS_PER_UPDATE || started.elapsed() >= TIME_PER_UPDATE {
                (self.wake)();
                break;
            }
            let work = self.mailbox.work(now);
            if work == Work::None {
                let Some(event) = self.socket.as_mut().and_then(Socket::take_event) else {
                    break;
                };
                self.mailbox.handle(event, now);
            } else {
                has_worked = true;
                handled_packets += usize::from(work == Work::Packet);
            }
            self.execute_orders();
        }
        if has_worked {
            self.mailbox.spend(started.elapsed(), now);
            self.execute_orders();
        }
        std::iter::from_fn(|| self.mailbox.take_news()).collect()
    }

    fn execute_orders(&mut self) {
        while let Some(order) = self.mailbox.take_order() {
            match order {
                Order::Connect => {
                    let wake = Arc::clone(&self.wake);
                    self.socket = Socket::connect(&self.address, Box::new(move || wake())).ok();
                    if self.socket.is_none() {
                        self.mailbox.handle(SocketEvent::Closed, self.now);
                    }
                }
                Order::Send(bytes) => {
                    if let Some(socket) = &mut self.socket {
                        socket.send(bytes);
                    }
                }
                Order::Close => self.socket = None,
            }
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.mailbox.leave(self.now);
        self.execute_orders();
    }
}

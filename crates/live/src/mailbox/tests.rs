#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use proptest::prelude::*;

use super::super::reading::read;
use super::*;
use crate::fixtures::rules;
use crate::packets::{Request, Response};
use awale_engine::matches::letter::{LetterStep, MeetingKey, Terms, Thread};
use awale_engine::matches::{Beginner, SeriesPlan};
use awale_rules::Move;

/// Returns a nonce for tests: a counter instead of random bytes.
fn nonce() -> Option<[u8; NONCE_BYTES]> {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let mut nonce = [0; NONCE_BYTES];
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    nonce[..8].copy_from_slice(&count.to_le_bytes());
    Some(nonce)
}

pub(super) fn meeting() -> LiveConnection {
    LiveConnection {
        broker: "ws://broker.example".parse().unwrap(),
        key: MeetingKey::new([3; 32]),
    }
}

pub(super) fn first_letter(variant: &str) -> Letter {
    let terms = Terms {
        variant: variant.to_owned(),
        rules: rules(variant),
        plan: SeriesPlan::single(Beginner::South, 7),
        start: None,
        clock: None,
        meeting: Some(meeting()),
    };
    Letter::new(terms, ["Ama".to_owned(), "Kofi".to_owned()])
}

pub(super) fn mailbox(me: Contestant) -> Mailbox {
    Mailbox::new(me, &meeting(), nonce)
}

pub(super) const fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// Returns the bytes with which a broker accepts a connection.
pub(super) fn connack() -> Vec<u8> {
    vec![0x20, 3, 0, 0, 0]
}

pub(super) fn encode_publish(message: &Message, number: Option<u16>) -> Vec<u8> {
    let mut bytes = Vec::new();
    Request::Publish(message.clone(), number).write(&mut bytes);
    bytes
}

/// Delivers bytes, and handles all packets.
pub(super) fn receive(mailbox: &mut Mailbox, bytes: Vec<u8>, now: Duration) {
    mailbox.handle(SocketEvent::Received(bytes), now);
    while mailbox.work(now) != Work::None {}
}

/// Opens the mailbox's connection, and returns the bytes sent.
pub(super) fn open_connection(mailbox: &mut Mailbox, now: Duration) -> Vec<u8> {
    while mailbox.take_order().is_some() {}
    mailbox.tick(now);
    assert_eq!(mailbox.take_order(), Some(Order::Connect));
    mailbox.handle(SocketEvent::Opened, now);
    receive(mailbox, connack(), now);
    assert_eq!(mailbox.connection(), Connection::Open);
    take_sent(mailbox)
}

pub(super) fn take_sent(mailbox: &mut Mailbox) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let Some(order) = mailbox.take_order() {
        if let Order::Send(more) = order {
            bytes.extend(more);
        }
    }
    bytes
}

/// Returns the messages among sent packets.
pub(super) fn messages(bytes: &[u8]) -> Vec<Message> {
    let mut reader = super::super::packets::PacketReader::new(1 << 20, 1 << 22);
    reader.feed(bytes).unwrap();
    let responses = std::iter::from_fn(|| reader.take().unwrap());
    responses
        .filter_map(|response| match response {
            Response::Published(message, _) => Some(message),
            _ => None,
        })
        .collect()
}

pub(super) fn handle(mailbox: &mut Mailbox, message: &Message, now: Duration) {
    let bytes = encode_publish(message, message.retained.then_some(1));
    receive(mailbox, bytes, now);
}

/// Returns a message by `author`, properly encrypted.
pub(super) fn message_from(author: Contestant, kind: Kind, text: &[u8]) -> Message {
    mailbox(author).message(kind, text).unwrap()
}

pub(super) fn take_letters(mailbox: &mut Mailbox) -> Vec<Letter> {
    let news = std::iter::from_fn(|| mailbox.take_news());
    news.filter_map(|news| match news {
        News::Letter(letter) => Some(*letter),
        _ => None,
    })
    .collect()
}

#[test]
fn a_mailbox_publishes_its_letter_and_its_presence_once_connected() {
    let mut ama = mailbox(Contestant::First);
    let link = first_letter("awale").link().unwrap();
    ama.post(link.clone(), seconds(0));
    let bytes = open_connection(&mut ama, seconds(0));
    let published = messages(&bytes);
    let topics: Vec<_> = published
        .iter()
        .filter_map(|player| ama.seal.parse_topic(&player.topic))
        .collect();
    let mine = |kind| (Contestant::First, kind);
    assert_eq!(topics, [mine(Kind::Letter), mine(Kind::Presence)]);
    assert!(published.iter().all(|message| message.retained));
    // None of it can be read in transit.
    let text = String::from_utf8_lossy(&bytes);
    assert!(!text.contains("letter=") && !text.contains("Ama"));
    let decrypted = ama
        .seal
        .decrypt(&published[0].topic, &published[0].payload)
        .unwrap();
    assert_eq!(decrypted, link.as_bytes());
    // The same letter isn't published again.
    ama.post(link, seconds(1));
    assert!(take_sent(&mut ama).is_empty());
}

#[test]
fn a_broken_connection_is_opened_again_after_growing_pauses() {
    let mut ama = mailbox(Contestant::First);
    let mut now = Duration::ZERO;
    let mut pauses = Vec::new();
    for _ in 0..10 {
        ama.tick(now);
        assert_eq!(ama.take_order(), Some(Order::Connect));
        ama.handle(SocketEvent::Closed, now);
        assert_eq!(ama.take_order(), Some(Order::Close));
        assert_eq!(ama.connection(), Connection::Broken);
        let due = ama.due().unwrap();
        ama.tick(due - Duration::from_millis(1));
        assert_eq!(ama.take_order(), None);
        pauses.push((due - now).as_secs_f64());
        now = due;
    }
    assert!(
        pauses.windows(2).all(|pair| pair[0] <= pair[1]),
        "{pauses:?}"
    );
    assert!((1.0..1.3).contains(&pauses[0]) && (60.0..75.1).contains(&pauses[9]));
    // After a steady connection, they are short again.
    open_connection(&mut ama, now);
    ama.handle(SocketEvent::Closed, now + STEADY_CONNECTION);
    assert!(ama.due().unwrap() < now + STEADY_CONNECTION + seconds(2));
}

#[test]
fn a_silent_broker_is_pinged_and_then_disconnected() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    let due = ama.due().unwrap();
    assert_eq!(due, seconds(30));
    ama.tick(due);
    assert_eq!(ama.take_order(), Some(Order::Send(vec![0xC0, 0])));
    receive(&mut ama, vec![0xD0, 0], seconds(31));
    ama.tick(seconds(59));
    assert_eq!(ama.connection(), Connection::Open);
    ama.tick(seconds(60));
    ama.tick(seconds(80));
    assert_eq!(ama.connection(), Connection::Broken);
    // So is one that never accepts the connection.
    let mut kofi = mailbox(Contestant::Second);
    kofi.tick(seconds(0));
    kofi.handle(SocketEvent::Opened, seconds(1));
    kofi.tick(seconds(21));
    assert_eq!(kofi.connection(), Connection::Broken);
}

#[test]
fn a_clock_that_jumps_ends_nothing_but_a_connection() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(1_000_000));
    ama.tick(seconds(5));
    assert_eq!(ama.connection(), Connection::Open);
    for now in [Duration::MAX, seconds(5), Duration::MAX / 2, Duration::ZERO] {
        ama.tick(now);
        ama.handle(SocketEvent::Opened, now);
        receive(&mut ama, connack(), now);
        ama.handle(SocketEvent::Closed, now);
        ama.greet(Greeting::Hello, now);
        let _ = ama.due();
    }
}

#[test]
fn presence_is_known_while_there_is_a_connection() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    assert_eq!(ama.friend_is_here(), None);
    let kofi = |here: u8| message_from(Contestant::Second, Kind::Presence, &[here]);
    handle(&mut ama, &kofi(1), seconds(1));
    assert_eq!(ama.friend_is_here(), Some(true));
    handle(&mut ama, &kofi(0), seconds(2));
    assert_eq!(ama.friend_is_here(), Some(false));
    ama.handle(SocketEvent::Closed, seconds(3));
    assert_eq!(ama.friend_is_here(), None);
}

#[test]
fn messages_of_strangers_have_no_effect_and_are_counted() {
    let mut ama = mailbox(Contestant::First);
    let link = first_letter("awale").link().unwrap();
    ama.post(link.clone(), seconds(0));
    open_connection(&mut ama, seconds(0));
    let kofis = ama.seal.topic(Contestant::Second, Kind::Letter);
    let mut ignored = 0;
    let mut stranger = message_from(Contestant::Second, Kind::Letter, link.as_bytes());
    stranger.payload[30] ^= 1;
    // A message of this match under another topic, and an unencrypted one.
    let mut misplaced = message_from(Contestant::Second, Kind::Greeting, &[1]);
    misplaced.topic.clone_from(&kofis);
    let unencrypted = Message {
        topic: kofis,
        payload: link.into_bytes(),
        retained: true,
    };
    let no_letter = message_from(Contestant::Second, Kind::Letter, b"#letter=1.x.y.z");
    let no_greeting = message_from(Contestant::Second, Kind::Greeting, &[200]);
    for message in [
        &stranger,
        &misplaced,
        &unencrypted,
        &no_letter,
        &no_greeting,
    ] {
        handle(&mut ama, message, seconds(1));
        ignored += 1;
        assert_eq!(ama.ignored(), ignored, "{message:?}");
    }
    assert!(take_letters(&mut ama).is_empty());
    assert_eq!(ama.connection(), Connection::Open);
}

#[test]
fn what_a_stranger_overwrites_is_repaired_but_not_endlessly() {
    let mut ama = mailbox(Contestant::First);
    ama.post(first_letter("awale").link().unwrap(), seconds(0));
    open_connection(&mut ama, seconds(0));
    let topic = ama.seal.topic(Contestant::First, Kind::Letter);
    let garbage = Message {
        topic: topic.clone(),
        payload: vec![1, 2, 3],
        retained: true,
    };
    let mut written = 0;
    for tenth in 0..600 {
        handle(&mut ama, &garbage, Duration::from_millis(100 * tenth));
        let published = messages(&take_sent(&mut ama));
        written += published
            .iter()
            .filter(|player| player.topic == topic)
            .count();
    }
    assert_eq!(written, 12);
    // The last will of an earlier connection says that this player is gone.
    handle(
        &mut ama,
        &message_from(Contestant::First, Kind::Presence, &[0]),
        seconds(90),
    );
    let published = messages(&take_sent(&mut ama));
    assert!(
        published
            .iter()
            .any(|player| ama.seal.parse_topic(&player.topic)
                == Some((Contestant::First, Kind::Presence)))
    );
}

#[test]
fn greetings_are_limited() {
    let mut ama = mailbox(Contestant::First);
    assert!(!ama.greet(Greeting::Hello, seconds(0)));
    open_connection(&mut ama, seconds(0));
    assert!(ama.greet(Greeting::Hello, seconds(1)));
    assert!(!ama.greet(Greeting::Hello, seconds(1)));
    assert!(!messages(&take_sent(&mut ama))[0].retained);
    let kofi = message_from(
        Contestant::Second,
        Kind::Greeting,
        &[Greeting::Smile.byte()],
    );
    for _ in 0..5 {
        handle(&mut ama, &kofi, seconds(2));
    }
    let shown = std::iter::from_fn(|| ama.take_news());
    let shown = shown.filter(|news| matches!(news, News::Greeting(Greeting::Smile)));
    assert_eq!(shown.count(), 1);
    for greeting in Greeting::ALL {
        assert_eq!(Greeting::from_byte(greeting.byte()), Some(greeting));
    }
}

#[test]
fn a_packet_of_a_megabyte_ends_the_connection_before_it_is_read() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    let large = Message {
        topic: ama.seal.topic(Contestant::Second, Kind::Letter),
        payload: vec![b'x'; 1 << 20],
        retained: true,
    };
    let bytes = encode_publish(&large, None);
    receive(&mut ama, bytes[..8].to_vec(), seconds(1));
    assert_eq!(ama.connection(), Connection::Overrun);
    assert!(take_letters(&mut ama).is_empty());
}

/// A broker in memory, which retains the last message of each topic.
#[derive(Default)]
struct Broker {
    retained: BTreeMap<String, Message>,
}

/// A player in the property test: the mailbox, the match, and the letter last shown.
struct Player {
    mailbox: Mailbox,
    thread: Thread,
    shown: Letter,
    /// The messages that the broker hasn't delivered yet.
    pending: Vec<Message>,
    is_connected: bool,
}

impl Player {
    fn new(me: Contestant) -> Self {
        let letter = first_letter("2-4");
        Self {
            mailbox: mailbox(me),
            thread: Thread::new(me, letter.clone()),
            shown: letter,
            pending: Vec::new(),
            is_connected: false,
        }
    }

    fn connect(&mut self, broker: &Broker, now: Duration) {
        if !self.is_connected {
            let index = self.mailbox.due().unwrap_or(now).max(now);
            self.mailbox.tick(index);
            self.mailbox.handle(SocketEvent::Opened, index);
            receive(&mut self.mailbox, connack(), index);
            self.is_connected = true;
            let friend = self.thread.me.opponent();
            let topic = self.mailbox.seal.topic(friend, Kind::Letter);
            self.pending.extend(broker.retained.get(&topic).cloned());
        }
    }

    fn disconnect(&mut self, now: Duration) {
        if self.is_connected {
            self.mailbox.handle(SocketEvent::Closed, now);
            self.pending.clear();
            self.is_connected = false;
        }
    }

    /// Reads the letters that have arrived; nothing already shown may change.
    fn read(&mut self) {
        for letter in take_letters(&mut self.mailbox) {
            let reading = read(&mut self.thread, &letter);
            assert!(!reading.is_ignored(), "{reading:?}");
            assert!(self.shown.is_prefix_of(self.thread.letter()));
            self.shown = self.thread.letter().clone();
        }
    }

    fn play(&mut self, number: usize, now: Duration) {
        let letter = self.thread.letter();
        let legal = letter.game().position().legal_moves(letter.game().rules());
        let legal: Vec<Move> = legal.iter().collect();
        if letter.writer() == Some(self.thread.me) && !legal.is_empty() {
            let step = LetterStep::Move(legal[number % legal.len()]);
            self.thread.write(|letter| letter.play(step)).unwrap();
            self.shown = self.thread.letter().clone();
        }
        self.mailbox.post(self.thread.letter().link().unwrap(), now);
    }
}

#[derive(Clone, Debug)]
enum Event {
    Play(usize, usize),
    /// The pending message with this index, if any, arrives.
    Deliver(usize, usize),
    /// It arrives twice.
    Repeat(usize, usize),
    Lose(usize, usize),
    Damage(usize, usize),
    Break(usize),
    Connect(usize),
}

fn events() -> impl Strategy<Value = Event> {
    let (side, any) = (0_usize..2, 0_usize..40);
    prop_oneof![
        4 => (side.clone(), any.clone()).prop_map(|(side, number)| Event::Play(side, number)),
        3 => (side.clone(), any.clone()).prop_map(|(side, index)| Event::Deliver(side, index)),
        1 => (side.clone(), any.clone()).prop_map(|(side, index)| Event::Repeat(side, index)),
        1 => (side.clone(), any.clone()).prop_map(|(side, index)| Event::Lose(side, index)),
        1 => (side.clone(), any).prop_map(|(side, index)| Event::Damage(side, index)),
        1 => side.clone().prop_map(Event::Break),
        2 => side.prop_map(Event::Connect),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_of_a_broker_do_no_harm(
        chunks in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 0..12),
        letter in "(#(letter|watch)=1?\\.?)?[A-Za-z0-9._-]{0,60}",
        texts in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..4), 0..4),
    ) {
        let mut ama = mailbox(Contestant::First);
        ama.post(first_letter("awale").link().unwrap(), seconds(0));
        open_connection(&mut ama, seconds(0));
        // What a modified program of the friend might send.
        for author in Contestant::BOTH {
            handle(&mut ama, &message_from(author, Kind::Letter, letter.as_bytes()), seconds(1));
            for text in &texts {
                for kind in Kind::ALL {
                    handle(&mut ama, &message_from(author, kind, text), seconds(2));
                }
            }
        }
        prop_assert!(take_letters(&mut ama).is_empty());
        for chunk in chunks {
            receive(&mut ama, chunk, seconds(3));
        }
        ama.tick(seconds(4));
        prop_assert!(take_letters(&mut ama).is_empty());
    }

    #[test]
    fn both_sides_end_with_the_same_game(effects in prop::collection::vec(events(), 0..120)) {
        let mut broker = Broker::default();
        let mut sides = Contestant::BOTH.map(Player::new);
        let mut now = Duration::ZERO;
        // At the end, both players are connected, and all pending messages arrive.
        let end = (0..4).flat_map(|_| [0, 1]).flat_map(|side| {
            let all = (0..40).map(move |_| Event::Deliver(side, 0));
            [Event::Break(side), Event::Connect(side)].into_iter().chain(all)
        });
        for effect in effects.into_iter().chain(end) {
            now += Duration::from_millis(700);
            match effect {
                Event::Play(side, number) => sides[side].play(number, now),
                Event::Break(side) => sides[side].disconnect(now),
                Event::Connect(side) => sides[side].connect(&broker, now),
                Event::Deliver(side, index)
                | Event::Repeat(side, index)
                | Event::Lose(side, index)
                | Event::Damage(side, index) => {
                    let player = &mut sides[side];
                    if player.is_connected && !player.pending.is_empty() {
                        let index = index % player.pending.len();
                        let mut message = match effect {
                            Event::Repeat(..) => player.pending[index].clone(),
                            _ => player.pending.remove(index),
                        };
                        if matches!(effect, Event::Damage(..)) {
                            let last = message.payload.len() - 1;
                            message.payload[last] ^= 1;
                        }
                        if !matches!(effect, Event::Lose(..)) {
                            handle(&mut player.mailbox, &message, now);
                        }
                        player.read();
                    }
                }
            }
            for index in 0..2 {
                let [one, other] = &mut sides;
                let (player, friend) = if index == 0 { (one, other) } else { (other, one) };
                for message in messages(&take_sent(&mut player.mailbox)) {
                    let kind = player.mailbox.seal.parse_topic(&message.topic);
                    broker.retained.insert(message.topic.clone(), message.clone());
                    let is_letter = kind.is_some_and(|(_, kind)| kind == Kind::Letter);
                    if is_letter && friend.is_connected {
                        friend.pending.push(message);
                    }
                }
            }
        }
        let [one, other] = sides.each_ref().map(|side| side.thread.letter().steps().to_vec());
        prop_assert_eq!(one, other);
        prop_assert!(sides.iter().all(|side| side.thread.lines().len() == 1));
    }
}

//! Live play over a real broker: two players without windows, each with a separate mailbox.

use std::net::TcpStream;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use awale_engine::matches::letter::{Greeting, Letter, LetterStep, LiveConnection, Terms, Thread};
use awale_engine::matches::{Beginner, Contestant, SeriesPlan};
use awale_live::packets::{Message, PacketReader, Request, Response};
use awale_live::seal::Kind;
use awale_live::{Client, Connection, News, Seal, new_key, random, read};
use awale_rules::{Move, RuleSet, library, parse_rule_file};
use tungstenite::http::Uri;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{ClientRequestBuilder, WebSocket};

use super::mosquitto::Mosquitto;

/// The timeout of any wait, generous as builds may run alongside the tests.
const TIMEOUT: Duration = Duration::from_secs(60);
/// A player's own rules.
const OWN_RULES: &str = include_str!("short.ron");

/// A player with a mailbox.
struct Player {
    client: Option<Client>,
    thread: Thread,
    begin: Instant,
    greetings: Vec<Greeting>,
}

impl Player {
    fn new(me: Contestant, letter: &Letter) -> Self {
        let mut player = Self {
            client: None,
            thread: Thread::new(me, letter.clone()),
            begin: Instant::now(),
            greetings: Vec::new(),
        };
        player.open();
        player
    }

    fn open(&mut self) {
        let meeting = self.thread.letter().terms().meeting.clone().unwrap();
        let mut client = Client::new(self.thread.me, &meeting, Arc::new(|| {}));
        client.post(self.thread.letter().link().unwrap());
        self.client = Some(client);
    }

    fn close(&mut self) {
        self.client = None;
    }

    fn client(&mut self) -> &mut Client {
        self.client.as_mut().unwrap()
    }

    /// Reads what has arrived. Asserts that no move that was shown is undone.
    fn update(&mut self) {
        let Some(client) = &mut self.client else {
            return;
        };
        for news in client.update(self.begin.elapsed()) {
            match news {
                News::Letter(letter) => {
                    let shown = self.thread.letter().clone();
                    read(&mut self.thread, &letter);
                    assert!(shown.is_prefix_of(self.thread.letter()));
                }
                News::Greeting(greeting) => self.greetings.push(greeting),
                News::Presence | News::Connection => {}
            }
        }
    }

    /// Plays some move if it is this player's turn.
    fn play(&mut self) -> bool {
        let letter = self.thread.letter();
        let legal = letter.game().position().legal_moves(letter.game().rules());
        let legal: Vec<Move> = legal.iter().collect();
        if letter.writer() != Some(self.thread.me) {
            return false;
        }
        let step = LetterStep::Move(legal[letter.steps().len() * 7 % legal.len()]);
        self.thread.write(|letter| letter.play(step)).unwrap();
        let link = self.thread.letter().link().unwrap();
        if let Some(client) = &mut self.client {
            client.post(link);
        }
        true
    }
}

fn first_letter(broker: &Mosquitto, variant: &str, rules: Arc<RuleSet>) -> Letter {
    let terms = Terms {
        variant: variant.to_owned(),
        rules,
        plan: SeriesPlan::single(Beginner::South, 5),
        start: None,
        clock: None,
        meeting: Some(LiveConnection {
            broker: broker.address().parse().unwrap(),
            key: new_key().unwrap(),
        }),
    };
    Letter::new(terms, ["Ama".to_owned(), "Kofi".to_owned()])
}

fn players(letter: &Letter) -> [Player; 2] {
    Contestant::BOTH.map(|me| Player::new(me, letter))
}

/// Updates both players until `done`.
fn until(players: &mut [Player; 2], what: &str, done: impl Fn(&mut [Player; 2]) -> bool) {
    let begin = Instant::now();
    while !done(players) {
        assert!(begin.elapsed() < TIMEOUT, "{what}");
        for player in players.iter_mut() {
            player.update();
        }
        sleep(Duration::from_millis(2));
    }
}

fn both_have(steps: usize) -> impl Fn(&mut [Player; 2]) -> bool {
    move |players| {
        let letters = players.iter().map(|it| it.thread.letter());
        letters.into_iter().all(|it| it.steps().len() >= steps)
    }
}

fn are_connected(players: &mut [Player; 2]) -> bool {
    players
        .iter_mut()
        .all(|it| it.client().connection() == Connection::Open)
}

/// Plays this many moves in turn, or to the end.
fn play(players: &mut [Player; 2], moves: usize) {
    for _ in 0..moves {
        let Some(writer) = players[0].thread.letter().writer() else {
            return;
        };
        assert!(players[writer.index()].play());
        let steps = players[writer.index()].thread.letter().steps().len();
        until(players, "a move does not arrive", both_have(steps));
    }
}

fn assert_same_game(players: &[Player; 2]) {
    let [one, other] = players.each_ref().map(|player| player.thread.letter());
    assert_eq!(one.steps(), other.steps());
    assert!(players.iter().all(|it| it.thread.lines().len() == 1));
}

/// A program that knows the topics of a match but not its key, such as one run by the broker's
/// owner.
struct Stranger {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    reader: PacketReader,
}

impl Stranger {
    fn new(broker: &Mosquitto) -> Self {
        let uri: Uri = broker.address().parse().unwrap();
        let request = ClientRequestBuilder::new(uri).with_sub_protocol("mqtt");
        let begin = Instant::now();
        let socket = loop {
            // A broker that is just starting may refuse connections.
            match tungstenite::connect(request.clone()) {
                Ok((socket, _)) => break socket,
                Err(error) => assert!(begin.elapsed() < TIMEOUT, "{error}"),
            }
            sleep(Duration::from_millis(200));
        };
        let mut stranger = Self {
            socket,
            reader: PacketReader::new(1 << 20, 1 << 24),
        };
        let connect = Request::Connect {
            will: message("stranger".to_owned(), b"gone"),
            keep_alive: 600,
            max_packet: 1 << 20,
        };
        stranger.send(&connect);
        assert!(matches!(
            stranger.response(),
            Response::Connected { reason: 0, .. }
        ));
        stranger
    }

    fn send(&mut self, request: &Request) {
        let mut bytes = Vec::new();
        request.write(&mut bytes);
        let bytes = tungstenite::Message::Binary(bytes);
        self.socket.send(bytes).unwrap();
    }

    fn response(&mut self) -> Response {
        loop {
            if let Some(response) = self.reader.take().unwrap() {
                return response;
            }
            if let tungstenite::Message::Binary(bytes) = self.socket.read().unwrap() {
                self.reader.feed(&bytes).unwrap();
            }
        }
    }

    /// Publishes messages, and waits until the broker has received them.
    fn publish(&mut self, messages: impl IntoIterator<Item = Message>) {
        for message in messages {
            self.send(&Request::Publish(message, Some(1)));
            // Waits for the acknowledgement.
            assert_eq!(self.response(), Response::Other);
        }
    }
}

fn message(topic: String, payload: &[u8]) -> Message {
    Message {
        topic,
        payload: payload.to_vec(),
        retained: true,
    }
}

#[test]
fn whole_games_are_played_over_a_broker() {
    let Some(broker) = Mosquitto::start("whole-games") else {
        return;
    };
    let built_in = |name| (name, library::load(name).unwrap().unwrap());
    let own = Arc::new(parse_rule_file(OWN_RULES.as_bytes()).unwrap());
    for (variant, rules) in [built_in("2-4"), built_in("nyakun"), ("short", own)] {
        let letter = first_letter(&broker, variant, rules);
        // Kofi takes a seat with the link that Ama has sent.
        let link = letter.link().unwrap();
        let mut players = players(&Letter::open(&link).unwrap().letter);
        play(&mut players, 500);
        assert_same_game(&players);
        assert!(players[0].thread.letter().is_over(), "{variant}");
        for player in &mut players {
            assert_eq!(player.client().ignored(), 0);
        }
    }
}

#[test]
fn a_broker_that_dies_and_sides_that_sleep_lose_nothing() {
    let Some(mut broker) = Mosquitto::start("dying-broker") else {
        return;
    };
    let rules = library::load("nyakun").unwrap().unwrap();
    let mut players = players(&first_letter(&broker, "nyakun", rules));
    play(&mut players, 4);
    // The broker dies, Ama plays, and the broker comes back without any memory.
    broker.kill();
    until(&mut players, "nobody notices", |players| {
        players
            .iter_mut()
            .all(|it| it.client().connection() != Connection::Open)
    });
    let writer = players[0].thread.letter().writer().unwrap();
    assert!(players[writer.index()].play());
    broker.revive();
    until(&mut players, "the move made meanwhile", both_have(5));
    play(&mut players, 2);
    // One side is offline: the broker keeps the letter.
    let writer = players[0].thread.letter().writer().unwrap();
    players[writer.opponent().index()].close();
    assert!(players[writer.index()].play());
    let me = &mut players[writer.index()];
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_millis(500) {
        me.update();
        sleep(Duration::from_millis(5));
    }
    me.close();
    // Now both are closed. The other side opens the match again, alone.
    let other = &mut players[writer.opponent().index()];
    other.open();
    let begin = Instant::now();
    while other.thread.letter().steps().len() < 8 {
        assert!(
            begin.elapsed() < TIMEOUT,
            "the broker has no retained letter"
        );
        other.update();
        sleep(Duration::from_millis(5));
    }
    players[writer.index()].open();
    play(&mut players, 500);
    assert_same_game(&players);
    assert!(players[0].thread.letter().is_over());
}

#[test]
fn presence_and_greetings_arrive() {
    let Some(broker) = Mosquitto::start("presence") else {
        return;
    };
    let rules = library::load("awale").unwrap().unwrap();
    let mut players = players(&first_letter(&broker, "awale", rules));
    until(&mut players, "presence", |players| {
        players
            .iter_mut()
            .all(|it| it.client().friend_is_here() == Some(true))
    });
    assert!(players[0].client().greet(Greeting::WellPlayed));
    until(&mut players, "a greeting", |players| {
        players[1].greetings == [Greeting::WellPlayed]
    });
    players[1].close();
    until(&mut players, "leave", |players| {
        players[0].client().friend_is_here() == Some(false)
    });
    players[1].open();
    until(&mut players, "return", |players| {
        players[0].client().friend_is_here() == Some(true)
    });
}

#[test]
fn a_stranger_who_writes_into_the_match_changes_nothing() {
    let Some(broker) = Mosquitto::start("stranger") else {
        return;
    };
    let rules = library::load("2-4").unwrap().unwrap();
    let letter = first_letter(&broker, "2-4", rules);
    let mut players = players(&letter);
    play(&mut players, 2);
    let seal = Seal::new(&letter.terms().meeting.as_ref().unwrap().key);
    let topics = Contestant::BOTH.map(|author| Kind::ALL.map(|kind| seal.topic(author, kind)));
    let topics: Vec<String> = topics.into_iter().flatten().collect();
    let old = players[0].thread.letter().for_spectators().link().unwrap();
    let mut dirt: Vec<Message> = Vec::new();
    for topic in &topics {
        dirt.push(message(topic.clone(), b""));
        dirt.push(message(topic.clone(), b"\x00\xff nothing"));
        dirt.push(message(topic.clone(), old.as_bytes()));
        dirt.push(message(topic.clone(), &[7; 60_000]));
        // This is larger than a mailbox accepts, so the broker doesn't pass it on.
        dirt.push(message(topic.clone(), &[7; 1 << 20]));
    }
    let mut stranger = Stranger::new(&broker);
    stranger.publish(dirt);
    until(&mut players, "dirt", |players| {
        players.iter_mut().all(|it| it.client().ignored() > 4)
    });
    play(&mut players, 500);
    assert_same_game(&players);
    assert!(players[0].thread.letter().is_over());
    // A player who comes later finds the letters.
    let mut late = Player::new(Contestant::First, &letter);
    let begin = Instant::now();
    while late.thread.letter().steps() != players[0].thread.letter().steps() {
        assert!(begin.elapsed() < TIMEOUT, "the dirt has stayed");
        late.update();
        for player in &mut players {
            player.update();
        }
        sleep(Duration::from_millis(5));
    }
}

#[test]
fn ten_thousand_retained_messages_beside_a_match_change_nothing() {
    let Some(broker) = Mosquitto::start("crowd") else {
        return;
    };
    let rules = library::load("2-4").unwrap().unwrap();
    let letter = first_letter(&broker, "2-4", rules);
    let seal = Seal::new(&letter.terms().meeting.as_ref().unwrap().key);
    let topic = seal.topic(Contestant::Second, Kind::Letter);
    let crowd = (0..10_000).map(|number| message(format!("{topic}/{number}"), b"crowd"));
    let mut stranger = Stranger::new(&broker);
    stranger.publish(crowd);
    let mut players = players(&letter);
    play(&mut players, 500);
    assert_same_game(&players);
    assert!(players[0].thread.letter().is_over());
    assert!(players.iter_mut().all(|it| it.client().ignored() == 0));
}

#[test]
fn an_address_without_a_broker_is_tried_again_and_again() {
    let rules = library::load("awale").unwrap().unwrap();
    let Some(broker) = Mosquitto::start("absent") else {
        return;
    };
    let letter = first_letter(&broker, "awale", rules);
    drop(broker);
    let mut players = players(&letter);
    until(&mut players, "nobody notices", |players| {
        players
            .iter_mut()
            .all(|it| it.client().connection() == Connection::Broken)
    });
    assert!(!are_connected(&mut players));
    assert!(!players[0].client().greet(Greeting::Hello));
}

/// Prints how long a move takes to reach the other side.
#[test]
#[ignore = "measures time; run alone"]
fn time_of_a_move() {
    let Some(broker) = Mosquitto::start("time") else {
        return;
    };
    let rules = library::load("awale").unwrap().unwrap();
    let mut times = Vec::new();
    while times.len() < 100 {
        let mut letter = first_letter(&broker, "awale", Arc::clone(&rules));
        letter.introduce(Contestant::First, &format!("{:?}", random::<4>()));
        let mut players = players(&letter);
        until(&mut players, "connection", are_connected);
        while times.len() < 100 && !players[0].thread.letter().is_over() {
            let begin = Instant::now();
            play(&mut players, 1);
            times.push(begin.elapsed());
            // Moves may come at any moment.
            sleep(Duration::from_millis(
                random::<1>().map_or(0, |[byte]| byte.into()),
            ));
        }
    }
    times.sort();
    println!(
        "a move on the other side: {:?} median, {:?} longest of {}",
        times[times.len() / 2],
        times[times.len() - 1],
        times.len()
    );
}

/// Prints the processor time that an idle connection takes.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "measures time; run alone"]
fn cost_of_waiting() {
    let Some(broker) = Mosquitto::start("waiting") else {
        return;
    };
    let rules = library::load("awale").unwrap().unwrap();
    let mut players = players(&first_letter(&broker, "awale", rules));
    until(&mut players, "connection", are_connected);
    players[1].close();
    sleep(Duration::from_secs(2));
    players[0].update();
    let before = processor_time();
    sleep(Duration::from_secs(15));
    players[0].update();
    let spent = processor_time() - before;
    println!("a connection at rest: {spent:?} in 15 s");
}

/// Returns the processor time of all threads in this process.
#[cfg(target_os = "linux")]
fn processor_time() -> Duration {
    let threads = std::fs::read_dir("/proc/self/task").unwrap();
    let spent = threads.map(|thread| {
        let path = thread.unwrap().path().join("schedstat");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let nanoseconds = text.split(' ').next().and_then(|first| first.parse().ok());
        Duration::from_nanos(nanoseconds.unwrap_or(0))
    });
    spent.sum()
}

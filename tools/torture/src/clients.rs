//! Clients of live matches with brokers that flood them: measures how long an update takes, as part
//! of a frame of the game, and how much memory the client needs.

use std::fs;
use std::io::{self, Read, Write};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use crate::floods::{Flood, Server, accept_handshake, encode_message, encode_publish};
use crate::plan::Plan;
use crate::report::Report;
use awale_engine::matches::letter::{Letter, LetterStep, LiveConnection, Terms};
use awale_engine::matches::{Beginner, Contestant, SeriesPlan};
use awale_live::seal::Kind;
use awale_live::{Client, Connection, Seal, new_key, random};
use awale_rules::{RuleSet, library, parse_rule_file};

/// The maximum duration of a client's update, and the maximum interval between frames of the game.
pub const MAX_UPDATE_TIME: Duration = Duration::from_millis(250);
/// The maximum memory that a flood may take, in bytes.
pub const MAX_FLOOD_BYTES: u64 = 200 << 20;
/// The number of times that the friend sends the letter.
const LETTER_COUNT: usize = 50;
/// Rules under which a move has up to 1,000 laps, all of which every legality check plays.
const COSTLY_RULES: &str = "(
    format: 2,
    name: \"Costly\",
    board: (holes: 18, seeds: 20, direction: Chosen),
    play: (feeding: IfPossible),
    sowing: (relay: Some((stop_counts: Never, max_laps: 1000))),
    capture: (counts: Only([1]), grand_slam: Illegal),
    end: (repetition: None),
)";
/// The time between updates.
const FRAME_TIME: Duration = Duration::from_millis(16);

/// Updates clients like the game: with each flooding broker, and with a friend whose letters take
/// the maximum time to replay.
///
/// # Errors
/// Returns an error if no port is available or the match can't be set up.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let seconds = Duration::from_secs(plan.repetitions(3, 10));
    for flood in Flood::ALL {
        let server = Server::start(move |stream, _| flood.answer(stream))?;
        let (_, meeting) = first_letter(&server.address(), None).ok_or_else(setup_error)?;
        let is_closed = update_client(&meeting, seconds, &format!("{flood:?}"), report);
        // `Drops` is too slow to count as a flood.
        let is_flood = !matches!(flood, Flood::Drops);
        report.check(is_closed == is_flood, || {
            format!("{flood:?}: closed: {is_closed}")
        });
    }
    // The friend's letter needs the server's address, and the server needs the letter.
    let sealed_letter = Arc::new(OnceLock::<Vec<u8>>::new());
    let letter_to_send = Arc::clone(&sealed_letter);
    let server = Server::start(move |stream, _| {
        let (mut stream, topic) = accept_handshake(stream)?;
        let letter = encode_message(&encode_publish(&topic, letter_to_send.wait()));
        for _ in 0..LETTER_COUNT {
            stream.write_all(&letter)?;
        }
        // Wait until the client closes the connection.
        stream.read(&mut [0]).map(|_| ())
    })?;
    let rules = parse_rule_file(COSTLY_RULES.as_bytes()).map_err(io::Error::other)?;
    let (mut letter, meeting) =
        first_letter(&server.address(), Some(rules)).ok_or_else(setup_error)?;
    let began = Instant::now();
    for _ in 0..plan.repetitions(20, 200) {
        let game = letter.game();
        let legal = game.position().legal_moves(game.rules());
        if let Some(mv) = legal.iter().next() {
            letter
                .play(LetterStep::Move(mv))
                .map_err(io::Error::other)?;
        }
    }
    let replay_time = began.elapsed();
    let seal = Seal::new(&meeting.key);
    let topic = seal.topic(Contestant::Second, Kind::Letter);
    let link = letter.link().map_err(io::Error::other)?;
    let nonce = random().ok_or_else(setup_error)?;
    let _ = sealed_letter.set(seal.encrypt(&topic, link.as_bytes(), nonce));
    update_client(
        &meeting,
        seconds,
        &format!("letters of {replay_time:?}"),
        report,
    );
    Ok(())
}

/// Updates a client for `time`. Returns `true` if it closed the connection because too much had
/// arrived.
fn update_client(
    meeting: &LiveConnection,
    time: Duration,
    label: &str,
    report: &mut Report,
) -> bool {
    let mut client = Client::new(Contestant::First, meeting, Arc::new(|| {}));
    let (began, memory) = (Instant::now(), resident_bytes());
    let (mut longest, mut peak_memory, mut is_closed) = (Duration::ZERO, 0, false);
    while began.elapsed() < time {
        let update = Instant::now();
        client.update(began.elapsed());
        longest = longest.max(update.elapsed());
        peak_memory = peak_memory.max(resident_bytes().saturating_sub(memory));
        is_closed |= client.connection() == Connection::Overrun;
        thread::sleep(FRAME_TIME);
    }
    report.trials += 1;
    report.note(format!("{label}: {longest:?}, {} MiB", peak_memory >> 20));
    report.check(longest < MAX_UPDATE_TIME, || {
        format!("{label}: an update took {longest:?}")
    });
    report.check(peak_memory < MAX_FLOOD_BYTES, || {
        format!("{label}: {} MiB of memory", peak_memory >> 20)
    });
    is_closed
}

fn setup_error() -> io::Error {
    io::Error::other("the match can't be set up")
}

/// Returns the first letter of a match under `rules`, by default those of awale.
fn first_letter(broker: &str, rules: Option<RuleSet>) -> Option<(Letter, LiveConnection)> {
    let meeting = LiveConnection {
        broker: broker.parse().ok()?,
        key: new_key()?,
    };
    let terms = Terms {
        variant: if rules.is_some() { "costly" } else { "awale" }.to_owned(),
        rules: match rules {
            Some(rules) => Arc::new(rules),
            None => library::load("awale")?.ok()?,
        },
        plan: SeriesPlan::single(Beginner::South, 5),
        start: None,
        clock: None,
        meeting: Some(meeting.clone()),
    };
    let names = ["Ama".to_owned(), "Kofi".to_owned()];
    Some((Letter::new(terms, names), meeting))
}

/// Returns the resident memory of this process in bytes; 0 if the system doesn't report it.
fn resident_bytes() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

//! Lines of live games to brokers that flood them: how long an update takes, as part of a frame of
//! the game, and how much memory the line needs.

use std::fs;
use std::io::{self, Read, Write};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use crate::floods::{Flood, Server, accept_handshake, message, published};
use crate::plan::Plan;
use crate::report::Report;
use awale_engine::matches::letter::{Letter, LiveConnection, Step, Terms};
use awale_engine::matches::{Beginner, Contestant, SeriesPlan};
use awale_live::seal::Kind;
use awale_live::{Connection, Line, Seal, new_key, random};
use awale_rules::{RuleSet, library, parse_rule_file};

/// The maximum duration of a line's update, and the maximum interval between frames of the game.
pub const MAX_DURATION: Duration = Duration::from_millis(250);
/// The maximum memory that a flood may take, in bytes.
pub const MAX_MEMORY: u64 = 200 << 20;
/// The number of letters that the friend sends.
const LETTERS: usize = 50;
/// Rules under which a move has up to 1,000 laps and every legality check plays them.
const COSTLY: &str = "(
    format: 2,
    name: \"Costly\",
    board: (holes: 18, seeds: 20, direction: Chosen),
    play: (feeding: IfPossible),
    sowing: (relay: Some((stop_counts: Never, max_laps: 1000))),
    capture: (counts: Only([1]), grand_slam: Illegal),
    end: (repetition: None),
)";
/// The pause between updates.
const FRAME: Duration = Duration::from_millis(16);

/// Updates lines as a game does: over each flooding broker, and with a friend whose letters take
/// the maximum time to replay.
///
/// # Errors
/// Returns an error if there is no port, or the match can't be set up.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let seconds = Duration::from_secs(plan.times(3, 10));
    for flood in Flood::ALL {
        let server = Server::start(move |stream, _| flood.answer(stream))?;
        let (_, meeting) = first_letter(&server.address(), None).ok_or_else(no_match)?;
        let is_closed = updated(&meeting, seconds, &format!("{flood:?}"), report);
        // `Drops` is too slow to count as a flood.
        let is_flood = !matches!(flood, Flood::Drops);
        report.check(is_closed == is_flood, || {
            format!("{flood:?}: closed: {is_closed}")
        });
    }
    // The friend's letter needs the server's address, and the server needs the letter.
    let sealed = Arc::new(OnceLock::<Vec<u8>>::new());
    let sent = Arc::clone(&sealed);
    let server = Server::start(move |stream, _| {
        let (mut stream, topic) = accept_handshake(stream)?;
        let letter = message(&published(&topic, sent.wait()));
        for _ in 0..LETTERS {
            stream.write_all(&letter)?;
        }
        // Waits until the client closes the connection.
        stream.read(&mut [0]).map(|_| ())
    })?;
    let rules = parse_rule_file(COSTLY.as_bytes()).map_err(io::Error::other)?;
    let (mut letter, meeting) =
        first_letter(&server.address(), Some(rules)).ok_or_else(no_match)?;
    let began = Instant::now();
    for _ in 0..plan.times(20, 200) {
        let game = letter.game();
        let legal = game.position().legal_moves(game.rules());
        if let Some(one) = legal.iter().next() {
            letter.play(Step::Move(one)).map_err(io::Error::other)?;
        }
    }
    let played = began.elapsed();
    let seal = Seal::new(&meeting.key);
    let topic = seal.topic(Contestant::Second, Kind::Letter);
    let link = letter.link().map_err(io::Error::other)?;
    let nonce = random().ok_or_else(no_match)?;
    let _ = sealed.set(seal.encrypt(&topic, link.as_bytes(), nonce));
    updated(&meeting, seconds, &format!("letters of {played:?}"), report);
    Ok(())
}

/// Updates a line for `time`. Returns `true` if the line was closed because too much had arrived.
fn updated(meeting: &LiveConnection, time: Duration, what: &str, report: &mut Report) -> bool {
    let mut line = Line::new(Contestant::First, meeting, Arc::new(|| {}));
    let (began, memory) = (Instant::now(), resident());
    let (mut longest, mut most, mut is_closed) = (Duration::ZERO, 0, false);
    while began.elapsed() < time {
        let update = Instant::now();
        line.update(began.elapsed());
        longest = longest.max(update.elapsed());
        most = most.max(resident().saturating_sub(memory));
        is_closed |= line.connection() == Connection::Overrun;
        thread::sleep(FRAME);
    }
    report.trials += 1;
    report.note(format!("{what}: {longest:?}, {} MiB", most >> 20));
    report.check(longest < MAX_DURATION, || {
        format!("{what}: an update took {longest:?}")
    });
    report.check(most < MAX_MEMORY, || {
        format!("{what}: {} MiB of memory", most >> 20)
    });
    is_closed
}

fn no_match() -> io::Error {
    io::Error::other("the match can't be set up")
}

/// Returns the first letter of a match, under `rules` or the usual ones.
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

/// Returns the memory of this process, in bytes; 0 if the system doesn't report it.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

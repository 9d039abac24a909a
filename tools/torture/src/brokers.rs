//! Live games over misbehaving brokers: the game must continue and save its letter.

use std::fs;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use crate::clients::{MAX_FLOOD_BYTES, MAX_UPDATE_TIME};
use crate::floods::{Flood, Server};
use crate::home::{Scratch, contents};
use crate::plan::Plan;
use crate::program::{RunResult, run as run_program};
use crate::report::Report;
use crate::script::{EXIT, game, game_in_real_time};

/// The choices for a match with a remote friend.
const CHOICES: &str = "(variant: \"oware\", seats: ((kind: Person, level: \"initiation\"), \
                       (kind: Friend, level: \"initiation\")), beginner: South)";
/// A script that waits while the game keeps reconnecting.
const RECONNECT_WAIT: &str = "wait 600\n";
/// A script that waits for ten seconds while a broker floods the game.
const FLOOD_WAIT: &str = "wait 300\n";
/// The maximum size of an endless response, in bytes.
const MAX_ENDLESS_BYTES: usize = 256 << 20;

/// A kind of misbehaving broker.
#[derive(Clone, Copy, Debug)]
enum Broker {
    /// Closes every connection.
    Closes,
    /// Never answers.
    Silent,
    /// Answers with an error.
    Refuses,
    /// Redirects to itself.
    Redirects,
    /// Answers with random data.
    Noise,
    /// Sends a header that never ends.
    Endless,
    /// Accepts the connection and floods it.
    Floods(Flood),
}

/// The brokers, cheapest for the game first.
const BROKERS: [Broker; 6] = [
    Broker::Closes,
    Broker::Silent,
    Broker::Refuses,
    Broker::Redirects,
    Broker::Noise,
    Broker::Endless,
];

impl Broker {
    /// Answers a connection.
    fn answer(self, mut stream: TcpStream, port: u16) -> io::Result<()> {
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream.set_write_timeout(Some(Duration::from_secs(5)))?;
        let mut request = [0; 4096];
        match self {
            Self::Closes => Ok(()),
            Self::Silent => {
                thread::sleep(Duration::from_secs(30));
                Ok(())
            }
            Self::Refuses => {
                let _ = stream.read(&mut request)?;
                stream.write_all(b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n")
            }
            Self::Redirects => {
                let _ = stream.read(&mut request)?;
                let answer = format!(
                    "HTTP/1.1 302 Found\r\nLocation: ws://127.0.0.1:{port}/\r\nContent-Length: 0\r\n\r\n"
                );
                stream.write_all(answer.as_bytes())
            }
            Self::Noise => {
                let _ = stream.read(&mut request)?;
                let noise: Vec<u8> = (0..1_u32 << 20)
                    .map(|number| (number.wrapping_mul(0x9E37_79B9) >> 24) as u8)
                    .collect();
                stream.write_all(&noise)
            }
            Self::Endless => {
                let _ = stream.read(&mut request)?;
                stream.write_all(b"HTTP/1.1 101 Switching Protocols\r\n")?;
                let line = b"X-Filler: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n";
                for _ in 0..MAX_ENDLESS_BYTES / line.len() {
                    stream.write_all(line)?;
                }
                Ok(())
            }
            Self::Floods(flood) => flood.answer(stream),
        }
    }
}

/// Plays a move in a live match over each misbehaving broker.
///
/// # Errors
/// Returns an error if the game can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let floods = Flood::ALL.map(Broker::Floods);
    let mut baseline = None;
    for broker in BROKERS.into_iter().chain(floods) {
        let server = Server::start(move |stream, port| broker.answer(stream, port))?;
        let scratch = Scratch::new()?;
        let home = scratch.join("home");
        fs::create_dir_all(&home)?;
        let settings = format!(
            "(play: (speed: Off), look: (reduced_motion: true), sound: (muted: true), \
             broker: \"{}\")",
            server.address()
        );
        fs::write(home.join("settings.ron"), settings)?;
        fs::write(home.join("last_choices.ron"), CHOICES)?;
        let file = scratch.join("script.txt");
        let script = |wait| format!("press main.play\nsettle\nplay C\nsettle\n{wait}{EXIT}");
        let mut command = if matches!(broker, Broker::Floods(_)) {
            game_in_real_time(plan, &home, &file, &script(FLOOD_WAIT))?
        } else {
            game(plan, &home, &file, &script(RECONNECT_WAIT))?
        };
        let ended = run_program(&mut command, b"")?;
        report.check_run(&format!("{broker:?}"), &ended, &[0]);
        let idle_memory = *baseline.get_or_insert(ended.peak_memory);
        report.check(ended.peak_memory <= idle_memory + MAX_FLOOD_BYTES, || {
            let extra_mib = (ended.peak_memory - idle_memory) >> 20;
            format!("{broker:?}: {extra_mib} MiB more than at rest")
        });
        if let Broker::Floods(flood) = broker {
            let longest = longest_interval(&ended);
            let extra_mib = ended.peak_memory.saturating_sub(idle_memory) >> 20;
            report.note(format!("{flood:?}: {longest:?}, {extra_mib} MiB"));
            report.check(longest.is_some_and(|time| time < MAX_UPDATE_TIME), || {
                format!("{broker:?}: an interval of {longest:?} between frames")
            });
        }
        report.check(server.connections() > 0, || {
            format!("{broker:?}: the game did not connect")
        });
        let letters = contents(&home.join("friends"));
        let is_saved = letters
            .iter()
            .any(|(_, text)| String::from_utf8_lossy(text).contains("#letter="));
        report.check(is_saved, || format!("{broker:?}: the letter was not saved"));
    }
    Ok(())
}

/// Parses the longest interval between two frames from the game's output.
fn longest_interval(ended: &RunResult) -> Option<Duration> {
    let text = ended.text();
    let line = text
        .lines()
        .find(|line| line.contains(" frames otherwise: "))?;
    let (_, longest) = line.strip_suffix(" ms maximum")?.rsplit_once(' ')?;
    let milliseconds: f64 = longest.parse().ok()?;
    Some(Duration::from_secs_f64(milliseconds / 1e3))
}

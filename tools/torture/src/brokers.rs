//! Live games with brokers that misbehave: the game goes on, and its letter is saved.

use std::fs;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use crate::home::{Scratch, contents};
use crate::plan::Plan;
use crate::program::run as run_program;
use crate::report::Report;
use crate::script::{EXIT, game};

/// A match with a friend elsewhere.
const CHOICES: &str = "(variant: \"oware\", seats: ((computer: false, level: \"initiation\"), \
                       (computer: false, friend: true, level: \"initiation\")), beginner: South)";
/// The script waits for this many frames, in which the game connects again and again.
const WAIT: &str = "wait 600\n";
/// The maximum size of an endless answer, in bytes.
const ENDLESS: usize = 256 << 20;

/// A kind of bad broker.
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
}

const BROKERS: [Broker; 6] = [
    Broker::Closes,
    Broker::Silent,
    Broker::Refuses,
    Broker::Redirects,
    Broker::Noise,
    Broker::Endless,
];

impl Broker {
    /// Answers one connection.
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
                for _ in 0..ENDLESS / line.len() {
                    stream.write_all(line)?;
                }
                Ok(())
            }
        }
    }
}

/// Plays a move in a live match with each bad broker.
///
/// # Errors
/// Returns an error if the game can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for broker in BROKERS {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let (is_over, connections) = (
            Arc::new(AtomicBool::new(false)),
            Arc::new(AtomicU64::new(0)),
        );
        let (ends, counts) = (Arc::clone(&is_over), Arc::clone(&connections));
        let server = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if ends.load(Ordering::Relaxed) {
                    break;
                }
                counts.fetch_add(1, Ordering::Relaxed);
                // A client that leaves is no failure.
                thread::spawn(move || broker.answer(stream, port));
            }
        });
        let scratch = Scratch::new()?;
        let home = scratch.at("home");
        fs::create_dir_all(&home)?;
        let settings = format!(
            "(play: (speed: Off), look: (reduced_motion: true), sound: (muted: true), \
             broker: \"ws://127.0.0.1:{port}\")"
        );
        fs::write(home.join("settings.ron"), settings)?;
        fs::write(home.join("last_choices.ron"), CHOICES)?;
        let script = format!("press main.play\nsettle\nplay C\nsettle\n{WAIT}{EXIT}");
        let mut command = game(plan, &home, &scratch.at("script.txt"), &script)?;
        let ended = run_program(&mut command, b"");
        is_over.store(true, Ordering::Relaxed);
        // Wakes the server.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, port));
        let _ = server.join();
        report.judge(&format!("{broker:?}"), &ended?, &[0]);
        report.check(connections.load(Ordering::Relaxed) > 0, || {
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

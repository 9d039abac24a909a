//! `uci`: the engine for other programs, by the Universal Chess Interface as
//! engines for Oware speak it.
//!
//! One thread reads lines, one searches, and this one answers: nothing that it
//! does takes long, so that it hears `stop` and `isready` at any time.

mod command;
mod go;
mod options;
mod session;

use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;

use clap::Args;

use crate::failure::Failure;
use command::Command;
use session::{Found, Session};

/// Bytes of a line that are looked at; a longer one is no command.
const LONGEST_LINE: u64 = 1 << 20;

#[derive(Args)]
pub struct Arguments {
    /// The variant to begin with, or the path of a rule file; `setoption name UCI_Variant` changes it
    #[arg(default_value = "awale")]
    rules: String,
}

/// What this thread waits for.
pub enum Heard {
    /// A line from the other program.
    Line(String),
    /// There will be no more lines.
    End,
    /// Something from a search.
    Found(Found),
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let (sender, heard) = mpsc::channel();
    let mut session = Session::new(&arguments.rules, sender.clone())?;
    let reader = thread::Builder::new()
        .name("reader".to_owned())
        .spawn(move || read_lines(&sender));
    reader.map_err(|error| format!("no thread to read on: {error}"))?;
    let mut is_ending = false;
    while !(is_ending && session.is_idle()) {
        let next = match session.time_left() {
            None => heard.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(time) => heard.recv_timeout(time),
        };
        match next {
            Ok(Heard::Line(line)) => match Command::parse(&line) {
                Some(Command::Quit) => break,
                Some(command) => session.obey(command, out)?,
                None => {}
            },
            Ok(Heard::Found(found)) => session.tell(&found, out)?,
            // A search with an end is waited for: so a list of commands can be piped in.
            Ok(Heard::End) => {
                is_ending = true;
                session.end_endless_search();
            }
            Err(RecvTimeoutError::Timeout) => session.stop(),
            Err(RecvTimeoutError::Disconnected) => break,
        }
        out.flush()?;
    }
    Ok(())
}

fn read_lines(sender: &Sender<Heard>) {
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        match input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
        {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        if sender.send(Heard::Line(line)).is_err() {
            return;
        }
    }
    // Nobody listens any more when this fails.
    let _ = sender.send(Heard::End);
}

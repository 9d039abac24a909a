//! `uci`: the Universal Chess Interface, as engines for Oware use it.
//!
//! One thread reads lines, another one searches, and this one answers. Input waits in order in a
//! [`Mailbox`] of bounded size. A command that changes the search (a position, an option, another
//! `go`) first ends the current search, whose `bestmove` is printed before the command takes
//! effect, so that every `go` gets exactly one.

mod command;
mod mailbox;
mod options;
mod report;
mod searcher;
mod session;
mod table_files;

use std::io::{self, Write};
use std::sync::Arc;
use std::thread;

use clap::Args;

use crate::failure::Failure;
use crate::lines::{InputLine, read_line};
use command::Command;
use mailbox::{Event, Mailbox};
use session::Session;

/// The maximum length of a line, in bytes.
const MAX_LINE_BYTES: usize = 1 << 20;

#[derive(Args)]
pub struct Arguments {
    /// Initial variant, or path to a rule file; `setoption name UCI_Variant` changes it
    #[arg(default_value = "awale")]
    rules: String,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let mailbox = Arc::new(Mailbox::default());
    let mut session = Session::new(&arguments.rules, Arc::clone(&mailbox))?;
    let reader = thread::Builder::new().name("reader".to_owned()).spawn({
        let mailbox = Arc::clone(&mailbox);
        move || read_lines(&mailbox)
    });
    reader.map_err(|error| format!("could not start the input thread: {error}"))?;
    let result = answer_commands(&mailbox, &mut session, out);
    // Unblocks the other threads.
    mailbox.close();
    result
}

/// Answers commands until the end of input or `quit`.
fn answer_commands(
    mailbox: &Mailbox,
    session: &mut Session,
    out: &mut impl Write,
) -> Result<(), Failure> {
    loop {
        match mailbox.next(session.is_searching()) {
            Event::Report(report) => session.show(&report, out)?,
            Event::Answer(answer) => session.take_answer(answer, out)?,
            Event::Command(Command::Quit) => break,
            Event::Command(command) => session.execute(command, out)?,
            Event::Waiting => session.end_search(out)?,
            // A search that ends by itself may finish, so that a list of commands can be piped in.
            Event::End if session.is_searching() => session.end_endless_search(out)?,
            Event::End => break,
        }
        out.flush()?;
    }
    Ok(())
}

fn read_lines(mailbox: &Mailbox) {
    let mut input = io::stdin().lock();
    loop {
        let (command, bytes) = match read_line(&mut input, MAX_LINE_BYTES) {
            Ok(None) | Err(_) => break,
            Ok(Some(InputLine::TooLong(bytes))) => (Some(Command::TooLong { bytes }), 0),
            Ok(Some(InputLine::Read(line))) => {
                (Command::parse(&String::from_utf8_lossy(&line)), line.len())
            }
        };
        if let Some(command) = command
            && !mailbox.post_command(command, bytes)
        {
            return;
        }
    }
    mailbox.post_end();
}

//! The queue of the answering thread.
//!
//! Its size is bounded: a program that sends commands faster than they are answered blocks.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use awale_engine::ai::SearchReport;
use awale_rules::Move;

use super::command::Command;

/// Capacity for commands, in bytes.
const MAX_BYTES: usize = 1 << 20;
/// Bytes charged for a command in addition to its line.
const COMMAND_OVERHEAD: usize = 256;

/// The best move and the expected reply; `None` if the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    pub best: Option<Move>,
    pub expected: Option<Move>,
}

/// The next thing to do.
#[derive(Debug)]
pub enum Mail {
    /// A depth of the search is finished.
    Report(SearchReport),
    /// The search is over.
    Answer(Answer),
    /// A line from the other program.
    Command(Command),
    /// A line waits for the end of the search. Reported once per search.
    Waiting,
    /// End of input. During a search this is reported once.
    End,
}

/// The queue of the answering thread, shared with the reading and the searching one.
#[derive(Default)]
pub struct Mailbox {
    inside: Mutex<Inside>,
    changed: Condvar,
}

#[derive(Default)]
struct Inside {
    commands: VecDeque<(Command, usize)>,
    /// Queued bytes.
    bytes: usize,
    /// Reports of one search only: at most one for each depth.
    reports: VecDeque<SearchReport>,
    answer: Option<Answer>,
    /// End of input.
    is_over: bool,
    /// The reader has closed the queue.
    is_closed: bool,
    has_sent_waiting: bool,
    has_sent_end: bool,
}

impl Mailbox {
    /// Queues a line of `bytes` bytes; blocks while the queue is full. Returns `false` if it is
    /// closed.
    pub fn post_command(&self, command: Command, bytes: usize) -> bool {
        let mut inside = self.inside();
        while inside.bytes >= MAX_BYTES && !inside.is_closed {
            inside = self.wait(inside);
        }
        if inside.is_closed {
            return false;
        }
        let bytes = bytes + COMMAND_OVERHEAD;
        inside.bytes += bytes;
        inside.commands.push_back((command, bytes));
        self.changed.notify_all();
        true
    }

    /// Marks the end of input.
    pub fn post_end(&self) {
        self.inside().is_over = true;
        self.changed.notify_all();
    }

    /// Queues an intermediate result of the search.
    pub fn post_report(&self, report: SearchReport) {
        self.inside().reports.push_back(report);
        self.changed.notify_all();
    }

    /// Queues the final answer of the search.
    pub fn post_answer(&self, answer: Answer) {
        self.inside().answer = Some(answer);
        self.changed.notify_all();
    }

    /// Closes the queue: senders no longer block.
    pub fn close(&self) {
        self.inside().is_closed = true;
        self.changed.notify_all();
    }

    /// Waits for the next thing to do. Results of the search come before lines, and lines come in
    /// order. During a search, lines that would change it wait, as do all lines after them.
    pub fn next(&self, is_searching: bool) -> Mail {
        let mut inside = self.inside();
        loop {
            if let Some(mail) = inside.take(is_searching) {
                // A sender may be waiting for space.
                self.changed.notify_all();
                return mail;
            }
            inside = self.wait(inside);
        }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, inside: MutexGuard<'a, Inside>) -> MutexGuard<'a, Inside> {
        self.changed
            .wait(inside)
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn take(&mut self, is_searching: bool) -> Option<Mail> {
        if let Some(report) = self.reports.pop_front() {
            return Some(Mail::Report(report));
        }
        if let Some(answer) = self.answer.take() {
            return Some(Mail::Answer(answer));
        }
        if !is_searching {
            (self.has_sent_waiting, self.has_sent_end) = (false, false);
        }
        match self.commands.front() {
            Some((command, _)) if is_searching && command.waits_for_search() => {
                let is_first = !std::mem::replace(&mut self.has_sent_waiting, true);
                is_first.then_some(Mail::Waiting)
            }
            Some(_) => {
                let (command, bytes) = self.commands.pop_front()?;
                self.bytes -= bytes;
                Some(Mail::Command(command))
            }
            None if self.is_over => {
                let is_first = !is_searching || !std::mem::replace(&mut self.has_sent_end, true);
                is_first.then_some(Mail::End)
            }
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn lines_that_change_the_search_wait_and_so_do_later_lines() {
        let mailbox = Mailbox::default();
        for command in [Command::IsReady, Command::NewGame, Command::IsReady] {
            assert!(mailbox.post_command(command, 10));
        }
        mailbox.post_end();
        assert!(matches!(
            mailbox.next(true),
            Mail::Command(Command::IsReady)
        ));
        assert!(matches!(mailbox.next(true), Mail::Waiting));
        mailbox.post_answer(Answer::default());
        assert!(matches!(mailbox.next(true), Mail::Answer(_)));
        assert!(matches!(
            mailbox.next(false),
            Mail::Command(Command::NewGame)
        ));
        assert!(matches!(
            mailbox.next(false),
            Mail::Command(Command::IsReady)
        ));
        assert!(matches!(mailbox.next(false), Mail::End));
    }

    #[test]
    fn a_sender_blocks_while_the_queue_is_full() {
        let mailbox = Arc::new(Mailbox::default());
        let posted = Arc::new(AtomicUsize::new(0));
        let sender = thread::spawn({
            let (mailbox, posted) = (Arc::clone(&mailbox), Arc::clone(&posted));
            move || {
                while mailbox.post_command(Command::IsReady, MAX_BYTES / 4) {
                    posted.fetch_add(1, Ordering::SeqCst);
                }
            }
        });
        for _ in 0..50 {
            assert!(matches!(
                mailbox.next(false),
                Mail::Command(Command::IsReady)
            ));
            // Four of them fill the queue, and one more may have been added since.
            assert!(mailbox.inside().commands.len() <= 4);
        }
        mailbox.close();
        assert!(sender.join().is_ok());
        assert!(posted.load(Ordering::SeqCst) <= 54);
    }
}

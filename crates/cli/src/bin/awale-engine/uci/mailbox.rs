//! The event queue of the answering thread.
//!
//! Its size is bounded: a GUI that sends commands faster than they are answered blocks.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use awale_engine::ai::SearchReport;
use awale_rules::Move;

use super::command::Command;

/// The capacity for commands, in bytes.
const MAX_QUEUED_BYTES: usize = 1 << 20;
/// The bytes charged per command in addition to its line.
const COMMAND_OVERHEAD_BYTES: usize = 256;

/// The best move and the expected reply; `None` if the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    pub best: Option<Move>,
    pub expected: Option<Move>,
}

/// An event for the answering thread.
#[derive(Debug)]
pub enum Event {
    /// The search has completed a depth.
    Report(SearchReport),
    /// The search is over.
    Answer(Answer),
    /// The GUI has sent a command.
    Command(Command),
    /// A command is waiting for the end of the search. Reported once per search.
    Waiting,
    /// The input has ended. Reported once during a search.
    End,
}

/// The queue of the answering thread, shared with the reading and searching threads.
#[derive(Default)]
pub struct Mailbox {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    commands: VecDeque<(Command, usize)>,
    /// The total size of the queued commands.
    bytes: usize,
    /// The reports of the current search, at most one per depth.
    reports: VecDeque<SearchReport>,
    answer: Option<Answer>,
    has_input_ended: bool,
    /// Whether the answering thread has closed the queue.
    is_closed: bool,
    has_sent_waiting: bool,
    has_sent_end: bool,
}

impl Mailbox {
    /// Queues a command whose line has `bytes` bytes; blocks while the queue is full. Returns
    /// `false` if it is closed.
    pub fn post_command(&self, command: Command, bytes: usize) -> bool {
        let mut state = self.state();
        while state.bytes >= MAX_QUEUED_BYTES && !state.is_closed {
            state = self.wait(state);
        }
        if state.is_closed {
            return false;
        }
        let bytes = bytes + COMMAND_OVERHEAD_BYTES;
        state.bytes += bytes;
        state.commands.push_back((command, bytes));
        self.changed.notify_all();
        true
    }

    /// Marks the end of input.
    pub fn post_end(&self) {
        self.state().has_input_ended = true;
        self.changed.notify_all();
    }

    /// Queues an intermediate result of the search.
    pub fn post_report(&self, report: SearchReport) {
        self.state().reports.push_back(report);
        self.changed.notify_all();
    }

    /// Queues the final answer of the search.
    pub fn post_answer(&self, answer: Answer) {
        self.state().answer = Some(answer);
        self.changed.notify_all();
    }

    /// Closes the queue: senders no longer block.
    pub fn close(&self) {
        self.state().is_closed = true;
        self.changed.notify_all();
    }

    /// Waits for the next event. Results of the search precede commands, and commands keep their
    /// order. During a search, a command that would change it waits, as do all commands after it.
    pub fn next(&self, is_searching: bool) -> Event {
        let mut state = self.state();
        loop {
            if let Some(event) = state.take(is_searching) {
                // A sender may be waiting for space.
                self.changed.notify_all();
                return event;
            }
            state = self.wait(state);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed
            .wait(state)
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn take(&mut self, is_searching: bool) -> Option<Event> {
        if let Some(report) = self.reports.pop_front() {
            return Some(Event::Report(report));
        }
        if let Some(answer) = self.answer.take() {
            return Some(Event::Answer(answer));
        }
        if !is_searching {
            (self.has_sent_waiting, self.has_sent_end) = (false, false);
        }
        match self.commands.front() {
            Some((command, _)) if is_searching && command.waits_for_search() => {
                let is_first = !std::mem::replace(&mut self.has_sent_waiting, true);
                is_first.then_some(Event::Waiting)
            }
            Some(_) => {
                let (command, bytes) = self.commands.pop_front()?;
                self.bytes -= bytes;
                Some(Event::Command(command))
            }
            None if self.has_input_ended => {
                let is_first = !is_searching || !std::mem::replace(&mut self.has_sent_end, true);
                is_first.then_some(Event::End)
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
            Event::Command(Command::IsReady)
        ));
        assert!(matches!(mailbox.next(true), Event::Waiting));
        mailbox.post_answer(Answer::default());
        assert!(matches!(mailbox.next(true), Event::Answer(_)));
        assert!(matches!(
            mailbox.next(false),
            Event::Command(Command::NewGame)
        ));
        assert!(matches!(
            mailbox.next(false),
            Event::Command(Command::IsReady)
        ));
        assert!(matches!(mailbox.next(false), Event::End));
    }

    #[test]
    fn a_sender_blocks_while_the_queue_is_full() {
        let mailbox = Arc::new(Mailbox::default());
        let posted = Arc::new(AtomicUsize::new(0));
        let sender = thread::spawn({
            let (mailbox, posted) = (Arc::clone(&mailbox), Arc::clone(&posted));
            move || {
                while mailbox.post_command(Command::IsReady, MAX_QUEUED_BYTES / 4) {
                    posted.fetch_add(1, Ordering::SeqCst);
                }
            }
        });
        for _ in 0..50 {
            assert!(matches!(
                mailbox.next(false),
                Event::Command(Command::IsReady)
            ));
            // Four of them fill the queue, and one more may have been added since.
            assert!(mailbox.state().commands.len() <= 4);
        }
        mailbox.close();
        assert!(sender.join().is_ok());
        assert!(posted.load(Ordering::SeqCst) <= 54);
    }
}

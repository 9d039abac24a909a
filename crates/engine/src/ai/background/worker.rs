//! Background work in a web worker; closures run at once instead.

use std::io;
use std::sync::atomic::AtomicBool;

use super::Work;
use crate::browser::Ticket;

/// Work in a web worker, or its result.
#[derive(Debug)]
pub enum Running<T> {
    /// Ran at once, with this result.
    Done(Option<T>),
    /// Running in a worker. Dropping this terminates the worker.
    Sent {
        /// The request sent to the worker.
        ticket: Ticket,
        /// Parses the worker's answer.
        read: fn(&str) -> Option<T>,
    },
}

impl<T: Send + 'static> Running<T> {
    pub fn start(search: impl FnOnce(&AtomicBool) -> T + Send + 'static) -> io::Result<Self> {
        Ok(Self::Done(Some(search(&AtomicBool::new(false)))))
    }

    pub fn begin<W: Work<Answer = T>>(work: W) -> io::Result<Self> {
        let request = ron::to_string(&work).map_err(io::Error::other)?;
        Ok(Self::Sent {
            ticket: Ticket::send(W::NAME, &request)?,
            read: read_answer::<W>,
        })
    }
}

fn read_answer<W: Work>(answer: &str) -> Option<W::Answer> {
    ron::from_str(answer).ok()
}

impl<T> Running<T> {
    pub fn is_finished(&self) -> bool {
        match self {
            Self::Done(_) => true,
            Self::Sent { ticket, .. } => ticket.is_answered(),
        }
    }

    pub fn join(self) -> Option<T> {
        match self {
            Self::Done(result) => result,
            Self::Sent { ticket, read } => read(&ticket.take()?),
        }
    }
}

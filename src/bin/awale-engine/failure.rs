//! Why a command ends early.

use std::fmt;
use std::io;

/// Why a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// An input was refused: the message, without a newline at its end.
    Refused(String),
    /// The output can't be written.
    Output(io::Error),
}

impl Failure {
    /// Whether the reader of the output has seen enough, as `head` has; that is no failure.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(message) => f.write_str(message),
            Self::Output(error) => write!(f, "the output can't be written: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    /// Only for errors of the output: an input's say which input it was.
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Refused(message)
    }
}

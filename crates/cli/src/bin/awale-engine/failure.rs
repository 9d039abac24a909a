//! The error of a command.

use std::fmt;
use std::io;

/// The error of a command.
#[derive(Debug)]
pub enum Failure {
    /// Rejected input, with a message that doesn't end with a newline.
    Refused(String),
    /// The output can't be written.
    Output(io::Error),
}

impl Failure {
    /// Returns `true` if the reader closed the output early, as `head` does; that isn't a failure.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(message) => f.write_str(message),
            Self::Output(error) => write!(f, "could not write the output: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    /// Converts an output error. Input errors must name the input instead.
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Refused(message)
    }
}

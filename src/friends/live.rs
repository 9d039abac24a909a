//! The state of live play as the table shows it, the same whether or not the game is built with
//! live play.

use bevy::prelude::*;

use awale_engine::matches::Letter;
use awale_engine::matches::letter::Greeting;

/// The state of the connection to the friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiveStatus {
    /// The connection is being opened.
    Connecting,
    /// The connection was lost; it will be reopened automatically.
    Broken,
    /// The connection was closed, as too much has arrived; it will be reopened after a longer
    /// pause.
    Overrun,
    /// The friend is not connected.
    Away,
    /// The friend is connected.
    Here,
}

/// Live play of the match on the table, as it is shown.
#[derive(Resource, Default)]
pub struct LiveTable {
    pub(super) status: Option<LiveStatus>,
    pub(super) forked: Option<Box<Letter>>,
    pub(super) ignored: u64,
    pub(super) greeting: Option<Greeting>,
}

impl LiveTable {
    /// Returns the state of the connection; `None` if the match on the table isn't played live.
    #[must_use]
    pub const fn status(&self) -> Option<LiveStatus> {
        self.status
    }

    /// Returns the friend's letter that was ignored because it diverges from the match.
    #[must_use]
    pub fn forked(&self) -> Option<&Letter> {
        self.forked.as_deref()
    }

    /// Returns the number of ignored messages and letters.
    #[must_use]
    pub const fn ignored(&self) -> u64 {
        self.ignored
    }

    /// Returns the friend's greeting while it is shown.
    #[must_use]
    pub const fn greeting(&self) -> Option<Greeting> {
        self.greeting
    }
}

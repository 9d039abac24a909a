//! Levels.
/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// The weakest.
    Initiation,
    /// Level 2.
    Beginner,
    /// Level 3.
    Amateur,
    /// Level 4.
    Club,
    /// Level 5.
    Expert,
    /// Level 6.
    Master,
    /// The strongest.
    GrandMaster,
}

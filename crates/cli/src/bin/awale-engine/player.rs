//! Players: computer levels and people.

use std::str::FromStr;

use awale_engine::ai::Level;

use crate::output::escaped;

/// A player of a game in the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// The computer, at this level.
    Computer(Level),
    /// A person at the terminal, by name.
    Person(String),
}

impl Player {
    /// Returns the player's name.
    pub fn name(&self) -> &str {
        match self {
            Self::Computer(level) => level.key(),
            Self::Person(name) => name,
        }
    }
}

impl FromStr for Player {
    type Err = String;

    /// Parses the name of a level; anything else is a person's name.
    fn from_str(text: &str) -> Result<Self, String> {
        let name = text.trim();
        if name.is_empty() {
            return Err("a player needs a name".to_owned());
        }
        Ok(name
            .parse()
            .map_or_else(|_| Self::Person(escaped(name).to_string()), Self::Computer))
    }
}

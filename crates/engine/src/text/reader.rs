//! Text that addresses players in their own games: "you" instead of their name.
//!
//! The *reader* is the side addressed; `None` if two people share a screen, or if both players are
//! computers.

use awale_rules::Side;

use super::messages::{Argument, Messages};

/// The players of a game, for sentences about them.
#[derive(Clone, Copy, Debug)]
pub struct Players<'a> {
    /// South's and North's names.
    pub names: [&'a str; 2],
    /// The side addressed as "you", if any.
    pub reader: Option<Side>,
}

impl Players<'_> {
    /// Returns message arguments: for each role, the player's name, and as `reader` the role of the
    /// reader, by which the message selects its wording.
    #[must_use]
    pub fn arguments(&self, roles: &[(&'static str, Side)]) -> Vec<(&'static str, Argument<'_>)> {
        let is_reader = |&&(_, side): &&(&str, Side)| self.reader == Some(side);
        let reader = roles.iter().find(is_reader).map_or("", |&(role, _)| role);
        let names = roles
            .iter()
            .map(|&(role, side)| (role, self.names[side.index()].into()));
        names.chain([("reader", reader.into())]).collect()
    }
}

/// Returns the names shown on the table: "You" for the reader, else the name in `players`.
#[must_use]
pub fn names(messages: &Messages, players: [&str; 2], reader: Option<Side>) -> [String; 2] {
    Side::BOTH.map(|side| {
        if reader == Some(side) {
            messages.get("ui-you")
        } else {
            players[side.index()].to_owned()
        }
    })
}

/// Names the player to move: "Your turn", or "South to play". `players` are South's and North's
/// names.
#[must_use]
pub fn turn(messages: &Messages, side: Side, players: [&str; 2], reader: Option<Side>) -> String {
    addressed_or_named(messages, side, players, reader, "ui-turn-yours", "ui-turn")
}

/// Names the winner, for a heading: "You win", or "South wins". `players` are South's and North's
/// names.
#[must_use]
pub fn wins(messages: &Messages, side: Side, players: [&str; 2], reader: Option<Side>) -> String {
    addressed_or_named(messages, side, players, reader, "ui-wins-you", "ui-wins")
}

fn addressed_or_named(
    messages: &Messages,
    side: Side,
    players: [&str; 2],
    reader: Option<Side>,
    reader_key: &str,
    player_key: &str,
) -> String {
    if reader == Some(side) {
        messages.get(reader_key)
    } else {
        messages.format(player_key, &[("player", players[side.index()].into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_reader_is_addressed_and_others_are_named() {
        let messages = Messages::new(Language::default());
        let players = ["South", "Computer"];
        let reader = Some(Side::South);
        assert_eq!(names(&messages, players, reader), ["You", "Computer"]);
        assert_eq!(names(&messages, players, None), players);
        let turn = |side, reader| turn(&messages, side, players, reader);
        assert_eq!(turn(Side::South, reader), "Your turn");
        assert_eq!(turn(Side::South, None), "South to play");
        assert_eq!(turn(Side::North, reader), "Computer to play");
        let wins = |side, reader| wins(&messages, side, players, reader);
        assert_eq!(wins(Side::South, reader), "You win");
        assert_eq!(wins(Side::North, reader), "Computer wins");
    }
}

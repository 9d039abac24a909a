//! What the players are called.

use super::words::Words;
use crate::ai::Level;
use crate::matches::{MatchSetup, Player, SavedMatch};
use crate::rules::Side;
use crate::text::Argument;

/// South's and North's names: their own, or those of their sides.
pub fn names(setup: &MatchSetup, words: &Words) -> [String; 2] {
    let mut names = words.sides();
    for side in Side::BOTH {
        let own = &setup.seat(side).name;
        if !own.is_empty() {
            names[side.index()].clone_from(own);
        }
    }
    names
}

/// What to call South and North among others: by their names, else by what sort of player they are.
pub fn callings(setup: &MatchSetup, words: &Words) -> [String; 2] {
    setup.seats.each_ref().map(|seat| {
        if seat.name.is_empty() {
            kind(seat.player, words)
        } else {
            seat.name.clone()
        }
    })
}

/// What sort of player it is: a person, or a computer of some level.
pub fn kind(player: Player, words: &Words) -> String {
    match player {
        Player::Person => words.get("ui-player-person"),
        Player::Computer(level) => words.format(
            "ui-player-computer-level",
            &[("level", level_name(level, words).into())],
        ),
    }
}

/// What a level is called.
pub fn level_name(level: Level, words: &Words) -> String {
    words.get(&format!("ui-level-{}", level.key()))
}

/// What a match that is kept goes on with: the variant, both players and the plies played.
pub fn going_on(state: &SavedMatch, words: &Words) -> [(&'static str, Argument<'static>); 4] {
    let [south, north] = callings(&state.setup, words);
    let variant = state.setup.rules.name(words.language().code()).to_owned();
    [
        ("variant", variant.into()),
        ("south", south.into()),
        ("north", north.into()),
        ("plies", state.tree.ply().into()),
    ]
}

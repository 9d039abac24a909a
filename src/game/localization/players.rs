//! What the players are called.

use super::words::Words;
use crate::ai::Level;
use crate::matches::{MatchSetup, Player, SavedMatch};
use crate::rules::{RuleSet, Side};
use crate::teacher::standing::Verdict;
use crate::teacher::{PlayerRating, VariantProgress};
use crate::text::{Argument, reader as words_to, teacher};

/// A rating that is less certain than this is told with reserve, in Elo: the distance between two
/// levels is about 185.
const ROUGH: f64 = 130.0;

/// The side that the words on the table are said to: a person's who plays the computer. None
/// where two people share a screen, or two computers play.
#[must_use]
pub fn reader(setup: &MatchSetup) -> Option<Side> {
    let is_person = |side: &Side| setup.seat(*side).player == Player::Person;
    let mut people = Side::BOTH.into_iter().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// What South and North are called on the table: by their own names; else "You" and "Computer"
/// where a person plays the computer, and by their sides where two of a kind play.
pub fn names(setup: &MatchSetup, words: &Words) -> [String; 2] {
    let reader = reader(setup);
    let sides = match reader {
        Some(_) => [
            words.get("ui-player-computer"),
            words.get("ui-player-computer"),
        ],
        None => words.sides(),
    };
    let mut names = words_to::names(words, sides.each_ref().map(String::as_str), reader);
    for side in Side::BOTH {
        let own = &setup.seat(side).name;
        if !own.is_empty() {
            names[side.index()].clone_from(own);
        }
    }
    names
}

/// What South and North are called in sentences that speak of both alike: by their own names, else
/// by their sides.
pub fn in_sentences(setup: &MatchSetup, words: &Words) -> [String; 2] {
    let mut names = words.sides();
    for side in Side::BOTH {
        let own = &setup.seat(side).name;
        if !own.is_empty() {
            names[side.index()].clone_from(own);
        }
    }
    names
}

/// What stands under the name of `side`: what sort of player it is. Where the name says that
/// already, the level, or the side that the rules speak of.
pub fn detail(setup: &MatchSetup, side: Side, words: &Words) -> String {
    let seat = setup.seat(side);
    match seat.player {
        _ if reader(setup).is_none() || !seat.name.is_empty() => kind(seat.player, words),
        Player::Person => words.sides()[side.index()].clone(),
        computer => computer_name(computer, words),
    }
}

/// What is said of the turn of `side`: "Your turn", or who is to play.
pub fn turn(setup: &MatchSetup, side: Side, words: &Words) -> String {
    let names = names(setup, words);
    let names = names.each_ref().map(String::as_str);
    words_to::turn(words, side, names, reader(setup))
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
        Player::Companion => words.get("ui-level-companion"),
        Player::Computer(level) => words.format(
            "ui-player-computer-level",
            &[("level", level_name(level, words).into())],
        ),
    }
}

/// What a computer is called among others: by its level, or as the companion.
pub fn computer_name(player: Player, words: &Words) -> String {
    match player {
        Player::Person => words.get("ui-player-person"),
        Player::Computer(level) => level_name(level, words),
        Player::Companion => words.get("ui-level-companion"),
    }
}

/// What a level is called.
pub fn level_name(level: Level, words: &Words) -> String {
    words.get(&format!("ui-level-{}", level.key()))
}

/// What is said of the companion of a player of whom this is known: how well it plays.
pub fn companion(known: &VariantProgress, rules: &RuleSet, words: &Words) -> String {
    let standing = standing(known.companion(rules).player, rules, words);
    if known.games() == 0 {
        let arguments = [("standing", standing.into())];
        return words.format("training-companion-begins", &arguments);
    }
    let arguments = [
        ("standing", standing.into()),
        ("games", known.games().into()),
    ];
    words.format("training-companion-stands", &arguments)
}

/// Between which levels a player stands in a variant: "between Amateur and Club".
pub fn standing(rating: PlayerRating, rules: &RuleSet, words: &Words) -> String {
    teacher::standing(words, rating.between(rules))
}

/// What is said of a person's strength after a game.
pub fn verdict(verdict: Verdict, rules: &RuleSet, words: &Words) -> String {
    match verdict {
        Verdict::Rated(rating) => {
            let key = if rating.deviation > ROUGH {
                "training-standing-rough"
            } else {
                "training-standing"
            };
            words.format(key, &[("standing", standing(rating, rules, words).into())])
        }
        Verdict::NotRated(why) => words.format("training-unrated", &[("why", why.key().into())]),
    }
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

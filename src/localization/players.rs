//! Text about the players: names, turn, result, remarks and strength.

use super::words::Words;
use awale_engine::ai::Level;
use awale_engine::matches::{MatchSetup, Opponent, Player, SavedMatch};
use awale_engine::teacher::standing::Verdict;
use awale_engine::teacher::{PlayerRating, VariantProgress};
use awale_engine::text::reader::{self as reader_text, Players};
use awale_engine::text::{Argument, teacher};
use awale_rules::{RuleSet, Side};

/// Maximum rating deviation, in Elo, that isn't shown as approximate: adjacent levels are about 185
/// apart.
const MAX_CERTAIN_DEVIATION: f64 = 130.0;

/// Returns the side that texts on the table address: the person playing the computer or a remote
/// friend; `None` if two people share a screen or two computers play.
#[must_use]
pub fn reader(setup: &MatchSetup) -> Option<Side> {
    let is_person = |side: &Side| setup.seat(*side).player == Player::Person;
    let mut people = Side::BOTH.into_iter().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// Returns the names shown at the table: custom names if set; otherwise "You" and the opponent's
/// name if a person plays a computer or a remote friend, or the names of the sides.
pub fn names(setup: &MatchSetup, words: &Words) -> [String; 2] {
    let reader = reader(setup);
    let sides = match reader {
        Some(side) => {
            let opponent = setup.seat(side.opponent()).player;
            let opponent = match opponent {
                Player::Friend => words.get("ui-player-friend"),
                Player::Computer(level) => Opponent::of(level, &setup.rules).name().to_owned(),
                Player::Person | Player::Companion => words.get("ui-level-companion"),
            };
            [opponent.clone(), opponent]
        }
        None => words.sides(),
    };
    let mut names = reader_text::names(words, sides.each_ref().map(String::as_str), reader);
    apply_custom_names(&mut names, setup);
    names
}

/// The names of the players in sentences about both.
#[derive(Clone, Debug)]
pub struct PlayerNames {
    names: [String; 2],
    reader: Option<Side>,
}

impl PlayerNames {
    /// Uses custom names where set; otherwise the computer opponent's name if a person is playing
    /// it, and the side for everyone else.
    #[must_use]
    pub fn of(setup: &MatchSetup, words: &Words) -> Self {
        let mut names = words.sides();
        let reader = reader(setup);
        if let (Some(reader), Some(opponent)) = (reader, opponent_of(setup)) {
            names[reader.opponent().index()] = opponent.name().to_owned();
        }
        apply_custom_names(&mut names, setup);
        Self { names, reader }
    }

    /// Returns the players for texts about a game.
    #[must_use]
    pub fn players(&self) -> Players<'_> {
        Players {
            names: self.names.each_ref().map(String::as_str),
            reader: self.reader,
        }
    }
}

/// Replaces names with custom ones, where set.
fn apply_custom_names(names: &mut [String; 2], setup: &MatchSetup) {
    for side in Side::BOTH {
        let custom = &setup.seat(side).name;
        if !custom.is_empty() {
            names[side.index()].clone_from(custom);
        }
    }
}

/// Returns the line under the name of `side`: the kind of player or, if the name already says that,
/// the level or the side.
pub fn detail(setup: &MatchSetup, side: Side, words: &Words) -> String {
    let seat = setup.seat(side);
    match seat.player {
        _ if reader(setup).is_none() || !seat.name.is_empty() => kind(seat.player, words),
        Player::Person | Player::Friend => words.sides()[side.index()].clone(),
        // The companion's name already says what it is.
        Player::Companion => kind_of_computer(words),
        computer => computer_name(computer, words),
    }
}

fn kind_of_computer(words: &Words) -> String {
    words.get("ui-player-computer")
}

/// Returns whose turn it is: "Your turn", or the name of `side`.
pub fn turn(setup: &MatchSetup, side: Side, words: &Words) -> String {
    let names = names(setup, words);
    let names = names.each_ref().map(String::as_str);
    reader_text::turn(words, side, names, reader(setup))
}

/// Returns who has won: "You win", "South wins" or "Draw".
pub fn result(setup: &MatchSetup, winner: Option<Side>, words: &Words) -> String {
    let Some(side) = winner else {
        return words.get("ui-draw");
    };
    let names = names(setup, words);
    let names = names.each_ref().map(String::as_str);
    reader_text::wins(words, side, names, reader(setup))
}

/// Returns the names for lists: custom names, else the kinds of player.
pub fn list_names(setup: &MatchSetup, words: &Words) -> [String; 2] {
    setup.seats.each_ref().map(|seat| {
        if seat.name.is_empty() {
            kind(seat.player, words)
        } else {
            seat.name.clone()
        }
    })
}

/// Returns the kind of player: person, friend, companion, or computer with its level.
pub fn kind(player: Player, words: &Words) -> String {
    match player {
        Player::Person => words.get("ui-player-person"),
        Player::Friend => words.get("ui-player-friend"),
        Player::Companion => words.get("ui-level-companion"),
        Player::Computer(level) => words.format(
            "ui-player-computer-level",
            &[("level", level_name(level, words).into())],
        ),
    }
}

/// Returns the short name of a computer player for lists: its level, or "companion".
pub fn computer_name(player: Player, words: &Words) -> String {
    match player {
        Player::Person => words.get("ui-player-person"),
        Player::Friend => words.get("ui-player-friend"),
        Player::Computer(level) => level_name(level, words),
        Player::Companion => words.get("ui-level-companion"),
    }
}

/// Returns the name and the level of an opponent, for lists.
pub fn opponent(opponent: Opponent, words: &Words) -> String {
    let arguments = [
        ("name", opponent.name().into()),
        ("level", level_name(opponent.level, words).into()),
    ];
    words.format("ui-opponent-about", &arguments)
}

/// Describes how an opponent of this level plays.
pub fn playing_style(level: Level, words: &Words) -> String {
    words.get(&format!("ui-opponent-{}-habit", level.key()))
}

/// Returns the computer opponent that a person is playing, if any.
pub fn opponent_of(setup: &MatchSetup) -> Option<Opponent> {
    match setup.seat(reader(setup)?.opponent()).player {
        Player::Computer(level) => Some(Opponent::of(level, &setup.rules)),
        _ => None,
    }
}

/// Returns what the opponent says at the start, or after a game with this result; `None` unless a
/// person is playing a computer opponent.
pub fn remark(setup: &MatchSetup, result: Option<Option<Side>>, words: &Words) -> Option<String> {
    let (reader, opponent) = (reader(setup)?, opponent_of(setup)?);
    let key = opponent.level.key();
    let line = match result {
        None => format!("ui-opponent-{key}-greets"),
        Some(None) => "ui-opponent-draws".to_owned(),
        Some(Some(winner)) if winner == reader => format!("ui-opponent-{key}-loses"),
        Some(Some(_)) => format!("ui-opponent-{key}-wins"),
    };
    let arguments = [
        ("name", opponent.name().into()),
        ("line", words.get(&line).into()),
    ];
    Some(words.format("ui-opponent-says", &arguments))
}

/// Returns the name of a level.
pub fn level_name(level: Level, words: &Words) -> String {
    words.get(&format!("ui-level-{}", level.key()))
}

/// Returns the strength of the companion, in words, given the player's progress.
pub fn companion(progress: &VariantProgress, rules: &RuleSet, words: &Words) -> String {
    let standing = standing(progress.companion(rules).player, rules, words);
    if progress.games() == 0 {
        let arguments = [("standing", standing.into())];
        return words.format("training-companion-begins", &arguments);
    }
    let arguments = [
        ("standing", standing.into()),
        ("games", progress.games().into()),
    ];
    words.format("training-companion-stands", &arguments)
}

/// Returns the levels between which a rating lies in a variant: "between Amateur and Club".
pub fn standing(rating: PlayerRating, rules: &RuleSet, words: &Words) -> String {
    teacher::standing(words, rating.between(rules))
}

/// Returns the verdict on a person's strength after a game.
pub fn verdict(verdict: Verdict, rules: &RuleSet, words: &Words) -> String {
    match verdict {
        Verdict::Rated(rating) => {
            let key = if rating.deviation > MAX_CERTAIN_DEVIATION {
                "training-standing-rough"
            } else {
                "training-standing"
            };
            words.format(key, &[("standing", standing(rating, rules, words).into())])
        }
        Verdict::NotRated(reason) => {
            words.format("training-unrated", &[("why", reason.key().into())])
        }
    }
}

/// Returns the arguments for the summary of a saved match: variant, players and plies.
pub fn summary_arguments(
    saved: &SavedMatch,
    words: &Words,
) -> [(&'static str, Argument<'static>); 4] {
    let [south, north] = list_names(&saved.setup, words);
    let variant = saved.setup.rules.name(words.language().code()).to_owned();
    [
        ("variant", variant.into()),
        ("south", south.into()),
        ("north", north.into()),
        ("plies", saved.tree.ply().into()),
    ]
}

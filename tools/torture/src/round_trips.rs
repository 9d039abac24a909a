//! Checks that accepted rule files, matches, games and links survive writing and reading, with
//! awkward characters and lengths.

use std::io;
use std::sync::Arc;

use awale_engine::ai::Level;
use awale_engine::files::{FileName, Home, Place};
use awale_engine::matches::archive::{game_record, rules_of};
use awale_engine::matches::{
    Beginner, LinkedGame, MatchSetup, Player, SavedMatch, Seat, Series, SeriesPlan,
};
use awale_rules::game_file::GameRecord;
use awale_rules::game_tree::NodeId;
use awale_rules::{
    Game, GameTree, LocalText, RuleSet, Side, library, parse_rule_file, write_rule_file,
};
use rand::RngExt;

use crate::home::Scratch;
use crate::plan::Plan;
use crate::report::Report;

/// Characters that need escaping, or whose escaped form is longer.
const ODD_CHARACTERS: [char; 9] = ['"', '\\', '#', '}', '\t', '\n', '\u{301}', '\u{7}', 'x'];
/// The maximum length of a text in characters, a little above the limit.
const MAX_TEXT_LENGTH: usize = 12_000;
/// The maximum length of a comment in characters.
const MAX_COMMENT_LENGTH: usize = 1 << 20;

/// Writes a text to a home and reads it back.
fn round_trip(home: &Home, text: &str) -> Option<String> {
    let place = Place::from(FileName::from_static("kept.txt"));
    home.write(&place, text).ok()?;
    home.read_text(&place).ok()
}

fn rule_file_survives(home: &Home, rules: &RuleSet) -> bool {
    let text = round_trip(home, &write_rule_file(rules.spec()));
    text.is_some_and(|text| parse_rule_file(text.as_bytes()).as_ref() == Ok(rules))
}

/// Writes a match and reads it back. Returns whether it survived; `None` if it isn't accepted.
fn match_survives(home: &Home, saved: SavedMatch) -> Option<bool> {
    let saved = saved.accepted().ok()?;
    let text = round_trip(home, &saved.to_text().ok()?);
    let read = text.and_then(|text| SavedMatch::from_text(&text).ok());
    let is_match_read = read.is_some_and(|read| {
        read.setup.rules == saved.setup.rules
            && read.tree.comment(NodeId::START) == saved.tree.comment(NodeId::START)
    });
    let record = game_record("own", &saved.setup, &saved.tree, None, None);
    let text = round_trip(home, &record.to_string());
    let read = text.and_then(|text| text.parse::<GameRecord>().ok());
    let is_game_read = read.is_some_and(|read| {
        let rules = rules_of(&read).and_then(Result::ok);
        rules.is_some_and(|rules| read.replay_tree(rules).is_ok())
    });
    Some(is_match_read && is_game_read)
}

/// Writes a link and reads it back. Returns whether it survived; `None` if there can be no link.
fn link_survives(game: Game) -> Option<bool> {
    let rules = Arc::clone(game.rules());
    let variant = "own".to_owned();
    let link = LinkedGame { variant, game }.link().ok()?;
    let read = LinkedGame::read(&format!("https://example.org/{link}"));
    Some(read.is_ok_and(|read| *read.game.rules() == rules))
}

/// Writes random texts and reads them back.
///
/// # Errors
/// Returns an error if a folder can't be created.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    let mut rng = plan.rng(300);
    let scratch = Scratch::new()?;
    let home = Home::at(scratch.path());
    let Some(Ok(built_in)) = library::load("awale") else {
        return Ok(());
    };
    let mut accepted = [0_u32; 3];
    for number in 0..plan.repetitions(100, 1000) {
        let character = ODD_CHARACTERS[rng.random_range(0..ODD_CHARACTERS.len())].to_string();
        let languages = rng.random_range(1..30_u8);
        let length = rng.random_range(0..MAX_TEXT_LENGTH);
        let comment = rng.random_range(0..MAX_COMMENT_LENGTH);
        let label = format!(
            "{number}: {languages} texts of {length}, a comment of {comment} {character:?}"
        );
        let mut spec = built_in.spec().clone();
        let texts = (0..languages).map(|number| (format!("x{number}"), character.repeat(length)));
        spec.about = LocalText::ByLanguage(texts.collect());
        let own_rules = RuleSet::from_spec(spec).map(Arc::new).ok();
        let rules = own_rules.clone().unwrap_or_else(|| Arc::clone(&built_in));
        let game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        let mut tree = GameTree::new(game.clone());
        tree.set_comment(NodeId::START, character.repeat(comment));
        let seat = Seat {
            name: character.repeat(20),
            player: Player::Computer(Level::Club),
        };
        let saved = SavedMatch {
            variant: "own".to_owned(),
            setup: MatchSetup {
                rules,
                seats: [seat.clone(), seat],
                beginner: Beginner::South,
                seed: 1,
            },
            series: Series::new(SeriesPlan::single(Beginner::South, 1)),
            tree,
            helped: false,
            recorded: false,
        };
        let survivals = [
            own_rules.map(|rules| rule_file_survives(&home, &rules)),
            match_survives(&home, saved),
            link_survives(game),
        ];
        for (kind, (survived, count)) in survivals.into_iter().zip(&mut accepted).enumerate() {
            report.trials += 1;
            *count += u32::from(survived.is_some());
            report.check(survived != Some(false), || {
                let kind = ["the rule file", "the match", "the link"][kind];
                format!("{kind} of {label} can't be read again")
            });
        }
    }
    let [rules, matches, links] = accepted;
    report.note(format!(
        "accepted: {rules} rule files, {matches} matches, {links} links"
    ));
    Ok(())
}

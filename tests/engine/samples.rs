//! Players' files stay readable: `tests/data/samples` has a sample of each format.

use std::sync::Arc;

use awale_engine::ai::Level;
use awale_engine::matches::archive::{FinishedGame, game_record, rules_of};
use awale_engine::matches::{Player, SavedMatch, Statistics};
use awale_engine::workshop::Draft;
use awale_rules::game_file::GameRecord;
use awale_rules::{EndReason, Outcome, RuleSet, Side, library, parse_rule_file};

pub fn sample(name: &str) -> String {
    let path = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("tests/data/samples")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn rules(name: &str) -> Arc<RuleSet> {
    match name {
        "awale" => library::load("awale").unwrap().unwrap(),
        "darra" => {
            let darra = library::load("darra").unwrap().unwrap();
            Arc::new(
                darra
                    .on_board(darra.usual_boards().nth(1).unwrap())
                    .unwrap(),
            )
        }
        _ => Arc::new(parse_rule_file(sample("own-rules.ron").as_bytes()).unwrap()),
    }
}

#[test]
fn saved_matches_are_resumed() {
    for (file, name, size, step) in [
        ("match-awale.txt", "awale", 48, 4),
        ("match-darra.txt", "darra", 66, 15),
        ("match-own.txt", "grandmother", 56, 15),
    ] {
        let saved = SavedMatch::from_text(&sample(file)).unwrap();
        assert_eq!(saved.variant, name);
        // The texts of a rule file may change, but not its rules.
        assert_eq!(saved.setup.rules.fingerprint(), rules(name).fingerprint());
        assert_eq!(saved.setup.seed, 18_446_744_073_709_551_557);
        assert_eq!(saved.setup.seats[0].name, "Ama");
        assert_eq!(saved.series.games().len(), 2);
        assert_eq!(
            (saved.tree.size(), saved.tree.step()),
            (size, step),
            "{file}"
        );
        let again = SavedMatch::from_text(&saved.to_text().unwrap()).unwrap();
        assert_eq!(again.tree.game().positions(), saved.tree.game().positions());
    }
}

#[test]
fn finished_games_are_listed_and_replayed_by_their_rules() {
    for (file, name) in [
        ("game-awale.txt", "awale"),
        ("game-darra.txt", "darra"),
        ("game-own.txt", "grandmother"),
    ] {
        let text = sample(file);
        let listed = FinishedGame::read(&text).unwrap();
        assert_eq!((listed.variant.as_str(), listed.round), (name, Some(2)));
        assert_eq!(
            listed.computers,
            [None, Some(Player::Computer(Level::Club))]
        );
        let record: GameRecord = text.parse().unwrap();
        let rules = rules_of(&record).unwrap().unwrap();
        assert_eq!(rules.fingerprint(), self::rules(name).fingerprint());
        assert!(record.is_for(&rules), "{file}");
        assert!(!record.is_for(&library::load("kale").unwrap().unwrap()));
        let tree = record.replay_tree(rules).unwrap();
        assert_eq!(tree.line_outcome(), listed.outcome);
        assert!(!record.opening_comment.is_empty());
    }
}

#[test]
fn statistics_continue_from_the_saved_ones() {
    let mut statistics: Statistics = ron::from_str(&sample("statistics.ron")).unwrap();
    let before = statistics.total().played();
    assert_eq!((before, statistics.records().count()), (12, 8));
    for name in ["awale", "darra", "grandmother"] {
        let rules = rules(name);
        let outcome = Outcome::of([30, 18], EndReason::Stuck);
        statistics.record(&rules, name, Level::Club, Side::South, &outcome);
        let records: Vec<_> = statistics
            .records()
            .filter(|record| record.fingerprint() == Some(rules.fingerprint()))
            .map(|record| (record.level().unwrap(), record.won(), record.streak()))
            .collect();
        // The record against this level has one more game.
        assert_eq!(
            records,
            [(Level::Initiation, 1, 1), (Level::Club, 3, 3)],
            "{name}"
        );
    }
    assert_eq!(
        (statistics.total().played(), statistics.records().count()),
        (15, 8)
    );
}

#[test]
fn a_draft_keeps_its_problems() {
    let draft: Option<Draft> = ron::from_str(&sample("draft.ron")).unwrap();
    let draft = draft.unwrap();
    assert_eq!(draft.file(), Some("grandmother.ron"));
    assert!(draft.is_changed());
    let fields: Vec<_> = draft
        .problems()
        .iter()
        .map(|problem| problem.field())
        .collect();
    assert_eq!(fields, ["board.seeds"]);
}

#[test]
fn a_game_record_names_its_rules_by_fingerprint() {
    let saved = SavedMatch::from_text(&sample("match-awale.txt")).unwrap();
    let record = game_record(&saved.variant, &saved.setup, &saved.tree, None, None);
    assert_eq!(
        FinishedGame::of(&record).fingerprint,
        Some(saved.setup.rules.fingerprint())
    );
    assert!(record.embedded_rules().is_none(), "the rules are built in");
}

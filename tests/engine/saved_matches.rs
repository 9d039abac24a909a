//! A saved match is either read completely or rejected.

use std::sync::Arc;

use awale_engine::ai::Level;
use awale_engine::matches::{
    Beginner, MatchSetup, Player, SavedMatch, SavedMatchError, Seat, Series, SeriesPlan,
};
use awale_rules::{EndReason, Game, GameTree, Outcome, RuleSet};

use super::variants::{all, seeded_rng, wander};

fn random_match(name: &str, rules: &Arc<RuleSet>, seed: u64) -> SavedMatch {
    let mut rng = seeded_rng(seed);
    let mut series = Series::new(SeriesPlan {
        games: 6,
        beginner: Beginner::Random,
        alternating: seed.is_multiple_of(2),
        changing_seats: seed.is_multiple_of(3),
        seed,
    });
    for game in 0..seed % 6 {
        series.record(&Outcome::of([20 + game as u16, 23], EndReason::Stuck));
    }
    let game = Game::new(Arc::clone(rules), series.first_side(), &mut ());
    let mut tree = GameTree::new(game);
    wander(&mut tree, 30, &mut rng);
    let seat = |player| Seat {
        name: ["", "Ama", "\"}\n\\ é"][seed as usize % 3].to_owned(),
        player,
    };
    SavedMatch {
        variant: name.to_owned(),
        setup: MatchSetup {
            rules: Arc::clone(rules),
            seats: [
                seat(Player::Person),
                seat(Player::Computer(Level::ALL[seed as usize % 7])),
            ],
            beginner: Beginner::Random,
            seed,
        },
        series,
        tree,
        helped: seed.is_multiple_of(5),
        recorded: seed.is_multiple_of(7),
    }
}

#[test]
fn matches_of_every_variant_resume_where_they_stopped() {
    for (index, (name, rules)) in all().enumerate() {
        for seed in 0..6 {
            let saved = random_match(name, &rules, 6 * index as u64 + seed);
            let text = saved.to_text().unwrap();
            let mut again = SavedMatch::from_text(&text).unwrap();
            assert_eq!(again.to_text().unwrap(), text, "{name}");
            assert_eq!(again.variant, name);
            assert_eq!(*again.setup.rules, *rules);
            assert_eq!(again.setup.seats, saved.setup.seats);
            assert_eq!(again.setup.seed, saved.setup.seed);
            assert_eq!(again.series, saved.series);
            let (mut before, after) = (saved.tree, &mut again.tree);
            assert_eq!(
                after.game().positions(),
                before.game().positions(),
                "{name}"
            );
            assert_eq!(after.game().outcome(), before.game().outcome());
            assert_eq!((after.step(), after.size()), (before.step(), before.size()));
            before.go_to_step(usize::MAX);
            after.go_to_step(usize::MAX);
            assert_eq!(
                after.game().positions(),
                before.game().positions(),
                "{name}"
            );
        }
    }
}

#[test]
fn rules_on_another_board_are_saved_with_it() {
    let (_, darra) = all().find(|(name, _)| *name == "darra").unwrap();
    let board = darra.usual_boards().nth(3).unwrap();
    let large = Arc::new(darra.on_board(board).unwrap());
    let text = random_match("darra", &large, 5).to_text().unwrap();
    let again = SavedMatch::from_text(&text).unwrap();
    assert_eq!(again.setup.rules.fingerprint(), large.fingerprint());
    assert_eq!(again.setup.rules.geometry().row(), 18);
}

#[test]
fn a_text_truncated_at_any_byte_is_an_error() {
    let (name, rules) = all().next().unwrap();
    let text = random_match(name, &rules, 1).to_text().unwrap();
    for length in 0..text.len() {
        let Some(cut) = text.get(..length) else {
            continue;
        };
        let error = SavedMatch::from_text(cut).unwrap_err();
        assert!(
            matches!(error, SavedMatchError::Damaged | SavedMatchError::NotAMatch),
            "{length}: {error}"
        );
    }
}

#[test]
fn a_text_with_any_byte_changed_is_an_error() {
    let (name, rules) = all().next().unwrap();
    let text = random_match(name, &rules, 2).to_text().unwrap();
    for at in 0..text.len() {
        for with in ["", "0", "\n", "S", " 7"] {
            if let (Some(head), Some(tail)) = (text.get(..at), text.get(at + 1..))
                && !text[at..].starts_with(with)
            {
                let changed = format!("{head}{with}{tail}");
                assert!(
                    SavedMatch::from_text(&changed).is_err(),
                    "byte {at} as {with:?}"
                );
            }
        }
    }
    assert!(SavedMatch::from_text(&format!("{text}\n")).is_err());
    assert!(SavedMatch::from_text(&format!("{text}{text}")).is_err());
}

//! Four rows: games, counts and rule files on which independent implementations agree, rejected
//! rule files, and invariants of random rule files.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale_engine::ai::{Limits, search};
use awale_rules::perft::{divide, perft_from_start};
use awale_rules::replay::replay_line;
use awale_rules::{
    BoardSnapshot, Game, GameEvent, Geometry, Move, Moves, Placement, Position, Refusal, RuleSet,
    Side, library, parse_rule_file, write_rule_file,
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::random_four_rows::drawn;

fn data(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join("tests/data/world4")
        .join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(data(path)).expect(path)
}

fn built_in(name: &str) -> Arc<RuleSet> {
    library::load(name).expect(name).expect(name)
}

fn custom(name: &str) -> Arc<RuleSet> {
    let text = read(&format!("custom/{name}"));
    Arc::new(parse_rule_file(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}")))
}

/// Replays every game of a folder and compares every ply.
fn compare_replays(folder: &str, load: impl Fn(&str) -> Arc<RuleSet>) {
    let games = read(&format!("{folder}games.txt"));
    let expected = read(&format!("{folder}expected.txt"));
    assert_eq!(games.lines().count(), expected.lines().count());
    let mut known: HashMap<String, Arc<RuleSet>> = HashMap::new();
    for (game, expected) in games.lines().zip(expected.lines()) {
        let name = game.split(' ').next().unwrap_or_default();
        let rules = known.entry(name.to_owned()).or_insert_with(|| load(name));
        let answer = replay_line(game, |_| Ok(Arc::clone(rules)));
        let answer = answer.unwrap_or_else(|e| panic!("{game}: {e}"));
        // The data repeats the position that a game begins with.
        let words = expected.split(' ').filter(|word| !word.starts_with('@'));
        let expected = words.collect::<Vec<_>>().join(" ");
        for (index, (found, wanted)) in answer.split(' ').zip(expected.split(' ')).enumerate() {
            assert_eq!(found, wanted, "ply {index} of {game}");
        }
        assert_eq!(answer.len(), expected.len(), "{game}");
    }
}

#[test]
fn games_on_four_rows_agree_ply_by_ply() {
    compare_replays("", built_in);
}

#[test]
fn games_by_mixed_rule_files_of_four_rows_agree_ply_by_ply() {
    compare_replays("custom/", custom);
}

#[test]
fn perft_counts_on_four_rows_agree() {
    for line in read("perft.txt").lines() {
        let [name, depth, count] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let found = perft_from_start(&built_in(name), depth.parse().expect(line));
        assert_eq!(found.to_string(), count, "{name} at depth {depth}");
    }
}

/// Parses rules with these fields, which must be rejected, and returns the message.
fn refused(fields: &str) -> String {
    let text = format!("(format: 2, name: \"x\", {fields})");
    let error = parse_rule_file(text.as_bytes()).expect_err(&text);
    error.to_string()
}

#[test]
fn what_does_not_fit_the_rows_is_refused() {
    let four = "board: (rows: 4), capture: (takes: Inner)";
    let cases = [
        ("board: (rows: 3)", "`board.rows` is 3"),
        ("board: (rows: 5)", "`board.rows` is 5"),
        ("board: (rows: 4)", "`capture.takes` needs `board.rows: 2`"),
        (
            "board: (rows: 4, holes: 14), capture: (takes: Inner)",
            "`board.holes` is 14; it must be from 4 to 13",
        ),
        (
            "board: (rows: 4, holes: 3), capture: (takes: Inner)",
            "`board.holes` is 3; it must be from 4 to 13",
        ),
        (
            "capture: (takes: InnerAndOuter)",
            "`capture.takes` needs `board.rows: 4`",
        ),
        (
            "capture: (needs: Both)",
            "`capture.needs` needs `board.rows: 4`",
        ),
        (
            "play: (inner_first: true)",
            "`play.inner_first` needs `board.rows: 4`",
        ),
        (
            "play: (min_seeds: 2, singles: LastResort)",
            "`play.singles` needs `board.rows: 4`",
        ),
        ("bao: Some(())", "`bao` needs `board.rows: 4`"),
        ("end: (goal: LastMove)", "`end.goal` needs `board.rows: 4`"),
        (
            "sowing: (relay: Some((endless: Loses)))",
            "`sowing.relay.endless` needs `board.rows: 4`",
        ),
        (
            "board: (rows: 4, end_squares: Some(3)), capture: (takes: Inner)",
            "`board.end_squares` needs `board.rows: 2`",
        ),
        (
            "board: (rows: 4, start: [1, 2]), capture: (takes: Inner)",
            "`board.start` has 2 counts; a row has 12",
        ),
    ];
    for (fields, expected) in cases {
        let error = refused(fields);
        assert!(error.contains(expected), "{fields}: {error}");
    }
    let on_four_rows = [
        ("turn: (swap: true)", "`turn.swap` needs `board.rows: 2`"),
        ("play: (leave: 1)", "`play.leave` needs `board.rows: 2`"),
        ("sowing: (stores: Own)", "`sowing.stores` needs"),
        (
            "sowing: (relay: Some((lift: Next)))",
            "`sowing.relay.lift` needs",
        ),
        ("flow_capture: Some(())", "`flow_capture` needs"),
        ("special: Some(())", "`special` needs"),
        ("else_capture: [()]", "`else_capture` needs"),
        ("rounds: Some(())", "`rounds` needs"),
        (
            "play: (singles: LastResort)",
            "`play.singles` doesn't fit `play.min_seeds: 2`",
        ),
        (
            "play: (reverse_from: [\"M\"])",
            "`play.reverse_from` names \"M\"",
        ),
        (
            "play: (reverse_from: [\"a\"])",
            "`play.reverse_from` names \"a\"",
        ),
        (
            "sowing: (relay: Some((endless: Loses)))",
            "`sowing.relay.endless` doesn't fit `end.goal: LastMove`",
        ),
        (
            "end: (goal: LastMove, stuck: Passes)",
            "`end.goal` doesn't fit `end.stuck: Passes`",
        ),
        (
            "end: (goal: LastMove, majority: true)",
            "`end.goal` doesn't fit `end.majority`",
        ),
        (
            "bao: Some(())",
            "`bao` doesn't fit `board.direction: Chosen`",
        ),
        (
            "also_played_on: [(rows: 2)]",
            "`also_played_on` doesn't fit `board.rows`",
        ),
    ];
    for (fields, expected) in on_four_rows {
        let error = refused(&format!("{four}, {fields}"));
        assert!(error.contains(expected), "{fields}: {error}");
    }
    let bao = write_rule_file(built_in("bao-kiswahili").spec());
    let changed = [
        ("direction: Chosen", "direction: Clockwise", "doesn't fit"),
        (
            "min_seeds: 2",
            "min_seeds: 1",
            "`bao` doesn't fit `play.min_seeds: 2`",
        ),
        ("hole: \"L\"", "hole: \"C\"", "`bao.nyumba` names \"C\""),
        ("reserve: 22", "reserve: 101", "`bao.reserve` is 101"),
        ("compulsory: true", "compulsory: false", "`bao` doesn't fit"),
        (
            "extra: 0",
            "extra: 1",
            "`capture.extra` doesn't fit `capture.to: Store`",
        ),
    ];
    for (from, to, expected) in changed {
        assert!(bao.contains(from), "{from}: {bao}");
        let text = bao.replace(from, to);
        let error = parse_rule_file(text.as_bytes()).expect_err(to).to_string();
        assert!(error.contains(expected), "{to}: {error}");
    }
}

#[test]
fn impossible_positions_on_four_rows_are_rejected() {
    let bao = Placement::at_start(&built_in("bao-kiswahili"), Side::South);
    let geometry = built_in("bao-kiswahili").geometry();
    let text = bao.text(geometry);
    assert!(text.ends_with("-S;reserve=22,22;nyumba=SN"), "{text}");
    let counts = text.split(';').next().unwrap();
    for field in [
        "reserve=1",
        "reserve=x,1",
        "nyumba=NS",
        "takasia=A",
        "takasia=l",
        "began=N",
        "owes=1,0",
    ] {
        let text = format!("{counts};{field}");
        assert!(
            Placement::parse(&text, &built_in("bao-kiswahili")).is_err(),
            "{text}"
        );
    }
    let omweso = Placement::at_start(&built_in("omweso"), Side::South);
    let text = format!("{};reserve=1,1", omweso.text(geometry));
    assert!(Placement::parse(&text, &built_in("omweso")).is_err());
}

#[test]
fn moves_on_four_rows_are_refused_with_their_reason() {
    let refusal = |name: &str, text: &str, one: &str| {
        let rules = built_in(name);
        let placement = Placement::parse(text, &rules).unwrap();
        let position = Position::set_up(&rules, &placement, &mut ());
        position.refusal(&rules, rules.geometry().parse_move(one).unwrap())
    };
    let hus = "2-2-2-2-2-2-2-2-2-2-2-2-0-0-0-0-2-2-2-2-2-2-2-2-2-2-2-2-0-0-0-0-0-0-S";
    assert_eq!(refusal("hus", hus, "a"), Some(Refusal::NotYourTerritory));
    let too_few = Refusal::TooFewSeeds {
        seeds: 0,
        needed: 2,
    };
    assert_eq!(refusal("hus", hus, "M"), Some(too_few));
    assert_eq!(refusal("hus", hus, "A"), None);
    let omweso = "4-4-4-4-4-4-4-4-0-0-0-0-0-0-0-0-4-4-4-4-4-4-4-4-0-0-0-0-0-0-0-0-0-0-S";
    assert_eq!(
        refusal("omweso", omweso, "A-"),
        Some(Refusal::NoCaptureThatWay)
    );
    let kujifunza = "2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-2-0-0-S";
    let legal = {
        let rules = built_in("bao-kujifunza");
        let position = Position::start(&rules, Side::South, &mut ());
        position.legal_moves(&rules)
    };
    let other = legal.iter().count();
    assert_eq!(other, 16);
    assert_eq!(
        refusal("bao-kujifunza", kujifunza, "C+"),
        Some(Refusal::MustCapture)
    );
    let hawalis = "1-1-0-0-0-0-0-0-0-0-0-0-0-0-2-2-2-2-2-2-2-2-2-2-2-2-2-2-0-0-S";
    assert_eq!(refusal("hawalis", hawalis, "A"), Some(Refusal::OntoSeeds));
    assert_eq!(refusal("hawalis", hawalis, "B"), None);
    let moruba = Position::start(&built_in("moruba"), Side::South, &mut ());
    let rules = built_in("moruba");
    let with_extra = moruba
        .legal_moves(&rules)
        .iter()
        .find(|mv| mv.extras()[0].is_some());
    let without = with_extra.unwrap().base();
    assert_eq!(moruba.refusal(&rules, without), Some(Refusal::WrongAnswer));
}

#[test]
fn sets_of_moves_put_together_by_hand_hold_what_was_put_in() {
    for name in ["omweso", "moruba", "bao-kiswahili"] {
        let rules = built_in(name);
        let mut position = Position::start(&rules, Side::South, &mut ());
        for ply in 0..30 {
            let legal = position.legal_moves(&rules);
            let some: Vec<Move> = legal.iter().step_by(7).take(20).collect();
            let set: Moves = some.iter().copied().collect();
            assert!(some.iter().all(|&mv| set.contains(mv)), "{name} {some:?}");
            assert_eq!(set.len(), some.len(), "{name}");
            assert_eq!(set.iter().count(), some.len(), "{name}");
            assert!(legal.iter().all(|mv| legal.contains(mv)), "{name}");
            assert!(
                legal
                    .iter()
                    .all(|mv| set.contains(mv) == some.contains(&mv))
            );
            assert_eq!(legal.iter().count(), legal.len(), "{name}");
            let mut back: Vec<Move> = legal.iter().rev().collect();
            back.reverse();
            assert!(back.into_iter().eq(legal.iter()), "{name}");
            let Some(mv) = legal.iter().nth(ply * 5 % legal.len().max(1)) else {
                break;
            };
            position.play_unchecked(&rules, mv, &mut ());
        }
    }
}

#[test]
fn the_search_plays_every_game_on_four_rows() {
    for name in library::four_row_names() {
        let mut game = Game::new(built_in(name), Side::South, &mut ());
        let limits = Limits::nodes(1_000);
        for _ in 0..6 {
            let report = search(&game, &limits, &AtomicBool::new(false));
            let Some(best) = report.best() else {
                break;
            };
            game.play(best, &mut ()).unwrap();
        }
        assert!(
            game.moves().len() == 6 || game.outcome().is_some(),
            "{name}"
        );
    }
}

#[test]
fn the_search_finds_the_move_that_leaves_none() {
    for name in library::four_row_names() {
        let rules = built_in(name);
        let mut checked = 0;
        'games: for seed in 0..200 {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
            while game.outcome().is_none() && game.moves().len() < 300 {
                let legal: Vec<Move> = game.position().legal_moves(&rules).iter().collect();
                let mover = game.position().to_move();
                let wins = |mv: &&Move| {
                    let mut after = *game.position();
                    after.play_unchecked(&rules, **mv, &mut ());
                    after.outcome().is_some_and(|end| end.winner == Some(mover))
                };
                let winning: Vec<Move> = legal.iter().filter(wins).copied().collect();
                if !winning.is_empty() && winning.len() < legal.len() {
                    let report = search(&game, &Limits::depth(2), &AtomicBool::new(false));
                    let best = report.best().unwrap();
                    assert!(winning.contains(&best), "{name}: {winning:?} {best:?}");
                    checked += 1;
                    if checked == 5 {
                        break 'games;
                    }
                }
                let one = legal[random.random_range(0..legal.len())];
                game.play(one, &mut ()).unwrap();
            }
        }
        assert!(checked > 0, "{name}");
    }
}

#[test]
fn a_hole_with_one_way_is_sown_that_way_unless_the_direction_is_chosen() {
    let omweso = built_in("omweso");
    let geometry = omweso.geometry();
    let legal = Position::start(&omweso, Side::South, &mut ()).legal_moves(&omweso);
    let [usual, other] = ["C+", "C-"].map(|text| geometry.parse_move(text).unwrap());
    assert!(legal.contains(usual) && !legal.contains(other));
    assert_eq!(legal.nearest(other, geometry), usual);
    let bao = built_in("bao-kiswahili");
    let geometry = bao.geometry();
    let text = "0-0-0-0-0-0-0-0-0-2-1-6-0-0-0-0-0-0-0-0-0-0-0-0-0-2-0-6-0-0-4-0-0-0-S;\
                reserve=10,10;nyumba=SN";
    let placement = Placement::parse(text, &bao).unwrap();
    let legal = Position::set_up(&bao, &placement, &mut ()).legal_moves(&bao);
    let [kept, spent, other] = ["J+", "J+s", "J-"].map(|text| geometry.parse_move(text).unwrap());
    assert!(legal.of_base(spent).eq([kept, spent]));
    assert_eq!(legal.nearest(spent, geometry), spent);
    assert_eq!(legal.nearest(other, geometry), other);
    // A capture takes one more hole, whichever the player chooses.
    let moruba = built_in("moruba");
    let legal = Position::start(&moruba, Side::South, &mut ()).legal_moves(&moruba);
    let mv = legal.iter().find(|mv| mv.extras()[0].is_some()).unwrap();
    assert!(legal.of_base(mv.base()).count() > 1);
    assert_eq!(
        legal.nearest(mv.base(), moruba.geometry()).base(),
        mv.base()
    );
}

#[test]
fn holes_have_their_places_on_the_board() {
    for geometry in [Geometry::new(6), Geometry::of_four_rows(8)] {
        for hole in geometry.all() {
            let (column, line) = geometry.grid_position(hole);
            assert_eq!(geometry.hole_at(column, line), Some(hole));
            let (beyond, _) = geometry.grid_position(geometry.opposite(hole));
            assert_eq!(beyond, column);
        }
    }
    let row = |line| -> String {
        let geometry = Geometry::of_four_rows(8);
        let holes = (0..8).map(|column| geometry.hole_at(column, line).unwrap());
        holes.map(|hole| geometry.letter(hole)).collect()
    };
    let rows: Vec<String> = (0..4).rev().map(row).collect();
    assert_eq!(rows, ["hgfedcba", "ijklmnop", "PONMLKJI", "ABCDEFGH"]);
}

/// Returns the legal move that `choice` picks; `None` if the game is over.
fn pick(position: &Position, rules: &RuleSet, choice: u8) -> Option<Move> {
    let legal = position.legal_moves(rules);
    legal.iter().nth(usize::from(choice) % legal.len().max(1))
}

proptest! {
    #[test]
    fn events_on_four_rows_conserve_the_seeds_and_describe_the_whole_move(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 60),
    ) {
        let rules = drawn(seed, 8);
        let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        let total = game.position().total_seeds();
        prop_assert_eq!(total, rules.total_seeds());
        for choice in choices {
            let before = *game.position();
            let Some(one) = pick(&before, &rules, choice) else {
                prop_assert!(game.outcome().is_some());
                break;
            };
            let mut events: Vec<GameEvent> = Vec::new();
            game.play(one, &mut events).unwrap();
            let mut replayed = BoardSnapshot::of(&before);
            for &event in &events {
                replayed.apply(event);
                assert_eq!(replayed.total(), total, "after {event:?} {:?}", rules.spec());
            }
            assert_eq!(replayed, BoardSnapshot::of(game.position()), "{:?}", rules.spec());
        }
    }

    #[test]
    fn texts_on_four_rows_round_trip(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 40),
    ) {
        let rules = drawn(seed, 13);
        let text = write_rule_file(rules.spec());
        let read = parse_rule_file(text.as_bytes()).unwrap();
        prop_assert_eq!(&read, &*rules, "{}", text);
        prop_assert_eq!(read.fingerprint(), rules.fingerprint());
        let geometry = rules.geometry();
        let mut position = Position::start(&rules, Side::South, &mut ());
        for choice in choices {
            let text = position.to_string();
            let read = Placement::parse(&text, &rules).unwrap_or_else(|e| panic!("{text}: {e}"));
            prop_assert_eq!(read, Placement::of(&position));
            let legal = position.legal_moves(&rules);
            let moves: Vec<Move> = legal.iter().take(40).collect();
            for &one in &moves {
                prop_assert_eq!(position.refusal(&rules, one), None);
                let text = geometry.name_of(one).to_string();
                prop_assert_eq!(geometry.parse_move(&text), Ok(one), "{}", text);
                prop_assert_eq!(Move::try_from(u16::from(one)), Ok(one));
            }
            let text = geometry.names_of(&moves);
            prop_assert_eq!(geometry.parse_moves(&text), Ok(moves), "{}", text);
            let Some(one) = pick(&position, &rules, choice) else {
                break;
            };
            position.play_unchecked(&rules, one, &mut ());
        }
    }

    #[test]
    fn the_sides_of_four_rows_are_alike(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 30),
    ) {
        // Begun by the other player, the same game looks the same from that side.
        let mut spec = drawn(seed, 8).spec().clone();
        // A handicap would stay with North.
        spec.board.start_of_north.clear();
        let rules = RuleSet::from_spec(spec).unwrap();
        let geometry = rules.geometry();
        let mut south = Position::start(&rules, Side::South, &mut ());
        let mut north = Position::start(&rules, Side::North, &mut ());
        for choice in choices {
            for hole in geometry.all() {
                prop_assert_eq!(south.seeds_in(hole), north.seeds_in(geometry.rotated(hole)));
            }
            prop_assert_eq!(south.end(), north.end());
            prop_assert_eq!(
                south.outcome().and_then(|end| end.winner),
                north.outcome().and_then(|end| end.winner).map(Side::opponent)
            );
            let Some(one) = pick(&south, &rules, choice) else {
                break;
            };
            south.play_unchecked(&rules, one, &mut ());
            north.play_unchecked(&rules, one.rotated(geometry), &mut ());
        }
    }
}

#[test]
fn a_capture_that_ends_the_game_goes_straight_to_the_store() {
    let wins = |rules: &str, position: &str, mv: &str| {
        let rules = built_in(rules);
        let placement = Placement::parse(position, &rules).unwrap();
        let mut after = Position::set_up(&rules, &placement, &mut ());
        let mut events = Vec::new();
        let mv = rules.geometry().parse_move(mv).unwrap();
        after.play(&rules, mv, &mut events).unwrap();
        let laps = events.iter().filter(|event| event.lap().is_some()).count();
        let in_hand = events
            .iter()
            .any(|event| matches!(event, GameEvent::TakenInHand { .. }));
        assert!(!in_hand, "{events:?}");
        let outcome = after.outcome().unwrap();
        assert_eq!(outcome.winner, Some(Side::South));
        (laps, after.loft(Side::South))
    };
    // The game is won by a lap, and by a seed that is placed.
    let mtaji = "0-2-0-0-0-0-0-3-0-0-1-0-1-0-0-0-0-0-0-0-4-0-2-0-0-0-0-0-0-3-0-0-24-24-S";
    assert_eq!(wins("bao-kujifunza", mtaji, "H+"), (1, 27));
    let namua =
        "0-2-0-0-0-0-0-3-0-0-1-0-1-0-0-0-0-0-0-0-4-0-2-0-0-0-0-0-0-3-0-0-0-0-S;reserve=24,24";
    assert_eq!(wins("bao-kiswahili", namua, "K+"), (0, 3));
}

#[test]
fn moves_on_four_rows_allocate_nothing() {
    let drawn = (0..200).map(|seed| drawn(seed, 13));
    let built_in = library::four_row_names().map(built_in);
    for rules in built_in.chain(drawn) {
        let mut position = Position::start(&rules, Side::South, &mut ());
        let counted = allocation_counter::measure(|| {
            for choice in (0..50).map(|ply: u8| ply.wrapping_mul(7)) {
                let Some(one) = pick(&position, &rules, choice) else {
                    break;
                };
                position.play_unchecked(&rules, one, &mut ());
            }
        });
        assert_eq!(counted.count_total, 0, "{:?}", rules.spec());
    }
}

#[test]
fn every_variant_of_a_move_is_counted() {
    let rules = built_in("moruba");
    let start = Position::start(&rules, Side::South, &mut ());
    let counted: u64 = divide(&rules, &start, 1).map(|(_, count)| count).sum();
    assert_eq!(counted, start.legal_moves(&rules).len() as u64);
}

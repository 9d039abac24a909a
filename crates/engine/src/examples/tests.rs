//! Tests that every example shows its feature, by the events of its moves.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use super::drawing::{Mark, Picture};
use super::*;
use crate::fixtures::{is_long, slice};
use awale_rules::board::MAX_HOLES;
use awale_rules::spec::{Chain, Feeding, GrandSlam};
use awale_rules::{EndReason, Move, Position, Side, Vessel, library, parse_rule_file};

/// Kinds that a built-in variant's parameters allow but no example shows.
///
/// Cycles: a cycle has no captures, so all cycles with few seeds can be enumerated. `2-4`,
/// `2-4-1996` and `adji-boto` have none with up to 12 seeds, `nyakun` none with up to 10. Those
/// of the other four are in [`RARE_CYCLES`]: the one of `abidjan-youngest` is too long to show, the
/// others are too rare for random play to find.
///
/// Endless sowings: `2-4` and `2-4-1996` have none with up to 12 seeds. A seed stays in each hole
/// lifted, and a hole with one, two or four seeds ends the sowing, which is soon the case.
const WITHOUT_EXAMPLE: &[(&str, Feature)] = &[
    ("abidjan-youngest", REPETITION),
    ("awale-1996", REPETITION),
    ("2-4", Feature::CutOff),
    ("2-4", REPETITION),
    ("2-4-1996", Feature::CutOff),
    ("2-4-1996", REPETITION),
    ("adji-boto", REPETITION),
    ("jodu", REPETITION),
    ("nyakun", REPETITION),
    ("vai-lung-thlan", REPETITION),
];

/// The shortest cycles of variants for which the search finds none: the seeds in each hole, and the
/// moves of South and North in turn.
const RARE_CYCLES: [(&str, [u16; 12], &str); 4] = [
    (
        "abidjan-youngest",
        [0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 3],
        "FaAcBeCdDeEfBaAbBeEdCcEeDdEe",
    ),
    (
        "awale-1996",
        [0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 1],
        "FfAaBbCcDdEeFfAaBbCcDdEe",
    ),
    (
        "jodu",
        [1, 1, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0],
        "BdCcDbEaEbDcCdBeAe",
    ),
    (
        "vai-lung-thlan",
        [0, 1, 0, 1, 2, 0, 1, 0, 1, 0, 1, 2],
        "EfBaDcFeAbCd",
    ),
];

const REPETITION: Feature = Feature::End(EndReason::Repetition);

/// The number of built-in variants in the short form.
const SLICE_BUILT_IN: usize = 6;
/// The number of custom rules in the short form.
const SLICE_CUSTOM: usize = 4;
/// The number of the world's other games in the short form.
const SLICE_WORLD: usize = 8;
/// The number of games on four rows in the short form, whose examples take longest to find.
const SLICE_FOUR_ROWS: usize = 1;

/// Returns the examples of the built-in variants, found once for all tests.
fn all_examples() -> &'static [(String, Arc<RuleSet>, Vec<Example>)] {
    static EXAMPLES: OnceLock<Vec<(String, Arc<RuleSet>, Vec<Example>)>> = OnceLock::new();
    EXAMPLES.get_or_init(|| {
        let search = |(name, rules): (String, Arc<RuleSet>)| {
            let examples = find(&rules);
            (name, rules, examples)
        };
        let variants = slice(library::names(), SLICE_BUILT_IN).into_iter();
        variants.map(load).map(search).collect()
    })
}

fn load(name: &str) -> (String, Arc<RuleSet>) {
    (name.to_owned(), library::load(name).unwrap().unwrap())
}

/// Returns those of the kinds in a list that belong to a game.
fn listed(kinds: &[(&str, Feature)], game: &str) -> Vec<Feature> {
    let own = kinds.iter().filter(|(name, _)| *name == game);
    own.map(|(_, feature)| *feature).collect()
}

/// Returns the custom rule files in the test data.
fn custom_rules() -> Vec<(String, Arc<RuleSet>)> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/custom");
    let mut rules = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "ron") {
            let custom = parse_rule_file(&fs::read(&path).unwrap()).unwrap();
            rules.push((path.to_string_lossy().into_owned(), Arc::new(custom)));
        }
    }
    assert!(rules.len() > 18);
    rules
}

/// A summary of an example's events, independent of the search's.
struct Facts {
    lifted: Vec<(Hole, u16)>,
    sown: Vec<Hole>,
    captured: Vec<(Hole, Side)>,
    flow: Vec<(Hole, Side)>,
    /// The holes spared by a refused capture.
    spared: Option<HoleSet>,
    is_cut_off: bool,
    passes: bool,
    end_reason: Option<EndReason>,
}

impl Facts {
    fn of(example: &Example) -> Self {
        let mut facts = Self {
            lifted: Vec::new(),
            sown: Vec::new(),
            captured: Vec::new(),
            flow: Vec::new(),
            spared: None,
            is_cut_off: false,
            passes: false,
            end_reason: None,
        };
        for event in &example.events {
            match *event {
                GameEvent::Lifted { hole, seeds, .. } => facts.lifted.push((hole, seeds)),
                GameEvent::Sown { hole, .. } => facts.sown.push(hole),
                GameEvent::Captured { hole, side, .. } => facts.captured.push((hole, side)),
                GameEvent::FlowCaptured { hole, side, .. } => facts.flow.push((hole, side)),
                GameEvent::CaptureRefused { spared, .. } => facts.spared = Some(spared),
                GameEvent::CutOff { .. } => facts.is_cut_off = true,
                GameEvent::Passed { .. } => facts.passes = true,
                GameEvent::Ended { reason } => facts.end_reason = Some(reason),
                _ => {}
            }
        }
        facts
    }
}

fn shows_kind(example: &Example, rules: &RuleSet) -> bool {
    let facts = Facts::of(example);
    let geometry = rules.geometry();
    let end = facts.sown.last().copied().unwrap_or(example.hole());
    let ends_at_home = geometry.owner(end) == Side::South;
    let has_own_rows = !rules.lifts_anywhere();
    let captures = !facts.captured.is_empty();
    let position = Position::set_up(rules, &example.placement, &mut ());
    let refusal = example.refusal;
    match example.feature {
        Feature::Sowing => {
            facts.lifted.len() == 1 && !captures && facts.flow.is_empty() && facts.spared.is_none()
        }
        Feature::FullLap => {
            let (start, seeds) = facts.lifted[0];
            let first_lap = &facts.sown[..usize::from(seeds)];
            first_lap.len() >= geometry.holes() && first_lap.contains(&start) != rules.skip_start()
        }
        Feature::Relay => facts.lifted.len() > 1 && !facts.is_cut_off,
        Feature::CutOff => {
            facts.is_cut_off && facts.lifted.len() as i64 == rules.relay().unwrap().max_laps
        }
        Feature::FlowCapture => facts.flow.iter().any(|(_, side)| *side == Side::South),
        Feature::FlowCaptureByOpponent => facts.flow.iter().any(|(_, side)| *side == Side::North),
        Feature::Capture => captures && !(has_own_rows && ends_at_home),
        Feature::CaptureAtHome => captures && ends_at_home,
        Feature::FallbackCapture => {
            let mut spec = rules.spec().clone();
            spec.else_capture.clear();
            let first_only = RuleSet::from_spec(spec).unwrap();
            let mut events: Vec<GameEvent> = Vec::new();
            let mut after = position;
            after.play_unchecked(&first_only, example.hole(), &mut events);
            let takes = |event: &GameEvent| matches!(event, GameEvent::Captured { .. });
            captures && !events.iter().any(takes)
        }
        Feature::SkipsShutHoles => {
            let shut = example.placement.shut;
            let mut last = example.hole();
            let skips = facts.sown.iter().any(|&hole| {
                let skipped = rules.next(last);
                last = hole;
                skipped != hole && shut.contains(skipped)
            });
            skips && !facts.sown.iter().any(|&hole| shut.contains(hole))
        }
        Feature::Land => geometry.owner(example.hole()) == Side::North && refusal.is_none(),
        Feature::Refill => {
            let refills = |event: &GameEvent| matches!(event, GameEvent::Refilled { .. });
            example.events.iter().any(refills)
        }
        Feature::NextRound | Feature::NextLand => {
            let mut after = position;
            after.play_unchecked(rules, example.hole(), &mut ());
            let next = Placement::of(&after);
            let has_changed = if example.feature == Feature::NextRound {
                !next.shut.is_empty()
            } else {
                next.owned_by_south.is_some()
            };
            after.round() == position.round() + 1 && has_changed
        }
        Feature::Gap => captures && !facts.captured.iter().any(|(hole, _)| *hole == end),
        Feature::Store => {
            let stores = |event: &GameEvent| {
                matches!(
                    event,
                    GameEvent::Stored {
                        side: Side::South,
                        from: None
                    }
                )
            };
            example.events.iter().any(stores)
        }
        Feature::ExtraMove => {
            let mut after = position;
            after.play_unchecked(rules, example.hole(), &mut ());
            after.to_move() == Side::South && after.extra_moves() > 0
        }
        Feature::Special => {
            let mut after = position;
            after.play_unchecked(rules, example.hole(), &mut ());
            let special = after.special()[Side::South.index()];
            !special.is_empty() && example.marks == special
        }
        Feature::Chain | Feature::ChainAcross => {
            let mut rows = facts.captured.iter().map(|(hole, _)| geometry.owner(*hole));
            let first = rows.next();
            let crosses_rows = rows.any(|row| Some(row) != first);
            let takes_both =
                rules.spec().capture.takes == awale_rules::spec::Takes::ReachedAndOpposite;
            rules.spec().capture.chain != Chain::None
                && (facts.captured.len() > 1
                    || rules.spec().capture.takes != awale_rules::spec::Takes::Reached)
                && (takes_both || crosses_rows == (example.feature == Feature::ChainAcross))
        }
        Feature::GrandSlamTaken => {
            let mut after = position;
            after.play_unchecked(rules, example.hole(), &mut ());
            captures && !position.is_starved(Side::North) && after.is_starved(Side::North)
        }
        Feature::GrandSlamCancelled => {
            facts.spared.is_some_and(|holes| !holes.is_empty()) && !captures
        }
        Feature::GrandSlamSpared => facts.spared.is_some_and(|holes| !holes.is_empty()) && captures,
        Feature::GrandSlamIllegal => refusal == Some(Refusal::GrandSlam) && captures,
        Feature::MustReach => {
            let stays_home = facts
                .sown
                .iter()
                .all(|hole| geometry.owner(*hole) == Side::South);
            refusal == Some(Refusal::MustReachOpponent) && stays_home
        }
        Feature::MustFeed => refusal == Some(Refusal::MustFeed) && !example.marks.is_empty(),
        Feature::Starves => refusal == Some(Refusal::Starves),
        Feature::Penalty => {
            position.is_starved(Side::North) && facts.end_reason == Some(EndReason::Penalty)
        }
        Feature::Passing => facts.passes && facts.end_reason.is_none(),
        Feature::End(reason) => facts.end_reason == Some(reason),
        // Kinds on four rows have their own test.
        Feature::FourRows(_) => false,
    }
}

#[test]
fn every_example_shows_its_kind() {
    let mut count = 0;
    let custom = slice(custom_rules(), SLICE_CUSTOM).into_iter();
    let custom = custom.map(|(name, rules)| {
        let examples = find(&rules);
        (name, rules, examples)
    });
    for (name, rules, examples) in all_examples().iter().cloned().chain(custom) {
        for example in examples {
            let label = format!("{name}: {example:?}");
            let seeds = example
                .placement
                .holes
                .iter()
                .chain(&example.placement.lofts);
            assert_eq!(seeds.sum::<u16>(), rules.total_seeds(), "{label}");
            assert_eq!(example.placement.to_move, Side::South, "{label}");
            let mut game = example.game(&rules);
            if example.refusal.is_some() {
                assert_eq!(
                    example.refusal,
                    game.position().refusal(&rules, example.hole()),
                    "{label}"
                );
            } else {
                let events = play_all(&mut game, &example.moves);
                let moves: Vec<Move> = example.moves.clone();
                assert_eq!(game.moves(), moves, "{label}");
                assert_eq!(events, example.events, "{label}");
            }
            assert!(shows_kind(&example, &rules), "{label}");
            count += 1;
        }
    }
    assert!(!is_long() || count > 400, "{count}");
}

/// Kinds that the world's other games allow but no example shows, because they occur rarely, or
/// never alone.
const WORLD_WITHOUT_EXAMPLE: &[(&str, Feature)] = &[
    // A round ends only when a capture takes the last seeds, which is rare.
    ("ali-guli-mane", Feature::NextRound),
];

#[test]
fn world_games_have_an_example_of_every_kind() {
    let is_world = |name: &str| library::world_names().any(|world| world == name);
    let mut names = WORLD_WITHOUT_EXAMPLE.iter();
    assert!(names.all(|&(name, _)| is_world(name)));
    for name in slice(library::world_names(), SLICE_WORLD) {
        let rules = library::load(name).unwrap().unwrap();
        let examples = find(&rules);
        let features = Feature::of(rules.two_rows().unwrap()).into_iter();
        let has = |feature: &Feature| examples.iter().any(|example| example.feature == *feature);
        let missing: Vec<Feature> = features.filter(|feature| !has(feature)).collect();
        assert_eq!(missing, listed(WORLD_WITHOUT_EXAMPLE, name), "{name}");
        for example in &examples {
            let label = format!("{name}: {example:?}");
            assert!(shows_kind(example, &rules), "{label}");
            let mut game = example.game(&rules);
            if example.refusal.is_none() {
                assert_eq!(
                    play_all(&mut game, &example.moves),
                    example.events,
                    "{label}"
                );
            }
            let picture = Picture::of(example, &rules);
            let drawn_seeds = |drawing: &drawing::Drawing| {
                let lofts = drawing.lofts.iter().map(|loft| loft.seeds);
                let holes = drawing.holes.iter().map(|hole| hole.seeds);
                holes.chain(lofts).sum::<u16>()
            };
            let seeds = drawn_seeds(&picture.before);
            assert!(
                picture
                    .after
                    .is_none_or(|after| drawn_seeds(&after) == seeds),
                "{label}"
            );
        }
    }
}

#[test]
fn built_in_variants_have_an_example_of_every_kind() {
    let is_built_in = |name: &str| library::names().any(|built_in| built_in == name);
    let mut names = WITHOUT_EXAMPLE.iter();
    assert!(names.all(|&(name, _)| is_built_in(name)));
    for (name, rules, examples) in all_examples() {
        let shown: Vec<Feature> = examples.iter().map(|example| example.feature).collect();
        let allowed = Feature::of(rules.two_rows().unwrap()).into_iter();
        let missing = allowed.filter(|feature| !shown.contains(feature));
        let missing: Vec<Feature> = missing.collect();
        assert_eq!(missing, listed(WITHOUT_EXAMPLE, name), "{name}");
    }
}

#[test]
fn rare_cycles_are_cycles() {
    for (name, seeds, letters) in RARE_CYCLES {
        assert!(WITHOUT_EXAMPLE.contains(&(name, REPETITION)), "{name}");
        let rules = library::load(name).unwrap().unwrap();
        let loft_total = rules.total_seeds() - seeds.iter().sum::<u16>();
        let mut placement = Placement {
            holes: [0; MAX_HOLES],
            lofts: [loft_total / 2, loft_total - loft_total / 2],
            to_move: Side::South,
            ..Placement::default()
        };
        placement.holes[..seeds.len()].copy_from_slice(&seeds);
        let mut game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        for (ply, letter) in letters.chars().enumerate() {
            assert_eq!(game.position().end(), None, "{name}, ply {ply}");
            let hole = rules.geometry().hole(letter).unwrap();
            assert!(game.play(hole, &mut ()).is_ok(), "{name}, ply {ply}");
        }
        assert_eq!(game.position().end(), Some(EndReason::Repetition), "{name}");
    }
}

#[test]
fn a_slam_of_seeds_just_sown_takes_none_of_the_opponents() {
    // Every position with up to six seeds on the board.
    let rules = library::load("vai-lung-thlan").unwrap().unwrap();
    assert!(captures_only_what_it_sows(rules.two_rows().unwrap()));
    for name in ["awale", "adjito", "jodu", "french-wari", "2-4", "adji-boto"] {
        let rules = library::load(name).unwrap().unwrap();
        let takes_only_sown = captures_only_what_it_sows(rules.two_rows().unwrap());
        assert!(!takes_only_sown, "{name}");
    }
    let mut captures_checked = 0;
    for on_board in 1..=6 {
        for_each_distribution(on_board, rules.geometry().holes(), &mut |holes| {
            let placement = Placement {
                holes: *holes,
                lofts: [rules.total_seeds() - on_board, 0],
                to_move: Side::South,
                ..Placement::default()
            };
            let position = Position::set_up(&rules, &placement, &mut ());
            // South may have to pass at once.
            if position.to_move() != Side::South || position.is_starved(Side::North) {
                return;
            }
            for mv in position.legal_moves(&rules).iter() {
                let mut events = Vec::new();
                let mut after = position;
                after.play_unchecked(&rules, mv, &mut events);
                let captures = events
                    .iter()
                    .any(|event| matches!(event, GameEvent::Captured { .. }));
                assert!(
                    !(captures && after.is_starved(Side::North)),
                    "{placement:?}"
                );
                captures_checked += 1;
            }
        });
    }
    assert!(captures_checked > 20_000, "{captures_checked}");
}

/// Calls `visit` for every distribution of `seeds` seeds over the first `holes` holes.
fn for_each_distribution(seeds: u16, holes: usize, visit: &mut impl FnMut(&[u16; MAX_HOLES])) {
    fn fill(
        counts: &mut [u16; MAX_HOLES],
        hole: usize,
        holes: usize,
        remaining: u16,
        visit: &mut impl FnMut(&[u16; MAX_HOLES]),
    ) {
        if hole + 1 == holes {
            counts[hole] = remaining;
            visit(counts);
            return;
        }
        for count in 0..=remaining {
            counts[hole] = count;
            fill(counts, hole + 1, holes, remaining - count, visit);
        }
    }
    fill(&mut [0; MAX_HOLES], 0, holes, seeds, visit);
}

#[test]
fn examples_are_deterministic() {
    for name in ["awale", "oware", "nyakun"] {
        let rules = library::load(name).unwrap().unwrap();
        assert_eq!(find(&rules), find(&rules), "{name}");
    }
}

#[test]
fn examples_are_small() {
    for (name, _, examples) in all_examples() {
        for example in examples {
            let laps = Facts::of(example).lifted.len();
            let on_board: u16 = example.placement.holes.iter().sum();
            let max_seeds = match example.feature {
                Feature::CutOff => 40,
                Feature::FullLap => 24,
                _ => 16,
            };
            assert!(
                on_board <= max_seeds,
                "{name}: {:?} with {on_board} seeds",
                example.feature
            );
            let is_short = laps <= 4
                || matches!(
                    example.feature,
                    Feature::CutOff | Feature::End(EndReason::Repetition)
                );
            assert!(is_short, "{name}: {:?} with {laps} laps", example.feature);
        }
    }
}

#[test]
fn pictures_show_the_board_before_and_after() {
    for (name, rules, examples) in all_examples() {
        for example in examples {
            let picture = Picture::of(example, rules);
            let drawn_seeds = |drawing: &drawing::Drawing| {
                let holes = drawing.holes.iter().map(|hole| hole.seeds);
                holes
                    .chain(drawing.lofts.iter().map(|loft| loft.seeds))
                    .sum::<u16>()
            };
            assert_eq!(drawn_seeds(&picture.before), rules.total_seeds());
            let mark = picture.before.holes[example.hole().index()].mark;
            let expected = if example.refusal.is_some() {
                Mark::Refused
            } else {
                Mark::Played
            };
            assert_eq!(mark, Some(expected), "{name}");
            let Some(after) = picture.after else { continue };
            assert_eq!(drawn_seeds(&after), rules.total_seeds());
            let mut game = example.game(rules);
            let has_ended = play_all(&mut game, &example.moves)
                .iter()
                .any(|event| matches!(event, GameEvent::Ended { .. }));
            if !has_ended {
                for hole in &after.holes {
                    let seeds = game.position().count(Vessel::Hole(hole.hole));
                    assert_eq!(hole.seeds, seeds, "{name}: {:?}", example.feature);
                }
            }
            let gained: u16 = after.lofts.iter().map(|loft| loft.gained).sum();
            let taken: u16 = after.holes.iter().map(|hole| hole.taken).sum();
            assert_eq!(gained, taken, "{name}: {:?}", example.feature);
            if let [path] = picture.before.paths[..]
                && Facts::of(example).lifted.len() == 1
            {
                assert_eq!(rules.ahead(path.from, path.steps), path.to, "{name}");
                assert_eq!(Some(&path.to), Facts::of(example).sown.last(), "{name}");
            }
        }
    }
}

#[test]
fn refused_slams_have_an_example_only_where_slams_are_possible() {
    let has_slams =
        |name: &str| can_slam(library::load(name).unwrap().unwrap().two_rows().unwrap());
    assert!(!has_slams("halusa"));
    for (name, rules, examples) in all_examples() {
        let shows_refusal = examples
            .iter()
            .any(|example| Facts::of(example).spared.is_some());
        let refuses_slams = matches!(
            rules.spec().capture.grand_slam,
            GrandSlam::Cancelled | GrandSlam::SparesLast
        );
        assert_eq!(shows_refusal, refuses_slams && has_slams(name), "{name}");
    }
    let halusa = library::load("halusa").unwrap().unwrap();
    let duty = halusa.spec().play.feeding;
    assert_eq!(duty, Feeding::Required);
}

#[test]
fn the_search_ends_if_every_game_is_over_at_the_start() {
    let text = br#"(name: "Over", end: (seeds_left_below: Some(48)))"#;
    let rules = Arc::new(parse_rule_file(text).unwrap());
    assert!(
        find(&rules)
            .iter()
            .all(|example| example.feature != REPETITION)
    );
}

#[test]
fn games_on_four_rows_have_an_example_of_every_kind() {
    use super::rings::features;
    for name in slice(library::four_row_names(), SLICE_FOUR_ROWS) {
        let rules = library::load(name).unwrap().unwrap();
        let examples = find(&rules);
        let shown: Vec<Feature> = examples.iter().map(|example| example.feature).collect();
        assert_eq!(shown, features(&rules), "{name}");
        for example in &examples {
            let game = example.game(&rules);
            let position = game.position();
            assert_eq!(Placement::of(position), example.placement, "{name}");
            assert_eq!(
                position.refusal(&rules, example.mv()),
                example.refusal,
                "{name} {example:?}"
            );
            if example.refusal.is_none() {
                let mut events = Vec::new();
                position
                    .clone()
                    .play(&rules, example.mv(), &mut events)
                    .unwrap();
                assert_eq!(events, example.events, "{name}");
            }
            let picture = Picture::of(example, &rules);
            assert_eq!(picture.after.is_none(), example.refusal.is_some(), "{name}");
        }
        assert_eq!(find(&rules), examples, "{name}");
    }
}

#![allow(clippy::unwrap_used, clippy::expect_used)]

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::ai::evaluation::Weights;
use crate::ai::model::check_children;
use crate::ai::perft::perft;
use crate::fixtures::{pick, random_position};
use awale_rules::library;
use awale_rules::perft::perft_from_start;
use awale_rules::spec::{Again, Counts, ElseCaptureSpec, Needs, RuleSpec, Takes};

const BOARDS: usize = 400;
const RANDOM_RULES: usize = 60;

/// Random rules that the model supports, far from real games.
fn random_rules(random: &mut ChaCha8Rng) -> RuleSet {
    let mut spec: RuleSpec = library::load("kalah").unwrap().unwrap().spec().clone();
    let counts = [
        Counts::Even,
        Counts::Never,
        Counts::AtLeast(1),
        Counts::Only(vec![1]),
        Counts::Only(vec![2, 3, 7]),
    ];
    let territories = [Territory::Own, Territory::Opponent, Territory::Any];
    let takes = [Takes::Reached, Takes::Opposite, Takes::ReachedAndOpposite];
    let needs = [Needs::Nothing, Needs::Opposite];
    spec.board.holes = random.random_range(3..=7);
    spec.turn.again = pick(
        random,
        &[
            vec![],
            vec![Again::Store],
            vec![Again::Capture],
            vec![Again::Store, Again::Capture],
        ],
    );
    spec.play.leave = random.random_range(0..=1);
    spec.capture.counts = pick(random, &counts);
    spec.capture.territory = pick(random, &territories);
    spec.capture.takes = pick(random, &takes);
    spec.capture.needs = pick(random, &needs);
    spec.else_capture = (0..random.random_range(0..3))
        .map(|_| ElseCaptureSpec {
            counts: pick(random, &counts),
            territory: pick(random, &territories),
            takes: pick(random, &takes),
            needs: pick(random, &needs),
            ..ElseCaptureSpec::default()
        })
        .collect();
    spec.end.empty_territory = random.random();
    spec.end.stuck = pick(random, &[Stuck::Ends, Stuck::Passes]);
    spec.end.remaining = pick(random, &[Remaining::EachOwn, Remaining::ClearedOwner]);
    RuleSet::from_spec(spec).unwrap()
}

fn check(rules: &RuleSet, position: &Position) {
    let weights = Weights::for_rules(rules);
    let model = KalahModel::new(rules, position, &weights).expect("rules of the model");
    let state = Board::new(position);
    check_children(&model, rules, position);
    if position.end().is_none() {
        assert_eq!(model.evaluate(&state), weights.evaluate(position));
    }
}

#[test]
fn both_models_agree_in_kalah_and_mangala() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for name in ["kalah", "mangala"] {
        let rules = library::load(name).unwrap().unwrap();
        (0..BOARDS).for_each(|_| check(&rules, &random_position(&rules, &mut random)));
        let start = Position::start(&rules, Side::South, &mut ());
        for bulk in [false, true] {
            assert_eq!(perft(&rules, &start, 6, bulk), perft_from_start(&rules, 6));
        }
    }
}

#[test]
fn both_models_agree_on_random_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..RANDOM_RULES {
        let rules = random_rules(&mut random);
        (0..BOARDS).for_each(|_| check(&rules, &random_position(&rules, &mut random)));
    }
}

#[test]
fn other_rules_are_refused() {
    let changes: [fn(&mut RuleSpec); 8] = [
        |spec| spec.turn.swap = true,
        |spec| spec.turn.again_at_most = Some(2),
        |spec| spec.play.last_hole_min = 2,
        |spec| spec.sowing.skip_start = true,
        |spec| spec.capture.chain = Chain::Onwards,
        |spec| spec.end.majority = true,
        |spec| spec.end.remaining = Remaining::Nobody,
        |spec| spec.board.holes = 8,
    ];
    let kalah = library::load("kalah").unwrap().unwrap();
    for change in changes {
        let mut spec = kalah.spec().clone();
        change(&mut spec);
        let rules = RuleSet::from_spec(spec).unwrap();
        let start = Position::start(&rules, Side::South, &mut ());
        let weights = Weights::zero(&rules);
        assert!(KalahModel::new(&rules, &start, &weights).is_none());
    }
}

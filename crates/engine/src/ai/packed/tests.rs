#![allow(clippy::unwrap_used, clippy::expect_used)]

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::stores::StoreRules;
use super::*;
use crate::ai::evaluation::CLASSES;
use crate::ai::evaluation::network::Row;
use crate::ai::evaluation::{Network, Weights};
use crate::ai::model::check_children;
use crate::ai::perft::perft;
use crate::fixtures::{pick, random_position, slice};
use awale_rules::library;
use awale_rules::perft::perft_from_start;
use awale_rules::spec::{
    Again, BoardSpec, Chain, Counts, Direction, ElseCaptureSpec, Feeding, GrandSlam, Needs,
    PlayFrom, Remaining, RuleSpec, Stuck, Takes, Territory,
};

const POSITIONS: usize = 400;
/// The number of random rules of each kind.
const RANDOM_RULES: usize = 60;
/// The number of random rules of both kinds in the short form.
const SLICE: usize = 60;

fn variants() -> Vec<RuleSet> {
    library::names()
        .chain(["kalah", "mangala"])
        .map(|name| (*library::load(name).unwrap().unwrap()).clone())
        .collect()
}

/// Returns random rules that the fast model supports, far from those of real variants.
fn random_rules(random: &mut ChaCha8Rng) -> RuleSet {
    let mut spec: RuleSpec = library::load("awale").unwrap().unwrap().spec().clone();
    let territories = [Territory::Own, Territory::Opponent, Territory::Any];
    let counts = [
        Counts::Even,
        Counts::AtLeast(1),
        Counts::Between(2, 3),
        Counts::Only(vec![1, 3, 4]),
        Counts::Only(vec![1, 3, 5]),
        Counts::AtLeast(4),
    ];
    spec.board = BoardSpec {
        holes: 6,
        seeds: 4,
        direction: pick(random, &[Direction::Clockwise, Direction::Counterclockwise]),
        ..BoardSpec::default()
    };
    spec.play.from = pick(random, &[PlayFrom::Own, PlayFrom::Own, PlayFrom::Any]);
    spec.play.min_seeds = random.random_range(1..=3);
    spec.play.leave = random.random_range(0..=1_i64).min(spec.play.min_seeds - 1);
    let feedings = [
        Feeding::Free,
        Feeding::IfPossible,
        Feeding::Required,
        Feeding::Penalised,
    ];
    spec.play.feeding = if spec.play.from == PlayFrom::Any {
        Feeding::Free
    } else {
        pick(random, &feedings)
    };
    spec.play.reach_opponent = spec.play.from == PlayFrom::Own && random.random();
    spec.sowing.skip_start = random.random();
    spec.capture.counts = pick(random, &counts);
    spec.capture.territory = pick(random, &territories);
    spec.capture.takes = pick(
        random,
        &[Takes::Reached, Takes::Opposite, Takes::ReachedAndOpposite],
    );
    spec.capture.chain = pick(
        random,
        &[
            Chain::None,
            Chain::WithinTerritory,
            Chain::AcrossTerritories,
        ],
    );
    let slams = [
        GrandSlam::Allowed,
        GrandSlam::Cancelled,
        GrandSlam::SparesLast,
        GrandSlam::Illegal,
    ];
    spec.capture.grand_slam = pick(random, &slams);
    spec.end.stuck = pick(random, &[Stuck::Ends, Stuck::Passes]);
    spec.end.seeds_left_below = random.random_bool(0.3).then_some(5);
    spec.end.majority = random.random_bool(0.3);
    spec.end.no_hole_above_one = random.random_bool(0.3);
    spec.end.empty_territory = random.random_bool(0.2);
    if random.random() {
        make_quick(&mut spec, random);
    }
    RuleSet::from_spec(spec).unwrap()
}

/// Makes the rules suit the fast capture, which random ones rarely do.
fn make_quick(spec: &mut RuleSpec, random: &mut ChaCha8Rng) {
    spec.board.direction = Direction::Counterclockwise;
    spec.play.from = PlayFrom::Own;
    spec.play.min_seeds = 1;
    spec.play.leave = 0;
    spec.play.reach_opponent = false;
    spec.capture.territory = Territory::Opponent;
    spec.capture.takes = Takes::Reached;
    spec.capture.chain = pick(random, &[Chain::None, Chain::WithinTerritory]);
    if spec.capture.grand_slam == GrandSlam::Illegal || spec.play.feeding == Feeding::Required {
        spec.capture.grand_slam = GrandSlam::Cancelled;
    }
}

/// Returns random rules with stores that the model supports, far from those of real games.
fn random_store_rules(random: &mut ChaCha8Rng) -> RuleSet {
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

/// Compares the models in a position; `network` is any network for these rules.
fn check(rules: &RuleSet, network: &Network, position: &Position) {
    let weights = Weights::for_rules(rules);
    let model = PackedModel::new(rules, position, &weights)
        .expect("the fast model should support these rules");
    let state = PackedState::new(position);
    check_children(&model, rules, position);
    if position.end().is_none() {
        assert_eq!(model.evaluate(&state), weights.evaluate(position));
        let knowledge = Knowledge {
            network: Some(network),
            ..Knowledge::from(&weights)
        };
        let model = PackedModel::new(rules, position, knowledge)
            .expect("the fast model should support these rules");
        assert_eq!(model.evaluate(&state), network.evaluate(position));
    }
}

/// Returns a random network.
fn random_network(rules: &RuleSet) -> Network {
    let mut random = ChaCha8Rng::seed_from_u64(rules.fingerprint());
    let mut row = || std::array::from_fn(|_| random.random_range(-300..300));
    let holes: Vec<Vec<Row>> = (0..HOLES)
        .map(|_| (0..CLASSES.len()).map(|_| row()).collect())
        .collect();
    Network::new(rules.fingerprint(), &holes, row(), row()).unwrap()
}

#[test]
fn both_models_agree_in_every_variant() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let supported: Vec<RuleSet> = variants()
        .into_iter()
        .filter(|rules| {
            let two_rows = rules.two_rows();
            two_rows.is_some_and(|rules| rules.is_single_lap() || StoreRules::new(rules).is_some())
        })
        .collect();
    assert!(supported.len() >= 16, "{}", supported.len());
    for rules in supported {
        let network = random_network(&rules);
        (0..POSITIONS).for_each(|_| check(&rules, &network, &random_position(&rules, &mut random)));
    }
}

#[test]
fn both_models_agree_on_random_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let mut cases = Vec::new();
    for _ in 0..RANDOM_RULES {
        for rules in [random_rules(&mut random), random_store_rules(&mut random)] {
            let positions: Vec<_> = (0..POSITIONS)
                .map(|_| random_position(&rules, &mut random))
                .collect();
            cases.push((rules, positions));
        }
    }
    for (rules, positions) in slice(cases, SLICE) {
        let network = random_network(&rules);
        for position in &positions {
            check(&rules, &network, position);
        }
    }
}

#[test]
fn both_models_have_the_same_perft() {
    for rules in variants() {
        let start = Position::start(&rules, Side::South, &mut ());
        let weights = Weights::zero(&rules);
        if PackedModel::new(&rules, &start, &weights).is_none() {
            continue;
        }
        for bulk in [false, true] {
            assert_eq!(perft(&rules, &start, 5, bulk), perft_from_start(&rules, 5));
        }
    }
}

#[test]
fn other_rules_with_stores_are_refused() {
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
        assert!(PackedModel::new(&rules, &start, &weights).is_none());
    }
}

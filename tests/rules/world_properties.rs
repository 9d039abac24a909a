//! Invariants of every rule file of format 2: random files, random moves.

use std::sync::Arc;

use awale_rules::limits::{HOLES_IN_ROW, Range};
use awale_rules::spec::{
    AfterCircle, Again, CaptureSpec, Chain, Counts, Direction, ElseCaptureSpec, Fallback, Feeding,
    Fill, FirstHole, FlowCaptureSpec, FlowTaker, GrandSlam, Lift, Limit, Needs, Pair, PlayFrom,
    RelaySpec, Remaining, RepetitionRemaining, RepetitionSpec, RoundsSpec, RuleSpec, SpecialSeeds,
    SpecialSpec, Starter, Stores, Stuck, Takes, Territory,
};
use awale_rules::{
    BoardSnapshot, Game, GameEvent, Move, Placement, Position, RuleSet, Side, library,
    parse_rule_file, write_rule_file,
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Draws values for a rule file; small numbers exercise more of the rules.
struct Draw(ChaCha8Rng);

impl Draw {
    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.0.random_range(0..of.len())]
    }

    fn number(&mut self, (low, high): Range) -> i64 {
        self.0.random_range(low..=high)
    }

    fn is(&mut self) -> bool {
        self.0.random_bool(0.5)
    }

    fn maybe<T>(&mut self, draw: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.is().then(|| draw(self))
    }

    fn some_of<T: Copy>(&mut self, all: &[T]) -> Vec<T> {
        all.iter().copied().filter(|_| self.is()).collect()
    }

    fn counts(&mut self) -> Counts {
        match self.number((0, 5)) {
            0 => Counts::Only(vec![1]),
            1 => Counts::Only((0..3).map(|_| self.number((1, 6))).collect()),
            2 => {
                let low = self.number((1, 4));
                Counts::Between(low, low + self.number((0, 3)))
            }
            3 => Counts::Even,
            4 => Counts::AtLeast(self.number((1, 5))),
            _ => Counts::Never,
        }
    }

    fn territory(&mut self) -> Territory {
        self.one(&[Territory::Own, Territory::Opponent, Territory::Any])
    }

    fn capture(&mut self) -> ElseCaptureSpec {
        ElseCaptureSpec {
            counts: self.counts(),
            territory: self.territory(),
            takes: self.one(&[
                Takes::Reached,
                Takes::Opposite,
                Takes::ReachedAndOpposite,
                Takes::Beyond,
                Takes::BeyondAndOpposite,
            ]),
            needs: self.one(&[Needs::Nothing, Needs::Opposite]),
            one_lap: self.is(),
            chain: self.one(&[
                Chain::None,
                Chain::WithinTerritory,
                Chain::AcrossTerritories,
                Chain::Onwards,
            ]),
        }
    }

    fn special(&mut self) -> SpecialSpec {
        let count = self.number((1, 4));
        SpecialSpec {
            counts: self.counts(),
            territory: self.territory(),
            pair: self.one(&[Pair::None, Pair::Opposite(count), Pair::Previous(count)]),
            limits: self.some_of(&[Limit::OneEach, Limit::NotLast, Limit::NotTwin]),
            seeds: self.one(&[SpecialSeeds::Stay, SpecialSeeds::ToOwner]),
            rob: self.number((0, 3)),
        }
    }

    fn play_and_sowing(&mut self, spec: &mut RuleSpec) {
        spec.play.from = self.one(&[PlayFrom::Own, PlayFrom::Own, PlayFrom::Any]);
        spec.play.min_seeds = self.number((1, 3));
        spec.play.leave = self.number((0, 1));
        if spec.play.from == PlayFrom::Own {
            spec.play.feeding = self.one(&[
                Feeding::Free,
                Feeding::IfPossible,
                Feeding::Required,
                Feeding::Penalised,
                Feeding::WhenEmpty,
            ]);
            spec.play.reach_opponent = self.is();
            spec.play.last_hole_min = self.number((1, 3));
        }
        spec.play.refill = self.maybe(|draw| draw.number((1, 2)));
        spec.sowing.skip_start = self.is();
        spec.sowing.after_circle = self.one(&[AfterCircle::All, AfterCircle::OpponentOnly]);
        spec.sowing.relay = self.maybe(|draw| RelaySpec {
            lift: draw.one(&[Lift::Reached, Lift::Next]),
            stop_counts: draw.counts(),
            stop_in: draw.territory(),
            max_laps: draw.number((1, 60)),
            ..RelaySpec::default()
        });
        spec.flow_capture = self.maybe(|draw| FlowCaptureSpec {
            counts: draw.counts(),
            by: draw.one(&[FlowTaker::Mover, FlowTaker::Both]),
            territory: draw.territory(),
            last: draw.is(),
        });
    }

    fn end(&mut self, spec: &mut RuleSpec) {
        spec.end.stuck = self.one(&[Stuck::Ends, Stuck::Passes]);
        spec.end.seeds_left_below = self.maybe(|draw| draw.number((1, 6)));
        spec.end.majority = self.is();
        spec.end.no_hole_above_one = self.is();
        spec.end.empty_territory = self.is();
        spec.end.end_squares_taken = self.is();
        spec.end.remaining = self.one(&[
            Remaining::EachOwn,
            Remaining::LastMover,
            Remaining::LastCapturer,
            Remaining::Nobody,
            Remaining::NotStuckElse(Fallback::LastMover),
            Remaining::ClearedOwner,
            Remaining::Starter,
        ]);
        spec.end.repetition = self.maybe(|draw| RepetitionSpec {
            occurrences: draw.number((2, 4)),
            remaining: draw.one(&[RepetitionRemaining::Nobody, RepetitionRemaining::EachOwn]),
        });
    }

    fn rounds(&mut self, holes: i64) -> RoundsSpec {
        RoundsSpec {
            fill: self.one(&[Fill::FromLeft, Fill::FromRight, Fill::Territory]),
            starter: self.one(&[Starter::Alternates, Starter::LastMover, Starter::Loser]),
            min_holes: self.number((1, holes)),
            at_most: self.number((1, 10)),
        }
    }

    /// A valid rule file of format 2.
    fn spec(&mut self, longest_row: i64) -> RuleSpec {
        let text = b"(format: 2, name: \"random\")";
        let mut spec = parse_rule_file(text).unwrap().spec().clone();
        let holes = self.number((HOLES_IN_ROW.0, longest_row));
        spec.board.holes = holes;
        spec.board.seeds = self.number((1, 8));
        spec.board.direction = self.one(&[
            Direction::Counterclockwise,
            Direction::Clockwise,
            Direction::Chosen,
        ]);
        spec.turn.again = self.some_of(&[Again::Store, Again::Capture]);
        spec.turn.again_at_most = self.maybe(|draw| draw.number((1, 3)));
        spec.turn.swap = self.is();
        self.play_and_sowing(&mut spec);
        spec.special = self.maybe(Self::special);
        let capture = self.capture();
        spec.capture = CaptureSpec {
            counts: capture.counts,
            territory: capture.territory,
            takes: capture.takes,
            needs: capture.needs,
            one_lap: capture.one_lap,
            chain: capture.chain,
            grand_slam: self.one(&[
                GrandSlam::Allowed,
                GrandSlam::Cancelled,
                GrandSlam::SparesLast,
                GrandSlam::Illegal,
            ]),
            first_hole: self.one(&[FirstHole::Open, FirstHole::Safe]),
            ..CaptureSpec::default()
        };
        spec.else_capture = (0..self.number((0, 2))).map(|_| self.capture()).collect();
        self.end(&mut spec);
        if self.is() {
            spec.rounds = Some(self.rounds(holes));
        }
        match self.number((0, 2)) {
            0 => spec.sowing.stores = Stores::Own,
            1 if spec.rounds.is_none() => spec.board.end_squares = Some(self.number((0, 10))),
            _ => {}
        }
        let is_land = spec
            .rounds
            .is_some_and(|rounds| rounds.fill == Fill::Territory);
        if !is_land && self.is() {
            spec.board.start = (0..holes).map(|_| self.number((0, 5))).collect();
            spec.board.start[0] += 1;
        }
        spec
    }
}

fn drawn(seed: u64, longest_row: i64) -> Arc<RuleSet> {
    let spec = Draw(ChaCha8Rng::seed_from_u64(seed)).spec(longest_row);
    Arc::new(RuleSet::from_spec(spec.clone()).unwrap_or_else(|error| panic!("{error:?}: {spec:?}")))
}

/// The legal move that `choice` picks; `None` if the game is over.
fn pick(position: &Position, rules: &RuleSet, choice: u8) -> Option<Move> {
    let legal = position.legal_moves(rules);
    legal.iter().nth(usize::from(choice) % legal.len().max(1))
}

/// Plays a game, and calls `look` with the position before each move, its events and the game
/// after it.
fn play_through(
    rules: &Arc<RuleSet>,
    choices: &[u8],
    mut look: impl FnMut(&Position, &[GameEvent], &Game),
) -> Game {
    let mut game = Game::new(Arc::clone(rules), Side::South, &mut ());
    for &choice in choices {
        let before = *game.position();
        let Some(one) = pick(&before, rules, choice) else {
            break;
        };
        let mut events = Vec::new();
        game.play(one, &mut events).unwrap();
        look(&before, &events, &game);
    }
    game
}

proptest! {
    #[test]
    fn world_events_conserve_the_seeds_and_describe_the_whole_move(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 80),
    ) {
        let rules = drawn(seed, 8);
        let total = Position::start(&rules, Side::South, &mut ()).total_seeds();
        play_through(&rules, &choices, |before, events, game| {
            let mut replayed = BoardSnapshot::of(before);
            for &event in events {
                replayed.apply(event);
                assert_eq!(replayed.total(), total, "after {event:?}");
            }
            assert_eq!(replayed, BoardSnapshot::of(game.position()));
            let is_over = game.position().legal_moves(&rules).is_empty();
            assert_eq!(is_over, game.outcome().is_some(), "a game continues while there is a move");
        });
    }

    #[test]
    fn world_positions_round_trip(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 60),
    ) {
        let rules = drawn(seed, 18);
        play_through(&rules, &choices, |_, _, game| {
            let position = game.position();
            let text = position.to_string();
            let read = Placement::parse(&text, &rules).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(read.text(rules.geometry()), text);
            for one in position.legal_moves(&rules).iter() {
                let text = rules.geometry().name_of(one).to_string();
                assert_eq!(rules.geometry().parse_move(&text), Ok(one));
            }
        });
    }

    #[test]
    fn undoing_world_moves_returns_to_the_same_positions(
        seed in any::<u64>(),
        choices in proptest::collection::vec(any::<u8>(), 40),
    ) {
        let rules = drawn(seed, 6);
        let mut positions = vec![Position::start(&rules, Side::South, &mut ())];
        let mut game =
            play_through(&rules, &choices, |_, _, game| positions.push(*game.position()));
        while let Some(expected) = positions.pop() {
            prop_assert_eq!(*game.position(), expected);
            prop_assert_eq!(game.take_back(), !positions.is_empty());
        }
    }

    #[test]
    fn world_rule_files_round_trip(seed in any::<u64>()) {
        let rules = drawn(seed, 18);
        let text = write_rule_file(rules.spec());
        let read = parse_rule_file(text.as_bytes()).unwrap();
        prop_assert_eq!(&read, &*rules, "{}", text);
        prop_assert_eq!(read.fingerprint(), rules.fingerprint());
    }
}

#[test]
fn world_moves_allocate_nothing() {
    let drawn = (0..200).map(|seed| drawn(seed, 18));
    let built_in = library::world_names().map(|name| library::load(name).unwrap().unwrap());
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
fn whoever_points_at_a_hole_means_its_legal_move_and_who_names_a_direction_means_that() {
    let drawn = (0..200).map(|seed| drawn(seed, 8));
    let built_in = library::all_names().map(|name| library::load(name).unwrap().unwrap());
    let mut alone = 0;
    for rules in built_in.chain(drawn) {
        let geometry = rules.geometry();
        let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        for ply in 0..60_u8 {
            let legal = game.position().legal_moves(&rules);
            for hole in geometry.all() {
                let ways = [Move::from(hole), Move::reversed(hole)];
                let open = ways.map(|way| legal.of_base(way).next().is_some());
                for (way, is_open) in ways.into_iter().zip(open) {
                    let pointed = legal.pointed_at(way);
                    let named = legal.nearest(way, geometry);
                    assert_eq!(pointed.hole(), Some(hole));
                    assert_eq!(legal.contains(pointed), open != [false; 2]);
                    if is_open || open == [false; 2] {
                        assert_eq!((pointed.base(), named.base()), (way, way));
                    } else {
                        let meant = if geometry.chooses_direction() {
                            way
                        } else {
                            pointed
                        };
                        assert_eq!(named, meant);
                        alone += 1;
                    }
                }
            }
            let Some(one) = pick(game.position(), &rules, ply.wrapping_mul(7)) else {
                break;
            };
            game.play(one, &mut ()).unwrap();
        }
    }
    assert!(alone > 1_000, "{alone}");
}

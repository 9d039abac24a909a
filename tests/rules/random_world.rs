//! Random valid rule files of format 2 for two rows.

use std::sync::Arc;

use awale_rules::limits::{HOLES_IN_ROW, Range};
use awale_rules::spec::{
    AfterCircle, Again, AtMajority, CaptureSpec, Chain, Counts, Direction, ElseCaptureSpec,
    Fallback, Feeding, Fill, FirstHole, FlowCaptureSpec, FlowTaker, GrandSlam, Lift, Limit, Needs,
    Pair, PlayFrom, RelaySpec, Remaining, RepetitionRemaining, RepetitionSpec, RoundsSpec,
    RuleSpec, SpecialSeeds, SpecialSpec, Starter, Stores, Stuck, Takes, Territory,
};
use awale_rules::{RuleSet, parse_rule_file};
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
            alternating: draw.is(),
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
        spec.end.at_majority = self.one(&[AtMajority::AsRemaining, AtMajority::Nobody]);
        spec.end.no_hole_above_one = self.is();
        spec.end.empty_territory = self.is();
        spec.end.end_squares_taken = self.is();
        spec.end.move_limit = self.maybe(|draw| draw.number((1, 60)));
        spec.end.remaining = self.one(&[
            Remaining::EachOwn,
            Remaining::LastMover,
            Remaining::LastCapturer,
            Remaining::Nobody,
            Remaining::NotStuckElse(Fallback::LastMover),
            Remaining::ClearedOwner,
            Remaining::Starter,
            Remaining::Split,
        ]);
        spec.end.repetition = self.maybe(|draw| RepetitionSpec {
            occurrences: draw.number((2, 4)),
            remaining: draw.one(&[
                RepetitionRemaining::Nobody,
                RepetitionRemaining::EachOwn,
                RepetitionRemaining::Split,
            ]),
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

    /// Draws a valid rule file of format 2.
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
                GrandSlam::SparesFirst,
                GrandSlam::GivesRest,
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
            0 => spec.sowing.stores = self.one(&[Stores::Own, Stores::Both]),
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
        if !is_land && self.is() {
            spec.board.start_of_north = (0..holes).map(|_| self.number((0, 5))).collect();
            spec.board.start_of_north[0] += 1;
        }
        spec
    }
}

/// Draws rules with this seed, on boards with rows of up to `longest_row` holes.
pub fn drawn(seed: u64, longest_row: i64) -> Arc<RuleSet> {
    let spec = Draw(ChaCha8Rng::seed_from_u64(seed)).spec(longest_row);
    Arc::new(RuleSet::from_spec(spec.clone()).unwrap_or_else(|error| panic!("{error:?}: {spec:?}")))
}

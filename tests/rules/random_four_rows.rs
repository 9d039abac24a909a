//! Random valid rule files for four rows.

use std::sync::Arc;

use awale_rules::limits::HOLES_IN_ROW_OF_FOUR;
use awale_rules::spec::{
    AtMajority, BaoSpec, Counts, Direction, Endless, Goal, Needs, NyumbaSpec, RelaySpec, Remaining,
    RepetitionSpec, ResowFrom, RuleSpec, Singles, Stuck, Takes, To,
};
use awale_rules::{RuleSet, parse_rule_file};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Draws rule files for four rows; small numbers exercise more of the rules.
struct Draw(ChaCha8Rng);

impl Draw {
    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.0.random_range(0..of.len())]
    }

    fn number(&mut self, low: i64, high: i64) -> i64 {
        self.0.random_range(low..=high)
    }

    fn is(&mut self) -> bool {
        self.0.random_bool(0.5)
    }

    fn counts(&mut self) -> Counts {
        match self.number(0, 4) {
            0 => Counts::Only(vec![1]),
            1 => Counts::Only(vec![self.number(1, 5), self.number(1, 5)]),
            2 => Counts::Between(2, self.number(2, 5)),
            3 => Counts::Even,
            _ => Counts::AtLeast(self.number(1, 3)),
        }
    }

    fn letter(&mut self, places: std::ops::Range<i64>) -> String {
        let place = self.0.random_range(places);
        char::from(b'A' + place as u8).to_string()
    }

    fn relay(&mut self, stop_counts: Counts) -> RelaySpec {
        RelaySpec {
            stop_counts,
            max_laps: self.number(1, 40),
            ..RelaySpec::default()
        }
    }

    fn captures(&mut self, spec: &mut RuleSpec) {
        let capture = &mut spec.capture;
        capture.counts = self.counts();
        capture.takes = self.one(&[Takes::Inner, Takes::InnerAndOuter]);
        capture.needs = self.one(&[Needs::Nothing, Needs::Inner, Needs::Both]);
        capture.compulsory = self.is();
        let mut ways = vec![
            To::Store,
            To::Resow(ResowFrom::LapStart),
            To::Resow(ResowFrom::CaptureHole),
        ];
        if spec.board.direction == Direction::Chosen {
            ways.push(To::Resow(ResowFrom::End));
        }
        capture.to = self.one(&ways);
        if capture.to == To::Store && self.is() {
            capture.counts = Counts::Only(vec![1]);
            capture.extra = self.number(1, 2);
        }
        if self.is() {
            let mut stop = self.counts();
            if spec.capture.extra > 0 {
                stop = Counts::Only(vec![1, 1 + self.number(0, 3)]);
            }
            spec.sowing.relay = Some(self.relay(stop));
        }
    }

    fn bao(&mut self, spec: &mut RuleSpec) {
        let holes = spec.board.holes;
        spec.board.direction = Direction::Chosen;
        spec.play.min_seeds = 2;
        spec.sowing.relay = Some(RelaySpec {
            endless: self.one(&[Endless::CutOff, Endless::Illegal]),
            ..self.relay(Counts::Only(vec![1]))
        });
        spec.capture.counts = Counts::AtLeast(2);
        spec.capture.takes = Takes::Inner;
        spec.capture.to = To::Resow(ResowFrom::End);
        spec.capture.compulsory = true;
        spec.end.goal = Goal::LastMove;
        spec.end.empty_inner = true;
        let hole = self.letter(holes..2 * holes);
        let seeds = self.number(1, 6);
        spec.bao = Some(BaoSpec {
            reserve: self.number(0, 8),
            nyumba: self.is().then_some(NyumbaSpec { hole, seeds }),
            takasia: self.is(),
        });
    }

    fn end(&mut self, spec: &mut RuleSpec) {
        spec.end.empty_inner = self.is();
        spec.end.repetition = self.is().then(RepetitionSpec::default);
        if self.is() {
            spec.end.goal = Goal::LastMove;
            if let Some(relay) = &mut spec.sowing.relay {
                let may_forbid = spec.play.reverse_from.is_empty() && spec.capture.extra == 0;
                let values = [Endless::CutOff, Endless::Loses, Endless::Illegal];
                relay.endless = self.one(&values[..2 + usize::from(may_forbid)]);
            }
            return;
        }
        spec.end.stuck = self.one(&[Stuck::Ends, Stuck::Passes]);
        spec.end.majority = self.is();
        spec.end.at_majority = self.one(&[AtMajority::AsRemaining, AtMajority::Nobody]);
        if self.is() {
            spec.end.move_limit = Some(self.number(1, 60));
        }
        spec.end.empty_territory = self.is();
        spec.end.remaining = self.one(&[
            Remaining::EachOwn,
            Remaining::LastMover,
            Remaining::Nobody,
            Remaining::Split,
        ]);
    }

    /// Draws a valid rule file for four rows.
    fn spec(&mut self, longest_row: i64) -> RuleSpec {
        let text = b"(format: 2, name: \"random\", board: (rows: 4), capture: (takes: Inner))";
        let mut spec = parse_rule_file(text).unwrap().spec().clone();
        let holes = self.number(HOLES_IN_ROW_OF_FOUR.0, longest_row);
        spec.board.holes = holes;
        spec.board.seeds = self.number(1, 4);
        if self.is() {
            spec.board.start = (0..2 * holes).map(|_| self.number(0, 4)).collect();
            spec.board.start[0] += 1;
        }
        if self.number(0, 3) == 0 {
            spec.board.start_of_north = (0..2 * holes).map(|_| self.number(0, 4)).collect();
            spec.board.start_of_north[0] += 1;
        }
        spec.board.direction = self.one(&[
            Direction::Counterclockwise,
            Direction::Clockwise,
            Direction::Chosen,
        ]);
        spec.play.min_seeds = self.number(1, 3);
        spec.play.inner_first = self.is();
        spec.sowing.skip_start = self.is();
        if self.number(0, 3) == 0 {
            self.bao(&mut spec);
            return spec;
        }
        if spec.play.min_seeds == 2 {
            let singles = [
                Singles::Never,
                Singles::LastResort,
                Singles::LastResortOntoEmpty,
            ];
            spec.play.singles = self.one(&singles);
        }
        self.captures(&mut spec);
        if spec.board.direction != Direction::Chosen && self.is() {
            spec.play.reverse_from = (0..3).map(|_| self.letter(0..2 * holes)).collect();
        }
        self.end(&mut spec);
        spec
    }
}

/// Draws rules with this seed, on boards with rows of up to `longest_row` holes.
pub fn drawn(seed: u64, longest_row: i64) -> Arc<RuleSet> {
    let spec = Draw(ChaCha8Rng::seed_from_u64(seed)).spec(longest_row);
    Arc::new(RuleSet::from_spec(spec.clone()).unwrap_or_else(|error| panic!("{error:?}: {spec:?}")))
}

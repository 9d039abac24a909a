//! Which moves are legal, and why the others are not.

use super::board::{Geometry, Hole, HoleSet, Side};
use super::event::{EventSink, GameEvent};
use super::position::Position;
use super::rule_set::RuleSet;
use super::spec::{Feeding, GrandSlam, PlayFrom};

/// Why a hole can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The board has no such hole.
    NoSuchHole,
    /// The hole lies in the opponent's territory.
    NotYourTerritory,
    /// The hole holds too few seeds.
    TooFewSeeds {
        /// How many it holds.
        seeds: u16,
        /// How many it must hold.
        needed: u16,
    },
    /// The move would capture all seeds of the opponent's territory.
    GrandSlam,
    /// The move reaches no hole of the opponent's, and another move would.
    MustReachOpponent,
    /// The move leaves the opponent without seeds, and another move would not.
    MustFeed,
    /// The move leaves the opponent without seeds, which is never allowed.
    Starves,
}

impl Position {
    /// The holes that the player to move may play; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self, rules: &RuleSet) -> HoleSet {
        if self.end.is_some() {
            return HoleSet::EMPTY;
        }
        let reaching = self.reaching_moves(rules);
        match rules.play().feeding {
            Feeding::Free | Feeding::Penalised => reaching,
            Feeding::Required => self.feeding_moves(rules, reaching),
            Feeding::IfPossible => {
                let feeding = self.feeding_moves(rules, reaching);
                if feeding.is_empty() {
                    reaching
                } else {
                    feeding
                }
            }
        }
    }

    /// Why the player to move can't play `hole`; nothing if he can.
    #[must_use]
    pub fn refusal(&self, rules: &RuleSet, hole: Hole) -> Option<Refusal> {
        if self.end.is_some() {
            return Some(Refusal::GameOver);
        }
        if hole.index() >= self.geometry.holes() {
            return Some(Refusal::NoSuchHole);
        }
        if !self.may_lift_from(rules, hole) {
            return Some(Refusal::NotYourTerritory);
        }
        let (seeds, needed) = (self.seeds_in(hole), rules.play().min_seeds);
        if seeds < needed {
            return Some(Refusal::TooFewSeeds { seeds, needed });
        }
        if !self.slam_free_moves(rules).contains(hole) {
            return Some(Refusal::GrandSlam);
        }
        if !self.reaching_moves(rules).contains(hole) {
            return Some(Refusal::MustReachOpponent);
        }
        match (self.legal_moves(rules).contains(hole), rules.play().feeding) {
            (true, _) => None,
            (false, Feeding::IfPossible) => Some(Refusal::MustFeed),
            (false, _) => Some(Refusal::Starves),
        }
    }

    /// Whether `side`, if it were his turn, would have no legal move.
    #[must_use]
    pub fn is_stuck(&self, rules: &RuleSet, side: Side) -> bool {
        let position = self.with_turn(side);
        let reaching = position.reaching_moves(rules);
        match rules.play().feeding {
            Feeding::Required => reaching.iter().all(|hole| position.starves(rules, hole)),
            // `IfPossible` never strikes the last move.
            _ => reaching.is_empty(),
        }
    }

    /// Whether some legal move leaves a seed in the opponent's territory.
    pub(super) fn can_feed(&self, rules: &RuleSet) -> bool {
        self.legal_moves(rules)
            .iter()
            .any(|hole| !self.starves(rules, hole))
    }

    /// The holes of the mover with enough seeds.
    fn filled_holes(&self, rules: &RuleSet) -> HoleSet {
        let row = self.geometry.row();
        let (from, to) = match rules.play().from {
            PlayFrom::Any => (0, 2 * row),
            PlayFrom::Own => (self.to_move.index() * row, (self.to_move.index() + 1) * row),
        };
        let needed = rules.play().min_seeds;
        let mut filled = HoleSet::EMPTY;
        for index in from..to {
            if self.holes[index] >= needed {
                filled.insert(Hole::new(index));
            }
        }
        filled
    }

    /// Of these, the ones that test 1 leaves: no illegal grand slam.
    fn slam_free_moves(&self, rules: &RuleSet) -> HoleSet {
        let filled = self.filled_holes(rules);
        if rules.capture().grand_slam != GrandSlam::Illegal {
            return filled;
        }
        filled
            .iter()
            .filter(|&hole| !self.slams(rules, hole))
            .collect()
    }

    /// Of these, the ones that test 2 leaves: those that reach the opponent, where any does.
    fn reaching_moves(&self, rules: &RuleSet) -> HoleSet {
        let moves = self.slam_free_moves(rules);
        if !rules.play().reach_opponent {
            return moves;
        }
        let reaching: HoleSet = moves
            .iter()
            .filter(|&hole| self.reaches(rules, hole))
            .collect();
        if reaching.is_empty() { moves } else { reaching }
    }

    /// Of `moves`, those that leave the opponent a seed.
    fn feeding_moves(&self, rules: &RuleSet, moves: HoleSet) -> HoleSet {
        moves
            .iter()
            .filter(|&hole| !self.starves(rules, hole))
            .collect()
    }

    fn slams(&self, rules: &RuleSet, hole: Hole) -> bool {
        if rules.is_single_lap() && !self.captures_something(rules, hole) {
            return false;
        }
        self.clone().make_move(rules, hole, &mut ())
    }

    fn reaches(&self, rules: &RuleSet, hole: Hole) -> bool {
        let mut reached = ReachedTerritories::new(self.geometry);
        self.clone().make_move(rules, hole, &mut reached);
        reached.sides[self.to_move.opponent().index()]
    }

    fn starves(&self, rules: &RuleSet, hole: Hole) -> bool {
        let opponent = self.to_move.opponent();
        // A lap that captures nothing leaves the opponent what he has.
        if rules.is_single_lap()
            && rules.play().from == PlayFrom::Own
            && !self.is_starved(opponent)
            && !self.captures_something(rules, hole)
        {
            return false;
        }
        let mut after = *self;
        after.make_move(rules, hole, &mut ());
        after.is_starved(opponent)
    }

    /// Whether a single lap from `hole` ends where and as a capture needs it.
    fn captures_something(&self, rules: &RuleSet, hole: Hole) -> bool {
        let (end, count) = self.lap_end(rules, hole);
        let rule = rules.capture();
        rule.counts.contains(count) && rules.lies_in(end, rule.territory, self.to_move)
    }
}

/// Listens for the territories that seeds fall into.
struct ReachedTerritories {
    geometry: Geometry,
    sides: [bool; 2],
}

impl ReachedTerritories {
    const fn new(geometry: Geometry) -> Self {
        Self {
            geometry,
            sides: [false; 2],
        }
    }
}

impl EventSink for ReachedTerritories {
    fn event(&mut self, event: GameEvent) {
        if let GameEvent::Sown { hole, .. } = event {
            self.sides[self.geometry.owner(hole).index()] = true;
        }
    }
}

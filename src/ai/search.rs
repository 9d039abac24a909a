//! Iterative deepening from the position that a game has come to.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use super::alpha_beta::{AlphaBeta, INFINITE, Scored};
use super::budget::Budget;
use super::evaluation::Weights;
use super::limits::{Limits, MAX_DEPTH};
use super::model::{Model, Reference};
use super::ordering::{Child, push_children};
use super::packed::{Packed, PackedModel};
use super::path::Path;
use super::report::{Line, Report};
use super::tables::EndgameTable;
use super::transposition::TranspositionTable;
use crate::rules::{Game, RuleSet};

/// Searches the position that `game` has come to, until `limits` or `stop` end it.
///
/// With limits in nodes or plies only, one thread, and nobody setting `stop`, the report
/// depends on the game and the limits alone (but for its time).
#[must_use]
pub fn search(game: &Game, limits: &Limits, stop: &AtomicBool) -> Report {
    Mind::for_rules(game.rules()).search(game, limits, stop, &mut |_| ())
}

/// What a search knows beside the game.
#[derive(Clone, Debug)]
pub struct Mind<'a> {
    /// How it judges.
    pub weights: Weights,
    /// Endgame tables, which must be made for the rules of the game to be of use.
    pub tables: Option<&'a EndgameTable>,
}

impl<'a> Mind<'a> {
    /// Judges as was learnt for `rules`, without tables.
    #[must_use]
    pub fn for_rules(rules: &RuleSet) -> Self {
        Self {
            weights: Weights::for_rules(rules),
            tables: None,
        }
    }

    /// The same with endgame tables.
    #[must_use]
    pub fn with_tables(self, tables: Option<&'a EndgameTable>) -> Self {
        Self { tables, ..self }
    }

    /// Searches as [`search`] does, on the fastest model that plays the game's rules;
    /// `watch` is told what has been found whenever a depth is finished.
    #[must_use]
    pub fn search(
        &self,
        game: &Game,
        limits: &Limits,
        stop: &AtomicBool,
        watch: &mut dyn FnMut(&Report),
    ) -> Report {
        let (rules, positions) = (game.rules(), game.positions());
        match PackedModel::new(rules, game.position(), &self.weights) {
            Some(model) => {
                let history: Vec<Packed> = positions.iter().map(Packed::new).collect();
                search_watched(
                    &model.with_tables(self.tables),
                    &history,
                    limits,
                    stop,
                    watch,
                )
            }
            None => {
                let model = Reference::new(rules, self.weights.clone()).with_tables(self.tables);
                search_watched(&model, positions, limits, stop, watch)
            }
        }
    }
}

/// The same on any model; `history` is the game so far, its last position the one to search.
#[must_use]
pub fn search_with<M: Model>(
    model: &M,
    history: &[M::State],
    limits: &Limits,
    stop: &AtomicBool,
) -> Report {
    search_watched(model, history, limits, stop, &mut |_| ())
}

/// The same; `watch` is told what has been found whenever a depth is finished.
#[must_use]
pub fn search_watched<M: Model>(
    model: &M,
    history: &[M::State],
    limits: &Limits,
    stop: &AtomicBool,
    watch: &mut dyn FnMut(&Report),
) -> Report {
    let began = Instant::now();
    let table = TranspositionTable::new(limits.memory);
    let over = AtomicBool::new(false);
    let root = |limits: &Limits| {
        let budget = Budget::new(limits, model.clock_interval(), [stop, &over]);
        let searcher = AlphaBeta::new(model, &table, Path::new(model, history), budget);
        Root::new(searcher, history.last())
    };
    thread::scope(|scope| {
        // The helpers do the same work, every second one a ply ahead; what they find
        // is in the table when the first thread comes there (lazy SMP).
        let helpers: Vec<_> = (1..limits.threads.max(1))
            .map(|number| {
                scope.spawn(move || {
                    let mut root = root(limits);
                    let first = 1 + (number % 2) as u8;
                    root.deepen(limits, first, &mut |_, _| ());
                    root.searcher.budget.nodes()
                })
            })
            .collect();
        let mut root = root(limits);
        let depth = root.deepen(limits, 1, &mut |root, depth| {
            watch(&root.report(depth, limits, began))
        });
        over.store(true, Ordering::Relaxed);
        let mut report = root.report(depth, limits, began);
        report.nodes += helpers
            .into_iter()
            .filter_map(|helper| helper.join().ok())
            .sum::<u64>();
        report
    })
}

/// The first ply, whose moves keep their own values and lines.
struct Root<'a, M: Model> {
    searcher: AlphaBeta<'a, M>,
    moves: Vec<Child<M::State>>,
    /// The best moves of the last search, best first.
    lines: Vec<Line>,
}

impl<'a, M: Model> Root<'a, M> {
    fn new(searcher: AlphaBeta<'a, M>, state: Option<&M::State>) -> Self {
        let mut moves = Vec::new();
        if let Some(state) = state {
            push_children(searcher.model, state, None, &mut moves);
        }
        Self {
            searcher,
            moves,
            lines: Vec::new(),
        }
    }

    fn report(&self, depth: u8, limits: &Limits, began: Instant) -> Report {
        let shown = limits.lines.clamp(1, self.lines.len().max(1));
        Report {
            lines: self.lines.iter().take(shown).cloned().collect(),
            depth,
            proved: self.is_proved(),
            nodes: self.searcher.budget.nodes(),
            time: began.elapsed(),
        }
    }

    /// Searches deeper and deeper from depth `first`, and says so after every depth; returns the
    /// last that was finished.
    fn deepen(&mut self, limits: &Limits, first: u8, watch: &mut dyn FnMut(&Self, u8)) -> u8 {
        let wanted = limits.lines.clamp(1, self.moves.len().max(1));
        let mut finished = 0;
        if self.moves.is_empty() {
            return finished;
        }
        for depth in first..=limits.depth.clamp(first, MAX_DEPTH) {
            let lines = self.search(depth, wanted);
            let is_complete = lines.len() == self.moves.len();
            if is_complete {
                finished = depth;
            }
            self.take_over(lines, wanted);
            if is_complete {
                watch(self, depth);
            }
            if !is_complete || self.is_proved() || self.searcher.budget.is_spent() {
                break;
            }
        }
        finished
    }

    /// Whether deeper search can't change anything.
    fn is_proved(&self) -> bool {
        self.lines.iter().all(|line| line.proved)
    }

    /// Searches all moves to `depth` plies, the best `wanted` of them exactly.
    /// Gives one line a move, in the order of the moves; fewer when the budget is spent.
    fn search(&mut self, depth: u8, wanted: usize) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::with_capacity(self.moves.len());
        let mut best_values: Vec<i32> = Vec::with_capacity(wanted);
        for index in 0..self.moves.len() {
            let child = self.moves[index];
            // What a move must be worth to be among the best.
            let alpha = if best_values.len() < wanted {
                -INFINITE
            } else {
                best_values[wanted - 1]
            };
            let scored = self.value(&child, depth, alpha);
            // The first ply is finished in any case: there must be a move.
            if self.searcher.budget.is_spent() && depth > 1 {
                break;
            }
            let mut moves = vec![child.hole];
            moves.extend_from_slice(self.searcher.line(1));
            lines.push(Line {
                value: scored.value,
                proved: scored.proved,
                moves,
            });
            let place = best_values.partition_point(|&value| value >= scored.value);
            best_values.insert(place, scored.value);
            best_values.truncate(wanted);
        }
        lines
    }

    fn value(&mut self, child: &Child<M::State>, depth: u8, alpha: i32) -> Scored {
        let below = depth - 1;
        if alpha > -INFINITE {
            let guess = self.searcher.value_of(child, 1, below, alpha, alpha + 1);
            if guess.value <= alpha {
                return guess;
            }
        }
        self.searcher.value_of(child, 1, below, alpha, INFINITE)
    }

    /// Takes over what a search has found. One that was cut short counts as far as it
    /// came: its first move was the best so far, and a later one that beats it has been found to.
    fn take_over(&mut self, found: Vec<Line>, wanted: usize) {
        if found.is_empty() {
            return;
        }
        let mut lines = found;
        if lines.len() < self.moves.len() {
            // A cut-off search for several lines compares values of two depths: only whole ones count.
            if wanted > 1 {
                return;
            }
            let known: Vec<_> = lines.iter().filter_map(Line::hole).collect();
            let older = self
                .lines
                .drain(..)
                .filter(|line| line.hole().is_some_and(|hole| !known.contains(&hole)));
            let worst = lines.iter().map(|line| line.value).min().unwrap_or(0);
            lines.extend(older.map(|line| Line {
                value: line.value.min(worst),
                ..line
            }));
        }
        // Stable: of equal moves the one found first stays first.
        lines.sort_by_key(|line| -line.value);
        let place = |child: &Child<M::State>| {
            lines
                .iter()
                .position(|line| line.hole() == Some(child.hole))
        };
        self.moves.sort_by_key(place);
        self.lines = lines;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used)]

    use std::sync::Arc;

    use super::*;
    use crate::ai::SEED;
    use crate::ai::contest::opening;
    use crate::rules::{Placement, RuleSet, Side, library};

    const DEPTH: u8 = 4;

    fn never() -> AtomicBool {
        AtomicBool::new(false)
    }

    fn all_rules() -> Vec<Arc<RuleSet>> {
        library::names()
            .map(|name| library::load(name).unwrap().unwrap())
            .collect()
    }

    /// What the player to move gains, by nothing but the rules' own game.
    fn minimax(game: &mut Game, weights: &Weights, depth: u8) -> i32 {
        let mover = game.position().to_move();
        let before = lead(game, mover);
        let legal = game.position().legal_moves(game.rules());
        let below = if legal.len() == 1 { depth } else { depth - 1 };
        let values = legal.iter().map(|hole| {
            game.play(hole, &mut ()).unwrap();
            let gain = SEED * (lead(game, mover) - before);
            let rest = leaf_or_minimax(game, weights, below);
            let again = game.position().to_move() == mover;
            game.take_back();
            if again { gain + rest } else { gain - rest }
        });
        values.max().unwrap()
    }

    fn leaf_or_minimax(game: &mut Game, weights: &Weights, depth: u8) -> i32 {
        if game.outcome().is_some() {
            0
        } else if depth == 0 {
            weights.estimate(game.position())
        } else {
            minimax(game, weights, depth)
        }
    }

    fn lead(game: &Game, side: Side) -> i32 {
        i32::from(game.position().loft(side)) - i32::from(game.position().loft(side.opponent()))
    }

    #[test]
    fn values_are_those_of_plain_minimax() {
        for rules in all_rules() {
            let weights = Weights::for_rules(&rules);
            for number in 0..4 {
                let mut game = opening(&rules, 7, number);
                let limits = Limits {
                    memory: 0,
                    ..Limits::depth(DEPTH)
                };
                let report = search(&game, &limits, &never());
                // The first ply is never lengthened.
                let legal = game.position().legal_moves(&rules).len();
                let depth = if legal == 1 { DEPTH - 1 } else { DEPTH };
                let expected = minimax(&mut game, &weights, depth);
                let name = rules.name("en");
                assert_eq!(
                    report.lines[0].value,
                    expected,
                    "{name}: {}",
                    game.position()
                );
            }
        }
    }

    #[test]
    fn every_move_has_the_value_that_it_has_alone() {
        for rules in all_rules() {
            let game = opening(&rules, 3, 1);
            let limits = Limits {
                memory: 0,
                ..Limits::depth(DEPTH)
            };
            let all = search(&game, &limits.all_moves(), &never());
            let best = search(&game, &limits, &never());
            assert_eq!(all.lines.len(), game.position().legal_moves(&rules).len());
            assert_eq!(all.lines[0].value, best.lines[0].value);
            assert!(all.lines.is_sorted_by_key(|line| -line.value));
        }
    }

    #[test]
    fn a_proved_value_stays_when_the_search_goes_deeper_without_table() {
        let mut proved = 0;
        for rules in all_rules() {
            let placed =
                Placement::parse("1-0-0-2-0-1-0-1-0-0-0-2-20-21-S", rules.geometry()).unwrap();
            let game = Game::set_up(Arc::clone(&rules), &placed, &mut ());
            let with_table = search(&game, &Limits::depth(16), &never());
            if !with_table.proved || game.outcome().is_some() {
                continue;
            }
            proved += 1;
            let limits = Limits {
                memory: 0,
                nodes: 3_000_000,
                ..Limits::depth(20)
            };
            let without = search(&game, &limits, &never());
            if without.proved {
                assert_eq!(
                    with_table.lines[0].value,
                    without.lines[0].value,
                    "{}",
                    rules.name("en")
                );
            }
        }
        assert!(proved > 5);
    }

    #[test]
    fn the_same_search_visits_the_same_nodes() {
        for rules in all_rules() {
            let game = opening(&rules, 5, 2);
            let [first, second] = [(), ()].map(|()| search(&game, &Limits::nodes(3_000), &never()));
            assert_eq!((&first.lines, first.nodes), (&second.lines, second.nodes));
            assert!(first.nodes < 3_400, "{} nodes", first.nodes);
        }
    }

    #[test]
    fn a_search_told_to_stop_still_has_a_move() {
        let rules = library::load("awale").unwrap().unwrap();
        let game = Game::new(rules, Side::South, &mut ());
        let report = search(&game, &Limits::NONE, &AtomicBool::new(true));
        assert!(report.best().is_some());
    }
}

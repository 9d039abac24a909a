//! Finds puzzles in self-play under any rules.

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::choice::most_diverse;
use super::theme::themes;
use super::{Puzzle, PuzzleSet, Theme, difficulty};
use crate::ai::choose;
use crate::ai::contest::opening;
use crate::ai::levels::Skill;
use crate::teacher::proof::{Proof, ProvedMove, Prover};
use crate::teacher::reasons::of_move;
use awale_rules::{Game, Move, Moves, Placement, Position, RuleSet, Side};

/// The skills of the players: strong enough for realistic positions, weak enough to leave
/// something to find.
const PLAYER_SKILLS: [f64; 4] = [12.0, 26.0, 36.0, 42.0];
/// The maximum length of a game, in plies.
const MAX_PLIES: usize = 300;
/// The maximum number of puzzles per game.
const MAX_PER_GAME: usize = 2;
/// The minimum number of plies between two puzzles of a game.
const MIN_PLIES_BETWEEN: usize = 6;
/// The minimum number of legal moves of a puzzle.
const MIN_MOVES: usize = 3;

/// Node budget of the first search of a position.
const SCREENING_NODES: u64 = 2_000;
/// The minimum margin that this search must find, in seeds.
const MIN_CANDIDATE_MARGIN: f32 = 1.5;
/// Node budget of a proof to the end of the game.
const NODES_TO_THE_END: u64 = 150_000;
/// The maximum number of seeds on the board, beyond those that the endgame tables cover, for a
/// proof to the end.
const MAX_SEEDS_BEYOND_TABLES: u16 = 9;
/// Depths of a proof by captures in plies, deepest first. The first one that fits into the node
/// budget is used.
const HORIZONS: [u8; 3] = [10, 8, 6];
/// Node budget of a proof by captures.
const NODES_WITHIN: u64 = 400_000;
/// Where the last move wins: the maximum number of plies of a win.
const MAX_PLIES_TO_WIN: u8 = 7;
/// Where the last move wins: the minimum and maximum number of plies of a proof by captures.
const PLIES_ON_RINGS: [u8; 2] = [4, 6];
/// Node budget of a proof where the last move wins; smaller, as sowings are long.
const NODES_ON_RINGS: u64 = 120_000;
/// Node budget of the estimate that must confirm such a proof.
const ESTIMATE_NODES_ON_RINGS: u64 = 150_000;
/// Node budget of the estimate that must confirm a proof by captures. It searches deeper, but
/// selectively.
const ESTIMATE_NODES: u64 = 500_000;
/// The minimum margin of a proof to the end of the game, in seeds.
const MIN_MARGIN_AT_END: i32 = 2;
/// The minimum margin of a proof by captures, in seeds.
const MIN_MARGIN_WITHIN: i32 = 3;
/// The minimum estimated margin, in seeds.
const MIN_ESTIMATED_MARGIN: f32 = 1.0;
/// The maximum number of the solver's moves in a puzzle.
const MAX_DEPTH: u8 = 5;

/// The numbers of games and of positions examined, by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MiningStatistics {
    /// The games played.
    pub games: u64,
    /// The positions searched: those with a choice of moves and an open result.
    pub positions: u64,
    /// The positions in which some moves seem better than all others.
    pub candidates: u64,
    /// The candidates whose margin isn't proved, or is too small.
    pub unproved: u64,
    /// The candidates solved by the biggest capture.
    pub trivial: u64,
    /// The candidates whose advantage takes more than five moves to show.
    pub deep: u64,
    /// The candidates without a theme.
    pub without_theme: u64,
    /// The puzzles found.
    pub found: u64,
}

impl fmt::Display for MiningStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} positions, {} candidates: {} not proved, {} solved by the biggest capture, {} too deep, {} without a theme, {} puzzles",
            self.games,
            self.positions,
            self.candidates,
            self.unproved,
            self.trivial,
            self.deep,
            self.without_theme,
            self.found
        )
    }
}

/// Finds puzzles game by game: [`mine_game`](Self::mine_game) plays one game and collects its
/// puzzles. Deterministic for given rules and seed.
pub struct Miner {
    rules: Arc<RuleSet>,
    prover: Prover,
    seed: u64,
    statistics: MiningStatistics,
    seen: HashSet<Placement>,
    puzzles: Vec<Puzzle>,
}

impl Miner {
    /// Creates a miner for `rules` whose random numbers come from `seed`.
    #[must_use]
    pub fn new(rules: &Arc<RuleSet>, seed: u64) -> Self {
        Self {
            rules: Arc::clone(rules),
            prover: Prover::new(rules),
            seed,
            statistics: MiningStatistics::default(),
            seen: HashSet::new(),
            puzzles: Vec::new(),
        }
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Returns the statistics so far.
    #[must_use]
    pub const fn statistics(&self) -> MiningStatistics {
        self.statistics
    }

    /// Returns the puzzles found so far, oldest first.
    #[must_use]
    pub fn found(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Plays another game and collects its puzzles, until `stop` is set.
    pub fn mine_game(&mut self, stop: &AtomicBool) {
        let number = self.statistics.games;
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        random.set_stream(number);
        let skills: [Skill; 2] = std::array::from_fn(|_| {
            Skill::new(PLAYER_SKILLS[random.random_range(0..PLAYER_SKILLS.len())])
        });
        let mut game = opening(&self.rules, self.seed, number);
        let mut found = 0;
        let mut next_ply = 0;
        while game.outcome().is_none() && game.moves().len() < MAX_PLIES {
            if game.moves().len() >= next_ply
                && found < MAX_PER_GAME
                && let Some(puzzle) = self.examine(game.position(), stop)
            {
                self.statistics.found += 1;
                self.puzzles.push(puzzle);
                found += 1;
                next_ply = game.moves().len() + MIN_PLIES_BETWEEN;
            }
            let skill = skills[game.position().to_move().index()];
            let chosen = choose(&game, skill, random.random(), stop, None);
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let Some(chosen) = chosen else { break };
            // The chosen move is legal.
            if game.play(chosen.mv, &mut ()).is_err() {
                break;
            }
        }
        self.statistics.games += 1;
    }

    /// Returns the puzzle in `position`, if it has one.
    fn examine(&mut self, position: &Position, stop: &AtomicBool) -> Option<Puzzle> {
        let placement = from_south(&self.rules, position);
        let game = Game::set_up(Arc::clone(&self.rules), &placement, &mut ());
        let legal = game.position().legal_moves(&self.rules);
        // Setting up the position may end the game, or pass.
        let is_unchanged = Placement::of(game.position()) == placement;
        // A majority of the seeds doesn't decide a match of rounds, or where the last move wins.
        let is_decided = self.rules.rounds().is_none()
            && !self.rules.is_won_by_last_move()
            && placement
                .lofts
                .iter()
                .any(|&loft| 2 * loft > position.total_seeds());
        if !is_unchanged || is_decided || legal.len() < MIN_MOVES || self.seen.contains(&placement)
        {
            return None;
        }
        self.statistics.positions += 1;
        if !self.seems_promising(&game, stop) {
            return None;
        }
        self.statistics.candidates += 1;
        let Some((proof, proved_moves)) = self.prove(&game, stop) else {
            self.statistics.unproved += 1;
            return None;
        };
        let right = best_moves(&proved_moves);
        if !right.iter().all(|mv| !of_move(&game, mv).is_empty()) {
            self.statistics.without_theme += 1;
            return None;
        }
        if is_greedy(&game, right) {
            self.statistics.trivial += 1;
            return None;
        }
        let lines = match proved_win(&game, &proved_moves) {
            Some(win) => Some(win),
            None => lines_to_advantage(&mut self.prover, &game, right, stop),
        };
        let Some((depth, lines)) = lines.filter(|(depth, ..)| *depth <= MAX_DEPTH) else {
            self.statistics.deep += 1;
            return None;
        };
        let themes = themes(&game, &lines.right, &lines.wrong);
        if themes.is_empty() {
            self.statistics.without_theme += 1;
            return None;
        }
        let mut puzzle = Puzzle {
            placement,
            right,
            margin: u16::try_from(margin(&proved_moves)?).ok()?,
            themes,
            depth,
            rating: 0,
            proof,
            values: proved_moves
                .iter()
                .map(|proved_move| (proved_move.mv, proved_move.seeds))
                .collect(),
            line: lines
                .right
                .into_iter()
                .take(usize::from(2 * depth - 1))
                .collect(),
        };
        puzzle.rating = difficulty(&game, &puzzle, stop)?;
        self.seen.insert(placement);
        Some(puzzle)
    }

    /// Returns true if a short search finds that some moves are better than all others.
    fn seems_promising(&mut self, game: &Game, stop: &AtomicBool) -> bool {
        let estimates = self.prover.estimate(game, SCREENING_NODES, stop);
        let half = estimates.len() / 2;
        let mut pairs = estimates.windows(2).take(half);
        pairs.any(|pair| pair[0].1 - pair[1].1 >= MIN_CANDIDATE_MARGIN)
    }

    /// Proves the values of the moves; returns `None` unless the margin is proved and large enough.
    fn prove(&mut self, game: &Game, stop: &AtomicBool) -> Option<(Proof, Vec<ProvedMove>)> {
        if self.rules.is_won_by_last_move() {
            return self.prove_on_rings(game, stop);
        }
        let seeds = game.position().on_board();
        let is_near_end = self
            .prover
            .table_seeds()
            .is_none_or(|table| seeds <= table + MAX_SEEDS_BEYOND_TABLES)
            || self.rules.relay().is_some();
        if is_near_end
            && let Some(proved_moves) = self.prover.to_the_end(game, NODES_TO_THE_END, stop)
        {
            return stands_out(&proved_moves, MIN_MARGIN_AT_END)
                .then_some((Proof::End, proved_moves));
        }
        let (plies, proved_moves) = HORIZONS.iter().find_map(|&plies| {
            let (proved_moves, _) = self.prover.within(game, plies, NODES_WITHIN, stop)?;
            Some((plies, proved_moves))
        })?;
        self.standing_out(game, plies, proved_moves, stop)
    }

    /// Returns the proof of `proved_moves` within `plies`, if the best ones stand out even in a
    /// deeper search.
    fn standing_out(
        &mut self,
        game: &Game,
        plies: u8,
        proved_moves: Vec<ProvedMove>,
        stop: &AtomicBool,
    ) -> Option<(Proof, Vec<ProvedMove>)> {
        if !stands_out(&proved_moves, MIN_MARGIN_WITHIN) {
            return None;
        }
        let margin = estimated_margin(&mut self.prover, game, best_moves(&proved_moves), stop);
        (margin >= MIN_ESTIMATED_MARGIN).then_some((Proof::Plies(plies), proved_moves))
    }

    /// Like [`prove`](Self::prove), but for rules where the last move wins: proves the shortest
    /// forced win, or otherwise captures, to the deepest horizon within the node budget.
    fn prove_on_rings(
        &mut self,
        game: &Game,
        stop: &AtomicBool,
    ) -> Option<(Proof, Vec<ProvedMove>)> {
        let max = i32::from(game.position().total_seeds());
        let [min_plies, max_plies] = PLIES_ON_RINGS;
        let mut deepest = None;
        for plies in 1..=MAX_PLIES_TO_WIN {
            let Some((moves, _)) = self.prover.within(game, plies, NODES_ON_RINGS, stop) else {
                break;
            };
            let is_won = moves.first().is_some_and(|best| best.seeds == max);
            let is_lost = moves.first().is_some_and(|best| best.seeds == -max);
            if is_lost {
                return None;
            }
            // A proof by captures ends with the opponent's move.
            if is_won || (min_plies..=max_plies).contains(&plies) && plies % 2 == 0 {
                deepest = Some((plies, moves));
            }
            if is_won {
                break;
            }
        }
        let (plies, moves) = deepest?;
        self.standing_out(game, plies, moves, stop)
    }

    /// Selects up to `count` puzzles of as many themes and ratings as possible.
    #[must_use]
    pub fn choice(&self, count: usize) -> PuzzleSet {
        let mut set = PuzzleSet {
            fingerprint: self.rules.fingerprint(),
            puzzles: most_diverse(&self.puzzles, count),
        };
        set.sort();
        set
    }
}

/// The lines of a right move and of the best wrong one, until the advantage shows.
struct LinePair {
    right: Vec<Move>,
    wrong: Vec<Move>,
}

/// Returns the number of the solver's moves in a proved win by the last move, with the lines;
/// `None` if there is no such win.
fn proved_win(game: &Game, proved_moves: &[ProvedMove]) -> Option<(u8, LinePair)> {
    let max = i32::from(game.position().total_seeds());
    let best = proved_moves.first()?;
    if !game.rules().is_won_by_last_move() || best.seeds != max {
        return None;
    }
    let wrong = proved_moves.iter().find(|other| other.seeds < max)?;
    let mut played = game.clone();
    let mut solver_moves = 0;
    for &mv in &best.line {
        solver_moves += u8::from(played.position().to_move() == game.position().to_move());
        played.play(mv, &mut ()).ok()?;
    }
    let lines = LinePair {
        right: best.line.clone(),
        wrong: wrong.line.clone(),
    };
    played.outcome().is_some().then_some((solver_moves, lines))
}

/// Finds the number of the solver's moves until every right move has gained more than all others,
/// with the lines up to there. Returns `None` if it is above [`MAX_DEPTH`].
fn lines_to_advantage(
    prover: &mut Prover,
    game: &Game,
    right: Moves,
    stop: &AtomicBool,
) -> Option<(u8, LinePair)> {
    (1..=MAX_DEPTH).find_map(|depth| {
        let (proved_moves, _) = prover.within(game, 2 * depth, NODES_WITHIN, stop)?;
        let (right, wrong): (Vec<&ProvedMove>, Vec<&ProvedMove>) = proved_moves
            .iter()
            .partition(|proved_move| right.contains(proved_move.mv));
        let min_right = right.iter().map(|proved_move| proved_move.seeds).min()?;
        let best_wrong = wrong.iter().max_by_key(|proved_move| proved_move.seeds)?;
        let lines = || LinePair {
            right: right[0].line.clone(),
            wrong: best_wrong.line.clone(),
        };
        (min_right > best_wrong.seeds).then(|| (depth, lines()))
    })
}

/// Derives the themes of `puzzle` again, from its solution and the line of the best wrong move.
/// Returns none if the proof fails. `prover` must have the same rules.
pub fn themes_of(
    rules: &Arc<RuleSet>,
    prover: &mut Prover,
    puzzle: &Puzzle,
    stop: &AtomicBool,
) -> Vec<Theme> {
    let game = puzzle.game(rules);
    let win = if rules.is_won_by_last_move() {
        let proved_moves = prover.prove(&game, puzzle.proof, NODES_WITHIN, stop);
        proved_moves.and_then(|moves| proved_win(&game, &moves))
    } else {
        None
    };
    let lines = match win {
        Some(win) => Some(win),
        None => lines_to_advantage(prover, &game, puzzle.right, stop),
    };
    lines.map_or_else(Vec::new, |(_, lines)| {
        let is_solution = lines.right.starts_with(&puzzle.line);
        let right = if is_solution {
            &lines.right
        } else {
            &puzzle.line
        };
        themes(&game, right, &lines.wrong)
    })
}

/// Returns the position rotated so that South is to move.
fn from_south(rules: &RuleSet, position: &Position) -> Placement {
    let placement = Placement::of(position);
    match placement.to_move {
        Side::South => placement,
        Side::North => placement.rotated(rules),
    }
}

/// Returns the moves of the highest value; `proved_moves` is sorted best first.
pub(super) fn best_moves(proved_moves: &[ProvedMove]) -> Moves {
    let best_value = proved_moves.first().map(|proved_move| proved_move.seeds);
    let moves = proved_moves
        .iter()
        .filter(|proved_move| Some(proved_move.seeds) == best_value);
    moves.map(|proved_move| proved_move.mv).collect()
}

/// Estimates the margin of the `right` moves in seeds, by a deeper search than a proof by captures.
pub(super) fn estimated_margin(
    prover: &mut Prover,
    game: &Game,
    right: Moves,
    stop: &AtomicBool,
) -> f32 {
    let nodes = if game.rules().is_won_by_last_move() {
        ESTIMATE_NODES_ON_RINGS
    } else {
        ESTIMATE_NODES
    };
    let estimates = prover.estimate(game, nodes, stop);
    let best_value = |is_right: bool| {
        let moves = estimates
            .iter()
            .filter(|(mv, _)| right.contains(*mv) == is_right);
        moves
            .map(|(_, value)| *value)
            .fold(f32::NEG_INFINITY, f32::max)
    };
    best_value(true) - best_value(false)
}

/// Returns the margin of the best moves in seeds; `None` if all moves are equal.
pub(super) fn margin(proved_moves: &[ProvedMove]) -> Option<i32> {
    let best_value = proved_moves.first()?.seeds;
    let next = proved_moves
        .iter()
        .find(|proved_move| proved_move.seeds < best_value)?;
    Some(best_value - next.seeds)
}

/// Returns true if at most half of the moves are best, and their margin is at least `min_margin`.
fn stands_out(proved_moves: &[ProvedMove], min_margin: i32) -> bool {
    2 * best_moves(proved_moves).len() <= proved_moves.len()
        && margin(proved_moves).is_some_and(|margin| margin >= min_margin)
}

/// Returns true if there is an immediate capture, and all of the biggest ones are right.
fn is_greedy(game: &Game, right: Moves) -> bool {
    let position = game.position();
    let mover = position.to_move();
    let captures: Vec<(Move, u16)> = position
        .legal_moves(game.rules())
        .iter()
        .filter_map(|mv| Some((mv, game.preview(mv).ok()?.captured(mover))))
        .collect();
    let max_seeds = captures.iter().map(|&(_, seeds)| seeds).max().unwrap_or(0);
    let mut greediest = captures.iter().filter(|&&(_, seeds)| seeds == max_seeds);
    max_seeds > 0 && greediest.all(|&(mv, _)| right.contains(mv))
}

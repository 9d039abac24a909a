//! Finds puzzles in games that the computer plays against itself, by any rules.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::theme::themes;
use super::{Puzzle, PuzzleSet, Theme, difficulty};
use crate::ai::choose::choose_at_skill;
use crate::ai::contest::opening;
use crate::ai::levels::Skill;
use crate::rules::board::MAX_HOLES;
use crate::rules::{Game, Hole, HoleSet, Placement, Position, RuleSet, Side};
use crate::teacher::proof::{Proof, Prover, Worth};

/// The skills of those who play the games: good enough that the positions are like those of real games, not so good that nothing is left
/// to find.
const PLAYERS: [f64; 4] = [12.0, 26.0, 36.0, 42.0];
/// A game that is longer is left at that.
const MOST_PLIES: usize = 300;
/// Puzzles from one game, and plies between them.
const MOST_OF_A_GAME: usize = 2;
const APART: usize = 6;
/// Fewer legal moves are no choice.
const FEWEST_MOVES: usize = 3;

/// Positions that the first look at a position visits, and by how many seeds the best moves must seem to be better.
const FIRST_LOOK: u64 = 2_000;
const SEEMING_MARGIN: f32 = 1.5;
/// Positions for the proof to the end of the game.
const NODES_TO_THE_END: u64 = 150_000;
/// With more seeds than this the end isn't tried where there are endgame tables: it is too far.
const SEEDS_BEYOND_TABLES: u16 = 9;
/// Plies of the proof by captures, the deepest first of which is done within its positions.
const HORIZONS: [u8; 2] = [10, 8];
const NODES_WITHIN: u64 = 400_000;
/// Positions of the estimate that must agree with a proof by captures: it sees farther, if less surely.
const NODES_OF_ESTIMATE: u64 = 500_000;
/// Seeds that right moves must be better by, where the end of the game is seen and where it isn't.
const MARGIN_AT_END: i32 = 2;
const MARGIN_WITHIN: i32 = 3;
/// Seeds that the estimate must find them better by.
const ESTIMATED_MARGIN: f32 = 1.0;
/// The solver's moves of the longest puzzles.
const DEEPEST: u8 = 5;

/// What became of the positions that were looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MiningStatistics {
    /// Games that were played.
    pub games: u64,
    /// Positions with a choice that were looked at; those in which a player has more than half of all seeds are left out.
    pub positions: u64,
    /// Those in which some moves seemed to be better than all others.
    pub candidates: u64,
    /// Candidates whose margin could not be proved, or was found to be less.
    pub unproved: u64,
    /// Candidates in which the biggest capture is right.
    pub trivial: u64,
    /// Candidates in which nothing shows within five moves.
    pub deep: u64,
    /// Candidates of no known theme.
    pub without_theme: u64,
    /// Puzzles.
    pub found: u64,
}

impl fmt::Display for MiningStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} positions, {} candidates: {} not proved, {} with the biggest capture right, {} too deep, {} of no theme, {} puzzles",
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

/// Looks for puzzles, game by game: [`dig`](Self::dig) plays one and keeps what is in it. The same rules and seed find the same.
pub struct Miner {
    rules: Arc<RuleSet>,
    prover: Prover,
    seed: u64,
    statistics: MiningStatistics,
    known: HashSet<Placement>,
    puzzles: Vec<Puzzle>,
}

impl Miner {
    /// A miner for `rules`, which has found nothing yet; `seed` is the source of all chance.
    #[must_use]
    pub fn new(rules: &Arc<RuleSet>, seed: u64) -> Self {
        Self {
            rules: Arc::clone(rules),
            prover: Prover::new(rules),
            seed,
            statistics: MiningStatistics::default(),
            known: HashSet::new(),
            puzzles: Vec::new(),
        }
    }

    /// The rules that it looks for puzzles by.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// What became of the positions so far.
    #[must_use]
    pub const fn statistics(&self) -> MiningStatistics {
        self.statistics
    }

    /// All that was found so far, in the order in which it was.
    #[must_use]
    pub fn found(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Plays another game and looks through it, until `stop` is set.
    pub fn dig(&mut self, stop: &AtomicBool) {
        let number = self.statistics.games;
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        random.set_stream(number);
        let skills: [Skill; 2] =
            std::array::from_fn(|_| Skill::new(PLAYERS[random.random_range(0..PLAYERS.len())]));
        let mut game = opening(&self.rules, self.seed, number);
        let mut of_this_game = 0;
        let mut next = 0;
        while game.outcome().is_none() && game.moves().len() < MOST_PLIES {
            if game.moves().len() >= next
                && of_this_game < MOST_OF_A_GAME
                && let Some(puzzle) = self.look_at(game.position(), stop)
            {
                self.statistics.found += 1;
                self.puzzles.push(puzzle);
                of_this_game += 1;
                next = game.moves().len() + APART;
            }
            let skill = skills[game.position().to_move().index()];
            let chosen = choose_at_skill(&game, skill, random.random(), stop);
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let Some(hole) = chosen else { break };
            // What a player chooses is legal.
            if game.play(hole, &mut ()).is_err() {
                break;
            }
        }
        self.statistics.games += 1;
    }

    /// The puzzle of a position, if it is one.
    fn look_at(&mut self, position: &Position, stop: &AtomicBool) -> Option<Puzzle> {
        let placement = from_south(position);
        let game = Game::set_up(Arc::clone(&self.rules), &placement, &mut ());
        let legal = game.position().legal_moves(&self.rules);
        // Set up anew the position may be over, or begin with a pass.
        let is_same = Placement::of(game.position()) == placement;
        let is_decided = placement
            .lofts
            .iter()
            .any(|&loft| 2 * loft > position.total_seeds());
        if !is_same || is_decided || legal.len() < FEWEST_MOVES || self.known.contains(&placement) {
            return None;
        }
        self.statistics.positions += 1;
        if !self.seems_good(&game, stop) {
            return None;
        }
        self.statistics.candidates += 1;
        let Some((proof, worths)) = self.prove(&game, stop) else {
            self.statistics.unproved += 1;
            return None;
        };
        let right = best(&worths);
        if is_greedy(&game, right) {
            self.statistics.trivial += 1;
            return None;
        }
        let Some((depth, line, wrong)) = self.shows_after(&game, right, stop) else {
            self.statistics.deep += 1;
            return None;
        };
        let themes = themes(&game, &line, &wrong);
        if themes.is_empty() {
            self.statistics.without_theme += 1;
            return None;
        }
        let mut puzzle = Puzzle {
            placement,
            right,
            margin: u16::try_from(gap(&worths)?).ok()?,
            themes,
            depth,
            rating: 0,
            proof,
            values: worths
                .iter()
                .map(|worth| (worth.hole, worth.seeds))
                .collect(),
            line: line.into_iter().take(usize::from(2 * depth - 1)).collect(),
        };
        puzzle.rating = difficulty(&game, &puzzle, stop)?;
        self.known.insert(placement);
        Some(puzzle)
    }

    /// Whether a first look finds some moves better than all others, and not too many.
    fn seems_good(&mut self, game: &Game, stop: &AtomicBool) -> bool {
        let estimates = self.prover.estimate(game, FIRST_LOOK, stop);
        let most = estimates.len() / 2;
        let mut pairs = estimates.windows(2).take(most);
        pairs.any(|pair| pair[0].1 - pair[1].1 >= SEEMING_MARGIN)
    }

    /// What the moves are worth, where the best of them are better than the rest by enough, for certain.
    fn prove(&mut self, game: &Game, stop: &AtomicBool) -> Option<(Proof, Vec<Worth>)> {
        let seeds = game.position().on_board();
        let is_near = self
            .prover
            .table_seeds()
            .is_none_or(|table| seeds <= table + SEEDS_BEYOND_TABLES)
            || self.rules.relay().is_some();
        if is_near && let Some(worths) = self.prover.to_the_end(game, NODES_TO_THE_END, stop) {
            return stands_out(&worths, MARGIN_AT_END).then_some((Proof::End, worths));
        }
        let (plies, worths) = HORIZONS.iter().find_map(|&plies| {
            let (worths, _) = self.prover.within(game, plies, NODES_WITHIN, stop)?;
            Some((plies, worths))
        })?;
        if !stands_out(&worths, MARGIN_WITHIN) {
            return None;
        }
        let lead = estimated_lead(&mut self.prover, game, best(&worths), stop);
        (lead >= ESTIMATED_MARGIN).then_some((Proof::Plies(plies), worths))
    }

    /// After how many moves of the solver every right move has brought more than all others; with how the game goes on until then
    /// with a right move and with the best of the others. `None` if nothing shows soon.
    fn shows_after(
        &mut self,
        game: &Game,
        right: HoleSet,
        stop: &AtomicBool,
    ) -> Option<(u8, Vec<Hole>, Vec<Hole>)> {
        (1..=DEEPEST).find_map(|depth| {
            let (worths, _) = self.prover.within(game, 2 * depth, NODES_WITHIN, stop)?;
            let (good, bad): (Vec<&Worth>, Vec<&Worth>) =
                worths.iter().partition(|worth| right.contains(worth.hole));
            let least = good.iter().map(|worth| worth.seeds).min()?;
            let most = bad.iter().max_by_key(|worth| worth.seeds)?;
            let shows = least > most.seeds;
            shows.then(|| (depth, good[0].line.clone(), most.line.clone()))
        })
    }

    /// `count` of the puzzles, of as many themes and strengths as there are: the themes give one after the other, each from
    /// one end of its ratings to the other.
    #[must_use]
    pub fn choice(&self, count: usize) -> PuzzleSet {
        let mut by_theme: BTreeMap<Theme, Vec<&Puzzle>> = BTreeMap::new();
        for puzzle in &self.puzzles {
            by_theme.entry(puzzle.theme()).or_default().push(puzzle);
        }
        // How many of each theme: one more of each as long as there are.
        let mut wanted: BTreeMap<Theme, usize> = BTreeMap::new();
        let mut rest = count.min(self.puzzles.len());
        while rest > 0 {
            for (&theme, puzzles) in &by_theme {
                let taken = wanted.entry(theme).or_default();
                if rest > 0 && *taken < puzzles.len() {
                    *taken += 1;
                    rest -= 1;
                }
            }
        }
        let mut chosen = Vec::with_capacity(count);
        for (theme, mut puzzles) in by_theme {
            puzzles.sort_by_key(|puzzle| puzzle.rating);
            let wanted = wanted.get(&theme).copied().unwrap_or(0);
            chosen.extend((0..wanted).map(|place| puzzles[place * puzzles.len() / wanted].clone()));
        }
        let mut set = PuzzleSet {
            fingerprint: self.rules.fingerprint(),
            puzzles: chosen,
        };
        set.sort();
        set
    }
}

/// The position as it is when the player to move sits in the South.
fn from_south(position: &Position) -> Placement {
    let row = position.geometry().row();
    let turn = position.to_move().index();
    let mut holes = [0; MAX_HOLES];
    for (place, &seeds) in position.holes().iter().enumerate() {
        holes[(place + turn * row) % (2 * row)] = seeds;
    }
    let mover = position.to_move();
    Placement {
        holes,
        lofts: [position.loft(mover), position.loft(mover.opponent())],
        to_move: Side::South,
    }
}

/// The moves of the most worth; `worths` has the best first.
pub(super) fn best(worths: &[Worth]) -> HoleSet {
    let most = worths.first().map(|worth| worth.seeds);
    let of_most = worths.iter().filter(|worth| Some(worth.seeds) == most);
    of_most.map(|worth| worth.hole).collect()
}

/// By how much the `right` moves seem to be better than the others, in seeds, to a search that sees farther than a proof by captures.
pub(super) fn estimated_lead(
    prover: &mut Prover,
    game: &Game,
    right: HoleSet,
    stop: &AtomicBool,
) -> f32 {
    let estimates = prover.estimate(game, NODES_OF_ESTIMATE, stop);
    let most = |is_right: bool| {
        let of_these = estimates
            .iter()
            .filter(|(hole, _)| right.contains(*hole) == is_right);
        of_these
            .map(|(_, value)| *value)
            .fold(f32::NEG_INFINITY, f32::max)
    };
    most(true) - most(false)
}

/// By how much the best moves are better than the others; `None` if there are no others.
pub(super) fn gap(worths: &[Worth]) -> Option<i32> {
    let most = worths.first()?.seeds;
    let next = worths.iter().find(|worth| worth.seeds < most)?;
    Some(most - next.seeds)
}

/// Whether the best moves are no more than half of all, and better by `margin`.
fn stands_out(worths: &[Worth], margin: i32) -> bool {
    2 * best(worths).len() <= worths.len() && gap(worths).is_some_and(|gap| gap >= margin)
}

/// Whether a player who takes as much as can be taken at once plays right.
fn is_greedy(game: &Game, right: HoleSet) -> bool {
    let position = game.position();
    let mover = position.to_move();
    let captures: Vec<(Hole, u16)> = position
        .legal_moves(game.rules())
        .iter()
        .filter_map(|hole| Some((hole, game.preview(hole).ok()?.captured(mover))))
        .collect();
    let most = captures.iter().map(|&(_, seeds)| seeds).max().unwrap_or(0);
    let mut greediest = captures.iter().filter(|&&(_, seeds)| seeds == most);
    most > 0 && greediest.all(|&(hole, _)| right.contains(hole))
}

//! Practice: rounds of self-play, training, and a trial of the new network against the best so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

use super::descent::learn_network;
use super::evaluator::{Evaluator, EvaluatorPlayer};
use super::samples::{Sample, SelfPlay};
use crate::ai::contest::{Score, play_pair};
use crate::ai::evaluation::Network;
use crate::ai::tables::EndgameTable;
use awale_rules::RuleSet;

/// The amount of work in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// Nodes per move of self-play; trials use twice as many.
    pub nodes: u64,
    /// Training positions of the first round; later rounds use up to five times as many.
    pub positions: usize,
    /// Pairs of games in a trial.
    pub pairs: u64,
}

impl Effort {
    /// Rounds of half a minute to a few minutes.
    pub const STANDARD: Self = Self {
        nodes: 2_000,
        positions: 40_000,
        pairs: 40,
    };
}

impl Default for Effort {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// Number of rounds over which the number of positions grows.
const GROWING_ROUNDS: usize = 5;
/// The duration of a step: short enough to show progress about once a second.
const STEP_DURATION: Duration = Duration::from_millis(700);
/// Number of consecutive games without an end after which practice stops.
const MAX_ENDLESS_GAMES: u32 = 30;
/// Maximum plies of a game in a trial; longer games are discarded.
const MAX_PLIES: usize = 1_000;

/// The stage of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Plays games to learn from.
    Playing,
    /// Trains a network on them.
    Learning,
    /// A trial: plays the network against the best so far.
    Testing,
    /// Stopped, as games under these rules don't end.
    Endless,
}

/// The progress of practice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PracticeProgress {
    /// The round, from 1.
    pub round: u32,
    /// The stage of the round.
    pub stage: Stage,
    /// The fraction of the stage that is done, 0 to 1.
    pub done: f32,
    /// Total games of self-play.
    pub games: u64,
    /// The score of the best network against the initial evaluation; `None` until one is better.
    pub against_initial: Option<Score>,
}

/// Trains networks for one rule set, round by round.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale_engine::ai::learning::{Stage, Effort, Practice};
/// use awale_rules::library;
///
/// let rules = library::load("2-4").and_then(Result::ok).ok_or("no such variant")?;
/// let effort = Effort { nodes: 50, positions: 100, pairs: 1 };
/// let mut practice = Practice::new(&rules, None, effort, 1);
/// while practice.progress().round == 1 {
///     practice.step(&AtomicBool::new(false));
/// }
/// assert_eq!(practice.progress().stage, Stage::Playing);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Practice {
    rules: Arc<RuleSet>,
    effort: Effort,
    seed: u64,
    initial: Evaluator,
    best: Evaluator,
    /// The endgame tables, once built; `Some(None)` if the rules don't support any.
    tables: Option<Option<EndgameTable>>,
    samples: Vec<Sample>,
    endless_games: u32,
    trial: Option<Trial>,
    progress: PracticeProgress,
}

/// The trial of a new network.
struct Trial {
    candidate: Evaluator,
    pairs: u64,
    /// The score against the best so far.
    against_best: Score,
    /// The score against the initial evaluation, if that isn't the best.
    against_initial: Score,
}

impl Practice {
    /// Starts practice under `rules`, from the network `initial` or the built-in evaluation. The
    /// same `seed` and effort give the same networks.
    #[must_use]
    pub fn new(
        rules: &Arc<RuleSet>,
        initial: Option<Arc<Network>>,
        effort: Effort,
        seed: u64,
    ) -> Self {
        let initial = initial.map_or_else(|| Evaluator::shipped(rules), Evaluator::Network);
        Self {
            rules: Arc::clone(rules),
            effort,
            seed,
            best: initial.clone(),
            initial,
            tables: None,
            samples: Vec::new(),
            endless_games: 0,
            trial: None,
            progress: PracticeProgress {
                round: 1,
                stage: Stage::Playing,
                done: 0.0,
                games: 0,
                against_initial: None,
            },
        }
    }

    /// Returns the progress of practice.
    #[must_use]
    pub const fn progress(&self) -> &PracticeProgress {
        &self.progress
    }

    /// Returns the best network; `None` while none beats the initial evaluation.
    #[must_use]
    pub fn learnt(&self) -> Option<&Arc<Network>> {
        match &self.best {
            Evaluator::Network(network) if self.best != self.initial => Some(network),
            _ => None,
        }
    }

    /// Practises for about a second (longer while training), or until `stop` is set; a game or
    /// training run that is stopped has no effect.
    pub fn step(&mut self, stop: &AtomicBool) {
        match self.progress.stage {
            Stage::Playing => self.play(stop),
            Stage::Learning => self.learn(stop),
            Stage::Testing => self.run_trial(stop),
            Stage::Endless => {}
        }
    }

    fn play(&mut self, stop: &AtomicBool) {
        let start = Instant::now();
        let rounds = (self.progress.round as usize).min(GROWING_ROUNDS);
        let target = rounds * self.effort.positions;
        let tables = self
            .tables
            .get_or_insert_with(|| SelfPlay::tables(&self.rules));
        let games = SelfPlay::new(
            &self.rules,
            &self.best,
            tables.as_ref(),
            self.effort.nodes,
            self.seed,
        );
        while start.elapsed() < STEP_DURATION && self.samples.len() < target {
            let positions = games.play(self.progress.games, stop);
            if stop.load(Ordering::Relaxed) {
                return;
            }
            self.progress.games += 1;
            self.endless_games = if positions.is_empty() {
                self.endless_games + 1
            } else {
                0
            };
            if self.endless_games == MAX_ENDLESS_GAMES {
                self.progress.stage = Stage::Endless;
                return;
            }
            self.samples.extend(positions);
        }
        self.progress.done = (self.samples.len() as f32 / target as f32).min(1.0);
        if self.samples.len() >= target {
            self.begin(Stage::Learning);
        }
    }

    fn learn(&mut self, stop: &AtomicBool) {
        let network = learn_network(&self.rules, &self.samples, stop);
        let Some(network) = network else {
            return;
        };
        self.samples.clear();
        self.trial = Some(Trial {
            candidate: Evaluator::Network(Arc::new(network)),
            pairs: 0,
            against_best: Score::default(),
            against_initial: Score::default(),
        });
        self.begin(Stage::Testing);
    }

    fn run_trial(&mut self, stop: &AtomicBool) {
        let start = Instant::now();
        let Some(mut trial) = self.trial.take() else {
            return;
        };
        let is_best_learnt = self.best != self.initial;
        while start.elapsed() < STEP_DURATION && trial.pairs < self.effort.pairs {
            for (opponent, score, is_played) in [
                (&self.best, &mut trial.against_best, true),
                (&self.initial, &mut trial.against_initial, is_best_learnt),
            ] {
                if is_played {
                    let players = [&trial.candidate, opponent];
                    self.play_pair(players, trial.pairs, score, stop);
                }
            }
            if stop.load(Ordering::Relaxed) {
                self.trial = Some(trial);
                return;
            }
            trial.pairs += 1;
        }
        self.progress.done = trial.pairs as f32 / self.effort.pairs as f32;
        if trial.pairs < self.effort.pairs {
            self.trial = Some(trial);
            return;
        }
        if trial.against_best.share() > 0.5 {
            self.progress.against_initial = Some(if is_best_learnt {
                trial.against_initial
            } else {
                trial.against_best
            });
            self.best = trial.candidate;
        }
        self.progress.round += 1;
        self.begin(Stage::Playing);
    }

    fn play_pair(
        &self,
        evaluators: [&Evaluator; 2],
        pair: u64,
        score: &mut Score,
        stop: &AtomicBool,
    ) {
        let nodes = 2 * self.effort.nodes;
        let [first, second] = evaluators.map(|evaluator| EvaluatorPlayer {
            evaluator,
            nodes,
            stop,
        });
        // Different openings from those of self-play.
        let seed = !self.seed.wrapping_add(u64::from(self.progress.round));
        let games = play_pair(&self.rules, [&first, &second], seed, pair, MAX_PLIES);
        if !stop.load(Ordering::Relaxed) {
            score.add_played(&games);
        }
    }

    const fn begin(&mut self, stage: Stage) {
        self.progress.stage = stage;
        self.progress.done = 0.0;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::{self, changed};

    const SMALL: Effort = Effort {
        nodes: 200,
        positions: 6_000,
        pairs: 30,
    };

    #[test]
    fn practice_keeps_a_network_only_if_it_is_stronger() {
        // Rules without a built-in evaluation.
        let rules = changed("wari", |spec| spec.board.seeds = 3);
        let not_stopped = AtomicBool::new(false);
        let mut practice = Practice::new(&rules, None, SMALL, 7);
        let mut stages = Vec::new();
        while practice.progress().round == 1 {
            assert_eq!(practice.learnt(), None);
            practice.step(&not_stopped);
            stages.push(practice.progress().stage);
        }
        stages.dedup();
        assert!(
            stages.ends_with(&[Stage::Learning, Stage::Testing, Stage::Playing]),
            "{stages:?}"
        );
        let trial = practice.progress().against_initial.clone().unwrap();
        assert!(trial.share() > 0.55, "{trial:?}");
        assert_eq!(
            practice.learnt().unwrap().fingerprint(),
            rules.fingerprint()
        );
    }

    #[test]
    fn practice_stops_if_games_never_end() {
        let text = "(name: \"Endless\", board: (seeds: 9), end: (repetition: None), capture: (counts: Only([250])))";
        let rules = Arc::new(awale_rules::parse_rule_file(text.as_bytes()).unwrap());
        let small = Effort { nodes: 10, ..SMALL };
        let mut practice = Practice::new(&rules, None, small, 7);
        for _ in 0..100 {
            practice.step(&AtomicBool::new(false));
        }
        assert_eq!(practice.progress().stage, Stage::Endless);
        assert_eq!(practice.learnt(), None);
    }

    #[test]
    fn a_stopped_step_has_no_effect_and_practice_can_resume() {
        let rules = fixtures::rules("2-4");
        let (not_stopped, stopped) = (AtomicBool::new(false), AtomicBool::new(true));
        let mut practice = Practice::new(&rules, None, SMALL, 7);
        while practice.progress().round == 1 {
            let before = practice.progress().clone();
            practice.step(&stopped);
            assert_eq!(practice.progress(), &before);
            practice.step(&not_stopped);
        }
        let mut uninterrupted = Practice::new(&rules, None, SMALL, 7);
        while uninterrupted.progress().round == 1 {
            uninterrupted.step(&not_stopped);
        }
        assert_eq!(uninterrupted.progress(), practice.progress());
        assert_eq!(uninterrupted.learnt(), practice.learnt());
    }
}

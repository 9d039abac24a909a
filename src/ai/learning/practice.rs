//! The engine practises a game: it plays against itself, learns a network from what its searches found, and tries that against
//! what it knew before; round after round, each beginning with the best so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use web_time::Instant;

use super::descent::learn_network;
use super::judge::{Judge, Judging};
use super::samples::{Sample, SelfPlay};
use crate::ai::contest::{Score, play_pair};
use crate::ai::evaluation::Network;
use crate::ai::tables::EndgameTable;
use crate::rules::RuleSet;

/// How much is done in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// Positions that are searched for a move of a game that is learnt from; twice as many in trials.
    pub nodes: u64,
    /// Positions that are learnt from in the first round. Later ones take more, up to five times as many.
    pub positions: usize,
    /// Pairs of games in a trial.
    pub pairs: u64,
}

impl Effort {
    /// A round takes from half a minute to some minutes.
    pub const USUAL: Self = Self {
        nodes: 2_000,
        positions: 40_000,
        pairs: 40,
    };
}

impl Default for Effort {
    fn default() -> Self {
        Self::USUAL
    }
}

/// Rounds in which more and more is played.
const GROWING_ROUNDS: usize = 5;
/// A step takes this long, so that a player who watches sees progress about once a second.
const STEP: Duration = Duration::from_millis(700);
/// When this many games in a row have no end, practice is given up: a game without a result teaches nothing.
const MOST_ENDLESS: u32 = 30;
/// Games of a trial are not longer; those that would be are left out.
const MOST_PLIES: usize = 1_000;

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doing {
    /// Games are played, to learn from.
    Playing,
    /// A network is fitted to what they told.
    Learning,
    /// It is tried in games.
    Trying,
    /// Nothing more: the games have no end.
    Endless,
}

/// How far it has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// The round, from 1.
    pub round: u32,
    /// What is being done.
    pub doing: Doing,
    /// How much of it, 0 to 1.
    pub done: f32,
    /// Games that were played in all, trials left out.
    pub games: u64,
    /// How what was learnt has done against what was known before practice began; `None` if nothing was.
    pub against_before: Option<Score>,
}

/// Practice of a game.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use awale::ai::learning::{Doing, Effort, Practice};
/// use awale::rules::library;
///
/// let rules = library::load("2-4").and_then(Result::ok).ok_or("no such variant")?;
/// let effort = Effort { nodes: 50, positions: 100, pairs: 1 };
/// let mut practice = Practice::new(&rules, None, effort, 1);
/// while practice.standing().round == 1 {
///     practice.step(&AtomicBool::new(false));
/// }
/// assert_eq!(practice.standing().doing, Doing::Playing);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Practice {
    rules: Arc<RuleSet>,
    effort: Effort,
    seed: u64,
    before: Judge,
    best: Judge,
    /// Endgame tables, once they are made; `Some(None)` where the rules allow none.
    tables: Option<Option<EndgameTable>>,
    samples: Vec<Sample>,
    endless: u32,
    trial: Option<Trying>,
    standing: Standing,
}

/// A network that is tried.
struct Trying {
    learnt: Judge,
    pairs: u64,
    /// Against the best so far.
    against_best: Score,
    /// Against what was known before, where that is something else.
    against_before: Score,
}

impl Practice {
    /// Practice of the game by `rules`, beginning with what is `known`, or with what comes with the program. The same `seed` and steps
    /// of the same length find the same.
    #[must_use]
    pub fn new(
        rules: &Arc<RuleSet>,
        known: Option<Arc<Network>>,
        effort: Effort,
        seed: u64,
    ) -> Self {
        let before = known.map_or_else(|| Judge::shipped(rules), Judge::Network);
        Self {
            rules: Arc::clone(rules),
            effort,
            seed,
            best: before.clone(),
            before,
            tables: None,
            samples: Vec::new(),
            endless: 0,
            trial: None,
            standing: Standing {
                round: 1,
                doing: Doing::Playing,
                done: 0.0,
                games: 0,
                against_before: None,
            },
        }
    }

    /// How far it has come.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The best network that was learnt; `None` as long as none is better than what was known before.
    #[must_use]
    pub fn learnt(&self) -> Option<&Arc<Network>> {
        match &self.best {
            Judge::Network(network) if self.best != self.before => Some(network),
            _ => None,
        }
    }

    /// Practises for about a second, for some when a network is fitted, or until `stop` is set, and what was begun is lost.
    pub fn step(&mut self, stop: &AtomicBool) {
        match self.standing.doing {
            Doing::Playing => self.play(stop),
            Doing::Learning => self.learn(stop),
            Doing::Trying => self.try_out(stop),
            Doing::Endless => {}
        }
    }

    fn play(&mut self, stop: &AtomicBool) {
        let began = Instant::now();
        let rounds = (self.standing.round as usize).min(GROWING_ROUNDS);
        let wanted = rounds * self.effort.positions;
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
        while began.elapsed() < STEP && self.samples.len() < wanted {
            let positions = games.play(self.standing.games, stop);
            if stop.load(Ordering::Relaxed) {
                return;
            }
            self.standing.games += 1;
            self.endless = if positions.is_empty() {
                self.endless + 1
            } else {
                0
            };
            if self.endless == MOST_ENDLESS {
                self.standing.doing = Doing::Endless;
                return;
            }
            self.samples.extend(positions);
        }
        self.standing.done = (self.samples.len() as f32 / wanted as f32).min(1.0);
        if self.samples.len() >= wanted {
            self.begin(Doing::Learning);
        }
    }

    fn learn(&mut self, stop: &AtomicBool) {
        let learnt = learn_network(&self.rules, &self.samples, stop);
        let Some(network) = learnt else {
            return;
        };
        self.samples.clear();
        self.trial = Some(Trying {
            learnt: Judge::Network(Arc::new(network)),
            pairs: 0,
            against_best: Score::default(),
            against_before: Score::default(),
        });
        self.begin(Doing::Trying);
    }

    fn try_out(&mut self, stop: &AtomicBool) {
        let began = Instant::now();
        let Some(mut trial) = self.trial.take() else {
            return;
        };
        let is_other = self.best != self.before;
        while began.elapsed() < STEP && trial.pairs < self.effort.pairs {
            for (other, score, is_played) in [
                (&self.best, &mut trial.against_best, true),
                (&self.before, &mut trial.against_before, is_other),
            ] {
                if is_played {
                    let players = [&trial.learnt, other];
                    self.play_pair(players, trial.pairs, score, stop);
                }
            }
            if stop.load(Ordering::Relaxed) {
                self.trial = Some(trial);
                return;
            }
            trial.pairs += 1;
        }
        self.standing.done = trial.pairs as f32 / self.effort.pairs as f32;
        if trial.pairs < self.effort.pairs {
            self.trial = Some(trial);
            return;
        }
        if trial.against_best.share() > 0.5 {
            self.standing.against_before = Some(if is_other {
                trial.against_before
            } else {
                trial.against_best
            });
            self.best = trial.learnt;
        }
        self.standing.round += 1;
        self.begin(Doing::Playing);
    }

    fn play_pair(&self, judges: [&Judge; 2], pair: u64, score: &mut Score, stop: &AtomicBool) {
        let nodes = 2 * self.effort.nodes;
        let [one, other] = judges.map(|judge| Judging { judge, nodes, stop });
        // Other openings than those of the games that were learnt from.
        let seed = !self.seed.wrapping_add(u64::from(self.standing.round));
        let games = play_pair(&self.rules, [&one, &other], seed, pair, MOST_PLIES);
        if !stop.load(Ordering::Relaxed) {
            score.add_played(&games);
        }
    }

    const fn begin(&mut self, doing: Doing) {
        self.standing.doing = doing;
        self.standing.done = 0.0;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::library;

    const LITTLE: Effort = Effort {
        nodes: 200,
        positions: 6_000,
        pairs: 30,
    };

    #[test]
    fn practice_makes_better_and_is_kept_only_then() {
        // Rules without weights or network of their own.
        let mut spec = library::load("wari").unwrap().unwrap().spec().clone();
        spec.board.seeds = 3;
        let rules = Arc::new(RuleSet::from_spec(spec).unwrap());
        let never = AtomicBool::new(false);
        let mut practice = Practice::new(&rules, None, LITTLE, 7);
        let mut seen = Vec::new();
        while practice.standing().round == 1 {
            assert_eq!(practice.learnt(), None);
            practice.step(&never);
            seen.push(practice.standing().doing);
        }
        seen.dedup();
        assert!(
            seen.ends_with(&[Doing::Learning, Doing::Trying, Doing::Playing]),
            "{seen:?}"
        );
        let trial = practice.standing().against_before.clone().unwrap();
        assert!(trial.share() > 0.55, "{trial:?}");
        assert_eq!(
            practice.learnt().unwrap().fingerprint(),
            rules.fingerprint()
        );
    }

    #[test]
    fn of_games_without_an_end_nothing_is_learnt() {
        let text = "(name: \"Endless\", board: (seeds: 9), end: (repetition: None), capture: (counts: Only([250])))";
        let rules = Arc::new(crate::rules::parse_rule_file(text.as_bytes()).unwrap());
        let little = Effort {
            nodes: 10,
            ..LITTLE
        };
        let mut practice = Practice::new(&rules, None, little, 7);
        for _ in 0..100 {
            practice.step(&AtomicBool::new(false));
        }
        assert_eq!(practice.standing().doing, Doing::Endless);
        assert_eq!(practice.learnt(), None);
    }

    #[test]
    fn a_stopped_step_changes_nothing_but_can_be_gone_on_from() {
        let rules = library::load("2-4").unwrap().unwrap();
        let (never, stopped) = (AtomicBool::new(false), AtomicBool::new(true));
        let mut practice = Practice::new(&rules, None, LITTLE, 7);
        while practice.standing().round == 1 {
            let before = practice.standing().clone();
            practice.step(&stopped);
            assert_eq!(practice.standing(), &before);
            practice.step(&never);
        }
        let mut at_once = Practice::new(&rules, None, LITTLE, 7);
        while at_once.standing().round == 1 {
            at_once.step(&never);
        }
        assert_eq!(at_once.standing(), practice.standing());
        assert_eq!(at_once.learnt(), practice.learnt());
    }
}

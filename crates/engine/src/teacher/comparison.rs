//! Compares a move with the best alternative, for moves without a certain reason.

use crate::ai::{Analysis, Engine, Limits, Signals};
use crate::teacher::report::{Certainty, hundredths};
use awale_rules::{Game, GameEvent, Hole, Move, Side};

/// The maximum number of plies per line.
const MAX_PLIES: usize = 8;
/// Node budget per ply after the principal variation of the analysis ends.
const NODES_PER_PLY: u64 = 4_000;

/// A comparison of a move with the best alternative.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The continuation after the move.
    pub chosen: Continuation,
    /// The continuation after the best alternative; `None` if there is only one legal move.
    pub other: Option<Continuation>,
    /// The loss of the move compared with the best one, in hundredths of a seed.
    pub loss: i32,
    /// The certainty of the values.
    pub certainty: Certainty,
}

/// A move and the best play after it, up to the turning point or a maximum length.
#[derive(Clone, Debug, PartialEq)]
pub struct Continuation {
    /// The moves of both players, ending with the turning point if there is one.
    pub line: Vec<Move>,
    /// Whether both lines start with the same effects.
    pub begins_alike: bool,
    /// The first effect in which the lines differ.
    pub turning_point: Option<TurningPoint>,
}

/// An effect and the ply at which it occurs in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of plies before the move with this effect.
    pub plies_before: usize,
    /// The effect.
    pub effect: Effect,
}

/// A noteworthy effect of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A player captures.
    Captures {
        /// The player who captures.
        side: Side,
        /// The number of seeds captured.
        seeds: u16,
        /// The captured holes, in the order of capture.
        holes: Vec<Hole>,
    },
    /// A player moves again.
    MovesAgain(Side),
    /// A hole becomes special.
    MakesSpecial {
        /// The hole.
        hole: Hole,
        /// Its owner.
        side: Side,
    },
    /// A player has no move and passes.
    Passes(Side),
    /// A round ends, and another one begins.
    EndsRound,
    /// The game ends, with South's and North's seeds.
    Ends([u16; 2]),
}

/// Compares the moves in one position. The analysis, and each line, is computed when first needed
/// and then kept.
pub struct Comparer {
    game: Game,
    limits: Limits,
    engine: Engine,
    analysis: Option<Analysis>,
    lines: Vec<(Move, ComparedLine)>,
}

impl Comparer {
    /// Creates a comparer for the position of `game`, which it will analyse within `limits`.
    #[must_use]
    pub fn new(game: Game, limits: Limits) -> Self {
        let engine = Engine::new(game.rules());
        Self {
            game,
            limits,
            engine,
            analysis: None,
            lines: Vec::new(),
        }
    }

    /// Returns the game, up to the position compared.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the number of lines played out so far.
    #[must_use]
    pub const fn lines_played(&self) -> usize {
        self.lines.len()
    }

    /// Compares `mv`, or the best move if it is `None`, with the best alternative.
    ///
    /// Returns `None` if the move is illegal or the search was stopped.
    pub fn compare<'s>(
        &mut self,
        mv: Option<Move>,
        signals: impl Into<Signals<'s>>,
    ) -> Option<Comparison> {
        let signals = signals.into();
        if self.analysis.is_none() {
            let (game, limits) = (&self.game, self.limits);
            self.analysis = self.engine.analyse(game, limits, signals, &mut |_| ());
        }
        let analysis = self.analysis.as_ref()?;
        let value = match mv {
            Some(mv) => analysis.value_of(mv)?,
            None => analysis.moves.first()?,
        };
        let mv = value.mv;
        let loss = hundredths(value.loss_in_seeds);
        let certainty = Certainty::of(analysis, value.proved && analysis.evaluation.proved);
        let alternative = analysis.moves.iter().find(|other| other.mv != mv);
        let alternative = alternative.map(|other| other.mv);
        let chosen = self.line(mv, signals)?;
        let other = match alternative {
            Some(mv) => Some(self.line(mv, signals)?),
            None => None,
        };
        let other_points = other
            .as_ref()
            .map_or(&[][..], |other| &other.turning_points);
        let shared = chosen
            .turning_points
            .iter()
            .zip(other_points)
            .take_while(|(chosen, other)| chosen.effect == other.effect)
            .count();
        Some(Comparison {
            chosen: chosen.into_continuation(shared),
            other: other.map(|other| other.into_continuation(shared)),
            loss,
            certainty,
        })
    }

    /// Returns the line that starts with `mv`, which is played out once and then kept.
    fn line(&mut self, mv: Move, signals: Signals<'_>) -> Option<ComparedLine> {
        if let Some((_, line)) = self.lines.iter().find(|(first, _)| *first == mv) {
            return Some(line.clone());
        }
        let variation = &self.analysis.as_ref()?.value_of(mv)?.line;
        let line = ComparedLine::of(&mut self.engine, &self.game, variation, signals)?;
        self.lines.push((mv, line.clone()));
        Some(line)
    }
}

/// A line and its noteworthy effects.
#[derive(Clone)]
struct ComparedLine {
    moves: Vec<Move>,
    turning_points: Vec<TurningPoint>,
}

impl ComparedLine {
    /// Plays `variation`, then best moves, up to [`MAX_PLIES`]. Returns `None` if a search was
    /// stopped.
    fn of(
        engine: &mut Engine,
        game: &Game,
        variation: &[Move],
        signals: Signals<'_>,
    ) -> Option<Self> {
        let mut game = game.clone();
        let (mut moves, mut turning_points) = (Vec::new(), Vec::new());
        while moves.len() < MAX_PLIES && game.outcome().is_none() {
            let mv = match variation.get(moves.len()) {
                Some(&mv) => mv,
                None => {
                    let limits = Limits::nodes(NODES_PER_PLY);
                    let analysis = engine.analyse(&game, limits, signals, &mut |_| ())?;
                    analysis.moves.first()?.mv
                }
            };
            let mut events = Vec::new();
            if game.play(mv, &mut events).is_err() {
                break;
            }
            let effects = effects(&game, &events).into_iter();
            turning_points.extend(effects.map(|effect| TurningPoint {
                plies_before: moves.len(),
                effect,
            }));
            moves.push(mv);
        }
        Some(Self {
            moves,
            turning_points,
        })
    }

    /// Cuts the line after the turning point `index`, if it has that many.
    fn into_continuation(mut self, index: usize) -> Continuation {
        let turning_point =
            (index < self.turning_points.len()).then(|| self.turning_points.swap_remove(index));
        if let Some(turning_point) = &turning_point {
            self.moves.truncate(turning_point.plies_before + 1);
        }
        Continuation {
            line: self.moves,
            begins_alike: index > 0,
            turning_point,
        }
    }
}

/// Returns the noteworthy effects among the `events` of the last move of `game`.
fn effects(game: &Game, events: &[GameEvent]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for side in Side::BOTH {
        let (mut seeds, mut holes) = (0, Vec::new());
        for event in events {
            match *event {
                GameEvent::FlowCaptured {
                    hole,
                    seeds: captured,
                    side: captor,
                }
                | GameEvent::Captured {
                    hole,
                    seeds: captured,
                    side: captor,
                } if captor == side => {
                    seeds += captured;
                    if !holes.contains(&hole) {
                        holes.push(hole);
                    }
                }
                _ => {}
            }
        }
        if seeds > 0 {
            effects.push(Effect::Captures { side, seeds, holes });
        }
    }
    for event in events {
        match *event {
            GameEvent::MadeSpecial { hole, side } => {
                effects.push(Effect::MakesSpecial { hole, side });
            }
            GameEvent::Again { side } => effects.push(Effect::MovesAgain(side)),
            GameEvent::Passed { side } => effects.push(Effect::Passes(side)),
            GameEvent::Ended { .. } => effects.push(match game.outcome() {
                Some(outcome) => Effect::Ends(outcome.lofts),
                None => Effect::EndsRound,
            }),
            _ => {}
        }
    }
    effects
}

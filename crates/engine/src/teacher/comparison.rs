//! Compares a move with the best other one, for moves without a certain reason.

use crate::ai::{Analysis, Engine, Limits, Signals};
use crate::teacher::report::{Certainty, hundredths};
use awale_rules::{Game, GameEvent, Hole, Move, Side};

/// The maximum number of plies per line.
const MAX_PLIES: usize = 8;
/// Node budget per ply beyond the line of the analysis.
const NODES_PER_PLY: u64 = 4_000;

/// A comparison of a move with the best other one.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The continuation after the move.
    pub chosen: Continuation,
    /// The continuation after the best other move; `None` if there is no other.
    pub other: Option<Continuation>,
    /// The loss of the move against the best one, in hundredths of a seed.
    pub loss: i32,
    /// The certainty of the values.
    pub certainty: Certainty,
}

/// A move and best play after it, as far as the lines are searched.
#[derive(Clone, Debug, PartialEq)]
pub struct Continuation {
    /// The moves of both players, up to the turning point if there is one.
    pub line: Vec<Move>,
    /// Whether both lines start with the same happenings.
    pub begins_alike: bool,
    /// The first happening that the lines don't share.
    pub turning_point: Option<TurningPoint>,
}

/// A happening and its place in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of moves before it.
    pub plies_before: usize,
    /// The happening.
    pub what: Effect,
}

/// A noteworthy effect of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A player captures.
    Captures {
        /// The player.
        side: Side,
        /// The number of seeds.
        seeds: u16,
        /// The holes, in the order of the captures.
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
    /// The game ends, with these seeds of South and North.
    Ends([u16; 2]),
}

/// Compares the moves of one position. It analyses the position, and plays out each line, only
/// once: when a comparison first needs it.
pub struct Comparer {
    game: Game,
    limits: Limits,
    engine: Engine,
    analysis: Option<Analysis>,
    lines: Vec<(Move, Line)>,
}

impl Comparer {
    /// Compares moves in the position of `game`, by an analysis within `limits`.
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

    /// Returns the game up to the position.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the number of lines played out so far.
    #[must_use]
    pub const fn lines_played(&self) -> usize {
        self.lines.len()
    }

    /// Compares `mv`, or else the best move, with the best other move; `None` if the move is
    /// illegal or the search was stopped.
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
        let best_other = analysis.moves.iter().find(|other| other.mv != mv);
        let best_other = best_other.map(|other| other.mv);
        let chosen = self.line(mv, signals)?;
        let other = match best_other {
            Some(other) => Some(self.line(other, signals)?),
            None => None,
        };
        let others = other
            .as_ref()
            .map_or(&[][..], |other| &other.turning_points);
        let alike = chosen
            .turning_points
            .iter()
            .zip(others)
            .take_while(|(mine, theirs)| mine.what == theirs.what)
            .count();
        Some(Comparison {
            chosen: chosen.from(alike),
            other: other.map(|other| other.from(alike)),
            loss,
            certainty,
        })
    }

    /// Returns the line of `mv`, playing it out the first time.
    fn line(&mut self, mv: Move, signals: Signals<'_>) -> Option<Line> {
        if let Some((_, line)) = self.lines.iter().find(|(of, _)| *of == mv) {
            return Some(line.clone());
        }
        let foreseen = &self.analysis.as_ref()?.value_of(mv)?.line;
        let line = Line::of(&mut self.engine, &self.game, foreseen, signals)?;
        self.lines.push((mv, line.clone()));
        Some(line)
    }
}

/// A line and its happenings.
#[derive(Clone)]
struct Line {
    moves: Vec<Move>,
    turning_points: Vec<TurningPoint>,
}

impl Line {
    /// Plays `foreseen`, then best moves; `None` if the search was stopped.
    fn of(
        engine: &mut Engine,
        game: &Game,
        foreseen: &[Move],
        signals: Signals<'_>,
    ) -> Option<Self> {
        let mut game = game.clone();
        let (mut moves, mut turning_points) = (Vec::new(), Vec::new());
        while moves.len() < MAX_PLIES && game.outcome().is_none() {
            let mv = match foreseen.get(moves.len()) {
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
            let found = happenings(&game, &events).into_iter();
            turning_points.extend(found.map(|what| TurningPoint {
                plies_before: moves.len(),
                what,
            }));
            moves.push(mv);
        }
        Some(Self {
            moves,
            turning_points,
        })
    }

    /// Returns the line up to the turning point `index`.
    fn from(mut self, index: usize) -> Continuation {
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

/// Returns the happenings in the `events` of the last move of `game`.
fn happenings(game: &Game, events: &[GameEvent]) -> Vec<Effect> {
    let mut found = Vec::new();
    for side in Side::BOTH {
        let (mut seeds, mut holes) = (0, Vec::new());
        for event in events {
            match *event {
                GameEvent::FlowCaptured {
                    hole,
                    seeds: taken,
                    side: taker,
                }
                | GameEvent::Captured {
                    hole,
                    seeds: taken,
                    side: taker,
                } if taker == side => {
                    seeds += taken;
                    if !holes.contains(&hole) {
                        holes.push(hole);
                    }
                }
                _ => {}
            }
        }
        if seeds > 0 {
            found.push(Effect::Captures { side, seeds, holes });
        }
    }
    for event in events {
        match *event {
            GameEvent::MadeSpecial { hole, side } => {
                found.push(Effect::MakesSpecial { hole, side });
            }
            GameEvent::Again { side } => found.push(Effect::MovesAgain(side)),
            GameEvent::Passed { side } => found.push(Effect::Passes(side)),
            GameEvent::Ended { .. } => found.push(match game.outcome() {
                Some(outcome) => Effect::Ends(outcome.lofts),
                None => Effect::EndsRound,
            }),
            _ => {}
        }
    }
    found
}

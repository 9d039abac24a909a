//! The effect of a move before it is played, computed from the events of the real move.

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side, Vessel};
use super::board_snapshot::BoardSnapshot;
use super::event::{EventSink, GameEvent};
use super::game::Game;
use super::legality::Refusal;
use super::moves::Move;
use super::position::Position;

/// The effect of a move not yet played: how its sowing and captures change each hole and loft.
/// Excludes seeds that are shared out if it ends the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    played: Move,
    mover: Side,
    before: BoardSnapshot,
    after: BoardSnapshot,
    end: Vessel,
    laps: u16,
    /// The seeds captured from each hole, by South and by North.
    yields: [[u16; 2]; MAX_HOLES],
    notable_events: Vec<GameEvent>,
    is_over: bool,
}

impl Game {
    /// Previews a move of the player to move, without playing it.
    ///
    /// # Errors
    /// Returns why the move is illegal.
    pub fn preview(&self, mv: impl Into<Move>) -> Result<Preview, Refusal> {
        let mv = mv.into();
        let mut position = *self.position();
        let mut preview = Preview::begin(mv, position.to_move(), BoardSnapshot::of(&position));
        let occurrences = |position: &Position| self.occurrences(position);
        position.play_after(self.rules(), mv, occurrences, &mut preview)?;
        Ok(preview)
    }
}

impl Preview {
    fn begin(played: Move, mover: Side, before: BoardSnapshot) -> Self {
        Self {
            played,
            mover,
            before,
            after: before,
            end: played.hole().map_or(Vessel::Loft(mover), Vessel::Hole),
            laps: 0,
            yields: [[0; 2]; MAX_HOLES],
            notable_events: Vec::new(),
            is_over: false,
        }
    }

    /// Returns the previewed move.
    #[must_use]
    pub const fn played(&self) -> Move {
        self.played
    }

    /// Returns the player who would move.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// Returns the shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.before.geometry()
    }

    /// Returns the vessel where the last seed would fall: a hole, an end square, or the mover's
    /// store.
    #[must_use]
    pub const fn end(&self) -> Vessel {
        self.end
    }

    /// Returns the number of laps that would be sown.
    #[must_use]
    pub const fn laps(&self) -> u16 {
        self.laps
    }

    /// Returns the change in the number of seeds in `vessel`.
    #[must_use]
    pub fn change(&self, vessel: Vessel) -> i32 {
        i32::from(self.after.count(vessel)) - i32::from(self.before.count(vessel))
    }

    /// Returns the number of seeds that `vessel` would hold.
    #[must_use]
    pub fn count_after(&self, vessel: Vessel) -> u16 {
        self.after.count(vessel)
    }

    /// Returns the number of seeds that `side` would capture, during the sowing and at its end.
    #[must_use]
    pub fn captured(&self, side: Side) -> u16 {
        self.yields
            .iter()
            .map(|captures| captures[side.index()])
            .sum()
    }

    /// Returns the number of seeds that `side` would capture from `hole`.
    #[must_use]
    pub const fn captured_from(&self, hole: Hole, side: Side) -> u16 {
        self.yields[hole.index()][side.index()]
    }

    /// Returns the holes that a denied grand slam would spare.
    #[must_use]
    pub fn spared(&self) -> HoleSet {
        self.notable_events
            .iter()
            .find_map(|event| match event {
                GameEvent::CaptureRefused { spared, .. } => Some(*spared),
                _ => None,
            })
            .unwrap_or_default()
    }

    /// Returns the [notable](GameEvent::is_notable) events, in order.
    #[must_use]
    pub fn notable_events(&self) -> &[GameEvent] {
        &self.notable_events
    }
}

impl EventSink for Preview {
    fn event(&mut self, event: GameEvent) {
        if self.is_over {
            return;
        }
        self.after.apply(event);
        if event.is_notable() {
            self.notable_events.push(event);
        }
        match event {
            GameEvent::Lifted { lap, .. } => self.laps = lap,
            GameEvent::Sown { hole, .. } => self.end = Vessel::Hole(hole),
            GameEvent::Stored { side, from } => {
                self.end = from.map_or(Vessel::Loft(side), Vessel::Hole);
            }
            GameEvent::SownOn { lap, .. } => self.laps = lap,
            GameEvent::FlowCaptured { hole, seeds, side }
            | GameEvent::TakenInHand { hole, seeds, side }
            | GameEvent::Captured { hole, seeds, side } => {
                self.yields[hole.index()][side.index()] += seeds;
            }
            GameEvent::Ended { .. } => self.is_over = true,
            _ => {}
        }
    }
}

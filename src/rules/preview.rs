//! What a move would come to, before it is played: told from the same events that
//! tell it when it is.

use super::board::{Geometry, Hole, HoleSet, MAX_HOLES, Side, Vessel};
use super::board_snapshot::BoardSnapshot;
use super::event::{EventSink, GameEvent};
use super::game::Game;
use super::legality::Refusal;
use super::moves::Move;
use super::position::Position;

/// A move as it would be: the change of every hole and loft by its sowing and its
/// captures. What is shared out when it ends the game comes after it, and is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    played: Move,
    mover: Side,
    before: BoardSnapshot,
    after: BoardSnapshot,
    end: Vessel,
    laps: u16,
    /// What each hole yields to South's and to North's loft.
    yields: [[u16; 2]; MAX_HOLES],
    remarkable: Vec<GameEvent>,
    is_over: bool,
}

impl Game {
    /// What a move would come to for the player to move, without making it.
    ///
    /// # Errors
    /// Why it can't be made.
    pub fn preview(&self, one: impl Into<Move>) -> Result<Preview, Refusal> {
        let one = one.into();
        let mut position = *self.position();
        let mut preview = Preview::begin(one, position.to_move(), BoardSnapshot::of(&position));
        let occurred = |position: &Position| self.occurrences(position);
        position.play_after(self.rules(), one, occurred, &mut preview)?;
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
            remarkable: Vec::new(),
            is_over: false,
        }
    }

    /// The move that would be made.
    #[must_use]
    pub const fn played(&self) -> Move {
        self.played
    }

    /// Whose move it would be.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// The shape of the board.
    #[must_use]
    pub const fn geometry(&self) -> Geometry {
        self.before.geometry()
    }

    /// Where the last seed would fall: a hole, an end square, or the mover's store.
    #[must_use]
    pub const fn end(&self) -> Vessel {
        self.end
    }

    /// How many laps would be sown.
    #[must_use]
    pub const fn laps(&self) -> u16 {
        self.laps
    }

    /// How many seeds more `vessel` would hold, or fewer, below 0.
    #[must_use]
    pub fn change(&self, vessel: Vessel) -> i32 {
        i32::from(self.after.count(vessel)) - i32::from(self.before.count(vessel))
    }

    /// How many seeds `vessel` would hold.
    #[must_use]
    pub fn count_after(&self, vessel: Vessel) -> u16 {
        self.after.count(vessel)
    }

    /// How many seeds `side` would capture, on the way and at the end.
    #[must_use]
    pub fn captured(&self, side: Side) -> u16 {
        self.yields
            .iter()
            .map(|of_hole| of_hole[side.index()])
            .sum()
    }

    /// How many of them out of `hole`.
    #[must_use]
    pub const fn captured_from(&self, hole: Hole, side: Side) -> u16 {
        self.yields[hole.index()][side.index()]
    }

    /// The holes that a denied grand slam would leave their seeds.
    #[must_use]
    pub fn spared(&self) -> HoleSet {
        self.remarkable
            .iter()
            .find_map(|event| match event {
                GameEvent::CaptureRefused { spared, .. } => Some(*spared),
                _ => None,
            })
            .unwrap_or_default()
    }

    /// What is not plain sowing and capturing, in its order: a sowing cut off, a capture refused, a
    /// special hole, another move, a pass, the end of the game.
    #[must_use]
    pub fn remarkable(&self) -> &[GameEvent] {
        &self.remarkable
    }
}

impl EventSink for Preview {
    fn event(&mut self, event: GameEvent) {
        if self.is_over {
            return;
        }
        self.after.apply(event);
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
            GameEvent::CutOff { .. }
            | GameEvent::CaptureRefused { .. }
            | GameEvent::MadeSpecial { .. }
            | GameEvent::NyumbaLost { .. }
            | GameEvent::Blocked { .. }
            | GameEvent::Again { .. }
            | GameEvent::Passed { .. } => {
                self.remarkable.push(event);
            }
            GameEvent::Ended { .. } => {
                self.remarkable.push(event);
                self.is_over = true;
            }
            GameEvent::Relay { .. }
            | GameEvent::Placed { .. }
            | GameEvent::Penalty { .. }
            | GameEvent::Shared { .. }
            | GameEvent::Claimed { .. }
            | GameEvent::Refilled { .. }
            | GameEvent::Swapped
            | GameEvent::RemainderTaken { .. }
            | GameEvent::RoundBegan { .. }
            | GameEvent::Shut { .. }
            | GameEvent::Filled { .. } => {}
        }
    }
}

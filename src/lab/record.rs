//! What happened in one game, in numbers.

use crate::rules::{EndReason, EventSink, Game, GameEvent, Position, Side};

/// What happened in one game from its first ply on, those of the random opening included.
///
/// The *first* player is the one who begins. All seeds are counted when the game has shared them
/// out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// Why it ended; `None` if it was not over after the most plies that are played.
    pub end: Option<EndReason>,
    /// Seeds of the first player at the end more than of the second.
    pub margin: i32,
    /// Moves that were played.
    pub plies: u32,
    /// Legal moves of all turns together.
    pub choices: u32,
    /// Turns with a single legal move.
    pub forced: u32,
    /// Turns that were missed for want of a move.
    pub passes: u32,
    /// Laps of all turns together.
    pub laps: u32,
    /// Laps of the longest turn.
    pub longest: u32,
    /// Sowings that found no end, and were stopped by the rules' limit.
    pub cut_off: u32,
    /// Turns in which seeds were captured.
    pub catches: u32,
    /// Seeds that were captured, by either player.
    pub captured: u32,
    /// Those of them that were captured while seeds were sown.
    pub on_the_way: u32,
    /// Seeds that were captured in one turn, at most.
    pub largest: u32,
    /// Seeds of the whole game.
    pub seeds: u32,
    /// How often the lead went over to the player who was behind before.
    pub lead_changes: u32,
    /// Whether the player who won was behind after half of the moves.
    pub comeback: bool,
}

impl GameRecord {
    /// Seeds on the board when the game ended, before they were shared out.
    #[must_use]
    pub const fn seeds_left(&self) -> u32 {
        self.seeds.saturating_sub(self.captured)
    }
}

/// Counts what happens in a game while it is played.
#[derive(Debug, Default)]
pub(super) struct Counter {
    record: GameRecord,
    /// What the turn under way has brought so far.
    turn_laps: u32,
    turn_captured: u32,
}

impl EventSink for Counter {
    fn event(&mut self, event: GameEvent) {
        if let Some((_, seeds)) = event.capture() {
            self.turn_captured += u32::from(seeds);
        }
        match event {
            GameEvent::Lifted { .. } => self.turn_laps += 1,
            GameEvent::FlowCaptured { seeds, .. } => self.record.on_the_way += u32::from(seeds),
            GameEvent::CutOff { .. } => self.record.cut_off += 1,
            GameEvent::Passed { .. } => self.record.passes += 1,
            _ => {}
        }
    }
}

impl Counter {
    /// Says that a turn with this number of legal moves has been played.
    pub fn played(&mut self, choices: usize) {
        let record = &mut self.record;
        record.plies += 1;
        record.choices += choices as u32;
        record.forced += u32::from(choices == 1);
        record.laps += self.turn_laps;
        record.longest = record.longest.max(self.turn_laps);
        record.catches += u32::from(self.turn_captured > 0);
        record.captured += self.turn_captured;
        record.largest = record.largest.max(self.turn_captured);
        (self.turn_laps, self.turn_captured) = (0, 0);
    }

    /// The record of `game`, which has been played to its end, or for as long as one is.
    pub fn record(self, game: &Game) -> GameRecord {
        let leads = leads(game);
        let end = leads.last().copied().unwrap_or(0);
        let half = leads[game.moves().len() / 2];
        GameRecord {
            end: game.outcome().map(|outcome| outcome.reason),
            margin: end,
            seeds: u32::from(game.rules().total_seeds()),
            lead_changes: lead_changes(&leads),
            comeback: half.signum() * end.signum() < 0,
            ..self.record
        }
    }
}

/// Seeds of the player who begins more than of the other, at the start and after every ply. Where
/// the last move decides, those of the own ring count, and in the end the winner has more.
fn leads(game: &Game) -> Vec<i32> {
    let first = game.start().to_move;
    let positions = game.positions().iter();
    if !game.rules().is_won_by_last_move() {
        return positions.map(|position| position.lead(first)).collect();
    }
    let owned = |position: &Position, side: Side| -> i32 {
        let holes = position.geometry().territory(side);
        let seeds: u16 = holes.map(|hole| position.seeds_in(hole)).sum();
        i32::from(seeds + position.reserve(side))
    };
    positions
        .map(|position| {
            let lead = owned(position, first) - owned(position, first.opponent());
            match position.outcome().map(|outcome| outcome.winner) {
                None => lead,
                Some(None) => 0,
                Some(Some(winner)) if winner == first => lead.max(1),
                Some(Some(_)) => lead.min(-1),
            }
        })
        .collect()
}

/// How often the sign of what follows differs from the last one that was not zero.
fn lead_changes(leads: &[i32]) -> u32 {
    let signs: Vec<i32> = leads
        .iter()
        .map(|lead| lead.signum())
        .filter(|&sign| sign != 0)
        .collect();
    signs.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_changes_when_it_goes_over_to_the_other() {
        assert_eq!(lead_changes(&[0, 0, 3, 0, 2, 5]), 0);
        assert_eq!(lead_changes(&[0, 3, 0, -2, -1, 0, 4]), 2);
        assert_eq!(lead_changes(&[]), 0);
    }
}

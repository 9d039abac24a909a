//! Counts the events of one game.

use awale_rules::{BoardSnapshot, EndReason, EventSink, Game, GameEvent, Position, RuleSet, Side};

/// The event counts of one game, including its random opening.
///
/// The *first* player is the one who begins. Results are those after the remaining seeds have been
/// distributed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    /// Why the game ended; `None` if it wasn't over at the ply limit.
    pub end: Option<EndReason>,
    /// The first player's final lead, in seeds.
    pub margin: i32,
    /// Moves played.
    pub plies: u32,
    /// Legal moves, summed over all turns.
    pub legal_moves: u32,
    /// Turns with a single legal move.
    pub forced_turns: u32,
    /// Turns passed for lack of a legal move.
    pub passes: u32,
    /// Laps, summed over all turns.
    pub laps: u32,
    /// Laps of the longest turn.
    pub longest_turn: u32,
    /// Endless sowings, cut off by the rules' limit.
    pub cut_off_sowings: u32,
    /// Turns that captured seeds.
    pub capturing_turns: u32,
    /// Seeds captured by both players.
    pub captured_seeds: u32,
    /// Seeds captured before the end of a sowing.
    pub captured_while_sowing: u32,
    /// The most seeds captured in one turn.
    pub largest_capture: u32,
    /// Total number of seeds in the game.
    pub seeds: u32,
    /// Seeds on the board at the end of the game, or of the last round, before they were
    /// distributed.
    pub seeds_left: u32,
    /// Changes of lead.
    pub lead_changes: u32,
    /// Whether the winner was behind after half of the moves.
    pub is_comeback: bool,
}

/// Counts the events of a game while it is played.
#[derive(Debug)]
pub(super) struct Counter {
    record: GameRecord,
    /// Tracks the seeds left on the board, which can't be computed from captures: seeds also go
    /// into stores, special holes and new rounds.
    board: BoardSnapshot,
    /// The laps of the current turn so far.
    turn_laps: u32,
    /// The seeds captured in the current turn so far.
    turn_captured: u32,
}

impl EventSink for Counter {
    fn event(&mut self, event: GameEvent) {
        if let Some((_, seeds)) = event.capture() {
            self.turn_captured += u32::from(seeds);
        }
        self.turn_laps += u32::from(event.lap().is_some());
        match event {
            GameEvent::Ended { .. } => self.record.seeds_left = self.board.in_holes().into(),
            GameEvent::FlowCaptured { seeds, .. } => {
                self.record.captured_while_sowing += u32::from(seeds)
            }
            GameEvent::CutOff { .. } => self.record.cut_off_sowings += 1,
            GameEvent::Passed { .. } => self.record.passes += 1,
            _ => {}
        }
        self.board.apply(event);
    }
}

impl Counter {
    /// Creates a counter for a game that begins at the starting position of `rules`.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            record: GameRecord::default(),
            board: BoardSnapshot::at_start(rules),
            turn_laps: 0,
            turn_captured: 0,
        }
    }

    /// Records the end of a turn with this number of legal moves.
    pub fn end_turn(&mut self, legal_moves: usize) {
        let record = &mut self.record;
        record.plies += 1;
        record.legal_moves += legal_moves as u32;
        record.forced_turns += u32::from(legal_moves == 1);
        record.laps += self.turn_laps;
        record.longest_turn = record.longest_turn.max(self.turn_laps);
        record.capturing_turns += u32::from(self.turn_captured > 0);
        record.captured_seeds += self.turn_captured;
        record.largest_capture = record.largest_capture.max(self.turn_captured);
        (self.turn_laps, self.turn_captured) = (0, 0);
    }

    /// Completes the record of `game`, which has been played to its end or to the ply limit.
    pub fn finish(self, game: &Game) -> GameRecord {
        let leads = leads(game);
        let final_lead = leads.last().copied().unwrap_or(0);
        let halfway_lead = leads[game.moves().len() / 2];
        GameRecord {
            end: game.outcome().map(|outcome| outcome.reason),
            margin: final_lead,
            seeds: u32::from(game.rules().total_seeds()),
            lead_changes: lead_changes(&leads),
            is_comeback: halfway_lead.signum() * final_lead.signum() < 0,
            ..self.record
        }
    }
}

/// Returns the lead of the player who begins, at the start and after every ply. Where the last move
/// decides, the seeds in each player's own ring count, and at the end the winner leads.
fn leads(game: &Game) -> Vec<i32> {
    let first = game.start().to_move;
    let positions = game.positions().iter();
    if !game.rules().is_won_by_last_move() {
        return positions.map(|position| position.lead(first)).collect();
    }
    let seeds_of = |position: &Position, side: Side| -> i32 {
        let holes = position.geometry().territory(side);
        let seeds: u16 = holes.map(|hole| position.seeds_in(hole)).sum();
        i32::from(seeds + position.reserve(side))
    };
    positions
        .map(|position| {
            let lead = seeds_of(position, first) - seeds_of(position, first.opponent());
            match position.outcome().map(|outcome| outcome.winner) {
                None => lead,
                Some(None) => 0,
                Some(Some(winner)) if winner == first => lead.max(1),
                Some(Some(_)) => lead.min(-1),
            }
        })
        .collect()
}

/// Counts the sign changes, ignoring zeros.
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
    fn lead_changes_ignore_ties() {
        assert_eq!(lead_changes(&[0, 0, 3, 0, 2, 5]), 0);
        assert_eq!(lead_changes(&[0, 3, 0, -2, -1, 0, 4]), 2);
        assert_eq!(lead_changes(&[]), 0);
    }
}

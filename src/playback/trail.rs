//! The trail of the last move. Pure.

use super::clock::{LastMove, Playback};
use awale_rules::{Hole, RuleSet};

impl Playback {
    /// Returns the holes of the last move from the played hole to that of its last seed; empty if
    /// they aren't a single path in one direction.
    #[must_use]
    pub fn trail(&self, rules: &RuleSet) -> Vec<Hole> {
        let LastMove {
            from: Some(from),
            to: Some(to),
        } = self.last_move()
        else {
            return Vec::new();
        };
        let path = if rules.geometry().has_signs() {
            // Laps may differ in direction, so the last one must be the whole move.
            let lap = self.lap_path().iter().copied();
            up_to(to, lap).filter(|path| path.first() == Some(&from))
        } else {
            let next_hole = |&hole: &Hole| Some(rules.next(hole));
            let circuit = std::iter::successors(Some(from), next_hole);
            up_to(to, circuit.take(rules.geometry().holes() + 1))
        };
        path.unwrap_or_default()
    }
}

/// Returns `path` up to the first `end` after its first hole; `None` if it doesn't lead there.
fn up_to(end: Hole, path: impl Iterator<Item = Hole>) -> Option<Vec<Hole>> {
    let path: Vec<Hole> = path.collect();
    let last = path.iter().skip(1).position(|&hole| hole == end)?;
    Some(path[..=last + 1].to_vec())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::{BoardSnapshot, Game, GameEvent, Move, Side, library};

    /// Maximum number of plies per game.
    const MAX_PLIES: usize = 80;

    /// Shows the events of a move, and returns the holes of each lap.
    fn show(playback: &mut Playback, events: &[GameEvent]) -> Vec<Vec<Hole>> {
        let mut laps: Vec<Vec<Hole>> = Vec::new();
        for &event in events {
            playback.record_lap(event);
            playback.apply(event);
            if let Some((hole, _)) = event.lap() {
                laps.push(vec![hole]);
            }
            if let (GameEvent::Sown { hole, .. }, Some(lap)) = (event, laps.last_mut()) {
                lap.push(hole);
            }
        }
        laps
    }

    #[test]
    fn the_trail_follows_the_sowing_in_every_variant() {
        let (mut reversed, mut forward) = (0, 0);
        for name in library::all_names() {
            let rules = library::load(name).unwrap().unwrap();
            let mut game = Game::new(rules.clone(), Side::South, &mut ());
            for ply in 0..MAX_PLIES {
                let legal: Vec<Move> = game.position().legal_moves(&rules).iter().collect();
                // Reversed moves are rare, and often have several laps.
                let reversed_moves = legal.iter().copied().filter(|mv| mv.is_reversed());
                let reversed_moves: Vec<Move> = reversed_moves.filter(|_| ply % 3 > 0).collect();
                let candidates = if reversed_moves.is_empty() {
                    legal
                } else {
                    reversed_moves
                };
                let Some(&mv) = candidates.get((ply * 7 + ply / 5) % candidates.len().max(1))
                else {
                    break;
                };
                let mut playback = Playback::showing(BoardSnapshot::of(game.position()));
                let mut events = Vec::new();
                game.play(mv, &mut events).unwrap();
                let laps = show(&mut playback, &events);
                let trail = playback.trail(&rules);
                let (Some(last), Some(&[from, ..])) = (laps.last(), trail.get(..2)) else {
                    continue;
                };
                assert_eq!(mv.hole(), Some(from), "{name}, ply {ply}");
                if laps.len() > 1 && !rules.geometry().has_signs() {
                    continue;
                }
                // The trail may pass holes that the move skips.
                let mut passed = trail.iter();
                let end = last
                    .iter()
                    .skip(1)
                    .position(|hole| hole == &trail[trail.len() - 1]);
                let shown = &last[..=end.unwrap() + 1];
                assert!(
                    shown.iter().all(|hole| passed.any(|other| other == hole)),
                    "{name}, ply {ply}: {trail:?} for {last:?}"
                );
                *(if mv.is_reversed() {
                    &mut reversed
                } else {
                    &mut forward
                }) += 1;
            }
        }
        assert!(reversed > 10 && forward > 500, "{reversed}, {forward}");
    }

    #[test]
    fn the_last_move_is_rotated_with_the_board() {
        for name in library::all_names() {
            let rules = library::load(name).unwrap().unwrap();
            let game = Game::new(rules.clone(), Side::South, &mut ());
            let Some(mv) = game.position().legal_moves(&rules).iter().next() else {
                continue;
            };
            let mut playback = Playback::showing(BoardSnapshot::of(game.position()));
            let mut events = Vec::new();
            game.clone().play(mv, &mut events).unwrap();
            show(&mut playback, &events);
            let before = (playback.last_move(), playback.trail(&rules));
            show(&mut playback, &[GameEvent::Swapped]);
            let rotated = |hole: Hole| rules.geometry().rotated(hole);
            let expected = LastMove {
                from: before.0.from.map(rotated),
                to: before.0.to.map(rotated),
            };
            assert_eq!(playback.last_move(), expected, "{name}");
            let trail: Vec<Hole> = before.1.into_iter().map(rotated).collect();
            assert_eq!(playback.trail(&rules), trail, "{name}");
        }
    }
}

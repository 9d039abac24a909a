//! Hints: first a reason that doesn't give the move away, then the best move and its expected
//! result.

use super::messages::{Argument, Messages};
use crate::teacher::Reason;
use awale_rules::{MoveName, Side};

/// The number of laps from which a relay counts as long.
const MIN_LONG_RELAY_LAPS: u16 = 4;

/// Margins are rounded to half seeds.
const HALVES_PER_SEED: f32 = 2.0;

/// Names the best move under rules where the last move wins, and its result: certain if
/// `is_proved`, else expected. `value` is positive if the reader stands better.
#[must_use]
pub fn best_for_last_move(
    messages: &Messages,
    played: MoveName,
    value: f32,
    is_proved: bool,
) -> String {
    let halves = (value * HALVES_PER_SEED).round();
    let key = match (is_proved, halves) {
        (true, 1.0..) => "ui-hint-last-wins",
        (true, ..=-1.0) => "ui-hint-last-loses",
        (true, _) => "ui-hint-draws",
        (false, 1.0..) => "ui-hint-last-better",
        (false, ..=-1.0) => "ui-hint-last-worse",
        (false, _) => "ui-hint-last-even",
    };
    messages.format(key, &[("hole", played.into())])
}

/// Names the best move, and the margin by which the reader wins with it (loses, if negative):
/// certain if `is_proved`, else expected.
#[must_use]
pub fn best_hole(
    messages: &Messages,
    played: MoveName,
    margin_in_seeds: f32,
    is_proved: bool,
) -> String {
    let halves = (margin_in_seeds * HALVES_PER_SEED).round();
    let key = match (is_proved, halves) {
        (true, 1.0..) => "ui-hint-wins",
        (true, ..=-1.0) => "ui-hint-loses",
        (true, _) => "ui-hint-draws",
        (false, 1.0..) => "ui-hint-should-win",
        (false, ..=-1.0) => "ui-hint-should-lose",
        (false, _) => "ui-hint-should-draw",
    };
    let margin = seeds_in_halves(halves.abs());
    let arguments = [("hole", played.into()), ("seeds", margin)];
    messages.format(key, &arguments)
}

/// Hints at the best move of `mover` by the first of `reasons` that supports it and doesn't give
/// its hole away, and says that the next hint names the hole. `reasons` begins with the weightiest.
#[must_use]
pub fn reason_first(messages: &Messages, reasons: &[Reason], mover: Side) -> String {
    let mut keys = reasons
        .iter()
        .filter(|reason| !reason.speaks_against(mover))
        .filter_map(|reason| reason_key(reason, mover));
    let key = keys.next().unwrap_or("ui-hint-reason-later");
    let [reason, more] = [key, "ui-hint-reason-more"].map(|key| messages.get(key));
    format!("{reason} {more}")
}

fn reason_key(reason: &Reason, mover: Side) -> Option<&'static str> {
    Some(match *reason {
        Reason::OnlyMove(_) => "ui-hint-reason-only",
        Reason::Decides { winner, .. } if winner == Some(mover) => "ui-hint-reason-wins",
        Reason::Ends { .. } | Reason::Decides { winner: None, .. } => "ui-hint-reason-ends",
        Reason::WinsNext => "ui-hint-reason-wins",
        Reason::Takes(_) => "ui-hint-reason-takes",
        Reason::TakesNext { .. }
        | Reason::Threatens(_)
        | Reason::Empties { .. }
        | Reason::Traps { .. } => "ui-hint-reason-prepares",
        Reason::Shields { .. } | Reason::Saves { .. } => "teacher-hint-saving",
        Reason::Blocks => "teacher-hint-last-move",
        Reason::Starves => "teacher-hint-starving",
        Reason::Feeds { .. } => "ui-hint-reason-feeds",
        Reason::ForcesFeeding { .. } => "teacher-hint-forced-feeding",
        Reason::Tempo { .. } | Reason::HoldsBack { .. } => "teacher-hint-tempo",
        Reason::Dam { .. } | Reason::Disarms { .. } | Reason::Overloads { .. } => {
            "teacher-hint-dam"
        }
        Reason::Sacrifice { .. } => "teacher-hint-sacrifice",
        Reason::Relay { laps, .. } if laps >= MIN_LONG_RELAY_LAPS => "teacher-hint-long-relay",
        Reason::MovesAgain | Reason::Continues(_) => "teacher-hint-again",
        Reason::DeniesAgain(_) | Reason::LimitsTurn { .. } => "teacher-hint-defence",
        Reason::Stores { .. } => "ui-hint-reason-stores",
        Reason::MakesSpecial(_) | Reason::ThreatensSpecial(_) => "teacher-hint-special",
        Reason::Closes { side, .. } | Reason::RoundLost { side, .. } if side != mover => {
            "teacher-hint-shutting"
        }
        Reason::Nyumba(_) => "teacher-hint-nyumba",
        Reason::BlocksHole(_) => "teacher-hint-takasia",
        _ => return None,
    })
}

/// Converts a number of half seeds to an argument: a number of seeds, by which the message can
/// select a plural form; the keyword `half` for half a seed; else digits with "½".
pub(super) fn seeds_in_halves(halves: f32) -> Argument<'static> {
    let whole = (halves / HALVES_PER_SEED).floor();
    if halves % HALVES_PER_SEED == 0.0 {
        // Doesn't overflow: at most all seeds of a board.
        Argument::Number(whole as i64)
    } else if whole == 0.0 {
        "half".into()
    } else {
        format!("{whole}½").into()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;

    use super::*;
    use crate::ai::contest::opening;
    use crate::teacher::reasons::of_move;
    use crate::text::Language;
    use awale_rules::{EndReason, Hole, library};

    #[test]
    fn the_hint_states_the_margin() {
        let messages = Messages::new(Language::default());
        let hint = |margin, is_proved| best_hole(&messages, 'C'.into(), margin, is_proved);
        assert_eq!(
            hint(3.0, true),
            "The best move is C: you win by at least 3 seeds, whatever the reply."
        );
        assert_eq!(
            hint(1.0, true),
            "The best move is C: you win by at least 1 seed, whatever the reply."
        );
        assert_eq!(
            hint(0.0, true),
            "The best move is C: with best play on both sides, the game is a draw."
        );
        assert_eq!(
            hint(-2.0, true),
            "The best move is C: you lose by no more than 2 seeds."
        );
        assert_eq!(
            hint(2.6, false),
            "The best move is C: expect to win by about 2½ seeds."
        );
        assert_eq!(
            hint(-0.4, false),
            "The best move is C: expect to lose by about half a seed."
        );
        assert_eq!(hint(0.1, false), "The best move is C: expect a draw.");
    }

    #[test]
    fn every_margin_is_worded_in_every_language() {
        for language in Language::all() {
            let messages = Messages::new(language);
            for (margin, is_proved) in [-3.0, -0.5, 0.0, 1.0, 7.5]
                .into_iter()
                .flat_map(|margin| [(margin, true), (margin, false)])
            {
                let hint = best_hole(&messages, 'C'.into(), margin, is_proved);
                assert!(hint.ends_with('.') && hint.contains('C'), "{hint}");
                assert!(!hint.contains(['{', '+', '−']), "{hint}");
            }
        }
    }

    #[test]
    fn reasons_name_no_hole() {
        let english = Messages::new(Language::default());
        let mut seen = BTreeSet::new();
        for name in library::all_names() {
            let rules = library::load(name).unwrap().unwrap();
            for number in 0..4 {
                let game = opening(&rules, 6, number);
                let mover = game.position().to_move();
                for mv in game.position().legal_moves(&rules).iter() {
                    let reasons = of_move(&game, mv);
                    seen.insert(reason_first(&english, &reasons, mover));
                }
            }
        }
        assert!(seen.len() >= 8, "{seen:?}");
        let capture = "You can capture seeds. The next hint shows the move.";
        assert!(seen.contains(capture), "{seen:?}");
        // Of all letters, only "a" is a word.
        let is_hole = |word: &str| word.len() == 1 && word != "a";
        let names_a_hole = |text: &String| text.split([' ', '.', '?']).any(is_hole);
        assert!(!seen.iter().any(names_a_hole), "{seen:?}");
    }

    #[test]
    fn a_reason_against_the_move_is_skipped() {
        for language in Language::all() {
            let messages = Messages::new(language);
            let hint = |reasons: &[Reason]| reason_first(&messages, reasons, Side::South);
            let loses = Reason::Decides {
                reason: EndReason::Stuck,
                winner: Some(Side::North),
            };
            let wins = Reason::Decides {
                reason: EndReason::Stuck,
                winner: Some(Side::South),
            };
            let closes = |side| Reason::Closes {
                side,
                hole: Hole::new(3),
            };
            let fallback = hint(&[]);
            assert_eq!(hint(&[closes(Side::South)]), fallback);
            assert_eq!(hint(&[loses]), fallback);
            let hints = [
                hint(&[Reason::LetsWin(Hole::new(2).into()), Reason::MovesAgain]),
                hint(&[closes(Side::North)]),
                hint(&[wins]),
                fallback,
            ];
            let distinct: BTreeSet<&String> = hints.iter().collect();
            assert_eq!(distinct.len(), hints.len(), "{hints:?}");
            for text in hints {
                assert!(!text.contains("hint-") && text.ends_with('.'), "{text}");
            }
        }
    }

    #[test]
    fn where_the_last_move_wins_no_seeds_are_counted() {
        for language in Language::all() {
            let messages = Messages::new(language);
            let mut seen = BTreeSet::new();
            for is_proved in [true, false] {
                for value in [-64.0, 0.0, 64.0] {
                    let hint = best_for_last_move(&messages, 'C'.into(), value, is_proved);
                    assert!(hint.contains('C') && !hint.contains("64"), "{hint}");
                    seen.insert(hint);
                }
            }
            assert_eq!(seen.len(), 6, "{language:?}");
        }
    }
}

//! The best hole and its expected result, in words.

use super::messages::{Argument, Messages};
use awale_rules::MoveName;

/// Estimated margins are rounded to half seeds.
const HALVES: f32 = 2.0;

/// Names the best move where the last move wins, and what to expect of it: certain if `proved`.
/// `value` is positive if the reader stands better.
#[must_use]
pub fn best_for_last_move(
    messages: &Messages,
    played: MoveName,
    value: f32,
    proved: bool,
) -> String {
    let halves = (value * HALVES).round();
    let key = match (proved, halves) {
        (true, 1.0..) => "ui-hint-last-wins",
        (true, ..=-1.0) => "ui-hint-last-loses",
        (true, _) => "ui-hint-draws",
        (false, 1.0..) => "ui-hint-last-better",
        (false, ..=-1.0) => "ui-hint-last-worse",
        (false, _) => "ui-hint-last-even",
    };
    messages.format(key, &[("hole", played.into())])
}

/// Names the best move, and the margin by which the reader wins with it (or loses, if it is
/// negative): certain if `proved`, else expected.
#[must_use]
pub fn best_hole(
    messages: &Messages,
    played: MoveName,
    margin_in_seeds: f32,
    proved: bool,
) -> String {
    let halves = (margin_in_seeds * HALVES).round();
    let key = match (proved, halves) {
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

/// Formats a number of seeds, given in halves: an integer, by which the message can select a
/// plural, the keyword `half` for half a seed, or digits with "½".
pub(super) fn seeds_in_halves(halves: f32) -> Argument<'static> {
    let whole = (halves / HALVES).floor();
    if halves % HALVES == 0.0 {
        // At most the seeds of a board.
        Argument::Number(whole as i64)
    } else if whole == 0.0 {
        "half".into()
    } else {
        format!("{whole}½").into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_hint_words_the_margin() {
        let messages = Messages::new(Language::default());
        let hint = |margin, proved| best_hole(&messages, 'C'.into(), margin, proved);
        assert_eq!(
            hint(3.0, true),
            "The best move is C: you win by 3 seeds against any reply."
        );
        assert_eq!(
            hint(1.0, true),
            "The best move is C: you win by 1 seed against any reply."
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
            for (margin, proved) in [-3.0, -0.5, 0.0, 1.0, 7.5]
                .into_iter()
                .flat_map(|margin| [(margin, true), (margin, false)])
            {
                let hint = best_hole(&messages, 'C'.into(), margin, proved);
                assert!(hint.ends_with('.') && hint.contains('C'), "{hint}");
                assert!(!hint.contains(['{', '+', '−']), "{hint}");
            }
        }
    }

    #[test]
    fn where_the_last_move_wins_no_seeds_are_counted() {
        for language in Language::all() {
            let messages = Messages::new(language);
            let mut seen = std::collections::BTreeSet::new();
            for proved in [true, false] {
                for value in [-64.0, 0.0, 64.0] {
                    let hint = best_for_last_move(&messages, 'C'.into(), value, proved);
                    assert!(hint.contains('C') && !hint.contains("64"), "{hint}");
                    seen.insert(hint);
                }
            }
            assert_eq!(seen.len(), 6, "{language:?}");
        }
    }
}

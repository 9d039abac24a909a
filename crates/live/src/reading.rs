//! Merges a received letter into a match. A letter can only add steps.

use awale_engine::matches::letter::{Letter, Received, Thread};

/// The effect of a letter on a match.
#[derive(Clone, Debug)]
pub enum Reading {
    /// None: it is the known letter or an older one.
    Nothing,
    /// It has new steps.
    Extended {
        /// Whether a new step is in this player's name but wasn't planned here.
        in_my_name: bool,
    },
    /// It was ignored, as it contradicts the known letter. The players can compare both lines.
    Forked,
    /// It was ignored, as it belongs to another match.
    Foreign,
}

impl Reading {
    /// Returns `true` if the letter was ignored.
    #[must_use]
    pub const fn is_ignored(&self) -> bool {
        matches!(self, Self::Forked | Self::Foreign)
    }
}

/// Reads a letter into a match. A known step never changes.
pub fn read(thread: &mut Thread, letter: &Letter) -> Reading {
    let known = thread.letter();
    let is_same_match = letter.terms().agree_with(known.terms());
    if !is_same_match {
        return Reading::Foreign;
    }
    if !letter.is_prefix_of(known) && !known.is_prefix_of(letter) {
        // The player may already know this line.
        let is_known = thread.lines().iter().any(|line| letter.is_prefix_of(line));
        return if is_known {
            Reading::Nothing
        } else {
            Reading::Forked
        };
    }
    match thread.receive(letter) {
        Ok(Received::Extended { in_my_name, .. }) => Reading::Extended { in_my_name },
        Ok(Received::Unchanged | Received::Behind) => Reading::Nothing,
        Ok(Received::Forked) => Reading::Forked,
        Err(_) => Reading::Foreign,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::rules;
    use awale_engine::matches::letter::{LetterStep, Terms};
    use awale_engine::matches::{Beginner, Contestant, SeriesPlan};

    fn letter(seed: u64, moves: &str) -> Letter {
        let terms = Terms {
            variant: "awale".to_owned(),
            rules: rules("awale"),
            plan: SeriesPlan::single(Beginner::South, seed),
            start: None,
            clock: None,
            meeting: None,
        };
        let mut letter = Letter::new(terms, Default::default());
        for name in moves.chars() {
            let hole = letter.terms().rules.geometry().hole(name).unwrap();
            letter.play(LetterStep::Move(hole.into())).unwrap();
        }
        letter
    }

    #[test]
    fn a_letter_adds_steps_or_is_ignored() {
        let mut thread = Thread::new(Contestant::First, letter(1, "C"));
        let moves = |thread: &Thread| thread.letter().steps().len();
        assert!(matches!(
            read(&mut thread, &letter(1, "")),
            Reading::Nothing
        ));
        assert!(matches!(
            read(&mut thread, &letter(2, "Cd")),
            Reading::Foreign
        ));
        assert!(matches!(
            read(&mut thread, &letter(1, "D")),
            Reading::Forked
        ));
        assert_eq!((moves(&thread), thread.lines().len()), (1, 1));
        let reading = read(&mut thread, &letter(1, "Cd"));
        assert!(matches!(reading, Reading::Extended { in_my_name: false }));
        assert!(matches!(
            read(&mut thread, &letter(1, "Ce")),
            Reading::Forked
        ));
        assert_eq!(moves(&thread), 2);
        // After the comparison, the other line is known.
        thread.receive(&letter(1, "Ce")).unwrap();
        assert!(matches!(
            read(&mut thread, &letter(1, "Ce")),
            Reading::Nothing
        ));
    }
}

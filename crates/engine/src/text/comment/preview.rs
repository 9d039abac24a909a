//! The preview of a move, in a sentence or two.

use awale_rules::{Preview, Vessel};

use super::Commentary;

impl Commentary<'_> {
    /// The result of a move: where it ends, its laps, what each player captures, and anything
    /// unusual.
    #[must_use]
    pub fn preview(&self, preview: &Preview) -> String {
        let mover = preview.mover();
        let end = match preview.end() {
            Vessel::Hole(hole) => self.letter(hole),
            Vessel::Loft(side) => self.messages.store(self.players, self.reader, side),
        };
        let played = self.rules.geometry().name_of(preview.played());
        let arguments = [
            ("hole", played.into()),
            ("end", end.into()),
            ("laps", preview.laps().into()),
            ("captured", preview.captured(mover).into()),
        ];
        let mut sentences = vec![self.messages.format("comment-preview", &arguments)];
        let given = preview.captured(mover.opponent());
        if given > 0 {
            sentences.push(self.given(mover.opponent(), given));
        }
        let remarks = preview.notable_events().iter();
        sentences.extend(remarks.filter_map(|&event| self.comment(mover, event)));
        sentences.join(" ")
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::fixtures::{rules, set_up};
    use crate::text::{Language, Messages};
    use awale_rules::{Game, Side, library};

    fn preview_text(language: Language, variant: &str, position: &str, letter: char) -> String {
        let rules = rules(variant);
        let game = set_up(&rules, position);
        let hole = rules.geometry().hole(letter).unwrap();
        let messages = Messages::new(language);
        Commentary::new(&messages, &rules, ["Ama", "Kofi"]).preview(&game.preview(hole).unwrap())
    }

    #[test]
    fn a_preview_has_the_end_and_the_captures() {
        let english = |variant, position, letter| {
            preview_text(Language::default(), variant, position, letter)
        };
        assert_eq!(
            english("awale", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 'C'),
            "C ends in a."
        );
        assert_eq!(
            english("awale", "4-0-0-0-0-3-1-2-1-0-5-5-10-17-S", 'F'),
            "F ends in c and captures 7 seeds."
        );
        assert_eq!(
            english("awale", "4-0-0-0-0-2-1-1-0-0-0-0-20-20-S", 'F'),
            "F ends in b. The capture is void: it would leave Kofi without a seed."
        );
    }

    #[test]
    fn every_move_has_a_preview_in_every_language() {
        for language in Language::all() {
            let messages = Messages::new(language);
            for name in library::names() {
                let rules = library::load(name).unwrap().unwrap();
                let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
                let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
                for ply in 0..40 {
                    let moves: Vec<_> = game.position().legal_moves(&rules).iter().collect();
                    if moves.is_empty() {
                        break;
                    }
                    for &hole in &moves {
                        let words = commentary.preview(&game.preview(hole).unwrap());
                        assert!(words.ends_with('.'), "{name}: {words}");
                        let bad = ["{", "  ", " .", "comment-"];
                        assert!(
                            !bad.iter().any(|bad| words.contains(bad)),
                            "{name}: {words}"
                        );
                    }
                    game.play(moves[ply * 7 % moves.len()], &mut ()).unwrap();
                }
            }
        }
    }
}

//! The preview of a move, in a sentence or two.

use awale_rules::{Preview, Vessel};

use super::Commentary;

/// Which way a move goes on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Towards {
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// To the left.
    Left,
    /// Downwards.
    Down,
}

impl Towards {
    /// All ways, counterclockwise.
    pub const ALL: [Self; 4] = [Self::Right, Self::Up, Self::Left, Self::Down];

    const fn key(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Up => "up",
            Self::Left => "left",
            Self::Down => "down",
        }
    }
}

impl Commentary<'_> {
    /// Describes the result of a move: where it ends, its laps, what each player captures, and
    /// anything unusual. If the player chooses its direction, `towards` replaces the sign of its
    /// name.
    #[must_use]
    pub fn preview(&self, preview: &Preview, towards: Option<Towards>) -> String {
        let mover = preview.mover();
        let end = match preview.end() {
            Vessel::Hole(hole) => self.letter(hole),
            Vessel::Loft(side) => self.messages.store(self.players, self.reader, side),
        };
        let played = preview.played();
        let has_sign = self.rules.geometry().has_signs() && played == played.base();
        let played = match (played.hole(), towards.filter(|_| has_sign)) {
            (Some(hole), Some(towards)) => {
                let way = [
                    ("hole", self.letter(hole).into()),
                    ("way", towards.key().into()),
                ];
                self.messages.format("comment-towards", &way)
            }
            _ => self.rules.geometry().name_of(played).to_string(),
        };
        let arguments = [
            ("hole", played.as_str().into()),
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
        Commentary::new(&messages, &rules, ["Ama", "Kofi"])
            .preview(&game.preview(hole).unwrap(), None)
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
                    for &mv in &moves {
                        let words = commentary.preview(&game.preview(mv).unwrap(), None);
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

    #[test]
    fn a_direction_is_said_in_words_instead_of_its_sign() {
        for name in library::all_names() {
            let rules = rules(name);
            let game = Game::new(Arc::clone(&rules), Side::South, &mut ());
            for language in Language::all() {
                let messages = Messages::new(language);
                let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
                for one in game.position().legal_moves(&rules).iter() {
                    let preview = game.preview(one).unwrap();
                    let said: Vec<String> = Towards::ALL
                        .map(|towards| commentary.preview(&preview, Some(towards)))
                        .into();
                    let sign = format!("{} ", rules.geometry().name_of(one));
                    let has_sign = rules.geometry().has_signs() && one == one.base();
                    for (index, words) in said.iter().enumerate() {
                        assert_eq!(words.starts_with(&sign), !has_sign, "{name}: {words}");
                        let is_new = !said[..index].contains(words);
                        assert_eq!(is_new, has_sign || index == 0, "{name}: {words}");
                    }
                }
            }
        }
    }
}

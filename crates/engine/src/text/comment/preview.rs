//! Describes the preview of a move in a sentence or two.

use awale_rules::{Preview, Vessel};

use super::Commentary;

/// The direction of a move on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenDirection {
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// To the left.
    Left,
    /// Downwards.
    Down,
}

impl ScreenDirection {
    /// All directions, counterclockwise.
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
    /// notable events. If the rules let the player choose a direction, `direction` replaces its
    /// sign in the move's name.
    #[must_use]
    pub fn preview(&self, preview: &Preview, direction: Option<ScreenDirection>) -> String {
        let mover = preview.mover();
        let end = match preview.end() {
            Vessel::Hole(hole) => self.letter(hole),
            Vessel::Loft(side) => self.messages.store(self.players, self.reader, side),
        };
        let played = preview.played();
        let has_sign = self.rules.geometry().has_signs() && played == played.base();
        let played = match (played.hole(), direction.filter(|_| has_sign)) {
            (Some(hole), Some(direction)) => {
                let arguments = [
                    ("hole", self.letter(hole).into()),
                    ("way", direction.key().into()),
                ];
                self.messages.format("comment-towards", &arguments)
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
        let opponent_captured = preview.captured(mover.opponent());
        if opponent_captured > 0 {
            sentences.push(self.opponent_captures(mover.opponent(), opponent_captured));
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
                        let leftovers = ["{", "  ", " .", "comment-"];
                        assert!(
                            !leftovers.iter().any(|leftover| words.contains(leftover)),
                            "{name}: {words}"
                        );
                    }
                    game.play(moves[ply * 7 % moves.len()], &mut ()).unwrap();
                }
            }
        }
    }

    #[test]
    fn a_direction_in_words_replaces_the_sign() {
        for name in library::all_names() {
            let rules = rules(name);
            let game = Game::new(Arc::clone(&rules), Side::South, &mut ());
            for language in Language::all() {
                let messages = Messages::new(language);
                let commentary = Commentary::new(&messages, &rules, ["Ama", "Kofi"]);
                for mv in game.position().legal_moves(&rules).iter() {
                    let preview = game.preview(mv).unwrap();
                    let descriptions: Vec<String> = ScreenDirection::ALL
                        .map(|direction| commentary.preview(&preview, Some(direction)))
                        .into();
                    let sign = format!("{} ", rules.geometry().name_of(mv));
                    let has_sign = rules.geometry().has_signs() && mv == mv.base();
                    for (index, words) in descriptions.iter().enumerate() {
                        assert_eq!(words.contains(&sign), !has_sign, "{name}: {words}");
                        let is_distinct = !descriptions[..index].contains(words);
                        assert_eq!(is_distinct, has_sign || index == 0, "{name}: {words}");
                    }
                }
            }
        }
    }
}

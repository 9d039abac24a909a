//! Illustrations: board drawings with their text, and a button that plays the example.

use std::sync::Arc;

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{Frame, Margin, Ui};

use crate::lesson::Demonstration;
use crate::localization::Words;
use crate::navigation::Go;
use crate::ui::theme::{self, colour, radius, space};
use crate::ui::widgets::{Button, board_drawing, paragraph, subheading};
use awale_engine::examples::Example;
use awale_engine::examples::drawing::{Drawing, Picture};
use awale_engine::text::book::Topic;
use awale_engine::text::book::caption::{caption, picture_in_words, title};
use awale_engine::text::strategies::{HelpFileExample, StagedExample, Strategy};
use awale_rules::spec::Direction;
use awale_rules::{HoleSet, Move, RuleSet};

/// A drawing with its text.
pub(super) struct Illustration {
    /// The section of the rule book to which it belongs.
    pub topic: Option<Topic>,
    picture: Picture,
    direction: Direction,
    /// The description for screen readers.
    description: String,
    title: String,
    caption: String,
    /// The name of the button that plays the example, and the example; `None` if it has no moves.
    demonstration: Option<(String, Demonstration)>,
}

impl Illustration {
    /// Draws the board at the start of a game.
    pub fn start(rules: &RuleSet, words: &Words) -> Self {
        let picture = Picture::from(Drawing::start(rules));
        Self {
            topic: Some(Topic::Board),
            direction: rules.direction(),
            description: picture_in_words(&picture, words),
            picture,
            title: String::new(),
            caption: words.get("printed-start-caption"),
            demonstration: None,
        }
    }

    /// Draws an example of the rules. The name of its button contains `index`.
    pub fn of_example(
        index: usize,
        example: &Example,
        rules: &Arc<RuleSet>,
        words: &Words,
    ) -> Self {
        let picture = Picture::of(example, rules);
        let title = title(example.feature, words);
        let caption = caption(example, rules, words.marked());
        let demonstration = Demonstration {
            title: title.clone(),
            text: caption.clone(),
            rules: Arc::clone(rules),
            start: example.placement,
            moves: example.moves.clone(),
            marks: example.marks,
            danger: HoleSet::EMPTY,
        };
        Self {
            topic: Some(Topic::of(example.feature)),
            direction: rules.direction(),
            description: picture_in_words(&picture, words),
            picture,
            title,
            caption,
            demonstration: Some((format!("help.show.{index}"), demonstration)),
        }
    }

    /// Draws the example of a strategy. The title is above the strategy's text, so the illustration
    /// has none.
    pub fn of_strategy(strategy: &Strategy, words: &Words) -> Option<Self> {
        let [_, example] = strategy.paragraphs;
        let title = words.get(strategy.title);
        Some(Self {
            title: String::new(),
            ..Self::of_staged(strategy.name, title, example, &strategy.example, words)?
        })
    }

    /// Draws an example of the 1996 help file.
    pub fn of_help_file(example: &HelpFileExample, words: &Words) -> Option<Self> {
        let title = words.get(example.title);
        Self::of_staged(example.name, title, example.text, &example.example, words)
    }

    /// Draws a staged example; `None` if it can't be played.
    fn of_staged(
        name: &str,
        title: String,
        text: &str,
        staged: &StagedExample,
        words: &Words,
    ) -> Option<Self> {
        let played = staged.played()?;
        let demonstration = Demonstration {
            title: title.clone(),
            text: words.marked().get(text),
            start: played.start,
            moves: played.moves.into_iter().map(Move::from).collect(),
            marks: played.marks,
            danger: HoleSet::EMPTY,
            rules: Arc::clone(&played.rules),
        };
        Some(Self {
            topic: None,
            direction: played.rules.direction(),
            description: picture_in_words(&played.picture, words),
            picture: played.picture,
            title,
            caption: demonstration.text.clone(),
            demonstration: Some((format!("help.show.{name}"), demonstration)),
        })
    }

    /// Shows the illustration at full width, on a darker background.
    pub fn show(&self, ui: &mut Ui, words: &Words, go: &mut MessageWriter<Go>) {
        let background = theme::wood_colour(ui.ctx(), colour::RECESS.gamma_multiply(0.75));
        Frame::NONE
            .fill(background)
            .corner_radius(radius::CONTROL)
            .inner_margin(Margin::same(space::M as i8))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                board_drawing(ui, &self.picture, self.direction, &self.description);
                if !self.title.is_empty() {
                    subheading(ui, &self.title);
                }
                if !self.caption.is_empty() {
                    paragraph(ui, &self.caption);
                }
                if let Some((name, demonstration)) = &self.demonstration {
                    let button = Button::secondary(name, words.get("ui-lesson-show"));
                    if button.show(ui).clicked() {
                        go.write(Go::Show(Box::new(demonstration.clone().into())));
                    }
                }
            });
        ui.add_space(space::HALF);
    }
}

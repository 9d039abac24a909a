//! The strategies of the help, each with an example: a position, holes to highlight and moves to
//! show. Tests check the texts' claims by playing the moves.

use std::sync::Arc;

use super::book::{Block, Section, Topic};
use super::messages::Messages;
use crate::examples::drawing::{Mark, Picture};
use crate::examples::{Example, Feature};
use awale_rules::{Game, Hole, HoleSet, Placement, RuleSet, library};

/// One of the three groups of strategies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Strategies for building a kroo.
    Offensive,
    /// Strategies against a kroo.
    Defensive,
    /// Strategies for when few seeds are left.
    EndOfGame,
}

impl Group {
    /// All groups, in reading order.
    pub const ALL: [Self; 3] = [Self::Offensive, Self::Defensive, Self::EndOfGame];

    /// Returns the message key of its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Offensive => "strategies-offensive",
            Self::Defensive => "strategies-defensive",
            Self::EndOfGame => "strategies-end",
        }
    }
}

/// A strategy: the message keys of its texts, and its example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// A stable name, for widgets and scripts.
    pub name: &'static str,
    /// Its group; `None` for the basics.
    pub group: Option<Group>,
    /// The key of its title.
    pub title: &'static str,
    /// The keys of its paragraphs: the idea, then the example.
    pub paragraphs: [&'static str; 2],
    /// Its example.
    pub example: StagedExample,
}

/// An example on the board: a position, holes to highlight and moves to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StagedExample {
    /// The built-in variant whose rules apply.
    pub variant: &'static str,
    /// The position before the first move, in notation.
    pub position: &'static str,
    /// The letters of the holes to highlight at the start.
    pub marks: &'static str,
    /// The letters of the moves to show, by both players in turn.
    pub moves: &'static str,
}

/// All strategies, in reading order, by group.
pub const ALL: [Strategy; 8] = [
    Strategy {
        name: "master-stone",
        group: None,
        title: "strategies-master-stone",
        paragraphs: [
            "strategies-master-stone-what",
            "strategies-master-stone-example",
        ],
        example: StagedExample {
            variant: "awale",
            position: "2-0-3-6-4-0-1-1-1-4-0-2-12-12-S",
            marks: "Eabc",
            moves: "E",
        },
    },
    Strategy {
        name: "kroo",
        group: Some(Group::Offensive),
        title: "strategies-kroo",
        paragraphs: ["strategies-kroo-what", "strategies-kroo-example"],
        example: StagedExample {
            variant: "awale",
            position: "0-1-0-2-15-0-0-1-0-5-0-3-10-11-S",
            marks: "Eabc",
            moves: "E",
        },
    },
    Strategy {
        name: "ripe",
        group: Some(Group::Offensive),
        title: "strategies-ripe",
        paragraphs: ["strategies-ripe-what", "strategies-ripe-example"],
        example: StagedExample {
            variant: "awale",
            position: "0-0-1-1-12-0-0-1-0-3-2-2-13-13-S",
            marks: "Ea",
            moves: "D",
        },
    },
    Strategy {
        name: "dam",
        group: Some(Group::Defensive),
        title: "strategies-dam",
        paragraphs: ["strategies-dam-what", "strategies-dam-example"],
        example: StagedExample {
            variant: "awale",
            position: "1-0-4-2-0-0-0-0-1-0-15-0-12-13-S",
            marks: "Ce",
            moves: "Ae",
        },
    },
    Strategy {
        name: "pressure",
        group: Some(Group::Defensive),
        title: "strategies-pressure",
        paragraphs: ["strategies-pressure-what", "strategies-pressure-example"],
        example: StagedExample {
            variant: "awale",
            position: "0-0-1-2-0-2-0-0-0-0-12-0-16-15-S",
            marks: "e",
            moves: "Ce",
        },
    },
    Strategy {
        name: "overloading",
        group: Some(Group::Defensive),
        title: "strategies-overloading",
        paragraphs: [
            "strategies-overloading-what",
            "strategies-overloading-example",
        ],
        example: StagedExample {
            variant: "awale",
            position: "5-0-0-4-2-5-19-0-1-0-0-0-6-6-S",
            marks: "aD",
            moves: "Ea",
        },
    },
    Strategy {
        name: "small-moves",
        group: Some(Group::EndOfGame),
        title: "strategies-small-moves",
        paragraphs: [
            "strategies-small-moves-what",
            "strategies-small-moves-example",
        ],
        example: StagedExample {
            variant: "awale",
            position: "0-1-0-0-0-2-0-0-0-0-2-0-22-21-S",
            marks: "BF",
            moves: "B",
        },
    },
    Strategy {
        name: "hungry",
        group: Some(Group::EndOfGame),
        title: "strategies-hungry",
        paragraphs: ["strategies-hungry-what", "strategies-hungry-example"],
        example: StagedExample {
            variant: "awale",
            position: "0-0-0-0-0-0-2-3-0-8-0-0-22-13-N",
            marks: "d",
            moves: "dF",
        },
    },
];

/// A staged example with its parsed position and moves, to draw and to play.
#[derive(Clone, Debug)]
pub struct PlayedExample {
    /// Its rules.
    pub rules: Arc<RuleSet>,
    /// The position before the first move.
    pub start: Placement,
    /// The holes to highlight.
    pub marks: HoleSet,
    /// The moves, by both players in turn.
    pub moves: Vec<Hole>,
    /// The board before the first move and after the last one.
    pub picture: Picture,
}

impl StagedExample {
    /// Plays the example. Returns `None` if it is invalid, which a test rules out.
    #[must_use]
    pub fn played(&self) -> Option<PlayedExample> {
        let rules = library::load(self.variant)?.ok()?;
        let geometry = rules.geometry();
        let holes = |letters: &str| -> Option<Vec<Hole>> {
            letters
                .chars()
                .map(|letter| geometry.hole(letter).ok())
                .collect()
        };
        let start = Placement::parse(self.position, &rules).ok()?;
        let marks: HoleSet = holes(self.marks)?.into_iter().collect();
        let moves = holes(self.moves)?;
        let mut game = Game::set_up(Arc::clone(&rules), &start, &mut ());
        let mut picture: Option<Picture> = None;
        for &hole in &moves {
            let placement = Placement::of(game.position());
            let mut events = Vec::new();
            game.play(hole, &mut events).ok()?;
            let step = Example {
                feature: Feature::Sowing,
                placement,
                moves: vec![hole.into()],
                refusal: None,
                events,
                marks: HoleSet::EMPTY,
            };
            let step_picture = Picture::of(&step, &rules);
            picture = Some(match picture {
                Some(first) => Picture {
                    after: step_picture.after,
                    ..first
                },
                None => step_picture,
            });
        }
        let mut picture = picture?;
        for hole in marks.iter() {
            let drawn_hole = &mut picture.before.holes[hole.index()];
            drawn_hole.mark = drawn_hole.mark.or(Some(Mark::Noted));
        }
        Some(PlayedExample {
            rules,
            start,
            marks,
            moves,
            picture,
        })
    }
}

impl Strategy {
    /// Returns its title and its paragraphs.
    #[must_use]
    pub fn section(&self, messages: &Messages) -> Section {
        let paragraph = |key: &&str| Block::Paragraph(messages.get(key));
        Section {
            topic: Topic::Other,
            heading: messages.get(self.title),
            blocks: self.paragraphs.iter().map(paragraph).collect(),
        }
    }
}

/// An example from the 1996 help file, with its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpFileExample {
    /// A stable name, for widgets and scripts.
    pub name: &'static str,
    /// The key of its title.
    pub title: &'static str,
    /// The key of its text.
    pub text: &'static str,
    /// The position and the move.
    pub example: StagedExample,
}

/// The examples from the 1996 help file, a move, a capture and a triple capture, with new
/// positions.
pub const HELP_FILE: [HelpFileExample; 3] = [
    HelpFileExample {
        name: "move-1996",
        title: "example-help-file-move-title",
        text: "example-help-file-move",
        example: StagedExample {
            variant: "awale-1996",
            position: "7-0-1-2-0-3-4-0-4-5-1-3-9-9-S",
            marks: "BCDE",
            moves: "F",
        },
    },
    HelpFileExample {
        name: "capture-1996",
        title: "example-help-file-capture-title",
        text: "example-help-file-capture",
        example: StagedExample {
            variant: "awale-1996",
            position: "0-3-1-0-3-2-4-1-0-6-2-5-10-11-S",
            marks: "b",
            moves: "E",
        },
    },
    HelpFileExample {
        name: "triple-capture-1996",
        title: "example-help-file-triple-capture-title",
        text: "example-help-file-triple-capture",
        example: StagedExample {
            variant: "awale-1996",
            position: "1-0-2-5-0-1-1-2-1-7-0-4-12-12-S",
            marks: "abc",
            moves: "D",
        },
    },
];

/// Returns the introduction to the strategies: the origin of the three groups.
#[must_use]
pub fn introduction(messages: &Messages) -> Section {
    let groups = Group::ALL.map(|group| messages.get(group.title()));
    Section {
        topic: Topic::Other,
        heading: messages.get("strategies-heading"),
        blocks: vec![
            Block::Paragraph(messages.get("strategies-intro")),
            Block::List(groups.into()),
        ],
    }
}

/// Returns the introduction and all strategies, one section each.
#[must_use]
pub fn strategies(messages: &Messages) -> Vec<Section> {
    let sections = ALL.iter().map(|strategy| strategy.section(messages));
    std::iter::once(introduction(messages))
        .chain(sections)
        .collect()
}

#[cfg(test)]
mod tests;

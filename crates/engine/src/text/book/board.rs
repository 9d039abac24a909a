//! Describes the board, the aim of the game, and the turn.

use crate::examples::can_slam;
use crate::text::messages::Messages;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{BoardSpec, Direction, Feeding, GrandSlam, Stores};
use awale_rules::{Hole, RuleSet};

use super::Section;
use super::owners::have_owners;

/// Describes the board, its seeds and its letters.
pub(super) fn board(rules: OnTwoRows<'_>, messages: &Messages) -> Section {
    let geometry = rules.geometry();
    let row = geometry.row();
    let holes = messages.number(i64::try_from(row).unwrap_or_default());
    let owners = if have_owners(rules) { "yes" } else { "no" };
    let letter = |index: usize| geometry.letter(Hole::new(index));
    let board = &rules.spec().board;
    let stores = match rules.spec().sowing.stores {
        Stores::None => "none",
        Stores::Own => "own",
        Stores::Both => "both",
    };
    let total = rules.total_seeds().into();
    let start = if board.start.is_empty() {
        let seeds = messages.seeds(board.seeds).into();
        messages.format("book-board-start", &[("seeds", seeds), ("total", total)])
    } else {
        let row = list_counts(&board.start, messages).into();
        messages.format("book-world-start", &[("row", row), ("total", total)])
    };
    let start_of_north = (!board.start_of_north.is_empty()).then(|| {
        let row = list_counts(&board.start_of_north, messages).into();
        messages.format("book-world-start-of-north", &[("row", row)])
    });
    Section::new(messages.get("book-board-heading"))
        .with_paragraph(
            [
                Some(messages.format(
                    if rules.is_classic() {
                        "book-board"
                    } else {
                        "book-world-board"
                    },
                    &[
                        ("holes", holes.into()),
                        ("owners", owners.into()),
                        ("stores", stores.into()),
                    ],
                )),
                board.end_squares.map(|seeds| {
                    let seeds = messages.seeds(seeds);
                    messages.format("book-world-ends", &[("seeds", seeds.into())])
                }),
                Some(start),
                start_of_north,
            ]
            .into_iter()
            .flatten(),
        )
        .with_paragraph([messages.format(
            "book-board-letters",
            &[
                ("south-first", letter(0).into()),
                ("south-last", letter(row - 1).into()),
                ("north-first", letter(row).into()),
                ("north-last", letter(2 * row - 1).into()),
                ("owners", owners.into()),
            ],
        )])
        .with_paragraph(other_boards(&rules, messages))
}

/// Lists the seed counts of holes: "4, 4 and 3".
pub(super) fn list_counts(counts: &[i64], messages: &Messages) -> String {
    let counts: Vec<String> = counts.iter().map(i64::to_string).collect();
    messages.all_of(&counts)
}

/// Describes the aim of the game.
pub(super) fn aim(messages: &Messages) -> Section {
    Section::new(messages.get("book-aim-heading")).with_paragraph([messages.get("book-aim")])
}

/// Describes a turn: which holes may be played, and the limits on moves.
pub(super) fn turn(rules: OnTwoRows<'_>, messages: &Messages) -> Section {
    let min_seeds = rules.min_seeds();
    let territory = match rules.lifts_anywhere() {
        false => "own",
        true => "any",
    };
    Section::new(messages.get("book-turn-heading"))
        .with_paragraph(
            [messages.format(
                "book-turn",
                &[
                    ("from", territory.into()),
                    ("needed", min_seeds.into()),
                    ("seeds", messages.seeds(min_seeds).into()),
                    ("leave", rules.leave().into()),
                ],
            )]
            .into_iter()
            .chain((rules.leave() >= min_seeds).then(|| messages.get("book-world-single"))),
        )
        .with_paragraph(last_hole(rules, messages))
        .with_paragraph(forbidden_moves(rules, messages))
        .with_paragraph(refill(&rules, messages))
        .with_paragraph(rules.allows_swap().then(|| messages.get("book-world-swap")))
}

/// States the minimum number of seeds for playing the last hole of a row, if above 1.
fn last_hole(rules: OnTwoRows<'_>, messages: &Messages) -> Option<String> {
    let min_seeds = rules.last_hole_min();
    let seeds = messages.seeds(min_seeds);
    (min_seeds > 1).then(|| messages.format("book-world-last-hole", &[("seeds", seeds.into())]))
}

/// States how many seeds a player with an empty row puts in each hole, if refilling is a rule.
fn refill(rules: &RuleSet, messages: &Messages) -> Option<String> {
    let seeds = messages.seeds(rules.refill()?);
    Some(messages.format("book-world-refill", &[("seeds", seeds.into())]))
}

/// Returns the keyword for a direction in message selectors.
pub(super) const fn direction_keyword(direction: Direction) -> &'static str {
    match direction {
        Direction::Counterclockwise => "counterclockwise",
        Direction::Clockwise => "clockwise",
        Direction::Chosen => "chosen",
    }
}

/// Refers to the sections about rules that forbid moves.
fn forbidden_moves(rules: OnTwoRows<'_>, messages: &Messages) -> Option<String> {
    let spec = rules.spec();
    let forbids_slam = spec.capture.grand_slam == GrandSlam::Illegal && can_slam(rules);
    let has_feeding_duty = spec.play.reach_opponent
        || matches!(
            spec.play.feeding,
            Feeding::IfPossible | Feeding::Required | Feeding::WhenEmpty
        );
    let sections: Vec<String> = [
        (forbids_slam, "book-slam-heading"),
        (has_feeding_duty, "book-feeding-heading"),
    ]
    .into_iter()
    .filter(|(applies, _)| *applies)
    .map(|(_, heading)| {
        messages.format(
            "book-turn-limit",
            &[("heading", messages.get(heading).into())],
        )
    })
    .collect();
    (!sections.is_empty()).then(|| {
        messages.format(
            "book-turn-limits",
            &[("sections", messages.all_of(&sections).into())],
        )
    })
}

/// Describes the other boards on which these rules are played, if there are any.
fn other_boards(rules: &RuleSet, messages: &Messages) -> Option<String> {
    let default_board = &rules.spec().board;
    // Boards that differ only in their length share a sentence.
    let mut groups: Vec<(BoardSpec, Vec<i64>)> = Vec::new();
    for board in rules.usual_boards().filter(|board| board != default_board) {
        match groups.last_mut() {
            Some((similar, lengths))
                if (similar.seeds, similar.direction) == (board.seeds, board.direction) =>
            {
                lengths.push(board.holes);
            }
            _ => {
                let holes = board.holes;
                groups.push((board, vec![holes]));
            }
        }
    }
    let boards: Vec<String> = groups
        .iter()
        .map(|(board, lengths)| other_board(default_board, board, lengths, messages))
        .collect();
    (!boards.is_empty()).then(|| {
        messages.format(
            "book-board-also",
            &[("boards", messages.either(&boards).into())],
        )
    })
}

fn other_board(
    default_board: &BoardSpec,
    board: &BoardSpec,
    lengths: &[i64],
    messages: &Messages,
) -> String {
    let is_same_size = lengths == [default_board.holes] && default_board.seeds == board.seeds;
    let key = match (is_same_size, default_board.direction == board.direction) {
        (true, _) => "book-board-same-turned",
        (false, true) => "book-board-other",
        (false, false) => "book-board-other-turned",
    };
    let holes: Vec<String> = lengths
        .iter()
        .map(|&holes| messages.number(holes))
        .collect();
    messages.format(
        key,
        &[
            ("holes", messages.either(&holes).into()),
            ("seeds", messages.seeds(board.seeds).into()),
            ("direction", direction_keyword(board.direction).into()),
        ],
    )
}

//! The board, the aim of the game, and the turn.

use crate::examples::can_slam;
use crate::text::messages::Messages;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{BoardSpec, Direction, Feeding, GrandSlam, Stores};
use awale_rules::two_rows::TwoRows;
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
        let row = listed(&board.start, messages).into();
        messages.format("book-world-start", &[("row", row), ("total", total)])
    };
    let of_north = (!board.start_of_north.is_empty()).then(|| {
        let row = listed(&board.start_of_north, messages).into();
        messages.format("book-world-start-of-north", &[("row", row)])
    });
    Section::new(messages.get("book-board-heading"))
        .paragraph(
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
                of_north,
            ]
            .into_iter()
            .flatten(),
        )
        .paragraph([messages.format(
            "book-board-letters",
            &[
                ("south-first", letter(0).into()),
                ("south-last", letter(row - 1).into()),
                ("north-first", letter(row).into()),
                ("north-last", letter(2 * row - 1).into()),
                ("owners", owners.into()),
            ],
        )])
        .paragraph(other_boards(&rules, messages))
}

/// Returns the counts of holes as a list: "4, 4 and 3".
pub(super) fn listed(counts: &[i64], messages: &Messages) -> String {
    let counts: Vec<String> = counts.iter().map(i64::to_string).collect();
    messages.all_of(&counts)
}

/// Describes the aim of the game.
pub(super) fn aim(messages: &Messages) -> Section {
    Section::new(messages.get("book-aim-heading")).paragraph([messages.get("book-aim")])
}

/// Says which holes may be played.
pub(super) fn turn(rules: OnTwoRows<'_>, messages: &Messages) -> Section {
    let (two, needed) = (rules.two, rules.min_seeds());
    let from = match rules.lifts_anywhere() {
        false => "own",
        true => "any",
    };
    Section::new(messages.get("book-turn-heading"))
        .paragraph(
            [messages.format(
                "book-turn",
                &[
                    ("from", from.into()),
                    ("needed", needed.into()),
                    ("seeds", messages.seeds(needed).into()),
                    ("leave", rules.leave().into()),
                ],
            )]
            .into_iter()
            .chain((rules.leave() >= needed).then(|| messages.get("book-world-single"))),
        )
        .paragraph(last_hole(two, messages))
        .paragraph(limits(rules, messages))
        .paragraph(refill(two, messages))
        .paragraph(rules.allows_swap().then(|| messages.get("book-world-swap")))
}

/// Says how many seeds the last hole of a row needs, if it needs more than others.
fn last_hole(two: &TwoRows, messages: &Messages) -> Option<String> {
    let least = two.last_hole_min;
    let seeds = messages.seeds(least);
    (least > 1).then(|| messages.format("book-world-last-hole", &[("seeds", seeds.into())]))
}

/// Says how many seeds a player with an empty row puts on the board, if any.
fn refill(two: &TwoRows, messages: &Messages) -> Option<String> {
    let seeds = messages.seeds(two.refill?);
    Some(messages.format("book-world-refill", &[("seeds", seeds.into())]))
}

/// Returns the keyword of a direction.
pub(super) const fn direction_keyword(direction: Direction) -> &'static str {
    match direction {
        Direction::Counterclockwise => "counterclockwise",
        Direction::Clockwise => "clockwise",
        Direction::Chosen => "chosen",
    }
}

/// Points to the sections that forbid moves.
fn limits(rules: OnTwoRows<'_>, messages: &Messages) -> Option<String> {
    let slam = rules.two.grand_slam == GrandSlam::Illegal && can_slam(rules);
    let feeding = rules.two.reach_opponent
        || matches!(
            rules.two.feeding,
            Feeding::IfPossible | Feeding::Required | Feeding::WhenEmpty
        );
    let sections: Vec<String> = [
        (slam, "book-slam-heading"),
        (feeding, "book-feeding-heading"),
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

fn other_boards(rules: &RuleSet, messages: &Messages) -> Option<String> {
    let played = &rules.spec().board;
    // Boards that differ only in their length share a sentence.
    let mut groups: Vec<(BoardSpec, Vec<i64>)> = Vec::new();
    for board in rules.usual_boards().filter(|board| board != played) {
        match groups.last_mut() {
            Some((like, lengths))
                if (like.seeds, like.direction) == (board.seeds, board.direction) =>
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
        .map(|(board, lengths)| other_board(played, board, lengths, messages))
        .collect();
    (!boards.is_empty()).then(|| {
        messages.format(
            "book-board-also",
            &[("boards", messages.either(&boards).into())],
        )
    })
}

fn other_board(
    played: &BoardSpec,
    board: &BoardSpec,
    lengths: &[i64],
    messages: &Messages,
) -> String {
    let same_size = lengths == [played.holes] && played.seeds == board.seeds;
    let key = match (same_size, played.direction == board.direction) {
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

//! Describes the rules of games on four rows, including Bao.

use crate::text::messages::Messages;
use crate::text::words::CountWords;
use awale_rules::four_rows::FourRows;
use awale_rules::spec::{BaoSpec, BoardSpec, Direction, ResowFrom, Singles, To};
use awale_rules::{Geometry, Hole, RuleSet, Side};

use super::board::{direction_keyword, list_counts};
use super::ending;
use super::{Section, Topic, sowing};

/// Returns the sections of the rules, in reading order.
pub(super) fn sections(
    rules: &RuleSet,
    four_rows: &FourRows,
    messages: &Messages,
) -> Vec<(Topic, Option<Section>)> {
    let by_last_move = rules.is_won_by_last_move();
    vec![
        (Topic::Board, Some(board(rules, messages))),
        (Topic::Aim, Some(aim(by_last_move, messages))),
        (Topic::Turn, Some(turn(rules, four_rows, messages))),
        (Topic::Sowing, Some(sowing(rules, four_rows, messages))),
        (Topic::Relay, sowing::relay(rules, messages)),
        (Topic::Capture, Some(capture(rules, four_rows, messages))),
        (
            Topic::Special,
            rules
                .bao()
                .map(|bao| bao_rules(bao, rules.geometry(), messages)),
        ),
        (Topic::End, Some(end(rules, messages))),
        (
            Topic::Remaining,
            (!by_last_move)
                .then(|| ending::remaining(rules, messages))
                .flatten(),
        ),
        (Topic::Repetition, Some(repetition(rules, messages))),
        (Topic::Winner, Some(winner(by_last_move, messages))),
    ]
}

fn board(rules: &RuleSet, messages: &Messages) -> Section {
    let geometry = rules.geometry();
    let columns = geometry.columns();
    let holes = messages.number(i64::try_from(columns).unwrap_or_default());
    let letter = |index: usize| geometry.letter(Hole::new(index));
    let spec = &rules.spec().board;
    let total = rules.total_seeds();
    let reserve = rules.reserve();
    let start = if spec.start.is_empty() {
        let seeds = messages.seeds(spec.seeds);
        messages.format(
            "book-four-start",
            &[("seeds", seeds.into()), ("total", total.into())],
        )
    } else {
        let [outer, inner] = rows(&spec.start, spec, messages);
        messages.format(
            "book-four-start-row",
            &[
                ("outer", outer.into()),
                ("inner", inner.into()),
                ("total", total.into()),
                ("reserve", if reserve > 0 { "yes" } else { "no" }.into()),
            ],
        )
    };
    let start_of_north = (!spec.start_of_north.is_empty()).then(|| {
        let [outer, inner] = rows(&spec.start_of_north, spec, messages);
        let arguments = [("outer", outer.into()), ("inner", inner.into())];
        messages.format("book-four-start-of-north", &arguments)
    });
    let reserve = (reserve > 0).then(|| {
        let seeds = messages.seeds(reserve);
        messages.format("book-four-reserve", &[("seeds", seeds.into())])
    });
    Section::new(messages.get("book-board-heading"))
        .with_paragraph(
            [
                Some(messages.format("book-four-board", &[("holes", holes.into())])),
                Some(start),
                start_of_north,
                reserve,
            ]
            .into_iter()
            .flatten(),
        )
        .with_paragraph([messages.format(
            "book-four-letters",
            &[
                ("outer-first", letter(0).into()),
                ("outer-last", letter(columns - 1).into()),
                ("inner-first", letter(columns).into()),
                ("inner-last", letter(2 * columns - 1).into()),
            ],
        )])
        .with_paragraph(other_boards(rules, messages))
}

/// Lists the seed counts of a start in the outer and the inner row, in the order of the letters.
fn rows(start: &[i64], board: &BoardSpec, messages: &Messages) -> [String; 2] {
    let columns = usize::try_from(board.holes).unwrap_or_default();
    let (outer, inner) = start.split_at(columns.min(start.len()));
    [outer, inner].map(|counts| list_counts(counts, messages))
}

/// Describes the other boards on which these rules are played, if there are any.
fn other_boards(rules: &RuleSet, messages: &Messages) -> Option<String> {
    let usual = &rules.spec().board;
    let other_boards = rules.usual_boards().filter(|board| board != usual);
    let boards: Vec<String> = other_boards
        .map(|board| {
            let holes = ("holes", messages.number(board.holes).into());
            if board.start.is_empty() {
                let seeds = ("seeds", messages.seeds(board.seeds).into());
                messages.format("book-four-board-other", &[holes, seeds])
            } else {
                let [outer, inner] = rows(&board.start, &board, messages);
                let arguments = [holes, ("outer", outer.into()), ("inner", inner.into())];
                messages.format("book-four-board-other-row", &arguments)
            }
        })
        .collect();
    (!boards.is_empty()).then(|| {
        let boards = ("boards", messages.either(&boards).into());
        messages.format("book-board-also", &[boards])
    })
}

fn aim(by_last_move: bool, messages: &Messages) -> Section {
    Section::new(messages.get("book-aim-heading")).with_paragraph([messages.get(if by_last_move {
        "book-four-aim"
    } else {
        "book-aim"
    })])
}

fn turn(rules: &RuleSet, four_rows: &FourRows, messages: &Messages) -> Section {
    let needed = rules.min_seeds();
    let spec = rules.spec();
    let singles = match spec.play.singles {
        Singles::Never => None,
        Singles::LastResort => Some("book-four-singles"),
        Singles::LastResortOntoEmpty => Some("book-four-singles-onto-empty"),
    };
    let limits = [
        (spec.capture.compulsory, "book-four-compulsory"),
        (spec.play.inner_first, "book-four-inner-first"),
        (spec.end.empty_inner, "book-four-keeps-inner"),
    ];
    let limits = limits.into_iter().filter(|(applies, _)| *applies);
    let limits = limits.map(|(_, key)| {
        let ring = u16::try_from(four_rows.ring()).unwrap_or(u16::MAX);
        messages.format(key, &[("ring", ring.into())])
    });
    Section::new(messages.get("book-turn-heading"))
        .with_paragraph(
            [Some(messages.format(
                "book-four-turn",
                &[
                    ("needed", needed.into()),
                    ("seeds", messages.seeds(needed).into()),
                ],
            ))]
            .into_iter()
            .flatten()
            .chain(singles.map(|key| messages.get(key))),
        )
        .with_paragraph(limits)
}

fn sowing(rules: &RuleSet, four_rows: &FourRows, messages: &Messages) -> Section {
    let start = if rules.skip_start() {
        "book-sowing-skips-start"
    } else {
        "book-sowing-feeds-start"
    };
    let direction = match rules.direction() {
        Direction::Chosen => messages.get("book-four-sowing-chosen"),
        direction => messages.format(
            "book-four-sowing",
            &[("direction", direction_keyword(direction).into())],
        ),
    };
    let geometry = rules.geometry();
    let reverse_holes = four_rows
        .reverse_from
        .iter()
        .filter(|&hole| geometry.owner(hole) == Side::South);
    let letters: Vec<String> = reverse_holes
        .map(|hole| geometry.letter(hole).to_string())
        .collect();
    let reverse = (!letters.is_empty()).then(|| {
        let resows = match rules.spec().capture.to {
            To::Resow(_) => "yes",
            To::Store => "no",
        };
        messages.format(
            "book-four-reverse",
            &[
                ("holes", messages.all_of(&letters).into()),
                ("again", resows.into()),
            ],
        )
    });
    Section::new(messages.get("book-sowing-heading"))
        .with_paragraph([direction, messages.get(start)])
        .with_paragraph(reverse)
}

fn capture(rules: &RuleSet, four_rows: &FourRows, messages: &Messages) -> Section {
    let counts = CountWords::of(&four_rows.counts);
    let section = Section::new(messages.get("book-capture-heading"));
    if counts == CountWords::Never {
        let sentence = messages.format("book-world-capture-none", &[("rob", "no".into())]);
        return section.with_paragraph([sentence]);
    }
    let is_explained = CountWords::of(rules.stop_counts()).mentions_single_seed();
    let kind = if counts == CountWords::Any {
        "any"
    } else {
        "some"
    };
    let destination_key = match rules.spec().capture.to {
        To::Store => "book-four-to-store",
        To::Resow(ResowFrom::LapStart) => "book-four-to-lap-start",
        To::Resow(ResowFrom::CaptureHole) => "book-four-to-capture-hole",
        To::Resow(ResowFrom::End) => "book-four-to-end",
    };
    let extra = rules.spec().capture.extra;
    let rows_keyword = |is_both: bool| if is_both { "both" } else { "inner" };
    section.with_paragraph(
        [
            Some(messages.format(
                "book-four-capture",
                &[
                    ("kind", kind.into()),
                    ("counts", messages.counts(&counts).into()),
                    ("needs", rows_keyword(four_rows.needs_both).into()),
                    ("takes", rows_keyword(four_rows.takes_behind).into()),
                ],
            )),
            (counts.mentions_single_seed() && !is_explained)
                .then(|| messages.get("book-one-means-empty")),
            Some(messages.get(destination_key)),
            (extra > 0).then(|| messages.format("book-four-extra", &[("count", extra.into())])),
        ]
        .into_iter()
        .flatten(),
    )
}

fn bao_rules(bao: &BaoSpec, geometry: Geometry, messages: &Messages) -> Section {
    let nyumba = bao.nyumba.as_ref().map(|nyumba| {
        let hole = geometry.nyumba(Side::South).unwrap_or(Hole::new(0));
        messages.format(
            "book-four-nyumba",
            &[
                ("hole", geometry.letter(hole).into()),
                ("seeds", messages.seeds(nyumba.seeds).into()),
            ],
        )
    });
    let has_nyumba = if nyumba.is_some() { "yes" } else { "no" };
    let namua = (bao.reserve > 0).then(|| {
        let non_capturing =
            messages.format("book-four-namua-quiet", &[("nyumba", has_nyumba.into())]);
        format!("{} {non_capturing}", messages.get("book-four-namua"))
    });
    Section::new(messages.get("book-four-bao-heading"))
        .with_paragraph(namua)
        .with_paragraph(nyumba)
        .with_paragraph(bao.takasia.then(|| messages.get("book-four-takasia")))
}

fn end(rules: &RuleSet, messages: &Messages) -> Section {
    let empty_inner = rules.end().empty_inner;
    if !rules.is_won_by_last_move() {
        let section = ending::end(rules, messages);
        return section
            .with_paragraph(empty_inner.then(|| messages.get("book-four-end-empty-inner-over")));
    }
    Section::new(messages.get("book-end-heading")).with_paragraph(
        [
            Some("book-four-end-stuck"),
            empty_inner.then_some("book-four-end-empty-inner"),
        ]
        .into_iter()
        .flatten()
        .map(|key| messages.get(key)),
    )
}

fn repetition(rules: &RuleSet, messages: &Messages) -> Section {
    let Some(repetition) = rules
        .end()
        .repetition
        .filter(|_| rules.is_won_by_last_move())
    else {
        return ending::repetition(rules, messages);
    };
    Section::new(messages.get("book-repetition-heading")).with_paragraph([messages.format(
        "book-four-repetition",
        &[("occurrences", repetition.occurrences.into())],
    )])
}

fn winner(by_last_move: bool, messages: &Messages) -> Section {
    if !by_last_move {
        return ending::winner(messages);
    }
    Section::new(messages.get("book-winner-heading"))
        .with_paragraph([messages.get("book-four-winner")])
        .with_paragraph([messages.get("book-four-winner-early")])
}

//! Describes rules found in other sowing games of the world: special holes, extra moves, rounds.

use crate::text::messages::Messages;
use crate::text::words::{CountWords, territory_keyword};
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Fill, Limit, Pair, SpecialSeeds, Starter};

use super::Section;

/// Describes special holes, if the variant has them.
pub(super) fn special(rules: OnTwoRows<'_>, messages: &Messages) -> Option<Section> {
    let special = rules.special()?;
    let counts = messages.counts(&CountWords::of(&rules.two_rows.special_counts));
    let (pair, other_seeds) = match special.pair {
        Pair::None => ("none", 0),
        Pair::Opposite(seeds) => ("opposite", seeds),
        Pair::Previous(seeds) => ("previous", seeds),
    };
    let condition = messages.format(
        "book-world-special",
        &[
            ("where", territory_keyword(special.territory).into()),
            ("counts", counts.clone().into()),
            ("pair", pair.into()),
            ("seeds", messages.seeds(other_seeds).into()),
        ],
    );
    let previous = (pair == "previous").then(|| {
        messages.format(
            "book-world-special-previous",
            &[
                ("counts", counts.into()),
                ("seeds", messages.seeds(other_seeds).into()),
            ],
        )
    });
    let limits = [
        (
            special.limits.contains(&Limit::OneEach),
            "book-world-special-one-each",
        ),
        (
            special.limits.contains(&Limit::NotLast),
            "book-world-special-not-last",
        ),
        (
            special.limits.contains(&Limit::NotTwin),
            "book-world-special-not-twin",
        ),
    ];
    let limits = limits.into_iter().filter(|(applies, _)| *applies);
    let seeds_key = match special.seeds {
        SpecialSeeds::Stay => "book-world-special-stay",
        SpecialSeeds::ToOwner => "book-world-special-owner",
    };
    let rob = (special.rob > 0).then(|| {
        let seeds = messages.seeds(special.rob);
        messages.format("book-world-special-rob", &[("seeds", seeds.into())])
    });
    Some(
        Section::new(messages.get("book-special-heading"))
            .with_paragraph(
                [Some(condition), previous]
                    .into_iter()
                    .flatten()
                    .chain(limits.map(|(_, key)| messages.get(key))),
            )
            .with_paragraph(
                [
                    messages.get("book-world-special-untouched"),
                    messages.get(seeds_key),
                ]
                .into_iter()
                .chain(rob),
            ),
    )
}

/// Describes extra moves, if there are any.
pub(super) fn again(rules: OnTwoRows<'_>, messages: &Messages) -> Option<Section> {
    let two_rows = rules.two_rows;
    let limit = rules.spec().turn.again_at_most.map(|max_moves| {
        messages.format(
            "book-world-again-most",
            &[
                ("count", max_moves.into()),
                ("moves", messages.number(max_moves).into()),
            ],
        )
    });
    rules.has_extra_moves().then(|| {
        Section::new(messages.get("book-again-heading")).with_paragraph(
            [
                two_rows
                    .again_by_store
                    .then(|| messages.get("book-world-again-store")),
                two_rows
                    .again_by_capture
                    .then(|| messages.get("book-world-again-capture")),
                limit,
            ]
            .into_iter()
            .flatten(),
        )
    })
}

/// Describes a match of rounds, if the variant has them.
pub(super) fn rounds(rules: OnTwoRows<'_>, messages: &Messages) -> Option<Section> {
    let rounds = rules.rounds()?;
    let fill = match rounds.fill {
        Fill::FromLeft => "left",
        Fill::FromRight => "right",
        Fill::Territory => "territory",
    };
    let starter = match rounds.starter {
        Starter::Alternates => "alternates",
        Starter::LastMover => "last-mover",
        Starter::Loser => "loser",
    };
    let min_holes = rounds.min_holes;
    Some(
        Section::new(messages.get("book-rounds-heading"))
            .with_paragraph([messages.get("book-world-rounds")])
            .with_paragraph([
                messages.format(
                    "book-world-rounds-fill",
                    &[
                        ("fill", fill.into()),
                        ("seeds", messages.seeds(rules.seeds_per_hole()).into()),
                    ],
                ),
                messages.format("book-world-rounds-starter", &[("starter", starter.into())]),
            ])
            .with_paragraph([messages.format(
                "book-world-rounds-over",
                &[
                    ("least", min_holes.into()),
                    ("holes", messages.number(min_holes).into()),
                    ("rounds", rounds.at_most.into()),
                ],
            )]),
    )
}

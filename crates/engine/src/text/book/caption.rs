//! Writes captions for examples, under a picture or beside the board.

use crate::examples::drawing::{Drawing, Picture, south_holes_in_north_row};
use crate::examples::{Example, Feature, FourRowFeature};
use crate::text::messages::{Argument, Messages};
use awale_rules::spec::{Lift, To};
use awale_rules::{
    BoardSnapshot, EndReason, GameEvent, Hole, Move, Placement, Position, RuleSet, Side, Vessel,
};

/// Returns the title of an example: "A chain".
#[must_use]
pub fn title(feature: Feature, messages: &Messages) -> String {
    messages.get(match feature {
        Feature::Sowing => "example-title-sowing",
        Feature::FullLap => "example-title-round",
        Feature::Relay => "example-title-relay",
        Feature::CutOff => "example-title-cut-off",
        Feature::FlowCapture => "example-title-flow",
        Feature::FlowCaptureByOpponent => "example-title-flow-opponent",
        Feature::Capture => "example-title-capture",
        Feature::CaptureAtHome => "example-title-capture-at-home",
        Feature::Gap => "example-title-gap",
        Feature::FallbackCapture => "example-title-capture-else",
        Feature::SkipsShutHoles => "example-title-shut",
        Feature::Land => "example-title-land",
        Feature::Refill => "example-title-refill",
        Feature::NextRound | Feature::NextLand => "example-title-next-round",
        Feature::Store => "example-title-store",
        Feature::ExtraMove => "example-title-again",
        Feature::Special => "example-title-special",
        Feature::Chain => "example-title-chain",
        Feature::ChainAcross => "example-title-chain-across",
        Feature::GrandSlamTaken
        | Feature::GrandSlamCancelled
        | Feature::GrandSlamSpared
        | Feature::GrandSlamIllegal => "example-title-slam",
        Feature::MustReach => "example-title-must-reach",
        Feature::MustFeed | Feature::Starves => "example-title-must-feed",
        Feature::Penalty => "example-title-penalty",
        Feature::Passing => "example-title-passing",
        Feature::End(EndReason::Repetition) => "example-title-repetition",
        Feature::End(_) => "example-title-end",
        Feature::FourRows(ring) => match ring {
            FourRowFeature::Sowing => "example-title-sowing",
            FourRowFeature::Relay => "example-title-relay",
            FourRowFeature::Single => "example-title-single",
            FourRowFeature::Across => "example-title-across",
            FourRowFeature::Reverse => "example-title-reverse",
            FourRowFeature::ExtraCapture => "example-title-extra",
            FourRowFeature::MustCapture => "example-title-must-capture",
            FourRowFeature::InnerFirst => "example-title-inner-first",
            FourRowFeature::Namua => "example-title-namua",
            FourRowFeature::NyumbaKept | FourRowFeature::NyumbaSpent => "example-title-nyumba",
            FourRowFeature::Takasia => "example-title-takasia",
            FourRowFeature::OpponentImmobilised | FourRowFeature::EmptyInner => "example-title-end",
        },
    })
}

/// Describes what happens in `example`, in a few sentences.
#[must_use]
pub fn caption(example: &Example, rules: &RuleSet, messages: &Messages) -> String {
    let arguments = Arguments::of(example, rules, messages);
    let lifts_next = (rules.relay()).is_some_and(|relay| relay.lift == Lift::Next);
    let key = match example.feature {
        Feature::Sowing => "example-sowing",
        Feature::FullLap => "example-round",
        Feature::Relay if lifts_next => "example-relay-next",
        Feature::Relay => "example-relay",
        Feature::CutOff => "example-cut-off",
        Feature::FlowCapture => "example-flow",
        Feature::FlowCaptureByOpponent => "example-flow-opponent",
        Feature::Capture | Feature::CaptureAtHome | Feature::Chain | Feature::ChainAcross => {
            "example-capture"
        }
        Feature::Gap => "example-gap",
        Feature::FallbackCapture => "example-capture-else",
        Feature::SkipsShutHoles => "example-shut",
        Feature::Land => "example-land",
        Feature::Refill => "example-refill",
        Feature::NextRound => "example-next-round",
        Feature::NextLand => "example-next-land",
        Feature::Store => "example-store",
        Feature::ExtraMove => "example-again",
        Feature::Special => "example-special",
        Feature::GrandSlamTaken => "example-slam-taken",
        Feature::GrandSlamCancelled => "example-slam-cancelled",
        Feature::GrandSlamSpared => "example-slam-spared",
        Feature::GrandSlamIllegal => "example-slam-illegal",
        Feature::MustReach => "example-must-reach",
        Feature::MustFeed | Feature::Starves => "example-must-feed",
        Feature::Penalty => "example-penalty",
        Feature::Passing => "example-passing",
        Feature::End(reason) => end_key(reason),
        Feature::FourRows(ring) => ring_key(ring),
    };
    let words = arguments.format(key, messages);
    match example.feature {
        Feature::Penalty | Feature::End(_) => {
            format!("{words} {}", arguments.format("example-score", messages))
        }
        _ => words,
    }
}

const fn ring_key(ring: FourRowFeature) -> &'static str {
    match ring {
        FourRowFeature::Sowing => "example-sowing",
        FourRowFeature::Relay => "example-relay",
        FourRowFeature::Single => "example-single",
        FourRowFeature::Across => "example-across",
        FourRowFeature::Reverse => "example-reverse",
        FourRowFeature::ExtraCapture => "example-extra",
        FourRowFeature::MustCapture => "example-must-capture",
        FourRowFeature::InnerFirst => "example-inner-first",
        FourRowFeature::Namua => "example-namua",
        FourRowFeature::NyumbaKept => "example-nyumba-kept",
        FourRowFeature::NyumbaSpent => "example-nyumba-spent",
        FourRowFeature::Takasia => "example-takasia",
        FourRowFeature::OpponentImmobilised => "example-last-move",
        FourRowFeature::EmptyInner => "example-empty-inner",
    }
}

const fn end_key(reason: EndReason) -> &'static str {
    match reason {
        EndReason::SeedsLeft => "example-end-seeds-left",
        EndReason::Majority => "example-end-majority",
        EndReason::NoHoleAboveOne => "example-end-no-hole-above-one",
        EndReason::EmptyTerritory => "example-end-empty-territory",
        EndReason::Repetition => "example-end-repetition",
        EndReason::Stuck
        | EndReason::EmptyInner
        | EndReason::Endless
        | EndReason::Penalty
        | EndReason::GrandSlam
        | EndReason::MoveLimit
        | EndReason::EndSquaresTaken
        | EndReason::Match
        | EndReason::Resigned(_)
        | EndReason::Agreed => "example-end-stuck",
    }
}

/// Writes the alternative text of a picture: the seeds before the move and after it.
#[must_use]
pub fn picture_in_words(picture: &Picture, messages: &Messages) -> String {
    let before = counts(&picture.before, messages);
    let Some(after) = &picture.after else {
        return before;
    };
    messages.format(
        "printed-before-after",
        &[
            ("before", before.into()),
            ("after", counts(after, messages).into()),
        ],
    )
}

/// Describes the seeds on a board.
#[must_use]
pub fn seeds_in_words(board: &BoardSnapshot, messages: &Messages) -> String {
    counts(&Drawing::of(board), messages)
}

fn counts(drawing: &Drawing, messages: &Messages) -> String {
    let geometry = drawing.geometry;
    let row = |side| {
        let holes = geometry.territory(side);
        let seeds = holes.map(|hole| drawing.holes[hole.index()].seeds.to_string());
        seeds.collect::<Vec<_>>().join(&messages.get("words-comma"))
    };
    let mut arguments = vec![
        ("south", row(Side::South).into()),
        ("north", row(Side::North).into()),
    ];
    let [south, north] = &drawing.lofts[..] else {
        return messages.format("printed-counts-rows", &arguments);
    };
    arguments.push(("south-loft", south.seeds.into()));
    arguments.push(("north-loft", north.seeds.into()));
    messages.format("printed-counts", &arguments)
}

/// The arguments of all messages about an example.
struct Arguments {
    list: Vec<(&'static str, Argument<'static>)>,
}

impl Arguments {
    fn of(example: &Example, rules: &RuleSet, messages: &Messages) -> Self {
        let geometry = rules.geometry();
        let letter = |hole: Hole| messages.hole(geometry.letter(hole));
        let letters =
            |holes: Vec<Hole>| messages.all_of(&holes.into_iter().map(letter).collect::<Vec<_>>());
        let (mut lifted, mut laps, mut end, mut count) = (0, 0, example.hole(), 0);
        let mut relay = None;
        let mut captures: [(Vec<Hole>, u16); 2] = Default::default();
        let mut spared = Vec::new();
        let mut special = Vec::new();
        let mut first_lap_end = None;
        let mut capture_end = None;
        let mut sows_captures_on = false;
        let mut blocked = None;
        let mut shut: Vec<Hole> = example.placement.shut.iter().collect();
        let mut refilled = (Side::North, 0);
        let mut ends_in_store = false;
        let mut captured_total = 0;
        let mut snapshot = BoardSnapshot::set_up(&example.placement, geometry);
        let mut before_sharing = None;
        for event in &example.events {
            match *event {
                GameEvent::Lifted { seeds, lap, .. } => {
                    laps = lap;
                    if lap == 1 {
                        lifted = seeds;
                    }
                }
                GameEvent::Sown { hole, count: seeds } => {
                    (end, count, ends_in_store) = (hole, seeds, false);
                }
                GameEvent::Stored { from: None, .. } => ends_in_store = true,
                GameEvent::MadeSpecial { hole, .. } => special.push(hole),
                GameEvent::Relay { hole, .. } => {
                    first_lap_end.get_or_insert(end);
                    relay.get_or_insert(hole);
                }
                GameEvent::SownOn { .. } => sows_captures_on = true,
                GameEvent::Blocked { hole } => blocked = Some(hole),
                GameEvent::Shut { hole } => shut.push(hole),
                GameEvent::Refilled { seeds, side, .. } => refilled = (side, seeds),
                GameEvent::FlowCaptured { hole, seeds, side }
                | GameEvent::TakenInHand { hole, seeds, side }
                | GameEvent::Captured { hole, seeds, side } => {
                    capture_end.get_or_insert(end);
                    let (holes, gained) = &mut captures[side.index()];
                    if !holes.contains(&hole) {
                        holes.push(hole);
                    }
                    *gained += seeds;
                    captured_total += seeds;
                }
                GameEvent::CaptureRefused { spared: holes, .. } => spared = holes.iter().collect(),
                GameEvent::Ended { .. } => before_sharing = Some(snapshot),
                _ => {}
            }
            snapshot.apply(*event);
        }
        // Seeds that are sown on can be captured again.
        let resows = rules.spec().capture.to != To::Store;
        debug_assert!(captured_total <= rules.total_seeds() || resows);
        let final_board = before_sharing.unwrap_or(snapshot);
        let left: u16 = geometry
            .all()
            .map(|hole| final_board.count(Vessel::Hole(hole)))
            .sum();
        let loft = |snapshot: &BoardSnapshot, side| snapshot.count(Vessel::Loft(side));
        let leader = if loft(&final_board, Side::South) >= loft(&final_board, Side::North) {
            Side::South
        } else {
            Side::North
        };
        let name = |mv: Move| messages.hole(geometry.name_of(mv));
        let moves: Vec<String> = example.moves.iter().map(|&mv| name(mv)).collect();
        let side = match leader {
            Side::South => "south",
            Side::North => "north",
        };
        let yes_no = |value: bool| if value { "yes" } else { "no" };
        let passes = rules.end().stuck == awale_rules::spec::Stuck::Passes;
        let needs_everyone_stuck = passes || rules.lifts_anywhere();
        let extras = example.mv().extras().into_iter().flatten();
        let extras = extras
            .map(|index| Hole::new(geometry.row() + index))
            .collect();
        let nyumba = geometry.nyumba(Side::South);
        let [south, north] = captures;
        let land: Vec<Hole> = south_holes_in_north_row(&example.placement, geometry).collect();
        let mut position_after = Position::set_up(rules, &example.placement, &mut ());
        if example.refusal.is_none() {
            position_after.play_unchecked(rules, example.mv(), &mut ());
        }
        let hole_count = geometry.holes() as u16;
        let owned = Placement::of(&position_after).owned_by_south;
        let south_holes = owned.map_or(hole_count / 2, u16::from);
        Self {
            list: vec![
                ("hole", letter(example.hole()).into()),
                ("move", name(example.mv().base()).into()),
                (
                    "struck",
                    letter(capture_end.unwrap_or(example.hole())).into(),
                ),
                ("sown-on", yes_no(sows_captures_on).into()),
                ("extra", letters(extras).into()),
                ("blocked", letter(blocked.unwrap_or(end)).into()),
                ("nyumba", letter(nyumba.unwrap_or(end)).into()),
                ("lifted", messages.seeds(lifted).into()),
                ("skips", yes_no(rules.skip_start()).into()),
                ("relay", letter(relay.unwrap_or(end)).into()),
                ("laps", laps.into()),
                ("laps-in-words", messages.number(laps).into()),
                ("end", letter(end).into()),
                ("count", messages.seeds(count).into()),
                ("special", letters(special).into()),
                ("reached", letter(first_lap_end.unwrap_or(end)).into()),
                ("shut", letters(shut).into()),
                ("land", letters(land).into()),
                (
                    "refiller",
                    match refilled.0 {
                        Side::South => "south",
                        Side::North => "north",
                    }
                    .into(),
                ),
                ("refill", messages.seeds(refilled.1).into()),
                ("south-holes", south_holes.into()),
                ("north-holes", (hole_count - south_holes).into()),
                (
                    "cause",
                    if ends_in_store { "store" } else { "other" }.into(),
                ),
                ("holes", letters(south.0).into()),
                ("gain", messages.seeds(south.1).into()),
                ("other-holes", letters(north.0).into()),
                ("other-gain", messages.seeds(north.1).into()),
                ("spared", letters(spared).into()),
                ("allowed", letters(allowed(example, rules)).into()),
                ("left", left.into()),
                ("loft", loft(&final_board, leader).into()),
                ("side", side.into()),
                ("total", rules.total_seeds().into()),
                ("everyone", yes_no(needs_everyone_stuck).into()),
                ("moves", moves.join("\u{a0}").into()),
                ("south", loft(&snapshot, Side::South).into()),
                ("north", loft(&snapshot, Side::North).into()),
            ],
        }
    }

    fn format(&self, key: &str, messages: &Messages) -> String {
        messages.format(key, &self.list)
    }
}

/// Returns the holes that may be played in the position of an example.
fn allowed(example: &Example, rules: &RuleSet) -> Vec<Hole> {
    let position = Position::set_up(rules, &example.placement, &mut ());
    position.legal_moves(rules).holes().iter().collect()
}

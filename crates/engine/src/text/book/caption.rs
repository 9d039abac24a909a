//! Captions of examples, under a picture or beside the board.

use crate::examples::drawing::{Drawing, Picture, south_beyond_the_row};
use crate::examples::{Example, Kind, RingKind};
use crate::text::messages::{Argument, Messages};
use awale_rules::spec::Lift;
use awale_rules::{
    BoardSnapshot, EndReason, GameEvent, Hole, Move, Placement, Position, RuleSet, Side, Vessel,
};

/// Returns the title of an example: "A chain".
#[must_use]
pub fn title(kind: Kind, messages: &Messages) -> String {
    messages.get(match kind {
        Kind::Sowing => "example-title-sowing",
        Kind::Round => "example-title-round",
        Kind::Relay => "example-title-relay",
        Kind::CutOff => "example-title-cut-off",
        Kind::FlowCapture => "example-title-flow",
        Kind::FlowCaptureByOpponent => "example-title-flow-opponent",
        Kind::Capture => "example-title-capture",
        Kind::CaptureAtHome => "example-title-capture-at-home",
        Kind::Gap => "example-title-gap",
        Kind::CaptureElse => "example-title-capture-else",
        Kind::Shut => "example-title-shut",
        Kind::Land => "example-title-land",
        Kind::Refill => "example-title-refill",
        Kind::NextRound | Kind::NextLand => "example-title-next-round",
        Kind::Store => "example-title-store",
        Kind::Again => "example-title-again",
        Kind::Special => "example-title-special",
        Kind::Chain => "example-title-chain",
        Kind::ChainAcross => "example-title-chain-across",
        Kind::GrandSlamTaken
        | Kind::GrandSlamCancelled
        | Kind::GrandSlamSpared
        | Kind::GrandSlamIllegal => "example-title-slam",
        Kind::MustReach => "example-title-must-reach",
        Kind::MustFeed | Kind::Starves => "example-title-must-feed",
        Kind::Penalty => "example-title-penalty",
        Kind::Passing => "example-title-passing",
        Kind::End(EndReason::Repetition) => "example-title-repetition",
        Kind::End(_) => "example-title-end",
        Kind::OnRings(ring) => match ring {
            RingKind::Sowing => "example-title-sowing",
            RingKind::Relay => "example-title-relay",
            RingKind::Single => "example-title-single",
            RingKind::Across => "example-title-across",
            RingKind::Reverse => "example-title-reverse",
            RingKind::Extra => "example-title-extra",
            RingKind::MustCapture => "example-title-must-capture",
            RingKind::InnerFirst => "example-title-inner-first",
            RingKind::Namua => "example-title-namua",
            RingKind::NyumbaKept | RingKind::NyumbaSpent => "example-title-nyumba",
            RingKind::Takasia => "example-title-takasia",
            RingKind::LastMove | RingKind::EmptyInner => "example-title-end",
        },
    })
}

/// Describes the events of `example`, in a few sentences.
#[must_use]
pub fn caption(example: &Example, rules: &RuleSet, messages: &Messages) -> String {
    let arguments = Arguments::of(example, rules, messages);
    let lifts_next = (rules.two_rows()).is_some_and(|rules| rules.two.lift == Lift::Next);
    let key = match example.kind {
        Kind::Sowing => "example-sowing",
        Kind::Round => "example-round",
        Kind::Relay if lifts_next => "example-relay-next",
        Kind::Relay => "example-relay",
        Kind::CutOff => "example-cut-off",
        Kind::FlowCapture => "example-flow",
        Kind::FlowCaptureByOpponent => "example-flow-opponent",
        Kind::Capture | Kind::CaptureAtHome | Kind::Chain | Kind::ChainAcross => "example-capture",
        Kind::Gap => "example-gap",
        Kind::CaptureElse => "example-capture-else",
        Kind::Shut => "example-shut",
        Kind::Land => "example-land",
        Kind::Refill => "example-refill",
        Kind::NextRound => "example-next-round",
        Kind::NextLand => "example-next-land",
        Kind::Store => "example-store",
        Kind::Again => "example-again",
        Kind::Special => "example-special",
        Kind::GrandSlamTaken => "example-slam-taken",
        Kind::GrandSlamCancelled => "example-slam-cancelled",
        Kind::GrandSlamSpared => "example-slam-spared",
        Kind::GrandSlamIllegal => "example-slam-illegal",
        Kind::MustReach => "example-must-reach",
        Kind::MustFeed | Kind::Starves => "example-must-feed",
        Kind::Penalty => "example-penalty",
        Kind::Passing => "example-passing",
        Kind::End(reason) => end_key(reason),
        Kind::OnRings(ring) => ring_key(ring),
    };
    let words = arguments.format(key, messages);
    match example.kind {
        Kind::Penalty | Kind::End(_) => {
            format!("{words} {}", arguments.format("example-score", messages))
        }
        _ => words,
    }
}

const fn ring_key(ring: RingKind) -> &'static str {
    match ring {
        RingKind::Sowing => "example-sowing",
        RingKind::Relay => "example-relay",
        RingKind::Single => "example-single",
        RingKind::Across => "example-across",
        RingKind::Reverse => "example-reverse",
        RingKind::Extra => "example-extra",
        RingKind::MustCapture => "example-must-capture",
        RingKind::InnerFirst => "example-inner-first",
        RingKind::Namua => "example-namua",
        RingKind::NyumbaKept => "example-nyumba-kept",
        RingKind::NyumbaSpent => "example-nyumba-spent",
        RingKind::Takasia => "example-takasia",
        RingKind::LastMove => "example-last-move",
        RingKind::EmptyInner => "example-empty-inner",
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

/// Writes the alternative text of a picture: the seeds before and after.
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

/// The arguments of messages about an example.
struct Arguments {
    list: Vec<(&'static str, Argument<'static>)>,
}

impl Arguments {
    fn of(example: &Example, rules: &RuleSet, messages: &Messages) -> Self {
        let geometry = rules.geometry();
        let letter = |hole: Hole| messages.hole(geometry.letter(hole));
        let list =
            |holes: Vec<Hole>| messages.all_of(&holes.into_iter().map(letter).collect::<Vec<_>>());
        let (mut lifted, mut laps, mut end, mut count) = (0, 0, example.hole(), 0);
        let mut relay = None;
        let mut taken: [(Vec<Hole>, u16); 2] = Default::default();
        let mut spared = Vec::new();
        let mut made = Vec::new();
        let mut reached = None;
        let mut struck = None;
        let mut sown_on = false;
        let mut blocked = None;
        let mut shut: Vec<Hole> = example.placed.shut.iter().collect();
        let mut refilled = (Side::North, 0);
        let mut in_store = false;
        let mut total = 0;
        let mut seen = BoardSnapshot::set_up(&example.placed, geometry);
        let mut lofts_before_sharing = None;
        for event in &example.events {
            match *event {
                GameEvent::Lifted { seeds, lap, .. } => {
                    laps = lap;
                    if lap == 1 {
                        lifted = seeds;
                    }
                }
                GameEvent::Sown { hole, count: now } => {
                    (end, count, in_store) = (hole, now, false);
                }
                GameEvent::Stored { from: None, .. } => in_store = true,
                GameEvent::MadeSpecial { hole, .. } => made.push(hole),
                GameEvent::Relay { hole, .. } => {
                    reached.get_or_insert(end);
                    relay.get_or_insert(hole);
                }
                GameEvent::SownOn { .. } => sown_on = true,
                GameEvent::Blocked { hole } => blocked = Some(hole),
                GameEvent::Shut { hole } => shut.push(hole),
                GameEvent::Refilled { seeds, side, .. } => refilled = (side, seeds),
                GameEvent::FlowCaptured { hole, seeds, side }
                | GameEvent::TakenInHand { hole, seeds, side }
                | GameEvent::Captured { hole, seeds, side } => {
                    struck.get_or_insert(end);
                    let (holes, gained) = &mut taken[side.index()];
                    if !holes.contains(&hole) {
                        holes.push(hole);
                    }
                    *gained += seeds;
                    total += seeds;
                }
                GameEvent::CaptureRefused { spared: holes, .. } => spared = holes.iter().collect(),
                GameEvent::Ended { .. } => lofts_before_sharing = Some(seen),
                _ => {}
            }
            seen.apply(*event);
        }
        // Seeds that are sown on can be captured again.
        debug_assert!(total <= rules.total_seeds() || geometry.has_four_rows());
        let at_end = lofts_before_sharing.unwrap_or(seen);
        let left: u16 = geometry
            .all()
            .map(|hole| at_end.count(Vessel::Hole(hole)))
            .sum();
        let loft = |seen: &BoardSnapshot, side| seen.count(Vessel::Loft(side));
        let richer = if loft(&at_end, Side::South) >= loft(&at_end, Side::North) {
            Side::South
        } else {
            Side::North
        };
        let name = |mv: Move| messages.hole(geometry.name_of(mv));
        let moves: Vec<String> = example.moves.iter().map(|&mv| name(mv)).collect();
        let side = match richer {
            Side::South => "south",
            Side::North => "north",
        };
        let yes_no = |is: bool| if is { "yes" } else { "no" };
        let passes = rules.end().stuck == awale_rules::spec::Stuck::Passes;
        let everyone = passes || rules.lifts_anywhere();
        let extras = example.mv().extras().into_iter().flatten();
        let extras = extras
            .map(|place| Hole::new(geometry.row() + place))
            .collect();
        let nyumba = (rules.four_rows()).and_then(|four| four.nyumba(Side::South));
        let [south, north] = taken;
        let land: Vec<Hole> = south_beyond_the_row(&example.placed, geometry).collect();
        let mut after = Position::set_up(rules, &example.placed, &mut ());
        if example.refusal.is_none() {
            after.play_unchecked(rules, example.mv(), &mut ());
        }
        let all = geometry.holes() as u16;
        let owned = Placement::of(&after).owned_by_south;
        let south_holes = owned.map_or(all / 2, u16::from);
        Self {
            list: vec![
                ("hole", letter(example.hole()).into()),
                ("move", name(example.mv().base()).into()),
                ("struck", letter(struck.unwrap_or(example.hole())).into()),
                ("sown-on", yes_no(sown_on).into()),
                ("extra", list(extras).into()),
                ("blocked", letter(blocked.unwrap_or(end)).into()),
                ("nyumba", letter(nyumba.unwrap_or(end)).into()),
                ("lifted", messages.seeds(lifted).into()),
                ("skips", yes_no(rules.skip_start()).into()),
                ("relay", letter(relay.unwrap_or(end)).into()),
                ("laps", laps.into()),
                ("laps-in-words", messages.number(laps).into()),
                ("end", letter(end).into()),
                ("count", messages.seeds(count).into()),
                ("special", list(made).into()),
                ("reached", letter(reached.unwrap_or(end)).into()),
                ("shut", list(shut).into()),
                ("land", list(land).into()),
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
                ("north-holes", (all - south_holes).into()),
                ("cause", if in_store { "store" } else { "other" }.into()),
                ("holes", list(south.0).into()),
                ("gain", messages.seeds(south.1).into()),
                ("other-holes", list(north.0).into()),
                ("other-gain", messages.seeds(north.1).into()),
                ("spared", list(spared).into()),
                ("allowed", list(allowed(example, rules)).into()),
                ("left", left.into()),
                ("loft", loft(&at_end, richer).into()),
                ("side", side.into()),
                ("total", rules.total_seeds().into()),
                ("everyone", yes_no(everyone).into()),
                ("moves", moves.join("\u{a0}").into()),
                ("south", loft(&seen, Side::South).into()),
                ("north", loft(&seen, Side::North).into()),
            ],
        }
    }

    fn format(&self, key: &str, messages: &Messages) -> String {
        messages.format(key, &self.list)
    }
}

/// Returns the legal moves in the position of an example.
fn allowed(example: &Example, rules: &RuleSet) -> Vec<Hole> {
    let placed: &Placement = &example.placed;
    let position = Position::set_up(rules, placed, &mut ());
    position.legal_moves(rules).holes().iter().collect()
}

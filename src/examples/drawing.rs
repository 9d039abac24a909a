//! What a picture of a board shows, as data: the printed book draws it as SVG, the game in its panels.

pub mod plan;

use crate::rules::{BoardSnapshot, GameEvent, Geometry, Hole, Placement, RuleSet, Side, Vessel};

use super::Example;

/// The board before a move, and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The board with the hole that is played and the way of its seeds.
    pub before: Drawing,
    /// The board when the move is over; `None` if it can't be played, or leads back to the same board.
    pub after: Option<Drawing>,
}

/// One board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Its shape.
    pub geometry: Geometry,
    /// Its holes, in index order.
    pub holes: Vec<HoleDrawing>,
    /// South's and North's loft.
    pub lofts: [LoftDrawing; 2],
    /// The ways of the seeds, lap after lap.
    pub ways: Vec<Way>,
}

/// One hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleDrawing {
    /// Which.
    pub hole: Hole,
    /// The seeds in it.
    pub seeds: u16,
    /// What is special about it.
    pub mark: Option<Mark>,
    /// The seeds that were just taken out of it into a loft.
    pub taken: u16,
}

/// One loft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LoftDrawing {
    /// The seeds in it.
    pub seeds: u16,
    /// How many of them have just come.
    pub gained: u16,
}

/// What is special about a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is played.
    Played,
    /// It can't be played.
    Refused,
    /// It may be played instead.
    Allowed,
    /// The last seed fell into it.
    End,
    /// It was emptied into a loft.
    Captured,
    /// It keeps its seeds, though they could have been captured.
    Spared,
    /// The text speaks of it.
    Noted,
}

/// The way of the seeds of one lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The lap, from 1.
    pub lap: u16,
    /// The hole that was lifted.
    pub from: Hole,
    /// The hole that the last seed fell into.
    pub to: Hole,
    /// How many holes further that is, once round the board and more included.
    pub steps: u16,
}

/// The most laps whose ways are drawn: more can't be distinguished.
const MOST_WAYS: usize = 3;

impl Drawing {
    /// The board as a game begins.
    #[must_use]
    pub fn start(rules: &RuleSet) -> Self {
        Self::of(&BoardSnapshot::at_start(rules))
    }

    /// The board as it is seen, with nothing marked.
    #[must_use]
    pub fn of(seen: &BoardSnapshot) -> Self {
        let geometry = seen.geometry();
        let hole = |hole| HoleDrawing {
            hole,
            seeds: seen.count(Vessel::Hole(hole)),
            mark: None,
            taken: 0,
        };
        let loft = |side| LoftDrawing {
            seeds: seen.count(Vessel::Loft(side)),
            gained: 0,
        };
        Self {
            geometry,
            holes: geometry.all().map(hole).collect(),
            lofts: Side::BOTH.map(loft),
            ways: Vec::new(),
        }
    }

    /// Marks a hole.
    pub fn mark(&mut self, hole: Hole, mark: Mark) {
        self.holes[hole.index()].mark = Some(mark);
    }
}

impl Picture {
    /// What `example` looks like under the rules that it was found for.
    #[must_use]
    pub fn of(example: &Example, rules: &RuleSet) -> Self {
        let seen = BoardSnapshot::set_up(&example.placed, rules.geometry());
        let mut before = Drawing::of(&seen);
        if example.refusal.is_some() {
            let allowed = allowed(example, rules);
            allowed.for_each(|hole| before.mark(hole, Mark::Allowed));
            before.mark(example.hole(), Mark::Refused);
        } else {
            before.mark(example.hole(), Mark::Played);
        }
        if example.moves.len() > 1 {
            return Self {
                before,
                after: None,
            };
        }
        before.ways = ways(&example.events, rules);
        let after = example.refusal.is_none().then(|| after(example, seen));
        Self { before, after }
    }
}

/// What may be played instead of a refused move.
fn allowed<'a>(example: &Example, rules: &'a RuleSet) -> impl Iterator<Item = Hole> + use<'a> {
    let placed: Placement = example.placed;
    let position = crate::rules::Position::set_up(rules, &placed, &mut ());
    let legal = position.legal_moves(rules);
    rules
        .geometry()
        .all()
        .filter(move |&hole| legal.contains(hole))
}

fn ways(events: &[GameEvent], rules: &RuleSet) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for event in events {
        match *event {
            GameEvent::Lifted { hole, lap, .. } => ways.push(Way {
                lap,
                from: hole,
                to: hole,
                steps: 0,
            }),
            GameEvent::Sown { hole, .. } => {
                if let Some(way) = ways.last_mut() {
                    // A hole that is passed over is a step as well.
                    way.steps += 1 + u16::from(rules.next(way.to) != hole);
                    way.to = hole;
                }
            }
            _ => {}
        }
    }
    if ways.len() > MOST_WAYS {
        ways.truncate(1)
    }
    ways
}

fn after(example: &Example, mut seen: BoardSnapshot) -> Drawing {
    let holes = seen.geometry().holes();
    let mut taken = vec![0; holes];
    let mut gained = [0; 2];
    let mut marks = Vec::new();
    let mut end = None;
    for event in &example.events {
        match *event {
            // The seeds left at the end of a game stay in the picture: it shows why it ended.
            GameEvent::Ended { .. } => break,
            GameEvent::Sown { hole, .. } => end = Some(hole),
            GameEvent::FlowCaptured { hole, seeds, side }
            | GameEvent::Captured { hole, seeds, side } => {
                taken[hole.index()] += seeds;
                gained[side.index()] += seeds;
                marks.push((hole, Mark::Captured));
            }
            GameEvent::CaptureRefused { spared, .. } => {
                marks.extend(spared.iter().map(|hole| (hole, Mark::Spared)));
            }
            _ => {}
        }
        seen.apply(*event);
    }
    let mut drawing = Drawing::of(&seen);
    if let Some(end) = end {
        drawing.mark(end, Mark::End);
    }
    for (hole, mark) in marks {
        drawing.mark(hole, mark);
    }
    for (drawn, taken) in drawing.holes.iter_mut().zip(taken) {
        drawn.taken = taken;
    }
    for (drawn, gained) in drawing.lofts.iter_mut().zip(gained) {
        drawn.gained = gained;
    }
    drawing
}

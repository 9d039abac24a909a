//! Describes pictures of boards as data, which the printed rule book draws as SVG and the game in
//! its panels.

pub mod plan;

use awale_rules::board::{MAX_HOLES, MAX_SEEDS};
use awale_rules::{BoardSnapshot, GameEvent, Geometry, Hole, Placement, RuleSet, Side, Vessel};

use super::{Example, Feature};

/// The board before and after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The board before the move, with the hole played and the path of its seeds.
    pub before: Drawing,
    /// The board after the move; `None` if the move is illegal or leads back to the same board.
    pub after: Option<Drawing>,
}

/// A drawing of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// Its size.
    pub geometry: Geometry,
    /// Its holes in the order of their indices, then its end squares.
    pub holes: Vec<HoleDrawing>,
    /// South's and North's lofts; empty on a board without lofts.
    pub lofts: Vec<LoftDrawing>,
    /// The paths of the seeds, one per lap.
    pub paths: Vec<LapPath>,
}

/// A drawing of a hole or an end square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleDrawing {
    /// Its position on the board.
    pub hole: Hole,
    /// Its form.
    pub form: Form,
    /// Its seeds.
    pub seeds: u16,
    /// Its highlight, if any.
    pub mark: Option<Mark>,
    /// The seeds captured from it.
    pub taken: u16,
}

/// The form in which a hole is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// An ordinary hole.
    #[default]
    Plain,
    /// A special hole, which belongs to a player whatever its row.
    Special,
    /// A hole that is shut in this round.
    Shut,
    /// A square at the end of the board.
    EndSquare,
}

/// A drawing of a loft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LoftDrawing {
    /// Its seeds.
    pub seeds: u16,
    /// The seeds that the move adds to it.
    pub gained: u16,
}

/// The highlight of a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The hole played.
    Played,
    /// The hole of an illegal move.
    Refused,
    /// A legal alternative.
    Allowed,
    /// The hole of the last seed.
    End,
    /// A captured hole.
    Captured,
    /// A hole spared by a cancelled or partial grand slam.
    Spared,
    /// A hole mentioned in the text.
    Noted,
}

/// The path of the seeds of one lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LapPath {
    /// The lap, from 1.
    pub lap: u16,
    /// The hole whose seeds were lifted.
    pub from: Hole,
    /// The hole of the last seed.
    pub to: Hole,
    /// The number of holes that the lap advances, including full rounds.
    pub steps: u16,
}

/// The maximum number of paths to draw. Of more laps, only the first is drawn, because the others
/// would be indistinguishable.
const MAX_PATHS: usize = 3;
/// An upper bound on the number of steps of a sowing.
const MAX_STEPS: usize = MAX_SEEDS as usize + MAX_HOLES;

impl Drawing {
    /// Draws the board at the start of a game.
    #[must_use]
    pub fn start(rules: &RuleSet) -> Self {
        Self::of(&BoardSnapshot::at_start(rules))
    }

    /// Draws the board of a snapshot, without highlights.
    #[must_use]
    pub fn of(snapshot: &BoardSnapshot) -> Self {
        let geometry = snapshot.geometry();
        let form = |hole| {
            if geometry.is_end_square(hole) {
                Form::EndSquare
            } else if snapshot.shut().contains(hole) {
                Form::Shut
            } else if snapshot.special_of(hole).is_some() {
                Form::Special
            } else {
                Form::Plain
            }
        };
        let hole = |hole| HoleDrawing {
            hole,
            form: form(hole),
            seeds: snapshot.count(Vessel::Hole(hole)),
            mark: None,
            taken: 0,
        };
        let loft = |side| LoftDrawing {
            seeds: snapshot.count(Vessel::Loft(side)),
            gained: 0,
        };
        let lofts = Side::BOTH.into_iter().filter(|_| geometry.has_stores());
        Self {
            geometry,
            holes: geometry.all_places().map(hole).collect(),
            lofts: lofts.map(loft).collect(),
            paths: Vec::new(),
        }
    }

    /// Highlights a hole.
    pub fn mark(&mut self, hole: Hole, mark: Mark) {
        self.holes[hole.index()].mark = Some(mark);
    }
}

impl From<Drawing> for Picture {
    /// Returns the picture of a board at rest, or of a whole move.
    fn from(before: Drawing) -> Self {
        Self {
            before,
            after: None,
        }
    }
}

impl Picture {
    /// Draws `example`, which was found for `rules`.
    #[must_use]
    pub fn of(example: &Example, rules: &RuleSet) -> Self {
        let snapshot = BoardSnapshot::set_up(&example.placement, rules.geometry());
        let mut before = Drawing::of(&snapshot);
        if example.placement.owned_by_south.is_some() {
            let land = south_holes_in_north_row(&example.placement, rules.geometry());
            land.for_each(|hole| before.mark(hole, Mark::Noted));
        }
        if example.refusal.is_some() {
            allowed_holes(example, rules).for_each(|hole| before.mark(hole, Mark::Allowed));
            before.mark(example.hole(), Mark::Refused);
        } else {
            before.mark(example.hole(), Mark::Played);
        }
        if example.moves.len() > 1 {
            return before.into();
        }
        before.paths = lap_paths(&example.events, rules);
        let shows_next_round = matches!(example.feature, Feature::NextRound | Feature::NextLand);
        let after = example
            .refusal
            .is_none()
            .then(|| draw_after(&example.events, snapshot, shows_next_round));
        Self { before, after }
    }

    /// Draws a move on a single board: where its seeds went, and what they captured.
    #[must_use]
    pub fn of_move(before: BoardSnapshot, events: &[GameEvent], rules: &RuleSet) -> Self {
        let mut drawing = draw_after(events, before, false);
        drawing.paths = lap_paths(events, rules);
        if let Some(path) = drawing.paths.first() {
            let from = path.from;
            let hole = &mut drawing.holes[from.index()];
            hole.mark = hole.mark.or(Some(Mark::Played));
        }
        drawing.into()
    }
}

/// Returns South's holes in North's row.
pub fn south_holes_in_north_row(
    placement: &Placement,
    geometry: Geometry,
) -> impl Iterator<Item = Hole> + use<> {
    let south = placement.south(geometry).unwrap_or_default();
    let north = geometry.territory(Side::North);
    north.filter(move |&hole| south.contains(hole))
}

/// Returns the legal alternatives to an illegal move.
fn allowed_holes<'a>(
    example: &Example,
    rules: &'a RuleSet,
) -> impl Iterator<Item = Hole> + use<'a> {
    let placement: Placement = example.placement;
    let position = awale_rules::Position::set_up(rules, &placement, &mut ());
    let legal = position.legal_moves(rules);
    rules
        .geometry()
        .all()
        .filter(move |&hole| legal.holes().contains(hole))
}

/// Returns the paths of the laps; none on four rows, where they would hide the holes.
fn lap_paths(events: &[GameEvent], rules: &RuleSet) -> Vec<LapPath> {
    let mut paths: Vec<LapPath> = Vec::new();
    if rules.geometry().has_four_rows() {
        return paths;
    }
    for event in events {
        match *event {
            GameEvent::Lifted { hole, lap, .. } => paths.push(LapPath {
                lap,
                from: hole,
                to: hole,
                steps: 0,
            }),
            GameEvent::Sown { hole, .. } => {
                if let Some(path) = paths.last_mut() {
                    // Skipped and shut holes count as steps too.
                    let mut next = rules.next(path.to);
                    path.steps += 1;
                    while next != hole && usize::from(path.steps) < MAX_STEPS {
                        next = rules.next(next);
                        path.steps += 1;
                    }
                    path.to = hole;
                }
            }
            _ => {}
        }
    }
    if paths.len() > MAX_PATHS {
        paths.truncate(1)
    }
    paths
}

/// Draws the board of `snapshot` after `events`.
fn draw_after(
    events: &[GameEvent],
    mut snapshot: BoardSnapshot,
    shows_next_round: bool,
) -> Drawing {
    let mut taken = vec![0; snapshot.geometry().places()];
    let mut gained = [0; 2];
    let mut marks = Vec::new();
    let mut end = None;
    for event in events {
        match *event {
            // Leaves the remaining seeds on the board, because they show why the game ended.
            GameEvent::Ended { .. } | GameEvent::RoundBegan { .. } if !shows_next_round => break,
            GameEvent::RoundBegan { .. } => {
                taken.fill(0);
                gained = [0; 2];
                marks.clear();
                end = None;
            }
            GameEvent::Refilled { hole, .. } => marks.push((hole, Mark::Noted)),
            GameEvent::Sown { hole, .. } => end = Some(hole),
            GameEvent::Stored { side, from } => {
                gained[side.index()] += 1;
                end = from;
            }
            GameEvent::MadeSpecial { hole, .. } => marks.push((hole, Mark::Noted)),
            GameEvent::FlowCaptured { hole, seeds, side }
            | GameEvent::Claimed { hole, seeds, side }
            | GameEvent::Captured { hole, seeds, side } => {
                taken[hole.index()] += seeds;
                gained[side.index()] += seeds;
                marks.push((hole, Mark::Captured));
            }
            // Seeds taken in hand don't go to a loft.
            GameEvent::TakenInHand { hole, seeds, .. } => {
                taken[hole.index()] += seeds;
                marks.push((hole, Mark::Captured));
            }
            GameEvent::CaptureRefused { spared, .. } => {
                marks.extend(spared.iter().map(|hole| (hole, Mark::Spared)));
            }
            _ => {}
        }
        snapshot.apply(*event);
    }
    let mut drawing = Drawing::of(&snapshot);
    if let Some(end) = end {
        drawing.mark(end, Mark::End);
    }
    for (hole, mark) in marks {
        drawing.mark(hole, mark);
    }
    for (hole, taken) in drawing.holes.iter_mut().zip(taken) {
        hole.taken = taken;
    }
    for (loft, gained) in drawing.lofts.iter_mut().zip(gained) {
        loft.gained = gained;
    }
    drawing
}

//! The ghost of a move: a preview of its result, drawn on the board while the pointer is on its
//! hole or a hint is shown.
//!
//! The preview is computed only when the pointer moves to another hole or the position changes.
//! Lessons have no previews, which would answer their questions.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

use super::TableSet;
use crate::advisor::Analyses;
use crate::board::{Board, BoardVessel, Bowl};
use crate::input::{PointedVessel, awaited_game};
use crate::lesson::CurrentLesson;
use crate::phase::Phase;
use crate::playback::Playback;
use crate::session::CurrentMatch;
use crate::settings::{HintShown, Settings};
use crate::state::LessonKind;
use crate::table::Top;
use awale_rules::{Move, Position, Preview, Side, Vessel};

/// Height of a mark above the centre of its vessel, as a fraction of the opening's on-screen width:
/// clear of the seeds from every camera angle.
const MARK_HEIGHT: f32 = 0.16;

/// The ghost's text over a hole or loft. Every [`BoardVessel`] has one, mostly blank.
#[derive(Component, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub struct GhostMark {
    /// Position of the mark, in logical pixels of the window.
    pub screen: Vec2,
    /// Width of the vessel's opening, in logical pixels.
    pub room: f32,
    /// The text of the move; empty for its last hole if that hole's count doesn't change.
    pub words: Vec<GhostWord>,
    /// Whether the last seed would fall here.
    pub is_end: bool,
    /// The text of the move in the other direction, drawn fainter.
    pub other_words: Vec<GhostWord>,
    /// Whether the last seed of the move in the other direction would fall here.
    pub is_other_end: bool,
    /// Direction of the move, as a unit vector on screen, for the hole that would be played if the
    /// player can choose the direction.
    pub towards: Option<Vec2>,
}

impl GhostMark {
    /// Returns whether there is nothing to draw.
    #[must_use]
    pub const fn is_blank(&self) -> bool {
        self.words.is_empty() && self.other_words.is_empty() && !self.is_end && !self.is_other_end
    }

    /// Returns the mark without its words; `None` unless a move ends here.
    fn without_words(self) -> Option<Self> {
        (self.is_end || self.is_other_end).then(|| Self {
            words: Vec::new(),
            other_words: Vec::new(),
            ..self
        })
    }
}

/// One part of a mark's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GhostWord {
    /// The hole gains this many seeds, or loses them if negative.
    Change(i32),
    /// The mover captures this many seeds.
    Captured(u16),
    /// This many seeds go to the opponent.
    Lost(u16),
    /// This many seeds aren't captured because the capture would be a grand slam.
    Spared(u16),
}

/// Adds the ghost.
pub fn plugin(app: &mut App) {
    app.register_required_components::<Board, Ghost>()
        .register_required_components::<BoardVessel, GhostMark>()
        .register_type::<GhostMark>()
        .add_systems(Update, update_ghost.in_set(TableSet::Preview))
        .add_systems(
            PostUpdate,
            place_marks
                .after(TransformSystems::Propagate)
                .before(EguiPostUpdateSet::EndPass),
        );
}

/// The move whose ghost is shown. Every [`Board`] has one.
#[derive(Component, Debug, Default)]
pub struct Ghost {
    source: Option<(Position, Move)>,
    preview: Option<Preview>,
    /// The result of playing the same hole in the other direction, if the player can choose.
    other: Option<Preview>,
    /// Whether to mark only the hole where the move would end.
    is_end_only: bool,
}

impl Ghost {
    /// Returns the result of the move; `None` if no ghost is shown.
    #[must_use]
    pub const fn preview(&self) -> Option<&Preview> {
        self.preview.as_ref()
    }

    /// Returns the result of playing the same hole in the other direction; `None` unless the player
    /// can choose.
    #[must_use]
    pub const fn other(&self) -> Option<&Preview> {
        self.other.as_ref()
    }

    /// Returns the result of the move; `None` if no ghost is shown, or only the hole where the move
    /// would end is marked.
    #[must_use]
    pub fn full_preview(&self) -> Option<&Preview> {
        self.preview().filter(|_| !self.is_end_only)
    }
}

/// The ghost on the shown board.
#[derive(SystemParam)]
pub struct ShownGhost<'w, 's> {
    ghosts: Query<'w, 's, &'static Ghost>,
}

impl ShownGhost<'_, '_> {
    /// Returns [`Ghost::preview`] of the shown board.
    #[must_use]
    pub fn preview(&self) -> Option<&Preview> {
        self.ghosts.iter().next()?.preview()
    }

    /// Returns [`Ghost::full_preview`] of the shown board.
    #[must_use]
    pub fn full_preview(&self) -> Option<&Preview> {
        self.ghosts.iter().next()?.full_preview()
    }
}

fn update_ghost(
    mut ghost: Single<&mut Ghost>,
    settings: Res<Settings>,
    pointed: PointedVessel,
    phase: Res<Phase>,
    playback: Top<Playback>,
    current: Option<Top<CurrentMatch>>,
    (lesson, kind): (Option<Top<CurrentLesson>>, Option<Res<State<LessonKind>>>),
    analyses: Top<Analyses>,
) {
    let hinted = current.as_ref().and_then(|current| {
        if settings.helps.hint == HintShown::Good {
            return None;
        }
        let best = analyses.hinted_move(current.turn())?;
        Some((current.game(), best))
    });
    // A lesson asks for a move, and a preview would give the answer away.
    let is_lesson = kind.is_some_and(|kind| *kind.get() == LessonKind::Lesson);
    let lesson = lesson.filter(|_| *phase == Phase::NoMatch && !playback.is_busy() && !is_lesson);
    let awaited_game = awaited_game(*phase, current.as_deref(), lesson.as_deref());
    let shown = match (pointed.vessel(), *phase) {
        _ if !(settings.helps.ghost || settings.helps.target) => None,
        (Some(Vessel::Hole(_)), _) => {
            awaited_game.and_then(|game| Some((game, pointed.chosen_move(game)?)))
        }
        (None, Phase::Person(_) | Phase::Looking(_)) => hinted,
        _ => None,
    };
    let source = shown.map(|(game, mv)| (*game.position(), mv));
    if ghost.source != source {
        ghost.source = source;
        ghost.preview = shown.and_then(|(game, mv)| game.preview(mv).ok());
        ghost.other = shown
            .filter(|(game, _)| pointed.hole().is_some() && game.position().geometry().has_signs())
            .and_then(|(game, mv)| {
                let legal = game.position().legal_moves(game.rules());
                let other = legal.nearest(reverse(mv)?, game.position().geometry());
                // The other direction may not be legal.
                let preview = game.preview(other).ok();
                preview.filter(|_| other.is_reversed() != mv.is_reversed())
            });
    }
    let is_end_only = !settings.helps.ghost;
    if ghost.is_end_only != is_end_only {
        ghost.is_end_only = is_end_only;
    }
}

/// Returns the move of the same hole in the other direction; `None` for the swap, which has no
/// hole.
fn reverse(mv: Move) -> Option<Move> {
    let hole = mv.hole()?;
    Some(if mv.is_reversed() {
        Move::from(hole)
    } else {
        Move::reversed(hole)
    })
}

type MarkedVessel<'a> = (&'a BoardVessel, &'a Transform, &'a Bowl, &'a mut GhostMark);

fn place_marks(
    board: Option<Single<(&Board, &Ghost)>>,
    camera: Query<(&Camera, &GlobalTransform), With<Camera3d>>,
    mut vessels: Query<MarkedVessel>,
) {
    let camera = camera.iter().next();
    let Some((board, ghost)) = board.map(Single::into_inner) else {
        return;
    };
    let previews = [ghost.preview(), ghost.other()]
        .map(|preview| preview.filter(|preview| preview.geometry() == board.geometry()));
    for (vessel, transform, bowl, mut mark) in &mut vessels {
        let new_mark = camera.and_then(|(camera, camera_transform)| {
            let on_screen = |point| camera.world_to_viewport(camera_transform, point).ok();
            mark_of(
                previews,
                vessel.0,
                (transform.translation, *bowl),
                on_screen,
            )
        });
        let new_mark = if ghost.is_end_only {
            new_mark.and_then(GhostMark::without_words)
        } else {
            new_mark
        };
        mark.set_if_neq(new_mark.unwrap_or_default());
    }
}

/// Returns the mark of a vessel, if one of the moves would change it.
fn mark_of(
    previews: [Option<&Preview>; 2],
    vessel: Vessel,
    (centre, bowl): (Vec3, Bowl),
    on_screen: impl Fn(Vec3) -> Option<Vec2>,
) -> Option<GhostMark> {
    let [words, other_words] =
        previews.map(|preview| preview.map_or_else(Vec::new, |preview| words(preview, vessel)));
    let [is_end, is_other_end] =
        previews.map(|preview| preview.is_some_and(|preview| vessel == preview.end()));
    if words.is_empty() && other_words.is_empty() && !is_end && !is_other_end {
        return None;
    }
    let towards = previews[0].and_then(|preview| {
        let hole = preview.played().hole()?;
        let geometry = preview.geometry();
        if Vessel::Hole(hole) != vessel || !geometry.has_signs() {
            return None;
        }
        let is_right = geometry.usual_direction_runs_right(hole) != preview.played().is_reversed();
        let direction = if is_right { Vec3::X } else { Vec3::NEG_X };
        (on_screen(centre + direction)? - on_screen(centre)?).try_normalize()
    });
    // Measured along both axes, as the camera may look along the board.
    let width = |half: Vec3| Some(on_screen(centre + half)?.distance(on_screen(centre - half)?));
    let half = bowl.semi_axes.min_element();
    let room = width(Vec3::X * half)?.max(width(Vec3::Z * half)?);
    Some(GhostMark {
        screen: on_screen(centre)? - Vec2::Y * MARK_HEIGHT * room,
        room,
        words,
        is_end,
        other_words,
        is_other_end,
        towards,
    })
}

/// Returns the text over a vessel.
fn words(preview: &Preview, vessel: Vessel) -> Vec<GhostWord> {
    let change = preview.change(vessel);
    let mover = preview.mover();
    let mut words = Vec::new();
    let mut add = |seeds: u16, word: fn(u16) -> GhostWord| {
        if seeds > 0 {
            words.push(word(seeds));
        }
    };
    match vessel {
        // The change, not the captures of `side`, as captured seeds may be sown onwards.
        Vessel::Loft(side) => match u16::try_from(change) {
            Ok(gained) => add(gained, word_for_capture(side, mover)),
            Err(_) => words.push(GhostWord::Change(change)),
        },
        Vessel::Hole(hole) if preview.spared().contains(hole) => {
            add(preview.count_after(vessel), GhostWord::Spared);
        }
        Vessel::Hole(hole) => {
            for side in Side::BOTH {
                add(
                    preview.captured_from(hole, side),
                    word_for_capture(side, mover),
                );
            }
            let has_seeds = preview.count_after(vessel) > 0;
            if change != 0 && (has_seeds || words.is_empty()) {
                words.push(GhostWord::Change(change));
            }
        }
    }
    words
}

/// Returns the word for seeds that `side` takes.
fn word_for_capture(side: Side, mover: Side) -> fn(u16) -> GhostWord {
    if side == mover {
        GhostWord::Captured
    } else {
        GhostWord::Lost
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures;
    use awale_rules::library;

    #[test]
    fn the_words_over_a_loft_add_up_to_its_change() {
        let (mut gains, mut sown_on) = (0, 0);
        for name in library::all_names() {
            let mut game = fixtures::start(name);
            for ply in 0..40 {
                let legal = game.position().legal_moves(game.rules());
                for mv in legal.iter() {
                    let preview = game.preview(mv).unwrap();
                    for side in Side::BOTH {
                        let loft = Vessel::Loft(side);
                        let shown: i32 = words(&preview, loft).into_iter().map(seeds_in).sum();
                        assert_eq!(shown, preview.change(loft), "{name}, ply {ply}, {mv:?}");
                        gains += usize::from(shown > 0);
                        sown_on += usize::from(shown <= 0 && preview.captured(side) > 0);
                    }
                }
                let Some(mv) = legal.iter().nth((ply * 7 + ply / 5) % legal.len().max(1)) else {
                    break;
                };
                game.play(mv, &mut ()).unwrap();
            }
        }
        assert!(gains > 100 && sown_on > 100, "{gains}, {sown_on}");
    }

    /// Returns the change of a loft that a word over it shows.
    fn seeds_in(word: GhostWord) -> i32 {
        match word {
            GhostWord::Change(change) => change,
            GhostWord::Captured(seeds) | GhostWord::Lost(seeds) => i32::from(seeds),
            GhostWord::Spared(_) => 0,
        }
    }
}

//! Marks on the rims of holes and lofts. Many systems set them, and only [`lights`](super::lights)
//! turns them into light.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::BoardVessel;
use crate::board::vessel_events::{CaptureRefused, MoveRefused};

/// Duration for which a refusal is marked.
const REFUSAL_SECONDS: f32 = 0.7;

/// A mark on a rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mark {
    /// The hole can be played.
    Playable,
    /// The pointer, a finger or a gamepad points at it.
    PointedAt,
    /// A lesson or a hint highlights it.
    Highlighted,
    /// The move whose ghost is shown would end here.
    Reached,
    /// The opponent could capture its seeds.
    Threatened,
    /// The opponent has blocked it for this move (takasia).
    Blocked,
    /// The last move began here.
    LastFrom,
    /// The last seed of the last move fell here.
    LastTo,
    /// Its seeds are being captured.
    Captured,
    /// A move or a capture has just been refused here.
    Refused,
}

/// The marks of a vessel. Every [`BoardVessel`] has them.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Component, Debug)]
pub struct Marks(u16);

impl Marks {
    /// Returns whether the vessel has this mark.
    #[must_use]
    pub const fn has(self, mark: Mark) -> bool {
        self.0 & Self::bit(mark) != 0
    }

    /// Returns these marks with `mark` set or cleared.
    #[must_use]
    pub const fn with(self, mark: Mark, is_set: bool) -> Self {
        Self(if is_set {
            self.0 | Self::bit(mark)
        } else {
            self.0 & !Self::bit(mark)
        })
    }

    const fn bit(mark: Mark) -> u16 {
        1 << mark as u8
    }
}

/// The remaining time for which a vessel's refusal is marked, in seconds.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component, Debug)]
pub(super) struct RefusalTimer(f32);

/// Sets marks on all vessels of the board.
#[derive(SystemParam)]
pub struct Marking<'w, 's> {
    vessels: Query<'w, 's, (Entity, &'static BoardVessel, &'static mut Marks)>,
}

impl Marking<'_, '_> {
    /// Sets the mark on exactly the vessels for which `is_marked` returns true. Unchanged marks
    /// don't trigger change detection.
    pub fn mark(&mut self, mark: Mark, is_marked: impl Fn(Entity, BoardVessel) -> bool) {
        for (entity, &vessel, mut marks) in &mut self.vessels {
            let new_marks = marks.with(mark, is_marked(entity, vessel));
            marks.set_if_neq(new_marks);
        }
    }
}

/// Gives every vessel marks, and marks refusals.
pub fn plugin(app: &mut App) {
    app.register_required_components::<BoardVessel, Marks>()
        .register_type::<Marks>()
        .register_type::<RefusalTimer>()
        .add_observer(|refused: On<MoveRefused>, refusals: Refusals| {
            refuse(refusals, refused.vessel)
        })
        .add_observer(|refused: On<CaptureRefused>, refusals: Refusals| {
            refuse(refusals, refused.vessel);
        });
}

#[derive(SystemParam)]
struct Refusals<'w, 's> {
    commands: Commands<'w, 's>,
    marks: Query<'w, 's, &'static mut Marks>,
}

fn refuse(mut refusals: Refusals, vessel: Entity) {
    if let Ok(mut marks) = refusals.marks.get_mut(vessel) {
        *marks = marks.with(Mark::Refused, true);
        refusals
            .commands
            .entity(vessel)
            .insert(RefusalTimer(REFUSAL_SECONDS));
    }
}

/// Advances the timers of refusals by `seconds`, and clears the expired ones.
pub(super) fn fade_refusals(
    seconds: f32,
    commands: &mut Commands,
    refused: &mut Query<(Entity, &mut Marks, &mut RefusalTimer)>,
) {
    for (vessel, mut marks, mut timer) in refused {
        timer.0 -= seconds;
        if timer.0 <= 0.0 {
            *marks = marks.with(Mark::Refused, false);
            commands.entity(vessel).remove::<RefusalTimer>();
        }
    }
}

//! Effects of captures: the rims of the captured holes light up in turn, and a number rises from
//! the last one and flies to the score. For a large capture, the sun and the camera also turn to
//! the loft.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::TableSet;
use super::hot_seat;
use super::marks::{Mark, Marking};
use crate::board::vessel_events::{BoardCleared, BoardLaidOut, VesselEmptied};
use crate::board::{BoardSpace, BoardVessel, SeedCount};
use crate::phase::Phase;
use crate::playback::Skip;
use crate::scene::{Eye, Pose, Spotlight};
use crate::schedule::GameSet;
use crate::settings::{Quality, Settings};
use awale_rules::{Side, Vessel};

/// Duration of a rim's glow after its seeds have arrived, at normal speed.
const GLOW_SECONDS: f32 = 0.4;
/// Duration of the number's rise, at normal speed.
const RISE_SECONDS: f32 = 0.4;
/// Duration of the number's flight to the score, at normal speed.
const FLIGHT_SECONDS: f32 = 0.5;
/// Fraction of the flight after which the score counts up.
const COUNT_START: f32 = 0.6;
/// Minimum number of captured holes for which the camera leans in.
const MIN_LEAN_HOLES: u16 = 3;
/// The factor on the camera's distance when it leans in.
const LEAN_FACTOR: f32 = 0.98;
/// Minimum number of captured seeds for which the sun shines on the loft.
const MIN_SUN_SEEDS: u16 = 5;
/// Strength of the sunshine on a loft.
const SUN_STRENGTH: f32 = 0.4;
/// Radius of the sunshine on a loft, relative to the larger semi-axis of the loft's rim.
const SUN_RADIUS: f32 = 2.2;

/// A player's captures during the move being shown.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub struct CaptureTally {
    side: Side,
    seeds: u16,
    holes: u16,
    /// The centre of the last captured hole.
    from: Vec3,
    /// Seeds in the loft before the first capture.
    score_before: u16,
    /// Time since the latest capture began, and the time at which its seeds arrive, in seconds at
    /// normal speed.
    clock: f32,
    arrival: f32,
    /// The camera's pose before it leaned in, and the one to which it moved.
    lean: Option<(Pose, Pose)>,
    is_sunlit: bool,
}

/// The stage of a tally's number, with the elapsed fraction of the stage, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TallyStage {
    /// The number rises from the last captured hole, then waits there.
    Rises(f32),
    /// The number flies to the score.
    Flies(f32),
}

impl CaptureTally {
    /// Returns the player who captures.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns the number of captured seeds.
    #[must_use]
    pub const fn seeds(&self) -> u16 {
        self.seeds
    }

    /// Returns the centre of the last captured hole.
    #[must_use]
    pub const fn from(&self) -> Vec3 {
        self.from
    }

    /// Returns the stage of the number.
    #[must_use]
    pub fn stage(&self) -> TallyStage {
        if self.clock < self.arrival {
            TallyStage::Rises((self.clock / RISE_SECONDS).min(1.0))
        } else {
            TallyStage::Flies(((self.clock - self.arrival) / FLIGHT_SECONDS).min(1.0))
        }
    }

    /// Returns the score to display until the number has landed: it counts up as the number
    /// arrives.
    #[must_use]
    pub fn score(&self) -> u16 {
        let landed_fraction = match self.stage() {
            TallyStage::Rises(_) => 0.0,
            TallyStage::Flies(fraction) => {
                ((fraction - COUNT_START) / (1.0 - COUNT_START)).max(0.0)
            }
        };
        self.score_before + (f32::from(self.seeds) * landed_fraction) as u16
    }

    fn is_over(&self) -> bool {
        self.clock >= self.arrival + FLIGHT_SECONDS
    }

    /// Adds the capture of a hole.
    fn add(&mut self, seeds: u16, from: Vec3, arrival: f32) {
        self.seeds += seeds;
        self.holes += 1;
        self.from = from;
        self.clock = 0.0;
        self.arrival = arrival;
    }
}

/// Remaining time for which a captured hole's rim glows, in seconds at normal speed.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component, Debug)]
pub(super) struct CapturedRim(f32);

/// Adds the effects of captures.
pub fn plugin(app: &mut App) {
    app.register_type::<CaptureTally>()
        .register_type::<CapturedRim>()
        .add_observer(add_capture)
        .add_observer(|_: On<BoardLaidOut>, effects: EndEffects| end_all(effects))
        .add_observer(|_: On<BoardCleared>, effects: EndEffects| end_all(effects))
        .add_systems(
            Update,
            (
                end_skipped.run_if(on_message::<Skip>),
                advance.run_if(
                    any_with_component::<CaptureTally>.or_eager(any_with_component::<CapturedRim>),
                ),
                mark,
            )
                .chain()
                .after(TableSet::Mark)
                .after(hot_seat::turn)
                .in_set(GameSet::Show),
        );
}

fn add_capture(
    emptied: On<VesselEmptied>,
    vessels: Query<(&BoardVessel, &Transform, &SeedCount)>,
    mut tallies: Query<&mut CaptureTally>,
    mut commands: Commands,
) {
    // A skipped step changes the board without effects.
    if emptied.is_remainder || emptied.seconds <= 0.0 {
        return;
    }
    let (Ok((hole, transform, _)), Ok((into, _, held))) =
        (vessels.get(emptied.vessel), vessels.get(emptied.into))
    else {
        return;
    };
    if !matches!(hole.0, Vessel::Hole(_)) {
        return;
    }
    commands
        .entity(emptied.vessel)
        .insert(CapturedRim(emptied.seconds + GLOW_SECONDS));
    // Captured seeds that are sown onwards don't count yet.
    let Vessel::Loft(side) = into.0 else {
        return;
    };
    let (seeds, from, arrival) = (emptied.count, transform.translation, emptied.seconds);
    if let Some(mut tally) = tallies.iter_mut().find(|tally| tally.side == side) {
        tally.add(seeds, from, arrival);
    } else {
        let tally = CaptureTally {
            side,
            seeds,
            holes: 1,
            from,
            score_before: held.0,
            clock: 0.0,
            arrival,
            lean: None,
            is_sunlit: false,
        };
        commands.spawn((Name::new("Capture tally"), tally));
    }
}

/// Advances the numbers and the glow of the rims.
pub(super) fn advance(
    time: Res<Time>,
    settings: Res<Settings>,
    phase: Res<Phase>,
    space: Res<BoardSpace>,
    quality: Res<Quality>,
    mut tallies: Query<(Entity, &mut CaptureTally)>,
    mut rims: Query<(Entity, &mut CapturedRim)>,
    mut eye: ResMut<Eye>,
    mut light: ResMut<Spotlight>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    redraw.write(RequestRedraw);
    let seconds = settings.play.speed.shown_seconds(time.delta_secs());
    for (vessel, mut rim) in &mut rims {
        rim.0 -= seconds;
        if rim.0 <= 0.0 {
            commands.entity(vessel).remove::<CapturedRim>();
        }
    }
    // Sun and camera effects redraw every pixel, so they depend on the quality.
    let has_full_effects = quality.fades_light() && !settings.look.reduced_motion;
    for (entity, mut tally) in &mut tallies {
        tally.clock += seconds;
        // At the end of the game, sun and camera are restored before the finale begins.
        if tally.is_over() || *phase == Phase::Over {
            restore(&mut tally, &mut eye, &mut light);
        } else if has_full_effects {
            lean(&mut tally, &space, &mut eye, &mut light);
        }
        if tally.is_over() {
            commands.entity(entity).despawn();
        }
    }
}

/// Turns the sun and the camera to the loft if the capture is large enough.
fn lean(tally: &mut CaptureTally, space: &BoardSpace, eye: &mut Eye, light: &mut Spotlight) {
    let loft = Vessel::Loft(tally.side);
    let (layout, centre) = (&space.layout, space.layout.centre(loft));
    if tally.holes >= MIN_LEAN_HOLES && tally.lean.is_none() {
        let pose = eye.wanted();
        let half = Vec2::new(layout.half_length(), layout.half_width());
        let leaning_pose = pose.zoomed(LEAN_FACTOR, Some(centre), half);
        eye.go_to(leaning_pose);
        tally.lean = Some((pose, leaning_pose));
    }
    if tally.seeds >= MIN_SUN_SEEDS && !tally.is_sunlit {
        let radius = SUN_RADIUS * layout.bowl(loft).semi_axes.max_element();
        light.shine_on(centre.xz(), radius, SUN_STRENGTH);
        tally.is_sunlit = true;
    }
}

/// Fades the sun out, and moves the camera back unless the player has moved it.
fn restore(tally: &mut CaptureTally, eye: &mut Eye, light: &mut Spotlight) {
    if let Some((pose, leaning_pose)) = tally.lean.take()
        && eye.wanted() == leaning_pose
    {
        eye.go_to(pose);
    }
    if std::mem::take(&mut tally.is_sunlit) {
        light.fade_out();
    }
}

fn mark(mut marking: Marking, rims: Query<(), With<CapturedRim>>) {
    marking.mark(Mark::Captured, |vessel, _| rims.contains(vessel));
}

/// Resources and queries for ending the effects of captures.
#[derive(SystemParam)]
struct EndEffects<'w, 's> {
    tallies: Query<'w, 's, (Entity, &'static mut CaptureTally)>,
    rims: Query<'w, 's, Entity, With<CapturedRim>>,
    eye: ResMut<'w, Eye>,
    light: ResMut<'w, Spotlight>,
    commands: Commands<'w, 's>,
}

fn end_skipped(effects: EndEffects, mut skips: MessageReader<Skip>) {
    skips.clear();
    end_all(effects);
}

fn end_all(mut effects: EndEffects) {
    for (entity, mut tally) in &mut effects.tallies {
        restore(&mut tally, &mut effects.eye, &mut effects.light);
        effects.commands.entity(entity).try_despawn();
    }
    for vessel in &effects.rims {
        effects.commands.entity(vessel).try_remove::<CapturedRim>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_counts_up_as_the_number_lands() {
        let mut tally = CaptureTally {
            side: Side::South,
            seeds: 3,
            holes: 1,
            from: Vec3::ZERO,
            score_before: 7,
            clock: 0.0,
            arrival: 0.9,
            lean: None,
            is_sunlit: false,
        };
        tally.clock = 0.8;
        tally.add(4, Vec3::X, 1.0);
        let mut scores = Vec::new();
        while !tally.is_over() {
            if scores.last() != Some(&tally.score()) {
                scores.push(tally.score());
            }
            tally.clock += 0.01;
        }
        scores.push(tally.score());
        assert_eq!(scores, [7, 8, 9, 10, 11, 12, 13, 14]);
    }
}

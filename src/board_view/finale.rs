//! The end of a game: the sun falls on the winner's loft, the lofts are counted in fives, the
//! loser's first, and the camera moves closer. If lofts aren't the score, the sun falls on the
//! winner's rows instead. Any key or click skips the count.

use bevy::input::gamepad::GamepadButton;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::replay;
use crate::board::vessel_events::SeedsCounted;
use crate::board::{BoardSpace, Vessels};
use crate::phase::Phase;
use crate::playback::Skip;
use crate::scene::{Approach, Eye, Pose, Spotlight};
use crate::schedule::GameSet;
use crate::session::{CurrentMatch, Turn};
use crate::settings::{Settings, Speed};
use crate::state::{Menu, Screen};
use crate::table::{ShowParts, TableEvent, TableReader, Top, TopMut};
use awale_rules::{Side, Vessel};

/// Seeds counted per beat.
const SEEDS_PER_BEAT: u16 = 5;
/// Pause before the first beat.
const PAUSE_SECONDS: f32 = 0.5;
/// Maximum duration of a beat.
const MAX_BEAT_SECONDS: f32 = 0.24;
/// Maximum duration of the count of both lofts.
const MAX_COUNT_SECONDS: f32 = 3.6;
/// Duration with reduced motion, where the counts appear at once.
const REDUCED_MOTION_SECONDS: f32 = 0.3;
/// Factor on the camera's distance at the end, if both lofts stay in view.
const ZOOM_FACTOR: f32 = 0.86;
/// Radius of the patch of sun on the winner's loft, relative to the larger semi-axis of its rim.
const LOFT_SUN_RADIUS: f32 = 1.75;
/// Radius of the patch of sun on the winner's rows, relative to half the board's length.
const ROWS_SUN_RADIUS: f32 = 0.5;

/// The end of the game on the table, from the last seed until the result is closed.
#[derive(Component, Clone, Debug)]
pub struct Finale {
    turn: Turn,
    /// Seeds in South's and North's loft; `None` if they aren't the score.
    lofts: Option<[u16; 2]>,
    winner: Option<Side>,
    /// Number of beats for South's and North's loft.
    beats: [u16; 2],
    /// Duration of a beat.
    beat_seconds: f32,
    /// Seconds since the last seed fell.
    clock: f32,
    /// Seconds from the fall of the last seed until the count ends.
    seconds: f32,
    stage: Stage,
    is_skipped: bool,
    /// The camera's pose before the finale, the factor on its distance at the end, and the pose to
    /// which it was last moved, if any.
    pose_before: Pose,
    zoom_factor: f32,
    last_pose: Option<Pose>,
}

/// The stage of the finale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The lofts are being counted.
    Counting,
    /// The lofts are counted; the result is about to open.
    Counted,
    /// The result is shown.
    Shown,
    /// The result has been closed.
    Over,
}

impl Finale {
    fn new(
        turn: Turn,
        lofts: Option<[u16; 2]>,
        winner: Option<Side>,
        has_reduced_motion: bool,
        (pose_before, zoom_factor): (Pose, f32),
    ) -> Self {
        let beats = lofts.map_or([0; 2], |lofts| {
            lofts.map(|seeds| seeds.div_ceil(SEEDS_PER_BEAT))
        });
        let total_beats = f32::from(beats[0] + beats[1]).max(1.0);
        let beat_seconds = (MAX_COUNT_SECONDS / total_beats).min(MAX_BEAT_SECONDS);
        let seconds = if has_reduced_motion {
            REDUCED_MOTION_SECONDS
        } else {
            PAUSE_SECONDS + beat_seconds * total_beats
        };
        Self {
            turn,
            lofts,
            winner,
            beats: if has_reduced_motion { [0; 2] } else { beats },
            beat_seconds,
            clock: 0.0,
            seconds,
            stage: Stage::Counting,
            is_skipped: false,
            pose_before,
            zoom_factor,
            last_pose: None,
        }
    }

    /// Returns the turn at which the game ended.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// Returns whether the count is over, so that the result may be shown.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.stage != Stage::Counting
    }

    /// Returns whether the player has skipped the count.
    #[must_use]
    pub const fn is_skipped(&self) -> bool {
        self.is_skipped
    }

    /// Returns the number of seeds counted so far in the loft of `side`, until the result is
    /// closed.
    #[must_use]
    pub fn counted(&self, side: Side) -> Option<u16> {
        let total = self.lofts?[side.index()];
        match self.stage {
            Stage::Over => None,
            Stage::Counting if self.beats != [0; 2] => {
                Some((self.beats_at(self.clock, side) * SEEDS_PER_BEAT).min(total))
            }
            Stage::Counting | Stage::Counted | Stage::Shown => Some(total),
        }
    }

    /// Returns the side whose loft is counted first: the loser's.
    fn first_side(&self) -> Side {
        self.winner.map_or(Side::South, Side::opponent)
    }

    /// Returns the number of beats of `side` after this many seconds.
    fn beats_at(&self, clock: f32, side: Side) -> u16 {
        let first = self.first_side();
        let beats_before = if side == first {
            0
        } else {
            self.beats[first.index()]
        };
        let beats = ((clock - PAUSE_SECONDS) / self.beat_seconds)
            .floor()
            .max(0.0) as u16;
        beats
            .saturating_sub(beats_before)
            .min(self.beats[side.index()])
    }

    /// Returns the current camera pose, which moves closer while the second loft, the winner's, is
    /// counted.
    fn pose(&self, loft: Vec3, board_half: Vec2) -> Pose {
        let start =
            PAUSE_SECONDS + self.beat_seconds * f32::from(self.beats[self.first_side().index()]);
        let duration = (self.seconds - start).max(f32::EPSILON);
        let progress = ((self.clock - start) / duration).clamp(0.0, 1.0);
        let smoothed = progress * progress * (3.0 - 2.0 * progress);
        let factor = 1.0 + (self.zoom_factor - 1.0) * smoothed;
        self.pose_before.zoomed(factor, Some(loft), board_half)
    }
}

/// Whether the game on the table has just been played to its end, rather than opened as finished.
#[derive(Component, Default)]
struct PlayedLive(bool);

/// Adds the finale.
pub fn plugin(app: &mut App) {
    app.add_part_of_every_show::<PlayedLive>().add_systems(
        Update,
        (watch, begin, skip, count, end)
            .chain()
            .after(super::capture::advance)
            .after(super::hot_seat::turn)
            .after(super::TableSet::Mark)
            .in_set(GameSet::Show),
    );
}

/// Tracks whether the game on the table is being played, rather than opened or browsed.
fn watch(mut table: TableReader, mut live: TopMut<PlayedLive>) {
    for event in table.read() {
        match event {
            TableEvent::Moved { .. } | TableEvent::EndedByPlayers { .. } => live.0 = true,
            TableEvent::Refused { .. } | TableEvent::WrongAnswer { .. } | TableEvent::Resumed => {}
            TableEvent::Began { .. }
            | TableEvent::PositionShown { .. }
            | TableEvent::StepShown { .. }
            | TableEvent::Left => live.0 = false,
        }
    }
}

/// Begins the finale once a game has been played to its end. With animations off, the result is
/// shown at once instead.
fn begin(
    current: Top<CurrentMatch>,
    phase: Res<Phase>,
    settings: Res<Settings>,
    (eye, approach): (Res<Eye>, Approach),
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut live: TopMut<PlayedLive>,
    mut commands: Commands,
) {
    let is_visible = *menu.get() == Menu::Closed && *screen.get() == Screen::Playing;
    if !live.0 || *phase != Phase::Over || !is_visible {
        return;
    }
    live.0 = false;
    let Some(outcome) = current.outcome() else {
        return;
    };
    if settings.play.speed == Speed::Off {
        return;
    }
    let pose = eye.wanted();
    let rules = &current.setup().rules;
    let has_lofts = rules.scores_in_lofts();
    let zoom_factor = outcome.winner.filter(|_| has_lofts).map_or(1.0, |winner| {
        approach.factor(pose, Vessel::Loft(winner), ZOOM_FACTOR)
    });
    let finale = Finale::new(
        current.turn(),
        has_lofts.then_some(outcome.lofts),
        outcome.winner,
        settings.look.reduced_motion,
        (pose, zoom_factor),
    );
    commands.spawn((Name::new("Finale"), finale));
}

/// Skips the count on any key, button or touch.
fn skip(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    gamepads: Query<&Gamepad>,
    mut skips: MessageReader<Skip>,
    mut finales: Query<&mut Finale>,
) {
    let is_pressed = skips.read().count() > 0
        || keys.get_just_pressed().next().is_some()
        || buttons.just_pressed(MouseButton::Left)
        || touches.any_just_pressed()
        || gamepads
            .iter()
            .any(|gamepad| gamepad.any_just_pressed(GamepadButton::all()));
    if !is_pressed {
        return;
    }
    for mut finale in &mut finales {
        // Ignore the key press that played the last move.
        if finale.stage == Stage::Counting && finale.clock > 0.0 {
            finale.clock = finale.seconds;
            finale.is_skipped = true;
        }
    }
}

/// Advances the count, with its light, camera and events.
fn count(
    time: Res<Time>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    space: Res<BoardSpace>,
    vessels: Vessels,
    mut finales: Query<&mut Finale>,
    mut eye: ResMut<Eye>,
    mut light: ResMut<Spotlight>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if *menu.get() != Menu::Closed {
        return;
    }
    for mut finale in &mut finales {
        if finale.stage != Stage::Counting {
            continue;
        }
        redraw.write(RequestRedraw);
        let delta = time.delta_secs();
        let previous_clock = finale.clock;
        let step = settings.play.speed.shown_seconds(delta).max(delta);
        finale.clock = (previous_clock + step).min(finale.seconds);
        if let Some(winner) = finale.winner {
            let layout = &space.layout;
            let loft = Vessel::Loft(winner);
            let (centre, radius) = if finale.lofts.is_some() {
                let rim = layout.bowl(loft).semi_axes;
                (layout.centre(loft), LOFT_SUN_RADIUS * rim.max_element())
            } else {
                let radius = ROWS_SUN_RADIUS * layout.half_length();
                (layout.middle_of_rows(winner), radius)
            };
            light.shine_on(centre.xz(), radius, 1.0);
            let half = Vec2::new(space.layout.half_length(), space.layout.half_width());
            let has_player_moved_it = finale.last_pose.is_some_and(|pose| pose != eye.wanted());
            if !settings.look.reduced_motion && !has_player_moved_it {
                let pose = finale.pose(centre, half);
                eye.go_to(pose);
                finale.last_pose = Some(pose);
            }
        }
        for side in Side::BOTH {
            let (previous_beat, beat) = (
                finale.beats_at(previous_clock, side),
                finale.beats_at(finale.clock, side),
            );
            let Some(vessel) = vessels.entity(Vessel::Loft(side)) else {
                continue;
            };
            // A skipped count triggers no events, which would make sounds.
            if beat > previous_beat && !finale.is_skipped {
                let counted = SeedsCounted {
                    vessel,
                    beat,
                    from: usize::from(previous_beat * SEEDS_PER_BEAT),
                    to: usize::from(finale.counted(side).unwrap_or_default()),
                };
                let seconds = finale.beat_seconds;
                commands.queue(move |world: &mut World| {
                    replay::hop_counted(world, Vessel::Loft(side), counted, seconds);
                    world.trigger(counted);
                });
            }
        }
        if finale.clock >= finale.seconds {
            finale.stage = Stage::Counted;
        }
    }
}

/// Restores light and camera once the result is closed or another game is on the table.
fn end(
    current: Option<Top<CurrentMatch>>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut finales: Query<(Entity, &mut Finale)>,
    mut eye: ResMut<Eye>,
    mut light: ResMut<Spotlight>,
    mut commands: Commands,
) {
    for (entity, mut finale) in &mut finales {
        let is_suspended = *screen.get() == Screen::Demonstration;
        let is_stale = !is_suspended
            && current
                .as_ref()
                .is_none_or(|current| current.turn() != finale.turn);
        let is_closed = *menu.get() == Menu::Closed;
        if finale.stage == Stage::Counted && !is_closed {
            finale.stage = Stage::Shown;
        }
        let is_result_closed = finale.stage == Stage::Shown && is_closed;
        if is_result_closed || (is_stale && finale.stage != Stage::Over) {
            finale.stage = Stage::Over;
            light.fade_out();
            if finale.last_pose.take() == Some(eye.wanted()) {
                eye.go_to(finale.pose_before);
            }
        }
        if is_stale {
            commands.entity(entity).despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures;
    use awale_rules::Game;

    fn finale(lofts: [u16; 2], winner: Option<Side>) -> Finale {
        let game: Game = fixtures::start("awale");
        let turn = Turn {
            match_number: 0,
            ply: 0,
            step: awale_rules::GameTree::new(game).current(),
        };
        Finale::new(
            turn,
            Some(lofts),
            winner,
            false,
            (Pose::default(), ZOOM_FACTOR),
        )
    }

    #[test]
    fn the_losers_loft_is_counted_first_and_both_to_the_last_seed() {
        let mut finale = finale([27, 21], Some(Side::South));
        assert_eq!(finale.counted(Side::South), Some(0));
        let mut counts = Vec::new();
        while finale.clock < finale.seconds {
            finale.clock += 0.02;
            let counted = Side::BOTH.map(|side| finale.counted(side).unwrap());
            if counts.last() != Some(&counted) {
                counts.push(counted);
            }
        }
        let expected = [
            [0, 0],
            [0, 5],
            [0, 10],
            [0, 15],
            [0, 20],
            [0, 21],
            [5, 21],
            [10, 21],
            [15, 21],
            [20, 21],
            [25, 21],
        ];
        assert_eq!(counts[..11], expected);
        finale.stage = Stage::Counted;
        assert_eq!(finale.counted(Side::South), Some(27));
    }

    #[test]
    fn the_count_of_a_large_board_takes_no_longer() {
        for lofts in [[0, 0], [25, 23], [400, 320]] {
            assert!(finale(lofts, None).seconds <= PAUSE_SECONDS + MAX_COUNT_SECONDS + 1e-3);
        }
    }
}

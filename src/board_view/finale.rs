//! The end of a game: the sun falls on the winner's loft, the lofts are counted in fives, the
//! loser's first, and the camera moves closer. Where lofts aren't a score, the sun falls on the
//! winner's rows instead. Any key or click skips it.

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
const FIVE: u16 = 5;
/// The pause before the first beat, in seconds.
const HUSH: f32 = 0.5;
/// Maximum durations of a beat, and of counting both lofts, in seconds.
const BEAT: f32 = 0.24;
const MAX_COUNT_SECONDS: f32 = 3.6;
/// Duration under reduced motion, where the counts appear at once, in seconds.
const STILL: f32 = 0.3;
/// Factor on the camera's distance at the end, if both lofts stay in view.
const NEARER: f32 = 0.86;
/// Radius of the sun on the winner's loft, relative to the larger semi-axis of its rim.
const SUN_RADIUS: f32 = 1.75;
/// Radius of the sun on the winner's rows, relative to half the board's length.
const SUN_ON_ROWS: f32 = 0.5;

/// The end of the game on the table, from the last seed until the result is closed.
#[derive(Component, Clone, Debug)]
pub struct Finale {
    turn: Turn,
    /// Seeds in South's and North's loft; `None` where they aren't a score.
    lofts: Option<[u16; 2]>,
    winner: Option<Side>,
    /// Number of beats of South and North, and their duration in seconds.
    beats: [u16; 2],
    beat: f32,
    /// Seconds since the last seed fell, and until counting ends.
    clock: f32,
    seconds: f32,
    stage: Stage,
    is_skipped: bool,
    /// The camera pose before, the factor on its distance at the end, and the pose it was last
    /// moved to; `None` if it hasn't been moved.
    before: Pose,
    nearer: f32,
    moved: Option<Pose>,
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
        is_still: bool,
        (before, nearer): (Pose, f32),
    ) -> Self {
        let beats = lofts.map_or([0; 2], |lofts| lofts.map(|seeds| seeds.div_ceil(FIVE)));
        let number = f32::from(beats[0] + beats[1]).max(1.0);
        let beat = (MAX_COUNT_SECONDS / number).min(BEAT);
        let seconds = if is_still {
            STILL
        } else {
            HUSH + beat * number
        };
        Self {
            turn,
            lofts,
            winner,
            beats: if is_still { [0; 2] } else { beats },
            beat,
            clock: 0.0,
            seconds,
            stage: Stage::Counting,
            is_skipped: false,
            before,
            nearer,
            moved: None,
        }
    }

    /// Returns the turn at which the game ended.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// Returns whether the lofts are counted, so that the result may be shown.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.stage != Stage::Counting
    }

    /// Returns whether the player has cut it short.
    #[must_use]
    pub const fn is_skipped(&self) -> bool {
        self.is_skipped
    }

    /// Returns the number of seeds counted so far in the loft of `side`, until the result is
    /// closed.
    #[must_use]
    pub fn counted(&self, side: Side) -> Option<u16> {
        let all = self.lofts?[side.index()];
        match self.stage {
            Stage::Over => None,
            Stage::Counting if self.beats != [0; 2] => {
                Some((self.beats_at(self.clock, side) * FIVE).min(all))
            }
            Stage::Counting | Stage::Counted | Stage::Shown => Some(all),
        }
    }

    /// Returns the side whose loft is counted first: the loser's.
    fn first(&self) -> Side {
        self.winner.map_or(Side::South, Side::opponent)
    }

    /// Returns the number of beats of `side` after this many seconds.
    fn beats_at(&self, clock: f32, side: Side) -> u16 {
        let first = self.first();
        let before = if side == first {
            0
        } else {
            self.beats[first.index()]
        };
        let beats = ((clock - HUSH) / self.beat).floor().max(0.0) as u16;
        beats.saturating_sub(before).min(self.beats[side.index()])
    }

    /// Returns the current camera pose: it moves closer while the second loft, the winner's, is
    /// counted.
    fn pose(&self, loft: Vec3, board_half: Vec2) -> Pose {
        let begins = HUSH + self.beat * f32::from(self.beats[self.first().index()]);
        let left = (self.seconds - begins).max(f32::EPSILON);
        let part = ((self.clock - begins) / left).clamp(0.0, 1.0);
        let smooth = part * part * (3.0 - 2.0 * part);
        let factor = 1.0 + (self.nearer - 1.0) * smooth;
        self.before.zoomed(factor, Some(loft), board_half)
    }
}

/// Whether the game on the table has just been played to its end, rather than opened as finished.
#[derive(Component, Default)]
struct PlayedLive(bool);

/// Adds the finale.
pub fn plugin(app: &mut App) {
    app.add_part_of_every_show::<PlayedLive>().add_systems(
        Update,
        (watch, begin, skip, count, put_away)
            .chain()
            .after(super::capture::advance)
            .after(super::hot_seat::turn)
            .after(super::TableSet::Mark)
            .in_set(GameSet::Show),
    );
}

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

/// Begins the finale when a game was played to its end. At speed "off", the result is shown at
/// once.
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
    let is_free = *menu.get() == Menu::Closed && *screen.get() == Screen::Playing;
    if !live.0 || *phase != Phase::Over || !is_free {
        return;
    }
    live.0 = false;
    let Some(outcome) = current.outcome() else {
        return;
    };
    if settings.play.speed == Speed::Off {
        return;
    }
    let before = eye.wanted();
    let rules = &current.setup().rules;
    let has_lofts = rules.scores_in_lofts();
    let nearer = outcome.winner.filter(|_| has_lofts).map_or(1.0, |winner| {
        approach.factor(before, Vessel::Loft(winner), NEARER)
    });
    let finale = Finale::new(
        current.turn(),
        has_lofts.then_some(outcome.lofts),
        outcome.winner,
        settings.look.reduced_motion,
        (before, nearer),
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
        // The key press that played the last move doesn't count.
        if finale.stage == Stage::Counting && finale.clock > 0.0 {
            finale.clock = finale.seconds;
            finale.is_skipped = true;
        }
    }
}

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
        let before = finale.clock;
        let shown = settings.play.speed.shown_seconds(delta).max(delta);
        finale.clock = (before + shown).min(finale.seconds);
        if let Some(winner) = finale.winner {
            let layout = &space.layout;
            let loft = Vessel::Loft(winner);
            let (centre, radius) = if finale.lofts.is_some() {
                let rim = layout.bowl(loft).rim;
                (layout.centre(loft), SUN_RADIUS * rim.max_element())
            } else {
                let radius = SUN_ON_ROWS * layout.half_length();
                (layout.middle_of_rows(winner), radius)
            };
            light.shine_on(centre.xz(), radius, 1.0);
            let half = Vec2::new(space.layout.half_length(), space.layout.half_width());
            let is_players = finale.moved.is_some_and(|moved| moved != eye.wanted());
            if !settings.look.reduced_motion && !is_players {
                let pose = finale.pose(centre, half);
                eye.go_to(pose);
                finale.moved = Some(pose);
            }
        }
        for side in Side::BOTH {
            let (was, is) = (
                finale.beats_at(before, side),
                finale.beats_at(finale.clock, side),
            );
            let Some(vessel) = vessels.entity(Vessel::Loft(side)) else {
                continue;
            };
            // A skipped count makes no sound.
            if is > was && !finale.is_skipped {
                let counted = SeedsCounted {
                    vessel,
                    beat: is,
                    from: usize::from(was * FIVE),
                    to: usize::from(finale.counted(side).unwrap_or_default()),
                };
                let seconds = finale.beat;
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
fn put_away(
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
        let is_put_away = finale.stage == Stage::Shown && is_closed;
        if is_put_away || (is_stale && finale.stage != Stage::Over) {
            finale.stage = Stage::Over;
            light.fade_out();
            if finale.moved.take() == Some(eye.wanted()) {
                eye.go_to(finale.before);
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
        Finale::new(turn, Some(lofts), winner, false, (Pose::default(), NEARER))
    }

    #[test]
    fn the_losers_loft_is_counted_first_and_both_to_the_last_seed() {
        let mut finale = finale([27, 21], Some(Side::South));
        assert_eq!(finale.counted(Side::South), Some(0));
        let mut seen = Vec::new();
        while finale.clock < finale.seconds {
            finale.clock += 0.02;
            let counted = Side::BOTH.map(|side| finale.counted(side).unwrap());
            if seen.last() != Some(&counted) {
                seen.push(counted);
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
        assert_eq!(seen[..11], expected);
        finale.stage = Stage::Counted;
        assert_eq!(finale.counted(Side::South), Some(27));
    }

    #[test]
    fn the_count_of_a_large_board_takes_no_longer() {
        for lofts in [[0, 0], [25, 23], [400, 320]] {
            assert!(finale(lofts, None).seconds <= HUSH + MAX_COUNT_SECONDS + 1e-3);
        }
    }
}

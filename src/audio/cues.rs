//! Sounds for the events of the board and its vessels, and for menus.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{PlaySound, Sound, StopSounds};
use crate::board::vessel_events::{
    BoardCleared, BoardLaidOut, CaptureRefused, MoveRefused, SeedSown, SeedsCounted, SeedsLifted,
    SeedsPlaced, TurnPassed, TurnReturned, VesselEmptied,
};
use crate::board::{BoardVessel, Pan};
use crate::phase::Phase;
use crate::playback::{POUR_SPREAD, Skip};
use crate::scene::Eye;
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::settings::{Settings, SpeechShown, Speed};
use crate::state::Menu;
use crate::table::Top;
use crate::ui::{Reached, Touched};
use awale_engine::matches::Player;
use awale_rules::{Side, Vessel};

/// Number of seeds at which a hole sounds full.
const FULL_SEEDS: f32 = 14.0;
/// Fraction of the step that shows another move after which its chime sounds.
const CHIME_DELAY_FRACTION: f32 = 0.375;
/// Fullness with which captured seeds sound.
const CAPTURE_FULLNESS: f32 = 0.4;

/// Adds the cues.
pub fn plugin(app: &mut App) {
    app.add_observer(play_lift)
        .add_observer(play_drop)
        .add_observer(play_capture)
        .add_observer(play_placed)
        .add_observer(play_cancelled_capture)
        .add_observer(play_refusal)
        .add_observer(play_pass)
        .add_observer(play_count)
        .add_observer(play_move_again)
        .add_observer(|laid: On<BoardLaidOut>, mut commands: Commands| {
            commands.entity(laid.board).insert(CapturedBefore(0));
        })
        .add_observer(|_: On<BoardLaidOut>, stops: MessageWriter<StopSounds>| {
            stop_move_sounds(stops)
        })
        .add_observer(|_: On<BoardCleared>, stops: MessageWriter<StopSounds>| {
            stop_move_sounds(stops)
        })
        .add_systems(
            Update,
            (
                stop_move_sounds.run_if(on_message::<Skip>),
                play_result.run_if(resource_changed::<Phase>),
                play_button_sounds,
                play_menu_sounds,
            )
                .chain()
                .in_set(GameSet::Sound),
        );
}

/// Number of seeds that the shown move has captured so far, where the run of the next capture on
/// the thumb piano continues. A component of the board.
#[derive(Component)]
struct CapturedBefore(u16);

fn stop_move_sounds(mut stops: MessageWriter<StopSounds>) {
    stops.write(StopSounds);
}

/// Returns the fullness of a hole with `count` seeds, 0 to 1.
fn fullness(count: u16) -> f32 {
    (f32::from(count) / FULL_SEEDS).min(1.0)
}

/// Requests sounds, panned to the direction of a vessel.
#[derive(SystemParam)]
struct VesselSounds<'w, 's> {
    sounds: MessageWriter<'w, PlaySound>,
    pans: Query<'w, 's, &'static Pan>,
    eye: Res<'w, Eye>,
}

impl VesselSounds<'_, '_> {
    fn write(&mut self, vessel: Entity, sound: PlaySound) {
        let pan = self.pans.get(vessel).copied().unwrap_or_default();
        let quarter = self.eye.wanted().quarter();
        self.sounds
            .write(sound.panned(pan.stereo_position(quarter)));
    }
}

fn play_lift(
    lifted: On<SeedsLifted>,
    mut sounds: VesselSounds,
    mut captured: Query<&mut CapturedBefore>,
) {
    let begins_move = lifted.lap == 1 && !lifted.is_carried;
    if begins_move {
        captured.iter_mut().for_each(|mut captured| captured.0 = 0);
    }
    if lifted.seconds <= 0.0 {
        return;
    }
    let sound = if begins_move {
        Sound::SeedsGathered
    } else {
        Sound::RelayScoop
    };
    let sound = PlaySound::new(sound).with_fullness(fullness(lifted.count));
    sounds.write(lifted.vessel, sound);
}

fn play_drop(
    sown: On<SeedSown>,
    vessels: Query<&BoardVessel>,
    settings: Res<Settings>,
    mut sounds: VesselSounds,
) {
    if sown.is_animated && settings.helps.speech == SpeechShown::Notes {
        let note = Sound::Counted { beat: sown.count };
        sounds.write(sown.vessel, PlaySound::new(note));
    }
    let vessel = vessels.get(sown.vessel);
    let is_store = vessel.is_ok_and(|vessel| matches!(vessel.0, Vessel::Loft(_)));
    if sown.is_animated {
        for drop_sound in drop_sounds(sown.count, is_store, sown.is_last_of_lap) {
            sounds.write(sown.vessel, drop_sound.with_fullness(fullness(sown.count)));
        }
    }
}

fn play_capture(
    emptied: On<VesselEmptied>,
    mut sounds: VesselSounds,
    captured: Option<Single<&mut CapturedBefore>>,
    settings: Res<Settings>,
) {
    if emptied.seconds <= 0.0 {
        return;
    }
    let mut captured_before = 0;
    if let Some(mut captured) = captured {
        if !emptied.is_remainder {
            captured_before = captured.0;
        }
        captured.0 += emptied.count;
    }
    let sound = pour_sound(
        emptied.count,
        captured_before,
        emptied.seconds,
        settings.play.speed,
    );
    sounds.write(emptied.into, sound);
}

fn play_placed(
    placed: On<SeedsPlaced>,
    mut sounds: VesselSounds,
    mut captured: Query<&mut CapturedBefore>,
    settings: Res<Settings>,
) {
    if placed.begins_move {
        captured.iter_mut().for_each(|mut captured| captured.0 = 0);
    }
    if placed.seconds <= 0.0 {
        return;
    }
    let sound = if placed.begins_move {
        Sound::SeedPlaced
    } else {
        Sound::HoleFilled {
            seeds: placed.count,
        }
    };
    let flight = placed.seconds * (1.0 - POUR_SPREAD);
    let arrival = Duration::from_secs_f32(settings.play.speed.real_seconds(flight));
    let sound = PlaySound::new(sound)
        .delayed(arrival)
        .with_fullness(fullness(placed.total));
    sounds.write(placed.vessel, sound);
}

fn play_cancelled_capture(refused: On<CaptureRefused>, mut sounds: VesselSounds) {
    if refused.seconds > 0.0 {
        sounds.write(refused.vessel, PlaySound::new(Sound::CaptureRefused));
    }
}

fn play_refusal(refused: On<MoveRefused>, mut sounds: VesselSounds) {
    sounds.write(refused.vessel, PlaySound::new(Sound::MenuRefused));
}

fn play_pass(passed: On<TurnPassed>, mut sounds: MessageWriter<PlaySound>) {
    if passed.seconds > 0.0 {
        sounds.write(PlaySound::new(Sound::Pass));
    }
}

fn play_count(counted: On<SeedsCounted>, mut sounds: VesselSounds) {
    let sound = Sound::Counted { beat: counted.beat };
    sounds.write(counted.vessel, PlaySound::new(sound));
}

/// Plays the chime as the turn's light comes back, after the store's ring.
fn play_move_again(
    returned: On<TurnReturned>,
    settings: Res<Settings>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if returned.seconds > 0.0 {
        let delay = settings
            .play
            .speed
            .real_seconds(CHIME_DELAY_FRACTION * returned.seconds);
        let chime = PlaySound::new(Sound::MoveAgain);
        sounds.write(chime.delayed(Duration::from_secs_f32(delay)));
    }
}

/// Returns the sounds of a falling seed; the last seed of a lap adds a beat.
fn drop_sounds(
    count: u16,
    is_store: bool,
    is_last_of_lap: bool,
) -> impl Iterator<Item = PlaySound> {
    let drop_sound = if is_store {
        Sound::DropInStore
    } else if count > 1 {
        Sound::DropOnSeeds
    } else {
        Sound::DropOnFloor
    };
    let last = is_last_of_lap.then_some(Sound::LastSeed);
    std::iter::once(drop_sound).chain(last).map(PlaySound::new)
}

/// Returns the sound of seeds pouring into a store, timed to their arrival.
fn pour_sound(seeds: u16, captured_before: u16, seconds: f32, speed: Speed) -> PlaySound {
    let real = |shown: f32| Duration::from_secs_f32(speed.real_seconds(shown));
    let duration = real(seconds * POUR_SPREAD);
    PlaySound::new(Sound::Capture {
        seeds,
        captured_before,
        duration,
    })
    .delayed(real(seconds * (1.0 - POUR_SPREAD)))
    .with_fullness(CAPTURE_FULLNESS)
}

/// Plays the losing sound only after a loss against the computer; any other decided game gets the
/// winning sound.
fn play_result(
    phase: Res<Phase>,
    current: Top<CurrentMatch>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let (Phase::Over, Some(outcome)) = (*phase, current.outcome()) else {
        return;
    };
    let is_person = |side: Side| current.setup().seat(side).player == Player::Person;
    let sound = match outcome.winner {
        None => Sound::GameDrawn,
        Some(winner) if !is_person(winner) && is_person(winner.opponent()) => Sound::GameLost,
        Some(_) => Sound::GameWon,
    };
    sounds.write(PlaySound::new(sound));
}

/// Plays a click for a press, otherwise a hover sound for a newly focused or hovered button.
fn play_button_sounds(
    mut touches: MessageReader<Touched>,
    mut reached: MessageReader<Reached>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let has_reached = reached.read().count() > 0;
    if touches.read().count() > 0 {
        sounds.write(PlaySound::new(Sound::MenuClick));
    } else if has_reached {
        sounds.write(PlaySound::new(Sound::MenuHover));
    }
}

/// Plays sounds as menus open and close on a stack.
fn play_menu_sounds(
    mut transitions: MessageReader<StateTransitionEvent<Menu>>,
    mut open: Local<Vec<Menu>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for transition in transitions.read() {
        let (Some(exited), Some(entered)) = (transition.exited, transition.entered) else {
            continue;
        };
        if let Some(sound) = menu_sound(&mut open, exited, entered) {
            sounds.write(PlaySound::new(sound));
        }
    }
}

/// Returns the sound for going from `exited` to `entered`. `open` is the stack of open menus.
fn menu_sound(open: &mut Vec<Menu>, exited: Menu, entered: Menu) -> Option<Sound> {
    if exited == entered {
        return None;
    }
    if open.is_empty() && exited != Menu::Closed {
        open.push(exited);
    }
    match entered {
        Menu::Closed => {
            open.clear();
            Some(Sound::MenuClose)
        }
        // A shot isn't kept on the stack.
        Menu::Taking(_) => None,
        // The result has its own sound.
        Menu::GameOver => {
            open.push(entered);
            None
        }
        _ => match open.iter().position(|&menu| menu == entered) {
            Some(index) => {
                open.truncate(index + 1);
                Some(Sound::MenuClose)
            }
            None => {
                open.push(entered);
                Some(Sound::MenuOpen)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_back_to_a_menu_closes_those_above_it() {
        let mut open = Vec::new();
        let mut current = Menu::Main;
        for (next, expected) in [
            (Menu::Settings, Some(Sound::MenuOpen)),
            (Menu::Controls, Some(Sound::MenuOpen)),
            (Menu::Settings, Some(Sound::MenuClose)),
            (Menu::Main, Some(Sound::MenuClose)),
            (Menu::NewGame, Some(Sound::MenuOpen)),
            (Menu::Closed, Some(Sound::MenuClose)),
            (Menu::Pause, Some(Sound::MenuOpen)),
            (Menu::Closed, Some(Sound::MenuClose)),
            (Menu::GameOver, None),
            (Menu::Main, Some(Sound::MenuOpen)),
        ] {
            assert_eq!(
                menu_sound(&mut open, current, next),
                expected,
                "{current:?} to {next:?}"
            );
            current = next;
        }
    }
}

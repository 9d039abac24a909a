//! What is heard when something is told: the ear follows the same steps as the eye.

use std::time::Duration;

use bevy::prelude::*;

use super::{PlaySound, Sound, StopSounds};
use crate::game::board::BoardSpace;
use crate::game::phase::Phase;
use crate::game::playback::{POUR_SPREAD, Playback, PlaybackEvent, Skip};
use crate::game::schedule::GameSet;
use crate::game::session::{CurrentMatch, MatchEvent};
use crate::game::settings::Speed;
use crate::game::ui::Touched;
use crate::matches::Player;
use crate::rules::{GameEvent, Side, Vessel};

/// A hole with so many seeds sounds as full as it can.
const FULL: f32 = 14.0;
/// A hole that is emptied sounds so full.
const POURED: f32 = 0.4;

/// Adds the cues.
pub fn plugin(app: &mut App) {
    app.init_resource::<Heard>().add_systems(
        Update,
        (
            hush,
            sound_steps,
            sound_refusals,
            sound_result.run_if(resource_changed::<Phase>),
            sound_touches,
        )
            .chain()
            .in_set(GameSet::Hear),
    );
}

/// What of the move that is told has been heard.
#[derive(Resource, Default)]
struct Heard {
    /// Seeds that are still to fall in this lap.
    in_hand: u16,
    /// Seeds that have been captured: their run on the thumb piano goes on with the next.
    captured: u16,
}

fn hush(
    mut skips: MessageReader<Skip>,
    mut playback_events: MessageReader<PlaybackEvent>,
    mut hushes: MessageWriter<StopSounds>,
) {
    let interrupted = playback_events
        .read()
        .filter(|playback_event| {
            matches!(
                playback_event,
                PlaybackEvent::LaidOut(_) | PlaybackEvent::Cleared
            )
        })
        .count();
    if skips.read().count() + interrupted > 0 {
        hushes.write(StopSounds);
    }
}

fn sound_steps(
    mut playback_events: MessageReader<PlaybackEvent>,
    mut sounds: MessageWriter<PlaySound>,
    mut heard: ResMut<Heard>,
    speed: Res<Speed>,
    space: Res<BoardSpace>,
    playback: Res<Playback>,
) {
    let pan = |hole| space.layout.pan(Vessel::Hole(hole));
    let fullness = |count: u16| (f32::from(count) / FULL).min(1.0);
    for &playback_event in playback_events.read() {
        match playback_event {
            PlaybackEvent::Begins { event, seconds, .. } if seconds > 0.0 => match event {
                GameEvent::Lifted { hole, seeds, lap } => {
                    heard.in_hand = seeds;
                    if lap == 1 {
                        heard.captured = 0;
                    }
                    let sound = if lap == 1 {
                        Sound::SeedsGathered
                    } else {
                        Sound::RelayScoop
                    };
                    let lifted = PlaySound::new(sound).from_side(pan(hole));
                    sounds.write(lifted.in_fullness(fullness(seeds)));
                }
                GameEvent::CaptureRefused { hole, .. } => {
                    sounds.write(PlaySound::new(Sound::CaptureRefused).from_side(pan(hole)));
                }
                GameEvent::Passed { .. } => {
                    sounds.write(PlaySound::new(Sound::Pass));
                }
                _ => {
                    if let Some((hole, loft)) = event.pour() {
                        let count = playback
                            .shown()
                            .map_or(1, |shown| shown.count(Vessel::Hole(hole)));
                        let is_share = matches!(event, GameEvent::RemainderTaken { .. });
                        let earlier = if is_share { 0 } else { heard.captured };
                        heard.captured += count;
                        let pour = pour(count, earlier, seconds, *speed);
                        sounds.write(pour.from_side(space.layout.pan(loft)));
                    }
                }
            },
            PlaybackEvent::Ends {
                event: GameEvent::Sown { hole, count },
                seen: true,
            } => {
                for fallen in drop(count, &mut heard.in_hand) {
                    sounds.write(fallen.from_side(pan(hole)).in_fullness(fullness(count)));
                }
            }
            PlaybackEvent::LaidOut(snapshot) => {
                *heard = Heard {
                    in_hand: snapshot.hand(),
                    captured: 0,
                };
            }
            PlaybackEvent::HeldAfter(_)
            | PlaybackEvent::Begins { .. }
            | PlaybackEvent::Ends { .. }
            | PlaybackEvent::Cleared => {}
        }
    }
}

/// A seed falls; the last of a lap has a beat of its own.
fn drop(count: u16, in_hand: &mut u16) -> impl Iterator<Item = PlaySound> + use<> {
    *in_hand = in_hand.saturating_sub(1);
    let fallen = if count > 1 {
        Sound::DropOnSeeds
    } else {
        Sound::DropOnWood
    };
    let last = (*in_hand == 0).then_some(Sound::LastSeed);
    std::iter::once(fallen).chain(last).map(PlaySound::new)
}

/// Seeds pour into a loft while they arrive there.
fn pour(seeds: u16, earlier: u16, seconds: f32, speed: Speed) -> PlaySound {
    let real = |shown: f32| Duration::from_secs_f32(speed.real_seconds(shown));
    let within = real(seconds * POUR_SPREAD);
    PlaySound::new(Sound::Capture {
        seeds,
        earlier,
        within,
    })
    .after(real(seconds * (1.0 - POUR_SPREAD)))
    .in_fullness(POURED)
}

fn sound_refusals(
    mut match_events: MessageReader<MatchEvent>,
    mut sounds: MessageWriter<PlaySound>,
    space: Res<BoardSpace>,
) {
    for report in match_events.read() {
        if let MatchEvent::Refused { hole, .. } | MatchEvent::WrongAnswer { hole } = report {
            let pan = space.layout.pan(Vessel::Hole(*hole));
            sounds.write(PlaySound::new(Sound::MenuRefused).from_side(pan));
        }
    }
}

/// Won or lost is what a single person has; otherwise somebody has won.
fn sound_result(
    phase: Res<Phase>,
    current: Option<Res<CurrentMatch>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let (Phase::Over, Some(current)) = (*phase, current) else {
        return;
    };
    let Some(outcome) = current.outcome() else {
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

fn sound_touches(mut touches: MessageReader<Touched>, mut sounds: MessageWriter<PlaySound>) {
    if touches.read().count() > 0 {
        sounds.write(PlaySound::new(Sound::MenuClick));
    }
}

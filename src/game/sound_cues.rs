//! What is heard when something is told: the ear follows the same steps as the eye.

use std::time::Duration;

use bevy::prelude::*;

use super::GameSet;
use super::audio::{Hush, PlaySound, Sound};
use super::board_view::BoardSpace;
use super::board_view::piles::pouring;
use super::board_view::seeds::POUR_SPREAD;
use super::command::Report;
use super::phase::Phase;
use super::playback::{Playback, Skip, Speed, Telling};
use super::session::CurrentMatch;
use super::ui::Touched;
use crate::matches::Player;
use crate::rules::{Event, Side, Vessel};

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
    mut tellings: MessageReader<Telling>,
    mut hushes: MessageWriter<Hush>,
) {
    let interrupted = tellings
        .read()
        .filter(|telling| matches!(telling, Telling::LaidOut(_) | Telling::Cleared))
        .count();
    if skips.read().count() + interrupted > 0 {
        hushes.write(Hush);
    }
}

fn sound_steps(
    mut tellings: MessageReader<Telling>,
    mut sounds: MessageWriter<PlaySound>,
    mut heard: ResMut<Heard>,
    speed: Res<Speed>,
    space: Res<BoardSpace>,
    playback: Res<Playback>,
) {
    let pan = |hole| space.layout.pan(Vessel::Hole(hole));
    let fullness = |count: u16| (f32::from(count) / FULL).min(1.0);
    for &telling in tellings.read() {
        match telling {
            Telling::Begins { event, seconds, .. } if seconds > 0.0 => match event {
                Event::Lifted { hole, seeds, lap } => {
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
                Event::CaptureRefused { hole, .. } => {
                    sounds.write(PlaySound::new(Sound::CaptureRefused).from_side(pan(hole)));
                }
                Event::Passed { .. } => {
                    sounds.write(PlaySound::new(Sound::Pass));
                }
                _ => {
                    if let Some((hole, loft)) = pouring(event) {
                        let count = playback
                            .shown()
                            .map_or(1, |shown| shown.count(Vessel::Hole(hole)));
                        let is_share = matches!(event, Event::RemainderTaken { .. });
                        let earlier = if is_share { 0 } else { heard.captured };
                        heard.captured += count;
                        let pour = pour(count, earlier, seconds, *speed);
                        sounds.write(pour.from_side(space.layout.pan(loft)));
                    }
                }
            },
            Telling::Ends {
                event: Event::Sown { hole, count },
                seen: true,
            } => {
                for fallen in drop(count, &mut heard.in_hand) {
                    sounds.write(fallen.from_side(pan(hole)).in_fullness(fullness(count)));
                }
            }
            Telling::LaidOut(tableau) => {
                *heard = Heard {
                    in_hand: tableau.hand(),
                    captured: 0,
                };
            }
            Telling::HeldAfter(_)
            | Telling::Begins { .. }
            | Telling::Ends { .. }
            | Telling::Cleared => {}
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
    mut reports: MessageReader<Report>,
    mut sounds: MessageWriter<PlaySound>,
    space: Res<BoardSpace>,
) {
    for report in reports.read() {
        if let Report::Refused { hole, .. } = report {
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

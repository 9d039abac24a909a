//! Tests the player against kira's own, and with sources that are late.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::audio::clip::{Clip, ClipSource};
use crate::audio::mixer::{fade, fast_fade};
use kira::info::MockInfoBuilder;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle, StaticSoundSettings};

/// The mixer's default chunk size.
const CHUNK: usize = 128;
/// The number of chunks between two readings of commands.
const BATCH: usize = 4;

/// Decodes an effect.
fn clip() -> Clip {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds/tines/tine_03.ogg");
    Clip::decode(std::fs::read(path).unwrap().into()).unwrap()
}

/// Converts a clip and its start for kira's own player.
fn to_kira(clip: &Clip, start: Start) -> StaticSoundData {
    let mut source = ClipSource::new(clip.clone());
    let sample_rate = source.sample_rate();
    let frames = std::iter::from_fn(|| match source.next() {
        Next::Frame(frame) => Some(frame),
        _ => None,
    });
    let settings = StaticSoundSettings::new()
        .volume(start.decibels)
        .panning(start.pan)
        .playback_rate(f64::from(start.rate))
        .fade_in_tween(start.fade_in);
    let settings = if start.delay.is_zero() {
        settings
    } else {
        settings.start_time(start.delay)
    };
    StaticSoundData {
        sample_rate,
        frames: frames.collect(),
        settings,
        slice: None,
    }
}

/// Plays a sound until it ends; `command` is called before each batch.
fn play(sound: &mut dyn Sound, hertz: f64, mut command: impl FnMut(usize)) -> Vec<Frame> {
    let info = MockInfoBuilder::new().build();
    let mut played = Vec::new();
    for chunk in 0..20_000 {
        if chunk % BATCH == 0 {
            if sound.finished() {
                return played;
            }
            command(chunk / BATCH);
            sound.on_start_processing();
        }
        let mut out = [Frame::ZERO; CHUNK];
        sound.process(&mut out, 1.0 / hertz, &info);
        played.extend(out);
    }
    panic!("the sound doesn't end");
}

#[test]
fn effects_sound_as_in_kiras_own_player() {
    let clip = clip();
    let starts = [
        Start::default(),
        Start {
            decibels: -7.5,
            pan: -0.4,
            rate: 1.17,
            delay: Duration::from_millis(31),
            fade_in: None,
        },
        Start {
            rate: 0.93,
            pan: 0.7,
            fade_in: Some(fast_fade(300, 3)),
            ..Start::default()
        },
    ];
    for start in starts {
        for hertz in [48_000.0, 44_100.0] {
            let source = ClipSource::new(clip.clone());
            let (mut ours, mut playing) = Cue { source, start }.into_sound().unwrap();
            let (mut theirs, mut handle) = to_kira(&clip, start).into_sound().unwrap();
            let expected = play(&mut *theirs, hertz, |batch| match batch {
                20 => handle.set_volume(-20.0, fade(120)),
                60 => handle.pause(fade(50)),
                90 => handle.resume(fade(40)),
                100 => handle.set_volume(-3.0, fade(0)),
                _ => {}
            });
            let played = play(&mut *ours, hertz, |batch| match batch {
                20 => playing.set_decibels(-20.0, fade(120)),
                60 => playing.pause(fade(50)),
                90 => playing.resume(fade(40)),
                100 => playing.set_decibels(-3.0, fade(0)),
                _ => {}
            });
            assert_eq!(played.len(), expected.len(), "{start:?} at {hertz}");
            let first_difference = played.iter().zip(&expected).position(|(a, b)| a != b);
            assert_eq!(first_difference, None, "{start:?} at {hertz}");
            assert!(playing.has_ended());
            let end = clip.duration().as_secs_f64();
            assert!((playing.position().as_secs_f64() - end).abs() < 0.02);
        }
    }
}

#[test]
fn a_stopped_sound_fades_and_ends_as_in_kiras_own_player() {
    let clip = clip();
    let start = Start::default();
    let source = ClipSource::new(clip.clone());
    let (mut ours, mut playing) = Cue { source, start }.into_sound().unwrap();
    let (mut theirs, mut handle): (_, StaticSoundHandle) =
        to_kira(&clip, start).into_sound().unwrap();
    let expected = play(&mut *theirs, 48_000.0, |batch| {
        if batch == 15 {
            handle.stop(fade(90));
        }
    });
    let played = play(&mut *ours, 48_000.0, |batch| {
        if batch == 15 {
            playing.stop(fade(90));
        }
    });
    assert!(played.len() < 30 * BATCH * CHUNK);
    assert_eq!(played, expected);
}

/// Counts up; frame `late_frame` is ready only after `polls` polls.
struct SlowSource {
    at: usize,
    late_frame: usize,
    polls: usize,
}

impl Source for SlowSource {
    fn sample_rate(&self) -> u32 {
        1_000
    }

    fn next(&mut self) -> Next {
        if self.at == self.late_frame && self.polls > 0 {
            self.polls -= 1;
            return Next::NotReady;
        }
        self.at += 1;
        if self.at > 1_000 {
            return Next::End;
        }
        Next::Frame(Frame::from_mono(self.at as f32 / 1_000.0))
    }
}

#[test]
fn a_sound_waits_for_its_first_frames_and_fades_in_from_there() {
    let fade_in = Some(fade(100));
    let start = Start {
        fade_in,
        ..Start::default()
    };
    let played = |polls| {
        let source = SlowSource {
            at: 0,
            late_frame: 0,
            polls,
        };
        let (mut sound, _playing) = Cue { source, start }.into_sound().unwrap();
        play(&mut *sound, 1_000.0, |_| {})
    };
    let (punctual, late) = (played(0), played(10));
    assert!(late[..10 * CHUNK].iter().all(|&frame| frame == Frame::ZERO));
    assert_eq!(late[10 * CHUNK..][..900], punctual[..900]);
}

#[test]
fn a_sound_whose_frames_come_late_goes_on_where_it_was() {
    let source = SlowSource {
        at: 0,
        late_frame: 500,
        polls: 200,
    };
    let start = Start::default();
    let (mut sound, _playing) = Cue { source, start }.into_sound().unwrap();
    let mut played = play(&mut *sound, 1_000.0, |_| {});
    played.dedup();
    let expected = (1..=1_000).map(|at| Frame::from_mono(at as f32 / 1_000.0));
    let expected: Vec<Frame> = expected.chain([Frame::ZERO]).collect();
    assert_eq!(played, expected);
}

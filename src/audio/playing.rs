//! The parameters of a sound, and its control while it plays.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use kira::command::{CommandReader, CommandWriter, ValueChangeCommand, command_writer_and_reader};
use kira::{Decibels, Tween, Value};

/// The parameters with which a sound starts.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The level, in decibels.
    pub decibels: f32,
    /// The direction, from -1 (left) to 1 (right).
    pub pan: f32,
    /// The playback rate: 2 is twice as fast, an octave higher.
    pub rate: f32,
    /// The delay from now.
    pub delay: Duration,
    /// The fade-in, if any.
    pub fade_in: Option<Tween>,
}

impl Default for Start {
    fn default() -> Self {
        Self {
            decibels: 0.0,
            pan: 0.0,
            rate: 1.0,
            delay: Duration::ZERO,
            fade_in: None,
        }
    }
}

/// Controls a sound that has been started.
pub struct Playing {
    volume: CommandWriter<ValueChangeCommand<Decibels>>,
    command: CommandWriter<PlaybackCommand>,
    progress: Arc<PlaybackProgress>,
}

/// The counterpart of [`Playing`] on the device's thread.
pub struct Remote {
    /// Changes in level.
    pub volumes: CommandReader<ValueChangeCommand<Decibels>>,
    /// Other commands.
    pub commands: CommandReader<PlaybackCommand>,
    progress: Arc<PlaybackProgress>,
}

/// A command to a sound.
#[derive(Clone, Copy)]
pub enum PlaybackCommand {
    /// Fades out and pauses.
    Pause(Tween),
    /// Resumes and fades in.
    Resume(Tween),
    /// Fades out and ends.
    Stop(Tween),
}

/// The progress of a sound, read by the game.
#[derive(Default)]
struct PlaybackProgress {
    has_ended: AtomicBool,
    /// In microseconds.
    position: AtomicU64,
}

impl Playing {
    /// Creates the control of a sound and its counterpart on the device's thread.
    pub fn new() -> (Self, Remote) {
        let (volume, volumes) = command_writer_and_reader();
        let (command, commands) = command_writer_and_reader();
        let progress = Arc::<PlaybackProgress>::default();
        let remote = Remote {
            volumes,
            commands,
            progress: progress.clone(),
        };
        let playing = Self {
            volume,
            command,
            progress,
        };
        (playing, remote)
    }

    /// Changes the level.
    pub fn set_decibels(&mut self, decibels: f32, tween: Tween) {
        let target = Value::Fixed(Decibels(decibels));
        self.volume.write(ValueChangeCommand { target, tween });
    }

    /// Fades the sound out and pauses it.
    pub fn pause(&mut self, tween: Tween) {
        self.command.write(PlaybackCommand::Pause(tween));
    }

    /// Fades the sound in from where it was paused.
    pub fn resume(&mut self, tween: Tween) {
        self.command.write(PlaybackCommand::Resume(tween));
    }

    /// Fades the sound out and ends it.
    pub fn stop(&mut self, tween: Tween) {
        self.command.write(PlaybackCommand::Stop(tween));
    }

    /// Returns whether the sound has ended.
    pub fn has_ended(&self) -> bool {
        self.progress.has_ended.load(Ordering::Relaxed)
    }

    /// Returns how much of the sound has been played.
    pub fn position(&self) -> Duration {
        Duration::from_micros(self.progress.position.load(Ordering::Relaxed))
    }
}

impl Remote {
    /// Reports that the sound has ended.
    pub fn report_end(&self) {
        self.progress.has_ended.store(true, Ordering::Relaxed);
    }

    /// Reports how much of the sound has been played, in seconds.
    pub fn report_position(&self, seconds: f64) {
        let position = (1e6 * seconds) as u64;
        self.progress.position.store(position, Ordering::Relaxed);
    }
}

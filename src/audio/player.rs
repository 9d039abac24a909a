//! A sound on the sound device: fades, volume, panning and playback rate.
//!
//! kira has a player for fully decoded sounds, and one that wakes a thread a thousand times a
//! second to decode. This player handles any source the same way, sample by sample.

use std::time::Duration;

use kira::info::Info;
use kira::sound::{Sound, SoundData};
use kira::{Decibels, Frame, Panning, Parameter, Value, interpolate_frame};

use super::playing::{PlaybackCommand, Playing, Remote, Start};

#[cfg(test)]
mod tests;

/// A source of a sound's frames. Its methods run on the device's thread and must not block.
pub trait Source: Send + 'static {
    /// Returns the sample rate, in hertz.
    fn sample_rate(&self) -> u32;

    /// Prepares for a batch of frames; called before each batch.
    fn prepare(&mut self) {}

    /// Returns the next frame.
    fn next(&mut self) -> Next;
}

/// The next frame of a source.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    /// The frame.
    Frame(Frame),
    /// The frame isn't decoded yet.
    NotReady,
    /// The sound has ended.
    End,
}

/// A source that is about to play.
pub struct Cue<S> {
    /// The source.
    pub source: S,
    /// The parameters with which it starts.
    pub start: Start,
}

impl<S: Source> SoundData for Cue<S> {
    type Error = std::convert::Infallible;
    type Handle = Playing;

    fn into_sound(self) -> Result<(Box<dyn Sound>, Playing), Self::Error> {
        let (playing, remote) = Playing::new();
        let player = Player::new(self, remote);
        Ok((Box::new(player), playing))
    }
}

/// The state of a sound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Playing,
    Pausing,
    Paused,
    Stopping,
    Stopped,
}

/// A sound on the device's thread.
struct Player<S> {
    source: S,
    remote: Remote,
    state: State,
    delay: Duration,
    volume: Parameter<Decibels>,
    fade: Parameter<Decibels>,
    panning: Panning,
    playback_rate: f64,
    /// Frames around the current position, which lies after the second of them.
    window: [Frame; 4],
    /// Number of frames still needed to fill the window before the sound starts.
    missing: u8,
    /// Position after the window's second frame, in frames.
    fraction: f64,
    /// Number of frames that have passed the window's second slot.
    played: u64,
    /// Number of the source's frames left in the window, once the source has ended.
    remaining: Option<u8>,
}

impl<S: Source> Player<S> {
    fn new(Cue { source, start }: Cue<S>, remote: Remote) -> Self {
        let constant = |decibels| Parameter::new(Value::Fixed(decibels), decibels);
        let fade = match start.fade_in {
            Some(tween) => {
                let mut fade = constant(Decibels::SILENCE);
                fade.set(Value::Fixed(Decibels::IDENTITY), tween);
                fade
            }
            None => constant(Decibels::IDENTITY),
        };
        Self {
            source,
            remote,
            state: State::Playing,
            delay: start.delay,
            volume: constant(Decibels(start.decibels)),
            fade,
            panning: Panning(start.pan),
            playback_rate: f64::from(start.rate),
            window: [Frame::ZERO; 4],
            missing: 3,
            fraction: 0.0,
            played: 0,
            remaining: None,
        }
    }

    fn apply_command(&mut self, command: PlaybackCommand) {
        if self.state == State::Stopped {
            return;
        }
        let (state, level, tween) = match command {
            PlaybackCommand::Pause(tween) => (State::Pausing, Decibels::SILENCE, tween),
            PlaybackCommand::Resume(tween) => (State::Playing, Decibels::IDENTITY, tween),
            PlaybackCommand::Stop(tween) => (State::Stopping, Decibels::SILENCE, tween),
        };
        self.state = state;
        self.fade.set(Value::Fixed(level), tween);
    }

    /// Shifts the window by a frame; returns `false` if the frame isn't decoded yet.
    fn advance(&mut self) -> bool {
        let next = match self.remaining {
            None => self.source.next(),
            Some(_) => Next::End,
        };
        let frame = match next {
            Next::Frame(frame) => frame,
            Next::NotReady => return false,
            Next::End => {
                let remaining = self.remaining.unwrap_or(4).saturating_sub(1);
                self.remaining = Some(remaining);
                if remaining == 0 {
                    self.end();
                }
                Frame::ZERO
            }
        };
        self.window.copy_within(1.., 0);
        self.window[3] = frame;
        true
    }

    /// Fills the window before the start; returns `false` until enough frames are decoded.
    fn fill_window(&mut self) -> bool {
        while self.missing > 0 && self.advance() {
            self.missing -= 1;
        }
        self.missing == 0
    }

    /// Advances the position by a fraction of a frame, at most to the last decoded frame.
    fn step(&mut self, frames: f64) {
        self.fraction += frames;
        while self.fraction >= 1.0 {
            if !self.advance() {
                // Playback continues from here once more is decoded.
                self.fraction = self.fraction.fract();
                return;
            }
            self.fraction -= 1.0;
            self.played += 1;
        }
    }

    fn end(&mut self) {
        self.state = State::Stopped;
        self.remote.report_end();
    }

    fn update_fade(&mut self, seconds: f64, info: &Info) {
        if self.fade.update(seconds, info) {
            match self.state {
                State::Pausing => self.state = State::Paused,
                State::Stopping => self.end(),
                _ => {}
            }
        }
    }
}

impl<S: Source> Sound for Player<S> {
    fn on_start_processing(&mut self) {
        self.volume.read_command(&mut self.remote.volumes);
        if let Some(command) = self.remote.commands.read() {
            self.apply_command(command);
        }
        let seconds = self.played as f64 / f64::from(self.source.sample_rate());
        self.remote.report_position(seconds);
        if self.remaining.is_none() {
            self.source.prepare();
        }
    }

    fn process(&mut self, out: &mut [Frame], dt: f64, info: &Info) {
        let seconds = dt * out.len() as f64;
        let is_ready = self.fill_window();
        // The fade-in starts with the sound; a sound that never starts can still be stopped.
        if is_ready || self.state != State::Playing {
            self.update_fade(seconds, info);
        }
        self.volume.update(seconds, info);
        self.delay = self.delay.saturating_sub(Duration::from_secs_f64(seconds));
        let is_silent = matches!(self.state, State::Paused | State::Stopped);
        if !is_ready || is_silent || !self.delay.is_zero() {
            out.fill(Frame::ZERO);
            return;
        }
        let step = f64::from(self.source.sample_rate()) * self.playback_rate * dt;
        let (mut volume, mut fade) = (Gain::default(), Gain::default());
        let count = out.len() as f64;
        for (index, frame) in (1_u32..).zip(out) {
            let time = f64::from(index) / count;
            let [a, b, c, d] = self.window;
            let sound = interpolate_frame(a, b, c, d, self.fraction as f32);
            self.step(step);
            let fade = fade.amplitude(self.fade.interpolated_value(time));
            let volume = volume.amplitude(self.volume.interpolated_value(time));
            *frame = (sound * fade * volume).panned(self.panning);
        }
    }

    fn finished(&self) -> bool {
        self.state == State::Stopped
    }
}

/// The amplitude for a level, computed only when the level changes.
#[derive(Default)]
struct Gain(Option<(Decibels, f32)>);

impl Gain {
    fn amplitude(&mut self, level: Decibels) -> f32 {
        match self.0 {
            Some((last, amplitude)) if last == level => amplitude,
            _ => {
                let amplitude = level.as_amplitude();
                self.0 = Some((level, amplitude));
                amplitude
            }
        }
    }
}

//! Every file in `assets/sounds`: its family, meaning, level and recipe.

mod families;

pub use families::FAMILIES;

use super::acoustics::{Stereo, mono_with_reverb};
use super::effects;
use super::finish::{finish, finish_loop, finish_piece, finish_stereo};
use super::instruments::{pitch, tine};
use super::music::{self, PIECES};
use super::ogg;
use super::rng::Rng;
use super::wave::{Rate, Wave};

/// The sound of one file.
#[derive(Clone, Debug, PartialEq)]
pub enum Take {
    /// A mono sound, which the game pans.
    Mono(Wave),
    /// A stereo sound with its own panning.
    Stereo(Stereo),
}

impl Take {
    /// Returns the one or two channels, left first.
    pub fn channels(&self) -> Vec<&Wave> {
        match self {
            Self::Mono(wave) => vec![wave],
            Self::Stereo(stereo) => vec![&stereo.left, &stereo.right],
        }
    }
}

/// A sound in several takes.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// The folder within `assets/sounds`.
    pub folder: &'static str,
    /// The file name, without take number and extension.
    pub name: &'static str,
    /// The number of takes; a single one has no number in its file name.
    pub takes: usize,
    /// The meaning in the game.
    pub meaning: &'static str,
    /// The level (dBFS) of the loudest 50 ms ([`super::measure::loudness`]); for long pieces, that
    /// of the whole sound ([`super::measure::mean_level`]).
    pub level: f64,
    /// The encoding quality, from -0.2 to 1.
    pub quality: f32,
    recipe: Recipe,
}

/// The generator of a take.
#[derive(Clone, Copy, Debug)]
enum Recipe {
    /// A dry effect, to which reverb is added.
    Effect(fn(&mut Rng) -> Wave),
    /// A stream of this number of seeds.
    Pour(usize),
    /// A note of the scale per take.
    Tine,
    /// A phrase with a beginning and an end.
    Phrase(fn(&mut Rng) -> Stereo),
    /// A seamless loop.
    Loop(fn(&mut Rng) -> Stereo),
    /// A piece of music per take.
    Music,
}

impl Family {
    /// Returns the path of a take's file within `assets/sounds`.
    pub fn path(&self, take: usize) -> String {
        let Self { folder, name, .. } = self;
        if self.takes == 1 {
            format!("{folder}/{name}.ogg")
        } else {
            format!("{folder}/{name}_{take:02}.ogg")
        }
    }

    /// Returns the sample rate.
    pub fn rate(&self) -> Rate {
        if self.is_long() {
            Rate::LONG
        } else {
            Rate::EFFECT
        }
    }

    /// Returns `true` for sounds that play for minutes, in the background of a game.
    pub fn is_long(&self) -> bool {
        matches!(self.recipe, Recipe::Loop(_) | Recipe::Music)
    }

    /// Renders a take, numbered from 0; the result is deterministic.
    pub fn render(&self, take: usize) -> Take {
        let mut rng = Rng::named(&self.path(take));
        let mono = |dry: Wave| Take::Mono(finish(mono_with_reverb(&dry), self.level));
        match self.recipe {
            Recipe::Effect(make) => mono(make(&mut rng)),
            Recipe::Pour(seeds) => mono(effects::capture_pour(seeds, &mut rng)),
            Recipe::Tine => mono(tine(pitch(take as i32), 0.8, Rate::EFFECT, &mut rng)),
            Recipe::Loop(make) => Take::Stereo(finish_loop(make(&mut rng), self.level)),
            Recipe::Music => Take::Stereo(finish_piece(
                music::play(&PIECES[take], &mut rng),
                self.level,
            )),
            Recipe::Phrase(make) => Take::Stereo(finish_stereo(make(&mut rng), self.level)),
        }
    }

    /// Renders and encodes a take's file.
    ///
    /// # Errors
    /// Returns an error if the encoder rejects the sound.
    pub fn file(&self, take: usize) -> Result<Vec<u8>, vorbis_rs::VorbisError> {
        let sound = self.render(take);
        ogg::encode(&sound.channels(), self.quality, STREAM_SERIAL)
    }
}

/// The serial number of the single stream in each file.
const STREAM_SERIAL: i32 = 0x0A_3A_1E;

#[cfg(test)]
mod tests;

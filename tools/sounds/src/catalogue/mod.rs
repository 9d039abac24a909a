//! Every file of `assets/sounds`: its family, meaning, level and recipe.

mod families;

pub use families::FAMILIES;

use super::chance::Chance;
use super::effects;
use super::finish::{finish, finish_loop, finish_piece, finish_stereo};
use super::instruments::{pitch, tine};
use super::music::{self, PIECES};
use super::ogg;
use super::place::{Stereo, in_the_shade};
use super::wave::{Rate, Wave};

/// The sound of one file.
#[derive(Clone, Debug, PartialEq)]
pub enum Take {
    /// Heard from where the game puts it.
    Mono(Wave),
    /// With its own places to the left and right.
    Stereo(Stereo),
}

impl Take {
    /// The one or two channels.
    pub fn channels(&self) -> Vec<&Wave> {
        match self {
            Self::Mono(wave) => vec![wave],
            Self::Stereo(stereo) => vec![&stereo.left, &stereo.right],
        }
    }
}

/// The takes of one sound.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// The folder within `assets/sounds`, and the name of the files.
    pub folder: &'static str,
    /// The name, in the folder.
    pub name: &'static str,
    /// How many takes there are; with one alone its file has no number.
    pub takes: usize,
    /// What it means in the game.
    pub meaning: &'static str,
    /// Its level (dBFS): that of its loudest 50 ms ([`super::measure::loudness`]),
    /// of long pieces that of the whole ([`super::measure::mean_level`]).
    pub level: f64,
    /// The quality of the encoding.
    pub quality: f32,
    recipe: Recipe,
}

/// How a take is made.
#[derive(Clone, Copy, Debug)]
enum Recipe {
    /// A dry effect, which is then put in its place.
    Effect(fn(&mut Chance) -> Wave),
    /// A stream of this many seeds.
    Pour(usize),
    /// A step of the scale for every take.
    Tine,
    /// A phrase with a beginning and an end.
    Phrase(fn(&mut Chance) -> Stereo),
    /// A sound without a beginning and an end.
    Loop(fn(&mut Chance) -> Stereo),
    /// One of the pieces of music for every take.
    Music,
}

impl Family {
    /// The path of a take's file within `assets/sounds`.
    pub fn path(&self, take: usize) -> String {
        let Self { folder, name, .. } = self;
        if self.takes == 1 {
            format!("{folder}/{name}.ogg")
        } else {
            format!("{folder}/{name}_{take:02}.ogg")
        }
    }

    /// The rate of its samples.
    pub fn rate(&self) -> Rate {
        if self.is_long() {
            Rate::LONG
        } else {
            Rate::EFFECT
        }
    }

    /// Whether it is played for minutes, beside what happens in a game.
    pub fn is_long(&self) -> bool {
        matches!(self.recipe, Recipe::Loop(_) | Recipe::Music)
    }

    /// The sound of a take (from 0), finished; always the same.
    pub fn render(&self, take: usize) -> Take {
        let mut chance = Chance::named(&self.path(take));
        let mono = |dry: Wave| Take::Mono(finish(in_the_shade(&dry), self.level));
        match self.recipe {
            Recipe::Effect(make) => mono(make(&mut chance)),
            Recipe::Pour(seeds) => mono(effects::capture_pour(seeds, &mut chance)),
            Recipe::Tine => mono(tine(pitch(take as i32), 0.8, Rate::EFFECT, &mut chance)),
            Recipe::Loop(make) => Take::Stereo(finish_loop(make(&mut chance), self.level)),
            Recipe::Music => Take::Stereo(finish_piece(
                music::play(&PIECES[take], &mut chance),
                self.level,
            )),
            Recipe::Phrase(make) => Take::Stereo(finish_stereo(make(&mut chance), self.level)),
        }
    }

    /// The bytes of a take's file.
    ///
    /// # Errors
    /// When the encoder refuses the sound.
    pub fn file(&self, take: usize) -> Result<Vec<u8>, vorbis_rs::VorbisError> {
        let sound = self.render(take);
        ogg::encode(&sound.channels(), self.quality, SERIAL)
    }
}

/// The number of the one stream in each file.
const SERIAL: i32 = 0x0A_3A_1E;

#[cfg(test)]
mod tests;

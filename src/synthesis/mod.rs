//! The generator of the files in `assets/sounds`: everything that the game
//! sounds is computed here, from the physics of seeds, wood, bars and tines.
//!
//! - [`chance`], [`maths`]: the same numbers at every run, on every machine;
//! - [`wave`], [`filter`], [`modal`]: sampled sound, filters, struck bodies;
//! - [`materials`], [`instruments`]: what sounds;
//! - [`effects`]: what is heard of a game; [`ambience`], [`music`]: what is heard around it;
//! - [`place`]: where it is heard; [`finish`] and [`measure`]: levels;
//! - [`catalogue`]: every file, with its meaning; [`ogg`], [`guide`]: how it is written down.
//!
//! Compiled only for the `awale-sounds` program (feature `sound-generator`);
//! the game itself reads the files and knows nothing of this.

pub mod ambience;
pub mod catalogue;
pub mod chance;
pub mod effects;
pub mod filter;
pub mod finish;
pub mod guide;
pub mod instruments;
pub mod materials;
pub mod maths;
pub mod measure;
pub mod modal;
pub mod music;
pub mod ogg;
pub mod place;
pub mod wave;

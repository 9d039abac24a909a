//! Generates the sounds of the game: writes the files of `assets/sounds`, or checks them.
//! Everything is synthesized with physical models of seeds, wood, bars and tines.
//!
//! - [`chance`], [`maths`]: random numbers and functions that are deterministic on every machine;
//! - [`wave`], [`filter`], [`modal`]: sampled sound, filters, modal synthesis;
//! - [`materials`], [`instruments`]: sound sources;
//! - [`effects`]: the sounds of a game; [`ambience`], [`music`]: the background;
//! - [`place`]: reverb and stereo; [`finish`], [`measure`]: levels;
//! - [`catalogue`]: every file, with its meaning; [`ogg`], [`guide`]: the files and their README.

mod ambience;
mod catalogue;
mod chance;
mod effects;
mod filter;
mod finish;
mod guide;
mod instruments;
mod materials;
mod maths;
mod measure;
mod modal;
mod music;
mod ogg;
mod place;
mod wave;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;

use clap::Parser;

use catalogue::{FAMILIES, Family};
use ogg::decode;
use wave::{Rate, Wave};

/// The maximum energy of the difference between a file and the generated sound, relative to the
/// sound: -40 dB, about the encoder's own error.
const MAX_ERROR: f64 = 1e-4;

/// Generates every sound of the game and writes it to assets/sounds as OGG Vorbis.
///
/// The same source gives the same bytes on the same kind of machine; on another one the encoder's
/// arithmetic may cause inaudible differences. Writes only these files and the README.md beside
/// them.
#[derive(Parser)]
#[command(name = "awale-sounds", version)]
struct Arguments {
    /// Write nothing; list the files that sound different from the generated ones, and exit with 1
    /// if there are any
    #[arg(long)]
    check: bool,
    /// The folder of the sounds
    #[arg(long, value_name = "FOLDER", default_value = "assets/sounds")]
    folder: PathBuf,
    /// Generate only the families whose name contains this text (and leave the README.md unchanged)
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("awale-sounds: {error}");
            ExitCode::from(1)
        }
    }
}

/// Writes or checks all files. Returns `false` if the check found a difference.
fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let wanted = |family: &&Family| {
        arguments
            .only
            .as_deref()
            .is_none_or(|text| family.name.contains(text))
    };
    let families: Vec<&Family> = FAMILIES.iter().filter(wanted).collect();
    if families.is_empty() {
        return Err("no family of sounds of this name".into());
    }
    let files = all_files(&families)?;
    let mut same = true;
    for (family, takes) in families.iter().zip(&files) {
        for (take, bytes) in takes.iter().enumerate() {
            same &= settle(
                &arguments.folder.join(family.path(take)),
                bytes,
                arguments.check,
            )?;
        }
    }
    if arguments.only.is_none() {
        same &= settle(
            &arguments.folder.join("README.md"),
            guide::page(&files)?.as_bytes(),
            arguments.check,
        )?;
    }
    Ok(same)
}

/// Encodes every take of the families, with one thread per family.
fn all_files(families: &[&Family]) -> Result<Vec<Vec<Vec<u8>>>, Box<dyn Error>> {
    thread::scope(|scope| {
        let tasks: Vec<_> = families
            .iter()
            .map(|family| {
                scope.spawn(|| {
                    (0..family.takes)
                        .map(|take| family.file(take))
                        .collect::<Result<Vec<_>, _>>()
                })
            })
            .collect();
        tasks
            .into_iter()
            .map(|task| Ok(task.join().map_err(|_| "a sound could not be computed")??))
            .collect()
    })
}

/// Returns `true` if two files have the same sound, apart from differences in the encoder's
/// arithmetic.
fn sound_alike(one: &[u8], other: &[u8]) -> bool {
    // Only samples are compared, so any rate will do.
    let (Ok(one), Ok(other)) = (decode(one, Rate::EFFECT), decode(other, Rate::EFFECT)) else {
        return false;
    };
    let lengths = |channels: &[Wave]| -> Vec<usize> {
        channels.iter().map(|wave| wave.samples.len()).collect()
    };
    let samples = |channels: &[Wave]| -> Vec<f64> {
        channels
            .iter()
            .flat_map(|wave| wave.samples.clone())
            .collect()
    };
    if lengths(&one) != lengths(&other) {
        return false;
    }
    let (one, other) = (samples(&one), samples(&other));
    let energy: f64 = one.iter().map(|sample| sample * sample).sum();
    let error: f64 = one.iter().zip(&other).map(|(a, b)| (a - b) * (a - b)).sum();
    error <= MAX_ERROR * energy
}

/// Writes the file, or checks it and reports a difference.
fn settle(path: &Path, bytes: &[u8], check: bool) -> Result<bool, Box<dyn Error>> {
    let named = |error: std::io::Error| format!("{}: {error}", path.display());
    if !check {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(named)?;
        }
        fs::write(path, bytes).map_err(named)?;
        return Ok(true);
    }
    match fs::read(path) {
        Ok(found) if found == bytes || sound_alike(&found, bytes) => Ok(true),
        Ok(_) => {
            println!("{} differs from what the source makes", path.display());
            Ok(false)
        }
        Err(error) => {
            println!("{}", named(error));
            Ok(false)
        }
    }
}

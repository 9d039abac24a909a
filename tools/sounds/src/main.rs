//! Generates the sounds of the game: writes the files in `assets/sounds`, or checks them. All
//! sounds are synthesized with physical models of seeds, wood, bars and tines.
//!
//! - [`rng`], [`maths`]: random numbers and functions that give the same results on every machine;
//! - [`wave`], [`filter`], [`modal`]: sampled sound, filters, modal synthesis;
//! - [`materials`], [`instruments`]: sound sources;
//! - [`effects`]: sound effects; [`ambience`], [`music`]: the background;
//! - [`acoustics`]: reverb and stereo; [`finish`], [`measure`]: levels;
//! - [`catalogue`]: all files with their meanings; [`ogg`], [`guide`]: the files and their README.

mod acoustics;
mod ambience;
mod catalogue;
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
mod rng;
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
/// sound: -40 dB, about the error of the encoder itself.
const MAX_RELATIVE_ERROR: f64 = 1e-4;

/// Generate all sounds of the game and write them to assets/sounds as Ogg Vorbis.
///
/// The same source gives the same bytes on the same kind of machine; on another kind, the encoder's
/// arithmetic may cause inaudible differences. Only these files and the README.md beside them are
/// written.
#[derive(Parser)]
#[command(name = "awale-sounds", version)]
struct Arguments {
    /// Write nothing, but list the files that sound different from the generated ones, and exit
    /// with code 1 if there are any
    #[arg(long)]
    check: bool,
    /// Folder of the sounds
    #[arg(long, value_name = "FOLDER", default_value = "assets/sounds")]
    folder: PathBuf,
    /// Generate only the families whose names contain this text, and leave the README.md unchanged
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
    let is_selected = |family: &&Family| {
        arguments
            .only
            .as_deref()
            .is_none_or(|text| family.name.contains(text))
    };
    let families: Vec<&Family> = FAMILIES.iter().filter(is_selected).collect();
    if families.is_empty() {
        return Err("no family of sounds matches".into());
    }
    let files = all_files(&families)?;
    let mut all_match = true;
    for (family, takes) in families.iter().zip(&files) {
        for (take, bytes) in takes.iter().enumerate() {
            all_match &= write_or_check(
                &arguments.folder.join(family.path(take)),
                bytes,
                arguments.check,
            )?;
        }
    }
    if arguments.only.is_none() {
        all_match &= write_or_check(
            &arguments.folder.join("README.md"),
            guide::page(&files)?.as_bytes(),
            arguments.check,
        )?;
    }
    Ok(all_match)
}

/// Renders and encodes every take of the families, with a thread per family.
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
fn is_same_sound(first: &[u8], second: &[u8]) -> bool {
    // Only samples are compared, so the rate doesn't matter.
    let (Ok(first), Ok(second)) = (decode(first, Rate::EFFECT), decode(second, Rate::EFFECT))
    else {
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
    if lengths(&first) != lengths(&second) {
        return false;
    }
    let (first, second) = (samples(&first), samples(&second));
    let energy: f64 = first.iter().map(|sample| sample * sample).sum();
    let error: f64 = first
        .iter()
        .zip(&second)
        .map(|(a, b)| (a - b) * (a - b))
        .sum();
    error <= MAX_RELATIVE_ERROR * energy
}

/// Writes a file, or checks it and reports any difference. Returns `false` if it differs.
fn write_or_check(path: &Path, bytes: &[u8], check: bool) -> Result<bool, Box<dyn Error>> {
    let describe_error = |error: std::io::Error| format!("{}: {error}", path.display());
    if !check {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(describe_error)?;
        }
        fs::write(path, bytes).map_err(describe_error)?;
        return Ok(true);
    }
    match fs::read(path) {
        Ok(existing) if existing == bytes || is_same_sound(&existing, bytes) => Ok(true),
        Ok(_) => {
            println!("{} differs from the generated file", path.display());
            Ok(false)
        }
        Err(error) => {
            println!("{}", describe_error(error));
            Ok(false)
        }
    }
}

//! Writes `assets/sounds/README.md`, with the meaning and the measurements of each file.

use std::fmt::Write;

use super::catalogue::{FAMILIES, Family};
use super::measure;
use super::ogg;
use super::wave::Wave;

const INTRODUCTION: &str = "\
# The sounds

All sounds are synthesized: `tools/sounds` has physical models (banks of damped
resonators for seeds, wood, bars and tines, struck by short contacts), and
`cargo run --release -p awale-sounds` writes the files and this page; `--check`
compares them with the source instead. Random numbers are seeded by the name of
each file, so the same source gives the same bytes. (On another kind of
processor the encoder's arithmetic may differ: the sound is then the same, but
not the bytes.)

Every sound of the seeds has at least six takes, and the game never plays the
same one twice in a row. Effects are mono at 48 kHz; the game pans them, and
raises the pitch with the number of seeds in the hole. All have the acoustics of
one place, the shade of a tree.

Measured in the decoded files, with ranges over the takes. *Loudest* is the
root mean square of the loudest 50 ms above 180 Hz, *mean* that of the whole
file, both in dB below full scale like the *peak*. *Onset* is the time at
which the sound first comes within 20 dB of its peak.

| files | takes | meaning | seconds | loudest | mean | peak | onset (ms) | kB |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
";

/// The measurements of a file.
struct Figures {
    seconds: f64,
    loudest: f64,
    mean: f64,
    peak: f64,
    onset: f64,
    bytes: usize,
}

/// Writes the page. `files` contains the encoded takes of each family, in catalogue order.
///
/// # Errors
/// Returns an error if a file can't be decoded.
pub fn page(files: &[Vec<Vec<u8>>]) -> Result<String, vorbis_rs::VorbisError> {
    let mut page = INTRODUCTION.to_owned();
    let mut total = 0;
    for (family, takes) in FAMILIES.iter().zip(files) {
        let figures = takes
            .iter()
            .map(|bytes| measure_file(family, bytes))
            .collect::<Result<Vec<_>, _>>()?;
        let range = |value: fn(&Figures) -> f64, digits: usize| {
            let low = figures.iter().map(value).fold(f64::INFINITY, f64::min);
            let high = figures.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
            let (low, high) = (format!("{low:.digits$}"), format!("{high:.digits$}"));
            if low == high {
                low
            } else {
                format!("{low} to {high}")
            }
        };
        let bytes: usize = figures.iter().map(|figures| figures.bytes).sum();
        total += bytes;
        let files = if family.takes == 1 {
            family.path(0)
        } else {
            format!("{}/{}_NN.ogg", family.folder, family.name)
        };
        // Writing to a string can't fail.
        let _ = writeln!(
            page,
            "| `{files}` | {} | {} | {} | {} | {} | {} | {} | {} |",
            family.takes,
            family.meaning,
            range(|figures| figures.seconds, 2),
            range(|figures| figures.loudest, 0),
            range(|figures| figures.mean, 0),
            range(|figures| figures.peak, 0),
            range(|figures| figures.onset * 1000.0, 1),
            bytes / 1000,
        );
    }
    let _ = writeln!(page, "\nTotal: {} kB.", total / 1000);
    Ok(page)
}

fn measure_file(family: &Family, bytes: &[u8]) -> Result<Figures, vorbis_rs::VorbisError> {
    let channels = ogg::decode(bytes, family.rate())?;
    let channels: Vec<&Wave> = channels.iter().collect();
    Ok(Figures {
        seconds: channels.first().map_or(0.0, |wave| wave.seconds()),
        loudest: measure::loudness(&channels),
        mean: measure::mean_level(&channels),
        peak: measure::peak(&channels),
        onset: channels
            .iter()
            .map(|wave| measure::onset(wave))
            .fold(f64::INFINITY, f64::min),
        bytes: bytes.len(),
    })
}

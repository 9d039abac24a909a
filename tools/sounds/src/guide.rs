//! Writes `assets/sounds/README.md`, with the meaning and the measurements of each file.

use std::fmt::Write;

use super::catalogue::{FAMILIES, Family};
use super::measure;
use super::ogg;
use super::wave::Wave;

const INTRODUCTION: &str = "\
# The sounds

All sounds are synthesized: `tools/sounds` has physical models (banks of damped
resonators for seeds, wood, bars and tines, excited by short impacts), and
`cargo run --release -p awale-sounds` writes the files and this page; `--check`
checks instead that they are up to date with the source. The random generator is
seeded with each file's name, so the same source gives the same bytes. (On
another kind of processor the encoder's arithmetic may differ: the sound is then
the same, but not the bytes.)

Every seed sound has at least six takes, and the game never plays the same one
twice in a row. Effects are mono at 48 kHz; the game pans them, and
raises the pitch with the number of seeds in the hole. All have the acoustics of
one place, the shade of a tree.

The values are measured on the decoded files; ranges span the takes. *Loudest*
is the RMS level of the loudest 50 ms after a 180 Hz high-pass, *mean* that of
the whole file without the filter; both, like the *peak*, are in dBFS. *Onset*
is the time at which the sound first comes within 20 dB of its peak.

| files | takes | meaning | seconds | loudest | mean | peak | onset (ms) | kB |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
";

/// The measurements of a file.
struct Measurements {
    seconds: f64,
    loudest_db: f64,
    mean_db: f64,
    peak_db: f64,
    onset_seconds: f64,
    bytes: usize,
}

/// Returns the text of the page. `files` contains the encoded takes of each family, in catalogue
/// order.
///
/// # Errors
/// Returns an error if a file can't be decoded.
pub fn page(files: &[Vec<Vec<u8>>]) -> Result<String, vorbis_rs::VorbisError> {
    let mut page = INTRODUCTION.to_owned();
    let mut total = 0;
    for (family, takes) in FAMILIES.iter().zip(files) {
        let measurements = takes
            .iter()
            .map(|bytes| measure_file(family, bytes))
            .collect::<Result<Vec<_>, _>>()?;
        let range = |value: fn(&Measurements) -> f64, digits: usize| {
            let low = measurements.iter().map(value).fold(f64::INFINITY, f64::min);
            let high = measurements
                .iter()
                .map(value)
                .fold(f64::NEG_INFINITY, f64::max);
            let (low, high) = (format!("{low:.digits$}"), format!("{high:.digits$}"));
            if low == high {
                low
            } else {
                format!("{low} to {high}")
            }
        };
        let bytes: usize = measurements.iter().map(|take| take.bytes).sum();
        total += bytes;
        let path_pattern = if family.takes == 1 {
            family.path(0)
        } else {
            format!("{}/{}_NN.ogg", family.folder, family.name)
        };
        // Writing to a string can't fail.
        let _ = writeln!(
            page,
            "| `{path_pattern}` | {} | {} | {} | {} | {} | {} | {} | {} |",
            family.takes,
            family.meaning,
            range(|take| take.seconds, 2),
            range(|take| take.loudest_db, 0),
            range(|take| take.mean_db, 0),
            range(|take| take.peak_db, 0),
            range(|take| take.onset_seconds * 1000.0, 1),
            bytes / 1000,
        );
    }
    let _ = writeln!(page, "\nTotal: {} kB.", total / 1000);
    Ok(page)
}

fn measure_file(family: &Family, bytes: &[u8]) -> Result<Measurements, vorbis_rs::VorbisError> {
    let channels = ogg::decode(bytes, family.rate())?;
    let channels: Vec<&Wave> = channels.iter().collect();
    Ok(Measurements {
        seconds: channels.first().map_or(0.0, |wave| wave.seconds()),
        loudest_db: measure::loudness(&channels),
        mean_db: measure::mean_level(&channels),
        peak_db: measure::peak(&channels),
        onset_seconds: channels
            .iter()
            .map(|wave| measure::onset(wave))
            .fold(f64::INFINITY, f64::min),
        bytes: bytes.len(),
    })
}

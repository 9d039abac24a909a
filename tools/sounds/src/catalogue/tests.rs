//! Tests of requirements on the files.

#![allow(clippy::unwrap_used)]
use super::*;
use crate::{filter, measure};

/// Returns all families except the long pieces, which take half a minute to generate; `awale-sounds
/// --check` includes them.
fn short_families() -> impl Iterator<Item = &'static Family> {
    FAMILIES.iter().filter(|family| !family.is_long())
}

/// Returns all takes, encoded and decoded, as players hear them.
fn decoded_takes() -> Vec<(&'static Family, usize, Vec<Wave>)> {
    let takes =
        short_families().flat_map(|family| (0..family.takes).map(move |take| (family, take)));
    takes
        .map(|(family, take)| {
            (
                family,
                take,
                ogg::decode(&family.file(take).unwrap(), family.rate()).unwrap(),
            )
        })
        .collect()
}

/// Returns the mean of a channel's samples: 0 without DC offset.
fn mean(wave: &Wave) -> f64 {
    wave.samples.iter().sum::<f64>() / wave.samples.len().max(1) as f64
}

#[test]
fn files_are_clean() {
    for (family, take, channels) in decoded_takes() {
        let path = family.path(take);
        let audible: Vec<&Wave> = channels.iter().collect();
        assert!(
            measure::peak(&audible) < -3.0,
            "{path} peaks at {} dB",
            measure::peak(&audible)
        );
        let error = measure::loudness(&audible) - family.level;
        assert!(error.abs() < 2.0, "{path} is off its level by {error} dB");
        for wave in audible {
            assert!(mean(wave).abs() < 0.001, "{path} has DC");
            let end = &wave.samples[wave.samples.len() - wave.rate.samples(0.003)..];
            let last = end
                .iter()
                .fold(0.0, |peak: f64, sample| peak.max(sample.abs()));
            assert!(last < 0.001, "{path} stops at {last}");
            assert!(
                wave.samples[0].abs() < 0.06,
                "{path} starts at {}",
                wave.samples[0]
            );
        }
    }
}

#[test]
fn sounds_of_visible_events_start_at_once() {
    for family in short_families().filter(|family| {
        ["drop", "last", "tine", "pour", "pass", "refused", "click"]
            .iter()
            .any(|part| family.name.contains(part))
    }) {
        for take in 0..family.takes {
            let channels = ogg::decode(&family.file(take).unwrap(), family.rate()).unwrap();
            let onset = measure::onset(&channels[0]);
            assert!(
                onset < 0.002,
                "{} begins after {onset} s",
                family.path(take)
            );
        }
    }
}

#[test]
fn files_are_reproducible() {
    for family in short_families() {
        assert_eq!(
            family.file(0).unwrap(),
            family.file(0).unwrap(),
            "{}",
            family.name
        );
    }
}

/// Returns the normalized cross-correlation of two takes at zero lag: 1 for identical sounds.
fn similarity(first: &Take, second: &Take) -> f64 {
    let (first, second) = (first.channels()[0], second.channels()[0]);
    let product = |a: &Wave, b: &Wave| {
        a.samples
            .iter()
            .zip(&b.samples)
            .map(|(a, b)| a * b)
            .sum::<f64>()
    };
    product(first, second) / (product(first, first) * product(second, second)).sqrt()
}

#[test]
fn no_two_takes_are_alike() {
    for family in short_families() {
        let takes: Vec<Take> = (0..family.takes).map(|take| family.render(take)).collect();
        for (take, sound) in takes.iter().enumerate() {
            for (second, second_sound) in takes.iter().enumerate().skip(take + 1) {
                let similarity = similarity(sound, second_sound);
                assert!(
                    similarity < 0.985,
                    "{} {take} and {second}: {similarity}",
                    family.name
                );
            }
        }
    }
}

#[test]
fn seeds_on_wood_sound_deeper_than_seeds_on_seeds() {
    let share_above = |name: &str| {
        let family = FAMILIES.iter().find(|family| family.name == name).unwrap();
        let Take::Mono(wave) = family.render(0) else {
            return 0.0;
        };
        let high = filter::Filter::high_pass(wave.rate, 1500.0, 0.707).apply(wave.clone());
        measure::mean_level(&[&high]) - measure::mean_level(&[&wave])
    };
    let (wood, seeds) = (share_above("drop_on_wood"), share_above("drop_on_seeds"));
    assert!(wood < -9.0, "wood: {wood} dB above 1500 Hz");
    assert!(seeds > -4.0, "seeds: {seeds} dB above 1500 Hz");
}

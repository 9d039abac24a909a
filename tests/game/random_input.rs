//! Fuzzes saved settings and last choices: no panics, no values out of range, no excessive
//! allocation.

use awale::app::headless;
use awale::catalog::{LastChoices, Variants};
use awale::settings::Settings;
use awale_engine::files::versioned;
use awale_rules::{Game, Side};
use bevy::math::UVec2;
use rand::{SeedableRng, rngs::ChaCha8Rng};

#[path = "../engine/changed_input.rs"]
mod changed_input;

use changed_input::changed;

/// Number of mutations of each sample; the environment variable requests a longer run.
const MUTATIONS: usize = 300;
const ROUNDS_VARIABLE: &str = "AWALE_FUZZ_ROUNDS";
/// The allocation limit, in bytes: a constant, plus an amount per byte of input.
const BASE_BUDGET: u64 = 400_000;
/// If a file can't be parsed, each part of it is tried separately with defaults for the others.
const BUDGET_PER_BYTE: u64 = 600;

fn rounds() -> usize {
    let requested = std::env::var(ROUNDS_VARIABLE).ok();
    requested
        .and_then(|requested| requested.parse().ok())
        .unwrap_or(MUTATIONS)
}

/// Runs `read` on many mutations of `sample`, and checks the allocation limit.
fn for_each_mutation(sample: &str, mut read: impl FnMut(&str)) {
    let mut random = ChaCha8Rng::seed_from_u64(13);
    let samples = [sample.to_owned(), "()".to_owned()];
    for round in 0..rounds() {
        let bytes = changed(&samples, &mut random);
        let Ok(text) = String::from_utf8(bytes) else {
            continue;
        };
        let used = allocation_counter::measure(|| read(&text)).bytes_total;
        let budget = BASE_BUDGET + BUDGET_PER_BYTE * text.len() as u64;
        assert!(
            used <= budget,
            "round {round}: {used} bytes for {}",
            text.len()
        );
    }
}

#[test]
fn mutated_settings_that_can_be_parsed_round_trip() {
    for_each_mutation(include_str!("../data/samples/settings.ron"), |text| {
        let Ok(settings) = versioned::read::<Settings>(text) else {
            return;
        };
        let _ = settings.effective_language();
        let written = versioned::write(&settings).unwrap();
        // Compares texts, as NaN doesn't equal itself.
        let reread = versioned::read::<Settings>(&written).unwrap();
        assert_eq!(versioned::write(&reread).unwrap(), written, "{text}");
    });
}

#[test]
fn mutated_choices_produce_a_playable_match() {
    let app = headless(UVec2::new(640, 360), None);
    let variants = app.world().resource::<Variants>();
    for_each_mutation(include_str!("../data/samples/last_choices.ron"), |text| {
        let Ok(choices) = versioned::read::<LastChoices>(text) else {
            return;
        };
        let agreement = choices.agreement(variants, 1).unwrap();
        let rules = &agreement.setup.rules;
        let start = Game::new(rules.clone(), Side::South, &mut ());
        assert!(start.outcome().is_some() || !start.position().legal_moves(rules).is_empty());
        let written = versioned::write(&choices).unwrap();
        let reread = versioned::read::<LastChoices>(&written);
        assert_eq!(reread.as_ref(), Ok(&choices), "{text}");
    });
}

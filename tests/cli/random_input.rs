//! No input makes the parsers panic, hang or exhaust memory: the functions of the fuzz targets, run
//! on random and damaged input.

use std::str::FromStr;

use awale_rules::library;
use proptest::prelude::*;
use rand::{SeedableRng, rngs::ChaCha8Rng};

use crate::changed_input::{TOKENS, changed};

#[path = "../../fuzz/fuzz_targets/entry.rs"]
mod entry;

/// A change to a valid text.
#[derive(Clone, Debug)]
enum Damage {
    Cut(usize),
    Replace(usize, u8),
    Insert(usize, String),
}

fn damage() -> impl Strategy<Value = Damage> {
    let token = prop::sample::select(&TOKENS[..]);
    prop_oneof![
        any::<usize>().prop_map(Damage::Cut),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Damage::Replace(at, byte)),
        (any::<usize>(), token).prop_map(|(at, token)| Damage::Insert(at, token.to_owned())),
    ]
}

fn damaged(text: &str, changes: &[Damage]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for change in changes {
        let length = bytes.len().max(1);
        match change {
            Damage::Cut(at) => bytes.truncate(at % length),
            Damage::Replace(at, byte) => {
                if let Some(place) = bytes.get_mut(at % length) {
                    *place = *byte;
                }
            }
            Damage::Insert(at, token) => {
                let at = at % (bytes.len() + 1);
                bytes.splice(at..at, token.bytes());
            }
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bytes_as_a_rule_file(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        entry::rule_file(&bytes);
    }

    #[test]
    fn a_damaged_rule_file(
        index in any::<prop::sample::Index>(),
        changes in proptest::collection::vec(damage(), 1..4),
    ) {
        let names: Vec<_> = library::all_names().collect();
        let text = library::text(names[index.index(names.len())]).unwrap();
        entry::rule_file(&damaged(text, &changes));
    }

    #[test]
    fn text_as_a_position(text in "[0-9SN\\-a-z ]{0,60}") {
        entry::position(text.as_bytes());
    }

    #[test]
    fn text_as_a_replay_line(line in "(awale|oware|2-4|nyakun|jodu)( @?[0-9SN\\-]{0,40})?( [A-Fa-fxé|]{1,2}){0,20}") {
        entry::replay_line(line.as_bytes());
    }

    #[test]
    fn moves_and_brackets_as_a_game_file(
        words in proptest::collection::vec(prop::sample::select(vec![
            "A", "B", "C", "D", "E", "F", "a", "b", "c", "d", "e", "f", "A", "a", "B", "b",
            "(", ")", "(", ")", "{said}", "{\\}\\n}", "{", "}", "1.", "agreed", "south_resigned", "\n", "[x \"\"]",
        ]), 0..30),
    ) {
        let start = "[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]";
        entry::game_file(format!("{start}{}", words.join(" ")).as_bytes());
    }

    #[test]
    fn a_damaged_game_file(changes in proptest::collection::vec(damage(), 1..4)) {
        let text = "[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n[End \"agreed\"]\n
            {A start.} 1. C e {\\}} (1... f (1... a) 2. A) 2. F (2. A agreed) 2... a agreed";
        entry::game_file(&damaged(text, &changes));
    }

    #[test]
    fn text_as_a_saved_match(text in "(awale match [0-9]{1,12}\n)?[(){}a-z: \"\n]{0,60}(\nend [0-9a-f]{16}\n)?") {
        entry::saved_match(text.as_bytes());
    }

    #[test]
    fn text_as_a_game_file(text in "(\\[[A-Z][a-z]{2,8} \"[a-z0-9 x]{0,20}\"\\]\n){0,5}[A-Fa-f0-9.{}() *\\-]{0,60}") {
        entry::game_file(text.as_bytes());
    }
}

#[test]
fn a_huge_file_is_rejected_at_once() {
    entry::rule_file(&vec![b'('; 10_000_000]);
    entry::rule_file("[".repeat(200_000).as_bytes());
    entry::rule_file(format!("(name: {}", "Some(".repeat(50_000)).as_bytes());
}

/// How often each entry is run on mutated valid input; environment variables request a longer run,
/// a single entry, or other mutations.
const ROUNDS: usize = 150;
const ROUNDS_VARIABLE: &str = "AWALE_FUZZ_ROUNDS";
const ENTRY_VARIABLE: &str = "AWALE_FUZZ_ENTRY";
const SEED_VARIABLE: &str = "AWALE_FUZZ_SEED";

/// Parses the number in an environment variable.
fn requested<T: FromStr>(variable: &str) -> Option<T> {
    std::env::var(variable).ok()?.parse().ok()
}

#[test]
fn changed_input_of_every_kind() {
    let rounds = requested(ROUNDS_VARIABLE).unwrap_or(ROUNDS);
    let seed: u64 = requested(SEED_VARIABLE).unwrap_or_default();
    let chosen: Option<String> = requested(ENTRY_VARIABLE);
    let is_chosen = |name: &str| chosen.as_ref().is_none_or(|chosen| chosen == name);
    assert!(entry::entries().any(|(name, ..)| is_chosen(name)));
    std::thread::scope(|scope| {
        for (index, (name, entry, seeds)) in entry::entries().enumerate() {
            if !is_chosen(name) {
                continue;
            }
            scope.spawn(move || {
                let seeds = seeds();
                for seed in &seeds {
                    entry(seed.as_bytes());
                }
                let mut chance = ChaCha8Rng::seed_from_u64(index as u64);
                chance.set_stream(seed);
                for round in 0..rounds {
                    let input = changed(&seeds, &mut chance);
                    let run = std::panic::catch_unwind(|| entry(&input));
                    if let Err(panic) = run {
                        let path = std::env::temp_dir().join(format!("awale-{name}-{round}"));
                        let _ = std::fs::write(&path, &input);
                        eprintln!("{name}, round {round}: the input is in {}", path.display());
                        std::panic::resume_unwind(panic);
                    }
                }
            });
        }
    });
}

//! The origins of the games on the map.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use awale_rules::atlas::{self, Certainty};

/// Returns the name and the text of each rule file.
fn rule_files() -> Vec<(String, String)> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let folders = ["rules", "rules/world", "rules/four-rows"]
        .map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let paths = folders
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "ron"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect()
}

#[test]
fn every_built_in_game_has_one_place_on_the_map() {
    let files: BTreeSet<String> = rule_files().into_iter().map(|(name, _)| name).collect();
    let placed: BTreeSet<String> = atlas::all().iter().map(|one| one.game.clone()).collect();
    assert_eq!(files, placed);
    assert_eq!(atlas::all().len(), placed.len());
    for place in atlas::all() {
        assert!(place.latitude.abs() <= 90.0 && place.longitude.abs() <= 180.0);
        assert_eq!(atlas::place(&place.game), Some(place));
    }
}

#[test]
fn a_place_that_no_source_names_is_marked_as_assumed() {
    for (name, text) in rule_files() {
        if !text.contains("\n    origin: ") {
            let place = atlas::place(&name).unwrap();
            assert_eq!(place.certainty, Certainty::Assumed, "{name}");
        }
    }
}

#[test]
fn no_two_games_share_a_point() {
    for (index, one) in atlas::all().iter().enumerate() {
        for other in &atlas::all()[..index] {
            let apart =
                (one.latitude - other.latitude).abs() + (one.longitude - other.longitude).abs();
            assert!(apart > 0.2, "{} and {}", one.game, other.game);
        }
    }
}

//! Every example shows what it says, by the engine's own events.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;
use crate::rules::library;

#[test]
fn list_them() {
    for name in library::names() {
        let rules = library::load(name).unwrap().unwrap();
        let found = find(&rules);
        let kinds: Vec<Kind> = found.iter().map(|example| example.kind).collect();
        let missing: Vec<Kind> = Kind::of(&rules)
            .into_iter()
            .filter(|kind| !kinds.contains(kind))
            .collect();
        println!("{name}: missing {missing:?}");
        for example in found {
            let moves: String = example
                .moves
                .iter()
                .map(|&hole| rules.geometry().letter(hole))
                .collect();
            println!(
                "   {:?} {} {moves}",
                example.kind,
                example.placed.text(rules.geometry())
            );
        }
    }
}

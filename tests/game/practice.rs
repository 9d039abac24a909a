//! The computer practises a player's own rules, keeps what it has learnt, and goes by it.

use std::fs;

use awale::ai::learning::Effort;
use awale::game::practice::{Practice, PracticeEffort};
use awale::rules::{RuleSet, parse_rule_file};
use bevy::prelude::*;

use super::workshop::Home;

/// A round of it takes about a second.
const LITTLE: Effort = Effort {
    nodes: 200,
    positions: 6_000,
    pairs: 20,
};
const PRACTICE: &str = "press main.workshop\n wait 3\n press workshop.variant.own.ron\n wait 3\n press workshop.side.practice\n wait 3\n";
/// More frames than a round takes, which waits for a thread.
const PATIENCE: usize = 60_000;

/// Rules of a player's own, of which nothing comes with the program.
const OWN: &str = "(name: \"Own\", board: (seeds: 3))";

fn home(name: &str) -> Home {
    let home = Home::new(name);
    fs::write(home.0.join("rules/own.ron"), OWN).unwrap();
    home
}

fn rules() -> RuleSet {
    parse_rule_file(OWN.as_bytes()).unwrap()
}

fn practice(app: &App) -> &Practice {
    app.world().resource::<Practice>()
}

fn updated_until(app: &mut App, is_so: impl Fn(&Practice) -> bool) {
    app.finish();
    app.cleanup();
    for _ in 0..PATIENCE {
        app.update();
        if is_so(practice(app)) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("{:?}", practice(app).told(&rules()));
}

#[test]
fn what_was_learnt_is_kept_and_found_again_and_forgotten() {
    let home = home("practice");
    let file = home
        .0
        .join(format!("practice/{:016x}.ron", rules().fingerprint()));
    let mut app = home.begun(&format!("{PRACTICE} press workshop.practice.begin"));
    app.insert_resource(PracticeEffort(LITTLE));
    updated_until(&mut app, |practice| {
        practice
            .told(&rules())
            .is_some_and(|told| told.standing.against_before.is_some())
    });
    assert!(practice(&app).is_practising(&rules()));
    let learnt = practice(&app).network(&rules()).cloned().unwrap();
    drop(app);
    assert!(file.exists());

    // Found again by the match that begins.
    let app = home.run(
        "press main.new_game
         press new_game.variant.own.ron
         press new_game.south.person
         press new_game.north.person
         press new_game.start
         wait 3
         exit",
    );
    assert_eq!(practice(&app).network(&rules()), Some(&learnt));

    let app = home.run(&format!(
        "{PRACTICE} press workshop.practice.forget\n wait 3\n exit"
    ));
    assert_eq!(practice(&app).network(&rules()), None);
    assert!(!file.exists());
}

#[test]
fn practice_ends_with_its_button_and_with_the_page() {
    for leaves in ["press workshop.practice.stop", "press workshop.back"] {
        let home = home("practice-ends");
        let mut app = home.begun(&format!(
            "{PRACTICE} press workshop.practice.begin\n wait 20\n {leaves}\n wait 3\n exit"
        ));
        app.insert_resource(PracticeEffort(LITTLE));
        let app = super::journey::to_the_end(app);
        assert!(!practice(&app).is_practising(&rules()), "{leaves}");
    }
}

#[test]
fn a_file_that_is_nothing_of_the_kind_is_put_aside_and_said() {
    let home = home("practice-damaged");
    let file = home
        .0
        .join(format!("practice/{:016x}.ron", rules().fingerprint()));
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "zebra").unwrap();
    let app = home.run(&format!("{PRACTICE} press notice.0.close\n wait 3\n exit"));
    assert!(practice(&app).is_looked_up(&rules()));
    assert_eq!(practice(&app).network(&rules()), None);
    let kept = fs::read_to_string(file.with_extension("ron.damaged")).unwrap();
    assert_eq!(kept, "zebra");
}

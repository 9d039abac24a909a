//! The computer practises custom rules, and saves and uses the network that it learns.

use std::fs;
use std::sync::Arc;

use awale::studies::{Field, Practice, StudyCommand};
use awale_engine::ai::learning::Effort;
use awale_rules::{RuleSet, library, parse_rule_file};
use bevy::prelude::*;

use super::workshop::Home;

/// A small effort, whose rounds take about a second.
const SMALL_EFFORT: Effort = Effort {
    nodes: 200,
    positions: 6_000,
    pairs: 20,
};
const PRACTICE_SCRIPT: &str = "press main.more\npress more.workshop\n wait 3\n press workshop.variant.own.ron\n wait 3\n press workshop.side.practice\n wait 3\n";
/// Maximum number of frames of a round.
const MAX_FRAMES: usize = 60_000;

/// Custom rules without a built-in network.
const OWN_RULES: &str = "(name: \"Own\", board: (seeds: 3))";

fn home(name: &str) -> Home {
    let home = Home::new(name);
    fs::write(home.0.join("rules/own.ron"), OWN_RULES).unwrap();
    home
}

fn rules() -> RuleSet {
    parse_rule_file(OWN_RULES.as_bytes()).unwrap()
}

fn practice(app: &App) -> &Practice {
    app.world().resource::<Practice>()
}

fn update_until(app: &mut App, condition: impl Fn(&Practice) -> bool) {
    app.finish();
    app.cleanup();
    for _ in 0..MAX_FRAMES {
        app.update();
        if condition(practice(app)) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("{:?}", practice(app).progress(&rules()));
}

#[test]
fn a_network_is_saved_loaded_and_deleted() {
    let home = home("practice");
    let file = home
        .0
        .join(format!("practice/{:016x}.ron", rules().fingerprint()));
    let mut app = home.launch(&format!("{PRACTICE_SCRIPT} press workshop.practice.begin"));
    app.world_mut().resource_mut::<Practice>().limits = SMALL_EFFORT;
    update_until(&mut app, |practice| {
        practice
            .progress(&rules())
            .is_some_and(|progress| progress.standing.against_initial.is_some())
    });
    assert!(practice(&app).is_studying([&rules()]));
    let network = practice(&app).network(&rules()).cloned().unwrap();
    drop(app);
    assert!(file.exists());

    // A match with these rules loads the network.
    let app = home.run(
        "press main.new_game
         press new_game.variant.own.ron
         press new_game.south.person
         press new_game.north.person
         press new_game.start
         wait 3
         exit",
    );
    assert_eq!(practice(&app).network(&rules()), Some(&network));

    let app = home.run(&format!(
        "{PRACTICE_SCRIPT} press workshop.practice.forget\n wait 3\n exit"
    ));
    assert_eq!(practice(&app).network(&rules()), None);
    assert!(!file.exists());
}

#[test]
fn practice_stops_with_its_button_and_with_the_menu() {
    for exit in ["press workshop.practice.stop", "press workshop.back"] {
        let home = home("practice-ends");
        let mut app = home.launch(&format!(
            "{PRACTICE_SCRIPT} press workshop.practice.begin\n wait 20\n {exit}\n wait 3\n exit"
        ));
        app.world_mut().resource_mut::<Practice>().limits = SMALL_EFFORT;
        let app = super::journey::run_to_end(app);
        assert!(!practice(&app).is_studying([&rules()]), "{exit}");
    }
}

#[test]
fn a_damaged_file_is_set_aside_with_a_notice() {
    let home = home("practice-damaged");
    let file = home
        .0
        .join(format!("practice/{:016x}.ron", rules().fingerprint()));
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "zebra").unwrap();
    let app = home.run(&format!(
        "{PRACTICE_SCRIPT} press notice.0.close\n wait 3\n exit"
    ));
    assert!(practice(&app).is_looked_up(&rules()));
    assert_eq!(practice(&app).network(&rules()), None);
    let saved = fs::read_to_string(file.with_extension("ron.damaged")).unwrap();
    assert_eq!(saved, "zebra");
}

#[test]
fn forgetting_one_game_does_not_stop_the_practice_of_another() {
    let home = home("practice-forget");
    let mut app = home.launch(PRACTICE_SCRIPT);
    app.world_mut().resource_mut::<Practice>().limits = SMALL_EFFORT;
    update_until(&mut app, |practice| practice.is_looked_up(&rules()));
    let other = library::load("2-4").unwrap().unwrap();
    let own = vec![Arc::new(rules())];
    for command in [
        StudyCommand::Begin(Field::Practice, own),
        StudyCommand::Forget(Field::Practice, other),
    ] {
        app.world_mut().write_message(command);
        app.update();
        assert!(practice(&app).is_studying([&rules()]));
    }
    let own = Arc::new(rules());
    let forget = StudyCommand::Forget(Field::Practice, own);
    app.world_mut().write_message(forget);
    app.update();
    assert!(!practice(&app).is_working());
}

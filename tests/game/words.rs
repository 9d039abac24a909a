//! How texts address players: "You" against the computer, the names of the sides between people.

use awale::accessibility::transcript::Transcript;
use awale::catalog::Onboarding;
use awale::session::{CurrentMatch, GameCommand};
use awale::settings::{CommentsShown, Settings, SettingsCommand};
use awale_rules::Side;
use bevy::prelude::*;

use super::assistance::two_people;
use super::journey::first_move;
use super::legibility::words_shown;
use super::table::Parts;
use super::world::rest;

fn comments_against(north: &str) -> Vec<String> {
    let app = first_move("awale", &[north]);
    let transcript = app.world().resource::<Transcript>();
    transcript.lines().map(str::to_owned).collect()
}

#[test]
fn a_person_against_the_computer_is_addressed_as_you() {
    let comments = comments_against("computer");
    assert!(
        comments.iter().any(|line| line.starts_with("You ")),
        "{comments:?}"
    );
    let about_opponent = |line: &String| line.starts_with("Kwame ");
    assert!(comments.iter().any(about_opponent), "{comments:?}");
    let names_side = |line: &String| line.contains("South") || line.contains("North");
    assert!(!comments.iter().any(names_side), "{comments:?}");
}

#[test]
fn two_people_at_one_screen_are_named_by_their_sides() {
    let comments = comments_against("person");
    assert!(
        comments.iter().any(|line| line.starts_with("South ")),
        "{comments:?}"
    );
    assert!(
        !comments.iter().any(|line| line.starts_with("You ")),
        "{comments:?}"
    );
}

/// Plays the first legal move of each player, and returns the texts after each of them.
fn said_after_two_moves(app: &mut App) -> Vec<String> {
    let mut said = Vec::new();
    for _ in 0..2 {
        let current = app.world().part::<CurrentMatch>();
        let legal = current.position().legal_moves(current.game().rules());
        let mv = legal.iter().next().unwrap();
        app.world_mut().write_message(GameCommand::Play(mv));
        rest(app, "awale");
        // The status line is updated after the phase.
        (0..3).for_each(|_| app.update());
        said.extend(words_shown(app));
    }
    said
}

/// Starts a game of two people on a machine where no game under its rules has been played.
fn first_game() -> App {
    let mut app = two_people("awale", "");
    app.world_mut().resource_mut::<Onboarding>().offers_lessons = true;
    app
}

#[test]
fn every_move_of_the_first_game_under_its_rules_is_announced() {
    let are_said = |mut app: App| {
        let said = said_after_two_moves(&mut app);
        ["South plays A with four", "North plays a with four"]
            .map(|words| said.iter().any(|line| line.contains(words)))
    };
    assert_eq!(are_said(first_game()), [true, true]);

    let mut app = first_game();
    let rules = app.world().part::<CurrentMatch>().setup().rules.clone();
    app.world_mut()
        .write_message(SettingsCommand::finish_game(&rules));
    app.update();
    assert_eq!(are_said(app), [false, false], "in a later game");

    let mut app = first_game();
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.helps.commentary = CommentsShown::Never;
    assert_eq!(are_said(app), [false, false], "by the setting");
}

#[test]
fn rules_count_as_played_once_a_game_is_over() {
    let mut app = first_game();
    said_after_two_moves(&mut app);
    let has_played = |app: &App| {
        let rules = &app.world().part::<CurrentMatch>().setup().rules;
        app.world()
            .resource::<Settings>()
            .learning
            .has_played(rules)
    };
    assert!(!has_played(&app));
    app.world_mut()
        .write_message(GameCommand::Resign(Side::South));
    rest(&mut app, "awale");
    (0..4).for_each(|_| app.update());
    assert!(has_played(&app));
}

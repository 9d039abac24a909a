//! How texts address players: "You" against the computer, the sides between people.

use awale::accessibility::transcript::Transcript;
use bevy::prelude::*;

use super::journey::run;

fn lines(north: &str) -> Vec<String> {
    let app = run(&format!(
        "press main.new_game
         press new_game.south.person
         press new_game.north.{north}
         press new_game.begins.south
         press new_game.start
         settle
         play C
         settle
         exit"
    ));
    let transcript = app.world().resource::<Transcript>();
    transcript.lines().map(str::to_owned).collect()
}

#[test]
fn a_person_against_the_computer_is_addressed_as_you() {
    let comments = lines("computer");
    assert!(
        comments.iter().any(|line| line.starts_with("You ")),
        "{comments:?}"
    );
    let about_opponent = |line: &String| line.starts_with("Kwame ");
    assert!(comments.iter().any(about_opponent), "{comments:?}");
    let sides = |line: &String| line.contains("South") || line.contains("North");
    assert!(!comments.iter().any(sides), "{comments:?}");
}

#[test]
fn two_people_at_one_screen_are_named_by_their_sides() {
    let comments = lines("person");
    assert!(
        comments.iter().any(|line| line.starts_with("South ")),
        "{comments:?}"
    );
    assert!(
        !comments.iter().any(|line| line.starts_with("You ")),
        "{comments:?}"
    );
}

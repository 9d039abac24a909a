//! Whom the words on the table are said to: "You" against the computer, the sides among people.

use awale::game::accessibility::transcript::Transcript;
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
fn who_plays_the_computer_is_spoken_to() {
    let said = lines("computer");
    assert!(said.iter().any(|line| line.starts_with("You ")), "{said:?}");
    let about_computer = |line: &String| line.starts_with("Computer ");
    assert!(said.iter().any(about_computer), "{said:?}");
    let sides = |line: &String| line.contains("South") || line.contains("North");
    assert!(!said.iter().any(sides), "{said:?}");
}

#[test]
fn two_people_at_one_screen_are_called_by_their_sides() {
    let said = lines("person");
    assert!(
        said.iter().any(|line| line.starts_with("South ")),
        "{said:?}"
    );
    assert!(
        !said.iter().any(|line| line.starts_with("You ")),
        "{said:?}"
    );
}

//! A draft of a variant is never lost without confirmation, whether in a crash or on exit.

use std::fs;

use awale::state::Menu;
use awale::ui::Workbench;

use super::journey::menu;
use super::workshop::Home;

/// Edits a copy of Awale to have a seventh hole, and then runs `script`.
fn edit_script(script: &str) -> String {
    format!(
        "press main.more
         press more.workshop
         press workshop.variant.awale
         press workshop.open
         press editor.page.board
         press editor.board.holes.more
         {script}"
    )
}

#[test]
fn unsaved_changes_are_discarded_only_after_confirmation() {
    let home = Home::new("unsaved");
    let app = home.run(&edit_script(
        "press editor.back
         press workshop.variant.oware
         press workshop.open
         press workshop.cancel
         press workshop.resume
         wait 3
         exit",
    ));
    let draft = app.world().resource::<Workbench>().draft().unwrap();
    assert_eq!(draft.spec().board.holes, 7);
    assert_eq!(menu(&app), Menu::RuleEditor);
}

#[test]
fn a_draft_survives_restarts_until_it_is_saved() {
    let home = Home::new("draft");
    let file = home.0.join("draft.ron");
    let _ = home.run(&edit_script("wait 3\nexit"));
    assert!(file.exists());
    let app = home.run(
        "press main.more
         press more.workshop
         press workshop.resume
         wait 3
         exit",
    );
    let draft = app.world().resource::<Workbench>().draft().unwrap();
    assert_eq!(draft.spec().board.holes, 7);
    let _ = home.run(
        "press main.more
         press more.workshop
         press workshop.resume
         press editor.save
         wait 3
         exit",
    );
    assert!(!file.exists());
    assert_eq!(home.rules("awale-2.ron").unwrap().spec().board.holes, 7);
}

#[test]
fn a_damaged_draft_is_set_aside() {
    let home = Home::new("damaged-draft");
    fs::write(home.0.join("draft.ron"), "Some((file: None").unwrap();
    let app = home.run(
        "press main.more
         press more.workshop
         wait 3
         exit",
    );
    assert!(app.world().resource::<Workbench>().draft().is_none());
    assert!(home.0.join("draft.ron.damaged").exists());
    assert!(!home.0.join("draft.ron").exists());
}

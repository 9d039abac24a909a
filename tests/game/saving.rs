//! Saving and exchanging: games and positions on the clipboard, edited positions, saved matches.

use std::fs;

use awale::opened_files::Arrival;
use awale::session::CurrentMatch;
use awale::settings::Settings;
use awale::state::Menu;
use awale::ui::{ButtonRegistry, OwnClipboard};
use awale_engine::matches::{Purpose, SavedMatch, Series, SeriesPlan};
use awale_rules::game_file::GameRecord;
use awale_rules::{Game, GameTree, Side};

use super::journey::{launch, menu, run_to_end, three_plies};
use super::table::{Parts, two_player_setup};
use super::workshop::Home;

/// Returns a script that runs `script` in the menu of a match.
pub fn in_pause_menu(script: &str) -> String {
    format!("{} key escape\n wait 3\n {script}", three_plies())
}

#[test]
fn a_match_is_saved_under_a_name_and_resumed_later() {
    let home = Home::new("saves");
    let app = home.run(&in_pause_menu(
        "press pause.more
        press pause.save_as
         wait 3
         press save.save
         wait 3
         press hud.pause
         press pause.leave
         wait 3
         press main.more
         press more.archive
         exit",
    ));
    assert_eq!(menu(&app), Menu::Archive);
    let file = fs::read_dir(home.0.join("saves"))
        .unwrap()
        .next()
        .unwrap()
        .unwrap();
    assert!(file.file_name().to_str().unwrap().starts_with("Awal"));
    let app = home.run(
        "press main.more
         press more.archive
         press archive.page.saves
         press archive.save.0
         settle
         exit",
    );
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.tree().ply(), 3);
    assert_eq!(current.purpose(), Purpose::Match);
    assert_eq!(menu(&app), Menu::Closed);
    let delete = "press main.more
         press more.archive
         press archive.page.saves
         press archive.save.0.delete\n";
    let _ = home.run(&format!(
        "{delete} press archive.save.cancel\n wait 3\n exit"
    ));
    assert!(file.path().exists(), "deleted only after confirmation");
    let _ = home.run(&format!(
        "{delete} press archive.save.confirm\n wait 3\n exit"
    ));
    assert!(!file.path().exists());
}

/// Number of saved matches in the folder, and the maximum number of widgets laid out for them in a
/// frame.
const SAVE_COUNT: usize = 1000;
const MAX_WIDGETS: usize = 80;

/// Returns the text of a match between two people that has just started.
fn saved_match() -> String {
    let setup = two_player_setup("darra");
    let game = Game::new(setup.rules.clone(), Side::South, &mut ());
    let series = Series::new(SeriesPlan::single(setup.beginner, setup.seed));
    let saved = SavedMatch {
        variant: "darra".to_owned(),
        setup,
        series,
        tree: GameTree::new(game),
        helped: false,
        recorded: false,
    };
    saved.to_text().unwrap()
}

#[test]
fn only_the_visible_ones_of_a_thousand_matches_are_laid_out() {
    let home = Home::new("many-saves");
    let text = saved_match();
    fs::create_dir_all(home.0.join("saves")).unwrap();
    for number in 0..SAVE_COUNT {
        fs::write(home.0.join(format!("saves/{number}.txt")), &text).unwrap();
    }
    let list = "press main.more\npress more.archive\n press archive.page.saves\n wait 200\n";
    let app = home.run(&format!("{list} exit"));
    let buttons = app.world().resource::<ButtonRegistry>();
    assert!(buttons.rect("archive.save.0").is_some());
    let laid_out = buttons.laid_out();
    assert!((5..MAX_WIDGETS).contains(&laid_out), "{laid_out}");
    // The last match can still be reached.
    let last = awale_engine::files::MAX_READ - 1;
    let app = home.run(&format!("{list} press archive.save.{last}\n settle\n exit"));
    assert_eq!(menu(&app), Menu::Closed);
}

#[test]
fn a_game_is_copied_and_pasted() {
    let copied = run_to_end(launch(&in_pause_menu(
        "press pause.more\n press pause.share\n press pause.copy_game\n wait 3\n exit",
    )));
    let text = copied.world().resource::<OwnClipboard>().0.clone();
    let record: GameRecord = text.parse().unwrap();
    assert_eq!(record.moves.len(), 3);
    let mut app =
        launch("press main.more\npress more.archive\n press archive.paste\n settle\n exit");
    app.insert_resource(OwnClipboard(text));
    let app = run_to_end(app);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.tree().steps_in_line(), 3);
    assert_eq!(current.purpose(), Purpose::Review);
}

#[test]
fn a_game_is_copied_for_another_program_and_pasted() {
    let script = "press main.new_game
         press new_game.variant.togyzqumalaq
         press new_game.south.person
         press new_game.north.person
         press new_game.start
         settle
         play I
         settle
         play f
         settle
         press hud.pause
         press pause.more
         press pause.share
         press pause.copy_as
         press pause.copy_as.togyz
         wait 3
         exit";
    let copied = run_to_end(launch(script));
    let text = copied.world().resource::<OwnClipboard>().0.clone();
    assert!(text.contains("[Variant \"Togyzqumalaq\"]"), "{text}");
    assert!(text.contains("1. 98 "), "{text}");
    let mut app =
        launch("press main.more\npress more.archive\n press archive.paste\n settle\n exit");
    app.insert_resource(OwnClipboard(text));
    let app = run_to_end(app);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.variant(), "togyzqumalaq");
    assert_eq!(current.tree().steps_in_line(), 2);
}

#[test]
fn a_link_opens_the_position_in_which_it_was_copied() {
    let copied = run_to_end(launch(&in_pause_menu(
        "press pause.more\n press pause.share\n press pause.copy_link\n wait 3\n exit",
    )));
    let link = copied.world().resource::<OwnClipboard>().0.clone();
    assert_eq!(link, "#rules=awale&moves=CeA");
    let mut with_page = launch(&in_pause_menu(
        "press pause.more\n press pause.share\n press pause.copy_link\n wait 3\n exit",
    ));
    with_page.world_mut().resource_mut::<Settings>().page = "https://example.org/awale/".to_owned();
    let with_page = run_to_end(with_page);
    let copied = &with_page.world().resource::<OwnClipboard>().0;
    assert_eq!(*copied, format!("https://example.org/awale/{link}"));
    // Opens it by pasting, and as a command-line argument, with any page address.
    let mut pasting_app =
        launch("press main.more\npress more.archive\n press archive.paste\n settle\n exit");
    pasting_app.insert_resource(OwnClipboard(link.clone()));
    let mut launched_app = launch("wait 20\n exit");
    launched_app
        .world_mut()
        .write_message(Arrival::Link(format!("https://example.org/{link}")));
    for app in [pasting_app, launched_app] {
        let app = run_to_end(app);
        let current = app.world().part::<CurrentMatch>();
        assert_eq!(
            (current.tree().step(), current.purpose()),
            (3, Purpose::Review)
        );
    }
}

#[test]
fn an_invalid_link_causes_a_notice() {
    let mut app = launch("wait 5\n press notice.0.close\n exit");
    app.world_mut()
        .write_message(Arrival::Link("#rules=awale&moves=CC".to_owned()));
    let app = run_to_end(app);
    assert_eq!(menu(&app), Menu::Main);
    assert!(!app.world().has_part::<CurrentMatch>());
}

#[test]
fn the_autosaved_match_can_be_resumed() {
    let mut app = run_to_end(launch(&in_pause_menu("press pause.leave\n wait 5\n exit")));
    assert!(!app.world().has_part::<CurrentMatch>());
    app.world_mut().write_message(Arrival::Return);
    for _ in 0..5 {
        app.update();
    }
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(
        (current.tree().step(), current.purpose()),
        (3, Purpose::Match)
    );
}

#[test]
fn a_position_is_copied_and_pasted() {
    let copied = run_to_end(launch(&in_pause_menu(
        "press pause.more\n press pause.share\n press pause.copy_position\n wait 3\n exit",
    )));
    let text = copied.world().resource::<OwnClipboard>().0.clone();
    let position = copied.world().part::<CurrentMatch>().position().to_string();
    assert_eq!(text, position);
    let mut app = launch(
        "press main.more
         press more.archive
         press archive.paste
         wait 3
         press set_up.start
         settle
         exit",
    );
    app.insert_resource(OwnClipboard(text));
    let app = run_to_end(app);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(
        current.tree().start().text(current.position().geometry()),
        position
    );
}

#[test]
fn pasting_other_text_causes_a_notice() {
    let mut app = launch(
        "press main.more\npress more.archive\n press archive.paste\n wait 3\n press notice.0.close\n exit",
    );
    app.insert_resource(OwnClipboard("not a game".to_owned()));
    let app = run_to_end(app);
    assert_eq!(menu(&app), Menu::Archive);
    assert!(!app.world().has_part::<CurrentMatch>());
}

#[test]
fn every_game_of_an_edited_position_starts_there() {
    let app = run_to_end(launch(
        "press main.new_game
         press new_game.south.person
         press new_game.north.person
         press new_game.variant.awale
         press new_game.set_up
         press set_up.clear
         press set_up.hole.F
         press set_up.hole.F
         press set_up.hole.a
         press set_up.hole.b
         press set_up.loft.south
         press set_up.mode.take
         press set_up.hole.F
         press set_up.turn.north
         press set_up.start
         settle
         play b
         settle
         key escape
         wait 3
         press pause.more
         press pause.restart
         press pause.confirm
         settle
         exit",
    ));
    let current = app.world().part::<CurrentMatch>();
    let start = current.tree().start().text(current.position().geometry());
    assert_eq!(start, "0-0-0-0-0-1-1-1-0-0-0-0-1-0-N");
    assert_eq!(current.setup().first_side(), Side::North);
    assert_eq!(current.position().to_string(), start, "after a restart");
}

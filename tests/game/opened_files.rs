//! Files that a player opens: their kind is recognized by their contents.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use awale::opened_files::Arrival;
use awale::session::CurrentMatch;
use awale::settings::Settings;
use awale::state::Menu;
use awale_engine::files::versioned;
use awale_engine::matches::Purpose;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};

use super::journey::{menu, run_to_end};
use super::saving::in_pause_menu;
use super::table::Parts;
use super::workshop::Home;

const GAME: &str = "[Rules \"awale\"]\n[Start \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n\nC e";

/// Runs the app and drops a file with this text on its window.
fn drop_file(home: &Home, text: &str) -> App {
    drop_file_then(home, text, "")
}

/// Drops a file on the app's window, and then runs `script`.
fn drop_file_then(home: &Home, text: &str, script: &str) -> App {
    let file: PathBuf = home.0.join("elsewhere.txt");
    fs::write(&file, text).unwrap();
    let mut app = home.launch(&format!("wait 60\n{script}exit"));
    app.add_systems(
        PreUpdate,
        move |mut frames: Local<u32>,
              window: Single<Entity, With<PrimaryWindow>>,
              mut drops: MessageWriter<FileDragAndDrop>| {
            *frames += 1;
            if *frames == 20 {
                drops.write(FileDragAndDrop::DroppedFile {
                    window: *window,
                    path_buf: file.clone(),
                });
            }
        },
    );
    run_to_end(app)
}

#[test]
fn a_dropped_rule_file_becomes_a_custom_variant() {
    let home = Home::new("dropped");
    let app = drop_file(&home, "(name: \"Dropped\")");
    assert!(home.rules("dropped.ron").is_some());
    assert_eq!(menu(&app), Menu::Workshop);
}

#[test]
fn a_game_and_a_link_are_shown() {
    for text in [
        GAME,
        "https://example.org/#rules=awale&moves=Ce",
        "1. 98 66",
        "[Variant \"Togyzqumalaq\"]\n\n1. i1b2 d2f1",
    ] {
        let home = Home::new("dropped-game");
        let app = drop_file(&home, text);
        let current = app.world().part::<CurrentMatch>();
        assert_eq!(current.tree().steps_in_line(), 2, "{text}");
        assert_eq!(menu(&app), Menu::Closed);
    }
}

#[test]
fn a_file_of_several_games_is_listed_in_the_archive() {
    let home = Home::new("dropped-collection");
    let second = GAME.replace("C e", "D");
    let text = format!("{GAME}\n\n{second}\n");
    let app = drop_file(&home, &text);
    assert_eq!(menu(&app), Menu::Archive);
    let app = drop_file_then(&home, &text, "press archive.collected.1\nwait 5\n");
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.purpose(), Purpose::Review);
    assert_eq!(current.tree().steps_in_line(), 1);
    assert_eq!(menu(&app), Menu::Closed);
}

#[test]
fn a_saved_match_is_resumed() {
    let from = Home::new("dropped-match-from");
    let script = in_pause_menu(
        "press pause.more\n press pause.save_as\n wait 3\n press save.save\n wait 3\n exit",
    );
    let _ = from.run(&script);
    let saved = fs::read_dir(from.0.join("saves")).unwrap().next();
    let text = fs::read_to_string(saved.unwrap().unwrap().path()).unwrap();
    let to = Home::new("dropped-match-to");
    let app = drop_file(&to, &text);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.tree().ply(), 3);
    assert_eq!(current.purpose(), Purpose::Match);
    assert_eq!(menu(&app), Menu::Closed);
    // A damaged match is reported as such, not as an invalid rule file.
    let app = drop_file(&to, &text.replacen("end ", "end 0", 1));
    assert!(!app.world().has_part::<CurrentMatch>());
    assert_eq!(fs::read_dir(to.0.join("rules")).unwrap().count(), 0);
}

/// Launches the app with this file in its home.
fn open_file(home: &Home, name: &str, script: &str) -> App {
    let mut app = home.launch(script);
    app.world_mut()
        .write_message(Arrival::File(home.0.join(name)));
    run_to_end(app)
}

#[test]
fn a_file_on_the_command_line_is_recognized_by_its_contents() {
    let home = Home::new("opened");
    fs::write(home.0.join("any.awale"), GAME.replace("awale", "wari")).unwrap();
    fs::write(home.0.join("Bring!.ron"), "(name: \"Brought\")").unwrap();

    let app = open_file(&home, "any.awale", "wait 5\n exit");
    assert_eq!(app.world().part::<CurrentMatch>().variant(), "wari");

    let app = open_file(&home, "Bring!.ron", "wait 5\n exit");
    assert_eq!(menu(&app), Menu::Workshop);
    assert!(home.rules("brought.ron").is_some());

    // A missing file and a folder cause notices that can be closed.
    for name in ["none.awale", "rules"] {
        let app = open_file(&home, name, "wait 5\n press notice.0.close\n exit");
        assert_eq!(menu(&app), Menu::Main, "{name}");
    }
}

#[test]
fn unrecognized_files_change_nothing() {
    let home = Home::new("dropped-nothing");
    for text in ["", "hello", "AwaleBackup(", "[Rules \"awale\"] CC"] {
        let app = drop_file(&home, text);
        assert_eq!(menu(&app), Menu::Main, "{text}");
        assert!(!app.world().has_part::<CurrentMatch>(), "{text}");
    }
    assert_eq!(fs::read_dir(home.0.join("rules")).unwrap().count(), 0);
}

const SETTINGS: &str = "(sound: (master: 0.25))";

#[test]
fn a_backup_carries_rules_and_settings_to_another_home() {
    let [from, to] = ["backup-from", "backup-to"].map(Home::new);
    fs::write(from.0.join("rules/own.ron"), "(name: \"Own\")").unwrap();
    fs::write(from.0.join("settings.ron"), SETTINGS).unwrap();
    let _ = from.run("press main.settings\n wait 3\n press settings.page.language\n wait 3\n press settings.backup\n wait 3\n exit");
    let backup = fs::read_dir(from.0.join("handed out")).unwrap().next();
    let text = fs::read_to_string(backup.unwrap().unwrap().path()).unwrap();

    // Restored settings apply at once, and later changes are saved.
    let app = drop_file_then(&to, &text, "key m\n wait 5\n");
    assert!(to.rules("own.ron").is_some());
    let restored = app.world().resource::<Settings>().clone();
    assert_eq!((restored.sound.master, restored.sound.muted), (0.25, true));
    drop(app);
    let settings = fs::read_to_string(to.0.join("settings.ron")).unwrap();
    assert_eq!(versioned::read::<Settings>(&settings), Ok(restored));
}

#[test]
fn a_headless_script_opens_the_file_of_the_command_line() {
    let home = Home::new("headless-file");
    let [script, file] = ["script.txt", "elsewhere.txt"].map(|name| home.0.join(name));
    fs::write(&script, "wait 60\nexit\n").unwrap();
    fs::write(&file, "(name: \"Dropped\")").unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_awale"))
        .args(["--headless", "--hurry", "--script"])
        .args([&script, &file])
        .env("AWALE_HOME", &home.0)
        .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(run.status.success(), "{run:?}");
    assert!(home.rules("dropped.ron").is_some());
}

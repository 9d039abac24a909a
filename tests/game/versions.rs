//! Saved settings and last choices can be loaded in their released format; the samples are in
//! `tests/data/samples`.

use std::fs;
use std::path::Path;

use awale::catalog::{self, LastChoices, Onboarding, PlayerKind, SeatChoice};
use awale::controls::{Action, Chord};
use awale::settings::{
    self, BoardMaterial, CommentsShown, Contrast, CountsShown, LightPalette, Quality, SeedSet,
    Settings, Speed,
};
use awale::storage::Storage;
use awale_engine::ai::Level;
use awale_engine::matches::Beginner;
use awale_rules::spec::{BoardSpec, Direction};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::workshop::Home;

/// Starts an app that loads this sample from the player's folder.
fn load_sample(home: &Home, file: &str) -> App {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/samples");
    fs::copy(samples.join(file), home.0.join(file)).unwrap();
    let mut app = App::new();
    app.insert_resource(Storage::at(&home.0))
        .add_plugins((settings::plugin, catalog::plugin));
    app
}

#[test]
fn saved_settings_are_loaded() {
    let home = Home::new("settings-0.1");
    let app = load_sample(&home, "settings.ron");
    let settings = app.world().resource::<Settings>();
    assert_eq!(settings.language.as_deref(), Some("fr"));
    let sound = settings.sound;
    assert_eq!(
        [
            sound.master,
            sound.seeds,
            sound.voice,
            sound.ambience,
            sound.music
        ],
        [0.5, 1.0, 0.8, 0.25, 0.0]
    );
    assert!(sound.muted);
    let play = settings.play;
    assert_eq!((play.speed, play.pause), (Speed::Times(2.0), 2.0));
    assert!(play.turning_board);
    let helps = settings.helps;
    assert_eq!(helps.counts, CountsShown::Always);
    assert_eq!(helps.commentary, CommentsShown::Never);
    assert_eq!(helps.warning, 5);
    assert_eq!(
        [
            helps.letters,
            helps.targets,
            helps.ghost,
            helps.threats,
            helps.moves,
            helps.evaluation,
            helps.transcript
        ],
        [false, true, true, true, true, true, true]
    );
    let look = settings.look;
    assert_eq!(look.quality, Some(Quality::Low));
    assert_eq!((look.text_size, look.reduced_motion), (1.5, true));
    assert_eq!(
        (look.board, look.seeds),
        (BoardMaterial::OliveWood, SeedSet::Cowries)
    );
    assert_eq!(
        (look.contrast, look.lights),
        (Contrast::High, LightPalette::Distinct)
    );
    let controls = &settings.controls;
    assert_eq!(controls.key(Action::Hint), Some(Chord::named(Key::F3)));
    assert_eq!(controls.key(Action::Mute), None);
    assert_eq!(controls.key(Action::Undo), Action::Undo.default_key());
    assert_eq!(controls.unknown(), [""; 0]);
}

#[test]
fn saved_choices_are_loaded() {
    let home = Home::new("last-choices-0.1");
    let app = load_sample(&home, "last_choices.ron");
    let expected = LastChoices {
        variant: "darra".to_owned(),
        seats: [
            SeatChoice {
                name: "Ama".to_owned(),
                kind: PlayerKind::Person,
                level: Level::Initiation,
            },
            SeatChoice {
                name: String::new(),
                kind: PlayerKind::Computer,
                level: Level::GrandMaster,
            },
        ],
        beginner: Beginner::Random,
        games: 6,
        alternating: true,
        board: Some(BoardSpec {
            holes: 12,
            seeds: 4,
            direction: Direction::Counterclockwise,
            ..BoardSpec::default()
        }),
        one_round: false,
        clock: None,
    };
    assert_eq!(*app.world().resource::<LastChoices>(), expected);
    assert!(!app.world().resource::<Onboarding>().is_first_run);
}

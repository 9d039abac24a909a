#![allow(clippy::unwrap_used)]

use super::*;
use crate::fixtures::Scratch;
use crate::storage;

/// Reads a settings file with this text.
fn read(text: &str) -> Settings {
    let mut settings: Settings = ron::from_str(text).unwrap();
    settings.sanitize();
    settings
}

#[test]
fn grand_masters_time_is_one_of_the_choices() {
    assert!((read("(play: (thinking: 10.0))").play.thinking - 10.0).abs() < f32::EPSILON);
    for invalid in [
        "()",
        "(play: (thinking: 3600.0))",
        "(play: (thinking: NaN))",
    ] {
        assert_eq!(read(invalid).play, PlaySettings::default(), "{invalid}");
    }
}

#[test]
fn known_kinds_of_rules_are_saved_and_unknown_ones_kept() {
    let mut settings = Settings::default();
    settings.learning.meet([RuleKind::Relay, RuleKind::Penalty]);
    settings
        .learning
        .met
        .insert("of-a-later-version".to_owned());
    let text = ron::to_string(&settings).unwrap();
    let read = ron::from_str::<Settings>(&text).unwrap();
    assert_eq!(read, settings);
    let met: Vec<_> = read.learning.met_kinds().into_iter().collect();
    assert_eq!(met, [RuleKind::Relay, RuleKind::Penalty]);
    // Lessons are offered unless a player has switched that off.
    assert!(ron::from_str::<Settings>("()").unwrap().learning.offers);
}

#[test]
fn unknown_fields_are_ignored_and_values_clamped() {
    let text = "(language: Some(\"fr\"), sound: (master: 7.0, music: NaN), novelty: 3)";
    let settings = read(text);
    assert_eq!(settings.language.as_deref(), Some("fr"));
    assert!((settings.sound.master - 1.0).abs() < f32::EPSILON);
    assert!((settings.sound.music - SoundSettings::default().music).abs() < f32::EPSILON);
    assert_eq!(settings.helps, HelpSettings::default());
}

#[test]
fn the_look_of_the_table_is_saved_and_has_defaults() {
    let mut settings = Settings::default();
    settings.look.board = BoardMaterial::Terracotta;
    settings.look.seeds = SeedSet::Cowries;
    let text = ron::to_string(&settings).unwrap();
    assert_eq!(ron::from_str::<Settings>(&text).unwrap(), settings);
    let old: Settings = ron::from_str("(look: (text_size: 1.5))").unwrap();
    assert_eq!(old.look.board, BoardMaterial::Hardwood);
    assert_eq!(old.look.seeds, SeedSet::NickerNuts);
}

#[test]
fn an_unknown_speed_becomes_the_default() {
    let settings = read("(play: (speed: Times(-3.0)))");
    assert_eq!(settings.play.speed, Speed::default());
    let off = read("(play: (speed: Off))");
    assert_eq!(off.play.speed, Speed::Off);
}

#[test]
fn every_speed_has_a_name_of_its_own() {
    let names: BTreeSet<&str> = Speed::ALL.map(Speed::key).into_iter().collect();
    assert_eq!(names.len(), Speed::ALL.len());
    assert_eq!(
        (Speed::default().key(), Speed::Off.key()),
        ("normal", "off")
    );
}

#[test]
fn the_defaults_can_be_chosen() {
    assert_eq!(Settings::default().sanitize(), [""; 0]);
}

#[test]
fn values_that_cannot_be_chosen_are_replaced_and_reported() {
    let folder = Scratch::new();
    folder.put(
        "settings.ron",
        "(play: (speed: Times(3.0), pause: 2.0, thinking: 3600.0), helps: (warning: 7), \
         sound: (master: 7.0, seeds: 0.5))",
    );
    let mut app = App::new();
    app.insert_resource(Storage::at(&folder.0))
        .init_resource::<ButtonInput<MouseButton>>()
        .add_plugins((storage::plugin, plugin));
    app.update();
    let settings = app.world().resource::<Settings>();
    let expected = PlaySettings {
        pause: 2.0,
        ..PlaySettings::default()
    };
    assert_eq!(settings.play, expected);
    assert_eq!(settings.helps, HelpSettings::default());
    assert_eq!([settings.sound.master, settings.sound.seeds], [1.0, 0.5]);
    let notices = app.world().resource::<Messages<StorageNotice>>();
    let notices: Vec<_> = notices.iter_current_update_messages().cloned().collect();
    let values = "play.speed: Times(3.0); play.thinking: 3600.0; helps.warning: 7; \
                  sound.master: 7.0";
    let replaced = StorageNotice::Replaced {
        file: "settings.ron".to_owned(),
        values: values.to_owned(),
    };
    assert_eq!(notices, [replaced]);
}

#[test]
fn comments_are_automatic_only_at_the_first_level() {
    use awale_engine::ai::Level;
    use awale_engine::matches::Player;
    let people = [Player::Person; 2];
    let at = |level| [Player::Person, Player::Computer(level)];
    let automatic = CommentsShown::Automatic;
    assert!(automatic.apply_to(at(Level::Initiation)));
    assert!(!automatic.apply_to(at(Level::Club)));
    assert!(!automatic.apply_to(people));
    assert!(CommentsShown::Always.apply_to(people));
    assert!(!CommentsShown::Never.apply_to(at(Level::Initiation)));
}

#[test]
fn the_page_of_links_is_one_line_without_a_fragment() {
    let page = |text: &str| {
        let mut settings = Settings {
            page: text.to_owned(),
            ..Settings::default()
        };
        settings.sanitize();
        settings.page
    };
    assert_eq!(page(" https://example.org/a/ "), "https://example.org/a/");
    assert_eq!(
        page("https://example.org/#rules=awale"),
        "https://example.org/"
    );
    assert_eq!(page("one\ntwo"), "one");
    assert_eq!(page(&"a".repeat(10_000)).len(), MAX_ADDRESS_LENGTH);
}

#[test]
fn two_changes_of_one_frame_are_both_applied() {
    let mut app = App::new();
    app.insert_resource(Storage::disabled())
        .init_resource::<ButtonInput<MouseButton>>()
        .add_plugins(plugin);
    let before = app.world().resource::<Settings>().clone();
    for command in [
        SettingsCommand::new(|settings| settings.helps.letters = !settings.helps.letters),
        SettingsCommand::new(|settings| settings.play.turning_board = !settings.play.turning_board),
        SettingsCommand::toggle_sound(),
    ] {
        app.world_mut().write_message(command);
    }
    app.update();
    let settings = app.world().resource::<Settings>();
    assert_ne!(settings.helps.letters, before.helps.letters);
    assert_ne!(settings.play.turning_board, before.play.turning_board);
    assert_ne!(settings.sound.muted, before.sound.muted);
}

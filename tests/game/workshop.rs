//! The rule workshop by real clicks: editing, testing, saving, exchanging and deleting variants.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use awale::scene::TableLook;
use awale::session::CurrentMatch;
use awale::settings::BoardMaterial;
use awale::state::Menu;
use awale::storage::Storage;
use awale::studies::{Field, RuleLab, StudyCommand};
use awale::ui::{ButtonRegistry, OwnClipboard, Workbench};
use awale_engine::lab::{Results, built_in, result_file, usual_lanes};
use awale_engine::matches::Purpose;
use awale_engine::workshop::file_text;
use awale_rules::parameters;
use awale_rules::spec::{Again, Counts, Needs};
use awale_rules::{RuleSet, Side, library, parse_rule_file};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};

use super::fixtures::slice;
use super::journey::{launch, menu, run_to_end};
use super::table::Parts;

/// Number of rows in the short form of the tests.
const SLICE_ROWS: usize = 2;

/// The home folder of one test.
pub struct Home(pub PathBuf);

impl Home {
    pub fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("awale-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("rules")).unwrap();
        Self(folder)
    }

    /// Launches the app at the start of `script`, with this folder.
    pub fn launch(&self, script: &str) -> App {
        let mut app = launch(script);
        app.insert_resource(Storage::at(&self.0));
        app
    }

    pub fn run(&self, script: &str) -> App {
        run_to_end(self.launch(script))
    }

    pub fn rules(&self, file: &str) -> Option<RuleSet> {
        let bytes = fs::read(self.0.join("rules").join(file)).ok()?;
        Some(parse_rule_file(&bytes).unwrap())
    }

    fn write_rules(&self, file: &str, text: &str) {
        fs::write(self.0.join("rules").join(file), text).unwrap();
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn awale_text() -> String {
    file_text(library::load("awale").unwrap().unwrap().spec())
}

#[test]
fn an_edited_copy_is_saved_and_offered_for_a_new_game() {
    let home = Home::new("changed-copy");
    let app = home.run(
        "press main.more
         press more.workshop
         press workshop.variant.awale
         press workshop.open
         press editor.page.capture
         press editor.capture.counts.4
         press editor.page.board
         press editor.board.holes.more
         press editor.save
         wait 3
         press editor.back
         press workshop.back
         press more.back
         press main.new_game
         press new_game.south.person
         press new_game.north.person
         press new_game.variant.awale-2.ron
         press new_game.start
         settle
         exit",
    );
    let saved = home.rules("awale-2.ron").expect("the file is there");
    assert_eq!(saved.spec().board.holes, 7);
    assert_eq!(saved.spec().capture.counts, Counts::Only(vec![2, 3, 4]));
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.setup().rules.fingerprint(), saved.fingerprint());
    assert_eq!(current.purpose(), Purpose::Match);
}

#[test]
fn the_workshop_offers_every_row_that_the_rules_allow() {
    let rows = [
        ("awale", "less", 5, 2),
        ("awale", "more", 13, 18),
        ("omweso", "less", 5, 4),
        ("omweso", "more", 6, 13),
    ];
    for (variant, button, presses, expected) in slice(rows, SLICE_ROWS) {
        let home = Home::new("rows");
        // The last press finds the button disabled.
        let presses = format!("press editor.board.holes.{button}\n").repeat(presses);
        let app = home.run(&format!(
            "press main.more
             press more.workshop
             press workshop.variant.{variant}
             press workshop.open
             press editor.page.board
             {presses}
             wait 3
             exit"
        ));
        let draft = app.world().resource::<Workbench>().draft().unwrap();
        let holes = draft.spec().board.holes;
        assert_eq!(holes, expected, "{variant}, {button}");
    }
}

#[test]
fn a_kalah_with_five_house_rules_is_made_and_played_in_twenty_two_clicks() {
    let home = Home::new("house-kalah");
    let clicks = "press main.more
         press more.workshop
         press workshop.variant.kalah
         press workshop.open
         press editor.page.board
         press editor.board.seeds.more
         press editor.page.turn
         press editor.turn.again.capture
         press editor.turn.swap
         press editor.page.capture
         press editor.capture.needs.nothing
         press editor.page.end
         press editor.end.majority
         press editor.save
         wait 3
         press editor.back
         press workshop.back
         press more.back
         press main.new_game
         press new_game.variant.kalah-2.ron
         press new_game.begins.south
         press new_game.north.person
         press new_game.start
         settle";
    let presses = clicks.matches("press").count();
    assert_eq!(presses, 22);
    let app = home.run(&format!("{clicks}\nexit"));
    let saved = home.rules("kalah-2.ron").expect("the file is there");
    let spec = saved.spec();
    assert_eq!(spec.board.seeds, 5);
    assert_eq!(spec.turn.again, [Again::Store, Again::Capture]);
    assert!(spec.turn.swap && spec.end.majority);
    assert_eq!(spec.capture.needs, Needs::Nothing);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.setup().rules.fingerprint(), saved.fingerprint());
    let table = app.world().resource::<TableLook>();
    assert_eq!(table.board, BoardMaterial::OliveWood);
}

#[test]
fn house_rules_are_changed_where_the_game_is_chosen() {
    let home = Home::new("house-rules");
    let app = home.run(
        "press main.new_game
         press new_game.variant.kalah
         press new_game.south.person
         press new_game.north.person
         press new_game.house_rules
         press house_rules.board.seeds.5
         press house_rules.turn.swap.yes
         press house_rules.save
         wait 3
         press new_game.start
         settle
         exit",
    );
    let saved = home.rules("kalah-2.ron").expect("the file is there");
    let spec = saved.spec();
    assert_eq!((spec.board.seeds, spec.turn.swap), (5, true));
    assert_eq!(saved.name("en"), "Kalah 2");
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.setup().rules.fingerprint(), saved.fingerprint());
    let is_person = |side| !current.setup().seat(side).player.is_computer();
    assert!(Side::BOTH.into_iter().all(is_person));
    // The player's own variant is edited in place.
    let _ = home.run(
        "press main.new_game
         press new_game.variant.kalah-2.ron
         press new_game.house_rules
         press house_rules.board.seeds.3
         press house_rules.save
         wait 3
         exit",
    );
    assert_eq!(home.rules("kalah-2.ron").unwrap().spec().board.seeds, 3);
    assert!(home.rules("kalah-3.ron").is_none());
}

#[test]
fn house_rules_that_are_not_saved_lead_to_the_editor_or_are_dropped() {
    let home = Home::new("house-rules-editor");
    let app = home.run(
        "press main.new_game
         press new_game.variant.kalah
         press new_game.house_rules
         press house_rules.board.seeds.6
         press house_rules.back
         wait 3
         press new_game.house_rules
         wait 3
         press house_rules.board.seeds.5
         press house_rules.house_workshop
         wait 3
         exit",
    );
    assert_eq!(menu(&app), Menu::RuleEditor);
    let draft = app.world().resource::<Workbench>().draft().unwrap();
    assert_eq!(draft.spec().board.seeds, 5);
    assert!(home.rules("kalah-2.ron").is_none());
}

#[test]
fn editing_a_custom_variant_changes_its_file() {
    let home = Home::new("own-file");
    home.write_rules("mine.ron", &awale_text());
    let _ = home.run(
        "press main.more
         press more.workshop
         press workshop.variant.mine.ron
         press workshop.open
         press editor.page.end
         press editor.end.majority
         press editor.save
         wait 3
         exit",
    );
    assert!(home.rules("mine.ron").unwrap().end().majority);
    assert_eq!(fs::read_dir(home.0.join("rules")).unwrap().count(), 1);
}

#[test]
fn invalid_rules_are_reported_and_can_be_neither_tried_nor_saved() {
    let home = Home::new("broken");
    let app = home.run(
        "press main.more
         press more.workshop
         press workshop.variant.awale
         press workshop.open
         press editor.page.play
         press editor.play.from.any
         press editor.try
         press editor.save
         wait 5
         exit",
    );
    let draft = app.world().resource::<Workbench>().draft().unwrap();
    let fields: Vec<&str> = draft
        .problems()
        .iter()
        .map(|problem| problem.field())
        .collect();
    assert_eq!(fields, ["play.feeding"]);
    assert_eq!(menu(&app), Menu::RuleEditor);
    assert!(!app.world().has_part::<CurrentMatch>());
    assert_eq!(fs::read_dir(home.0.join("rules")).unwrap().count(), 0);
}

#[test]
fn a_trial_returns_to_the_draft_and_does_not_count() {
    let home = Home::new("trial");
    let app = home.run(
        "press main.more
         press more.workshop
         press workshop.variant.awale
         press workshop.open
         press editor.page.board
         press editor.board.seeds.less
         press editor.try
         settle
         play C
         wait 5
         key escape
         wait 3
         press pause.leave
         wait 5
         exit",
    );
    assert_eq!(menu(&app), Menu::RuleEditor);
    let draft = app.world().resource::<Workbench>().draft().unwrap();
    assert_eq!(draft.spec().board.seeds, 3);
    assert!(draft.is_changed());
    assert!(
        !home.0.join("match.txt").exists(),
        "a trial can't be resumed"
    );
}

#[test]
fn a_file_is_deleted_only_after_confirmation() {
    let home = Home::new("delete");
    home.write_rules("mine.ron", &awale_text());
    let _ = home.run(
        "press main.more
         press more.workshop
         press workshop.variant.mine.ron
         press workshop.delete
         press workshop.cancel
         exit",
    );
    assert!(home.rules("mine.ron").is_some());
    let app = home.run(
        "press main.more
         press more.workshop
         press workshop.variant.mine.ron
         press workshop.delete
         press workshop.confirm
         wait 3
         exit",
    );
    assert!(home.rules("mine.ron").is_none());
    let registry = app.world().resource::<ButtonRegistry>();
    assert!(registry.rect("workshop.variant.mine.ron").is_none());
}

#[test]
fn any_seed_count_can_be_added() {
    let home = Home::new("counts");
    let app = home.run(
        "press main.more
         press more.workshop
         press workshop.variant.awale
         press workshop.open
         press editor.page.capture
         press editor.capture.counts.another.more_hundred
         press editor.capture.counts.another.less_ten
         press editor.capture.counts.another.more
         press editor.capture.counts.another.add
         press editor.capture.counts.2
         wait 3
         exit",
    );
    let draft = app.world().resource::<Workbench>().draft().unwrap();
    let counts = &draft.spec().capture.counts;
    assert_eq!(*counts, Counts::Only(vec![3, 116]));
}

#[test]
fn rules_are_pasted_verbatim_and_copied() {
    let home = Home::new("paste");
    let text = "// mine\n(name: \"Pasted one\", board: (holes: 5))\n";
    let mut app = home.launch(
        "press main.more
         press more.workshop
         press workshop.paste_rules
         wait 3
         press workshop.copy_rules
         wait 3
         exit",
    );
    app.insert_resource(OwnClipboard(text.to_owned()));
    let app = run_to_end(app);
    assert_eq!(
        fs::read_to_string(home.0.join("rules/pasted-one.ron")).unwrap(),
        text
    );
    let copied = &app.world().resource::<OwnClipboard>().0;
    let copied = parse_rule_file(copied.as_bytes()).unwrap();
    assert_eq!(
        copied.fingerprint(),
        home.rules("pasted-one.ron").unwrap().fingerprint()
    );
}

#[test]
fn a_file_added_while_the_list_is_open_appears_when_the_window_regains_focus() {
    let home = Home::new("watched");
    let path = home.0.join("rules/late.ron");
    let mut app = home.launch(
        "press main.new_game
         wait 60
         press new_game.variant.late.ron
         exit",
    );
    app.add_systems(
        PreUpdate,
        move |mut frames: Local<u32>,
              window: Single<Entity, With<PrimaryWindow>>,
              mut focused: MessageWriter<WindowFocused>| {
            *frames += 1;
            if *frames == 40 {
                fs::write(&path, awale_text()).unwrap();
                focused.write(WindowFocused {
                    window: *window,
                    focused: true,
                });
            }
        },
    );
    let _ = run_to_end(app);
}

/// A script that opens the lab for a simple game.
const LAB_SCRIPT: &str = "press main.more\npress more.workshop\n wait 3\n press workshop.variant.2-4\n wait 3\n press workshop.side.lab\n wait 3\n";

#[test]
fn parameter_values_are_compared_and_saved_as_a_table() {
    let home = Home::new("lab-compare");
    let rules = library::load("2-4").unwrap().unwrap();
    let parameter = parameters::of(rules.spec()).next().unwrap();
    let lanes = usual_lanes(rules.spec(), parameter);
    assert!(lanes.len() > 2);
    let fingerprint = rules.fingerprint();
    let is_new = |other: &RuleSet| other.fingerprint() != fingerprint;
    let trials = |app: &App| -> Vec<u64> {
        let lab = app.world().resource::<RuleLab>();
        let changed_lanes = lanes.iter().filter(|(_, rules)| is_new(rules));
        let trials = changed_lanes.map(|(_, rules)| lab.results(rules).map_or(0, Results::trials));
        trials.collect()
    };
    let mut app = home.launch(&format!("{LAB_SCRIPT} press workshop.lab.all.compare"));
    let mut frames = 0..20_000;
    while trials(&app).contains(&0) {
        assert!(frames.next().is_some(), "nothing is measured");
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    // The value with the fewest trials is measured next, which keeps their numbers balanced.
    let trial_counts = trials(&app);
    assert!(
        trial_counts.iter().max().unwrap() - trial_counts.iter().min().unwrap() <= 10,
        "{trial_counts:?}"
    );
    drop(app);

    let _ = home.run(&format!(
        "{LAB_SCRIPT} press workshop.lab.save\n wait 3\n exit"
    ));
    let folder = fs::read_dir(home.0.join("handed out")).unwrap();
    let [file] = folder.collect::<Vec<_>>().try_into().unwrap();
    let table = fs::read_to_string(file.unwrap().path()).unwrap();
    let lines: BTreeSet<&str> = table
        .lines()
        .skip(1)
        .map(|line| line.split(',').nth(1).unwrap())
        .collect();
    let expected: Vec<String> = lanes
        .iter()
        .map(|(_, rules)| format!("{:016x}", rules.fingerprint()))
        .collect();
    assert_eq!(lines, expected.iter().map(String::as_str).collect());
}

#[test]
fn rules_are_measured_in_the_background_and_the_results_saved() {
    let home = Home::new("lab");
    let rules = library::load("2-4").unwrap().unwrap();
    let trials = |app: &App| {
        let lab = app.world().resource::<RuleLab>();
        lab.results(&rules).unwrap().trials()
    };
    let built_in_trials = built_in::results(&rules).unwrap().trials();
    let mut app = home.launch(&format!("{LAB_SCRIPT} press workshop.lab.measure"));
    // Trials run on a thread, independently of frames.
    let mut frames = 0..20_000;
    while trials(&app) < built_in_trials + 20 {
        assert!(frames.next().is_some(), "nothing is measured");
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert!(app.world().resource::<RuleLab>().is_studying([&*rules]));
    app.world_mut()
        .write_message(StudyCommand::Stop(Field::Lab));
    app.update();
    let trial_count = trials(&app);
    assert!(!app.world().resource::<RuleLab>().is_studying([&*rules]));
    drop(app);

    let file = home.0.join(format!("lab/{:016x}.lab", rules.fingerprint()));
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(
        result_file::read(&text, &rules).unwrap().trials(),
        trial_count
    );
    let app = home.run(&format!("{LAB_SCRIPT} exit"));
    assert_eq!(trials(&app), trial_count);

    // An invalid file is set aside.
    fs::write(&file, "(games: -1)").unwrap();
    let app = home.run(&format!("{LAB_SCRIPT} exit"));
    assert_eq!(trials(&app), built_in_trials);
    assert!(!file.exists());
}

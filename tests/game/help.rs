//! The help screen: it opens from any screen without losing anything, shows examples on the board,
//! and saves the rule book as a web page.

use std::time::Duration;

use awale::accessibility::Transcript;
use awale::advisor::Analyses;
use awale::app::headless;
use awale::board_view::{Mark, Marks};
use awale::catalog::Variants;
use awale::dev_tools::Script;
use awale::lesson::{CurrentDemonstration, CurrentLesson};
use awale::playback::Playback;
use awale::session::CurrentMatch;
use awale::state::{Menu, Screen};
use awale::storage::Storage;
use awale::table::Top;
use awale::ui::ButtonRegistry;
use awale_engine::examples;
use awale_engine::text::help::HelpPage;
use awale_engine::text::{Language, strategies};
use awale_rules::{BoardSnapshot, library};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::fixtures::{is_long, slice};
use super::journey::{launch, menu, run, run_to_end, two_player_script};
use super::keyboard::Player;
use super::legibility::faults_in_script;
use super::table::{Parts, assert_holds};
use super::workshop::Home;

/// Number of moments in a slice at which an example interrupts a move.
const SLICE_MOMENTS: usize = 1;
/// Number of ways through an example in a slice.
const SLICE_WAYS: usize = 2;
/// Number of examples of the rules, and of strategies, in a slice.
const SLICE_EXAMPLES: usize = 5;
const SLICE_STRATEGIES: usize = 3;
/// Number of pairs of a language and a window in a slice.
const SLICE_WINDOWS: usize = 2;

/// A script that opens the help, plays an example to its end and returns to the match.
pub const VIEW_EXAMPLE: &str = "key f1
    wait 3
    press help.page.strategies
    press help.show.kroo
    wait 60
    key escape
    wait 3
    key escape
    wait 3";

/// The state of the game in one frame.
#[derive(Clone, Debug)]
struct Frame {
    menu: Menu,
    screen: Screen,
    saved_match: Option<String>,
    board: Option<BoardSnapshot>,
    pending: usize,
    is_done: bool,
}

#[derive(Resource, Default)]
struct RecordedFrames(Vec<Frame>);

fn record(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    current: Option<Top<CurrentMatch>>,
    playback: Top<Playback>,
    demonstration: Option<Top<CurrentDemonstration>>,
    mut frames: ResMut<RecordedFrames>,
) {
    frames.0.push(Frame {
        menu: *menu.get(),
        screen: *screen.get(),
        saved_match: current.map(|current| format!("{:?}", current.state().to_text())),
        board: playback.shown().copied(),
        pending: playback.pending(),
        is_done: demonstration.is_some_and(|shown| shown.is_done()) && !playback.is_busy(),
    });
}

fn record_frames(script: &str) -> (App, Vec<Frame>) {
    run_and_record(launch(&format!("{script}\nexit")))
}

/// Records a script with short frames, which show details within a move.
fn record_short_frames(script: &str) -> (App, Vec<Frame>) {
    let script: Script = format!("{script}\nexit").parse().unwrap();
    let step = Duration::from_millis(50);
    run_and_record(headless(UVec2::new(1280, 720), Some((script, step))))
}

fn run_and_record(mut app: App) -> (App, Vec<Frame>) {
    app.init_resource::<RecordedFrames>()
        .add_systems(Last, record);
    let mut app = run_to_end(app);
    let frames = app
        .world_mut()
        .remove_resource::<RecordedFrames>()
        .unwrap()
        .0;
    (app, frames)
}

/// Returns the last frame before an example and the first one after it.
fn frames_around_example(frames: &[Frame]) -> (&Frame, &Frame) {
    let is_shown = |frame: &Frame| frame.screen == Screen::Demonstration;
    let first = frames.iter().position(is_shown).expect("an example");
    let last = frames.iter().rposition(is_shown).unwrap();
    (&frames[first - 1], &frames[last + 1])
}

#[test]
fn a_match_resumes_after_an_example() {
    let script = format!(
        "{}press hud.hint\nwait 3\n{VIEW_EXAMPLE}",
        two_player_script("C")
    );
    let (mut app, frames) = record_frames(&script);
    let (before, after) = frames_around_example(&frames);
    assert_eq!((before.menu, after.menu), (Menu::Help, Menu::Help));
    assert_eq!(after.screen, Screen::Playing);
    assert!(before.saved_match.is_some());
    assert_eq!(before.saved_match, after.saved_match);
    assert_eq!(before.board, after.board);
    let example_end = frames.iter().rfind(|frame| frame.is_done).expect("its end");
    assert_eq!(example_end.saved_match, None);
    assert_ne!(example_end.board, before.board);
    // The hint and the last move are shown again.
    let world = app.world();
    let current = world.part::<CurrentMatch>();
    let hint = world.part::<Analyses>().hint(current.turn());
    assert!(hint.is_some());
    assert_eq!(menu(&app), Menu::Closed);
    let world = app.world_mut();
    let mut marks = world.query::<&Marks>();
    assert_eq!(
        marks
            .iter(world)
            .filter(|marks| marks.has(Mark::LastTo))
            .count(),
        1
    );
    assert_holds(world, &after.board.unwrap(), "after the example");
}

#[test]
fn a_move_resumes_after_an_example() {
    let lines = |app: &App| -> Vec<String> {
        let transcript = app.world().resource::<Transcript>();
        transcript.lines().map(str::to_owned).collect()
    };
    let played = |app: &App| app.world().part::<CurrentMatch>().state().to_text();
    let start = two_player_script("C");
    let uninterrupted = run(&format!("{start}play f\nsettle\nexit"));
    for wait in slice([1, 4, 9, 13], SLICE_MOMENTS) {
        let view = VIEW_EXAMPLE.replace("wait 60", "wait 250");
        let script = format!("{start}play f\nwait {wait}\n{view}\nsettle");
        let (mut app, frames) = record_short_frames(&script);
        let (before, after) = frames_around_example(&frames);
        assert!(before.pending > 0, "{wait}: the move is already over");
        assert_eq!(before.saved_match, after.saved_match);
        let (before_seeds, after_seeds) = (before.board.unwrap(), after.board.unwrap());
        assert_eq!(before_seeds.total(), after_seeds.total());
        // No more than the seed in flight has landed.
        assert!((before.pending - 1..=before.pending).contains(&after.pending));
        assert_eq!(
            played(&app).unwrap(),
            played(&uninterrupted).unwrap(),
            "{wait}"
        );
        assert_eq!(
            lines(&app),
            lines(&uninterrupted),
            "{wait}: no line is repeated"
        );
        let end = BoardSnapshot::of(app.world().part::<CurrentMatch>().position());
        assert_eq!(app.world().part::<Playback>().shown(), Some(&end));
        assert_holds(app.world_mut(), &end, "at the end of the move");
    }
}

#[test]
fn reading_the_help_pauses_a_move() {
    let script = format!(
        "{}play f\nwait 2\nkey f1\nwait 20\npress help.page.words\nwait 20
         press help.back\nsettle",
        two_player_script("C")
    );
    let (_, frames) = record_short_frames(&script);
    let open: Vec<&Frame> = frames
        .iter()
        .filter(|frame| frame.menu == Menu::Help)
        .collect();
    // Time still passes in the first frame in which a menu is open.
    let [first, last] = [open[2], open[open.len() - 1]];
    assert!(open.len() > 40 && first.pending > 0);
    assert_eq!((first.board, first.pending), (last.board, last.pending));
}

#[test]
fn a_lesson_and_the_title_resume_after_an_example() {
    let (app, frames) = record_frames(&format!(
        "press main.learn\npress learn.first-steps\nwait 40\npress lesson.show\nwait 40\npress lesson.next\nwait 20\n
         {VIEW_EXAMPLE}"
    ));
    let (before, after) = frames_around_example(&frames);
    assert_eq!(after.screen, Screen::Lesson);
    assert_eq!(before.board, after.board);
    assert_eq!(menu(&app), Menu::Closed);
    let lesson = app.world().part::<CurrentLesson>();
    assert_eq!(lesson.tour().step_number(), 1);

    let (app, frames) = record_frames(
        "press main.learn\npress learn.page.read\npress learn.read.strategies\nwait 3
         press help.show.dam\nwait 60\npress demonstration.back\nwait 3",
    );
    let (before, after) = frames_around_example(&frames);
    assert_eq!(
        (before.screen, after.screen),
        (Screen::Title, Screen::Title)
    );
    assert_eq!(before.board, after.board);
    assert_eq!(menu(&app), Menu::Help);
    let registry = app.world().resource::<ButtonRegistry>();
    assert!(
        registry.rect("help.show.dam").is_some(),
        "the page is unchanged"
    );
}

#[test]
fn an_example_leads_back_to_where_it_was_opened_after_a_picture_or_the_photo_mode() {
    type Detour = fn(&mut Player);
    let detours: [(&str, Detour); 3] = [
        ("nothing", |_| {}),
        ("a picture", |player| {
            player.letter(KeyCode::KeyP, "p");
            // Without a graphics card, the screenshot fails.
            for _ in 0..2_000 {
                if player.menu() == Menu::Closed {
                    return;
                }
                player.0.update();
            }
            panic!("the picture never times out");
        }),
        ("photo mode", |player| {
            player.key(KeyCode::F8, Key::F8);
            assert_eq!(player.menu(), Menu::Photo);
            player.escape();
        }),
    ];
    let screen = |player: &Player| *player.0.world().resource::<State<Screen>>().get();
    let title = "press main.learn\npress learn.page.read\npress learn.read.strategies\nwait 3";
    let lesson = "press main.learn\npress learn.first-steps\nwait 40\nkey f1\nwait 3
        press help.page.strategies";
    let game = two_player_script("C");
    let help = "key f1\nwait 3\npress help.page.strategies";
    let show = "press help.show.kroo";
    let origins = [
        (format!("{title}\n{show}"), Screen::Title, Menu::Help),
        (format!("{lesson}\n{show}"), Screen::Lesson, Menu::Help),
        (format!("{game}{help}\n{show}"), Screen::Playing, Menu::Help),
        // F3 opens the example straight from the match, so there is no menu to return to.
        (format!("{game}key f3"), Screen::Playing, Menu::Closed),
    ];
    let ways = detours
        .into_iter()
        .flat_map(|detour| origins.iter().map(move |origin| (detour, origin)));
    for ((detour, take_detour), (script, origin, origin_menu)) in slice(ways, SLICE_WAYS) {
        let mut player = Player(run(&format!("{script}\nwait 20\nexit")));
        assert_eq!(screen(&player), Screen::Demonstration);
        take_detour(&mut player);
        let state = (screen(&player), player.menu());
        assert_eq!(state, (Screen::Demonstration, Menu::Closed), "{detour}");
        player.escape();
        let state = (screen(&player), player.menu());
        assert_eq!(state, (*origin, *origin_menu), "{detour}");
    }
}

/// Returns the final position of each example shown.
fn final_boards(frames: &[Frame]) -> Vec<BoardSnapshot> {
    let shown = frames.split(|frame| frame.screen != Screen::Demonstration);
    let last = |frames: &[Frame]| frames.iter().rfind(|frame| frame.is_done)?.board;
    shown
        .filter(|frames| !frames.is_empty())
        .map(|frames| last(frames).unwrap())
        .collect()
}

#[test]
fn every_example_of_the_rules_plays_on_the_board() {
    let rules = library::load("awale").unwrap().unwrap();
    let examples = examples::find(&rules);
    let examples = slice(examples.iter().enumerate(), SLICE_EXAMPLES);
    let mut script =
        "press main.more\npress more.rules\npress help.page.examples\nwait 3".to_owned();
    for (index, example) in &examples {
        // Waits 1.5 seconds before each move, and then for its seeds.
        let wait = 12 + (7 * example.moves.len() + example.events.len()) * 4;
        script +=
            &format!("\npress help.show.{index}\nwait {wait}\npress demonstration.back\nwait 3");
    }
    let (_, frames) = record_frames(&script);
    let final_boards = final_boards(&frames);
    assert_eq!(final_boards.len(), examples.len());
    for ((_, example), end) in examples.into_iter().zip(final_boards) {
        let mut game = example.game(&rules);
        for &mv in &example.moves {
            let played = game.play(mv, &mut ());
            assert_eq!(played.err(), example.refusal);
        }
        assert_eq!(
            end,
            BoardSnapshot::of(game.position()),
            "{:?}",
            example.feature
        );
    }
}

/// Plays a page's staged examples on the board, each started with the named button.
fn assert_staged_play(page: &str, staged: &[(&str, strategies::StagedExample)]) {
    let mut script = format!("press main.more\npress more.rules\npress help.page.{page}\nwait 3");
    for (name, _) in staged {
        script += &format!("\npress help.show.{name}\nwait 150\npress demonstration.back\nwait 3");
    }
    let (_, frames) = record_frames(&script);
    let final_boards = final_boards(&frames);
    assert_eq!(final_boards.len(), staged.len());
    for ((name, example), end) in staged.iter().zip(final_boards) {
        let diagram = example.played().unwrap().picture.after.unwrap();
        let seeds = |snapshot: &BoardSnapshot| -> Vec<u16> {
            let holes = diagram.geometry.all().map(awale_rules::Vessel::Hole);
            holes.map(|hole| snapshot.count(hole)).collect()
        };
        let expected: Vec<u16> = diagram.holes.iter().map(|hole| hole.seeds).collect();
        assert_eq!(seeds(&end), expected, "{name}");
    }
}

#[test]
fn every_strategy_plays_on_the_board() {
    let staged = strategies::ALL.map(|strategy| (strategy.name, strategy.example));
    assert_staged_play("strategies", &slice(staged, SLICE_STRATEGIES));
}

#[test]
fn the_examples_of_1996_play_on_the_board() {
    let staged = strategies::HELP_FILE.map(|strategy| (strategy.name, strategy.example));
    assert_staged_play("examples", &staged);
}

#[test]
fn an_example_is_replayed_on_request() {
    let (_, frames) = record_frames(
        "press main.more\npress more.rules\npress help.page.strategies\npress help.show.kroo\nwait 60
         press demonstration.again\nwait 60",
    );
    let is_done: Vec<bool> = frames.iter().map(|frame| frame.is_done).collect();
    let ends = is_done
        .windows(2)
        .filter(|pair| pair[1] && !pair[0])
        .count();
    assert_eq!(ends, 2);
}

#[test]
fn every_page_is_readable_in_a_small_window() {
    let script: Script =
        "press main.more\npress more.rules\nwait 3\npress help.page.history\nwait 3\nkey escape\nwait 3
        press more.rules\nwait 3\npress help.show.0\nwait 20\nkey f1\nwait 3\nexit"
            .parse()
            .unwrap();
    let step = Duration::from_millis(250);
    let app = run_to_end(headless(UVec2::new(640, 360), Some((script, step))));
    assert_eq!(menu(&app), Menu::Help);
}

#[test]
fn the_rule_book_is_saved_with_the_players_own_variants() {
    let home = Home::new("rule-book");
    std::fs::create_dir_all(home.0.join("rules")).unwrap();
    let rules_text = r#"(name: "Grandmother's Awale", board: (holes: 6, seeds: 5))"#;
    std::fs::write(home.0.join("rules/own.ron"), rules_text).unwrap();
    let launch_at = |help: &str| launch(&format!("{help}\nwait 3\npress help.save\nwait 5\nexit"));
    let (mut app, built_in) = if is_long() {
        let app = launch_at("press main.more\npress more.rules");
        (app, library::all_names().count())
    } else {
        // It takes long to find examples for every built-in variant. Without them, only a lesson
        // has rules that the help can explain.
        let mut app = launch_at("press main.learn\npress learn.first-steps\nwait 40\nkey f1");
        app.insert_resource(Variants::default());
        (app, 0)
    };
    app.insert_resource(Storage::at(&home.0));
    let app = run_to_end(app);
    let page =
        std::fs::read_to_string(home.0.join("handed out/The rule book of Awale 1.html")).unwrap();
    assert_eq!(page.matches("<h2").count(), built_in + 1);
    assert!(page.contains("Grandmother&#39;s Awale"));
    let registry = app.world().resource::<ButtonRegistry>();
    assert!(
        registry.rect("notice.0.close").is_some(),
        "a notice shows the path"
    );
}

#[test]
fn pages_beside_their_list_are_legible_in_every_language() {
    let mut script = "wait 5\npress main.more\npress more.rules\nwait 5".to_owned();
    for page in HelpPage::ALL {
        script += &format!("\npress help.page.{}\nwait 5", page.key());
    }
    script += "\npress help.page.examples\npress help.show.0\nwait 20";
    let sizes = [UVec2::new(640, 360), UVec2::new(1280, 3000)];
    let windows = Language::all().flat_map(|language| sizes.map(|size| (language, size)));
    for (language, size) in slice(windows, SLICE_WINDOWS) {
        let faults = faults_in_script(&script, language, size, 1.0);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

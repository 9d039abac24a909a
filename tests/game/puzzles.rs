//! Puzzles on the table, from the main menu to the saved results: by clicks, by keys, runs, the
//! daily puzzle, and mined puzzles for custom rules.

use std::fs;
use std::time::Duration;

use awale::board::BoardVessel;
use awale::board_view::{Mark, Marks};
use awale::lesson::{CurrentLesson, LessonCommand};
use awale::playback::Playback;
use awale::puzzle::{CurrentPuzzle, Mode, Prompt, PuzzleCommand, PuzzleRequest};
use awale::session::{PROGRESS_FILE, SavedProgress, autosave_plugin};
use awale::state::{LessonKind, Menu, Screen};
use awale::storage::{self, Storage, StorageNotice};
use awale::studies::{Field, PUZZLES_FOLDER, PuzzleLists, StudyCommand};
use awale::ui::ButtonRegistry;
use awale_engine::teacher::PlayerProgress;
use awale_engine::teacher::puzzles::{Puzzle, daily, shipped};
use awale_engine::teacher::reasons::of_move;
use awale_engine::teacher::selection::{Selection, next};
use awale_engine::text::training::PuzzleWords;
use awale_engine::text::{self, Language};
use awale_rules::{BoardSnapshot, HoleSet, Move, RuleSet, Vessel, library};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::fixtures::{is_long, slice};
use super::help::VIEW_EXAMPLE;
use super::journey::{menu, run};
use super::keyboard::Player;
use super::legibility::words_shown;
use super::table::Parts;
use super::workshop::Home;

/// Number of frames after which everything is at rest.
const MAX_FRAMES: usize = 600;
/// Number of frames at rest after which nothing more happens by itself: longer than the pauses to
/// read a text or to look at the board.
const REST_FRAMES: usize = 20;
/// Number of variants with chosen directions or on four rows in a slice.
const SLICE_VARIANTS: usize = 3;
/// Number of puzzles to mine in the short and in the long form of the tests.
const MINED: usize = 1;
const LONG_MINED: usize = 2;

fn rules(variant: &str) -> std::sync::Arc<RuleSet> {
    library::load(variant).unwrap().unwrap()
}

/// Returns a new player's first puzzle.
fn first_puzzle(variant: &str, selection: Selection) -> Puzzle {
    let rules = rules(variant);
    let puzzles = shipped(&rules).unwrap().puzzles;
    let variant_progress = PlayerProgress::default().of(&rules);
    let index = next(&puzzles, &rules, &variant_progress, selection, &[]).unwrap();
    puzzles[index].clone()
}

fn letter(variant: &str, mv: Move) -> String {
    rules(variant).geometry().name_of(mv).to_string()
}

/// Finds a wrong move in a puzzle.
fn wrong_move(puzzle: &Puzzle) -> Move {
    let mut moves = puzzle.values.iter().map(|(mv, _)| *mv);
    moves.find(|mv| !puzzle.right.contains(*mv)).unwrap()
}

/// Returns a script that opens the Oware puzzle at the player's strength, and then runs `script`.
fn at_strength(script: &str) -> String {
    at_strength_of("oware", script)
}

/// Returns a script that opens a variant's puzzle at the player's strength, and then runs `script`.
fn at_strength_of(variant: &str, script: &str) -> String {
    format!(
        "press main.more
         press more.puzzles
         wait 3
         press puzzles.page.game
         press puzzles.variant.{variant}
         wait 3
         press puzzles.strength
         wait 8
         {script}
         exit"
    )
}

fn current(app: &App) -> &CurrentPuzzle {
    app.world().part::<CurrentPuzzle>()
}

fn progress(app: &App) -> &PlayerProgress {
    app.world().resource::<SavedProgress>()
}

fn shown(app: &App) -> Option<BoardSnapshot> {
    app.world().part::<Playback>().shown().copied()
}

fn highlighted(app: &mut App) -> HoleSet {
    let world = app.world_mut();
    let mut vessels = world.query::<(&BoardVessel, &Marks)>();
    let marked = vessels.iter(world).filter_map(|(vessel, marks)| {
        let Vessel::Hole(hole) = vessel.0 else {
            return None;
        };
        marks.has(Mark::Highlighted).then_some(hole)
    });
    marked.collect()
}

/// Returns `true` if nothing moves, no refutation is shown, and no scripted move is next.
fn is_at_rest(app: &App) -> bool {
    let world = app.world();
    let playback: Option<&Playback> = world.get_part();
    let lesson: Option<&CurrentLesson> = world.get_part();
    playback.is_none_or(|playback| !playback.is_busy())
        && lesson.is_none_or(|lesson| !lesson.is_refuting() && lesson.tour().next_move().is_none())
}

/// Updates until everything is at rest.
fn settle(app: &mut App) {
    settle_and_watch(app, |_| ());
}

/// Updates until everything is at rest, and watches each frame.
fn settle_and_watch(app: &mut App, mut watch: impl FnMut(&App)) {
    let mut frames_at_rest = 0;
    for _ in 0..MAX_FRAMES {
        app.update();
        watch(app);
        frames_at_rest = if is_at_rest(app) {
            frames_at_rest + 1
        } else {
            0
        };
        if frames_at_rest == REST_FRAMES {
            return;
        }
    }
}

#[test]
fn a_right_answer_plays_the_continuation_and_raises_the_rating() {
    let puzzle = first_puzzle("oware", Selection::AtRating);
    let solution = letter("oware", puzzle.solution().unwrap());
    let mut app = run(&at_strength(&format!("play {solution}\nwait 200")));
    let words = words_shown(&mut app);
    let puzzle_words = PuzzleWords {
        messages: &text::Messages::new(Language::default()),
        rules: &rules("oware"),
        puzzle: &puzzle,
    };
    let mv = puzzle.solution().unwrap();
    let reasons = of_move(&puzzle.game(puzzle_words.rules), mv);
    let right = puzzle_words.right(mv, &reasons);
    assert!(
        right.len() > puzzle_words.right(mv, &[]).len(),
        "{reasons:?}"
    );
    assert!(words.contains(&right), "{right}: {words:?}");
    let puzzle_shown = current(&app);
    assert_eq!(puzzle_shown.puzzle(), &puzzle);
    assert_eq!(puzzle_shown.solved(), puzzle.solution());
    let [before, after] = puzzle_shown.counted().unwrap();
    assert!(after.rating > before.rating && after.deviation < before.deviation);
    // The whole line has been played, and the table shows its end.
    let lesson = app.world().part::<CurrentLesson>();
    assert_eq!(lesson.tour().game().moves(), puzzle.line);
    let end = BoardSnapshot::of(lesson.tour().game().position());
    assert_eq!(shown(&app), Some(end));
    let variant_progress = progress(&app).of(&rules("oware"));
    assert_eq!(
        variant_progress.attempt(&puzzle, &rules("oware")),
        Some(true)
    );
    // The next puzzle is a different one.
    let app = run(&at_strength(&format!(
        "play {solution}\nwait 60\npress puzzle.next\nwait 8"
    )));
    assert_ne!(current(&app).puzzle(), &puzzle);
    assert_eq!(current(&app).solved(), None);
    assert!(app.world().part::<CurrentLesson>().awaits_answer());
}

#[test]
fn puzzles_with_chosen_directions_and_on_four_rows_are_solved_on_the_table() {
    let variants = [
        "o-an-quan",
        "enkeshui",
        "bao-kujifunza",
        "hawalis",
        "hus",
        "moruba",
        "omweso",
    ];
    for variant in slice(variants, SLICE_VARIANTS) {
        let puzzle = first_puzzle(variant, Selection::AtRating);
        let mut app = run(&at_strength_of(variant, ""));
        assert_eq!(current(&app).puzzle(), &puzzle, "{variant}");
        let solution = puzzle.solution().unwrap();
        app.world_mut()
            .write_message(LessonCommand::Answer(solution));
        let is_played_out = |app: &App| {
            let tour = app.world().part::<CurrentLesson>().tour();
            tour.game().moves() == puzzle.line
        };
        for _ in 0..40 * MAX_FRAMES {
            if is_played_out(&app) {
                break;
            }
            app.update();
        }
        assert_eq!(current(&app).solved(), Some(solution), "{variant}");
        assert!(is_played_out(&app), "{variant}: the whole line is played");
    }
}

#[test]
fn a_letter_and_an_arrow_answer_a_puzzle_with_chosen_directions() {
    let puzzle = first_puzzle("o-an-quan", Selection::AtRating);
    let solution = puzzle.solution().unwrap();
    let mut player = Player(run(&at_strength_of("o-an-quan", "")));
    let letter = rules("o-an-quan")
        .geometry()
        .letter(solution.hole().unwrap());
    player.letter(KeyCode::KeyA, &letter.to_lowercase().to_string());
    assert_eq!(
        current(&player.0).solved(),
        None,
        "the direction is missing"
    );
    if solution.is_reversed() {
        player.key(KeyCode::ArrowLeft, Key::ArrowLeft);
    } else {
        player.key(KeyCode::ArrowRight, Key::ArrowRight);
    }
    assert_eq!(current(&player.0).solved(), Some(solution));
}

#[test]
fn a_wrong_answer_is_refuted_on_the_board_and_taken_back() {
    let puzzle = first_puzzle("oware", Selection::AtRating);
    let start = BoardSnapshot::of(puzzle.game(&rules("oware")).position());
    let wrong_answer = wrong_move(&puzzle);
    let letters = [wrong_answer, puzzle.solution().unwrap()].map(|hole| letter("oware", hole));
    let mut app = run(&at_strength(&format!("play {}\nwait 2", letters[0])));
    let mut boards = Vec::new();
    settle_and_watch(&mut app, |app| boards.extend(shown(app)));
    assert!(
        boards.iter().any(|board| *board != start),
        "the refutation is shown"
    );
    assert_eq!(boards.last(), Some(&start), "the board is restored");
    assert_eq!(current(&app).prompt(), Prompt::Wrong(wrong_answer));
    let words = words_shown(&mut app);
    let cost = format!("{} is worth", letters[0]);
    assert!(
        words.iter().any(|text| text.starts_with(&cost)),
        "{words:?}"
    );
    let lesson = app.world().part::<CurrentLesson>();
    assert_eq!(
        lesson.refutation().map(|found| found.moves[0]),
        Some(wrong_answer)
    );
    assert!(lesson.awaits_answer());
    let [before, after] = current(&app).counted().unwrap();
    assert!(after.rating < before.rating);
    // A later right answer doesn't count, but is still confirmed.
    app.world_mut()
        .write_message(LessonCommand::Answer(puzzle.solution().unwrap()));
    settle(&mut app);
    assert_eq!(current(&app).solved(), puzzle.solution());
    let variant_progress = progress(&app).of(&rules("oware"));
    assert_eq!(
        variant_progress.attempt(&puzzle, &rules("oware")),
        Some(false)
    );
    assert_eq!(variant_progress.puzzles(), 1);
}

#[test]
fn hints_give_the_theme_then_two_holes_then_the_solution() {
    let puzzle = first_puzzle("oware", Selection::AtRating);
    let rules = rules("oware");
    let mut app = run(&at_strength("press puzzle.hint\nwait 3"));
    assert_eq!(current(&app).prompt(), Prompt::Hint(1));
    assert!(highlighted(&mut app).is_empty());
    assert_eq!(current(&app).counted(), None, "the theme is free");
    let mut app = run(&at_strength("press puzzle.hint\nwait 2\nkey space\nwait 3"));
    assert_eq!(current(&app).prompt(), Prompt::Hint(2));
    assert_eq!(highlighted(&mut app), puzzle.compared(&rules).holes());
    let variant_progress = progress(&app).of(&rules);
    assert_eq!(variant_progress.attempt(&puzzle, &rules), Some(false));
    // Space, which plays the best hole in a match, gives a hint here.
    let mut app = run(&at_strength(
        "press puzzle.hint\nwait 2\npress puzzle.hint\nwait 2\nkey space\nwait 3",
    ));
    assert_eq!(current(&app).prompt(), Prompt::Hint(3));
    let solution: HoleSet = puzzle.solution().unwrap().hole().into_iter().collect();
    assert_eq!(highlighted(&mut app), solution);
    assert!(!current(&app).has_hints());
}

#[test]
fn leaving_a_puzzle_leads_back_to_the_list_with_the_results() {
    let app = run(&at_strength("key escape\nwait 5"));
    assert_eq!(menu(&app), Menu::Puzzles);
    assert!(!app.world().has_part::<CurrentPuzzle>());
    assert!(!app.world().has_part::<CurrentLesson>());
    let app = run(&at_strength(
        "press puzzle.leave\nwait 5\nkey escape\nwait 5",
    ));
    assert_eq!(menu(&app), Menu::More);
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Title
    );
}

#[test]
fn a_puzzle_resumes_after_an_example() {
    let app = run(&at_strength(&format!(
        "press puzzle.hint\nwait 3\n{VIEW_EXAMPLE}"
    )));
    let kind = app.world().resource::<State<LessonKind>>();
    assert_eq!(*kind.get(), LessonKind::Puzzle);
    assert_eq!(current(&app).prompt(), Prompt::Hint(1));
    assert_eq!(
        current(&app).puzzle(),
        &first_puzzle("oware", Selection::AtRating)
    );
    let buttons = app.world().resource::<ButtonRegistry>();
    assert!(buttons.rect("puzzle.hint").is_some());
    assert!(buttons.rect("lesson.show").is_none());
}

#[test]
fn puzzles_about_a_theme_start_with_the_easiest() {
    let theme = shipped(&rules("awale")).unwrap().puzzles[0].theme();
    let expected = first_puzzle("awale", Selection::About(theme));
    let app = run(&format!(
        "press main.more\npress more.puzzles\nwait 3\npress puzzles.theme.{}\nwait 5\nexit",
        theme.key()
    ));
    assert_eq!(current(&app).puzzle(), &expected);
    assert_eq!(current(&app).request().mode, Mode::About(theme));
}

#[test]
fn a_run_ends_with_the_third_wrong_answer_and_the_best_run_is_saved() {
    let mut app =
        run("press main.more\npress more.puzzles\nwait 3\npress puzzles.run\nwait 8\nexit");
    for solved in 1..=2 {
        let solution = current(&app).puzzle().solution().unwrap();
        app.world_mut()
            .write_message(LessonCommand::Answer(solution));
        settle(&mut app);
        let run = current(&app).run().unwrap();
        assert_eq!((run.lives, run.solved), (3, solved));
        let before = current(&app).puzzle().clone();
        app.world_mut().write_message(PuzzleCommand::Next);
        settle(&mut app);
        assert_ne!(current(&app).puzzle(), &before);
    }
    // There are no hints in a run.
    app.world_mut().write_message(PuzzleCommand::Hint);
    settle(&mut app);
    assert_eq!(current(&app).prompt(), Prompt::Task);
    for lives in [2, 1, 0] {
        let wrong_answer = wrong_move(current(&app).puzzle());
        app.world_mut()
            .write_message(LessonCommand::Answer(wrong_answer));
        settle(&mut app);
        assert_eq!(current(&app).run().unwrap().lives, lives);
    }
    let run = current(&app).run().unwrap();
    assert!(run.is_over() && run.is_record() && run.solved == 2);
    assert_eq!(progress(&app).of(&rules("awale")).best_run(), 2);
    // The solution is shown, and no answer is expected.
    let lesson = app.world().part::<CurrentLesson>();
    assert_eq!(lesson.tour().game().moves(), current(&app).puzzle().line);
    assert!(!lesson.awaits_answer());
    app.world_mut().write_message(PuzzleCommand::Next);
    settle(&mut app);
    let run = current(&app).run().unwrap();
    assert_eq!((run.lives, run.solved), (3, 0));
}

#[test]
fn the_puzzle_of_the_day_depends_on_the_date_and_is_marked_as_solved() {
    let today = Storage::today().unwrap();
    let awale = rules("awale");
    let puzzles = shipped(&awale).unwrap().puzzles;
    let expected = daily(today, &puzzles).unwrap();
    let solution = letter("awale", expected.solution().unwrap());
    let app = run(&format!(
        "press main.more\npress more.puzzles\nwait 3\npress puzzles.day\nwait 8\nplay {solution}\nwait 80\nexit"
    ));
    assert_eq!(current(&app).puzzle(), expected);
    assert!(progress(&app).of(&awale).has_solved_day(today));
    assert_eq!(progress(&app).daily_streak(today), 1);
    assert!(!current(&app).has_next(), "a day has one puzzle");
}

/// Starts only the modules that load the player's progress from this folder.
fn load_saves(home: &Home) -> App {
    let mut app = App::new();
    app.insert_resource(Storage::at(&home.0))
        .add_plugins((storage::plugin, autosave_plugin));
    app
}

#[test]
fn solved_puzzles_are_remembered_after_a_restart() {
    let puzzle = first_puzzle("oware", Selection::AtRating);
    let home = Home::new("puzzles-kept");
    let solution = letter("oware", puzzle.solution().unwrap());
    let app = home.run(&at_strength(&format!("play {solution}\nwait 30")));
    let saved = progress(&app).clone();
    assert!(saved.contains(&rules("oware")));
    app.world().resource::<Storage>().flush();
    drop(app);
    let app = load_saves(&home);
    assert_eq!(progress(&app), &saved);
}

#[test]
fn a_damaged_file_of_ratings_is_set_aside_with_a_notice() {
    let home = Home::new("puzzles-damaged");
    let file = home.0.join(PROGRESS_FILE.as_str());
    fs::write(&file, "(variants: [(finger").unwrap();
    let mut app = load_saves(&home);
    assert_eq!(progress(&app), &PlayerProgress::default());
    app.update();
    let notices = app.world().resource::<Messages<StorageNotice>>();
    let notices: Vec<_> = notices.iter_current_update_messages().collect();
    let [StorageNotice::Damaged { new_name, .. }] = &notices[..] else {
        panic!("{notices:?}");
    };
    let saved = fs::read_to_string(home.0.join(new_name)).unwrap();
    assert_eq!(saved, "(variants: [(finger");
    assert!(!file.exists());
}

/// The button of custom rules that are quick to search.
const OWN_BUTTON: &str = "puzzles.variant.own.ron";

fn write_own_rules(home: &Home) {
    let mut spec = rules("oware").spec().clone();
    spec.board.holes = 8;
    spec.board.seeds = 2;
    let text = awale_engine::workshop::file_text(&spec);
    fs::write(home.0.join("rules").join("own.ron"), text).unwrap();
}

#[test]
fn puzzles_for_custom_rules_are_mined_in_the_background_and_saved() {
    let home = Home::new("puzzles-own");
    write_own_rules(&home);
    let choose = format!(
        "press main.more\npress more.puzzles\nwait 5\npress puzzles.page.game\nwait 5\npress {OWN_BUTTON}\nwait 5"
    );
    // Exiting stops a running search.
    drop(home.run(&format!(
        "{choose}\npress puzzles.mine\nwait 2\npress puzzles.back\nwait 2\nexit"
    )));
    let mut app = home.run(&format!("{choose}\nexit"));
    let own = {
        let variants = app.world().resource::<awale::catalog::Variants>();
        variants.get("own.ron").unwrap().rules.clone()
    };
    let mined = |app: &App| app.world().resource::<PuzzleLists>().mined(&own);
    assert_eq!(mined(&app), None);
    let before = {
        let lists = app.world().resource::<PuzzleLists>();
        lists.puzzles(&own).unwrap().len()
    };
    app.world_mut()
        .write_message(StudyCommand::Begin(Field::Puzzles, vec![own.clone()]));
    app.update();
    assert!(mined(&app).is_some(), "mining runs, and no frame waits");
    let wanted = if is_long() { LONG_MINED } else { MINED };
    // A puzzle that has been found may be saved at any time.
    while mined(&app).is_some_and(|mined| mined.found < wanted && mined.games < 300) {
        app.update();
        std::thread::sleep(Duration::from_millis(5));
    }
    app.world_mut()
        .write_message(StudyCommand::Stop(Field::Puzzles));
    while mined(&app).is_some() {
        app.update();
        std::thread::sleep(Duration::from_millis(5));
    }
    let found = app
        .world()
        .resource::<PuzzleLists>()
        .puzzles(&own)
        .unwrap()
        .to_vec();
    assert!(found.len() >= before + wanted, "{} {before}", found.len());
    assert!(found.iter().all(|puzzle| puzzle.is_playable(&own)));
    let files = app
        .world()
        .resource::<Storage>()
        .list(PUZZLES_FOLDER, ".txt");
    assert_eq!(files.len(), 1);
    drop(app);
    // After a restart, the puzzles are found again. There is no daily puzzle, as it would differ
    // between computers.
    let app = home.run(&format!("{choose}\nexit"));
    let lists = app.world().resource::<PuzzleLists>();
    assert_eq!(lists.puzzles(&own), Some(&found[..]));
    let buttons = app.world().resource::<ButtonRegistry>();
    assert!(buttons.rect("puzzles.strength").is_some() && buttons.rect("puzzles.day").is_none());
    // An invalid file is set aside.
    let file = home.0.join("puzzles").join(files[0].as_str());
    fs::write(&file, "puzzles 1\nrules 5\n").unwrap();
    let app = home.run(&format!("{choose}\nexit"));
    let lists = app.world().resource::<PuzzleLists>();
    assert_eq!(lists.puzzles(&own), Some(&[][..]));
    assert!(!file.exists());
}

#[test]
fn mining_switches_to_other_rules_and_stops_with_its_menu() {
    let mut app = run("press main.more\npress more.puzzles\nwait 5\nexit");
    let [first_puzzle, second] = ["oware", "awale"].map(rules);
    let mined = |app: &App| {
        let lists = app.world().resource::<PuzzleLists>();
        [&first_puzzle, &second].map(|rules| lists.mined(rules).is_some())
    };
    for (index, rules) in [&first_puzzle, &second].into_iter().enumerate() {
        let begin = StudyCommand::Begin(Field::Puzzles, vec![rules.clone()]);
        app.world_mut().write_message(begin);
        app.update();
        assert_eq!(mined(&app), [index == 0, index == 1]);
    }
    let mut menu = app.world_mut().resource_mut::<NextState<Menu>>();
    menu.set(Menu::Main);
    app.update();
    assert_eq!(mined(&app), [false; 2]);
}

#[test]
fn a_request_for_missing_puzzles_changes_nothing() {
    let mut app = run("wait 3\nexit");
    let mut spec = rules("oware").spec().clone();
    spec.board.seeds = 9;
    let text = awale_engine::workshop::file_text(&spec);
    let own = awale_rules::parse_rule_file(text.as_bytes()).unwrap();
    app.world_mut()
        .write_message(PuzzleCommand::Begin(PuzzleRequest {
            rules: std::sync::Arc::new(own),
            variant: "own".to_owned(),
            mode: Mode::AtRating,
        }));
    settle(&mut app);
    assert!(!app.world().has_part::<CurrentPuzzle>());
    assert!(!app.world().has_part::<CurrentLesson>());
}

//! The report on a game: generated in the background, stopped and resumed, saved with the game; and
//! its mistakes, corrected on the board.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use awale::advisor::GameReview;
use awale::lesson::Feedback;
use awale::playback::Playback;
use awale::session::{CurrentMatch, SavedProgress};
use awale::state::{Menu, Screen};
use awale::storage::Storage;
use awale_engine::ai::contest::opening;
use awale_engine::ai::{Engine, Limits};
use awale_engine::teacher::report::{Class, GameReport, PlyReport, Reporter, annotations};
use awale_engine::text::reader::Players;
use awale_engine::text::teacher::ReportWords;
use awale_engine::text::{Language, Messages};
use awale_rules::game_file::GameRecord;
use awale_rules::{BoardSnapshot, Game, GameTree, Move, Side, library};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::fixtures::is_long;
use super::journey::{launch, menu, run_to_end, two_player_script};
use super::keyboard::Player;
use super::legibility::words_shown;
use super::table::Parts;
use super::workshop::Home;

/// Number of nodes per ply: enough to detect a blunder.
const NODES_PER_PLY: u64 = 2_000;
/// Number of frames after which everything is at rest.
const MAX_FRAMES: usize = 600;

/// Returns a variant for a whole game on the table. In the short form of the tests, it is that of
/// 1996, which takes a third of the moves.
fn whole_game() -> &'static str {
    if is_long() { "awale" } else { "awale-1996" }
}

/// Plays a game of nearly random moves.
fn game(variant: &str) -> Game {
    game_of(variant, 40)
}

/// Plays a game of at most `plies` nearly random plies.
fn game_of(variant: &str, plies: usize) -> Game {
    let rules = library::load(variant).unwrap().unwrap();
    let mut game = opening(&rules, 3, 1);
    for ply in 0..plies {
        let moves: Vec<Move> = game.position().legal_moves(&rules).iter().collect();
        let Some(&mv) = moves.get(ply * 7 % moves.len().max(1)) else {
            break;
        };
        game.play(mv, &mut ()).unwrap();
    }
    game
}

fn full_report(game: &Game) -> GameReport {
    let mut engine = Engine::new(game.rules());
    let mut reporter = Reporter::new(game, Limits::nodes(NODES_PER_PLY));
    while reporter.step(&mut engine, &AtomicBool::new(false)) {}
    reporter.report()
}

/// Creates a home with this game in its archive.
fn home_with(name: &str, variant: &str, game: &Game) -> Home {
    let home = Home::new(name);
    let tree = GameTree::new(game.clone());
    let mut record = GameRecord::of_tree(&tree, variant, &[]);
    record.set_tag("South", "Ama");
    record.set_tag("North", "Kofi");
    record.set_tag("Event", "Under the tree");
    fs::create_dir_all(home.0.join("games")).unwrap();
    fs::write(
        home.0.join("games/2026-01-02 game.awale"),
        record.to_string(),
    )
    .unwrap();
    home
}

/// Reads the current file of the game in the archive.
fn archived_record(home: &Home, app: &App) -> GameRecord {
    app.world().resource::<Storage>().flush();
    let files: Vec<_> = fs::read_dir(home.0.join("games")).unwrap().collect();
    assert_eq!(files.len(), 1, "the archive has one game");
    let text = fs::read_to_string(home.0.join("games/2026-01-02 game.awale")).unwrap();
    text.parse().unwrap()
}

fn saved_report(home: &Home, app: &App, game: &Game) -> Vec<PlyReport> {
    let tree = archived_record(home, app)
        .replay_tree(Arc::clone(game.rules()))
        .unwrap();
    annotations(&tree)
}

/// Opens the game in the archive; its report will search this many nodes per ply.
pub fn open_game(home: &Home, nodes: u64) -> Player {
    let mut player = Player::new();
    player.0.insert_resource(Storage::at(&home.0));
    player.0.world_mut().resource_mut::<GameReview>().limits = Limits::nodes(nodes);
    player.press("main.more");
    player.press("more.archive");
    player.press("archive.game.0");
    assert_eq!(player.menu(), Menu::Closed);
    player
}

fn review(player: &Player) -> &GameReview {
    player.0.world().resource::<GameReview>()
}

fn shown(player: &Player) -> BoardSnapshot {
    *player.0.world().part::<Playback>().shown().unwrap()
}

fn advance(player: &mut Player, count: usize) {
    for _ in 0..count {
        player.0.update();
    }
}

/// Opens the report with its key, and waits until it is complete.
fn finish_report(player: &mut Player) {
    player.key(KeyCode::F6, Key::F6);
    assert_eq!(player.menu(), Menu::Report);
    for _ in 0..MAX_FRAMES {
        if review(player).is_finished() {
            return;
        }
        player.0.update();
    }
    panic!("the report does not end: {:?}", review(player).progress());
}

fn press_letter_of(player: &mut Player, mv: Move) {
    let geometry = player.lesson().unwrap().tour().game().position().geometry();
    let letter = geometry.name_of(mv).to_string().to_lowercase();
    player.letter(KeyCode::KeyA, &letter);
}

#[test]
fn a_finished_report_shows_what_the_mistakes_have_in_common() {
    let game = game("awale");
    let home = home_with("report-habits", "awale", &game);
    let mut player = open_game(&home, NODES_PER_PLY);
    finish_report(&mut player);
    let report = full_report(&game);
    let messages = Messages::new(Language::default());
    let report_words = ReportWords {
        messages: &messages,
        geometry: game.rules().geometry(),
    };
    let players = Players {
        names: ["Ama", "Kofi"],
        reader: None,
    };
    let habits_of = |side| report_words.habits(&report, &game, players, side);
    let [south, north] = Side::BOTH.map(habits_of);
    assert!(!south.is_empty() && !north.is_empty());
    for (side, own_habits, other_habits) in [("south", &south, &north), ("north", &north, &south)] {
        player.press(&format!("report.whose.{side}"));
        let shown = words_shown(&mut player.0);
        assert!(shown.contains(&own_habits[0]), "{side}: {shown:?}");
        assert!(!shown.contains(&other_habits[0]), "{side}: {shown:?}");
    }
}

#[test]
fn the_report_of_an_archived_game_is_saved_in_its_file() {
    let game = game("awale");
    let home = home_with("report", "awale", &game);
    let mut player = open_game(&home, NODES_PER_PLY);
    finish_report(&mut player);
    advance(&mut player, 3);
    let expected = full_report(&game);
    assert_eq!(review(&player).report(), Some(&expected));
    // The game on the table and its file contain the report; other tags remain.
    let current = player.0.world().part::<CurrentMatch>();
    assert_eq!(annotations(current.tree()), expected.plies);
    let record = archived_record(&home, &player.0);
    assert_eq!(record.tag("Event"), Some("Under the tree"));
    assert_eq!(record.tag("South"), Some("Ama"));
    assert_eq!(saved_report(&home, &player.0, &game), expected.plies);
    let tree = record.replay_tree(Arc::clone(game.rules())).unwrap();
    assert_eq!(tree.line().collect::<Vec<_>>(), game.moves());
    assert!(
        tree.size() > game.moves().len(),
        "better moves are variations"
    );
    // Reopening the game repeats no search: the file has everything.
    let mut player = open_game(&home, NODES_PER_PLY);
    player.0.world_mut().resource_mut::<GameReview>().limits = Limits::nodes(1);
    player.key(KeyCode::F6, Key::F6);
    assert!(review(&player).is_finished());
    assert_eq!(review(&player).report(), Some(&expected));
}

/// Opens the report of the game in the archive by clicks, and then runs `script`.
fn open_report(home: &Home, script: &str) -> App {
    let mut app = home.launch(&format!(
        "press main.more
         press more.archive
         press archive.game.0
         settle
         key f6
         wait 3
         {script}
         exit"
    ));
    app.world_mut().resource_mut::<GameReview>().limits = Limits::nodes(NODES_PER_PLY);
    run_to_end(app)
}

#[test]
fn a_stopped_report_resumes_when_the_game_is_reopened() {
    let game = game_of("awale", 200);
    let plies = game.moves().len();
    assert!(plies > 50, "{plies}");
    let home = home_with("report-stopped", "awale", &game);
    let progress = |app: &App| {
        let review = app.world().resource::<GameReview>();
        (review.progress().0, review.is_working())
    };
    let stopped = open_report(&home, "press report.stop\nwait 2");
    let (done, is_working) = progress(&stopped);
    assert!(
        (1..plies).contains(&done) && !is_working,
        "{done} of {plies}"
    );
    assert_eq!(saved_report(&home, &stopped, &game).len(), done);
    // The report stays stopped until the player resumes it.
    let waited = open_report(&home, "press report.stop\nwait 2");
    let (resumed_plies, _) = progress(&waited);
    assert!(
        (done..plies).contains(&resumed_plies),
        "it resumes from {done}: {resumed_plies}"
    );
    let waited = open_report(&home, "press report.stop\nwait 40");
    let (stopped_plies, is_working) = progress(&waited);
    assert!(
        (resumed_plies..plies).contains(&stopped_plies) && !is_working,
        "{stopped_plies}"
    );
    // A button resumes it, and leaving the game early saves the progress.
    let left_app = open_report(
        &home,
        "press report.stop\npress report.go_on\nkey escape\nwait 2\nkey escape\nwait 2\npress pause.leave\nwait 3",
    );
    assert_eq!(menu(&left_app), Menu::Main);
    let saved = saved_report(&home, &left_app, &game).len();
    assert!(
        (stopped_plies + 1..plies).contains(&saved),
        "{saved}, after {stopped_plies}, of {plies}"
    );
    // The final report equals an uninterrupted one.
    let finished_app = open_report(&home, "wait 80");
    let expected = full_report(&game);
    let review = finished_app.world().resource::<GameReview>();
    assert_eq!(review.report(), Some(&expected));
    assert_eq!(saved_report(&home, &finished_app, &game), expected.plies);
}

#[test]
fn a_mistake_is_corrected_on_the_board_and_the_better_line_plays() {
    let game = game("awale");
    let home = home_with("mistakes", "awale", &game);
    let mut player = open_game(&home, NODES_PER_PLY);
    finish_report(&mut player);
    let report = full_report(&game);
    let of_south = |ply: &&PlyReport| ply.mover == Side::South && ply.class >= Class::Mistake;
    let mistakes: Vec<&PlyReport> = report.plies.iter().filter(of_south).collect();
    assert!(mistakes.len() > 1, "{}", mistakes.len());
    let step = player.0.world().part::<CurrentMatch>().tree().step();
    let board_before = shown(&player);

    player.press("report.find");
    let screen = *player.0.world().resource::<State<Screen>>().get();
    assert_eq!((screen, player.menu()), (Screen::Lesson, Menu::Closed));
    assert!(
        !player.0.world().has_part::<CurrentMatch>(),
        "the match is suspended"
    );
    let first = mistakes[0];
    let position = &game.positions()[first.ply];
    let board = BoardSnapshot::of(position);
    assert_eq!(
        shown(&player),
        board,
        "the board shows the position before the mistake"
    );

    // Repeating the mistake shows its refutation.
    press_letter_of(&mut player, first.played);
    let mut boards = Vec::new();
    for _ in 0..MAX_FRAMES / 4 {
        player.0.update();
        boards.push(shown(&player));
    }
    let lesson = player.lesson().unwrap();
    assert_eq!(lesson.feedback(), Feedback::Wrong);
    assert_eq!(lesson.mistake().unwrap().attempt, Some(first.played));
    assert!(lesson.refutation().is_some() || lesson.reply().is_some());
    assert!(
        boards.iter().any(|shown| *shown != board),
        "the refutation is shown"
    );
    assert_eq!(shown(&player), board, "the board is restored");
    assert!(player.lesson().unwrap().awaits_answer());

    // The best move is right, and its line is played to the end.
    let best = first.best_line[0];
    press_letter_of(&mut player, best);
    assert_eq!(player.lesson().unwrap().feedback(), Feedback::Right);
    advance(&mut player, MAX_FRAMES / 2);
    let lesson = player.lesson().unwrap();
    let line: Vec<Move> = first.best_line.iter().copied().take(8).collect();
    assert_eq!(lesson.tour().game().moves(), line);
    assert!(lesson.tour().is_step_done() && lesson.mistake().unwrap().is_solved);
    assert_eq!(
        shown(&player),
        BoardSnapshot::of(lesson.tour().game().position())
    );

    // One key goes to the next mistake; another shows the solution.
    player.key(KeyCode::F6, Key::F6);
    let current_mistake = player.lesson().unwrap().mistake().unwrap();
    assert_eq!(
        (current_mistake.index, current_mistake.mistake.report.ply),
        (1, mistakes[1].ply)
    );
    assert_eq!(
        shown(&player),
        BoardSnapshot::of(&game.positions()[mistakes[1].ply])
    );
    player.key(KeyCode::F2, Key::F2);
    let current_mistake = player.lesson().unwrap().mistake().unwrap();
    assert!(current_mistake.is_shown && current_mistake.is_solved);
    assert_eq!(
        current_mistake.attempt,
        mistakes[1].best_line.first().copied()
    );

    // Back in the report, the match is unchanged.
    player.escape();
    assert_eq!(player.menu(), Menu::Report);
    assert!(player.lesson().is_none());
    let current = player.0.world().part::<CurrentMatch>();
    assert_eq!(current.tree().step(), step);
    assert_eq!(current.tree().line().collect::<Vec<_>>(), game.moves());
    assert_eq!(shown(&player), board_before);
    assert!(review(&player).is_finished());
}

#[test]
fn every_good_move_counts_as_right_for_both_players_mistakes() {
    let game = game("oware");
    let home = home_with("either", "oware", &game);
    let mut player = open_game(&home, NODES_PER_PLY);
    finish_report(&mut player);
    let report = full_report(&game);
    player.press("report.whose.north");
    player.press("report.find");
    let current_mistake = player.lesson().unwrap().mistake().unwrap();
    assert_eq!(current_mistake.mistake.report.mover, Side::North);
    let all = &current_mistake.mistakes.all;
    assert_eq!(
        all.len(),
        report.count(Side::North, Class::Mistake) + report.count(Side::North, Class::Blunder)
    );
    for mistake in all {
        let best = mistake.report.best_line[0];
        assert!(mistake.good.contains(best) && !mistake.good.contains(mistake.report.played));
        for mv in mistake.good.iter() {
            assert!(mistake.report.loss_of(mv).unwrap() < mistake.report.loss());
        }
    }
}

#[test]
fn the_report_of_a_game_that_has_just_ended_is_saved_in_its_archive_file() {
    let home = Home::new("just-ended");
    let variant = whole_game();
    let script = format!(
        "press main.new_game
         press new_game.variant.{variant}
         press new_game.south.computer
         press new_game.south.computer.initiation
         press new_game.north.computer
         press new_game.north.computer.initiation
         press new_game.begins.south
         press new_game.start
         until-over
         press over.report
         wait 300
         exit"
    );
    let mut app = home.launch(&script);
    app.world_mut().resource_mut::<GameReview>().limits = Limits::nodes(200);
    let app = run_to_end(app);
    app.world().resource::<Storage>().flush();
    assert_eq!(menu(&app), Menu::Report);
    let review = app.world().resource::<GameReview>();
    assert!(review.is_finished(), "{:?}", review.progress());
    let current = app.world().part::<CurrentMatch>();
    let files: Vec<_> = fs::read_dir(home.0.join("games")).unwrap().collect();
    assert_eq!(files.len(), 1, "the game is saved once");
    let text = fs::read_to_string(files[0].as_ref().unwrap().path()).unwrap();
    let record: GameRecord = text.parse().unwrap();
    let tree = record
        .replay_tree(Arc::clone(&current.setup().rules))
        .unwrap();
    assert_eq!(annotations(&tree).len(), current.tree().line_length());
    assert_eq!(record.tag("SouthLevel"), Some("initiation"));
}

#[test]
fn the_accuracy_of_a_person_in_a_finished_match_is_recorded_once() {
    let variant = whole_game();
    let script = format!(
        "press main.new_game
         press new_game.variant.{variant}
         press new_game.south.person
         press new_game.north.computer
         press new_game.north.computer.initiation
         press new_game.begins.south
         press new_game.start
         play-out
         until-over
         press over.report
         wait 300
         press report.back
         wait 5
         press over.report
         wait 60
         exit"
    );
    let mut app = launch(&script);
    app.world_mut().resource_mut::<GameReview>().limits = Limits::nodes(200);
    let app = run_to_end(app);
    let review = app.world().resource::<GameReview>();
    assert!(review.is_finished(), "{:?}", review.progress());
    let rules = &app.world().part::<CurrentMatch>().setup().rules;
    let progress = app.world().resource::<SavedProgress>().of(rules);
    let accuracy = review.report().unwrap().accuracy[0].unwrap();
    assert_eq!(progress.accuracies(), [accuracy.round() as u8]);
}

#[test]
fn an_unfinished_match_has_no_report() {
    let app = run_to_end(launch(&format!(
        "{}key f6\n wait 5\n exit",
        two_player_script("C")
    )));
    assert_eq!(menu(&app), Menu::Closed);
    assert!(app.world().resource::<GameReview>().report().is_none());
}

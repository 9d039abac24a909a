//! Games on four rows: whole matches by keyboard, and the questions that a move asks its player, on
//! every device.

use std::thread;
use std::time::{Duration, Instant};

use awale::advisor::Analyses;
use awale::board::BoardVessel;
use awale::input::GamepadCursor;
use awale::session::{CostlyMove, CurrentMatch, GameCommand, PickHole, PlayMove, extra_holes};
use awale::settings::Settings;
use awale::state::Menu;
use awale::ui::ButtonRegistry;
use awale_rules::{GameEvent, Move, Vessel, library};
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use super::fixtures::{is_long, slice};
use super::journey::{menu, run};
use super::keyboard::Player;
use super::table::Parts;
use super::touch::{click, finger, hole_on_screen, point_in_hole};
use super::world::{MAX_FRAMES, MAX_PLIES, assert_shows_the_position, moves, rest, start_match};

/// Number of rows in the short form of the tests.
const SLICE_ROWS: usize = 2;
/// Number of whole matches in the short form of the tests.
const SLICE_MATCHES: usize = 1;
/// Number of ways to answer a question in the short form of the tests.
const SLICE_ANSWERS: usize = 1;
/// Number of ways to give a costly answer in the short form of the tests.
const SLICE_COSTLY: usize = 1;
/// Number of games with chosen directions in the short form of the tests.
const SLICE_GAMES: usize = 2;

const OMWESO: &str = "omweso";
const BAO: &str = "bao-kiswahili";
const MORUBA: &str = "moruba";

fn legal(app: &App) -> Vec<Move> {
    let current = app.world().part::<CurrentMatch>();
    let position = current.position();
    position
        .legal_moves(current.game().rules())
        .iter()
        .collect()
}

/// Returns the name of a move, as on the buttons.
fn name_of(app: &App, mv: Move) -> String {
    let current = app.world().part::<CurrentMatch>();
    current.position().geometry().name_of(mv).to_string()
}

fn events_of(app: &App, mv: Move) -> Vec<GameEvent> {
    let current = app.world().part::<CurrentMatch>();
    let (mut after, mut events) = (*current.position(), Vec::new());
    after.play(current.game().rules(), mv, &mut events).unwrap();
    events
}

/// Plays moves until one needs a decision by its player, and returns the moves that make it.
fn play_until_question(app: &mut App, game: &str, is_asked: impl Fn(&Move) -> bool) -> Vec<Move> {
    for ply in 0..MAX_PLIES {
        let legal = legal(app);
        if let Some(asked) = legal.iter().copied().find(&is_asked) {
            let answers = legal.iter().copied().filter(|mv| mv.base() == asked.base());
            let answers: Vec<Move> = answers.collect();
            if answers.len() > 1 {
                return answers;
            }
        }
        let mv = legal[(ply * 7 + ply / 5) % legal.len()];
        app.world_mut().write_message(GameCommand::Play(mv));
        rest(app, game);
    }
    panic!("{game} asks nothing");
}

fn spends_nyumba(mv: &Move) -> bool {
    mv.spends_nyumba()
}

fn has_extra_hole(mv: &Move) -> bool {
    mv.extras()[0].is_some()
}

/// Starts a match and plays until a move asks a question. Returns the app with the question open,
/// and the possible answers.
fn open_question(game: &str, is_asked: impl Fn(&Move) -> bool) -> (App, Vec<Move>) {
    let mut app = start_match(game);
    let answers = play_until_question(&mut app, game, is_asked);
    app.world_mut().write_message(PlayMove(answers[0].base()));
    // Waits until the panel has opened.
    for _ in 0..30 {
        app.update();
    }
    assert_eq!(menu(&app), Menu::MoveChoice, "{game}");
    (app, answers)
}

#[test]
fn new_game_offers_every_row_that_the_rules_allow() {
    let rows = [
        ("awale", "less", 5, 2),
        ("awale", "more", 13, 18),
        ("hus", "less", 5, 4),
        ("hus", "more", 6, 13),
    ];
    for (variant, button, presses, expected) in slice(rows, SLICE_ROWS) {
        // The last press finds the button disabled.
        let presses = format!("press new_game.board.holes.{button}\n").repeat(presses);
        let app = run(&format!(
            "press main.new_game
             press new_game.variant.{variant}
             press new_game.board.own
             {presses}
             press new_game.south.person
             press new_game.north.person
             press new_game.start
             settle
             exit"
        ));
        let current = app.world().part::<CurrentMatch>();
        let board = &current.setup().rules.spec().board;
        assert_eq!(board.holes, expected, "{variant}, {button}");
    }
}

#[test]
fn whole_matches_are_played_by_the_letters_of_the_ring() {
    for game in slice([OMWESO, BAO], SLICE_MATCHES) {
        let mut player = Player(start_match(game));
        let (mut ply, mut questions, mut laps, mut placed) = (0, 0, 0, 0);
        loop {
            let legal = legal(&player.0);
            let question_move = legal.iter().copied().find(spends_nyumba);
            let usual_move = legal.get((ply * 7 + ply / 5) % legal.len().max(1));
            let Some(mv) = question_move.or(usual_move.copied()) else {
                break;
            };
            for event in events_of(&player.0, mv) {
                laps = event.lap().map_or(laps, |(_, lap)| laps.max(lap));
                placed += usize::from(matches!(event, GameEvent::Placed { .. }));
            }
            let geometry = {
                let current = player.0.world().part::<CurrentMatch>();
                current.position().geometry()
            };
            let hole = mv.hole().unwrap();
            let index_in_row = hole.index() % geometry.row();
            let letter = char::from(b'a' + index_in_row as u8).to_string();
            player.letter(KeyCode::KeyA, &letter);
            let (code, key) = if geometry.usual_direction_runs_right(hole) != mv.is_reversed() {
                (KeyCode::ArrowRight, Key::ArrowRight)
            } else {
                (KeyCode::ArrowLeft, Key::ArrowLeft)
            };
            player.key(code, key);
            if player.menu() == Menu::MoveChoice {
                questions += 1;
                let answer = name_of(&player.0, mv);
                player.press(&format!("move_choice.{answer}"));
            }
            rest(&mut player.0, game);
            ply += 1;
            assert!(ply < MAX_PLIES, "{game} does not end");
            assert_eq!(moves(&player.0).last(), Some(&mv), "{game}, ply {ply}");
            assert_eq!(moves(&player.0).len(), ply, "{game}: a key played nothing");
        }
        assert_shows_the_position(&mut player.0, game);
        for _ in 0..MAX_FRAMES {
            player.0.update();
        }
        assert_eq!(player.menu(), Menu::GameOver, "{game}");
        assert!(laps > 2, "{game}: {laps} laps");
        let has_reserve = game == BAO;
        assert_eq!(questions > 0, has_reserve, "{game}: {questions} questions");
        assert_eq!(placed > 0, has_reserve, "{game}: {placed} placed");
        println!("{game}: {ply} plies, {questions} questions");
    }
}

#[test]
fn a_hole_that_is_played_by_ear_asks_too() {
    for (game, is_asked) in [
        (BAO, spends_nyumba as fn(&Move) -> bool),
        (MORUBA, has_extra_hole),
    ] {
        let mut player = Player(start_match(game));
        let mut settings = player.0.world_mut().resource_mut::<Settings>();
        settings.helps.by_ear = true;
        let answers = play_until_question(&mut player.0, game, is_asked);
        let hole = name_of(&player.0, answers[0].base());
        player.press(&format!("board.{hole}"));
        (0..30).for_each(|_| player.0.update());
        assert_eq!(player.menu(), Menu::MoveChoice, "{game}: {hole}");
    }
}

#[test]
fn the_question_of_the_nyumba_is_asked_beside_it_and_answered_by_keys_gamepad_and_touch() {
    type AnswerDevice = fn(&mut Player, &str);
    let devices: [(&str, AnswerDevice); 4] = [
        ("Tab", |player, answer| {
            player.press(&format!("move_choice.{answer}"));
        }),
        ("arrows", |player, _| {
            player.key(KeyCode::ArrowDown, Key::ArrowDown);
            player.key(KeyCode::ArrowRight, Key::ArrowRight);
            player.enter();
        }),
        ("gamepad", |player, _| {
            player.0.world_mut().spawn(Gamepad::default());
            player.pad(GamepadButton::DPadDown);
            player.pad(GamepadButton::DPadRight);
            player.pad(GamepadButton::South);
        }),
        ("touch", |player, answer| {
            let registry = player.0.world().resource::<ButtonRegistry>();
            let button = registry.rect(&format!("move_choice.{answer}"));
            let position = button.unwrap().center();
            finger(&mut player.0, 1, TouchPhase::Started, position);
            finger(&mut player.0, 1, TouchPhase::Ended, position);
        }),
    ];
    for (device, answer) in slice(devices, SLICE_ANSWERS) {
        let (app, answers) = open_question(BAO, spends_nyumba);
        let plies = moves(&app).len();
        let [kept, spent] = answers[..] else {
            panic!("{answers:?}");
        };
        assert!(!kept.spends_nyumba() && spent.spends_nyumba());
        let name = name_of(&app, spent);
        let mut player = Player(app);
        answer(&mut player, &name);
        assert_eq!(moves(&player.0)[plies..], [spent], "{device}");
        assert_eq!(player.menu(), Menu::Closed, "{device}");
    }
    // Escape plays no move.
    let (app, _) = open_question(BAO, spends_nyumba);
    let plies = moves(&app).len();
    let mut player = Player(app);
    player.escape();
    assert_eq!(
        (player.menu(), moves(&player.0).len()),
        (Menu::Closed, plies)
    );
}

#[test]
fn the_extra_hole_of_a_capture_is_named_by_a_tap_on_it() {
    let (mut app, answers) = open_question(MORUBA, has_extra_hole);
    let plies = moves(&app).len();
    let geometry = {
        let current = app.world().part::<CurrentMatch>();
        current.position().geometry()
    };
    let answer = *answers.last().unwrap();
    let extra = extra_holes(answer, geometry).next().unwrap();
    let position = hole_on_screen(&mut app, extra.index());
    finger(&mut app, 1, TouchPhase::Started, position);
    finger(&mut app, 1, TouchPhase::Ended, position);
    assert_eq!(moves(&app)[plies..], [answer]);
    assert_eq!(menu(&app), Menu::Closed);
}

/// Plays until a hole has only one legal direction, and returns the move in that direction; `None`
/// if there is none within the first plies.
fn play_until_single_direction(app: &mut App, game: &str) -> Option<Move> {
    for ply in 0..60 {
        let legal = legal(app);
        let is_alone = |mv: &&Move| {
            legal
                .iter()
                .filter(|other| other.hole() == mv.hole())
                .count()
                == 1
        };
        if let Some(mv) = legal.iter().find(is_alone) {
            return Some(*mv);
        }
        let mv = *legal.get((ply * 7 + ply / 5) % legal.len().max(1))?;
        app.world_mut().write_message(GameCommand::Play(mv));
        rest(app, game);
    }
    None
}

/// Asserts that `mv`, the only legal move of its hole, is played wherever the hole is clicked,
/// tapped or selected with a gamepad.
fn assert_played_everywhere(app: App, mv: Move, game: &str) -> App {
    let before = moves(&app);
    let hole = mv.hole().unwrap();
    let name = name_of(&app, mv);
    let mut player = Player(app);
    let gamepad = player.0.world_mut().spawn(Gamepad::default()).id();
    for offset in [-0.6, 0.0, 0.6] {
        for device in ["mouse", "finger", "gamepad"] {
            let app = &mut player.0;
            let position = point_in_hole(app, hole.index(), offset);
            match device {
                "mouse" => click(app, position),
                "finger" => {
                    finger(app, 1, TouchPhase::Started, position);
                    finger(app, 1, TouchPhase::Ended, position);
                }
                _ => {
                    let is_right_half = offset > 0.0;
                    let world = app.world_mut();
                    let mut vessels = world.query::<(Entity, &BoardVessel)>();
                    let mut vessels = vessels.iter(world);
                    let (vessel, _) = vessels.find(|(_, of)| of.0 == Vessel::Hole(hole)).unwrap();
                    world
                        .entity_mut(vessel)
                        .insert(GamepadCursor { is_right_half });
                    player.pad(GamepadButton::South);
                }
            }
            let app = &mut player.0;
            rest(app, game);
            let played = moves(app)[before.len()..].to_vec();
            assert_eq!(played, [mv], "{game}: {name} by {device} at {offset}");
            app.world_mut().write_message(GameCommand::Undo);
            rest(app, game);
            assert_eq!(moves(app), before);
        }
    }
    player.0.world_mut().despawn(gamepad);
    player.0
}

#[test]
fn the_only_legal_move_of_a_hole_is_played_wherever_it_is_pointed_at() {
    // "a-" is the only legal move of this hole.
    let game = "bao-kujifunza";
    let mut app = start_match(game);
    for name in ["B-", "k+", "K+", "l+", "J+"] {
        let mv = legal(&app)
            .into_iter()
            .find(|&mv| name_of(&app, mv) == name);
        app.world_mut()
            .write_message(GameCommand::Play(mv.unwrap()));
        rest(&mut app, game);
    }
    let mv = legal(&app)
        .into_iter()
        .find(|&mv| name_of(&app, mv) == "a-");
    let app = assert_played_everywhere(app, mv.unwrap(), game);
    // An explicitly named direction is taken literally.
    let mut player = Player(app);
    let before = moves(&player.0).len();
    let mut played = Vec::new();
    for (code, key) in [
        (KeyCode::ArrowLeft, Key::ArrowLeft),
        (KeyCode::ArrowRight, Key::ArrowRight),
    ] {
        player.letter(KeyCode::KeyA, "a");
        player.key(code, key);
        rest(&mut player.0, game);
        let now = moves(&player.0)[before..].to_vec();
        if !now.is_empty() {
            player.0.world_mut().write_message(GameCommand::Undo);
            rest(&mut player.0, game);
        }
        played.extend(now);
    }
    assert_eq!(played, [mv.unwrap()]);

    let mut games = 0;
    let has_signs = |game: &&str| {
        let rules = library::load(game).unwrap().unwrap();
        rules.geometry().has_signs()
    };
    for game in slice(library::all_names().filter(has_signs), SLICE_GAMES) {
        let mut app = start_match(game);
        if let Some(mv) = play_until_single_direction(&mut app, game) {
            drop(assert_played_everywhere(app, mv, game));
            games += 1;
        }
    }
    assert!(games > 2 || !is_long(), "{games} games");
}

/// Waits for the analysis of the position, and returns the loss of each of these moves, in seeds.
fn losses(app: &mut App, moves: &[Move]) -> Vec<f32> {
    let deadline = Instant::now() + Duration::from_secs(120);
    while Instant::now() < deadline {
        app.update();
        let step = app.world().part::<CurrentMatch>().turn().step;
        if let Some(analysis) = app.world().part::<Analyses>().of(step) {
            let loss = |mv: &Move| {
                analysis
                    .value_of(*mv)
                    .map_or(0.0, |value| value.loss_in_seeds)
            };
            return moves.iter().map(loss).collect();
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("no analysis");
}

#[test]
fn a_costly_answer_is_warned_about_like_any_move() {
    type AnswerDevice = fn(&mut Player, Move);
    let press_button: AnswerDevice = |player, answer| {
        let name = name_of(&player.0, answer);
        player.press(&format!("move_choice.{name}"));
    };
    let pick_holes: AnswerDevice = |player, answer| {
        let geometry = player.0.world().part::<CurrentMatch>();
        let geometry = geometry.position().geometry();
        let extra: Vec<_> = extra_holes(answer, geometry).collect();
        for hole in extra {
            player.0.world_mut().write_message(PickHole(hole));
        }
        player.wait();
    };
    let devices: [(&str, fn(&Move) -> bool, AnswerDevice); 3] = [
        (BAO, spends_nyumba, press_button),
        (MORUBA, has_extra_hole, press_button),
        (MORUBA, has_extra_hole, pick_holes),
    ];
    for (game, is_asked, answer) in slice(devices, SLICE_COSTLY) {
        let mut player = Player(start_match(game));
        let costly = loop {
            let answers = play_until_question(&mut player.0, game, is_asked);
            let mut settings = player.0.world_mut().resource_mut::<Settings>();
            settings.helps.warning = 1;
            let losses = losses(&mut player.0, &answers);
            let is_costly = |&(_, loss): &(&Move, f32)| loss >= 1.0;
            if let Some((costly, _)) = answers.iter().zip(losses).find(is_costly) {
                break *costly;
            }
            player
                .0
                .world_mut()
                .write_message(GameCommand::Play(answers[0]));
            rest(&mut player.0, game);
        };
        let before = moves(&player.0);
        player.0.world_mut().write_message(PlayMove(costly.base()));
        (0..30).for_each(|_| player.0.update());
        assert_eq!(player.menu(), Menu::MoveChoice, "{game}");
        answer(&mut player, costly);
        player.wait();
        assert_eq!(player.menu(), Menu::SecondThought, "{game}");
        assert_eq!(moves(&player.0), before, "{game}");
        let world = player.0.world_mut();
        let costly_move = world.query::<&CostlyMove>().single(world).unwrap();
        assert_eq!(costly_move.mv, costly, "{game}");
        player.press("second_thought.play");
        assert_eq!(moves(&player.0)[before.len()..], [costly], "{game}");
    }
}

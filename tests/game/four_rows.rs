//! Games on four rows: whole matches by keys, and what a move asks its player, by every device.

use awale::advisor::{PlayMove, extra_holes};
use awale::session::{CurrentMatch, GameCommand};
use awale::settings::Settings;
use awale::state::Menu;
use awale::ui::ButtonRegistry;
use awale_rules::{GameEvent, Move};
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use super::journey::menu;
use super::keyboard::Player;
use super::touch::{finger, hole_on_screen};
use super::world::{MOST_FRAMES, MOST_PLIES, assert_shows_the_position, moves, rest, started};

const OMWESO: &str = "omweso";
const BAO: &str = "bao-kiswahili";
const MORUBA: &str = "moruba";

fn legal(app: &App) -> Vec<Move> {
    let current = app.world().resource::<CurrentMatch>();
    let position = current.position();
    position
        .legal_moves(current.game().rules())
        .iter()
        .collect()
}

/// The name of a move, as the buttons have it.
fn name_of(app: &App, one: Move) -> String {
    let current = app.world().resource::<CurrentMatch>();
    current.position().geometry().name_of(one).to_string()
}

fn events_of(app: &App, one: Move) -> Vec<GameEvent> {
    let current = app.world().resource::<CurrentMatch>();
    let (mut after, mut events) = (*current.position(), Vec::new());
    after
        .play(current.game().rules(), one, &mut events)
        .unwrap();
    events
}

/// Plays moves until one asks its player something, and returns the moves that answer it.
fn until_asked(app: &mut App, game: &str, is_asked: impl Fn(&Move) -> bool) -> Vec<Move> {
    for ply in 0..MOST_PLIES {
        let legal = legal(app);
        if let Some(asked) = legal.iter().copied().find(&is_asked) {
            let answers = legal
                .iter()
                .copied()
                .filter(|one| one.base() == asked.base());
            let answers: Vec<Move> = answers.collect();
            if answers.len() > 1 {
                return answers;
            }
        }
        let one = legal[(ply * 7 + ply / 5) % legal.len()];
        app.world_mut().write_message(GameCommand::Play(one));
        rest(app, game);
    }
    panic!("{game} asks nothing");
}

fn spends(one: &Move) -> bool {
    one.spends_nyumba()
}

fn names_extra(one: &Move) -> bool {
    one.extras()[0].is_some()
}

/// A match in which a move asks something, and its answers; the question is open.
fn asked(game: &str, is_asked: impl Fn(&Move) -> bool) -> (App, Vec<Move>) {
    let mut app = started(game);
    let answers = until_asked(&mut app, game, is_asked);
    app.world_mut().write_message(PlayMove(answers[0].base()));
    // Until the panel has arrived.
    for _ in 0..30 {
        app.update();
    }
    assert_eq!(menu(&app), Menu::MoveChoice, "{game}");
    (app, answers)
}

#[test]
fn whole_matches_are_played_by_the_letters_of_the_ring() {
    for game in [OMWESO, BAO] {
        let mut player = Player(started(game));
        let (mut ply, mut questions, mut laps, mut placed) = (0, 0, 0, 0);
        loop {
            let legal = legal(&player.0);
            let asks = legal.iter().copied().find(spends);
            let some = legal.get((ply * 7 + ply / 5) % legal.len().max(1));
            let Some(mv) = asks.or(some.copied()) else {
                break;
            };
            for event in events_of(&player.0, mv) {
                laps = event.lap().map_or(laps, |(_, lap)| laps.max(lap));
                placed += usize::from(matches!(event, GameEvent::Placed { .. }));
            }
            let geometry = {
                let current = player.0.world().resource::<CurrentMatch>();
                current.position().geometry()
            };
            let hole = mv.hole().unwrap();
            let place = hole.index() % geometry.row();
            let letter = char::from(b'a' + place as u8).to_string();
            player.letter(KeyCode::KeyA, &letter);
            let (code, key) = if geometry.usual_runs_right(hole) != mv.is_reversed() {
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
            assert!(ply < MOST_PLIES, "{game} does not end");
            assert_eq!(moves(&player.0).last(), Some(&mv), "{game}, ply {ply}");
            assert_eq!(moves(&player.0).len(), ply, "{game}: a key played nothing");
        }
        assert_shows_the_position(&mut player.0, game);
        for _ in 0..MOST_FRAMES {
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
    for (game, is_asked) in [(BAO, spends as fn(&Move) -> bool), (MORUBA, names_extra)] {
        let mut player = Player(started(game));
        let mut settings = player.0.world_mut().resource_mut::<Settings>();
        settings.helps.by_ear = true;
        let answers = until_asked(&mut player.0, game, is_asked);
        let hole = name_of(&player.0, answers[0].base());
        player.press(&format!("board.{hole}"));
        (0..30).for_each(|_| player.0.update());
        assert_eq!(player.menu(), Menu::MoveChoice, "{game}: {hole}");
    }
}

#[test]
fn the_question_of_the_nyumba_is_asked_beside_it_and_answered_by_keys_gamepad_and_touch() {
    type Way = fn(&mut Player, &str);
    let ways: [(&str, Way); 4] = [
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
            let place = button.unwrap().center();
            finger(&mut player.0, 1, TouchPhase::Started, place);
            finger(&mut player.0, 1, TouchPhase::Ended, place);
        }),
    ];
    for (device, answer) in ways {
        let (app, answers) = asked(BAO, spends);
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
    // Escape plays nothing.
    let (app, _) = asked(BAO, spends);
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
    let (mut app, answers) = asked(MORUBA, names_extra);
    let plies = moves(&app).len();
    let geometry = {
        let current = app.world().resource::<CurrentMatch>();
        current.position().geometry()
    };
    let answer = *answers.last().unwrap();
    let extra = extra_holes(answer, geometry).next().unwrap();
    let place = hole_on_screen(&mut app, extra.index());
    finger(&mut app, 1, TouchPhase::Started, place);
    finger(&mut app, 1, TouchPhase::Ended, place);
    assert_eq!(moves(&app)[plies..], [answer]);
    assert_eq!(menu(&app), Menu::Closed);
}

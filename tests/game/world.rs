//! The world's other sowing games: whole matches of each, with all rounds, and their special
//! features: chosen directions, swaps, special holes, rounds.

use std::fs;

use awale::board::{Board, BoardShape, BoardVessel, ShownBoard};
use awale::board_view::{GhostMark, Token};
use awale::phase::Phase;
use awale::playback::Playback;
use awale::scene::TableLook;
use awale::session::{CurrentMatch, GameCommand};
use awale::settings::{BoardMaterial, SeedSet, Settings, Speed};
use awale::state::Menu;
use awale::ui::RoundScores;
use awale_engine::ai::Level;
use awale_engine::matches::Player as MatchPlayer;
use awale_rules::{BoardSnapshot, Hole, Move, Side, Vessel, library};
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::assistance::{ghost, two_people};
use super::fixtures::slice;
use super::journey::{first_move, menu, run, run_to_end};
use super::keyboard::Player;
use super::table::{Parts, assert_holds};
use super::workshop::Home;

/// Ô ăn quan, a game in which players choose the direction of every move.
const CHOSEN_DIRECTION: &str = "o-an-quan";

/// A position of Ohvalhu in which D ends the round, and North can't refill the last hole.
const END_OF_A_ROUND: &str = "1-0-0-1-1-0-0-0-0-0-0-0-0-0-0-0-68-57-S";

/// Maximum number of plies of a match.
pub const MAX_PLIES: usize = 20_000;
/// Maximum number of frames for a ply, or until the result appears.
pub const MAX_FRAMES: usize = 200;
/// Number of frames after the end of a move or match in which nothing may change any more.
const SETTLING_FRAMES: usize = 20;
/// Number of whole matches in a slice, at several seconds each.
const SLICE_MATCHES: usize = 1;
/// Number of shorter games in a slice.
const SLICE_GAMES: usize = 2;
/// Interval, in plies, at which the table is compared with the position.
const COMPARISON_INTERVAL: usize = 16;

/// Starts a match between two people from the menus, without animation.
pub fn start_match(game: &str) -> App {
    let mut app = run(&format!(
        "press main.new_game
         press new_game.variant.{game}
         press new_game.south.person
         press new_game.north.person
         press new_game.begins.south
         press new_game.start
         settle
         exit"
    ));
    app.world_mut().resource_mut::<Settings>().play.speed = Speed::Off;
    app
}

/// Updates until the table shows the position.
pub fn rest(app: &mut App, game: &str) {
    app.update();
    for _ in 0..MAX_FRAMES {
        if *app.world().resource::<Phase>() != Phase::Showing {
            return;
        }
        app.update();
    }
    panic!("{game}: the table has not come to rest");
}

pub fn assert_shows_the_position(app: &mut App, game: &str) {
    let end = BoardSnapshot::of(app.world().part::<CurrentMatch>().position());
    let shown = app.world().part::<Playback>().shown();
    assert_eq!(shown, Some(&end), "{game}");
    assert_holds(app.world_mut(), &end, game);
    app.update();
    let world = app.world_mut();
    let tokens: Vec<Token> = world.query::<&Token>().iter(world).copied().collect();
    let count = |token| tokens.iter().filter(|&&other| other == token).count();
    let geometry = end.geometry();
    for side in Side::BOTH {
        let special = geometry
            .all()
            .filter(|&hole| end.special_of(hole) == Some(side));
        assert_eq!(count(Token::Peg(side)), special.count(), "{game}");
    }
    assert_eq!(count(Token::Leaf), end.shut().len(), "{game}");
}

/// Asserts that the result of a finished match appears, and stays.
fn assert_result_appears(app: &mut App, game: &str) {
    for _ in 0..MAX_FRAMES {
        if menu(app) == Menu::GameOver {
            break;
        }
        app.update();
    }
    for _ in 0..SETTLING_FRAMES {
        app.update();
    }
    assert_eq!(menu(app), Menu::GameOver, "{game}");
}

/// Plays a legal move that depends on the ply; returns `None` if the match is over.
fn play_some_move(app: &mut App, ply: usize) -> Option<Move> {
    let current = app.world().part::<CurrentMatch>();
    let legal: Vec<Move> = current
        .position()
        .legal_moves(current.game().rules())
        .iter()
        .collect();
    let mv = *legal.get((ply * 7 + ply / 5) % legal.len().max(1))?;
    app.world_mut().write_message(GameCommand::Play(mv));
    Some(mv)
}

#[test]
fn every_world_game_is_played_from_the_main_menu_to_the_end_of_its_match() {
    for game in slice(library::world_names(), SLICE_MATCHES) {
        let mut app = start_match(game);
        let rules = library::load(game).unwrap().unwrap();
        let current = app.world().part::<CurrentMatch>();
        let played = current.game().rules().fingerprint();
        assert_eq!(played, rules.fingerprint(), "{game}");
        let mut ply = 0;
        while play_some_move(&mut app, ply).is_some() {
            rest(&mut app, game);
            ply += 1;
            assert!(ply < MAX_PLIES, "{game} does not end");
            let current = app.world().part::<CurrentMatch>();
            assert_eq!(
                current.game().moves().len(),
                ply,
                "{game}: a move was refused"
            );
            if ply % COMPARISON_INTERVAL == 0 {
                assert_shows_the_position(&mut app, game);
            }
        }
        let current = app.world().part::<CurrentMatch>();
        assert!(current.outcome().is_some(), "{game}");
        let rounds = current.position().round();
        assert!(
            rules.rounds().is_none() || rounds > 1,
            "{game}: {rounds} rounds"
        );
        let scores = current.tree().round_scores();
        assert_eq!(scores.len(), usize::from(rounds) - 1, "{game}");
        let total = u32::from(rules.total_seeds());
        let is_whole = |[south, north]: &[u16; 2]| u32::from(*south) + u32::from(*north) <= total;
        assert!(scores.iter().all(is_whole), "{game}: {scores:?}");
        assert_shows_the_position(&mut app, game);
        assert_result_appears(&mut app, game);
        println!("{game}: {ply} plies, {rounds} rounds");
    }
}

#[test]
fn oware_is_played_against_every_level() {
    for level in slice(Level::ALL, SLICE_GAMES) {
        let app = first_move("abapa", &["computer", &format!("computer.{level}")]);
        let current = app.world().part::<CurrentMatch>();
        assert_eq!(current.variant(), "abapa");
        let seat = &current.setup().seats[Side::North.index()];
        assert_eq!(seat.player, MatchPlayer::Computer(level));
        assert!(current.game().moves().len() >= 2, "{level} doesn't answer");
    }
}

#[test]
fn whole_matches_are_played_by_the_letters_of_the_keyboard_alone() {
    for game in slice(["bestemshe", "ayoayo", "enkeshui"], SLICE_GAMES) {
        let mut player = Player(start_match(game));
        let mut ply = 0;
        loop {
            let current = player.0.world().part::<CurrentMatch>();
            let position = current.position();
            let row = position.geometry().row();
            let legal = position.legal_moves(current.game().rules());
            let count = legal.len();
            let Some(mv) = legal.iter().nth((ply * 7 + ply / 5) % count.max(1)) else {
                break;
            };
            let index_in_row = mv.index() % row;
            let letter = char::from(b'a' + index_in_row as u8).to_string();
            player.letter(KeyCode::KeyA, &letter);
            rest(&mut player.0, game);
            ply += 1;
            assert!(ply < MAX_PLIES, "{game} does not end");
            assert_eq!(moves(&player.0).last(), Some(&mv), "{game}");
            assert_eq!(moves(&player.0).len(), ply, "{game}: a key played nothing");
        }
        let current = player.0.world().part::<CurrentMatch>();
        assert!(current.outcome().is_some(), "{game}");
        assert_result_appears(&mut player.0, game);
    }
}

#[test]
fn whole_matches_are_played_by_clicks_alone() {
    // A hole may have only one legal direction.
    let games = [
        "kalah",
        "togyzqumalaq",
        CHOSEN_DIRECTION,
        "omweso",
        "bao-kujifunza",
        "bao-kiswahili",
    ];
    for game in slice(games, SLICE_MATCHES) {
        let home = Home::new(&format!("clicks-{game}"));
        let mut app = home.launch(&format!(
            "press main.new_game
             press new_game.variant.{game}
             press new_game.south.person
             press new_game.north.person
             press new_game.start
             play-out
             until-over
             exit"
        ));
        app.world_mut().resource_mut::<Settings>().play.speed = Speed::Off;
        let app = run_to_end(app);
        assert_eq!(menu(&app), Menu::GameOver, "{game}");
        let current = app.world().part::<CurrentMatch>();
        assert!(current.outcome().is_some(), "{game}");
        assert!(current.game().moves().len() > 10, "{game}");
    }
}

/// Returns the moves of the match.
pub fn moves(app: &App) -> Vec<Move> {
    let current = app.world().part::<CurrentMatch>();
    current.game().moves().to_vec()
}

const B: Hole = Hole::new(1);

#[test]
fn a_chosen_direction_shows_both_ghosts() {
    let mut app = two_people(CHOSEN_DIRECTION, "point hole B\nwait 3");
    let shown = ghost(&app);
    let played =
        [shown.preview(), shown.other()].map(|preview| preview.map(|preview| preview.played()));
    let [first, other] = played.map(|mv| mv.expect("a ghost"));
    assert_eq!((first.hole(), other.hole()), (Some(B), Some(B)));
    assert_ne!(first.is_reversed(), other.is_reversed());
    let world = app.world_mut();
    let mut marks = world.query::<(&BoardVessel, &GhostMark)>();
    let mut others = 0;
    for (vessel, mark) in marks.iter(world) {
        let is_played = vessel.0 == Vessel::Hole(B);
        assert_eq!(mark.towards.is_some(), is_played, "{vessel:?}");
        others += usize::from(!mark.other_words.is_empty());
    }
    assert!(others >= 5, "{others} marks of the other direction");
    // If the rules set the direction, there is only one ghost.
    let app = two_people("kalah", "point hole B\nwait 3");
    assert!(ghost(&app).preview().is_some() && ghost(&app).other().is_none());
}

#[test]
fn a_swipe_along_the_row_chooses_the_direction_and_one_across_does_nothing() {
    for (to, played) in [
        ("C", vec![Move::from(B)]),
        ("A", vec![Move::reversed(B)]),
        ("d", vec![]),
    ] {
        let script = format!("touch hole B\nwait 3\ntouch hole {to}\nwait 3\nlift\nsettle");
        let app = two_people(CHOSEN_DIRECTION, &script);
        assert_eq!(moves(&app), played, "a swipe from B to {to}");
    }
    let app = two_people("kalah", "touch hole B\nwait 3\ntouch hole C\nlift\nsettle");
    assert!(moves(&app).is_empty(), "where the rules set the direction");
}

#[test]
fn an_arrow_after_a_letter_chooses_the_direction_and_any_other_navigates_the_game() {
    for (code, key, played) in [
        (KeyCode::ArrowRight, Key::ArrowRight, Move::from(B)),
        (KeyCode::ArrowLeft, Key::ArrowLeft, Move::reversed(B)),
    ] {
        let mut player = Player(two_people(CHOSEN_DIRECTION, ""));
        player.letter(KeyCode::KeyB, "b");
        assert!(moves(&player.0).is_empty());
        assert!(ghost(&player.0).other().is_some(), "both ghosts are shown");
        player.key(code, key);
        assert_eq!(moves(&player.0), [played]);
        player.0.world_mut().resource_mut::<Settings>().play.speed = Speed::Off;
        player.wait();
        player.key(KeyCode::ArrowLeft, Key::ArrowLeft);
        player.wait();
        let current = player.0.world().part::<CurrentMatch>();
        assert_eq!(
            (current.tree().step(), current.tree().steps_in_line()),
            (0, 1)
        );
    }
}

#[test]
fn a_gamepad_plays_the_chosen_half_of_a_hole() {
    let a = Hole::new(0);
    for (buttons, played) in [
        (&[GamepadButton::DPadRight][..], Move::from(a)),
        (
            &[GamepadButton::DPadRight, GamepadButton::DPadLeft][..],
            Move::reversed(a),
        ),
    ] {
        let mut player = Player(two_people(CHOSEN_DIRECTION, ""));
        player.0.world_mut().spawn(Gamepad::default());
        for &button in buttons {
            player.pad(button);
        }
        player.pad(GamepadButton::South);
        assert_eq!(moves(&player.0), [played]);
    }
}

/// Plays a match under rules with the pie rule until North is offered the swap, and then runs the
/// lines of `script`.
fn run_until_swap_is_offered(home: &Home, script: &str) -> App {
    let rules = "(format: 2, name: \"Pie\", turn: (swap: true))";
    fs::write(home.0.join("rules").join("pie.ron"), rules).unwrap();
    let opening = "press main.new_game
         press new_game.variant.pie.ron
         press new_game.south.person
         press new_game.north.person
         press new_game.begins.south
         press new_game.start
         settle
         play C";
    home.run(&format!("{opening}\n{script}\nexit"))
}

#[test]
fn a_swap_is_offered_and_made_by_mouse_keys_and_gamepad() {
    type Accept = fn(&mut Player);
    let devices: [(&str, Accept); 2] = [
        ("swap-keys", |player| {
            player.key(KeyCode::ArrowDown, Key::ArrowDown);
            player.enter();
        }),
        ("swap-pad", |player| {
            player.0.world_mut().spawn(Gamepad::default());
            player.pad(GamepadButton::DPadDown);
            player.pad(GamepadButton::South);
        }),
    ];
    for (name, accept) in devices {
        let home = Home::new(name);
        let mut player = Player(run_until_swap_is_offered(&home, "wait 60"));
        assert_eq!(menu(&player.0), Menu::Swap);
        accept(&mut player);
        assert_swapped(player.0, name);
    }
    let home = Home::new("swap-mouse");
    let app = run_until_swap_is_offered(&home, "press swap.swap");
    assert_swapped(app, "mouse");
}

/// Asserts that the second move was the swap, and that the table shows the position.
fn assert_swapped(mut app: App, device: &str) {
    assert_eq!(moves(&app)[1..], [Move::SWAP], "{device}");
    rest(&mut app, device);
    for _ in 0..SETTLING_FRAMES {
        app.update();
    }
    assert_eq!(menu(&app), Menu::Closed, "{device}: the offer is closed");
    // The marks of the last move have disappeared along with its seeds.
    let current = app.world().part::<CurrentMatch>();
    let geometry = current.position().geometry();
    let played = moves(&app)[0].hole().unwrap();
    let last = app.world().part::<Playback>().last_move();
    assert_eq!(last.from, Some(geometry.rotated(played)), "{device}");
    let to = last.to.expect("its last seed");
    assert!(current.position().seeds_in(to) > 0, "{device}");
    assert_shows_the_position(&mut app, device);
}

#[test]
fn an_offer_to_swap_that_is_declined_is_not_repeated_in_the_turn() {
    let home = Home::new("swap-declined");
    let mut player = Player(run_until_swap_is_offered(&home, "wait 60"));
    player.escape();
    for _ in 0..MAX_FRAMES {
        player.0.update();
    }
    assert_eq!((player.menu(), moves(&player.0).len()), (Menu::Closed, 1));
}

#[test]
fn a_single_round_can_be_played_under_rules_with_rounds() {
    for (choice, has_rounds) in [("one", false), ("all", true)] {
        let app = run(&format!(
            "press main.new_game
             press new_game.variant.congklak
             press new_game.south.person
             press new_game.north.person
             press new_game.rounds.{choice}
             press new_game.start
             settle
             exit"
        ));
        let current = app.world().part::<CurrentMatch>();
        let rules = current.game().rules();
        assert_eq!(rules.rounds().is_some(), has_rounds, "{choice}");
    }
}

#[test]
fn a_new_round_marks_no_move_of_the_last_one_and_covers_what_is_shut() {
    let mut app = run(&format!(
        "press main.new_game
         press new_game.variant.ohvalhu
         press new_game.south.person
         press new_game.north.person
         press new_game.set_up
         wait 6
         copy {END_OF_A_ROUND}
         press set_up.paste
         wait 4
         press set_up.start
         settle
         play D
         settle
         exit"
    ));
    let position = app.world().part::<CurrentMatch>().position();
    assert_eq!((position.round(), position.shut().len()), (2, 1));
    let last = app.world().part::<Playback>().last_move();
    assert_eq!((last.from, last.to), (None, None));
    assert_shows_the_position(&mut app, "the second round");
}

#[test]
fn the_finished_rounds_are_counted_once_a_turn() {
    let mut app = run(&format!(
        "press main.new_game
         press new_game.variant.ohvalhu
         press new_game.south.person
         press new_game.north.person
         press new_game.set_up
         wait 6
         copy {END_OF_A_ROUND}
         press set_up.paste
         wait 4
         press set_up.start
         settle
         play D
         settle
         exit"
    ));
    let mut next = app.world_mut().resource_mut::<NextState<Menu>>();
    next.set(Menu::Score);
    (0..6).for_each(|_| app.update());
    assert_eq!(menu(&app), Menu::Score);
    let current = app.world().part::<CurrentMatch>();
    let counted = current.tree().round_scores();
    assert_eq!(counted.len(), 1);
    assert_eq!(app.world().part::<RoundScores>().all(), counted);
    let changed = |app: &mut App| {
        let mut rounds = app.world_mut().query::<Ref<RoundScores>>();
        rounds.single(app.world()).unwrap().last_changed()
    };
    let then = changed(&mut app);
    (0..20).for_each(|_| app.update());
    assert_eq!(changed(&mut app), then, "they are counted again");
}

#[test]
fn the_board_has_no_tokens_before_a_special_hole_is_made() {
    let mut app = two_people("togyzqumalaq", "");
    let world = app.world_mut();
    assert_eq!(world.query::<&Token>().iter(world).count(), 0);
    assert_eq!(world.query::<&Board>().iter(world).count(), 1);
}

#[test]
fn a_game_has_its_own_board_unless_the_player_selects_one_for_all() {
    let shape = |app: &App| app.world().resource::<ShownBoard>().shape;
    let look = |app: &App| *app.world().resource::<TableLook>();
    let mut app = two_people("congklak", "play C\nsettle");
    assert_eq!(look(&app).board, BoardMaterial::TeakBoat);
    assert_eq!(look(&app).seeds, SeedSet::Cowries);
    assert_eq!(shape(&app), BoardShape::Boat);
    let seeds = app.world().part::<Playback>().shown().unwrap().total();
    app.world_mut().resource_mut::<Settings>().look.by_game = false;
    app.update();
    app.update();
    assert_eq!(look(&app).board, BoardMaterial::Hardwood);
    assert_eq!(shape(&app), BoardShape::Block);
    assert_shows_the_position(&mut app, "congklak on a block");
    let shown = app.world().part::<Playback>().shown().unwrap();
    assert_eq!(shown.total(), seeds);
    app.world_mut().resource_mut::<Settings>().look.board = BoardMaterial::SandPits;
    app.update();
    app.update();
    assert_eq!(shape(&app), BoardShape::Sand);
    assert_shows_the_position(&mut app, "congklak in sand");
    assert_eq!(shape(&two_people("awale", "")), BoardShape::Block);
}

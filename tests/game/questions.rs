//! Questions about reasons, threats and consequences by mouse, keys and gamepad, with answers as
//! text and on the board.

use std::sync::Arc;

use awale::board::BoardVessel;
use awale::board_view::{Mark, Marks};
use awale::lesson::{CurrentDemonstration, DemonstrationCommand};
use awale::playback::Playback;
use awale::session::CurrentMatch;
use awale::state::{Menu, Screen};
use awale::ui::OwnClipboard;
use awale_engine::teacher::reasons::{evidence, of_move, of_position, passed, weightiest};
use awale_engine::text::reader::Players;
use awale_engine::text::why::About;
use awale_engine::text::{Language, Messages, unmarked, why};
use awale_rules::{BoardSnapshot, Game, Hole, HoleSet, Placement, Side, Vessel, library};
use bevy::prelude::*;

use super::assistance::two_people;
use super::fixtures::slice;
use super::journey::{launch, run, run_next, run_to_end, two_player_script};
use super::keyboard::Player;
use super::table::Parts;

/// Number of ways to ask in a slice.
const SLICE_WAYS: usize = 1;
/// Number of moves in a slice.
const SLICE_MOVES: usize = 1;

fn marked(app: &mut App, mark: Mark) -> HoleSet {
    let world = app.world_mut();
    let mut vessels = world.query::<(&BoardVessel, &Marks)>();
    let marked = vessels
        .iter(world)
        .filter_map(|(vessel, marks)| match vessel.0 {
            Vessel::Hole(hole) if marks.has(mark) => Some(hole),
            _ => None,
        });
    marked.collect()
}

fn sentences(game: &Game, about: About) -> Vec<String> {
    let reasons = match about {
        About::Move(mv) => of_move(game, mv),
        About::Position => of_position(game),
    };
    let messages = Messages::new(Language::default());
    why(
        &messages,
        game.rules().geometry(),
        &weightiest(&reasons),
        about,
        Players {
            names: ["South", "North"],
            reader: None,
        },
        game.position().to_move(),
    )
}

/// Pastes a game that starts from this position, and then runs `script`.
fn from_position(variant: &str, position: &str, script: &str) -> App {
    let mut app = launch(&format!(
        "press main.more
         press more.archive
         press archive.paste
         settle
         {script}
         exit"
    ));
    let text = format!("[Rules \"{variant}\"]\n[Start \"{position}\"]\n");
    app.insert_resource(OwnClipboard(text));
    run_to_end(app)
}

fn demonstration(app: &App) -> &CurrentDemonstration {
    app.world().part()
}

fn shown(app: &App) -> BoardSnapshot {
    *app.world().part::<Playback>().shown().unwrap()
}

/// Positions of several variants, each with the letter of a move that can be explained.
const POSITIONS: [(&str, &str, char); 6] = [
    ("awale", "0-1-0-2-15-0-0-1-0-5-0-3-10-11-S", 'E'),
    ("awale", "1-0-4-2-0-0-0-0-1-0-15-0-12-13-S", 'A'),
    ("abidjan", "0-0-1-2-0-2-0-0-0-0-12-0-16-15-S", 'C'),
    ("oware", "2-0-3-6-4-0-1-1-1-4-0-2-12-12-S", 'D'),
    ("nyakun", "3-2-1-4-5-1-2-2-3-1-4-2-9-9-S", 'B'),
    ("jodu", "2-2-2-2-2-2-2-2-2-2-2-2-0-0-S", 'C'),
];

#[test]
fn the_reasons_for_the_move_under_the_pointer_are_explained_and_marked_in_turn() {
    for (variant, position, letter) in POSITIONS {
        let script = format!("point hole {letter}\nwait 3\nkey f3\nwait 6");
        let mut app = from_position(variant, position, &script);
        let rules = library::load(variant).unwrap().unwrap();
        let geometry = rules.geometry();
        let placement = Placement::parse(position, &rules).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        let hole = geometry.hole(letter).unwrap();
        let reasons = of_move(&game, hole);
        let reasons: Vec<_> = weightiest(&reasons).into_iter().cloned().collect();
        let expected = sentences(&game, About::Move(hole.into()));
        let subject = demonstration(&app).at().0;
        let scenes = demonstration(&app).subjects()[subject].scenes.clone();
        if expected.is_empty() {
            // The move played, and the best other one.
            assert_eq!(scenes.len(), 2, "{variant}");
            for scene in &scenes {
                assert!(scene.text.contains("After "), "{variant}: {}", scene.text);
            }
            continue;
        }
        let texts: Vec<_> = scenes.iter().map(|scene| unmarked(&scene.text)).collect();
        assert_eq!(texts, expected, "{variant}");
        for (scene, reason) in reasons.iter().enumerate() {
            let command = DemonstrationCommand::Show { subject, scene };
            app.world_mut().write_message(command);
            (0..4).for_each(|_| app.update());
            let expected_evidence = evidence(&game, Some(hole.into()), reason);
            assert_eq!(
                marked(&mut app, Mark::Highlighted),
                expected_evidence.holes,
                "{variant}: {reason:?}"
            );
            assert_eq!(
                marked(&mut app, Mark::Threatened),
                expected_evidence.danger,
                "{variant}: {reason:?}"
            );
            let before = Game::set_up(Arc::clone(&rules), &expected_evidence.start, &mut ());
            assert_eq!(shown(&app), BoardSnapshot::of(before.position()));
        }
    }
}

#[test]
fn without_a_move_the_position_is_explained_and_the_table_restored() {
    let (variant, position, _) = POSITIONS[1];
    let app = from_position(variant, position, "press hud.why\nwait 6");
    let rules = library::load(variant).unwrap().unwrap();
    let placement = Placement::parse(position, &rules).unwrap();
    let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
    let demonstration = demonstration(&app);
    let scenes = &demonstration.subjects()[demonstration.at().0].scenes;
    let texts: Vec<_> = scenes.iter().map(|scene| unmarked(&scene.text)).collect();
    assert_eq!(texts, sentences(&game, About::Position));
    // Every move is one click away.
    assert_eq!(
        demonstration.subjects().len(),
        1 + game.position().legal_moves(&rules).len()
    );
    let app = from_position(
        variant,
        position,
        "press hud.why
         wait 6
         press demonstration.subject.2
         wait 4
         press demonstration.again
         wait 40
         press demonstration.back
         wait 4",
    );
    assert!(!app.world().has_part::<CurrentDemonstration>());
    assert_eq!(
        *app.world().resource::<State<Screen>>().get(),
        Screen::Playing
    );
    assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::Closed);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.game().moves(), [] as [Hole; 0]);
    assert_eq!(shown(&app), BoardSnapshot::of(game.position()));
}

#[test]
fn the_consequences_of_a_move_are_one_click_away_from_its_reasons() {
    let (variant, position, _) = POSITIONS[3];
    let app = from_position(
        variant,
        position,
        "press hud.why
         wait 6
         press demonstration.subject.2
         wait 3
         press demonstration.what_if
         wait 12",
    );
    let shown = demonstration(&app).shown();
    assert!(shown.title.starts_with("What does"), "{}", shown.title);
    let holes = shown.rules.geometry().names_of(&shown.moves[..1]);
    assert!(shown.title.contains(&holes));
}

#[test]
fn the_last_move_is_explained_in_the_position_before_it() {
    let app = two_people("awale", "play F\nsettle\npress hud.why\nwait 6");
    let subjects = demonstration(&app).subjects();
    assert_eq!(
        subjects.len(),
        2 + 6,
        "the position, the last move, six moves"
    );
    assert_eq!(subjects[1].label, "Last move: F");
    let scene = &subjects[1].scenes[0];
    assert_eq!(scene.start.to_move, Side::South);
    assert_eq!(scene.rules.geometry().names_of(&scene.moves[..1]), "F");
}

#[test]
fn a_threat_is_played_on_the_board_and_taken_back() {
    let (variant, position) = ("awale", "1-0-0-3-1-1-0-0-1-0-15-0-12-13-S");
    let rules = library::load(variant).unwrap().unwrap();
    let placement = Placement::parse(position, &rules).unwrap();
    let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
    let mut app = from_position(variant, position, "");
    let ways = [
        "key f4",
        "press hud.pause\nwait 4\npress pause.more\npress pause.threats",
    ];
    for way in slice(ways, SLICE_WAYS) {
        run_next(&mut app, &format!("{way}\nwait 8\nexit"));
        let scene = demonstration(&app).shown();
        assert_eq!(scene.start, passed(&game));
        assert_eq!(rules.geometry().names_of(&scene.moves[..1]), "e");
        assert!(
            unmarked(&scene.text).contains("North would play e and take"),
            "{}",
            scene.text
        );
        run_next(&mut app, "wait 112\nkey escape\nwait 4\nexit");
        assert!(!app.world().has_part::<CurrentDemonstration>());
        assert_eq!(shown(&app), BoardSnapshot::of(game.position()));
    }
}

#[test]
fn the_consequences_of_the_move_under_the_pointer_are_played_and_taken_back() {
    let (variant, position) = ("awale", "2-0-3-6-4-0-1-1-1-4-0-2-12-12-S");
    let mut app = from_position(variant, position, "");
    for letter in slice(['A', 'D', 'E'], SLICE_MOVES) {
        let script = format!("point hole {letter}\nwait 3\nkey f5\nwait 8\nexit");
        run_next(&mut app, &script);
        let scene = demonstration(&app).shown();
        let played = scene.rules.geometry().names_of(&scene.moves[..1]);
        assert_eq!(played, letter.to_string());
        let is_judged = scene.text.contains("compared with the best move")
            || scene.text.contains("No move is better");
        assert!(is_judged, "{}", scene.text);
        run_next(&mut app, "wait 100\nkey escape\nwait 4\nexit");
        let current = app.world().part::<CurrentMatch>();
        assert!(current.game().moves().is_empty());
        assert_eq!(shown(&app), BoardSnapshot::of(current.position()));
    }
    // If no hole is under the pointer, a comment says so and nothing is shown.
    run_next(&mut app, "point 4 350\nwait 3\nkey f5\nwait 8\nexit");
    assert!(!app.world().has_part::<CurrentDemonstration>());
}

#[test]
fn a_gamepad_asks_questions() {
    // Off the board, the mouse asks about no move.
    let start = two_player_script("");
    let mut player = Player(run(&format!("{start}point 4 350\nwait 3\nexit")));
    player.0.world_mut().spawn(Gamepad::default());
    for (button, title) in [
        (GamepadButton::LeftTrigger2, "About this position"),
        (GamepadButton::RightTrigger2, "threatens"),
    ] {
        player.pad(button);
        player.wait();
        let shown = player.0.world().part::<CurrentDemonstration>().shown();
        assert!(shown.title.contains(title), "{}", shown.title);
        // In the example, the gamepad acts as a keyboard: East goes back.
        player.pad(GamepadButton::East);
        assert!(!player.0.world().has_part::<CurrentDemonstration>());
        for _ in 0..10 {
            player.0.update();
        }
    }
    // Asks about the move at the gamepad's cursor.
    player.pad(GamepadButton::DPadRight);
    player.pad(GamepadButton::LeftThumb);
    player.wait();
    let shown = player.0.world().part::<CurrentDemonstration>().shown();
    assert!(shown.title.starts_with("What does"), "{}", shown.title);
}

#[test]
fn a_topic_without_a_certain_reason_is_compared_when_it_is_opened() {
    let pending = |app: &App| -> Vec<bool> {
        let subjects = demonstration(app).subjects().iter();
        subjects.map(|subject| subject.is_pending).collect()
    };
    let app = two_people("awale", "press hud.why\nwait 6");
    // The question about the position itself is still open; nothing certain can be said about the
    // first moves of a game.
    let before = pending(&app);
    assert!(!before[0]);
    let pending_count = before.iter().filter(|is_pending| **is_pending).count();
    assert!(pending_count > 1, "{before:?}");
    let index = before.iter().position(|is_pending| *is_pending).unwrap();
    let script = format!("press hud.why\nwait 6\npress demonstration.subject.{index}\nwait 8");
    let app = two_people("awale", &script);
    let after = pending(&app);
    assert_eq!(demonstration(&app).at().0, index);
    assert!(!after[index]);
    assert_eq!(
        after.iter().filter(|is_pending| **is_pending).count(),
        pending_count - 1
    );
    let text = &demonstration(&app).shown().text;
    assert!(text.contains("After "), "{text}");
}

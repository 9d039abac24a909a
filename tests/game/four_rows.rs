//! Games on four rows: whole matches by keys and by clicks, what a move asks its player, by every
//! device, the seeds of the reserve, and the blocked hole.

use awale::game::advisor::{OpenChoice, PlayMove};
use awale::game::audio::Sound;
use awale::game::board::BoardVessel;
use awale::game::board_view::{Mark, Marks};
use awale::game::playback::Playback;
use awale::game::session::{CurrentMatch, GameCommand};
use awale::game::settings::{Settings, Speed};
use awale::game::state::Menu;
use awale::game::ui::ButtonRegistry;
use awale::rules::{GameEvent, Hole, HoleSet, Move, Vessel};
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;

use super::assistance::two_people;
use super::journey::{menu, run_to_end};
use super::keyboard::Player;
use super::sounds::sounds_of_move;
use super::touch::{finger, hole_on_screen};
use super::workshop::Home;
use super::world::{MOST_FRAMES, MOST_PLIES, assert_shows_the_position, moves, rest, started};

const OMWESO: &str = "omweso";
const BAO: &str = "bao-kiswahili";
const MORUBA: &str = "moruba";

const KEYS: [KeyCode; 16] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
];

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

fn takes_more(one: &Move) -> bool {
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
            player.letter(KEYS[place], &letter);
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
        assert_eq!(placed, if has_reserve { 44 } else { 0 }, "{game}");
        println!("{game}: {ply} plies, {questions} questions");
    }
}

#[test]
fn whole_matches_are_played_by_clicks_on_the_ring() {
    for game in [OMWESO, BAO, MORUBA] {
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
        let current = app.world().resource::<CurrentMatch>();
        assert!(current.outcome().is_some(), "{game}");
        let played = current.game().moves();
        assert!(played.len() > 10, "{game}: {} moves", played.len());
        let answered = played.iter().any(|one| takes_more(one));
        assert_eq!(answered, game == MORUBA, "{game}");
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

/// The holes with this mark.
fn marked(app: &mut App, mark: Mark) -> HoleSet {
    let world = app.world_mut();
    let mut vessels = world.query::<(&BoardVessel, &Marks)>();
    let marked = vessels.iter(world).filter(|(_, marks)| marks.has(mark));
    marked
        .filter_map(|(vessel, _)| match vessel.0 {
            Vessel::Hole(hole) => Some(hole),
            Vessel::Loft(_) => None,
        })
        .collect()
}

#[test]
fn the_extra_hole_of_a_capture_is_named_on_the_board() {
    type Way = fn(&mut Player, Hole);
    let ways: [(&str, Way); 2] = [
        ("touch", |player, hole| {
            let place = hole_on_screen(&mut player.0, hole.index());
            finger(&mut player.0, 1, TouchPhase::Started, place);
            finger(&mut player.0, 1, TouchPhase::Ended, place);
        }),
        ("its letter", |player, hole| {
            let current = player.0.world().resource::<CurrentMatch>();
            let letter = current.position().geometry().letter(hole);
            let letter = letter.to_ascii_lowercase().to_string();
            player.letter(KeyCode::KeyA, &letter);
        }),
    ];
    for (device, name) in ways {
        let (mut app, answers) = asked(MORUBA, takes_more);
        let plies = moves(&app).len();
        let current = app.world().resource::<CurrentMatch>();
        let geometry = current.position().geometry();
        let open = app.world_mut().query::<&OpenChoice>().single(app.world());
        let candidates = open.unwrap().holes(geometry);
        assert_eq!(candidates.len(), answers.len(), "{device}");
        assert_eq!(marked(&mut app, Mark::PointedOut), candidates, "{device}");
        let wanted = *answers.last().unwrap();
        let [Some(place), None] = wanted.extras() else {
            panic!("one extra hole");
        };
        let theirs = geometry.owner(wanted.hole().unwrap()).opponent();
        let hole = geometry.territory(theirs).nth(place).unwrap();
        // A panel may lie over the hole.
        let mut player = Player(app);
        name(&mut player, hole);
        assert_eq!(moves(&player.0)[plies..], [wanted], "{device}");
        assert_eq!(player.menu(), Menu::Closed, "{device}");
    }
}

#[test]
fn a_seed_of_the_reserve_is_heard_as_one_and_each_sown_seed_once() {
    let mut app = two_people(BAO, "");
    let mv = legal(&app)[0];
    let events = events_of(&app, mv);
    let sounds = sounds_of_move(&mut app, mv);
    let heard = |is_this: fn(&Sound) -> bool| sounds.iter().filter(|sound| is_this(sound)).count();
    let shown = |is_this: fn(&GameEvent) -> bool| events.iter().filter(|it| is_this(it)).count();
    assert_eq!(heard(|sound| *sound == Sound::SeedPlaced), 1);
    assert_eq!(
        heard(|sound| matches!(sound, Sound::Capture { .. })),
        shown(|event| matches!(event, GameEvent::TakenInHand { .. }))
    );
    assert_eq!(
        heard(|sound| matches!(sound, Sound::DropOnFloor | Sound::DropOnSeeds)),
        shown(|event| matches!(event, GameEvent::Sown { .. }))
    );
}

#[test]
fn the_blocked_hole_is_marked_and_named_once_the_blocking_move_has_been_shown() {
    let mut app = started(BAO);
    let mut ply = 0;
    let blocked = loop {
        let legal = legal(&app);
        let blocks = |one: &&Move| {
            let events = events_of(&app, **one);
            events
                .iter()
                .any(|it| matches!(it, GameEvent::Blocked { .. }))
        };
        if let Some(mv) = legal.iter().find(blocks).copied() {
            assert!(marked(&mut app, Mark::Blocked).is_empty());
            app.world_mut().write_message(GameCommand::Play(mv));
            rest(&mut app, BAO);
            let current = app.world().resource::<CurrentMatch>();
            break current.position().blocked().unwrap();
        }
        let mv = legal[(ply * 7 + ply / 5) % legal.len().max(1)];
        app.world_mut().write_message(GameCommand::Play(mv));
        rest(&mut app, BAO);
        ply += 1;
    };
    for _ in 0..4 {
        app.update();
    }
    assert!(!app.world().resource::<Playback>().is_busy());
    let only: HoleSet = [blocked].into_iter().collect();
    assert_eq!(marked(&mut app, Mark::Blocked), only);
    let current = app.world().resource::<CurrentMatch>();
    let letter = current.position().geometry().letter(blocked);
    let transcript = app
        .world()
        .resource::<awale::game::accessibility::transcript::Transcript>();
    let named = format!("Hole {letter} is blocked");
    assert!(transcript.lines().any(|line| line.contains(&named)));
}

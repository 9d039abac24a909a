//! Matches with a remote friend: two homes exchange only links.

use std::fs;

use awale::friends::{FriendAnswer, Friends};
use awale::opened_files::Arrival;
use awale::session::{CurrentMatch, GAMES_FOLDER, SavedStatistics};
use awale::state::Menu;
use awale::storage::Storage;
use awale::ui::{ButtonRegistry, OwnClipboard, ScreenMargins};
use awale_engine::matches::letter::LetterStep;
use awale_engine::matches::{Letter, Purpose};
use awale_rules::Side;
use bevy::prelude::*;

use super::fixtures::is_long;
use super::journey::{launch, menu, run_to_end};
use super::table::Parts;
use super::workshop::Home;

/// A player's own rules.
pub const OWN_RULES: &str = include_str!("../live/short.ron");
const COPY_SCRIPT: &str = "press hud.send\n wait 4\n press friends.copy\n wait 2\n";

/// Plays Ama's first move, and then runs `script`.
fn begin(home: &Home, variant: &str, script: &str) -> App {
    home.run(&format!(
        "press main.more
         press more.friends
         wait 4
         press friends.new
         wait 4
         press new_game.variant.{variant}
         press new_game.begins.south
         press new_game.start
         settle
         play C
         settle
         {script} exit"
    ))
}

/// Plays Ama's first move, and returns the link that she copies.
fn invite(home: &Home, variant: &str) -> (App, String) {
    let app = begin(home, variant, COPY_SCRIPT);
    let link = copied(&app);
    (app, link)
}

fn copied(app: &App) -> String {
    app.world().resource::<OwnClipboard>().0.clone()
}

/// Opens `link` in this home, and runs `script`.
fn open_link(home: &Home, link: &str, script: &str) -> App {
    let mut app = home.launch(&format!("wait 6\n{script} exit"));
    app.world_mut()
        .write_message(Arrival::Link(link.to_owned()));
    run_to_end(app)
}

fn read(link: &str) -> Letter {
    Letter::open(link).unwrap().letter
}

fn on_table(app: &App) -> &CurrentMatch {
    app.world().part::<CurrentMatch>()
}

fn letter_of(app: &App) -> &Letter {
    let friends = app.world().resource::<Friends>();
    friends.on_table(on_table(app)).unwrap().thread.letter()
}

/// Returns the letters of the first and of the last legal hole.
fn outer_legal(letter: &Letter) -> [char; 2] {
    let game = letter.game();
    let holes = game.position().legal_moves(game.rules()).holes();
    let outer = [holes.iter().next(), holes.iter().next_back()];
    outer.map(|hole| game.rules().geometry().letter(hole.unwrap()))
}

#[test]
fn the_board_leaves_room_for_the_button_that_sends_a_letter() {
    let home = Home::new("friends-narrow");
    let app = begin(&home, "nyakun", "resize 360 640\n wait 40\n");
    assert_eq!(menu(&app), Menu::Closed);
    let world = app.world();
    let button = world.resource::<ButtonRegistry>().rect("hud.send").unwrap();
    let covered = world.resource::<ScreenMargins>().bottom;
    assert!(
        button.min.y >= 640.0 - covered,
        "{button:?}, {covered} covered"
    );
}

#[test]
fn a_whole_game_is_played_between_two_homes() {
    let homes = ["friends-ama", "friends-kofi"].map(Home::new);
    fs::write(homes[0].0.join("rules/short.ron"), OWN_RULES).unwrap();
    // The program is launched for each move. With the last holes, these rules end after four.
    let (variant, outer) = if is_long() {
        ("2-4", 0)
    } else {
        ("short.ron", 1)
    };
    let (_, mut link) = invite(&homes[0], variant);
    assert!(link.starts_with("#letter=1."), "{link}");
    let mut turn = 1;
    while !read(&link).is_over() {
        let sit = if turn == 1 { "press friends.sit\n" } else { "" };
        let hole = outer_legal(&read(&link))[outer];
        let steps = read(&link).steps().len();
        let app = open_link(
            &homes[turn % 2],
            &link,
            &format!("{sit} settle\n play {hole}\n settle\n"),
        );
        let letter = letter_of(&app);
        assert!(letter.steps().len() > steps, "move {turn}: {hole}");
        assert_eq!(letter.game().moves(), on_table(&app).game().moves());
        link = letter.link().unwrap();
        turn += 1;
        assert!(turn < 60);
    }
    // The last letter ends the game on the other side, too.
    let app = open_link(&homes[turn % 2], &link, "until-over\n");
    assert!(on_table(&app).outcome().is_some());
    for home in &homes {
        assert_eq!(fs::read_dir(home.0.join("games")).unwrap().count(), 1);
        assert_eq!(fs::read_dir(home.0.join("friends")).unwrap().count(), 1);
    }
    let statistics = app.world().resource::<SavedStatistics>();
    assert_eq!(statistics.total().played(), 1);
    assert!(!homes[0].0.join("match.txt").exists());
}

#[test]
fn the_recipient_of_a_first_letter_plays_the_other_side() {
    let [ama, kofi] = ["invitation-ama", "invitation-kofi"].map(Home::new);
    let (app, link) = invite(&ama, "awale");
    assert_eq!(menu(&app), Menu::Friends);
    let app = open_link(&kofi, &link, "");
    assert_eq!(menu(&app), Menu::Friends);
    assert!(!app.world().has_part::<CurrentMatch>());

    let app = open_link(&kofi, &link, "press friends.watch\n settle\n");
    assert_eq!(on_table(&app).purpose(), Purpose::Review);
    assert!(app.world().resource::<Friends>().sorted().is_empty());

    let app = open_link(&kofi, &link, "press friends.sit\n settle\n");
    let current = on_table(&app);
    assert_eq!(
        current.player_to_move().map(|(side, _)| side),
        Some(Side::North)
    );
    assert_eq!(current.tree().ply(), 1);
    // The friend's holes can't be played, and moves can't be undone.
    let app = open_link(
        &kofi,
        &link,
        "settle\n play d\n settle\n play A\n settle\n press hud.undo\n settle\n",
    );
    assert_eq!(letter_of(&app).steps().len(), 2);
    assert_eq!(on_table(&app).tree().ply(), 2);
}

#[test]
fn a_letter_with_a_changed_move_becomes_a_second_line() {
    let [ama, kofi] = ["fork-ama", "fork-kofi"].map(Home::new);
    let (_, link) = invite(&ama, "awale");
    let app = open_link(
        &kofi,
        &link,
        "press friends.sit\n settle\n play d\n settle\n",
    );
    let mut forked = read(&link);
    let hole = forked.terms().rules.geometry().hole('e').unwrap();
    forked.play(LetterStep::Move(hole.into())).unwrap();
    drop(app);
    let app = open_link(&kofi, &forked.link().unwrap(), "");
    assert_eq!(menu(&app), Menu::Friends);
    let friends = app.world().resource::<Friends>();
    let friend = friends.get(forked.terms().id()).unwrap();
    assert!(friend.thread.is_undecided() && friend.thread.lines().len() == 2);
    assert_ne!(friend.thread.letter().steps(), forked.steps());
    drop(app);
    // Both lines are in the file, and the choice survives a restart.
    let app = kofi.run("press main.more\npress more.friends\n wait 4\n press friends.match.0\n wait 4\n press friends.line.0\n settle\n exit");
    assert_eq!(on_table(&app).tree().ply(), 2);
    drop(app);
    let app = kofi.run("exit");
    let friends = app.world().resource::<Friends>();
    let friend = friends.get(forked.terms().id()).unwrap();
    assert!(!friend.thread.is_undecided() && friend.thread.lines().len() == 2);
}

#[test]
fn resigning_and_a_rematch_go_with_the_letter() {
    let [ama, kofi] = ["resign-ama", "resign-kofi"].map(Home::new);
    let (_, link) = invite(&ama, "awale");
    let resign = "key escape\n wait 3\n press pause.more\n press pause.resign\n wait 3\n press pause.confirm\n until-over\n";
    let app = open_link(
        &kofi,
        &link,
        &format!("press friends.sit\n settle\n {resign}"),
    );
    let resigned = letter_of(&app).clone();
    assert_eq!(resigned.steps().last(), Some(&LetterStep::Resign));
    drop(app);
    let rematch = "until-over\n wait 20\n press over.play_again\n settle\n";
    let app = open_link(&ama, &resigned.link().unwrap(), rematch);
    let letter = letter_of(&app);
    assert_eq!(letter.steps().last(), Some(&LetterStep::Rematch));
    assert_eq!((letter.games().len(), on_table(&app).tree().ply()), (2, 0));
    let seats = on_table(&app).setup().seats.each_ref();
    assert_eq!(seats.map(|seat| seat.player.key()), [Some("friend"), None]);
}

#[test]
fn a_damaged_letter_changes_nothing() {
    let [ama, kofi] = ["damaged-ama", "damaged-kofi"].map(Home::new);
    let (_, link) = invite(&ama, "awale");
    let app = open_link(&kofi, &link[..link.len() - 1], "press notice.0.close\n");
    assert_eq!(menu(&app), Menu::Main);
    assert!(app.world().resource::<Friends>().sorted().is_empty());
    assert!(app.world().resource::<Messages<FriendAnswer>>().is_empty());
}

#[test]
fn games_with_friends_are_listed_and_counted() {
    let kofi = Home::new("listed-kofi");
    let (_, link) = invite(&Home::new("listed-ama"), "awale");
    let app = open_link(&kofi, &link, "press friends.sit\n settle\n");
    assert_eq!(app.world().resource::<Friends>().waiting(), 1);
    drop(app);
    // A move from a friend waits on the main menu.
    let script = "press main.friends
        wait 4
        press friends.match.0
        wait 4
        press friends.code
        wait 4
        press friends.file
        wait 6
        press friends.spectators
        wait 4
        exit";
    let app = kofi.run(script);
    assert!(copied(&app).starts_with("#watch=1."));
    let file = fs::read_dir(kofi.0.join("handed out")).unwrap().next();
    let text = fs::read_to_string(file.unwrap().unwrap().path()).unwrap();
    assert_eq!(read(&text).steps().len(), 1);
    assert_eq!(
        app.world()
            .resource::<Storage>()
            .list(GAMES_FOLDER, ".awale")
            .len(),
        0
    );
    // A pasted letter opens like a link.
    let mut app = launch(
        "press main.more\npress more.friends\n wait 4\n press friends.paste\n wait 6\n exit",
    );
    app.insert_resource(OwnClipboard(link));
    let app = run_to_end(app);
    assert!(app.world().resource::<Friends>().invitation().is_some());
}

#[test]
fn an_offer_to_end_goes_with_a_move_and_can_be_accepted() {
    const AGREE_SCRIPT: &str = "key escape\n wait 3\n press pause.more\n press pause.agree\n wait 3\n press pause.confirm\n wait 6\n";
    let [ama, kofi] = ["offer-ama", "offer-kofi"].map(Home::new);
    let (_, link) = invite(&ama, "awale");
    let offer = format!("press friends.sit\n settle\n {AGREE_SCRIPT} play d\n settle\n");
    let app = open_link(&kofi, &link, &offer);
    let offered = letter_of(&app).clone();
    assert_eq!(offered.steps().len(), 3);
    assert_eq!(offered.steps()[1], LetterStep::Offer);
    drop(app);
    let accept = format!("wait 20\n settle\n {AGREE_SCRIPT} until-over\n wait 3\n");
    let app = open_link(&ama, &offered.link().unwrap(), &accept);
    assert_eq!(letter_of(&app).steps().last(), Some(&LetterStep::Agree));
    assert!(letter_of(&app).is_over());
}

#[test]
fn a_planned_answer_is_played_by_the_friends_program() {
    let [ama, kofi] = ["planned-ama", "planned-kofi"].map(Home::new);
    let _ = invite(&ama, "awale");
    let app = ama.run(
        "press main.more
         press more.friends
         wait 4
         press friends.match.0
         wait 4
         press friends.plan.0.d
         wait 4
         press friends.plan.1.F
         wait 4
         press friends.plan.add
         wait 4
         press notice.0.close
         press friends.copy
         wait 4
         exit",
    );
    let link = copied(&app);
    assert_eq!(read(&link).conditions().len(), 1);
    drop(app);
    let app = open_link(
        &kofi,
        &link,
        "press friends.sit\n settle\n play d\n wait 40\n settle\n",
    );
    let game = on_table(&app).game();
    assert_eq!(game.rules().geometry().names_of(game.moves()), "CdF");
    assert_eq!(letter_of(&app).steps().len(), 3);
}

//! A match of several games, from the new-game panel to its score.

use awale::session::{CurrentMatch, GameCommand, SavedStatistics, UnfinishedMatch};
use awale::settings::{Settings, Speed};
use awale::state::Menu;
use awale::ui::ButtonRegistry;
use awale_engine::matches::{Agreement, Beginner, SeriesPlan};
use awale_rules::Side;

use super::journey::{launch, menu, run, run_next, run_to_end};
use super::table::{Parts, Table, two_player_setup};

#[test]
fn players_alternate_as_beginners_in_a_match_of_six_games() {
    let mut table = Table::of("awale");
    table.set_speed(Speed::Off);
    let setup = two_player_setup("awale");
    let plan = SeriesPlan {
        games: 6,
        alternating: true,
        ..SeriesPlan::single(Beginner::North, 3)
    };
    table.command(GameCommand::Begin(Box::new(Agreement {
        plan,
        ..Agreement::single("awale", setup)
    })));
    table.rest();
    for game in 0..6 {
        let current = table.app.world().part::<CurrentMatch>();
        let first_side = if game % 2 == 0 {
            Side::North
        } else {
            Side::South
        };
        assert_eq!(current.position().to_move(), first_side, "game {game}");
        assert_eq!(current.series().game_number(), game);
        // The player who begins resigns each game, so both win three.
        table.command(GameCommand::Resign(first_side));
        table.rest();
        let current = table.app.world().part::<CurrentMatch>();
        assert_eq!(current.has_next_game(), game < 5);
        if game < 5 {
            table.command(GameCommand::NextGame);
            table.rest();
        }
    }
    let series = table.app.world().part::<CurrentMatch>().series_so_far();
    assert_eq!(series.score(), [6, 6], "three games each, in half points");
    assert!(series.is_over());
    // The next request starts a new match on the same terms.
    table.command(GameCommand::NextGame);
    table.rest();
    let current = table.app.world().part::<CurrentMatch>();
    assert_eq!(current.series().game_number(), 0);
    assert_eq!(current.series().plan().games, 6);
}

#[test]
fn two_people_swap_seats_after_a_single_game() {
    let mut table = Table::of("awale");
    table.set_speed(Speed::Off);
    let mut setup = two_player_setup("awale");
    setup.seats[0].name = "Ama".to_owned();
    setup.seats[1].name = "Kofi".to_owned();
    let agreement = Agreement::single("awale", setup);
    table.command(GameCommand::Begin(Box::new(agreement)));
    table.rest();
    let names = |table: &Table| {
        let current = table.app.world().part::<CurrentMatch>();
        let seats = current.setup().seats.each_ref();
        seats.map(|seat| seat.name.clone())
    };
    // Seats can't be changed during a game.
    table.command(GameCommand::ChangeSeats);
    table.rest();
    assert_eq!(names(&table), ["Ama", "Kofi"]);
    table.command(GameCommand::Resign(Side::South));
    table.rest();
    table.command(GameCommand::ChangeSeats);
    table.rest();
    assert_eq!(names(&table), ["Kofi", "Ama"]);
    let current = table.app.world().part::<CurrentMatch>();
    assert!(current.outcome().is_none());
}

#[test]
fn the_score_is_available_during_a_match() {
    let mut app = run("press main.new_game
         press new_game.south.person
         press new_game.north.person
         press new_game.games.several
         press new_game.begins.south
         press new_game.start
         settle
         play C
         settle
         press hud.pause
         press pause.more
         press pause.resign
         press pause.confirm
         until-over
         press over.next_game
         settle
         press hud.pause
         press pause.more
         press pause.score
         wait 3
         exit");
    assert_eq!(menu(&app), Menu::Score);
    let current = app.world().part::<CurrentMatch>();
    assert!(
        current.outcome().is_none(),
        "the second game is in progress"
    );
    assert_eq!(current.series_so_far().games().len(), 1);
    run_next(&mut app, "press score.back\nwait 3\nexit");
    assert_eq!(menu(&app), Menu::Pause);
    run_next(
        &mut app,
        "press pause.more\npress pause.score\nwait 3\nkey escape\nwait 3\nexit",
    );
    assert_eq!(menu(&app), Menu::Pause);
}

#[test]
fn a_single_game_has_no_score() {
    let app = run("press main.new_game
         press new_game.south.person
         press new_game.north.person
         press new_game.start
         settle
         press hud.pause
         wait 3
         exit");
    let buttons = app.world().resource::<ButtonRegistry>();
    assert!(buttons.rect("pause.score").is_none());
}

#[test]
fn a_match_of_two_games_ends_with_a_score_sheet() {
    let mut app = launch(
        "press main.new_game
         press new_game.variant.2-4
         press new_game.south.computer
         press new_game.south.computer.initiation
         press new_game.north.computer
         press new_game.north.computer.initiation
         press new_game.games.several
         press new_game.games.number.less
         press new_game.games.number.less
         press new_game.games.number.less
         press new_game.games.number.less
         press new_game.start
         until-over
         press over.next_game
         wait 5
         until-over
         wait 5
         exit",
    );
    // The two games take few frames without animation.
    app.world_mut().resource_mut::<Settings>().play.speed = Speed::Off;
    let app = run_to_end(app);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!(current.series().plan().games, 2);
    assert_eq!(current.series_so_far().games().len(), 2);
    assert!(current.series_so_far().is_over());
    // Games between computers aren't recorded, and there is no match to resume.
    assert!(app.world().resource::<SavedStatistics>().is_empty());
    assert!(app.world().resource::<UnfinishedMatch>().get().is_none());
}

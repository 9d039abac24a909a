//! Live play: two games without windows connect to a real broker, and are played by real clicks.

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale::dev_tools::ScriptedRun;
use awale::friends::{Friends, LiveStatus, LiveTable, TableClock};
use awale::opened_files::Arrival;
use awale::session::CurrentMatch;
use awale::settings::{Settings, Speed};
use awale::ui::OwnClipboard;
use awale_engine::matches::letter::Greeting;
use awale_engine::matches::letter::LetterStep;
use awale_engine::matches::{Contestant, Letter};
use awale_live::Client;
use awale_rules::Side;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::fixtures::{is_long, slice};
use super::friends::OWN_RULES;
use super::mosquitto::Mosquitto;
use super::table::Parts;
use super::workshop::Home;

/// The timeout of any wait, generous as builds may run alongside the tests.
const TIMEOUT: Duration = Duration::from_secs(240);
/// Number of whole games in the short form of the tests.
const SLICE_GAMES: usize = 1;
/// Number of frames before a friend arrives.
const LATE_FRAMES: usize = 100;
/// Number of frames before a friend arrives in the long form of the tests: more than those after
/// which a script fails, if real time has passed as well.
const LONG_LATE_FRAMES: usize = 1_000;
/// The duration of a frame while a clock runs out.
const CLOCK_STEP: Duration = Duration::from_secs(1);
/// A script that goes from the page of friends to the board, and plays the game to its end.
const PLAY_SCRIPT: &str = "press friends.table\n wait 4\n play-out\n wait 4\n exit";

/// A running app, whose script may not have ended.
struct Table {
    app: App,
    has_ended: bool,
}

impl Table {
    fn new(mut app: App) -> Self {
        // Most frames of a game show moves.
        if !is_long() {
            app.world_mut().resource_mut::<Settings>().play.speed = Speed::Off;
        }
        app.finish();
        app.cleanup();
        Self {
            app,
            has_ended: false,
        }
    }

    /// Returns the program of the player who begins the match, with this broker address in the
    /// settings.
    fn of_host(home: &Home, broker: &str, variant: &str, script: &str) -> Self {
        let mut app = home.launch(&format!(
            "press main.more
             press more.friends
             wait 4
             press friends.new
             wait 4
             press new_game.variant.{variant}
             {script}"
        ));
        broker.clone_into(&mut app.world_mut().resource_mut::<Settings>().broker);
        Self::new(app)
    }

    /// Returns the program of the player who opens the link and takes a seat.
    fn of_guest(home: &Home, link: &str, script: &str) -> Self {
        let mut app = home.launch(&format!("wait 6\n press friends.sit\n settle\n {script}"));
        app.world_mut()
            .write_message(Arrival::Link(link.to_owned()));
        Self::new(app)
    }

    fn update(&mut self) {
        self.app.update();
        match self.app.should_exit() {
            None => {}
            Some(AppExit::Success) => self.has_ended = true,
            Some(AppExit::Error(_)) => {
                panic!("{:?}", self.app.world().resource::<ScriptedRun>().failure())
            }
        }
    }

    /// Updates this app alone until its clipboard has a link.
    fn link(&mut self) -> String {
        let start = Instant::now();
        loop {
            self.update();
            let copied = &self.app.world().resource::<OwnClipboard>().0;
            if copied.contains("#letter=") {
                return copied.clone();
            }
            assert!(start.elapsed() < TIMEOUT, "no link");
        }
    }

    fn letter(&self) -> Option<&Letter> {
        let current = self.app.world().get_part::<CurrentMatch>()?;
        let friends = self.app.world().resource::<Friends>();
        Some(friends.on_table(current)?.thread.letter())
    }

    fn steps(&self) -> usize {
        self.letter().map_or(0, |letter| letter.steps().len())
    }

    fn live(&self) -> &LiveTable {
        self.app.world().resource()
    }
}

/// Updates both tables in turn until `is_done` returns `true`.
fn update_until(
    tables: &mut [Table; 2],
    failure: &str,
    mut is_done: impl FnMut(&mut [Table; 2]) -> bool,
) {
    let start = Instant::now();
    while !is_done(tables) {
        assert!(start.elapsed() < TIMEOUT, "{failure}");
        for table in tables.iter_mut() {
            table.update();
        }
    }
}

const INVITE_SCRIPT: &str = "press new_game.begins.north
    press new_game.start
    settle
    press hud.send
    wait 4
    press friends.copy
    wait 2";

fn assert_same_game(tables: &[Table; 2]) {
    let [first, other] = tables.each_ref().map(|table| table.letter().unwrap());
    assert!(first.is_over());
    assert_eq!(first.steps(), other.steps());
    for table in tables {
        let current = table.app.world().part::<CurrentMatch>();
        assert!(current.outcome().is_some());
        assert_eq!(table.live().ignored(), 0);
    }
}

#[test]
fn two_games_play_whole_games_at_a_broker() {
    let Some(broker) = Mosquitto::start("live-games") else {
        return;
    };
    for variant in slice(["2-4", "nyakun", "short.ron"], SLICE_GAMES) {
        let homes = ["live-ama", "live-kofi"].map(|name| Home::new(&format!("{name}-{variant}")));
        fs::write(homes[0].0.join("rules/short.ron"), OWN_RULES).unwrap();
        let script = format!("{INVITE_SCRIPT}\n {PLAY_SCRIPT}");
        let mut host = Table::of_host(&homes[0], &broker.address(), variant, &script);
        let link = host.link();
        assert!(!link.contains("127.0.0.1"), "{link}");
        let guest = Table::of_guest(&homes[1], &link, "play-out\n wait 4\n exit");
        let mut tables = [host, guest];
        update_until(&mut tables, "the game does not end", |tables| {
            tables.iter().all(|table| table.has_ended)
        });
        assert_same_game(&tables);
        // Each home has the game among its finished ones.
        for home in &homes {
            assert_eq!(fs::read_dir(home.0.join("games")).unwrap().count(), 1);
        }
    }
}

#[test]
fn a_game_continues_after_the_broker_and_a_program_restart() {
    let Some(mut broker) = Mosquitto::start("live-gone") else {
        return;
    };
    let homes = ["live-gone-ama", "live-gone-kofi"].map(Home::new);
    let script = format!("{INVITE_SCRIPT}\n {PLAY_SCRIPT}");
    let mut host = Table::of_host(&homes[0], &broker.address(), "nyakun", &script);
    let link = host.link();
    let guest = Table::of_guest(&homes[1], &link, "play-out\n wait 4\n exit");
    let mut tables = [host, guest];
    update_until(&mut tables, "no moves", |tables| tables[0].steps() > 4);
    broker.kill();
    update_until(&mut tables, "nobody notices", |tables| {
        tables
            .iter()
            .all(|table| table.live().status() == Some(LiveStatus::Broken))
    });
    broker.revive();
    let steps = tables[0].steps();
    update_until(
        &mut tables,
        "no moves after the broker's return",
        |tables| tables.iter().all(|table| table.steps() > steps + 2),
    );
    // Kofi's program exits, and Ama plays on alone as far as she can.
    let [host, guest] = tables;
    drop(guest);
    let script = "press main.more\npress more.friends\n wait 4\n press friends.match.0\n wait 4\n";
    let reopened = Table::new(homes[1].launch(&format!("{script} {PLAY_SCRIPT}")));
    let mut tables = [host, reopened];
    update_until(&mut tables, "the game does not end", |tables| {
        tables.iter().all(|table| table.has_ended)
    });
    assert_same_game(&tables);
}

#[test]
fn a_live_table_tells_who_is_there_and_shows_greetings() {
    let Some(broker) = Mosquitto::start("live-presence") else {
        return;
    };
    let homes = ["live-here-ama", "live-here-kofi"].map(Home::new);
    let script = format!(
        "{INVITE_SCRIPT}
         press friends.table
         settle
         press live.greet
         wait 2
         press live.greeting.smile
         wait 2
         exit"
    );
    let mut host = Table::of_host(&homes[0], &broker.address(), "awale", &script);
    let link = host.link();
    update_alone_until(&mut host, |host| {
        host.live().status() == Some(LiveStatus::Away)
    });
    // A friend may arrive much later than the script's greeting.
    let late_frames = if is_long() {
        LONG_LATE_FRAMES
    } else {
        LATE_FRAMES
    };
    for _ in 0..late_frames {
        host.update();
    }
    let guest = Table::of_guest(&homes[1], &link, "exit");
    let mut tables = [host, guest];
    let mut greeting = None;
    update_until(&mut tables, "no greeting", |tables| {
        greeting = greeting.or(tables[1].live().greeting());
        greeting.is_some()
    });
    assert_eq!(greeting, Some(Greeting::Smile));
    assert_eq!(tables[1].live().status(), Some(LiveStatus::Here));
    let [mut host, guest] = tables;
    drop(guest);
    update_alone_until(&mut host, |host| {
        host.live().status() == Some(LiveStatus::Away)
    });
}

fn update_alone_until(table: &mut Table, mut is_done: impl FnMut(&Table) -> bool) {
    let start = Instant::now();
    while !is_done(table) {
        assert!(start.elapsed() < TIMEOUT);
        table.update();
    }
}

#[test]
fn a_player_whose_clock_has_run_out_loses() {
    let Some(broker) = Mosquitto::start("live-clock") else {
        return;
    };
    let homes = ["live-clock-ama", "live-clock-kofi"].map(Home::new);
    let script = format!("press new_game.clock.five-minutes\n {INVITE_SCRIPT}\n exit");
    let mut host = Table::of_host(&homes[0], &broker.address(), "awale", &script);
    let link = host.link();
    let letter = Letter::open(&link).unwrap().letter;
    assert!(letter.terms().clock.is_some());
    // Kofi begins, and looks at the board for longer than five minutes of the script's time.
    let guest = Table::of_guest(&homes[1], &link, "wait 1500\n exit");
    let mut tables = [host, guest];
    update_until(&mut tables, "a player is missing", |tables| {
        tables
            .iter()
            .all(|table| table.live().status() == Some(LiveStatus::Here))
    });
    // The frames are long from here on, as five minutes have many.
    for table in &mut tables {
        let step = TimeUpdateStrategy::ManualDuration(CLOCK_STEP);
        table.app.insert_resource(step);
    }
    let mut min_time = Duration::MAX;
    update_until(&mut tables, "the clock does not end", |tables| {
        let clock = tables[1].app.world().resource::<TableClock>();
        min_time = min_time.min(clock.left(Side::North).unwrap_or(Duration::MAX));
        tables
            .iter()
            .all(|table| table.letter().is_some_and(Letter::is_over))
    });
    assert_eq!(min_time, Duration::ZERO);
    assert_eq!(tables[0].letter().unwrap().steps(), [LetterStep::Resign]);
}

#[test]
fn another_move_of_the_friend_is_ignored_until_the_games_are_compared() {
    let Some(broker) = Mosquitto::start("live-fork") else {
        return;
    };
    let home = Home::new("live-fork-ama");
    let script = format!(
        "{INVITE_SCRIPT}
         press friends.table
         wait 4
         press live.compare
         wait 6
         exit"
    );
    let mut host = Table::of_host(&home, &broker.address(), "awale", &script);
    let first = Letter::open(&host.link()).unwrap().letter;
    let meeting = first.terms().meeting.clone().unwrap();
    let letter_with = |name| {
        let mut letter = first.clone();
        let hole = letter.terms().rules.geometry().hole(name).unwrap();
        letter.play(LetterStep::Move(hole.into())).unwrap();
        letter
    };
    // Kofi plays on two devices.
    let start = Instant::now();
    for (name, expected) in [('c', 0), ('d', 1)] {
        let mut client = Client::new(Contestant::Second, &meeting, Arc::new(|| {}));
        client.post(letter_with(name).link().unwrap());
        update_alone_until(&mut host, |host| {
            client.update(start.elapsed());
            // The second device publishes its letter again when the first one's last will arrives.
            host.steps() == 1 && host.live().ignored() >= expected
        });
        assert_eq!(host.letter().unwrap().steps(), letter_with('c').steps());
    }
    assert_eq!(
        host.live().forked().map(Letter::steps),
        Some(letter_with('d').steps())
    );
    update_alone_until(&mut host, |host| host.has_ended);
    let friends = host.app.world().resource::<Friends>();
    let thread = &friends.get(first.terms().id()).unwrap().thread;
    assert!(thread.is_undecided());
    assert_eq!(thread.lines().len(), 2);
}

#[test]
fn without_a_broker_nothing_is_sent() {
    let home = Home::new("live-none");
    let mut host = Table::of_host(&home, "", "awale", &format!("{INVITE_SCRIPT}\n exit"));
    let link = host.link();
    assert_eq!(host.live().status(), None);
    let letter = Letter::open(&link).unwrap().letter;
    assert!(letter.terms().meeting.is_none());
}

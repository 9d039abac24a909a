//! Lays the boards out, has them played, and collects what the watch says.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::WinitSettings;

use super::drawn::Inventory;
use super::figures::{Spread, line};
use super::stopwatch::{FrameEnded, Part, Stopwatch};
use super::{Bench, figures, stopwatch};
use crate::game::board::Seed;
use crate::game::board_view::InFlight;
use crate::game::phase::Phase;
use crate::game::playback::Playback;
use crate::game::session::{CurrentMatch, GameCommand};
use crate::game::state::{Menu, Screen};
use crate::matches::{Agreement, Beginner, MatchSetup, Player, Seat};
use crate::rules::spec::{BoardSpec, Direction};
use crate::rules::{Hole, Vessel, library};

/// The boards: holes in a row, and seeds in each hole at the start.
const BOARDS: [(i64, i64); 3] = [(6, 4), (6, 8), (18, 12)];
/// The variant whose rules are played on them.
const VARIANT: &str = "awale";
/// Frames that pass after a board is laid out before anything counts.
const WARM_UP: usize = 60;
/// The source of chance.
const SEED: u64 = 1997;

/// One frame's times.
#[derive(Clone, Copy)]
struct Sample {
    ours: Duration,
    parts: [Duration; PARTS.len()],
    whole: Duration,
}

/// The parts and what the table calls them.
const PARTS: [(Part, &str); 5] = [
    (Part::Logic, "keys to sounds"),
    (Part::Shape, "shapes and poses"),
    (Part::Light, "light"),
    (Part::Panels, "panels"),
    (Part::Sound, "mixing of sounds"),
];

/// How far the run has come.
#[derive(Resource)]
struct Conductor {
    bench: Bench,
    board: usize,
    has_begun: bool,
    warm: usize,
    rest: Vec<Sample>,
    sowing: Vec<Sample>,
}

impl Conductor {
    /// Before the first frame of a board.
    const fn at_board(board: usize, bench: Bench) -> Self {
        Self {
            bench,
            board,
            has_begun: false,
            warm: 0,
            rest: Vec::new(),
            sowing: Vec::new(),
        }
    }
}

/// Adds the run.
pub fn plugin(bench: Bench) -> impl Plugin {
    move |app: &mut App| {
        app.insert_resource(Conductor::at_board(0, bench))
            .add_systems(Startup, close_menus)
            .add_systems(Last, stay_awake)
            .add_systems(FrameEnded, conduct.after(stopwatch::end));
    }
}

fn close_menus(mut screen: ResMut<NextState<Screen>>, mut menu: ResMut<NextState<Menu>>) {
    screen.set(Screen::Playing);
    menu.set(Menu::Closed);
}

fn stay_awake(settings: Option<ResMut<WinitSettings>>) {
    if let Some(mut settings) = settings {
        *settings = WinitSettings::continuous();
    }
}

fn conduct(
    watch: Res<Stopwatch>,
    phase: Res<Phase>,
    playback: Res<Playback>,
    in_flight: Query<(), With<InFlight>>,
    current: Option<Res<CurrentMatch>>,
    seeds: Query<(), With<Seed>>,
    inventory: Inventory,
    mut run: ResMut<Conductor>,
    mut commands: MessageWriter<GameCommand>,
    mut exit: MessageWriter<AppExit>,
) {
    if !run.has_begun {
        match agreement(BOARDS[run.board]) {
            Some(agreement) => commands.write(GameCommand::Begin(Box::new(agreement))),
            None => {
                error!("the board can't be laid out");
                exit.write(AppExit::error());
                return;
            }
        };
        run.has_begun = true;
        return;
    }
    let moves = playback.is_moving() || !in_flight.is_empty();
    let is_ready = matches!(*phase, Phase::Person(_) | Phase::Over) && !moves;
    let sample = Sample {
        ours: watch.ours(),
        parts: PARTS.map(|(part, _)| watch.spent(part)),
        whole: watch.whole(),
    };
    if run.warm < WARM_UP {
        run.warm += usize::from(is_ready);
    } else if run.rest.len() < run.bench.frames {
        run.rest.push(sample);
    } else if run.sowing.len() < run.bench.frames {
        if moves {
            run.sowing.push(sample);
        } else if is_ready && let Some(current) = current {
            commands.write(match fullest(&current) {
                Some(hole) => GameCommand::Play(hole),
                None => GameCommand::Restart,
            });
        }
    } else {
        report(&run, seeds.iter().count(), &inventory);
        let board = run.board + 1;
        *run = Conductor::at_board(board, run.bench);
        if board == BOARDS.len() {
            run.board = 0;
            exit.write(AppExit::Success);
        }
    }
}

/// A match of two people on a board of this size.
fn agreement((holes, seeds): (i64, i64)) -> Option<Agreement> {
    let rules = library::load(VARIANT)?.ok()?;
    let board = BoardSpec {
        holes,
        seeds,
        direction: Direction::Counterclockwise,
    };
    let person = || Seat {
        name: String::new(),
        player: Player::Person,
    };
    let setup = MatchSetup {
        rules: rules.on_board(board).ok()?.into(),
        seats: [person(), person()],
        beginner: Beginner::South,
        seed: SEED,
    };
    Some(Agreement::single(VARIANT, setup))
}

/// The playable hole with the most seeds.
fn fullest(current: &CurrentMatch) -> Option<Hole> {
    let position = current.position();
    let legal = position.legal_moves(current.game().rules());
    legal
        .iter()
        .max_by_key(|&hole| position.count(Vessel::Hole(hole)))
}

fn report(run: &Conductor, seeds: usize, inventory: &Inventory) {
    let (holes, _) = BOARDS[run.board];
    println!("{seeds} seeds on 2 × {holes} holes");
    println!("{}", inventory.line());
    for (name, samples) in [("at rest", &run.rest), ("while sowing", &run.sowing)] {
        println!("{}", figures::HEADING);
        let spread = |time: &dyn Fn(&Sample) -> Duration| Spread::of(samples.iter().map(time));
        println!("{}", line(&format!("{name}: ours"), spread(&|s| s.ours)));
        for (index, (_, part)) in PARTS.iter().enumerate() {
            println!(
                "{}",
                line(&format!("  {part}"), spread(&|s| s.parts[index]))
            );
        }
        println!(
            "{}",
            line(&format!("{name}: main world"), spread(&|s| s.whole))
        );
    }
    println!();
}

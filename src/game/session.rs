//! The session owns the match: the only place where commands change a game.

use bevy::prelude::*;

use super::GameSet;
use super::command::{Command, Report, Turn};
use super::match_setup::{MatchSetup, Player};
use crate::rules::{Game, Hole, Outcome, Position, Side, Tableau};

/// Adds the session.
pub fn plugin(app: &mut App) {
    app.add_message::<Command>()
        .add_message::<Report>()
        .init_resource::<MatchesBegun>()
        .add_systems(Update, carry_out_commands.in_set(GameSet::Session));
}

/// The match under way, or just over. It is changed in this file only.
#[derive(Resource, Debug)]
pub struct CurrentMatch {
    setup: MatchSetup,
    game: Game,
    number: u32,
}

/// How many matches have been begun since the program was started.
#[derive(Resource, Default)]
struct MatchesBegun(u32);

impl CurrentMatch {
    /// What the players agreed on.
    #[must_use]
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The game as it stands; what is shown may still lag behind it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// This moment of the match.
    #[must_use]
    pub fn turn(&self) -> Turn {
        Turn {
            match_number: self.number,
            ply: self.game.moves().len(),
        }
    }

    /// The side to move and who plays it; nobody when the game is over.
    #[must_use]
    pub fn player_to_move(&self) -> Option<(Side, Player)> {
        let side = self.position().to_move();
        self.outcome()
            .is_none()
            .then(|| (side, self.setup.seat(side).player))
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn begin(setup: MatchSetup, number: u32) -> (Self, Report) {
        let mut events = Vec::new();
        let game = Game::new(setup.rules.clone(), setup.first_side(), &mut events);
        let start = Tableau::at_start(&setup.rules);
        let begun = Self {
            setup,
            game,
            number,
        };
        (begun, Report::Began { start, events })
    }

    /// A hole that a person chose; nothing happens while a computer has the turn.
    fn play_for_person(&mut self, hole: Hole) -> Option<Report> {
        let is_computers = matches!(self.player_to_move(), Some((_, Player::Computer(_))));
        (!is_computers).then(|| self.play(hole))
    }

    fn play(&mut self, hole: Hole) -> Report {
        let before = Tableau::of(self.position());
        let mut events = Vec::new();
        match self.game.play(hole, &mut events) {
            Ok(()) => Report::Moved { before, events },
            Err(refusal) => Report::Refused { hole, refusal },
        }
    }

    fn resign(&mut self, side: Side) -> Report {
        let mut events = Vec::new();
        self.game.resign(side, &mut events);
        Report::Closed { events }
    }
}

fn carry_out_commands(
    mut world: Commands,
    mut commands: MessageReader<Command>,
    mut reports: MessageWriter<Report>,
    mut current: Option<ResMut<CurrentMatch>>,
    mut begun: ResMut<MatchesBegun>,
) {
    for command in commands.read() {
        let report = match (command, &mut current) {
            (Command::Begin(setup), current) => {
                let (new_match, report) = begin(&mut begun, (**setup).clone());
                match current {
                    Some(current) => **current = new_match,
                    None => world.insert_resource(new_match),
                }
                Some(report)
            }
            (Command::Restart, Some(current)) => {
                let setup = current.setup.again();
                let (new_match, report) = begin(&mut begun, setup);
                **current = new_match;
                Some(report)
            }
            (Command::Play(hole), Some(current)) => current.play_for_person(*hole),
            (Command::Decided { hole, turn }, Some(current)) => {
                (current.turn() == *turn).then(|| current.play(*hole))
            }
            (Command::Resign(side), Some(current)) => {
                current.outcome().is_none().then(|| current.resign(*side))
            }
            (Command::Leave, Some(_)) => {
                world.remove_resource::<CurrentMatch>();
                Some(Report::Left)
            }
            // The adviser thinks, and answers with a decision.
            (Command::PlayBest, _) => None,
            // Said to a match that has been left meanwhile.
            (_, None) => None,
        };
        if let Some(report) = report {
            reports.write(report);
        }
    }
}

fn begin(begun: &mut MatchesBegun, setup: MatchSetup) -> (CurrentMatch, Report) {
    begun.0 += 1;
    CurrentMatch::begin(setup, begun.0)
}

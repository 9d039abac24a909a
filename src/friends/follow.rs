//! Keeps the match on the table and its letter in sync.

use std::sync::Arc;

use bevy::prelude::*;

use super::desk::FriendStore;
use super::{Friend, id_of, new_meeting};
use crate::catalog::LastChoices;
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::Settings;
use crate::table::Top;
use awale_engine::matches::letter::{Letter, LetterStep, Terms, Thread};
use awale_engine::matches::{Contestant, Player};
use awale_rules::{Ending, Placement, Side};

/// Writes the player's moves on the table into the letter, or plays one step of the letter on the
/// table: only one, as each step changes the table.
pub(super) fn follow(
    mut desk: FriendStore,
    current: Top<CurrentMatch>,
    mut table: MessageWriter<GameCommand>,
    choices: Res<LastChoices>,
    settings: Res<Settings>,
) {
    let Some(id) = id_of(&current).filter(|_| current.tree().is_at_end()) else {
        return;
    };
    if desk.friends.get(id).is_none() {
        let Some(friend) = new_match(&current, &choices, &settings) else {
            return;
        };
        desk.friends.matches.push(friend);
        desk.save(id);
    }
    let friend = desk.friends.get(id);
    let Some(friend) = friend.filter(|friend| !friend.thread.is_undecided()) else {
        return;
    };
    let letter = friend.thread.letter();
    let Some(index) = game_on_table(letter, friend.thread.me, &current) else {
        return;
    };
    let (table_game, letter_game) = (current.game(), &letter.games()[index]);
    let next = letter_game.moves().get(table_game.moves().len()).copied();
    if let Some(mv) = next {
        let turn = current.turn();
        table.write(GameCommand::Decided { mv, turn });
    } else if table_game.ending().is_none()
        && let Some(ending) = letter_game.ending()
    {
        table.write(match ending {
            Ending::Resigned(side) => GameCommand::Resign(side),
            Ending::Agreed => GameCommand::AgreeToEnd,
        });
    } else {
        let mut steps: Vec<LetterStep> = table_game.moves()[letter_game.moves().len()..]
            .iter()
            .map(|&mv| LetterStep::Move(mv))
            .collect();
        let ending = table_game
            .ending()
            .filter(|_| letter_game.ending().is_none());
        steps.extend(ending.map(|ending| match ending {
            Ending::Resigned(_) => LetterStep::Resign,
            Ending::Agreed => LetterStep::Agree,
        }));
        for step in steps {
            desk.write(id, step);
        }
        return;
    }
    desk.request_redraw();
}

/// Creates the match with a friend that has just begun on the table. It is played live if there is
/// a broker.
fn new_match(current: &CurrentMatch, choices: &LastChoices, settings: &Settings) -> Option<Friend> {
    let (series, setup) = (current.series(), current.setup());
    let start = *current.tree().start();
    let rules = Arc::clone(&setup.rules);
    let standard_start = Placement::at_start(&rules, series.first_side());
    let seat = |contestant| {
        let side = series.plan().seat_of(contestant, series.game_number());
        setup.seat(side)
    };
    let me = Contestant::BOTH
        .into_iter()
        .find(|&contestant| seat(contestant).player == Player::Person)?;
    let terms = Terms {
        variant: current.variant().to_owned(),
        rules,
        plan: *series.plan(),
        start: (start != standard_start).then_some(start),
        clock: choices.clock,
        meeting: new_meeting(settings),
    };
    let names = Contestant::BOTH.map(|contestant| seat(contestant).name.clone());
    (series.game_number() == 0).then(|| Friend::new(Thread::new(me, Letter::new(terms, names))))
}

/// Returns the index of the game on the table among those of the letter: of several that match, the
/// last one.
fn game_on_table(letter: &Letter, me: Contestant, current: &CurrentMatch) -> Option<usize> {
    let last_index = letter.games().len() - 1;
    let my_side = Side::BOTH
        .into_iter()
        .find(|&side| current.setup().seat(side).player == Player::Person)?;
    let number = current.series().game_number();
    let table_game = current.game();
    (0..=last_index).rev().find(|&index| {
        let game = &letter.games()[index];
        let extends_letter = index == last_index && table_game.moves().starts_with(game.moves());
        index % usize::from(letter.terms().plan.games) == number
            && letter.contestant_in(index, my_side) == me
            && game.start() == table_game.start()
            && (game.moves().starts_with(table_game.moves()) || extends_letter)
    })
}

//! What changes a match: moves, endings, and going back and forth in what was played.

use super::CurrentMatch;
use crate::game::command::Report;
use crate::matches::Player;
use crate::rules::game_tree::Action;
use crate::rules::{Hole, Side, Tableau};

impl CurrentMatch {
    /// A hole that a person chose; nothing happens while a computer has the turn.
    pub(in crate::game::session) fn play_for_person(&mut self, hole: Hole) -> Option<Report> {
        let is_computers = matches!(self.player_to_move(), Some((_, Player::Computer(_))));
        (!is_computers).then(|| self.play(hole))
    }

    pub(in crate::game::session) fn play(&mut self, hole: Hole) -> Report {
        let before = Tableau::of(self.position());
        let mut events = Vec::new();
        match self.state.tree.play(hole, &mut events) {
            Ok(()) => {
                self.play_on_from_here();
                Report::Moved { before, events }
            }
            Err(refusal) => Report::Refused { hole, refusal },
        }
    }

    pub(in crate::game::session) fn resign(&mut self, side: Side) -> Option<Report> {
        let mut events = Vec::new();
        let closed = self.state.tree.resign(side, &mut events);
        closed.then_some(Report::Closed { events })
    }

    pub(in crate::game::session) fn agree_to_end(&mut self) -> Option<Report> {
        let mut events = Vec::new();
        let closed = self.state.tree.agree_to_end(&mut events);
        closed.then_some(Report::Closed { events })
    }

    /// Back to the last decision of a person, or by a ply where only computers play.
    pub(in crate::game::session) fn take_back(&mut self) -> Option<Report> {
        let seats = self.state.setup.seats.clone();
        let is_person = |side: Side| seats[side.index()].player == Player::Person;
        let taken = if Side::BOTH.into_iter().any(is_person) {
            self.state.tree.take_back_to_decision(is_person)
        } else {
            self.state.tree.take_back()
        };
        taken.then(|| self.stands())
    }

    /// Plays again what was taken back, to the next decision of a person or the end of the line.
    pub(in crate::game::session) fn play_again(&mut self) -> Vec<Report> {
        let mut reports = Vec::new();
        loop {
            let before = Tableau::of(self.position());
            let mut events = Vec::new();
            match self.state.tree.play_again(&mut events) {
                Some(Action::Move(_)) => reports.push(Report::Moved { before, events }),
                Some(Action::Ending(_)) => reports.push(Report::Closed { events }),
                None => return reports,
            }
            if self.is_between_computers()
                || matches!(self.player_to_move(), Some((_, Player::Person)))
            {
                return reports;
            }
        }
    }

    pub(in crate::game::session) fn go_to_step(&mut self, step: usize) -> Option<Report> {
        let step = step.min(self.tree().steps_in_line());
        (step != self.tree().step()).then(|| {
            self.state.tree.go_to_step(step);
            self.stands()
        })
    }

    /// Goes to a step, of which only the first `told` events are shown.
    pub(in crate::game::session) fn follow(&mut self, step: usize, told: usize) -> Option<Report> {
        let (before, events) = self.tree().events_of(step)?;
        self.state.tree.go_to_step(step);
        Some(Report::Followed {
            before,
            events,
            told,
        })
    }

    pub(in crate::game::session) fn choose_variation(
        &mut self,
        step: usize,
        index: usize,
    ) -> Option<Report> {
        let chosen = self.state.tree.choose_variation(step, index);
        chosen.then(|| self.stands())
    }

    /// Computers play on from here, though the line goes further.
    pub(in crate::game::session) fn play_on_from_here(&mut self) {
        self.goes_on_from = Some(self.tree().current());
    }

    pub(in crate::game::session) fn stop_series(&mut self) {
        self.state.series.stop();
    }
}

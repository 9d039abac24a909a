//! What changes a match: moves, endings, and going back and forth in what was played.

use super::super::command::MatchEvent;
use super::CurrentMatch;
use crate::matches::Player;
use crate::rules::game_tree::Action;
use crate::rules::{BoardSnapshot, Hole, Side};

impl CurrentMatch {
    /// A hole that a person chose; nothing happens while a computer has the turn.
    pub(in crate::game::session) fn play_for_person(&mut self, hole: Hole) -> Option<MatchEvent> {
        let is_computers = matches!(self.player_to_move(), Some((_, Player::Computer(_))));
        (!is_computers).then(|| self.play(hole))
    }

    pub(in crate::game::session) fn play(&mut self, hole: Hole) -> MatchEvent {
        let before = BoardSnapshot::of(self.position());
        let mover = self.position().to_move();
        let mut events = Vec::new();
        match self.state.tree.play(hole, &mut events) {
            Ok(()) => {
                self.play_on_from_here();
                MatchEvent::Moved {
                    mover,
                    before,
                    events,
                }
            }
            Err(refusal) => MatchEvent::Refused { hole, refusal },
        }
    }

    pub(in crate::game::session) fn resign(&mut self, side: Side) -> Option<MatchEvent> {
        let mut events = Vec::new();
        let closed = self.state.tree.resign(side, &mut events);
        closed.then_some(MatchEvent::Closed { events })
    }

    pub(in crate::game::session) fn agree_to_end(&mut self) -> Option<MatchEvent> {
        let mut events = Vec::new();
        let closed = self.state.tree.agree_to_end(&mut events);
        closed.then_some(MatchEvent::Closed { events })
    }

    /// Back to the last decision of a person, or by a ply where only computers play.
    pub(in crate::game::session) fn take_back(&mut self) -> Option<MatchEvent> {
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
    pub(in crate::game::session) fn play_again(&mut self) -> Vec<MatchEvent> {
        let mut match_events = Vec::new();
        loop {
            let before = BoardSnapshot::of(self.position());
            let mover = self.position().to_move();
            let mut events = Vec::new();
            match self.state.tree.play_again(&mut events) {
                Some(Action::Move(_)) => match_events.push(MatchEvent::Moved {
                    mover,
                    before,
                    events,
                }),
                Some(Action::Ending(_)) => match_events.push(MatchEvent::Closed { events }),
                None => return match_events,
            }
            if self.is_between_computers()
                || matches!(self.player_to_move(), Some((_, Player::Person)))
            {
                return match_events;
            }
        }
    }

    pub(in crate::game::session) fn go_to_step(&mut self, step: usize) -> Option<MatchEvent> {
        let step = step.min(self.tree().steps_in_line());
        (step != self.tree().step()).then(|| {
            self.state.tree.go_to_step(step);
            self.stands()
        })
    }

    /// Goes to a step, of which only the first `told` events are shown.
    pub(in crate::game::session) fn follow(
        &mut self,
        step: usize,
        told: usize,
    ) -> Option<MatchEvent> {
        let (before, events) = self.tree().events_of(step)?;
        self.state.tree.go_to_step(step);
        Some(MatchEvent::Followed {
            before,
            events,
            told,
            mover: self.last_mover(),
        })
    }

    pub(in crate::game::session) fn choose_variation(
        &mut self,
        step: usize,
        index: usize,
    ) -> Option<MatchEvent> {
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

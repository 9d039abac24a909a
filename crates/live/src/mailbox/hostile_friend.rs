//! Tests of a friend with a modified program, whose messages are properly encrypted but hostile.
//! Letters that no program would write are tested along with the parser of letters.

#![allow(clippy::unwrap_used)]

use super::super::reading::{Reading, read};
use super::tests::*;
use super::*;
use awale_engine::matches::letter::{LetterStep, MeetingKey, Terms, Thread, TimeControl};
use awale_rules::Move;

/// Adds legal moves, chosen by these indices.
fn with_moves(mut letter: Letter, choices: &[usize]) -> Letter {
    for &choice in choices {
        let game = letter.game();
        let legal: Vec<Move> = game.position().legal_moves(game.rules()).iter().collect();
        letter
            .play(LetterStep::Move(legal[choice % legal.len()]))
            .unwrap();
    }
    letter
}

/// Delivers a letter from the friend. Returns its effect on the match, if it was opened.
fn deliver(ama: &mut Mailbox, thread: &mut Thread, link: &str, now: u64) -> Option<Reading> {
    let message = message_from(Contestant::Second, Kind::Letter, link.as_bytes());
    handle(ama, &message, seconds(now));
    let letters = take_letters(ama);
    assert!(letters.len() <= 1);
    letters.first().map(|letter| read(thread, letter))
}

#[test]
fn other_lines_and_other_matches_change_nothing() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    let known = with_moves(first_letter("awale"), &[2, 3, 1]);
    let mut thread = Thread::new(Contestant::First, known.clone());
    let mut now = 0;
    let mut effect_of = |letter: &Letter| {
        now += 1;
        deliver(&mut ama, &mut thread, &letter.link().unwrap(), now)
    };
    for first in 0..6 {
        for second in 0..6 {
            let other = with_moves(first_letter("awale"), &[first, second, 0, 0]);
            let reading = effect_of(&other).unwrap();
            assert_eq!(
                reading.is_ignored(),
                !known.is_prefix_of(&other),
                "{first} {second}"
            );
        }
    }
    let another = |change: fn(&mut Terms)| {
        let mut terms = known.terms().clone();
        change(&mut terms);
        with_moves(Letter::new(terms, known.names().clone()), &[2, 3, 1, 0])
    };
    for foreign in [
        another(|terms| terms.plan.seed += 1),
        another(|terms| terms.clock = Some(TimeControl::FiveMinutes)),
        another(|terms| terms.meeting = None),
        another(|terms| terms.meeting.as_mut().unwrap().key = MeetingKey::new([4; 32])),
        another(|terms| terms.meeting.as_mut().unwrap().broker = "ws://b.example".parse().unwrap()),
        another(|terms| terms.rules = crate::fixtures::rules("oware")),
    ] {
        assert!(matches!(effect_of(&foreign), Some(Reading::Foreign)));
    }
    // A link for spectators isn't a player's letter.
    let watched = known.spectators_link().unwrap();
    assert!(deliver(&mut ama, &mut thread, &watched, 60).is_none());
    assert_eq!(ama.ignored(), 1);
    assert_eq!(thread.letter().steps(), known.steps());
    assert_eq!(
        (thread.lines().len(), ama.connection()),
        (1, Connection::Open)
    );
}

#[test]
fn steps_in_the_players_name_are_reported() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    let known = first_letter("awale");
    let mut thread = Thread::new(Contestant::First, known.clone());
    let mut forged = known;
    forged.play(LetterStep::Resign).unwrap();
    let reading = deliver(&mut ama, &mut thread, &forged.link().unwrap(), 1);
    assert!(matches!(
        reading,
        Some(Reading::Extended { in_my_name: true })
    ));
}

#[test]
fn a_letter_is_replayed_step_by_step() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    let link = with_moves(first_letter("awale"), &[0; 60]).link().unwrap();
    let message = message_from(Contestant::Second, Kind::Letter, link.as_bytes());
    let bytes = encode_publish(&message, None);
    ama.handle(SocketEvent::Received(bytes.repeat(2)), seconds(1));
    for _ in 0..2 {
        assert_eq!(ama.work(seconds(1)), Work::Packet);
        // All steps, then the check of the whole letter.
        for _ in 0..60 {
            assert_eq!(ama.work(seconds(1)), Work::Step);
            assert!(take_letters(&mut ama).is_empty());
        }
        assert_eq!(ama.work(seconds(1)), Work::Step);
        assert_eq!(take_letters(&mut ama).len(), 1);
    }
    assert_eq!(ama.work(seconds(1)), Work::None);
    // A letter that isn't opened when the connection is lost arrives again after reconnecting.
    ama.handle(SocketEvent::Received(bytes.clone()), seconds(2));
    assert_eq!(ama.work(seconds(2)), Work::Packet);
    ama.handle(SocketEvent::Closed, seconds(2));
    assert_eq!(ama.work(seconds(2)), Work::None);
    let due = ama.due().unwrap();
    open_connection(&mut ama, due);
    receive(&mut ama, bytes, due);
    assert_eq!((take_letters(&mut ama).len(), ama.ignored()), (1, 0));
}

//! Letters from a friend whose program was tampered with: complete, with a valid checksum, but
//! false.

use std::time::Duration;

use awale_engine::matches::letter::{
    Letter, LetterStep, MAX_PLAYER_NAME_LENGTH, Received, Terms, Thread, TimeControl,
};
use awale_engine::matches::{Beginner, Contestant, SeriesPlan};
use awale_rules::library;
use awale_rules::plain_text::fnv1a;
use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec;

fn first(clock: Option<TimeControl>) -> Letter {
    let terms = Terms {
        variant: "awale".to_owned(),
        rules: library::load("awale").unwrap().unwrap(),
        plan: SeriesPlan::single(Beginner::South, 7),
        start: None,
        clock,
        meeting: None,
    };
    Letter::new(terms, ["Ama".to_owned(), "Kofi".to_owned()])
}

fn play(mut letter: Letter, moves: &str) -> Letter {
    for name in moves.chars() {
        let hole = letter.terms().rules.geometry().hole(name).unwrap();
        letter.play(LetterStep::Move(hole.into())).unwrap();
    }
    letter
}

/// Replaces the head of the letter, and makes the checksum valid again.
fn forged(letter: &Letter, change: impl FnOnce(String) -> String) -> String {
    let link = letter.link().unwrap();
    let parts: Vec<&str> = link.split('.').collect();
    let head = decompress_to_vec(&BASE64URL_NOPAD.decode(parts[1].as_bytes()).unwrap()).unwrap();
    let before = String::from_utf8(head).unwrap();
    let head = change(before.clone());
    assert_ne!(head, before, "nothing is forged");
    let head = BASE64URL_NOPAD.encode(&compress_to_vec(head.as_bytes(), 9));
    let text = format!("{}.{head}.{}.", parts[0], parts[2]);
    format!("{text}{:016x}", fnv1a(text.as_bytes()))
}

fn replaced(letter: &Letter, from: &str, to: &str) -> String {
    forged(letter, |head| head.replacen(from, to, 1))
}

#[test]
fn false_counts_are_refused() {
    let letter = play(first(Some(TimeControl::FiveMinutes)), "Ce");
    for (from, to) in [
        ("steps:2", "steps:1"),
        ("steps:2", "steps:20001"),
        ("steps:2", "steps:18446744073709551615"),
        ("steps:2", "steps:2,others:[(0,Resign)]"),
        ("steps:2", "steps:2,others:[(1,Agree)]"),
        ("steps:2", "steps:2,others:[(9,Offer)]"),
        ("steps:2", "steps:2,others:[(0,Move(99))]"),
        ("steps:2", "steps:2,others:[(0,Rematch)]"),
        ("steps:2", "steps:2,conditions:[1]"),
        ("steps:2", "steps:2,conditions:[4]"),
        ("steps:2", "steps:2,conditions:[18446744073709551615]"),
        ("steps:2", "steps:2,readings:(Some((step:3,left:1)),None)"),
        ("games:1", "games:0"),
        ("games:1", "games:255"),
    ] {
        let link = replaced(&letter, from, to);
        assert!(Letter::open(&link).is_err(), "{from} -> {to}");
    }
}

#[test]
fn names_are_lines_of_visible_characters() {
    let letter = first(None);
    let evil = "\\u{202e}Ko\\nfi\\u{1b}[2J\\u{200b}\\u{2066}";
    let opened = Letter::open(&replaced(&letter, "Kofi", evil))
        .unwrap()
        .letter;
    assert_eq!(*opened.names(), ["Ama", "Ko fi [2J"]);
    // Such names can't get in any other way, either.
    let names = ["Ama".to_owned(), String::new()];
    let mut nameless = Letter::new(first(None).terms().clone(), names);
    nameless.introduce(Contestant::Second, "\u{202e}\u{7}");
    assert_eq!(nameless.names()[1], "");
    nameless.introduce(Contestant::Second, "  \u{202e}Kofi\n");
    assert_eq!(nameless.names()[1], "Kofi");
    // Names in right-to-left scripts are valid.
    let opened = Letter::open(&replaced(&letter, "Kofi", "كوفي"))
        .unwrap()
        .letter;
    assert_eq!(opened.names()[1], "كوفي");
    let long = "\\u{202e}".repeat(MAX_PLAYER_NAME_LENGTH + 1);
    assert!(Letter::open(&replaced(&letter, "Kofi", &long)).is_err());
}

#[test]
fn a_friend_cannot_take_time_from_the_player() {
    let start = TimeControl::FiveMinutes.start();
    let mut known = play(first(Some(TimeControl::FiveMinutes)), "C");
    known.record_time(Contestant::First, start);
    // The friend claims that the player has no time left, without, beside or after a step.
    let claims = [
        ("e", "(Some((step:1,left:0)),None)"),
        ("e", "(Some((step:2,left:0)),None)"),
        ("", "(Some((step:1,left:0)),None)"),
        (
            "d",
            "(Some((step:2,left:0)),Some((step:2,left:18446744073709551615)))",
        ),
    ];
    for (moves, readings) in claims {
        let mut thread = Thread::new(Contestant::First, known.clone());
        let theirs = play(known.clone(), moves);
        let link = forged(&theirs, |head| {
            let (before, rest) = head.split_once("readings:(").unwrap();
            let (_, rest) = rest.split_once("),None)").unwrap();
            format!("{before}readings:{readings}{rest}")
        });
        let claimed = Letter::open(&link).unwrap().letter;
        thread.receive(&claimed).unwrap();
        let letter = thread.letter();
        assert_eq!(letter.steps(), theirs.steps());
        assert_eq!(
            letter.time_left(Contestant::First),
            Some(start),
            "{readings}"
        );
        // The friend's claims about their own clock are up to them, and do no harm.
        let left = letter.time_left(Contestant::Second).unwrap();
        let _ = TimeControl::FiveMinutes.after_move(left);
        assert!(Letter::open(&letter.link().unwrap()).is_ok());
    }
}

#[test]
fn another_line_of_the_friend_leaves_the_players_clock_alone() {
    let start = TimeControl::FiveMinutes.start();
    let mut known = play(first(Some(TimeControl::FiveMinutes)), "C");
    known.record_time(Contestant::First, start);
    let known = play(known, "e");
    let mut thread = Thread::new(Contestant::First, known);
    let mut other = play(first(Some(TimeControl::FiveMinutes)), "Cd");
    other.record_time(Contestant::First, Duration::ZERO);
    assert_eq!(thread.receive(&other).unwrap(), Received::Forked);
    for line in thread.lines() {
        assert_eq!(line.time_left(Contestant::First), Some(start));
        assert!(Letter::open(&line.link().unwrap()).is_ok());
    }
}

#[test]
fn a_step_of_another_device_brings_its_clock() {
    let mut thread = Thread::new(Contestant::First, first(Some(TimeControl::FiveMinutes)));
    let mut theirs = play(first(Some(TimeControl::FiveMinutes)), "C");
    theirs.record_time(Contestant::First, Duration::from_secs(77));
    let received = thread.receive(&theirs).unwrap();
    assert!(matches!(
        received,
        Received::Extended {
            in_my_name: true,
            ..
        }
    ));
    let left = thread.letter().time_left(Contestant::First);
    assert_eq!(left, Some(Duration::from_secs(77)));
}

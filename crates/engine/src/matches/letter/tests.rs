#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::*;
use crate::fixtures::{changed, rules};
use crate::matches::Beginner;
use awale_rules::{Ending, Move, library};

fn plan(games: u8) -> SeriesPlan {
    SeriesPlan {
        games,
        beginner: Beginner::South,
        alternating: games > 1,
        changing_seats: games.is_multiple_of(2),
        seed: 0x1234_5678_9abc_def0,
    }
}

fn first_letter(variant: &str, games: u8) -> Letter {
    let terms = Terms {
        variant: variant.to_owned(),
        rules: rules(variant),
        plan: plan(games),
        start: None,
        clock: None,
        meeting: None,
    };
    Letter::new(terms, ["Ama".to_owned(), String::new()])
}

fn legal(letter: &Letter) -> Vec<Move> {
    let game = letter.game();
    game.position().legal_moves(game.rules()).iter().collect()
}

/// Adds a step for each number, mostly moves, and plans some answers.
fn play_steps(mut letter: Letter, numbers: &[usize]) -> Letter {
    for &number in numbers {
        let legal = legal(&letter);
        let step = match number % 97 {
            _ if legal.is_empty() => LetterStep::Rematch,
            1 => LetterStep::Offer,
            2 => LetterStep::Agree,
            3 => LetterStep::Resign,
            _ => LetterStep::Move(legal[number % legal.len()]),
        };
        let _ = letter.play(step);
        if number.is_multiple_of(5) {
            let mut game = letter.game().clone();
            let mut line = Vec::new();
            for _ in 0..2 {
                let moves: Vec<_> = game.position().legal_moves(game.rules()).iter().collect();
                if let Some(&mv) = moves.get(number % moves.len().max(1)) {
                    line.push(mv);
                    game.play(mv, &mut ()).unwrap();
                }
            }
            let _ = letter.plan(&line);
        }
    }
    letter
}

fn move_of(letter: &Letter, name: char) -> Move {
    letter.terms.rules.geometry().hole(name).unwrap().into()
}

fn play(letter: &mut Letter, moves: &str) {
    for name in moves.chars() {
        let mv = move_of(letter, name);
        letter.play(LetterStep::Move(mv)).unwrap();
    }
}

fn moves(letter: &Letter) -> String {
    let geometry = letter.terms.rules.geometry();
    geometry.names_of(letter.game().moves())
}

fn assert_same(letter: &Letter, other: &Letter) {
    assert!(letter.terms.agree_with(&other.terms));
    assert_eq!(letter.terms.variant, other.terms.variant);
    assert_eq!(letter.names, other.names);
    assert_eq!(letter.steps, other.steps);
    assert_eq!(letter.conditions, other.conditions);
    assert_eq!(letter.series, other.series);
    assert_eq!(letter.offer, other.offer);
    assert_eq!(letter.game().positions(), other.game().positions());
}

fn reread(letter: &Letter) -> Letter {
    Letter::open(&letter.link().unwrap()).unwrap().letter
}

#[test]
fn the_friend_at_the_other_end_has_the_other_seat() {
    let letter = first_letter("awale", 1);
    let mine = letter.setup(Contestant::First);
    let theirs = letter.setup(Contestant::Second);
    assert_eq!(
        mine.seats.map(|seat| seat.player),
        [Player::Person, Player::Friend]
    );
    assert_eq!(
        theirs.seats.map(|seat| seat.player),
        [Player::Friend, Player::Person]
    );
    assert_eq!(letter.writer(), Some(Contestant::First));
}

#[test]
fn an_offer_stands_until_the_opponent_answers() {
    let mut letter = first_letter("awale", 1);
    assert_eq!(letter.play(LetterStep::Agree), Err(StepError::NoOffer));
    letter.play(LetterStep::Offer).unwrap();
    assert_eq!(letter.play(LetterStep::Offer), Err(StepError::OfferStands));
    assert_eq!(letter.play(LetterStep::Agree), Err(StepError::NoOffer));
    play(&mut letter, "C");
    let mut declined = letter.clone();
    play(&mut declined, "eA");
    assert_eq!(declined.offer(), None);
    letter.play(LetterStep::Agree).unwrap();
    assert_eq!(letter.game().ending(), Some(Ending::Agreed));
    assert!(letter.is_over());
    assert_same(&reread(&letter), &letter);
}

#[test]
fn a_rematch_swaps_the_sides() {
    let mut letter = first_letter("awale", 1);
    assert_eq!(letter.play(LetterStep::Rematch), Err(StepError::NotOver));
    letter.play(LetterStep::Resign).unwrap();
    assert_eq!(letter.play(LetterStep::Resign), Err(StepError::Over));
    letter.play(LetterStep::Rematch).unwrap();
    assert_eq!(letter.seat_of(Contestant::First), Side::North);
    assert_eq!(letter.writer(), Some(Contestant::Second));
    play(&mut letter, "C");
    assert_same(&reread(&letter), &letter);
}

#[test]
fn one_letter_holds_a_match_of_several_games() {
    let mut letter = first_letter("awale", 2);
    letter.play(LetterStep::Resign).unwrap();
    assert_eq!(
        (letter.games().len(), letter.series().games().len()),
        (2, 1)
    );
    assert_eq!(letter.seat_of(Contestant::First), Side::North);
    letter.play(LetterStep::Resign).unwrap();
    assert!(letter.is_over() && letter.series().is_over());
    assert_eq!(letter.series().score(), [2, 2]);
    assert_same(&reread(&letter), &letter);
}

#[test]
fn a_planned_answer_is_played_at_once() {
    let mut letter = first_letter("awale", 1);
    play(&mut letter, "C");
    let line =
        |text: &str| -> Vec<Move> { text.chars().map(|name| move_of(&letter, name)).collect() };
    let [answer, other_answer, contradictory, incomplete, too_long] =
        ["dF", "eA", "dE", "d", "dFaA"].map(line);
    letter.plan(&answer).unwrap();
    letter.plan(&other_answer).unwrap();
    for invalid in [&contradictory, &incomplete, &too_long, &answer] {
        assert_eq!(letter.plan(invalid), Err(StepError::Condition));
    }
    let mut read = reread(&letter);
    play(&mut read, "d");
    assert_eq!(moves(&read), "CdF");
    assert!(read.conditions().is_empty());
    let mut other = letter.clone();
    play(&mut other, "a");
    assert_eq!(moves(&other), "Ca");
    assert!(other.conditions().is_empty());
    assert!(!letter.spectators_link().unwrap().contains("letter="));
    let opened = Letter::open(&letter.spectators_link().unwrap()).unwrap();
    assert!(opened.watching && opened.letter.conditions().is_empty());
}

#[test]
fn truncated_and_foreign_letters_have_separate_errors() {
    let link = play_steps(first_letter("awale", 1), &[2, 4, 10])
        .link()
        .unwrap();
    assert!(is_letter(&format!("https://example.org/a{link}\n")));
    let error = |text: &str| Letter::open(text).unwrap_err();
    assert!(matches!(error("#rules=awale&moves="), LetterError::Foreign));
    assert!(matches!(error("#letter="), LetterError::Damaged));
    assert!(matches!(
        error(&link.replacen("=1", "=0", 1)),
        LetterError::Older(0)
    ));
    assert!(matches!(
        error(&link.replacen("=1", "=2", 1)),
        LetterError::Newer(2)
    ));
    assert!(matches!(
        error(&"#letter=1".repeat(10_000)),
        LetterError::TooLong
    ));
    let mut foreign = first_letter("awale", 1);
    foreign.terms.variant = "oware".to_owned();
    let is_same = rules("oware").fingerprint() == rules("awale").fingerprint();
    assert_eq!(is_same, foreign.link().unwrap().len() < 400);
}

#[test]
fn custom_rules_are_stored_in_the_letter() {
    let mut letter = first_letter("awale", 1);
    letter.terms.variant = "kalle & söhne".to_owned();
    letter.terms.rules = changed("awale", |spec| spec.board.holes = 7);
    let letter = play_steps(Letter::new(letter.terms, letter.names), &[7, 9, 11]);
    let link = letter.link().unwrap();
    assert!(link.len() < 1500, "{} characters", link.len());
    assert_same(&reread(&letter), &letter);
}

#[test]
fn only_the_friends_link_contains_the_key_of_a_live_match() {
    let mut terms = first_letter("awale", 1).terms;
    let key = MeetingKey::new([7; 32]);
    let broker = "ws://box.local:8080".parse().unwrap();
    terms.meeting = Some(LiveConnection { broker, key });
    let letter = play_steps(Letter::new(terms.clone(), Default::default()), &[7, 9, 11]);
    assert_same(&reread(&letter), &letter);
    assert!(letter.link().unwrap().len() < 450);
    let opened = Letter::open(&letter.spectators_link().unwrap()).unwrap();
    assert_eq!(opened.letter.terms.meeting, None);
    // A letter with another key doesn't belong to this match.
    terms.meeting.as_mut().unwrap().key = MeetingKey::new([8; 32]);
    let mut thread = Thread::new(Contestant::First, letter);
    let other = Letter::new(terms, Default::default());
    let result = thread.receive(&other);
    assert!(matches!(result, Err(LetterError::OtherTerms)));
}

#[test]
fn letters_carry_the_clocks() {
    let mut terms = first_letter("awale", 2).terms;
    terms.clock = Some(TimeControl::FiveMinutes);
    let mut letter = Letter::new(terms, Default::default());
    let (ama, kofi) = (Contestant::First, Contestant::Second);
    let seconds = |letter: &Letter, who| letter.time_left(who).unwrap().as_secs();
    play(&mut letter, "C");
    letter.record_time(ama, Duration::from_secs(280));
    let mut answered = reread(&letter);
    play(&mut answered, "d");
    answered.record_time(kofi, Duration::from_secs(200));
    let mut thread = Thread::new(ama, letter.clone());
    thread.receive(&reread(&answered)).unwrap();
    assert_eq!(seconds(thread.letter(), ama), 280);
    assert_eq!(seconds(thread.letter(), kofi), 200);
    // An older letter doesn't restore any time, and each game starts with full clocks.
    thread.receive(&letter).unwrap();
    assert_eq!(seconds(thread.letter(), kofi), 200);
    thread
        .write(|letter| letter.play(LetterStep::Resign))
        .unwrap();
    thread.write(|letter| letter.record_time(ama, Duration::from_secs(1)));
    assert_eq!(seconds(thread.letter(), ama), 300);
    assert_eq!(seconds(thread.letter(), kofi), 300);
    assert_eq!(first_letter("awale", 1).time_left(ama), None);
}

#[test]
fn other_rules_under_the_same_id_change_nothing() {
    let mut thread = Thread::new(Contestant::First, first_letter("awale", 1));
    let other = first_letter("oware", 1);
    assert!(matches!(
        thread.receive(&other),
        Err(LetterError::OtherTerms)
    ));
    let mut foreign = first_letter("awale", 1);
    foreign.terms.plan.seed = 1;
    assert!(matches!(
        thread.receive(&foreign),
        Err(LetterError::OtherMatch)
    ));
    assert!(thread.letter().steps().is_empty());
}

#[test]
fn received_letters_are_compared_with_the_known_one() {
    let mut letter = first_letter("awale", 1);
    play(&mut letter, "C");
    let mut thread = Thread::new(Contestant::First, letter.clone());
    assert_eq!(thread.receive(&letter).unwrap(), Received::Unchanged);
    assert_eq!(
        thread.receive(&first_letter("awale", 1)).unwrap(),
        Received::Behind
    );
    play(&mut letter, "d");
    let extended = |in_my_name| Received::Extended {
        known: 1,
        in_my_name,
    };
    assert_eq!(thread.clone().receive(&letter).unwrap(), extended(false));
    play(&mut letter, "A");
    assert_eq!(thread.clone().receive(&letter).unwrap(), extended(true));
    let planned = ['d', 'A'].map(|name| move_of(&letter, name));
    thread.write(|mine| mine.plan(&planned)).unwrap();
    assert_eq!(thread.clone().receive(&letter).unwrap(), extended(false));

    thread.receive(&letter).unwrap();
    let mut other = first_letter("awale", 1);
    play(&mut other, "D");
    assert_eq!(thread.receive(&other).unwrap(), Received::Forked);
    assert_eq!(moves(thread.letter()), "CdA");
    assert!(thread.is_undecided() && thread.lines().len() == 2);
    let index = thread
        .lines()
        .iter()
        .position(|line| moves(line) == "D")
        .unwrap();
    thread.choose(index);
    play(&mut other, "e");
    assert_eq!(thread.receive(&other).unwrap(), extended(false));
    assert_eq!(moves(thread.letter()), "De");
    assert_eq!(thread.lines().len(), 2);
}

#[test]
fn writing_can_only_add_steps() {
    let mut letter = first_letter("awale", 1);
    play(&mut letter, "C");
    let mut thread = Thread::new(Contestant::First, letter);
    thread.write(|mine| *mine = first_letter("awale", 1));
    assert_eq!(moves(thread.letter()), "C");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_match_survives_its_link(
        variant in prop::sample::select(library::all_names().collect::<Vec<_>>()),
        games in 1_u8..4,
        numbers in prop::collection::vec(0_usize..9700, 0..200),
    ) {
        let letter = play_steps(first_letter(variant, games), &numbers);
        assert_same(&reread(&letter), &letter);
    }

    #[test]
    fn a_changed_or_truncated_letter_is_rejected(
        numbers in prop::collection::vec(0_usize..9700, 0..60),
        offset in any::<prop::sample::Index>(),
        byte in 33_u8..127,
    ) {
        let link = play_steps(first_letter("awale", 1), &numbers).link().unwrap();
        let offset = offset.index(link.len());
        prop_assert!(Letter::open(&link[..offset]).is_err());
        let mut changed = link.clone().into_bytes();
        changed[offset] = byte;
        let changed = String::from_utf8(changed).unwrap();
        prop_assert!(changed == link || Letter::open(&changed).is_err(), "{changed}");
    }

    #[test]
    fn any_text_is_a_letter_or_an_error(text in "(#(letter|watch)=1?\\.?)?[A-Za-z0-9._-]{0,60}") {
        let _ = Letter::open(&text);
        let _ = is_letter(&text);
    }

    #[test]
    fn letters_can_arrive_in_any_order(
        numbers in prop::collection::vec(4_usize..97, 1..30),
        others in prop::collection::vec(4_usize..97, 1..10),
        fork_ply in any::<prop::sample::Index>(),
        order in Just((0..12).collect::<Vec<usize>>()).prop_shuffle(),
    ) {
        let fork_ply = fork_ply.index(numbers.len());
        let fork: Vec<_> = numbers[..fork_ply].iter().chain(&others).copied().collect();
        let letters: Vec<_> = (0..12).map(|index| {
            let line = if usize::is_multiple_of(index, 2) { &numbers } else { &fork };
            play_steps(first_letter("awale", 1), &line[..(index + 1) * line.len() / 12])
        }).collect();
        let receive_all = |order: &mut dyn Iterator<Item = usize>| {
            let mut thread = Thread::new(Contestant::First, first_letter("awale", 1));
            let mut shown = thread.letter().clone();
            for index in order {
                thread.receive(&letters[index]).unwrap();
                // Steps that were shown are never taken back.
                assert!(shown.is_prefix_of(thread.letter()));
                shown = thread.letter().clone();
            }
            thread
        };
        let in_order = receive_all(&mut (0..12));
        let shuffled = receive_all(&mut order.iter().copied());
        prop_assert_eq!(in_order.lines().len(), shuffled.lines().len());
        for (letter, other) in in_order.lines().iter().zip(shuffled.lines()) {
            assert_same(letter, other);
        }
        prop_assert_eq!(in_order.is_undecided(), shuffled.is_undecided());
    }
}

/// Prints the table in `docs/letters.md`.
#[test]
#[ignore = "takes minutes; its result is a table"]
fn longest_random_games() {
    for name in library::all_names() {
        let (mut max_plies, mut link_length) = (0, 0);
        for seed in 0..2000 {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut letter = first_letter(name, 1);
            letter.names = ["Ama Owusu".to_owned(), "Kofi Mensah".to_owned()];
            while !letter.is_over() && letter.steps.len() < MAX_STEPS {
                let legal = legal(&letter);
                let mv = legal[random.random_range(0..legal.len())];
                letter.play(LetterStep::Move(mv)).unwrap();
            }
            if letter.steps.len() > max_plies {
                max_plies = letter.steps.len();
                link_length = letter.link().unwrap().len();
            }
        }
        println!("| {name} | {max_plies} | {link_length} |");
    }
}

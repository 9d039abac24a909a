//! Compares the values and lines of books with those of a naive implementation.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::text::BookTextError;
use super::*;
use crate::ai::{Level, Line, Source, choose, lookup};
use crate::fixtures::{changed, rules};
use awale_rules::Placement;

const NODES: u64 = 300;

fn small(name: &str) -> Arc<RuleSet> {
    changed(name, |spec| {
        spec.board.holes = 3;
        spec.board.seeds = 2;
    })
}

fn growth(positions: usize) -> Growth {
    Growth {
        positions,
        time: None,
        threads: 1,
        memory: 1 << 16,
    }
}

fn enlarge(book: &mut Book, growth: &Growth) {
    let no_stop = AtomicBool::new(false);
    grow(book, growth, &no_stop, |_| ControlFlow::Continue(()));
}

fn grown(name: &str, positions: usize) -> Book {
    let mut book = Book::empty(rules(name), NODES);
    enlarge(&mut book, &growth(positions));
    book
}

/// Values and costs computed from the entries, by playing the games.
struct Naive<'a> {
    rules: &'a Arc<RuleSet>,
    entries: BTreeMap<String, Entry>,
    /// Value and cost of positions, by their text.
    node: BTreeMap<String, (i32, Option<i32>)>,
}

/// Returns the position as text, from the mover's point of view.
fn text_of(rules: &RuleSet, position: &Position) -> String {
    let mover = position.to_move();
    let holes = position.holes();
    let turned: Vec<u16> = match mover {
        Side::South => holes.to_vec(),
        Side::North => [&holes[holes.len() / 2..], &holes[..holes.len() / 2]].concat(),
    };
    let is_relevant = rules.end().remaining == awale_rules::spec::Remaining::LastCapturer;
    let capturer = position.last_capturer().filter(|_| is_relevant);
    format!(
        "{turned:?} {} {:?}",
        position.loft(mover),
        capturer.map(|side| side == mover)
    )
}

impl<'a> Naive<'a> {
    fn of(book: &'a Book) -> Self {
        let rules = book.rules();
        let by_text = |entry: Entry| {
            let game = book.replay(&entry.path).unwrap();
            (text_of(rules, game.position()), entry)
        };
        Self {
            rules,
            entries: book.entries().map(by_text).collect(),
            node: BTreeMap::new(),
        }
    }

    /// Returns the value of an entry, the cost of its cheapest line out of the book, and the value
    /// of each move.
    fn value_of(&mut self, entry: &Entry) -> (i32, Option<i32>, Vec<i32>) {
        let mut game = Game::new(Arc::clone(self.rules), Side::South, &mut ());
        for &mv in &entry.path {
            game.play(mv, &mut ()).unwrap();
        }
        let position = *game.position();
        let lead = |position: &Position| {
            let lofts = position
                .outcome()
                .map_or(Side::BOTH.map(|side| position.loft(side)), |outcome| {
                    outcome.lofts
                });
            i32::from(lofts[0]) - i32::from(lofts[1])
        };
        let sign = if position.to_move() == Side::South {
            1
        } else {
            -1
        };
        let mut moves = Vec::new();
        for (mv, stored) in position.legal_moves(self.rules).iter().zip(&entry.moves) {
            let mut next_game = game.clone();
            next_game.play(mv, &mut ()).unwrap();
            let next = next_game.position();
            let child = self.entries.get(&text_of(self.rules, next)).cloned();
            let is_linked = |child: &Entry| {
                next.on_board() < position.on_board() || child.path.len() > entry.path.len()
            };
            moves.push(match child {
                Some(child) if is_linked(&child) => {
                    let key = text_of(self.rules, next);
                    let (value, cost) = match self.node.get(&key) {
                        Some(&node) => node,
                        None => {
                            let (value, cost, _) = self.value_of(&child);
                            self.node.insert(key, (value, cost));
                            (value, cost)
                        }
                    };
                    let moves_again = next.to_move() == position.to_move();
                    let gain = SEED * sign * (lead(next) - lead(&position));
                    (gain + if moves_again { value } else { -value }, cost)
                }
                Some(_) => (stored.value, None),
                None => (stored.value, (!stored.is_decided).then_some(0)),
            });
        }
        let best = moves.iter().map(|&(value, _)| value).max().unwrap();
        let costs = moves
            .iter()
            .filter_map(|&(value, cost)| Some(cost? + best - value + PLY_COST));
        let cost = costs.min();
        (
            best,
            cost,
            moves.into_iter().map(|(value, _)| value).collect(),
        )
    }
}

/// Checks all backed-up values, and replays all lines with either player moving first.
fn assert_backed_up(book: &Book) {
    let mut naive = Naive::of(book);
    let entries: Vec<Entry> = book.entries().collect();
    for (entry, node) in entries.iter().zip(&book.entries) {
        let (value, cost, moves) = naive.value_of(entry);
        assert_eq!((node.value, node.cost), (value, cost), "{entry:?}");
        let values: Vec<i32> = node.moves.iter().map(|book_move| book_move.value).collect();
        assert_eq!(values, moves, "{entry:?}");
        let mut lines_by_first_player = Vec::new();
        for first_player in Side::BOTH {
            let oriented = |mv: Move| match first_player {
                Side::South => mv,
                Side::North => mv.rotated(book.rules().geometry()),
            };
            let mut game = Game::new(Arc::clone(book.rules()), first_player, &mut ());
            for &mv in &entry.path {
                game.play(oriented(mv), &mut ()).unwrap();
            }
            let lines = book.lines(&game);
            for line in lines.iter().flatten() {
                let mut game = game.clone();
                for &mv in &line.moves {
                    game.play(mv, &mut ()).unwrap();
                }
            }
            let key = |line: &Line| -> (i32, Vec<Move>) {
                (
                    line.value,
                    line.moves.iter().copied().map(oriented).collect(),
                )
            };
            lines_by_first_player
                .push(lines.map(|lines| lines.iter().map(key).collect::<Vec<_>>()));
        }
        assert_eq!(
            lines_by_first_player[0], lines_by_first_player[1],
            "{entry:?}"
        );
        if let Some(lines) = &lines_by_first_player[0] {
            assert!(lines.is_sorted_by_key(|&(value, _)| -value));
        }
    }
}

#[test]
fn values_are_backed_up_from_later_positions() {
    for name in ["awale", "oware", "2-4", "wari", "nyakun", "french-wari"] {
        let book = grown(name, 120);
        assert_eq!(book.len(), 120, "{name}");
        assert!(book.deepest() > 3, "{name}");
        assert_backed_up(&book);
    }
}

#[test]
fn the_book_grows_at_its_cheapest_line() {
    let mut book = grown("awale", 1);
    for positions in 2..60 {
        let (_, cost, _) = Naive::of(&book).value_of(&book.entries().next().unwrap());
        let path = book.next_path(&HashSet::new()).unwrap();
        // The costs of the path, move by move.
        let mut total_cost = 0;
        for plies in 0..path.len() {
            let game = book.replay(&path[..plies]).unwrap();
            let lines = book.lines(&game).unwrap();
            let played = lines.iter().find(|line| line.moves[0] == path[plies]);
            total_cost += lines[0].value - played.unwrap().value + PLY_COST;
        }
        assert_eq!(Some(total_cost), cost, "{path:?}");
        enlarge(&mut book, &growth(positions));
        assert_eq!(book.entries().last().unwrap().path, path);
    }
}

#[test]
fn a_book_of_a_small_game_stops_growing_once_complete() {
    let rules = small("2-4");
    let mut book = Book::empty(rules, 20);
    enlarge(&mut book, &growth(5_000));
    assert!((2..5_000).contains(&book.len()), "{}", book.len());
    assert_eq!(book.next_path(&HashSet::new()), None);
    // `solve` agrees.
    assert_eq!(book.value(), Some(6 * SEED));
    assert_backed_up(&book);
}

#[test]
fn threads_search_different_positions_and_stop_on_request() {
    let mut book = Book::empty(rules("awale"), NODES);
    let threaded = Growth {
        threads: 3,
        ..growth(90)
    };
    enlarge(&mut book, &threaded);
    assert_eq!(book.len(), 90);
    assert_backed_up(&book);
    let stop = AtomicBool::new(true);
    grow(&mut book, &growth(1_000), &stop, |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(book.len(), 90);
    let mut reports = Vec::new();
    let no_stop = AtomicBool::new(false);
    grow(&mut book, &growth(1_000), &no_stop, |progress| {
        reports.push((progress.book.len(), progress.entry.path.len()));
        if reports.len() < 3 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(
        reports.iter().map(|report| report.0).collect::<Vec<_>>(),
        [91, 92, 93]
    );
    assert_eq!(book.len(), 93);
}

#[test]
fn books_survive_a_round_trip_and_a_truncated_text_keeps_its_complete_lines() {
    let book = grown("oware", 40);
    let text = book.to_text();
    let read = Book::read(book.rules(), &text).unwrap();
    assert_eq!(read.to_text(), text);
    assert_eq!(read.nodes(), NODES);
    let values = |book: &Book| {
        book.entries
            .iter()
            .map(|node| node.value)
            .collect::<Vec<_>>()
    };
    assert_eq!(values(&read), values(&book));
    let header = book.header().len();
    for end in 0..text.len() {
        match Book::read(book.rules(), &text[..end]) {
            Ok(read) => assert_eq!(read.len(), text[header..end].matches('\n').count()),
            Err(error) => assert!(
                end < header && error == BookTextError::Unrecognized,
                "{end}"
            ),
        }
    }
}

#[test]
fn invalid_books_are_refused() {
    let awale = rules("awale");
    let header = Book::empty(Arc::clone(&awale), 7).header();
    let read = |lines: &str| Book::read(&awale, &format!("{header}{lines}\n"));
    let start = "- 1 2 3 4 5 6!";
    assert_eq!(read(start).unwrap().value(), Some(6));
    assert_eq!(read(&format!("# by a friend\n{start}")).unwrap().len(), 1);
    assert_eq!(read(&format!("{start}\n{start}")).unwrap().len(), 1);
    for (lines, reason) in [
        ("A 1 2 3 4 5 6".to_owned(), EntryError::Disconnected),
        (format!("{start}\n- 1 2 3 4 5 7"), EntryError::Duplicate),
        (
            format!("{start}\na 1 2 3 4 5 6"),
            EntryError::IllegalMove(1),
        ),
        (
            "- 1 2 3 4 5".to_owned(),
            EntryError::MoveCount {
                legal: 6,
                values: 5,
            },
        ),
        (
            "- 1 2 3 4 5 9999999".to_owned(),
            EntryError::ValueOutOfRange(9_999_999),
        ),
        (
            format!("- 1 2 3 4 5 {}", i32::MIN),
            EntryError::ValueOutOfRange(i32::MIN),
        ),
        (
            format!("{} 1", "A".repeat(MAX_PLIES + 1)),
            EntryError::TooLong,
        ),
    ] {
        let refused = read(&lines).unwrap_err();
        let BookTextError::Invalid { reason: actual, .. } = refused else {
            panic!("{lines}: {refused}");
        };
        assert_eq!(actual, reason, "{lines}");
    }
    for lines in [
        "- 1 2 3 4 5 6 x",
        "- 1 2 3 4 5 ",
        "Z 1",
        "- 1  2",
        "- 1 2 3 4 5 99999999999",
    ] {
        assert!(
            matches!(read(lines), Err(BookTextError::Malformed { line: 2 })),
            "{lines}"
        );
    }
    let oware = Book::empty(rules("oware"), 7).header();
    assert_eq!(
        Book::read(&awale, &oware).unwrap_err(),
        BookTextError::OtherRules
    );
    for text in [
        "\n",
        "awale-book 2 0 0\n",
        "a letter\n",
        "awale-book 1 xyz 7\n",
    ] {
        assert_eq!(
            Book::read(&awale, text).unwrap_err(),
            BookTextError::Unrecognized,
            "{text}"
        );
    }
}

proptest! {
    #[test]
    fn arbitrary_texts_never_panic(changes in proptest::collection::vec((0_usize..3_000, any::<char>()), 1..8)) {
        use std::sync::LazyLock;
        static TEXT: LazyLock<(Arc<RuleSet>, Vec<char>)> = LazyLock::new(|| {
            let book = grown("wari", 60);
            (Arc::clone(book.rules()), book.to_text().chars().collect())
        });
        let (rules, text) = &*TEXT;
        let mut changed = text.clone();
        for (index, letter) in changes {
            let index = index % changed.len();
            changed[index] = letter;
        }
        if let Ok(book) = Book::read(rules, &changed.iter().collect::<String>()) {
            assert_backed_up(&book);
        }
    }
}

#[test]
fn the_book_never_repeats_a_position() {
    let awale = rules("awale");
    let book = grown("awale", 30);
    let game = Game::new(Arc::clone(&awale), Side::South, &mut ());
    assert_eq!(book.lines(&game).unwrap().len(), 6);
    assert!(Book::empty(Arc::clone(&awale), 7).lines(&game).is_none());
    assert!(
        book.lines(&Game::new(rules("oware"), Side::South, &mut ()))
            .is_none()
    );
    // A game set up at the starting position is in the book.
    let placement = Placement::at_start(&awale, Side::North);
    let set_up = Game::set_up(Arc::clone(&awale), &placement, &mut ());
    assert!(book.lines(&set_up).is_some());
    let resigned = {
        let mut game = game.clone();
        game.resign(Side::South, &mut ());
        game
    };
    assert!(book.lines(&resigned).is_none());
}

#[test]
fn the_book_has_no_moves_in_a_repeated_position() {
    // Two seeds that circle the board: after twelve turns each the position repeats.
    let small = small("awale");
    let book = {
        let mut book = Book::empty(Arc::clone(&small), 20);
        enlarge(&mut book, &growth(2_000));
        book
    };
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut repetitions = 0;
    for _ in 0..1_500 {
        let mut game = Game::new(Arc::clone(&small), Side::South, &mut ());
        while game.outcome().is_none() && game.moves().len() < 40 {
            let position = *game.position();
            let (_, earlier) = game.positions().split_last().unwrap();
            let is_repeated = |position: &Position| {
                earlier
                    .iter()
                    .any(|other| text_of(&small, other) == text_of(&small, position))
            };
            let lines = book.lines(&game);
            if is_repeated(&position) {
                assert!(lines.is_none());
                repetitions += 1;
            }
            for line in lines.iter().flatten() {
                let mut next_position = position;
                next_position.play(&small, line.moves[0], &mut ()).unwrap();
                assert!(!is_repeated(&next_position));
            }
            let moves = position.legal_moves(&small);
            let mv = moves
                .iter()
                .nth(random.random_range(0..moves.len()))
                .unwrap();
            game.play(mv, &mut ()).unwrap();
        }
    }
    assert!(repetitions > 10, "{repetitions}");
}

#[test]
fn only_grand_master_plays_from_the_book_and_varies_among_equal_moves() {
    let no_stop = AtomicBool::new(false);
    let rules = rules("awale");
    let book = shipped(&rules).unwrap();
    for first_player in Side::BOTH {
        let game = Game::new(Arc::clone(&rules), first_player, &mut ());
        let report = lookup(&game, 1, None, true, Some(&book)).unwrap();
        assert_eq!((report.source, report.lines.len()), (Some(Source::Book), 1));
        let lines = book.lines(&game).unwrap();
        for seed in 0..10 {
            let best = Level::GrandMaster.strength(&rules);
            let chosen = choose(&game, best, seed, &no_stop, None).unwrap();
            let evaluation = &chosen.evaluation;
            assert!(evaluation.source == Some(Source::Book) && !evaluation.proved);
            let line = lines
                .iter()
                .find(|line| line.first_move() == Some(chosen.mv))
                .unwrap();
            assert!(lines[0].value - line.value <= 10);
        }
        let amateur = choose(&game, Level::Amateur.strength(&rules), 0, &no_stop, None).unwrap();
        assert_eq!(amateur.evaluation.source, None);
    }
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let game = Game::new(Arc::clone(&rules), Side::South, &mut ());
    let mut picked: Vec<_> = (0..200)
        .map(|_| {
            book.pick(&game, 10_000, &mut random)
                .unwrap()
                .first_move()
                .unwrap()
        })
        .collect();
    picked.sort_unstable_by_key(|mv| mv.index());
    picked.dedup();
    assert_eq!(picked.len(), 6);
}

#[test]
fn the_built_in_books_are_valid_and_backed_up() {
    for (name, text) in super::shipped::FILES {
        let rules = rules(name);
        let book = Book::read(&rules, text).unwrap();
        assert!(text.ends_with('\n') && text.len() < 200_000, "{name}");
        assert_eq!(shipped(&rules).unwrap().to_text(), book.to_text());
        assert!(book.len() > 20, "{name}");
        assert_backed_up(&book);
    }
    assert!(shipped(&rules("dakar")).is_none());
}

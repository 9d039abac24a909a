//! Whole games under all built-in rules and under random rule files survive every text format that
//! holds moves.

use std::sync::Arc;

use awale_engine::ai::book::{Book, Entry, EntryError, MoveResult};
use awale_engine::matches::archive::{game_record, rules_of};
use awale_engine::matches::letter::{LetterStep, Terms};
use awale_engine::matches::{
    Beginner, FinishedGame, Letter, LinkedGame, MatchSetup, Player, SavedMatch, Seat, Series,
    SeriesPlan,
};
use awale_engine::teacher::Proof;
use awale_engine::teacher::puzzles::{Puzzle, PuzzleSet, Theme};
use awale_engine::teacher::report::{Certainty, Class, PlyReport, annotate, annotations};
use awale_engine::text::{Language, Messages, TypedCommand};
use awale_rules::game_file::GameRecord;
use awale_rules::replay::replay_line;
use awale_rules::{Game, GameTree, Move, Outcome, Placement, RuleSet, Side, library};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rand::{RngExt, rngs::ChaCha8Rng};

use super::random_rules::rule_set;
use super::variants::{any_move, play_on, seeded_rng};
use super::{random_four_rows, random_world};

/// The number of games written per rule set; an environment variable requests more.
const GAMES: u64 = 2;
const GAMES_VARIABLE: &str = "AWALE_FUZZ_ROUNDS";
/// The number of random rule files of each kind per game, and the maximum in a longer run.
const RULE_FILES: u64 = 6;
const MAX_RULE_FILES: u64 = 120;
/// The length limit of a game, in plies: in a usual run, and in a longer one.
const MAX_PLIES: [usize; 2] = [250, 20_000];

fn requested() -> Option<u64> {
    std::env::var(GAMES_VARIABLE).ok()?.parse().ok()
}

fn games() -> u64 {
    requested().unwrap_or(GAMES)
}

fn longest() -> usize {
    MAX_PLIES[usize::from(requested().is_some())]
}

fn built_in() -> impl Iterator<Item = (&'static str, Arc<RuleSet>)> {
    library::all_names().map(|name| (name, library::load(name).unwrap().unwrap()))
}

/// Draws random rule files of both formats, on two rows and on four.
fn random_rules(games: u64) -> Vec<(&'static str, Arc<RuleSet>)> {
    let mut runner = TestRunner::deterministic();
    let mut classic = || rule_set(9).new_tree(&mut runner).unwrap().current();
    let mut found = Vec::new();
    for seed in 0..(RULE_FILES * games).min(MAX_RULE_FILES) {
        found.push(Arc::new(classic()));
        found.push(random_world::drawn(seed, 12));
        found.push(random_four_rows::drawn(seed, 13));
    }
    found.into_iter().map(|rules| ("random", rules)).collect()
}

/// Sets up a position as a player might: that of another game, with some seeds moved.
fn set_up_by_hand(rules: &Arc<RuleSet>, rng: &mut ChaCha8Rng) -> Option<Placement> {
    let mut tree = GameTree::new(Game::new(Arc::clone(rules), Side::South, &mut ()));
    let plies = rng.random_range(0..60);
    play_on(&mut tree, plies, rng);
    let mut placed = Placement::of(tree.game().position());
    let holes = rules.geometry().holes();
    for _ in 0..rng.random_range(0..6) {
        let [from, to] = [0; 2].map(|_: i32| rng.random_range(0..holes));
        let seeds = rng.random_range(0..=placed.holes[from]);
        placed.holes[from] -= seeds;
        placed.holes[to] += seeds;
    }
    let read = Placement::parse(&placed.text(rules.geometry()), rules).ok();
    read.filter(|read| *read == placed)
}

/// Plays a game to its end.
fn played(rules: &Arc<RuleSet>, number: u64, rng: &mut ChaCha8Rng) -> GameTree {
    let by_hand = (number % 3 == 2).then(|| set_up_by_hand(rules, rng));
    let begins = Side::BOTH[usize::from(rng.random_bool(0.5))];
    let game = match by_hand.flatten() {
        Some(placed) => Game::set_up(Arc::clone(rules), &placed, &mut ()),
        None => Game::new(Arc::clone(rules), begins, &mut ()),
    };
    let mut tree = GameTree::new(game);
    play_on(&mut tree, longest(), rng);
    tree
}

/// Adds variations to the game, in which players also resign.
fn varied(mut tree: GameTree, rng: &mut ChaCha8Rng) -> GameTree {
    for _ in 0..4 {
        let step = rng.random_range(0..=tree.steps_in_line());
        tree.go_to_step(step);
        play_on(&mut tree, 4, rng);
        if rng.random_bool(0.3) {
            tree.resign(Side::South, &mut ());
        }
    }
    tree
}

fn assert_same_tree(read: &GameTree, written: &GameTree, context: &str) {
    let text = |tree: &GameTree| GameRecord::of_tree(tree, "", &[]).to_string();
    assert_eq!(text(read), text(written), "{context}");
    assert_eq!(read.size(), written.size(), "{context}");
    let line = |tree: &GameTree| tree.line().collect::<Vec<_>>();
    assert_eq!(line(read), line(written), "{context}");
    let mut ends = [read.clone(), written.clone()];
    ends.iter_mut().for_each(|tree| tree.go_to_step(usize::MAX));
    assert_eq!(
        ends[0].game().positions(),
        ends[1].game().positions(),
        "{context}"
    );
    assert_eq!(ends[0].game().outcome(), ends[1].game().outcome());
}

fn assert_same_game(read: &Game, written: &Game, context: &str) {
    assert_eq!(read.moves(), written.moves(), "{context}");
    assert_eq!(read.positions(), written.positions(), "{context}");
    assert_eq!(read.outcome(), written.outcome(), "{context}");
}

/// A game, with everything that the tests need to check it.
struct Written<'a> {
    name: &'static str,
    rules: &'a Arc<RuleSet>,
    /// The game, at its end.
    tree: GameTree,
    context: String,
    rng: ChaCha8Rng,
}

impl Written<'_> {
    fn game(&self) -> &Game {
        self.tree.game()
    }

    fn setup(&self) -> MatchSetup {
        let seat = || Seat {
            name: "Ama".to_owned(),
            player: Player::Person,
        };
        MatchSetup {
            rules: Arc::clone(self.rules),
            seats: [seat(), seat()],
            beginner: Beginner::South,
            seed: 1,
        }
    }
}

/// Calls `check` with random games under all built-in rules and under random rule files.
fn every_game(check: impl Fn(Written<'_>)) {
    let games = games();
    let mut plies = 0;
    for (index, (name, rules)) in built_in().chain(random_rules(games)).enumerate() {
        let games = if name == "random" { 1 } else { games };
        for number in 0..games {
            let seed = 1_000_000 * index as u64 + number;
            let mut rng = seeded_rng(seed);
            // Under any rules, every third game starts from a board set up by hand.
            let tree = played(&rules, index as u64 + number, &mut rng);
            plies += tree.ply();
            let start = tree.start().text(rules.geometry());
            check(Written {
                name,
                rules: &rules,
                tree,
                context: format!("{name}, game {number} from {start}: {:?}", rules.spec()),
                rng,
            });
        }
    }
    assert!(plies > 0);
}

#[test]
fn a_list_of_moves_is_read_as_written() {
    every_game(|it| {
        let geometry = it.rules.geometry();
        let text = geometry.names_of(it.game().moves());
        assert!(!text.contains(char::is_whitespace));
        let read = geometry.parse_moves(&text);
        assert_eq!(read.as_deref(), Ok(it.game().moves()), "{}", it.context);
        let words: Vec<String> = it
            .game()
            .moves()
            .iter()
            .map(|&one| {
                let word = geometry.name_of(one).to_string();
                assert_eq!(geometry.parse_move(&word), Ok(one), "{}", it.context);
                word
            })
            .collect();
        let read = geometry.parse_moves(&words.join(" "));
        assert_eq!(read.as_deref(), Ok(it.game().moves()), "{}", it.context);
    });
}

#[test]
fn a_game_file_holds_the_whole_tree() {
    every_game(|mut it| {
        let text = GameRecord::of(it.game(), it.name, &[]).to_string();
        let read: GameRecord = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
        let game = read.replay(Arc::clone(it.rules));
        assert_same_game(&game.unwrap(), it.game(), &it.context);
        let tree = varied(it.tree, &mut it.rng);
        let text = GameRecord::of_tree(&tree, it.name, &[]).to_string();
        let read: GameRecord = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
        let read = read.replay_tree(Arc::clone(it.rules));
        assert_same_tree(&read.unwrap(), &tree, &it.context);
    });
}

#[test]
fn the_archive_holds_the_whole_tree() {
    every_game(|mut it| {
        let setup = it.setup();
        let tree = varied(it.tree, &mut it.rng);
        let text = game_record(it.name, &setup, &tree, None, Some(3)).to_string();
        let listed = FinishedGame::read(&text).unwrap();
        let result = |outcome: Option<Outcome>| outcome.map(|it| (it.winner, it.reason));
        assert_eq!(
            result(listed.outcome),
            result(tree.line_outcome()),
            "{}",
            it.context
        );
        let read: GameRecord = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
        let rules = rules_of(&read).unwrap().unwrap();
        assert_eq!(rules.fingerprint(), it.rules.fingerprint());
        assert_same_tree(&read.replay_tree(rules).unwrap(), &tree, &it.context);
    });
}

#[test]
fn a_saved_match_goes_on_where_it_was_left() {
    every_game(|mut it| {
        let mut saved = SavedMatch {
            variant: it.name.to_owned(),
            setup: it.setup(),
            series: Series::new(SeriesPlan::single(Beginner::South, 7)),
            tree: it.tree.clone(),
            helped: false,
            recorded: false,
        };
        let plies = it.tree.ply();
        for ply in [0, 1, 2, plies / 2, plies] {
            saved.tree.go_to_step(ply);
            let text = saved.to_text().unwrap();
            let read = SavedMatch::from_text(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
            assert_eq!(read.tree.step(), saved.tree.step());
            assert_same_game(read.tree.game(), saved.tree.game(), &it.context);
        }
        saved.tree = varied(it.tree, &mut it.rng);
        let read = SavedMatch::from_text(&saved.to_text().unwrap()).unwrap();
        assert_same_tree(&read.tree, &saved.tree, &it.context);
    });
}

#[test]
fn a_link_leads_to_the_same_game() {
    every_game(|it| {
        let variant = it.name.to_owned();
        let game = it.game().clone();
        let Ok(link) = (LinkedGame { variant, game }).link() else {
            assert!(it.game().moves().len() > 10_000, "{}", it.context);
            return;
        };
        let read = LinkedGame::read(&link).unwrap_or_else(|e| panic!("{e}\n{link}"));
        assert_same_game(&read.game, it.game(), &it.context);
        assert_eq!(
            read.game.rules().fingerprint(),
            it.rules.fingerprint(),
            "{link}"
        );
    });
}

#[test]
fn a_letter_brings_the_same_match() {
    every_game(|it| {
        let terms = Terms {
            variant: it.name.to_owned(),
            rules: Arc::clone(it.rules),
            plan: SeriesPlan::single(Beginner::South, 5),
            start: Some(*it.game().start()),
            clock: None,
            meeting: None,
        };
        let mut letter = Letter::new(terms, ["Ama".to_owned(), String::new()]);
        // The last two moves are planned, if there are a move and its answer.
        let (sent, planned) = match it.game().moves() {
            [sent @ .., one, other] => (sent, vec![*one, *other]),
            sent => (sent, Vec::new()),
        };
        for &one in sent {
            letter.play(LetterStep::Move(one)).unwrap();
        }
        let is_planned = letter.plan(&planned).is_ok();
        let mut link = letter.link().unwrap();
        let read = Letter::open(&link).unwrap_or_else(|e| panic!("{e}\n{link}"));
        assert_eq!(read.letter.conditions().len(), usize::from(is_planned));
        assert_eq!(read.letter.conditions(), letter.conditions());
        // A planned answer is played at once.
        while let Some(&mv) = it.game().moves().get(letter.game().moves().len()) {
            letter.play(LetterStep::Move(mv)).unwrap();
        }
        link = letter.link().unwrap();
        for link in [link, letter.spectators_link().unwrap()] {
            let read = Letter::open(&link).unwrap_or_else(|e| panic!("{e}\n{link}"));
            assert_same_game(read.letter.game(), it.game(), &it.context);
            assert_eq!(read.letter.steps(), letter.steps());
        }
    });
}

#[test]
fn a_replay_reaches_the_same_position() {
    every_game(|it| {
        let geometry = it.rules.geometry();
        let start = it.game().start().text(geometry);
        let mut line = format!("rules @{start}");
        for &one in it.game().moves() {
            line += &format!(" {}", geometry.name_of(one));
        }
        let answer = replay_line(&line, |_| Ok(Arc::clone(it.rules))).unwrap();
        assert!(!answer.contains("ILLEGAL"), "{answer}\n{}", it.context);
        let words: Vec<&str> = answer.split(' ').skip(1).collect();
        // Each ply is one word with the move, the position, the legal moves and the status.
        let plies = words.iter().filter(|word| word.contains('|')).count();
        assert_eq!(plies, it.game().moves().len(), "{answer}");
        if let Some(last) = words.last() {
            let after = it.game().position().to_string();
            assert!(last.contains(&after), "{last}: {after}");
        }
    });
}

#[test]
fn every_move_can_be_typed() {
    let messages = Messages::new(Language::default());
    every_game(|it| {
        let geometry = it.rules.geometry();
        // If players own holes in both rows, upper and lower case tell the rows apart.
        let keeps_case = it.rules.lifts_anywhere() || it.rules.has_land();
        let start = it.game().start();
        let mut game = Game::set_up(Arc::clone(it.rules), start, &mut ());
        for (ply, &one) in it.game().moves().iter().enumerate() {
            if ply % 4 == 0 || one != one.base() {
                let name = geometry.name_of(one).to_string();
                let mut forms = vec![name.clone(), format!("play {name}")];
                if !keeps_case {
                    forms.push(name.to_lowercase());
                    forms.push(name.to_uppercase());
                }
                for form in forms {
                    let read = TypedCommand::parse(&form, &game, &messages);
                    assert_eq!(read, Ok(TypedCommand::Play(one)), "{form}, {}", it.context);
                }
            }
            game.play(one, &mut ()).unwrap();
        }
    });
}

#[test]
fn a_nyumba_is_spent_by_both_players_in_either_case() {
    let messages = Messages::new(Language::default());
    let (_, rules) = built_in()
        .find(|(name, _)| *name == "bao-kiswahili")
        .unwrap();
    let geometry = rules.geometry();
    let mut spent = [0; 2];
    for seed in 0..60 {
        let mut rng = seeded_rng(seed);
        let mut tree = GameTree::new(Game::new(Arc::clone(&rules), Side::South, &mut ()));
        while let (Some(one), true) = (any_move(&tree, &mut rng), tree.ply() < 80) {
            let position = *tree.game().position();
            let legal = position.legal_moves(&rules);
            for spending in legal.iter().filter(|one| one.spends_nyumba()) {
                spent[position.to_move().index()] += 1;
                let name = geometry.name_of(spending).to_string();
                for form in [name.to_lowercase(), name.to_uppercase()] {
                    let read = TypedCommand::parse(&form, tree.game(), &messages);
                    assert_eq!(read, Ok(TypedCommand::Play(spending)), "{form}");
                }
            }
            tree.play(one, &mut ()).unwrap();
        }
    }
    assert!(spent[0] > 0 && spent[1] > 0, "{spent:?}");
}

#[test]
fn a_puzzle_file_holds_every_move() {
    every_game(|mut it| {
        let plies = it.tree.ply();
        it.tree.go_to_step(it.rng.random_range(0..=plies));
        let legal = it.game().position().legal_moves(it.rules);
        let moves: Vec<Move> = legal.iter().collect();
        let puzzle = Puzzle {
            placement: Placement::of(it.game().position()),
            right: moves.iter().copied().take(20).collect(),
            margin: 3,
            themes: vec![Theme::Chain],
            depth: 2,
            rating: 1200,
            proof: Proof::Plies(9),
            values: moves.iter().map(|&one| (one, -2)).collect(),
            line: it.game().moves().to_vec(),
        };
        if moves.is_empty() || puzzle.line.is_empty() {
            return;
        }
        let set = PuzzleSet {
            fingerprint: it.rules.fingerprint(),
            puzzles: vec![puzzle],
        };
        let text = set.text(it.rules, "random");
        let read = PuzzleSet::parse(&text, it.rules).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let [read] = &read.puzzles[..] else {
            panic!("{text}");
        };
        let right = |puzzle: &Puzzle| puzzle.right.iter().collect::<Vec<_>>();
        assert_eq!(right(read), right(&set.puzzles[0]), "{text}");
        assert_eq!(read.values, set.puzzles[0].values, "{text}");
        assert_eq!(read.line, set.puzzles[0].line, "{text}");
    });
}

#[test]
fn an_opening_book_holds_every_line() {
    every_game(|mut it| {
        let game = Game::new(Arc::clone(it.rules), Side::South, &mut ());
        let mut tree = GameTree::new(game);
        let mut book = Book::empty(Arc::clone(it.rules), 100);
        for ply in 0..12 {
            let legal = tree.game().position().legal_moves(it.rules);
            let found = |value| MoveResult {
                value,
                is_decided: value % 2 == 0,
            };
            let entry = Entry {
                path: tree.game().moves().to_vec(),
                moves: (0..legal.len() as i32).map(found).collect(),
            };
            match book.add(&entry) {
                Ok(()) | Err(EntryError::Duplicate) => {}
                Err(EntryError::GameOver) => break,
                Err(error) => panic!("{error}, ply {ply}, {}", it.context),
            }
            let Some(mv) = any_move(&tree, &mut it.rng) else {
                break;
            };
            tree.play(mv, &mut ()).unwrap();
        }
        let text = book.to_text();
        let read = Book::read(it.rules, &text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert!(read.entries().eq(book.entries()), "{text}");
    });
}

#[test]
fn a_report_is_read_from_its_game_file() {
    every_game(|mut it| {
        let mut plies = Vec::new();
        for ply in 0..it.tree.ply().min(40) {
            let position = it.game().positions()[ply];
            let played = it.game().moves()[ply];
            let legal = position.legal_moves(it.rules);
            let pick = it.rng.random_range(0..legal.len());
            let best_line: Vec<Move> = legal.iter().nth(pick).into_iter().collect();
            plies.push(PlyReport {
                ply,
                mover: position.to_move(),
                played,
                is_forced: legal.len() == 1,
                best: 120,
                value: -40,
                certainty: Certainty::Estimated { plies: 9 },
                best_line,
                expected: it.game().moves()[ply + 1..]
                    .iter()
                    .copied()
                    .take(3)
                    .collect(),
                class: [Class::Best, Class::Blunder][ply % 2],
                losses: legal.iter().map(|one| (one, 160)).collect(),
            });
        }
        annotate(&mut it.tree, &plies, |report| {
            format!("Ply {}.", report.ply)
        });
        assert_eq!(annotations(&it.tree), plies, "{}", it.context);
        let text = GameRecord::of_tree(&it.tree, it.name, &[]).to_string();
        let read: GameRecord = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
        let read = read.replay_tree(Arc::clone(it.rules)).unwrap();
        assert_eq!(annotations(&read), plies, "{text}");
        assert_same_tree(&read, &it.tree, &it.context);
    });
}

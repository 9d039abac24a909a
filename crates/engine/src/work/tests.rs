#![allow(clippy::unwrap_used)]

use super::*;
use crate::ai::analysis::quick_limits;
use crate::ai::learning::Effort;
use crate::ai::levels::Skill;
use crate::ai::{Analysis, Engine, Level, Limits};
use crate::fixtures::{changed, is_long, rules, start};
use crate::lab::{Lab, Plan, Results};
use crate::teacher::puzzles::Miner;
use crate::teacher::report::{PlyReport, Reporter};
use awale_rules::{Move, library};

/// Plays a game in which every ply is the first legal move.
fn game(name: &str, plies: usize) -> SentGame {
    let mut game = start(name);
    for _ in 0..plies {
        let legal = game.position().legal_moves(game.rules());
        let hole = legal.iter().next().unwrap();
        game.play(hole, &mut ()).unwrap();
    }
    SentGame(game)
}

/// Node budget of a choice in the short form: any search that both sides repeat will do.
const NODES: u64 = 20_000;

fn choose(level: Level) -> Choose {
    let game = game("oware", 7);
    let strength = level.strength(game.0.rules());
    let limits = if is_long() {
        quick_limits()
    } else {
        Limits::nodes(NODES)
    };
    Choose {
        match_number: 1,
        strength: strength.with_limits(limits),
        seed: 5,
        search_data: SearchData::default(),
        engine: MatchEngine::new(WORKER_TABLE_BYTES),
        game,
    }
}

#[test]
fn a_sent_game_arrives_unchanged() {
    for name in library::names() {
        let SentGame(sent) = game(name, 9);
        let SentGame(received) = String::from(SentGame(sent.clone())).try_into().unwrap();
        assert_eq!(received.positions(), sent.positions(), "{name}");
        assert_eq!(
            received.rules().fingerprint(),
            sent.rules().fingerprint(),
            "{name}"
        );
    }
}

#[test]
fn practice_resumes_in_the_worker() {
    let game = game("2-4", 0);
    let rules = game.0.rules();
    let practise = |seed| Practise {
        rules: rules.spec().clone(),
        initial: None,
        effort: Effort {
            nodes: 50,
            positions: 300,
            pairs: 1,
        },
        seed,
        state: SharedPractice::default(),
    };
    let step = |work: &Practise| -> Practised {
        let answer = serve(Practise::NAME, &ron::to_string(work).unwrap()).unwrap();
        ron::from_str::<Option<Practised>>(&answer)
            .unwrap()
            .unwrap()
    };
    let mut rounds = 1;
    let learnt = loop {
        let Practised { standing, learnt } = step(&practise(1));
        assert!(standing.round >= rounds, "practice started over");
        rounds = standing.round;
        if learnt.is_some() || rounds > 20 {
            break learnt;
        }
    };
    assert!(rounds > 1);
    // Another practice starts from the network found so far.
    let restarted = Practise {
        initial: learnt.clone(),
        ..practise(2)
    };
    assert_eq!(step(&restarted).standing.round, 1);
    // The search uses the network in the request.
    let search_data = SearchData {
        tables: None,
        network: learnt,
    };
    let sent: SearchData = ron::from_str(&ron::to_string(&search_data).unwrap()).unwrap();
    assert_eq!(sent.network, search_data.network);
}

/// The maximum number of games to mine until one has a puzzle.
const MAX_MINED_GAMES: u64 = 100;

#[test]
fn mining_resumes_in_the_worker() {
    // Games with few seeds are short.
    let (rules, min_games) = if is_long() {
        (rules("oware"), 3)
    } else {
        let small = changed("awale", |spec| {
            spec.board.holes = 4;
            spec.board.seeds = 2;
        });
        (small, 2)
    };
    let mine = |seed| -> MinedPuzzles {
        let work = MinePuzzles {
            rules: rules.spec().clone(),
            seed,
            state: SharedMiner::default(),
        };
        let answer = serve(MinePuzzles::NAME, &ron::to_string(&work).unwrap()).unwrap();
        let mined: Option<MinedPuzzles> = ron::from_str(&answer).unwrap();
        mined.unwrap()
    };
    let mut direct = Miner::new(&rules, 7);
    for games in 1..=MAX_MINED_GAMES {
        direct.mine_game(&AtomicBool::new(false));
        let puzzles = direct.found().iter();
        let lines: Vec<String> = puzzles.map(|puzzle| puzzle.text(&rules)).collect();
        let served = mine(7);
        assert_eq!((served.games, served.puzzles), (games, lines));
        if games >= min_games && !direct.found().is_empty() {
            break;
        }
    }
    assert!(!direct.found().is_empty(), "the games have puzzles");
    // Another seed starts over.
    assert_eq!(mine(8).games, 1);
}

#[test]
fn a_worker_returns_the_engines_answer() {
    let stop = AtomicBool::new(false);
    for level in [Level::Beginner, Level::GrandMaster] {
        let request = ron::to_string(&choose(level)).unwrap();
        let answer = serve(Choose::NAME, &request).unwrap();
        let served: Option<Move> = ron::from_str(&answer).unwrap();
        let direct = choose(level).run(&stop);
        assert_eq!(served, direct, "{level:?}");
        assert!(direct.is_some());
    }
    let companion = || Choose {
        game: game("wari", 5),
        strength: Skill::new(20.0).into(),
        ..choose(Level::Club)
    };
    let answer = serve(Choose::NAME, &ron::to_string(&companion()).unwrap()).unwrap();
    let served: Option<Move> = ron::from_str(&answer).unwrap();
    assert_eq!(served, companion().run(&stop));
    let analyse = || Analyse {
        game: game("nyakun", 4),
        match_number: 2,
        network: None,
        engine: MatchEngine::new(WORKER_TABLE_BYTES),
    };
    let answer = serve(Analyse::NAME, &ron::to_string(&analyse()).unwrap()).unwrap();
    let served: Option<Analysis> = ron::from_str(&answer).unwrap();
    assert_eq!(served, analyse().run(&stop));
    assert!(served.is_some());
}

#[test]
fn reports_of_plies_add_up_to_the_report_of_the_game() {
    let SentGame(game) = game("awale", 8);
    let limits = Limits::nodes(2000);
    let mut reporter = Reporter::new(&game, limits);
    let mut engine = Engine::new(game.rules());
    let stop = AtomicBool::new(false);
    let mut position = reporter.before().clone();
    for &played in game.moves() {
        assert!(reporter.step(&mut engine, &stop));
        let work = ReportPly {
            game: SentGame(position.clone()),
            played,
            limits,
            match_number: 3,
            search_data: SearchData::default(),
            engine: MatchEngine::new(Engine::DEFAULT_MEMORY),
        };
        let answer = serve(ReportPly::NAME, &ron::to_string(&work).unwrap()).unwrap();
        let served: Option<PlyReport> = ron::from_str(&answer).unwrap();
        assert_eq!(served.as_ref(), reporter.done().last());
        assert_eq!(work.run(&stop).as_ref(), reporter.done().last());
        position.play(played, &mut ()).unwrap();
    }
    assert!(reporter.is_finished());
}

#[test]
fn trials_in_parts_add_up_to_those_of_one_lab() {
    let rules = library::load("2-4").unwrap().unwrap();
    let plan = Plan::at(Level::Initiation);
    let mut lab = Lab::new(rules.clone(), plan, 9);
    let no_stop = AtomicBool::new(false);
    (0..5).for_each(|_| assert!(lab.step(&no_stop)));
    let mut sum = Results::new(&rules, plan);
    for trials in [2, 3] {
        let work = Measure {
            rules: rules.spec().clone(),
            plan,
            seed: 9,
            from: sum.next_number(9),
            trials,
        };
        let answer = serve(Measure::NAME, &ron::to_string(&work).unwrap()).unwrap();
        let served: Option<Results> = ron::from_str(&answer).unwrap();
        sum.merge(&served.unwrap()).unwrap();
        let stopped = work.run(&AtomicBool::new(true)).unwrap();
        assert_eq!(stopped.trials(), 0);
    }
    assert_eq!(&sum, lab.results());
}

#[test]
fn invalid_requests_are_not_served() {
    assert_eq!(serve("zebra", "()"), None);
    assert_eq!(serve(Choose::NAME, "("), None);
}

#[test]
fn tables_of_one_worker_reach_the_others() {
    let rules = library::load("2-4").unwrap().unwrap();
    let tables = TablesRequest {
        rules: rules.spec().clone(),
        entries: 20_000,
    };
    let request = tables.to_text().unwrap();
    let mut file = TablesRequest::make(&request).unwrap();
    assert!(TablesRequest::store(&request, &file));
    let saved = tables::stored_tables().unwrap();
    assert_eq!(saved.fingerprint(), rules.fingerprint());
    assert!(saved.seeds() >= Some(4), "{:?}", saved.seeds());
    assert_eq!(saved.file_bytes(), file.len() as u64);
    // A damaged file is refused, and removes the stored tables.
    *file.last_mut().unwrap() ^= 1;
    assert!(!TablesRequest::store(&request, &file));
    assert!(tables::stored_tables().is_none());
    assert!(TablesRequest::make("(rules: 1)").is_none());
}

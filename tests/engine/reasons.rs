//! Every reason of the teacher is true, and so is its English sentence: playing moves confirms each
//! of them, in random positions of every variant and of the custom rule files.
//! `AWALE_REASON_POSITIONS` sets the number of positions; `AWALE_LONG` raises the default.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use awale_engine::teacher::Reason;
use awale_engine::teacher::reasons::{Capture, Duty, Kroo, Raid, Turn, of_move, of_position};
use awale_engine::text::reader::Players;
use awale_engine::text::why::About;
use awale_engine::text::{Language, Messages, why};
use awale_rules::board::MAX_HOLES;
use awale_rules::spec::AfterCircle;
use awale_rules::{
    Game, GameEvent, Hole, Move, Placement, Position, Refusal, RuleSet, Side, Vessel, library,
    parse_rule_file,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::fixtures::{is_long, slice};
use crate::sentences::is_true;

/// The number of positions from which the short form draws, and of those in the long form.
const POSITIONS: [u64; 2] = [5_000, 20_000];
/// The number of positions that the short form draws.
const SLICE_POSITIONS: usize = 700;
/// The number of games in the short form of the test that counts explained moves.
const SLICE_GAMES: usize = 30;

#[test]
fn no_reason_and_no_sentence_is_refuted() {
    let asked = std::env::var("AWALE_REASON_POSITIONS").ok();
    let asked: Option<u64> = asked.and_then(|number| number.parse().ok());
    let wanted = asked.unwrap_or(POSITIONS[usize::from(is_long())]);
    let drawn: BTreeSet<u64> = match asked {
        Some(_) => (0..wanted).collect(),
        None => slice(0..wanted, SLICE_POSITIONS).into_iter().collect(),
    };
    let rule_sets = all_rules();
    let mut random = ChaCha8Rng::seed_from_u64(17);
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let english = Messages::new(Language::default());
    let mut sentences = 0;
    for number in 0..wanted {
        let (name, rules) = &rule_sets[number as usize % rule_sets.len()];
        let game = if random.random_bool(0.7) {
            play(rules, &mut random)
        } else {
            scattered(rules, &mut random)
        };
        if !drawn.contains(&number) {
            continue;
        }
        let place = || format!("{name} {}", game.position());
        let mover = game.position().to_move();
        let sentences_of = |about, reasons: &[Reason]| {
            let reasons: Vec<&Reason> = reasons.iter().collect();
            let players = Players {
                names: ["South", "North"],
                reader: None,
            };
            why(&english, rules.geometry(), &reasons, about, players, mover)
        };
        for sentence in sentences_of(About::Position, &of_position(&game)) {
            sentences += 1;
            assert!(is_true(&game, None, &sentence), "{}: {sentence}", place());
        }
        for reason in of_position(&game) {
            *counts.entry(kind(&reason)).or_default() += 1;
            assert!(about_position(&game, &reason), "{}: {reason:?}", place());
        }
        for hole in rules.geometry().all() {
            let is_illegal = game.position().refusal(rules, hole).is_some();
            assert!(
                !is_illegal || of_move(&game, hole).is_empty(),
                "{}",
                place()
            );
        }
        for mv in game.position().legal_moves(rules).iter() {
            let mut reasons = of_move(&game, mv);
            reasons.retain(|reason| kind(reason) != WORLD);
            for sentence in sentences_of(About::from(mv), &reasons) {
                sentences += 1;
                let name = rules.geometry().name_of(mv);
                let is_so = is_true(&game, Some(mv), &sentence);
                assert!(is_so, "{} {name}: {sentence}", place());
            }
            for reason in reasons {
                *counts.entry(kind(&reason)).or_default() += 1;
                let name = rules.geometry().name_of(mv);
                assert!(
                    about_move(&game, mv, &reason),
                    "{} {name}: {reason:?}",
                    place()
                );
            }
        }
    }
    let positions = drawn.len();
    println!("{positions} positions, {sentences} sentences: {counts:?}");
    if (positions as u64) < wanted {
        return;
    }
    // All kinds occur except those that are too rare in random positions: examples and lessons
    // have them.
    let rare = if wanted < POSITIONS[1] {
        ["Pressure", "EmptiesRow"].as_slice()
    } else {
        &["Pressure"]
    };
    let common = KINDS.iter().filter(|kind| !rare.contains(kind));
    let missing: Vec<_> = common.filter(|kind| !counts.contains_key(*kind)).collect();
    assert!(missing.is_empty(), "never found: {missing:?}");
}

/// The least share of legal moves that have a reason of their own, in percent: in games of several
/// moves a turn, of chosen directions, of rounds, or of four rows, and in all others.
const EXPLAINED: [u64; 2] = [90, 70];

#[test]
fn nearly_every_move_of_every_game_has_a_reason() {
    let positions = if is_long() { 200 } else { 30 };
    let drawn = slice(library::all_names(), SLICE_GAMES);
    let mut random = ChaCha8Rng::seed_from_u64(62);
    let mut fewer = Vec::new();
    for name in library::all_names() {
        let rules = library::load(name).unwrap().unwrap();
        // Games that aren't drawn are played too, so that the others are the same in any slice.
        let games: Vec<Game> = (0..positions).map(|_| play(&rules, &mut random)).collect();
        if !drawn.contains(&name) {
            continue;
        }
        let (mut moves, mut explained) = (0_u64, 0);
        for game in games {
            for mv in game.position().legal_moves(&rules).iter() {
                moves += 1;
                explained += u64::from(!of_move(&game, mv).is_empty());
            }
        }
        println!("{name}: {explained} of {moves}");
        let is_plain = !rules.has_extra_moves()
            && !rules.geometry().chooses_direction()
            && rules.rounds().is_none()
            && !rules.geometry().has_four_rows();
        if 100 * explained < EXPLAINED[usize::from(is_plain)] * moves {
            fewer.push(name);
        }
    }
    assert!(fewer.is_empty(), "{fewer:?}");
}

#[test]
fn a_wrong_number_of_captured_seeds_is_refuted() {
    // Tests the check itself, which must refute a slightly wrong reason.
    let rules = library::load("awale").unwrap().unwrap();
    let placement = Placement::parse("2-0-3-6-4-0-1-1-1-4-0-2-12-12-S", &rules).unwrap();
    let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
    let hole = rules.geometry().hole('E').unwrap();
    let reasons = of_move(&game, hole);
    let takes = reasons.iter().find_map(|reason| match reason {
        Reason::Takes(capture) => Some(capture.clone()),
        _ => None,
    });
    let takes = takes.unwrap();
    assert_eq!((takes.seeds, takes.holes.len()), (6, 3));
    for wrong in [
        Capture {
            seeds: 5,
            ..takes.clone()
        },
        Capture {
            holes: takes.holes[1..].to_vec(),
            ..takes
        },
    ] {
        assert!(!about_move(&game, hole.into(), &Reason::Takes(wrong)));
    }
    let turn = Turn {
        moves: vec![hole.into()],
        seeds: 6,
    };
    for wrong in [
        Reason::OnlyMove(hole),
        Reason::Starves,
        Reason::Blocks,
        Reason::TakesNext {
            seeds: 9,
            answers: Vec::new(),
        },
        Reason::Feeds {
            seeds: 1,
            barred: Vec::new(),
            duty: Duty::Feed,
        },
        Reason::Pressure { kroo: hole },
        Reason::Relay {
            laps: 3,
            end: Vessel::Hole(hole),
        },
        Reason::Tempo { mine: 7, theirs: 1 },
        Reason::HoldsBack { mine: 7, theirs: 1 },
        Reason::Race { mine: 7, theirs: 1 },
        Reason::MovesAgain,
        Reason::Stores { seeds: 1 },
        Reason::Ready(vec![hole.into()]),
        Reason::KeepsReady(vec![hole.into()]),
        Reason::MakesReady(vec![hole.into()]),
        Reason::SpoilsReady(vec![hole.into()]),
        Reason::DeniesAgain(vec![hole.into()]),
        Reason::AllowsAgain(vec![hole.into()]),
        Reason::Continues(turn.clone()),
        Reason::BestReply(turn.clone()),
        Reason::LimitsTurn { turn, left: 0 },
        Reason::EmptiesRow { seeds: 6 },
        Reason::OtherWay {
            mv: hole.into(),
            seeds: 1,
            fewer: true,
        },
    ] {
        assert!(!about_move(&game, hole.into(), &wrong), "{wrong:?}");
    }
}

/// The kind of reasons that other tests check.
const WORLD: &str = "World";

const KINDS: [&str; 42] = [
    "OnlyMove",
    "Takes",
    "Gives",
    "Ends",
    "Blocks",
    "TakesNext",
    "Threatens",
    "Traps",
    "Shields",
    "Saves",
    "Safe",
    "Exposes",
    "InDanger",
    "Starves",
    "Feeds",
    "ForcesFeeding",
    "MustFeed",
    "Tempo",
    "Kroo",
    "Dam",
    "Disarms",
    "Pressure",
    "Overloads",
    "Sacrifice",
    "Relay",
    "MovesAgain",
    "Stores",
    "HoldsBack",
    "Race",
    "Continues",
    "KeepsReady",
    "MakesReady",
    "SpoilsReady",
    "DeniesAgain",
    "AllowsAgain",
    "Ready",
    "LimitsTurn",
    "BestReply",
    "TurnThreat",
    "Empties",
    "OtherWay",
    "EmptiesRow",
];

fn kind(reason: &Reason) -> &'static str {
    match reason {
        Reason::OnlyMove(_) => "OnlyMove",
        Reason::Takes(_) => "Takes",
        Reason::Gives(_) => "Gives",
        Reason::Ends { .. } => "Ends",
        Reason::Blocks => "Blocks",
        Reason::TakesNext { .. } => "TakesNext",
        Reason::Threatens(_) => "Threatens",
        Reason::Traps { .. } => "Traps",
        Reason::Shields { .. } => "Shields",
        Reason::Safe { .. } => "Safe",
        Reason::Saves { .. } => "Saves",
        Reason::Exposes(_) => "Exposes",
        Reason::InDanger(_) => "InDanger",
        Reason::Starves => "Starves",
        Reason::Feeds { .. } => "Feeds",
        Reason::ForcesFeeding { .. } => "ForcesFeeding",
        Reason::MustFeed { .. } => "MustFeed",
        Reason::Tempo { .. } => "Tempo",
        Reason::Kroo(_) => "Kroo",
        Reason::Dam { .. } => "Dam",
        Reason::Disarms { .. } => "Disarms",
        Reason::Pressure { .. } => "Pressure",
        Reason::Overloads { .. } => "Overloads",
        Reason::Sacrifice { .. } => "Sacrifice",
        Reason::Relay { .. } => "Relay",
        Reason::MovesAgain => "MovesAgain",
        Reason::Stores { .. } => "Stores",
        Reason::HoldsBack { .. } => "HoldsBack",
        Reason::Race { .. } => "Race",
        Reason::Continues(_) => "Continues",
        Reason::KeepsReady(_) => "KeepsReady",
        Reason::MakesReady(_) => "MakesReady",
        Reason::SpoilsReady(_) => "SpoilsReady",
        Reason::DeniesAgain(_) => "DeniesAgain",
        Reason::AllowsAgain(_) => "AllowsAgain",
        Reason::Ready(_) => "Ready",
        Reason::LimitsTurn { .. } => "LimitsTurn",
        Reason::BestReply(_) => "BestReply",
        Reason::TurnThreat(_) => "TurnThreat",
        Reason::Empties { .. } => "Empties",
        Reason::OtherWay { .. } => "OtherWay",
        Reason::EmptiesRow { .. } => "EmptiesRow",
        // Only the world's other games have these; the evidence's unit tests play them.
        Reason::MakesSpecial(_)
        | Reason::ThreatensSpecial(_)
        | Reason::PreventsSpecial(_)
        | Reason::Closes { .. }
        | Reason::RoundLost { .. }
        | Reason::Decides { .. }
        | Reason::WinsNext
        | Reason::LetsWin(_)
        | Reason::FewReplies(_)
        | Reason::Mobility { .. }
        | Reason::Nyumba(_)
        | Reason::BlocksHole(_)
        | Reason::BlockedHole(_) => WORLD,
    }
}

/// Returns the opponent's biggest capture after whichever other legal move limits it most; `None`
/// if there is no other move than `mv`.
pub fn least_lost_otherwise(rules: &RuleSet, before: &Position, mv: Move) -> Option<u16> {
    let opponent = before.to_move().opponent();
    let moves = before.legal_moves(rules);
    let lost = moves.iter().filter(|&other| other != mv).map(|other| {
        let after = Effects::of(before, rules, other).unwrap().after;
        if after.end().is_none() && after.to_move() == opponent {
            most_taken(rules, &after, |_| true)
        } else {
            0
        }
    });
    lost.min()
}

fn all_rules() -> Vec<(String, Arc<RuleSet>)> {
    let built_in = library::names()
        .chain(library::world_names())
        .map(|name| (name.to_owned(), library::load(name).unwrap().unwrap()));
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/custom");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    files.sort();
    assert!(files.len() > 20);
    let custom = files.into_iter().map(|path| {
        let rules = parse_rule_file(&std::fs::read(&path).unwrap()).unwrap();
        (
            path.file_name().unwrap().to_string_lossy().into_owned(),
            Arc::new(rules),
        )
    });
    built_in.chain(custom).collect()
}

/// Plays random moves.
fn play(rules: &Arc<RuleSet>, random: &mut ChaCha8Rng) -> Game {
    let begins = Side::BOTH[random.random_range(0..2)];
    let mut game = Game::new(Arc::clone(rules), begins, &mut ());
    for _ in 0..random.random_range(0..80) {
        let moves: Vec<Move> = game.position().legal_moves(rules).iter().collect();
        if moves.is_empty() {
            break;
        }
        game.play(moves[random.random_range(0..moves.len())], &mut ())
            .unwrap();
    }
    if game.outcome().is_some() {
        game.take_back();
    }
    game
}

/// Distributes seeds at random: few or many, some in large heaps.
fn scattered(rules: &Arc<RuleSet>, random: &mut ChaCha8Rng) -> Game {
    let holes_on_board = rules.geometry().holes();
    let mut holes = [0; MAX_HOLES];
    let emptiness = random.random_range(0.0..0.8);
    for hole in &mut holes[..holes_on_board] {
        *hole = if random.random_bool(emptiness) {
            0
        } else if random.random_bool(0.1) {
            random.random_range(10..24)
        } else {
            random.random_range(1..5)
        };
    }
    let lofts = [random.random_range(0..25), random.random_range(0..25)];
    let to_move = Side::BOTH[random.random_range(0..2)];
    Game::set_up(
        Arc::clone(rules),
        &Placement {
            holes,
            lofts,
            to_move,
            ..Placement::default()
        },
        &mut (),
    )
}

/// The effects of a move, computed independently of the teacher.
pub struct Effects {
    before: Position,
    pub after: Position,
    events: Vec<GameEvent>,
    /// The number of seeds captured from each hole, by the side that captures.
    pub captured: [BTreeMap<Hole, u16>; 2],
    pub rest: [u16; 2],
}

impl Effects {
    pub fn of(position: &Position, rules: &RuleSet, mv: impl Into<Move>) -> Option<Self> {
        let mut after = *position;
        let mut events = Vec::new();
        after.play(rules, mv, &mut events).ok()?;
        Some(Self::with(position, after, events))
    }

    pub fn in_game(game: &Game, mv: impl Into<Move>) -> Option<(Self, Game)> {
        let mut next = game.clone();
        let mut events = Vec::new();
        next.play(mv, &mut events).ok()?;
        Some((Self::with(game.position(), *next.position(), events), next))
    }

    fn with(before: &Position, after: Position, events: Vec<GameEvent>) -> Self {
        let mut captured = [BTreeMap::new(), BTreeMap::new()];
        let mut rest = [0; 2];
        // Other gains and losses of each loft.
        let mut moved = [0_i32; 2];
        for event in &events {
            match *event {
                GameEvent::RemainderTaken { seeds, side, .. } => rest[side.index()] += seeds,
                GameEvent::Stored { side, .. } => moved[side.index()] += 1,
                GameEvent::Claimed { seeds, side, .. } => moved[side.index()] += i32::from(seeds),
                GameEvent::Refilled { seeds, side, .. } | GameEvent::Filled { seeds, side, .. } => {
                    moved[side.index()] -= i32::from(seeds);
                }
                event => {
                    if let GameEvent::Captured { hole, seeds, side }
                    | GameEvent::FlowCaptured { hole, seeds, side } = event
                    {
                        *captured[side.index()].entry(hole).or_default() += seeds;
                    }
                }
            }
        }
        for side in Side::BOTH {
            let balance = |it: &Position| i32::from(it.loft(side)) - i32::from(it.owed(side));
            let gained = balance(&after) - balance(before);
            let sum: u16 = captured[side.index()].values().sum();
            let explained = i32::from(sum + rest[side.index()]) + moved[side.index()];
            // In random positions, the lofts may hold too few seeds for a new round.
            let is_same_round = after.round() == before.round();
            assert!(!is_same_round || gained == explained, "{before}");
        }
        Self {
            before: *before,
            after,
            events,
            captured,
            rest,
        }
    }

    /// Returns the number of laps, and where the last seed fell.
    pub fn laps(&self) -> (u16, Option<Vessel>) {
        let is_lap = |event: &&GameEvent| matches!(event, GameEvent::Lifted { .. });
        let laps = self.events.iter().filter(is_lap).count();
        let last = self.events.iter().rev().find_map(|event| match *event {
            GameEvent::Sown { hole, .. }
            | GameEvent::Stored {
                from: Some(hole), ..
            } => Some(Vessel::Hole(hole)),
            GameEvent::Stored { from: None, side } => Some(Vessel::Loft(side)),
            _ => None,
        });
        (laps as u16, last)
    }

    pub fn taken(&self, side: Side) -> u16 {
        self.captured[side.index()].values().sum()
    }

    /// Returns `true` if `side` captures in the opponent's holes.
    fn raids(&self, side: Side) -> bool {
        let mut captured = self.captured[side.index()].keys();
        captured.any(|&hole| self.before.owner(hole) == Some(side.opponent()))
    }

    /// Returns `true` if the mover, `side`, moves again.
    pub fn is_again(&self, side: Side) -> bool {
        let passes = self
            .events
            .iter()
            .any(|event| matches!(event, GameEvent::Passed { .. }));
        let earns = self.events.contains(&GameEvent::Again { side });
        let is_same_round = self.after.round() == self.before.round();
        let goes_on = is_same_round && self.after.end().is_none();
        earns && !passes && goes_on && self.after.to_move() == side
    }

    /// Returns the seeds that come into the store of `side`.
    pub fn brought(&self, side: Side) -> u16 {
        let dropped = self.events.iter().map(|event| match *event {
            GameEvent::Stored { side: owner, .. } if owner == side => 1,
            GameEvent::Claimed {
                seeds, side: owner, ..
            } if owner == side => seeds,
            _ => 0,
        });
        self.taken(side) + self.rest[side.index()] + dropped.sum::<u16>()
    }

    /// Returns the seeds sown into the mover's store.
    pub fn stored(&self, side: Side) -> u16 {
        let event = GameEvent::Stored { side, from: None };
        self.events.iter().filter(|&it| *it == event).count() as u16
    }

    /// Returns the last hole that received a seed of the sowing.
    pub fn last_hole(&self) -> Option<Hole> {
        self.events.iter().rev().find_map(|event| match *event {
            GameEvent::Sown { hole, .. } => Some(hole),
            _ => None,
        })
    }
}

fn is(capture: &Capture, found: &BTreeMap<Hole, u16>) -> bool {
    let holes: Vec<Hole> = found.keys().copied().collect();
    capture.seeds > 0 && capture.holes == holes && capture.seeds == found.values().sum::<u16>()
}

/// Returns the biggest capture by the player to move, among the moves whose effects satisfy
/// `counts`.
pub fn most_taken(rules: &RuleSet, position: &Position, counts: impl Fn(&Effects) -> bool) -> u16 {
    let moves = position.legal_moves(rules);
    let effects = moves
        .iter()
        .filter_map(|mv| Effects::of(position, rules, mv));
    let seeds = effects
        .filter(counts)
        .map(|effects| effects.taken(position.to_move()));
    seeds.max().unwrap_or(0)
}

fn is_raid(rules: &RuleSet, position: &Position, raid: &Raid, victim: Side) -> bool {
    let raider = victim.opponent();
    let raids = |effects: &Effects| effects.raids(raider);
    let Some(effects) = Effects::of(position, rules, raid.mv) else {
        return false;
    };
    raids(&effects)
        && is(&raid.capture, &effects.captured[raider.index()])
        && raid.capture.seeds == most_taken(rules, position, raids)
}

pub fn row(position: &Position, side: Side) -> u16 {
    let holes = position.geometry().all();
    let own = holes.filter(|&hole| position.owner(hole) == Some(side));
    own.map(|hole| position.seeds_in(hole)).sum()
}

/// Returns the holes that only a duty forbids, and that duty.
pub fn barred(rules: &RuleSet, position: &Position) -> (Vec<Hole>, Duty) {
    let by = |refusals: &[Refusal]| -> Vec<Hole> {
        let barred = |&hole: &Hole| match position.refusal(rules, hole) {
            Some(refusal) => refusals.contains(&refusal),
            None => false,
        };
        position.geometry().all().filter(barred).collect()
    };
    let feeding = [Refusal::MustFeed, Refusal::Starves];
    let all = by(&[feeding[0], feeding[1], Refusal::MustReachOpponent]);
    let duty = if by(&feeding).is_empty() {
        Duty::Reach
    } else {
        Duty::Feed
    };
    (all, duty)
}

/// Returns the length of the longest sequence of quiet moves, by exhaustive search.
pub fn quiet(rules: &RuleSet, position: &Position, side: Side) -> u16 {
    let turned = position.with_turn(side);
    let mut most = 0;
    for mv in turned.legal_moves(rules).iter() {
        let effects = Effects::of(&turned, rules, mv).unwrap();
        let crosses = position.geometry().territory(side.opponent());
        let opponent = side.opponent();
        let is_given = effects
            .events
            .iter()
            .any(|event| matches!(event, GameEvent::Stored { side, .. } if *side == opponent));
        let fell = |event: &GameEvent, hole| matches!(event, GameEvent::Sown { hole: at, .. } if *at == hole);
        let is_loud = crosses
            .into_iter()
            .any(|hole| effects.events.iter().any(|event| fell(event, hole)));
        let is_over = effects.after.end().is_some();
        let is_cut = effects
            .events
            .iter()
            .any(|event| matches!(event, GameEvent::CutOff { .. }));
        if is_loud
            || is_given
            || is_over
            || is_cut
            || effects.taken(Side::South) + effects.taken(Side::North) > 0
        {
            continue;
        }
        most = most.max(1 + quiet(rules, &effects.after, side));
    }
    most
}

/// Sows the seeds of a hole one by one; returns the number of rounds and the last hole.
pub fn sown_by_hand(rules: &RuleSet, hole: Hole, mut seeds: u16) -> (u16, Hole) {
    let (mut at, mut passed) = (hole, 0);
    while seeds > 0 {
        at = rules.next(at);
        if at == hole {
            passed += 1;
            if rules.skip_start() {
                continue;
            }
        }
        let geometry = rules.geometry();
        let is_mine = geometry.owner(at) == geometry.owner(hole);
        if passed > 0 && is_mine && rules.after_circle() == AfterCircle::OpponentOnly {
            continue;
        }
        seeds -= 1;
    }
    (passed, at)
}

fn is_kroo(rules: &RuleSet, position: &Position, kroo: &Kroo) -> bool {
    let geometry = rules.geometry();
    let leave = rules.leave();
    let sown = position.seeds_in(kroo.hole) - leave;
    let round = geometry.holes() as u16 - u16::from(rules.skip_start());
    let rounds = match rules.after_circle() {
        AfterCircle::All => sown / round,
        AfterCircle::OpponentOnly => 1,
    };
    let ripe =
        |more: u16| geometry.owner(sown_by_hand(rules, kroo.hole, sown + more).1) != kroo.side;
    let effects = Effects::of(&position.with_turn(kroo.side), rules, kroo.hole);
    let ends_there = effects.as_ref().is_none_or(|effects| {
        effects.events.iter().rev().find_map(|event| match *event {
            GameEvent::Sown { hole, .. } => Some(hole),
            // A seed slides out of a special hole, where it counts as sown.
            GameEvent::Stored { from, .. } => from,
            _ => None,
        }) == Some(kroo.end)
    });
    geometry.owner(kroo.hole) == kroo.side
        && kroo.seeds == position.seeds_in(kroo.hole)
        && sown >= round
        && kroo.rounds == rounds
        && sown_by_hand(rules, kroo.hole, sown).1 == kroo.end
        && ends_there
        && kroo.is_ripe == ripe(0)
        && ripe(kroo.lacking)
        && (0..kroo.lacking).all(|fewer| !ripe(fewer))
        && kroo.takes == effects.map_or(0, |effects| effects.taken(kroo.side))
}

fn about_position(game: &Game, reason: &Reason) -> bool {
    let rules = game.rules();
    let position = game.position();
    let mover = position.to_move();
    let opponent = mover.opponent();
    match reason {
        Reason::OnlyMove(only) => position.legal_moves(rules).iter().eq([*only]),
        Reason::InDanger(raid) => is_raid(rules, &position.with_turn(opponent), raid, mover),
        Reason::MustFeed {
            barred: holes,
            duty,
        } => {
            row(position, opponent) == 0
                && !holes.is_empty()
                && (holes.clone(), *duty) == barred(rules, position)
        }
        Reason::Tempo { mine, theirs } => {
            *mine == quiet(rules, position, mover) && *theirs == quiet(rules, position, opponent)
        }
        Reason::Kroo(kroo) => is_kroo(rules, position, kroo),
        Reason::HoldsBack { mine, theirs } => {
            mine > theirs
                && *mine == quiet(rules, position, mover)
                && *theirs == quiet(rules, position, opponent)
        }
        Reason::Race { mine, theirs } => {
            Some(*mine) == moves_to_clear(rules, position, mover)
                && Some(*theirs) == moves_to_clear(rules, position, opponent)
        }
        Reason::Ready(moves) => !moves.is_empty() && *moves == earning(rules, position),
        Reason::TurnThreat(turn) => is_best(rules, &position.with_turn(opponent), turn),
        _ => false,
    }
}

/// Returns the moves of the player to move that earn another one.
pub fn earning(rules: &RuleSet, position: &Position) -> Vec<Move> {
    let moves = position.legal_moves(rules);
    let earns = |&mv: &Move| {
        let effects = Effects::of(position, rules, mv).unwrap();
        effects.is_again(position.to_move())
    };
    moves.iter().filter(earns).collect()
}

/// Returns the most that a turn of the player to move brings, if it begins with a move that
/// `counts`.
pub fn most_brought(
    rules: &RuleSet,
    position: &Position,
    counts: impl Fn(Move) -> bool,
) -> Option<u16> {
    let mover = position.to_move();
    let mut most = None;
    let mut seen = BTreeSet::new();
    let mut open = vec![(*position, 0)];
    while let Some((from, brought)) = open.pop() {
        for mv in from.legal_moves(rules).iter() {
            if from == *position && !counts(mv) {
                continue;
            }
            let effects = Effects::of(&from, rules, mv).unwrap();
            let brought = brought + effects.brought(mover);
            if !effects.is_again(mover) {
                most = most.max(Some(brought));
            } else if seen.insert(format!("{} {brought}", effects.after)) {
                open.push((effects.after, brought));
            }
        }
    }
    most
}

/// Plays the first moves of a turn of the player to move, of which `more` follow; returns the most
/// that the whole turn can bring, or `None` if it isn't a turn.
pub fn brought_by(
    rules: &RuleSet,
    position: &Position,
    moves: &[Move],
    more: usize,
) -> Option<u16> {
    let mover = position.to_move();
    let (mut at, mut brought) = (*position, 0);
    for (index, &mv) in moves.iter().enumerate() {
        let effects = Effects::of(&at, rules, mv)?;
        brought += effects.brought(mover);
        let is_last = index + 1 == moves.len() && more == 0;
        (effects.is_again(mover) != is_last).then_some(())?;
        at = effects.after;
    }
    if more > 0 {
        brought += most_brought(rules, &at, |_| true)?;
    }
    (!moves.is_empty()).then_some(brought)
}

fn is_best(rules: &RuleSet, position: &Position, turn: &Turn) -> bool {
    brought_by(rules, position, &turn.moves, 0) == Some(turn.seeds)
        && most_brought(rules, position, |_| true) == Some(turn.seeds)
}

/// Returns the fewest moves of `side` in a row after which only that player's row is empty, and the
/// rest is theirs.
pub fn moves_to_clear(rules: &RuleSet, position: &Position, side: Side) -> Option<u16> {
    let mut level = BTreeMap::from([(String::new(), position.with_turn(side))]);
    for moves in 1..200 {
        let mut next = BTreeMap::new();
        for at in level.values() {
            for mv in at.legal_moves(rules).iter() {
                let effects = Effects::of(at, rules, mv).unwrap();
                let [mine, theirs] = [side, side.opponent()].map(|it| effects.rest[it.index()]);
                if effects.after.end().is_none() {
                    let after = effects.after.with_turn(side);
                    next.insert(after.to_string(), after);
                } else if mine > 0 && theirs == 0 {
                    return Some(moves);
                }
            }
        }
        level = next;
    }
    None
}

fn about_move(game: &Game, mv: Move, reason: &Reason) -> bool {
    let rules = game.rules();
    let before = game.position();
    let mover = before.to_move();
    let opponent = mover.opponent();
    let hole = mv.hole().unwrap();
    let Some((effects, after_game)) = Effects::in_game(game, mv) else {
        return false;
    };
    let after = &effects.after;
    let goes_on = after.end().is_none();
    let is_theirs = goes_on && after.to_move() == opponent;
    let kroo_takes = |position: &Position, kroo| {
        Effects::of(position, rules, kroo).map(|effects| effects.taken(opponent))
    };
    let kroo_takes_otherwise = |kroo: Hole| {
        let others = before.legal_moves(rules).holes().iter();
        let taken = others.filter(|&other| other != hole).filter_map(|other| {
            let effects = Effects::of(before, rules, other)?;
            let is_theirs = effects.after.end().is_none() && effects.after.to_move() == opponent;
            kroo_takes(&effects.after, kroo).filter(|_| is_theirs)
        });
        taken.max()
    };
    let is_their_kroo = |position: &Position, kroo: Hole| {
        let sown = position.seeds_in(kroo).saturating_sub(rules.leave());
        rules.geometry().owner(kroo) == opponent
            && sown_by_hand(rules, kroo, sown + 1).0 > 0
            && sown > 0
    };
    match reason {
        Reason::OnlyMove(only) => {
            *only == hole && before.legal_moves(rules).holes().iter().eq([hole])
        }
        Reason::Takes(capture) => is(capture, &effects.captured[mover.index()]),
        Reason::Gives(capture) => is(capture, &effects.captured[opponent.index()]),
        Reason::Ends { reason, rest } => after.end() == Some(*reason) && *rest == effects.rest,
        Reason::Blocks => {
            goes_on
                && after.to_move() == mover
                && after.with_turn(opponent).legal_moves(rules).is_empty()
        }
        Reason::TakesNext { seeds, answers } => {
            let replies: BTreeSet<Move> = after.legal_moves(rules).iter().collect();
            let answered: BTreeSet<Move> = answers.iter().map(|answer| answer.0).collect();
            let are_true = answers.iter().all(|&(reply, answer, taken)| {
                let Some((_, next)) = Effects::in_game(&after_game, reply) else {
                    return false;
                };
                let Some((effects, _)) = Effects::in_game(&next, answer) else {
                    return false;
                };
                next.position().to_move() == mover && effects.taken(mover) == taken && taken > 0
            });
            let least = answers.iter().map(|answer| answer.2).min();
            is_theirs
                && replies == answered
                && answers.len() == replies.len()
                && are_true
                && least == Some(*seeds)
        }
        Reason::Threatens(raid) => {
            let passed = after.with_turn(mover);
            let threat = Effects::of(&passed, rules, raid.mv);
            is_theirs
                && threat.is_some_and(|effects| is(&raid.capture, &effects.captured[mover.index()]))
                && most_taken(rules, &passed, |_| true) == raid.capture.seeds
                && most_taken(rules, before, |_| true) < raid.capture.seeds
        }
        Reason::Traps { reply, raid } => {
            let Some((_, next)) = Effects::in_game(&after_game, *reply) else {
                return false;
            };
            let Some((answer, _)) = Effects::in_game(&next, raid.mv) else {
                return false;
            };
            let passed = after.with_turn(mover);
            is_theirs
                && next.position().to_move() == mover
                && is(&raid.capture, &answer.captured[mover.index()])
                && most_taken(rules, before, |_| true) < raid.capture.seeds
                && most_taken(rules, &passed, |_| true) < raid.capture.seeds
        }
        Reason::Shields { otherwise, left } => {
            is_theirs
                && most_taken(rules, after, |_| true) == *left
                && least_lost_otherwise(rules, before, mv) == Some(*otherwise)
                && left < otherwise
        }
        Reason::Safe { other, seeds } => {
            let lost_after = |other: Move| {
                let after = Effects::of(before, rules, other).unwrap().after;
                let goes_on = after.end().is_none() && after.round() == before.round();
                if goes_on && after.to_move() == opponent {
                    most_taken(rules, &after, |_| true)
                } else {
                    0
                }
            };
            let moves = before.legal_moves(rules);
            is_theirs
                && *other != mv
                && most_taken(rules, after, |_| true) == 0
                && *seeds > 0
                && lost_after(*other) == *seeds
                && moves.iter().all(|mv| lost_after(mv) <= *seeds)
        }
        Reason::Saves { from, left } => {
            is_theirs
                && is_raid(rules, &before.with_turn(opponent), from, mover)
                && most_taken(rules, after, |_| true) == *left
                && *left < from.capture.seeds
        }
        Reason::Exposes(raid) => is_theirs && is_raid(rules, after, raid, mover),
        Reason::Starves => goes_on && row(after, opponent) == 0,
        Reason::Feeds {
            seeds,
            barred: holes,
            duty,
        } => {
            goes_on
                && row(before, opponent) == 0
                && *seeds > 0
                && row(after, opponent) == *seeds
                && (holes.clone(), *duty) == barred(rules, before)
        }
        Reason::ForcesFeeding {
            may,
            barred: holes,
            duty,
        } => {
            let legal: Vec<Hole> = after.legal_moves(rules).holes().iter().collect();
            is_theirs
                && row(after, mover) == 0
                && *may == legal
                && !holes.is_empty()
                && (holes.clone(), *duty) == barred(rules, after)
        }
        Reason::Tempo { mine, theirs } => {
            goes_on
                && *mine == quiet(rules, after, mover)
                && *theirs == quiet(rules, after, opponent)
        }
        Reason::Kroo(kroo) => goes_on && kroo.side == mover && is_kroo(rules, after, kroo),
        Reason::Disarms { kroo, otherwise } => {
            is_theirs
                && is_their_kroo(after, *kroo)
                && kroo_takes(after, *kroo) == Some(0)
                && kroo_takes_otherwise(*kroo) == Some(*otherwise)
                && *otherwise > 0
        }
        Reason::Dam {
            hole: dam,
            kroo,
            otherwise,
        } => {
            let sown = after.seeds_in(*kroo) - rules.leave();
            is_theirs
                && is_their_kroo(after, *kroo)
                && sown_by_hand(rules, *kroo, sown).1 == *dam
                && rules.geometry().owner(*dam) == mover
                && after.seeds_in(*dam) > 2
                && kroo_takes(after, *kroo) == Some(0)
                && kroo_takes_otherwise(*kroo) == Some(*otherwise)
                && *otherwise > 0
        }
        Reason::Pressure { kroo } => {
            let legal: Vec<Hole> = after.legal_moves(rules).holes().iter().collect();
            is_theirs
                && is_their_kroo(after, *kroo)
                && legal == [*kroo]
                && kroo_takes(after, *kroo) == Some(0)
        }
        Reason::Overloads { kroo, spared } => {
            is_theirs
                && is_their_kroo(after, *kroo)
                && effects
                    .events
                    .iter()
                    .any(|event| matches!(event, GameEvent::Sown { hole, .. } if hole == kroo))
                && kroo_takes(after, *kroo) == Some(0)
                && kroo_takes(&before.with_turn(opponent), *kroo) == Some(*spared)
                && *spared > 0
        }
        Reason::Sacrifice {
            reply,
            given,
            answer,
            gained,
        } => {
            let most_after = |next: &Game| {
                let is_mine = next.position().end().is_none() && next.position().to_move() == mover;
                let moves = next.position().legal_moves(rules);
                let captures = moves
                    .iter()
                    .filter_map(|mv| Some(Effects::in_game(next, mv)?.0.taken(mover)));
                captures.filter(|_| is_mine).max().unwrap_or(0)
            };
            let mut most_given = 0;
            let pays = after.legal_moves(rules).iter().all(|other| {
                let (effects, next) = Effects::in_game(&after_game, other).unwrap();
                let lost = effects.taken(opponent);
                most_given = most_given.max(lost);
                lost == 0 || most_after(&next) > lost
            });
            let Some((reply_effects, next)) = Effects::in_game(&after_game, *reply) else {
                return false;
            };
            let Some((answer_effects, _)) = Effects::in_game(&next, *answer) else {
                return false;
            };
            is_theirs
                && effects.taken(mover) == 0
                && pays
                && reply_effects.taken(opponent) == *given
                && *given == most_given
                && answer_effects.taken(mover) == *gained
                && gained > given
        }
        Reason::Relay { laps, end } => effects.laps() == (*laps, Some(*end)) && *laps >= 2,
        Reason::MovesAgain => effects.is_again(mover),
        Reason::Stores { seeds } => *seeds > 0 && effects.stored(mover) == *seeds,
        Reason::HoldsBack { mine, theirs } => {
            goes_on
                && mine > theirs
                && *mine == quiet(rules, after, mover)
                && *theirs == quiet(rules, after, opponent)
        }
        Reason::Race { mine, theirs } => {
            goes_on
                && Some(*mine) == moves_to_clear(rules, after, mover)
                && Some(*theirs) == moves_to_clear(rules, after, opponent)
        }
        Reason::Continues(turn) => {
            turn.moves.len() > 1
                && turn.moves[0] == mv
                && brought_by(rules, before, &turn.moves, 0) == Some(turn.seeds)
                && most_brought(rules, before, |first| first == mv) == Some(turn.seeds)
        }
        Reason::KeepsReady(moves) | Reason::MakesReady(moves) | Reason::SpoilsReady(moves) => {
            let was = earning(rules, before);
            let is = earning(rules, &after.with_turn(mover));
            let of_kind = |other: &Move| match (was.contains(other), is.contains(other)) {
                (true, true) => matches!(reason, Reason::KeepsReady(_)),
                (false, true) => matches!(reason, Reason::MakesReady(_)),
                (true, false) => matches!(reason, Reason::SpoilsReady(_)),
                (false, false) => false,
            };
            // The move itself has been played: it can only be ready anew.
            let of_kind = |other: &Move| match other == &mv {
                true => is.contains(other) && matches!(reason, Reason::MakesReady(_)),
                false => of_kind(other),
            };
            let all: BTreeSet<Move> = was.iter().chain(&is).copied().filter(of_kind).collect();
            goes_on && !moves.is_empty() && moves.iter().copied().collect::<BTreeSet<_>>() == all
        }
        Reason::DeniesAgain(moves) | Reason::AllowsAgain(moves) => {
            let could = earning(rules, &before.with_turn(opponent));
            let can = earning(rules, after);
            let (from, to) = match reason {
                Reason::DeniesAgain(_) => (could, can),
                _ => (can, could),
            };
            let left: Vec<Move> = from.into_iter().filter(|it| !to.contains(it)).collect();
            is_theirs && !moves.is_empty() && *moves == left
        }
        Reason::LimitsTurn { turn, left } => {
            is_theirs
                && is_best(rules, &before.with_turn(opponent), turn)
                && most_brought(rules, after, |_| true) == Some(*left)
                && *left < turn.seeds
        }
        Reason::BestReply(turn) => is_theirs && is_best(rules, after, turn),
        Reason::Empties {
            hole: emptied,
            raid,
        } => {
            let passed = after.with_turn(mover);
            let threat = Effects::of(&passed, rules, raid.mv);
            *emptied == hole
                && is_theirs
                && passed.seeds_in(hole) == 0
                && before.seeds_in(hole) > 0
                && most_taken(rules, &passed, |_| true) == raid.capture.seeds
                && most_taken(rules, before, |_| true) < raid.capture.seeds
                && threat.is_some_and(|effects| {
                    effects.last_hole() == Some(hole)
                        && is(&raid.capture, &effects.captured[mover.index()])
                })
        }
        Reason::OtherWay {
            mv: other,
            seeds,
            fewer,
        } => {
            let there = Effects::of(before, rules, *other).map(|effects| effects.taken(mover));
            let here = effects.taken(mover);
            other.hole() == Some(hole)
                && *other != mv
                && there == Some(*seeds)
                && if *fewer { *seeds < here } else { *seeds > here }
        }
        Reason::EmptiesRow { seeds } => {
            let holes = rules.geometry().territory(mover).len() as u16;
            is_theirs
                && row(after, mover) == 0
                && rules.refill().map(|each| each * holes) == Some(*seeds)
        }
        Reason::InDanger(_)
        | Reason::MustFeed { .. }
        | Reason::Ready(_)
        | Reason::TurnThreat(_)
        | Reason::MakesSpecial(_)
        | Reason::ThreatensSpecial(_)
        | Reason::PreventsSpecial(_)
        | Reason::Closes { .. }
        | Reason::RoundLost { .. }
        | Reason::Decides { .. }
        | Reason::WinsNext
        | Reason::LetsWin(_)
        | Reason::FewReplies(_)
        | Reason::Mobility { .. }
        | Reason::Nyumba(_)
        | Reason::BlocksHole(_)
        | Reason::BlockedHole(_) => false,
    }
}

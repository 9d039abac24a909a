//! Every reason of the teacher is true, and so is its English sentence: playing moves confirms each
//! of them, in random positions of every variant and of the custom rule files.
//! `AWALE_REASON_POSITIONS` sets the number of positions; the default is a few thousand.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use awale_engine::teacher::Reason;
use awale_engine::teacher::reasons::{Capture, Duty, Kroo, Raid, of_move, of_position};
use awale_engine::text::reader::Players;
use awale_engine::text::why::About;
use awale_engine::text::{Language, Messages, why};
use awale_rules::board::MAX_HOLES;
use awale_rules::spec::AfterCircle;
use awale_rules::{
    Game, GameEvent, Geometry, Hole, Placement, Position, Refusal, RuleSet, Side, Vessel, library,
    parse_rule_file,
};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::sentences::is_true;

const POSITIONS: u64 = 20_000;

#[test]
fn no_reason_and_no_sentence_is_refuted() {
    let wanted = std::env::var("AWALE_REASON_POSITIONS").ok();
    let wanted = wanted
        .and_then(|number| number.parse().ok())
        .unwrap_or(POSITIONS);
    let rule_sets = all_rules();
    let mut random = ChaCha8Rng::seed_from_u64(17);
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let english = Messages::new(Language::default());
    let (mut positions, mut sentences) = (0, 0);
    while positions < wanted {
        let (name, rules) = &rule_sets[positions as usize % rule_sets.len()];
        let game = if random.random_bool(0.7) {
            played(rules, &mut random)
        } else {
            scattered(rules, &mut random)
        };
        positions += 1;
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
            let mut reasons = of_move(&game, hole);
            reasons.retain(|reason| kind(reason) != WORLD);
            let is_legal = game.position().refusal(rules, hole).is_none();
            assert!(is_legal || reasons.is_empty(), "{}: {reasons:?}", place());
            for sentence in sentences_of(About::Move(hole), &reasons) {
                sentences += 1;
                let letter = rules.geometry().letter(hole);
                let is_so = is_true(&game, Some(hole), &sentence);
                assert!(is_so, "{} {letter}: {sentence}", place());
            }
            for reason in reasons {
                *counts.entry(kind(&reason)).or_default() += 1;
                let letter = rules.geometry().letter(hole);
                assert!(
                    about_move(&game, hole, &reason),
                    "{} {letter}: {reason:?}",
                    place()
                );
            }
        }
    }
    println!("{positions} positions, {sentences} sentences: {counts:?}");
    // All kinds occur except one that is too rare in random positions; the strategies' examples
    // have it.
    let rare = ["Pressure"];
    let common = KINDS.iter().filter(|kind| !rare.contains(kind));
    let missing: Vec<_> = common.filter(|kind| !counts.contains_key(*kind)).collect();
    assert!(missing.is_empty(), "never found: {missing:?}");
}

#[test]
fn a_wrong_number_of_captured_seeds_is_refuted() {
    // Tests the check itself, which must refute a slightly wrong reason.
    let rules = library::load("awale").unwrap().unwrap();
    let placed = Placement::parse("2-0-3-6-4-0-1-1-1-4-0-2-12-12-S", &rules).unwrap();
    let game = Game::set_up(Arc::clone(&rules), &placed, &mut ());
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
        assert!(!about_move(&game, hole, &Reason::Takes(wrong)));
    }
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
    ] {
        assert!(!about_move(&game, hole, &wrong), "{wrong:?}");
    }
}

/// The kind of reasons that other tests check.
const WORLD: &str = "World";

const KINDS: [&str; 24] = [
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
        // Only the world's other games have these; the evidence's unit tests play them.
        Reason::MovesAgain
        | Reason::Stores { .. }
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
        | Reason::BlockedHole(_) => WORLD,
    }
}

/// The opponent's biggest capture after whichever other legal move limits it most; `None` if there
/// is no other move than `hole`.
pub fn least_lost_otherwise(rules: &RuleSet, before: &Position, hole: Hole) -> Option<u16> {
    let opponent = before.to_move().opponent();
    let others = before.legal_moves(rules).holes().iter();
    let lost = others.filter(|&other| other != hole).map(|other| {
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
        .map(|name| (name.to_owned(), library::load(name).unwrap().unwrap()))
        // If the player chooses the direction, a hole alone isn't a move.
        .filter(|(_, rules)| !rules.geometry().chooses_direction());
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
fn played(rules: &Arc<RuleSet>, random: &mut ChaCha8Rng) -> Game {
    let begins = Side::BOTH[random.random_range(0..2)];
    let mut game = Game::new(Arc::clone(rules), begins, &mut ());
    for _ in 0..random.random_range(0..80) {
        let moves: Vec<Hole> = game.position().legal_moves(rules).holes().iter().collect();
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
    pub after: Position,
    events: Vec<GameEvent>,
    /// The number of seeds captured from each hole, by the side that captures.
    pub captured: [BTreeMap<Hole, u16>; 2],
    pub rest: [u16; 2],
}

impl Effects {
    pub fn of(position: &Position, rules: &RuleSet, hole: Hole) -> Option<Self> {
        let mut after = *position;
        let mut events = Vec::new();
        after.play(rules, hole, &mut events).ok()?;
        Some(Self::with(position, after, events))
    }

    pub fn in_game(game: &Game, hole: Hole) -> Option<(Self, Game)> {
        let mut next = game.clone();
        let mut events = Vec::new();
        next.play(hole, &mut events).ok()?;
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
            let gained = i32::from(after.loft(side)) - i32::from(before.loft(side));
            let sum: u16 = captured[side.index()].values().sum();
            let explained = i32::from(sum + rest[side.index()]) + moved[side.index()];
            // In random positions, the lofts may hold too few seeds for a new round.
            let is_same_round = after.round() == before.round();
            assert!(!is_same_round || gained == explained, "{before}");
        }
        Self {
            after,
            events,
            captured,
            rest,
        }
    }

    /// The number of laps, and where the last seed fell.
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

    /// Returns `true` if `side` captures in the other row.
    fn raids(&self, geometry: Geometry, side: Side) -> bool {
        let mut captured = self.captured[side.index()].keys();
        captured.any(|&hole| geometry.owner(hole) != side)
    }
}

fn is(capture: &Capture, found: &BTreeMap<Hole, u16>) -> bool {
    let holes: Vec<Hole> = found.keys().copied().collect();
    capture.seeds > 0 && capture.holes == holes && capture.seeds == found.values().sum::<u16>()
}

/// The biggest capture by the player to move, among the moves whose effects satisfy `counts`.
pub fn most_taken(rules: &RuleSet, position: &Position, counts: impl Fn(&Effects) -> bool) -> u16 {
    let moves = rules.geometry().all();
    let effects = moves.filter_map(|hole| Effects::of(position, rules, hole));
    let seeds = effects
        .filter(counts)
        .map(|effects| effects.taken(position.to_move()));
    seeds.max().unwrap_or(0)
}

fn is_raid(rules: &RuleSet, position: &Position, raid: &Raid, victim: Side) -> bool {
    let raider = victim.opponent();
    let raids = |effects: &Effects| effects.raids(rules.geometry(), raider);
    let Some(effects) = Effects::of(position, rules, raid.mv.hole().unwrap()) else {
        return false;
    };
    raids(&effects)
        && is(&raid.capture, &effects.captured[raider.index()])
        && raid.capture.seeds == most_taken(rules, position, raids)
}

pub fn row(position: &Position, side: Side) -> u16 {
    position
        .geometry()
        .territory(side)
        .map(|hole| position.seeds_in(hole))
        .sum()
}

/// The holes that only a duty forbids, and that duty.
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

/// The length of the longest sequence of quiet moves, by exhaustive search.
pub fn quiet(rules: &RuleSet, position: &Position, side: Side) -> u16 {
    let turned = position.with_turn(side);
    let mut most = 0;
    for hole in position.geometry().all() {
        let Some(effects) = Effects::of(&turned, rules, hole) else {
            continue;
        };
        let crosses = position.geometry().territory(side.opponent());
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
        _ => false,
    }
}

fn about_move(game: &Game, hole: Hole, reason: &Reason) -> bool {
    let rules = game.rules();
    let before = game.position();
    let mover = before.to_move();
    let opponent = mover.opponent();
    let Some((effects, after_game)) = Effects::in_game(game, hole) else {
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
            let replies: BTreeSet<Hole> = after.legal_moves(rules).holes().iter().collect();
            let answered: BTreeSet<Hole> = answers.iter().map(|answer| answer.0).collect();
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
            let threat = Effects::of(&passed, rules, raid.mv.hole().unwrap());
            is_theirs
                && threat.is_some_and(|effects| is(&raid.capture, &effects.captured[mover.index()]))
                && most_taken(rules, &passed, |_| true) == raid.capture.seeds
                && most_taken(rules, before, |_| true) < raid.capture.seeds
        }
        Reason::Traps { reply, raid } => {
            let Some((_, next)) = Effects::in_game(&after_game, *reply) else {
                return false;
            };
            let Some((answer, _)) = Effects::in_game(&next, raid.mv.hole().unwrap()) else {
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
                && least_lost_otherwise(rules, before, hole) == Some(*otherwise)
                && left < otherwise
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
                let captures = next
                    .position()
                    .legal_moves(rules)
                    .holes()
                    .iter()
                    .filter_map(|hole| Some((Effects::in_game(next, hole)?.0.taken(mover), hole)));
                captures
                    .filter(|_| is_mine)
                    .map(|(seeds, _)| seeds)
                    .max()
                    .unwrap_or(0)
            };
            let mut most_given = 0;
            let pays = after.legal_moves(rules).holes().iter().all(|other| {
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
        Reason::InDanger(_)
        | Reason::MustFeed { .. }
        | Reason::MovesAgain
        | Reason::Stores { .. }
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

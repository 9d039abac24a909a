//! Parses the teacher's English sentences, and compares their numbers and holes with played moves,
//! never with the reasons they were generated from.

use std::collections::BTreeSet;

use awale_rules::{EndReason, Game, Hole, Move, Position, RuleSet, Side, Vessel};

use crate::reasons::{
    Effects, barred, brought_by, earning, least_lost_otherwise, most_brought, most_taken,
    moves_to_clear, quiet, row, sown_by_hand,
};
use awale_engine::teacher::reasons::Duty;

/// Matches `sentence` against `template`, and returns the text for each `{}`; `None` if it doesn't
/// match.
fn blanks<'a>(template: &str, sentence: &'a str) -> Option<Vec<&'a str>> {
    let mut parts = template.split("{}");
    let mut rest = sentence.strip_prefix(parts.next()?)?;
    let mut found = Vec::new();
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        let (blank, after) = if parts.peek().is_none() {
            (rest.strip_suffix(part)?, "")
        } else {
            rest.split_once(part)?
        };
        found.push(blank);
        rest = after;
    }
    rest.is_empty().then_some(found)
}

/// Parses a number such as in "three seeds", "one", "none" or "24".
fn number(text: &str) -> u16 {
    const WORDS: [&str; 21] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    let word = text.split(' ').next().unwrap_or_default();
    let in_words = WORDS.iter().position(|&known| known == word);
    match in_words {
        Some(number) => number as u16,
        None if word == "none" || word == "nothing" => 0,
        None => word.parse().unwrap_or_else(|_| panic!("no number: {text}")),
    }
}

fn side(name: &str) -> Side {
    match name {
        "South" => Side::South,
        "North" => Side::North,
        _ => panic!("no player: {name}"),
    }
}

/// What a sentence is about: a position and perhaps a move.
struct Scene<'a> {
    rules: &'a RuleSet,
    before: Position,
    mover: Side,
    /// The move, its effects, and the game after it; `None` for a sentence about the position.
    played: Option<(Move, Effects, Game)>,
}

impl Scene<'_> {
    fn hole(&self, letter: &str) -> Hole {
        let geometry = self.rules.geometry();
        match letter {
            "the right square" => geometry.end_squares()[0],
            "the left square" => geometry.end_squares()[1],
            _ => geometry.parse_hole(letter).unwrap(),
        }
    }

    fn mv(&self, name: &str) -> Move {
        self.rules.geometry().parse_move(name).unwrap()
    }

    /// Parses a list such as "A, C and F".
    fn moves(&self, names: &str) -> BTreeSet<Move> {
        let names = names.split(", ").flat_map(|part| part.split(" and "));
        names.map(|name| self.mv(name)).collect()
    }

    /// Parses the moves of a turn, such as "C, then A" or "C, then A, then B, then two more": those
    /// named, and the number of the others.
    fn turn(&self, line: &str) -> (Vec<Move>, usize) {
        let (mut moves, mut more) = (Vec::new(), 0);
        for part in line.split(", then ") {
            match part.strip_suffix(" more") {
                Some(others) => more = usize::from(number(others)),
                None => moves.push(self.mv(part)),
            }
        }
        (moves, more)
    }

    /// Returns `true` if the player to move in `position` can win these seeds with this turn, and
    /// no more with any turn.
    fn wins(&self, position: &Position, line: &str, seeds: &str) -> bool {
        let (seeds, (moves, more)) = (Some(number(seeds)), self.turn(line));
        brought_by(self.rules, position, &moves, more) == seeds
            && most_brought(self.rules, position, |_| true) == seeds
    }

    /// Parses a hole, or the store of a player.
    fn vessel(&self, words: &str) -> Vessel {
        match words.strip_suffix("’s store") {
            Some(name) => Vessel::Loft(side(name)),
            None => Vessel::Hole(self.hole(words)),
        }
    }

    fn holes(&self, letters: &str) -> BTreeSet<Hole> {
        let letters = letters.split(", ").flat_map(|part| part.split(" and "));
        letters.map(|letter| self.hole(letter)).collect()
    }

    /// Returns `true` if a move by `taker` in `position` captures exactly these seeds, in both
    /// rows.
    fn takes(&self, position: &Position, mv: Move, taker: Side, seeds: &str, from: &str) -> bool {
        let effects = Effects::of(&position.with_turn(taker), self.rules, mv);
        effects.is_some_and(|effects| {
            let captured = &effects.captured[taker.index()];
            effects.taken(taker) == number(seeds)
                && captured.keys().copied().collect::<BTreeSet<_>>() == self.holes(from)
        })
    }

    /// Returns the position that a sentence about a kroo or about tempo refers to.
    fn current(&self) -> Position {
        match &self.played {
            Some((_, effects, _)) => effects.after,
            None => self.before,
        }
    }

    fn kroo_takes(&self, position: &Position, kroo: Hole) -> u16 {
        let owner = self.rules.geometry().owner(kroo);
        let effects = Effects::of(&position.with_turn(owner), self.rules, kroo);
        effects.map_or(0, |effects| effects.taken(owner))
    }

    /// Returns the mover's biggest capture in `game`; 0 if it is over or it is the opponent's turn.
    fn next_capture(&self, game: &Game) -> u16 {
        let position = game.position();
        if position.end().is_some() || position.to_move() != self.mover {
            return 0;
        }
        most_taken(self.rules, position, |_| true)
    }
}

/// Returns `true` if a sentence about the move `mv`, or about the position, is true.
pub fn is_true(game: &Game, mv: Option<Move>, sentence: &str) -> bool {
    let before = *game.position();
    let scene = Scene {
        rules: game.rules(),
        before,
        mover: before.to_move(),
        played: mv.and_then(|mv| {
            let (effects, after) = Effects::in_game(game, mv)?;
            Some((mv, effects, after))
        }),
    };
    on_position(&scene, sentence)
        .or_else(|| on_both(&scene, sentence))
        .or_else(|| on_move(&scene, sentence))
        .unwrap_or_else(|| panic!("unknown sentence: {sentence}"))
}

fn on_position(scene: &Scene, sentence: &str) -> Option<bool> {
    let (rules, before, mover) = (scene.rules, &scene.before, scene.mover);
    let opponent = mover.opponent();
    if let Some([hole]) = blanks("{} is the only legal move.", sentence).as_deref()
        && *hole != "It"
    {
        return Some(
            before
                .legal_moves(rules)
                .holes()
                .iter()
                .eq([scene.hole(hole)]),
        );
    }
    if let Some([from, seeds, holes]) =
        blanks("{} threatens to take {} from {}.", sentence).as_deref()
    {
        let passed = before.with_turn(opponent);
        return Some(scene.takes(&passed, scene.mv(from), opponent, seeds, holes));
    }
    for template in [
        "{} threatens to win {} with {}.",
        "{} threatens to win {} in one turn: {}.",
    ] {
        if let Some([player, seeds, line]) = blanks(template, sentence).as_deref() {
            let passed = before.with_turn(opponent);
            return Some(side(player) == opponent && scene.wins(&passed, line, seeds));
        }
    }
    for template in ["{} earns an extra move.", "{} each earn an extra move."] {
        if let Some([moves]) = blanks(template, sentence).as_deref() {
            let earning: BTreeSet<Move> = earning(rules, before).into_iter().collect();
            return Some(scene.moves(moves) == earning);
        }
    }
    for (not, they) in [("doesn’t", "it"), ("don’t", "they")] {
        let feed = format!(
            "{{}} has no seeds and must be fed: {{}} {not} feed the other row, so {they} can’t be \
             played."
        );
        let reach = format!(
            "{{}} has no seeds, and a move must reach the other row: {{}} {not} reach it, so \
             {they} can’t be played."
        );
        for (template, duty) in [(feed, Duty::Feed), (reach, Duty::Reach)] {
            if let Some([player, holes]) = blanks(&template, sentence).as_deref() {
                let (barred, found) = barred(rules, before);
                return Some(
                    side(player) == opponent
                        && row(before, opponent) == 0
                        && barred.into_iter().collect::<BTreeSet<_>>() == scene.holes(holes)
                        && found == duty,
                );
            }
        }
    }
    None
}

/// Checks sentences about the position after a move, or about the current one.
fn on_both(scene: &Scene, sentence: &str) -> Option<bool> {
    let (rules, mover) = (scene.rules, scene.mover);
    let position = scene.current();
    let holds_back = "{} can hold seeds back. {}";
    if let Some([player, tempo]) = blanks(holds_back, sentence).as_deref() {
        let [mine, theirs] = [mover, mover.opponent()].map(|it| quiet(rules, &position, it));
        return Some(side(player) == mover && mine > theirs && on_both(scene, tempo)?);
    }
    let race = "Moves needed to empty a row: {} {}, {} {}. The first player to do so takes the remaining seeds.";
    if let Some([player, mine, other, theirs]) = blanks(race, sentence).as_deref() {
        let found = [mover, mover.opponent()].map(|side| moves_to_clear(rules, &position, side));
        return Some(
            (side(player), side(other)) == (mover, mover.opponent())
                && found == [mine, theirs].map(|words| Some(number(words))),
        );
    }
    let tempo = "{} has {} left, and {} has {}. A small move stays in its own row, takes nothing and doesn’t end the game.";
    if let Some([player, mine, other, theirs]) = blanks(tempo, sentence).as_deref() {
        return Some(
            (side(player), side(other)) == (mover, mover.opponent())
                && number(mine) == quiet(rules, &position, mover)
                && number(theirs) == quiet(rules, &position, mover.opponent()),
        );
    }
    let ripe = "The kroo (the big heap) in {} is ripe: its {} go round the board and end in {}. Played now, it would take {}.";
    let early = "The kroo (the big heap) in {} is ripe: its {} go round the board and end in {}. Played now, though, it would take {}.";
    let parsed = blanks(ripe, sentence).or_else(|| blanks(early, sentence));
    if let Some([kroo, seeds, end, taken]) = parsed.as_deref() {
        let kroo = scene.hole(kroo);
        let sown = position.seeds_in(kroo) - rules.leave();
        let (_, found) = sown_by_hand(rules, kroo, sown);
        let others = rules.geometry().holes() as u16 - u16::from(rules.skip_start());
        return Some(
            number(seeds) == position.seeds_in(kroo)
                && sown >= others
                && found == scene.hole(end)
                && rules.geometry().owner(found) != rules.geometry().owner(kroo)
                && number(taken) == scene.kroo_takes(&position, kroo),
        );
    }
    let unripe = "{} is a kroo with {}. It isn’t ripe yet: it needs {} more.";
    if let Some([kroo, seeds, lacking]) = blanks(unripe, sentence).as_deref() {
        let kroo = scene.hole(kroo);
        let owner = rules.geometry().owner(kroo);
        let sown = position.seeds_in(kroo) - rules.leave();
        let ripe = |more| {
            rules
                .geometry()
                .owner(sown_by_hand(rules, kroo, sown + more).1)
                != owner
        };
        let lacking = number(lacking);
        return Some(
            number(seeds) == position.seeds_in(kroo) && ripe(lacking) && !(0..lacking).any(ripe),
        );
    }
    None
}

fn on_move(scene: &Scene, sentence: &str) -> Option<bool> {
    let (rules, before, mover) = (scene.rules, &scene.before, scene.mover);
    let opponent = mover.opponent();
    let (mv, effects, game) = scene.played.as_ref()?;
    let (mv, after) = (*mv, &effects.after);
    let is_theirs = after.end().is_none() && after.to_move() == opponent;
    let read = |template| blanks(template, sentence);
    let captured = |taker: Side, seeds: &str, from: &str| {
        let holes: BTreeSet<Hole> = effects.captured[taker.index()].keys().copied().collect();
        effects.taken(taker) == number(seeds) && holes == scene.holes(from)
    };
    if sentence == "It is the only legal move." {
        return Some(before.legal_moves(rules).iter().eq([mv]));
    }
    if let Some([player, seeds, holes]) = read("On the way, {} takes {} from {}.").as_deref() {
        return Some(side(player) == opponent && captured(opponent, seeds, holes));
    }
    if let Some([from, seeds, holes]) = read("{} takes {} from {}.").as_deref() {
        return Some(scene.mv(from) == mv && captured(mover, seeds, holes));
    }
    if let Some(ends) = on_end(scene, mv, effects, sentence) {
        return Some(ends);
    }
    if let Some([player]) = read("{} then has no move and must pass.").as_deref() {
        let turned = after.with_turn(opponent);
        return Some(
            side(player) == opponent
                && after.to_move() == mover
                && turned.legal_moves(rules).is_empty(),
        );
    }
    if let Some([player, taker, least]) =
        read("Whatever {} replies, {} can then take at least {}.").as_deref()
    {
        let replies = after.legal_moves(rules);
        let worst = replies
            .iter()
            .map(|reply| scene.next_capture(&Effects::in_game(game, reply).unwrap().1))
            .min();
        return Some(
            (side(player), side(taker)) == (opponent, mover)
                && is_theirs
                && worst == Some(number(least)),
        );
    }
    let prepares = "It prepares a capture: if {} passed, {} would take {} from {}.";
    if let Some([player, from, seeds, holes]) = read(prepares).as_deref() {
        return Some(
            side(player) == opponent
                && is_theirs
                && scene.takes(after, scene.mv(from), mover, seeds, holes),
        );
    }
    let safe = "After {}, {} could take {}; after this move, nothing.";
    if let Some([other, player, seeds]) = read(safe).as_deref()
        && *other != "any other move"
    {
        let then = Effects::of(before, rules, scene.mv(other))?.after;
        return Some(
            side(player) == opponent
                && is_theirs
                && then.to_move() == opponent
                && most_taken(rules, &then, |_| true) == number(seeds)
                && most_taken(rules, after, |_| true) == 0,
        );
    }
    let traps = "If {} replies {}, {} can take {} from {}.";
    if let Some([player, reply, from, seeds, holes]) = read(traps).as_deref() {
        let (_, next) = Effects::in_game(game, scene.mv(reply))?;
        return Some(
            side(player) == opponent
                && is_theirs
                && next.position().to_move() == mover
                && scene.takes(next.position(), scene.mv(from), mover, seeds, holes),
        );
    }
    let shields = "After any other move, {} could take at least {}; after this one, {}.";
    if let Some([player, seeds, left]) = read(shields).as_deref() {
        let left = left.strip_prefix("no more than ").unwrap_or(left);
        return Some(
            side(player) == opponent
                && is_theirs
                && most_taken(rules, after, |_| true) == number(left)
                && least_lost_otherwise(rules, before, mv) == Some(number(seeds)),
        );
    }
    if let Some([seeds, from, holes]) = read("It saves {} that {} would take from {}.").as_deref() {
        return Some(
            is_theirs
                && scene.takes(before, scene.mv(from), opponent, seeds, holes)
                && most_taken(rules, after, |_| true) == 0,
        );
    }
    if let Some([from, seeds, player, left]) =
        read("{} threatens to take {}; after this move, {} can take no more than {}.").as_deref()
    {
        let passed = Effects::of(&before.with_turn(opponent), rules, scene.mv(from));
        return Some(
            side(player) == opponent
                && is_theirs
                && passed.is_some_and(|effects| effects.taken(opponent) == number(seeds))
                && most_taken(rules, after, |_| true) == number(left),
        );
    }
    if let Some([from, seeds, holes]) = read("{} can then take {} from {}.").as_deref() {
        let from = scene.mv(from);
        return Some(is_theirs && scene.takes(after, from, opponent, seeds, holes));
    }
    on_feeding(scene, after, sentence)
        .or_else(|| on_plans(scene, mv, effects, game, sentence))
        .or_else(|| on_turns(scene, mv, effects, sentence))
}

fn on_end(scene: &Scene, mv: Move, effects: &Effects, sentence: &str) -> Option<bool> {
    let shared = "{} Of the remaining seeds, {} gets {}, and {} gets {}.";
    let (ends, rest) = match blanks(shared, sentence).as_deref() {
        Some([ends, player, mine, other, theirs]) => {
            assert_eq!(
                (side(player), side(other)),
                (scene.mover, scene.mover.opponent())
            );
            (*ends, [number(mine), number(theirs)])
        }
        _ => (sentence, [0, 0]),
    };
    let penalty = "{} ends the game with a penalty: {} could have fed {} but didn’t.";
    let (from, is_penalty) = match blanks(penalty, ends).as_deref() {
        Some([from, player, other]) => {
            let players = (scene.mover, scene.mover.opponent());
            assert_eq!((side(player), side(other)), players);
            (*from, true)
        }
        _ => (blanks("{} ends the game.", ends)?.first().copied()?, false),
    };
    let found = [scene.mover, scene.mover.opponent()].map(|side| effects.rest[side.index()]);
    Some(
        scene.mv(from) == mv
            && effects.after.end().is_some()
            && is_penalty == (effects.after.end() == Some(EndReason::Penalty))
            && found == rest,
    )
}

fn on_feeding(scene: &Scene, after: &Position, sentence: &str) -> Option<bool> {
    let (rules, before, mover) = (scene.rules, &scene.before, scene.mover);
    let opponent = mover.opponent();
    let read = |template| blanks(template, sentence);
    if let Some([player]) = read("It leaves {} without a seed.").as_deref() {
        return Some(side(player) == opponent && row(after, opponent) == 0);
    }
    let gives = |player: &str, seeds: &str| {
        side(player) == opponent
            && row(before, opponent) == 0
            && row(after, opponent) == number(seeds)
    };
    if let Some([player, seeds]) = read("It gives {} {} to play.").as_deref() {
        return Some(gives(player, seeds) && barred(rules, before).0.is_empty());
    }
    for (template, duty) in [
        (
            "{} has no seeds and must be fed: this move gives {} {}.",
            Duty::Feed,
        ),
        (
            "{} has no seeds, and a move must reach the other row: this move gives {} {}.",
            Duty::Reach,
        ),
    ] {
        if let Some([player, same, seeds]) = read(template).as_deref() {
            let (barred, found) = barred(rules, before);
            return Some(
                player == same && gives(player, seeds) && !barred.is_empty() && found == duty,
            );
        }
    }
    for (template, duty) in [
        (
            "{} then has no seeds, and {} must feed the other row. Legal moves: {}.",
            Duty::Feed,
        ),
        (
            "{} then has no seeds, and {} must reach the other row. Legal moves: {}.",
            Duty::Reach,
        ),
    ] {
        if let Some([player, other, holes]) = read(template).as_deref() {
            let (barred, found) = barred(rules, after);
            let legal: BTreeSet<Hole> = after.legal_moves(rules).holes().iter().collect();
            return Some(
                (side(player), side(other)) == (mover, opponent)
                    && row(after, mover) == 0
                    && legal == scene.holes(holes)
                    && !barred.is_empty()
                    && found == duty,
            );
        }
    }
    None
}

/// Checks sentences about the opponent's kroos, sacrifices and relays.
fn on_plans(
    scene: &Scene,
    mv: Move,
    effects: &Effects,
    game: &Game,
    sentence: &str,
) -> Option<bool> {
    let (rules, before, mover) = (scene.rules, &scene.before, scene.mover);
    let (after, opponent) = (&effects.after, mover.opponent());
    let read = |template| blanks(template, sentence);
    let kroo_takes_otherwise = |kroo: Hole| {
        let others = before.legal_moves(rules);
        others
            .iter()
            .filter(|&other| other != mv)
            .filter_map(|other| Effects::of(before, rules, other))
            .filter(|effects| effects.after.end().is_none() && effects.after.to_move() == opponent)
            .map(|effects| scene.kroo_takes(&effects.after, kroo))
            .max()
    };
    let dam = "{} is a dam: the last seed of the kroo in {} falls there and takes nothing; after \
               a different move, it could have taken {}.";
    if let Some([dam, kroo, seeds]) = read(dam).as_deref() {
        let kroo = scene.hole(kroo);
        let sown = after.seeds_in(kroo) - rules.leave();
        return Some(
            sown_by_hand(rules, kroo, sown).1 == scene.hole(dam)
                && scene.kroo_takes(after, kroo) == 0
                && kroo_takes_otherwise(kroo) == Some(number(seeds)),
        );
    }
    let disarms = "After this move, the kroo in {} takes nothing; after a different move, it \
                   could have taken {}.";
    if let Some([kroo, seeds]) = read(disarms).as_deref() {
        let kroo = scene.hole(kroo);
        return Some(
            scene.kroo_takes(after, kroo) == 0 && kroo_takes_otherwise(kroo) == Some(number(seeds)),
        );
    }
    let pressure =
        "{} has nothing to play but the kroo in {}, which isn’t ripe and would take nothing.";
    if let Some([player, kroo]) = read(pressure).as_deref() {
        let kroo = scene.hole(kroo);
        return Some(
            side(player) == opponent
                && after.legal_moves(rules).holes().iter().eq([kroo])
                && scene.kroo_takes(after, kroo) == 0,
        );
    }
    let overloads =
        "{} overloads the kroo in {}, which then takes nothing; it would have taken {}.";
    if let Some([from, kroo, seeds]) = read(overloads).as_deref() {
        let kroo = scene.hole(kroo);
        return Some(
            scene.mv(from) == mv
                && after.seeds_in(kroo) > before.seeds_in(kroo)
                && scene.kroo_takes(after, kroo) == 0
                && scene.kroo_takes(before, kroo) == number(seeds),
        );
    }
    let sacrifice = "A sacrifice: {} can take {}, but then {} takes {}.";
    if let Some([reply, given, answer, gained]) = read(sacrifice).as_deref() {
        let (lost, next) = Effects::in_game(game, scene.mv(reply))?;
        let (won, _) = Effects::in_game(&next, scene.mv(answer))?;
        return Some(
            effects.taken(mover) == 0
                && lost.taken(opponent) == number(given)
                && won.taken(mover) == number(gained)
                && number(gained) > number(given),
        );
    }
    if let Some([from, laps, end]) = read("{} sows {} laps and ends in {}.").as_deref() {
        let (found, last) = effects.laps();
        return Some(
            scene.mv(from) == mv && found == number(laps) && last == Some(scene.vessel(end)),
        );
    }
    None
}

/// Checks sentences about turns of several moves, directions, and stores.
fn on_turns(scene: &Scene, mv: Move, effects: &Effects, sentence: &str) -> Option<bool> {
    let (rules, before, mover) = (scene.rules, &scene.before, scene.mover);
    let (after, opponent) = (&effects.after, mover.opponent());
    let is_theirs = after.end().is_none() && after.to_move() == opponent;
    let read = |template| blanks(template, sentence);
    let ready = |position: &Position, side: Side| -> BTreeSet<Move> {
        let moves = earning(rules, &position.with_turn(side)).into_iter();
        moves.collect()
    };
    if let Some([player]) = read("It earns {} an extra move.").as_deref() {
        return Some(side(player) == mover && effects.is_again(mover));
    }
    if let Some([seeds]) = read("It drops {} into the store, safe from capture.").as_deref() {
        return Some(effects.stored(mover) == number(seeds));
    }
    let turn = "It starts a turn of {} moves that wins {}: {}.";
    if let Some([count, seeds, line]) = read(turn).as_deref() {
        let (moves, more) = scene.turn(line);
        return Some(
            moves.first() == Some(&mv)
                && moves.len() + more == usize::from(number(count))
                && brought_by(rules, before, &moves, more) == Some(number(seeds))
                && most_brought(rules, before, |first| first == mv) == Some(number(seeds)),
        );
    }
    if let Some([moves]) = read("{} can still earn an extra move.").as_deref() {
        let moves = scene.moves(moves);
        let (was, is) = (ready(before, mover), ready(after, mover));
        return Some(moves.is_subset(&was) && moves.is_subset(&is) && !moves.contains(&mv));
    }
    if let Some([moves]) = read("It sets up {} to earn an extra move.").as_deref() {
        let moves = scene.moves(moves);
        let (mut was, is) = (ready(before, mover), ready(after, mover));
        was.remove(&mv);
        return Some(moves == is.difference(&was).copied().collect());
    }
    let spoils = "It spoils {}, which would have earned an extra move.";
    if let Some([moves]) = read(spoils).as_deref() {
        let (mut was, is) = (ready(before, mover), ready(after, mover));
        was.remove(&mv);
        return Some(scene.moves(moves) == was.difference(&is).copied().collect());
    }
    let (could, can) = (ready(before, opponent), ready(after, opponent));
    if let Some([moves, player]) = read("{} can no longer earn {} an extra move.").as_deref() {
        let denied = could.difference(&can).copied().collect();
        return Some(side(player) == opponent && is_theirs && scene.moves(moves) == denied);
    }
    if let Some([moves, player]) = read("{} can then earn {} an extra move.").as_deref() {
        let allowed = can.difference(&could).copied().collect();
        return Some(side(player) == opponent && is_theirs && scene.moves(moves) == allowed);
    }
    let limits = "After this move, {}’s best turn wins {} instead of {} ({}).";
    if let Some([player, left, seeds, line]) = read(limits).as_deref() {
        return Some(
            side(player) == opponent
                && is_theirs
                && scene.wins(&before.with_turn(opponent), line, seeds)
                && most_brought(rules, after, |_| true) == Some(number(left)),
        );
    }
    for (template, is_single) in [
        ("{} can then win {} with {}.", true),
        ("{} can then win {} in one turn: {}.", false),
    ] {
        if let Some([player, seeds, line]) = read(template).as_deref() {
            return Some(
                side(player) == opponent
                    && is_theirs
                    && scene.wins(after, line, seeds)
                    && is_single != line.contains(", then "),
            );
        }
    }
    let empties = "It empties {}: if {} passed, {} would end there and take {} from {}.";
    if let Some([emptied, player, from, seeds, holes]) = read(empties).as_deref() {
        let (emptied, passed) = (scene.hole(emptied), after.with_turn(mover));
        let next = Effects::of(&passed, rules, scene.mv(from))?;
        return Some(
            side(player) == opponent
                && is_theirs
                && mv.hole() == Some(emptied)
                && after.seeds_in(emptied) == 0
                && next.last_hole() == Some(emptied)
                && scene.takes(after, scene.mv(from), mover, seeds, holes),
        );
    }
    if let Some([other, seeds]) = read("In the other direction, {} would take {}.").as_deref() {
        let other = scene.mv(other);
        let there = Effects::of(before, rules, other)?.taken(mover);
        return Some(
            other != mv
                && other.hole() == mv.hole()
                && there == number(seeds)
                && there != effects.taken(mover),
        );
    }
    let empty = "It empties {}’s row. If the row is still empty on the next turn, {} must refill it with {} from the loft.";
    if let Some([player, same, seeds]) = read(empty).as_deref() {
        let holes = rules.geometry().territory(mover).len() as u16;
        return Some(
            (side(player), side(same)) == (mover, mover)
                && is_theirs
                && row(after, mover) == 0
                && rules.refill().map(|each| each * holes) == Some(number(seeds)),
        );
    }
    None
}

#[test]
fn a_wrong_number_or_hole_in_a_sentence_is_found() {
    let rules = awale_rules::library::load("awale").unwrap().unwrap();
    let position = "2-0-3-6-4-0-1-1-1-4-0-2-12-12-S";
    let placement = awale_rules::Placement::parse(position, &rules).unwrap();
    let game = Game::set_up(rules.clone(), &placement, &mut ());
    let mv = rules.geometry().parse_move("E").ok();
    assert!(is_true(&game, mv, "E takes six seeds from a, b and c."));
    for wrong in [
        "E takes five seeds from a, b and c.",
        "E takes six seeds from a and b.",
        "D takes six seeds from a, b and c.",
        "It is the only legal move.",
        "E ends the game.",
        "It leaves North without a seed.",
        "E sows three laps and ends in c.",
    ] {
        assert!(!is_true(&game, mv, wrong), "{wrong}");
    }
}

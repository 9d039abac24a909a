//! Parses the teacher's English sentences, and compares their numbers and holes with played moves,
//! never with the reasons they were generated from.

use std::collections::BTreeSet;

use awale_rules::{EndReason, Game, Hole, Position, RuleSet, Side, Vessel};

use crate::reasons::{Effects, barred, least_lost_otherwise, most_taken, quiet, row, sown_by_hand};
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
    played: Option<(Hole, Effects, Game)>,
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
    fn takes(&self, position: &Position, hole: Hole, taker: Side, seeds: &str, from: &str) -> bool {
        let effects = Effects::of(&position.with_turn(taker), self.rules, hole);
        effects.is_some_and(|effects| {
            let captured = &effects.captured[taker.index()];
            effects.taken(taker) == number(seeds)
                && captured.keys().copied().collect::<BTreeSet<_>>() == self.holes(from)
        })
    }

    /// The position that a sentence about a kroo or about tempo refers to.
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

    /// The mover's biggest capture in `game`; 0 if it is over or it is the opponent's turn.
    fn next_capture(&self, game: &Game) -> u16 {
        let position = game.position();
        if position.end().is_some() || position.to_move() != self.mover {
            return 0;
        }
        most_taken(self.rules, position, |_| true)
    }
}

/// Returns `true` if a sentence about the move `hole`, or about the position, is true.
pub fn is_true(game: &Game, hole: Option<Hole>, sentence: &str) -> bool {
    let before = *game.position();
    let scene = Scene {
        rules: game.rules(),
        before,
        mover: before.to_move(),
        played: hole.and_then(|hole| {
            let (effects, after) = Effects::in_game(game, hole)?;
            Some((hole, effects, after))
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
        return Some(scene.takes(&passed, scene.hole(from), opponent, seeds, holes));
    }
    for (feeds, reaches) in [("doesn’t", "doesn’t"), ("don’t", "don’t")] {
        let feed =
            format!("{{}} has no seeds and must be fed: {{}} {feeds} feed and can’t be played.");
        let reach = format!(
            "{{}} has no seeds, and a move must reach the other row: {{}} {reaches} reach it and \
             can’t be played."
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
    let tempo = "{} has {} left, {} {}. A quiet move stays at home, takes nothing and doesn’t end the game.";
    if let Some([player, mine, other, theirs]) = blanks(tempo, sentence).as_deref() {
        return Some(
            (side(player), side(other)) == (mover, mover.opponent())
                && number(mine) == quiet(rules, &position, mover)
                && number(theirs) == quiet(rules, &position, mover.opponent()),
        );
    }
    let ripe = "The kroo (the big heap) in {} is ripe: {} go round and end in {}. Played now, it would take {}.";
    if let Some([kroo, seeds, end, taken]) = blanks(ripe, sentence).as_deref() {
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
    let unripe = "{} is a kroo of {}, not yet ripe: it lacks {}.";
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
    let (hole, effects, game) = scene.played.as_ref()?;
    let (hole, after) = (*hole, &effects.after);
    let is_theirs = after.end().is_none() && after.to_move() == opponent;
    let read = |template| blanks(template, sentence);
    let captured = |taker: Side, seeds: &str, from: &str| {
        let holes: BTreeSet<Hole> = effects.captured[taker.index()].keys().copied().collect();
        effects.taken(taker) == number(seeds) && holes == scene.holes(from)
    };
    if sentence == "It is the only legal move." {
        return Some(before.legal_moves(rules).holes().iter().eq([hole]));
    }
    if let Some([player, seeds, holes]) = read("On the way, {} takes {} from {}.").as_deref() {
        return Some(side(player) == opponent && captured(opponent, seeds, holes));
    }
    if let Some([from, seeds, holes]) = read("{} takes {} from {}.").as_deref() {
        return Some(scene.hole(from) == hole && captured(mover, seeds, holes));
    }
    if let Some(ends) = on_end(scene, hole, effects, sentence) {
        return Some(ends);
    }
    if let Some([player]) = read("{} then has no move and misses a turn.").as_deref() {
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
        let mut replies = after.legal_moves(rules).holes().iter();
        let worst = replies
            .by_ref()
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
                && scene.takes(after, scene.hole(from), mover, seeds, holes),
        );
    }
    let traps = "If {} replies {}, {} would take {} from {}.";
    if let Some([player, reply, from, seeds, holes]) = read(traps).as_deref() {
        let (_, next) = Effects::in_game(game, scene.hole(reply))?;
        return Some(
            side(player) == opponent
                && is_theirs
                && next.position().to_move() == mover
                && scene.takes(next.position(), scene.hole(from), mover, seeds, holes),
        );
    }
    let shields = "After any other move, {} could take at least {}; after this one, {}.";
    if let Some([player, seeds, left]) = read(shields).as_deref() {
        let left = left.strip_prefix("no more than ").unwrap_or(left);
        return Some(
            side(player) == opponent
                && is_theirs
                && most_taken(rules, after, |_| true) == number(left)
                && least_lost_otherwise(rules, before, hole) == Some(number(seeds)),
        );
    }
    if let Some([seeds, from, holes]) = read("It saves {} that {} would take from {}.").as_deref() {
        return Some(
            is_theirs
                && scene.takes(before, scene.hole(from), opponent, seeds, holes)
                && most_taken(rules, after, |_| true) == 0,
        );
    }
    if let Some([from, seeds, player, left]) =
        read("{} would take {}; after this move, {} can take no more than {}.").as_deref()
    {
        let passed = Effects::of(&before.with_turn(opponent), rules, scene.hole(from));
        return Some(
            side(player) == opponent
                && is_theirs
                && passed.is_some_and(|effects| effects.taken(opponent) == number(seeds))
                && most_taken(rules, after, |_| true) == number(left),
        );
    }
    if let Some([from, seeds, holes]) = read("{} can then take {} from {}.").as_deref() {
        let from = scene.hole(from);
        return Some(is_theirs && scene.takes(after, from, opponent, seeds, holes));
    }
    on_feeding(scene, after, sentence).or_else(|| on_plans(scene, hole, effects, game, sentence))
}

fn on_end(scene: &Scene, hole: Hole, effects: &Effects, sentence: &str) -> Option<bool> {
    let (ends, rest) =
        match blanks("{} Of the remaining seeds, {} gets {}, {} {}.", sentence).as_deref() {
            Some([ends, player, mine, other, theirs]) => {
                assert_eq!(
                    (side(player), side(other)),
                    (scene.mover, scene.mover.opponent())
                );
                (*ends, [number(mine), number(theirs)])
            }
            _ => (sentence, [0, 0]),
        };
    let penalty = "{} ends the game with a penalty: {} could have fed {} but did not.";
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
        scene.hole(from) == hole
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
    if let Some([player, seeds]) = read("It feeds {} {}.").as_deref() {
        return Some(gives(player, seeds) && barred(rules, before).0.is_empty());
    }
    for (template, duty) in [
        (
            "{} has no seeds and must be fed: this move gives {}.",
            Duty::Feed,
        ),
        (
            "{} has no seeds, and a move must reach the other row: this move gives {}.",
            Duty::Reach,
        ),
    ] {
        if let Some([player, seeds]) = read(template).as_deref() {
            let (barred, found) = barred(rules, before);
            return Some(gives(player, seeds) && !barred.is_empty() && found == duty);
        }
    }
    for (template, duty) in [
        (
            "{} then has no seeds, and {} must feed. Legal moves: {}.",
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
    hole: Hole,
    effects: &Effects,
    game: &Game,
    sentence: &str,
) -> Option<bool> {
    let (rules, before, mover) = (scene.rules, &scene.before, scene.mover);
    let (after, opponent) = (&effects.after, mover.opponent());
    let read = |template| blanks(template, sentence);
    let kroo_takes_otherwise = |kroo: Hole| {
        let others = before.legal_moves(rules).holes().iter();
        others
            .filter(|&other| other != hole)
            .filter_map(|other| Effects::of(before, rules, other))
            .filter(|effects| effects.after.end().is_none() && effects.after.to_move() == opponent)
            .map(|effects| scene.kroo_takes(&effects.after, kroo))
            .max()
    };
    let dam = "{} is a dam: the kroo in {} ends there and takes nothing; after another move it \
               could have taken {}.";
    if let Some([dam, kroo, seeds]) = read(dam).as_deref() {
        let kroo = scene.hole(kroo);
        let sown = after.seeds_in(kroo) - rules.leave();
        return Some(
            sown_by_hand(rules, kroo, sown).1 == scene.hole(dam)
                && scene.kroo_takes(after, kroo) == 0
                && kroo_takes_otherwise(kroo) == Some(number(seeds)),
        );
    }
    let disarms = "The kroo in {} then takes nothing; after another move it could have taken {}.";
    if let Some([kroo, seeds]) = read(disarms).as_deref() {
        let kroo = scene.hole(kroo);
        return Some(
            scene.kroo_takes(after, kroo) == 0 && kroo_takes_otherwise(kroo) == Some(number(seeds)),
        );
    }
    let pressure =
        "{} has nothing to play but the kroo in {}, which is not ripe and takes nothing.";
    if let Some([player, kroo]) = read(pressure).as_deref() {
        let kroo = scene.hole(kroo);
        return Some(
            side(player) == opponent
                && after.legal_moves(rules).holes().iter().eq([kroo])
                && scene.kroo_takes(after, kroo) == 0,
        );
    }
    let overloads = "{} overloads the kroo in {}, which misses its aim: it would have taken {}.";
    if let Some([from, kroo, seeds]) = read(overloads).as_deref() {
        let kroo = scene.hole(kroo);
        return Some(
            scene.hole(from) == hole
                && after.seeds_in(kroo) > before.seeds_in(kroo)
                && scene.kroo_takes(after, kroo) == 0
                && scene.kroo_takes(before, kroo) == number(seeds),
        );
    }
    let sacrifice = "A sacrifice: {} can take {}, but then {} takes {}.";
    if let Some([reply, given, answer, gained]) = read(sacrifice).as_deref() {
        let (lost, next) = Effects::in_game(game, scene.hole(reply))?;
        let (won, _) = Effects::in_game(&next, scene.hole(answer))?;
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
            scene.hole(from) == hole && found == number(laps) && last == Some(scene.vessel(end)),
        );
    }
    None
}

#[test]
fn a_wrong_number_or_hole_in_a_sentence_is_found() {
    let rules = awale_rules::library::load("awale").unwrap().unwrap();
    let position = "2-0-3-6-4-0-1-1-1-4-0-2-12-12-S";
    let placed = awale_rules::Placement::parse(position, &rules).unwrap();
    let game = Game::set_up(rules.clone(), &placed, &mut ());
    let hole = rules.geometry().hole('E').ok();
    assert!(is_true(&game, hole, "E takes six seeds from a, b and c."));
    for wrong in [
        "E takes five seeds from a, b and c.",
        "E takes six seeds from a and b.",
        "D takes six seeds from a, b and c.",
        "It is the only legal move.",
        "E ends the game.",
        "It leaves North without a seed.",
        "E sows three laps and ends in c.",
    ] {
        assert!(!is_true(&game, hole, wrong), "{wrong}");
    }
}

//! Explains why a move is good or bad.

use crate::teacher::Reason;
use crate::teacher::reasons::{Capture, Duty, Kroo, NyumbaEffect, Raid, SpecialMove, Turn};
use awale_rules::{EndReason, Geometry, Hole, Move, Side, Vessel};

use super::messages::{Argument, Messages};
use super::reader::Players;

/// The maximum number of a turn's moves to name. Of a longer turn, one fewer is named and the rest
/// counted.
const MAX_NAMED_MOVES: usize = 4;

/// The subject of a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// This move.
    Move(Move),
    /// The position.
    Position,
}

impl From<Move> for About {
    /// Converts a move. A swap, which has no hole to name, becomes the position.
    fn from(mv: Move) -> Self {
        mv.hole().map_or(Self::Position, |_| Self::Move(mv))
    }
}

/// Writes a sentence for each reason, in the same order. `mover` is the player to move before the
/// move.
#[must_use]
pub fn why(
    messages: &Messages,
    geometry: Geometry,
    reasons: &[&Reason],
    about: About,
    players: Players<'_>,
    mover: Side,
) -> Vec<String> {
    let wording = Wording {
        messages,
        geometry,
        about,
        players,
        mover,
    };
    reasons
        .iter()
        .map(|reason| wording.sentence(reason))
        .collect()
}

struct Wording<'a> {
    messages: &'a Messages,
    geometry: Geometry,
    about: About,
    players: Players<'a>,
    mover: Side,
}

impl Wording<'_> {
    fn letter(&self, hole: Hole) -> Argument<'static> {
        self.messages.place(self.geometry, hole).into()
    }

    /// Names a hole or a player's store.
    fn vessel(&self, vessel: Vessel) -> Argument<'static> {
        match vessel {
            Vessel::Hole(hole) => self.letter(hole),
            Vessel::Loft(side) => self
                .messages
                .store(self.players.names, self.players.reader, side)
                .into(),
        }
    }

    fn name(&self, mv: Move) -> Argument<'static> {
        self.geometry.name_of(mv).into()
    }

    /// Names a move for use in a list, marked as a hole.
    fn marked_name(&self, mv: Move) -> String {
        self.messages.hole(self.geometry.name_of(mv))
    }

    fn letters(&self, holes: &[Hole]) -> Argument<'static> {
        let holes = holes.iter().copied();
        self.messages.places(self.geometry, holes).into()
    }

    fn names(&self, moves: &[Move]) -> Argument<'static> {
        let moves = moves.iter().copied();
        self.messages.moves(self.geometry, moves).into()
    }

    /// Formats a sentence about moves that earn an extra move.
    fn format_moves(&self, key: &str, moves: &[Move]) -> String {
        let arguments = [("moves", self.names(moves)), ("count", moves.len().into())];
        self.format(key, &arguments)
    }

    /// Formats a sentence about a turn, with its moves in order, their number, and the seeds.
    fn format_turn(&self, key: &str, turn: &Turn, extra: &[(&str, Argument<'_>)]) -> String {
        let named_count = if turn.moves.len() > MAX_NAMED_MOVES {
            MAX_NAMED_MOVES - 1
        } else {
            turn.moves.len()
        };
        let unnamed_count = turn.moves.len() - named_count;
        let append = |line: String, next: String| {
            let arguments = [("line", line.into()), ("next", next.into())];
            self.messages.format("teacher-then", &arguments)
        };
        let named = turn.moves[..named_count]
            .iter()
            .map(|&mv| self.marked_name(mv));
        let mut line = named.reduce(append).unwrap_or_default();
        if unnamed_count > 0 {
            let arguments = [("number", self.messages.number(unnamed_count as i64).into())];
            line = append(line, self.messages.format("teacher-more", &arguments));
        }
        let mut arguments = vec![
            ("line", line.into()),
            ("count", turn.moves.len().into()),
            (
                "number",
                self.messages.number(turn.moves.len() as i64).into(),
            ),
            ("seeds", self.seeds(turn.seeds)),
        ];
        arguments.extend(extra.iter().cloned());
        self.format(key, &arguments)
    }

    fn seeds(&self, seeds: u16) -> Argument<'static> {
        self.messages.seeds(seeds).into()
    }

    fn number(&self, number: u16) -> Argument<'static> {
        self.messages.number(number).into()
    }

    fn format(&self, key: &str, extra: &[(&str, Argument<'_>)]) -> String {
        let roles = [("player", self.mover), ("opponent", self.mover.opponent())];
        self.format_about(&roles, key, extra)
    }

    /// Formats a sentence in which the players have the given roles.
    fn format_about(
        &self,
        roles: &[(&'static str, Side)],
        key: &str,
        extra: &[(&str, Argument<'_>)],
    ) -> String {
        let mut arguments: Vec<(&str, Argument<'_>)> = self.players.arguments(roles);
        if let About::Move(mv) = self.about {
            arguments.push(("move", self.name(mv)));
        }
        arguments.extend(extra.iter().cloned());
        self.messages.format(key, &arguments)
    }

    /// Formats a sentence about how many moves the mover and the opponent have.
    fn format_tempo(&self, key: &str, mine: u16, theirs: u16) -> String {
        let arguments = [
            ("mine", mine.into()),
            ("mine-words", self.number(mine)),
            ("theirs", theirs.into()),
            ("theirs-words", self.number(theirs)),
        ];
        self.format(key, &arguments)
    }

    fn format_capture(&self, key: &str, capture: &Capture) -> String {
        self.format(
            key,
            &[
                ("seeds", self.seeds(capture.seeds)),
                ("holes", self.letters(&capture.holes)),
            ],
        )
    }

    fn format_raid(&self, key: &str, raid: &Raid) -> String {
        self.format(
            key,
            &[
                ("from", self.name(raid.mv)),
                ("seeds", self.seeds(raid.capture.seeds)),
                ("holes", self.letters(&raid.capture.holes)),
            ],
        )
    }

    fn sentence(&self, reason: &Reason) -> String {
        match reason {
            Reason::OnlyMove(hole) => match self.about {
                About::Move(_) => self.format("teacher-only-move", &[]),
                About::Position => {
                    self.format("teacher-only-move-here", &[("hole", self.letter(*hole))])
                }
            },
            Reason::Takes(capture) => self.format_capture("teacher-takes", capture),
            Reason::Gives(capture) => self.format_capture("teacher-gives", capture),
            Reason::Ends { reason, rest } => {
                let end_kind = if *reason == EndReason::Penalty {
                    "penalty"
                } else {
                    "other"
                };
                let [mine, theirs] =
                    [self.mover, self.mover.opponent()].map(|side| rest[side.index()]);
                let key = if *rest == [0, 0] {
                    "teacher-ends"
                } else {
                    "teacher-ends-rest"
                };
                self.format(
                    key,
                    &[
                        ("ends", end_kind.into()),
                        ("mine", mine.into()),
                        ("theirs", theirs.into()),
                    ],
                )
            }
            Reason::Decides { reason, winner } => self.format_decision(*reason, *winner),
            Reason::WinsNext => self.format("teacher-wins-next", &[]),
            Reason::LetsWin(reply) => {
                self.format("teacher-lets-win", &[("reply", self.name(*reply))])
            }
            Reason::FewReplies(replies) => self.format(
                "teacher-few-replies",
                &[
                    ("count", (*replies).into()),
                    ("replies", self.number(*replies)),
                ],
            ),
            Reason::Mobility { mine, theirs } => self.format(
                "teacher-mobility",
                &[("mine", (*mine).into()), ("theirs", (*theirs).into())],
            ),
            Reason::Nyumba(nyumba) => {
                let (key, hole) = match *nyumba {
                    NyumbaEffect::Taken(hole) => ("teacher-nyumba-taken", hole),
                    NyumbaEffect::Spent(hole) => ("teacher-nyumba-spent", hole),
                    NyumbaEffect::Lost(hole) => ("teacher-nyumba-lost", hole),
                    NyumbaEffect::Kept(hole) => ("teacher-nyumba-kept", hole),
                };
                self.format(key, &[("hole", self.letter(hole))])
            }
            Reason::BlocksHole(hole) => {
                self.format("teacher-blocks-hole", &[("hole", self.letter(*hole))])
            }
            Reason::BlockedHole(hole) => {
                self.format("teacher-blocked-hole", &[("hole", self.letter(*hole))])
            }
            Reason::Blocks => self.format("teacher-blocks", &[]),
            Reason::TakesNext { seeds, .. } => {
                self.format("teacher-takes-next", &[("seeds", self.seeds(*seeds))])
            }
            Reason::Threatens(raid) => self.format_raid("teacher-threatens", raid),
            Reason::Traps { reply, raid } => self.format(
                "teacher-traps",
                &[
                    ("reply", self.name(*reply)),
                    ("from", self.name(raid.mv)),
                    ("seeds", self.seeds(raid.capture.seeds)),
                    ("holes", self.letters(&raid.capture.holes)),
                ],
            ),
            Reason::Shields { otherwise, left } => self.format(
                "teacher-shields",
                &[
                    ("seeds", self.seeds(*otherwise)),
                    ("left", self.seeds(*left)),
                    ("count", (*left).into()),
                ],
            ),
            Reason::Safe { other, seeds } => self.format(
                "teacher-safe",
                &[("other", self.name(*other)), ("seeds", self.seeds(*seeds))],
            ),
            Reason::Saves { from, left: 0 } => self.format_raid("teacher-saves", from),
            Reason::Saves { from, left } => {
                let arguments = [
                    ("from", self.name(from.mv)),
                    ("seeds", self.seeds(from.capture.seeds)),
                    ("left", self.seeds(*left)),
                ];
                self.format("teacher-saves-partly", &arguments)
            }
            Reason::Exposes(raid) => self.format_raid("teacher-exposes", raid),
            Reason::InDanger(raid) => self.format_raid("teacher-in-danger", raid),
            Reason::Starves => self.format("teacher-starves", &[]),
            Reason::Feeds {
                seeds,
                barred,
                duty,
            } => {
                let key = if barred.is_empty() {
                    "teacher-feeds"
                } else {
                    "teacher-feeds-by-duty"
                };
                let arguments = [("duty", duty_keyword(*duty)), ("seeds", self.seeds(*seeds))];
                self.format(key, &arguments)
            }
            Reason::ForcesFeeding { may, duty, .. } => {
                let arguments = [("duty", duty_keyword(*duty)), ("holes", self.letters(may))];
                self.format("teacher-forces-feeding", &arguments)
            }
            Reason::MustFeed { barred, duty } => self.format(
                "teacher-must-feed",
                &[
                    ("duty", duty_keyword(*duty)),
                    ("holes", self.letters(barred)),
                    ("count", barred.len().into()),
                ],
            ),
            Reason::Tempo { mine, theirs } => self.format_tempo("teacher-tempo", *mine, *theirs),
            Reason::HoldsBack { mine, theirs } => {
                self.format_tempo("teacher-holds-back", *mine, *theirs)
            }
            Reason::Race { mine, theirs } => self.format_tempo("teacher-race", *mine, *theirs),
            Reason::Kroo(kroo) => self.format_kroo(kroo),
            Reason::Dam {
                hole,
                kroo,
                otherwise,
            } => self.format(
                "teacher-dam",
                &[
                    ("hole", self.letter(*hole)),
                    ("kroo", self.letter(*kroo)),
                    ("seeds", self.seeds(*otherwise)),
                ],
            ),
            Reason::Disarms { kroo, otherwise } => self.format(
                "teacher-disarms",
                &[
                    ("kroo", self.letter(*kroo)),
                    ("seeds", self.seeds(*otherwise)),
                ],
            ),
            Reason::Pressure { kroo } => {
                self.format("teacher-pressure", &[("kroo", self.letter(*kroo))])
            }
            Reason::Overloads { kroo, spared } => self.format(
                "teacher-overloads",
                &[("kroo", self.letter(*kroo)), ("seeds", self.seeds(*spared))],
            ),
            Reason::Sacrifice {
                reply,
                given,
                answer,
                gained,
            } => self.format(
                "teacher-sacrifice",
                &[
                    ("reply", self.name(*reply)),
                    ("given", self.seeds(*given)),
                    ("answer", self.name(*answer)),
                    ("gained", self.seeds(*gained)),
                ],
            ),
            Reason::Relay { laps, end } => self.format(
                "teacher-relay",
                &[
                    ("laps", self.number(*laps)),
                    ("count", (*laps).into()),
                    ("end", self.vessel(*end)),
                ],
            ),
            Reason::MovesAgain => self.format("teacher-moves-again", &[]),
            Reason::Continues(turn) => self.format_turn("teacher-turn", turn, &[]),
            Reason::KeepsReady(moves) => self.format_moves("teacher-keeps-ready", moves),
            Reason::MakesReady(moves) => self.format_moves("teacher-makes-ready", moves),
            Reason::SpoilsReady(moves) => self.format_moves("teacher-spoils-ready", moves),
            Reason::DeniesAgain(moves) => self.format_moves("teacher-denies-again", moves),
            Reason::AllowsAgain(moves) => self.format_moves("teacher-allows-again", moves),
            Reason::Ready(moves) => self.format_moves("teacher-ready", moves),
            Reason::LimitsTurn { turn, left } => {
                let extra = [
                    ("left", self.seeds(*left)),
                    ("left-count", (*left).into()),
                    ("seeds-number", self.number(turn.seeds)),
                ];
                self.format_turn("teacher-limits-turn", turn, &extra)
            }
            Reason::BestReply(turn) => self.format_turn("teacher-best-reply", turn, &[]),
            Reason::TurnThreat(turn) => self.format_turn("teacher-turn-threat", turn, &[]),
            Reason::Empties { hole, raid } => self.format(
                "teacher-empties",
                &[
                    ("hole", self.letter(*hole)),
                    ("from", self.name(raid.mv)),
                    ("seeds", self.seeds(raid.capture.seeds)),
                    ("holes", self.letters(&raid.capture.holes)),
                ],
            ),
            Reason::OtherWay { mv, seeds, .. } => self.format(
                "teacher-other-way",
                &[
                    ("other", self.name(*mv)),
                    ("count", (*seeds).into()),
                    ("seeds", self.seeds(*seeds)),
                ],
            ),
            Reason::EmptiesRow { seeds } => {
                self.format("teacher-empties-row", &[("seeds", self.seeds(*seeds))])
            }
            Reason::Stores { seeds } => {
                self.format("teacher-stores", &[("seeds", self.seeds(*seeds))])
            }
            Reason::MakesSpecial(hole) => {
                self.format("teacher-makes-special", &[("hole", self.letter(*hole))])
            }
            Reason::ThreatensSpecial(making) => {
                self.format_making("teacher-threatens-special", making)
            }
            Reason::PreventsSpecial(making) => {
                self.format_making("teacher-prevents-special", making)
            }
            Reason::Closes { side, hole } => self.format_about(
                &[("loser", *side)],
                "teacher-closes",
                &[("hole", self.letter(*hole))],
            ),
            Reason::RoundLost { side, holes } => self.format_about(
                &[("loser", *side)],
                "teacher-round-lost",
                &[("count", (*holes).into()), ("holes", self.number(*holes))],
            ),
        }
    }

    /// Describes a move that decides a game in which the last move wins.
    fn format_decision(&self, reason: EndReason, winner: Option<Side>) -> String {
        let Some(winner) = winner else {
            return self.format("teacher-draws", &[]);
        };
        let key = match reason {
            EndReason::EmptyInner => "teacher-wins-inner",
            EndReason::Endless => "teacher-loses-endless",
            _ => "teacher-wins-stuck",
        };
        let roles = [("winner", winner), ("loser", winner.opponent())];
        self.format_about(&roles, key, &[])
    }

    fn format_making(&self, key: &str, making: &SpecialMove) -> String {
        self.format(
            key,
            &[
                ("from", self.letter(making.from)),
                ("hole", self.letter(making.hole)),
            ],
        )
    }

    fn format_kroo(&self, kroo: &Kroo) -> String {
        let key = match (kroo.is_ripe, kroo.takes) {
            (true, 0) => "teacher-kroo-ripe",
            (true, _) => "teacher-kroo-takes",
            (false, _) => "teacher-kroo-unripe",
        };
        self.format(
            key,
            &[
                ("hole", self.letter(kroo.hole)),
                ("seeds", self.seeds(kroo.seeds)),
                ("end", self.letter(kroo.end)),
                ("taken", self.seeds(kroo.takes)),
                ("lacking", self.seeds(kroo.lacking)),
            ],
        )
    }
}

/// Returns the keyword of a duty in message selectors.
fn duty_keyword(duty: Duty) -> Argument<'static> {
    match duty {
        Duty::Feed => "feed".into(),
        Duty::Reach => "reach".into(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::Arc;

    use super::*;
    use crate::fixtures::{is_long, slice};
    use crate::teacher::reasons;
    use crate::text::Language;
    use crate::text::comment::Commentary;
    use awale_rules::{Game, Placement, library};

    const AMA_AND_KOFI: Players<'static> = Players {
        names: ["Ama", "Kofi"],
        reader: None,
    };

    fn sentences(position: &str, letter: char) -> Vec<String> {
        let rules = library::load("awale").unwrap().unwrap();
        let geometry = rules.geometry();
        let placement = Placement::parse(position, &rules).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        let hole = geometry.hole(letter).unwrap();
        let reasons = reasons::of_move(&game, hole);
        let messages = Messages::new(Language::default());
        let weightiest = reasons::weightiest(&reasons);
        why(
            &messages,
            geometry,
            &weightiest,
            About::Move(hole.into()),
            AMA_AND_KOFI,
            Side::South,
        )
    }

    #[test]
    fn the_reasons_name_the_strategy_of_its_example() {
        let assert_contains = |position, letter, part: &str| {
            let sentences = sentences(position, letter);
            assert!(
                sentences.iter().any(|sentence| sentence.contains(part)),
                "{part}: {sentences:?}"
            );
        };
        assert_contains(
            "0-1-0-2-15-0-0-1-0-5-0-3-10-11-S",
            'E',
            "E takes seven seeds from a, b and c.",
        );
        assert_contains(
            "0-0-1-1-12-0-0-1-0-3-2-2-13-13-S",
            'D',
            "The kroo (the big heap) in E is ripe",
        );
        assert_contains(
            "1-0-4-2-0-0-0-0-1-0-15-0-12-13-S",
            'A',
            "C is a dam: the last seed of the kroo in e falls there and takes nothing; after a different move, it could have taken seven seeds.",
        );
        assert_contains(
            "0-0-1-2-0-2-0-0-0-0-12-0-16-15-S",
            'C',
            "Kofi has nothing to play but the kroo in e",
        );
        assert_contains(
            "5-0-0-4-2-5-19-0-1-0-0-0-6-6-S",
            'E',
            "E overloads the kroo in a, which then takes nothing; it would have taken four seeds.",
        );
        assert_contains("0-1-0-0-0-2-0-0-0-0-2-0-22-21-S", 'B', "Ama has");
    }

    /// The number of games per variant.
    const GAMES: usize = 3;
    /// The number of games of all variants in which relays are followed in the short form.
    const SLICE: usize = 16;

    /// Calls `visit` with the positions of a game of a built-in variant, a different one for each
    /// seed.
    fn for_each_position(name: &str, seed: usize, mut visit: impl FnMut(&Game)) {
        let rules = library::load(name).unwrap().unwrap();
        let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
        for ply in 0..40 {
            let moves = game.position().legal_moves(&rules);
            let count = moves.iter().count();
            let Some(mv) = moves.iter().nth((ply * 7 + seed * 3) % count.max(1)) else {
                break;
            };
            visit(&game);
            game.play(mv, &mut ()).unwrap();
        }
    }

    #[test]
    fn relays_end_where_their_last_seed_falls() {
        let mut ends = [0; 2];
        let games = library::all_names().flat_map(|name| (0..GAMES).map(move |seed| (name, seed)));
        for (name, seed) in slice(games, SLICE) {
            for_each_position(name, seed, |game| {
                for mv in game.position().legal_moves(game.rules()).iter() {
                    for reason in reasons::of_move(game, mv) {
                        let Reason::Relay { laps, end } = reason else {
                            continue;
                        };
                        let preview = game.preview(mv).unwrap();
                        let actual = (preview.laps(), preview.end());
                        assert_eq!((laps, end), actual, "{name} {}", game.position());
                        ends[usize::from(matches!(end, Vessel::Loft(_)))] += 1;
                    }
                }
            });
        }
        // Few games have relays that end in a store.
        assert!(
            !is_long() || ends.iter().all(|&count| count > 50),
            "{ends:?}"
        );
        let rules = library::load("congklak").unwrap().unwrap();
        let text = "3-1-0-0-0-1-3-1-0-12-0-0-3-0-47-27-S;again=2";
        let placement = Placement::parse(text, &rules).unwrap();
        let game = Game::set_up(Arc::clone(&rules), &placement, &mut ());
        let hole = rules.geometry().hole('F').unwrap();
        let reasons = reasons::of_move(&game, hole);
        let text_for = |reader| {
            let messages = Messages::new(Language::default());
            let players = Players {
                reader,
                ..AMA_AND_KOFI
            };
            let reasons: Vec<&Reason> = reasons.iter().collect();
            let about = About::Move(hole.into());
            why(
                &messages,
                rules.geometry(),
                &reasons,
                about,
                players,
                Side::South,
            )
            .join(" ")
        };
        assert!(text_for(None).contains("laps and ends in Ama’s store."));
        assert!(text_for(Some(Side::South)).contains("laps and ends in your store."));
    }

    #[test]
    fn end_squares_are_named_in_every_language() {
        let rules = library::load("o-an-quan").unwrap().unwrap();
        let mut named_count = 0;
        for language in Language::all() {
            let messages = Messages::new(language);
            let squares = rules
                .geometry()
                .end_squares()
                .map(|square| messages.place(rules.geometry(), square));
            assert_ne!(squares[0], squares[1]);
            let mut check = |text: String| {
                assert!(!text.contains(['<', '>']), "{language:?}: {text}");
                let uncontracted = [" em o ", " de o ", " a o ", " en la case"];
                assert!(
                    !uncontracted.iter().any(|words| text.contains(words)),
                    "{text}"
                );
                named_count += usize::from(squares.iter().any(|name| {
                    // The article may be contracted with a preposition.
                    text.contains(name.trim_start_matches("o "))
                }));
            };
            let mut visit = |game: &Game| {
                let mover = game.position().to_move();
                let commentary = Commentary::new(&messages, &rules, AMA_AND_KOFI.names);
                for mv in game.position().legal_moves(&rules).iter() {
                    let reasons = reasons::of_move(game, mv);
                    let reasons: Vec<&Reason> = reasons.iter().collect();
                    let about = About::from(mv);
                    let geometry = rules.geometry();
                    let sentences = why(&messages, geometry, &reasons, about, AMA_AND_KOFI, mover);
                    sentences.into_iter().for_each(&mut check);
                    check(commentary.preview(&game.preview(mv).unwrap(), None));
                    let mut events = Vec::new();
                    game.clone().play(mv, &mut events).unwrap();
                    check(commentary.brief(mover, &events));
                    check(commentary.summary(mover, &events));
                    let comments = events
                        .iter()
                        .filter_map(|&event| commentary.comment(mover, event));
                    comments.for_each(&mut check);
                }
            };
            (0..GAMES).for_each(|seed| for_each_position("o-an-quan", seed, &mut visit));
        }
        assert!(named_count > 100, "{named_count} named");
    }

    #[test]
    fn every_reason_is_worded_in_every_language() {
        let geometry = Geometry::new(6);
        let [hole, other] = [Hole::new(2), Hole::new(7)];
        let capture = Capture {
            holes: vec![hole, other],
            seeds: 5,
        };
        let raid = Raid {
            mv: other.into(),
            capture: capture.clone(),
        };
        let kroo = Kroo {
            hole,
            side: Side::South,
            seeds: 14,
            rounds: 1,
            end: other,
            is_ripe: true,
            lacking: 0,
            takes: 4,
        };
        let holes = vec![hole, other];
        let turn = |moves: &[Hole]| Turn {
            moves: moves.iter().copied().map(Move::from).collect(),
            seeds: 7,
        };
        let reasons = [
            Reason::OnlyMove(hole),
            Reason::Takes(capture.clone()),
            Reason::Gives(capture),
            Reason::Ends {
                reason: EndReason::Stuck,
                rest: [0, 0],
            },
            Reason::Ends {
                reason: EndReason::Stuck,
                rest: [1, 3],
            },
            Reason::Decides {
                reason: EndReason::Stuck,
                winner: Some(Side::South),
            },
            Reason::Decides {
                reason: EndReason::EmptyInner,
                winner: Some(Side::South),
            },
            Reason::Decides {
                reason: EndReason::Endless,
                winner: Some(Side::North),
            },
            Reason::Decides {
                reason: EndReason::Repetition,
                winner: None,
            },
            Reason::WinsNext,
            Reason::LetsWin(other.into()),
            Reason::FewReplies(1),
            Reason::FewReplies(2),
            Reason::Mobility { mine: 7, theirs: 1 },
            Reason::Nyumba(NyumbaEffect::Taken(other)),
            Reason::Nyumba(NyumbaEffect::Spent(hole)),
            Reason::Nyumba(NyumbaEffect::Lost(hole)),
            Reason::Nyumba(NyumbaEffect::Kept(hole)),
            Reason::BlocksHole(other),
            Reason::BlockedHole(hole),
            Reason::Blocks,
            Reason::TakesNext {
                seeds: 2,
                answers: Vec::new(),
            },
            Reason::Saves {
                from: raid.clone(),
                left: 0,
            },
            Reason::Saves {
                from: raid.clone(),
                left: 1,
            },
            Reason::Threatens(raid.clone()),
            Reason::Safe {
                other: other.into(),
                seeds: 3,
            },
            Reason::Traps {
                reply: other.into(),
                raid: raid.clone(),
            },
            Reason::Shields {
                otherwise: 3,
                left: 0,
            },
            Reason::Shields {
                otherwise: 3,
                left: 1,
            },
            Reason::Exposes(raid.clone()),
            Reason::InDanger(raid.clone()),
            Reason::Starves,
            Reason::Feeds {
                seeds: 1,
                barred: Vec::new(),
                duty: Duty::Feed,
            },
            Reason::Tempo { mine: 1, theirs: 3 },
            Reason::Tempo { mine: 0, theirs: 1 },
            Reason::Tempo { mine: 2, theirs: 0 },
            Reason::Kroo(kroo),
            Reason::Kroo(Kroo { takes: 0, ..kroo }),
            Reason::Kroo(Kroo {
                is_ripe: false,
                lacking: 1,
                ..kroo
            }),
            Reason::Dam {
                hole,
                kroo: other,
                otherwise: 4,
            },
            Reason::Disarms {
                kroo: other,
                otherwise: 4,
            },
            Reason::Pressure { kroo: other },
            Reason::Overloads {
                kroo: other,
                spared: 4,
            },
            Reason::Sacrifice {
                reply: other.into(),
                given: 2,
                answer: hole.into(),
                gained: 6,
            },
            Reason::Relay {
                laps: 5,
                end: Vessel::Hole(other),
            },
            Reason::Relay {
                laps: 3,
                end: Vessel::Loft(Side::South),
            },
            Reason::Stores { seeds: 1 },
            Reason::MovesAgain,
            Reason::Continues(turn(&[hole, other, hole])),
            Reason::Continues(turn(&[hole, other, hole, other, hole])),
            Reason::KeepsReady(vec![hole.into()]),
            Reason::KeepsReady(vec![hole.into(), other.into()]),
            Reason::MakesReady(vec![hole.into()]),
            Reason::SpoilsReady(vec![hole.into(), other.into()]),
            Reason::DeniesAgain(vec![other.into()]),
            Reason::AllowsAgain(vec![other.into(), hole.into()]),
            Reason::Ready(vec![hole.into()]),
            Reason::Ready(vec![hole.into(), other.into()]),
            Reason::LimitsTurn {
                turn: turn(&[other]),
                left: 0,
            },
            Reason::LimitsTurn {
                turn: turn(&[other, hole]),
                left: 2,
            },
            Reason::BestReply(turn(&[other])),
            Reason::BestReply(turn(&[other, hole])),
            Reason::TurnThreat(turn(&[other])),
            Reason::TurnThreat(turn(&[other, hole])),
            Reason::Empties {
                hole,
                raid: raid.clone(),
            },
            Reason::OtherWay {
                mv: hole.into(),
                seeds: 0,
                fewer: true,
            },
            Reason::OtherWay {
                mv: hole.into(),
                seeds: 3,
                fewer: false,
            },
            Reason::EmptiesRow { seeds: 5 },
            Reason::HoldsBack { mine: 2, theirs: 0 },
            Reason::HoldsBack { mine: 3, theirs: 1 },
            Reason::Race { mine: 1, theirs: 3 },
            Reason::Race { mine: 3, theirs: 2 },
            Reason::Stores { seeds: 2 },
            Reason::MakesSpecial(hole),
            Reason::ThreatensSpecial(SpecialMove {
                from: hole,
                hole: other,
            }),
            Reason::PreventsSpecial(SpecialMove { from: other, hole }),
            Reason::Closes {
                side: Side::North,
                hole: other,
            },
            Reason::RoundLost {
                side: Side::South,
                holes: 1,
            },
            Reason::RoundLost {
                side: Side::North,
                holes: 3,
            },
        ];
        let penalty = [[0, 0], [1, 3]].map(|rest| Reason::Ends {
            reason: EndReason::Penalty,
            rest,
        });
        let duties = [Duty::Feed, Duty::Reach].into_iter().flat_map(|duty| {
            let (may, barred) = (holes.clone(), holes.clone());
            [
                Reason::Feeds {
                    seeds: 1,
                    barred: holes.clone(),
                    duty,
                },
                Reason::ForcesFeeding { may, barred, duty },
                Reason::MustFeed {
                    barred: holes.clone(),
                    duty,
                },
            ]
        });
        let reasons: Vec<Reason> = reasons.into_iter().chain(penalty).chain(duties).collect();
        for language in Language::all() {
            let messages = Messages::new(language);
            let reasons: Vec<&Reason> = reasons.iter().collect();
            let sentences_for = |reader: Option<Side>| {
                let players = Players {
                    reader,
                    ..AMA_AND_KOFI
                };
                let sentences = why(
                    &messages,
                    geometry,
                    &reasons,
                    About::Move(hole.into()),
                    players,
                    Side::South,
                );
                let sentences = sentences.into_iter().zip(&reasons);
                sentences.map(move |(sentence, reason)| (reader, sentence, reason))
            };
            let readers = [None, Some(Side::South), Some(Side::North)];
            for (reader, sentence, reason) in readers.into_iter().flat_map(sentences_for) {
                if let Some(reader) = reader {
                    let name = AMA_AND_KOFI.names[reader.index()];
                    assert!(!sentence.contains(name), "{language:?}: {sentence}");
                }
                assert!(
                    sentence.ends_with('.'),
                    "{language:?}: {reason:?}: {sentence}"
                );
                assert!(
                    !sentence.contains(['{', '$']) && !sentence.starts_with("teacher-"),
                    "{language:?}: {sentence}"
                );
            }
        }
    }
}

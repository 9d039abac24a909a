//! The report of a game, ply by ply.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Certainty, Class, GameReport, PlyReport, SEED, Thresholds, hundredths};
use crate::ai::{Analysis, Engine, Limits};
use awale_rules::{Game, Move, RuleSet};

/// Default node budget per ply, which takes a few tenths of a second.
const NODES_PER_PLY: u64 = 300_000;
/// The factor by which the node budget grows for a doubtful ply.
const DOUBT_NODE_FACTOR: u64 = 4;
/// The number of final depths over which a ply's loss must be stable: the ply is doubtful if its
/// loss varied by more than its distance to the nearest class threshold.
const STABLE_DEPTHS: usize = 4;
/// A ply is doubtful if its loss is this close to a class threshold, in hundredths of a seed.
const MIN_DOUBT_MARGIN: i32 = SEED / 4;

/// Reports on a game step by step, for a background worker.
///
/// A partial report can be saved and resumed. With limits in nodes or plies, the report is
/// deterministic, even if it is interrupted.
pub struct Reporter {
    /// The whole game.
    game: Game,
    /// The game up to the next ply.
    replay: Game,
    limits: Limits,
    done: Vec<PlyReport>,
}

impl Reporter {
    /// Starts a report on `game`.
    #[must_use]
    pub fn new(game: &Game, limits: Limits) -> Self {
        Self::resumed(game, limits, Vec::new())
    }

    /// Returns the default search limits per ply.
    #[must_use]
    pub const fn default_limits() -> Limits {
        Limits::nodes(NODES_PER_PLY)
    }

    /// Resumes a report whose first plies are `done`. Plies that don't match the game are
    /// analysed again.
    #[must_use]
    pub fn resumed(game: &Game, limits: Limits, mut done: Vec<PlyReport>) -> Self {
        let mut replay = Game::set_up(Arc::clone(game.rules()), game.start(), &mut ());
        let mut matching = 0;
        for (ply, report) in done.iter().enumerate() {
            let is_next = report.ply == ply
                && report.mover == replay.position().to_move()
                && game.moves().get(ply) == Some(&report.played);
            if !is_next || replay.play(report.played, &mut ()).is_err() {
                break;
            }
            matching += 1;
        }
        done.truncate(matching);
        Self {
            game: game.clone(),
            replay,
            limits,
            done,
        }
    }

    /// Returns the number of plies done and the total number.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done.len(), self.game.moves().len())
    }

    /// Returns the reports of the plies done so far.
    #[must_use]
    pub fn done(&self) -> &[PlyReport] {
        &self.done
    }

    /// Returns the game up to the next ply.
    #[must_use]
    pub const fn before(&self) -> &Game {
        &self.replay
    }

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<RuleSet> {
        self.game.rules()
    }

    /// Returns true if all plies are done.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.done.len() == self.game.moves().len()
    }

    /// Analyses the next ply with `engine`, which may have endgame tables for these rules.
    ///
    /// Returns `false` if all plies are done, or if `stop` was set; the next call then analyses the
    /// same ply again.
    pub fn step(&mut self, engine: &mut Engine, stop: &AtomicBool) -> bool {
        let Some(report) = self.next_ply(engine, stop) else {
            return false;
        };
        if self.replay.play(report.played, &mut ()).is_err() {
            return false;
        }
        self.done.push(report);
        true
    }

    fn next_ply(&self, engine: &mut Engine, stop: &AtomicBool) -> Option<PlyReport> {
        let &played = self.game.moves().get(self.done.len())?;
        analyse_ply(&self.replay, played, engine, self.limits, stop)
    }

    /// Returns the report so far.
    #[must_use]
    pub fn report(&self) -> GameReport {
        let positions = self.game.positions();
        let seeds = self.game.position().total_seeds();
        GameReport::of(self.done.clone(), seeds, |ply| {
            positions
                .get(ply.ply)
                .map_or(0, awale_rules::Position::on_board)
        })
    }
}

/// Reports on `played` as the next ply of `game`, by a search with `engine`, which may have
/// endgame tables for these rules. Returns `None` if the move is illegal or `stop` was set.
#[must_use]
pub fn analyse_ply(
    game: &Game,
    played: Move,
    engine: &mut Engine,
    limits: Limits,
    stop: &AtomicBool,
) -> Option<PlyReport> {
    // A warm transposition table would make the report depend on where it was resumed.
    engine.clear();
    let position = game.position();
    let thresholds = Thresholds::for_position(position.on_board(), position.total_seeds());
    let mut losses_by_depth = Vec::new();
    let mut watch = |analysis: &Analysis| {
        let value = analysis.value_of(played);
        losses_by_depth.extend(value.map(|value| hundredths(value.loss_in_seeds)));
    };
    let (mut analysis, mut solved) = engine.judge(game, limits, stop, &mut watch)?;
    let is_proved = |mv| analysis.value_of(mv).is_some_and(|value| value.proved);
    let is_known = solved == Some(played)
        || analysis.evaluation.source.is_some()
        || is_proved(played) && is_proved(analysis.moves.first()?.mv);
    if !is_known
        && analysis.moves.len() > 1
        && limits.nodes < u64::MAX
        && is_doubtful(&thresholds, &losses_by_depth)
    {
        let longer = Limits {
            nodes: limits.nodes.saturating_mul(DOUBT_NODE_FACTOR),
            ..limits
        };
        (analysis, solved) = engine.judge(game, longer, stop, &mut |_| ())?;
    }
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    let value = analysis.value_of(played)?;
    let best = analysis.moves.first()?;
    let is_forced = analysis.moves.len() == 1;
    let loss = hundredths(value.loss_in_seeds);
    let class = if is_forced {
        Class::Best
    } else {
        thresholds.class(loss)
    };
    Some(PlyReport {
        ply: game.moves().len(),
        mover: position.to_move(),
        played,
        is_forced,
        best: hundredths(best.value_in_seeds),
        value: hundredths(best.value_in_seeds) - loss,
        certainty: if solved == Some(played) {
            Certainty::Solved
        } else {
            Certainty::of(&analysis, best.proved && value.proved)
        },
        best_line: best.line.clone(),
        expected: value.line.iter().skip(1).copied().collect(),
        class,
        losses: losses(&analysis),
    })
}

/// Returns true if a longer search might change the class of a move. `losses` has its loss at each
/// depth, deepest last.
fn is_doubtful(thresholds: &Thresholds, losses: &[i32]) -> bool {
    let Some((&last, earlier)) = losses.split_last() else {
        return false;
    };
    let recent = earlier.iter().rev().take(STABLE_DEPTHS - 1);
    let variation = recent.map(|&loss| (loss - last).abs()).max().unwrap_or(0);
    thresholds.distance_to_threshold(last) <= variation.max(MIN_DOUBT_MARGIN)
}

fn losses(analysis: &Analysis) -> Vec<(Move, i32)> {
    let moves = analysis.moves.iter();
    let mut losses: Vec<(Move, i32)> = moves
        .map(|value| (value.mv, hundredths(value.loss_in_seeds)))
        .collect();
    losses.sort_unstable();
    losses
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::contest::opening;
    use crate::ai::{book, solved};
    use crate::fixtures::is_long;
    use crate::teacher::report::{annotate, annotations};
    use awale_rules::{GameTree, Side, library};

    /// Returns a game with a random opening and further arbitrary moves.
    fn game(name: &str) -> Game {
        let rules = library::load(name).unwrap().unwrap();
        let mut game = opening(&rules, 3, 1);
        for ply in 0..40_usize {
            let moves: Vec<_> = game.position().legal_moves(&rules).iter().collect();
            let Some(&mv) = moves.get(ply * 7 % moves.len().max(1)) else {
                break;
            };
            game.play(mv, &mut ()).unwrap();
        }
        game
    }

    fn report(game: &Game) -> GameReport {
        let mut engine = Engine::with_memory(game.rules(), 1 << 20).unwrap();
        let mut reporter = Reporter::new(game, Limits::nodes(2_000));
        while reporter.step(&mut engine, &AtomicBool::new(false)) {}
        assert!(reporter.is_finished());
        reporter.report()
    }

    #[test]
    fn an_interrupted_report_is_the_same() {
        for name in ["awale", "oware"] {
            let game = game(name);
            let whole = report(&game);
            assert_eq!(whole.plies.len(), game.moves().len());
            let mut engine = Engine::with_memory(game.rules(), 1 << 20).unwrap();
            let mut done = Vec::new();
            loop {
                let mut partial = Reporter::resumed(&game, Limits::nodes(2_000), done);
                let has_advanced = partial.step(&mut engine, &AtomicBool::new(false));
                done = partial.report().plies;
                if !has_advanced {
                    break;
                }
                // An interrupted ply adds nothing.
                let stopped = AtomicBool::new(true);
                assert!(
                    !Reporter::resumed(&game, Limits::nodes(2_000), done.clone())
                        .step(&mut engine, &stopped)
                );
            }
            assert_eq!(done, whole.plies, "{name}");
        }
    }

    #[test]
    fn the_book_and_solved_lines_apply_at_any_number_of_nodes() {
        let never = AtomicBool::new(false);
        let of_start = |name: &str, choose: &dyn Fn(&Game) -> Move, plies: usize| {
            let rules = library::load(name).unwrap().unwrap();
            let mut game = Game::new(Arc::clone(&rules), Side::South, &mut ());
            let limits = Limits::nodes(book::shipped(&rules).unwrap().nodes() + 1);
            let mut engine = Engine::new(&rules);
            let report = |_| {
                let mv = choose(&game);
                let ply = analyse_ply(&game, mv, &mut engine, limits, &never).unwrap();
                game.play(mv, &mut ()).unwrap();
                ply
            };
            (0..plies).map(report).collect::<Vec<_>>()
        };
        let on_line = |game: &Game| solved::continuation(game).unwrap().first_move().unwrap();
        for ply in of_start("oware", &on_line, 4) {
            assert_eq!((ply.loss(), ply.class), (0, Class::Best), "{ply:?}");
            assert_eq!(ply.certainty, Certainty::Solved);
            assert_eq!(ply.best_line[0], ply.played);
            // The first player loses by eight seeds.
            let margin = if ply.mover == Side::South { -8 } else { 8 };
            assert_eq!(ply.best, SEED * margin);
        }
        let other = |game: &Game| {
            let moves = game.position().legal_moves(game.rules());
            let solved = solved::continuation(game).and_then(|line| line.first_move());
            moves.iter().find(|&mv| Some(mv) != solved).unwrap()
        };
        let off_line = &of_start("oware", &other, 1)[0];
        assert!(off_line.loss() >= 0 && off_line.certainty == Certainty::Book);
        assert_eq!(off_line.best, -8 * SEED);
        assert_eq!(of_start("awale", &other, 1)[0].certainty, Certainty::Book);
    }

    #[test]
    fn doubtful_plies_are_searched_longer() {
        let never = AtomicBool::new(false);
        let (mut plies, mut longer, mut wrong, mut still_wrong) = (0, 0, 0, 0);
        for name in ["awale-1996", "songo-duala", "wouri", "kale"] {
            let mut before = game(name);
            let moves = before.moves().to_vec();
            before = Game::set_up(Arc::clone(before.rules()), before.start(), &mut ());
            let mut engine = Engine::with_memory(before.rules(), 1 << 22).unwrap();
            for played in moves {
                let mut class = |nodes| {
                    engine.clear();
                    let limits = Limits::nodes(nodes);
                    let analysis = engine
                        .analyse(&before, limits, &never, &mut |_| ())
                        .unwrap();
                    let loss = hundredths(analysis.value_of(played).unwrap().loss_in_seeds);
                    let position = before.position();
                    let seeds = [position.on_board(), position.total_seeds()];
                    (
                        Thresholds::for_position(seeds[0], seeds[1]).class(loss),
                        loss,
                    )
                };
                let (shallow, loss) = class(2_000);
                // Only the long form compares with deep searches, which take most of the time.
                let deep = is_long().then(|| class(64_000).0);
                let limits = Limits::nodes(2_000);
                let reported = analyse_ply(&before, played, &mut engine, limits, &never).unwrap();
                plies += 1;
                longer += usize::from(reported.loss() != loss);
                let is_wrong =
                    |class| !reported.is_forced && deep.is_some_and(|deep| class != deep);
                wrong += usize::from(is_wrong(shallow));
                still_wrong += usize::from(is_wrong(reported.class));
                before.play(played, &mut ()).unwrap();
            }
        }
        println!(
            "{plies} plies, {longer} longer, {wrong} wrong at first, {still_wrong} still wrong"
        );
        assert!(longer > plies / 20 && longer < plies, "{longer} of {plies}");
        assert!(
            !is_long() || 4 * still_wrong < 3 * wrong,
            "{still_wrong} of {wrong}"
        );
    }

    #[test]
    fn a_loss_is_doubtful_near_a_threshold_or_while_it_varies() {
        let thresholds = Thresholds::for_position(48, 48);
        for stable in [
            &[0, 0, 0, 0][..],
            &[900, 200, 180, 190, 195],
            &[160],
            &[1200, 900, 950],
        ] {
            assert!(!is_doubtful(&thresholds, stable), "{stable:?}");
        }
        let rising = [0, 0, 190, 195];
        let [falling, near] = [[120, 20, 20, 15], [285, 285, 285, 285]];
        for doubtful in [rising, falling, near] {
            assert!(is_doubtful(&thresholds, &doubtful), "{doubtful:?}");
        }
    }

    #[test]
    fn plies_of_another_game_are_analysed_again() {
        let (game, other) = (game("awale"), game("abidjan"));
        let foreign = report(&other).plies;
        let shared = game
            .moves()
            .iter()
            .zip(other.moves())
            .take_while(|(a, b)| a == b)
            .count();
        let resumed = Reporter::resumed(&game, Limits::nodes(100), foreign);
        assert!(resumed.progress().0 <= shared);
    }

    #[test]
    fn losses_match_the_search_and_accuracy_follows_them() {
        let game = game("awale");
        let report = report(&game);
        for ply in &report.plies {
            assert!(ply.loss() >= 0 && !ply.best_line.is_empty());
            assert_eq!(ply.loss() == 0, ply.value == ply.best);
            assert!(!ply.is_forced || ply.class == Class::Best);
        }
        let [south, north] = report.accuracy.map(Option::unwrap);
        assert!((0.0..=100.0).contains(&south) && (0.0..=100.0).contains(&north));
        // Arbitrary moves can't all be best.
        assert!(south < 99.0 && north < 99.0);
        let mistakes: usize = Side::BOTH
            .map(|side| report.count(side, Class::Mistake) + report.count(side, Class::Blunder))
            .iter()
            .sum();
        assert!(mistakes >= report.turning_points.len() && mistakes > 0);
        let first = report
            .next_mistake(Side::South, None)
            .or(report.next_mistake(Side::North, None));
        assert!(first.is_some_and(|ply| ply.class >= Class::Mistake));
    }

    #[test]
    fn a_report_survives_in_the_comments_of_a_game() {
        for name in ["awale", "oware", "nyakun"] {
            let game = game(name);
            let report = report(&game);
            let mut tree = GameTree::new(game.clone());
            let first = tree.node(1).unwrap();
            tree.set_comment(first, "user comment");
            // Writing it twice duplicates nothing.
            for _ in 0..2 {
                annotate(&mut tree, &report.plies, |ply| format!("ply {}", ply.ply));
            }
            assert!(tree.comment(first).starts_with("user comment"));
            assert_eq!(tree.comment(first).matches("ply 0").count(), 1);
            assert_eq!(
                tree.line().collect::<Vec<_>>(),
                game.moves(),
                "{name}: the line stays"
            );
            assert!(
                tree.size() > game.moves().len(),
                "better moves are variations"
            );
            let text = awale_rules::game_file::GameRecord::of_tree(&tree, name, &[]).to_string();
            let record: awale_rules::game_file::GameRecord = text.parse().unwrap();
            let replayed = record.replay_tree(Arc::clone(game.rules())).unwrap();
            assert_eq!(annotations(&replayed), report.plies, "{name}");
            let resumed = Reporter::resumed(&game, Limits::nodes(2_000), annotations(&replayed));
            assert!(resumed.is_finished());
        }
    }
}

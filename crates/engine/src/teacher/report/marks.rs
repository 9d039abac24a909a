//! Reports in game files: PGN-like commands and words in the comments of moves, and better moves
//! as variations.
//!
//! ```text
//! 5. D {Ama thinks long. [%eval -1.50,14] [%awale best=50 value=-150 certainty=plies:14
//! class=mistake line=CbA expected=fB moves=A:125,C:0,D:200] Mistake: C was
//! better by 2 seeds.} (5. C b 6. A)
//! ```
//!
//! `%eval` is for other programs: South's final margin after the move, in seeds, and the search
//! depth. `%awale` holds the whole [`PlyReport`], so that a report can be resumed. Other comments
//! on the move stay in front.

use super::{Certainty, Class, PlyReport, SEED};
use std::sync::Arc;

use awale_rules::{Action, GameTree, Move, RuleSet, Side};

/// The start of the report's part of a comment.
const EVAL: &str = "[%eval ";
const OWN: &str = "[%awale ";
const END: char = ']';
/// Length of a variation that shows a better line, in plies.
const MAX_VARIATION_PLIES: usize = 12;

/// Writes the report into the comments of the main line of `tree`, worded by `words`, and adds the
/// best line as a variation to moves that lost something.
///
/// Replaces an earlier report and preserves all other comments, the line and the current node.
pub fn annotate(tree: &mut GameTree, plies: &[PlyReport], words: impl Fn(&PlyReport) -> String) {
    let rules = Arc::clone(tree.rules());
    let here = tree.step();
    let Some(end) = tree.node(tree.steps_in_line()) else {
        return;
    };
    for report in plies {
        let (Some(before), Some(node)) = (tree.node(report.ply), tree.node(report.ply + 1)) else {
            continue;
        };
        if tree.action(node) != Some(Action::Move(report.played)) {
            continue;
        }
        let own = own_words(tree.comment(node)).to_owned();
        let parts = [own, marks(report, &rules), words(report)];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        tree.set_comment(node, parts.join(" "));
        if report.class >= Class::Inaccuracy {
            tree.go_to(before);
            for &hole in report.best_line.iter().take(MAX_VARIATION_PLIES) {
                if tree.play(hole, &mut ()).is_err() {
                    break;
                }
            }
            tree.go_to(end);
        }
    }
    tree.go_to_step(here);
}

/// Reads the report back from `tree`: the plies of its line, up to the first without a report.
#[must_use]
pub fn annotations(tree: &GameTree) -> Vec<PlyReport> {
    let rules = Arc::clone(tree.rules());
    (0..tree.line_length())
        .map_while(|ply| {
            let node = tree.node(ply + 1)?;
            let Some(Action::Move(played)) = tree.action(node) else {
                return None;
            };
            let mover = tree.position_of(tree.node(ply)?).to_move();
            let comment = tree.comment(node);
            let (_, mark) = comment.rsplit_once(OWN)?;
            read(mark.split_once(END)?.0, &rules, ply, mover, played)
        })
        .collect()
}

/// Returns a comment without the report's part.
fn own_words(comment: &str) -> &str {
    let begin = comment.find(EVAL).unwrap_or(comment.len());
    comment[..begin].trim_end()
}

fn marks(report: &PlyReport, rules: &RuleSet) -> String {
    let in_seeds = f64::from(report.for_south()) / f64::from(SEED);
    let plies = match report.certainty {
        Certainty::Proved | Certainty::Solved | Certainty::Book => String::new(),
        Certainty::Estimated { plies } => format!(",{plies}"),
    };
    let forced = if report.is_forced { " forced=1" } else { "" };
    let losses: Vec<String> = report
        .losses
        .iter()
        .map(|&(mv, loss)| format!("{}:{loss}", rules.geometry().name_of(mv)))
        .collect();
    format!(
        "{EVAL}{in_seeds:.2}{plies}{END} {OWN}best={} value={} certainty={} class={}{forced} line={} expected={} moves={}{END}",
        report.best,
        report.value,
        report.certainty,
        report.class.key(),
        rules.geometry().names_of(&report.best_line),
        rules.geometry().names_of(&report.expected),
        losses.join(","),
    )
}

fn read(mark: &str, rules: &RuleSet, ply: usize, mover: Side, played: Move) -> Option<PlyReport> {
    let field = |name: &str| {
        let mut fields = mark.split(' ').filter_map(|field| field.split_once('='));
        fields
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value)
    };
    let moves = |text: &str| rules.geometry().parse_moves(text).ok();
    let (best, value): (i32, i32) = (field("best")?.parse().ok()?, field("value")?.parse().ok()?);
    let best_line = moves(field("line")?)?;
    // Game files are untrusted, so the values may be impossible.
    let is_possible = best.checked_sub(value).is_some_and(|loss| loss >= 0)
        && best.abs() <= MAX_VALUE
        && value.abs() <= MAX_VALUE;
    (is_possible && !best_line.is_empty()).then_some(())?;
    let losses = field("moves").map_or_else(|| Some(Vec::new()), |text| losses(text, rules));
    Some(PlyReport {
        ply,
        mover,
        played,
        is_forced: field("forced") == Some("1"),
        best,
        value,
        certainty: Certainty::parse(field("certainty")?)?,
        best_line,
        expected: moves(field("expected")?)?,
        class: Class::from_key(field("class")?)?,
        losses: losses?,
    })
}

/// Parses the losses in `moves=`.
fn losses(text: &str, rules: &RuleSet) -> Option<Vec<(Move, i32)>> {
    let each = text.split(',').filter(|each| !each.is_empty());
    each.map(|each| {
        let (name, loss) = each.split_once(':')?;
        let mv = rules.geometry().parse_move(name).ok()?;
        let loss = loss.parse().ok();
        let loss = loss.filter(|loss| (0..=2 * MAX_VALUE).contains(loss))?;
        Some((mv, loss))
    })
    .collect()
}

/// Upper bound of values: all seeds of the largest game, in hundredths of a seed.
const MAX_VALUE: i32 = awale_rules::board::MAX_SEEDS as i32 * SEED;

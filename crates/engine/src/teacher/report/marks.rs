//! Reports in game files: PGN-like commands and text in the comments of moves, and better moves as
//! variations.
//!
//! ```text
//! 5. D {Ama thinks long. [%eval -1.50,14] [%awale best=50 value=-150 certainty=plies:14
//! class=mistake line=CbA expected=fB moves=A:125,C:0,D:200] Mistake: C was
//! better by 2 seeds.} (5. C b 6. A)
//! ```
//!
//! `%eval` is for other programs: South's final margin after the move, in seeds, and the search
//! depth. `%awale` holds the whole [`PlyReport`], so that a report can be resumed. Any other
//! comment on the move stays in front.

use super::{Certainty, Class, PlyReport, SEED};
use std::sync::Arc;

use awale_rules::{Action, GameTree, Move, RuleSet, Side};

/// The command for other programs, with which the report's part of a comment begins.
const EVAL_START: &str = "[%eval ";
/// The command with the whole report.
const REPORT_START: &str = "[%awale ";
/// The end of a command.
const COMMAND_END: char = ']';
/// The maximum length of a variation that shows a better line, in plies.
const MAX_VARIATION_PLIES: usize = 12;

/// Writes the report into the comments of the main line of `tree`, with the text that `describe`
/// returns, and adds the best line as a variation to inaccuracies and worse moves.
///
/// Replaces an earlier report and preserves all other comments, the line and the current node.
pub fn annotate(tree: &mut GameTree, plies: &[PlyReport], describe: impl Fn(&PlyReport) -> String) {
    let rules = Arc::clone(tree.rules());
    let current_step = tree.step();
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
        let user_comment = without_report(tree.comment(node)).to_owned();
        let parts = [user_comment, commands(report, &rules), describe(report)];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        tree.set_comment(node, parts.join(" "));
        if report.class >= Class::Inaccuracy {
            tree.go_to(before);
            for &mv in report.best_line.iter().take(MAX_VARIATION_PLIES) {
                if tree.play(mv, &mut ()).is_err() {
                    break;
                }
            }
            tree.go_to(end);
        }
    }
    tree.go_to_step(current_step);
}

/// Reads the report back from `tree`: the plies of its line, up to the first one without a report.
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
            let (_, command) = comment.rsplit_once(REPORT_START)?;
            parse_report(
                command.split_once(COMMAND_END)?.0,
                &rules,
                ply,
                mover,
                played,
            )
        })
        .collect()
}

/// Returns a comment without the report's part.
fn without_report(comment: &str) -> &str {
    let start = comment.find(EVAL_START).unwrap_or(comment.len());
    comment[..start].trim_end()
}

/// Writes both commands.
fn commands(report: &PlyReport, rules: &RuleSet) -> String {
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
        "{EVAL_START}{in_seeds:.2}{plies}{COMMAND_END} {REPORT_START}best={} value={} certainty={} class={}{forced} line={} expected={} moves={}{COMMAND_END}",
        report.best,
        report.value,
        report.certainty,
        report.class.key(),
        rules.geometry().names_of(&report.best_line),
        rules.geometry().names_of(&report.expected),
        losses.join(","),
    )
}

/// Parses the fields of the command with the whole report.
fn parse_report(
    text: &str,
    rules: &RuleSet,
    ply: usize,
    mover: Side,
    played: Move,
) -> Option<PlyReport> {
    let field = |name: &str| {
        let mut fields = text.split(' ').filter_map(|field| field.split_once('='));
        fields.find(|(key, _)| *key == name).map(|(_, value)| value)
    };
    let moves = |text: &str| rules.geometry().parse_moves(text).ok();
    let (best, value): (i32, i32) = (field("best")?.parse().ok()?, field("value")?.parse().ok()?);
    let best_line = moves(field("line")?)?;
    // Game files are untrusted, so the values may be out of range.
    let is_valid = best.checked_sub(value).is_some_and(|loss| loss >= 0)
        && best.abs() <= MAX_VALUE
        && value.abs() <= MAX_VALUE;
    (is_valid && !best_line.is_empty()).then_some(())?;
    let losses = field("moves").map_or_else(|| Some(Vec::new()), |text| parse_losses(text, rules));
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
fn parse_losses(text: &str, rules: &RuleSet) -> Option<Vec<(Move, i32)>> {
    let entries = text.split(',').filter(|entry| !entry.is_empty());
    entries
        .map(|entry| {
            let (name, loss) = entry.split_once(':')?;
            let mv = rules.geometry().parse_move(name).ok()?;
            let loss = loss.parse().ok();
            let loss = loss.filter(|loss| (0..=2 * MAX_VALUE).contains(loss))?;
            Some((mv, loss))
        })
        .collect()
}

/// The maximum value: all seeds of the largest game, in hundredths of a seed.
const MAX_VALUE: i32 = awale_rules::board::MAX_SEEDS as i32 * SEED;

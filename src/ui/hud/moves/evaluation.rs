//! The engine's evaluation: the value of the position, and a graph of the game.

use bevy_egui::egui::Ui;

use crate::advisor::Analyses;
use crate::localization::Words;
use crate::ui::widgets::{hint, signed, subheading, value_graph};
use awale_engine::ai::Source;
use awale_rules::Side;
use awale_rules::game_tree::GameTree;

/// The height of the graph's recess, in points.
const GRAPH_HEIGHT: f32 = 64.0;

/// Shows the value of the current position for South, and a graph of all evaluated positions.
pub(super) fn show(ui: &mut Ui, tree: &GameTree, analyses: &Analyses, words: &Words) {
    let value = |step: usize| -> Option<f32> {
        let node = tree.node(step)?;
        let position = tree.position_of(node);
        let outcome = position.outcome();
        let total_seeds = f32::from(position.total_seeds());
        outcome
            .map(|outcome| match outcome.winner {
                Some(Side::South) if outcome.by_last_move => total_seeds,
                Some(Side::North) if outcome.by_last_move => -total_seeds,
                _ => f32::from(outcome.lofts[0]) - f32::from(outcome.lofts[1]),
            })
            .or_else(|| Some(analyses.of(node)?.value_for(Side::South)))
    };
    match analyses.of(tree.current()) {
        Some(analysis) => {
            let evaluation = &analysis.evaluation;
            let arguments = [
                ("player", words.sides()[0].clone().into()),
                ("value", signed(analysis.value_for(Side::South)).into()),
            ];
            subheading(ui, &words.format("ui-evaluation", &arguments));
            if evaluation.proved {
                hint(ui, &words.get("ui-evaluation-proved"));
            } else if evaluation.source == Some(Source::Book) {
                hint(ui, &words.get("ui-evaluation-book"));
            } else {
                let depth = ("depth", usize::from(evaluation.depth).into());
                hint(ui, &words.format("ui-evaluation-estimated", &[depth]));
            }
        }
        None => {
            subheading(ui, &words.get("ui-evaluation-unknown"));
            hint(ui, " ");
        }
    }
    let steps = tree.steps_in_line();
    let values: Vec<(usize, f32)> = (0..=steps)
        .filter_map(|step| Some((step, value(step)?)))
        .collect();
    value_graph(ui, GRAPH_HEIGHT, &values, steps, Some(tree.step()), &[]);
}

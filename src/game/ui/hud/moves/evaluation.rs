//! The engine's evaluation of the game: a number for the position, and a line through all of them.

use bevy_egui::egui::{Pos2, Rect, Sense, Stroke, Ui, epaint::PathShape, pos2, vec2};

use crate::game::advisor::Analyses;
use crate::game::localization::Words;
use crate::game::ui::theme::{carving, colour, radius, space};
use crate::game::ui::widgets::{hint, subheading};
use crate::rules::Side;
use crate::rules::game_tree::GameTree;

/// Height of the line's recess, in points.
const HEIGHT: f32 = 64.0;
/// The least range of the recess, in seeds up and down.
const LEAST_RANGE: f32 = 6.0;
/// Half the width of the mark of the present position, in points.
const MARK: f32 = 4.0;

/// The value for South of the position that is shown, and of all before and after it that are known.
pub(super) fn show(ui: &mut Ui, tree: &GameTree, analyses: &Analyses, words: &Words) {
    let value = |step: usize| -> Option<f32> {
        let node = tree.node(step)?;
        let ended = tree.position_of(node).outcome();
        ended
            .map(|outcome| f32::from(outcome.lofts[0]) - f32::from(outcome.lofts[1]))
            .or_else(|| Some(analyses.of(node)?.value_for(Side::South)))
    };
    match analyses.of(tree.current()) {
        Some(analysis) => {
            let evaluation = &analysis.evaluation;
            let said = [
                ("player", words.sides()[0].clone().into()),
                ("value", signed(analysis.value_for(Side::South)).into()),
            ];
            subheading(ui, &words.format("ui-evaluation", &said));
            if evaluation.proved {
                hint(ui, &words.get("ui-evaluation-proved"));
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
    let known: Vec<(usize, f32)> = (0..=steps)
        .filter_map(|step| Some((step, value(step)?)))
        .collect();
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    ui.painter().extend(carving::recess(rect, radius::CONTROL));
    let inner = rect.shrink(space::S);
    let range = known
        .iter()
        .map(|(_, value)| value.abs())
        .fold(LEAST_RANGE, f32::max);
    let middle = inner.center().y;
    let zero = Stroke::new(1.0, colour::WOOD_EDGE.gamma_multiply(0.6));
    ui.painter().hline(inner.x_range(), middle, zero);
    let place = |(step, value): (usize, f32)| -> Pos2 {
        let along = step as f32 / steps.max(1) as f32;
        let up = value / range * inner.height() / 2.0;
        pos2(inner.left() + along * inner.width(), middle - up)
    };
    let line: Vec<Pos2> = known.iter().copied().map(place).collect();
    let stroke = Stroke::new(2.0, colour::SUN);
    ui.painter().add(PathShape::line(line, stroke));
    if let Some(value) = value(tree.step()) {
        let mark = Rect::from_center_size(place((tree.step(), value)), vec2(2.0, 2.0) * MARK);
        ui.painter().rect_filled(mark, radius::SMALL, colour::BONE);
    }
}

/// A value in seeds with its sign: "+2½".
fn signed(value: f32) -> String {
    let halves = (value * 2.0).round();
    let sign = if halves > 0.0 {
        "+"
    } else if halves < 0.0 {
        "−"
    } else {
        ""
    };
    let (whole, rest) = ((halves.abs() / 2.0).floor(), halves.abs() % 2.0);
    match (whole, rest > 0.0) {
        (0.0, true) => format!("{sign}½"),
        (_, true) => format!("{sign}{whole}½"),
        _ => format!("{sign}{whole}"),
    }
}

#[cfg(test)]
mod tests {
    use super::signed;

    #[test]
    fn values_have_a_sign_and_go_in_halves() {
        for (value, said) in [
            (0.1, "0"),
            (0.6, "+½"),
            (-2.4, "−2½"),
            (3.0, "+3"),
            (-0.3, "−½"),
        ] {
            assert_eq!(signed(value), said);
        }
    }
}

//! The list of moves, with navigation by plies, seeds and variations.

mod evaluation;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Ui, vec2};

use super::{covered_below, is_narrow};
use crate::advisor::Analyses;
use crate::localization::Words;
use crate::playback::HistoryStep;
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::Settings;
use crate::state::{Menu, Screen};
use crate::table::Top;
use crate::ui::ScreenMargins;
use crate::ui::edges::{MOVE_LIST, overlay};
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{carving, colour, space};
use crate::ui::widgets::{Icon, Items, MoveEntry, move_row, scroll, section, small, to_bottom};
use awale_rules::{Action, GameTree, Side, move_number};

/// The width of the panel's contents, in points.
const WIDTH: f32 = 216.0;
/// The space for the bar above the panel, in points.
const TOP_SPACE: f32 = 76.0;
/// The space for the plates below the panel, in points.
const BOTTOM_SPACE: f32 = 76.0;
/// In windows lower than this, in points, a comment of three lines needs more space.
const LOW_HEIGHT: f32 = 480.0;
/// The space below the panel in windows lower than [`LOW_HEIGHT`], in points.
const LOW_BOTTOM_SPACE: f32 = 120.0;
/// The fraction of the height for the panel below the board of a narrow window, without and with
/// the evaluation.
const HEIGHT_FRACTION: (f32, f32) = (0.36, 0.5);
/// The minimum height of the list, in points.
const MIN_HEIGHT: f32 = 96.0;

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        show.after(super::show_plates)
            .run_if(in_state(Screen::Playing).and_then(in_state(Menu::Closed))),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<Settings>,
    current: Option<Top<CurrentMatch>>,
    analyses: Top<Analyses>,
    mut history_steps: MessageWriter<HistoryStep>,
    mut commands: MessageWriter<GameCommand>,
    mut margins: ResMut<ScreenMargins>,
    mut shown_step: Local<Option<usize>>,
) -> Result {
    let (true, Some(current)) = (settings.helps.moves, current) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let height = ctx.content_rect().height();
    let bottom_space = if height < LOW_HEIGHT {
        LOW_BOTTOM_SPACE
    } else {
        BOTTOM_SPACE
    };
    // A low window can't show both, so the list of moves takes precedence.
    let has_evaluation = settings.helps.evaluation && height >= LOW_HEIGHT;
    let is_narrow = is_narrow(ctx);
    let (anchor, offset, width, panel_height) = if is_narrow {
        let fraction = if has_evaluation {
            HEIGHT_FRACTION.1
        } else {
            HEIGHT_FRACTION.0
        };
        let width = ctx.content_rect().width() - 2.0 * (space::S + space::M);
        let offset = vec2(0.0, -covered_below(ctx) - space::S);
        (Align2::CENTER_BOTTOM, offset, width, fraction * height)
    } else {
        let offset = vec2(-space::S, TOP_SPACE);
        let panel_height = height - TOP_SPACE - bottom_space;
        (Align2::RIGHT_TOP, offset, WIDTH, panel_height)
    };
    let tree = current.tree();
    let area = overlay(MOVE_LIST, anchor, offset).show(ctx, |ui| {
        let edge = colour::INLAY.gamma_multiply(0.6);
        carving::on_tablet(ui, space::M, edge, |ui| {
            ui.set_width(width);
            ui.set_height((panel_height - 2.0 * space::M).max(MIN_HEIGHT));
            section(ui, &words.get("ui-moves"));
            if has_evaluation {
                evaluation::show(ui, tree, &analyses, &words);
            }
            let scrolls_to_current = shown_step.replace(tree.step()) != Some(tree.step());
            scroll(ui, "moves", 2.0 * space::CONTROL + space::S, |ui| {
                show_moves(ui, tree, &words, scrolls_to_current, &mut commands);
            });
            show_navigation(ui, tree, &words, &mut history_steps);
        });
    });
    let panel = area.response.rect;
    let mut covered = *margins;
    if is_narrow {
        covered.bottom = (panel.height() + space::S + covered_below(ctx)) * ctx.zoom_factor();
    } else {
        covered.right = (panel.width() + space::S) * ctx.zoom_factor();
    }
    margins.set_if_neq(covered);
    Ok(())
}

/// Shows a row for every pair of plies. The current step is highlighted; clicking another one goes
/// to it.
fn show_moves(
    ui: &mut Ui,
    tree: &GameTree,
    words: &Words,
    scrolls_to_current: bool,
    commands: &mut MessageWriter<GameCommand>,
) {
    if tree.steps_in_line() == 0 {
        small(ui, &words.get("ui-moves-none"));
    }
    for first in (1..=tree.steps_in_line()).step_by(2) {
        let pair: Vec<MoveEntry> = [first, first + 1]
            .into_iter()
            .filter_map(|step| entry(tree, step, words))
            .collect();
        let clicked = move_row(ui, move_number(first - 1), &pair, scrolls_to_current);
        if let Some(step) = clicked.step {
            commands.write(GameCommand::GoToStep(step));
        }
        if let Some(step) = clicked.variation {
            let variations = tree.variations(step);
            let current = tree.node(step);
            let index = variations.iter().position(|&node| Some(node) == current);
            commands.write(GameCommand::ChooseVariation {
                step,
                index: (index.unwrap_or_default() + 1) % variations.len().max(1),
            });
        }
    }
}

/// Creates the entry of a step: its letter and its captures.
fn entry(tree: &GameTree, step: usize, words: &Words) -> Option<MoveEntry> {
    let node = tree.node(step)?;
    let before = tree.position_of(tree.parent(node)?);
    let after = tree.position_of(node);
    let mover = before.to_move();
    let label = match tree.action(node)? {
        Action::Move(mv) => {
            let letter = tree.rules().geometry().name_of(mv);
            let gained = |side: Side| i32::from(after.loft(side)) - i32::from(before.loft(side));
            match (gained(mover), gained(mover.opponent())) {
                (0, 0) => letter.to_string(),
                (own, 0) => format!("{letter} +{own}"),
                (own, theirs) => format!("{letter} +{own} −{theirs}"),
            }
        }
        Action::Ending(_) => words.get("ui-moves-ended"),
    };
    Some(MoveEntry {
        step,
        label,
        is_current: step == tree.step(),
        is_upcoming: step > tree.step(),
        variations: tree.variations(step).len(),
    })
}

/// Shows the navigation buttons.
fn show_navigation(
    ui: &mut Ui,
    tree: &GameTree,
    words: &Words,
    history_steps: &mut MessageWriter<HistoryStep>,
) {
    // The buttons stay in place however long the list is.
    to_bottom(ui, space::CONTROL);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = (WIDTH - 5.0 * space::CONTROL) / 4.0;
        let can_go_back = !tree.is_at_start();
        let can_go_on = !tree.is_at_end();
        let items = Items::new("moves", words);
        let first = items.icon("first", "ui-moves-first", Icon::First);
        let seed_back = items.icon("seed_back", "ui-moves-seed-back", Icon::Less);
        let on = items.icon("on", "ui-moves-on", Icon::Play);
        let seed_on = items.icon("seed_on", "ui-moves-seed-on", Icon::More);
        let last = items.icon("last", "ui-moves-last", Icon::Last);
        for (button, history_step) in [
            (first.enabled(can_go_back), HistoryStep::First),
            (seed_back, HistoryStep::SeedBack),
            (on, HistoryStep::On),
            (seed_on, HistoryStep::SeedOn),
            (last.enabled(can_go_on), HistoryStep::Last),
        ] {
            if button.show(ui).clicked() {
                history_steps.write(history_step);
            }
        }
    });
}

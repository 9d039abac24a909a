//! The choice of a board: one of the variant's usual boards, or a custom one.

use bevy_egui::egui::Ui;

use super::{NAME, NewMatch};
use crate::catalog::Variants;
use crate::localization::Words;
use crate::ui::widgets::{Choice, Items, choice, choose, choose_direction, hint, section, stepper};
use awale_engine::workshop::with_usual_start;
use awale_rules::limits::SEEDS_PER_HOLE;
use awale_rules::spec::{BoardSpec, Direction};

/// The index of the custom board among the choices.
const CUSTOM: usize = usize::MAX;

/// Shows the usual boards of the chosen variant, and a custom one. Returns whether the button to
/// set up a position was clicked.
pub(super) fn show(ui: &mut Ui, draft: &mut NewMatch, variants: &Variants, words: &Words) -> bool {
    let items = Items::new(NAME, words);
    let Some(variant) = variants.get_or_default(&draft.choices.variant) else {
        return false;
    };
    let usual_boards: Vec<BoardSpec> = variant.rules.usual_boards().collect();
    section(ui, &words.get("ui-board"));
    let directions_differ = usual_boards
        .iter()
        .any(|board| board.direction != usual_boards[0].direction);
    let mut choices: Vec<Choice<'_, usize>> = usual_boards
        .iter()
        .enumerate()
        .map(|(index, board)| {
            let size = board_label(board, directions_differ, words);
            Choice::new(index, format!("usual_{index}"), size)
        })
        .collect();
    choices.push(Choice::new(CUSTOM, "own", words.get("ui-board-own")));
    let current = draft.choices.board.clone();
    let current = current.unwrap_or_else(|| usual_boards[0].clone());
    let mut chosen = if draft.has_custom_board {
        CUSTOM
    } else {
        usual_boards
            .iter()
            .position(|board| *board == current)
            .unwrap_or_default()
    };
    if choose(ui, "new_game.board", &mut chosen, &choices) {
        draft.has_custom_board = chosen == CUSTOM;
        draft.choices.board = match chosen {
            CUSTOM => Some(current.clone()),
            0 => None,
            index => usual_boards.get(index).cloned(),
        };
    }
    if draft.has_custom_board {
        draft.choices.board = Some(edit_custom_board(ui, &usual_boards, current, words));
    }
    if variant.rules.rounds().is_some() {
        let rounds = [
            choice(words, false, "all", "ui-rounds-all"),
            choice(words, true, "one", "ui-rounds-one"),
        ];
        let one_round = &mut draft.choices.one_round;
        choose(ui, "new_game.rounds", one_round, &rounds);
    }
    if let Some(Err(problems)) = draft.choices.rules(variants) {
        for problem in &problems {
            hint(ui, &awale_engine::text::problem::problem(words, problem));
        }
        return false;
    }
    items.secondary(ui, "set_up", "ui-set-up")
}

/// Shows the controls of the custom board, and returns what they make of it.
fn edit_custom_board(
    ui: &mut Ui,
    usual_boards: &[BoardSpec],
    mut board: BoardSpec,
    words: &Words,
) -> BoardSpec {
    let (min, max) = board.hole_range();
    let label = words.get("ui-board-holes");
    let name = "new_game.board.holes";
    if stepper(ui, name, &label, &mut board.holes, min..=max, words) {
        board = with_usual_start(&board, usual_boards, board.holes);
    }
    if !board.lists_start() {
        let (min, max) = SEEDS_PER_HOLE;
        let label = words.get("ui-board-seeds");
        let name = "new_game.board.seeds";
        stepper(ui, name, &label, &mut board.seeds, min..=max, words);
    }
    let label = |name: &str| words.get(&format!("ui-direction-{name}"));
    let direction = &mut board.direction;
    choose_direction(ui, "new_game.board.direction", direction, label);
    board
}

/// Returns a short description of a board, including the direction if `with_direction`.
fn board_label(board: &BoardSpec, with_direction: bool, words: &Words) -> String {
    let key = match (with_direction, board.direction) {
        (false, _) => "ui-board-size",
        (true, Direction::Counterclockwise) => "ui-board-size-counterclockwise",
        (true, Direction::Clockwise) => "ui-board-size-clockwise",
        (true, Direction::Chosen) => "ui-board-size-chosen",
    };
    words.format(
        key,
        &[
            ("rows", board.rows.into()),
            ("holes", board.holes.into()),
            (
                "seeds",
                if board.lists_start() { 0 } else { board.seeds }.into(),
            ),
        ],
    )
}

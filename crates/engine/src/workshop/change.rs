//! Changes a parameter and everything that depends on it.

use std::mem;

use awale_rules::parameters::{self, Boards, Parameter, Value};
use awale_rules::spec::{
    BoardSpec, Counts, Direction, FORMAT, Goal, Needs, RelaySpec, ResowFrom, RuleSpec, Takes, To,
};
use awale_rules::{RuleProblem, RuleSet};

/// Changes a parameter and everything that depends on it. Resets parameters that no longer apply to
/// their defaults. A new number of rows or holes adapts the rest of the board, and Bao sets the
/// rules that it requires.
pub fn change(parameter: &Parameter, spec: &mut RuleSpec, value: &Value) {
    let before = spec.clone();
    let mut requested = before.clone();
    parameter.set(&mut requested, value);
    if requested.board.rows != before.board.rows {
        convert_rows(spec, parameter, value);
    } else {
        *spec = requested;
    }
    if spec.board.direction != before.board.direction {
        for other in &mut spec.also_played_on {
            other.direction = spec.board.direction;
        }
    }
    if spec.board.holes != before.board.holes {
        let holes = mem::replace(&mut spec.board.holes, before.board.holes);
        spec.board = with_holes(&spec.board, holes);
        fit_rounds(spec);
        fit_references(spec, &before.board);
    }
    if spec.bao.is_some() && before.bao.is_none() {
        prepare_bao(spec);
    }
    // Only this format lets a single seed be sown where a seed is left behind.
    if spec.play.leave >= spec.play.min_seeds {
        spec.format = FORMAT;
    }
    for other in parameters::ALL {
        if !other.applies(spec)
            && other.path != parameter.path
            && let Some(default) = other.default()
            && other.get(spec).is_some_and(|current| current != default)
        {
            other.set(spec, &default);
        }
    }
}

/// Converts the rules to another number of rows, keeping those that exist there. A choice that
/// doesn't exist becomes the first one that does.
fn convert_rows(spec: &mut RuleSpec, parameter: &Parameter, value: &Value) {
    for other in parameters::ALL {
        let is_kept = other.boards == Boards::All || other.path == parameter.path;
        if !is_kept && let Some(default) = other.default() {
            other.set(spec, &default);
        }
    }
    parameter.set(spec, value);
    spec.also_played_on.clear();
    spec.board.start.clear();
    spec.board.start_of_north.clear();
    let (low, high) = spec.board.hole_range();
    spec.board.holes = spec.board.holes.clamp(low, high);
    for other in parameters::ALL {
        let choices = other.choices(spec);
        if let Some(Value::Choice(current)) = other.get(spec)
            && !choices.contains(&current)
            && let Some(&first) = choices.first()
        {
            other.set(spec, &Value::Choice(first));
        }
    }
}

/// Returns the board with rows of another length. Holes that remain start with the same seeds, and
/// added ones with those of the right end of their row. Numbers out of range change nothing else.
fn with_holes(board: &BoardSpec, holes: i64) -> BoardSpec {
    let mut fitted = board.clone();
    fitted.holes = holes;
    let Some((new_len, old_len)) = lengths(&fitted, board) else {
        return fitted;
    };
    let resize = |row: &mut Vec<i64>| {
        let at_end = row.last().copied().unwrap_or(board.seeds);
        row.resize(new_len, at_end);
    };
    for start in [&mut fitted.start, &mut fitted.start_of_north] {
        if start.len() as i64 == board.holes_of_a_player() {
            let mut inner = start.split_off(old_len);
            resize(start);
            if !inner.is_empty() {
                // The inner row runs from right to left, so its left end comes last.
                inner.reverse();
                resize(&mut inner);
                start.extend(inner.into_iter().rev());
            }
        }
        // All seeds were in removed holes.
        if start.iter().all(|&seeds| seeds == 0) {
            start.clear();
        }
    }
    fitted
}

/// Returns the board with rows of another length. They start as on the first usual board of that
/// length, or else as on the first usual board, fitted; so the result doesn't depend on the lengths
/// that were tried before.
#[must_use]
pub fn with_usual_start(board: &BoardSpec, usual_boards: &[BoardSpec], holes: i64) -> BoardSpec {
    let same_length = usual_boards.iter().find(|usual| usual.holes == holes);
    let usual = same_length.or(usual_boards.first()).unwrap_or(board);
    BoardSpec {
        seeds: board.seeds,
        direction: board.direction,
        ..with_holes(usual, holes)
    }
}

/// Returns the lengths of the rows of two boards, if boards can have them.
fn lengths(board: &BoardSpec, other: &BoardSpec) -> Option<(usize, usize)> {
    let length = |board: &BoardSpec| {
        let (low, high) = board.hole_range();
        let holes = Some(board.holes).filter(|holes| (low..=high).contains(holes))?;
        usize::try_from(holes).ok()
    };
    Some((length(board)?, length(other)?))
}

/// Returns the rules on a board with the same number of rows. If it isn't a usual one, the rules
/// have no other boards, and everything that refers to holes is adapted.
///
/// # Errors
/// Returns the problems if the rules can't be played on `board`.
pub fn on_board(rules: &RuleSet, board: &BoardSpec) -> Result<RuleSet, Vec<RuleProblem>> {
    let is_usual = rules.usual_boards().any(|usual| usual == *board);
    let mut spec = rules.spec().clone();
    let before = mem::replace(&mut spec.board, board.clone());
    fit_rounds(&mut spec);
    if !is_usual {
        spec.also_played_on.clear();
        fit_references(&mut spec, &before);
    }
    RuleSet::from_spec(spec)
}

/// Lowers the number of holes that a player needs for another round to that of a row.
fn fit_rounds(spec: &mut RuleSpec) {
    if let Some(rounds) = &mut spec.rounds {
        rounds.min_holes = rounds.min_holes.min(spec.board.holes);
    }
}

/// Adapts the holes that the rules name to rows of another length: on four rows, they keep their
/// distance from the left end of their row. A nyumba that would be beyond the right end is there.
fn fit_references(spec: &mut RuleSpec, before: &BoardSpec) {
    let Some((holes, old_holes)) = lengths(&spec.board, before) else {
        return;
    };
    let new_index = |index: usize| {
        let moved = if index < old_holes {
            Some(index).filter(|&index| index < holes)
        } else {
            (index + 2 * holes).checked_sub(2 * old_holes)
        };
        moved.filter(|&moved| (moved < holes) == (index < old_holes))
    };
    let letters = mem::take(&mut spec.play.reverse_from).into_iter();
    spec.play.reverse_from = letters
        .filter_map(|letter| new_index(before.place_on_four_rows(&letter)?).and_then(letter_of))
        .collect();
    let nyumba = spec.bao.as_mut().and_then(|bao| bao.nyumba.as_mut());
    if let Some(nyumba) = nyumba
        && let Some(index) = before.place_on_four_rows(&nyumba.hole)
        && let Some(letter) = letter_of(new_index(index).unwrap_or(holes))
    {
        nyumba.hole = letter;
    }
}

/// Returns the letter of the hole with this index in South's ring.
#[must_use]
pub fn letter_of(index: usize) -> Option<String> {
    let index = u8::try_from(index).ok().filter(|&index| index < 26)?;
    Some(char::from(b'A' + index).to_string())
}

/// Sets the rules that Bao requires.
fn prepare_bao(spec: &mut RuleSpec) {
    spec.also_played_on.clear();
    spec.board.direction = Direction::Chosen;
    spec.play.min_seeds = 2;
    let relay = spec.sowing.relay.get_or_insert_with(RelaySpec::default);
    relay.stop_counts = Counts::Only(vec![1]);
    spec.capture.counts = Counts::AtLeast(2);
    spec.capture.takes = Takes::Inner;
    spec.capture.needs = Needs::Inner;
    spec.capture.to = To::Resow(ResowFrom::End);
    spec.capture.compulsory = true;
    spec.end.goal = Goal::LastMove;
    spec.end.empty_inner = true;
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures;
    use crate::workshop::Group;
    use awale_rules::library;
    use awale_rules::spec::FOUR_ROWS;

    fn spec(name: &str) -> RuleSpec {
        fixtures::rules(name).spec().clone()
    }

    fn changed(mut spec: RuleSpec, path: &str, value: &Value) -> RuleSpec {
        change(parameters::find(path).unwrap(), &mut spec, value);
        spec
    }

    fn problems(spec: &RuleSpec) -> Vec<RuleProblem> {
        RuleSet::from_spec(spec.clone()).err().unwrap_or_default()
    }

    #[test]
    fn every_variant_can_be_converted_to_other_rows() {
        for name in library::all_names() {
            let original = spec(name);
            let rows = 6 - original.board.rows;
            let moved = changed(original.clone(), "board.rows", &Value::Number(rows));
            assert_eq!(moved.board.rows, rows, "{name}");
            assert_eq!(problems(&moved), [], "{name}");
            let back = changed(moved, "board.rows", &Value::Number(original.board.rows));
            assert_eq!(problems(&back), [], "{name}");
        }
    }

    #[test]
    fn every_variant_can_be_edited_into_every_other() {
        for from in library::all_names() {
            for to in library::all_names() {
                let (mut edited, target) = (spec(from), spec(to));
                // Other boards aren't a parameter.
                edited.also_played_on.clear();
                // The second pass sets the parameters that apply only after the first one.
                for _ in 0..2 {
                    for parameter in parameters::ALL {
                        if let Some(value) = parameter.get(&target)
                            && parameter
                                .get(&edited)
                                .is_some_and(|current| current != value)
                            && parameter.applies(&target)
                        {
                            change(parameter, &mut edited, &value);
                        }
                    }
                }
                let values_of = |spec: &RuleSpec| {
                    let parameters = parameters::of(spec);
                    let values = parameters.map(|parameter| (parameter.path, parameter.get(spec)));
                    values.collect::<Vec<_>>()
                };
                assert_eq!(problems(&edited), [], "{to} from {from}");
                assert_eq!(values_of(&edited), values_of(&target), "{to} from {from}");
            }
        }
    }

    #[test]
    fn bao_sets_the_rules_that_it_requires() {
        for name in library::all_names() {
            let mut spec = spec(name);
            spec.bao = None;
            let spec = changed(spec, "board.rows", &Value::Number(FOUR_ROWS));
            let spec = changed(spec, "bao", &Value::Group(true));
            assert!(spec.bao.is_some(), "{name}");
            assert_eq!(problems(&spec), [], "{name}");
        }
    }

    #[test]
    fn referenced_holes_keep_their_place_on_rows_of_other_lengths() {
        let omweso = changed(spec("omweso"), "board.holes", &Value::Number(6));
        assert_eq!(omweso.play.reverse_from, ["A", "B", "K", "L"]);
        assert_eq!(problems(&omweso), []);
    }

    #[test]
    fn every_variant_is_played_on_rows_of_every_length() {
        for name in library::all_names() {
            let rules = fixtures::rules(name);
            let (low, high) = rules.spec().board.hole_range();
            for holes in low..=high {
                let edited = changed(spec(name), "board.holes", &Value::Number(holes));
                assert_eq!(problems(&edited), [], "{name}, {holes}");
                for usual in rules.usual_boards() {
                    let board = with_holes(&usual, holes);
                    let on_board = on_board(&rules, &board);
                    assert_eq!(on_board.err(), None, "{name}, {holes}");
                }
            }
        }
    }

    #[test]
    fn a_board_that_gets_its_length_back_gets_its_seeds_back() {
        for name in library::all_names() {
            let usual_boards: Vec<_> = fixtures::rules(name).usual_boards().collect();
            for board in &usual_boards {
                let (low, high) = board.hole_range();
                for holes in low..=high {
                    let resized = with_usual_start(board, &usual_boards, holes);
                    let back = with_usual_start(&resized, &usual_boards, board.holes);
                    assert_eq!(back, *board, "{name}, {holes}");
                }
            }
        }
    }

    #[test]
    fn the_house_keeps_its_seeds() {
        for holes in 5..=13 {
            let bao = changed(spec("bao-kiswahili"), "board.holes", &Value::Number(holes));
            let house = &bao.bao.as_ref().unwrap().nyumba.as_ref().unwrap().hole;
            let index = bao.board.place_on_four_rows(house).unwrap();
            assert_eq!(bao.board.start[index], 6, "{holes}");
        }
    }

    #[test]
    fn impossible_numbers_of_holes_are_refused_without_a_panic() {
        for name in ["awale", "enkeshui", "gebeta", "hus", "bao-kiswahili"] {
            let rules = fixtures::rules(name);
            for holes in [i64::MIN, -1, 0, 1, 19, i64::MAX] {
                let board = with_holes(&rules.spec().board, holes);
                assert!(on_board(&rules, &board).is_err(), "{name}, {holes}");
                let back = with_holes(&board, 8);
                assert_eq!(back.start, rules.spec().board.start, "{name}, {holes}");
            }
        }
    }

    #[test]
    fn added_holes_start_like_the_right_end_of_their_row() {
        let start = |name: &str, holes| with_holes(&spec(name).board, holes).start;
        let (hus, omweso) = (start("hus", 9), start("omweso", 9));
        assert_eq!(hus[..9], [2; 9]);
        assert_eq!(hus[9..], [2, 2, 2, 2, 2, 0, 0, 0, 0]);
        assert_eq!(omweso, [vec![4; 9], vec![0; 9]].concat());
        assert_eq!(start("enkeshui", 9), [4, 4, 4, 4, 4, 4, 0, 0, 0]);
        assert_eq!(start("enkeshui", 3), [4, 4, 4]);
        assert_eq!(start("awale", 9), []);
    }

    #[test]
    fn parameters_that_do_not_apply_are_hidden_and_reset() {
        let shown = |spec: &RuleSpec| -> Vec<&str> {
            let parameters = Group::ALL.into_iter().flat_map(|group| group.shown(spec));
            parameters.map(|parameter| parameter.path).collect()
        };
        let hus = spec("hus");
        let paths = shown(&hus);
        assert!(paths.contains(&"capture.to") && paths.contains(&"end.goal"));
        for path in [
            "capture.extra",
            "end.majority",
            "turn.swap",
            "capture.chain",
            "bao.reserve",
        ] {
            assert!(!paths.contains(&path), "{path}");
        }
        let store = changed(hus, "capture.to", &Value::Choice(to_choice("Store")));
        assert!(shown(&store).contains(&"capture.extra"));
        let min_three = changed(spec("hawalis"), "play.min_seeds", &Value::Number(3));
        assert!(!shown(&min_three).contains(&"play.singles"));
        assert_eq!(problems(&min_three), []);
        assert!(!shown(&spec("awale")).contains(&"end.goal"));
    }

    fn to_choice(name: &str) -> parameters::Choice {
        let parameter = parameters::find("capture.to").unwrap();
        parameter
            .every_choice()
            .find(|choice| choice.name == name)
            .unwrap()
    }
}

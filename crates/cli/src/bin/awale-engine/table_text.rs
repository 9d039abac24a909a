//! Draws the board as text, as seen by South.

use std::fmt::Write;

use awale_rules::{Position, Side};

/// Draws the rows with their letters, North's loft at the left and South's at the right.
pub fn draw_board(position: &Position) -> String {
    let geometry = position.geometry();
    let lines = geometry.lines();
    let [souths_loft, norths_loft] = Side::BOTH.map(|side| format!("[{:>2}]", position.loft(side)));
    let indent = norths_loft.len();
    let mut text = String::new();
    for line in (0..lines).rev() {
        let row = || (0..geometry.columns()).filter_map(|column| geometry.hole_at(column, line));
        let letters: String = row().map(|hole| cell(geometry.letter(hole))).collect();
        let counts: String = row().map(|hole| cell(position.seeds_in(hole))).collect();
        let letters = format!("{:indent$}{letters}", "");
        let counts = if line == 0 {
            format!("{:indent$}{counts}  {souths_loft}", "")
        } else if line + 1 == lines {
            format!("{norths_loft}{counts}")
        } else {
            format!("{:indent$}{counts}", "")
        };
        // The letters are nearer to the row's owner.
        let [upper, lower] = if line < lines / 2 {
            [counts, letters]
        } else {
            [letters, counts]
        };
        // Writing to a string can't fail.
        let _ = writeln!(text, "{upper}\n{lower}");
    }
    let reserves = Side::BOTH.map(|side| position.reserve(side));
    if reserves != [0; 2] {
        let _ = writeln!(
            text,
            "reserve: South {}, North {}",
            reserves[0], reserves[1]
        );
    }
    text
}

fn cell(content: impl std::fmt::Display) -> String {
    format!(" {content:>3}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_rules::{Placement, library};

    #[test]
    #[allow(clippy::unwrap_used)]
    fn rows_are_shown_from_souths_side() {
        let rules = library::load("awale").unwrap().unwrap();
        let placement = Placement::parse("1-2-3-4-5-6-7-8-9-10-11-12-20-3-S", &rules).unwrap();
        let text = draw_board(&Position::set_up(&rules, &placement, &mut ()));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "       f   e   d   c   b   a",
                "[ 3]  12  11  10   9   8   7",
                "       1   2   3   4   5   6  [20]",
                "       A   B   C   D   E   F",
            ]
        );
    }

    #[test]
    #[allow(clippy::unwrap_used)]
    fn four_rows_lie_as_south_sees_them() {
        let rules = library::load("bao-kiswahili").unwrap().unwrap();
        let text = draw_board(&Position::start(&rules, Side::South, &mut ()));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "       h   g   f   e   d   c   b   a",
                "[ 0]   0   0   0   0   0   0   0   0",
                "       i   j   k   l   m   n   o   p",
                "       0   2   2   6   0   0   0   0",
                "       0   0   0   0   6   2   2   0",
                "       P   O   N   M   L   K   J   I",
                "       0   0   0   0   0   0   0   0  [ 0]",
                "       A   B   C   D   E   F   G   H",
                "reserve: South 22, North 22",
            ]
        );
    }
}

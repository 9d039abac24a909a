//! The board as text, from South's side.

use std::fmt::Write;

use awale::rules::{Hole, Position, Side};

/// The two rows with their letters, North's loft on the left and South's on the right.
pub fn board(position: &Position) -> String {
    let geometry = position.geometry();
    let south: Vec<Hole> = geometry.territory(Side::South).collect();
    let north: Vec<Hole> = geometry.territory(Side::North).rev().collect();
    let letters = |row: &[Hole]| {
        row.iter().fold(String::new(), |line, &hole| {
            line + &cell(geometry.letter(hole))
        })
    };
    let counts = |row: &[Hole]| {
        row.iter().fold(String::new(), |line, &hole| {
            line + &cell(position.seeds_in(hole))
        })
    };
    let lofts = Side::BOTH.map(|side| format!("[{:>2}]", position.loft(side)));
    let margin = lofts[1].len();
    let mut text = String::new();
    // Writing to a string never fails.
    let _ = writeln!(text, "{:margin$}{}", "", letters(&north));
    let _ = writeln!(text, "{}{}", lofts[1], counts(&north));
    let _ = writeln!(text, "{:margin$}{}  {}", "", counts(&south), lofts[0]);
    let _ = writeln!(text, "{:margin$}{}", "", letters(&south));
    text
}

fn cell(content: impl std::fmt::Display) -> String {
    format!(" {content:>3}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale::rules::{Placement, library};

    #[test]
    #[allow(clippy::unwrap_used)]
    fn rows_are_shown_from_souths_side() {
        let rules = library::load("awale").unwrap().unwrap();
        let placed = Placement::parse("1-2-3-4-5-6-7-8-9-10-11-12-20-3-S", &rules).unwrap();
        let text = board(&Position::set_up(&rules, &placed, &mut ()));
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
}

//! Looks up positions in endgame tables, solved lines and opening books.

use std::time::Duration;

use super::book::Book;
use super::report::{Line, SearchReport, Source};
use super::solved;
use super::tables::table::EndgameTable;
use awale_rules::Game;

/// Returns the known lines from the current position of `game`, for up to `max_moves` best moves,
/// without a search; `None` if there are none. Tries the tables first, then the line of a solved
/// starting position (which has only one move), then the book.
#[must_use]
pub fn lookup(
    game: &Game,
    max_moves: usize,
    tables: Option<&EndgameTable>,
    with_solved_lines: bool,
    book: Option<&Book>,
) -> Option<SearchReport> {
    let from_tables = || Some((Source::Tables, tables?.lines(game)?));
    let from_solved_line = || {
        let line = (with_solved_lines && max_moves == 1).then(|| solved::continuation(game));
        Some((Source::Solved, vec![line??]))
    };
    let from_book = || Some((Source::Book, book?.lines(game)?));
    let (source, mut lines) = from_tables().or_else(from_solved_line).or_else(from_book)?;
    lines.truncate(max_moves);
    Some(SearchReport {
        proved: lines.iter().all(|line: &Line| line.proved),
        lines,
        depth: 0,
        nodes: 1,
        time: Duration::ZERO,
        source: Some(source),
    })
}

//! The score sheet of a match: for several games, a column per game and a row per contestant; for
//! rounds, a row per round.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Sense, Ui, pos2, vec2};

use crate::localization::{Words, players};
use crate::session::{CurrentMatch, Turn};
use crate::ui::theme::{bold, carving, colour, radius, size, space, text};
use crate::ui::widgets::{describe_text, fitted, hint, paragraph, small, subheading};
use awale_engine::matches::{Contestant, MatchSetup, Series};

/// Height of a row, in points.
const ROW: f32 = 26.0;
/// The usual width of a game's column, in points.
const COLUMN: f32 = 34.0;
/// The minimum width of a game's column, in points: three digits.
const NARROW: f32 = 27.0;
/// The fraction of the width for the names.
const NAMES: f32 = 0.3;
/// The maximum number of listed rounds.
const MAX_ROUNDS: usize = 8;
/// The minimum width of the columns of points and seeds, in points; their headings may need more.
const SUM: f32 = 52.0;

/// The seeds of both players at the end of every finished round of the show's match. They are
/// counted by replaying the game, which is too slow for every frame.
#[derive(Component, Default)]
pub struct RoundScores {
    turn: Option<Turn>,
    scores: Vec<[u16; 2]>,
}

impl RoundScores {
    /// Returns the seeds of South and North at the end of each round, in order.
    #[must_use]
    pub fn all(&self) -> &[[u16; 2]] {
        &self.scores
    }
}

/// Counts the rounds up to the current turn, unless that has been done.
fn count_rounds<'a>(scores: &'a mut Mut<RoundScores>, current: &CurrentMatch) -> &'a [[u16; 2]] {
    let turn = Some(current.turn());
    if scores.turn != turn {
        **scores = RoundScores {
            turn,
            scores: current.tree().round_scores(),
        };
    }
    &scores.scores
}

/// Shows the games, the points of both contestants, and their seeds, which break ties. `game` is
/// the index of the game on the table, from 0: in progress, or the last one played.
pub(super) fn score_sheet(
    ui: &mut Ui,
    series: &Series,
    game: usize,
    setup: &MatchSetup,
    words: &Words,
) {
    subheading(ui, &headline(series, game, setup, words));
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, 3.0 * ROW + space::S), Sense::hover());
    ui.painter().extend(carving::recess(rect, radius::CONTROL));
    let inner = rect.shrink2(vec2(space::S, space::HALF));
    let names = inner.width() * NAMES;
    let games = usize::from(series.plan().games);
    let headings = ["ui-score-points", "ui-score-seeds"].map(|key| words.get(key));
    let sum = headings.iter().fold(SUM, |sum, heading| {
        let galley =
            ui.painter()
                .layout_no_wrap(heading.clone(), text(size::SMALL), colour::BONE_FAINT);
        sum.max(galley.size().x + space::S)
    });
    let room = inner.width() - names - 2.0 * sum;
    let (column_width, fitting) = columns(room, games);
    // Only the last games of a long match are shown.
    let first = series.games().len().saturating_sub(fitting);
    let write = |x: f32, row: usize, words: &str, font, tint| {
        let at = pos2(inner.left() + x, inner.top() + ROW * (row as f32 + 0.5));
        ui.painter()
            .text(at, Align2::CENTER_CENTER, words, font, tint);
    };
    let mut cells = [const { Vec::new() }; 3];
    for column in 0..fitting.min(games - first) {
        let x = names + column_width * (column as f32 + 0.5);
        let number = (first + column + 1).to_string();
        write(x, 0, &number, text(size::SMALL), colour::BONE_FAINT);
        cells[0].push(number.clone());
        let Some(game) = series.games().get(first + column) else {
            continue;
        };
        for contestant in Contestant::BOTH {
            let tint = if game.winner == Some(contestant) {
                colour::SUN
            } else {
                colour::BONE_DIM
            };
            let lofts = game.lofts[contestant.index()].to_string();
            write(x, contestant.index() + 1, &lofts, text(size::BODY), tint);
            cells[contestant.index() + 1].push(words.titled(&number, &lofts));
        }
    }
    let (points, seeds) = (inner.width() - 1.5 * sum, inner.width() - 0.5 * sum);
    for (x, heading) in [points, seeds].into_iter().zip(&headings) {
        write(x, 0, heading, text(size::SMALL), colour::BONE_FAINT);
    }
    let seat_names = players::names(setup, words);
    for contestant in Contestant::BOTH {
        let row = contestant.index() + 1;
        // Names belong to contestants, whose sides change between games.
        let seat = series.plan().seat_of(contestant, game);
        let line = Rect::from_min_size(
            pos2(inner.left(), inner.top() + ROW * row as f32),
            vec2(names - space::S, ROW),
        );
        let name = &seat_names[seat.index()];
        let (font, room) = (bold(size::BODY), line.width());
        let galley = fitted(ui.painter(), name, font, colour::BONE, room);
        let place = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), line);
        let painter = ui.painter().with_clip_rect(line);
        painter.galley(place.min, galley, colour::BONE);
        let sums = [
            points_words(series.score()[contestant.index()]),
            series.seeds()[contestant.index()].to_string(),
        ];
        write(points, row, &sums[0], bold(size::BODY), colour::SUN);
        write(seeds, row, &sums[1], text(size::BODY), colour::BONE_DIM);
        let cells = &mut cells[row];
        let sums = headings.iter().zip(&sums);
        cells.extend(sums.map(|(heading, sum)| words.titled(heading, sum)));
        *cells = vec![words.titled(name, &cells.join(", "))];
    }
    cells[0].extend(headings);
    for (row, cells) in cells.iter().enumerate() {
        let top = inner.top() + ROW * row as f32;
        let line = rect.with_min_y(top).with_max_y(top + ROW);
        let shown = ui.interact(line, ui.id().with(("score sheet", row)), Sense::hover());
        describe_text(&shown, &cells.join(", "));
    }
    if series.is_stopped() {
        small(ui, &words.get("ui-match-stopped"));
    }
}

/// Shows the seeds of both players at the end of every finished round; only the last ones of a long
/// match.
pub(super) fn round_sheet(
    ui: &mut Ui,
    current: &CurrentMatch,
    scores: &mut Mut<RoundScores>,
    words: &Words,
) {
    let round = current.position().round();
    subheading(ui, &words.format("ui-round", &[("round", round.into())]));
    let scores = count_rounds(scores, current);
    if scores.is_empty() {
        hint(ui, &words.get("ui-rounds-none"));
    }
    let names = players::names(current.setup(), words);
    let first = scores.len().saturating_sub(MAX_ROUNDS);
    for (round, [south, north]) in (first + 1..).zip(&scores[first..]) {
        let line = [
            ("round", round.into()),
            ("south", names[0].as_str().into()),
            ("north", names[1].as_str().into()),
            ("ofsouth", (*south).into()),
            ("ofnorth", (*north).into()),
        ];
        paragraph(ui, &words.format("ui-round-score", &line));
    }
}

/// Returns the width of a game's column in `room`, in points, and the number of columns that fit.
/// Columns are narrower if a match of `games` games wouldn't fit otherwise.
fn columns(room: f32, games: usize) -> (f32, usize) {
    let width = (room / games.max(1) as f32).clamp(NARROW, COLUMN);
    // Rounding errors must not cost a column.
    (width, (((room + 0.5) / width) as usize).max(1))
}

/// Returns the state of the match, or its winner, in words.
fn headline(series: &Series, game: usize, setup: &MatchSetup, words: &Words) -> String {
    match (series.is_over(), series.winner()) {
        (true, Some(winner)) => {
            let seat = series.plan().seat_of(winner, game);
            if players::reader(setup) == Some(seat) {
                return words.get("ui-match-won-you");
            }
            let name = players::names(setup, words)[seat.index()].clone();
            words.format("ui-match-won", &[("player", name.into())])
        }
        (true, None) => words.get("ui-match-drawn"),
        (false, _) => words.format(
            "ui-match-game",
            &[
                ("game", (game + 1).into()),
                ("games", usize::from(series.plan().games).into()),
            ],
        ),
    }
}

/// Formats half points as points: "3½".
fn points_words(half_points: u32) -> String {
    let whole = half_points / 2;
    match (whole, half_points % 2) {
        (_, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        _ => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_games_fit_beside_long_headings() {
        // The space in a window of 640 by 360 points beside headings as long as the French ones.
        for room in [6.0 * NARROW, 175.0, 203.0, 204.0, 400.0] {
            let (width, fitting) = columns(room, 6);
            assert!(fitting >= 6, "{room}");
            assert!((NARROW..=COLUMN).contains(&width), "{room}");
        }
    }

    #[test]
    fn games_of_a_long_match_keep_their_width() {
        assert_eq!(columns(200.0, 40), (NARROW, 7));
        assert_eq!(columns(10.0, 40), (NARROW, 1));
    }
}

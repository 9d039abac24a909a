//! The score sheet of a match: for several games, a column per game and a row per contestant; for
//! rounds, a row per round.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, pos2, vec2};

use crate::localization::{Words, players};
use crate::session::{CurrentMatch, Turn};
use crate::ui::theme::{bold, carving, colour, radius, size, space, text};
use crate::ui::widgets::{describe_text, fitted, hint, paragraph, small, subheading};
use awale_engine::matches::{Contestant, MatchSetup, Series};

/// The height of a row, in points.
const ROW_HEIGHT: f32 = 26.0;
/// The maximum width of a game's column, in points.
const MAX_COLUMN_WIDTH: f32 = 34.0;
/// The minimum width of a game's column, in points: enough for three digits.
const MIN_COLUMN_WIDTH: f32 = 27.0;
/// The fraction of the width for the names.
const NAME_FRACTION: f32 = 0.3;
/// The maximum number of rounds shown.
const MAX_ROUNDS: usize = 8;
/// The minimum width of each of the two columns of totals, in points; their headings may need more.
const MIN_TOTAL_WIDTH: f32 = 52.0;

/// The seeds of both players at the end of each finished round of the show's match. They are
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

/// Recomputes the scores if the turn has changed, and returns them.
fn update_round_scores<'a>(
    scores: &'a mut Mut<RoundScores>,
    current: &CurrentMatch,
) -> &'a [[u16; 2]] {
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
/// the index, from 0, of the game in progress, or of the last one played.
pub(super) fn score_sheet(
    ui: &mut Ui,
    series: &Series,
    game: usize,
    setup: &MatchSetup,
    words: &Words,
) {
    subheading(ui, &headline(series, game, setup, words));
    let width = ui.available_width();
    let (rect, _) =
        ui.allocate_exact_size(vec2(width, 3.0 * ROW_HEIGHT + space::S), Sense::hover());
    ui.painter().extend(carving::recess(rect, radius::CONTROL));
    let inner = rect.shrink2(vec2(space::S, space::HALF));
    let names_width = inner.width() * NAME_FRACTION;
    let games = usize::from(series.plan().games);
    let headings = ["ui-score-points", "ui-score-seeds"].map(|key| words.get(key));
    let total_width = headings
        .iter()
        .fold(MIN_TOTAL_WIDTH, |total_width, heading| {
            let galley =
                ui.painter()
                    .layout_no_wrap(heading.clone(), text(size::SMALL), colour::BONE_FAINT);
            total_width.max(galley.size().x + space::S)
        });
    let width = inner.width() - names_width - 2.0 * total_width;
    let (column_width, max_columns) = fit_columns(width, games);
    // Only the latest games of a long match are shown.
    let first = series.games().len().saturating_sub(max_columns);
    let write = |x: f32, row: usize, label: &str, font, tint| {
        let y = inner.top() + ROW_HEIGHT * (row as f32 + 0.5);
        let (centre, anchor) = (pos2(inner.left() + x, y), Align2::CENTER_CENTER);
        ui.painter().text(centre, anchor, label, font, tint);
    };
    let mut cells = [const { Vec::new() }; 3];
    for column in 0..max_columns.min(games - first) {
        let x = names_width + column_width * (column as f32 + 0.5);
        let number = (first + column + 1).to_string();
        write(x, 0, &number, text(size::SMALL), colour::BONE_FAINT);
        cells[0].push(number.clone());
        let Some(result) = series.games().get(first + column) else {
            continue;
        };
        for contestant in Contestant::BOTH {
            let tint = if result.winner == Some(contestant) {
                colour::SUN
            } else {
                colour::BONE_DIM
            };
            let lofts = result.lofts[contestant.index()].to_string();
            write(x, contestant.index() + 1, &lofts, text(size::BODY), tint);
            cells[contestant.index() + 1].push(words.titled(&number, &lofts));
        }
    }
    let [points_x, seeds_x] = [1.5, 0.5].map(|columns| inner.width() - columns * total_width);
    for (x, heading) in [points_x, seeds_x].into_iter().zip(&headings) {
        write(x, 0, heading, text(size::SMALL), colour::BONE_FAINT);
    }
    let seat_names = players::names(setup, words);
    for contestant in Contestant::BOTH {
        let row = contestant.index() + 1;
        // Names belong to contestants, whose sides change between games.
        let seat = series.plan().seat_of(contestant, game);
        let name_area = Rect::from_min_size(
            pos2(inner.left(), inner.top() + ROW_HEIGHT * row as f32),
            vec2(names_width - space::S, ROW_HEIGHT),
        );
        let name = &seat_names[seat.index()];
        write_name(ui, name_area, name, colour::BONE);
        let totals = [
            format_points(series.score()[contestant.index()]),
            series.seeds()[contestant.index()].to_string(),
        ];
        write(points_x, row, &totals[0], bold(size::BODY), colour::SUN);
        write(seeds_x, row, &totals[1], text(size::BODY), colour::BONE_DIM);
        let cells = &mut cells[row];
        let totals = headings.iter().zip(&totals);
        cells.extend(totals.map(|(heading, total)| words.titled(heading, total)));
        *cells = vec![words.titled(name, &cells.join(", "))];
    }
    cells[0].extend(headings);
    for (row, cells) in cells.iter().enumerate() {
        let top = inner.top() + ROW_HEIGHT * row as f32;
        let row_rect = rect.with_min_y(top).with_max_y(top + ROW_HEIGHT);
        let response = ui.interact(row_rect, ui.id().with(("score sheet", row)), Sense::hover());
        describe_text(&response, &cells.join(", "));
    }
    if series.is_stopped() {
        small(ui, &words.get("ui-match-stopped"));
    }
}

/// Writes a name in bold at the left of this area, shrunk if necessary.
pub(super) fn write_name(ui: &Ui, area: Rect, name: &str, tint: Color32) {
    let galley = fitted(ui.painter(), name, bold(size::BODY), tint, area.width());
    let rect = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), area);
    let painter = ui.painter().with_clip_rect(area);
    painter.galley(rect.min, galley, tint);
}

/// Shows the seeds of both players at the end of each finished round or, in a long match, of the
/// latest ones.
pub(super) fn round_sheet(
    ui: &mut Ui,
    current: &CurrentMatch,
    scores: &mut Mut<RoundScores>,
    words: &Words,
) {
    let round = current.position().round();
    subheading(ui, &words.format("ui-round", &[("round", round.into())]));
    let scores = update_round_scores(scores, current);
    if scores.is_empty() {
        hint(ui, &words.get("ui-rounds-none"));
    }
    let names = players::names(current.setup(), words);
    let first = scores.len().saturating_sub(MAX_ROUNDS);
    for (round, [south, north]) in (first + 1..).zip(&scores[first..]) {
        let arguments = [
            ("round", round.into()),
            ("south", names[0].as_str().into()),
            ("north", names[1].as_str().into()),
            ("ofsouth", (*south).into()),
            ("ofnorth", (*north).into()),
        ];
        paragraph(ui, &words.format("ui-round-score", &arguments));
    }
}

/// Returns the width of a game's column and the number of columns that fit in `available_width`, in
/// points. Columns are narrower if a match of `games` games wouldn't fit otherwise.
fn fit_columns(available_width: f32, games: usize) -> (f32, usize) {
    let width = (available_width / games.max(1) as f32).clamp(MIN_COLUMN_WIDTH, MAX_COLUMN_WIDTH);
    // Rounding errors must not cost a column.
    (width, (((available_width + 0.5) / width) as usize).max(1))
}

/// Returns the heading: the number of the game or, once the match is over, its result.
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
fn format_points(half_points: u32) -> String {
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
        for room in [6.0 * MIN_COLUMN_WIDTH, 175.0, 203.0, 204.0, 400.0] {
            let (width, max_columns) = fit_columns(room, 6);
            assert!(max_columns >= 6, "{room}");
            assert!(
                (MIN_COLUMN_WIDTH..=MAX_COLUMN_WIDTH).contains(&width),
                "{room}"
            );
        }
    }

    #[test]
    fn columns_of_a_long_match_have_the_minimum_width() {
        assert_eq!(fit_columns(200.0, 40), (MIN_COLUMN_WIDTH, 7));
        assert_eq!(fit_columns(10.0, 40), (MIN_COLUMN_WIDTH, 1));
    }
}

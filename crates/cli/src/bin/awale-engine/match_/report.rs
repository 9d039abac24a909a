//! The results of a match, in words or as JSON.

use std::io::Write;

use awale_engine::ai::contest::{PlayedGame, Score, Sprt};

use crate::failure::Failure;
use crate::output::{escaped, json_string};

/// A finished match.
pub struct MatchReport {
    pub rules: String,
    pub names: [String; 2],
    pub seed: u64,
    pub score: Score,
    /// The SPRT that may end the match early, if requested.
    pub sprt: Option<Sprt>,
    pub statistics: Statistics,
    /// Games that each contestant lost because its engine failed.
    pub failures: [u32; 2],
    pub seconds: f64,
}

/// Statistics beyond the score.
#[derive(Default)]
pub struct Statistics {
    first_player_points: f64,
    plies: Vec<usize>,
    draws: usize,
}

impl Statistics {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame) {
        self.first_player_points += game.points(game.first_player);
        self.plies.push(game.plies);
        self.draws += usize::from(game.outcome.winner.is_none());
    }

    fn games(&self) -> f64 {
        self.plies.len().max(1) as f64
    }

    fn first_player_share(&self) -> f64 {
        if self.plies.is_empty() {
            0.5
        } else {
            self.first_player_points / self.games()
        }
    }

    fn mean_plies(&self) -> f64 {
        self.plies.iter().sum::<usize>() as f64 / self.games()
    }

    fn longest(&self) -> usize {
        self.plies.iter().copied().max().unwrap_or(0)
    }
}

impl MatchReport {
    /// Writes the report as text.
    pub fn write_text(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (score, elo) = (&self.score, self.score.elo());
        writeln!(
            out,
            "{}: {} against {}, {} games: {} won, {} drawn, {} lost: {:.1} %, Elo {:+.0} ({:+.0} to {:+.0})",
            escaped(&self.rules),
            escaped(&self.names[0]),
            escaped(&self.names[1]),
            score.games(),
            score.wins,
            score.draws,
            score.losses,
            100.0 * score.share(),
            elo.difference,
            elo.range.0,
            elo.range.1,
        )?;
        for (name, &failures) in self.names.iter().zip(&self.failures) {
            if failures > 0 {
                writeln!(
                    out,
                    "{} failed {failures} times; each failure counts as a loss",
                    escaped(name)
                )?;
            }
        }
        if let Some(sprt) = &self.sprt {
            let ([elo0, elo1], bound) = (sprt.differences(), Sprt::bound());
            writeln!(
                out,
                "sprt {elo0:+} {elo1:+}: {}, log-likelihood ratio {:+.2} ({:+.2} to {bound:+.2}), pairs {:?}",
                sprt.decision(score),
                sprt.log_ratio(score),
                -bound,
                score.pair_results(),
            )?;
        }
        Ok(writeln!(
            out,
            "the first player scores {:.1} %; {:.1} plies per game on average, longest {}; {:.1} s",
            100.0 * self.statistics.first_player_share(),
            self.statistics.mean_plies(),
            self.statistics.longest(),
            self.seconds,
        )?)
    }

    /// Writes it as one JSON object.
    pub fn write_json(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (score, elo) = (&self.score, self.score.elo());
        let sprt = self.sprt.map_or_else(String::new, |sprt| {
            format!(
                "\"sprt\":\"{}\",\"log_ratio\":{:.3},",
                sprt.decision(score),
                sprt.log_ratio(score)
            )
        });
        let [rules, first, second] =
            [&self.rules, &self.names[0], &self.names[1]].map(|text| json_string(text));
        Ok(writeln!(
            out,
            "{{\"rules\":{rules},\"south\":{first},\"north\":{second},\"seed\":{},\"games\":{},\"wins\":{},\"draws\":{},\
             \"losses\":{},\"share\":{:.4},\"elo\":{},\"elo_low\":{},\"elo_high\":{},{sprt}\"south_failures\":{},\"north_failures\":{},\
             \"beginner_share\":{:.4},\"mean_plies\":{:.2},\"longest\":{},\"seconds\":{:.2}}}",
            self.seed,
            score.games(),
            score.wins,
            score.draws,
            score.losses,
            score.share(),
            json_number(elo.difference),
            json_number(elo.range.0),
            json_number(elo.range.1),
            self.failures[0],
            self.failures[1],
            self.statistics.first_player_share(),
            self.statistics.mean_plies(),
            self.statistics.longest(),
            self.seconds,
        )?)
    }
}

/// Formats a number; one that isn't finite becomes `null`, as JSON has no infinity.
fn json_number(number: f64) -> String {
    if number.is_finite() {
        format!("{number:.1}")
    } else {
        "null".to_owned()
    }
}

//! `lab`: measures how rule sets play, through self-play.

mod saved;
mod table;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use awale_engine::ai::contest::Contestant;
use awale_engine::files::Home;
use awale_engine::lab::lanes::{LaneError, parse_values, usual_values};
use awale_engine::lab::results::MergeError;
use awale_engine::lab::traits::sort_by_trait;
use awale_engine::lab::{
    Comparison, Lane, Plan, Results, Trait, csv, find_parameter, lanes, plan, play,
};
use awale_engine::text::{Language, Messages, problem};
use awale_rules::parameters::Value;
use awale_rules::{RuleSet, library};
use clap::Args;

use crate::failure::Failure;
use crate::file::{check_writable, write_file};
use crate::load::load_rules;
use crate::numbers;
use crate::output::{escaped, log};

/// The interval at which progress is reported and results are saved.
const REPORT_INTERVAL: Duration = Duration::from_secs(10);

#[derive(Args)]
pub struct Arguments {
    /// Built-in variant, or path to a rule file [default: print the built-in measurements]
    rules: Option<String>,
    /// Number of games between equal players. Another half as many are played against a rival, in
    /// pairs that swap who moves first. With --compare or --parameter, this applies to each rule
    /// set
    #[arg(long, default_value_t = 100, value_parser = numbers::count::<u64>())]
    games: u64,
    /// Player: a level (with its default skill under any rules), `skill:N`, `nodes:N`,
    /// `depth:N` or `random`
    #[arg(long, default_value = "club")]
    level: Contestant,
    /// Weaker player, to measure how much skill matters [default: the level below]
    #[arg(long, value_name = "LEVEL")]
    rival: Option<Contestant>,
    /// Random seed: the same seed gives the same games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Number of threads, which doesn't affect the results
    #[arg(long, default_value = "1", value_parser = numbers::threads(), conflicts_with_all = ["compare", "parameter"])]
    threads: NonZero<usize>,
    /// Also measure these rules, with the same openings (repeatable)
    #[arg(long, value_name = "RULES", conflicts_with_all = ["parameter", "keep"])]
    compare: Vec<String>,
    /// Measure the rules with several values of this parameter, such as `board.seeds`
    #[arg(long, value_name = "NAME", conflicts_with = "keep")]
    parameter: Option<String>,
    /// Value of the parameter (repeatable): a number or a range such as `3-6`; `on` or `off` for a
    /// switch; `2,3`, `2-4`, `even` or `4+` for a set of counts; otherwise a word
    #[arg(
        long,
        value_name = "VALUE",
        requires = "parameter",
        allow_hyphen_values = true
    )]
    value: Vec<String>,
    /// Save the results in this folder, and resume from results saved there
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
    /// Sort the built-in measurements by length, wildness, relays (laps per turn), on-the-way
    /// (captures while sowing), skill or first-move
    #[arg(long, value_name = "TRAIT", conflicts_with = "rules", value_parser = parse_trait)]
    sort: Option<Trait>,
    /// Write all figures to this CSV file
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

/// Rules to measure.
struct NamedRules {
    name: String,
    /// The value of the compared parameter.
    value: Option<Value>,
    rules: Arc<RuleSet>,
}

/// The results of a rule set, under a distinguishing name.
struct NamedResults {
    name: String,
    rules: Arc<RuleSet>,
    results: Results,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let messages = Messages::new(Language::default());
    let Some(name) = &arguments.rules else {
        let mut variants = built_in();
        if let Some(trait_) = arguments.sort {
            sort_by_trait(&mut variants, trait_, |measured| Some(&measured.rules));
        }
        table::built_in(&variants, &messages, out)?;
        return arguments.write_csv(&variants);
    };
    let rules = load_rules(name)?;
    let plan = arguments.plan();
    let rule_sets = arguments.all_rules(name, rules, &messages)?;
    check_writable(arguments.csv.as_deref())?;
    let (measured, save_result) = match &rule_sets[..] {
        [single] => {
            let (measured, save_result) = measure(name, &single.rules, plan, arguments)?;
            (vec![measured], save_result)
        }
        _ => (compare(rule_sets, plan, arguments), Ok(())),
    };
    // Print the results even if they couldn't be saved.
    match &measured[..] {
        [measured] => table::write_single(measured, &messages, out)?,
        several => table::write_comparison(several, &messages, out)?,
    }
    arguments.write_csv(&measured)?;
    Ok(save_result?)
}

impl Arguments {
    fn plan(&self) -> Plan {
        let resolve_level = |contestant: Contestant| match contestant {
            Contestant::Level(level) => plan::contestant(level),
            other => other,
        };
        let weaker = match self.level {
            Contestant::Level(level) => Plan::at(level).rival,
            Contestant::Skill(skill) => Contestant::Skill(awale_engine::ai::levels::Skill::new(
                (skill.number() - RIVAL_SKILL_GAP).max(0.0),
            )),
            Contestant::Nodes(nodes) => Contestant::Nodes((nodes / 4).max(1)),
            Contestant::Depth(depth) => Contestant::Depth(depth.saturating_sub(2).max(1)),
            Contestant::Random => Contestant::Random,
        };
        Plan {
            player: resolve_level(self.level),
            rival: self.rival.map_or(weaker, resolve_level),
        }
    }

    /// Returns all rule sets to measure, with their names.
    fn all_rules(
        &self,
        name: &str,
        rules: Arc<RuleSet>,
        messages: &Messages,
    ) -> Result<Vec<NamedRules>, Failure> {
        if let Some(parameter) = &self.parameter {
            return self
                .lanes(parameter, &rules)
                .map_err(|error| lane_error(name, &error, messages));
        }
        let first = NamedRules {
            name: name.to_owned(),
            value: None,
            rules,
        };
        let others = self.compare.iter().map(|other| {
            Ok(NamedRules {
                name: other.clone(),
                value: None,
                rules: load_rules(other)?,
            })
        });
        [Ok(first)].into_iter().chain(others).collect()
    }

    /// Writes the figures to the file given by `--csv`, if any.
    fn write_csv(&self, measured: &[NamedResults]) -> Result<(), Failure> {
        let Some(path) = &self.csv else {
            return Ok(());
        };
        Ok(write_file(path, |file| {
            write!(file, "{}\r\n", csv::HEADER)?;
            measured.iter().try_for_each(|measured| {
                file.write_all(csv::lines(&measured.name, &measured.results).as_bytes())
            })
        })?)
    }

    fn lanes(&self, name: &str, rules: &RuleSet) -> Result<Vec<NamedRules>, LaneError> {
        let spec = rules.spec();
        let parameter = find_parameter(name, spec)?;
        let values = if self.value.is_empty() {
            usual_values(parameter, spec)
        } else {
            parse_values(parameter, &self.value)?
        };
        let rule_sets = lanes(spec, parameter, &values)?.into_iter();
        let named = rule_sets.map(|(value, rules)| NamedRules {
            name: format!("{name} {value}"),
            value: Some(value),
            rules,
        });
        Ok(named.collect())
    }
}

/// The difference in skill between a player given as `skill:N` and the default rival.
const RIVAL_SKILL_GAP: f64 = 13.0;

/// Formats the error for invalid values, with all problems.
fn lane_error(name: &str, error: &LaneError, messages: &Messages) -> Failure {
    let mut text = format!("{}: {}", escaped(name), escaped(&error.to_string()));
    if let LaneError::Invalid { problems, .. } = error {
        for found in problems {
            text.push('\n');
            text.push_str(&problem::problem(messages, found));
        }
    }
    text.into()
}

/// Measures a rule set, and saves the results. Also returns whether they could be saved; a failure
/// to save them ends the measurement.
fn measure(
    name: &str,
    rules: &Arc<RuleSet>,
    plan: Plan,
    arguments: &Arguments,
) -> Result<(NamedResults, Result<(), String>), Failure> {
    let folder = arguments.keep.as_ref().map(Home::at);
    let saved = folder.as_ref().map_or(Ok(None), |folder| {
        saved::check(folder, rules)?;
        saved::load(folder, rules)
    })?;
    let mut results = saved.unwrap_or_else(|| Results::new(rules, plan));
    if *results.plan() != plan {
        let other = results.plan();
        return Err(format!(
            "the saved games of {} were played by {} against {}; choose another folder",
            escaped(name),
            other.player,
            other.rival
        )
        .into());
    }
    let mut save_result = Ok(());
    let mut played = 0;
    let mut last_report = Instant::now();
    while played < arguments.games {
        let batch = play_batch(rules, &results, arguments.games - played, arguments)
            .map_err(|error| format!("{}: {error}", escaped(name)))?;
        let new_trials = batch.trials();
        if new_trials == 0 {
            return Err(format!("{}: no game can be played", escaped(name)).into());
        }
        let merged = folder
            .as_ref()
            .map(|folder| saved::add(folder, rules, batch.clone()));
        match merged.transpose() {
            Ok(Some((total, is_added))) => {
                results = total;
                if is_added {
                    played += new_trials;
                } else {
                    log("another process has saved the same games; continuing after them");
                }
            }
            not_saved => {
                results
                    .merge(&batch)
                    .map_err(|error| format!("{}: {error}", escaped(name)))?;
                played += new_trials;
                save_result = not_saved.map(|_| ());
                if save_result.is_err() {
                    break;
                }
            }
        }
        if last_report.elapsed() >= REPORT_INTERVAL {
            last_report = Instant::now();
            log(&format!("{played} of {} games", arguments.games));
        }
    }
    let measured = NamedResults {
        name: name.to_owned(),
        rules: Arc::clone(rules),
        results,
    };
    Ok((measured, save_result))
}

/// Plays up to `max_trials` trials that aren't in `results`, until the next report is due.
fn play_batch(
    rules: &Arc<RuleSet>,
    results: &Results,
    max_trials: u64,
    arguments: &Arguments,
) -> Result<Results, MergeError> {
    let (seed, plan) = (arguments.seed, *results.plan());
    let first = results.next_number(seed);
    let runs = results.runs().iter();
    let later_runs = runs.filter(|run| run.seed == seed && run.from > first);
    let max_trials = later_runs
        .map(|run| run.from - first)
        .fold(max_trials, u64::min);
    let (next, began) = (AtomicU64::new(first), Instant::now());
    let stop = AtomicBool::new(false);
    let play_trials = || {
        let mut batch = Results::new(rules, plan);
        while began.elapsed() < REPORT_INTERVAL {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= first + max_trials {
                break;
            }
            let Some(trial) = play(rules, &plan, seed, number, &stop) else {
                break;
            };
            batch.add(seed, number, &trial)?;
        }
        Ok(batch)
    };
    let parts: Vec<Result<Results, MergeError>> = thread::scope(|scope| {
        // If some threads can't be started, the others play all games.
        let others: Vec<_> = (1..arguments.threads.get())
            .map_while(|_| thread::Builder::new().spawn_scoped(scope, play_trials).ok())
            .collect();
        let own = play_trials();
        // If a thread panicked, its message has been printed.
        let others = others.into_iter().filter_map(|thread| thread.join().ok());
        others.chain([own]).collect()
    });
    let mut total = Results::new(rules, plan);
    parts
        .into_iter()
        .try_for_each(|batch| total.merge(&batch?))?;
    Ok(total)
}

fn compare(rule_sets: Vec<NamedRules>, plan: Plan, arguments: &Arguments) -> Vec<NamedResults> {
    let names: Vec<String> = rule_sets
        .iter()
        .map(|rule_set| rule_set.name.clone())
        .collect();
    let compared = rule_sets
        .into_iter()
        .map(|rule_set| (rule_set.value, rule_set.rules));
    let mut comparison = Comparison::new(compared, plan, arguments.seed);
    let stop = AtomicBool::new(false);
    let mut last_report = Instant::now();
    while comparison.trials() < arguments.games && comparison.step(&stop) {
        if last_report.elapsed() > REPORT_INTERVAL {
            last_report = Instant::now();
            log(&format!(
                "{} of {} games of each",
                comparison.trials(),
                arguments.games
            ));
        }
    }
    let lanes = comparison.lanes().iter().zip(names);
    let measured = |(lane, name): (&Lane, String)| NamedResults {
        name,
        rules: Arc::clone(lane.rules()),
        results: lane.results().clone(),
    };
    lanes.map(measured).collect()
}

fn parse_trait(key: &str) -> Result<Trait, String> {
    let keys = Trait::ALL.map(Trait::key).join(", ");
    Trait::from_key(key).ok_or_else(|| format!("expected one of {keys}"))
}

/// Returns all measured built-in variants.
fn built_in() -> Vec<NamedResults> {
    let measured = |name: &str| {
        let rules = library::load(name)?.ok()?;
        let results = awale_engine::lab::built_in::results(&rules)?.clone();
        Some(NamedResults {
            name: name.to_owned(),
            rules,
            results,
        })
    };
    library::names().filter_map(measured).collect()
}

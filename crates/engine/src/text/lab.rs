//! Formats the rule lab's figures, warnings and grades.

use crate::lab::traits::Grade;
use crate::lab::{Estimate, Figure, Results, Trait, Unit, Warning, built_in};
use awale_rules::RuleSet;

use super::messages::{Argument, Messages};

/// The mean number of laps per turn from game_trait the rule book mentions it.
const MIN_MENTIONED_LAPS: f64 = 1.05;

/// The traits that describe what a game is like to play.
pub const CHARACTER: [Trait; 3] = [Trait::Length, Trait::Wildness, Trait::Skill];

/// Returns the name of a figure: "First-player wins".
#[must_use]
pub fn figure(messages: &Messages, figure: Figure) -> String {
    messages.get(&format!("lab-figure-{}", figure.key()))
}

/// Formats a value of a figure: "46.5%".
#[must_use]
pub fn amount(messages: &Messages, figure: Figure, value: f64) -> String {
    let unit = figure.unit();
    let number = decimal(messages, to_unit(unit, value));
    let arguments = [("form", unit.key().into()), ("number", number.into())];
    messages.format("lab-amount", &arguments)
}

/// Formats the confidence interval of a figure: "39.7 to 53.4%"; `None` if it has none.
#[must_use]
pub fn interval(messages: &Messages, figure: Figure, estimate: &Estimate) -> Option<String> {
    let (low, high) = estimate.interval?;
    let low = decimal(messages, to_unit(figure.unit(), low));
    let high = amount(messages, figure, high);
    let arguments = [("low", low.into()), ("high", high.into())];
    Some(messages.format("lab-interval", &arguments))
}

/// Formats a warning to the author of a rule set.
#[must_use]
pub fn warning(messages: &Messages, warning: Warning) -> String {
    let percent = |key: &str, share: f64| {
        let percent = (100.0 * share).round() as i64;
        messages.format(key, &[("percent", percent.into())])
    };
    let moves = |key: &str, moves: f64| {
        let moves = moves.round() as i64;
        messages.format(key, &[("moves", moves.into())])
    };
    match warning {
        Warning::Endless {
            share,
            has_repetition,
        } => {
            let games = (1.0 / share).round() as i64;
            let repetition = if has_repetition { "yes" } else { "no" };
            let arguments = [("games", games.into()), ("repetition", repetition.into())];
            messages.format("lab-warning-endless", &arguments)
        }
        Warning::Circles(share) => percent("lab-warning-circles", share),
        Warning::CutOff(share) => percent("lab-warning-cut-off", share),
        Warning::FirstWins(share) => percent("lab-warning-first-wins", share),
        Warning::SecondWins(share) => percent("lab-warning-second-wins", share),
        Warning::Draws(share) => percent("lab-warning-draws", share),
        Warning::LittleSkill(share) => percent("lab-warning-little-skill", share),
        Warning::NoChoice(share) => percent("lab-warning-no-choice", share),
        Warning::Passes(share) => percent("lab-warning-passes", share),
        Warning::FewCatches(share) => percent("lab-warning-few-catches", share),
        Warning::SeedsLeft(share) => percent("lab-warning-seeds-left", share),
        Warning::Penalty(share) => percent("lab-warning-penalty", share),
        Warning::Short(plies) => moves("lab-warning-short", plies),
        Warning::Long(plies) => moves("lab-warning-long", plies),
    }
}

/// Returns the name of a trait: "Length".
#[must_use]
pub fn trait_name(messages: &Messages, game_trait: Trait) -> String {
    messages.get(&format!("lab-trait-{}", game_trait.key()))
}

/// Returns the word for a grade of a trait: "long".
#[must_use]
pub fn grade(messages: &Messages, game_trait: Trait, grade: Grade) -> String {
    let grade = match grade {
        Grade::Low => "low",
        Grade::Middle => "middle",
        Grade::High => "high",
    };
    let key = format!("lab-grade-{}", game_trait.key());
    messages.format(&key, &[("grade", grade.into())])
}

/// Returns the grade of `rules` according to the lab's measurements, if there are any.
#[must_use]
pub fn grade_of(rules: &RuleSet, game_trait: Trait) -> Option<Grade> {
    let results = built_in::results(rules)?;
    game_trait
        .value(results)
        .map(|value| game_trait.grade(value))
}

/// Describes what a game is like to play, in the words of the filters; empty if it hasn't been
/// measured.
#[must_use]
pub fn character(messages: &Messages, rules: &RuleSet) -> String {
    let grades = CHARACTER
        .into_iter()
        .filter_map(|game_trait| Some(grade(messages, game_trait, grade_of(rules, game_trait)?)));
    grades
        .collect::<Vec<_>>()
        .join(&messages.get("words-comma"))
}

/// Describes how a game plays, in a sentence or two for the rule book; `None` if no measured game
/// ended.
#[must_use]
pub fn in_play(messages: &Messages, rules: &RuleSet, results: &Results) -> Option<String> {
    let value = |figure: Figure| results.estimate(figure).map(|estimate| estimate.value);
    let rounded = |number: f64| Argument::from(number.round() as i64);
    let percent = |figure: Figure| value(figure).map(|share| (100.0 * share).round());
    let laps = value(Figure::Laps)?;
    let has_relays = rules.relay().is_some() && laps >= MIN_MENTIONED_LAPS;
    let arguments = [
        ("moves", rounded(value(Figure::Plies)?)),
        ("choice", rounded(value(Figure::Choice)?)),
        ("relays", if has_relays { "yes" } else { "no" }.into()),
        ("laps", decimal(messages, laps).into()),
        ("games", grouped(messages, results.trials()).into()),
        ("first", rounded(percent(Figure::FirstWins)?)),
        ("second", rounded(percent(Figure::SecondWins)?)),
        ("draws", rounded(percent(Figure::Draws)?)),
    ];
    Some(messages.format("lab-book", &arguments))
}

fn to_unit(unit: Unit, value: f64) -> f64 {
    match unit {
        Unit::Share => 100.0 * value,
        _ => value,
    }
}

/// Formats a number with the thousands separator of the language.
fn grouped(messages: &Messages, number: u64) -> String {
    if number < 1000 {
        return number.to_string();
    }
    let separator = messages.get("lab-thousands-mark");
    let (thousands, rest) = (number / 1000, number % 1000);
    format!("{}{separator}{rest:03}", grouped(messages, thousands))
}

/// Formats a number to one decimal place, with the decimal mark of the language.
fn decimal(messages: &Messages, number: f64) -> String {
    let text = format!("{number:.1}");
    // "-0.0" becomes "0.0".
    let text = if text == "-0.0" {
        "0.0".to_owned()
    } else {
        text
    };
    match messages.get("lab-decimal-mark").as_str() {
        "." => text,
        decimal_mark => text.replace('.', decimal_mark),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::ai::Level;
    use crate::lab::{Lab, Plan, built_in};
    use crate::text::Language;
    use awale_rules::library;

    /// Returns a warning of each kind, with every variant of the wording.
    fn all_warnings() -> Vec<Warning> {
        let endless = [0.9, 0.5, 0.2].into_iter().flat_map(|share| {
            [false, true].map(|has_repetition| Warning::Endless {
                share,
                has_repetition,
            })
        });
        let others = [
            Warning::Circles(0.41),
            Warning::CutOff(0.41),
            Warning::FirstWins(0.41),
            Warning::SecondWins(0.41),
            Warning::Draws(0.41),
            Warning::LittleSkill(0.41),
            Warning::NoChoice(0.41),
            Warning::Passes(0.41),
            Warning::FewCatches(0.41),
            Warning::SeedsLeft(0.41),
            Warning::Penalty(0.41),
            Warning::Short(41.4),
            Warning::Long(41.4),
        ];
        endless.chain(others).collect()
    }

    #[test]
    fn the_lab_is_worded_in_every_language() {
        let rules = library::load("abidjan").unwrap().unwrap();
        let mut lab = Lab::new(rules, Plan::at(Level::Initiation), 0);
        (0..4).for_each(|_| assert!(lab.step(&AtomicBool::new(false))));
        for language in Language::all() {
            let messages = Messages::new(language);
            let mut texts: Vec<String> = Vec::new();
            for measured in Figure::ALL {
                texts.push(figure(&messages, measured));
            }
            for finding in all_warnings() {
                let words = warning(&messages, finding);
                let endless = matches!(finding, Warning::Endless { .. });
                assert!(endless || words.contains("41"), "{language:?}: {words}");
                texts.push(words);
            }
            for game_trait in Trait::ALL {
                texts.push(trait_name(&messages, game_trait));
                for rank in [Grade::Low, Grade::Middle, Grade::High] {
                    texts.push(format!(
                        "{game_trait:?}: {}",
                        grade(&messages, game_trait, rank)
                    ));
                }
            }
            texts.push(in_play(&messages, lab.rules(), lab.results()).unwrap());
            for words in &texts {
                let is_complete = !words.is_empty() && !words.contains(['{', '$']);
                assert!(
                    is_complete && !words.contains("lab-"),
                    "{language:?}: {words}"
                );
            }
            let distinct: BTreeSet<&String> = texts.iter().collect();
            assert_eq!(distinct.len(), texts.len(), "{language:?}");
        }
    }

    #[test]
    fn the_rule_book_states_the_measured_figures() {
        for name in library::names().chain(library::world_names()) {
            let rules = library::load(name).unwrap().unwrap();
            let Some(results) = built_in::results(&rules) else {
                continue;
            };
            let share = |figure| (100.0 * results.estimate(figure).unwrap().value).round();
            for language in Language::all() {
                let messages = Messages::new(language);
                let sentence = in_play(&messages, &rules, results).unwrap();
                let games = grouped(&messages, results.trials());
                let words = sentence.split([' ', '%', '.', ';', '\u{a0}', '\u{202f}']);
                let words: Vec<&str> = words.collect();
                assert!(
                    sentence.contains(&format!(" {games} ")),
                    "{name}: {sentence}"
                );
                for figure in [Figure::FirstWins, Figure::SecondWins] {
                    let share = share(figure).to_string();
                    assert!(
                        words.contains(&share.as_str()),
                        "{name} {figure:?}: {sentence}"
                    );
                }
            }
        }
    }

    #[test]
    fn numbers_follow_the_format_of_the_language() {
        let [english, french] =
            ["en", "fr"].map(|code| Messages::new(Language::from_code(code).unwrap()));
        let estimate = Estimate {
            value: 0.465,
            interval: Some((0.397, 0.534)),
            samples: 200,
        };
        let texts = |messages| {
            [
                amount(messages, Figure::FirstWins, 0.465),
                interval(messages, Figure::FirstWins, &estimate).unwrap(),
                amount(messages, Figure::FirstMargin, -0.04),
            ]
        };
        assert_eq!(texts(&english), ["46.5%", "39.7 to 53.4%", "0.0"]);
        assert_eq!(texts(&french), ["46,5\u{a0}%", "39,7 à 53,4\u{a0}%", "0,0"]);
        for (games, text) in [(600, "600"), (3_000, "3,000"), (1_020_007, "1,020,007")] {
            assert_eq!(grouped(&english, games), text);
        }
    }

    #[test]
    fn a_fifth_is_one_in_five() {
        let messages = Messages::new(Language::default());
        let endless = Warning::Endless {
            share: 0.2,
            has_repetition: false,
        };
        let words = warning(&messages, endless);
        assert!(words.starts_with("One game in 5 never ends."), "{words}");
        let words = warning(&messages, Warning::FirstWins(0.83));
        assert!(
            words.starts_with("The first player wins 83% of games. Consider"),
            "{words}"
        );
    }
}

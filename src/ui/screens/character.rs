//! What games are like to play, in the words of the lab.

use crate::localization::Words;
use awale_engine::lab::traits::Grade;
use awale_engine::lab::{Trait, built_in};
use awale_engine::text::lab::grade;
use awale_rules::RuleSet;

/// The traits that describe a game.
pub(super) const TRAITS: [Trait; 3] = [Trait::Length, Trait::Wildness, Trait::Skill];

/// Returns the grade of these rules by the lab's measurements, if there are any.
pub(super) fn grade_of(rules: &RuleSet, which: Trait) -> Option<Grade> {
    let results = built_in::results(rules)?;
    which.value(results).map(|value| which.grade(value))
}

/// Returns the traits of these rules, in the words of the filters; empty if they weren't measured.
pub(super) fn in_words(rules: &RuleSet, words: &Words) -> String {
    let grades = TRAITS
        .into_iter()
        .filter_map(|which| Some(grade(words, which, grade_of(rules, which)?)));
    grades.collect::<Vec<_>>().join(&words.get("words-comma"))
}

//! Presents the parameters of a rule file to players: in groups, with explanations.

use awale_rules::parameters::{self, Choice, Parameter};
use awale_rules::spec::{Counts, FOUR_ROWS, RuleSpec, TWO_ROWS};

/// A group of related parameters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Group {
    /// Size, starting position and direction of the board.
    #[default]
    Board,
    /// Extra moves.
    Turn,
    /// The holes that may be played.
    Play,
    /// Sowing, and captures on the way.
    Sowing,
    /// Special holes, which players can claim.
    Special,
    /// Captures at the end of a sowing.
    Capture,
    /// Rules specific to Bao.
    Bao,
    /// The end of a game, and the remaining seeds.
    End,
    /// Matches of several rounds.
    Rounds,
}

impl Group {
    /// All groups, in the order of a rule file.
    pub const ALL: [Self; 9] = [
        Self::Board,
        Self::Turn,
        Self::Play,
        Self::Sowing,
        Self::Special,
        Self::Capture,
        Self::Bao,
        Self::End,
        Self::Rounds,
    ];

    /// Returns its stable name, and the message key of its heading.
    #[must_use]
    pub const fn name_and_key(self) -> (&'static str, &'static str) {
        match self {
            Self::Board => ("board", "workshop-group-board"),
            Self::Turn => ("turn", "workshop-group-turn"),
            Self::Special => ("special", "workshop-group-special"),
            Self::Rounds => ("rounds", "workshop-group-rounds"),
            Self::Play => ("play", "workshop-group-play"),
            Self::Sowing => ("sowing", "workshop-group-sowing"),
            Self::Bao => ("bao", "workshop-group-bao"),
            Self::Capture => ("capture", "workshop-group-capture"),
            Self::End => ("end", "workshop-group-end"),
        }
    }

    /// Returns the parameters in this group, in the order of a rule file.
    pub fn parameters(self) -> impl Iterator<Item = &'static Parameter> {
        let is_in = move |parameter: &&Parameter| {
            let group = parameter.path.split('.').next().unwrap_or_default();
            let (name, _) = self.name_and_key();
            group == name
                || self == Self::Sowing && group == "flow_capture"
                || self == Self::Capture && group == "else_capture"
        };
        parameters::ALL.iter().filter(is_in)
    }

    /// Returns the parameters in this group that players can change in `spec`: those that apply
    /// there, and those whose value is in conflict with others.
    pub fn shown(self, spec: &RuleSpec) -> impl Iterator<Item = &'static Parameter> {
        self.parameters().filter(|parameter| {
            parameter.get(spec).is_some()
                && (parameter.applies(spec) || parameter.conflict(spec).is_some())
        })
    }
}

/// Returns the message key of a parameter's name; the message's `help` attribute explains it.
#[must_use]
pub fn key(parameter: &Parameter) -> String {
    let path = parameter.path.replace(['.', '_'], "-");
    format!("workshop-parameter-{path}")
}

/// Returns the message key of a choice's name; the message's `help` attribute explains it.
#[must_use]
pub fn choice_key(choice: &Choice) -> String {
    format!("workshop-choice-{}-{}", choice.of, choice.word('-'))
}

/// The numbers of rows that a board can have, each with its stable name and message key.
pub const ROW_KEYS: [(i64, &str, &str); 2] = [
    (TWO_ROWS, "two", "workshop-rows-two"),
    (FOUR_ROWS, "four", "workshop-rows-four"),
];

/// The forms of a set of counts, in menu order, each as its stable name and message key.
pub const COUNT_FORMS: [(&str, &str); 5] = [
    ("only", "workshop-counts-only"),
    ("between", "workshop-counts-between"),
    ("even", "workshop-counts-even"),
    ("at_least", "workshop-counts-at-least"),
    ("never", "workshop-counts-never"),
];

/// Returns the index of the form of `counts` in [`COUNT_FORMS`].
#[must_use]
pub const fn count_form(counts: &Counts) -> usize {
    match counts {
        Counts::Only(_) => 0,
        Counts::Between(..) => 1,
        Counts::Even => 2,
        Counts::AtLeast(_) => 3,
        Counts::Never => 4,
    }
}

/// Converts `counts` to another form, as closely as that form allows.
#[must_use]
pub fn in_form(counts: &Counts, form: usize) -> Counts {
    let (low, high) = match counts {
        Counts::Only(list) => (
            list.iter().copied().min().unwrap_or(2),
            list.iter().copied().max().unwrap_or(3),
        ),
        &Counts::Between(low, high) => (low, high),
        Counts::Even | Counts::Never => (2, 4),
        &Counts::AtLeast(low) => (low, low),
    };
    match form {
        0 => Counts::Only(match counts {
            Counts::Only(list) => list.clone(),
            Counts::Even => vec![2, 4, 6],
            // Keeps only the ends of a long range.
            _ if high - low > 20 => vec![low, high],
            _ => (low..=high).collect(),
        }),
        1 => Counts::Between(low, high),
        2 => Counts::Even,
        4 => Counts::Never,
        _ => Counts::AtLeast(low),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Language, Messages};
    use awale_rules::parameters::Domain;

    #[test]
    fn every_parameter_and_every_choice_is_explained_in_every_language() {
        for language in Language::all() {
            let messages = Messages::new(language);
            let assert_explained = |key: &str| {
                let help = messages.help(key);
                assert!(
                    help.is_some_and(|help| !help.is_empty()),
                    "{key} in {language:?}"
                );
            };
            for parameter in parameters::ALL {
                assert_explained(&key(parameter));
                let choices = parameter.every_choice();
                choices.for_each(|choice| assert_explained(&choice_key(&choice)));
                if matches!(parameter.domain, Domain::OptionalNumber { .. }) {
                    assert_explained(&format!("{}-number", key(parameter)));
                }
            }
            ROW_KEYS
                .iter()
                .for_each(|(_, _, key)| assert_explained(key));
            COUNT_FORMS
                .iter()
                .for_each(|(_, key)| assert_explained(key));
        }
    }

    #[test]
    fn every_parameter_is_in_one_group() {
        let grouped = Group::ALL.into_iter().flat_map(Group::parameters);
        let grouped: Vec<&str> = grouped.map(|parameter| parameter.path).collect();
        let all: Vec<&str> = parameters::ALL
            .iter()
            .map(|parameter| parameter.path)
            .collect();
        assert_eq!(grouped, all);
    }
}

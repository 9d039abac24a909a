//! The parameters of a rule file, as a player changes them.

use crate::rules::limits::Range;
use crate::rules::spec::{Counts, RuleSpec};

/// Parameters that belong together, in the order of a rule file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Group {
    /// Size, filling and direction of the board.
    #[default]
    Board,
    /// Which holes may be lifted.
    Play,
    /// How seeds are sown, and captures on the way.
    Sowing,
    /// Captures at the end of a sowing.
    Capture,
    /// How a game ends, and who gets what is left.
    End,
}

impl Group {
    /// All groups, in the order of a rule file.
    pub const ALL: [Self; 5] = [
        Self::Board,
        Self::Play,
        Self::Sowing,
        Self::Capture,
        Self::End,
    ];

    /// Its stable name, and the key of its heading.
    #[must_use]
    pub const fn name_and_key(self) -> (&'static str, &'static str) {
        match self {
            Self::Board => ("board", "workshop-group-board"),
            Self::Play => ("play", "workshop-group-play"),
            Self::Sowing => ("sowing", "workshop-group-sowing"),
            Self::Capture => ("capture", "workshop-group-capture"),
            Self::End => ("end", "workshop-group-end"),
        }
    }
}

/// One parameter.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its field in a rule file, as [`RuleProblem::field`](crate::rules::RuleProblem::field) names it.
    pub field: &'static str,
    /// The key of its name; the message's attribute `help` says what it means.
    pub key: &'static str,
    /// What values it takes, and how it is read and changed.
    pub form: Form,
}

/// What values a parameter takes. Reading gives `None` if the rule has no such
/// parameter (a rule without relays has no last lap); changing it then has no effect.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// On or off.
    Switch {
        /// Reads it.
        get: fn(&RuleSpec) -> Option<bool>,
        /// Changes it.
        set: fn(&mut RuleSpec, bool),
    },
    /// A number.
    Number {
        /// The least and the greatest that make sense.
        range: Range,
        /// Reads it.
        get: fn(&RuleSpec) -> Option<i64>,
        /// Changes it.
        set: fn(&mut RuleSpec, i64),
    },
    /// A set of seed counts.
    Counts {
        /// Reads it.
        get: fn(&RuleSpec) -> Option<Counts>,
        /// Changes it.
        set: fn(&mut RuleSpec, Counts),
    },
    /// One of a few values.
    Choice {
        /// The values.
        values: &'static [Value],
        /// Reads it, as the number of a value.
        get: fn(&RuleSpec) -> Option<usize>,
        /// Changes it to the value of this number; to none that there isn't.
        set: fn(&mut RuleSpec, usize),
    },
}

/// A value that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Its stable name, which doesn't depend on the language.
    pub name: &'static str,
    /// The key of its name; the message's attribute `help` says what it means.
    pub key: &'static str,
}

impl Parameter {
    /// Whether a rule has this parameter.
    #[must_use]
    pub fn is_in(&self, spec: &RuleSpec) -> bool {
        match self.form {
            Form::Switch { get, .. } => get(spec).is_some(),
            Form::Number { get, .. } => get(spec).is_some(),
            Form::Counts { get, .. } => get(spec).is_some(),
            Form::Choice { get, .. } => get(spec).is_some(),
        }
    }
}

/// The four ways to describe a set of counts, in the order in which they are offered.
pub const COUNT_FORMS: [Value; 4] = [
    Value {
        name: "only",
        key: "workshop-counts-only",
    },
    Value {
        name: "between",
        key: "workshop-counts-between",
    },
    Value {
        name: "even",
        key: "workshop-counts-even",
    },
    Value {
        name: "at_least",
        key: "workshop-counts-at-least",
    },
];

/// The number of the way in which `counts` are described, in [`COUNT_FORMS`].
#[must_use]
pub const fn count_form(counts: &Counts) -> usize {
    match counts {
        Counts::Only(_) => 0,
        Counts::Between(..) => 1,
        Counts::Even => 2,
        Counts::AtLeast(_) => 3,
    }
}

/// `counts` described in another way, as near to what they were as that way can come.
#[must_use]
pub fn in_form(counts: &Counts, form: usize) -> Counts {
    let (low, high) = match counts {
        Counts::Only(list) => (
            list.iter().copied().min().unwrap_or(2),
            list.iter().copied().max().unwrap_or(3),
        ),
        &Counts::Between(low, high) => (low, high),
        Counts::Even => (2, 4),
        &Counts::AtLeast(low) => (low, low),
    };
    match form {
        0 => Counts::Only(match counts {
            Counts::Only(list) => list.clone(),
            Counts::Even => vec![2, 4, 6],
            // A long range is given by its ends alone.
            _ if high - low > 20 => vec![low, high],
            _ => (low..=high).collect(),
        }),
        1 => Counts::Between(low, high),
        2 => Counts::Even,
        _ => Counts::AtLeast(low),
    }
}

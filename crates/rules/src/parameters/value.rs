//! Parameter values and their text forms.

use std::borrow::Cow;
use std::fmt;

use crate::plain_text::in_quotes;
use crate::spec::{Counts, ElseCaptureSpec, NyumbaSpec, Pair};

/// The value of a rule parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// On or off.
    Switch(bool),
    /// Whether the group of parameters is present.
    Group(bool),
    /// An integer.
    Number(i64),
    /// An integer, or none.
    OptionalNumber(Option<i64>),
    /// A set of seed counts.
    Counts(Counts),
    /// One value of an enum.
    Choice(Choice),
    /// Several values of an enum.
    Choices(Vec<Choice>),
    /// A number for each hole of a row; empty if all holes start with the same number.
    Row(Vec<i64>),
    /// A second special hole.
    Pair(Pair),
    /// Alternative captures, tried in order.
    Captures(Vec<ElseCaptureSpec>),
    /// The letters of South's holes.
    Letters(Vec<String>),
    /// The nyumba of each player.
    Nyumba(Option<NyumbaSpec>),
}

/// A variant of an enum in a rule file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The enum, such as `territory`; several parameters may share it.
    pub of: &'static str,
    /// The variant, as spelled in rule files: `IfPossible`.
    pub name: &'static str,
}

impl Value {
    /// Formats the value as in rule files and in the canonical text of fingerprints. For a group,
    /// this gives only its presence.
    pub(crate) fn ron(&self) -> Cow<'static, str> {
        match self {
            Self::Switch(true) => "true".into(),
            Self::Switch(false) => "false".into(),
            Self::Group(true) => "Some".into(),
            Self::Group(false) | Self::OptionalNumber(None) => "None".into(),
            Self::Number(number) => number.to_string().into(),
            Self::OptionalNumber(Some(number)) => format!("Some({number})").into(),
            Self::Counts(Counts::Only(counts)) => format!("Only([{}])", list(counts, ", ")).into(),
            Self::Counts(Counts::Between(low, high)) => format!("Between({low}, {high})").into(),
            Self::Counts(Counts::Even) => "Even".into(),
            Self::Counts(Counts::AtLeast(low)) => format!("AtLeast({low})").into(),
            Self::Counts(Counts::Never) => "Never".into(),
            Self::Choice(choice) => choice.name.into(),
            Self::Choices(choices) => format!("[{}]", names(choices, ", ")).into(),
            Self::Row(numbers) => format!("[{}]", list(numbers, ", ")).into(),
            Self::Pair(Pair::None) => "None".into(),
            Self::Pair(Pair::Opposite(count)) => format!("Opposite({count})").into(),
            Self::Pair(Pair::Previous(count)) => format!("Previous({count})").into(),
            Self::Captures(captures) => {
                let captures: Vec<String> = captures.iter().map(capture).collect();
                format!("[{}]", captures.join(", ")).into()
            }
            Self::Letters(letters) => {
                let letters: Vec<String> = letters.iter().map(|letter| in_quotes(letter)).collect();
                format!("[{}]", letters.join(", ")).into()
            }
            Self::Nyumba(None) => "None".into(),
            Self::Nyumba(Some(NyumbaSpec { hole, seeds })) => {
                format!("Some((hole: {}, seeds: {seeds}))", in_quotes(hole)).into()
            }
        }
    }
}

/// Formats an alternative capture as RON.
fn capture(capture: &ElseCaptureSpec) -> String {
    let fields = [
        ("counts", capture.counts.value()),
        ("territory", capture.territory.value()),
        ("takes", capture.takes.value()),
        ("needs", capture.needs.value()),
        ("one_lap", capture.one_lap.value()),
        ("chain", capture.chain.value()),
    ];
    let fields = fields.map(|(name, value)| format!("{name}: {}", value.ron()));
    format!("({})", fields.join(", "))
}

fn names(choices: &[Choice], separator: &str) -> String {
    let names: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
    names.join(separator)
}

fn list(counts: &[i64], separator: &str) -> String {
    let counts: Vec<String> = counts.iter().map(i64::to_string).collect();
    counts.join(separator)
}

impl fmt::Display for Value {
    /// Writes a single word for the command line: `on`, `off`, `5`, `2,3`, `2-4`, `even`, `4+`,
    /// `if_possible`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(true) | Self::Group(true) => f.pad("on"),
            Self::Switch(false) | Self::Group(false) | Self::OptionalNumber(None) => f.pad("off"),
            Self::Number(number) | Self::OptionalNumber(Some(number)) => number.fmt(f),
            Self::Counts(Counts::Only(counts)) => f.pad(&list(counts, ",")),
            Self::Counts(Counts::Between(low, high)) => f.pad(&format!("{low}-{high}")),
            Self::Counts(Counts::Even) => f.pad("even"),
            Self::Counts(Counts::AtLeast(low)) => f.pad(&format!("{low}+")),
            Self::Counts(Counts::Never) => f.pad("never"),
            Self::Choice(choice) => f.pad(&choice.word('_')),
            Self::Choices(choices) if choices.is_empty() => f.pad("off"),
            Self::Choices(choices) => {
                let words: Vec<String> = choices.iter().map(|choice| choice.word('_')).collect();
                f.pad(&words.join("+"))
            }
            Self::Row(numbers) if numbers.is_empty() => f.pad("alike"),
            Self::Row(numbers) => f.pad(&list(numbers, ",")),
            Self::Pair(Pair::None) => f.pad("off"),
            Self::Pair(Pair::Opposite(count)) => f.pad(&format!("opposite:{count}")),
            Self::Pair(Pair::Previous(count)) => f.pad(&format!("previous:{count}")),
            Self::Captures(captures) => captures.len().fmt(f),
            Self::Letters(letters) if letters.is_empty() => f.pad("off"),
            Self::Letters(letters) => f.pad(&letters.join("+")),
            Self::Nyumba(None) => f.pad("off"),
            Self::Nyumba(Some(NyumbaSpec { hole, seeds })) => f.pad(&format!("{hole}:{seeds}")),
        }
    }
}

impl Choice {
    /// Returns the variant's name in lowercase, its words joined by `separator`:
    /// `not_stuck_else_each_own`.
    #[must_use]
    pub fn word(&self, separator: char) -> String {
        let mut word = String::new();
        for letter in self.name.chars().filter(char::is_ascii_alphabetic) {
            if letter.is_ascii_uppercase() && !word.is_empty() {
                word.push(separator);
            }
            word.push(letter.to_ascii_lowercase());
        }
        word
    }
}

/// A type of rule-file field that can be a parameter.
pub(super) trait Field: Sized {
    /// Converts the field to a parameter value.
    fn value(&self) -> Value;

    /// Converts `value` to the field's type; `None` if it is of a different kind.
    fn from_value(value: &Value) -> Option<Self>;
}

/// Implements [`Field`] for types that correspond to a variant of [`Value`].
macro_rules! fields {
    ($($type:ty: $variant:ident;)+) => {
        $(impl Field for $type {
            fn value(&self) -> Value {
                Value::$variant(Clone::clone(self))
            }

            fn from_value(value: &Value) -> Option<Self> {
                match value {
                    Value::$variant(value) => Some(Clone::clone(value)),
                    _ => None,
                }
            }
        })+
    };
}

fields! {
    bool: Switch;
    i64: Number;
    Option<i64>: OptionalNumber;
    Counts: Counts;
    Pair: Pair;
    Vec<i64>: Row;
    Vec<ElseCaptureSpec>: Captures;
    Vec<String>: Letters;
    Option<NyumbaSpec>: Nyumba;
}

/// A field type that is an enum in rule files.
pub(super) trait EnumField: Field + Copy {}

impl<T: EnumField> Field for Vec<T> {
    fn value(&self) -> Value {
        let choices = self.iter().filter_map(|field| match field.value() {
            Value::Choice(choice) => Some(choice),
            _ => None,
        });
        Value::Choices(choices.collect())
    }

    fn from_value(value: &Value) -> Option<Self> {
        match value {
            Value::Choices(choices) => choices
                .iter()
                .map(|&choice| T::from_value(&Value::Choice(choice)))
                .collect(),
            _ => None,
        }
    }
}

/// Lists an enum's variants, then those specific to four rows. Omitting a variant is a compile
/// error.
macro_rules! choices {
    ($($kind:literal: $type:ident {
        $($variant:ident $(($inner:ident::$value:ident))?),+ $(,)?
    } $(and { $($more:ident),+ })?)+) => {
        $(impl $type {
/// The variants for two rows or for all boards, in display order.
            pub const CHOICES: &'static [Choice] = &[$(Choice {
                of: $kind,
                name: concat!(stringify!($variant) $(, "(", stringify!($value), ")")?),
            }),+];
            $(
                /// The variants for four rows, if they differ.
                pub const ON_FOUR_ROWS: &'static [Choice] = &[$(Choice {
                    of: $kind,
                    name: stringify!($more),
                }),+];
            )?
            const VALUES: &'static [Self] = &[
                $(Self::$variant $(($inner::$value))?,)+
                $($(Self::$more),+)?
            ];
        }

        impl EnumField for $type {}

        impl Field for $type {
            fn value(&self) -> Value {
                Value::Choice(match self {
                    $(Self::$variant $(($inner::$value))? => Choice {
                        of: $kind,
                        name: concat!(stringify!($variant) $(, "(", stringify!($value), ")")?),
                    },)+
                    $($(Self::$more => Choice {
                        of: $kind,
                        name: stringify!($more),
                    },)+)?
                })
            }

            fn from_value(value: &Value) -> Option<Self> {
                let values = Self::VALUES.iter().copied();
                values.into_iter().find(|known| known.value() == *value)
            }
        })+
    };
}
pub(super) use choices;

//! The rules of a game parameter by parameter, in the words of the workshop.

use super::Section;
use crate::rules::RuleSet;
use crate::rules::parameters::{self, Choice, Value};
use crate::rules::spec::Pair;
use crate::text::messages::Messages;
use crate::workshop::parameter::{choice_key, key};

/// Every parameter of the rules whose value differs from the one that a rule file leaves out.
pub(super) fn settings(rules: &RuleSet, messages: &Messages) -> Section {
    let spec = rules.spec();
    let named = parameters::of(spec)
        .filter(|parameter| parameter.group() != "board" || parameter.since > 1)
        .filter_map(|parameter| {
            let value = parameter.get(spec)?;
            (Some(&value) != parameter.default().as_ref()).then_some((parameter, value))
        });
    let items = named.map(|(parameter, value)| {
        let key = key(parameter);
        let value = in_words(&value, messages);
        let help = messages.help(&key).unwrap_or_default();
        let name = messages.get(&key);
        messages.format(
            "book-world-setting",
            &[
                ("name", name.into()),
                ("value", value.into()),
                ("help", help.into()),
            ],
        )
    });
    Section::new(messages.get("book-world-heading")).list(items.collect())
}

fn in_words(value: &Value, messages: &Messages) -> String {
    let choice = |choice: &Choice| messages.get(&choice_key(choice));
    let on = |on: bool| {
        messages.get(if on {
            "workshop-lab-on"
        } else {
            "workshop-lab-off"
        })
    };
    match value {
        Value::Switch(is_on) | Value::Group(is_on) => on(*is_on),
        Value::OptionalNumber(None) => on(false),
        Value::Choice(one) => choice(one),
        Value::Choices(choices) => {
            let words: Vec<String> = choices.iter().map(choice).collect();
            messages.all_of(&words)
        }
        Value::Pair(Pair::Opposite(seeds)) => {
            format!("{} ({seeds})", messages.get("workshop-pair-opposite"))
        }
        Value::Pair(Pair::Previous(seeds)) => {
            format!("{} ({seeds})", messages.get("workshop-pair-previous"))
        }
        Value::Pair(Pair::None) => messages.get("workshop-pair-none"),
        Value::Counts(counts) => {
            let counts = crate::rules::counts::CountSet::from(counts);
            messages.counts(&crate::text::words::CountWords::of(&counts))
        }
        value => value.to_string(),
    }
}

//! The variants that can be chosen.

use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::{RuleSet, library};
use crate::text::{Language, Messages, problem};

/// The variant of a player who has not chosen one yet.
pub const USUAL: &str = "awale";

/// All variants that come with the program, the best known first.
#[derive(Resource, Default)]
pub struct Variants(Vec<Variant>);

/// One variant.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The name of its file, which doesn't depend on the language.
    pub name: &'static str,
    /// Its rules on its usual board.
    pub rules: Arc<RuleSet>,
}

impl Variants {
    /// All of them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Variant> {
        self.0.iter()
    }

    /// The variant of this name; nothing where there is no such one.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Variant> {
        self.0.iter().find(|variant| variant.name == name)
    }

    /// The variant of this name, or the usual one.
    #[must_use]
    pub fn get_or_usual(&self, name: &str) -> Option<&Variant> {
        self.get(name)
            .or_else(|| self.get(USUAL))
            .or_else(|| self.0.first())
    }
}

pub(super) fn plugin(app: &mut App) {
    let mut variants = Variants::default();
    for name in library::names() {
        match library::load(name) {
            Some(Ok(rules)) => variants.0.push(Variant { name, rules }),
            Some(Err(error)) => {
                let messages = Messages::new(Language::default());
                error!("{}", problem::report(&messages, name, &error));
            }
            None => {}
        }
    }
    app.insert_resource(variants);
}

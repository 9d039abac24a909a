//! The variables and references of a message.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Attribute, CallArguments, Expression, InlineExpression, Message, Pattern, PatternElement,
};

/// The variables and references of a message.
#[derive(Default)]
pub(super) struct Needs {
    /// Its variables, in text or selectors.
    pub variables: BTreeSet<String>,
    /// The messages it references.
    pub messages: BTreeSet<String>,
    /// Its attributes.
    pub attributes: BTreeSet<String>,
}

impl Needs {
    pub fn of(message: &Message<&str>) -> Self {
        let mut needs = Self::default();
        message.value.iter().for_each(|value| needs.pattern(value));
        for Attribute { id, value } in &message.attributes {
            needs.attributes.insert(id.name.to_owned());
            needs.pattern(value);
        }
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.call(arguments));
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
        for named in &arguments.named {
            self.inline(&named.value);
        }
    }
}

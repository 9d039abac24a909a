//! The variables and references of a message.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Message, Pattern, PatternElement,
};

/// The variables and references of a message, to compare across languages.
#[derive(Default)]
pub(super) struct MessageSignature {
    /// The variables in its text and selectors.
    pub variables: BTreeSet<String>,
    /// The keys of the messages that it references.
    pub messages: BTreeSet<String>,
}

impl MessageSignature {
    pub fn of(message: &Message<&str>) -> Self {
        let mut signature = Self::default();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(attributes) {
            signature.visit_pattern(pattern);
        }
        signature
    }

    fn visit_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.visit_expression(expression);
            }
        }
    }

    fn visit_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.visit_inline(inline),
            Expression::Select { selector, variants } => {
                self.visit_inline(selector);
                for variant in variants {
                    self.visit_pattern(&variant.value);
                }
            }
        }
    }

    fn visit_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.visit_call(arguments),
            InlineExpression::Placeable { expression } => self.visit_expression(expression),
            InlineExpression::TermReference { arguments, .. } => {
                arguments
                    .iter()
                    .for_each(|arguments| self.visit_call(arguments));
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn visit_call(&mut self, arguments: &CallArguments<&str>) {
        for positional in &arguments.positional {
            self.visit_inline(positional);
        }
        for named in &arguments.named {
            self.visit_inline(&named.value);
        }
    }
}

//! Chooses the fastest model that supports the rules.

/// Evaluates an expression with the fastest model that supports the rules, or else with the
/// reference model. This is a macro because the expression is compiled once for each model.
#[macro_export]
macro_rules! with_model {
    ($rules:expr, $position:expr, $knowledge:expr, |$model:ident| $body:expr) => {
        if let Some($model) = $crate::ai::packed::PackedModel::new($rules, $position, $knowledge) {
            $body
        } else {
            let $model = $crate::ai::model::Reference::new($rules, $knowledge);
            $body
        }
    };
}
pub use with_model;

//! Determines whether the ownership of rows matters.

use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Fallback, GrandSlam, Remaining, Territory};

/// Returns true if it matters who owns a row. If both players may play all holes and no other rule
/// depends on the owner, "your own row" would only confuse.
pub(super) fn have_owners(rules: OnTwoRows<'_>) -> bool {
    let (two_rows, end) = (rules.two_rows, rules.end());
    let owners_keep_remaining = matches!(
        end.remaining,
        Remaining::EachOwn | Remaining::NotStuckElse(Fallback::EachOwn)
    );
    let owners_keep_repeated = rules.circles_give_each_own();
    !rules.lifts_anywhere()
        || two_rows.capture().territory != Territory::Any
        || two_rows.grand_slam != GrandSlam::Allowed
        || two_rows.stop_in != Territory::Any
        || two_rows
            .flow_capture
            .as_ref()
            .is_some_and(|flow| flow.territory != Territory::Any)
        || end.empty_territory
        || owners_keep_remaining
        || owners_keep_repeated
}

//! Determines whether the ownership of rows matters.

use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Fallback, GrandSlam, Remaining, Territory};

/// Returns true if it matters who owns a row. If both players may play all holes and no other rule
/// depends on the owner, "your own row" would only confuse.
pub(super) fn have_owners(rules: OnTwoRows<'_>) -> bool {
    let (spec, end) = (rules.spec(), rules.end());
    let owners_keep_remaining = matches!(
        end.remaining,
        Remaining::EachOwn | Remaining::NotStuckElse(Fallback::EachOwn)
    );
    let owners_keep_repeated = rules.circles_give_each_own();
    !rules.lifts_anywhere()
        || spec.capture.territory != Territory::Any
        || spec.capture.grand_slam != GrandSlam::Allowed
        || (rules.relay()).is_some_and(|relay| relay.stop_in != Territory::Any)
        || (spec.flow_capture.as_ref()).is_some_and(|flow| flow.territory != Territory::Any)
        || end.empty_territory
        || owners_keep_remaining
        || owners_keep_repeated
}

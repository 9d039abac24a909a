//! Decides whether rows belong to players.

use awale_rules::RuleSet;
use awale_rules::spec::{Fallback, GrandSlam, PlayFrom, Remaining, Territory};

/// Returns true if the owner of a row matters. If both players may play all holes and no other rule
/// depends on the owner, "your own row" would only confuse.
pub(super) fn have_owners(rules: &RuleSet) -> bool {
    let (capture, end) = (rules.capture(), rules.end());
    let each_own = matches!(
        end.remaining,
        Remaining::EachOwn | Remaining::NotStuckElse(Fallback::EachOwn)
    );
    let repeated = rules.circles_give_each_own();
    rules.play().from == PlayFrom::Own
        || capture.territory != Territory::Any
        || capture.grand_slam != GrandSlam::Allowed
        || rules
            .relay()
            .is_some_and(|relay| relay.stop_in != Territory::Any)
        || rules
            .flow_capture()
            .is_some_and(|flow| flow.territory != Territory::Any)
        || end.empty_territory
        || each_own
        || repeated
}

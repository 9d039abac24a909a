//! Describes the duty to feed an opponent without seeds.

use crate::examples::can_slam;
use crate::text::messages::Messages;
use awale_rules::narrowed::OnTwoRows;
use awale_rules::spec::{Feeding, GrandSlam};

use super::Section;

/// Describes the duties to feed or reach the opponent's row; `None` if both players may play all
/// holes.
pub(super) fn feeding(rules: OnTwoRows<'_>, messages: &Messages) -> Option<Section> {
    let play = &rules.spec().play;
    if rules.lifts_anywhere() {
        return None;
    }
    let duty_key = match play.feeding {
        Feeding::Free if play.reach_opponent => "book-feeding-reach-free",
        Feeding::Free => "book-feeding-free",
        Feeding::IfPossible => "book-feeding-if-possible",
        Feeding::Required => "book-feeding-required",
        Feeding::WhenEmpty => "book-world-feeding-when-empty",
        Feeding::Penalised => "book-feeding-penalised",
    };
    let reach_sentence = play
        .reach_opponent
        .then(|| messages.get("book-feeding-reach"));
    let yes_no = |value: bool| if value { "yes" } else { "no" }.into();
    let slam = rules.spec().capture.grand_slam;
    let forbids_slam = slam == GrandSlam::Illegal && can_slam(rules);
    let duty = messages.format(
        duty_key,
        &[
            ("limits", yes_no(play.reach_opponent || forbids_slam)),
            (
                "slam",
                yes_no(slam != GrandSlam::Allowed && can_slam(rules)),
            ),
        ],
    );
    let (separate, with_reach) = match play.feeding {
        Feeding::Free => (None, Some(duty)),
        _ => (Some(duty), None),
    };
    Some(
        Section::new(messages.get("book-feeding-heading"))
            .with_paragraph(reach_sentence.into_iter().chain(with_reach))
            .with_paragraph(separate)
            .with_paragraph(restriction_order(rules, messages)),
    )
}

/// Describes the order in which the restrictions apply; `None` if there is at most one.
fn restriction_order(rules: OnTwoRows<'_>, messages: &Messages) -> Option<String> {
    let spec = rules.spec();
    let forbids_slam = spec.capture.grand_slam == GrandSlam::Illegal && can_slam(rules);
    let must_reach = spec.play.reach_opponent;
    let must_feed = matches!(
        spec.play.feeding,
        Feeding::IfPossible | Feeding::Required | Feeding::WhenEmpty
    );
    let position = if forbids_slam { "later" } else { "first" };
    let restrictions: Vec<String> = [
        forbids_slam.then(|| messages.get("book-feeding-order-slam")),
        must_reach
            .then(|| messages.format("book-feeding-order-reach", &[("place", position.into())])),
        must_feed.then(|| messages.get("book-feeding-order-feed")),
    ]
    .into_iter()
    .flatten()
    .collect();
    let joined = restrictions.join(&messages.get("words-comma"));
    (restrictions.len() > 1)
        .then(|| messages.format("book-feeding-order", &[("limits", joined.into())]))
}

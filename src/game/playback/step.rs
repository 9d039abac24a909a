//! Durations: events become timed steps. Pure.

use crate::rules::{GameEvent, Side};

/// Seconds that a step takes at normal speed.
mod seconds {
    /// Gathering the seeds of a hole.
    pub const LIFT: f32 = 0.42;
    /// Carrying the hand on to the next hole and dropping a seed: four holes a second.
    pub const SOW: f32 = 0.25;
    /// Scooping a hole up for the next lap.
    pub const RELAY_LIFT: f32 = 0.3;
    /// The beat after the last seed of a lap that is followed by another.
    pub const RELAY: f32 = 0.12;
    /// Looking up from a sowing that was cut off.
    pub const CUT_OFF: f32 = 0.6;
    /// Emptying a hole into a loft, before the first seed arrives ...
    pub const CAPTURE: f32 = 0.55;
    /// ... and for each further seed.
    pub const CAPTURE_SEED: f32 = 0.05;
    /// The longest capture.
    pub const LONGEST_CAPTURE: f32 = 1.6;
    /// Showing that a capture is refused.
    pub const REFUSED: f32 = 0.9;
    /// Missing a turn.
    pub const PASS: f32 = 0.9;
    /// The silence before the rest is shared out.
    pub const END: f32 = 0.7;
    /// Naming the penalty.
    pub const PENALTY: f32 = 0.8;
}

/// Share of a pouring step during which seeds set out, and later arrive.
pub const POUR_SPREAD: f32 = 0.45;
/// The longest sowing, in seconds at normal speed.
pub const LONGEST_SOWING: f32 = 15.0;
/// The first seconds of a sowing are never quickened.
const UNHURRIED: f32 = 6.0;

/// An event with its duration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// What happens.
    pub event: GameEvent,
    /// Whose move it belongs to; `None` if it belongs to none.
    pub mover: Option<Side>,
    /// How long, in seconds at normal speed.
    pub seconds: f32,
}

/// Gives every event of a move its duration; the steps follow one another without gaps.
#[must_use]
pub fn steps(events: &[GameEvent], mover: Option<Side>) -> Vec<Step> {
    let mut steps: Vec<Step> = events
        .iter()
        .map(|&event| Step {
            event,
            mover,
            seconds: unhurried_seconds(event),
        })
        .collect();
    let sowing_ends = steps
        .iter()
        .rposition(|step| belongs_to_sowing(step.event))
        .map_or(0, |last| last + 1);
    quicken(&mut steps[..sowing_ends]);
    steps
}

fn unhurried_seconds(event: GameEvent) -> f32 {
    match event {
        GameEvent::Lifted { lap: 1, .. } => seconds::LIFT,
        GameEvent::Lifted { .. } => seconds::RELAY_LIFT,
        GameEvent::Sown { .. } => seconds::SOW,
        GameEvent::Relay { .. } => seconds::RELAY,
        GameEvent::CutOff { .. } => seconds::CUT_OFF,
        GameEvent::FlowCaptured { seeds, .. }
        | GameEvent::Captured { seeds, .. }
        | GameEvent::RemainderTaken { seeds, .. } => {
            let all = seconds::CAPTURE + seconds::CAPTURE_SEED * f32::from(seeds);
            all.min(seconds::LONGEST_CAPTURE)
        }
        GameEvent::CaptureRefused { .. } => seconds::REFUSED,
        GameEvent::Passed { .. } => seconds::PASS,
        GameEvent::Ended { .. } => seconds::END,
        GameEvent::Penalty { .. } => seconds::PENALTY,
    }
}

const fn belongs_to_sowing(event: GameEvent) -> bool {
    matches!(
        event,
        GameEvent::Lifted { .. }
            | GameEvent::Sown { .. }
            | GameEvent::Relay { .. }
            | GameEvent::FlowCaptured { .. }
            | GameEvent::CutOff { .. }
    )
}

/// Shortens the steps of a long sowing to [`LONGEST_SOWING`]: it gets faster and faster, without a
/// jump in its pace.
fn quicken(steps: &mut [Step]) {
    let total: f32 = steps.iter().map(|step| step.seconds).sum();
    if total <= LONGEST_SOWING {
        return;
    }
    let slack = slack_for(total);
    let mut unhurried = 0.0;
    for step in steps {
        let begins = quickened(unhurried, slack);
        unhurried += step.seconds;
        step.seconds = quickened(unhurried, slack) - begins;
    }
}

/// Maps a moment of the unhurried sowing: after [`UNHURRIED`] seconds time is compressed
/// logarithmically, the less the greater `slack` is.
fn quickened(moment: f32, slack: f32) -> f32 {
    let late = (moment - UNHURRIED).max(0.0);
    moment.min(UNHURRIED) + slack * (late / slack).ln_1p()
}

/// The slack with which a sowing of `total` seconds lasts [`LONGEST_SOWING`].
fn slack_for(total: f32) -> f32 {
    const HALVINGS: usize = 60;
    /// With this much slack, in lengths of the sowing, hardly any time is compressed.
    const GREATEST: f32 = 1e4;
    let (mut low, mut high) = (1e-3, GREATEST * total);
    for _ in 0..HALVINGS {
        let mid = 0.5 * (low + high);
        if quickened(total, mid) < LONGEST_SOWING {
            low = mid;
        } else {
            high = mid;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Hole;

    fn sowing(seeds: usize) -> Vec<GameEvent> {
        let hole = Hole::new(0);
        let lift = GameEvent::Lifted {
            hole,
            seeds: 1,
            lap: 1,
        };
        let sown = GameEvent::Sown { hole, count: 1 };
        std::iter::once(lift)
            .chain(std::iter::repeat_n(sown, seeds))
            .collect()
    }

    fn total(steps: &[Step]) -> f32 {
        steps.iter().map(|step| step.seconds).sum()
    }

    #[test]
    fn an_ordinary_sowing_is_not_hurried() {
        let steps = steps(&sowing(20), None);
        assert!(
            steps[1..]
                .iter()
                .all(|step| (step.seconds - 0.25).abs() < 1e-6)
        );
    }

    #[test]
    fn a_long_sowing_quickens_smoothly_and_is_over_in_time() {
        for seeds in [60, 100, 500, 3000] {
            let steps = steps(&sowing(seeds), None);
            assert!(
                (total(&steps) - LONGEST_SOWING).abs() < 0.3,
                "{seeds} seeds take {} s",
                total(&steps)
            );
            for pair in steps[1..].windows(2) {
                assert!(pair[1].seconds <= pair[0].seconds + 1e-3);
                assert!(pair[1].seconds > 0.0);
            }
        }
    }
}

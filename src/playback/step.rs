//! Turns events into timed steps. Pure.

use awale_rules::{GameEvent, Side};

/// Durations of steps, in seconds at normal speed.
mod seconds {
    /// Lifting the seeds of a hole.
    pub const LIFT: f32 = 0.42;
    /// Moving the hand to the next hole and dropping a seed: four holes per second.
    pub const SOW: f32 = 0.25;
    /// Sliding from a special hole into its owner's store, after the fall.
    pub const SLIDE: f32 = 0.3;
    /// Lifting a hole for the next lap.
    pub const RELAY_LIFT: f32 = 0.3;
    /// The pause between two laps.
    pub const RELAY: f32 = 0.12;
    /// Showing that a sowing was cut off.
    pub const CUT_OFF: f32 = 0.6;
    /// The base duration of a capture.
    pub const CAPTURE: f32 = 0.68;
    /// The added duration per captured seed.
    pub const CAPTURE_SEED: f32 = 0.05;
    /// The longest capture.
    pub const MAX_CAPTURE: f32 = 1.6;
    /// Showing that a capture is refused.
    pub const REFUSED: f32 = 0.9;
    /// Showing that a hole becomes special or blocked, or that a nyumba is lost.
    pub const SPECIAL: f32 = 0.8;
    /// Showing that the mover moves again.
    pub const AGAIN: f32 = 0.8;
    /// Placing a seed from the reserve in a hole.
    pub const PLACE: f32 = 0.8;
    /// Filling a hole from a store, or shutting it.
    pub const FILL: f32 = 0.18;
    /// The pause before a new round.
    pub const ROUND: f32 = 1.2;
    /// Passing or swapping sides.
    pub const PASS: f32 = 0.9;
    /// The pause before the remainder is divided.
    pub const END: f32 = 0.7;
    /// Showing a penalty.
    pub const PENALTY: f32 = 0.8;
}

/// Fraction of a capture over which the departures, and later the arrivals, of its seeds are
/// spread.
pub const POUR_SPREAD: f32 = 0.45;
/// Fraction of a capture before the first seed departs: a pause that shows what is captured.
pub const POUR_PAUSE: f32 = 0.2;
/// Maximum length of a sowing, at normal speed.
pub const MAX_SOWING_SECONDS: f32 = 15.0;
/// Length of the initial part of a sowing, which is never accelerated, at normal speed.
const UNACCELERATED_SECONDS: f32 = 6.0;

/// An event with its duration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The event.
    pub event: GameEvent,
    /// The player of the move; `None` outside a move.
    pub mover: Option<Side>,
    /// The duration, in seconds at normal speed.
    pub seconds: f32,
}

/// Turns the events of a move into consecutive steps.
#[must_use]
pub fn steps(events: &[GameEvent], mover: Option<Side>) -> Vec<Step> {
    let mut steps: Vec<Step> = events
        .iter()
        .map(|&event| Step {
            event,
            mover,
            seconds: normal_seconds(event),
        })
        .collect();
    let sowing_end = steps
        .iter()
        .rposition(|step| belongs_to_sowing(step.event))
        .map_or(0, |last| last + 1);
    accelerate(&mut steps[..sowing_end]);
    steps
}

fn normal_seconds(event: GameEvent) -> f32 {
    match event {
        GameEvent::Lifted { lap: 1, .. } => seconds::LIFT,
        GameEvent::Lifted { .. } => seconds::RELAY_LIFT,
        GameEvent::Stored { from: Some(_), .. } => seconds::SOW + seconds::SLIDE,
        GameEvent::Sown { .. } | GameEvent::Stored { .. } => seconds::SOW,
        GameEvent::Relay { .. } | GameEvent::SownOn { .. } => seconds::RELAY,
        GameEvent::CutOff { .. } => seconds::CUT_OFF,
        GameEvent::FlowCaptured { seeds, .. }
        | GameEvent::Captured { seeds, .. }
        | GameEvent::TakenInHand { seeds, .. }
        | GameEvent::Claimed { seeds, .. }
        | GameEvent::Shared { seeds, .. }
        | GameEvent::RemainderTaken { seeds, .. } => {
            let total = seconds::CAPTURE + seconds::CAPTURE_SEED * f32::from(seeds);
            total.min(seconds::MAX_CAPTURE)
        }
        GameEvent::CaptureRefused { .. } => seconds::REFUSED,
        GameEvent::Passed { .. } | GameEvent::Swapped => seconds::PASS,
        GameEvent::MadeSpecial { .. }
        | GameEvent::NyumbaLost { .. }
        | GameEvent::Blocked { .. } => seconds::SPECIAL,
        GameEvent::Again { .. } => seconds::AGAIN,
        GameEvent::Placed { .. } => seconds::PLACE,
        GameEvent::Refilled { .. } | GameEvent::Filled { .. } | GameEvent::Shut { .. } => {
            seconds::FILL
        }
        GameEvent::RoundBegan { .. } => seconds::ROUND,
        GameEvent::Ended { .. } => seconds::END,
        GameEvent::Penalty { .. } => seconds::PENALTY,
    }
}

const fn belongs_to_sowing(event: GameEvent) -> bool {
    matches!(
        event,
        GameEvent::Lifted { .. }
            | GameEvent::Sown { .. }
            | GameEvent::Stored { .. }
            | GameEvent::Relay { .. }
            | GameEvent::SownOn { .. }
            | GameEvent::TakenInHand { .. }
            | GameEvent::FlowCaptured { .. }
            | GameEvent::CutOff { .. }
    )
}

/// Shortens the steps of a long sowing to [`MAX_SOWING_SECONDS`] by smooth acceleration.
fn accelerate(steps: &mut [Step]) {
    let total: f32 = steps.iter().map(|step| step.seconds).sum();
    if total <= MAX_SOWING_SECONDS {
        return;
    }
    let time_constant = time_constant_for(total);
    let mut elapsed = 0.0;
    for step in steps {
        let start = compress(elapsed, time_constant);
        elapsed += step.seconds;
        step.seconds = compress(elapsed, time_constant) - start;
    }
}

/// Maps a time in the unaccelerated sowing to the time in the accelerated one: after
/// [`UNACCELERATED_SECONDS`], time is compressed logarithmically. A greater `time_constant`
/// compresses less.
fn compress(time: f32, time_constant: f32) -> f32 {
    let excess = (time - UNACCELERATED_SECONDS).max(0.0);
    time.min(UNACCELERATED_SECONDS) + time_constant * (excess / time_constant).ln_1p()
}

/// Returns the time constant that makes a sowing of `total` seconds last [`MAX_SOWING_SECONDS`].
fn time_constant_for(total: f32) -> f32 {
    const BISECTIONS: usize = 60;
    /// A time constant, in multiples of the sowing's length, at which time is hardly compressed.
    const MAX_TIME_CONSTANT_RATIO: f32 = 1e4;
    let (mut low, mut high) = (1e-3, MAX_TIME_CONSTANT_RATIO * total);
    for _ in 0..BISECTIONS {
        let mid = 0.5 * (low + high);
        if compress(total, mid) < MAX_SOWING_SECONDS {
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
    use awale_rules::Hole;

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
    fn an_ordinary_sowing_is_not_accelerated() {
        let steps = steps(&sowing(20), None);
        assert!(
            steps[1..]
                .iter()
                .all(|step| (step.seconds - 0.25).abs() < 1e-6)
        );
    }

    #[test]
    fn a_long_sowing_accelerates_smoothly_and_ends_in_time() {
        for seeds in [60, 100, 500, 3000] {
            let steps = steps(&sowing(seeds), None);
            assert!(
                (total(&steps) - MAX_SOWING_SECONDS).abs() < 0.3,
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

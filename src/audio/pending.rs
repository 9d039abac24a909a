//! Sounds requested before the device plays. Pure.

use std::time::Duration;

use super::output::Output;
use super::sound::PlaySound;

/// Age at which requests are dropped.
const MAX_AGE: Duration = Duration::from_millis(250);

/// Requested sounds with their times: a device that opens late plays only the recent ones.
#[derive(Default)]
pub struct PendingSounds(Vec<(Duration, PlaySound)>);

impl PendingSounds {
    /// Drops requests that are too old at `now`, and adds new ones.
    pub fn add(&mut self, now: Duration, requests: impl IntoIterator<Item = PlaySound>) {
        self.0.retain(|&(at, _)| now.saturating_sub(at) < MAX_AGE);
        self.0
            .extend(requests.into_iter().map(|request| (now, request)));
    }

    /// Takes the sounds to play now: none until the device plays.
    pub fn take(&mut self, output: Output) -> Vec<PlaySound> {
        if output != Output::Present {
            return Vec::new();
        }
        self.0.drain(..).map(|(_, request)| request).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::Sound;

    #[test]
    fn a_device_that_opens_late_plays_only_recent_requests() {
        let request = PlaySound::new(Sound::MenuClick);
        let at = Duration::from_millis;
        let mut pending = PendingSounds::default();
        for moment in 0..10 {
            pending.add(at(1000 + 10 * moment), [request]);
        }
        assert_eq!(pending.take(Output::Opening), []);
        let later = at(1090) + MAX_AGE;
        pending.add(later, [request]);
        assert_eq!(pending.take(Output::Present).len(), 1, "the others are old");
        pending.add(later, [request, request]);
        assert_eq!(pending.take(Output::Present).len(), 2, "now all at once");
        pending.add(later, []);
        assert_eq!(pending.take(Output::Present), []);
    }
}

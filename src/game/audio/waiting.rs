//! What was asked for before the device played. Pure.

use std::time::Duration;

use super::output::Output;
use super::sound::PlaySound;

/// What was asked for longer ago than this is not heard any more.
const LATEST: Duration = Duration::from_millis(250);

/// What was asked for and when: a device that opens plays what is not old by then.
#[derive(Default)]
pub struct Waiting(Vec<(Duration, PlaySound)>);

impl Waiting {
    /// Forgets what is old at the moment `now`, and takes in what is asked for.
    pub fn add(&mut self, now: Duration, asked: impl IntoIterator<Item = PlaySound>) {
        self.0.retain(|&(at, _)| now.saturating_sub(at) < LATEST);
        self.0.extend(asked.into_iter().map(|ask| (now, ask)));
    }

    /// What can be heard now.
    pub fn take(&mut self, output: Output) -> Vec<PlaySound> {
        if output != Output::Present {
            return Vec::new();
        }
        self.0.drain(..).map(|(_, ask)| ask).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::audio::Sound;

    #[test]
    fn a_device_that_opens_late_plays_what_was_asked_for_just_now() {
        let ask = PlaySound::new(Sound::MenuClick);
        let at = Duration::from_millis;
        let mut waiting = Waiting::default();
        for moment in 0..10 {
            waiting.add(at(1000 + 10 * moment), [ask]);
        }
        assert_eq!(waiting.take(Output::Opening), []);
        let later = at(1090) + LATEST;
        waiting.add(later, [ask]);
        assert_eq!(waiting.take(Output::Present).len(), 1, "the others are old");
        waiting.add(later, [ask, ask]);
        assert_eq!(waiting.take(Output::Present).len(), 2, "now all at once");
        waiting.add(later, []);
        assert_eq!(waiting.take(Output::Present), []);
    }
}

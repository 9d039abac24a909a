//! Plays recordings. A thread, which sleeps most of the time, decodes them a few seconds ahead.
//!
//! The sound device wakes the thread once half of a buffer has been played: every two seconds for
//! each recording, and not at all while recordings are paused.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, Thread};

use kira::Frame;
use rtrb::{Consumer, Producer, RingBuffer};

use super::player::{Next, Source};
use super::recording::{Frames, Recording};

/// Capacity of a buffer, in seconds of sound.
const BUFFER_SECONDS: usize = 4;
/// Number of frames decoded before they are handed over: small, so that a sound starts at once.
const BATCH_FRAMES: usize = 2_048;

/// Decodes recordings ahead of their playback.
pub struct Feeder {
    /// `None` in a browser, which can't start threads.
    thread: Option<FeederThread>,
}

struct FeederThread {
    feeds: Sender<Feed>,
    thread: Thread,
}

/// A recording being decoded ahead.
struct Feed {
    frames: Frames,
    buffer: Producer<Frame>,
}

/// A recording being played.
pub struct Stream {
    rate: u32,
    supply: Supply,
}

/// Where the frames come from.
enum Supply {
    /// The feeder's thread decodes them ahead.
    Ahead {
        buffer: Consumer<Frame>,
        feeder: Thread,
    },
    /// They are decoded as they are played. In a browser, sounds are mixed on the page's thread
    /// anyway, even in a hidden tab, which draws no frames.
    Direct(Box<Frames>),
}

impl Feeder {
    /// Starts the thread.
    pub fn start() -> Self {
        let (feeds, new_feeds) = channel();
        let started = thread::Builder::new()
            .name("sound decoder".to_owned())
            .spawn(move || decode_ahead(&new_feeds));
        let thread = started.ok().map(|started| FeederThread {
            feeds,
            thread: started.thread().clone(),
        });
        Self { thread }
    }

    /// Streams the recording, once or looped.
    pub fn stream(&self, recording: &Recording, is_looped: bool) -> Stream {
        let rate = recording.sample_rate();
        let frames = recording.clone().frames(is_looped);
        let supply = match &self.thread {
            Some(thread) => thread.feed(rate, frames),
            None => Supply::Direct(Box::new(frames)),
        };
        Stream { rate, supply }
    }
}

impl FeederThread {
    fn feed(&self, rate: u32, frames: Frames) -> Supply {
        let (producer, consumer) = RingBuffer::new(BUFFER_SECONDS * rate as usize);
        let feed = Feed {
            frames,
            buffer: producer,
        };
        // Fails only if the thread has panicked, in which case the stream ends at once.
        let _ = self.feeds.send(feed);
        self.thread.unpark();
        Supply::Ahead {
            buffer: consumer,
            feeder: self.thread.clone(),
        }
    }
}

impl Drop for Feeder {
    fn drop(&mut self) {
        if let Some(FeederThread { feeds, thread }) = self.thread.take() {
            drop(feeds);
            thread.unpark();
        }
    }
}

/// Runs on the feeder's thread: fills all buffers whenever it is woken.
fn decode_ahead(new_feeds: &Receiver<Feed>) {
    use std::sync::mpsc::TryRecvError;
    let mut feeds: Vec<Feed> = Vec::new();
    loop {
        match new_feeds.try_recv() {
            Ok(feed) => {
                feeds.push(feed);
                continue;
            }
            Err(TryRecvError::Disconnected) => return,
            Err(TryRecvError::Empty) => {}
        }
        feeds.retain_mut(Feed::fill);
        thread::park();
    }
}

impl Feed {
    /// Fills the buffer; returns `false` if the recording has ended or its stream was dropped.
    fn fill(&mut self) -> bool {
        while !self.buffer.is_abandoned() {
            let count = self.buffer.slots().min(BATCH_FRAMES);
            let Ok(batch) = self.buffer.write_chunk_uninit(count) else {
                return true;
            };
            if count == 0 {
                return true;
            }
            if batch.fill_from_iter(&mut self.frames) < count {
                return false;
            }
        }
        false
    }
}

impl Source for Stream {
    fn sample_rate(&self) -> u32 {
        self.rate
    }

    fn prepare(&mut self) {
        if let Supply::Ahead { buffer, feeder } = &self.supply
            && buffer.slots() < buffer.buffer().capacity() / 2
            && !buffer.is_abandoned()
        {
            feeder.unpark();
        }
    }

    fn next(&mut self) -> Next {
        match &mut self.supply {
            Supply::Direct(frames) => frames.next().map_or(Next::End, Next::Frame),
            Supply::Ahead { buffer, .. } => {
                // Checked before popping, or the last frames could arrive in between.
                let has_ended = buffer.is_abandoned();
                match buffer.pop() {
                    Ok(frame) => Next::Frame(frame),
                    Err(_) if has_ended => Next::End,
                    Err(_) => Next::NotReady,
                }
            }
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // Wakes the feeder, which then drops the recording.
        if let Supply::Ahead { feeder, .. } = &self.supply {
            feeder.unpark();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::audio::decoder::Decoder;
    use std::path::Path;
    use std::sync::Arc;
    use std::time::Duration;

    fn file(name: &str) -> Arc<[u8]> {
        let sounds = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        std::fs::read(sounds.join(name)).unwrap().into()
    }

    /// Decodes all frames of a file in one pass.
    fn decode_all(bytes: Arc<[u8]>) -> Vec<Frame> {
        let mut decoder = Decoder::open(bytes).unwrap();
        let mut frames = Vec::new();
        loop {
            let packet = decoder.next_packet().unwrap();
            if packet.is_empty() {
                assert_eq!(decoder.length(), frames.len() as u64);
                return frames;
            }
            frames.extend(packet.chunks(2).map(|pair| Frame::new(pair[0], pair[1])));
        }
    }

    /// Waits until the feeder's thread has caught up.
    fn wait(mut is_done: impl FnMut() -> bool) {
        for _ in 0..30_000 {
            if is_done() {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        panic!("the thread doesn't answer");
    }

    /// Returns the next frame, once it is decoded; `None` at the end.
    fn next(stream: &mut Stream) -> Option<Frame> {
        let mut next = stream.next();
        if next == Next::NotReady {
            wait(|| {
                stream.prepare();
                next = stream.next();
                next != Next::NotReady
            });
        }
        match next {
            Next::Frame(frame) => Some(frame),
            _ => None,
        }
    }

    /// Returns a feeder with a thread, and one as in a browser.
    fn feeders() -> [Feeder; 2] {
        let threaded = Feeder::start();
        assert!(threaded.thread.is_some());
        [threaded, Feeder { thread: None }]
    }

    #[test]
    fn a_loop_is_streamed_as_it_is_decoded_and_has_no_seam() {
        let bytes = file("ambience/museum.ogg");
        let frames = decode_all(bytes.clone());
        let recording = Recording::new(bytes).unwrap();
        for feeder in feeders() {
            let mut stream = feeder.stream(&recording, true);
            for at in 0..2 * frames.len() + 40_000 {
                let expected = frames[at % frames.len()];
                assert_eq!(next(&mut stream), Some(expected), "at {at}");
            }
        }
    }

    #[test]
    fn a_piece_is_streamed_to_its_last_frame_and_ends() {
        let bytes = file("music/piece_02.ogg");
        let frames = decode_all(bytes.clone());
        let recording = Recording::new(bytes).unwrap();
        for feeder in feeders() {
            let mut stream = feeder.stream(&recording, false);
            for (at, &frame) in frames.iter().enumerate() {
                assert_eq!(next(&mut stream), Some(frame), "at {at}");
            }
            assert_eq!(next(&mut stream), None);
            assert_eq!(stream.next(), Next::End);
        }
    }

    #[test]
    fn a_few_seconds_are_decoded_ahead_and_not_more_until_they_are_played() {
        let recording = Recording::new(file("ambience/museum.ogg")).unwrap();
        let rate = recording.sample_rate() as usize;
        let (producer, mut buffer) = RingBuffer::new(BUFFER_SECONDS * rate);
        let mut feed = Feed {
            frames: recording.frames(true),
            buffer: producer,
        };
        assert!(feed.fill());
        assert_eq!(buffer.slots(), BUFFER_SECONDS * rate);
        for _ in 0..rate {
            buffer.pop().unwrap();
        }
        assert!(feed.fill());
        assert_eq!(buffer.slots(), BUFFER_SECONDS * rate);
        drop(buffer);
        assert!(!feed.fill(), "it is no longer played");
    }

    #[test]
    fn the_thread_sleeps_until_half_of_the_buffer_is_played() {
        let recording = Recording::new(file("ambience/museum.ogg")).unwrap();
        let feeder = Feeder::start();
        let mut stream = feeder.stream(&recording, true);
        let full = BUFFER_SECONDS * recording.sample_rate() as usize;
        let buffered_frames = |stream: &Stream| match &stream.supply {
            Supply::Ahead { buffer, .. } => buffer.slots(),
            Supply::Direct(_) => 0,
        };
        wait(|| buffered_frames(&stream) == full);
        for _ in 0..full / 2 {
            next(&mut stream);
            stream.prepare();
        }
        assert_eq!(buffered_frames(&stream), full / 2, "woken too early");
        next(&mut stream);
        stream.prepare();
        wait(|| buffered_frames(&stream) == full);
    }

    #[test]
    fn the_thread_ends_with_its_feeder_and_drops_streams_that_are_no_longer_played() {
        let recording = Recording::new(file("ambience/museum.ogg")).unwrap();
        let bytes = recording.reference_count();
        let feeder = Feeder::start();
        let kept = feeder.stream(&recording, true);
        drop(feeder.stream(&recording, true));
        wait(|| recording.reference_count() <= bytes + 2);
        drop(feeder);
        wait(|| recording.reference_count() == bytes);
        drop(kept);
    }
}

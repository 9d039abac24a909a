//! The writer thread: a disk can take longer than a frame. Without threads, writes are synchronous.
//!
//! Jobs run in the order in which they are posted. A file has at most one pending job: posting
//! another one waits for it, so killing the program loses at most the last job.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::notice::{FileError, StorageNotice};
use awale_engine::files::{Home, Place};

/// Interval at which waiting callers check that the thread is still alive.
const LIVENESS_CHECK: Duration = Duration::from_millis(200);
/// Maximum number of pending jobs.
const QUEUE_CAPACITY: usize = 64;

/// Computes the new text of a file from the old one, if any.
pub type Merge = Box<dyn FnOnce(Option<&str>) -> Result<String, FileError> + Send>;

/// An operation on a file.
pub enum FileOperation {
    /// Writes it.
    Write(Place, String),
    /// Writes it under a new name, with a number before the extension.
    WriteNumbered(Place, String),
    /// Appends to it.
    Append(Place, String),
    /// Removes it, if it exists.
    Remove(Place),
    /// Merges the current text, writes the result, and then calls the last function.
    Merge(Place, Merge, Box<dyn FnOnce() + Send>),
}

impl FileOperation {
    /// Returns the place of the file.
    pub const fn place(&self) -> &Place {
        match self {
            Self::Write(place, _)
            | Self::WriteNumbered(place, _)
            | Self::Append(place, _)
            | Self::Remove(place)
            | Self::Merge(place, ..) => place,
        }
    }

    fn carry_out(self, home: &Home) -> Result<(), StorageNotice> {
        let place = self.place().clone();
        let result = match self {
            Self::Write(place, text) => home.write(&place, &text).map_err(FileError::from),
            Self::WriteNumbered(place, text) => home
                .write_numbered(&place, &text)
                .map(drop)
                .map_err(FileError::from),
            Self::Append(place, text) => home.append(&place, &text).map_err(FileError::from),
            Self::Remove(place) => home.remove(&place).map_err(FileError::from),
            Self::Merge(place, merge, on_written) => {
                write_merged(home, &place, merge).map(|()| on_written())
            }
        };
        result.map_err(|reason| StorageNotice::NotSaved {
            file: place.to_string(),
            reason,
        })
    }
}

fn write_merged(home: &Home, place: &Place, merge: Merge) -> Result<(), FileError> {
    let old = match home.read_text(place) {
        Ok(text) => Some(text),
        Err(error) if error.is_absent() => None,
        // A file that can't be read must not be replaced.
        Err(error) => return Err(error.into()),
    };
    Ok(home.write(place, &merge(old.as_deref())?)?)
}

/// Steps, each carried out only if the previous ones succeeded, and the channel for the result.
struct Job {
    steps: Vec<FileOperation>,
    answer: Option<mpsc::Sender<bool>>,
}

impl Job {
    fn is_for(&self, place: &Place) -> bool {
        self.steps.iter().any(|step| step.place() == place)
    }

    /// Returns the text to append to `place`, if that is the only step.
    fn sole_append(&mut self, place: &Place) -> Option<&mut String> {
        match (&mut self.steps[..], &self.answer) {
            ([FileOperation::Append(known, text)], None) if known == place => Some(text),
            _ => None,
        }
    }
}

#[derive(Default)]
struct State {
    pending: VecDeque<Job>,
    /// Files of the job in progress.
    busy: Vec<Place>,
    is_closing: bool,
    notices: Vec<StorageNotice>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run_job(&self, job: Job, home: &Home) {
        let error = job
            .steps
            .into_iter()
            .try_for_each(|step| step.carry_out(home))
            .err();
        let is_done = error.is_none();
        let mut state = self.lock();
        state.busy.clear();
        state.notices.extend(error);
        drop(state);
        if let Some(answer) = job.answer {
            // The caller may have given up waiting.
            let _ = answer.send(is_done);
        }
        self.changed.notify_all();
    }

    fn run(&self, home: &Home) {
        loop {
            let mut state = self.lock();
            let job = loop {
                if let Some(job) = state.pending.pop_front() {
                    break job;
                }
                if state.is_closing {
                    return;
                }
                state = self
                    .changed
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
            };
            state.busy = job.steps.iter().map(|step| step.place().clone()).collect();
            drop(state);
            self.run_job(job, home);
        }
    }
}

/// Writes to a home folder in the background.
pub struct Writer {
    home: Home,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub fn new(home: Home) -> Self {
        let shared = Arc::new(Shared::default());
        let (thread_shared, thread_home) = (Arc::clone(&shared), home.clone());
        let thread = thread::Builder::new().name("storage".to_owned());
        Self {
            thread: thread.spawn(move || thread_shared.run(&thread_home)).ok(),
            home,
            shared,
        }
    }

    pub const fn home(&self) -> &Home {
        &self.home
    }

    /// Posts a job.
    pub fn post(&self, steps: Vec<FileOperation>) {
        self.enqueue(Job {
            steps,
            answer: None,
        });
    }

    /// Carries out a step and waits for it. Returns whether it succeeded.
    pub fn carry_out(&self, step: FileOperation) -> bool {
        let (answer, result) = mpsc::channel();
        self.enqueue(Job {
            steps: vec![step],
            answer: Some(answer),
        });
        // Without a thread, it is done already. Browsers have no threads, and can't wait either.
        if let Ok(done) = result.try_recv() {
            return done;
        }
        loop {
            match result.recv_timeout(LIVENESS_CHECK) {
                Ok(done) => return done,
                Err(mpsc::RecvTimeoutError::Disconnected) => return false,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    if !self.is_alive() {
                        self.take_over();
                    }
                }
            }
        }
    }

    /// Runs the jobs that a panicked thread has left behind.
    fn take_over(&self) {
        loop {
            let mut state = self.shared.lock();
            state.busy.clear();
            let Some(job) = state.pending.pop_front() else {
                return;
            };
            drop(state);
            self.shared.run_job(job, &self.home);
        }
    }

    fn enqueue(&self, job: Job) {
        if job.steps.is_empty() {
            return;
        }
        if !self.is_alive() {
            self.take_over();
            self.shared.run_job(job, &self.home);
            return;
        }
        let mut state = self.shared.lock();
        if let ([FileOperation::Append(place, text)], Some(last)) =
            (&job.steps[..], state.pending.back_mut())
            && let Some(appended) = last.sole_append(place)
        {
            appended.push_str(text);
            return;
        }
        state = self.wait_while(state, |state| {
            let is_in_use = |step: &FileOperation| {
                let place = step.place();
                state.busy.contains(place) || state.pending.iter().any(|job| job.is_for(place))
            };
            state.pending.len() >= QUEUE_CAPACITY || job.steps.iter().any(is_in_use)
        });
        state.pending.push_back(job);
        drop(state);
        self.shared.changed.notify_all();
    }

    /// Waits until all posted jobs are done.
    pub fn flush(&self) {
        let is_busy = |state: &State| !state.pending.is_empty() || !state.busy.is_empty();
        drop(self.wait_while(self.shared.lock(), is_busy));
        if !self.is_alive() {
            self.take_over();
        }
    }

    /// Returns the notices since the last call.
    pub fn take_notices(&self) -> Vec<StorageNotice> {
        std::mem::take(&mut self.shared.lock().notices)
    }

    fn wait_while<'a>(
        &self,
        mut state: MutexGuard<'a, State>,
        condition: impl Fn(&State) -> bool,
    ) -> MutexGuard<'a, State> {
        while condition(&state) && self.is_alive() {
            let waited = self.shared.changed.wait_timeout(state, LIVENESS_CHECK);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        state
    }

    fn is_alive(&self) -> bool {
        self.thread
            .as_ref()
            .is_some_and(|thread| !thread.is_finished())
    }
}

impl Drop for Writer {
    /// Finishes the posted jobs.
    fn drop(&mut self) {
        self.shared.lock().is_closing = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // The panic has already been reported.
            let _ = thread.join();
        }
        self.take_over();
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Writer").field(&self.home).finish()
    }
}

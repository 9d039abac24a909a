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

/// How often waiting callers check that the thread is still alive.
const LIVENESS_CHECK: Duration = Duration::from_millis(200);
/// Maximum number of pending jobs.
const QUEUE_CAPACITY: usize = 64;

/// Computes the new text of a file from the old one, if any.
pub type Merge = Box<dyn FnOnce(Option<&str>) -> Result<String, FileError> + Send>;

/// An operation on a file.
pub enum Step {
    /// Writes it.
    Write(Place, String),
    /// Writes it under a new name, with a number before the extension.
    WriteNumbered(Place, String),
    /// Appends to it.
    Append(Place, String),
    /// Removes it, if it exists.
    Remove(Place),
    /// Merges with its current text, writes the result, and then calls the last function.
    Merge(Place, Merge, Box<dyn FnOnce() + Send>),
}

impl Step {
    /// Returns the file's place.
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
        let done = match self {
            Self::Write(place, text) => home.write(&place, &text).map_err(FileError::from),
            Self::WriteNumbered(place, text) => home
                .write_numbered(&place, &text)
                .map(drop)
                .map_err(FileError::from),
            Self::Append(place, text) => home.append(&place, &text).map_err(FileError::from),
            Self::Remove(place) => home.remove(&place).map_err(FileError::from),
            Self::Merge(place, merge, then) => merged(home, &place, merge).map(|()| then()),
        };
        done.map_err(|reason| StorageNotice::NotSaved {
            file: place.to_string(),
            reason,
        })
    }
}

fn merged(home: &Home, place: &Place, merge: Merge) -> Result<(), FileError> {
    let old = match home.read_text(place) {
        Ok(text) => Some(text),
        Err(error) if error.is_absent() => None,
        // A file that can't be read must not be replaced.
        Err(error) => return Err(error.into()),
    };
    Ok(home.write(place, &merge(old.as_deref())?)?)
}

/// Steps, each carried out only if the previous ones succeeded, and where to report the result.
struct Job {
    steps: Vec<Step>,
    answer: Option<mpsc::Sender<bool>>,
}

impl Job {
    fn is_for(&self, place: &Place) -> bool {
        self.steps.iter().any(|step| step.place() == place)
    }

    /// Returns the text to append to `place`, if that is the only step.
    fn appended(&mut self, place: &Place) -> Option<&mut String> {
        match (&mut self.steps[..], &self.answer) {
            ([Step::Append(known, text)], None) if known == place => Some(text),
            _ => None,
        }
    }
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Job>,
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

    fn do_now(&self, job: Job, home: &Home) {
        let failed = job
            .steps
            .into_iter()
            .try_for_each(|step| step.carry_out(home))
            .err();
        let is_done = failed.is_none();
        let mut state = self.lock();
        state.busy.clear();
        state.notices.extend(failed);
        drop(state);
        if let Some(answer) = job.answer {
            // The caller may have given up waiting.
            let _ = answer.send(is_done);
        }
        self.changed.notify_all();
    }

    fn work(&self, home: &Home) {
        loop {
            let mut state = self.lock();
            let job = loop {
                if let Some(job) = state.waiting.pop_front() {
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
            self.do_now(job, home);
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
        let (works, its_home) = (Arc::clone(&shared), home.clone());
        let thread = thread::Builder::new().name("storage".to_owned());
        Self {
            thread: thread.spawn(move || works.work(&its_home)).ok(),
            home,
            shared,
        }
    }

    pub const fn home(&self) -> &Home {
        &self.home
    }

    /// Posts a job.
    pub fn post(&self, steps: Vec<Step>) {
        self.enqueue(Job {
            steps,
            answer: None,
        });
    }

    /// Carries out a step and waits for it. Returns whether it succeeded.
    pub fn carry_out(&self, step: Step) -> bool {
        let (answer, result) = mpsc::channel();
        self.enqueue(Job {
            steps: vec![step],
            answer: Some(answer),
        });
        // Without a thread it is done already. Browsers have no threads, and no clock to wait with
        // either.
        if let Ok(done) = result.try_recv() {
            return done;
        }
        loop {
            match result.recv_timeout(LIVENESS_CHECK) {
                Ok(done) => return done,
                Err(mpsc::RecvTimeoutError::Disconnected) => return false,
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    if !self.works() {
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
            let Some(job) = state.waiting.pop_front() else {
                return;
            };
            drop(state);
            self.shared.do_now(job, &self.home);
        }
    }

    fn enqueue(&self, job: Job) {
        if job.steps.is_empty() {
            return;
        }
        if !self.works() {
            self.take_over();
            self.shared.do_now(job, &self.home);
            return;
        }
        let mut state = self.shared.lock();
        if let ([Step::Append(place, text)], Some(last)) =
            (&job.steps[..], state.waiting.back_mut())
            && let Some(waiting) = last.appended(place)
        {
            waiting.push_str(text);
            return;
        }
        state = self.wait_while(state, |state| {
            let is_in_use = |step: &Step| {
                let place = step.place();
                state.busy.contains(place) || state.waiting.iter().any(|job| job.is_for(place))
            };
            state.waiting.len() >= QUEUE_CAPACITY || job.steps.iter().any(is_in_use)
        });
        state.waiting.push_back(job);
        drop(state);
        self.shared.changed.notify_all();
    }

    /// Waits until all posted jobs are done.
    pub fn flush(&self) {
        let is_at_work = |state: &State| !state.waiting.is_empty() || !state.busy.is_empty();
        drop(self.wait_while(self.shared.lock(), is_at_work));
        if !self.works() {
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
        is_so: impl Fn(&State) -> bool,
    ) -> MutexGuard<'a, State> {
        while is_so(&state) && self.works() {
            let waited = self.shared.changed.wait_timeout(state, LIVENESS_CHECK);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        state
    }

    fn works(&self) -> bool {
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

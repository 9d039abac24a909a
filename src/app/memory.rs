//! Returns freed memory to the system while the game is idle. The allocator of glibc keeps what
//! each thread has freed: after startup, a quarter of the program's memory.
#![allow(unsafe_code)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

/// How often memory is returned.
const INTERVAL: Duration = Duration::from_secs(20);

/// A flag that is set while the game is idle; shared with the thread that returns memory, as an
/// idle game has no frames.
#[derive(Resource, Clone, Default)]
struct AtRest(Arc<AtomicBool>);

/// Returns memory while the game is idle. Needs a window.
pub fn plugin(app: &mut App) {
    let at_rest = AtRest::default();
    let seen = at_rest.clone();
    let begun = thread::Builder::new()
        .name("memory".into())
        .spawn(move || return_memory(&seen.0));
    match begun {
        Ok(_) => {
            app.insert_resource(at_rest).add_systems(Last, watch);
        }
        Err(error) => warn!("freed memory is kept: {error}"),
    }
}

fn watch(pace: Res<WinitSettings>, at_rest: Res<AtRest>) {
    let rests = pace.focused_mode != UpdateMode::Continuous;
    at_rest.0.store(rests, Ordering::Relaxed);
}

fn return_memory(at_rest: &AtomicBool) {
    loop {
        thread::sleep(INTERVAL);
        if at_rest.load(Ordering::Relaxed) {
            let began = Instant::now();
            // SAFETY: a function of the allocator that may be called at any time on any thread.
            unsafe { libc::malloc_trim(0) };
            debug!("freed memory returned in {:?}", began.elapsed());
        }
    }
}

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

/// Returns memory while the game is idle. Needs a window.
pub fn plugin(app: &mut App) {
    // Whether the game is idle; shared with the thread, as an idle game has no frames.
    let at_rest = Arc::<AtomicBool>::default();
    let seen = Arc::clone(&at_rest);
    let begun = thread::Builder::new()
        .name("memory".into())
        .spawn(move || return_memory(&seen));
    match begun {
        Ok(_) => {
            app.add_systems(Last, move |pace: Res<WinitSettings>| {
                let rests = pace.focused_mode != UpdateMode::Continuous;
                at_rest.store(rests, Ordering::Relaxed);
            });
        }
        Err(error) => warn!("freed memory is kept: {error}"),
    }
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

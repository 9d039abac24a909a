//! Returns freed memory to the system while the game is idle. Otherwise glibc keeps what each
//! thread has freed: after startup, a quarter of the program's memory.
#![allow(unsafe_code)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

/// Interval at which memory is returned.
const RETURN_INTERVAL: Duration = Duration::from_secs(20);

/// Returns memory while the game is idle. Requires a window.
pub fn plugin(app: &mut App) {
    // Set while the game is idle; shared with the thread, as an idle game has no frames.
    let idle_flag = Arc::<AtomicBool>::default();
    let thread_flag = Arc::clone(&idle_flag);
    let spawned = thread::Builder::new()
        .name("memory".into())
        .spawn(move || return_memory(&thread_flag));
    match spawned {
        Ok(_) => {
            app.add_systems(Last, move |winit_settings: Res<WinitSettings>| {
                let is_idle = winit_settings.focused_mode != UpdateMode::Continuous;
                idle_flag.store(is_idle, Ordering::Relaxed);
            });
        }
        Err(error) => warn!("could not start the thread that returns freed memory: {error}"),
    }
}

fn return_memory(idle_flag: &AtomicBool) {
    loop {
        thread::sleep(RETURN_INTERVAL);
        if idle_flag.load(Ordering::Relaxed) {
            let start = Instant::now();
            // SAFETY: `malloc_trim` has no preconditions and is thread-safe.
            unsafe { libc::malloc_trim(0) };
            debug!("freed memory returned in {:?}", start.elapsed());
        }
    }
}

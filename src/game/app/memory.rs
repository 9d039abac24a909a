//! Returns freed memory to the system while the game rests. The allocator of glibc keeps what each
//! thread has freed: after start-up a quarter of the program's memory.
#![allow(unsafe_code)]

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::winit::{UpdateMode, WinitSettings};

/// The shortest time between two returns.
const INTERVAL: Duration = Duration::from_secs(30);

/// Returns memory on frames at rest. Needs a window.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, return_memory);
}

fn return_memory(time: Res<Time<Real>>, pace: Res<WinitSettings>, mut next: Local<Duration>) {
    let now = time.elapsed();
    if now < *next || pace.focused_mode == UpdateMode::Continuous {
        return;
    }
    *next = now + INTERVAL;
    let pool = AsyncComputeTaskPool::get();
    pool.spawn(async { trim() }).detach();
}

fn trim() {
    // SAFETY: the allocator's own function, which may be called at any time on any thread.
    unsafe { libc::malloc_trim(0) };
}

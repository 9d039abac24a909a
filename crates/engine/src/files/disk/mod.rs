//! The storage of a [`Home`](super::Home): folders on disk, or a browser's local storage. Both
//! modules have the same functions.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod system;

#[cfg(target_arch = "wasm32")]
pub(super) use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use system::*;

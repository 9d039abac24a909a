//! Where a [`Home`](super::Home) lies: in folders of the system, or in a browser's storage for the
//! page. Both have the same functions.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod system;

#[cfg(target_arch = "wasm32")]
pub(super) use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use system::*;

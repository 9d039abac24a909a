//! A WebSocket client: on its own thread natively, or the browser's in a web page.

use super::mailbox::SocketEvent;

/// A callback that wakes the program when data arrives; may be called from any thread.
pub type Wake = Box<dyn Fn() + Send + Sync>;

#[cfg(not(target_arch = "wasm32"))]
pub use on_thread::Socket;

#[cfg(target_arch = "wasm32")]
pub use in_page::Socket;

#[cfg(not(target_arch = "wasm32"))]
mod metered;
#[cfg(not(target_arch = "wasm32"))]
mod on_thread;

#[cfg(target_arch = "wasm32")]
mod in_page {
    use super::{SocketEvent, Wake};
    use crate::limits::{MAX_MESSAGE_BYTES, MAX_QUEUED};
    use awale_engine::browser;

    /// A WebSocket opened by the browser. Dropping it closes it.
    pub struct Socket {
        id: u32,
    }

    impl Socket {
        /// Begins connecting.
        ///
        /// # Errors
        /// Returns an error if the page isn't allowed to connect, for example from an `https:` page
        /// to a broker without TLS.
        pub fn connect(address: &str, wake: Wake) -> Result<Self, String> {
            let id = browser::open_socket(address, wake, MAX_MESSAGE_BYTES, MAX_QUEUED)
                .map_err(|error| format!("{error:?}"))?;
            Ok(Self { id })
        }

        /// Sends a binary message.
        pub fn send(&mut self, bytes: Vec<u8>) {
            browser::send_bytes(self.id, &bytes);
        }

        /// Returns the next queued event, or `None` if there is none.
        pub fn take_event(&mut self) -> Option<SocketEvent> {
            match browser::take_socket_event(self.id)?.as_str() {
                "opened" => Some(SocketEvent::Opened),
                "closed" => Some(SocketEvent::Closed),
                "overrun" => Some(SocketEvent::Overrun),
                _ => browser::take_bytes(self.id).map(SocketEvent::Received),
            }
        }
    }

    impl Drop for Socket {
        fn drop(&mut self) {
            browser::close_socket(self.id);
        }
    }
}

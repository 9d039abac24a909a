//! A WebSocket, with its own thread or in a web page.

use super::mailbox::SocketEvent;

/// A callback, on any thread, that wakes the program when data arrives.
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

    /// A WebSocket of the page. Dropping it closes it.
    pub struct Socket {
        number: u32,
    }

    impl Socket {
        /// Begins connecting.
        ///
        /// # Errors
        /// Returns an error if the page may not connect, such as a page loaded over `https:` to a
        /// broker without TLS.
        pub fn connect(address: &str, wake: Wake) -> Result<Self, String> {
            let number = browser::open_socket(address, wake, MAX_MESSAGE_BYTES, MAX_QUEUED)
                .map_err(|error| format!("{error:?}"))?;
            Ok(Self { number })
        }

        /// Sends bytes.
        pub fn send(&mut self, bytes: Vec<u8>) {
            browser::send_bytes(self.number, &bytes);
        }

        /// Takes the next event.
        pub fn take_event(&mut self) -> Option<SocketEvent> {
            match browser::take_socket_event(self.number)?.as_str() {
                "opened" => Some(SocketEvent::Opened),
                "closed" => Some(SocketEvent::Closed),
                "overrun" => Some(SocketEvent::Overrun),
                _ => browser::take_bytes(self.number).map(SocketEvent::Received),
            }
        }
    }

    impl Drop for Socket {
        fn drop(&mut self) {
            browser::close_socket(self.number);
        }
    }
}

//! A WebSocket, on its own thread or the page's.

use super::mailbox::SocketEvent;

/// Wakes the program when data arrives; called on any thread.
pub type Wake = Box<dyn Fn() + Send + Sync>;

#[cfg(not(target_arch = "wasm32"))]
pub use on_thread::Socket;

#[cfg(target_arch = "wasm32")]
pub use of_page::Socket;

#[cfg(not(target_arch = "wasm32"))]
mod on_thread {
    use std::sync::Mutex;
    use std::time::Duration;

    use ewebsock::{Options, WsEvent, WsMessage, WsReceiver, WsSender};

    use super::{SocketEvent, Wake};
    use crate::session::LARGEST_PACKET;

    /// The subprotocol.
    const PROTOCOL: &str = "mqtt";
    /// The read timeout, after which the thread sends. It limits the delay of a move; a shorter one
    /// costs more processor time.
    const READ: Duration = Duration::from_millis(40);

    /// A WebSocket. Dropping it closes it after sending.
    pub struct Socket {
        sender: WsSender,
        // A receiver isn't `Sync`, which resources must be.
        receiver: Mutex<WsReceiver>,
    }

    impl Socket {
        /// Begins to connect.
        ///
        /// # Errors
        /// If the thread can't be started.
        pub fn connect(address: &str, wake: Wake) -> Result<Self, String> {
            let options = Options {
                max_incoming_frame_size: 2 * LARGEST_PACKET,
                subprotocols: vec![PROTOCOL.to_owned()],
                read_timeout: Some(READ),
                ..Options::default()
            };
            let (sender, receiver) = ewebsock::connect_with_wakeup(address, options, wake)?;
            Ok(Self {
                sender,
                receiver: Mutex::new(receiver),
            })
        }

        /// Sends bytes.
        pub fn send(&mut self, bytes: Vec<u8>) {
            self.sender.send(WsMessage::Binary(bytes));
        }

        /// Takes the next event.
        pub fn take_event(&mut self) -> Option<SocketEvent> {
            loop {
                let event = self.receiver.get_mut().ok()?.try_recv()?;
                return Some(match event {
                    WsEvent::Opened => SocketEvent::Opened,
                    WsEvent::Message(WsMessage::Binary(bytes)) => SocketEvent::Received(bytes),
                    WsEvent::Message(_) => continue,
                    WsEvent::Error(_) | WsEvent::Closed => SocketEvent::Closed,
                });
            }
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod of_page {
    use super::{SocketEvent, Wake};
    use awale_engine::browser;

    /// A WebSocket of the page. Dropping it closes it.
    pub struct Socket {
        number: u32,
    }

    impl Socket {
        /// Begins to connect.
        ///
        /// # Errors
        /// If the page may not connect, such as a page with `https:` to a broker without TLS.
        pub fn connect(address: &str, wake: Wake) -> Result<Self, String> {
            let number =
                browser::open_socket(address, wake).map_err(|error| format!("{error:?}"))?;
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

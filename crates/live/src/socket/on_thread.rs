//! A WebSocket with its own thread.

// The large error type comes from the library, and a connection has at most one error.
#![allow(clippy::result_large_err)]

use std::io;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tungstenite::client::uri_mode;
use tungstenite::http::Uri;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::{MaybeTlsStream, Mode};
use tungstenite::{ClientRequestBuilder, Error, Message, WebSocket, client_tls_with_config};

use super::metered::{Flags, MeteredStream, is_timeout};
use super::{SocketEvent, Wake};
use crate::limits::{
    BURST_PACKETS, CONNECT_TIMEOUT, MAX_MESSAGE_BYTES, MAX_QUEUED, PACKETS_PER_SECOND,
};
use crate::rate::RateLimit;

/// The WebSocket subprotocol.
const SUBPROTOCOL: &str = "mqtt";
/// The read timeout, after which the thread sends. It bounds the delay of a move; a shorter one
/// would cost more processor time.
const READ_TIMEOUT: Duration = Duration::from_millis(40);
/// The write timeout. If a broker accepts no data for this long, the connection is closed.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);

/// A WebSocket. Dropping it sends the queued data, then closes the connection.
pub struct Socket {
    outgoing: SyncSender<Vec<u8>>,
    // A receiver isn't `Sync`, which resources must be.
    events: Mutex<Receiver<SocketEvent>>,
    flags: Arc<Flags>,
    /// Whether the broker has stopped accepting data.
    is_stuck: bool,
    has_ended: bool,
}

impl Socket {
    /// Begins connecting.
    ///
    /// # Errors
    /// Returns an error if the address is invalid, or the thread can't be started.
    pub fn connect(address: &str, wake: Wake) -> Result<Self, String> {
        let uri: Uri = address.parse().map_err(|error| format!("{error}"))?;
        let (outgoing, queued) = sync_channel(MAX_QUEUED);
        let (event_sender, events) = sync_channel(MAX_QUEUED);
        let flags = Arc::new(Flags::default());
        let thread_flags = Arc::clone(&flags);
        let run = move || {
            if run_connection(uri, &queued, &event_sender, &thread_flags, &wake)
                .is_err_and(|error| is_overrun_error(&error))
            {
                thread_flags.is_overrun.store(true, Ordering::Relaxed);
            }
            // Dropping the sender closes the channel, which tells the owner.
            drop(event_sender);
            wake();
        };
        let thread = thread::Builder::new().name("live".to_owned());
        thread.spawn(run).map_err(|error| format!("{error}"))?;
        Ok(Self {
            outgoing,
            events: Mutex::new(events),
            flags,
            is_stuck: false,
            has_ended: false,
        })
    }

    /// Sends a binary message.
    pub fn send(&mut self, bytes: Vec<u8>) {
        self.is_stuck |= self.outgoing.try_send(bytes).is_err();
    }

    /// Returns the next queued event, or `None` if there is none.
    pub fn take_event(&mut self) -> Option<SocketEvent> {
        if self.has_ended {
            return None;
        }
        let event = if self.flags.is_overrun.load(Ordering::Relaxed) {
            // Queued events are discarded.
            SocketEvent::Overrun
        } else {
            match self.events.get_mut().ok()?.try_recv() {
                Ok(event) => event,
                Err(TryRecvError::Empty) if !self.is_stuck => return None,
                Err(_) => SocketEvent::Closed,
            }
        };
        self.has_ended = matches!(event, SocketEvent::Closed | SocketEvent::Overrun);
        Some(event)
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.flags.is_dropped.store(true, Ordering::Relaxed);
    }
}

/// Connects, then sends and receives until either side closes the connection.
fn run_connection(
    uri: Uri,
    queued: &Receiver<Vec<u8>>,
    event_sender: &SyncSender<SocketEvent>,
    flags: &Arc<Flags>,
    wake: &Wake,
) -> Result<(), Error> {
    let post_event = |event| {
        if let Err(TrySendError::Full(_)) = event_sender.try_send(event) {
            return Err(Error::AttackAttempt);
        }
        wake();
        Ok(())
    };
    let mut socket = open_websocket(uri, flags)?;
    let started = Instant::now();
    let mut messages = RateLimit::new(BURST_PACKETS, PACKETS_PER_SECOND);
    post_event(SocketEvent::Opened)?;
    loop {
        loop {
            match queued.try_recv() {
                Ok(bytes) => socket.send(Message::Binary(bytes))?,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return socket.close(None),
            }
        }
        match socket.get_mut() {
            MaybeTlsStream::Plain(stream) => stream.begin_turn(READ_TIMEOUT),
            MaybeTlsStream::Rustls(stream) => stream.sock.begin_turn(READ_TIMEOUT),
            _ => {}
        }
        match socket.read() {
            Ok(Message::Binary(bytes)) => post_event(SocketEvent::Received(bytes))?,
            // The library answers pings.
            Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {}
            // MQTT has no text messages.
            Ok(Message::Text(_) | Message::Close(_)) => return Ok(()),
            Err(Error::Io(error)) if is_timeout(&error) => continue,
            Err(error) => return Err(error),
        }
        if !messages.take(1, started.elapsed()) {
            return Err(Error::AttackAttempt);
        }
    }
}

/// Returns `true` if an error means that more data has arrived than is accepted.
const fn is_overrun_error(error: &Error) -> bool {
    matches!(error, Error::Capacity(_) | Error::AttackAttempt)
}

/// Opens a WebSocket. Unlike the library's own function, doesn't follow redirects to other hosts,
/// just like browsers, and has a timeout.
fn open_websocket(
    uri: Uri,
    flags: &Arc<Flags>,
) -> Result<WebSocket<MaybeTlsStream<MeteredStream>>, Error> {
    let stream = connect_tcp(&uri)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(READ_TIMEOUT))?;
    stream.set_write_timeout(Some(WRITE_TIMEOUT))?;
    let stream = MeteredStream::new(stream, Arc::clone(flags), CONNECT_TIMEOUT);
    let request = ClientRequestBuilder::new(uri).with_sub_protocol(SUBPROTOCOL);
    let config = WebSocketConfig {
        max_message_size: Some(MAX_MESSAGE_BYTES),
        max_frame_size: Some(MAX_MESSAGE_BYTES),
        ..WebSocketConfig::default()
    };
    match client_tls_with_config(request, stream, Some(config), None) {
        Ok((socket, _)) => Ok(socket),
        Err(tungstenite::HandshakeError::Failure(error)) => Err(error),
        Err(tungstenite::HandshakeError::Interrupted(_)) => {
            Err(io::Error::from(io::ErrorKind::TimedOut).into())
        }
    }
}

fn connect_tcp(uri: &Uri) -> Result<TcpStream, Error> {
    let port = uri.port_u16().unwrap_or(match uri_mode(uri)? {
        Mode::Plain => 80,
        Mode::Tls => 443,
    });
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let mut last_error = io::Error::from(io::ErrorKind::NotFound);
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, CONNECT_TIMEOUT) {
            Ok(stream) => return Ok(stream),
            Err(error) => last_error = error,
        }
    }
    Err(last_error.into())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::net::{Ipv4Addr, TcpListener};

    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    use rustls::{ServerConfig, ServerConnection};

    use super::*;

    const CERTIFICATE: &[u8] = include_bytes!("../../../../tests/data/self-signed/certificate.der");
    const KEY: &[u8] = include_bytes!("../../../../tests/data/self-signed/key.der");

    /// Starts a server for a single connection, and returns its address.
    fn server(answer: impl FnOnce(TcpStream) + Send + 'static) -> String {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        thread::spawn(move || answer(listener.accept().unwrap().0));
        format!("localhost:{port}")
    }

    fn error(address: &str) -> String {
        let uri = address.parse().unwrap();
        open_websocket(uri, &Arc::default())
            .err()
            .unwrap()
            .to_string()
    }

    #[test]
    fn a_self_signed_certificate_is_refused() {
        let address = server(|mut stream| {
            let key = PrivateKeyDer::try_from(KEY).unwrap();
            let config = ServerConfig::builder()
                .with_no_client_auth()
                .with_single_cert(vec![CertificateDer::from(CERTIFICATE)], key);
            let mut tls = ServerConnection::new(Arc::new(config.unwrap())).unwrap();
            while tls.is_handshaking() && tls.complete_io(&mut stream).is_ok() {}
        });
        let error = error(&format!("wss://{address}"));
        assert!(error.contains("UnknownIssuer"), "{error}");
    }

    #[test]
    fn redirects_are_not_followed() {
        let elsewhere = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        elsewhere.set_nonblocking(true).unwrap();
        let port = elsewhere.local_addr().unwrap().port();
        let address = server(move |mut stream| {
            use std::io::{Read, Write};
            let _ = stream.read(&mut [0; 4096]);
            let answer = format!(
                "HTTP/1.1 302 Found\r\nLocation: ws://127.0.0.1:{port}/\r\nContent-Length: 0\r\n\r\n"
            );
            let _ = stream.write_all(answer.as_bytes());
        });
        let error = error(&format!("ws://{address}"));
        assert!(error.contains("302"), "{error}");
        assert!(elsewhere.accept().is_err());
    }
}

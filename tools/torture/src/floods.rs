//! Brokers that speak the protocol, but send far more than a game needs.

use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tungstenite::accept_hdr;
use tungstenite::handshake::server::{Request, Response};
use tungstenite::http::HeaderValue;
use tungstenite::protocol::Message;

/// The opcodes of WebSocket frames, and the FIN flag.
mod opcode {
    pub const CONTINUATION: u8 = 0;
    pub const BINARY: u8 = 2;
    pub const PING: u8 = 9;
    pub const FIN: u8 = 0x80;
}

/// An MQTT PINGRESP packet.
const PONG: [u8; 2] = [0xD0, 0];
/// The number of empty packets in a large message.
const MANY: usize = 60_000;
/// The size of a message that can't be decrypted, in bytes.
const SEALED: usize = 60_000;
/// The maximum size of a flood, in bytes.
const MAX_FLOOD_BYTES: usize = 1 << 30;

/// An endless stream that a broker sends until the game closes the connection.
#[derive(Clone, Copy, Debug)]
pub enum Flood {
    /// One message, fragmented into many large frames.
    Fragments,
    /// One message, fragmented into empty frames.
    EmptyFrames,
    /// Large messages full of empty packets.
    Packets,
    /// Messages with one packet each.
    SmallMessages,
    /// Messages on the match topic that can't be decrypted.
    Sealed,
    /// Small messages on the match topic that can't be decrypted.
    SmallSealed,
    /// WebSocket pings.
    Pings,
    /// A packet byte by byte, slowly: the game must keep sending.
    Drops,
}

impl Flood {
    /// All floods.
    pub const ALL: [Self; 8] = [
        Self::Fragments,
        Self::EmptyFrames,
        Self::Packets,
        Self::SmallMessages,
        Self::Sealed,
        Self::SmallSealed,
        Self::Pings,
        Self::Drops,
    ];

    /// Answers a connection with the flood.
    ///
    /// # Errors
    /// Returns an error once the client closes the connection.
    pub fn answer(self, stream: TcpStream) -> io::Result<()> {
        let (mut stream, topic) = accept_handshake(stream)?;
        let piece = match self {
            Self::Fragments => {
                stream.write_all(&frame(opcode::BINARY, &PONG.repeat(MANY)))?;
                frame(opcode::CONTINUATION, &PONG.repeat(MANY))
            }
            Self::EmptyFrames => {
                stream.write_all(&frame(opcode::BINARY, &PONG))?;
                frame(opcode::CONTINUATION, b"").repeat(1000)
            }
            Self::Packets => message(&PONG.repeat(MANY)),
            Self::SmallMessages => message(&PONG).repeat(1000),
            Self::Sealed => message(&published(&topic, &[7; SEALED])),
            Self::SmallSealed => message(&published(&topic, &[7; 100])).repeat(100),
            Self::Pings => frame(opcode::FIN | opcode::PING, b"").repeat(1000),
            Self::Drops => {
                let packet = published(&topic, &[7; SEALED]);
                for byte in packet.chunks(1) {
                    stream.write_all(&message(byte))?;
                    thread::sleep(Duration::from_millis(20));
                }
                return Ok(());
            }
        };
        for _ in 0..MAX_FLOOD_BYTES / piece.len() {
            stream.write_all(&piece)?;
        }
        Ok(())
    }
}

/// Accepts the WebSocket, then the MQTT connection and its subscription. Returns the stream and the
/// first topic.
///
/// # Errors
/// Returns an error if the client doesn't follow the protocol.
// The library's callback type has a whole response as its error.
#[allow(clippy::result_large_err)]
pub fn accept_handshake(stream: TcpStream) -> io::Result<(TcpStream, Vec<u8>)> {
    let mut raw = stream.try_clone()?;
    let callback = |_: &Request, mut response: Response| {
        let protocol = HeaderValue::from_static("mqtt");
        response
            .headers_mut()
            .insert("Sec-WebSocket-Protocol", protocol);
        Ok(response)
    };
    let mut socket = accept_hdr(stream, callback).map_err(io::Error::other)?;
    let mut received = || match socket.read() {
        Ok(Message::Binary(bytes)) => Ok(bytes),
        Ok(_) => Err(io::ErrorKind::InvalidData.into()),
        Err(error) => Err(io::Error::other(error)),
    };
    received()?;
    let accepted = frame(opcode::FIN | opcode::BINARY, &[0x20, 3, 0, 0, 0]);
    raw.write_all(&accepted)?;
    let topic = first_topic(&received()?).ok_or(io::ErrorKind::InvalidData)?;
    Ok((raw, topic))
}

/// Parses the first topic of a SUBSCRIBE packet.
fn first_topic(packet: &[u8]) -> Option<Vec<u8>> {
    let length = packet[1..].iter().position(|byte| byte & 0x80 == 0)? + 1;
    // Skips the packet identifier and the empty properties.
    let topics = packet.get(1 + length + 3..)?;
    let (size, rest) = topics.split_first_chunk::<2>()?;
    Some(rest.get(..usize::from(u16::from_be_bytes(*size)))?.to_vec())
}

/// Encodes a PUBLISH packet for the match.
pub fn published(topic: &[u8], payload: &[u8]) -> Vec<u8> {
    let length = 2 + topic.len() + 1 + payload.len();
    let mut packet = vec![0x30];
    // Three length bytes, which suffice for two million bytes.
    packet.extend([
        length as u8 | 0x80,
        (length >> 7) as u8 | 0x80,
        (length >> 14) as u8,
    ]);
    packet.extend((topic.len() as u16).to_be_bytes());
    packet.extend(topic);
    packet.push(0);
    packet.extend(payload);
    packet
}

/// Encodes a binary WebSocket message.
pub fn message(payload: &[u8]) -> Vec<u8> {
    frame(opcode::FIN | opcode::BINARY, payload)
}

fn frame(head: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![head];
    match payload.len() {
        length @ ..126 => frame.push(length as u8),
        length @ ..=0xFFFF => {
            frame.push(126);
            frame.extend((length as u16).to_be_bytes());
        }
        length => {
            frame.push(127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend(payload);
    frame
}

/// A server on a local port. Dropping it stops the server.
pub struct Server {
    port: u16,
    is_over: Arc<AtomicBool>,
    connections: Arc<AtomicU64>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts the server. It answers each connection on its own thread.
    ///
    /// # Errors
    /// Returns an error if no port is available.
    pub fn start(
        answer: impl Fn(TcpStream, u16) -> io::Result<()> + Clone + Send + 'static,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let is_over = Arc::new(AtomicBool::new(false));
        let connections = Arc::new(AtomicU64::new(0));
        let (ends, counts) = (Arc::clone(&is_over), Arc::clone(&connections));
        let thread = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if ends.load(Ordering::Relaxed) {
                    break;
                }
                counts.fetch_add(1, Ordering::Relaxed);
                let answer = answer.clone();
                // It is fine for a client to disconnect.
                thread::spawn(move || answer(stream, port));
            }
        });
        Ok(Self {
            port,
            is_over,
            connections,
            thread: Some(thread),
        })
    }

    /// Returns the server's WebSocket address.
    pub fn address(&self) -> String {
        format!("ws://127.0.0.1:{}", self.port)
    }

    /// Returns the number of connections accepted so far.
    pub fn connections(&self) -> u64 {
        self.connections.load(Ordering::Relaxed)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        // Wakes the thread that waits for connections.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

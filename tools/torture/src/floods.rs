//! Brokers that speak the protocol but send far more than a game needs.

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
const EMPTY_PACKETS: usize = 60_000;
/// The size of a message that can't be decrypted, in bytes.
const SEALED_BYTES: usize = 60_000;
/// The maximum size of a flood, in bytes.
const MAX_FLOOD_BYTES: usize = 1 << 30;

/// A stream that a broker sends until the client closes the connection.
#[derive(Clone, Copy, Debug)]
pub enum Flood {
    /// A message fragmented into many large frames.
    Fragments,
    /// A message fragmented into empty frames.
    EmptyFrames,
    /// Large messages full of empty packets.
    Packets,
    /// Messages with a single packet each.
    SmallMessages,
    /// Messages on the match topic that can't be decrypted.
    Sealed,
    /// Small messages on the match topic that can't be decrypted.
    SmallSealed,
    /// WebSocket pings.
    Pings,
    /// A packet sent slowly, byte by byte, during which the game must keep sending.
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
        let block = match self {
            Self::Fragments => {
                stream.write_all(&encode_frame(opcode::BINARY, &PONG.repeat(EMPTY_PACKETS)))?;
                encode_frame(opcode::CONTINUATION, &PONG.repeat(EMPTY_PACKETS))
            }
            Self::EmptyFrames => {
                stream.write_all(&encode_frame(opcode::BINARY, &PONG))?;
                encode_frame(opcode::CONTINUATION, b"").repeat(1000)
            }
            Self::Packets => encode_message(&PONG.repeat(EMPTY_PACKETS)),
            Self::SmallMessages => encode_message(&PONG).repeat(1000),
            Self::Sealed => encode_message(&encode_publish(&topic, &[7; SEALED_BYTES])),
            Self::SmallSealed => encode_message(&encode_publish(&topic, &[7; 100])).repeat(100),
            Self::Pings => encode_frame(opcode::FIN | opcode::PING, b"").repeat(1000),
            Self::Drops => {
                let packet = encode_publish(&topic, &[7; SEALED_BYTES]);
                for byte in packet.chunks(1) {
                    stream.write_all(&encode_message(byte))?;
                    thread::sleep(Duration::from_millis(20));
                }
                return Ok(());
            }
        };
        for _ in 0..MAX_FLOOD_BYTES / block.len() {
            stream.write_all(&block)?;
        }
        Ok(())
    }
}

/// Accepts the WebSocket, the MQTT connection and its subscription. Returns the stream and the
/// first topic.
///
/// # Errors
/// Returns an error if the client doesn't follow the protocol.
// The error type of the library's callback is a whole response.
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
    let mut receive = || match socket.read() {
        Ok(Message::Binary(bytes)) => Ok(bytes),
        Ok(_) => Err(io::ErrorKind::InvalidData.into()),
        Err(error) => Err(io::Error::other(error)),
    };
    receive()?;
    let accepted = encode_frame(opcode::FIN | opcode::BINARY, &[0x20, 3, 0, 0, 0]);
    raw.write_all(&accepted)?;
    let topic = first_topic(&receive()?).ok_or(io::ErrorKind::InvalidData)?;
    Ok((raw, topic))
}

/// Parses the first topic of a SUBSCRIBE packet.
fn first_topic(packet: &[u8]) -> Option<Vec<u8>> {
    let length = packet[1..].iter().position(|byte| byte & 0x80 == 0)? + 1;
    // Skip the packet identifier and the empty properties.
    let topics = packet.get(1 + length + 3..)?;
    let (size, rest) = topics.split_first_chunk::<2>()?;
    Some(rest.get(..usize::from(u16::from_be_bytes(*size)))?.to_vec())
}

/// Encodes a PUBLISH packet.
pub fn encode_publish(topic: &[u8], payload: &[u8]) -> Vec<u8> {
    let length = 2 + topic.len() + 1 + payload.len();
    let mut packet = vec![0x30];
    // Three length bytes suffice for two million bytes.
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
pub fn encode_message(payload: &[u8]) -> Vec<u8> {
    encode_frame(opcode::FIN | opcode::BINARY, payload)
}

fn encode_frame(first_byte: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first_byte];
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
    has_stopped: Arc<AtomicBool>,
    connections: Arc<AtomicU64>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts the server, which answers each connection on its own thread.
    ///
    /// # Errors
    /// Returns an error if no port is available.
    pub fn start(
        answer: impl Fn(TcpStream, u16) -> io::Result<()> + Clone + Send + 'static,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let has_stopped = Arc::new(AtomicBool::new(false));
        let connections = Arc::new(AtomicU64::new(0));
        let (stop_flag, connection_count) = (Arc::clone(&has_stopped), Arc::clone(&connections));
        let thread = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if stop_flag.load(Ordering::Relaxed) {
                    break;
                }
                connection_count.fetch_add(1, Ordering::Relaxed);
                let answer = answer.clone();
                // A client may disconnect at any time.
                thread::spawn(move || answer(stream, port));
            }
        });
        Ok(Self {
            port,
            has_stopped,
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
        self.has_stopped.store(true, Ordering::Relaxed);
        // Wake the thread that is waiting for connections.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

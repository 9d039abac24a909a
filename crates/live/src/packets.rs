//! Encodes and decodes the MQTT 5 packets that a mailbox uses. Input may be damaged or malicious,
//! so its size is limited and errors are reported.

use thiserror::Error;

/// The first bytes of packets: type and flags.
mod header {
    pub const CONNECT: u8 = 0x10;
    pub const CONNACK: u8 = 0x20;
    pub const PUBLISH: u8 = 0x30;
    pub const PUBACK: u8 = 0x40;
    pub const SUBSCRIBE: u8 = 0x82;
    pub const SUBACK: u8 = 0x90;
    pub const PINGREQ: u8 = 0xC0;
    pub const PINGRESP: u8 = 0xD0;
    pub const DISCONNECT: u8 = 0xE0;
}

/// The flag of a retained message.
const RETAIN_FLAG: u8 = 1;
/// The bit position of the QoS in the flags of a message.
const QOS_SHIFT: u8 = 1;
/// The maximum size of a variable byte integer, in bytes.
const MAX_LENGTH_BYTES: usize = 4;
/// The property that limits the size of packets from the broker.
const MAXIMUM_PACKET_SIZE: u8 = 0x27;
/// The property with which a broker sets the keep-alive time.
const SERVER_KEEP_ALIVE: u8 = 0x13;

/// Why a packet is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PacketError {
    /// The packet is larger than allowed.
    #[error("the packet is too large")]
    TooLarge,
    /// The packet violates the protocol.
    #[error("the packet is malformed")]
    Malformed,
}

/// An MQTT message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The topic.
    pub topic: String,
    /// The content.
    pub payload: Vec<u8>,
    /// Whether the broker retains the message and acknowledges it.
    pub retained: bool,
}

/// A packet to the broker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Opens a connection with a last will.
    Connect {
        /// The will.
        will: Message,
        /// The keep-alive time, in seconds.
        keep_alive: u16,
        /// The maximum size of a packet from the broker, in bytes.
        max_packet: u32,
    },
    /// Subscribes to these topics, except to this connection's own messages.
    Subscribe {
        /// The packet identifier.
        packet_id: u16,
        /// The topics.
        topics: Vec<String>,
    },
    /// A message, with a packet identifier if the broker has to acknowledge it.
    Publish(Message, Option<u16>),
    /// Acknowledges a message.
    Acknowledge(u16),
    /// A ping.
    Ping,
    /// Closes the connection without publishing the last will.
    Disconnect,
}

/// A packet from the broker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// The response to a connection request.
    Connected {
        /// The reason code, 0 if the connection was accepted.
        reason: u8,
        /// The keep-alive time set by the broker, in seconds.
        keep_alive: Option<u16>,
    },
    /// The response to a subscription: whether it was granted.
    Subscribed(bool),
    /// A message, with a packet identifier if it must be acknowledged.
    Published(Message, Option<u16>),
    /// The response to a ping.
    Pong,
    /// The broker closes the connection.
    Disconnected,
    /// Any other packet, which is ignored.
    Other,
}

impl Request {
    /// Appends the packet to `bytes`.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        let mut body = Vec::new();
        let mut first_byte = match self {
            Self::Connect { .. } => header::CONNECT,
            Self::Subscribe { .. } => header::SUBSCRIBE,
            Self::Publish(..) => header::PUBLISH,
            Self::Acknowledge(_) => header::PUBACK,
            Self::Ping => header::PINGREQ,
            Self::Disconnect => header::DISCONNECT,
        };
        match self {
            Self::Connect {
                will,
                keep_alive,
                max_packet,
            } => {
                const CLEAN_START: u8 = 0x02;
                const WILL: u8 = 0x04;
                const WILL_QOS_1: u8 = 0x08;
                const WILL_RETAIN: u8 = 0x20;
                write_text(&mut body, b"MQTT");
                body.push(5);
                let retain = if will.retained { WILL_RETAIN } else { 0 };
                body.push(CLEAN_START | WILL | WILL_QOS_1 | retain);
                body.extend(keep_alive.to_be_bytes());
                // The properties, an empty client identifier, and no will properties.
                body.push(5);
                body.push(MAXIMUM_PACKET_SIZE);
                body.extend(max_packet.to_be_bytes());
                write_text(&mut body, b"");
                body.push(0);
                write_text(&mut body, will.topic.as_bytes());
                write_text(&mut body, &will.payload);
            }
            Self::Subscribe { packet_id, topics } => {
                const QOS_1: u8 = 0x01;
                const NO_LOCAL: u8 = 0x04;
                body.extend(packet_id.to_be_bytes());
                body.push(0);
                for topic in topics {
                    write_text(&mut body, topic.as_bytes());
                    body.push(QOS_1 | NO_LOCAL);
                }
            }
            Self::Publish(message, packet_id) => {
                first_byte |= if message.retained { RETAIN_FLAG } else { 0 };
                write_text(&mut body, message.topic.as_bytes());
                if let Some(packet_id) = packet_id {
                    first_byte |= 1 << QOS_SHIFT;
                    body.extend(packet_id.to_be_bytes());
                }
                body.push(0);
                body.extend(&message.payload);
            }
            Self::Acknowledge(packet_id) => body.extend(packet_id.to_be_bytes()),
            Self::Ping | Self::Disconnect => {}
        }
        bytes.push(first_byte);
        write_length(bytes, body.len());
        bytes.extend(body);
    }
}

/// Appends a variable byte integer.
fn write_length(bytes: &mut Vec<u8>, mut length: usize) {
    while length > 0x7F {
        bytes.push((length & 0x7F) as u8 | 0x80);
        length >>= 7;
    }
    bytes.push(length as u8);
}

/// Appends a string or binary data, truncated to 65535 bytes, after its length.
fn write_text(bytes: &mut Vec<u8>, text: &[u8]) {
    let length = u16::try_from(text.len()).unwrap_or(u16::MAX);
    bytes.extend(length.to_be_bytes());
    bytes.extend(&text[..usize::from(length)]);
}

/// Splits a stream into packets.
pub struct PacketReader {
    bytes: Vec<u8>,
    /// The number of bytes consumed.
    consumed: usize,
    max_packet: usize,
    max_unread: usize,
}

impl PacketReader {
    /// Creates a reader that rejects packets of more than `max_packet` bytes and more than
    /// `max_unread` unread bytes.
    #[must_use]
    pub const fn new(max_packet: usize, max_unread: usize) -> Self {
        Self {
            bytes: Vec::new(),
            consumed: 0,
            max_packet,
            max_unread,
        }
    }

    /// Adds received data.
    ///
    /// # Errors
    /// Returns an error, and drops the data, if too much is unread.
    pub fn feed(&mut self, chunk: &[u8]) -> Result<(), PacketError> {
        // Draining after each packet would take quadratic time with many small ones.
        self.bytes.drain(..self.consumed);
        self.consumed = 0;
        if self.bytes.len() + chunk.len() > self.max_unread {
            return Err(PacketError::TooLarge);
        }
        self.bytes.extend(chunk);
        Ok(())
    }

    /// Takes the next complete packet.
    ///
    /// # Errors
    /// Returns an error if the packet is invalid; no further packets can then be read.
    pub fn take(&mut self) -> Result<Option<Response>, PacketError> {
        let Some((&first_byte, rest)) = self.bytes[self.consumed..].split_first() else {
            return Ok(None);
        };
        let mut reader = Reader(rest);
        let length = match reader.length() {
            Ok(length) => length,
            // The length is incomplete.
            Err(_) if rest.len() < MAX_LENGTH_BYTES && rest.iter().all(|byte| byte & 0x80 != 0) => {
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        if length > self.max_packet {
            return Err(PacketError::TooLarge);
        }
        let Some(body) = reader.0.get(..length) else {
            return Ok(None);
        };
        let response = Response::consumed(first_byte, body)?;
        self.consumed = self.bytes.len() - (reader.0.len() - length);
        Ok(Some(response))
    }
}

impl Response {
    fn consumed(first_byte: u8, body: &[u8]) -> Result<Self, PacketError> {
        let mut body = Reader(body);
        Ok(match first_byte & 0xF0 {
            header::CONNACK => {
                let _session = body.byte()?;
                let reason = body.byte()?;
                // Brokers that speak an older protocol version send no properties.
                let properties = if body.0.is_empty() {
                    Reader(&[])
                } else {
                    Reader(body.length_prefixed()?)
                };
                Self::Connected {
                    reason,
                    keep_alive: properties.keep_alive()?,
                }
            }
            header::SUBACK => {
                body.u16()?;
                body.length_prefixed()?;
                Self::Subscribed(body.0.iter().all(|reason| *reason < 0x80))
            }
            header::PUBLISH => {
                let topic = String::from_utf8(body.text()?.to_vec());
                let packet_id = match (first_byte >> QOS_SHIFT) & 3 {
                    0 => None,
                    1 => Some(body.u16()?),
                    // Subscriptions are limited to QoS 1.
                    _ => return Err(PacketError::Malformed),
                };
                body.length_prefixed()?;
                let message = Message {
                    topic: topic.map_err(|_| PacketError::Malformed)?,
                    payload: body.0.to_vec(),
                    retained: first_byte & RETAIN_FLAG != 0,
                };
                Self::Published(message, packet_id)
            }
            header::PINGRESP => Self::Pong,
            header::DISCONNECT => Self::Disconnected,
            _ => Self::Other,
        })
    }
}

/// A reader over the unread rest of a packet.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], PacketError> {
        let (bytes, rest) = self
            .0
            .split_at_checked(count)
            .ok_or(PacketError::Malformed)?;
        self.0 = rest;
        Ok(bytes)
    }

    fn byte(&mut self) -> Result<u8, PacketError> {
        Ok(self.take(1)?[0])
    }

    fn u16(&mut self) -> Result<u16, PacketError> {
        let bytes = self.take(2)?;
        Ok(u16::from_be_bytes([bytes[0], bytes[1]]))
    }

    fn text(&mut self) -> Result<&'a [u8], PacketError> {
        let length = self.u16()?;
        self.take(usize::from(length))
    }

    fn length(&mut self) -> Result<usize, PacketError> {
        let mut length = 0;
        for group in 0..MAX_LENGTH_BYTES {
            let byte = self.byte()?;
            length |= usize::from(byte & 0x7F) << (7 * group);
            if byte & 0x80 == 0 {
                return Ok(length);
            }
        }
        Err(PacketError::Malformed)
    }

    /// Reads data that is preceded by its length, such as properties.
    fn length_prefixed(&mut self) -> Result<&'a [u8], PacketError> {
        let length = self.length()?;
        self.take(length)
    }

    /// Finds the keep-alive time among the properties.
    fn keep_alive(mut self) -> Result<Option<u16>, PacketError> {
        let mut keep_alive = None;
        while !self.0.is_empty() {
            match self.byte()? {
                SERVER_KEEP_ALIVE => keep_alive = Some(self.u16()?),
                0x01 | 0x17 | 0x19 | 0x24 | 0x25 | 0x28..=0x2A => {
                    self.byte()?;
                }
                0x21..=0x23 => {
                    self.u16()?;
                }
                0x02 | 0x11 | 0x18 | 0x27 => {
                    self.take(4)?;
                }
                0x0B => {
                    self.length()?;
                }
                0x03 | 0x08 | 0x09 | 0x12 | 0x15 | 0x16 | 0x1A | 0x1C | 0x1F => {
                    self.text()?;
                }
                0x26 => {
                    self.text()?;
                    self.text()?;
                }
                _ => return Err(PacketError::Malformed),
            }
        }
        Ok(keep_alive)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use proptest::prelude::*;

    use super::*;

    fn encode(request: &Request) -> Vec<u8> {
        let mut bytes = Vec::new();
        request.write(&mut bytes);
        bytes
    }

    fn all(bytes: &[u8]) -> Vec<Response> {
        let mut reader = PacketReader::new(1000, 1000);
        reader.feed(bytes).unwrap();
        std::iter::from_fn(|| reader.take().unwrap()).collect()
    }

    #[test]
    fn packets_are_encoded_as_the_standard_specifies() {
        let will = Message {
            topic: "a/b".to_owned(),
            payload: vec![7],
            retained: true,
        };
        let connect = Request::Connect {
            will,
            keep_alive: 60,
            max_packet: 0x0102_0304,
        };
        let expected = b"\x10\x1b\x00\x04MQTT\x05\x2e\x00\x3c\x05\x27\x01\x02\x03\x04\x00\x00\x00\x00\x03a/b\x00\x01\x07";
        assert_eq!(encode(&connect), expected);
        let topics = vec!["a".to_owned()];
        let subscribe = Request::Subscribe {
            packet_id: 2,
            topics,
        };
        assert_eq!(encode(&subscribe), b"\x82\x07\x00\x02\x00\x00\x01a\x05");
        assert_eq!(encode(&Request::Ping), [0xC0, 0]);
        assert_eq!(encode(&Request::Disconnect), [0xE0, 0]);
        assert_eq!(encode(&Request::Acknowledge(300)), [0x40, 2, 1, 44]);
    }

    #[test]
    fn answers_are_read() {
        let connected = |reason, keep_alive| Response::Connected { reason, keep_alive };
        // As Mosquitto answers: with a client identifier and the maximum number of topic aliases.
        let mosquitto = b"\x20\x0e\x00\x00\x0b\x22\x00\x0a\x12\x00\x05auto-";
        assert_eq!(all(mosquitto), [connected(0, None)]);
        assert_eq!(
            all(b"\x20\x06\x00\x00\x03\x13\x00\x1e"),
            [connected(0, Some(30))]
        );
        assert_eq!(all(b"\x20\x02\x00\x87"), [connected(0x87, None)]);
        assert_eq!(
            all(b"\x90\x05\x00\x01\x00\x01\x87"),
            [Response::Subscribed(false)]
        );
        assert_eq!(
            all(b"\xd0\x00\xe0\x00"),
            [Response::Pong, Response::Disconnected]
        );
    }

    #[test]
    fn what_is_too_large_is_refused_before_it_has_arrived() {
        let mut reader = PacketReader::new(100, 300);
        reader.feed(b"\x30\x80\x80\x40").unwrap();
        assert_eq!(reader.take(), Err(PacketError::TooLarge));
        let mut reader = PacketReader::new(100, 300);
        reader.feed(b"\x30\xff\xff\xff").unwrap();
        assert_eq!(reader.take(), Ok(None));
        reader.feed(b"\xff").unwrap();
        assert_eq!(reader.take(), Err(PacketError::Malformed));
    }

    #[test]
    fn no_more_is_kept_than_allowed() {
        let mut reader = PacketReader::new(100, 300);
        assert_eq!(reader.feed(&[0xD0; 301]), Err(PacketError::TooLarge));
        reader.feed(&[0xD0, 0].repeat(150)).unwrap();
        assert_eq!(reader.take(), Ok(Some(Response::Pong)));
        // What has been read makes room.
        reader.feed(&[0xD0, 0]).unwrap();
        assert_eq!(reader.feed(&[0xD0]), Err(PacketError::TooLarge));
        let rest = std::iter::from_fn(|| reader.take().unwrap());
        assert_eq!(rest.count(), 150);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn messages_survive_chunks_of_any_size(
            messages in prop::collection::vec(
                ("[a-z/]{1,20}", prop::collection::vec(any::<u8>(), 0..300), any::<bool>(), any::<Option<u16>>()),
                0..6,
            ),
            chunk in 1_usize..50,
        ) {
            let messages: Vec<_> = messages.into_iter().map(|(topic, payload, retained, packet_id)| {
                (Message { topic, payload, retained }, packet_id)
            }).collect();
            let mut bytes = Vec::new();
            for (message, packet_id) in &messages {
                Request::Publish(message.clone(), *packet_id).write(&mut bytes);
            }
            let mut reader = PacketReader::new(1000, 2000);
            let mut read = Vec::new();
            for chunk in bytes.chunks(chunk) {
                reader.feed(chunk).unwrap();
                while let Some(response) = reader.take().unwrap() {
                    let Response::Published(message, packet_id) = response else { panic!("{response:?}") };
                    read.push((message, packet_id));
                }
            }
            prop_assert_eq!(read, messages);
        }

        #[test]
        fn any_bytes_are_packets_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let mut reader = PacketReader::new(100, 200);
            reader.feed(&bytes).unwrap();
            while let Ok(Some(_)) = reader.take() {}
        }
    }
}

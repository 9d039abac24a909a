//! Reads lines from another program, skipping those that are too long.

use std::io::{self, BufRead};

/// A line without its line ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputLine {
    /// The bytes of the line.
    Read(Vec<u8>),
    /// The line was too long and was skipped; it had this number of bytes.
    TooLong(usize),
}

/// Reads a line of up to `max_bytes`; returns `None` at the end of the input.
///
/// # Errors
/// Returns an error if the input can't be read.
pub fn read_line(input: &mut impl BufRead, max_bytes: usize) -> io::Result<Option<InputLine>> {
    let mut line = Vec::new();
    let (mut length, mut has_input) = (0_usize, false);
    loop {
        let bytes = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            read => read?,
        };
        if bytes.is_empty() {
            break;
        }
        has_input = true;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        length = length.saturating_add(part.len());
        if length <= max_bytes {
            line.extend_from_slice(part);
        } else {
            line = Vec::new();
        }
        let consumed = part.len() + usize::from(end.is_some());
        input.consume(consumed);
        if end.is_some() {
            break;
        }
    }
    let line = if length <= max_bytes {
        InputLine::Read(line)
    } else {
        InputLine::TooLong(length)
    };
    Ok(has_input.then_some(line))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::io::BufReader;

    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped_entirely() {
        let text: &[u8] = b"12345\n123456\n\n1234567890123\nlast";
        for buffer in [1, 3, 100] {
            let mut input = BufReader::with_capacity(buffer, text);
            let mut next = || read_line(&mut input, 5).unwrap();
            assert_eq!(next(), Some(InputLine::Read(b"12345".to_vec())));
            assert_eq!(next(), Some(InputLine::TooLong(6)));
            assert_eq!(next(), Some(InputLine::Read(Vec::new())));
            assert_eq!(next(), Some(InputLine::TooLong(13)));
            assert_eq!(next(), Some(InputLine::Read(b"last".to_vec())));
            assert_eq!(next(), None);
        }
    }
}

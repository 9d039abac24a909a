//! Output for all commands, which neutralizes untrusted text.
//!
//! Names from files, output of other engines and command-line arguments are untrusted. Control
//! characters can control a terminal, newlines can forge lines, and bidirectional marks can reorder
//! text. [`Output`] and [`log`] escape control characters and bidirectional marks; [`escaped`] also
//! escapes newlines, for names.

use std::fmt;
use std::io::{self, Write};

/// The number of bytes to buffer before writing.
const BUFFER_BYTES: usize = 1 << 13;

/// Buffered output to `sink`: standard output, or a replacement in a test.
pub struct Output<W: Write> {
    buffer: Vec<u8>,
    sink: W,
}

impl<W: Write> Output<W> {
    pub const fn new(sink: W) -> Self {
        Self {
            buffer: Vec::new(),
            sink,
        }
    }

    fn write_buffer(&mut self) -> io::Result<()> {
        let text = String::from_utf8_lossy(&self.buffer);
        let result = self.sink.write_all(harmless(&text).as_bytes());
        // Even after an error, don't write the same bytes again.
        self.buffer.clear();
        result
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.buffer.extend_from_slice(bytes);
        // Write only whole lines, so that no character is split.
        if self.buffer.len() >= BUFFER_BYTES && self.buffer.ends_with(b"\n") {
            self.write_buffer()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.write_buffer()?;
        self.sink.flush()
    }
}

/// Prints lines to standard error, ignoring failures.
pub fn log(text: &str) {
    let _ = writeln!(io::stderr(), "{}", harmless(text));
}

/// Formats text on one line, with control characters, newlines and bidirectional marks escaped.
pub const fn escaped(text: &str) -> Escaped<'_> {
    Escaped(text)
}

/// See [`escaped`].
pub struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| write_escaped(c, f))
    }
}

/// Formats the text as a JSON string, in quotation marks.
pub fn json_string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if is_harmful(c) => {
                let mut units = [0; 2];
                for unit in c.encode_utf16(&mut units) {
                    quoted.push_str(&format!("\\u{unit:04x}"));
                }
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// Escapes all [harmful](is_harmful) characters in the text except newlines.
fn harmless(text: &str) -> String {
    let mut harmless = String::with_capacity(text.len());
    for c in text.chars() {
        if c == '\n' {
            harmless.push('\n');
        } else {
            // Writing to a string can't fail.
            let _ = write_escaped(c, &mut harmless);
        }
    }
    harmless
}

fn write_escaped(c: char, f: &mut impl fmt::Write) -> fmt::Result {
    if is_harmful(c) {
        write!(f, "{}", c.escape_default())
    } else {
        f.write_char(c)
    }
}

/// Returns `true` if a character affects its surroundings instead of being visible: control
/// characters, line and paragraph separators, bidirectional marks, and Unicode's annotations, tags
/// and byte order marks.
fn is_harmful(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_name_can_neither_control_a_terminal_nor_forge_a_line() {
        let name = "evil\u{1b}[2J\nother.ron: all right\u{202e}\u{9b}\u{2028}\r\t";
        assert_eq!(
            escaped(name).to_string(),
            "evil\\u{1b}[2J\\nother.ron: all right\\u{202e}\\u{9b}\\u{2028}\\r\\t"
        );
        for plain in ["Àwálé — ọ̀rúnlá", "فارسی‌زبان", "名前 👩‍🌾 \u{a0}«»"]
        {
            assert_eq!(escaped(plain).to_string(), plain);
            assert_eq!(json_string(plain), format!("\"{plain}\""));
        }
        assert_eq!(
            json_string("a\"b\\c\n\u{202e}\u{e0041}"),
            r#""a\"b\\c\u000a\u202e\udb40\udc41""#
        );
    }

    #[test]
    fn the_output_escapes_everything_harmful() {
        let mut written = Vec::new();
        let mut out = Output::new(&mut written);
        writeln!(out, "one\u{1b}]0;two\u{7}").unwrap();
        out.write_all(b"\xffthree").unwrap();
        out.flush().unwrap();
        assert_eq!(
            String::from_utf8(written).unwrap(),
            "one\\u{1b}]0;two\\u{7}\n\u{fffd}three"
        );
    }

    #[test]
    fn a_failed_write_is_reported_once_and_clears_the_buffer() {
        struct Full;
        impl Write for Full {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::StorageFull.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let mut out = Output::new(Full);
        writeln!(out, "a line").unwrap();
        assert!(out.flush().is_err());
        assert!(out.flush().is_ok());
    }
}

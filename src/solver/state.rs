//! What has been found, kept between two runs: a header, the entries that were the most work, and a checksum.
//!
//! All numbers are little-endian.

use std::io::{self, Write};

use thiserror::Error;

use super::memory::{Entry, Memory};
use crate::ai::tables::file::checksum;

const MAGIC: [u8; 8] = *b"AWALESLV";
/// Changes whenever files of before can't be read any more, or mean something else.
const VERSION: u32 = 1;
/// The most entries that are kept: 64 MiB.
const MOST_ENTRIES: usize = 1 << 22;
/// Bytes of an entry.
const ENTRY: usize = 16;
/// Bytes before the entries: magic, version, seeds, fingerprint.
const HEADER: usize = 8 + 4 + 4 + 8;

/// The largest file that is read, in bytes.
pub const MOST_BYTES: u64 = (HEADER + MOST_ENTRIES * ENTRY + 8) as u64;

/// Why a file can't be gone on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateError {
    /// It is something else.
    #[error("this is no file of a solver that this version reads")]
    Foreign,
    /// It is of another game.
    #[error("this was found for other rules, or for another number of seeds")]
    OtherGame,
    /// Its content isn't what was written.
    #[error("this file is damaged")]
    Damaged,
}

/// Which game it is of: numbers of positions mean something else in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GameId {
    pub fingerprint: u64,
    pub seeds: u16,
}

impl GameId {
    fn header(self) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[..8].copy_from_slice(&MAGIC);
        header[8..12].copy_from_slice(&VERSION.to_le_bytes());
        header[12..16].copy_from_slice(&u32::from(self.seeds).to_le_bytes());
        header[16..].copy_from_slice(&self.fingerprint.to_le_bytes());
        header
    }
}

/// Writes what was the most work to find.
pub(super) fn write(memory: &Memory, game_id: GameId, output: &mut impl Write) -> io::Result<()> {
    let mut by_effort = [0_usize; 256];
    for (_, entry) in memory.entries() {
        by_effort[usize::from(entry.effort)] += 1;
    }
    // The least effort above which all can be kept.
    let mut all = 0;
    let least = by_effort.iter().rposition(|count| {
        all += count;
        all > MOST_ENTRIES
    });
    let least = least.map_or(0, |effort| effort + 1);
    let mut bytes = Vec::new();
    let worth = |entry: &Entry| usize::from(entry.effort) >= least;
    // Other threads may go on filling the memory meanwhile.
    for (number, entry) in memory
        .entries()
        .filter(|(_, entry)| worth(entry))
        .take(MOST_ENTRIES)
    {
        bytes.extend_from_slice(&number.to_le_bytes());
        bytes.extend_from_slice(&entry.pack().to_le_bytes());
    }
    let header = game_id.header();
    output.write_all(&header)?;
    output.write_all(&bytes)?;
    output.write_all(&checksum(&header, &bytes).to_le_bytes())
}

/// Takes over what was written, and says how many entries it were.
pub(super) fn read(memory: &Memory, game_id: GameId, bytes: &[u8]) -> Result<usize, StateError> {
    let header = game_id.header();
    let (found, rest) = bytes.split_at_checked(HEADER).ok_or(StateError::Foreign)?;
    if found[..12] != header[..12] {
        return Err(StateError::Foreign);
    }
    if found != header {
        return Err(StateError::OtherGame);
    }
    let (entries, sum) = rest.split_last_chunk().ok_or(StateError::Damaged)?;
    if !entries.len().is_multiple_of(ENTRY)
        || u64::from_le_bytes(*sum) != checksum(&header, entries)
    {
        return Err(StateError::Damaged);
    }
    let (words, _) = entries.as_chunks::<8>();
    for pair in words.chunks(2) {
        let [number, word] = pair else { continue };
        memory.put(
            u64::from_le_bytes(*number),
            Entry::unpack(u64::from_le_bytes(*word)),
        );
    }
    Ok(entries.len() / ENTRY)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const GAME: GameId = GameId {
        fingerprint: 7,
        seeds: 48,
    };

    fn kept() -> Vec<u8> {
        let memory = Memory::new(1 << 12).unwrap();
        for number in 1..=20 {
            let least = number as i16;
            memory.put(
                number,
                Entry {
                    least,
                    effort: 3,
                    ..Entry::UNKNOWN
                },
            );
        }
        let mut bytes = Vec::new();
        write(&memory, GAME, &mut bytes).unwrap();
        bytes
    }

    #[test]
    fn what_was_kept_is_known_again() {
        let memory = Memory::new(1 << 12).unwrap();
        assert_eq!(read(&memory, GAME, &kept()), Ok(20));
        for number in 1..=20 {
            assert_eq!(memory.get(number).unwrap().least, number as i16);
        }
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let memory = Memory::new(64).unwrap();
        let bytes = kept();
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 16;
            assert!(read(&memory, GAME, &damaged).is_err(), "byte {place}");
            assert!(
                read(&memory, GAME, &bytes[..place]).is_err(),
                "{place} bytes"
            );
        }
        let other = GameId { seeds: 36, ..GAME };
        assert_eq!(read(&memory, other, &bytes), Err(StateError::OtherGame));
        assert_eq!(
            read(&memory, GAME, b"something else"),
            Err(StateError::Foreign)
        );
        assert_eq!(memory.entries().count(), 0);
    }
}

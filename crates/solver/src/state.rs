//! The solver's state file: a header, the most expensive entries, and a checksum.
//!
//! All numbers are little-endian.

use std::io::{self, Write};

use thiserror::Error;

use super::memory::{Entry, ProofTable};
use awale_engine::ai::tables::file::checksum;

const MAGIC: [u8; 8] = *b"AWALESLV";
/// The format version.
const VERSION: u32 = 1;
/// Maximum number of entries, which take 64 MiB.
const MAX_ENTRIES: usize = 1 << 22;
/// Bytes per entry.
const ENTRY_BYTES: usize = 16;
/// Bytes of the header: magic, version, seeds, fingerprint.
const HEADER_BYTES: usize = 8 + 4 + 4 + 8;

/// Maximum size of the file, in bytes.
pub const MAX_BYTES: u64 = (HEADER_BYTES + MAX_ENTRIES * ENTRY_BYTES + 8) as u64;

/// Why a state file can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StateError {
    /// Not a state file, or one of an unsupported version.
    #[error("not a solver state file, or of an unsupported version")]
    Foreign,
    /// It belongs to another game.
    #[error("this solver state is for other rules, or for another number of seeds")]
    OtherGame,
    /// The checksum is wrong.
    #[error("this solver state is damaged")]
    Damaged,
}

/// The game that a state belongs to: numbers of positions differ between games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GameId {
    pub fingerprint: u64,
    pub seeds: u16,
}

impl GameId {
    fn header(self) -> [u8; HEADER_BYTES] {
        let mut header = [0; HEADER_BYTES];
        header[..8].copy_from_slice(&MAGIC);
        header[8..12].copy_from_slice(&VERSION.to_le_bytes());
        header[12..16].copy_from_slice(&u32::from(self.seeds).to_le_bytes());
        header[16..].copy_from_slice(&self.fingerprint.to_le_bytes());
        header
    }
}

/// Writes the most expensive entries.
pub(super) fn write(
    memory: &ProofTable,
    game_id: GameId,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut by_effort = [0_usize; 256];
    for (_, entry) in memory.entries() {
        by_effort[usize::from(entry.effort)] += 1;
    }
    // The least effort that keeps the entries within the limit.
    let mut count_above = 0;
    let min_effort = by_effort.iter().rposition(|count| {
        count_above += count;
        count_above > MAX_ENTRIES
    });
    let min_effort = min_effort.map_or(0, |effort| effort + 1);
    let mut bytes = Vec::new();
    let is_kept = |entry: &Entry| usize::from(entry.effort) >= min_effort;
    // Other threads may keep filling the table.
    for (number, entry) in memory
        .entries()
        .filter(|(_, entry)| is_kept(entry))
        .take(MAX_ENTRIES)
    {
        bytes.extend_from_slice(&number.to_le_bytes());
        bytes.extend_from_slice(&entry.pack().to_le_bytes());
    }
    let header = game_id.header();
    output.write_all(&header)?;
    output.write_all(&bytes)?;
    output.write_all(&checksum(&header, &bytes).to_le_bytes())
}

/// Loads the entries, and returns their number.
pub(super) fn read(
    memory: &ProofTable,
    game_id: GameId,
    bytes: &[u8],
) -> Result<usize, StateError> {
    let header = game_id.header();
    let (stored_header, body) = bytes
        .split_at_checked(HEADER_BYTES)
        .ok_or(StateError::Foreign)?;
    if stored_header[..12] != header[..12] {
        return Err(StateError::Foreign);
    }
    if stored_header != header {
        return Err(StateError::OtherGame);
    }
    let (entries, stored_checksum) = body.split_last_chunk().ok_or(StateError::Damaged)?;
    if !entries.len().is_multiple_of(ENTRY_BYTES)
        || u64::from_le_bytes(*stored_checksum) != checksum(&header, entries)
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
    Ok(entries.len() / ENTRY_BYTES)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const GAME: GameId = GameId {
        fingerprint: 7,
        seeds: 48,
    };

    fn saved_state() -> Vec<u8> {
        let memory = ProofTable::new(1 << 12).unwrap();
        for number in 1..=20 {
            let lower = number as i16;
            memory.put(
                number,
                Entry {
                    lower,
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
    fn saved_entries_are_loaded() {
        let memory = ProofTable::new(1 << 12).unwrap();
        assert_eq!(read(&memory, GAME, &saved_state()), Ok(20));
        for number in 1..=20 {
            assert_eq!(memory.get(number).unwrap().lower, number as i16);
        }
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let memory = ProofTable::new(64).unwrap();
        let bytes = saved_state();
        for index in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[index] ^= 16;
            assert!(read(&memory, GAME, &damaged).is_err(), "byte {index}");
            assert!(
                read(&memory, GAME, &bytes[..index]).is_err(),
                "{index} bytes"
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

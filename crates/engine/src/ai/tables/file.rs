//! The table file: a header, then the layers, each with a checksum.
//!
//! All numbers are little-endian. A file that ends within a layer was left by an interrupted build:
//! its complete layers are read.

use std::io::{self, ErrorKind, Read, Write};
use std::sync::Arc;

use thiserror::Error;

use super::rank::MAX_SEEDS;
use super::table::{EndgameTable, Layer};
use awale_rules::RuleSet;
use awale_rules::plain_text::{FNV_OFFSET, FNV_PRIME};

const MAGIC: [u8; 8] = *b"AWALETBL";
/// The format version.
const VERSION: u32 = 1;

/// Why a table file can't be used.
#[derive(Debug, Error)]
pub enum TableFileError {
    /// Tables don't support the rules.
    #[error("there are no endgame tables for these rules")]
    NoTables,
    /// Not a table file, or a file of an unsupported version.
    #[error("not an endgame table file, or of an unsupported version")]
    Unrecognized,
    /// It was built for other rules.
    #[error("these endgame tables are for other rules")]
    OtherRules,
    /// A checksum is wrong.
    #[error("the layer with {seeds} seeds is damaged")]
    Damaged {
        /// The number of seeds in the layer.
        seeds: u16,
    },
    /// Reading failed.
    #[error("{0}")]
    Unreadable(#[from] io::Error),
}

impl EndgameTable {
    /// Writes the header.
    ///
    /// # Errors
    /// Returns an error if writing fails.
    pub fn write_header(&self, output: &mut impl Write) -> io::Result<()> {
        output.write_all(&MAGIC)?;
        output.write_all(&VERSION.to_le_bytes())?;
        output.write_all(&self.fingerprint().to_le_bytes())
    }

    /// Writes the layer for `seeds` seeds, which must exist.
    ///
    /// # Errors
    /// Returns an error if writing fails.
    pub fn write_layer(&self, seeds: u16, output: &mut impl Write) -> io::Result<()> {
        let layer = &self.layers()[usize::from(seeds)];
        let values: Vec<u8> = layer.values.iter().map(|&value| value as u8).collect();
        output.write_all(&seeds.to_le_bytes())?;
        output.write_all(&checksum(&values, &layer.distances).to_le_bytes())?;
        output.write_all(&values)?;
        output.write_all(&layer.distances)
    }

    /// Returns the size of a file with all layers, in bytes.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        let header = MAGIC.len() + size_of_val(&VERSION) + size_of::<u64>();
        let layers = self.layers().iter().map(|layer| {
            size_of::<u16>() + size_of::<u64>() + layer.values.len() + layer.distances.len()
        });
        (header + layers.sum::<usize>()) as u64
    }

    /// Reads a table file for `rules`.
    ///
    /// # Errors
    /// Returns an error if it can't be used, or a layer is damaged.
    pub fn read(rules: &RuleSet, input: &mut impl Read) -> Result<Self, TableFileError> {
        match Self::read_valid(rules, input)? {
            (table, None) => Ok(table),
            (_, Some(seeds)) => Err(TableFileError::Damaged { seeds }),
        }
    }

    /// Reads the sound layers of a table file for `rules`. Also returns the first damaged one: the
    /// layers above it are used once the table has grown up to them.
    ///
    /// # Errors
    /// Returns an error if the file can't be used.
    pub fn read_valid(
        rules: &RuleSet,
        input: &mut impl Read,
    ) -> Result<(Self, Option<u16>), TableFileError> {
        let mut table = Self::empty(rules).ok_or(TableFileError::NoTables)?;
        let [mut magic, mut version, mut fingerprint] = [[0; 8]; 3];
        let header = input
            .read_exact(&mut magic)
            .and_then(|()| input.read_exact(&mut version[..4]))
            .and_then(|()| input.read_exact(&mut fingerprint));
        match header {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => {
                return Err(TableFileError::Unrecognized);
            }
            other => other?,
        }
        if magic != MAGIC || version[..4] != VERSION.to_le_bytes() {
            return Err(TableFileError::Unrecognized);
        }
        if u64::from_le_bytes(fingerprint) != table.fingerprint() {
            return Err(TableFileError::OtherRules);
        }
        let mut damaged = None;
        for seeds in 0..=MAX_SEEDS {
            match table.read_layer(seeds, input) {
                Ok(layer) => {
                    table.spare.insert(seeds, Arc::new(layer));
                }
                // Layers have known lengths, so the next one can be found.
                Err(TableFileError::Damaged { seeds }) => damaged = damaged.or(Some(seeds)),
                Err(TableFileError::Unreadable(error))
                    if error.kind() == ErrorKind::UnexpectedEof =>
                {
                    break;
                }
                Err(error) => return Err(error),
            }
        }
        while table.take_spare() {}
        Ok((table, damaged))
    }

    fn read_layer(&self, seeds: u16, input: &mut impl Read) -> Result<Layer, TableFileError> {
        let (mut stored_seeds, mut stored_checksum) = ([0; 2], [0; 8]);
        input.read_exact(&mut stored_seeds)?;
        input.read_exact(&mut stored_checksum)?;
        let entries = self.entries(seeds);
        let [values, distances] = [read_bytes(input, entries)?, read_bytes(input, entries)?];
        let is_valid = u64::from_le_bytes(stored_checksum) == checksum(&values, &distances);
        if u16::from_le_bytes(stored_seeds) != seeds || !is_valid {
            return Err(TableFileError::Damaged { seeds });
        }
        Ok(Layer {
            values: values.into_iter().map(|byte| byte as i8).collect(),
            distances,
        })
    }
}

/// Reads `count` bytes, without allocating more than the input has.
fn read_bytes(input: &mut impl Read, count: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(count as u64).read_to_end(&mut bytes)?;
    if bytes.len() == count {
        Ok(bytes)
    } else {
        Err(ErrorKind::UnexpectedEof.into())
    }
}

/// Computes the checksum of a layer: FNV-1a on 8-byte words, with a rotation after each so that the
/// high bits diffuse too.
#[must_use]
pub fn checksum(values: &[u8], distances: &[u8]) -> u64 {
    let words = [values, distances]
        .into_iter()
        .flat_map(|bytes| bytes.chunks(8));
    words.fold(FNV_OFFSET, |sum, word| {
        let mut bytes = [0; 8];
        bytes[..word.len()].copy_from_slice(word);
        (sum ^ u64::from_le_bytes(bytes))
            .wrapping_mul(FNV_PRIME)
            .rotate_left(29)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::ai::generation::LayerProgress;
    use awale_rules::library;

    fn table_and_bytes(name: &str, seeds: u16) -> (EndgameTable, Vec<u8>) {
        let rules = library::load(name).unwrap().unwrap();
        let mut table = EndgameTable::empty(&rules).unwrap();
        let mut bytes = Vec::new();
        table.write_header(&mut bytes).unwrap();
        for seeds in 0..=seeds {
            assert!(table.grow(1, &LayerProgress::default()));
            table.write_layer(seeds, &mut bytes).unwrap();
        }
        (table, bytes)
    }

    #[test]
    fn tables_survive_a_round_trip_and_a_truncated_file_keeps_its_complete_layers() {
        let rules = library::load("awale").unwrap().unwrap();
        let (table, bytes) = table_and_bytes("awale", 3);
        let read = EndgameTable::read(&rules, &mut &bytes[..]).unwrap();
        assert_eq!(read.layers(), table.layers());
        let truncated = EndgameTable::read(&rules, &mut &bytes[..bytes.len() - 1]).unwrap();
        assert_eq!(truncated.layers(), &table.layers()[..3]);
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let awale = library::load("awale").unwrap().unwrap();
        let (_, bytes) = table_and_bytes("awale", 3);
        for index in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[index] ^= 4;
            assert!(
                EndgameTable::read(&awale, &mut &damaged[..]).is_err(),
                "byte {index}"
            );
        }
        let oware = library::load("oware").unwrap().unwrap();
        assert!(matches!(
            EndgameTable::read(&oware, &mut &bytes[..]),
            Err(TableFileError::OtherRules)
        ));
        assert!(matches!(
            EndgameTable::read(&awale, &mut &bytes[..11]),
            Err(TableFileError::Unrecognized)
        ));
    }

    #[test]
    fn sound_layers_of_a_damaged_file_are_kept() {
        let rules = library::load("awale").unwrap().unwrap();
        let (table, bytes) = table_and_bytes("awale", 4);
        let ends: Vec<usize> = (0..=4)
            .map(|seeds| table_and_bytes("awale", seeds).1.len())
            .collect();
        for damaged in 0..=4_u16 {
            let mut bytes = bytes.clone();
            bytes[ends[usize::from(damaged)] - 1] ^= 1;
            let (mut read, first) = EndgameTable::read_valid(&rules, &mut &bytes[..]).unwrap();
            assert_eq!(first, Some(damaged));
            assert_eq!(read.layers(), &table.layers()[..usize::from(damaged)]);
            let last = if damaged == 4 { 3 } else { 4 };
            assert_eq!(read.last_intact_layer(), Some(last));
            while read.seeds() < Some(4) {
                assert!(read.grow(1, &LayerProgress::default()));
            }
            assert_eq!(read.layers(), table.layers());
        }
    }
}

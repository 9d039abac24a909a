//! A hash table of fixed size that threads share without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use thiserror::Error;

use super::memory::{self, prefer_large_pages};

/// The allocation of a table failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("could not allocate {bytes} bytes")]
pub struct OutOfMemory {
    /// The requested size.
    pub bytes: usize,
}

/// Slots per bucket: one cache line's worth.
const SLOTS_PER_BUCKET: usize = 4;

/// Maps 64-bit keys to entries, which the owner of the table packs into one nonzero word.
///
/// The first word of a slot is its key XOR its entry, so a slot whose halves come from two threads
/// matches no key (Hyatt and Mann 2002).
pub struct LocklessTable {
    buckets: Vec<Bucket>,
    mask: usize,
}

/// Aligned to a cache line, so that a probe fetches one line, not two.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS_PER_BUCKET]);

#[derive(Default)]
struct Slot {
    key: AtomicU64,
    entry: AtomicU64,
}

impl Slot {
    /// Returns the key and the entry; an entry of 0 means that the slot is empty.
    #[inline]
    fn load(&self) -> (u64, u64) {
        let entry = self.entry.load(Ordering::Relaxed);
        (self.key.load(Ordering::Relaxed) ^ entry, entry)
    }
}

impl LocklessTable {
    /// Bytes per bucket: the smallest table that isn't empty.
    pub const BUCKET_BYTES: usize = size_of::<Bucket>();

    /// Allocates an empty table of the largest power of two that fits in `bytes`; it has no slots
    /// if that is less than [`Self::BUCKET_BYTES`].
    pub fn new(bytes: usize) -> Result<Self, OutOfMemory> {
        let max_buckets = bytes / Self::BUCKET_BYTES;
        let length = max_buckets.checked_ilog2().map_or(0, |bits| 1 << bits);
        let mut buckets = Vec::new();
        buckets
            .try_reserve_exact(length)
            .map_err(|_| OutOfMemory { bytes })?;
        prefer_large_pages(buckets.spare_capacity_mut());
        // Writing to all pages now spares searches waiting for the system to map them.
        buckets.resize_with(length, Bucket::default);
        Ok(Self {
            buckets,
            mask: length.saturating_sub(1),
        })
    }

    /// Creates a table without slots.
    pub const fn none() -> Self {
        Self {
            buckets: Vec::new(),
            mask: 0,
        }
    }

    /// Returns the size of all slots, in bytes.
    pub const fn bytes(&self) -> usize {
        self.buckets.len() * Self::BUCKET_BYTES
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
    }

    /// Prefetches the bucket of `hash`.
    #[inline]
    pub fn prefetch(&self, hash: u64) {
        if let Some(bucket) = self.buckets.get(hash as usize & self.mask) {
            memory::prefetch(bucket);
        }
    }

    /// Looks up the entry of `key`; the low bits of `hash` choose the bucket.
    #[inline]
    pub fn get(&self, hash: u64, key: u64) -> Option<u64> {
        self.bucket(hash).iter().find_map(|slot| {
            let (stored_key, entry) = slot.load();
            (stored_key == key && entry != 0).then_some(entry)
        })
    }

    /// Stores the entry of `key`, replacing its old entry, else filling an empty slot of the
    /// bucket, else evicting the bucket's entry of lowest `priority`.
    #[inline]
    pub fn put(&self, hash: u64, key: u64, entry: u64, priority: impl Fn(u64) -> u16) {
        let slot = self
            .bucket(hash)
            .iter()
            .min_by_key(|slot| match slot.load() {
                (_, 0) => 1,
                (stored_key, _) if stored_key == key => 0,
                (_, other) => 2 + priority(other),
            });
        if let Some(slot) = slot {
            slot.key.store(key ^ entry, Ordering::Relaxed);
            slot.entry.store(entry, Ordering::Relaxed);
        }
    }

    /// Returns all keys and their entries, in no particular order.
    pub fn entries(&self) -> impl Iterator<Item = (u64, u64)> {
        let slots = self.buckets.iter().flat_map(|bucket| &bucket.0);
        slots.map(Slot::load).filter(|&(_, entry)| entry != 0)
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[Slot] {
        self.buckets
            .get(hash as usize & self.mask)
            .map_or(&[], |bucket| &bucket.0)
    }
}

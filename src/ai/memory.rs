//! What the processor and the system are told of the memory in which a search looks things up: where it will look next, and that
//! it looks everywhere. Neither changes what the memory holds.
//!
//! The only unsafe code of the engine: there is no safe way to say either. What it gains: docs/mind.md, "Trials of the search".
#![allow(unsafe_code)]

use std::mem::MaybeUninit;

/// Asks the processor to fetch what lies at `place` while it does something else. Nothing happens where that can't be asked.
#[inline(always)]
pub(super) fn prefetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: all processors of this kind know the instruction, which reads and writes nothing.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = place;
}

/// Asks the system for large pages, before memory is written to for the first time: their addresses are found more quickly. Nothing
/// happens where that can't be asked, or is refused.
pub(super) fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        /// Whole pages of any usual size begin and end at multiples of this.
        const PAGE: usize = 1 << 16;
        let bytes = std::mem::size_of_val(memory);
        let start = memory.as_mut_ptr().cast::<u8>();
        let before = start.align_offset(PAGE);
        if let Some(rest) = bytes.checked_sub(before) {
            // SAFETY: the advice is about pages that lie wholly in memory that is borrowed here, and leaves what they hold as it is.
            unsafe {
                libc::madvise(
                    start.add(before).cast(),
                    rest / PAGE * PAGE,
                    libc::MADV_HUGEPAGE,
                );
            }
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_of_any_size_holds_what_is_written_to_it() {
        for length in [0, 1, 63, 8192, 8193, 1 << 20] {
            let mut memory: Vec<u64> = Vec::with_capacity(length);
            prefer_large_pages(memory.spare_capacity_mut());
            memory.extend(0..length as u64);
            // What is written to already stays as it is too.
            prefer_large_pages(memory.spare_capacity_mut());
            memory.iter().for_each(prefetch);
            assert!(memory.iter().copied().eq(0..length as u64), "{length}");
        }
    }
}

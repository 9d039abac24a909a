//! Hints about memory access: prefetching and large pages. They don't change any data.
//!
//! This is the engine's only unsafe code, as there is no safe way to give these hints. For their
//! effect see docs/mind.md, "Search trials".
#![allow(unsafe_code)]

use std::mem::MaybeUninit;

/// Prefetches `value` into the cache; does nothing on processors other than x86-64.
#[inline(always)]
pub(super) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 processor has this instruction, which has no effect on memory.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Requests large pages for memory that hasn't been written yet, to save TLB misses. Does nothing
/// on systems other than Linux, or if the system refuses.
pub(super) fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        /// A multiple of all common page sizes.
        const PAGE_ALIGNMENT: usize = 1 << 16;
        let bytes = std::mem::size_of_val(memory);
        let start = memory.as_mut_ptr().cast::<u8>();
        let offset = start.align_offset(PAGE_ALIGNMENT);
        if let Some(usable_bytes) = bytes.checked_sub(offset) {
            // SAFETY: the advice covers only whole pages of the borrowed memory, and keeps their
            // contents.
            unsafe {
                libc::madvise(
                    start.add(offset).cast(),
                    usable_bytes / PAGE_ALIGNMENT * PAGE_ALIGNMENT,
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
    fn hints_leave_memory_unchanged() {
        for length in [0, 1, 63, 8192, 8193, 1 << 20] {
            let mut memory: Vec<u64> = Vec::with_capacity(length);
            prefer_large_pages(memory.spare_capacity_mut());
            memory.extend(0..length as u64);
            // Memory that has been written keeps its contents too.
            prefer_large_pages(memory.spare_capacity_mut());
            memory.iter().for_each(prefetch);
            assert!(memory.iter().copied().eq(0..length as u64), "{length}");
        }
    }
}

//! The memory of the machine, which limits the size of tables.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

/// The number of bytes in a MiB.
pub const MEBIBYTE: usize = 1 << 20;
/// The fraction of the free memory that is left to other programs, as a divisor.
const RESERVED_DIVISOR: u64 = 8;

/// The maximum size of tables to allocate without checking the free memory, in bytes.
const UNCHECKED_BYTES: usize = 1 << 30;

/// Checks that tables with a total size of `bytes` fit in the free memory; returns an error message
/// if they don't.
pub fn check_free(bytes: usize) -> Result<(), String> {
    if bytes <= UNCHECKED_BYTES {
        return Ok(());
    }
    Memory::now().check_fits(bytes as u64, 0)
}

/// Total and free memory in bytes, within the limits of the container, if any; 0 if the
/// system doesn't report it.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    pub total: u64,
    pub free: u64,
}

impl Memory {
    /// Queries the current state.
    pub fn now() -> Self {
        let memory = MemoryRefreshKind::nothing().with_ram();
        let refresh = RefreshKind::nothing().with_memory(memory);
        let Ok(system) = System::new_with_specifics(refresh) else {
            return Self { total: 0, free: 0 };
        };
        let machine = Self {
            total: system.total_memory(),
            free: system.available_memory(),
        };
        system.cgroup_limits().map_or(machine, |limits| Self {
            total: machine.total.min(limits.total_memory),
            free: machine.free.min(limits.free_memory),
        })
    }

    /// Checks that a table of `bytes` fits once the current one has freed `freed` bytes; returns an
    /// error message if it doesn't.
    pub fn check_fits(self, bytes: u64, freed: u64) -> Result<(), String> {
        let free = self.free.saturating_add(freed);
        let available = free - free / RESERVED_DIVISOR;
        if self.total == 0 || bytes <= available {
            return Ok(());
        }
        let [bytes, available] = [bytes, available].map(|bytes| bytes / MEBIBYTE as u64);
        Err(format!(
            "{bytes} MiB exceed the {available} MiB of free memory"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_leaves_memory_to_other_programs() {
        let memory = Memory {
            total: 1 << 30,
            free: 800 << 20,
        };
        assert_eq!(memory.check_fits(700 << 20, 0), Ok(()));
        assert_eq!(
            memory.check_fits(701 << 20, 0),
            Err("701 MiB exceed the 700 MiB of free memory".to_owned())
        );
        assert_eq!(memory.check_fits(701 << 20, 2 << 20), Ok(()));
        let unknown = Memory { total: 0, free: 0 };
        assert_eq!(unknown.check_fits(1 << 40, 0), Ok(()));
    }

    #[test]
    fn the_machine_has_some_memory() {
        let memory = Memory::now();
        assert!(memory.free > 0 && memory.total >= memory.free, "{memory:?}");
    }
}

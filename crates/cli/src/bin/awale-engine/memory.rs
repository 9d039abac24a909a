//! The memory of the machine, which limits the size of tables.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

/// Bytes per MiB.
pub const MEBIBYTE: usize = 1 << 20;
/// One byte in this many of the free memory is left to other programs.
const RESERVED_DIVISOR: u64 = 8;

/// Tables of up to this size, in bytes, are allocated without checking the free memory.
const ALWAYS_TRIED: usize = 1 << 30;

/// Checks that tables of `bytes` in total fit into the free memory; returns an error message if
/// they don't.
pub fn check_free(bytes: usize) -> Result<(), String> {
    if bytes <= ALWAYS_TRIED {
        return Ok(());
    }
    Memory::now().allow(bytes as u64, 0)
}

/// Total and free memory in bytes, within the limits of the container, if any; 0 if the
/// system doesn't report it.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    pub total: u64,
    pub left: u64,
}

impl Memory {
    /// Queries the current state.
    pub fn now() -> Self {
        let memory = MemoryRefreshKind::nothing().with_ram();
        let what = RefreshKind::nothing().with_memory(memory);
        let Ok(system) = System::new_with_specifics(what) else {
            return Self { total: 0, left: 0 };
        };
        let machine = Self {
            total: system.total_memory(),
            left: system.available_memory(),
        };
        system.cgroup_limits().map_or(machine, |limits| Self {
            total: machine.total.min(limits.total_memory),
            left: machine.left.min(limits.free_memory),
        })
    }

    /// Checks that a table of `bytes` fits once the current one frees `given_up`; returns an error
    /// message if it doesn't.
    pub fn allow(self, bytes: u64, given_up: u64) -> Result<(), String> {
        let left = self.left.saturating_add(given_up);
        let available = left - left / RESERVED_DIVISOR;
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
            left: 800 << 20,
        };
        assert_eq!(memory.allow(700 << 20, 0), Ok(()));
        assert_eq!(
            memory.allow(701 << 20, 0),
            Err("701 MiB exceed the 700 MiB of free memory".to_owned())
        );
        assert_eq!(memory.allow(701 << 20, 2 << 20), Ok(()));
        let unknown = Memory { total: 0, left: 0 };
        assert_eq!(unknown.allow(1 << 40, 0), Ok(()));
    }

    #[test]
    fn the_machine_has_some_memory() {
        let memory = Memory::now();
        assert!(memory.left > 0 && memory.total >= memory.left, "{memory:?}");
    }
}

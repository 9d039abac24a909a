//! How seeds are sown.

use serde::{Deserialize, Serialize};

use super::{Counts, Territory};

/// How seeds are sown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SowingSpec {
    /// Whether the hole a lap started from gets no seed of that lap.
    pub skip_start: bool,
    /// Multiple laps.
    pub relay: Option<RelaySpec>,
}

/// When a relay sowing stops.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RelaySpec {
    /// Counts of the reached hole, last seed included, that stop the sowing.
    pub stop_counts: Counts,
    /// Where the reached hole must lie for that.
    pub stop_in: Territory,
    /// After this many laps a sowing is cut off, 1 to 1000.
    pub max_laps: i64,
}

impl Default for RelaySpec {
    fn default() -> Self {
        Self {
            stop_counts: Counts::Only(vec![1, 4]),
            stop_in: Territory::Any,
            max_laps: 200,
        }
    }
}

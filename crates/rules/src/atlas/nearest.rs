//! Finds the built-in game nearest to given rules: house rules belong to the region of the game
//! that they vary.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::{Region, place};
use crate::library;
use crate::parameters;
use crate::rule_set::RuleSet;
use crate::spec::RuleSpec;

/// The parameters that vary between boards of the same game.
const IGNORED_PARAMETERS: [&str; 4] = [
    "board.holes",
    "board.seeds",
    "board.start",
    "board.start_of_north",
];
/// The maximum number of cached results.
const MAX_CACHED: usize = 256;

static BUILT_IN: LazyLock<Vec<(&'static str, Arc<RuleSet>)>> = LazyLock::new(|| {
    let names = library::all_names();
    names
        .filter_map(|name| Some((name, library::load(name)?.ok()?)))
        .collect()
});

/// The results by fingerprint.
static CACHE: LazyLock<Mutex<HashMap<u64, &'static str>>> = LazyLock::new(Mutex::default);

/// Returns the name of the built-in game nearest to these rules. The name of the rules doesn't
/// count; of equally near games, the first one wins.
///
/// ```
/// use awale_rules::{atlas, parse_rule_file};
///
/// let house = parse_rule_file(b"(format: 2, name: \"Ours\", sowing: (stores: Own),
///     turn: (again: [Store]), capture: (counts: Only([1]), territory: Own, takes: ReachedAndOpposite))")?;
/// assert_eq!(atlas::region(&house), atlas::Region::America);
/// # Ok::<(), awale_rules::RuleFileError>(())
/// ```
#[must_use]
pub fn nearest(rules: &RuleSet) -> &'static str {
    let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    if cache.len() >= MAX_CACHED {
        cache.clear();
    }
    cache.entry(rules.fingerprint()).or_insert_with(|| {
        let built_in = BUILT_IN.iter();
        let closest = built_in.min_by_key(|(_, game)| difference_count(rules.spec(), game.spec()));
        closest.map_or("", |(name, _)| name)
    })
}

/// Returns the region that the rules come from: that of the nearest built-in game.
#[must_use]
pub fn region(rules: &RuleSet) -> Region {
    place(nearest(rules)).map_or_else(Region::default, |place| place.region)
}

/// Counts the parameters in which two rule sets differ, ignoring the size of the board, its seeds
/// and the rounds. An optional group that only one of them has counts as a single difference.
fn difference_count(first: &RuleSpec, second: &RuleSpec) -> usize {
    let is_compared =
        |path: &str| !IGNORED_PARAMETERS.contains(&path) && !path.starts_with("rounds");
    let all = parameters::ALL
        .iter()
        .filter(|parameter| is_compared(parameter.path));
    let differ = all.filter(|parameter| {
        let values = parameter.get(first).zip(parameter.get(second));
        values.is_some_and(|(first, second)| first != second)
    });
    differ.count()
}

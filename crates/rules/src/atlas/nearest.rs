//! The built-in game that rules are nearest to: a game with a few house rules belongs where the
//! game that it comes from does.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::{Region, place};
use crate::library;
use crate::parameters;
use crate::rule_set::RuleSet;
use crate::spec::RuleSpec;

/// The parameters in which boards and matches of one game differ.
const OPEN: [&str; 4] = [
    "board.holes",
    "board.seeds",
    "board.start",
    "board.start_of_north",
];
/// The maximum number of answers kept.
const CACHE_SIZE: usize = 256;

static BUILT_IN: LazyLock<Vec<(&'static str, Arc<RuleSet>)>> = LazyLock::new(|| {
    let names = library::all_names();
    names
        .filter_map(|name| Some((name, library::load(name)?.ok()?)))
        .collect()
});

/// Answers by fingerprint.
static CACHE: LazyLock<Mutex<HashMap<u64, &'static str>>> = LazyLock::new(Mutex::default);

/// Returns the name of the built-in game that these rules are nearest to. Their names don't count,
/// and of equally near games the first one does.
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
    if cache.len() >= CACHE_SIZE {
        cache.clear();
    }
    cache.entry(rules.fingerprint()).or_insert_with(|| {
        let built_in = BUILT_IN.iter();
        let nearest = built_in.min_by_key(|(_, game)| differences(rules.spec(), game.spec()));
        nearest.map_or("", |(name, _)| name)
    })
}

/// Returns the region that the rules come from: that of the nearest built-in game.
#[must_use]
pub fn region(rules: &RuleSet) -> Region {
    place(nearest(rules)).map_or_else(Region::default, |place| place.region)
}

/// Counts the parameters in which two rule sets differ. Their size, their seeds and a match of
/// rounds don't count; an optional group that only one has counts as one.
fn differences(one: &RuleSpec, other: &RuleSpec) -> usize {
    let counts = |path: &str| !OPEN.contains(&path) && !path.starts_with("rounds");
    let all = parameters::ALL
        .iter()
        .filter(|parameter| counts(parameter.path));
    let differ = all.filter(|parameter| {
        let values = parameter.get(one).zip(parameter.get(other));
        values.is_some_and(|(one, other)| one != other)
    });
    differ.count()
}

//! Kept values that another version of the program wrote.
//!
//! A newer version may know fields, and values of fields, that this one doesn't. What is understood is used; the
//! rest stays in the file when this version writes it, so that the newer one finds it again.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ron_tree::{Node, find};

/// What a text says as far as it is understood, over the default; `None` if it is not one whole value, or nothing
/// of it is understood.
#[must_use]
pub fn read<T: Serialize + DeserializeOwned + Default>(text: &str) -> Option<T> {
    ron::from_str(text).ok().or_else(|| {
        let node = Node::parse(text)?;
        ron::from_str(&understood::<T>(&node)?.to_text()).ok()
    })
}

/// `value` as the text of a file that now holds `old`: what this version doesn't understand of `old`, and
/// `value` says nothing else about, stays.
///
/// # Errors
/// The encoder's own.
pub fn write<T: Serialize + DeserializeOwned + Default>(
    old: Option<&str>,
    value: &T,
) -> Result<String, ron::Error> {
    let now = text_of(value)?;
    let kept = old
        .and_then(Node::parse)
        .and_then(|old| kept::<T>(&old, &Node::parse(&now)?));
    Ok(kept.map_or(now, |node| node.to_text()))
}

fn text_of<T: Serialize>(value: &T) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default())
}

fn kept<T: Serialize + DeserializeOwned + Default>(old: &Node, now: &Node) -> Option<Node> {
    let known = understood::<T>(old)?;
    let before: T = ron::from_str(&known.to_text()).ok()?;
    let before = Node::parse(&text_of(&before).ok()?)?;
    let sorted = Understanding::<T>::new().sorted(old);
    let merged = merged(&sorted, &before, now);
    // What is kept for another version must not keep this one from reading the file.
    understood::<T>(&merged).map(|_| merged)
}

/// The part of a tree that a `T` is read from.
fn understood<T: Serialize + DeserializeOwned + Default>(node: &Node) -> Option<Node> {
    let understanding = Understanding::<T>::new();
    understanding.part(node, understanding.usual.as_ref(), &|part| part)
}

/// What a type understands.
struct Understanding<T> {
    /// What fields say that are missing.
    usual: Option<Node>,
    kind: std::marker::PhantomData<T>,
}

type Wrap<'a> = &'a dyn Fn(Node) -> Node;

impl<T: Serialize + DeserializeOwned + Default> Understanding<T> {
    fn new() -> Self {
        let usual = text_of(&T::default()).ok();
        Self {
            usual: usual.and_then(|text| Node::parse(&text)),
            kind: std::marker::PhantomData,
        }
    }

    fn accepts(node: &Node) -> bool {
        ron::from_str::<T>(&node.to_text()).is_ok()
    }

    /// The fields beside which one of a struct is tried by itself: none where it can do without, which is less to read.
    fn beside<'a>(head: &str, around: &'a [(String, Node)], wrap: Wrap) -> &'a [(String, Node)] {
        let is_complete = Self::accepts(&wrap(Node::Named(head.to_owned(), Vec::new())));
        if is_complete { &[] } else { around }
    }

    /// What is understood of `node`, which stands where `wrap` puts it; every part is tried by itself.
    fn part(&self, node: &Node, usual: Option<&Node>, wrap: Wrap) -> Option<Node> {
        if Self::accepts(&wrap(node.clone())) {
            return Some(node.clone());
        }
        let part = match node {
            Node::Leaf(_) => return None,
            Node::Named(head, fields) => {
                let around = match usual {
                    Some(Node::Named(_, around)) => around.clone(),
                    _ => Vec::new(),
                };
                let mut known = around.clone();
                let beside = Self::beside(head, &around, wrap);
                for (name, field) in fields {
                    let inner = |part| wrap(Node::Named(head.clone(), with(beside, name, part)));
                    if let Some(part) = self.part(field, find(&around, name), &inner) {
                        put(&mut known, name, part);
                    }
                }
                Node::Named(head.clone(), known)
            }
            Node::Tuple(head, items) => {
                let around = match usual {
                    Some(Node::Tuple(_, around)) if around.len() == items.len() => around.clone(),
                    _ => items.clone(),
                };
                let mut known = around.clone();
                for (index, item) in items.iter().enumerate() {
                    let inner = |part| {
                        let mut around = around.clone();
                        around[index] = part;
                        wrap(Node::Tuple(head.clone(), around))
                    };
                    if let Some(part) = self.part(item, Some(&around[index]), &inner) {
                        known[index] = part;
                    }
                }
                Node::Tuple(head.clone(), known)
            }
            Node::List(items) => {
                let known = |item| self.part(item, None, &|part| wrap(Node::List(vec![part])));
                Node::List(items.iter().filter_map(known).collect())
            }
            Node::Map(entries) => {
                let known = |(key, item): &(Node, Node)| {
                    let inner = |part| wrap(Node::Map(vec![(key.clone(), part)]));
                    Some((key.clone(), self.part(item, None, &inner)?))
                };
                Node::Map(entries.iter().filter_map(known).collect())
            }
        };
        Self::accepts(&wrap(part.clone())).then_some(part)
    }

    /// The tree without fields that this version reads but no longer writes, and with items of lists that
    /// are not understood behind those that are.
    fn sorted(&self, node: &Node) -> Node {
        self.sorted_part(node, self.usual.as_ref(), &|part| part)
    }

    fn sorted_part(&self, node: &Node, usual: Option<&Node>, wrap: Wrap) -> Node {
        match node {
            Node::Leaf(_) => node.clone(),
            Node::Named(head, fields) => {
                let around = match usual {
                    Some(Node::Named(_, around)) => around.clone(),
                    _ => self
                        .part(node, usual, wrap)
                        .and_then(|part| match part {
                            Node::Named(_, fields) => Some(fields),
                            _ => None,
                        })
                        .unwrap_or_default(),
                };
                let beside = Self::beside(head, &around, wrap);
                let sorted = fields.iter().filter_map(|(name, field)| {
                    let inner = |part| wrap(Node::Named(head.clone(), with(beside, name, part)));
                    let is_written = find(&around, name).is_some();
                    // A field that takes anything is one that nothing is read from.
                    let is_read = || {
                        ["1", "\"\"", "[]", "()"]
                            .into_iter()
                            .any(|any| !Self::accepts(&inner(Node::Leaf(any.to_owned()))))
                    };
                    (is_written || !is_read() || !Self::accepts(&inner(field.clone()))).then(|| {
                        (
                            name.clone(),
                            self.sorted_part(field, find(&around, name), &inner),
                        )
                    })
                });
                Node::Named(head.clone(), sorted.collect())
            }
            Node::Tuple(head, items) => {
                let around = match usual {
                    Some(Node::Tuple(_, around)) if around.len() == items.len() => around,
                    _ => items,
                };
                let sorted = items.iter().enumerate().map(|(index, item)| {
                    let inner = |part| {
                        let mut around = around.clone();
                        around[index] = part;
                        wrap(Node::Tuple(head.clone(), around))
                    };
                    self.sorted_part(item, Some(&around[index]), &inner)
                });
                Node::Tuple(head.clone(), sorted.collect())
            }
            Node::List(items) => {
                let inner = |part| wrap(Node::List(vec![part]));
                let (known, strange): (Vec<&Node>, Vec<&Node>) = items
                    .iter()
                    .partition(|item| self.part(item, None, &inner).is_some());
                let known = known
                    .into_iter()
                    .map(|item| self.sorted_part(item, None, &inner));
                Node::List(known.chain(strange.into_iter().cloned()).collect())
            }
            Node::Map(entries) => {
                let sorted = entries.iter().map(|(key, item)| {
                    let inner = |part| wrap(Node::Map(vec![(key.clone(), part)]));
                    (key.clone(), self.sorted_part(item, None, &inner))
                });
                Node::Map(sorted.collect())
            }
        }
    }
}

/// The fields with this one added or exchanged.
fn with(fields: &[(String, Node)], name: &str, node: Node) -> Vec<(String, Node)> {
    let mut fields = fields.to_vec();
    put(&mut fields, name, node);
    fields
}

fn put(fields: &mut Vec<(String, Node)>, name: &str, node: Node) {
    match fields.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => *old = node,
        None => fields.push((name.to_owned(), node)),
    }
}

/// What is written: `old` is in the file, `before` is what was understood of it, `now` is to be kept.
fn merged(old: &Node, before: &Node, now: &Node) -> Node {
    match (old, before, now) {
        (Node::Named(head, old), Node::Named(_, before), Node::Named(new_head, now))
            if head == new_head =>
        {
            let mut fields: Vec<(String, Node)> = Vec::new();
            for (name, now) in now {
                let field = match (find(old, name), find(before, name)) {
                    (Some(old), Some(before)) => merged(old, before, now),
                    _ => now.clone(),
                };
                fields.push((name.clone(), field));
            }
            let is_new = |name: &str| find(now, name).is_none() && find(before, name).is_none();
            let unknown = old.iter().filter(|(name, _)| is_new(name)).cloned();
            fields.extend(unknown);
            Node::Named(head.clone(), fields)
        }
        (Node::Tuple(head, old), Node::Tuple(_, before), Node::Tuple(new_head, now))
            if head == new_head && old.len() == now.len() && before.len() == now.len() =>
        {
            let items = old.iter().zip(before).zip(now);
            let items = items.map(|((old, before), now)| merged(old, before, now));
            Node::Tuple(head.clone(), items.collect())
        }
        (Node::List(old), Node::List(before), Node::List(now)) => {
            let mut items: Vec<Node> = Vec::new();
            let mut free: Vec<usize> = (0..before.len()).collect();
            for (index, item) in now.iter().enumerate() {
                // Where items were taken away, the others are known by what they say.
                let like = if now.len() >= before.len() {
                    free.iter().position(|at| *at == index)
                } else {
                    free.iter().position(|at| before[*at] == *item)
                };
                let like = like.map(|place| free.remove(place));
                let was = like.and_then(|at| Some((old.get(at)?, before.get(at)?)));
                items.push(
                    was.map_or_else(|| item.clone(), |(old, before)| merged(old, before, item)),
                );
            }
            items.extend(old.iter().skip(before.len()).cloned());
            Node::List(items)
        }
        (Node::Map(old), Node::Map(before), Node::Map(now)) => {
            let get = |entries: &[(Node, Node)], key: &Node| {
                entries
                    .iter()
                    .find(|(known, _)| known == key)
                    .map(|(_, node)| node.clone())
            };
            let mut entries: Vec<(Node, Node)> = now
                .iter()
                .map(|(key, now)| {
                    let item = match (get(old, key), get(before, key)) {
                        (Some(old), Some(before)) => merged(&old, &before, now),
                        _ => now.clone(),
                    };
                    (key.clone(), item)
                })
                .collect();
            let is_new = |key: &Node| get(now, key).is_none() && get(before, key).is_none();
            entries.extend(old.iter().filter(|(key, _)| is_new(key)).cloned());
            Node::Map(entries)
        }
        // What the player has not changed stays as it is written, understood or not.
        _ if before == now => old.clone(),
        _ => now.clone(),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Kept {
        language: Option<String>,
        look: Look,
        seats: [Seat; 2],
        records: Vec<Record>,
        keys: BTreeMap<String, String>,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Look {
        wood: Wood,
        size: f32,
        /// What an earlier version kept.
        #[serde(skip_serializing)]
        old: Option<bool>,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    enum Wood {
        #[default]
        Hard,
        Soft,
        Times(f32),
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    struct Seat {
        computer: bool,
        level: Wood,
    }

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default)]
    struct Record {
        name: String,
        won: u32,
    }

    const NEWER: &str = "(
        language: Some(\"fr\"),
        look: (wood: Marble(polish: 3), size: 2.0, shine: Some(1), old: Some(true)),
        seats: ((computer: true, level: Godlike), (computer: true, level: Soft, hat: Red)),
        records: [(name: \"a\", won: 3, medals: 4), Team(1, 2), (name: \"b\", won: Many)],
        keys: {\"jump\": \"space\", \"fly\": [1, 2]},
        weather: {\"rain\": 0.5},
    )";

    /// Items in one part of a file, and the bytes that may be allocated to read it, for each byte of it.
    const MANY: usize = 1000;
    const PER_BYTE: usize = 8000;

    #[test]
    fn work_is_in_proportion_to_the_text() {
        let fields = |count| (0..count).map(|n| format!("f{n}: 1, ")).collect::<String>();
        for text in [
            format!("(seats: ({}))", "1, ".repeat(MANY)),
            format!("(language: 1, {})", fields(MANY)),
            format!("(look: (wood: 1, {}))", fields(MANY)),
            format!("(language: 1, records: [{}])", "(1, 2), ".repeat(MANY)),
        ] {
            let read = || drop(read::<Kept>(&text).map(|kept| write(Some(&text), &kept)));
            let used = allocation_counter::measure(read).bytes_total as usize;
            let per_byte = used / text.len();
            assert!(
                per_byte <= PER_BYTE,
                "{per_byte} for each byte of {}",
                &text[..30]
            );
        }
    }

    #[test]
    fn what_is_understood_of_a_newer_file_is_used() {
        let read: Kept = read(NEWER).unwrap();
        assert_eq!(read.language.as_deref(), Some("fr"));
        assert_eq!((&read.look.wood, read.look.size), (&Wood::Hard, 2.0));
        assert_eq!(
            read.seats[0],
            Seat {
                computer: true,
                level: Wood::Hard
            }
        );
        assert_eq!(
            read.seats[1],
            Seat {
                computer: true,
                level: Wood::Soft
            }
        );
        let records: Vec<_> = read
            .records
            .iter()
            .map(|record| (&*record.name, record.won))
            .collect();
        assert_eq!(records, [("a", 3), ("b", 0)]);
        assert_eq!(read.keys["jump"], "space");
    }

    #[test]
    fn what_is_not_understood_stays_in_the_file_for_the_newer_version() {
        let mut value: Kept = read(NEWER).unwrap();
        let node = |text: &str| Node::parse(text).unwrap();
        let same = node(&write(Some(NEWER), &value).unwrap());
        let look = same.field("look").unwrap();
        assert_eq!(look.field("wood"), Some(&node("Marble(polish: 3)")));
        assert_eq!(look.field("shine"), Some(&node("Some(1)")));
        assert_eq!(same.field("weather"), Some(&node("{\"rain\": 0.5}")));
        let records = "[(name: \"a\", won: 3, medals: 4), (name: \"b\", won: Many), Team(1, 2)]";
        assert_eq!(same.field("records"), Some(&node(records)));
        let seats = "((computer: true, level: Godlike), (computer: true, level: Soft, hat: Red))";
        assert_eq!(same.field("seats"), Some(&node(seats)));
        assert_eq!(
            same.field("keys"),
            Some(&node("{\"jump\": \"space\", \"fly\": [1, 2]}"))
        );
        assert_eq!(
            look.field("old"),
            None,
            "what is read and no longer written goes"
        );
        // What a player changes is changed, and nothing else.
        value.look.wood = Wood::Soft;
        value.language = None;
        value.records[0].won += 1;
        value.records.push(Record {
            name: "c".to_owned(),
            won: 1,
        });
        let text = write(Some(&same.to_text()), &value).unwrap();
        let changed = node(&text);
        let look = changed.field("look").unwrap();
        assert_eq!(look.field("wood"), Some(&node("Soft")));
        assert_eq!(look.field("shine"), Some(&node("Some(1)")));
        assert_eq!(changed.field("language"), Some(&node("None")));
        let records = "[(name: \"a\", won: 4, medals: 4), (name: \"b\", won: Many), (name: \"c\", won: 1), Team(1, 2)]";
        assert_eq!(changed.field("records"), Some(&node(records)));
        let again: Kept = read(&text).unwrap();
        assert_eq!((again.look.wood, again.records.len()), (Wood::Soft, 3));
        // Records that are forgotten take what belongs to them along, and no other's.
        value.records.remove(0);
        let text = write(Some(&text), &value).unwrap();
        let records = "[(name: \"b\", won: Many), (name: \"c\", won: 1), Team(1, 2)]";
        assert_eq!(node(&text).field("records"), Some(&node(records)));
    }

    #[test]
    fn a_damaged_text_is_nothing_and_is_written_anew() {
        for text in ["", "(look: (", "(look: ()) and more", "[1, 2]", "\u{0}"] {
            assert_eq!(read::<Kept>(text), None, "{text:?}");
            let value = Kept::default();
            let text = write(Some(text), &value).unwrap();
            assert_eq!(read::<Kept>(&text), Some(value));
        }
    }

    #[test]
    fn a_value_that_can_hold_nothing_of_a_text_is_nothing() {
        assert_eq!(read::<Option<Seat>>("Some((computer: Maybe))"), None);
        assert_eq!(read::<Vec<u8>>("(a: 1)"), None);
    }
}

//! A RON text as a tree, without knowing what it means: enough to exchange parts of it.
//!
//! The `ron` crate reads values of known types, or values that forget the names of enum variants; here
//! nothing is forgotten but comments and the space between things.

/// Nested deeper, a text is not looked into.
const DEEPEST: usize = 64;
/// With more values, a text is not looked into: every part of it would be tried by itself.
const MOST_NODES: usize = 20_000;
/// With more fields in one struct or tuple, neither: each is tried beside all others.
const MOST_FIELDS: usize = 256;

/// A value, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Node {
    /// A number, text, name or the like.
    Leaf(String),
    /// `Head(name: value, ...)`.
    Named(String, Vec<(String, Node)>),
    /// `Head(value, ...)`.
    Tuple(String, Vec<Node>),
    /// `[value, ...]`.
    List(Vec<Node>),
    /// `{key: value, ...}`.
    Map(Vec<(Node, Node)>),
}

impl Node {
    /// The tree of a text; `None` if it is not one whole value.
    pub fn parse(text: &str) -> Option<Self> {
        let mut reader = Reader {
            text,
            at: 0,
            nodes: 0,
        };
        let node = reader.value(0)?;
        reader.skip_space();
        (reader.at == text.len()).then_some(node)
    }

    /// The text of the tree.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, 0);
        text
    }

    /// The value of this field.
    #[cfg(test)]
    pub fn field(&self, name: &str) -> Option<&Self> {
        match self {
            Self::Named(_, fields) => find(fields, name),
            _ => None,
        }
    }

    fn write(&self, text: &mut String, depth: usize) {
        let line = |text: &mut String, depth: usize| {
            text.push('\n');
            (0..depth).for_each(|_| text.push_str("    "));
        };
        let mut block =
            |open: &str, close: char, items: &mut dyn Iterator<Item = (String, &Self)>| {
                text.push_str(open);
                let mut is_empty = true;
                for (before, item) in items {
                    is_empty = false;
                    line(text, depth + 1);
                    text.push_str(&before);
                    item.write(text, depth + 1);
                    text.push(',');
                }
                if !is_empty {
                    line(text, depth);
                }
                text.push(close);
            };
        match self {
            Self::Leaf(raw) => text.push_str(raw),
            Self::Tuple(head, items) if items.len() == 1 => {
                text.push_str(head);
                text.push('(');
                items[0].write(text, depth);
                text.push(')');
            }
            Self::Named(head, fields) => block(
                &format!("{head}("),
                ')',
                &mut fields
                    .iter()
                    .map(|(name, item)| (format!("{name}: "), item)),
            ),
            Self::Tuple(head, items) => block(
                &format!("{head}("),
                ')',
                &mut items.iter().map(|item| (String::new(), item)),
            ),
            Self::List(items) => {
                block(
                    "[",
                    ']',
                    &mut items.iter().map(|item| (String::new(), item)),
                );
            }
            Self::Map(entries) => block(
                "{",
                '}',
                &mut entries
                    .iter()
                    .map(|(key, item)| (format!("{}: ", key.to_text()), item)),
            ),
        }
    }
}

/// The value that belongs to a name.
pub(super) fn find<'a>(fields: &'a [(String, Node)], name: &str) -> Option<&'a Node> {
    fields
        .iter()
        .find_map(|(known, node)| (known == name).then_some(node))
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    nodes: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if trimmed.starts_with("//") {
                self.at += trimmed.find('\n').unwrap_or(trimmed.len());
            } else if let Some(inside) = trimmed.strip_prefix("/*") {
                // A comment that never ends leaves nothing to be read.
                self.at += inside.find("*/").map_or(trimmed.len(), |end| end + 4);
            } else {
                return;
            }
        }
    }

    /// Steps over `sign` if it comes next.
    fn takes(&mut self, sign: char) -> bool {
        self.skip_space();
        let comes = self.rest().starts_with(sign);
        if comes {
            self.at += sign.len_utf8();
        }
        comes
    }

    fn value(&mut self, depth: usize) -> Option<Node> {
        self.nodes += 1;
        if depth > DEEPEST || self.nodes > MOST_NODES {
            return None;
        }
        self.skip_space();
        match self.rest().chars().next()? {
            '[' => {
                self.at += 1;
                let mut items = Vec::new();
                self.items(']', |reader| {
                    items.push(reader.value(depth + 1)?);
                    Some(())
                })?;
                Some(Node::List(items))
            }
            '{' => {
                self.at += 1;
                let mut entries = Vec::new();
                self.items('}', |reader| {
                    let key = reader.value(depth + 1)?;
                    entries.push((key, reader.after_colon(depth + 1)?));
                    Some(())
                })?;
                Some(Node::Map(entries))
            }
            '(' => self.struct_or_tuple(String::new(), depth),
            _ => {
                let leaf = self.leaf()?;
                self.skip_space();
                let is_name = leaf.starts_with(|first: char| first.is_alphabetic() || first == '_');
                if is_name && self.rest().starts_with('(') {
                    self.struct_or_tuple(leaf.to_owned(), depth)
                } else {
                    Some(Node::Leaf(leaf.to_owned()))
                }
            }
        }
    }

    fn struct_or_tuple(&mut self, head: String, depth: usize) -> Option<Node> {
        self.at += 1;
        self.skip_space();
        let start = self.at;
        let name = self.name();
        self.skip_space();
        let is_struct = !name.is_empty() && self.rest().starts_with(':');
        self.at = start;
        if is_struct {
            let mut fields = Vec::new();
            self.items(')', |reader| {
                let name = reader.name().to_owned();
                if name.is_empty() || fields.len() == MOST_FIELDS {
                    return None;
                }
                fields.push((name, reader.after_colon(depth + 1)?));
                Some(())
            })?;
            Some(Node::Named(head, fields))
        } else {
            let mut items = Vec::new();
            self.items(')', |reader| {
                if items.len() == MOST_FIELDS {
                    return None;
                }
                items.push(reader.value(depth + 1)?);
                Some(())
            })?;
            Some(Node::Tuple(head, items))
        }
    }

    /// Reads items with commas between them, up to `end`.
    fn items(&mut self, end: char, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        loop {
            if self.takes(end) {
                return Some(());
            }
            item(self)?;
            if !self.takes(',') {
                return self.takes(end).then_some(());
            }
        }
    }

    fn after_colon(&mut self, depth: usize) -> Option<Node> {
        if self.takes(':') {
            self.value(depth)
        } else {
            None
        }
    }

    fn name(&mut self) -> &'a str {
        let rest = self.rest();
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '#';
        let length = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// A text, a sign, a number or a name.
    fn leaf(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        let raw = rest.trim_start_matches(['b', 'r']);
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let is_raw = rest[..rest.len() - raw.len()].ends_with('r');
        let quoted = raw[hashes..].starts_with('"');
        let length = if quoted && is_raw {
            let end = format!("\"{}", "#".repeat(hashes));
            let open = rest.len() - raw.len() + hashes + 1;
            open + rest[open..].find(&end)? + end.len()
        } else if quoted && hashes == 0 {
            let open = rest.len() - raw.len() + 1;
            open + closing(&rest[open..], '"')? + 1
        } else if let Some(inside) = rest.strip_prefix('\'') {
            1 + closing(inside, '\'')? + 1
        } else {
            rest.find(|sign: char| sign.is_whitespace() || "()[]{},:/\"'".contains(sign))
                .unwrap_or(rest.len())
        };
        self.at += length;
        (length > 0).then(|| &rest[..length])
    }
}

/// Where a quoted text ends.
fn closing(text: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    text.char_indices().find_map(|(at, sign)| {
        let ends = sign == quote && !is_escaped;
        is_escaped = sign == '\\' && !is_escaped;
        ends.then_some(at)
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_text_survives_being_a_tree() {
        let text =
            "// settings\n(a: Some(1.5e-3), b: [\"x \\\" ,)\", r#\"raw \" )\"#, 'c', '\\''], /* not
            this */ c: {\"k\": Times(2), 3: ()}, d: Empty, e: (1, -2), f: Other(x: true,),)";
        let node = Node::parse(text).unwrap();
        let again = Node::parse(&node.to_text()).unwrap();
        assert_eq!(node, again);
        let Some(Node::List(items)) = node.field("b") else {
            panic!("{node:?}");
        };
        assert_eq!(items.len(), 4);
        assert_eq!(node.field("d"), Some(&Node::Leaf("Empty".to_owned())));
        let Some(Node::Named(head, _)) = node.field("f") else {
            panic!("{node:?}");
        };
        assert_eq!(head, "Other");
    }

    #[test]
    fn what_is_not_one_whole_value_is_none() {
        for text in [
            "", "(", "(a: 1", "(a: 1))", "[1 2]", "(a 1)", "\"x", "(: 1)", "/* x", "{1}",
        ] {
            assert_eq!(Node::parse(text), None, "{text}");
        }
        let deep = "[".repeat(1000) + &"]".repeat(1000);
        assert_eq!(Node::parse(&deep), None);
    }
}

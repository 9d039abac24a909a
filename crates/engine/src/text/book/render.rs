//! Formats the rule book as text wrapped for a terminal, or as Markdown.

use super::{Block, RuleBook};
use crate::text::links::{Piece, pieces};

/// The minimum width of wrapped text, in characters.
const MIN_WIDTH: usize = 20;

impl RuleBook {
    /// Formats the book as plain text with lines of at most `width` characters; `width` is raised
    /// to 20 if smaller. A longer word gets its own line.
    #[must_use]
    pub fn plain(&self, width: usize) -> String {
        let width = width.max(MIN_WIDTH);
        let mut parts = vec![underlined(&self.title, '=')];
        if !self.about.is_empty() {
            parts.push(wrap(&self.about, width, "", ""));
        }
        if !self.facts.is_empty() {
            let facts: Vec<String> = self
                .facts
                .iter()
                .map(|fact| wrap(&format!("{} {}", fact.label, fact.value), width, "", "  "))
                .collect();
            parts.push(facts.join("\n"));
        }
        for section in &self.sections {
            parts.push(underlined(&section.heading, '-'));
            parts.extend(section.blocks.iter().map(|block| match block {
                Block::Paragraph(text) => wrap(text, width, "", ""),
                Block::List(items) => {
                    let items: Vec<String> = items
                        .iter()
                        .map(|item| wrap(item, width, "- ", "  "))
                        .collect();
                    items.join("\n")
                }
            }));
        }
        parts.join("\n\n") + "\n"
    }

    /// Formats the book as Markdown, with one line per paragraph.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut parts = vec![format!("# {}", escape(&self.title))];
        if !self.about.is_empty() {
            parts.push(escape(&self.about));
        }
        if !self.facts.is_empty() {
            let facts: Vec<String> = self
                .facts
                .iter()
                .map(|fact| format!("- **{}** {}", fact.label, with_links(&fact.value)))
                .collect();
            parts.push(facts.join("\n"));
        }
        for section in &self.sections {
            parts.push(format!("## {}", section.heading));
            parts.extend(section.blocks.iter().map(|block| match block {
                Block::Paragraph(text) => text.clone(),
                Block::List(items) => {
                    let items: Vec<String> = items.iter().map(|item| format!("- {item}")).collect();
                    items.join("\n")
                }
            }));
        }
        parts.join("\n\n") + "\n"
    }
}

fn underlined(heading: &str, underline: char) -> String {
    let line: String = std::iter::repeat_n(underline, heading.chars().count()).collect();
    format!("{heading}\n{line}")
}

/// Wraps `text` at its breaking spaces. The first line is prefixed by `first_indent`, the others by
/// `indent`.
fn wrap(text: &str, width: usize, first_indent: &str, indent: &str) -> String {
    let mut lines = Vec::new();
    let mut line = first_indent.to_owned();
    let mut is_empty = true;
    for word in text
        .split([' ', '\n', '\t', '\r'])
        .filter(|word| !word.is_empty())
    {
        let new_width = line.chars().count() + usize::from(!is_empty) + word.chars().count();
        if new_width > width && !is_empty {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push(line);
    lines.join("\n")
}

/// Escapes a text, and links the sources that it mentions.
fn with_links(text: &str) -> String {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Text(text) => escape(text),
        Piece::Domain(domain) => format!("[{domain}](https://{domain})"),
    };
    pieces(text).into_iter().map(piece).collect()
}

/// Escapes text from rule files for Markdown.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(
            letter,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|'
        ) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_only_at_spaces_and_fit_the_width() {
        let text = "Qui commence\u{a0}? Celui que le sort désigne.";
        assert_eq!(
            wrap(text, 15, "- ", "  "),
            "- Qui\n  commence\u{a0}?\n  Celui que le\n  sort désigne."
        );
        assert_eq!(
            wrap("incomprehensibilities", 20, "", ""),
            "incomprehensibilities"
        );
    }
}

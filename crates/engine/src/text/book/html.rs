//! Writes the printed rule book: variants on one self-contained HTML page.

use std::fmt::Write;
use std::sync::Arc;

use crate::examples::drawing::{Drawing, Mark, Picture, plan};
use crate::examples::{self, Example};
use crate::text::Language;
use crate::text::links::{Piece, pieces};
use crate::text::messages::Messages;
use awale_rules::RuleSet;

use super::caption::{caption, title};
use super::svg::escape;
use super::{Block, RuleBook, Section, Topic, describe, svg, table};

/// The style sheet, for screen and paper.
const STYLE_SHEET: &str = include_str!("printed.css");

/// The legend of the marks in pictures, in order; each with a message key.
pub const MARKS: [(Mark, &str); 6] = [
    (Mark::Played, "printed-mark-played"),
    (Mark::End, "printed-mark-end"),
    (Mark::Captured, "printed-mark-captured"),
    (Mark::Spared, "printed-mark-spared"),
    (Mark::Refused, "printed-mark-refused"),
    (Mark::Allowed, "printed-mark-allowed"),
];

/// A variant's chapter.
struct Chapter {
    /// The `id` of its heading.
    id: String,
    rules: Arc<RuleSet>,
    book: RuleBook,
    examples: Vec<Example>,
}

/// Writes the rule book of `variants` as one HTML file: a summary, then a chapter (`h2`) for each,
/// with pictures of its start and of its rules. Finding the examples takes a moment per variant.
#[must_use]
pub fn html(variants: &[Arc<RuleSet>], language: Language) -> String {
    let with_examples = |rules: &Arc<RuleSet>| (Arc::clone(rules), examples::find(rules));
    html_of(variants.iter().map(with_examples), language)
}

/// Writes the rule book with the given examples.
pub(super) fn html_of(
    variants: impl IntoIterator<Item = (Arc<RuleSet>, Vec<Example>)>,
    language: Language,
) -> String {
    let messages = Messages::new(language);
    let chapters: Vec<Chapter> = variants
        .into_iter()
        .enumerate()
        .map(|(index, (rules, examples))| Chapter {
            id: format!("variant-{}", index + 1),
            book: describe(&rules, &messages),
            rules,
            examples,
        })
        .collect();
    let text = |key: &str| escape(&messages.get(key));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE_SHEET}</style>\n</head>\n<body>\n",
        language.code(),
        text("printed-title"),
    );
    page += &cover(&chapters, &messages);
    page += &contents(&chapters, &messages);
    page += &introduction(&messages);
    let rows: Vec<_> = chapters
        .iter()
        .map(|chapter| (&*chapter.id, &*chapter.book.title, &*chapter.rules))
        .collect();
    let _ = write!(
        page,
        "<section class=\"comparison\" aria-labelledby=\"comparison\">{}<p>{}</p>{}</section>\n<main>\n",
        heading("comparison", &messages.get("printed-comparison-heading")),
        text("printed-comparison"),
        table::comparison(&rows, &messages),
    );
    for chapter in &chapters {
        page += &chapter.html(&messages);
    }
    page + "</main>\n</body>\n</html>\n"
}

/// Escapes a text, and links the sources that it mentions.
fn with_links(text: &str) -> String {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Text(text) => escape(text),
        Piece::Domain(domain) => format!("<a href=\"https://{domain}\">{domain}</a>"),
    };
    pieces(text).into_iter().map(piece).collect()
}

/// Writes a heading of the front matter, which isn't an `h2` because those are numbered chapters.
fn heading(id: &str, text: &str) -> String {
    format!(
        "<p class=\"heading\" role=\"heading\" aria-level=\"2\" id=\"{id}\">{}</p>",
        escape(text)
    )
}

fn cover(chapters: &[Chapter], messages: &Messages) -> String {
    let count = i64::try_from(chapters.len()).unwrap_or_default();
    let drawing = chapters
        .first()
        .map_or_else(String::new, |chapter| start(chapter, "cover", messages));
    format!(
        "<header><h1>{}</h1><p class=\"subtitle\">{}</p>{drawing}</header>\n",
        escape(&messages.get("printed-title")),
        escape(&messages.format("printed-subtitle", &[("variants", count.into())])),
    )
}

fn contents(chapters: &[Chapter], messages: &Messages) -> String {
    let mut html = format!(
        "<nav aria-labelledby=\"contents\">{}<ol>",
        heading("contents", &messages.get("printed-contents-heading"))
    );
    for chapter in chapters {
        let _ = write!(
            html,
            "<li><a href=\"#{}\">{}</a></li>",
            chapter.id,
            escape(&chapter.book.title)
        );
    }
    html + "</ol></nav>\n"
}

fn introduction(messages: &Messages) -> String {
    let mut html = format!(
        "<section class=\"introduction\" aria-labelledby=\"family\">{}",
        heading("family", &messages.get("printed-family-heading"))
    );
    for key in ["printed-family-1", "printed-family-2", "printed-family-3"] {
        let _ = write!(html, "<p>{}</p>", escape(&messages.get(key)));
    }
    let _ = write!(
        html,
        "<div class=\"pictures\">{}<p>{}</p><ul class=\"marks\">",
        heading("pictures", &messages.get("printed-pictures-heading")),
        escape(&messages.get("printed-pictures")),
    );
    for (mark, key) in MARKS {
        let _ = write!(
            html,
            "<li>{}<span>{}</span></li>",
            svg::sample(mark),
            escape(&messages.get(key))
        );
    }
    html + "</ul></div></section>\n"
}

/// Draws the start of a game.
fn start(chapter: &Chapter, id: &str, messages: &Messages) -> String {
    let picture = Picture::from(Drawing::start(&chapter.rules));
    let title = messages.format("printed-start", &[("name", (&chapter.book.title).into())]);
    svg::picture(&picture, &chapter.rules, id, &title, messages)
}

impl Chapter {
    fn html(&self, messages: &Messages) -> String {
        let mut html = format!(
            "<section class=\"chapter\" aria-labelledby=\"{0}\">\n<h2 id=\"{0}\">{1}</h2>\n",
            self.id,
            escape(&self.book.title)
        );
        for paragraph in self
            .book
            .about
            .lines()
            .filter(|line| !line.trim().is_empty())
        {
            let _ = writeln!(html, "<p class=\"about\">{}</p>", escape(paragraph));
        }
        if !self.book.facts.is_empty() {
            html += "<dl>";
            for fact in &self.book.facts {
                let _ = write!(
                    html,
                    "<div><dt>{}</dt> <dd>{}</dd></div>",
                    escape(&fact.label),
                    with_links(&fact.value)
                );
            }
            html += "</dl>\n";
        }
        for section in &self.book.sections {
            html += &self.section(section, messages);
        }
        html + "</section>\n"
    }

    fn section(&self, section: &Section, messages: &Messages) -> String {
        let belongs_here = |example: &&Example| Topic::of(example.feature) == section.topic;
        let examples: Vec<&Example> = self.examples.iter().filter(belongs_here).collect();
        let length = if examples.is_empty() { "short" } else { "long" };
        let mut html = format!(
            "<div class=\"rule {length}\">\n<h3>{}</h3>\n",
            escape(&section.heading)
        );
        if section.topic == Topic::Board {
            let id = format!("{}-start", self.id);
            let _ = writeln!(
                html,
                "<figure class=\"start{}\">{}<figcaption>{}</figcaption></figure>",
                if plan::is_wide(self.rules.geometry()) {
                    ""
                } else {
                    " beside"
                },
                start(self, &id, messages),
                escape(&messages.get("printed-start-caption"))
            );
        }
        for block in &section.blocks {
            match block {
                Block::Paragraph(text) => {
                    let _ = writeln!(html, "<p>{}</p>", escape(text));
                }
                Block::List(items) => {
                    html += "<ul>";
                    for item in items {
                        let _ = write!(html, "<li>{}</li>", escape(item));
                    }
                    html += "</ul>\n";
                }
            }
        }
        for (index, example) in examples.into_iter().enumerate() {
            let id = format!("{}-{:?}-{index}", self.id, section.topic).to_lowercase();
            let name = title(example.feature, messages);
            let picture = Picture::of(example, &self.rules);
            let _ = writeln!(
                html,
                "<figure>{}<figcaption><b>{}</b> {}</figcaption></figure>",
                svg::picture(&picture, &self.rules, &id, &name, messages),
                escape(&name),
                escape(&caption(example, &self.rules, messages))
            );
        }
        html + "</div>\n"
    }
}

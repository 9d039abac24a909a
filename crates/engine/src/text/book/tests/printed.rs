//! Tests that the printed book is complete, readable, safe and self-contained.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use crate::examples::{Example, find};
use crate::fixtures::slice;
use crate::text::Language;
use crate::text::Messages;
use crate::text::book::html::html_of;
use crate::text::book::{describe, html};
use awale_rules::{RuleSet, library, parse_rule_file};

/// The number of built-in variants in the short form.
const SLICE: usize = 5;

/// Returns built-in variants and one on the longest board, with their examples, which are found
/// once for all tests.
fn variants() -> Vec<(Arc<RuleSet>, Vec<Example>)> {
    static VARIANTS: OnceLock<Vec<(Arc<RuleSet>, Vec<Example>)>> = OnceLock::new();
    let variants = VARIANTS.get_or_init(|| {
        let built_in = slice(library::names(), SLICE).into_iter();
        built_in
            .map(|name| library::load(name).unwrap().unwrap())
            .chain([custom_rules(LONGEST_BOARD)])
            .map(|rules| (Arc::clone(&rules), find(&rules)))
            .collect()
    });
    variants.clone()
}

fn custom_rules(text: &str) -> Arc<RuleSet> {
    Arc::new(parse_rule_file(text.as_bytes()).unwrap())
}

/// Returns the texts between the tags of the body, and the tags.
fn parts(page: &str) -> (Vec<&str>, Vec<&str>) {
    let body = &page[page.find("<body>").unwrap()..];
    let (mut words, mut tags) = (Vec::new(), Vec::new());
    for piece in body.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap();
        tags.push(tag);
        words.push(text);
    }
    (words, tags)
}

/// Asserts that every tag is closed, in order.
fn assert_well_formed(tags: &[&str]) {
    let mut open = Vec::new();
    for tag in tags {
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    // `</html>` must have been removed: its opening tag precedes the body.
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn every_variant_has_a_chapter_with_described_pictures() {
    for language in Language::all() {
        let variants = variants();
        let page = html_of(variants.clone(), language);
        assert!(page.starts_with("<!DOCTYPE html>"));
        assert!(page.contains(&format!("<html lang=\"{}\">", language.code())));
        let chapters: Vec<&str> = page.split("<h2 ").skip(1).collect();
        assert_eq!(chapters.len(), variants.len());
        for (chapter, (rules, _)) in chapters.iter().zip(&variants) {
            assert!(chapter.contains(rules.name(language.code())));
            let drawings = chapter.matches("<svg ").count();
            assert!(drawings > 4, "{}", rules.name("en"));
            for expected in ["role=\"img\"", "<title ", "<desc "] {
                assert_eq!(chapter.matches(expected).count(), drawings, "{expected}");
            }
        }
    }
}

#[test]
fn the_page_is_well_formed_and_loads_nothing() {
    for language in Language::all() {
        let page = html_of(variants(), language);
        let (words, tags) = parts(&page);
        let body: Vec<&str> = tags.iter().copied().filter(|tag| *tag != "/html").collect();
        assert_well_formed(&body);
        // Links to sources load nothing until clicked.
        let without_links = page.replace("<a href=\"https://", "");
        for external in [
            "http", "src=", "url(", "@import", "<script", "<link", "<img", "<iframe",
        ] {
            assert!(!without_links.contains(external), "{external}");
        }
        let ids: Vec<&str> = page
            .split(" id=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap())
            .collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
        for link in page.split("href=\"#").skip(1) {
            assert!(ids.contains(&link.split('"').next().unwrap()));
        }
        for text in words {
            for leftover in [
                "{", "}", "printed-", "example-", "book-", "words-", "NaN", "  ", " .",
            ] {
                assert!(!text.contains(leftover), "{language:?}: {text:?}");
            }
        }
    }
}

#[test]
fn texts_of_rule_files_are_escaped() {
    let hostile = custom_rules(
        r#"(
            name: "<script>alert(1)</script> & \"Co\"",
            aliases: ["<b>x</b>"], origin: "<i>", proposed_by: "<u>'", source: "</section>",
            about: "<img src=x onerror=y>\u{7}\n\nSecond <p>",
        )"#,
    );
    let page = html(&[hostile], Language::default());
    for markup in ["<script", "<b>x", "<i>", "<u>", "<img", "\u{7}"] {
        assert!(!page.contains(markup), "{markup}");
    }
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;"));
    let (_, tags) = parts(&page);
    let body: Vec<&str> = tags.into_iter().filter(|tag| *tag != "/html").collect();
    assert_well_formed(&body);
}

#[test]
fn the_chapter_shows_the_provenance() {
    let rules = custom_rules(
        r#"(name: "Mine", aliases: ["Ours"], origin: "Here", proposed_by: "Me", source: "A book", about: "Words.")"#,
    );
    let page = html(&[rules], Language::default());
    for expected in ["Ours", "Here", "Me</dd>", "A book", "Words."] {
        assert!(page.contains(expected), "{expected}");
    }
}

#[test]
fn the_chapter_links_to_africa_imports_as_its_article_requires() {
    for language in Language::all() {
        let rules = library::load("africa-imports").unwrap().unwrap();
        let page = html_of([(Arc::clone(&rules), Vec::new())], language);
        assert!(page.contains("<a href=\"https://africaimports.com\">africaimports.com</a>"));
        let markdown = describe(&rules, &Messages::new(language)).markdown();
        assert!(markdown.contains("[africaimports.com](https://africaimports.com)"));
    }
}

/// Returns the rows of a variant in the comparison tables.
fn comparison_rows(page: &str, chapter: usize) -> Vec<&str> {
    let start = format!(
        "<tr><th scope=\"row\"><a href=\"#variant-{}\">",
        chapter + 1
    );
    let rows = page.split(&start).skip(1);
    rows.map(|row| row.split_once("</th>").unwrap().1)
        .map(|row| row.split_once("</tr>").unwrap().0)
        .collect()
}

#[test]
fn the_comparison_distinguishes_all_built_in_rules() {
    for language in Language::all() {
        let variants: Vec<_> = library::names()
            .map(|name| (library::load(name).unwrap().unwrap(), Vec::new()))
            .collect();
        let count = variants.len();
        let page = html_of(variants, language);
        let rows: BTreeSet<_> = (0..count)
            .map(|chapter| comparison_rows(&page, chapter))
            .collect();
        assert_eq!(rows.len(), count, "{language:?}");
    }
}

#[test]
fn the_french_printed_book_has_no_break_spaces() {
    let page = html_of(variants(), Language::from_code("fr").unwrap());
    for text in parts(&page).0 {
        for wrong in [" :", " ;", " ?", " !", " »", "« "] {
            assert!(!text.contains(wrong), "{text:?}");
        }
    }
}

/// A variant on the longest possible board.
const LONGEST_BOARD: &str = r#"(name: "Long", board: (holes: 18, seeds: 3, direction: Clockwise))"#;

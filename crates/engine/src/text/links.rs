//! Finds the known source websites mentioned in a text, so that pages can link to them.

/// The domains of the variants' sources. Texts in players' own files can link only to these.
const DOMAINS: [&str; 4] = [
    "africaimports.com",
    "clubawale.com",
    "mancala.fandom.com",
    "worldethnosport.org",
];

/// A piece of a text: plain text, or a domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Text without a domain.
    Text(&'a str),
    /// A domain, reached by `https`.
    Domain(&'static str),
}

/// Splits `text` into domains and the text between them, in order.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((start, domain)) = first_domain(rest) {
        let (before, after) = (&rest[..start], &rest[start + domain.len()..]);
        pieces.extend((!before.is_empty()).then_some(Piece::Text(before)));
        pieces.push(Piece::Domain(domain));
        rest = after;
    }
    pieces.extend((!rest.is_empty()).then_some(Piece::Text(rest)));
    pieces
}

/// Returns the domains in `text`, in order.
pub fn domains(text: &str) -> impl Iterator<Item = &'static str> {
    pieces(text).into_iter().filter_map(|piece| match piece {
        Piece::Text(_) => None,
        Piece::Domain(domain) => Some(domain),
    })
}

/// Finds the first domain and its position. A domain that is part of a longer one, of an e-mail
/// address or of a URL with a path doesn't count.
fn first_domain(text: &str) -> Option<(usize, &'static str)> {
    let continues_domain = |c: char| c.is_alphanumeric() || "-/@_".contains(c);
    let stands_alone = |start: usize, domain: &str| {
        let before = text[..start].chars().next_back();
        let mut after = text[start + domain.len()..].chars();
        let ends = match after.next() {
            Some('.') => !after.next().is_some_and(char::is_alphanumeric),
            next => !next.is_some_and(continues_domain),
        };
        ends && !before.is_some_and(|before| continues_domain(before) || before == '.')
    };
    DOMAINS
        .iter()
        .flat_map(|domain| {
            text.match_indices(domain)
                .map(|(start, _)| (start, *domain))
        })
        .filter(|(start, domain)| stands_alone(*start, domain))
        .min()
}

#[cfg(test)]
mod tests {
    use super::Piece::{Domain, Text};
    use super::*;

    #[test]
    fn domains_are_found_in_the_text() {
        assert_eq!(
            pieces("See africaimports.com; then mancala.fandom.com."),
            [
                Text("See "),
                Domain("africaimports.com"),
                Text("; then "),
                Domain("mancala.fandom.com"),
                Text("."),
            ]
        );
        assert_eq!(
            pieces("(africaimports.com)"),
            [Text("("), Domain("africaimports.com"), Text(")")]
        );
        assert!(pieces("").is_empty());
        let two = domains("africaimports.com, mancala.fandom.com");
        assert_eq!(
            two.collect::<Vec<_>>(),
            ["africaimports.com", "mancala.fandom.com"]
        );
    }

    #[test]
    fn nothing_else_is_linked() {
        for text in [
            "africaimports.com.example.org",
            "notafricaimports.com",
            "evil.africaimports.com",
            "africaimports.com/evil",
            "me@africaimports.com",
            "http://africaimports.com",
            "example.org",
        ] {
            assert_eq!(pieces(text), [Text(text)]);
        }
    }
}

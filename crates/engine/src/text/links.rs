//! Finds the web addresses of sources in a text, for pages with links.

/// The addresses in the variants' sources, without a scheme. Texts in players' own files can link
/// only to these.
const ADDRESSES: [&str; 4] = [
    "africaimports.com",
    "clubawale.com",
    "mancala.fandom.com",
    "worldethnosport.org",
];

/// A piece of a text: plain words, or an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Text without an address.
    Words(&'a str),
    /// An address without its scheme, which is `https`.
    Address(&'static str),
}

/// Splits `text` into words and addresses, in order.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((start, address)) = first_address(rest) {
        let (before, after) = (&rest[..start], &rest[start + address.len()..]);
        pieces.extend((!before.is_empty()).then_some(Piece::Words(before)));
        pieces.push(Piece::Address(address));
        rest = after;
    }
    pieces.extend((!rest.is_empty()).then_some(Piece::Words(rest)));
    pieces
}

/// Returns the addresses in `text`, in order.
pub fn addresses(text: &str) -> impl Iterator<Item = &'static str> {
    pieces(text).into_iter().filter_map(|piece| match piece {
        Piece::Words(_) => None,
        Piece::Address(address) => Some(address),
    })
}

/// Finds the first address and its position. An address that is part of a longer domain name, of an
/// e-mail address or of a URL with a path doesn't count.
fn first_address(text: &str) -> Option<(usize, &'static str)> {
    let continues_address = |letter: char| letter.is_alphanumeric() || "-/@_".contains(letter);
    let stands_alone = |start: usize, address: &str| {
        let before = text[..start].chars().next_back();
        let mut after = text[start + address.len()..].chars();
        let ends = match after.next() {
            Some('.') => !after.next().is_some_and(char::is_alphanumeric),
            next => !next.is_some_and(continues_address),
        };
        ends && !before.is_some_and(|before| continues_address(before) || before == '.')
    };
    ADDRESSES
        .iter()
        .flat_map(|address| {
            text.match_indices(address)
                .map(|(start, _)| (start, *address))
        })
        .filter(|(start, address)| stands_alone(*start, address))
        .min()
}

#[cfg(test)]
mod tests {
    use super::Piece::{Address, Words};
    use super::*;

    #[test]
    fn addresses_are_found_among_the_words() {
        assert_eq!(
            pieces("See africaimports.com; then mancala.fandom.com."),
            [
                Words("See "),
                Address("africaimports.com"),
                Words("; then "),
                Address("mancala.fandom.com"),
                Words("."),
            ]
        );
        assert_eq!(
            pieces("(africaimports.com)"),
            [Words("("), Address("africaimports.com"), Words(")")]
        );
        assert!(pieces("").is_empty());
        let two = addresses("africaimports.com, mancala.fandom.com");
        assert_eq!(
            two.collect::<Vec<_>>(),
            ["africaimports.com", "mancala.fandom.com"]
        );
    }

    #[test]
    fn nothing_else_is_an_address() {
        for text in [
            "africaimports.com.example.org",
            "notafricaimports.com",
            "evil.africaimports.com",
            "africaimports.com/evil",
            "me@africaimports.com",
            "http://africaimports.com",
            "example.org",
        ] {
            assert_eq!(pieces(text), [Words(text)]);
        }
    }
}

//! The addresses of sources in a text, for pages that can link.

/// Addresses in the sources of variants, without a scheme. Texts in players' own files can't link
/// to anything else.
const ADDRESSES: [&str; 4] = [
    "africaimports.com",
    "clubawale.com",
    "mancala.fandom.com",
    "worldethnosport.org",
];

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// An address without its scheme, which is `https`.
    Address(&'static str),
}

/// Splits `text` into its pieces, in order.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((at, address)) = first_address(rest) {
        let (before, after) = (&rest[..at], &rest[at + address.len()..]);
        found.extend((!before.is_empty()).then_some(Piece::Words(before)));
        found.push(Piece::Address(address));
        rest = after;
    }
    found.extend((!rest.is_empty()).then_some(Piece::Words(rest)));
    found
}

/// Finds the addresses in `text`, in order.
pub fn addresses(text: &str) -> impl Iterator<Item = &'static str> {
    pieces(text).into_iter().filter_map(|piece| match piece {
        Piece::Words(_) => None,
        Piece::Address(address) => Some(address),
    })
}

/// Finds the first address and its position. A longer name or a path isn't an address.
fn first_address(text: &str) -> Option<(usize, &'static str)> {
    let continues = |letter: char| letter.is_alphanumeric() || "-/@_".contains(letter);
    let stands_alone = |at: usize, address: &str| {
        let before = text[..at].chars().next_back();
        let mut after = text[at + address.len()..].chars();
        let ends = match after.next() {
            Some('.') => !after.next().is_some_and(char::is_alphanumeric),
            next => !next.is_some_and(continues),
        };
        ends && !before.is_some_and(|before| continues(before) || before == '.')
    };
    ADDRESSES
        .iter()
        .flat_map(|address| text.match_indices(address).map(|(at, _)| (at, *address)))
        .filter(|(at, address)| stands_alone(*at, address))
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

//! Links to games: rules, position and moves in the fragment of a URL, which servers never see.
//!
//! ```text
//! #rules=awale&moves=CeFa
//! #rules=oware&start=4-4-4-4-4-4-4-4-4-4-4-4-0-0-N&moves=c.south_resigned
//! #rules=moruba&moves=F_aKd_AbC
//! #rules=my-own&file=bZBBT8MwDIX...&start=3-3-3-...-S&moves=
//! ```
//!
//! - `rules`: the name of the variant.
//! - `file`: the rule file of custom rules, compressed with DEFLATE, in URL-safe base64.
//! - `start`: the starting position, unless it is the variant's own with South to move.
//! - `moves`: the letters of the moves, separated by `_` where moves may name further holes. The
//!   [code](awale_rules::Ending::code) of an ending follows after a dot.

use std::sync::Arc;

use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use thiserror::Error;

use awale_rules::Action;
use awale_rules::game_file::{GameFileError, GameRecord, RULES_TAG, START_TAG};
use awale_rules::limits::{MAX_FILE_BYTES, MAX_NAME_LENGTH};
use awale_rules::{Ending, Game, Placement, RuleFileError, RuleSet, Side, library};
use awale_rules::{parse_rule_file, write_rule_file};

/// The maximum length of a link, in bytes. Browsers have this limit, and it is more than the
/// longest game needs.
pub const MAX_LINK_LENGTH: usize = 64 * 1024;
/// The number of bytes reserved for the address before the fragment.
const MAX_ADDRESS_LENGTH: usize = 1024;
/// The compression level of rule files, from 0 to 10.
const COMPRESSION_LEVEL: u8 = 9;

/// A game and the name of its rules.
#[derive(Clone, Debug)]
pub struct LinkedGame {
    /// The name of the variant.
    pub variant: String,
    /// The game, at the position to show.
    pub game: Game,
}

/// Why a link is invalid.
#[derive(Debug, Error)]
pub enum LinkError {
    /// The text isn't a link to a game.
    #[error("not a link to a game")]
    Foreign,
    /// The link is longer than [`MAX_LINK_LENGTH`].
    #[error("the link is too long")]
    TooLong,
    /// The rules are neither built in nor in the link.
    #[error("the link doesn't include the rules of \"{0}\"")]
    NoRules(String),
    /// The rule file in the link is truncated, changed or too long.
    #[error("the rules in the link are damaged")]
    Damaged,
    /// The rule file in the link is invalid.
    #[error("{0}")]
    Rules(#[from] RuleFileError),
    /// The starting position or the moves are invalid.
    #[error("{0}")]
    Game(#[from] GameFileError),
}

/// Returns true if `text` looks like a link to a game: its fragment names rules.
#[must_use]
pub fn is_link(text: &str) -> bool {
    let text = text.trim();
    !text.contains(char::is_whitespace)
        && fragment(text).is_some_and(|fragment| value(fragment, "rules").is_some())
}

impl LinkedGame {
    /// Returns the fragment of the link to this game, including `#`.
    ///
    /// # Errors
    /// Returns an error if the link would be too long to read, for example because of long texts in
    /// the rules.
    pub fn link(&self) -> Result<String, LinkError> {
        let rules = self.game.rules();
        let mut link = format!("#rules={}", percent_encode(&self.variant));
        let built_in = library::load(&self.variant).and_then(Result::ok);
        if built_in.is_none_or(|built_in| built_in.fingerprint() != rules.fingerprint()) {
            let compressed =
                compress_to_vec(write_rule_file(rules.spec()).as_bytes(), COMPRESSION_LEVEL);
            link += &format!("&file={}", BASE64URL_NOPAD.encode(&compressed));
        }
        if *self.game.start() != Placement::at_start(rules, Side::South) {
            link += &format!("&start={}", self.game.start().text(rules.geometry()));
        }
        link += "&moves=";
        link += &rules.geometry().names_of(self.game.moves());
        if let Some(ending) = self.game.ending() {
            link += &format!(".{}", ending.code());
        }
        // The address of the page precedes the fragment.
        if link.len() > MAX_LINK_LENGTH - MAX_ADDRESS_LENGTH {
            return Err(LinkError::TooLong);
        }
        Ok(link)
    }

    /// Parses a link, whatever address precedes the `#`.
    ///
    /// # Errors
    /// Returns an error if the link is invalid.
    pub fn read(link: &str) -> Result<Self, LinkError> {
        let link = link.trim();
        if link.len() > MAX_LINK_LENGTH {
            return Err(LinkError::TooLong);
        }
        let fragment = fragment(link).ok_or(LinkError::Foreign)?;
        let variant = percent_decode(value(fragment, "rules").ok_or(LinkError::Foreign)?);
        let rules = match value(fragment, "file") {
            Some(encoded) => Arc::new(decode_rules(encoded)?),
            None => match library::load(&variant) {
                Some(rules) => rules?,
                None => return Err(LinkError::NoRules(variant)),
            },
        };
        let default_start = Placement::at_start(&rules, Side::South).text(rules.geometry());
        let start = value(fragment, "start").map_or(default_start, str::to_owned);
        let mut record = GameRecord::default();
        record.set_tag(RULES_TAG, variant.as_str());
        record.set_tag(START_TAG, start);
        let (letters, ending) = split_ending(value(fragment, "moves").unwrap_or_default());
        let ending = ending.map(|code| Ending::from_code(code).ok_or(LinkError::Foreign));
        let names = rules
            .geometry()
            .parse_names(letters)
            .map_err(|_| LinkError::Foreign)?;
        let actions = names.into_iter().map(Action::Move);
        let actions = actions.chain(ending.transpose()?.map(Action::Ending));
        record.moves = actions.map(Into::into).collect();
        let game = record.replay(rules)?;
        Ok(Self { variant, game })
    }
}

/// Returns the text after `#`.
fn fragment(link: &str) -> Option<&str> {
    link.split_once('#').map(|(_, fragment)| fragment)
}

/// Returns the value of the parameter `name`.
fn value<'a>(fragment: &'a str, name: &str) -> Option<&'a str> {
    let mut parameters = fragment.split('&');
    parameters.find_map(|parameter| parameter.strip_prefix(name)?.strip_prefix('='))
}

/// Splits the code of an ending off the letters of the moves.
fn split_ending(text: &str) -> (&str, Option<&str>) {
    text.split_once('.')
        .map_or((text, None), |(letters, code)| (letters, Some(code)))
}

/// Decodes the value of `file`.
fn decode_rules(encoded: &str) -> Result<RuleSet, LinkError> {
    let compressed = BASE64URL_NOPAD
        .decode(encoded.as_bytes())
        .map_err(|_| LinkError::Damaged)?;
    let file = decompress_to_vec_with_limit(&compressed, MAX_FILE_BYTES)
        .map_err(|_| LinkError::Damaged)?;
    Ok(parse_rule_file(&file)?)
}

/// Percent-encodes a name.
fn percent_encode(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'~') {
            escaped.push(byte.into());
        } else {
            escaped += &format!("%{byte:02X}");
        }
    }
    escaped
}

/// Percent-decodes a name of up to [`MAX_NAME_LENGTH`] characters, as in a rule file. Invalid UTF-8
/// becomes the replacement character.
fn percent_decode(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let decoded = match (first, tail) {
            (b'%', [high, low, ..]) => parse_hex_byte(*high, *low),
            _ => None,
        };
        bytes.push(decoded.unwrap_or(*first));
        rest = &tail[if decoded.is_some() { 2 } else { 0 }..];
    }
    String::from_utf8_lossy(&bytes)
        .chars()
        .take(MAX_NAME_LENGTH)
        .collect()
}

/// Parses a byte from two hexadecimal digits.
fn parse_hex_byte(high: u8, low: u8) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use proptest::prelude::*;

    use super::*;
    use crate::fixtures::{changed, rules};

    /// Plays the legal moves with the given indices, modulo the number of legal moves.
    fn play(variant: &str, rules: Arc<RuleSet>, first_side: Side, indices: &[usize]) -> LinkedGame {
        let mut game = Game::new(rules, first_side, &mut ());
        for index in indices {
            let legal: Vec<_> = game.position().legal_moves(game.rules()).iter().collect();
            if legal.is_empty() {
                break;
            }
            game.play(legal[index % legal.len()], &mut ()).unwrap();
        }
        LinkedGame {
            variant: variant.to_owned(),
            game,
        }
    }

    fn assert_same(read: &LinkedGame, sent: &LinkedGame) {
        assert_eq!(read.variant, sent.variant);
        assert_eq!(read.game.positions(), sent.game.positions());
        assert_eq!(read.game.ending(), sent.game.ending());
        assert_eq!(
            read.game.rules().fingerprint(),
            sent.game.rules().fingerprint()
        );
    }

    #[test]
    fn a_link_is_short_and_readable() {
        let mut sent = play("awale", rules("awale"), Side::South, &[2, 4, 0]);
        assert_eq!(sent.link().unwrap(), "#rules=awale&moves=CeA");
        sent.game.resign(Side::South, &mut ());
        assert_eq!(
            sent.link().unwrap(),
            "#rules=awale&moves=CeA.south_resigned"
        );
        assert_same(
            &LinkedGame::read(&format!("https://example.org/a/{}", sent.link().unwrap())).unwrap(),
            &sent,
        );
    }

    #[test]
    fn custom_rules_are_stored_in_the_link() {
        let custom = changed("awale", |spec| spec.board.holes = 7);
        let sent = play("kalle & söhne #1", custom, Side::North, &[1, 3, 3]);
        let link = sent.link().unwrap();
        assert!(
            !link[1..].contains(['#', ' ', 'ö']) && link.len() < 4000,
            "{link}"
        );
        assert_same(&LinkedGame::read(&link).unwrap(), &sent);
    }

    #[test]
    fn a_link_too_long_to_read_is_not_written() {
        let custom = changed("awale", |spec| {
            // Text that can't be compressed.
            let mut number = 1_u64;
            for code in ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh", "ii", "jj"] {
                let noise = std::iter::repeat_with(|| {
                    number = number.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                    char::from(b' ' + 2 + (number >> 59) as u8 * 3 % 90)
                });
                spec.about.set(code, noise.take(10_000).collect());
            }
        });
        let sent = play("own", custom, Side::South, &[1]);
        assert!(matches!(sent.link(), Err(LinkError::TooLong)));
    }

    #[test]
    fn foreign_and_invalid_links_are_rejected() {
        let read = |link: &str| LinkedGame::read(link).unwrap_err();
        assert!(matches!(read("https://example.org/"), LinkError::Foreign));
        assert!(matches!(read("#page=2"), LinkError::Foreign));
        assert!(matches!(read("#rules=zebra&moves="), LinkError::NoRules(name) if name == "zebra"));
        assert!(matches!(read("#rules=awale&moves=Z"), LinkError::Game(_)));
        assert!(matches!(read("#rules=awale&moves=CC"), LinkError::Game(_)));
        assert!(matches!(
            read("#rules=awale&start=1-2-S"),
            LinkError::Game(_)
        ));
        assert!(matches!(
            read("#rules=awale&moves=C.zebra"),
            LinkError::Foreign
        ));
        assert!(matches!(read("#rules=own&file=%%%"), LinkError::Damaged));
        assert!(matches!(
            read(&format!(
                "#rules=awale&moves={}",
                "C".repeat(MAX_LINK_LENGTH)
            )),
            LinkError::TooLong
        ));
        // A decompression bomb.
        let bomb =
            BASE64URL_NOPAD.encode(&compress_to_vec(&vec![b' '; 20 << 20], COMPRESSION_LEVEL));
        assert!(matches!(
            read(&format!("#rules=own&file={bomb}")),
            LinkError::Damaged
        ));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_game_survives_its_link(
            variant in prop::sample::select(library::names().collect::<Vec<_>>()),
            north_begins in any::<bool>(),
            indices in prop::collection::vec(0_usize..40, 0..60),
        ) {
            let sent = play(variant, rules(variant), Side::BOTH[usize::from(north_begins)], &indices);
            assert_same(&LinkedGame::read(&sent.link().unwrap()).unwrap(), &sent);
        }

        #[test]
        fn any_text_is_a_link_or_an_error(text in "(#?rules=(awale|.{0,9})&)?(file=[A-Za-z0-9_-]{0,40}&)?(moves=.{0,20})?.{0,20}") {
            let _ = LinkedGame::read(&text);
            let _ = is_link(&text);
        }
    }
}

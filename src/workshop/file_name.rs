//! Names of files, made from what a player calls a thing.

/// The longest name, in characters, without its ending and number.
const LONGEST: usize = 40;

/// A short name in small letters, digits and hyphens; `otherwise` if no character of it is left.
#[must_use]
pub fn short_name(name: &str, otherwise: &str) -> String {
    let mut short = String::new();
    for letter in name.chars().flat_map(plain) {
        let is_gap = letter == '-';
        if !(is_gap && (short.is_empty() || short.ends_with('-'))) {
            short.push(letter);
        }
        if short.len() == LONGEST {
            break;
        }
    }
    let short = short.trim_end_matches('-');
    // Systems differ in what else a name may hold, and some reserve names of devices.
    if short.is_empty() || is_reserved(short) {
        otherwise.to_owned()
    } else {
        short.to_owned()
    }
}

/// What a player calls a thing, as far as every system accepts it as the name of a file; `None`
/// if no character of it is left.
#[must_use]
pub fn safe_name(name: &str) -> Option<String> {
    let safe: String = name
        .chars()
        .map(|letter| match letter {
            '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
            _ if letter.is_control() => ' ',
            _ => letter,
        })
        .take(LONGEST)
        .collect();
    let safe = safe.trim_matches([' ', '.']);
    let reserved = is_reserved(&safe.to_ascii_lowercase());
    (!safe.is_empty() && !reserved).then(|| safe.to_owned())
}

/// `name` with `ending`; with a number before it if that is taken already.
#[must_use]
pub fn free_name(name: &str, ending: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let first = format!("{name}{ending}");
    if !is_taken(&first) {
        return first;
    }
    let numbered = (2..).map(|number: u64| format!("{name}-{number}{ending}"));
    let free = numbered.into_iter().find(|name| !is_taken(name));
    free.unwrap_or(first)
}

/// `title` with a number behind it, the first that makes it another one than all others.
#[must_use]
pub fn free_title(title: &str, is_taken: impl Fn(&str) -> bool) -> String {
    // "Awale 2" is followed by "Awale 3", and not by "Awale 2 2".
    let stem = title
        .rsplit_once(' ')
        .filter(|(_, number)| number.bytes().all(|digit| digit.is_ascii_digit()))
        .map_or(title, |(stem, _)| stem);
    let numbered = (2..).map(|number: u64| format!("{stem} {number}"));
    let free = numbered.into_iter().find(|title| !is_taken(title));
    free.unwrap_or_else(|| title.to_owned())
}

/// A letter as names of files have it.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let known = match letter {
        'à'..='å' | 'À'..='Å' => "a",
        'è'..='ë' | 'È'..='Ë' => "e",
        'ì'..='ï' | 'Ì'..='Ï' => "i",
        'ò'..='ö' | 'Ò'..='Ö' | 'ø' | 'Ø' => "o",
        'ù'..='ü' | 'Ù'..='Ü' => "u",
        'ç' | 'Ç' => "c",
        'ñ' | 'Ñ' => "n",
        'ß' => "ss",
        '\'' | '’' => "",
        _ if letter.is_ascii_alphanumeric() => return Plain::One(letter.to_ascii_lowercase()),
        _ => "-",
    };
    Plain::Some(known)
}

/// No letter, one or two.
enum Plain {
    One(char),
    Some(&'static str),
}

impl Iterator for Plain {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        match self {
            Self::One(letter) => {
                let letter = *letter;
                *self = Self::Some("");
                Some(letter)
            }
            Self::Some(rest) => {
                let first = rest.chars().next()?;
                *rest = &rest[first.len_utf8()..];
                Some(first)
            }
        }
    }
}

fn is_reserved(name: &str) -> bool {
    let device = name.trim_end_matches(|digit: char| digit.is_ascii_digit());
    matches!(name, "con" | "prn" | "aux" | "nul")
        || (device.len() + 1 == name.len() && matches!(device, "com" | "lpt"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_plain_on_every_system() {
        for (name, short) in [
            ("My Awalé", "my-awale"),
            ("  2/4: l’été!  ", "2-4-lete"),
            ("..\\..\\x", "x"),
            ("ክበ", "variant"),
            ("", "variant"),
            ("NUL", "variant"),
            ("com1", "variant"),
            ("com12", "com12"),
        ] {
            assert_eq!(short_name(name, "variant"), short);
        }
        assert_eq!(short_name(&"long ".repeat(20), "variant").len(), 39);
    }

    #[test]
    fn a_players_own_words_stay_what_they_are_as_far_as_can_be() {
        for (name, safe) in [
            ("Ama’s match", Some("Ama’s match")),
            (" ../x: y? ", Some("-x- y-")),
            ("ክበ", Some("ክበ")),
            ("...", None),
            ("", None),
            ("Con", None),
        ] {
            assert_eq!(safe_name(name).as_deref(), safe);
        }
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let taken = ["mine.ron", "mine-2.ron"];
        assert_eq!(
            free_name("mine", ".ron", |name| taken.contains(&name)),
            "mine-3.ron"
        );
        assert_eq!(
            free_name("other", ".ron", |name| taken.contains(&name)),
            "other.ron"
        );
        assert_eq!(free_title("Awale", |_| false), "Awale 2");
        assert_eq!(free_title("Awale 2", |title| title == "Awale 2"), "Awale 3");
        assert_eq!(free_title("French Wari", |_| false), "French Wari 2");
    }
}

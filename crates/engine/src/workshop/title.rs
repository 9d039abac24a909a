//! Finds unique titles for variants.

/// Makes `title` unique by appending the first free number.
#[must_use]
pub fn free_title(title: &str, is_taken: impl Fn(&str) -> bool) -> String {
    // "Awale 2" is followed by "Awale 3", not by "Awale 2 2".
    let stem = title
        .rsplit_once(' ')
        .filter(|(_, number)| number.bytes().all(|digit| digit.is_ascii_digit()))
        .map_or(title, |(stem, _)| stem);
    let candidates = (2..).map(|number: u64| format!("{stem} {number}"));
    let free_title = candidates.into_iter().find(|title| !is_taken(title));
    free_title.unwrap_or_else(|| title.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_title_gets_a_number() {
        assert_eq!(free_title("Awale", |_| false), "Awale 2");
        assert_eq!(free_title("Awale 2", |title| title == "Awale 2"), "Awale 3");
        assert_eq!(free_title("French Wari", |_| false), "French Wari 2");
    }
}

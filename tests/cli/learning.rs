//! Training a network, and searching with it.

use std::fs;

use super::{assert_code, engine, engine_with_input, folder, stderr, stdout};

/// Rules without any built-in data.
const OWN: &str = "(name: \"Own\", board: (seeds: 3))";

/// Returns the engine's value for the start of `variant` with these options, and its error output.
fn searched(variant: &str, options: &[&str]) -> (Option<i32>, String) {
    let mut commands = format!("setoption name UCI_Variant value {variant}\n");
    for option in [&["OwnTables value false"], options].concat() {
        commands += &format!("setoption name {option}\n");
    }
    commands += "position startpos\ngo depth 5\n";
    let printed = stdout(&engine_with_input(&["uci"], commands.as_bytes()));
    let mut words = printed.split_whitespace().skip_while(|&word| word != "cp");
    let value = words.nth(1).and_then(|number| number.parse().ok());
    let complaints = printed
        .lines()
        .filter(|line| line.starts_with("info string"));
    (value, complaints.collect())
}

#[test]
fn a_network_is_trained_for_custom_rules_and_used_in_search() {
    let folder = folder("network");
    let (rules, file) = (folder.join("own.ron"), folder.join("own network.ron"));
    fs::write(&rules, OWN).unwrap();
    let (rules, path) = (rules.to_str().unwrap(), file.to_str().unwrap());
    let learn = |threads: &str| {
        let words = "--games 20 --nodes 60 --rounds 1 --pairs 1 --threads";
        let words = words.split(' ').chain([threads]);
        let output = engine(
            &["learn", rules]
                .into_iter()
                .chain(words)
                .collect::<Vec<_>>(),
        );
        assert_code(&output, 0);
        assert_eq!(stderr(&output), "");
        stdout(&output)
    };
    let learnt = learn("1");
    assert_eq!(
        learn("3"),
        learnt,
        "the number of threads changes the result"
    );
    fs::write(&file, learnt).unwrap();

    let given = format!("NetworkPath value {path}");
    let (before, complaints) = searched(rules, &[]);
    assert_eq!(complaints, "");
    assert_ne!(searched(rules, &[&given]), (before, String::new()));
    let taken_back = [&given, "NetworkPath value <empty>"];
    let not_wanted = [&given, "Network value false"];
    for options in [taken_back, not_wanted] {
        assert_eq!(searched(rules, &options), (before, String::new()));
    }
    let (other, complaints) = searched("awale", &[&given]);
    assert!(complaints.contains("is for other rules"), "{complaints}");
    assert_eq!(other, searched("awale", &[]).0);
    for (path, reason) in [
        (rules, "not a network"),
        ("/there is no such file", "can't be read"),
    ] {
        let (value, complaints) = searched(rules, &[&format!("NetworkPath value {path}")]);
        assert!(complaints.contains(reason), "{complaints}");
        assert_eq!(value, before);
    }
}

#[test]
fn weights_are_trained_on_results_and_on_search_values() {
    let folder = folder("weights");
    let rules = folder.join("own.ron");
    fs::write(&rules, OWN).unwrap();
    let learn = |options: &str| {
        let words = format!("--weights --games 20 --nodes 60 --rounds 1 --pairs 1 {options}");
        let words = ["learn", rules.to_str().unwrap()]
            .into_iter()
            .chain(words.split_whitespace());
        let output = engine(&words.collect::<Vec<_>>());
        assert_code(&output, 0);
        stdout(&output)
    };
    let (from_results, from_values) = (learn(""), learn("--values 1"));
    assert!(
        from_results.contains("against the default weights"),
        "{from_results}"
    );
    assert!(
        from_values.contains("against the previous weights"),
        "{from_values}"
    );
    // Both learn from the same games, because these rules have no built-in evaluation.
    let weights = |text: &str| text.lines().skip(1).collect::<String>();
    assert_ne!(weights(&from_results), weights(&from_values));
}

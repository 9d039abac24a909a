//! The game has its libraries in common with the tests: with other features, Bevy would be built
//! once for each.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Lists the dependencies that these arguments of `cargo tree` select, each with its features.
fn dependencies(arguments: &[&str]) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix", "none"])
        .args(["--format", "{p} {f}"])
        .args(arguments)
        .current_dir(root)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    let lines = String::from_utf8(output.stdout).unwrap();
    // A repeated package is marked.
    let lines = lines.lines().map(|line| line.trim_end_matches(" (*)"));
    lines.map(str::to_owned).collect()
}

#[test]
fn the_game_and_the_tests_have_the_same_libraries() {
    let of_tests = dependencies(&["--workspace", "--edges", "normal,build,dev"]);
    let game = ["--package", "awale", "--edges", "normal,build"];
    for options in [&[][..], &["--no-default-features"]] {
        let of_game = dependencies(&[&game, options].concat());
        assert!(of_game.len() > 100, "{options:?}");
        let others = of_game.difference(&of_tests);
        let libraries: Vec<_> = others.filter(|name| !name.starts_with("awale ")).collect();
        assert!(
            libraries.is_empty(),
            "{options:?} builds these again: {libraries:#?}"
        );
    }
}

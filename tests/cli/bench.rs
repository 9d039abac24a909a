//! The `bench` command.

use crate::commands::check;
use crate::{assert_code, engine, stdout};

#[test]
fn bench_prints_the_signature_of_the_search() {
    let words = ["bench", "awale", "--depth", "4"];
    let signature = |text: String| text.lines().last().unwrap().to_owned();
    let first = engine(&words);
    assert_code(&first, 0);
    let first = signature(stdout(&first));
    assert!(first.starts_with("signature "), "{first}");
    assert_eq!(first, signature(stdout(&engine(&words))));
    check(&[
        (&["bench", "zebra"], "", 1, "no built-in variant"),
        (&["bench", "--depth", "65"], "", 2, "1..=64"),
    ]);
}

#[test]
fn bench_counts_the_positions_in_which_levels_keep_the_value() {
    let words = "bench nyakun --values 1 --seeds 6 --time 1 --seed 2";
    let words: Vec<&str> = words.split(' ').collect();
    let counts = "at most 6 seeds on the board, 1 positions (";
    let last = " grand-master 1 (100.0%)\n";
    let output = stdout(&engine(&words));
    assert!(
        output.contains(counts) && output.ends_with(last),
        "{output}"
    );
    check(&[
        // Captured seeds are sown again, so all 48 stay on the board to the end.
        (
            &["bench", "hus", "--values", "1", "--seeds", "8"],
            "",
            0,
            "0 positions (skipped games: 20 ended with more seeds, 0 not proved, ",
        ),
        (&["bench", "--values", "0"], "", 2, "--values"),
        (&["bench", "--seeds", "8"], "", 2, "--values"),
        (
            &["bench", "--values", "1", "--stop"],
            "",
            2,
            "cannot be used with",
        ),
    ]);
}

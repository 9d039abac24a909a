//! Sessions of the Universal Chess Interface.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Instant;

use crate::{HANGS, PROGRAM, assert_code, engine, engine_with_input, folder, stdout, wait};

/// An interactive session.
struct Session {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Session {
    fn begin(lines: &[&str]) -> Self {
        let mut child = Command::new(PROGRAM)
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let lines = BufReader::new(output).lines();
            lines
                .map_while(Result::ok)
                .try_for_each(|line| sender.send(line))
        });
        let mut session = Self {
            child,
            input,
            lines: receiver,
        };
        lines.iter().for_each(|line| session.send(line));
        session
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Reads lines up to and including the first that begins with `word`.
    fn until(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.lines.recv_timeout(HANGS).unwrap();
            let is_last = line.starts_with(word);
            lines.push(line);
            if is_last {
                return lines;
            }
        }
    }

    fn end(mut self) {
        self.send("quit");
        assert_eq!(wait(&mut self.child).code(), Some(0));
    }
}

/// Runs a session of these lines, and returns the answers.
fn answers(lines: &[&str]) -> Vec<String> {
    let output = engine_with_input(&["uci"], (lines.join("\n") + "\n").as_bytes());
    assert_code(&output, 0);
    stdout(&output).lines().map(str::to_owned).collect()
}

fn starting_with<'a>(answers: &'a [String], start: &str) -> Vec<&'a str> {
    let found = answers.iter().filter(|line| line.starts_with(start));
    found.map(String::as_str).collect()
}

#[test]
fn options_report_their_defaults_even_after_changes() {
    let mut session = Session::begin(&["uci"]);
    let first = session.until("uciok");
    for line in [
        "setoption name Threads value 4",
        "setoption name Hash value 33",
        "setoption name MultiPV value 3",
        "setoption name OwnBook value false",
        "setoption name UCI_Variant value wari",
        "uci",
    ] {
        session.send(line);
    }
    let again = session.until("uciok");
    assert_eq!(first, again);
    assert!(
        first
            .iter()
            .any(|line| line.contains("Threads type spin default 1 "))
    );
    session.end();
}

#[test]
fn only_the_listed_moves_are_searched() {
    for line in [
        "go depth 4 searchmoves A",
        "go searchmoves A depth 4",
        "go searchmoves a nodes 500",
        "go searchmoves A X nodes 500",
    ] {
        let answers = answers(&["position startpos", line]);
        let best = starting_with(&answers, "bestmove");
        assert_eq!(best, ["bestmove A"], "{answers:?}");
    }
    // None of these `searchmoves` is legal, so any legal move is a valid answer.
    let answers = answers(&["position startpos moves F", "go depth 2 searchmoves X"]);
    assert!(
        answers.iter().any(|line| line.contains("searchmoves")),
        "{answers:?}"
    );
    assert_ne!(
        starting_with(&answers, "bestmove")[0],
        "bestmove (none)",
        "{answers:?}"
    );
}

#[test]
fn the_time_limit_holds_even_if_a_single_move_takes_long() {
    let folder = folder("costly");
    let file = folder.join("costly.ron").display().to_string();
    std::fs::write(&file, crate::limits::COSTLY).unwrap();
    let mut session = Session::begin(&[&option("UCI_Variant", &file), "isready"]);
    session.until("readyok");
    let mut time = |limit: &str| {
        session.send("position startpos");
        session.send("isready");
        session.until("readyok");
        let start = Instant::now();
        session.send(&format!("go {limit}"));
        session.until("bestmove");
        start.elapsed()
    };
    // Depth 1 plays every move of the position. The limit is loose, as other programs may be
    // running.
    let every_move = time("depth 1");
    let limited = (0..3).map(|_| time("movetime 10")).min().unwrap();
    assert!(limited < every_move / 2, "{limited:?} of {every_move:?}");
    session.end();
}

#[test]
fn a_rejected_position_is_not_searched() {
    for refused in [
        "position startpos moves A X",
        "position startpos moves A a A",
        "position 1-2-S",
        "position",
        "position fen",
        "setoption name UCI_Variant value zebra",
    ] {
        let lines = answers(&[
            "setoption name OwnTables value false",
            "position startpos moves C",
            refused,
            "go nodes 100",
            "ucinewgame",
            "setoption name UCI_Variant value oware",
            "position startpos",
            "go nodes 100",
        ]);
        let moves = starting_with(&lines, "bestmove");
        assert_eq!(moves.len(), 2, "{lines:?}");
        assert_eq!(moves[0], "bestmove (none)", "{lines:?}");
        assert_ne!(moves[1], "bestmove (none)", "{lines:?}");
        assert!(starting_with(&lines, "info string").len() >= 2, "{lines:?}");
    }
    // Nor does another variant's starting position replace that of the rejected variant.
    let lines = answers(&[
        "setoption name UCI_Variant value zebra",
        "position startpos",
        "go nodes 100",
    ]);
    assert_eq!(starting_with(&lines, "bestmove"), ["bestmove (none)"]);
}

#[test]
fn lines_over_the_limit_are_ignored() {
    let long = format!("zebra {} go nodes 100", " ".repeat(1 << 20));
    let lines = answers(&[&long, "isready"]);
    assert_eq!(lines[1], "readyok", "{lines:?}");
    assert!(
        lines[0].starts_with("info string ignored a line of"),
        "{lines:?}"
    );
}

#[test]
fn the_transposition_table_persists_until_it_is_cleared() {
    const DEPTH: &str = "info depth 9 ";
    for (between, is_cleared) in [
        ("isready", false),
        ("position startpos moves C d", false),
        ("setoption name Clear Hash", true),
        ("ucinewgame", true),
        ("setoption name Hash value 16", true),
        ("setoption name KeepHash value false", true),
    ] {
        let mut session = Session::begin(&[
            "setoption name OwnTables value false",
            "setoption name OwnBook value false",
        ]);
        // Counts the nodes up to the last depth of both searches.
        let nodes = ["isready", between].map(|line| {
            session.send(line);
            session.send("position startpos moves C d");
            session.send("go depth 9");
            let lines = session.until("bestmove");
            let last = lines.iter().find(|line| line.starts_with(DEPTH)).unwrap();
            let (_, rest) = last.split_once(" nodes ").unwrap();
            rest.split(' ').next().unwrap().parse::<u64>().unwrap()
        });
        session.end();
        assert_eq!(nodes[0] == nodes[1], is_cleared, "{between}: {nodes:?}");
        assert!(nodes[1] <= nodes[0], "{between}: {nodes:?}");
    }
}

#[test]
fn a_command_during_a_search_waits_for_its_answer() {
    for next in [
        "position startpos moves C",
        "go infinite",
        "ucinewgame",
        "setoption name Hash value 2",
        "setoption name UCI_Variant value oware",
        "quit",
    ] {
        let mut session = Session::begin(&["setoption name OwnTables value false", "go infinite"]);
        session.until("info depth 3 ");
        session.send(next);
        session.send("isready");
        let lines = session.until("bestmove");
        assert!(!lines.contains(&"readyok".to_owned()), "{next}: {lines:?}");
        if next != "quit" {
            session.until("readyok");
            session.send("stop");
        }
        if next == "go infinite" {
            session.until("bestmove");
        }
        // No `go` is answered twice.
        if next != "quit" {
            session.send("isready");
            assert_eq!(session.until("readyok"), ["readyok"], "{next}");
            session.send("quit");
        }
        assert_eq!(wait(&mut session.child).code(), Some(0));
    }
}

#[test]
fn pondering_lasts_until_ponderhit_or_stop() {
    for end in ["ponderhit", "stop", "position startpos", "quit"] {
        let lines = answers(&[
            "setoption name OwnTables value false",
            "setoption name Ponder value true",
            "position startpos moves C",
            "go ponder movetime 20",
            "isready",
            end,
            "isready",
        ]);
        let moves = starting_with(&lines, "bestmove");
        assert_eq!(moves.len(), 1, "{end}: {lines:?}");
        let place = |line: &str| lines.iter().position(|other| other.starts_with(line));
        assert!(place("bestmove") > place("readyok"), "{end}: {lines:?}");
    }
    // After `ponderhit` the time limit applies, and the expected answer is printed.
    let lines = answers(&[
        "setoption name OwnTables value false",
        "setoption name Ponder value true",
        "go ponder wtime 2000 btime 2000",
        "ponderhit",
    ]);
    let moves = starting_with(&lines, "bestmove");
    assert!(
        moves.len() == 1 && moves[0].contains(" ponder "),
        "{lines:?}"
    );
}

#[test]
fn final_values_are_reported_as_proved() {
    let few_seeds = "position fen 0-0-0-0-2-1-0-1-0-0-0-1-20-23-S";
    for (position, go, proved) in [
        ("position startpos", "go depth 3", false),
        (few_seeds, "go depth 100", true),
    ] {
        let lines = answers(&[
            "setoption name UCI_Variant value 2-4",
            "setoption name OwnTables value false",
            "setoption name OwnBook value false",
            "setoption name FullWidth value true",
            position,
            go,
        ]);
        let printed = starting_with(&lines, "info string proved");
        assert_eq!(!printed.is_empty(), proved, "{lines:?}");
    }
}

#[test]
fn invalid_option_values_are_reported() {
    let lines = answers(&[
        "setoption name Hash value 99999999999",
        "setoption name Hash value zebra",
        "setoption name Threads value 0",
        "setoption name Ponder value perhaps",
        "setoption name Level value zebra",
        "setoption name Zebra value 1",
        "setoption name OwnBook value false",
        "go nodes 10",
    ]);
    assert_eq!(starting_with(&lines, "info string").len(), 5, "{lines:?}");
    assert_eq!(starting_with(&lines, "bestmove").len(), 1, "{lines:?}");
}

/// In a process limited to little memory, a large table can't be allocated.
#[test]
#[cfg(target_os = "linux")]
fn hash_that_cannot_be_allocated_is_rejected() {
    let input = "setoption name OwnTables value false\nsetoption name Hash value 2048\nisready\ngo nodes 2000\n";
    let output = crate::in_shell("ulimit -v 300000; exec \"$0\" uci", input.as_bytes());
    assert_code(&output, 0);
    let lines: Vec<String> = stdout(&output).lines().map(str::to_owned).collect();
    let refused = starting_with(&lines, "info string Hash stays at 16");
    assert_eq!(refused.len(), 1, "{lines:?}");
    let moves = starting_with(&lines, "bestmove");
    assert!(
        moves.len() == 1 && moves[0] != "bestmove (none)",
        "{lines:?}"
    );
}

/// Runs as a user limited to five threads; only root can switch to a user without any.
#[test]
#[cfg(target_os = "linux")]
fn search_continues_when_threads_cannot_be_started() {
    // That user may not have access to the program, so a copy of it is run.
    let as_user = |threads: u32, words: &str| {
        format!(
            "d=$(mktemp -d) && chmod 755 \"$d\" && cp \"$0\" \"$d/engine\" || exit 99
            setpriv --reuid 54321 --regid 54321 --clear-groups prlimit --nproc={threads} \"$d/engine\" {words}
            code=$?; rm -r \"$d\"; exit $code"
        )
    };
    let can_become = crate::in_shell(&as_user(100, "--version"), b"");
    if can_become.status.code() != Some(0) {
        return;
    }
    let input = "setoption name OwnTables value false\nsetoption name Threads value 256\ngo nodes 60000\nisready\n";
    let output = crate::in_shell(&as_user(5, "uci"), input.as_bytes());
    assert_code(&output, 0);
    let lines: Vec<String> = stdout(&output).lines().map(str::to_owned).collect();
    let moves = starting_with(&lines, "bestmove");
    assert!(
        moves.len() == 1 && moves[0] != "bestmove (none)",
        "{lines:?}"
    );
    let tables = "tables stats awale --seeds 8 --threads 64";
    let line = as_user(3, tables);
    assert_code(&crate::in_shell(&line, b""), 0);
}

/// Returns the engine's score at depth 1 for `position`, after these lines.
fn answer_to(lines: &[String], position: &str) -> String {
    let mut input = lines.join("\n");
    input.push_str(&format!("\nposition {position}\ngo depth 1\n"));
    let output = engine_with_input(&["uci"], input.as_bytes());
    assert_code(&output, 0);
    stdout(&output)
}

fn option(name: &str, value: &str) -> String {
    format!("setoption name {name} value {value}")
}

#[test]
fn solved_lines_are_played_unless_disabled() {
    let line = "pv d F f B b E c";
    let answer_to = |book: &str, moves: &str| {
        let lines = [
            option("UCI_Variant", "french-wari"),
            option("OwnTables", "false"),
            option("OwnBook", book),
        ];
        answer_to(&lines, &format!("startpos moves {moves}"))
    };
    let on_it = answer_to("true", "C");
    assert!(
        on_it.contains(line) && on_it.ends_with("bestmove d\n"),
        "{on_it}"
    );
    // South's gain of 6 is North's loss.
    assert!(
        on_it.contains("cp -600 ") && on_it.contains("info string proved"),
        "{on_it}"
    );
    assert!(!answer_to("false", "C").contains(line));
    assert!(!answer_to("true", "A").contains(line));
    // `infinite` shows the search instead, and Grand Master plays solved lines only if enabled.
    let lines = [
        option("UCI_Variant", "french-wari"),
        option("OwnTables", "false"),
        "position startpos moves C\ngo infinite".to_owned(),
        "stop".to_owned(),
        option("Level", "grand-master"),
        option("OwnBook", "false"),
    ];
    let printed = stdout(&engine_with_input(
        &["uci"],
        (lines.join("\n") + "\ngo depth 1\n").as_bytes(),
    ));
    assert!(!printed.contains(line), "{printed}");
    assert_eq!(printed.matches("bestmove").count(), 2, "{printed}");
}

#[test]
fn tables_from_files_are_used() {
    let folder = folder("table-path");
    let build = |variant: &str, seeds: &str, file: &Path| {
        let file = file.to_str().unwrap();
        let words = [
            "tables",
            "build",
            variant,
            "--seeds",
            seeds,
            "--threads",
            "1",
            "--file",
            file,
        ];
        assert_code(&engine(&words), 0);
    };
    let (small, other) = (folder.join("small"), folder.join("other"));
    build("awale", "4", &small);
    build("oware", "4", &other);
    let answer_to = |path: &str, seeds: u8| {
        let lines = [option("OwnTables", "false"), option("TablePath", path)];
        // North can feed South forever, so a search to depth 1 proves nothing.
        let position = match seeds {
            4 => "0-0-0-1-0-1-0-1-0-0-1-0-20-24-S",
            _ => "0-0-0-2-0-1-0-1-0-0-1-0-20-23-S",
        };
        answer_to(&lines, position)
    };
    let is_proved = |printed: &str| printed.contains("info string proved");
    assert!(!is_proved(&answer_to("<empty>", 4)));
    let small = small.to_str().unwrap();
    assert!(is_proved(&answer_to(small, 4)));
    assert!(
        !is_proved(&answer_to(small, 5)),
        "more seeds than there are in the table"
    );
    // In a folder, the file name identifies the rules.
    let rules = awale_rules::library::load("awale").unwrap().unwrap();
    let name = awale_engine::table_store::TableStore::file_name(rules.fingerprint());
    build("awale", "5", &folder.join(name));
    let folder = folder.to_str().unwrap();
    assert!(is_proved(&answer_to(folder, 5)));
    let oware = [option("TablePath", folder), option("UCI_Variant", "oware")];
    assert!(
        !self::answer_to(&oware, "startpos").contains("tables"),
        "missing tables are not an error"
    );
    // An unusable file is reported, and the search continues without it.
    for (path, why) in [
        (other.to_str().unwrap(), "are for other rules"),
        ("/there is no such file", "no such file"),
    ] {
        let printed = answer_to(path, 4);
        assert!(
            printed.contains("info string") && printed.contains(why),
            "{printed}"
        );
        assert!(
            !is_proved(&printed) && printed.contains("bestmove"),
            "{printed}"
        );
    }
}

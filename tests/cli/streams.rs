//! Full or closed output streams: all commands handle them the same way.

#![cfg(unix)]

use std::process::{Command, Stdio};

use crate::{PROGRAM, assert_code, in_shell, stderr, wait};

/// Commands that print something and end quickly.
const COMMANDS: [&str; 12] = [
    "--help",
    "--version",
    "licences",
    "match --help",
    "rules",
    "rules show awale",
    "perft awale 3",
    "play 2-4 --south initiation --north initiation",
    "match 2-4 --south random --north random --games 2",
    "bench awale --depth 2",
    "tables stats awale --seeds 2",
    "uci",
];

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_under_stdout_is_an_error() {
    for command in COMMANDS {
        let output = in_shell(&format!("\"$0\" {command} > /dev/full"), b"uci\nquit\n");
        assert_code(&output, 1);
        let complaint = stderr(&output);
        assert!(
            complaint.contains("could not write the output"),
            "{command}: {complaint}"
        );
    }
    let replay = in_shell("\"$0\" replay > /dev/full", b"awale C d\n");
    assert_code(&replay, 1);
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    for command in COMMANDS {
        let mut child = Command::new(PROGRAM)
            .args(command.split(' '))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        assert_eq!(wait(&mut child).code(), Some(0), "{command}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_or_closed_stderr_changes_nothing() {
    for (command, code) in [
        ("perft awale 3 --time", 0),
        ("rules show zebra", 1),
        ("zebra", 2),
        ("replay /", 1),
        ("match 2-4 --south random --north-engine false --games 2", 1),
    ] {
        for stream in ["/dev/full", "&-"] {
            let output = in_shell(
                &format!("\"$0\" {command} 2> {stream}").replace("> &", ">&"),
                b"",
            );
            assert_code(&output, code);
        }
    }
}

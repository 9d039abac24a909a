//! Two instances of the game in one home: the second changes nothing of the first's.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command};

use awale_engine::matches::SavedMatch;

use crate::home::{Scratch, for_two_persons};
use crate::kills::Game;
use crate::plan::Plan;
use crate::program::{finish, run as run_program, started};
use crate::report::Report;
use crate::script::{EXIT, game, moves};

/// The number of plies that each instance plays.
const PLIES: usize = 10;
/// The number of plies that the first has played when the second starts.
const PLIES_BEFORE: usize = 3;
/// The first instance waits some frames after these plies, so that it can be stopped; otherwise it
/// would read the next move at once.
const WAIT: &str = "wait 300\n";

/// Sends a stop or continue signal to a program. Returns whether that worked.
fn signal(name: &str, program: &Child) -> bool {
    let mut command = Command::new("kill");
    let status = command
        .arg(format!("-{name}"))
        .arg(program.id().to_string())
        .status();
    cfg!(unix) && status.is_ok_and(|status| status.success())
}

/// Plays with both instances.
///
/// # Errors
/// Returns an error if a program can't be started.
pub fn run(plan: &Plan, report: &mut Report) -> io::Result<()> {
    for round in 0..plan.times(1, 10) {
        let scratch = Scratch::new()?;
        let home = scratch.at("home");
        for_two_persons(&home)?;
        let mut chance = plan.chance(200 + round);
        let [first, second] = [PLIES; 2].map(|plies| Game::unfinished(plies, &mut chance));
        let (first, second) = (first?, second?);
        let (before, after) = first.split_at(PLIES_BEFORE.min(first.len()));
        let opening = moves("main.play", before.iter().copied());
        let rest: String = after
            .iter()
            .map(|letter| format!("play {letter}\nsettle\n"))
            .collect();
        let script = format!("{opening}{WAIT}{rest}{EXIT}");
        let mut one = started(&mut game(plan, &home, &scratch.at("one.txt"), &script)?)?;
        let mut output = one.stdout.take().map(BufReader::new);
        let mut plies = 0;
        let mut line = String::new();
        while let Some(output) = output.as_mut().filter(|_| plies < before.len()) {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                break;
            }
            plies += usize::from(line.starts_with("played "));
        }
        // The first is stopped until the second has ended, so that it is still playing even on a
        // slow machine.
        if !signal("STOP", &one) {
            report.note("programs can't be paused on this system");
        }
        // The rest of the output is read later, so that the program doesn't block.
        one.stdout = output.map(BufReader::into_inner);
        let script = moves("main.play", second.iter().copied()) + EXIT;
        let mut other = game(plan, &home, &scratch.at("other.txt"), &script)?;
        let ended = run_program(&mut other, b"");
        signal("CONT", &one);
        report.judge(&format!("second of round {round}"), &ended?, &[0]);
        report.judge(&format!("first of round {round}"), &finish(&mut one)?, &[0]);
        let text = fs::read_to_string(home.join("match.txt")).unwrap_or_default();
        let saved = SavedMatch::from_text(&text).map(|saved| Game::letters(&saved));
        report.check(saved.as_ref() == Ok(&first), || {
            format!("round {round}: {saved:?} was saved, {first:?} was played")
        });
        let games = fs::read_dir(home.join("games")).map_or(0, Iterator::count);
        report.check(games == 0, || {
            format!("round {round}: {games} games in the archive")
        });
    }
    Ok(())
}

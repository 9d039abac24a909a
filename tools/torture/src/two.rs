//! Two instances of the game in the same home: the second must not change the first one's files.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::process::{Child, Command};

use awale_engine::matches::SavedMatch;

use crate::home::{Scratch, prepare_for_two_players};
use crate::kills::Game;
use crate::plan::Plan;
use crate::program::{finish, run as run_program, start};
use crate::report::Report;
use crate::script::{EXIT, game, moves};

/// The number of plies that each instance plays.
const PLIES: usize = 10;
/// The number of plies that the first instance has played when the second starts.
const PLIES_BEFORE: usize = 3;
/// The first instance waits some frames after these plies so that it can be stopped; otherwise it
/// would go on to the next move at once.
const PAUSE_SCRIPT: &str = "wait 300\n";

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
    for round in 0..plan.repetitions(1, 10) {
        let scratch = Scratch::new()?;
        let home = scratch.join("home");
        prepare_for_two_players(&home)?;
        let mut rng = plan.rng(200 + round);
        let [first, second] = [PLIES; 2].map(|plies| Game::unfinished(plies, &mut rng));
        let (first, second) = (first?, second?);
        let (first_part, second_part) = first.split_at(PLIES_BEFORE.min(first.len()));
        let opening = moves("main.play", first_part.iter().copied());
        let remaining: String = second_part
            .iter()
            .map(|letter| format!("play {letter}\nsettle\n"))
            .collect();
        let script = format!("{opening}{PAUSE_SCRIPT}{remaining}{EXIT}");
        let mut first_process = start(&mut game(plan, &home, &scratch.join("one.txt"), &script)?)?;
        let mut output = first_process.stdout.take().map(BufReader::new);
        let mut plies = 0;
        let mut line = String::new();
        while let Some(output) = output.as_mut().filter(|_| plies < first_part.len()) {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                break;
            }
            plies += usize::from(line.starts_with("played "));
        }
        // Stop the first until the second has ended, so that it is still playing even on a slow
        // machine.
        if !signal("STOP", &first_process) {
            report.note("programs can't be paused on this system");
        }
        // Read the rest of the output later, so that the program doesn't block.
        first_process.stdout = output.map(BufReader::into_inner);
        let script = moves("main.play", second.iter().copied()) + EXIT;
        let mut second_command = game(plan, &home, &scratch.join("other.txt"), &script)?;
        let ended = run_program(&mut second_command, b"");
        signal("CONT", &first_process);
        report.check_run(&format!("second of round {round}"), &ended?, &[0]);
        report.check_run(
            &format!("first of round {round}"),
            &finish(&mut first_process)?,
            &[0],
        );
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

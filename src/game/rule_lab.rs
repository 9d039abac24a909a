//! What a rule is like to play, measured in the background while the player watches; what was measured is kept.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use bevy::prelude::*;

use crate::ai::{BackgroundSearch, Level};
use crate::files::{FileName, Folder, Place};
use crate::game::background::begun;
use crate::game::schedule::GameSet;
use crate::game::state::Menu;
use crate::game::storage::{Step, Storage};
use crate::lab::{Plan, Results, kept, known};
use crate::rules::RuleSet;
use crate::work::Measure;

/// The folder of what was measured on this machine: a file for each rules.
pub const LAB_FOLDER: Folder = Folder::known("lab");
const ENDING: &str = ".lab";
/// Who plays, as in what comes with the program, so that rules can be compared.
const LEVEL: Level = Level::Club;
/// The source of chance of all trials, as in what comes with the program: so they go on from there.
const SEED: u64 = 1;
/// Trials between two looks at the figures: few, so that the first figures come soon.
const TRIALS: u64 = 10;
/// With more trials the intervals hardly shrink.
const MOST_TRIALS: u64 = 20_000;

/// What a player wants to know of rules.
#[derive(Message, Clone, Debug)]
pub enum LabCommand {
    /// Look up what was measured of these rules.
    LookUp(Arc<RuleSet>),
    /// Measure them, or go on with it.
    Measure(Arc<RuleSet>),
    /// Measure all of these, those first of which the least is known.
    Compare(Vec<Arc<RuleSet>>),
    /// Leave off, and keep what was found.
    Stop,
}

/// What is known of rules, and what is being measured.
#[derive(Resource, Default)]
pub struct RuleLab {
    /// What was measured on this machine, with what came with the program, by the rules' fingerprint.
    measured: HashMap<u64, Results>,
    looked_up: HashSet<u64>,
    running: Option<Running>,
}

struct Running {
    /// All that is being measured.
    wanted: Vec<Arc<RuleSet>>,
    /// Those of which trials are being played.
    rules: Arc<RuleSet>,
    trials: BackgroundSearch<Option<Results>>,
}

impl RuleLab {
    /// What is known of these rules; `None` if nothing was measured, or it was not looked up.
    #[must_use]
    pub fn results(&self, rules: &RuleSet) -> Option<&Results> {
        let measured = self.measured.get(&rules.fingerprint());
        measured.or_else(|| known::results(rules))
    }

    /// Whether it was looked up what was measured of these rules on this machine.
    #[must_use]
    pub fn is_looked_up(&self, rules: &RuleSet) -> bool {
        self.looked_up.contains(&rules.fingerprint())
    }

    /// Whether any rules are being measured.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.running.is_some()
    }

    /// Whether just these rules are being measured.
    #[must_use]
    pub fn is_measuring<'r>(&self, rules: impl IntoIterator<Item = &'r Arc<RuleSet>>) -> bool {
        let wanted = |running: &Running| {
            let wanted = running.wanted.iter().map(|rules| rules.fingerprint());
            wanted.eq(rules.into_iter().map(|rules| rules.fingerprint()))
        };
        self.running.as_ref().is_some_and(wanted)
    }

    /// Whether enough trials were played of these rules.
    #[must_use]
    pub fn is_done(&self, rules: &RuleSet) -> bool {
        self.trials(rules) >= MOST_TRIALS
    }

    fn look_up(&mut self, rules: &RuleSet, storage: &mut Storage) {
        if !self.looked_up.insert(rules.fingerprint()) {
            return;
        }
        let Some(text) = storage.read_text(place(rules)) else {
            return;
        };
        match kept::read(&text, rules) {
            Ok(results) => {
                self.measured.insert(rules.fingerprint(), results);
            }
            Err(error) => {
                warn!("{}: {error}", place(rules));
                storage.refuse(place(rules));
            }
        }
    }

    /// How many trials were played of these rules.
    fn trials(&self, rules: &RuleSet) -> u64 {
        self.results(rules).map_or(0, Results::trials)
    }

    /// Begins with the next trials of those of which the fewest were played, unless there are enough of all.
    fn begin(&mut self, wanted: Vec<Arc<RuleSet>>) {
        self.running = None;
        let next = wanted.iter().filter(|rules| !self.is_done(rules));
        let Some(rules) = next.min_by_key(|rules| self.trials(rules)).cloned() else {
            return;
        };
        let known = self.results(&rules);
        let plan = known.map_or_else(|| Plan::at(LEVEL), |known| *known.plan());
        let trials = BackgroundSearch::begin(Measure {
            rules: rules.spec().clone(),
            plan,
            seed: SEED,
            from: known.map_or(0, |known| known.next_number(SEED)),
            trials: TRIALS,
        });
        if let Some(trials) = begun(trials) {
            self.running = Some(Running {
                wanted,
                rules,
                trials,
            });
        }
    }

    /// Adds what was found to what is known. `false` if nothing came of it.
    fn add(&mut self, rules: &RuleSet, found: Option<Results>) -> bool {
        let Some(found) = found.filter(|found| found.trials() > 0) else {
            return false;
        };
        let all = match self.results(rules).cloned() {
            None => found,
            Some(mut known) => match known.merge(&found) {
                Ok(()) => known,
                Err(error) => {
                    warn!("{}: {error}", place(rules));
                    return false;
                }
            },
        };
        self.measured.insert(rules.fingerprint(), all);
        true
    }

    fn keep(&self, rules: &RuleSet, storage: &mut Storage) {
        let measured = self.measured.get(&rules.fingerprint());
        match measured.map(kept::text) {
            None => {}
            Some(Ok(text)) => storage.keep(vec![Step::Write(place(rules), text)]),
            Some(Err(error)) => error!("{}: {error}", place(rules)),
        }
    }
}

/// Measures rules while the player watches, and leaves off when the workshop is left.
pub fn plugin(app: &mut App) {
    app.init_resource::<RuleLab>()
        .add_message::<LabCommand>()
        .add_systems(
            Update,
            (
                carry_out.run_if(on_message::<LabCommand>),
                go_on.run_if(|lab: Res<RuleLab>| lab.is_working()),
            )
                .chain()
                .after(GameSet::Phase)
                .before(GameSet::Table),
        )
        .add_systems(OnExit(Menu::Workshop), leave_off);
}

/// The file of what was measured of these rules.
fn place(rules: &RuleSet) -> Place {
    LAB_FOLDER.file(FileName::of_rules(rules.fingerprint(), ENDING))
}

fn carry_out(
    mut wishes: MessageReader<LabCommand>,
    mut lab: ResMut<RuleLab>,
    mut storage: ResMut<Storage>,
) {
    for wish in wishes.read() {
        match wish {
            LabCommand::LookUp(rules) => lab.look_up(rules, &mut storage),
            LabCommand::Measure(rules) => {
                lab.look_up(rules, &mut storage);
                lab.begin(vec![Arc::clone(rules)]);
            }
            LabCommand::Compare(all) => {
                for rules in all {
                    lab.look_up(rules, &mut storage);
                }
                lab.begin(all.clone());
            }
            LabCommand::Stop => lab.running = None,
        }
    }
}

/// Counts the trials that are over, keeps them, and begins with the next.
fn go_on(mut lab: ResMut<RuleLab>, mut storage: ResMut<Storage>) {
    let is_finished = |running: &mut Running| running.trials.is_finished();
    let Some(Running {
        wanted,
        rules,
        trials,
    }) = lab.running.take_if(is_finished)
    else {
        return;
    };
    // Trials that have failed have said why on their way out; more would fail as well.
    if lab.add(&rules, trials.join().flatten()) {
        lab.keep(&rules, &mut storage);
        lab.begin(wanted);
    }
}

fn leave_off(mut lab: ResMut<RuleLab>) {
    lab.running = None;
}

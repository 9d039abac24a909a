//! Runs studies of rules while the player watches: [trials in the lab](Measuring),
//! [practice](Practising), [puzzles](Mining). Their findings are saved in one file per rule set.

mod lab;
mod practice;
mod puzzles;

use std::collections::HashMap;
use std::marker::PhantomData;
use std::sync::Arc;

use bevy::prelude::*;
use web_time::Instant;

use crate::catalog::SeedSource;
use crate::jobs::{self, JobDone, JobKind};
use crate::schedule::GameSet;
use crate::state::Menu;
pub use crate::storage::PUZZLES_FOLDER;
use crate::storage::{FileOperation, Storage, restored_in};
use awale_engine::ai::background::Work;
use awale_engine::files::{FileName, Folder, Place};
use awale_rules::RuleSet;
pub use lab::{Measuring, RuleLab};
pub use practice::{Practice, Practising, TimedProgress};
pub use puzzles::{Mined, Mining, PUZZLES_WANTED, PuzzleLists};

/// The fields of study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Statistics from the lab.
    Lab,
    /// A network that evaluates positions.
    Practice,
    /// Puzzles for the player's own rules.
    Puzzles,
}

/// A command for the studies of rules.
#[derive(Message, Clone, Debug)]
pub enum StudyCommand {
    /// Load the saved findings for these rules.
    LookUp(Field, Arc<RuleSet>),
    /// Study these rules, instead of those being studied in this field.
    Begin(Field, Vec<Arc<RuleSet>>),
    /// Stop the study. Its findings have been saved after each step.
    Stop(Field),
    /// Delete the findings for these rules.
    Forget(Field, Arc<RuleSet>),
}

/// A kind of study: its findings, their files, and the work.
pub trait Study: Sized + Send + Sync + 'static {
    /// The field of the study.
    const FIELD: Field;
    /// The folder of its findings.
    const FOLDER: Folder;
    /// The file name extension of its findings.
    const EXTENSION: &'static str;
    /// The menu in which the player watches. Leaving it stops the study.
    const MENU: Menu;
    /// The findings for one rule set.
    type Finding: Send + Sync;
    /// The progress of a study.
    type Progress: Send + Sync;
    /// The limits of one step.
    type Limits: Default + Send + Sync;
    /// The result of one step.
    type Answer: Send + Sync;
    /// The work of one step.
    type Work: Work<Answer = Option<Self::Answer>> + Clone + Sync;

    /// Returns the built-in findings, if there are any; they replace saved ones.
    fn built_in(_rules: &RuleSet) -> Option<Self::Finding> {
        None
    }

    /// Parses a file of findings.
    ///
    /// # Errors
    /// Returns an error if the file is invalid.
    fn read(text: &str, rules: &Arc<RuleSet>) -> Result<Self::Finding, String>;

    /// Formats a file of findings.
    ///
    /// # Errors
    /// Returns an error if the findings can't be encoded.
    fn text(finding: &Self::Finding, rules: &RuleSet) -> Result<String, String>;

    /// Returns the first step and its rules, one of `rule_sets`; `None` if they need no study.
    fn begin(
        findings: &Findings<Self>,
        rule_sets: &[Arc<RuleSet>],
        seed: u64,
    ) -> Option<(Arc<RuleSet>, Self::Work)>;

    /// Evaluates the answer of a step.
    fn evaluate(
        findings: &Findings<Self>,
        study: &RunningStudy<Self>,
        answer: Self::Answer,
    ) -> Evaluation<Self>;

    /// Returns the step after a successful one; by default the same work, which resumes where it
    /// stopped.
    fn next(
        _findings: &Findings<Self>,
        study: &RunningStudy<Self>,
    ) -> Option<(Arc<RuleSet>, Self::Work)> {
        Some((Arc::clone(&study.rules), study.work.clone()))
    }
}

/// The evaluated answer of a step.
pub struct Evaluation<S: Study> {
    /// The new findings; `None` if they are unchanged.
    new_finding: Option<S::Finding>,
    /// The progress of the study.
    progress: S::Progress,
    is_over: bool,
}

/// The findings by rule set, and the running study.
#[derive(Resource)]
pub struct Findings<S: Study> {
    /// By the fingerprint of the rules; `None` if nothing was saved.
    by_rules: HashMap<u64, Option<S::Finding>>,
    current: Option<RunningStudy<S>>,
    /// The progress of the last study, with the fingerprint of its rules.
    last_progress: Option<(u64, S::Progress)>,
    /// The limits of one step.
    pub limits: S::Limits,
}

/// A running study.
pub struct RunningStudy<S: Study> {
    job: Entity,
    /// All rules being studied.
    rule_sets: Vec<Arc<RuleSet>>,
    /// The rules of the current step.
    rules: Arc<RuleSet>,
    work: S::Work,
    started_at: Instant,
}

/// A job for one step of a study.
#[derive(Component)]
struct StudyStep<S: Study>(PhantomData<S>);

impl<S: Study> JobKind for StudyStep<S> {
    type Answer = Option<S::Answer>;
    // A study may run indefinitely.
    const BLOCKS_MANUAL_CLOCK: bool = false;
}

impl<S: Study> Default for Findings<S> {
    fn default() -> Self {
        Self {
            by_rules: HashMap::new(),
            current: None,
            last_progress: None,
            limits: S::Limits::default(),
        }
    }
}

impl<S: Study> Findings<S> {
    /// Returns whether the findings for these rules have been looked up.
    #[must_use]
    pub fn is_looked_up(&self, rules: &RuleSet) -> bool {
        self.by_rules.contains_key(&rules.fingerprint())
    }

    /// Returns whether any rules are being studied.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.current.is_some()
    }

    /// Returns whether exactly these rules are being studied.
    #[must_use]
    pub fn is_studying<'r>(&self, rules: impl IntoIterator<Item = &'r RuleSet>) -> bool {
        self.current.as_ref().is_some_and(|study| {
            let rule_sets = study.rule_sets.iter().map(|rules| rules.fingerprint());
            rule_sets.eq(rules.into_iter().map(RuleSet::fingerprint))
        })
    }

    /// Returns the findings for these rules.
    fn get(&self, rules: &RuleSet) -> Option<&S::Finding> {
        self.by_rules.get(&rules.fingerprint())?.as_ref()
    }

    /// Returns the progress of the study of these rules; `None` if it wasn't the last one.
    #[must_use]
    pub fn progress(&self, rules: &RuleSet) -> Option<&S::Progress> {
        let (fingerprint, progress) = self.last_progress.as_ref()?;
        (*fingerprint == rules.fingerprint()).then_some(progress)
    }

    fn look_up(&mut self, rules: &Arc<RuleSet>, storage: &mut Storage) {
        if self.is_looked_up(rules) {
            return;
        }
        let read = |storage: &mut Storage| {
            let text = storage.read_text(file_of::<S>(rules))?;
            let finding = S::read(&text, rules);
            if let Err(error) = &finding {
                warn!("{}: {error}", file_of::<S>(rules));
                storage.set_aside(file_of::<S>(rules));
            }
            finding.ok()
        };
        let finding = S::built_in(rules).or_else(|| read(storage));
        self.by_rules.insert(rules.fingerprint(), finding);
    }

    fn save(&mut self, rules: &RuleSet, finding: S::Finding, storage: &mut Storage) {
        match S::text(&finding, rules) {
            Ok(text) => storage.post(vec![FileOperation::Write(file_of::<S>(rules), text)]),
            Err(error) => error!("{}: {error}", file_of::<S>(rules)),
        }
        self.by_rules.insert(rules.fingerprint(), Some(finding));
    }

    fn forget(&mut self, rules: &RuleSet, storage: &mut Storage) {
        self.last_progress
            .take_if(|(fingerprint, _)| *fingerprint == rules.fingerprint());
        self.by_rules.insert(rules.fingerprint(), None);
        storage.remove(file_of::<S>(rules));
    }

    fn stop(&mut self, commands: &mut Commands) {
        if let Some(study) = self.current.take() {
            commands.entity(study.job).try_despawn();
        }
    }
}

/// Adds the messages and systems of studies.
pub fn plugin(app: &mut App) {
    app.add_message::<StudyCommand>()
        .add_plugins((
            study_plugin::<Measuring>,
            study_plugin::<Practising>,
            study_plugin::<Mining>,
        ))
        .add_systems(
            Update,
            (
                practice::look_up_for_match,
                (
                    execute_commands::<Measuring>,
                    execute_commands::<Practising>,
                    execute_commands::<Mining>,
                )
                    .chain()
                    .run_if(on_message::<StudyCommand>),
            )
                .chain()
                .after(GameSet::Phase)
                .before(GameSet::Table),
        );
}

fn study_plugin<S: Study>(app: &mut App) {
    app.init_resource::<Findings<S>>()
        .add_observer(finish_step::<S>)
        .add_systems(
            Update,
            reread::<S>
                .run_if(restored_in(S::FOLDER))
                .before(GameSet::Menus),
        )
        .add_systems(OnExit(S::MENU), stop::<S>);
}

/// Returns the file with the findings for these rules.
fn file_of<S: Study>(rules: &RuleSet) -> Place {
    S::FOLDER.file(FileName::from_number(rules.fingerprint(), S::EXTENSION))
}

fn execute_commands<S: Study>(
    mut requests: MessageReader<StudyCommand>,
    mut findings: ResMut<Findings<S>>,
    mut storage: ResMut<Storage>,
    mut seeds: ResMut<SeedSource>,
    mut commands: Commands,
) {
    for request in requests.read() {
        match request {
            StudyCommand::LookUp(field, rules) if *field == S::FIELD => {
                findings.look_up(rules, &mut storage);
            }
            StudyCommand::Begin(field, rule_sets) if *field == S::FIELD => {
                for rules in rule_sets {
                    findings.look_up(rules, &mut storage);
                }
                findings.stop(&mut commands);
                findings.last_progress = None;
                if let Some((rules, work)) = S::begin(&findings, rule_sets, seeds.take_seed()) {
                    let step = StudyStep::<S>(PhantomData);
                    findings.current = Some(RunningStudy {
                        job: commands.spawn(jobs::work(step, work.clone())).id(),
                        rule_sets: rule_sets.clone(),
                        rules,
                        work,
                        started_at: Instant::now(),
                    });
                }
            }
            StudyCommand::Stop(field) if *field == S::FIELD => findings.stop(&mut commands),
            StudyCommand::Forget(field, rules) if *field == S::FIELD => {
                if findings.is_studying([&**rules]) {
                    findings.stop(&mut commands);
                }
                findings.forget(rules, &mut storage);
            }
            _ => {}
        }
    }
}

/// Saves the findings of a step and starts the next one.
fn finish_step<S: Study>(
    mut done: On<JobDone<StudyStep<S>>>,
    mut findings: ResMut<Findings<S>>,
    mut storage: ResMut<Storage>,
    mut commands: Commands,
) {
    let job = done.job;
    let Some(mut study) = findings.current.take_if(|study| study.job == job) else {
        return;
    };
    // A failed step has logged its error; the next one would fail too.
    let Some(answer) = done.event_mut().answer.take().flatten() else {
        return;
    };
    let evaluation = S::evaluate(&findings, &study, answer);
    findings.last_progress = Some((study.rules.fingerprint(), evaluation.progress));
    if let Some(finding) = evaluation.new_finding {
        findings.save(&study.rules, finding, &mut storage);
    }
    if !evaluation.is_over
        && let Some((rules, work)) = S::next(&findings, &study)
    {
        let step = jobs::work(StudyStep::<S>(PhantomData), work.clone());
        commands.entity(job).insert(step);
        study.rules = rules;
        study.work = work;
        findings.current = Some(study);
    }
}

/// Stops the study, and forgets which rules had no findings, so that restored ones are looked up.
fn reread<S: Study>(mut findings: ResMut<Findings<S>>, mut commands: Commands) {
    findings.stop(&mut commands);
    findings.by_rules.retain(|_, finding| finding.is_some());
}

fn stop<S: Study>(mut findings: ResMut<Findings<S>>, mut commands: Commands) {
    findings.stop(&mut commands);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::fixtures::{Scratch, changed};
    use crate::storage::{self, StorageCommand};
    use awale_engine::lab::{Plan, Results};

    #[test]
    fn restored_findings_are_looked_up_again() {
        let folders = [Scratch::new(), Scratch::new()];
        let rules = changed("awale", |spec| spec.board.holes = 7);
        let mut old = Storage::at(&folders[0].0);
        let results = Results::new(&rules, Plan::at(awale_engine::ai::Level::Club));
        let text = Measuring::text(&results, &rules).unwrap();
        assert!(old.write_text(file_of::<Measuring>(&rules), &text));
        let restore = StorageCommand::Restore(Box::new(old.backup().unwrap()));
        let mut app = App::new();
        app.insert_resource(Storage::at(&folders[1].0))
            .add_plugins((storage::plugin, study_plugin::<Measuring>));
        let look_up = |app: &mut App| {
            let world = app.world_mut();
            world.resource_scope(|world, mut storage: Mut<Storage>| {
                let mut lab = world.resource_mut::<RuleLab>();
                lab.look_up(&rules, &mut storage);
                lab.get(&rules).is_some()
            })
        };
        assert!(!look_up(&mut app));
        app.world_mut().write_message(restore);
        app.update();
        assert!(look_up(&mut app));
    }
}

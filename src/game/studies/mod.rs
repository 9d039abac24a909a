//! What the program finds out about rules while the player watches: [trials of the lab](Measuring),
//! [practice](Practising), [puzzles](Mining). Findings are kept per rules, in one file each.

mod lab;
mod practice;
mod puzzles;

use std::collections::HashMap;
use std::marker::PhantomData;
use std::sync::Arc;

use bevy::prelude::*;
use web_time::Instant;

use crate::ai::background::Work;
use crate::files::{FileName, Folder, Place};
use crate::game::catalog::SeedSource;
use crate::game::jobs::{self, JobDone, JobKind};
use crate::game::schedule::GameSet;
use crate::game::state::Menu;
pub use crate::game::storage::PUZZLES_FOLDER;
use crate::game::storage::{Step, Storage};
use crate::rules::RuleSet;
pub use lab::{Measuring, RuleLab};
pub use practice::{Practice, PracticeProgress, Practising};
pub use puzzles::{Mined, Mining, PUZZLES_WANTED, PuzzleLists};

/// The kinds of studies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// What rules are like to play.
    Lab,
    /// What positions are worth.
    Practice,
    /// Puzzles for the player's own rules.
    Puzzles,
}

/// A request about the study of rules.
#[derive(Message, Clone, Debug)]
pub enum StudyCommand {
    /// Load what is kept of these rules.
    LookUp(Field, Arc<RuleSet>),
    /// Study these rules, in place of any that are being studied in this field.
    Begin(Field, Vec<Arc<RuleSet>>),
    /// Stop. What was found is kept.
    Stop(Field),
    /// Delete what is kept of these rules.
    Forget(Field, Arc<RuleSet>),
}

/// A kind of study: what it finds, where that is kept, and the work that finds it.
pub trait Study: Sized + Send + Sync + 'static {
    /// Which one it is.
    const FIELD: Field;
    /// The folder of its findings.
    const FOLDER: Folder;
    /// How the names of its files end.
    const ENDING: &'static str;
    /// The menu in which the player watches. Leaving it stops the study.
    const MENU: Menu;
    /// What is known of rules.
    type Finding: Send + Sync;
    /// How far it has come.
    type Progress: Send + Sync;
    /// How much is done at a time.
    type Limits: Default + Send + Sync;
    /// The result of one step.
    type Answer: Send + Sync;
    /// One step of it.
    type Work: Work<Answer = Option<Self::Answer>> + Clone + Sync;

    /// The findings that come with the program and leave nothing to be looked up.
    fn built_in(_rules: &RuleSet) -> Option<Self::Finding> {
        None
    }

    /// Parses a file of findings.
    ///
    /// # Errors
    /// Why the file is invalid.
    fn read(text: &str, rules: &Arc<RuleSet>) -> Result<Self::Finding, String>;

    /// Formats a file of findings.
    ///
    /// # Errors
    /// The encoder's own.
    fn text(finding: &Self::Finding, rules: &RuleSet) -> Result<String, String>;

    /// The first step, and of which of the `wanted` rules; `None` if there is nothing to find out.
    fn begin(
        findings: &Findings<Self>,
        wanted: &[Arc<RuleSet>],
        seed: u64,
    ) -> Option<(Arc<RuleSet>, Self::Work)>;

    /// What follows from the answer of a step.
    fn take_in(
        findings: &Findings<Self>,
        study: &Current<Self>,
        answer: Self::Answer,
    ) -> Taken<Self>;

    /// The step after a successful one: the same work again, which resumes where it stopped.
    fn next(
        _findings: &Findings<Self>,
        study: &Current<Self>,
    ) -> Option<(Arc<RuleSet>, Self::Work)> {
        Some((Arc::clone(&study.rules), study.work.clone()))
    }
}

/// What follows from the answer of a step.
pub struct Taken<S: Study> {
    /// What is known now; `None` if nothing has changed.
    found: Option<S::Finding>,
    /// How far the study has come.
    progress: S::Progress,
    /// Whether it is over.
    is_over: bool,
}

/// What is known of rules, and the study that is under way.
#[derive(Resource)]
pub struct Findings<S: Study> {
    /// By the rules' fingerprint; `None` if nothing was kept.
    known: HashMap<u64, Option<S::Finding>>,
    current: Option<Current<S>>,
    /// How far the last study came, with the fingerprint of its rules.
    last: Option<(u64, S::Progress)>,
    /// How much is done at a time.
    pub limits: S::Limits,
}

/// A study that is under way.
pub struct Current<S: Study> {
    job: Entity,
    /// All rules that are studied.
    wanted: Vec<Arc<RuleSet>>,
    /// Those that the step is about.
    rules: Arc<RuleSet>,
    work: S::Work,
    since: Instant,
}

/// A step of a study.
#[derive(Component)]
struct StudyStep<S: Study>(PhantomData<S>);

impl<S: Study> JobKind for StudyStep<S> {
    type Answer = Option<S::Answer>;
    // A study has no end that could be waited for.
    const BLOCKS_MANUAL_CLOCK: bool = false;
}

impl<S: Study> Default for Findings<S> {
    fn default() -> Self {
        Self {
            known: HashMap::new(),
            current: None,
            last: None,
            limits: S::Limits::default(),
        }
    }
}

impl<S: Study> Findings<S> {
    /// Whether the findings of these rules were looked up.
    #[must_use]
    pub fn is_looked_up(&self, rules: &RuleSet) -> bool {
        self.known.contains_key(&rules.fingerprint())
    }

    /// Whether any rules are being studied.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.current.is_some()
    }

    /// Whether exactly these rules are being studied.
    #[must_use]
    pub fn is_studying<'r>(&self, rules: impl IntoIterator<Item = &'r RuleSet>) -> bool {
        self.current.as_ref().is_some_and(|study| {
            let wanted = study.wanted.iter().map(|rules| rules.fingerprint());
            wanted.eq(rules.into_iter().map(RuleSet::fingerprint))
        })
    }

    /// What was looked up or found of these rules.
    fn get(&self, rules: &RuleSet) -> Option<&S::Finding> {
        self.known.get(&rules.fingerprint())?.as_ref()
    }

    /// How far the study of these rules has come; `None` if it was not the last.
    #[must_use]
    pub fn progress(&self, rules: &RuleSet) -> Option<&S::Progress> {
        let (fingerprint, progress) = self.last.as_ref()?;
        (*fingerprint == rules.fingerprint()).then_some(progress)
    }

    fn look_up(&mut self, rules: &Arc<RuleSet>, storage: &mut Storage) {
        if self.is_looked_up(rules) {
            return;
        }
        let read = |storage: &mut Storage| {
            let text = storage.read_text(place::<S>(rules))?;
            let finding = S::read(&text, rules);
            if let Err(error) = &finding {
                warn!("{}: {error}", place::<S>(rules));
                storage.refuse(place::<S>(rules));
            }
            finding.ok()
        };
        let finding = S::built_in(rules).or_else(|| read(storage));
        self.known.insert(rules.fingerprint(), finding);
    }

    fn keep(&mut self, rules: &RuleSet, finding: S::Finding, storage: &mut Storage) {
        match S::text(&finding, rules) {
            Ok(text) => storage.keep(vec![Step::Write(place::<S>(rules), text)]),
            Err(error) => error!("{}: {error}", place::<S>(rules)),
        }
        self.known.insert(rules.fingerprint(), Some(finding));
    }

    fn forget(&mut self, rules: &RuleSet, storage: &mut Storage) {
        self.last
            .take_if(|(fingerprint, _)| *fingerprint == rules.fingerprint());
        self.known.insert(rules.fingerprint(), None);
        storage.remove(place::<S>(rules));
    }

    fn stop(&mut self, commands: &mut Commands) {
        if let Some(study) = self.current.take() {
            commands.entity(study.job).try_despawn();
        }
    }
}

/// Adds the studies.
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
                practice::look_up_of_match,
                (
                    carry_out::<Measuring>,
                    carry_out::<Practising>,
                    carry_out::<Mining>,
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
        .add_observer(step_done::<S>)
        .add_systems(OnExit(S::MENU), stop::<S>);
}

/// The file of the findings about these rules.
fn place<S: Study>(rules: &RuleSet) -> Place {
    S::FOLDER.file(FileName::of_rules(rules.fingerprint(), S::ENDING))
}

fn carry_out<S: Study>(
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
            StudyCommand::Begin(field, wanted) if *field == S::FIELD => {
                for rules in wanted {
                    findings.look_up(rules, &mut storage);
                }
                findings.stop(&mut commands);
                findings.last = None;
                if let Some((rules, work)) = S::begin(&findings, wanted, seeds.next_seed()) {
                    let step = StudyStep::<S>(PhantomData);
                    findings.current = Some(Current {
                        job: commands.spawn(jobs::work(step, work.clone())).id(),
                        wanted: wanted.clone(),
                        rules,
                        work,
                        since: Instant::now(),
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

/// Keeps what a step has found, and begins the next.
fn step_done<S: Study>(
    mut done: On<JobDone<StudyStep<S>>>,
    mut findings: ResMut<Findings<S>>,
    mut storage: ResMut<Storage>,
    mut commands: Commands,
) {
    let job = done.job;
    let Some(mut study) = findings.current.take_if(|study| study.job == job) else {
        return;
    };
    // A step that has failed has logged why; the next one would fail as well.
    let Some(answer) = done.event_mut().answer.take().flatten() else {
        return;
    };
    let taken = S::take_in(&findings, &study, answer);
    findings.last = Some((study.rules.fingerprint(), taken.progress));
    if let Some(found) = taken.found {
        findings.keep(&study.rules, found, &mut storage);
    }
    if !taken.is_over
        && let Some((rules, work)) = S::next(&findings, &study)
    {
        let step = jobs::work(StudyStep::<S>(PhantomData), work.clone());
        commands.entity(job).insert(step);
        study.rules = rules;
        study.work = work;
        findings.current = Some(study);
    }
}

fn stop<S: Study>(mut findings: ResMut<Findings<S>>, mut commands: Commands) {
    findings.stop(&mut commands);
}

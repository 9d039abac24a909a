//! The computer practises a game in the background while the player watches; what it has learnt is kept, and Grand Master and the
//! analysis judge by it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use web_time::Instant;

use crate::ai::BackgroundSearch;
use crate::ai::evaluation::{Network, write_network};
use crate::ai::learning::{Doing, Effort, Standing};
use crate::files::{FileName, Folder, Place};
use crate::game::background::begun;
use crate::game::schedule::GameSet;
use crate::game::session::CurrentMatch;
use crate::game::state::Menu;
use crate::game::storage::{Step, Storage};
use crate::rules::RuleSet;
use crate::work::{KeptPractice, Practise, Practised};

/// The folder of what was learnt on this machine: a file for each rules.
pub const PRACTICE_FOLDER: Folder = Folder::known("practice");
const ENDING: &str = ".ron";
/// The source of chance.
const SEED: u64 = 1;

/// What a player wants of practice.
#[derive(Message, Clone, Debug)]
pub enum PracticeCommand {
    /// Look up what was learnt of these rules.
    LookUp(Arc<RuleSet>),
    /// Practise them.
    Begin(Arc<RuleSet>),
    /// Leave off, and keep what was learnt.
    Stop,
    /// Forget what was learnt of these rules on this machine.
    Forget(Arc<RuleSet>),
}

/// How much is done in a round.
#[derive(Resource, Clone, Copy, Debug)]
pub struct PracticeEffort(pub Effort);

/// What was learnt on this machine, and what is being practised.
#[derive(Resource, Default)]
pub struct Practice {
    /// By the rules' fingerprint; `None` if nothing was learnt.
    learnt: HashMap<u64, Option<Arc<Network>>>,
    running: Option<Running>,
    /// The last practice, with the fingerprint of its rules.
    last: Option<(u64, Told)>,
    /// How often practice was begun.
    begun: u32,
}

/// How far practice has come, and how long it has taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// How far.
    pub standing: Standing,
    /// How long.
    pub time: Duration,
}

struct Running {
    rules: Arc<RuleSet>,
    work: Practise,
    since: Instant,
    step: BackgroundSearch<Option<Practised>>,
}

impl Practice {
    /// What was learnt of these rules on this machine, as far as it was looked up.
    #[must_use]
    pub fn network(&self, rules: &RuleSet) -> Option<&Arc<Network>> {
        self.learnt.get(&rules.fingerprint())?.as_ref()
    }

    /// Whether it was looked up what was learnt of these rules.
    #[must_use]
    pub fn is_looked_up(&self, rules: &RuleSet) -> bool {
        self.learnt.contains_key(&rules.fingerprint())
    }

    /// Whether any rules are being practised.
    #[must_use]
    pub const fn is_working(&self) -> bool {
        self.running.is_some()
    }

    /// Whether these rules are being practised.
    #[must_use]
    pub fn is_practising(&self, rules: &RuleSet) -> bool {
        let is_it = |running: &Running| running.rules.fingerprint() == rules.fingerprint();
        self.running.as_ref().is_some_and(is_it)
    }

    /// How far the practice of these rules has come; `None` if they weren't practised last.
    #[must_use]
    pub fn told(&self, rules: &RuleSet) -> Option<&Told> {
        let (fingerprint, told) = self.last.as_ref()?;
        (*fingerprint == rules.fingerprint()).then_some(told)
    }

    fn look_up(&mut self, rules: &RuleSet, storage: &mut Storage) {
        if self.is_looked_up(rules) {
            return;
        }
        let network =
            storage
                .read_text(place(rules))
                .and_then(|text| match Network::read(rules, &text) {
                    Ok(network) => Some(Arc::new(network)),
                    Err(error) => {
                        warn!("{}: {error}", place(rules));
                        storage.refuse(place(rules));
                        None
                    }
                });
        self.learnt.insert(rules.fingerprint(), network);
    }

    fn begin(&mut self, rules: &Arc<RuleSet>, effort: Effort) {
        self.begun += 1;
        self.last = None;
        let work = Practise {
            rules: rules.spec().clone(),
            number: self.begun,
            known: self.network(rules).cloned(),
            effort,
            // Other games than those that the last practice has learnt from.
            seed: SEED + u64::from(self.begun),
            kept: KeptPractice::default(),
        };
        self.running = running(Arc::clone(rules), work, Instant::now());
    }
}

/// Practises a little more.
fn running(rules: Arc<RuleSet>, work: Practise, since: Instant) -> Option<Running> {
    let step = begun(BackgroundSearch::begin(work.clone()))?;
    Some(Running {
        rules,
        work,
        since,
        step,
    })
}

/// Practises while the player watches, and leaves off when the workshop is left.
pub fn plugin(app: &mut App) {
    app.init_resource::<Practice>()
        .insert_resource(PracticeEffort(Effort::USUAL))
        .add_message::<PracticeCommand>()
        .add_systems(
            Update,
            (
                look_up_of_match.run_if(resource_exists_and_changed::<CurrentMatch>),
                carry_out.run_if(on_message::<PracticeCommand>),
                go_on.run_if(|practice: Res<Practice>| practice.is_working()),
            )
                .chain()
                .after(GameSet::Table)
                .before(GameSet::Show),
        )
        .add_systems(OnExit(Menu::Workshop), leave_off);
}

/// The file of what was learnt of these rules.
fn place(rules: &RuleSet) -> Place {
    PRACTICE_FOLDER.file(FileName::of_rules(rules.fingerprint(), ENDING))
}

fn look_up_of_match(
    current: Res<CurrentMatch>,
    mut practice: ResMut<Practice>,
    mut storage: ResMut<Storage>,
) {
    practice.look_up(&current.setup().rules, &mut storage);
}

fn carry_out(
    mut wishes: MessageReader<PracticeCommand>,
    effort: Res<PracticeEffort>,
    mut practice: ResMut<Practice>,
    mut storage: ResMut<Storage>,
) {
    for wish in wishes.read() {
        match wish {
            PracticeCommand::LookUp(rules) => practice.look_up(rules, &mut storage),
            PracticeCommand::Begin(rules) => {
                practice.look_up(rules, &mut storage);
                practice.begin(rules, effort.0);
            }
            PracticeCommand::Stop => practice.running = None,
            PracticeCommand::Forget(rules) => {
                practice.running = None;
                practice.last = None;
                practice.learnt.insert(rules.fingerprint(), None);
                storage.remove(place(rules));
            }
        }
    }
}

/// Takes what was learnt, keeps it, and goes on.
fn go_on(mut practice: ResMut<Practice>, mut storage: ResMut<Storage>) {
    let is_finished = |running: &mut Running| running.step.is_finished();
    let Some(Running {
        rules,
        work,
        since,
        step,
    }) = practice.running.take_if(is_finished)
    else {
        return;
    };
    // A step that has failed has said why on its way out; the next would fail as well.
    let Some(Practised { standing, learnt }) = step.join().flatten() else {
        return;
    };
    let is_endless = standing.doing == Doing::Endless;
    let told = Told {
        standing,
        time: since.elapsed(),
    };
    practice.last = Some((rules.fingerprint(), told));
    if let Some(network) = learnt.filter(|learnt| practice.network(&rules) != Some(learnt)) {
        let text = write_network(&network);
        storage.keep(vec![Step::Write(place(&rules), text)]);
        practice.learnt.insert(rules.fingerprint(), Some(network));
    }
    if !is_endless {
        practice.running = running(rules, work, since);
    }
}

fn leave_off(mut practice: ResMut<Practice>) {
    practice.running = None;
}

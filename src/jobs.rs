//! Runs work in the background: every unit of work is an entity with a [`Job`].
//!
//! The answer arrives as a [`JobDone`] event on that entity. Despawning the entity cancels the
//! work.

use std::io;
use std::sync::atomic::AtomicBool;

use bevy::prelude::*;
use bevy::tasks::{Task, block_on};
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use crate::schedule::GameSet;
use awale_engine::ai::BackgroundSearch;
use awale_engine::ai::background::Work;

/// The kind of a job: a component beside its [`Job`], with the data that the observer of the answer
/// needs.
pub trait JobKind: Component {
    /// The result of the work.
    type Answer: Send + Sync + 'static;

    /// Whether frames wait for the answer if time advances in fixed steps, so that such runs don't
    /// depend on the speed of the machine.
    const BLOCKS_MANUAL_CLOCK: bool = true;

    /// Whether the entity stays when its work is done.
    const OUTLIVES_WORK: bool = false;
}

/// The unfinished work of a job.
#[derive(Component)]
pub struct Job(Box<dyn AnyWork>);

/// Event: the work of a job is done. Its entity is then despawned, unless an observer inserts more
/// work.
#[derive(EntityEvent)]
pub struct JobDone<K: JobKind> {
    /// The job.
    #[event_target]
    pub job: Entity,
    /// The result; `None` if the work could not start or panicked, which is logged.
    pub answer: Option<K::Answer>,
}

/// Delivers the answers of jobs. Systems that start jobs run before it, those that need answers in
/// the same frame after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct JobSet;

/// Work of any kind.
trait AnyWork: Send + Sync {
    fn is_finished(&self) -> bool;
    fn blocks_manual_clock(&self) -> bool;
    /// Waits for the answer and triggers [`JobDone`]. Returns whether the entity stays.
    fn finish(self: Box<Self>, job: Entity, world: &mut World) -> bool;
}

/// Where the work runs.
enum Backend<A> {
    /// On a thread, or in a web worker in a browser; `None` if it could not start.
    Search(Option<BackgroundSearch<A>>),
    /// In a task pool.
    Task(Task<A>),
}

struct TypedWork<K: JobKind>(Backend<K::Answer>);

impl<K: JobKind> AnyWork for TypedWork<K> {
    fn is_finished(&self) -> bool {
        match &self.0 {
            Backend::Search(search) => search.as_ref().is_none_or(BackgroundSearch::is_finished),
            Backend::Task(task) => task.is_finished(),
        }
    }

    fn blocks_manual_clock(&self) -> bool {
        K::BLOCKS_MANUAL_CLOCK
    }

    fn finish(self: Box<Self>, job: Entity, world: &mut World) -> bool {
        let answer = match self.0 {
            Backend::Search(search) => search.and_then(BackgroundSearch::join),
            Backend::Task(task) => Some(block_on(task)),
        };
        world.trigger(JobDone::<K> { job, answer });
        world.flush();
        K::OUTLIVES_WORK
    }
}

/// Creates a job that does `work` on a thread, or in a web worker.
pub fn work<K: JobKind>(kind: K, work: impl Work<Answer = K::Answer>) -> impl Bundle {
    search_job(kind, BackgroundSearch::begin(work))
}

/// Creates a job that runs `search` on a thread. The search must end soon after its flag is set. In
/// a browser it blocks the page, so use [`work`] for long searches.
pub fn run<K: JobKind>(
    kind: K,
    search: impl FnOnce(&AtomicBool) -> K::Answer + Send + 'static,
) -> impl Bundle {
    search_job(kind, BackgroundSearch::start(search))
}

/// Creates a job that awaits a task from a task pool.
pub fn task<K: JobKind>(kind: K, task: Task<K::Answer>) -> impl Bundle {
    (kind, Job(Box::new(TypedWork::<K>(Backend::Task(task)))))
}

/// Creates a job with a search that was started or failed to start.
pub fn search_job<K: JobKind>(
    kind: K,
    search: io::Result<BackgroundSearch<K::Answer>>,
) -> impl Bundle {
    let search = search.inspect_err(|error| error!("could not start work: {error}"));
    (
        kind,
        Job(Box::new(TypedWork::<K>(Backend::Search(search.ok())))),
    )
}

/// Returns whether time advances in fixed steps, as in tests and scripted runs.
#[must_use]
pub fn uses_manual_clock(clock: &TimeUpdateStrategy) -> bool {
    !matches!(clock, TimeUpdateStrategy::Automatic)
}

/// Delivers the answers.
pub fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .add_systems(Update, deliver.in_set(JobSet).in_set(GameSet::Advisor));
}

fn deliver(
    clock: Res<TimeUpdateStrategy>,
    jobs: Query<(Entity, &Job)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_manual = uses_manual_clock(&clock);
    for (entity, Job(work)) in &jobs {
        if work.is_finished() || is_manual && work.blocks_manual_clock() {
            commands.queue(move |world: &mut World| finish(entity, world));
            // A program at rest doesn't draw, so it wouldn't show the result.
            redraw.write(RequestRedraw);
        }
    }
}

fn finish(entity: Entity, world: &mut World) {
    // The observer of another answer may have cancelled this job.
    let job = world.get_entity_mut(entity).ok();
    let Some(Job(work)) = job.and_then(|mut job| job.take::<Job>()) else {
        return;
    };
    let outlives_work = work.finish(entity, world);
    if let Ok(job) = world.get_entity_mut(entity)
        && !outlives_work
        && !job.contains::<Job>()
    {
        job.despawn();
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::atomic::Ordering;
    use std::sync::mpsc;
    use std::thread;

    use super::*;

    #[derive(Component)]
    struct Count(u32);

    impl JobKind for Count {
        type Answer = u32;
        const BLOCKS_MANUAL_CLOCK: bool = false;
    }

    #[derive(Resource, Default)]
    struct Answers(Vec<Option<u32>>);

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .init_resource::<Answers>()
            .add_observer(|done: On<JobDone<Count>>, mut answers: ResMut<Answers>| {
                answers.0.push(done.answer);
            });
        app
    }

    fn update_until_idle(app: &mut App) {
        while app.world_mut().query::<&Job>().iter(app.world()).count() > 0 {
            app.update();
            thread::yield_now();
        }
    }

    #[test]
    fn the_answer_arrives_as_an_event_and_the_entity_is_despawned() {
        let mut app = app();
        let job = app.world_mut().spawn(run(Count(0), |_| 7)).id();
        update_until_idle(&mut app);
        assert_eq!(app.world().resource::<Answers>().0, [Some(7)]);
        assert!(app.world().get_entity(job).is_err());
    }

    #[test]
    fn an_observer_may_give_a_job_more_work() {
        let mut app = app();
        app.add_observer(
            |done: On<JobDone<Count>>, counts: Query<&Count>, mut commands: Commands| {
                let Count(steps) = *counts.get(done.job).unwrap();
                if steps < 2 {
                    let more = run(Count(steps + 1), move |_| steps + 1);
                    commands.entity(done.job).insert(more);
                }
            },
        );
        app.world_mut().spawn(run(Count(0), |_| 0));
        update_until_idle(&mut app);
        let answers = &app.world().resource::<Answers>().0;
        assert_eq!(answers, &[Some(0), Some(1), Some(2)]);
        assert_eq!(
            app.world_mut().query::<&Count>().iter(app.world()).count(),
            0
        );
    }

    #[test]
    fn despawning_the_entity_cancels_the_work() {
        let mut app = app();
        let (sender, receiver) = mpsc::channel();
        let search = move |stop: &AtomicBool| {
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            sender.send(()).unwrap();
            1
        };
        let job = app.world_mut().spawn(run(Count(0), search)).id();
        app.update();
        app.world_mut().despawn(job);
        receiver.recv().unwrap();
        app.update();
        assert!(app.world().resource::<Answers>().0.is_empty());
    }

    #[test]
    fn a_panic_arrives_as_an_absent_answer() {
        let mut app = app();
        app.world_mut()
            .spawn(run(Count(0), |_| panic!("on purpose")));
        update_until_idle(&mut app);
        assert_eq!(app.world().resource::<Answers>().0, [None]);
    }
}

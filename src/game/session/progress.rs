//! The player's progress: their rating, and their results with puzzles.

use bevy::prelude::*;

use super::CurrentMatch;
use crate::files::FileName;
use crate::game::storage::{Mergeable, MergedFile, Step, Storage};
use crate::teacher::Progress;
use crate::teacher::standing::{self, Verdict};

/// The file of the progress.
pub const PROGRESS_FILE: FileName = FileName::known("progress.ron");

/// The player's progress.
#[derive(Resource, Default, Deref, DerefMut)]
pub struct KeptProgress(pub Progress);

/// Writes [`PROGRESS_FILE`].
#[derive(Resource)]
pub(super) struct ProgressFile(MergedFile<Progress>);

/// What the last finished game said about the player's strength.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct LastVerdict(Option<(u32, Verdict)>);

impl LastVerdict {
    /// The verdict on the game of this number; `None` if there is none.
    #[must_use]
    pub fn of(&self, match_number: u32) -> Option<Verdict> {
        self.0
            .filter(|(number, _)| *number == match_number)
            .map(|(_, verdict)| verdict)
    }
}

impl Mergeable for Progress {
    fn merged(&self, base: &Self, theirs: &Self) -> Self {
        Self::merged(self, base, theirs)
    }
}

impl ProgressFile {
    /// The step that writes `progress`.
    pub(super) fn step(&mut self, progress: &Progress) -> Step {
        self.0.step(progress)
    }
}

pub(super) fn plugin(app: &mut App) {
    let progress: Progress = app
        .world_mut()
        .get_resource_mut::<Storage>()
        .map(|mut storage| storage.load(PROGRESS_FILE))
        .unwrap_or_default();
    app.insert_resource(ProgressFile(MergedFile::new(PROGRESS_FILE, &progress)))
        .insert_resource(KeptProgress(progress))
        .init_resource::<LastVerdict>();
}

/// Rates the game that has just ended, if a person played it against the computer; returns whether
/// it counts.
pub(super) fn rate(
    current: &CurrentMatch,
    progress: &mut ResMut<KeptProgress>,
    verdict: &mut LastVerdict,
) -> bool {
    let Some((person, opponent)) = standing::pairing(current.setup()) else {
        return false;
    };
    let rules = &current.setup().rules;
    let found = match standing::points(current.state(), person) {
        Ok(points) => progress
            .enter_game(rules, opponent, points)
            .then(|| Verdict::Rated(progress.of(rules).companion(rules).player)),
        Err(why) => why.map(Verdict::NotRated),
    };
    verdict.0 = found.map(|verdict| (current.turn().match_number, verdict));
    matches!(found, Some(Verdict::Rated(_)))
}

/// Writes progress that changed in another way than by a game.
pub(super) fn keep(
    progress: Res<KeptProgress>,
    mut file: ResMut<ProgressFile>,
    mut storage: ResMut<Storage>,
) {
    if file.0.is_behind(&progress) {
        let step = file.step(&progress);
        storage.keep(vec![step]);
    }
}

//! What is known of the player: how strong they are, and what they have made of puzzles. It follows the games, and is kept.

use bevy::prelude::*;

use super::CurrentMatch;
use crate::files::FileName;
use crate::game::storage::{Mergeable, MergedFile, Step, Storage};
use crate::teacher::Progress;
use crate::teacher::standing::{self, Verdict};

/// The file in which it is kept.
pub const PROGRESS_FILE: FileName = FileName::known("progress.ron");

/// What is known of the player.
#[derive(Resource, Default, Deref, DerefMut)]
pub struct KeptProgress(pub Progress);

/// The file of it.
#[derive(Resource)]
pub(super) struct ProgressFile(MergedFile<Progress>);

/// What the game that has ended last has said of the player's strength.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct LastVerdict(Option<(u32, Verdict)>);

impl LastVerdict {
    /// What the game of this number has said; `None` if nothing is to be said of it.
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
    /// What keeps `progress`.
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

/// Enters the game that has just ended, if a person has played it against the computer. Returns whether it counts.
pub(super) fn rate(
    current: &CurrentMatch,
    progress: &mut ResMut<KeptProgress>,
    verdict: &mut LastVerdict,
) -> bool {
    let Some((person, opponent)) = standing::pairing(current.setup()) else {
        return false;
    };
    let rules = &current.setup().rules;
    let told = match standing::points(current.state(), person) {
        Ok(points) => progress
            .enter_game(rules, opponent, points)
            .then(|| Verdict::Rated(progress.of(rules).companion(rules).player)),
        Err(why) => why.map(Verdict::NotRated),
    };
    verdict.0 = told.map(|told| (current.turn().match_number, told));
    matches!(told, Some(Verdict::Rated(_)))
}

/// Keeps what was changed in any other way than by a game.
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

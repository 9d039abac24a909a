//! The choices for the last match, saved so that one click starts the next.

use std::sync::Arc;

use bevy::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

use super::variants::{DEFAULT_VARIANT, Variants};
use crate::schedule::GameSet;
use crate::settings::SaveSettings;
use crate::storage::{Storage, restored};
use awale_engine::ai::Level;
use awale_engine::files::FileName;
use awale_engine::matches::letter::TimeControl;
use awale_engine::matches::{Agreement, Beginner, MatchSetup, Player, Seat, SeriesPlan};
use awale_engine::workshop;
use awale_rules::as_text;
use awale_rules::spec::BoardSpec;
use awale_rules::{RuleProblem, RuleSet};

/// The file of the last choices.
pub const FILE: FileName = FileName::from_static("last_choices.ron");

/// The choices for a match.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastChoices {
    /// The name of the variant.
    pub variant: String,
    /// The players of South and North.
    pub seats: [SeatChoice; 2],
    /// The side that begins.
    pub beginner: Beginner,
    /// The number of games.
    pub games: u8,
    /// Whether the players take turns to begin.
    pub alternating: bool,
    /// The board, if it isn't the variant's standard one.
    pub board: Option<BoardSpec>,
    /// Whether only one round is played under rules with rounds.
    pub one_round: bool,
    /// The time control of a match with a remote friend.
    pub clock: Option<TimeControl>,
}

/// The player of a seat. The name and the level are kept while another player sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChoice {
    /// The person's name; empty for the name of the side.
    #[serde(default)]
    pub name: String,
    /// The kind of player.
    pub kind: PlayerKind,
    /// The level of [`PlayerKind::Computer`].
    #[serde(with = "as_text")]
    pub level: Level,
}

/// The kind of player in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayerKind {
    /// A person at this screen.
    Person,
    /// A person elsewhere, whose moves arrive by letter.
    Friend,
    /// The program at a level.
    Computer,
    /// The program at the strength of its opponent.
    Companion,
}

impl SeatChoice {
    /// Returns the player of this seat.
    #[must_use]
    pub const fn player(&self) -> Player {
        match self.kind {
            PlayerKind::Person => Player::Person,
            PlayerKind::Friend => Player::Friend,
            PlayerKind::Computer => Player::Computer(self.level),
            PlayerKind::Companion => Player::Companion,
        }
    }

    /// Returns the seat for a match. A computer has no name, even if a person sat there before.
    fn seat(&self) -> Seat {
        let player = self.player();
        let name = if player.is_computer() {
            ""
        } else {
            self.name.trim()
        };
        Seat {
            name: name.to_owned(),
            player,
        }
    }
}

/// The lessons that the program offers automatically.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource, Debug)]
pub struct Onboarding {
    /// Whether the program hasn't been used on this machine before, so that the main menu offers
    /// the first lesson.
    pub is_first_run: bool,
    /// Whether a lesson may be offered before a game with rules that are new to the player. Off in
    /// scripted runs, which open every screen themselves.
    pub offers_lessons: bool,
}

/// The source of match seeds: random, or fixed in scripted runs.
#[derive(Resource)]
pub struct SeedSource {
    generator: ChaCha8Rng,
    next: u64,
}

impl SeedSource {
    /// Creates a deterministic source.
    #[must_use]
    pub fn from_seed(seed: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        let next = generator.random();
        Self { generator, next }
    }

    /// Creates a randomly seeded source.
    #[must_use]
    pub fn from_entropy() -> Self {
        use std::hash::{BuildHasher, RandomState};
        // The standard library seeds its hashers randomly, except in a browser, where the clock
        // supplies the randomness.
        Self::from_seed(RandomState::new().hash_one(web_time::SystemTime::now()))
    }

    /// Returns the seed for the next match; [`ChoicesCommand::UseSeed`] marks it as used.
    #[must_use]
    pub const fn next_seed(&self) -> u64 {
        self.next
    }

    /// Takes the seed for another match or puzzle.
    pub fn take_seed(&mut self) -> u64 {
        std::mem::replace(&mut self.next, self.generator.random())
    }
}

/// A change to the choices, applied before [`GameSet::Menus`].
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ChoicesCommand {
    /// Saves these choices.
    Remember(Box<LastChoices>),
    /// A lesson has begun: the main menu stops offering the first one.
    EndFirstRun,
    /// A match has begun with the next seed of [`SeedSource`].
    UseSeed,
}

fn apply(
    mut commands: MessageReader<ChoicesCommand>,
    mut choices: ResMut<LastChoices>,
    mut onboarding: ResMut<Onboarding>,
    mut seeds: ResMut<SeedSource>,
) {
    for command in commands.read() {
        match command {
            ChoicesCommand::Remember(new) => {
                choices.clone_from(new);
                continue;
            }
            ChoicesCommand::EndFirstRun => {}
            ChoicesCommand::UseSeed => {
                seeds.take_seed();
            }
        }
        // The file's existence marks the end of the first run, so save it even if no choice has
        // changed.
        if onboarding.is_first_run {
            onboarding.is_first_run = false;
            choices.set_changed();
        }
    }
}

impl LastChoices {
    /// Returns the rules of the chosen variant on the chosen board; `None` if there are no
    /// variants.
    ///
    /// # Errors
    /// Returns the problems if the chosen board is invalid.
    pub fn rules(&self, variants: &Variants) -> Option<Result<Arc<RuleSet>, Vec<RuleProblem>>> {
        let variant = variants.get_or_default(&self.variant)?;
        let rules = match &self.board {
            None => Ok(variant.rules.clone()),
            Some(board) => workshop::on_board(&variant.rules, board).map(Arc::new),
        };
        Some(rules.map(|rules| {
            if self.one_round && rules.rounds().is_some() {
                Arc::new(rules.single_round())
            } else {
                rules
            }
        }))
    }

    /// Returns the terms of the chosen match, on the standard board if the chosen one is invalid.
    #[must_use]
    pub fn agreement(&self, variants: &Variants, seed: u64) -> Option<Agreement> {
        let default_rules = || {
            variants
                .get_or_default(&self.variant)
                .map(|variant| variant.rules.clone())
        };
        let rules = self.rules(variants)?.ok().or_else(default_rules)?;
        let seats = self.seats.each_ref().map(SeatChoice::seat);
        let setup = MatchSetup {
            rules,
            seats,
            beginner: self.beginner,
            seed,
        };
        let variant = variants.get_or_default(&self.variant)?.name.to_owned();
        Some(Agreement {
            plan: SeriesPlan {
                games: self.games,
                alternating: self.alternating && self.games > 1,
                ..SeriesPlan::single(self.beginner, seed)
            },
            ..Agreement::single(variant, setup)
        })
    }
}

impl Default for LastChoices {
    /// Returns the choices for the first match: the best-known variant against the second level.
    fn default() -> Self {
        let person = SeatChoice {
            name: String::new(),
            kind: PlayerKind::Person,
            level: Level::Club,
        };
        let computer = SeatChoice {
            name: String::new(),
            kind: PlayerKind::Computer,
            level: Level::Beginner,
        };
        Self {
            variant: DEFAULT_VARIANT.to_owned(),
            seats: [person, computer],
            beginner: Beginner::Random,
            games: 1,
            alternating: true,
            board: None,
            one_round: false,
            clock: None,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let choices = app
        .world_mut()
        .get_resource_mut::<Storage>()
        .map(|mut storage| storage.load::<LastChoices>(FILE))
        .unwrap_or_default();
    let is_first_run = app
        .world()
        .get_resource::<Storage>()
        .is_none_or(|storage| !storage.exists(FILE));
    app.insert_resource(choices)
        .insert_resource(Onboarding {
            is_first_run,
            offers_lessons: true,
        })
        .insert_resource(SeedSource::from_entropy())
        .register_type::<Onboarding>()
        .add_message::<ChoicesCommand>()
        .add_systems(
            Update,
            apply
                .run_if(on_message::<ChoicesCommand>)
                .after(GameSet::Pointer)
                .before(GameSet::Menus),
        )
        .add_systems(
            Update,
            (
                reread.run_if(restored(FILE)),
                save.run_if(resource_changed::<LastChoices>),
            )
                .chain()
                .after(SaveSettings)
                .in_set(GameSet::Settings),
        );
}

fn reread(mut choices: ResMut<LastChoices>, mut storage: ResMut<Storage>) {
    *choices = storage.load(FILE);
}

fn save(choices: Res<LastChoices>, mut storage: ResMut<Storage>) {
    if !choices.is_added() {
        storage.save(FILE, &*choices);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::Side;

    #[test]
    fn the_beginner_is_random_by_default() {
        assert_eq!(LastChoices::default().beginner, Beginner::Random);
        let variants = Variants::with_built_in();
        let first_side = |seed| {
            let agreement = LastChoices::default().agreement(&variants, seed).unwrap();
            agreement.plan.first_side(0)
        };
        let first_sides: Vec<_> = (0..32).map(first_side).collect();
        assert!(first_sides.contains(&Side::South) && first_sides.contains(&Side::North));
        assert!((0..32).all(|seed| first_side(seed) == first_sides[seed as usize]));
        // South in a file is preserved.
        let text = "(variant: \"awale\", beginner: South, games: 1)";
        let choices = ron::from_str::<LastChoices>(text).unwrap();
        assert_eq!(choices.beginner, Beginner::South);
    }

    #[test]
    fn beginners_alternate_in_a_match_with_a_random_first_one() {
        let choices = LastChoices {
            games: 6,
            ..LastChoices::default()
        };
        let variants = Variants::with_built_in();
        for seed in 0..16 {
            let plan = choices.agreement(&variants, seed).unwrap().plan;
            let first_sides: Vec<_> = (0..6).map(|game| plan.first_side(game)).collect();
            assert!(first_sides.array_windows().all(|[side, next]| side != next));
        }
    }

    #[test]
    fn choices_round_trip() {
        let choices = LastChoices {
            variant: "darra".to_owned(),
            board: Some(BoardSpec {
                holes: 12,
                ..BoardSpec::default()
            }),
            beginner: Beginner::Random,
            ..LastChoices::default()
        };
        let text = ron::to_string(&choices).unwrap();
        assert_eq!(ron::from_str::<LastChoices>(&text).unwrap(), choices);
    }
}

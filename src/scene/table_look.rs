//! The board and seeds on the table: those of the current game, or the player's choice.

use bevy::prelude::*;

use crate::lesson::{CurrentLesson, LessonSet};
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::settings::{BoardMaterial, SeedSet, Settings};
use crate::table::{Top, top_changed};
use awale_rules::RuleSet;
use awale_rules::atlas::{self, Region};

/// Board and seeds of the built-in games that have their own, by file name.
const GAME_SETS: [(&str, Set); 22] = [
    ("kalah", (BoardMaterial::OliveWood, SeedSet::GlassBeads)),
    ("congklak", (BoardMaterial::TeakBoat, SeedSet::Cowries)),
    ("sungka", (BoardMaterial::TeakBoat, SeedSet::Cowries)),
    ("ohvalhu", (BoardMaterial::Hardwood, SeedSet::Cowries)),
    ("mangala", (BoardMaterial::OliveWood, SeedSet::Pebbles)),
    (
        "togyzqumalaq",
        (BoardMaterial::WalnutTroughs, SeedSet::Qumalaqs),
    ),
    (
        "bestemshe",
        (BoardMaterial::WalnutTroughs, SeedSet::Qumalaqs),
    ),
    ("songo", (BoardMaterial::RaffiaStem, SeedSet::RaffiaNuts)),
    ("ayoayo", (BoardMaterial::Hardwood, SeedSet::NickerNuts)),
    // Dark seeds, as pale ones are hard to count on sand.
    (
        "layli-goobalay",
        (BoardMaterial::SandPits, SeedSet::TamarindStones),
    ),
    ("enkeshui", (BoardMaterial::SandPits, SeedSet::Pebbles)),
    ("gebeta", (BoardMaterial::Terracotta, SeedSet::IvoryNuts)),
    ("ba-awa", (BoardMaterial::Hardwood, SeedSet::NickerNuts)),
    ("pallanguzhi", (BoardMaterial::Ebony, SeedSet::Cowries)),
    (
        "ali-guli-mane",
        (BoardMaterial::Ebony, SeedSet::TamarindStones),
    ),
    ("o-an-quan", (BoardMaterial::ChalkSquares, SeedSet::Pebbles)),
    (
        "bao-kiswahili",
        (BoardMaterial::Hardwood, SeedSet::NickerNuts),
    ),
    (
        "bao-kujifunza",
        (BoardMaterial::Hardwood, SeedSet::NickerNuts),
    ),
    ("omweso", (BoardMaterial::Hardwood, SeedSet::IvoryNuts)),
    ("hus", (BoardMaterial::SandPits, SeedSet::Pebbles)),
    (
        "hawalis",
        (BoardMaterial::SandPits, SeedSet::TamarindStones),
    ),
    ("moruba", (BoardMaterial::SandPits, SeedSet::Pebbles)),
];

/// A board and a set of seeds.
type Set = (BoardMaterial, SeedSet);

/// A game's own board and seeds, and its region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct GameLook {
    /// The game's own board and seeds, if any.
    set: Option<Set>,
    /// The region that the game comes from.
    region: Region,
}

/// The board and the seeds on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque)]
#[reflect(Resource, Debug)]
pub struct TableLook {
    /// The board.
    pub board: BoardMaterial,
    /// The seeds.
    pub seeds: SeedSet,
    /// The region whose cloth and mat are shown.
    pub region: Region,
    /// The look of the most recent game.
    game_look: GameLook,
}

impl TableLook {
    /// Creates the look of this board and these seeds.
    #[must_use]
    pub fn of(board: BoardMaterial, seeds: SeedSet) -> Self {
        Self {
            board,
            seeds,
            ..Self::default()
        }
    }
}

/// Chooses the board and the seeds on the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableLook>()
        .register_type::<TableLook>()
        .add_systems(Startup, choose)
        .add_systems(
            Update,
            choose
                .run_if(
                    resource_changed::<Settings>
                        .or_eager(top_changed::<CurrentMatch>)
                        .or_eager(top_changed::<CurrentLesson>),
                )
                // Later systems lay out the table with this look.
                .after(GameSet::Session)
                .after(LessonSet)
                .before(GameSet::Playback),
        );
}

/// Chooses the look. Without a game, as in the menus, the most recent game's look is kept.
fn choose(
    settings: Res<Settings>,
    current: Option<Top<CurrentMatch>>,
    lesson: Option<Top<CurrentLesson>>,
    mut look: ResMut<TableLook>,
) {
    let preferences = &settings.look;
    let lesson = lesson.as_ref().map(|lesson| lesson.tour().game().rules());
    let current = current.as_ref().map(|current| current.game().rules());
    let game_look = match lesson.or(current) {
        Some(rules) => game_look(rules),
        None => look.game_look,
    };
    let shown = if preferences.by_game {
        game_look
    } else {
        GameLook::default()
    };
    let (board, seeds) = shown.set.unwrap_or((preferences.board, preferences.seeds));
    look.set_if_neq(TableLook {
        board,
        seeds,
        region: shown.region,
        game_look,
    });
}

/// Returns the look of the built-in game with the most similar rules, so that a game with a few
/// house rules uses the board and seeds of the game it is based on.
fn game_look(rules: &RuleSet) -> GameLook {
    let nearest = atlas::nearest(rules);
    let mut sets = GAME_SETS.into_iter();
    GameLook {
        set: sets.find_map(|(game, set)| (game == nearest).then_some(set)),
        region: atlas::region(rules),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::library;
    use awale_rules::spec::{Needs, RuleSpec};
    use std::sync::Arc;

    fn built_in(name: &str) -> Arc<RuleSet> {
        library::load(name).unwrap().unwrap()
    }

    fn modified(name: &str, modify: impl FnOnce(&mut RuleSpec)) -> RuleSet {
        let mut spec = built_in(name).spec().clone();
        modify(&mut spec);
        RuleSet::from_spec(spec).unwrap()
    }

    fn set_of(game: &str) -> Option<Set> {
        let mut sets = GAME_SETS.into_iter();
        sets.find_map(|(name, set)| (name == game).then_some(set))
    }

    #[test]
    fn only_games_of_the_world_have_their_own_set_on_any_board_and_in_single_rounds() {
        for game in library::all_names() {
            let rules = built_in(game);
            assert_eq!(
                set_of(game).is_some(),
                library::world_names()
                    .chain(library::four_row_names())
                    // Oware belongs to the Awale family, which uses the player's board.
                    .any(|name| name == game && name != "abapa")
            );
            for board in rules.usual_boards() {
                let rules = rules.on_board(board).unwrap();
                assert_eq!(game_look(&rules).set, set_of(game), "{game}");
                if rules.rounds().is_some() {
                    assert_eq!(game_look(&rules.single_round()).set, set_of(game), "{game}");
                }
            }
        }
    }

    #[test]
    fn sets_depend_on_rules_not_names_and_house_rules_keep_them() {
        let named = modified("awale", |spec| {
            spec.name = built_in("kalah").spec().name.clone()
        });
        assert_eq!(game_look(&named).set, None);
        let house_rules = modified("kalah", |spec| {
            spec.name = built_in("awale").spec().name.clone();
            spec.board.seeds = 5;
            spec.turn.again_at_most = Some(2);
            spec.turn.swap = true;
            spec.capture.needs = Needs::Nothing;
            spec.end.majority = true;
        });
        assert_eq!(game_look(&house_rules).set, set_of("kalah"));
        assert_eq!(game_look(&house_rules).region, Region::America);
    }
}

//! The board and seeds on the table: the current game's own, or the player's choice.

use bevy::prelude::*;

use crate::lesson::{CurrentLesson, LessonSet};
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::settings::{BoardMaterial, SeedSet, Settings};
use crate::table::{Top, top_changed};
use awale_rules::RuleSet;
use awale_rules::atlas::{self, Region};

/// Built-in games with their own board and seeds, by file name.
const OWN: [(&str, Things); 22] = [
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
    // Dark seeds, as pale ones can't be counted on sand.
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
type Things = (BoardMaterial, SeedSet);

/// A game's own things, and its region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Own {
    /// Its own board and seeds; `None` if it has none.
    things: Option<Things>,
    /// Region that the game comes from.
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
    /// Region whose cloth and mat are shown.
    pub region: Region,
    /// The things of the most recent game.
    own: Own,
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
                // The table is laid out afterwards.
                .after(GameSet::Session)
                .after(LessonSet)
                .before(GameSet::Playback),
        );
}

/// Chooses the look. Without a game, as in the menus, the most recent game's look stays.
fn choose(
    settings: Res<Settings>,
    current: Option<Top<CurrentMatch>>,
    lesson: Option<Top<CurrentLesson>>,
    mut look: ResMut<TableLook>,
) {
    let chosen = &settings.look;
    let lesson = lesson.as_ref().map(|lesson| lesson.tour().game().rules());
    let current = current.as_ref().map(|current| current.game().rules());
    let own = match lesson.or(current) {
        Some(rules) => own(rules),
        None => look.own,
    };
    let shown = if chosen.by_game { own } else { Own::default() };
    let (board, seeds) = shown.things.unwrap_or((chosen.board, chosen.seeds));
    look.set_if_neq(TableLook {
        board,
        seeds,
        region: shown.region,
        own,
    });
}

/// Returns the things of the built-in game with the most similar rules: a game with a few house
/// rules uses the table of the game it is based on.
fn own(rules: &RuleSet) -> Own {
    let nearest = atlas::nearest(rules);
    let mut own = OWN.into_iter();
    Own {
        things: own.find_map(|(game, things)| (game == nearest).then_some(things)),
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

    fn changed(name: &str, change: impl FnOnce(&mut RuleSpec)) -> RuleSet {
        let mut spec = built_in(name).spec().clone();
        change(&mut spec);
        RuleSet::from_spec(spec).unwrap()
    }

    fn things_of(game: &str) -> Option<Things> {
        let mut own = OWN.into_iter();
        own.find_map(|(name, things)| (name == game).then_some(things))
    }

    #[test]
    fn only_the_games_of_the_world_have_a_board_and_seeds_on_any_board_and_in_one_round() {
        for game in library::all_names() {
            let rules = built_in(game);
            assert_eq!(
                things_of(game).is_some(),
                library::world_names()
                    .chain(library::four_row_names())
                    // Oware belongs to the Awale family, which uses the player's board.
                    .any(|one| one == game && one != "abapa")
            );
            for board in rules.usual_boards() {
                let rules = rules.on_board(board).unwrap();
                assert_eq!(own(&rules).things, things_of(game), "{game}");
                if rules.rounds().is_some() {
                    assert_eq!(own(&rules.single_round()).things, things_of(game), "{game}");
                }
            }
        }
    }

    #[test]
    fn a_name_gives_no_game_a_board_and_house_rules_keep_it() {
        let named = changed("awale", |spec| {
            spec.name = built_in("kalah").spec().name.clone()
        });
        assert_eq!(own(&named).things, None);
        let house = changed("kalah", |spec| {
            spec.name = built_in("awale").spec().name.clone();
            spec.board.seeds = 5;
            spec.turn.again_at_most = Some(2);
            spec.turn.swap = true;
            spec.capture.needs = Needs::Nothing;
            spec.end.majority = true;
        });
        assert_eq!(own(&house).things, things_of("kalah"));
        assert_eq!(own(&house).region, Region::America);
    }
}

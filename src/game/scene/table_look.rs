//! The board and the seeds on the table: those of the current game, or the player's choice.

use bevy::prelude::*;

use crate::game::lesson::{CurrentLesson, LessonSet};
use crate::game::schedule::GameSet;
use crate::game::session::CurrentMatch;
use crate::game::settings::{BoardMaterial, SeedSet, Settings};
use crate::rules::RuleSet;

/// The games that have a board and seeds of their own, by the name in their rule file.
const OWN: [(&str, Things); 22] = [
    ("Kalah", (BoardMaterial::OliveWood, SeedSet::GlassBeads)),
    ("Congklak", (BoardMaterial::TeakBoat, SeedSet::Cowries)),
    ("Sungka", (BoardMaterial::TeakBoat, SeedSet::Cowries)),
    ("Ohvalhu", (BoardMaterial::Hardwood, SeedSet::Cowries)),
    ("Mangala", (BoardMaterial::OliveWood, SeedSet::Pebbles)),
    (
        "Togyzqumalaq",
        (BoardMaterial::WalnutTroughs, SeedSet::Qumalaqs),
    ),
    (
        "Bestemshe",
        (BoardMaterial::WalnutTroughs, SeedSet::Qumalaqs),
    ),
    ("Songo", (BoardMaterial::RaffiaStem, SeedSet::RaffiaNuts)),
    ("Ayoayo", (BoardMaterial::Hardwood, SeedSet::NickerNuts)),
    (
        "Layli goobalay",
        (BoardMaterial::SandPits, SeedSet::Qumalaqs),
    ),
    ("Enkeshui", (BoardMaterial::SandPits, SeedSet::Pebbles)),
    ("Gebeta", (BoardMaterial::Terracotta, SeedSet::IvoryNuts)),
    ("Ba-awa", (BoardMaterial::Hardwood, SeedSet::NickerNuts)),
    ("Pallanguzhi", (BoardMaterial::Ebony, SeedSet::Cowries)),
    (
        "Ali guli mane",
        (BoardMaterial::Ebony, SeedSet::TamarindStones),
    ),
    ("Ô ăn quan", (BoardMaterial::ChalkSquares, SeedSet::Pebbles)),
    (
        "Bao la kiswahili",
        (BoardMaterial::Hardwood, SeedSet::NickerNuts),
    ),
    (
        "Bao la kujifunza",
        (BoardMaterial::Hardwood, SeedSet::NickerNuts),
    ),
    ("Omweso", (BoardMaterial::Hardwood, SeedSet::IvoryNuts)),
    ("Hus", (BoardMaterial::SandPits, SeedSet::Pebbles)),
    ("Hawalis", (BoardMaterial::SandPits, SeedSet::Qumalaqs)),
    ("Moruba", (BoardMaterial::SandPits, SeedSet::Pebbles)),
];

/// A board and a set of seeds.
type Things = (BoardMaterial, SeedSet);

/// The board and the seeds on the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableLook {
    /// The board.
    pub board: BoardMaterial,
    /// The seeds.
    pub seeds: SeedSet,
    /// The last game's own board and seeds; `None` if it has none.
    own: Option<Things>,
}

impl TableLook {
    /// This board and these seeds.
    #[must_use]
    pub const fn of(board: BoardMaterial, seeds: SeedSet) -> Self {
        Self {
            board,
            seeds,
            own: None,
        }
    }
}

/// Adds the look of the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableLook>()
        .add_systems(Startup, choose)
        .add_systems(
            Update,
            choose
                .run_if(
                    resource_exists_and_changed::<Settings>
                        .or_eager(resource_exists_and_changed::<CurrentMatch>)
                        .or_eager(resource_exists_and_changed::<CurrentLesson>),
                )
                // The table is laid out afterwards.
                .after(GameSet::Session)
                .after(LessonSet)
                .before(GameSet::Playback),
        );
}

/// Without a game, as in the menus, the board and seeds of the last one stay.
fn choose(
    settings: Option<Res<Settings>>,
    current: Option<Res<CurrentMatch>>,
    lesson: Option<Res<CurrentLesson>>,
    mut look: ResMut<TableLook>,
) {
    let chosen = settings.map(|settings| settings.look).unwrap_or_default();
    let lesson = lesson.as_ref().map(|lesson| lesson.tour().game().rules());
    let current = current.as_ref().map(|current| current.game().rules());
    let own = match lesson.or(current) {
        Some(rules) => own_things(rules),
        None => look.own,
    };
    let (board, seeds) = own
        .filter(|_| chosen.by_game)
        .unwrap_or((chosen.board, chosen.seeds));
    look.set_if_neq(TableLook { board, seeds, own });
}

/// The board and the seeds of these rules, if they have their own.
fn own_things(rules: &RuleSet) -> Option<Things> {
    let name = rules.name("en");
    let mut own = OWN.into_iter();
    own.find_map(|(game, things)| (game == name).then_some(things))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::rules::library;

    #[test]
    fn every_game_of_the_world_has_a_board_and_seeds() {
        for game in library::world_names().chain(library::four_row_names()) {
            let rules = library::load(game).unwrap().unwrap();
            assert!(own_things(&rules).is_some(), "{game}");
        }
        let awale = library::load("awale").unwrap().unwrap();
        assert_eq!(own_things(&awale), None);
    }
}

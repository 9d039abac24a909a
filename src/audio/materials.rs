//! The sounds of different seeds and boards: their own takes, or a different playback rate.

use super::bank::Family;
use super::sound::Sound;
use crate::board::BoardShape;
use crate::scene::TableLook;
use crate::settings::SeedSet;

/// Playback rate of a seed that falls into a store that is a pit or a drawn square.
const STORE_RATE: f32 = 0.74;

/// Returns the takes for a seed's sound on this table, and their playback rate; `None` for sounds
/// that are the same on every table.
#[must_use]
pub fn takes_for(sound: Sound, table: &TableLook) -> Option<(Family, f32)> {
    let (family, rate) = heap_takes(table.seeds);
    Some(match sound {
        Sound::DropOnFloor => (floor_family(table), knock_rate(table.seeds)),
        Sound::DropOnSeeds | Sound::SeedPlaced => (family, rate),
        Sound::DropInStore => match floor_family(table) {
            Family::DropOnWood => (Family::DropInStore, 1.0),
            other => (other, STORE_RATE),
        },
        Sound::SeedsGathered => (Family::SeedsGathered, handful_rate(table.seeds)),
        Sound::RelayScoop => (Family::RelayScoop, handful_rate(table.seeds)),
        _ => return None,
    })
}

/// Returns the takes of a seed that falls on the floor of an empty hole.
const fn floor_family(table: &TableLook) -> Family {
    match table.board.shape() {
        BoardShape::Sand => Family::DropInSand,
        BoardShape::Squares => Family::DropOnStone,
        BoardShape::Block | BoardShape::Boat | BoardShape::Troughs => Family::DropOnWood,
    }
}

/// Returns the takes of a seed that falls onto others, and their rate.
const fn heap_takes(seeds: SeedSet) -> (Family, f32) {
    match seeds {
        SeedSet::NickerNuts | SeedSet::IvoryNuts => (Family::DropOnSeeds, 1.0),
        SeedSet::Cowries => (Family::DropOnShells, 1.0),
        SeedSet::GlassBeads => (Family::DropOnShells, 1.24),
        SeedSet::Pebbles => (Family::DropOnPebbles, 1.0),
        SeedSet::TamarindStones => (Family::DropOnPebbles, 1.34),
        SeedSet::Qumalaqs => (Family::DropOnBalls, 1.0),
        SeedSet::RaffiaNuts => (Family::DropOnBalls, 1.22),
    }
}

/// Returns the rate of a seed's knock on a floor: small, hard seeds sound higher, heavy ones
/// deeper.
const fn knock_rate(seeds: SeedSet) -> f32 {
    match seeds {
        SeedSet::NickerNuts | SeedSet::IvoryNuts => 1.0,
        SeedSet::Cowries => 1.13,
        SeedSet::GlassBeads => 1.18,
        SeedSet::Pebbles => 0.95,
        SeedSet::TamarindStones => 1.1,
        SeedSet::Qumalaqs => 0.9,
        SeedSet::RaffiaNuts => 0.97,
    }
}

/// Returns the rate of a handful that is gathered or poured.
#[must_use]
pub const fn handful_rate(seeds: SeedSet) -> f32 {
    match seeds {
        SeedSet::NickerNuts | SeedSet::IvoryNuts => 1.0,
        SeedSet::Cowries => 1.24,
        SeedSet::GlassBeads => 1.34,
        SeedSet::Pebbles => 0.88,
        SeedSet::TamarindStones => 1.14,
        SeedSet::Qumalaqs => 0.78,
        SeedSet::RaffiaNuts => 0.92,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::BoardMaterial;

    #[test]
    fn seed_sets_and_floors_have_their_own_sounds() {
        let takes = |board, seeds| {
            let table = TableLook::of(board, seeds);
            let drops = [Sound::DropOnFloor, Sound::DropOnSeeds, Sound::SeedsGathered];
            drops.map(|sound| takes_for(sound, &table))
        };
        // Both kinds of nuts sound alike.
        let sets = SeedSet::ALL.into_iter();
        for (index, set) in sets.filter(|&set| set != SeedSet::IvoryNuts).enumerate() {
            for other in SeedSet::ALL
                .into_iter()
                .filter(|&it| it != SeedSet::IvoryNuts)
            {
                let [first, second] = [set, other].map(|set| takes(BoardMaterial::Hardwood, set));
                assert_eq!(
                    first == second,
                    set == other,
                    "{index}: {set:?} and {other:?}"
                );
            }
        }
        let floor_takes = |board| takes(board, SeedSet::Pebbles)[0];
        assert_ne!(
            floor_takes(BoardMaterial::SandPits),
            floor_takes(BoardMaterial::Hardwood)
        );
        assert_ne!(
            floor_takes(BoardMaterial::ChalkSquares),
            floor_takes(BoardMaterial::SandPits)
        );
        let store_takes =
            |board| takes_for(Sound::DropInStore, &TableLook::of(board, SeedSet::Cowries));
        assert_eq!(
            store_takes(BoardMaterial::TeakBoat),
            Some((Family::DropInStore, 1.0))
        );
    }
}

//! The files of sound effects, and the choice between their takes.

use bevy::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::SoundSet;
use super::clip::Clip;
use super::output;

/// A kind of sound, recorded in several takes. See [`super::Sound`] for the events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// `Sound::SeedsGathered`
    SeedsGathered,
    /// `Sound::DropOnFloor` of wood or clay
    DropOnWood,
    /// `Sound::DropOnSeeds` of nuts
    DropOnSeeds,
    /// `Sound::DropOnSeeds` of cowries
    DropOnShells,
    /// `Sound::DropOnSeeds` of pebbles
    DropOnPebbles,
    /// `Sound::DropOnSeeds` of dry balls
    DropOnBalls,
    /// `Sound::DropOnFloor` of sand
    DropInSand,
    /// `Sound::DropOnFloor` of stone
    DropOnStone,
    /// `Sound::DropInStore`
    DropInStore,
    /// `Sound::LastSeed`
    LastSeed,
    /// `Sound::RelayScoop`
    RelayScoop,
    /// `Sound::Capture` of up to 4 seeds
    PourFew,
    /// `Sound::Capture` of 5 to 10 seeds
    PourSome,
    /// `Sound::Capture` of 11 to 20 seeds
    PourMany,
    /// `Sound::Capture` of more than 20 seeds
    PourHeap,
    /// `Sound::CaptureRefused`
    CaptureRefused,
    /// `Sound::Pass`
    Pass,
    /// `Sound::GameWon`
    GameWon,
    /// `Sound::GameLost`
    GameLost,
    /// `Sound::GameDrawn`
    GameDrawn,
    /// The scale of the thumb piano; its takes are the notes, from the lowest to the highest
    Tine,
    /// `Sound::MenuClick`
    MenuClick,
    /// `Sound::MenuHover`
    MenuHover,
    /// `Sound::MenuOpen`
    MenuOpen,
    /// `Sound::MenuClose`
    MenuClose,
    /// `Sound::MenuRefused`
    MenuRefused,
}

/// Every family with the path of its files in `assets/sounds` (without number or extension) and the
/// number of its takes.
const FILES: [(Family, &str, usize); 26] = [
    (Family::SeedsGathered, "seeds/seeds_gathered", 6),
    (Family::DropOnWood, "seeds/drop_on_wood", 8),
    (Family::DropOnSeeds, "seeds/drop_on_seeds", 8),
    (Family::DropOnShells, "seeds/drop_on_shells", 6),
    (Family::DropOnPebbles, "seeds/drop_on_pebbles", 6),
    (Family::DropOnBalls, "seeds/drop_on_balls", 6),
    (Family::DropInSand, "seeds/drop_in_sand", 6),
    (Family::DropOnStone, "seeds/drop_on_stone", 6),
    (Family::DropInStore, "seeds/drop_in_store", 6),
    (Family::LastSeed, "seeds/last_seed", 6),
    (Family::RelayScoop, "seeds/relay_scoop", 6),
    (Family::PourFew, "seeds/capture_pour_few", 6),
    (Family::PourSome, "seeds/capture_pour_some", 6),
    (Family::PourMany, "seeds/capture_pour_many", 6),
    (Family::PourHeap, "seeds/capture_pour_heap", 6),
    (Family::CaptureRefused, "events/capture_refused", 6),
    (Family::Pass, "events/pass", 4),
    (Family::GameWon, "events/game_won", 1),
    (Family::GameLost, "events/game_lost", 1),
    (Family::GameDrawn, "events/game_drawn", 1),
    (Family::Tine, "tines/tine", 18),
    (Family::MenuClick, "menu/menu_click", 3),
    (Family::MenuHover, "menu/menu_hover", 3),
    (Family::MenuOpen, "menu/menu_open", 2),
    (Family::MenuClose, "menu/menu_close", 2),
    (Family::MenuRefused, "menu/menu_refused", 2),
];

/// The takes of a family.
struct Takes {
    handles: Vec<Handle<Clip>>,
    last: usize,
}

/// All sound effects.
#[derive(Resource)]
pub struct Bank {
    takes: Vec<Takes>,
    random: ChaCha8Rng,
}

/// Loads all effects once there is a device.
pub fn plugin(app: &mut App) {
    let is_needed = output::exists.and_then(not(resource_exists::<Bank>));
    app.add_systems(PostUpdate, load.run_if(is_needed).in_set(SoundSet::Load));
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    let takes = FILES.iter().map(|&(_, name, count)| Takes {
        handles: (0..count)
            .map(|take| assets.load(path(name, take, count)))
            .collect(),
        last: 0,
    });
    commands.insert_resource(Bank {
        takes: takes.collect(),
        random: ChaCha8Rng::seed_from_u64(0),
    });
}

/// Returns the path of a take in the assets.
fn path(name: &str, take: usize, count: usize) -> String {
    if count == 1 {
        format!("sounds/{name}.ogg")
    } else {
        format!("sounds/{name}_{take:02}.ogg")
    }
}

impl Bank {
    /// Returns a random take of the family, never the same one twice in a row.
    pub fn random_take(&mut self, family: Family) -> Handle<Clip> {
        let takes = &mut self.takes[family as usize];
        takes.last = next_take(takes.last, takes.handles.len(), &mut self.random);
        takes.handles[takes.last].clone()
    }

    /// Returns a note of the thumb piano, counted from the lowest; the highest one if out of range.
    pub fn tine(&self, note: usize) -> Handle<Clip> {
        let tines = &self.takes[Family::Tine as usize].handles;
        tines[note.min(tines.len() - 1)].clone()
    }

    /// Returns the number of tines.
    pub fn tines(&self) -> usize {
        self.takes[Family::Tine as usize].handles.len()
    }

    /// Returns a random factor within `spread` of 1, so that repeated takes differ.
    pub fn random_factor(&mut self, spread: f32) -> f32 {
        1.0 + spread * self.random.random_range(-1.0..=1.0)
    }
}

/// Returns a random take other than the last one.
fn next_take(last: usize, count: usize, random: &mut ChaCha8Rng) -> usize {
    if count < 2 {
        return 0;
    }
    (last + random.random_range(1..count)) % count
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_take_has_a_file_and_every_file_is_a_take() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for (index, &(family, name, count)) in FILES.iter().enumerate() {
            assert_eq!(family as usize, index, "{name} is out of order");
            for take in 0..count {
                let path = assets.join(path(name, take, count));
                assert!(path.is_file(), "{path:?} is missing");
            }
            let next_path = assets.join(path(name, count.max(2), count.max(2) + 1));
            assert!(!next_path.exists(), "{next_path:?} is never played");
        }
    }

    #[test]
    fn no_take_is_repeated_and_all_are_played() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let (mut last, mut played) = (0, [false; 6]);
        for _ in 0..200 {
            let next = next_take(last, played.len(), &mut random);
            assert_ne!(next, last);
            played[next] = true;
            last = next;
        }
        assert!(played.iter().all(|&played| played));
        assert_eq!(next_take(0, 1, &mut random), 0);
    }
}

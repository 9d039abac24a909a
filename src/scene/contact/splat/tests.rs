use super::*;
use awale_rules::board::Geometry;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

const SEEDS: u32 = 60;

fn layout() -> BoardLayout {
    BoardLayout::new(Geometry::new(6))
}

fn map() -> (SplatMap, Vec<u8>) {
    let layout = layout();
    let map = SplatMap::new(Vec2::new(layout.half_length(), layout.half_width()));
    let bytes = vec![0; (map.size().x * map.size().y) as usize * BYTES_PER_TEXEL];
    (map, bytes)
}

fn seed(index: u32) -> Entity {
    Entity::from_raw_u32(index).unwrap_or(Entity::PLACEHOLDER)
}

#[test]
fn a_seed_darkens_only_the_wood_near_it() {
    let layout = layout();
    let (mut map, mut bytes) = map();
    let size = map.size();
    let on_wood = Vec3::new(0.0, layout.top() + SEED_RADIUS, 0.0);
    map.place(seed(1), on_wood, &layout);
    map.draw(&mut bytes);
    let darkness = |x: u32, y: u32| bytes[2 * (y * size.x + x) as usize];
    assert!(darkness(size.x / 2, size.y / 2) > 150);
    assert_eq!(darkness(size.x / 2 + 20, size.y / 2), 0);
    map.place(seed(1), on_wood + Vec3::Y, &layout);
    map.draw(&mut bytes);
    assert!(bytes.iter().all(|&byte| byte == 0));
}

#[test]
fn the_map_depends_only_on_the_current_positions() {
    let layout = layout();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut random_position = || {
        let half = Vec3::new(layout.half_length() + 0.3, 0.4, layout.half_width() + 0.3);
        let mut random_offset = |half: f32| random.random_range(-half..half);
        Vec3::new(
            random_offset(half.x),
            layout.top() + random_offset(half.y),
            random_offset(half.z),
        )
    };
    let (mut moved, mut moved_bytes) = map();
    let mut positions = vec![Vec3::ZERO; SEEDS as usize];
    for _ in 0..20 {
        for (index, position) in (0..).zip(&mut positions) {
            *position = random_position();
            moved.place(seed(index), *position, &layout);
        }
        moved.draw(&mut moved_bytes);
        assert!(!moved.is_dirty());
    }
    moved.remove(seed(0));
    moved.draw(&mut moved_bytes);
    let (mut unmoved, mut unmoved_bytes) = map();
    for (index, position) in (0..).zip(positions).skip(1) {
        unmoved.place(seed(index), position, &layout);
    }
    unmoved.draw(&mut unmoved_bytes);
    let differs = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 1;
    assert!(!moved_bytes.iter().zip(&unmoved_bytes).any(differs));
}

#[test]
fn only_tiles_under_moved_seeds_are_redrawn() {
    let layout = layout();
    let (mut map, mut bytes) = map();
    let at = |index: u32| Vec3::new(0.04 * index as f32 - 2.0, layout.top() + SEED_RADIUS, 0.0);
    for index in 0..SEEDS {
        map.place(seed(index), at(index), &layout);
    }
    map.draw(&mut bytes);
    map.place(seed(7), at(7), &layout);
    assert!(!map.is_dirty(), "a seed that hasn't moved redraws nothing");
    map.place(seed(7), at(7) + 0.01, &layout);
    assert!(map.dirty.len() <= 16, "a moved seed redraws few tiles");
}

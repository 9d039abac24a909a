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

fn seed(number: u32) -> Entity {
    Entity::from_raw_u32(number).unwrap_or(Entity::PLACEHOLDER)
}

#[test]
fn a_seed_darkens_the_wood_under_it_and_not_far_away() {
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
fn the_map_depends_only_on_where_seeds_are_now() {
    let layout = layout();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut somewhere = || {
        let half = Vec3::new(layout.half_length() + 0.3, 0.4, layout.half_width() + 0.3);
        let mut within = |half: f32| random.random_range(-half..half);
        Vec3::new(
            within(half.x),
            layout.top() + within(half.y),
            within(half.z),
        )
    };
    let (mut moved, mut moved_bytes) = map();
    let mut places = vec![Vec3::ZERO; SEEDS as usize];
    for _ in 0..20 {
        for (number, place) in (0..).zip(&mut places) {
            *place = somewhere();
            moved.place(seed(number), *place, &layout);
        }
        moved.draw(&mut moved_bytes);
        assert!(!moved.is_dirty());
    }
    moved.remove(seed(0));
    moved.draw(&mut moved_bytes);
    let (mut still, mut still_bytes) = map();
    for (number, place) in (0..).zip(places).skip(1) {
        still.place(seed(number), place, &layout);
    }
    still.draw(&mut still_bytes);
    let differs = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 1;
    assert!(!moved_bytes.iter().zip(&still_bytes).any(differs));
}

#[test]
fn only_tiles_under_moved_seeds_are_redrawn() {
    let layout = layout();
    let (mut map, mut bytes) = map();
    let at = |number: u32| Vec3::new(0.04 * number as f32 - 2.0, layout.top() + SEED_RADIUS, 0.0);
    for number in 0..SEEDS {
        map.place(seed(number), at(number), &layout);
    }
    map.draw(&mut bytes);
    map.place(seed(7), at(7), &layout);
    assert!(!map.is_dirty(), "a seed that stays costs nothing");
    map.place(seed(7), at(7) + 0.01, &layout);
    assert!(map.dirty.len() <= 16, "one seed touches few tiles");
}

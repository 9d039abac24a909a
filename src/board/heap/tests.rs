#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::super::layout::Bowl;
use super::*;
use crate::fixtures::{is_long, slice};
use awale_rules::board::{Geometry, Hole, Side};
use bevy::math::Vec3Swizzles;

/// The tolerated overlap of two seeds, or of a seed and the wood.
const MAX_OVERLAP: f32 = 0.02 * SEED_RADIUS;
/// The number of seeds in a full hole.
const HOLE_SEEDS: usize = 60;
/// The number of seeds in a full loft.
const LOFT_SEEDS: usize = 200;
/// In the short form, the number of heaps whose seeds are compared with each other and the wood.
const SLICE_OVERLAP: usize = 7;
/// In the short form, the number of heaps whose seeds must be supported.
const SLICE_SUPPORT: usize = 1;

fn board() -> BoardLayout {
    BoardLayout::new(Geometry::new(6))
}

/// Fills every vessel of the boards, or `count` of them in the short form.
fn heaps(layouts: &[BoardLayout], count: usize) -> Vec<(Bowl, Vec<Vec3>)> {
    let vessels = layouts
        .iter()
        .flat_map(|&layout| layout.vessels().map(move |vessel| (layout, vessel)));
    slice(vessels, count)
        .into_iter()
        .map(|(layout, vessel)| {
            let heaps = Heaps::new(layout);
            let seeds = match vessel {
                Vessel::Hole(_) => HOLE_SEEDS,
                Vessel::Loft(_) => LOFT_SEEDS,
            };
            let centre = layout.centre(vessel);
            let positions = (0..seeds).map(|i| heaps.pose(vessel, i).translation - centre);
            (layout.bowl(vessel), positions.collect())
        })
        .collect()
}

/// Returns the distance from `centre` to the nearest point of the wood.
fn distance_to_wood(bowl: &Bowl, centre: Vec3) -> f32 {
    let mut nearest = f32::INFINITY;
    for ring in 0..=24 {
        let radius = 1.1 * SEED_RADIUS * ring as f32 / 24.0;
        for point in 0..48 {
            let angle = std::f32::consts::TAU * point as f32 / 48.0;
            let at = centre.xz() + Vec2::from_angle(angle) * radius;
            let wood = Vec3::new(at.x, -bowl.depth_at(at), at.y);
            nearest = nearest.min(wood.distance(centre));
        }
    }
    nearest
}

#[test]
fn no_seed_overlaps_another_or_the_wood() {
    let squared_board = BoardLayout::new(Geometry::new(5).with_end_squares());
    for (bowl, positions) in heaps(&[board(), squared_board], SLICE_OVERLAP) {
        for (i, &seed) in positions.iter().enumerate() {
            for &other in &positions[..i] {
                let gap = seed.distance(other) - 2.0 * SEED_RADIUS;
                assert!(gap >= -MAX_OVERLAP, "seed {i} overlaps another by {gap}");
            }
            let gap = distance_to_wood(&bowl, seed) - SEED_RADIUS;
            assert!(gap >= -MAX_OVERLAP, "seed {i} overlaps the wood by {gap}");
        }
    }
}

/// A seed is supported if it touches something and no small step would let it sink by more than
/// friction prevents. Only the seeds placed before it count.
#[test]
fn every_seed_is_supported_by_wood_or_seeds() {
    let step = 0.2 * SEED_RADIUS;
    for (bowl, positions) in heaps(&[board()], SLICE_SUPPORT) {
        for (i, &seed) in positions.iter().enumerate() {
            let earlier_seeds = &positions[..i];
            let lowest_centre = |at: Vec2| {
                let moved = Vec3::new(at.x, seed.y, at.y);
                let mut low = moved - Vec3::Y * SEED_RADIUS;
                let mut high = moved + Vec3::Y * SEED_RADIUS;
                let is_free = |centre: Vec3| {
                    let is_clear = |other: &Vec3| other.distance(centre) >= 2.0 * SEED_RADIUS;
                    earlier_seeds.iter().all(is_clear)
                        && distance_to_wood(&bowl, centre) >= SEED_RADIUS
                };
                for _ in 0..12 {
                    let midpoint = low.midpoint(high);
                    if is_free(midpoint) {
                        high = midpoint;
                    } else {
                        low = midpoint;
                    }
                }
                high.y
            };
            let gap = seed.y - lowest_centre(seed.xz());
            assert!(gap <= MAX_OVERLAP, "seed {i} floats by {gap}");
            let on_wood = distance_to_wood(&bowl, seed) - SEED_RADIUS < MAX_OVERLAP;
            let friction = if on_wood { FRICTION_RANGE.1 + 0.1 } else { 0.1 };
            for direction in 0..12 {
                let angle = std::f32::consts::TAU * direction as f32 / 12.0;
                let descent = seed.y - lowest_centre(seed.xz() + Vec2::from_angle(angle) * step);
                assert!(
                    descent <= friction * step + MAX_OVERLAP,
                    "seed {i} at {seed} would roll: it sinks {} of the step",
                    descent / step
                );
            }
        }
    }
}

#[test]
fn the_heaps_of_all_vessels_differ() {
    let heaps = Heaps::new(board());
    let first = heaps.pose(Vessel::Hole(Hole::new(0)), 0).translation;
    let offset = first - board().centre(Vessel::Hole(Hole::new(0)));
    for hole in (1..12).map(Hole::new) {
        let other = heaps.pose(Vessel::Hole(hole), 0).translation;
        assert!(offset.distance(other - board().centre(Vessel::Hole(hole))) > 1e-4);
    }
}

#[test]
fn poses_do_not_depend_on_the_order_of_requests() {
    let vessel = Vessel::Hole(Hole::new(3));
    let direct = Heaps::new(board());
    let sequential = Heaps::new(board());
    let last = direct.pose(vessel, 30);
    for i in 0..30 {
        let _ = sequential.pose(vessel, i);
    }
    assert_eq!(sequential.pose(vessel, 30), last);
}

#[test]
fn the_fullest_loft_is_packed_in_few_drops() {
    // The short form fills it halfway.
    let seeds = if is_long() { 720 } else { 360 };
    let loft = Vessel::Loft(Side::South);
    let heaps = Heaps::new(BoardLayout::new(Geometry::new(18)));
    assert!(heaps.pose(loft, seeds - 1).translation.is_finite());
    let drops = heaps.in_heap(loft, |heap| heap.drops);
    // Near the fence, a few seeds need more drops than usual.
    assert!(drops >= seeds * DROPS_PER_POSE);
    assert!(drops <= seeds * DROPS_PER_POSE * 11 / 10, "{drops} drops");
}

#[test]
fn seeds_rest_on_the_wood_of_their_own_hole() {
    // Inner holes are deeper than outer ones, which come first.
    let layout = BoardLayout::new(Geometry::of_four_rows(8));
    let heaps = Heaps::new(layout);
    for vessel in layout.vessels() {
        let seed = heaps.pose(vessel, 0).translation - layout.centre(vessel);
        let gap = distance_to_wood(&layout.bowl(vessel), seed) - SEED_RADIUS;
        assert!(gap.abs() <= MAX_OVERLAP, "{vessel:?}: {gap} from the wood");
    }
}

#[test]
fn the_heaps_of_recent_boards_are_not_simulated_again() {
    let loft = Vessel::Loft(Side::North);
    let drops = |heaps: &Heaps| heaps.in_heap(loft, |heap| heap.drops);
    let mut cache = Cache(Vec::new());
    let pose = cache.heaps_of(board()).pose(loft, 10);
    let other = BoardLayout::new(Geometry::new(5));
    assert_eq!(drops(&cache.heaps_of(other)), 0);
    let again = cache.heaps_of(board());
    let drops_before = drops(&again);
    assert!(drops_before > 0);
    assert_eq!(again.pose(loft, 10), pose);
    assert_eq!(drops(&again), drops_before);
    for holes in 7..=14 {
        let _ = cache.heaps_of(BoardLayout::new(Geometry::new(holes)));
    }
    assert_eq!(cache.0.len(), CACHE_SIZE);
    assert_eq!(drops(&cache.heaps_of(board())), 0);
}

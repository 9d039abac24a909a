//! The earth: a large square with a hole where the mat or the board hides it. Hidden parts would
//! otherwise be shaded too, as opaque draws aren't sorted by distance.

use bevy::{asset::RenderAssetUsages, prelude::*};

use crate::scene::triangles::triangles;

/// Half the side length of the square, in units.
const HALF_SIDE: f32 = 90.0;

/// Builds the earth around a rectangular hole with these half-extents, centred on the origin.
pub fn earth_mesh(hidden: Vec2) -> Mesh {
    // Corners of each ring, starting at (-x, -z) and going towards +x.
    const CORNERS: [Vec2; 4] = [
        Vec2::new(-1.0, -1.0),
        Vec2::new(1.0, -1.0),
        Vec2::new(1.0, 1.0),
        Vec2::new(-1.0, 1.0),
    ];
    let rings = [Vec2::splat(HALF_SIDE), hidden];
    let positions: Vec<[f32; 3]> = rings
        .iter()
        .flat_map(|half| CORNERS.map(|corner| (corner * half).extend(0.0).xzy().to_array()))
        .collect();
    let indices = (0..4u32)
        .flat_map(|corner| {
            let next = (corner + 1) % 4;
            [corner, corner + 4, next, next, corner + 4, next + 4]
        })
        .collect();
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    let uvs = vec![[0.0, 0.0]; positions.len()];
    triangles(
        RenderAssetUsages::default(),
        positions,
        normals,
        uvs,
        indices,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earth_faces_up_around_its_hole() {
        let hidden = Vec2::new(4.0, 2.0);
        let mut area = 0.0;
        for triangle in earth_mesh(hidden).triangles().into_iter().flatten() {
            let [a, b, c] = triangle.vertices;
            let normal = (b - a).cross(c - a);
            assert!(normal.y > 0.0, "{triangle:?}");
            area += 0.5 * normal.y;
        }
        let expected = 4.0 * (HALF_SIDE * HALF_SIDE - hidden.element_product());
        assert!((area - expected).abs() < 0.01 * expected, "{area}");
    }
}

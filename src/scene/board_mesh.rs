//! The carved board as a single closed mesh, built from its layout.
//!
//! Every vessel has its own patch: rings from the bottom of the bowl over its lip out to a frame of
//! flat wood. The frames meet edge to edge, and the hull continues the outer ones. Normals are
//! those of the smooth surface, not of the facets.
//!
//! Vertex attributes for the wood shader:
//!
//! * colour: sky visibility, wear, and hull (1) or top (0);
//! * uv, on top: the vessel's number (see [`vessel_number`]) and the distance from its centre
//!   (1 at the rim); on the hull: the position along the carved band, in periods, and the height
//!   above the ground.

mod detail;
mod hull;
mod outline;
mod patch;
mod sky;
mod surface;

use bevy::{asset::RenderAssetUsages, prelude::*};

use super::triangles::triangles;
use crate::board::BoardLayout;
use awale_rules::board::{Geometry, Vessel};
pub use detail::Detail;
use outline::Outline;
use surface::Surface;

/// Returns a vessel's number in the wood shader: holes by index, then South's and North's loft.
#[must_use]
pub fn vessel_number(geometry: Geometry, vessel: Vessel) -> usize {
    geometry.number(vessel)
}

/// Builds the mesh of the board with this layout, standing on the ground.
#[must_use]
pub fn board_mesh(layout: &BoardLayout, detail: Detail) -> Mesh {
    let surface = board_surface(layout, detail);
    let usage = RenderAssetUsages::RENDER_WORLD;
    let (normals, uvs) = (surface.normals, surface.uvs);
    triangles(usage, surface.positions, normals, uvs, surface.indices)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, surface.colors)
}

fn board_surface(layout: &BoardLayout, detail: Detail) -> Surface {
    let outline = Outline::new(layout, detail);
    let mut surface = Surface::default();
    patch::add_vessels(&mut surface, layout, &outline, detail);
    hull::add_hull(&mut surface, layout, &outline);
    surface
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::some_boards;
    use awale_rules::board::MAX_ROW;
    use std::collections::HashMap;

    fn some_surfaces() -> impl Iterator<Item = (BoardLayout, Surface)> {
        let boards = some_boards().into_iter();
        boards.flat_map(|layout| {
            let details = [Detail::Coarse, Detail::Fine];
            details.map(|detail| (layout, board_surface(&layout, detail)))
        })
    }

    /// Returns a key that is equal for vertices at the same position, as where patches meet.
    fn corner_key(surface: &Surface, index: u32) -> [i32; 3] {
        surface.positions[index as usize].map(|x| (x * 1e4).round() as i32)
    }

    #[test]
    fn the_mesh_is_closed() {
        for (layout, surface) in some_surfaces() {
            let mut edges = HashMap::new();
            for triangle in surface.indices.chunks(3) {
                let corners = [0, 1, 2].map(|i| corner_key(&surface, triangle[i]));
                for (from, to) in [(0, 1), (1, 2), (2, 0)] {
                    *edges.entry((corners[from], corners[to])).or_insert(0) += 1;
                }
            }
            for ((from, to), count) in &edges {
                assert_eq!(
                    *count,
                    1,
                    "{:?}: duplicate edge at {from:?}",
                    layout.geometry()
                );
                assert!(
                    edges.contains_key(&(*to, *from)),
                    "{:?}: open edge at {from:?} {to:?}",
                    layout.geometry()
                );
            }
        }
    }

    #[test]
    fn normals_point_outwards_and_match_the_faces() {
        for (layout, surface) in some_surfaces() {
            for triangle in surface.indices.chunks(3) {
                let [a, b, c] =
                    [0, 1, 2].map(|i| Vec3::from(surface.positions[triangle[i] as usize]));
                let facet = (b - a).cross(c - a).normalize_or_zero();
                for &index in triangle {
                    let normal = Vec3::from(surface.normals[index as usize]);
                    assert!((normal.length() - 1.0).abs() < 1e-3);
                    // Within 37 degrees.
                    assert!(
                        normal.dot(facet) >= 0.8 || facet == Vec3::ZERO,
                        "{:?} {:?}: {normal} against {facet} at {a}",
                        layout.shape(),
                        layout.geometry()
                    );
                }
            }
        }
    }

    #[test]
    fn bowls_have_the_depth_of_the_layout() {
        for (layout, surface) in some_surfaces() {
            for vessel in layout.vessels() {
                let centre = layout.centre(vessel);
                let bottom = centre - Vec3::Y * layout.bowl(vessel).depth;
                let has_bottom = surface
                    .positions
                    .iter()
                    .any(|&position| bottom.distance(position.into()) < 1e-4);
                assert!(has_bottom, "{vessel:?}");
            }
            for (&[x, y, z], color) in surface.positions.iter().zip(&surface.colors) {
                if color[2] == 1.0 {
                    continue;
                }
                let depths = layout.vessels().map(|v| layout.depth_at(v, x, z));
                let depth = depths.fold(0.0, f32::max);
                let height = layout.top() + layout.rise_at(x).0 - depth;
                assert!(depth == 0.0 || (height - y).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn the_mesh_has_few_triangles() {
        let triangles = |row| {
            let layout = BoardLayout::new(Geometry::new(row));
            board_surface(&layout, Detail::Fine).indices.len() / 3
        };
        assert!(triangles(6) < 60_000);
        assert!(triangles(MAX_ROW) < 120_000);
    }
}

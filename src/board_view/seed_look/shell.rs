//! The meshes of seeds. Heaps are packed from spheres, so each shape is close to one.

use bevy::{mesh::VertexAttributeValues, prelude::*};

use crate::board::SEED_RADIUS;
use crate::scene::Detail;
use crate::settings::SeedSet;

/// Semi-axes of a nicker nut, which is slightly flattened, in seed radii.
const NICKER_AXES: Vec3 = Vec3::new(1.03, 0.93, 1.03);
/// Height of a nicker nut's bulges, in seed radii.
const NICKER_BULGE: f32 = 0.022;
/// Semi-axes of an ivory nut, in seed radii.
const IVORY_AXES: Vec3 = Vec3::new(1.0, 0.97, 1.02);
/// Bulges of an ivory nut, which grew pressed against its neighbours, in seed radii.
const IVORY_BULGE: f32 = 0.034;
/// Semi-axes of a cowrie (length, height and width), in seed radii.
const COWRIE_AXES: Vec3 = Vec3::new(1.06, 0.90, 0.83);
/// Height of a cowrie's base relative to its back.
const COWRIE_BASE: f32 = 0.93;
/// Roundness of a cowrie's base (1 is as round as the back).
const COWRIE_BASE_ROUNDNESS: f32 = 0.8;
/// Taper of a cowrie towards its front end.
const COWRIE_TAPER: f32 = 0.06;
/// Semi-axes of a bead, which is slightly flattened around its hole.
const BEAD_AXES: Vec3 = Vec3::new(1.0, 0.955, 1.0);
/// Semi-axes of a raffia nut, whose scales point along x.
const RAFFIA_AXES: Vec3 = Vec3::new(1.06, 0.95, 0.96);
/// Semi-axes of a tamarind seed.
const TAMARIND_AXES: Vec3 = Vec3::new(1.01, 0.88, 0.96);
/// Flatness of a tamarind seed's sides: 0 for a sphere.
const TAMARIND_SQUARENESS: f32 = 0.4;
/// Height of a hand-rolled ball's bulges.
const QUMALAQ_BULGE: f32 = 0.018;
/// Semi-axes of a pebble.
const PEBBLE_AXES: Vec3 = Vec3::new(1.03, 0.88, 0.97);
/// Height of a pebble's bulges.
const PEBBLE_BULGE: f32 = 0.03;

/// Builds the mesh of a seed of this set, with its short axis along y.
pub fn shell(set: SeedSet, detail: Detail) -> Mesh {
    let ball = Sphere::new(1.0).mesh();
    let ico = ball.ico(detail.seed_subdivisions());
    let mut mesh = ico.unwrap_or_else(|_| ball.uv(32, 18));
    mesh.remove_attribute(Mesh::ATTRIBUTE_UV_0);
    let Some(VertexAttributeValues::Float32x3(positions)) =
        mesh.attribute_mut(Mesh::ATTRIBUTE_POSITION)
    else {
        return mesh;
    };
    let directions: Vec<Vec3> = positions
        .iter()
        .map(|&p| Vec3::from(p).normalize())
        .collect();
    for (position, &direction) in positions.iter_mut().zip(&directions) {
        *position = shell_point(set, direction).to_array();
    }
    let normals: Vec<_> = directions
        .into_iter()
        .map(|direction| shell_normal(set, direction))
        .collect();
    mesh.insert_attribute(Mesh::ATTRIBUTE_NORMAL, normals);
    mesh
}

fn shell_point(set: SeedSet, direction: Vec3) -> Vec3 {
    let shape = match set {
        SeedSet::NickerNuts => NICKER_AXES * direction * (1.0 + NICKER_BULGE * bulge(direction)),
        SeedSet::IvoryNuts => IVORY_AXES * direction * (1.0 + IVORY_BULGE * bulge(direction)),
        SeedSet::Cowries => cowrie(direction),
        SeedSet::GlassBeads => BEAD_AXES * direction,
        SeedSet::RaffiaNuts => RAFFIA_AXES * direction,
        SeedSet::TamarindStones => TAMARIND_AXES * squared_sides(direction),
        SeedSet::Qumalaqs => direction * (1.0 + QUMALAQ_BULGE * bulge(direction)),
        SeedSet::Pebbles => PEBBLE_AXES * direction * (1.0 + PEBBLE_BULGE * bulge(direction)),
    };
    SEED_RADIUS * shape
}

/// Returns the height of gentle bumps and dents on a sphere.
fn bulge(direction: Vec3) -> f32 {
    let Vec3 { x, y, z } = direction * 2.3;
    (x + 0.4).sin() * (z * 1.1 - 0.9).cos() + 0.6 * (y * 1.3 + x).sin()
}

/// Flattens the sides of a sphere along x and z.
fn squared_sides(direction: Vec3) -> Vec3 {
    let horizontal = Vec2::new(direction.x, direction.z);
    let powers = horizontal.abs().powf(4.0);
    let corner_scale = horizontal.length() / (powers.x + powers.y).powf(0.25).max(1e-6);
    // The scale ranges from 1 along the axes to the fourth root of 2 between them.
    let scale = 1.0 + TAMARIND_SQUARENESS * (corner_scale - 1.0).max(0.0);
    Vec3::new(direction.x * scale, direction.y, direction.z * scale)
}

/// Shapes a domed back over a flatter base. The shader draws the slit, along x.
fn cowrie(direction: Vec3) -> Vec3 {
    let height = if direction.y < 0.0 {
        -COWRIE_BASE * (-direction.y).powf(COWRIE_BASE_ROUNDNESS)
    } else {
        direction.y
    };
    let width = direction.z * (1.0 - COWRIE_TAPER * direction.x);
    COWRIE_AXES * Vec3::new(direction.x, height, width)
}

fn shell_normal(set: SeedSet, direction: Vec3) -> [f32; 3] {
    const STEP: f32 = 1e-2;
    let (u, v) = direction.any_orthonormal_pair();
    let tangent = |axis: Vec3| {
        shell_point(set, (direction + STEP * axis).normalize())
            - shell_point(set, (direction - STEP * axis).normalize())
    };
    let normal = tangent(u).cross(tangent(v)).normalize();
    (normal * normal.dot(direction).signum()).to_array()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shell_stays_close_to_its_packing_sphere() {
        for set in SeedSet::ALL {
            for i in 0..500 {
                let height = 1.0 - 2.0 * (i as f32 + 0.5) / 500.0;
                let horizontal = (1.0 - height * height).sqrt() * Vec2::from_angle(i as f32 * 2.4);
                let direction = Vec3::new(horizontal.x, height, horizontal.y);
                let point = shell_point(set, direction);
                let radius = point.length() / SEED_RADIUS;
                assert!(
                    (0.82..1.08).contains(&radius),
                    "{set:?}: {radius} at {direction}"
                );
                let normal = Vec3::from(shell_normal(set, direction));
                assert!(normal.dot(direction) > 0.95, "{set:?} at {direction}");
            }
        }
    }

    #[test]
    fn a_cowrie_is_longer_than_wide_and_flatter_below() {
        let radius = |direction: Vec3| shell_point(SeedSet::Cowries, direction).length();
        assert!(radius(Vec3::X) > 1.25 * radius(Vec3::Z));
        assert!(radius(Vec3::Y) > radius(Vec3::NEG_Y));
    }
}

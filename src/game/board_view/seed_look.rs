//! What seeds look like: nicker nuts, one mesh and one material for all.
//!
//! The number of a seed rides along as its mesh tag, from which the shader
//! makes its own tint and rings; so all seeds are drawn in one call.

use bevy::{
    mesh::{MeshTag, VertexAttributeValues},
    prelude::*,
};

use super::{layout::SEED_RADIUS, seeds::Seed};
use crate::game::scene::materials::{SeedColors, SeedMaterial, TableLight};

/// Half-axes of the shell, in seed radii: a little flat, as wide over the ball
/// in which it is packed as it is low under it.
const HALF_AXES: Vec3 = Vec3::new(1.03, 0.93, 1.03);
/// How far the shell bulges here and there, in seed radii.
const BULGE: f32 = 0.022;
/// Subdivisions of the icosahedron: 720 triangles.
const SUBDIVISIONS: u32 = 5;

const NICKER_NUTS: SeedColors = SeedColors {
    grey: LinearRgba::rgb(0.235, 0.25, 0.235),
    olive: LinearRgba::rgb(0.135, 0.125, 0.055),
    scar: LinearRgba::rgb(0.06, 0.042, 0.028),
};

/// Makes seeds visible.
pub fn plugin(app: &mut App) {
    app.init_resource::<SeedLook>()
        .add_systems(PostUpdate, dress.before(TransformSystems::Propagate));
}

/// The shape and shell of every seed.
#[derive(Resource, Debug)]
pub struct SeedLook {
    mesh: Handle<Mesh>,
    material: Handle<SeedMaterial>,
}

impl SeedLook {
    /// The look of seed `number`: what its entity needs besides a transform.
    #[must_use]
    pub fn variant(&self, number: u32) -> (Mesh3d, MeshMaterial3d<SeedMaterial>, MeshTag) {
        (
            Mesh3d(self.mesh.clone()),
            MeshMaterial3d(self.material.clone()),
            MeshTag(number),
        )
    }
}

impl FromWorld for SeedLook {
    fn from_world(world: &mut World) -> Self {
        let mut light = bevy::ecs::system::SystemState::<TableLight>::new(world);
        let (leaves, seeds) = light
            .get(world)
            .map(|light| (light.leaves(), light.seeds()))
            .unwrap_or_default();
        let material = SeedMaterial {
            leaves,
            seeds,
            colors: NICKER_NUTS,
        };
        Self {
            mesh: world.resource_mut::<Assets<Mesh>>().add(shell()),
            material: world.resource_mut::<Assets<SeedMaterial>>().add(material),
        }
    }
}

/// Dresses seeds that have just come to the table.
fn dress(mut commands: Commands, look: Res<SeedLook>, seeds: Query<(Entity, &Seed), Added<Seed>>) {
    for (entity, seed) in &seeds {
        commands.entity(entity).insert(look.variant(seed.number));
    }
}

/// The mesh of a seed, its short axis along y.
fn shell() -> Mesh {
    let ball = Sphere::new(1.0).mesh();
    let mut mesh = ball.ico(SUBDIVISIONS).unwrap_or_else(|_| ball.uv(32, 18));
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
        *position = point_of_shell(direction).to_array();
    }
    let normals: Vec<_> = directions.into_iter().map(normal_of_shell).collect();
    mesh.insert_attribute(Mesh::ATTRIBUTE_NORMAL, normals);
    mesh
}

fn point_of_shell(direction: Vec3) -> Vec3 {
    let Vec3 { x, y, z } = direction * 2.3;
    let bulge = (x + 0.4).sin() * (z * 1.1 - 0.9).cos() + 0.6 * (y * 1.3 + x).sin();
    SEED_RADIUS * (1.0 + BULGE * bulge) * HALF_AXES * direction
}

fn normal_of_shell(direction: Vec3) -> [f32; 3] {
    const STEP: f32 = 1e-2;
    let (u, v) = direction.any_orthonormal_pair();
    let along = |axis: Vec3| {
        point_of_shell((direction + STEP * axis).normalize())
            - point_of_shell((direction - STEP * axis).normalize())
    };
    let normal = along(u).cross(along(v)).normalize();
    (normal * normal.dot(direction).signum()).to_array()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shell_keeps_close_to_the_ball_in_which_it_is_packed() {
        for i in 0..500 {
            let height = 1.0 - 2.0 * (i as f32 + 0.5) / 500.0;
            let flat = (1.0 - height * height).sqrt() * Vec2::from_angle(i as f32 * 2.4);
            let direction = Vec3::new(flat.x, height, flat.y);
            let radius = point_of_shell(direction).length() / SEED_RADIUS;
            assert!((0.88..1.08).contains(&radius), "{radius} at {direction}");
            let normal = Vec3::from(normal_of_shell(direction));
            assert!(normal.dot(direction) > 0.97);
        }
    }
}

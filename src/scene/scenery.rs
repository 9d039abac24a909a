//! What stands beyond the mat and characterizes a place: the rail of a veranda, the wall of a
//! courtyard, the stones and logs of a fire. Each is drawn in its own place only, never near the
//! board. The ground's shader draws what belongs to the floor: rain, embers, shadows of walls, the
//! edge of a plinth.

use bevy::{light::NotShadowCaster, prelude::*};

use super::SceneSet;
use super::contact::SeedsMap;
use super::divided_mesh::DividedMesh;
use super::lit_mesh::unlit;
use super::looks::{BoardLook, PEBBLE, PLASTER};
use super::materials::WoodMaterial;
use super::places::TablePlace;
use super::props::{lathe, mat_half, place, prop_material, prop_mesh, shown_if};
use crate::board::{BoardSpace, ShownBoard};
use crate::settings::{BoardMaterial, Place};

/// Distances of the rail and the wall beyond the mat's far edge, in units, and the fire's position
/// as for [`place`]; must match the ground's shader.
const RAIL_AT: f32 = 0.8;
const WALL_AT: f32 = 2.7;
const FIRE_AT: Vec2 = Vec2::new(-0.5, 0.95);
/// Half the length of the rail and the wall, in units: beyond every view.
const HALF_LENGTH: f32 = 40.0;
/// Distance between the posts of the rail, in units.
const POSTS: f32 = 3.1;
/// The doorway's centre and half its width, in units.
const DOORWAY: (f32, f32) = (2.6, 1.0);
/// Height of the wall, in units.
const WALL: f32 = 7.0;
/// Number of stones around the fire, and their distance from its centre, in units.
const STONES: u32 = 9;
const RING: f32 = 0.72;
/// Number of segments around a stone or a log.
const SEGMENTS: u32 = 14;

/// Adds the scenery.
pub fn plugin(app: &mut App) {
    app.register_type::<Scenery>()
        .add_systems(Startup, set_up)
        .add_systems(
            PostUpdate,
            arrange
                .run_if(
                    resource_exists_and_changed::<ShownBoard>
                        .or_eager(resource_changed::<TablePlace>),
                )
                .in_set(SceneSet::Shape),
        );
}

/// A piece of scenery: the place it belongs to, and its position (x as a fraction of half the mat's
/// length, z as the distance beyond its far edge).
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
struct Scenery {
    place: Place,
    at: Vec2,
}

fn set_up(
    mut commands: Commands,
    seeds: Res<SeedsMap>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
) {
    for (name, place, at, mesh, look) in pieces() {
        commands.spawn((
            Name::new(name),
            Scenery { place, at },
            MeshMaterial3d(materials.add(prop_material(look, &seeds))),
            // The shadow map covers the board alone; the ground's shader computes their shadows.
            NotShadowCaster,
            Transform::default(),
            Visibility::Hidden,
            DividedMesh::new(unlit(mesh), &mut meshes),
        ));
    }
}

type Piece = (&'static str, Place, Vec2, Mesh, BoardLook);

fn pieces() -> [Piece; 4] {
    let wood = BoardMaterial::Hardwood.look();
    [
        (
            "Rail",
            Place::Veranda,
            Vec2::new(0.0, RAIL_AT),
            rail(),
            wood,
        ),
        (
            "Wall",
            Place::Courtyard,
            Vec2::new(0.0, WALL_AT),
            wall(),
            PLASTER,
        ),
        ("Stones", Place::Hearth, FIRE_AT, stones(), PEBBLE),
        ("Logs", Place::Hearth, FIRE_AT, logs(), wood),
    ]
}

fn arrange(
    space: Res<BoardSpace>,
    table: Res<TablePlace>,
    mut scenery: Query<(&Scenery, &mut Transform, &mut Visibility)>,
) {
    let mat = mat_half(&space.layout);
    for (piece, mut transform, mut visibility) in &mut scenery {
        visibility.set_if_neq(shown_if(piece.place == table.0));
        let at = place(piece.at, mat);
        transform.translation = Vec3::new(at.x, 0.0, at.y);
    }
}

/// Builds a mesh from parts.
#[derive(Default)]
struct Parts {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    indices: Vec<u32>,
}

impl Parts {
    /// Adds a box with this centre and these half-extents.
    fn add_box(mut self, middle: Vec3, half: Vec3) -> Self {
        for axis in 0..3 {
            for sign in [-1.0, 1.0] {
                let mut normal = Vec3::ZERO;
                normal[axis] = sign;
                let (mut right, mut up) = (Vec3::ZERO, Vec3::ZERO);
                right[(axis + 1) % 3] = half[(axis + 1) % 3];
                up[(axis + 2) % 3] = half[(axis + 2) % 3];
                // Counterclockwise as seen from outside.
                let right = right * sign;
                let face = middle + normal * half[axis];
                let first = self.positions.len() as u32;
                for corner in [-right - up, right - up, right + up, -right + up] {
                    self.positions.push((face + corner).to_array());
                    self.normals.push(normal.to_array());
                }
                self.indices
                    .extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
            }
        }
        self
    }

    /// Adds a mesh, transformed.
    fn add_mesh(mut self, mesh: &Mesh, at: Transform) -> Self {
        use bevy::mesh::{Indices, VertexAttributeValues::Float32x3};
        let (Some(Float32x3(positions)), Some(Float32x3(normals)), Some(Indices::U32(indices))) = (
            mesh.attribute(Mesh::ATTRIBUTE_POSITION),
            mesh.attribute(Mesh::ATTRIBUTE_NORMAL),
            mesh.indices(),
        ) else {
            return self;
        };
        let first = self.positions.len() as u32;
        for (&position, &normal) in positions.iter().zip(normals) {
            self.positions
                .push(at.transform_point(position.into()).to_array());
            let normal = at.rotation * (Vec3::from(normal) / at.scale);
            self.normals.push(normal.normalize_or_zero().to_array());
        }
        self.indices
            .extend(indices.iter().map(|index| first + index));
        self
    }

    fn mesh(self) -> Mesh {
        prop_mesh(self.positions, self.normals, self.indices)
    }
}

/// Builds a rail: two beams on posts.
fn rail() -> Mesh {
    let beam = |height: f32, half: Vec3| (Vec3::Y * height, half.with_x(HALF_LENGTH));
    let beams = [
        beam(1.2, Vec3::new(0.0, 0.08, 0.14)),
        beam(0.36, Vec3::new(0.0, 0.06, 0.07)),
    ];
    let posts = (HALF_LENGTH / POSTS) as i32;
    let posts = (-posts..=posts).map(|number| {
        let x = (number as f32 + 0.5) * POSTS;
        (Vec3::new(x, 0.6, 0.0), Vec3::new(0.11, 0.6, 0.11))
    });
    let parts = beams.into_iter().chain(posts);
    parts
        .fold(Parts::default(), |mesh, (middle, half)| {
            mesh.add_box(middle, half)
        })
        .mesh()
}

/// Builds a mud wall with a doorway: both halves, and the lintel.
fn wall() -> Mesh {
    let (door, half) = DOORWAY;
    let side = |from: f32, to: f32, low: f32, high: f32| {
        (
            Vec3::new(0.5 * (from + to), 0.5 * (low + high), -0.4),
            Vec3::new(0.5 * (to - from), 0.5 * (high - low), 0.4),
        )
    };
    [
        side(-HALF_LENGTH, door - half, 0.0, WALL),
        side(door + half, HALF_LENGTH, 0.0, WALL),
        side(door - half, door + half, 4.4, WALL),
    ]
    .into_iter()
    .fold(Parts::default(), |mesh, (middle, half)| {
        mesh.add_box(middle, half)
    })
    .mesh()
}

/// Builds the stones around a fire, all of different sizes.
fn stones() -> Mesh {
    let outline = [
        Vec2::new(0.0, 0.0),
        Vec2::new(0.8, 0.06),
        Vec2::new(1.0, 0.4),
        Vec2::new(0.84, 0.74),
        Vec2::new(0.46, 0.94),
        Vec2::new(0.0, 1.0),
    ];
    let stone = lathe(&outline, SEGMENTS);
    (0..STONES)
        .fold(Parts::default(), |mesh, number| {
            let number = number as f32;
            let turn = Quat::from_rotation_y(std::f32::consts::TAU * number / STONES as f32);
            let uneven = 0.5 + 0.5 * (number * 2.4).sin();
            let size = Vec3::new(0.17 + 0.07 * uneven, 0.17 + 0.09 * uneven, 0.21);
            let at = Transform::from_translation(turn * Vec3::X * (RING + 0.08 * uneven))
                .with_rotation(turn * Quat::from_rotation_y(number))
                .with_scale(size);
            mesh.add_mesh(&stone, at)
        })
        .mesh()
}

/// Builds logs that lean against each other over the embers.
fn logs() -> Mesh {
    let outline = [
        Vec2::new(0.0, -0.55),
        Vec2::new(0.07, -0.54),
        Vec2::new(0.09, -0.2),
        Vec2::new(0.085, 0.3),
        Vec2::new(0.065, 0.54),
        Vec2::new(0.0, 0.55),
    ];
    let log = lathe(&outline, SEGMENTS);
    [0.4_f32, 2.5, 4.6]
        .into_iter()
        .fold(Parts::default(), |mesh, angle| {
            let lean = Quat::from_rotation_y(angle) * Quat::from_rotation_z(1.05);
            let at = Transform::from_translation(lean * Vec3::NEG_Y * 0.36 + Vec3::Y * 0.3)
                .with_rotation(lean);
            mesh.add_mesh(&log, at)
        })
        .mesh()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use bevy::mesh::{Indices, VertexAttributeValues};

    #[test]
    fn every_triangle_faces_the_way_of_its_normals() {
        for (name, _, _, mesh, _) in pieces() {
            let Some(VertexAttributeValues::Float32x3(at)) =
                mesh.attribute(Mesh::ATTRIBUTE_POSITION)
            else {
                panic!("{name}: no positions");
            };
            let Some(VertexAttributeValues::Float32x3(normals)) =
                mesh.attribute(Mesh::ATTRIBUTE_NORMAL)
            else {
                panic!("{name}: no normals");
            };
            let Some(Indices::U32(indices)) = mesh.indices() else {
                panic!("{name}: no triangles");
            };
            for triangle in indices.chunks(3) {
                let corner = |list: &[[f32; 3]], i: usize| Vec3::from(list[triangle[i] as usize]);
                let [a, b, c] = [0, 1, 2].map(|i| corner(at, i));
                let facet = (b - a).cross(c - a).normalize_or_zero();
                let normal: Vec3 = (0..3).map(|i| corner(normals, i)).sum();
                assert!(facet == Vec3::ZERO || facet.dot(normal) > 0.0, "{name}");
            }
        }
    }
}

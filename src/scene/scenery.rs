//! Scenery beyond the mat that characterizes a place: the rail of a veranda, the wall of a
//! courtyard, the stones and logs of a fire. Each piece is shown in its own place only, and away
//! from the board. The ground shader draws everything on the floor: rain, embers, shadows of walls,
//! the edge of a plinth.

use bevy::{light::NotShadowCaster, prelude::*};

use super::SceneSet;
use super::contact::SeedsMap;
use super::divided_mesh::DividedMesh;
use super::lit_mesh::unlit;
use super::looks::{BoardLook, PEBBLE, PLASTER};
use super::materials::WoodMaterial;
use super::places::{TablePlace, board_or_place_changed};
use super::props::{lathe, mat_half, place, prop_material, prop_mesh, shown_if};
use crate::board::BoardSpace;
use crate::settings::{BoardMaterial, Place};

/// Distance of the rail beyond the mat's far edge, in units; must match the ground shader.
const RAIL_DISTANCE: f32 = 0.8;
/// Distance of the wall beyond the mat's far edge, in units; must match the ground shader.
const WALL_DISTANCE: f32 = 2.7;
/// The fire's position, as for [`place`]; must match the ground shader.
const FIRE_POSITION: Vec2 = Vec2::new(-0.5, 0.95);
/// Half the length of the rail and the wall, in units: longer than any view.
const HALF_LENGTH: f32 = 40.0;
/// Distance between the posts of the rail, in units.
const POST_SPACING: f32 = 3.1;
/// Centre of the doorway, along the wall, in units.
const DOORWAY_CENTRE: f32 = 2.6;
/// Half the width of the doorway, in units.
const DOORWAY_HALF_WIDTH: f32 = 1.0;
/// Height of the wall, in units.
const WALL_HEIGHT: f32 = 7.0;
/// Number of stones around the fire.
const STONES: u32 = 9;
/// Distance of the stones from the fire's centre, in units.
const FIRE_RADIUS: f32 = 0.72;
/// Segments around a stone or a log.
const SEGMENTS: u32 = 14;

/// Adds the scenery.
pub fn plugin(app: &mut App) {
    app.register_type::<Scenery>()
        .add_systems(Startup, set_up)
        .add_systems(
            PostUpdate,
            arrange
                .run_if(board_or_place_changed)
                .in_set(SceneSet::Shape),
        );
}

/// A piece of scenery: the place that it belongs to, and its position as for
/// [`props::place`](super::props::place).
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
            // The shadow map covers only the board; the ground shader computes these shadows.
            NotShadowCaster,
            Transform::default(),
            Visibility::Hidden,
            DividedMesh::new(unlit(mesh), &mut meshes),
        ));
    }
}

/// The name, place, position, mesh and look of a piece of scenery.
type Piece = (&'static str, Place, Vec2, Mesh, BoardLook);

fn pieces() -> [Piece; 4] {
    let wood = BoardMaterial::Hardwood.look();
    [
        (
            "Rail",
            Place::Veranda,
            Vec2::new(0.0, RAIL_DISTANCE),
            rail(),
            wood,
        ),
        (
            "Wall",
            Place::Courtyard,
            Vec2::new(0.0, WALL_DISTANCE),
            wall(),
            PLASTER,
        ),
        ("Stones", Place::Hearth, FIRE_POSITION, stones(), PEBBLE),
        ("Logs", Place::Hearth, FIRE_POSITION, logs(), wood),
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

/// Combines parts into one mesh.
#[derive(Default)]
struct MeshBuilder {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    indices: Vec<u32>,
}

impl MeshBuilder {
    /// Adds a box with this centre and these half-extents.
    fn add_box(mut self, centre: Vec3, half: Vec3) -> Self {
        for axis in 0..3 {
            for sign in [-1.0, 1.0] {
                let mut normal = Vec3::ZERO;
                normal[axis] = sign;
                let (mut right, mut up) = (Vec3::ZERO, Vec3::ZERO);
                right[(axis + 1) % 3] = half[(axis + 1) % 3];
                up[(axis + 2) % 3] = half[(axis + 2) % 3];
                // Negate one axis so that triangles are counterclockwise as seen from outside.
                let right = right * sign;
                let face = centre + normal * half[axis];
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
    fn add_mesh(mut self, mesh: &Mesh, transform: Transform) -> Self {
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
                .push(transform.transform_point(position.into()).to_array());
            let normal = transform.rotation * (Vec3::from(normal) / transform.scale);
            self.normals.push(normal.normalize_or_zero().to_array());
        }
        self.indices
            .extend(indices.iter().map(|index| first + index));
        self
    }

    fn build(self) -> Mesh {
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
    let last_post = (HALF_LENGTH / POST_SPACING) as i32;
    let posts = (-last_post..=last_post).map(|index| {
        let x = (index as f32 + 0.5) * POST_SPACING;
        (Vec3::new(x, 0.6, 0.0), Vec3::new(0.11, 0.6, 0.11))
    });
    let parts = beams.into_iter().chain(posts);
    parts
        .fold(MeshBuilder::default(), |mesh, (centre, half)| {
            mesh.add_box(centre, half)
        })
        .build()
}

/// Builds a mud wall with a doorway: its two halves and the lintel.
fn wall() -> Mesh {
    let (door_start, door_end) = (
        DOORWAY_CENTRE - DOORWAY_HALF_WIDTH,
        DOORWAY_CENTRE + DOORWAY_HALF_WIDTH,
    );
    let panel = |from: f32, to: f32, low: f32, high: f32| {
        (
            Vec3::new(0.5 * (from + to), 0.5 * (low + high), -0.4),
            Vec3::new(0.5 * (to - from), 0.5 * (high - low), 0.4),
        )
    };
    [
        panel(-HALF_LENGTH, door_start, 0.0, WALL_HEIGHT),
        panel(door_end, HALF_LENGTH, 0.0, WALL_HEIGHT),
        panel(door_start, door_end, 4.4, WALL_HEIGHT),
    ]
    .into_iter()
    .fold(MeshBuilder::default(), |mesh, (centre, half)| {
        mesh.add_box(centre, half)
    })
    .build()
}

/// Builds the stones around a fire, in different sizes.
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
        .fold(MeshBuilder::default(), |mesh, index| {
            let index = index as f32;
            let ring_rotation =
                Quat::from_rotation_y(std::f32::consts::TAU * index / STONES as f32);
            let variation = 0.5 + 0.5 * (index * 2.4).sin();
            let size = Vec3::new(0.17 + 0.07 * variation, 0.17 + 0.09 * variation, 0.21);
            let transform = Transform::from_translation(
                ring_rotation * Vec3::X * (FIRE_RADIUS + 0.08 * variation),
            )
            .with_rotation(ring_rotation * Quat::from_rotation_y(index))
            .with_scale(size);
            mesh.add_mesh(&stone, transform)
        })
        .build()
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
        .fold(MeshBuilder::default(), |mesh, angle| {
            let lean = Quat::from_rotation_y(angle) * Quat::from_rotation_z(1.05);
            let transform = Transform::from_translation(lean * Vec3::NEG_Y * 0.36 + Vec3::Y * 0.3)
                .with_rotation(lean);
            mesh.add_mesh(&log, transform)
        })
        .build()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use bevy::mesh::{Indices, VertexAttributeValues};

    #[test]
    fn triangles_face_in_the_direction_of_their_normals() {
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

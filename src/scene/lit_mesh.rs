//! Meshes that carry indirect light at their vertices, for the shaders of the table.
//!
//! Besides the attributes of each material: the alpha of the colour is the visible part of the
//! sky, and the second texture coordinates are what wood and ground reflect.
//!
//! Where only some tiles are drawn, parts of these meshes are: for the processor, the vertices of
//! the board are as much work as the pixels of a frame. Whole pictures are drawn from whole meshes,
//! as Bevy draws parts in any order, so that it shades more of what is hidden.

use bevy::camera::primitives::{Aabb, MeshAabb};
use bevy::light::NotShadowCaster;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

use super::materials::{GroundMaterial, WoodMaterial};
use super::mesh_parts::divide;

/// The length and width of the parts, in units.
const PART: f32 = 1.0;

/// Shows the meshes of things.
pub fn plugin(app: &mut App) {
    app.register_type::<Thing>()
        .add_observer(show_mesh::<WoodMaterial>)
        .add_observer(show_mesh::<GroundMaterial>);
}

/// A thing whose mesh can carry light.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
#[reflect(Component, Debug)]
pub enum Thing {
    /// The board.
    Board,
    /// The mat under it.
    Mat,
    /// The folded cloth.
    Cloth,
    /// A prop, by its number.
    Prop(usize),
}

/// The mesh of a thing, as a whole and in parts.
#[derive(Component, Clone, Debug)]
pub struct LitMesh {
    whole: Handle<Mesh>,
    parts: Vec<(Handle<Mesh>, Aabb)>,
}

/// A part of the mesh of a thing, which is drawn instead of the whole where only some tiles are.
#[derive(Component, Clone, Copy, Debug)]
pub struct MeshPart;

impl LitMesh {
    /// Divides a mesh.
    pub fn new(mesh: Mesh, meshes: &mut Assets<Mesh>) -> Self {
        let parts = divide(&mesh, PART).into_iter().filter_map(|part| {
            let bounds = part.compute_aabb()?;
            Some((meshes.add(part), bounds))
        });
        Self {
            parts: parts.collect(),
            whole: meshes.add(mesh),
        }
    }

    /// Whether it is drawn in parts where only some tiles are.
    pub const fn has_parts(&self) -> bool {
        !self.parts.is_empty()
    }
}

/// Shows the mesh of a thing, and spawns its parts.
fn show_mesh<M: Material>(
    changed: On<Insert, LitMesh>,
    mut commands: Commands,
    things: Query<(&LitMesh, &MeshMaterial3d<M>, Has<NotShadowCaster>)>,
) {
    let Ok((mesh, material, has_no_shadow)) = things.get(changed.entity) else {
        return;
    };
    let mut thing = commands.entity(changed.entity);
    thing
        .insert(Mesh3d(mesh.whole.clone()))
        .despawn_related::<Children>()
        .with_children(|parts| {
            for (mesh, bounds) in &mesh.parts {
                let mut part =
                    parts.spawn((MeshPart, Mesh3d(mesh.clone()), material.clone(), *bounds));
                if has_no_shadow {
                    part.insert(NotShadowCaster);
                }
            }
        });
}

/// Shows the light of vertices, once it is known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LitSet;

/// How far the light of the vertices has replaced the light that shaders compute, 0 to 1.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BakedShare(pub f32);

/// The mesh with its light: sky, from wood and from the ground at every vertex.
pub fn with_light(mesh: Mesh, light: impl Iterator<Item = [f32; 3]>) -> Mesh {
    let mut mesh = unlit(mesh);
    let light: Vec<[f32; 3]> = light.collect();
    if let Some(VertexAttributeValues::Float32x4(colors)) =
        mesh.attribute_mut(Mesh::ATTRIBUTE_COLOR)
    {
        for (color, light) in colors.iter_mut().zip(&light) {
            color[3] = light[0];
        }
    }
    let reflected: Vec<[f32; 2]> = light.iter().map(|light| [light[1], light[2]]).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, reflected)
}

/// The mesh with the attributes of [`with_light`], before its light is known.
pub fn unlit(mesh: Mesh) -> Mesh {
    let count = mesh.count_vertices();
    let mesh = if mesh.contains_attribute(Mesh::ATTRIBUTE_COLOR) {
        mesh
    } else {
        mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0f32; 4]; count])
    };
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, vec![[0.0f32; 2]; count])
}

//! Meshes that carry baked indirect light at their vertices, for the table's shaders.
//!
//! Besides each material's own attributes, the alpha of the colour is the visible fraction of the
//! sky, and the second texture coordinates are the light reflected from wood and from the ground.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

/// A thing whose mesh can carry baked light.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
#[reflect(Component, Debug)]
pub enum Thing {
    /// The board.
    Board,
    /// The mat under it.
    Mat,
    /// The folded cloth.
    Cloth,
    /// A prop, by index.
    Prop(usize),
}

/// Systems that show baked light, once it is known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LitSet;

/// How far baked light has replaced the light that shaders compute, 0 to 1.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BakedShare(pub f32);

/// Adds light to a mesh: from the sky, from wood and from the ground at every vertex.
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

/// Adds the attributes of [`with_light`] to a mesh before its light is known.
pub fn unlit(mesh: Mesh) -> Mesh {
    let count = mesh.count_vertices();
    let mesh = if mesh.contains_attribute(Mesh::ATTRIBUTE_COLOR) {
        mesh
    } else {
        mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0f32; 4]; count])
    };
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, vec![[0.0f32; 2]; count])
}

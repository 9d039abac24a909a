//! Meshes that carry baked indirect light at their vertices, for the table's shaders.
//!
//! Besides each material's own attributes, the alpha channel of the colour is the visible fraction
//! of the sky, and the second texture coordinates are the light reflected from wood and from the
//! ground.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

/// An object whose mesh can carry baked light.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
#[reflect(Component, Debug)]
pub enum LitObject {
    /// The board.
    Board,
    /// The mat under the board.
    Mat,
    /// The folded cloth.
    Cloth,
    /// A prop, by index.
    Prop(usize),
}

/// Systems that apply baked light once it is known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LitSet;

/// The degree to which baked light has replaced the light that shaders compute, 0 to 1.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BakedShare(pub f32);

/// Adds the baked light of each vertex to a mesh: from the sky, from wood and from the ground.
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

/// Adds the attributes for baked light to a mesh whose light isn't known yet.
pub fn unlit(mesh: Mesh) -> Mesh {
    let count = mesh.count_vertices();
    let mesh = if mesh.contains_attribute(Mesh::ATTRIBUTE_COLOR) {
        mesh
    } else {
        mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[1.0f32; 4]; count])
    };
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, vec![[0.0f32; 2]; count])
}

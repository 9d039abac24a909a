//! Meshes that carry indirect light at their vertices, for the shaders of the table.
//!
//! Besides the attributes of each material: the alpha of the colour is the visible part of the
//! sky, and the second texture coordinates are what wood and ground reflect.

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;

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

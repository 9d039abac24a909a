//! The geometry to bake: the board, the mat, the cloth and the props.

use std::time::Duration;

use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, VertexAttributeValues};
use bevy::prelude::*;
use web_time::Instant;

use super::super::board_mesh::{Detail, board_mesh};
use super::super::lit_mesh::{LitObject, with_light};
use super::super::looks::MAT_MARGIN;
use super::super::places::{PlaceLook, luminance};
use super::super::{environment, ground, leaves, props};
use super::radiosity::{Bake, Lights, Shape};
use crate::board::BoardLayout;
use crate::settings::BoardMaterial;

/// Albedo of the mat: the mean of its texture.
const MAT_ALBEDO: f32 = 0.16;
/// Albedo of the cloth: the mean of its texture.
const CLOTH_ALBEDO: f32 = 0.05;
/// Albedo of the ground relative to its colour: the mean of its texture.
const GROUND_ALBEDO: f32 = 0.85;
/// Height of the ground, in units.
const GROUND_HEIGHT: f32 = -ground::MAT_THICKNESS;

/// A table being baked: its meshes, still without light, and the progress of the bake.
pub struct Stage {
    meshes: Vec<(LitObject, Mesh)>,
    bake: Bake<Box<dyn Fn(Vec3) -> f32 + Send + Sync>, Box<dyn Fn(Vec2) -> f32 + Send + Sync>>,
    time_spent: Duration,
}

impl Stage {
    /// Sets up the table for a board of this material in this place.
    pub fn new(
        layout: &BoardLayout,
        material: BoardMaterial,
        place: &PlaceLook,
        detail: Detail,
        rays: u32,
    ) -> Self {
        let start = Instant::now();
        let board_half = Vec2::new(layout.half_length(), layout.half_width());
        let mat_half = board_half + MAT_MARGIN;
        let mut objects = vec![(
            LitObject::Board,
            board_mesh(layout, detail),
            Transform::IDENTITY,
            albedo_of(material),
        )];
        if !layout.shape().is_on_the_ground() {
            let mat = ground::mat_mesh(mat_half, layout.hidden_ground());
            objects.push((LitObject::Mat, mat, Transform::IDENTITY, MAT_ALBEDO));
        }
        if place.is_furnished {
            let (cloth, cloth_transform) = ground::placed_cloth(mat_half);
            objects.push((LitObject::Cloth, cloth, cloth_transform, CLOTH_ALBEDO));
            for (index, (mesh, position, look)) in
                props::placed_props(mat_half).into_iter().enumerate()
            {
                let transform = Transform::from_translation(position);
                objects.push((
                    LitObject::Prop(index),
                    mesh,
                    transform,
                    brightness(look.mid),
                ));
            }
        }
        let shapes: Vec<Shape> = objects
            .iter()
            .filter_map(|(object, mesh, transform, albedo)| {
                let is_wood = matches!(object, LitObject::Board | LitObject::Prop(_));
                shape_of(mesh, transform, *albedo, is_wood)
            })
            .collect();
        let shade = place.shade;
        let lights = Lights {
            to_sun: place.to_sun(),
            sun: 1.0,
            leaves: Box::new(move |at: Vec2| leaves::mean_light(at, board_half, shade)) as Box<_>,
            sky: Box::new(environment::brightness(place)) as Box<_>,
            ground_height: GROUND_HEIGHT,
            ground_albedo: GROUND_ALBEDO * brightness(place.ground),
        };
        let bake = Bake::new(&shapes, lights, rays);
        let meshes = objects
            .into_iter()
            .map(|(object, mesh, ..)| (object, mesh))
            .collect();
        Self {
            meshes,
            bake,
            time_spent: start.elapsed(),
        }
    }

    /// Traces the rays of up to `count` more vertices. Returns whether all have been traced.
    pub fn advance(&mut self, count: usize) -> bool {
        let start = Instant::now();
        let is_done = self.bake.advance(count);
        self.time_spent += start.elapsed();
        is_done
    }

    /// Returns the time spent on the bake so far.
    pub const fn time_spent(&self) -> Duration {
        self.time_spent
    }

    /// Returns the lit meshes.
    pub fn finish(self) -> Vec<(LitObject, Mesh)> {
        let lights = self.bake.finish();
        self.meshes
            .into_iter()
            .zip(lights)
            .map(|((object, mesh), lights)| {
                let channels = lights
                    .iter()
                    .map(|light| [light.sky, light.from_wood, light.from_ground]);
                (object, with_light(mesh, channels))
            })
            .collect()
    }
}

fn shape_of(mesh: &Mesh, transform: &Transform, albedo: f32, is_wood: bool) -> Option<Shape> {
    let vectors = |attribute| match mesh.attribute(attribute) {
        Some(VertexAttributeValues::Float32x3(values)) => Some(values),
        _ => None,
    };
    let positions = vectors(Mesh::ATTRIBUTE_POSITION)?;
    let normals = vectors(Mesh::ATTRIBUTE_NORMAL)?;
    let Some(Indices::U32(indices)) = mesh.indices() else {
        return None;
    };
    let triangles = indices.chunks_exact(3);
    Some(Shape {
        positions: positions
            .iter()
            .map(|&position| transform.transform_point(position.into()))
            .collect(),
        normals: normals
            .iter()
            .map(|&normal| transform.rotation * Vec3::from(normal))
            .collect(),
        triangles: triangles
            .map(|corners| [corners[0], corners[1], corners[2]])
            .collect(),
        albedo,
        is_wood,
    })
}

/// Returns the mean albedo of a board of this material.
fn albedo_of(material: BoardMaterial) -> f32 {
    let look = material.look();
    // Most light is reflected by hollows and lips, which are more worn than the rest.
    0.5 * (brightness(look.mid) + brightness(look.worn))
}

fn brightness(color: LinearRgba) -> f32 {
    luminance(color.to_vec3())
}

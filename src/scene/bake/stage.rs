//! The geometry to bake: the board, the mat, the cloth and the props.

use std::time::Duration;

use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, VertexAttributeValues};
use bevy::prelude::*;
use web_time::Instant;

use super::super::board_mesh::{Detail, board_mesh};
use super::super::lit_mesh::{Thing, with_light};
use super::super::looks::MAT_MARGIN;
use super::super::places::{PlaceLook, luminance};
use super::super::{environment, ground, leaves, props};
use super::radiosity::{Bake, Lights, Shape};
use crate::board::BoardLayout;
use crate::settings::BoardMaterial;

/// Albedos of mat and cloth, and that of the ground relative to its colour: the means of their
/// textures.
const MAT_ALBEDO: f32 = 0.16;
const CLOTH_ALBEDO: f32 = 0.05;
const GROUND_ALBEDO: f32 = 0.85;
/// Height of the ground.
const EARTH_AT: f32 = -ground::MAT_THICKNESS;

/// A table to bake: meshes without light, and the progress of their bake.
pub struct Stage {
    meshes: Vec<(Thing, Mesh)>,
    bake: Bake<Box<dyn Fn(Vec3) -> f32 + Send + Sync>, Box<dyn Fn(Vec2) -> f32 + Send + Sync>>,
    spent: Duration,
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
        let began = Instant::now();
        let board_half = Vec2::new(layout.half_length(), layout.half_width());
        let mat_half = board_half + MAT_MARGIN;
        let mut things = vec![(
            Thing::Board,
            board_mesh(layout, detail),
            Transform::IDENTITY,
            albedo_of(material),
        )];
        if !layout.shape().is_on_the_ground() {
            let mat = ground::mat_mesh(mat_half, layout.hidden_ground());
            things.push((Thing::Mat, mat, Transform::IDENTITY, MAT_ALBEDO));
        }
        if place.is_furnished {
            let (cloth, cloth_at) = ground::lying_cloth(mat_half);
            things.push((Thing::Cloth, cloth, cloth_at, CLOTH_ALBEDO));
            for (number, (mesh, at, look)) in props::placed_props(mat_half).into_iter().enumerate()
            {
                let at = Transform::from_translation(at);
                things.push((Thing::Prop(number), mesh, at, brightness(look.mid)));
            }
        }
        let shapes: Vec<Shape> = things
            .iter()
            .filter_map(|(thing, mesh, at, albedo)| {
                let is_wood = matches!(thing, Thing::Board | Thing::Prop(_));
                shape_of(mesh, at, *albedo, is_wood)
            })
            .collect();
        let shade = place.shade;
        let lights = Lights {
            to_sun: place.to_sun(),
            sun: 1.0,
            leaves: Box::new(move |at: Vec2| leaves::mean_light(at, board_half, shade)) as Box<_>,
            sky: Box::new(environment::brightness(place)) as Box<_>,
            ground_height: EARTH_AT,
            ground_albedo: GROUND_ALBEDO * brightness(place.ground),
        };
        let bake = Bake::new(&shapes, lights, rays);
        let meshes = things
            .into_iter()
            .map(|(thing, mesh, ..)| (thing, mesh))
            .collect();
        Self {
            meshes,
            bake,
            spent: began.elapsed(),
        }
    }

    /// Traces up to `count` more vertices. Returns whether all are done.
    pub fn advance(&mut self, count: usize) -> bool {
        let began = Instant::now();
        let is_done = self.bake.advance(count);
        self.spent += began.elapsed();
        is_done
    }

    /// Returns the time spent on the bake so far.
    pub const fn spent(&self) -> Duration {
        self.spent
    }

    /// Returns the lit meshes.
    pub fn finish(self) -> Vec<(Thing, Mesh)> {
        let lit = self.bake.finish();
        self.meshes
            .into_iter()
            .zip(lit)
            .map(|((thing, mesh), lit)| {
                let lit = lit
                    .iter()
                    .map(|lit| [lit.sky, lit.from_wood, lit.from_ground]);
                (thing, with_light(mesh, lit))
            })
            .collect()
    }
}

fn shape_of(mesh: &Mesh, at: &Transform, albedo: f32, is_wood: bool) -> Option<Shape> {
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
            .map(|&place| at.transform_point(place.into()))
            .collect(),
        normals: normals
            .iter()
            .map(|&normal| at.rotation * Vec3::from(normal))
            .collect(),
        triangles: triangles
            .map(|corners| [corners[0], corners[1], corners[2]])
            .collect(),
        albedo,
        is_wood,
    })
}

fn albedo_of(material: BoardMaterial) -> f32 {
    let look = material.look();
    // Hollows and lips reflect most of the light, and are more worn than the rest.
    0.5 * (brightness(look.mid) + brightness(look.worn))
}

fn brightness(color: LinearRgba) -> f32 {
    luminance(color.to_vec3())
}

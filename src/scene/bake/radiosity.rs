//! Indirect light at every vertex of a few meshes. Pure.
//!
//! Each vertex traces a set of rays once, to find how much of the sky it sees and which triangles
//! hide the rest. Each bounce is then a sum over these hits, iterated until the light converges.
//!
//! Light is measured as the radiance that a white Lambertian surface would reflect, in units of the
//! sun's illuminance.

use std::collections::HashMap;
use std::f32::consts::{PI, TAU};

use bevy::math::{Quat, Vec2, Vec3};

use super::bvh::Bvh;
use crate::noise::random_unit;

/// Distance above its surface at which a ray starts, in units.
const RAY_LIFT: f32 = 0.004;
/// Rays from each vertex towards the sun.
const SUN_RAYS: u32 = 6;
/// Radius at distance 1 of the bright patch of sky around the sun.
const SUN_RADIUS: f32 = 0.13;
/// Grid size of positions, in units: vertices that round to the same grid point are welded.
const WELD_DISTANCE: f32 = 1e-3;
/// Grid size of normals, likewise.
const WELD_NORMAL_STEP: f32 = 0.1;
/// Passes that smooth the noise of the rays.
const SMOOTHING_PASSES: usize = 3;
/// Exponent of the cosine between two normals by which a neighbour is weighted.
const SMOOTHING_EXPONENT: i32 = 8;
/// A vertex lies inside a body if more than this fraction of its rays hit back faces. Its light is
/// then filled in from its neighbours.
const MAX_BACK_FACE_FRACTION: f32 = 0.5;
/// Passes that fill in the light of vertices inside a body.
const FILL_PASSES: usize = 4;
/// Bounces end when the light changes by less than this.
const MIN_CHANGE: f32 = 2e-4;
/// Maximum number of bounces.
const MAX_BOUNCES: usize = 60;
/// The fractional part of the golden ratio; its multiples spread the rays evenly.
const GOLDEN_FRACTION: f32 = 0.618_034;

/// A mesh in world space.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Positions of the vertices.
    pub positions: Vec<Vec3>,
    /// Normals of the vertices.
    pub normals: Vec<Vec3>,
    /// Vertex indices of each triangle.
    pub triangles: Vec<[u32; 3]>,
    /// Fraction of light that the shape reflects.
    pub albedo: f32,
    /// Whether light from the shape counts as reflected from wood rather than from the ground.
    pub is_wood: bool,
}

/// The lights, and the infinite ground plane below all shapes.
#[derive(Debug)]
pub struct Lights<S, L> {
    /// Direction to the sun.
    pub to_sun: Vec3,
    /// Illuminance of the sun: 1, or 0 without a sun.
    pub sun: f32,
    /// Fraction of the sunlight that leaves let through to a point (x, z).
    pub leaves: L,
    /// Radiance of the surroundings in a direction, including the distant ground.
    pub sky: S,
    /// Height of the ground plane.
    pub ground_height: f32,
    /// Fraction of light that the ground plane reflects.
    pub ground_albedo: f32,
}

/// The light at a vertex.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VertexLight {
    /// Visible skylight, as a fraction of the light from unobstructed surroundings.
    pub sky: f32,
    /// Light reflected from wood.
    pub from_wood: f32,
    /// Light reflected from the ground.
    pub from_ground: f32,
}

/// The hit of a ray that reaches the sky, instead of the index of a triangle.
const SKY: u32 = u32::MAX;
/// The hit of a ray that reaches the ground.
const GROUND: u32 = u32::MAX - 1;
/// The hit of a ray that reaches the back of a triangle.
const BACK_FACE: u32 = u32::MAX - 2;

/// A bake in progress.
#[derive(Debug)]
pub struct Bake<S, L> {
    lights: Lights<S, L>,
    bvh: Bvh,
    rays: u32,
    /// Position, normal and albedo of each welded vertex.
    vertices: Vec<(Vec3, Vec3, f32)>,
    /// For each triangle, whether it is wood.
    is_wood: Vec<bool>,
    triangles: Vec<[u32; 3]>,
    /// For each shape, the welded vertex of each of its vertices.
    welded: Vec<Vec<u32>>,
    /// Hits of the rays of each vertex traced so far, in order.
    hits: Vec<u32>,
    direct: Vec<Direct>,
}

/// The direct light at a vertex.
#[derive(Clone, Copy, Debug)]
struct Direct {
    sun: f32,
    /// Light from the visible sky.
    sky: f32,
    /// Light from the surroundings, if nothing obstructed them.
    unobstructed: f32,
    /// Light reflected from the infinite ground plane.
    ground: f32,
    is_hidden: bool,
}

impl<S: Fn(Vec3) -> f32, L: Fn(Vec2) -> f32> Bake<S, L> {
    /// Sets up a bake of these shapes with this many rays per vertex.
    #[must_use]
    pub fn new(shapes: &[Shape], lights: Lights<S, L>, rays: u32) -> Self {
        let mut vertices = Vec::new();
        let mut is_wood = Vec::new();
        let mut triangles = Vec::new();
        let mut welded = Vec::new();
        for shape in shapes {
            let mut welded_indices: HashMap<[i32; 6], u32> = HashMap::new();
            let mut weld = |at: &Vec3, normal: &Vec3| {
                let (at_key, normal_key) = (*at / WELD_DISTANCE, *normal / WELD_NORMAL_STEP);
                let key = [at_key, normal_key].map(|key| key.round().as_ivec3().to_array());
                let key = std::array::from_fn(|i| key[i / 3][i % 3]);
                *welded_indices.entry(key).or_insert_with(|| {
                    vertices.push((*at, *normal, shape.albedo));
                    vertices.len() as u32 - 1
                })
            };
            let shape_vertices: Vec<u32> = shape
                .positions
                .iter()
                .zip(&shape.normals)
                .map(|(at, normal)| weld(at, normal))
                .collect();
            for triangle in &shape.triangles {
                triangles.push(triangle.map(|corner| shape_vertices[corner as usize]));
                is_wood.push(shape.is_wood);
            }
            welded.push(shape_vertices);
        }
        let position = |corner: u32| vertices[corner as usize].0;
        let bvh = Bvh::new(triangles.iter().map(|triangle| triangle.map(position)));
        Self {
            lights,
            bvh,
            rays,
            hits: Vec::with_capacity(vertices.len() * rays as usize),
            direct: Vec::with_capacity(vertices.len()),
            vertices,
            is_wood,
            triangles,
            welded,
        }
    }

    /// Traces the rays of up to `count` more vertices. Returns whether all have been traced.
    pub fn advance(&mut self, count: usize) -> bool {
        let end = (self.direct.len() + count).min(self.vertices.len());
        for vertex in self.direct.len()..end {
            let direct = self.trace(vertex);
            self.direct.push(direct);
        }
        end == self.vertices.len()
    }

    /// Traces the rays of a vertex, records their hits, and returns its direct light.
    fn trace(&mut self, vertex: usize) -> Direct {
        let (at, normal, _) = self.vertices[vertex];
        let from = at + RAY_LIFT * normal;
        let seed = vertex as u32;
        let jitter = [0, 1].map(|axis| random_unit(seed.wrapping_mul(2).wrapping_add(axis)));
        let rotation = Quat::from_rotation_arc(Vec3::Y, normal.normalize_or(Vec3::Y));
        let ray_weight = 1.0 / self.rays as f32;
        let mut direct = Direct {
            sun: self.sun_at(from, normal, jitter),
            sky: 0.0,
            unobstructed: 0.0,
            ground: 0.0,
            is_hidden: false,
        };
        let mut back_faces = 0;
        for ray in 0..self.rays {
            // Cosine-weighted directions over the hemisphere.
            let u = (ray as f32 + jitter[0]) * ray_weight;
            let v = (ray as f32 * GOLDEN_FRACTION + jitter[1]).fract();
            let disc_point = u.sqrt() * Vec2::from_angle(TAU * v);
            let direction =
                rotation * Vec3::new(disc_point.x, (1.0 - u).max(0.0).sqrt(), disc_point.y);
            let radiance = (self.lights.sky)(direction) * ray_weight;
            direct.unobstructed += radiance;
            let hit = match self.bvh.closest_hit(from, direction) {
                Some(hit) if hit.is_back_face => {
                    back_faces += 1;
                    BACK_FACE
                }
                Some(hit) => hit.triangle as u32,
                None if direction.y < 0.0 => {
                    direct.ground += self.ground_along(from, direction) * ray_weight;
                    GROUND
                }
                None => {
                    direct.sky += radiance;
                    SKY
                }
            };
            self.hits.push(hit);
        }
        direct.is_hidden = back_faces as f32 > MAX_BACK_FACE_FRACTION * self.rays as f32;
        direct
    }

    /// Returns the sunlight at a point of a surface.
    fn sun_at(&self, from: Vec3, normal: Vec3, jitter: [f32; 2]) -> f32 {
        let Lights { to_sun, sun, .. } = self.lights;
        let facing = normal.dot(to_sun);
        if facing <= 0.0 || sun <= 0.0 {
            return 0.0;
        }
        let (u, v) = to_sun.any_orthonormal_pair();
        let unoccluded = (0..SUN_RAYS)
            .filter(|&ray| {
                let fraction = (ray as f32 + jitter[0]) / SUN_RAYS as f32;
                let disc_point = SUN_RADIUS
                    * fraction.sqrt()
                    * Vec2::from_angle(TAU * (ray as f32 * GOLDEN_FRACTION + jitter[1]));
                let direction = (to_sun + disc_point.x * u + disc_point.y * v).normalize();
                self.bvh.is_unoccluded(from, direction)
            })
            .count();
        let leaves = (self.lights.leaves)(Vec2::new(from.x, from.z));
        sun * facing * leaves * unoccluded as f32 / SUN_RAYS as f32 / PI
    }

    /// Returns the light that a downward ray receives from the infinite ground plane.
    fn ground_along(&self, from: Vec3, direction: Vec3) -> f32 {
        let Lights {
            to_sun,
            ground_height,
            ground_albedo,
            ..
        } = self.lights;
        let distance = (ground_height - from.y).min(0.0) / direction.y;
        let at = from + distance * direction + RAY_LIFT * Vec3::Y;
        let open_sky = (self.lights.sky)(Vec3::Y);
        if !at.is_finite() {
            return ground_albedo * open_sky;
        }
        let is_sunny = self.lights.sun > 0.0 && self.bvh.is_unoccluded(at, to_sun);
        let leaves = (self.lights.leaves)(Vec2::new(at.x, at.z));
        let sun = self.lights.sun * to_sun.y.max(0.0) * leaves / PI;
        ground_albedo * (open_sky + if is_sunny { sun } else { 0.0 })
    }

    /// Returns the light at the vertices of each shape, in order. All rays must have been traced.
    #[must_use]
    pub fn finish(self) -> Vec<Vec<VertexLight>> {
        let adjacency = self.adjacency();
        let mut light = self.bounce();
        self.fill_hidden(&adjacency, &mut light);
        for _ in 0..SMOOTHING_PASSES {
            light = self.smoothed(&adjacency, &light);
        }
        self.welded
            .iter()
            .map(|vertices| {
                vertices
                    .iter()
                    .map(|&vertex| light[vertex as usize])
                    .collect()
            })
            .collect()
    }

    /// Bounces light until it converges, and returns the light at each vertex.
    fn bounce(&self) -> Vec<VertexLight> {
        let ray_weight = 1.0 / self.rays as f32;
        let rays = self.rays as usize;
        let mut light: Vec<VertexLight> = self
            .direct
            .iter()
            .map(|direct| VertexLight {
                sky: direct.sky / direct.unobstructed.max(1e-6),
                from_wood: 0.0,
                from_ground: direct.ground,
            })
            .collect();
        for _ in 0..MAX_BOUNCES {
            let outgoing: Vec<f32> = self
                .triangles
                .iter()
                .map(|triangle| {
                    let outgoing_at = |corner: u32| {
                        let index = corner as usize;
                        let (direct, light) = (&self.direct[index], &light[index]);
                        let incident =
                            direct.sun + direct.sky + light.from_wood + light.from_ground;
                        self.vertices[index].2 * incident
                    };
                    triangle.map(outgoing_at).iter().sum::<f32>() / 3.0
                })
                .collect();
            let mut change = 0.0f32;
            for (vertex, (light, direct)) in light.iter_mut().zip(&self.direct).enumerate() {
                let (mut wood, mut ground) = (0.0, 0.0);
                for &hit in &self.hits[vertex * rays..(vertex + 1) * rays] {
                    let Some(radiosity) = outgoing.get(hit as usize) else {
                        continue;
                    };
                    if self.is_wood[hit as usize] {
                        wood += radiosity;
                    } else {
                        ground += radiosity;
                    }
                }
                let (wood, ground) = (wood * ray_weight, ground * ray_weight + direct.ground);
                change = change
                    .max((wood - light.from_wood).abs())
                    .max((ground - light.from_ground).abs());
                (light.from_wood, light.from_ground) = (wood, ground);
            }
            if change < MIN_CHANGE {
                break;
            }
        }
        light
    }

    /// Returns the neighbours of all vertices, as `starts` and a flat list: those of vertex `i` are
    /// at `starts[i]..starts[i + 1]`.
    fn adjacency(&self) -> (Vec<u32>, Vec<u32>) {
        let mut starts = vec![0u32; self.vertices.len() + 1];
        for corner in self.triangles.iter().flatten() {
            starts[*corner as usize + 1] += 2;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut ends = starts.clone();
        let mut neighbours = vec![0u32; *starts.last().unwrap_or(&0) as usize];
        for &[a, b, c] in &self.triangles {
            for (corner, pair) in [(a, [b, c]), (b, [c, a]), (c, [a, b])] {
                let end = &mut ends[corner as usize];
                for other in pair {
                    neighbours[*end as usize] = other;
                    *end += 1;
                }
            }
        }
        (starts, neighbours)
    }

    /// Gives each vertex inside a body the mean light of its visible neighbours. Otherwise, a
    /// vertex of the mat under the board, for example, would darken the triangles that reach
    /// outside.
    fn fill_hidden(&self, (starts, neighbours): &(Vec<u32>, Vec<u32>), light: &mut [VertexLight]) {
        let mut is_hidden: Vec<bool> = self.direct.iter().map(|direct| direct.is_hidden).collect();
        for _ in 0..FILL_PASSES {
            let was_hidden = is_hidden.clone();
            for vertex in 0..light.len() {
                if !was_hidden[vertex] {
                    continue;
                }
                let nearby = &neighbours[starts[vertex] as usize..starts[vertex + 1] as usize];
                let visible = nearby.iter().filter(|&&other| !was_hidden[other as usize]);
                let visible: Vec<VertexLight> =
                    visible.map(|&other| light[other as usize]).collect();
                if !visible.is_empty() {
                    light[vertex] = mean(visible.iter().map(|&light| (1.0, light)));
                    is_hidden[vertex] = false;
                }
            }
        }
    }

    /// Averages the light at each vertex with that of neighbours whose normals are similar.
    fn smoothed(
        &self,
        (starts, neighbours): &(Vec<u32>, Vec<u32>),
        light: &[VertexLight],
    ) -> Vec<VertexLight> {
        (0..light.len())
            .map(|vertex| {
                let normal = self.vertices[vertex].1;
                let nearby = &neighbours[starts[vertex] as usize..starts[vertex + 1] as usize];
                let weighted = nearby.iter().map(|&other| {
                    let other = other as usize;
                    let similarity = normal.dot(self.vertices[other].1).max(0.0);
                    (similarity.powi(SMOOTHING_EXPONENT), light[other])
                });
                let own_weight = (0.5 * nearby.len() as f32).max(1.0);
                mean(weighted.chain([(own_weight, light[vertex])]))
            })
            .collect()
    }
}

/// Returns the weighted mean of the light at several vertices.
fn mean(values: impl Iterator<Item = (f32, VertexLight)>) -> VertexLight {
    let (sum, weight) = values.fold(
        (VertexLight::default(), 0.0),
        |(sum, total), (weight, light)| {
            let sum = VertexLight {
                sky: sum.sky + weight * light.sky,
                from_wood: sum.from_wood + weight * light.from_wood,
                from_ground: sum.from_ground + weight * light.from_ground,
            };
            (sum, total + weight)
        },
    );
    VertexLight {
        sky: sum.sky / weight,
        from_wood: sum.from_wood / weight,
        from_ground: sum.from_ground / weight,
    }
}

#[cfg(test)]
mod tests;

//! Indirect light at every vertex of a few meshes. Pure.
//!
//! One set of rays per vertex tells how much of the sky it sees and what it sees instead. Each
//! bounce is then a sum over these rays, iterated until the light converges.
//!
//! Light is measured as what a white, matt surface would reflect, in units of the sun's
//! illuminance.

use std::collections::HashMap;
use std::f32::consts::{PI, TAU};

use bevy::math::{Quat, Vec2, Vec3};

use super::bvh::Bvh;
use crate::noise::random_unit;

/// How far above its surface a ray starts, in units.
const LIFT: f32 = 0.004;
/// Rays from each vertex towards the sun, and the radius of the bright patch of sky around it at
/// distance 1.
const SUN_RAYS: u32 = 6;
const SUN_SPREAD: f32 = 0.13;
/// Vertices within this distance (in units) and with nearly the same normal are welded.
const WELD: f32 = 1e-3;
const WELD_NORMAL: f32 = 0.1;
/// Passes that smooth the noise of the rays, and the exponent with which a neighbour's weight falls
/// off with the angle between the normals.
const SMOOTHING_PASSES: usize = 3;
const SMOOTHING_POWER: i32 = 8;
/// A vertex that hits back faces with more than this fraction of its rays lies inside a body. Its
/// light is filled in from its neighbours, in this many passes.
const HIDDEN: f32 = 0.5;
const FILL_PASSES: usize = 4;
/// Bounces end when the light changes by less than this, or after `BOUNCES` of them.
const CONVERGED: f32 = 2e-4;
const BOUNCES: usize = 60;
/// The fractional part of the golden ratio, which spaces rays evenly.
const GOLDEN: f32 = 0.618_034;

/// A mesh in world space.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Positions of the vertices.
    pub positions: Vec<Vec3>,
    /// Their normals.
    pub normals: Vec<Vec3>,
    /// Vertex indices of each triangle.
    pub triangles: Vec<[u32; 3]>,
    /// Fraction of light that it reflects.
    pub albedo: f32,
    /// Whether its light counts as reflected from wood rather than from the ground.
    pub is_wood: bool,
}

/// The lights, and the infinite ground plane below all shapes.
#[derive(Debug)]
pub struct Lights<S, L> {
    /// The direction to the sun.
    pub to_sun: Vec3,
    /// The illuminance of the sun: 1, or 0 at night.
    pub sun: f32,
    /// Fraction of the sun that reaches a point (x, z).
    pub leaves: L,
    /// Radiance of the surroundings in a direction, including the distant ground.
    pub sky: S,
    /// Height of the ground plane, and the fraction of light that it reflects.
    pub ground_height: f32,
    /// See `ground_height`.
    pub ground_albedo: f32,
}

/// The light at a vertex.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lit {
    /// Visible skylight, as a fraction of that of the unobstructed surroundings.
    pub sky: f32,
    /// Light reflected from wood.
    pub from_wood: f32,
    /// Light reflected from the ground.
    pub from_ground: f32,
}

/// What a ray hits: the index of a triangle, or one of these.
const SKY: u32 = u32::MAX;
const GROUND: u32 = u32::MAX - 1;
const BEHIND: u32 = u32::MAX - 2;

/// A bake in progress.
#[derive(Debug)]
pub struct Bake<S, L> {
    lights: Lights<S, L>,
    bvh: Bvh,
    rays: u32,
    /// Welded vertices: position, normal, albedo.
    vertices: Vec<(Vec3, Vec3, f32)>,
    is_wood: Vec<bool>,
    triangles: Vec<[u32; 3]>,
    /// For each shape, the welded vertex of each of its vertices.
    welded: Vec<Vec<u32>>,
    /// What the rays hit, in the order of the vertices traced so far.
    seen: Vec<u32>,
    direct: Vec<Direct>,
}

/// The direct light at a vertex.
#[derive(Clone, Copy, Debug)]
struct Direct {
    sun: f32,
    /// Light of the visible sky, and of the unobstructed surroundings.
    sky: f32,
    around: f32,
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
            let mut known: HashMap<[i32; 6], u32> = HashMap::new();
            let mut next = |at: &Vec3, normal: &Vec3| {
                let (at_key, normal_key) = (*at / WELD, *normal / WELD_NORMAL);
                let key = [at_key, normal_key].map(|key| key.round().as_ivec3().to_array());
                let key = std::array::from_fn(|i| key[i / 3][i % 3]);
                *known.entry(key).or_insert_with(|| {
                    vertices.push((*at, *normal, shape.albedo));
                    vertices.len() as u32 - 1
                })
            };
            let own: Vec<u32> = shape
                .positions
                .iter()
                .zip(&shape.normals)
                .map(|(at, normal)| next(at, normal))
                .collect();
            for triangle in &shape.triangles {
                triangles.push(triangle.map(|corner| own[corner as usize]));
                is_wood.push(shape.is_wood);
            }
            welded.push(own);
        }
        let place = |corner: u32| vertices[corner as usize].0;
        let bvh = Bvh::new(triangles.iter().map(|triangle| triangle.map(place)));
        Self {
            lights,
            bvh,
            rays,
            seen: Vec::with_capacity(vertices.len() * rays as usize),
            direct: Vec::with_capacity(vertices.len()),
            vertices,
            is_wood,
            triangles,
            welded,
        }
    }

    /// Traces the rays of up to `count` more vertices. Returns whether all are done.
    pub fn advance(&mut self, count: usize) -> bool {
        let end = (self.direct.len() + count).min(self.vertices.len());
        for vertex in self.direct.len()..end {
            let direct = self.gather_direct(vertex);
            self.direct.push(direct);
        }
        end == self.vertices.len()
    }

    fn gather_direct(&mut self, vertex: usize) -> Direct {
        let (at, normal, _) = self.vertices[vertex];
        let from = at + LIFT * normal;
        let seed = vertex as u32;
        let own = [0, 1].map(|axis| random_unit(seed.wrapping_mul(2).wrapping_add(axis)));
        let turn = Quat::from_rotation_arc(Vec3::Y, normal.normalize_or(Vec3::Y));
        let share = 1.0 / self.rays as f32;
        let mut direct = Direct {
            sun: self.sun_at(from, normal, own),
            sky: 0.0,
            around: 0.0,
            ground: 0.0,
            is_hidden: false,
        };
        let mut behind = 0;
        for ray in 0..self.rays {
            // Cosine-weighted directions over the hemisphere.
            let u = (ray as f32 + own[0]) * share;
            let v = (ray as f32 * GOLDEN + own[1]).fract();
            let flat = u.sqrt() * Vec2::from_angle(TAU * v);
            let direction = turn * Vec3::new(flat.x, (1.0 - u).max(0.0).sqrt(), flat.y);
            let radiance = (self.lights.sky)(direction) * share;
            direct.around += radiance;
            let seen = match self.bvh.first_hit(from, direction) {
                Some(hit) if hit.is_back_face => {
                    behind += 1;
                    BEHIND
                }
                Some(hit) => hit.triangle as u32,
                None if direction.y < 0.0 => {
                    direct.ground += self.ground_along(from, direction) * share;
                    GROUND
                }
                None => {
                    direct.sky += radiance;
                    SKY
                }
            };
            self.seen.push(seen);
        }
        direct.is_hidden = behind as f32 > HIDDEN * self.rays as f32;
        direct
    }

    /// Returns the sunlight at a point of a surface.
    fn sun_at(&self, from: Vec3, normal: Vec3, own: [f32; 2]) -> f32 {
        let Lights { to_sun, sun, .. } = self.lights;
        let facing = normal.dot(to_sun);
        if facing <= 0.0 || sun <= 0.0 {
            return 0.0;
        }
        let (u, v) = to_sun.any_orthonormal_pair();
        let open = (0..SUN_RAYS)
            .filter(|&ray| {
                let part = (ray as f32 + own[0]) / SUN_RAYS as f32;
                let flat = SUN_SPREAD
                    * part.sqrt()
                    * Vec2::from_angle(TAU * (ray as f32 * GOLDEN + own[1]));
                let direction = (to_sun + flat.x * u + flat.y * v).normalize();
                self.bvh.is_unoccluded(from, direction)
            })
            .count();
        let leaves = (self.lights.leaves)(Vec2::new(from.x, from.z));
        sun * facing * leaves * open as f32 / SUN_RAYS as f32 / PI
    }

    /// Returns the light that a downward ray gathers from the infinite ground plane.
    fn ground_along(&self, from: Vec3, direction: Vec3) -> f32 {
        let Lights {
            to_sun,
            ground_height,
            ground_albedo,
            ..
        } = self.lights;
        let way = (ground_height - from.y).min(0.0) / direction.y;
        let at = from + way * direction + LIFT * Vec3::Y;
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
    pub fn finish(self) -> Vec<Vec<Lit>> {
        let neighbours = self.neighbours();
        let mut lit = self.bounced();
        self.spread_to_hidden(&neighbours, &mut lit);
        for _ in 0..SMOOTHING_PASSES {
            lit = self.smoothed(&neighbours, &lit);
        }
        self.welded
            .iter()
            .map(|own| own.iter().map(|&vertex| lit[vertex as usize]).collect())
            .collect()
    }

    /// Bounces light until it converges.
    fn bounced(&self) -> Vec<Lit> {
        let share = 1.0 / self.rays as f32;
        let rays = self.rays as usize;
        let mut lit: Vec<Lit> = self
            .direct
            .iter()
            .map(|direct| Lit {
                sky: direct.sky / direct.around.max(1e-6),
                from_wood: 0.0,
                from_ground: direct.ground,
            })
            .collect();
        for _ in 0..BOUNCES {
            let leaving: Vec<f32> = self
                .triangles
                .iter()
                .map(|triangle| {
                    let of_corner = |corner: u32| {
                        let index = corner as usize;
                        let (direct, lit) = (&self.direct[index], &lit[index]);
                        let light = direct.sun + direct.sky + lit.from_wood + lit.from_ground;
                        self.vertices[index].2 * light
                    };
                    triangle.map(of_corner).iter().sum::<f32>() / 3.0
                })
                .collect();
            let mut change = 0.0f32;
            for (vertex, (lit, direct)) in lit.iter_mut().zip(&self.direct).enumerate() {
                let (mut wood, mut ground) = (0.0, 0.0);
                for &seen in &self.seen[vertex * rays..(vertex + 1) * rays] {
                    let Some(light) = leaving.get(seen as usize) else {
                        continue;
                    };
                    if self.is_wood[seen as usize] {
                        wood += light;
                    } else {
                        ground += light;
                    }
                }
                let (wood, ground) = (wood * share, ground * share + direct.ground);
                change = change
                    .max((wood - lit.from_wood).abs())
                    .max((ground - lit.from_ground).abs());
                (lit.from_wood, lit.from_ground) = (wood, ground);
            }
            if change < CONVERGED {
                break;
            }
        }
        lit
    }

    /// Returns the vertices that share an edge, as starts and a flat list: the neighbours of vertex
    /// `i` are at `starts[i]..starts[i + 1]`.
    fn neighbours(&self) -> (Vec<u32>, Vec<u32>) {
        let mut starts = vec![0u32; self.vertices.len() + 1];
        for corner in self.triangles.iter().flatten() {
            starts[*corner as usize + 1] += 2;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut ends = starts.clone();
        let mut others = vec![0u32; *starts.last().unwrap_or(&0) as usize];
        for &[a, b, c] in &self.triangles {
            for (corner, pair) in [(a, [b, c]), (b, [c, a]), (c, [a, b])] {
                let end = &mut ends[corner as usize];
                for other in pair {
                    others[*end as usize] = other;
                    *end += 1;
                }
            }
        }
        (starts, others)
    }

    /// Gives each vertex inside a body the mean light of its visible neighbours. Such a vertex, for
    /// example one of the mat under the board, would darken triangles that reach outside.
    fn spread_to_hidden(&self, (starts, others): &(Vec<u32>, Vec<u32>), lit: &mut [Lit]) {
        let mut is_hidden: Vec<bool> = self.direct.iter().map(|own| own.is_hidden).collect();
        for _ in 0..FILL_PASSES {
            let before = is_hidden.clone();
            for vertex in 0..lit.len() {
                if !before[vertex] {
                    continue;
                }
                let around = &others[starts[vertex] as usize..starts[vertex + 1] as usize];
                let seen = around.iter().filter(|&&other| !before[other as usize]);
                let seen: Vec<Lit> = seen.map(|&other| lit[other as usize]).collect();
                if !seen.is_empty() {
                    lit[vertex] = mean(seen.iter().map(|&lit| (1.0, lit)));
                    is_hidden[vertex] = false;
                }
            }
        }
    }

    fn smoothed(&self, (starts, others): &(Vec<u32>, Vec<u32>), lit: &[Lit]) -> Vec<Lit> {
        (0..lit.len())
            .map(|vertex| {
                let normal = self.vertices[vertex].1;
                let around = &others[starts[vertex] as usize..starts[vertex + 1] as usize];
                let weighted = around.iter().map(|&other| {
                    let other = other as usize;
                    let alike = normal.dot(self.vertices[other].1).max(0.0);
                    (alike.powi(SMOOTHING_POWER), lit[other])
                });
                let own = (0.5 * around.len() as f32).max(1.0);
                mean(weighted.chain([(own, lit[vertex])]))
            })
            .collect()
    }
}

/// Returns the weighted mean.
fn mean(values: impl Iterator<Item = (f32, Lit)>) -> Lit {
    let (sum, weight) = values.fold((Lit::default(), 0.0), |(sum, all), (weight, lit)| {
        let sum = Lit {
            sky: sum.sky + weight * lit.sky,
            from_wood: sum.from_wood + weight * lit.from_wood,
            from_ground: sum.from_ground + weight * lit.from_ground,
        };
        (sum, all + weight)
    });
    Lit {
        sky: sum.sky / weight,
        from_wood: sum.from_wood / weight,
        from_ground: sum.from_ground / weight,
    }
}

#[cfg(test)]
mod tests;

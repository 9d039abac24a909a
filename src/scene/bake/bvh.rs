//! A bounding volume hierarchy over triangles, built with the binned surface-area heuristic. Pure.

use bevy::math::{Vec3, Vec3A};

/// Maximum number of triangles in a leaf.
const MAX_LEAF_TRIANGLES: usize = 4;
/// Number of bins for the surface-area heuristic.
const BINS: usize = 12;
/// Capacity of the traversal stack: twice the depth of a hierarchy over a million triangles.
const MAX_STACK: usize = 64;
/// Hits closer than this are ignored.
const MIN_DISTANCE: f32 = 1e-5;

/// The closest hit of a ray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    /// Index of the triangle.
    pub triangle: usize,
    /// Distance along the ray, in lengths of its direction vector.
    pub distance: f32,
    /// Whether the ray hits the back face, whose corners run clockwise.
    pub is_back_face: bool,
}

/// A bounding volume hierarchy.
#[derive(Debug)]
pub struct Bvh {
    nodes: Vec<Node>,
    triangles: Vec<Triangle>,
}

#[derive(Clone, Copy, Debug)]
struct Triangle {
    corner: Vec3A,
    edges: [Vec3A; 2],
    index: u32,
}

/// A node and its bounding box. A leaf holds `count` triangles starting at `first`; an inner node
/// has a `count` of 0 and two children starting at `first`.
#[derive(Clone, Copy, Debug)]
struct Node {
    low: Vec3A,
    high: Vec3A,
    first: u32,
    count: u32,
}

#[derive(Clone, Copy)]
struct Bounds {
    low: Vec3A,
    high: Vec3A,
}

impl Bounds {
    const EMPTY: Self = Self {
        low: Vec3A::INFINITY,
        high: Vec3A::NEG_INFINITY,
    };

    fn including(self, point: Vec3A) -> Self {
        Self {
            low: self.low.min(point),
            high: self.high.max(point),
        }
    }

    fn union(self, other: Self) -> Self {
        Self {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// Returns half the surface area.
    fn area(self) -> f32 {
        let size = (self.high - self.low).max(Vec3A::ZERO);
        size.x * size.y + size.y * size.z + size.z * size.x
    }
}

impl Triangle {
    fn bounds(&self) -> Bounds {
        Bounds::EMPTY
            .including(self.corner)
            .including(self.corner + self.edges[0])
            .including(self.corner + self.edges[1])
    }

    fn centroid(&self) -> Vec3A {
        self.corner + (self.edges[0] + self.edges[1]) / 3.0
    }
}

impl Bvh {
    /// Builds a hierarchy over these triangles, whose indices are their order here. Rays never hit
    /// degenerate triangles.
    #[must_use]
    pub fn new(corners: impl IntoIterator<Item = [Vec3; 3]>) -> Self {
        let mut triangles: Vec<Triangle> = corners
            .into_iter()
            .enumerate()
            .map(|(index, [a, b, c])| Triangle {
                corner: a.into(),
                edges: [Vec3A::from(b - a), Vec3A::from(c - a)],
                index: index as u32,
            })
            .collect();
        let mut nodes = vec![leaf_node(&triangles, 0, triangles.len())];
        let mut pending = vec![0];
        while let Some(index) = pending.pop() {
            let Node { first, count, .. } = nodes[index];
            let (first, count) = (first as usize, count as usize);
            if count <= MAX_LEAF_TRIANGLES {
                continue;
            }
            let split = first + partition(&mut triangles[first..first + count]);
            let children = nodes.len();
            nodes.push(leaf_node(&triangles, first, split));
            nodes.push(leaf_node(&triangles, split, first + count));
            nodes[index].first = children as u32;
            nodes[index].count = 0;
            pending.extend([children, children + 1]);
        }
        Self { nodes, triangles }
    }

    /// Returns the closest hit of a ray.
    #[must_use]
    pub fn closest_hit(&self, from: Vec3, direction: Vec3) -> Option<Hit> {
        self.cast(from, direction, false)
    }

    /// Returns whether the ray is unoccluded.
    #[must_use]
    pub fn is_unoccluded(&self, from: Vec3, direction: Vec3) -> bool {
        self.cast(from, direction, true).is_none()
    }

    /// Returns the closest hit of a ray, or any hit if `any_hit`.
    fn cast(&self, from: Vec3, direction: Vec3, any_hit: bool) -> Option<Hit> {
        if self.triangles.is_empty() {
            return None;
        }
        let (from, direction) = (Vec3A::from(from), Vec3A::from(direction));
        let inverse_direction = direction.recip();
        let mut closest: Option<Hit> = None;
        let mut stack = [0u32; MAX_STACK];
        let mut stack_len = 1;
        let max_distance =
            |closest: &Option<Hit>| closest.map_or(f32::INFINITY, |hit| hit.distance);
        let entry = |node: &Node, max_distance: f32| {
            let (a, b) = (
                (node.low - from) * inverse_direction,
                (node.high - from) * inverse_direction,
            );
            let near = a.min(b).max_element().max(0.0);
            let far = a.max(b).min_element();
            (near <= far && near < max_distance).then_some(near)
        };
        self.nodes
            .first()
            .and_then(|root| entry(root, f32::INFINITY))?;
        while stack_len > 0 {
            stack_len -= 1;
            let node = &self.nodes[stack[stack_len] as usize];
            if node.count > 0 {
                let leaf = node.first as usize..(node.first + node.count) as usize;
                for triangle in &self.triangles[leaf] {
                    if let Some(hit) = intersect(triangle, from, direction, max_distance(&closest))
                    {
                        closest = Some(hit);
                        if any_hit {
                            return closest;
                        }
                    }
                }
                continue;
            }
            let children = [node.first, node.first + 1];
            let entries =
                children.map(|child| entry(&self.nodes[child as usize], max_distance(&closest)));
            let order = match entries {
                [Some(a), Some(b)] if b < a => [1, 0],
                _ => [0, 1],
            };
            // The nearer child is pushed last, so it is visited first.
            for child in order.into_iter().rev() {
                if entries[child].is_some() && stack_len < MAX_STACK {
                    stack[stack_len] = children[child];
                    stack_len += 1;
                }
            }
        }
        closest
    }
}

/// Creates a leaf with the triangles from `first` to `end`.
fn leaf_node(triangles: &[Triangle], first: usize, end: usize) -> Node {
    let bounds = triangles[first..end]
        .iter()
        .fold(Bounds::EMPTY, |bounds, triangle| {
            bounds.union(triangle.bounds())
        });
    Node {
        low: bounds.low,
        high: bounds.high,
        first: first as u32,
        count: (end - first) as u32,
    }
}

/// Partitions triangles at the bin boundary with the lowest surface-area cost, and returns the size
/// of the first group.
fn partition(triangles: &mut [Triangle]) -> usize {
    let centroid_bounds = triangles.iter().fold(Bounds::EMPTY, |bounds, triangle| {
        bounds.including(triangle.centroid())
    });
    let size = centroid_bounds.high - centroid_bounds.low;
    let axis = (0..3).fold(0, |widest, axis| {
        if size[axis] > size[widest] {
            axis
        } else {
            widest
        }
    });
    let half = triangles.len() / 2;
    if size[axis] <= 0.0 {
        return half;
    }
    let bin = |triangle: &Triangle| {
        let fraction = (triangle.centroid()[axis] - centroid_bounds.low[axis]) / size[axis];
        ((fraction * BINS as f32) as usize).min(BINS - 1)
    };
    let mut bins = [(0, Bounds::EMPTY); BINS];
    for triangle in &*triangles {
        let (count, bounds) = &mut bins[bin(triangle)];
        *count += 1;
        *bounds = bounds.union(triangle.bounds());
    }
    let cost = |bins: &[(usize, Bounds)]| {
        let (count, bounds) = bins
            .iter()
            .fold((0, Bounds::EMPTY), |(total, union), (count, bounds)| {
                (total + count, union.union(*bounds))
            });
        (count, count as f32 * bounds.area().max(0.0))
    };
    let best = (1..BINS)
        .filter_map(|boundary| {
            let (left, right) = bins.split_at(boundary);
            let ((left, a), (right, b)) = (cost(left), cost(right));
            (left > 0 && right > 0).then_some((a + b, boundary))
        })
        .min_by(|a, b| a.0.total_cmp(&b.0));
    let Some((_, boundary)) = best else {
        return half;
    };
    let mut first = 0;
    for index in 0..triangles.len() {
        if bin(&triangles[index]) < boundary {
            triangles.swap(first, index);
            first += 1;
        }
    }
    first
}

/// Intersects a ray with a triangle, using the Möller–Trumbore algorithm.
fn intersect(triangle: &Triangle, from: Vec3A, direction: Vec3A, max_distance: f32) -> Option<Hit> {
    let [edge_1, edge_2] = triangle.edges;
    let p = direction.cross(edge_2);
    let determinant = edge_1.dot(p);
    if determinant == 0.0 {
        return None;
    }
    let inverse_determinant = determinant.recip();
    let offset = from - triangle.corner;
    let u = offset.dot(p) * inverse_determinant;
    let q = offset.cross(edge_1);
    let v = direction.dot(q) * inverse_determinant;
    let distance = edge_2.dot(q) * inverse_determinant;
    let is_inside = u >= 0.0 && v >= 0.0 && u + v <= 1.0;
    (is_inside && distance > MIN_DISTANCE && distance < max_distance).then_some(Hit {
        triangle: triangle.index as usize,
        distance,
        is_back_face: determinant < 0.0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::noise::random_unit;

    fn random_point(seed: u32) -> Vec3 {
        Vec3::from_array([0, 1, 2].map(|axis| 2.0 * random_unit(seed * 3 + axis) - 1.0))
    }

    #[test]
    fn rays_hit_the_same_triangles_as_without_the_hierarchy() {
        let corners: Vec<[Vec3; 3]> = (0..400)
            .map(|i| {
                let at = random_point(i);
                [1, 2, 3].map(|corner| at + 0.2 * random_point(1000 * corner + i))
            })
            .collect();
        let hierarchy = Bvh::new(corners.iter().copied());
        let brute_force = Bvh {
            nodes: vec![leaf_node(&hierarchy.triangles, 0, corners.len())],
            triangles: hierarchy.triangles.clone(),
        };
        let mut hits = 0;
        for ray in 0..2000 {
            let from = 2.0 * random_point(9000 + ray);
            let direction = (random_point(20_000 + ray) - from).normalize();
            let hit = hierarchy.closest_hit(from, direction);
            assert_eq!(hit, brute_force.closest_hit(from, direction));
            assert_eq!(hierarchy.is_unoccluded(from, direction), hit.is_none());
            hits += usize::from(hit.is_some());
        }
        assert!((500..2000).contains(&hits), "{hits}");
    }

    #[test]
    fn hits_distinguish_front_and_back_faces() {
        let corners = [Vec3::ZERO, Vec3::X, Vec3::Y];
        let bvh = Bvh::new([corners]);
        let at = Vec3::new(0.2, 0.2, 1.0);
        let hit =
            |from: Vec3, direction| bvh.closest_hit(from, direction).map(|hit| hit.is_back_face);
        assert_eq!(hit(at, Vec3::NEG_Z), Some(false));
        assert_eq!(hit(-at.with_x(-0.2).with_y(-0.2), Vec3::Z), Some(true));
        assert_eq!(hit(at, Vec3::Z), None);
        assert!(Bvh::new([]).is_unoccluded(Vec3::ZERO, Vec3::X));
    }
}

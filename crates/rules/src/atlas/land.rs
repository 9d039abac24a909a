//! The landmasses of the world: outlines from Natural Earth (`assets/land.ron`, embedded), and
//! their triangulation.

use std::sync::LazyLock;

use serde::Deserialize;

use super::project;

/// A polygon on the flat map.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The vertices, [projected](project); the last connects back to the first.
    pub corners: Vec<[f32; 2]>,
    /// The triangulation, as vertex indices.
    pub triangles: Vec<[u32; 3]>,
}

/// The outlines of the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Land {
    /// Continents and islands.
    pub land: Vec<Outline>,
    /// Lakes within them.
    pub lakes: Vec<Outline>,
}

/// The asset's format: longitudes and latitudes in tenths of a degree, alternating.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    land: Vec<Vec<i16>>,
    lakes: Vec<Vec<i16>>,
}

/// Returns the outlines, parsed and triangulated on first use.
#[must_use]
pub fn all() -> &'static Land {
    static ALL: LazyLock<Land> = LazyLock::new(|| {
        let file: File =
            ron::from_str(include_str!("../../../../assets/land.ron")).unwrap_or_default();
        let outlines = |rings: Vec<Vec<i16>>| rings.iter().map(|ring| outline(ring)).collect();
        Land {
            land: outlines(file.land),
            lakes: outlines(file.lakes),
        }
    });
    &ALL
}

fn outline(ring: &[i16]) -> Outline {
    let corner = |pair: &[i16; 2]| {
        let [longitude, latitude] = pair.map(|tenths| f32::from(tenths) / 10.0);
        project(longitude, latitude)
    };
    let corners: Vec<_> = ring.as_chunks().0.iter().map(corner).collect();
    let triangles = triangulate(&corners);
    Outline { corners, triangles }
}

/// Triangulates a simple polygon by ear clipping. The vertices must be in the asset's order,
/// counterclockwise when north is up.
fn triangulate(corners: &[[f32; 2]]) -> Vec<[u32; 3]> {
    let mut remaining: Vec<usize> = (0..corners.len()).collect();
    let mut triangles = Vec::with_capacity(corners.len().saturating_sub(2));
    // Resuming at the last ear makes clipping advance along a long coast.
    let mut start = 0;
    let mut attempts = 0;
    while remaining.len() > 2 && attempts < remaining.len() {
        let count = remaining.len();
        let vertex = |offset: usize| remaining[(start + offset) % count];
        let ear = [vertex(0), vertex(1), vertex(2)];
        if is_ear(ear.map(|vertex| corners[vertex]), &remaining, corners) {
            triangles.push(ear.map(|vertex| vertex as u32));
            remaining.remove((start + 1) % count);
            start = (start + remaining.len() - 1) % remaining.len();
            attempts = 0;
        } else {
            start = (start + 1) % count;
            attempts += 1;
        }
    }
    triangles
}

/// Returns `true` if three consecutive vertices form an ear: a convex corner whose triangle
/// contains no other vertex.
fn is_ear(ear: [[f32; 2]; 3], remaining: &[usize], corners: &[[f32; 2]]) -> bool {
    let [previous, tip, next] = ear;
    if double_area(previous, tip, next) < 0.0 {
        return false;
    }
    remaining.iter().map(|&index| corners[index]).all(|corner| {
        ear.contains(&corner)
            || double_area(previous, tip, corner) < 0.0
            || double_area(tip, next, corner) < 0.0
            || double_area(next, previous, corner) < 0.0
    })
}

/// Returns twice the signed area of a triangle on the map; positive if its corners turn left.
fn double_area(from: [f32; 2], through: [f32; 2], to: [f32; 2]) -> f32 {
    (through[1] - from[1]) * (to[0] - from[0]) - (through[0] - from[0]) * (to[1] - from[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_fill_every_outline_once() {
        let Land { land, lakes } = all();
        assert!(land.len() > 80 && !lakes.is_empty());
        for outline in land.iter().chain(lakes) {
            let corners = &outline.corners;
            let origin = corners[0];
            let pairs = corners.windows(2);
            let total: f32 = pairs
                .map(|pair| double_area(origin, pair[0], pair[1]))
                .sum();
            let areas = outline
                .triangles
                .iter()
                .map(|triangle| double_area_of(triangle.map(|index| corners[index as usize])));
            let (sum, min) = areas.fold((0.0, f32::MAX), |(sum, min), area| {
                (sum + area, min.min(area))
            });
            assert!(total > 0.0 && min >= 0.0);
            assert!((sum - total).abs() < 0.001 * total, "{sum} of {total}");
        }
    }

    fn double_area_of([from, through, to]: [[f32; 2]; 3]) -> f32 {
        double_area(from, through, to)
    }
}

//! The world's landmasses: outlines from Natural Earth (`assets/land.ron`, embedded), and their
//! triangulation.

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
    let triangles = fill(&corners);
    Outline { corners, triangles }
}

/// Triangulates a simple polygon by ear clipping. The vertices must be in the asset's order,
/// counterclockwise when north is up.
fn fill(corners: &[[f32; 2]]) -> Vec<[u32; 3]> {
    let mut rest: Vec<usize> = (0..corners.len()).collect();
    let mut triangles = Vec::with_capacity(corners.len().saturating_sub(2));
    // Resumes at the last ear, so that clipping advances along a long coast.
    let mut at = 0;
    let mut attempts = 0;
    while rest.len() > 2 && attempts < rest.len() {
        let count = rest.len();
        let index = |offset: usize| rest[(at + offset) % count];
        let ear = [index(0), index(1), index(2)];
        if is_ear(ear.map(|index| corners[index]), &rest, corners) {
            triangles.push(ear.map(|index| index as u32));
            rest.remove((at + 1) % count);
            at = (at + rest.len() - 1) % rest.len();
            attempts = 0;
        } else {
            at = (at + 1) % count;
            attempts += 1;
        }
    }
    triangles
}

/// Returns `true` if three consecutive vertices form an ear: a convex corner whose triangle
/// contains no other vertex.
fn is_ear(ear: [[f32; 2]; 3], rest: &[usize], corners: &[[f32; 2]]) -> bool {
    let [before, tip, after] = ear;
    if turn(before, tip, after) < 0.0 {
        return false;
    }
    rest.iter().map(|&index| corners[index]).all(|corner| {
        ear.contains(&corner)
            || turn(before, tip, corner) < 0.0
            || turn(tip, after, corner) < 0.0
            || turn(after, before, corner) < 0.0
    })
}

/// Twice the signed area of a triangle on the map, positive if its corners turn left.
fn turn(from: [f32; 2], by: [f32; 2], to: [f32; 2]) -> f32 {
    (by[1] - from[1]) * (to[0] - from[0]) - (by[0] - from[0]) * (to[1] - from[1])
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
            let whole: f32 = pairs.map(|pair| turn(origin, pair[0], pair[1])).sum();
            let areas = outline
                .triangles
                .iter()
                .map(|triangle| turn_of(triangle.map(|index| corners[index as usize])));
            let (sum, least) = areas.fold((0.0, f32::MAX), |(sum, least), area| {
                (sum + area, least.min(area))
            });
            assert!(whole > 0.0 && least >= 0.0);
            assert!((sum - whole).abs() < 0.001 * whole, "{sum} of {whole}");
        }
    }

    fn turn_of([from, by, to]: [[f32; 2]; 3]) -> f32 {
        turn(from, by, to)
    }
}

//! The patch of the top around one vessel: bowl, lip and frame.

use bevy::math::{Vec2, Vec3, Vec3Swizzles};

use super::Detail;
use super::outline::Outline;
use super::sky::SkyTable;
use super::surface::{Surface, Vertex};
use super::vessel_number;
use crate::board::{BoardLayout, BoardShape, Bowl, BowlCache};
use awale_rules::board::Vessel;

/// Exponent of the spacing of the rings; below 1, they are denser towards the lip.
const WALL_EXPONENT: f32 = 0.8;
/// Rings on the flat wood, as fractions of the way from the lip to the frame.
const FLAT_RINGS: [f32; 3] = [0.2, 0.5, 1.0];
/// Finer rings for the rising ends of a boat, like [`FLAT_RINGS`].
const RISING_RINGS: [f32; 12] = [
    0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.68, 0.76, 0.84, 0.9, 0.95, 1.0,
];
/// Maximum extent of the lip, as a fraction of the way from the centre to the frame.
const MAX_LIP_FRACTION: f32 = 0.97;
/// Wear of the bottom of a hollow.
const BOTTOM_WEAR: f32 = 0.55;
/// Wear of the lip of a hollow.
const LIP_WEAR: f32 = 1.0;
/// Wear of the flat wood.
const FLAT_WEAR: f32 = 0.12;
/// Distance over which a lip's wear falls to 1/e on the top, in units.
const WEAR_FALLOFF: f32 = 0.045;

/// Adds the patches of all vessels.
pub fn add_vessels(surface: &mut Surface, layout: &BoardLayout, outline: &Outline, detail: Detail) {
    let mut skies = BowlCache::default();
    for vessel in layout.vessels() {
        let bowl = layout.bowl(vessel);
        let sky = skies.get_or_insert_with(bowl, || SkyTable::new(&bowl, &rings(&bowl, detail)));
        let patch = Patch {
            layout,
            centre: layout.centre(vessel),
            number: vessel_number(layout.geometry(), vessel) as f32,
            bowl,
            rings: rings(&bowl, detail),
            is_loft: matches!(vessel, Vessel::Loft(_)),
            is_worn: layout.is_carved(vessel),
        };
        patch.add(surface, sky, &outline.frame(vessel));
    }
}

/// Returns the radii of the rings of a hollow and its lip, relative to the rim.
fn rings(bowl: &Bowl, detail: Detail) -> Vec<f32> {
    let (inner, outer) = (bowl.inner_radius(), bowl.outer_radius());
    let fractions = |count: usize| (1..=count).map(move |ring| ring as f32 / count as f32);
    let wall = fractions(detail.wall_rings()).map(|fraction| inner * fraction.powf(WALL_EXPONENT));
    let lip = fractions(detail.lip_rings()).map(|fraction| inner + (outer - inner) * fraction);
    wall.chain(lip).collect()
}

struct Patch<'a> {
    layout: &'a BoardLayout,
    centre: Vec3,
    number: f32,
    bowl: Bowl,
    rings: Vec<f32>,
    is_loft: bool,
    /// Whether the hollow has been worn by hands.
    is_worn: bool,
}

impl Patch<'_> {
    fn add(&self, surface: &mut Surface, sky: &SkyTable, frame: &[Vec2]) {
        // The directions of the bowl's vertices, and the radius at which the lip ends in each,
        // limited as wide lips would otherwise overlap their frames.
        let (inner, outer) = (self.bowl.inner_radius(), self.bowl.outer_radius());
        let directions: Vec<_> = frame
            .iter()
            .map(|at| {
                let to_frame = *at - self.centre.xz();
                let lip_end = outer.min(MAX_LIP_FRACTION * self.bowl.radius_at(to_frame));
                (self.bowl.rim_point(to_frame / self.bowl.semi_axes), lip_end)
            })
            .collect();
        let bottom = surface.push(self.vertex(Vec2::ZERO, sky.at_bottom()));
        let mut previous: Vec<u32> = Vec::new();
        for (ring, &radius) in self.rings.iter().enumerate() {
            let ring_vertex = |&(direction, lip_end): &(Vec2, f32)| {
                let over_lip = (radius - inner).max(0.0) / (outer - inner);
                let radius = radius.min(inner) + (lip_end - inner) * over_lip;
                let offset = self.bowl.semi_axes * direction * radius;
                self.vertex(offset, sky.on_ring(ring, direction))
            };
            let next: Vec<_> = directions
                .iter()
                .map(|direction| surface.push(ring_vertex(direction)))
                .collect();
            if previous.is_empty() {
                surface.fan(bottom, &next);
            } else {
                surface.stitch(&previous, &next);
            }
            previous = next;
        }
        let is_rising = self.layout.shape() == BoardShape::Boat && self.is_loft;
        let rings: &[f32] = if is_rising {
            &RISING_RINGS
        } else {
            &FLAT_RINGS
        };
        for &fraction in rings {
            let next: Vec<_> = frame
                .iter()
                .zip(&directions)
                .map(|(&at, &(direction, lip_end))| {
                    let lip = self.bowl.semi_axes * direction * lip_end;
                    let mut vertex = self.vertex(lip.lerp(at - self.centre.xz(), fraction), 1.0);
                    if fraction == 1.0 {
                        // Use the frame's exact point, which the neighbouring patch shares.
                        let y = self.centre.y + self.layout.rise_at(at.x).0;
                        vertex.position = Vec3::new(at.x, y, at.y);
                    }
                    surface.push(vertex)
                })
                .collect();
            surface.stitch(&previous, &next);
            previous = next;
        }
    }

    fn vertex(&self, offset: Vec2, sky: f32) -> Vertex {
        let depth = self.bowl.depth_at(offset);
        let radius = self.bowl.radius_at(offset);
        let (rise, slope) = self.layout.rise_at(self.centre.x + offset.x);
        let gradient = self.bowl.gradient_at(offset) - Vec2::X * slope;
        Vertex {
            position: self.centre + Vec3::new(offset.x, rise - depth, offset.y),
            normal: Vec3::new(gradient.x, 1.0, gradient.y).normalize(),
            uv: Vec2::new(self.number, radius),
            sky,
            wear: if radius < 1.0 && self.is_worn {
                wear_inside(radius)
            } else {
                self.wear_outside(offset)
            },
            hull: 0.0,
        }
    }

    /// Returns the wear of the flat wood from all lips near it, so that neighbouring patches agree.
    fn wear_outside(&self, offset: Vec2) -> f32 {
        let at = self.centre.xz() + offset;
        let lip_distances = self.layout.carved().map(|vessel| {
            let offset = at - self.layout.centre(vessel).xz();
            let bowl = self.layout.bowl(vessel);
            (offset.length() * (1.0 - 1.0 / bowl.radius_at(offset).max(1.0))).max(0.0)
        });
        let nearest = lip_distances.fold(f32::INFINITY, f32::min);
        FLAT_WEAR + (LIP_WEAR - FLAT_WEAR) * (-nearest / WEAR_FALLOFF).exp()
    }
}

/// Returns the wear in a hollow at this radius: highest on the lip.
fn wear_inside(radius: f32) -> f32 {
    BOTTOM_WEAR + (LIP_WEAR - BOTTOM_WEAR) * radius.powi(4)
}

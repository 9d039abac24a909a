//! The part of the top around one vessel: bowl, lip and frame.

use bevy::math::{Vec2, Vec3, Vec3Swizzles};

use super::Detail;
use super::outline::Outline;
use super::sky::SkyTable;
use super::surface::{Point, Surface};
use super::vessel_number;
use crate::board::{BoardLayout, BoardShape, Bowl, ByBowl};
use awale_rules::board::Vessel;

/// Exponent of the spacing of the rings: below 1 they are denser towards the wall.
const WALL_SPACING: f32 = 0.8;
/// Rings on the flat wood, as fractions of the way from the lip to the frame, and the finer ones
/// where wood rises at the ends of a boat.
const FLAT_RINGS: [f32; 3] = [0.2, 0.5, 1.0];
const RISING_RINGS: [f32; 12] = [
    0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.68, 0.76, 0.84, 0.9, 0.95, 1.0,
];
/// The lip ends at this fraction of the way from the middle to the frame, at the latest.
const LIP_ENDS: f32 = 0.97;
/// Wear of the bottom of a hollow, of its lip and of the flat wood.
const WEAR_BOTTOM: f32 = 0.55;
const WEAR_LIP: f32 = 1.0;
const WEAR_FLAT: f32 = 0.12;
/// Distance over which a lip's wear fades on the top, in units.
const WEAR_FADES: f32 = 0.045;

/// Adds the patches of all vessels.
pub fn add_vessels(surface: &mut Surface, layout: &BoardLayout, outline: &Outline, detail: Detail) {
    let mut skies = ByBowl::default();
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

/// Returns the radii of the rings of a hollow and its lip; 1 is the rim.
fn rings(bowl: &Bowl, detail: Detail) -> Vec<f32> {
    let (inner, outer) = (bowl.inner_radius(), bowl.outer_radius());
    let parts = |count: usize| (1..=count).map(move |ring| ring as f32 / count as f32);
    let wall = parts(detail.wall_rings()).map(|part| inner * part.powf(WALL_SPACING));
    let lip = parts(detail.lip_rings()).map(|part| inner + (outer - inner) * part);
    wall.chain(lip).collect()
}

struct Patch<'a> {
    layout: &'a BoardLayout,
    centre: Vec3,
    number: f32,
    bowl: Bowl,
    rings: Vec<f32>,
    is_loft: bool,
    /// Whether hands have worn it.
    is_worn: bool,
}

impl Patch<'_> {
    fn add(&self, surface: &mut Surface, sky: &SkyTable, frame: &[Vec2]) {
        // The directions of the bowl's vertices, and the radius at which the lip ends in each: the
        // widest lips would otherwise overlap their frames.
        let (inner, outer) = (self.bowl.inner_radius(), self.bowl.outer_radius());
        let directions: Vec<_> = frame
            .iter()
            .map(|at| {
                let to_frame = *at - self.centre.xz();
                let ends = outer.min(LIP_ENDS * self.bowl.radius_at(to_frame));
                (self.bowl.on_rim(to_frame / self.bowl.rim), ends)
            })
            .collect();
        let middle = surface.push(self.point(Vec2::ZERO, sky.at_bottom()));
        let mut last: Vec<u32> = Vec::new();
        for (ring, &radius) in self.rings.iter().enumerate() {
            let on_ring = |&(direction, ends): &(Vec2, f32)| {
                let over_lip = (radius - inner).max(0.0) / (outer - inner);
                let radius = radius.min(inner) + (ends - inner) * over_lip;
                let offset = self.bowl.rim * direction * radius;
                self.point(offset, sky.on_ring(ring, direction))
            };
            let next: Vec<_> = directions
                .iter()
                .map(|direction| surface.push(on_ring(direction)))
                .collect();
            if last.is_empty() {
                surface.fan(middle, &next);
            } else {
                surface.stitch(&last, &next);
            }
            last = next;
        }
        let is_rising = self.layout.shape() == BoardShape::Boat && self.is_loft;
        let rings: &[f32] = if is_rising {
            &RISING_RINGS
        } else {
            &FLAT_RINGS
        };
        for &part in rings {
            let next: Vec<_> = frame
                .iter()
                .zip(&directions)
                .map(|(&at, &(direction, ends))| {
                    let lip = self.bowl.rim * direction * ends;
                    let mut point = self.point(lip.lerp(at - self.centre.xz(), part), 1.0);
                    if part == 1.0 {
                        // Use the frame's exact point, which the neighbour shares.
                        let y = self.centre.y + self.layout.rise_at(at.x).0;
                        point.position = Vec3::new(at.x, y, at.y);
                    }
                    surface.push(point)
                })
                .collect();
            surface.stitch(&last, &next);
            last = next;
        }
    }

    fn point(&self, offset: Vec2, sky: f32) -> Point {
        let depth = self.bowl.depth_at(offset);
        let radius = self.bowl.radius_at(offset);
        let (rise, slope) = self.layout.rise_at(self.centre.x + offset.x);
        let gradient = self.bowl.gradient_at(offset) - Vec2::X * slope;
        Point {
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
        let from_lips = self.layout.carved().map(|vessel| {
            let offset = at - self.layout.centre(vessel).xz();
            let bowl = self.layout.bowl(vessel);
            (offset.length() * (1.0 - 1.0 / bowl.radius_at(offset).max(1.0))).max(0.0)
        });
        let nearest = from_lips.fold(f32::INFINITY, f32::min);
        WEAR_FLAT + (WEAR_LIP - WEAR_FLAT) * (-nearest / WEAR_FADES).exp()
    }
}

/// Returns the wear in a hollow at this radius: highest on the lip.
fn wear_inside(radius: f32) -> f32 {
    WEAR_BOTTOM + (WEAR_LIP - WEAR_BOTTOM) * radius.powi(4)
}

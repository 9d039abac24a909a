//! The dimensions of a board, derived from its number of holes: pure geometry, shared by mesh,
//! heaps, pointer, camera and sound.
//!
//! One unit is 10 cm. The board stands on the ground at `y = 0`, centred on the origin; x points to
//! South's right, y up, and z towards South.

mod bowl;
mod shape;

use bevy::math::{Ray3d, Vec2, Vec3, Vec3Swizzles, bounding::Aabb3d};

use awale_rules::board::{Geometry, Hole, Side, Vessel};

pub use bowl::{Bowl, BowlCache};
use bowl::{OVAL_EXPONENT, SQUARE_EXPONENT};
pub use shape::BoardShape;
use shape::Dimensions;

/// Radius of a seed, in units.
pub const SEED_RADIUS: f32 = 0.085;
/// Distance between the centres of neighbouring holes in a row, in units.
pub const HOLE_PITCH: f32 = 0.98;
/// Width of the wood between the rim of a loft and the end of the rows, which is half a pitch
/// beyond the centre of the last hole.
const LOFT_MARGIN: f32 = 0.05;
/// Width of the strip of ground under the board, along its foot, that counts as visible.
const HIDDEN_MARGIN: f32 = 0.12;
/// Row length above which lofts are longer, as they hold more seeds.
const MAX_BASE_ROW: usize = 6;
/// Growth of lofts per hole of a row above [`MAX_BASE_ROW`].
const LOFT_GROWTH_PER_HOLE: f32 = 0.035;
/// On four rows, how much farther the inner rows are from the centre line than on two rows.
const EXTRA_INNER_OFFSET: f32 = 0.1;
/// On four rows, how much farther a player's rows are from each other than two rows are.
const EXTRA_ROW_PITCH: f32 = 0.06;
/// Rim and depth of a hole in an outer row, relative to an inner one.
const OUTER_HOLE_SCALE: (f32, f32) = (0.9, 0.72);
/// Rim of a nyumba (a square hole), relative to other holes of an inner row.
const NYUMBA_SCALE: f32 = 0.98;
/// Scale of lofts on four rows along x and z, relative to two rows.
const FOUR_ROW_LOFT_SCALE: Vec2 = Vec2::new(0.95, 1.3);
/// Placeholder for a loft on a board without any: a spot of the wood too shallow to be visible.
const NO_LOFT: Bowl = Bowl {
    semi_axes: Vec2::new(0.2, 0.9),
    depth: 0.001,
    lip: 0.0005,
    rim_exponent: OVAL_EXPONENT,
};
/// Distance of its centre from the end of the rows.
const NO_LOFT_OFFSET: f32 = LOFT_MARGIN + 0.35;
/// Distance from the centre of a loft at which a boat's prow begins to rise, in semi-axes.
const PROW_START: f32 = 1.12;
/// Radius within which a point counts as on a vessel, in rim radii.
const VESSEL_RADIUS: f32 = 1.14;
/// Maximum distance from a vessel's rim at which the pointer is on that vessel, in units: enough to
/// leave no gap between two holes.
const MAX_POINTER_DISTANCE: f32 = 0.2;

/// The dimensions of one board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardLayout {
    geometry: Geometry,
    shape: BoardShape,
    dimensions: Dimensions,
    loft: Bowl,
    loft_x: f32,
    /// Distance of the end squares from the centre; used only on boards that have them.
    square_x: f32,
}

impl BoardLayout {
    /// Lays out a carved block with this geometry.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        Self::shaped(geometry, BoardShape::Block)
    }

    /// Lays out a board of this shape with this geometry.
    #[must_use]
    pub fn shaped(geometry: Geometry, shape: BoardShape) -> Self {
        let dimensions = shape.dimensions();
        let columns = geometry.columns();
        let growth = columns.saturating_sub(MAX_BASE_ROW) as f32 * LOFT_GROWTH_PER_HOLE;
        let loft_scale = if geometry.has_four_rows() {
            FOUR_ROW_LOFT_SCALE
        } else {
            Vec2::ONE
        };
        let loft = if geometry.has_stores() {
            Bowl {
                semi_axes: (dimensions.loft.semi_axes + Vec2::X * growth) * loft_scale,
                ..dimensions.loft
            }
        } else {
            NO_LOFT
        };
        let rows_end = 0.5 * columns as f32 * HOLE_PITCH;
        let mut layout = Self {
            geometry,
            shape,
            dimensions,
            loft,
            loft_x: 0.0,
            square_x: rows_end + LOFT_MARGIN + dimensions.end_square.semi_axes.x,
        };
        let loft_offset = if geometry.has_stores() {
            LOFT_MARGIN + loft.semi_axes.x
        } else {
            NO_LOFT_OFFSET
        };
        layout.loft_x = layout.squares_end().unwrap_or(rows_end) + loft_offset;
        layout
    }

    /// Returns the geometry of the board.
    #[must_use]
    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the shape of the board.
    #[must_use]
    pub fn shape(&self) -> BoardShape {
        self.shape
    }

    /// Returns every hole in index order, then South's and North's loft.
    pub fn vessels(&self) -> impl Iterator<Item = Vessel> + use<> {
        self.geometry.vessels()
    }

    /// Returns whether the vessel is carved: false for the lofts of a board without any.
    #[must_use]
    pub fn is_carved(&self, vessel: Vessel) -> bool {
        self.geometry.has_stores() || matches!(vessel, Vessel::Hole(_))
    }

    /// Returns the carved vessels.
    pub fn carved(&self) -> impl Iterator<Item = Vessel> + '_ {
        self.vessels().filter(|vessel| self.is_carved(*vessel))
    }

    /// Returns the centre of the vessel's rim, on the top plane of the board.
    #[must_use]
    pub fn centre(&self, vessel: Vessel) -> Vec3 {
        let Vec2 { x, y: z } = match vessel {
            Vessel::Hole(hole) => self.hole_centre(hole),
            Vessel::Loft(Side::South) => Vec2::new(self.loft_x, 0.0),
            Vessel::Loft(Side::North) => Vec2::new(-self.loft_x, 0.0),
        };
        Vec3::new(x, self.top(), z)
    }

    /// Returns the centre of the rows of `side`, on the top plane of the board.
    #[must_use]
    pub fn middle_of_rows(&self, side: Side) -> Vec3 {
        let z = self.rows_meet().unwrap_or(self.dimensions.row_offset);
        let z = match side {
            Side::South => z,
            Side::North => -z,
        };
        Vec3::new(0.0, self.top(), z)
    }

    /// Returns the vessel's carved shape, which is almost flat for a loft on a board without lofts.
    #[must_use]
    pub fn bowl(&self, vessel: Vessel) -> Bowl {
        match vessel {
            Vessel::Hole(hole) if self.geometry.is_end_square(hole) => self.dimensions.end_square,
            Vessel::Hole(hole) if self.geometry.is_nyumba(hole) => Bowl {
                semi_axes: self.dimensions.hole.semi_axes * NYUMBA_SCALE,
                rim_exponent: SQUARE_EXPONENT,
                ..self.dimensions.hole
            },
            Vessel::Hole(hole) if self.geometry.is_outer(hole) => Bowl {
                semi_axes: self.dimensions.hole.semi_axes * OUTER_HOLE_SCALE.0,
                depth: self.dimensions.hole.depth * OUTER_HOLE_SCALE.1,
                ..self.dimensions.hole
            },
            Vessel::Hole(_) => self.dimensions.hole,
            Vessel::Loft(_) => self.loft,
        }
    }

    /// Returns the maximum distance of a seed's centre from the vessel's centre along x and z,
    /// which keeps neighbouring full heaps apart.
    #[must_use]
    pub fn fence(&self, vessel: Vessel) -> Vec2 {
        match vessel {
            Vessel::Hole(_) => self.bowl(vessel).semi_axes - Vec2::splat(0.015),
            Vessel::Loft(_) => self.loft.semi_axes - Vec2::splat(0.01),
        }
    }

    /// Returns the height of the top plane above the ground.
    #[must_use]
    pub fn top(&self) -> f32 {
        self.dimensions.height
    }

    /// Returns the rise of the top above its plane at this x, and the slope there: nonzero only
    /// beyond the lofts of a boat.
    #[must_use]
    pub fn rise_at(&self, x: f32) -> (f32, f32) {
        let start = self.loft_x + PROW_START * self.loft.semi_axes.x;
        let length = self.half_length() - start;
        let fraction = ((x.abs() - start) / length).max(0.0);
        let height = self.dimensions.prow_height * fraction * fraction;
        (
            height,
            2.0 * self.dimensions.prow_height * fraction / length * x.signum(),
        )
    }

    /// Returns the superellipse exponent of the ends: 2 gives half an ellipse, higher values are
    /// blunter.
    #[must_use]
    pub fn end_exponent(&self) -> f32 {
        self.dimensions.end_exponent
    }

    /// Returns the inset of the foot from the edge along the sides and at the ends; negative if it
    /// spreads outwards.
    #[must_use]
    pub fn foot_insets(&self) -> Vec2 {
        self.dimensions.foot_insets
    }

    /// Returns the half-extents of a rectangle of ground that is hidden by the board in all views.
    #[must_use]
    pub fn hidden_ground(&self) -> Vec2 {
        let foot = self.half_width() - self.foot_insets().x.max(0.0);
        Vec2::new(self.half_straight(), foot - HIDDEN_MARGIN)
    }

    /// Returns half the length of the board, from end to end.
    #[must_use]
    pub fn half_length(&self) -> f32 {
        if self.geometry.has_stores() {
            return self.loft_x + self.loft.semi_axes.x + self.dimensions.end_margin;
        }
        // The ends have the same length as with lofts.
        let loft = self.dimensions.loft.semi_axes.x * FOUR_ROW_LOFT_SCALE.x;
        self.half_straight() + self.dimensions.end_offset + loft + self.dimensions.end_margin
    }

    /// Returns half the width of the board, from side to side.
    #[must_use]
    pub fn half_width(&self) -> f32 {
        let [_, outer] = self.row_offsets();
        outer + self.dimensions.hole.semi_axes.y + self.dimensions.side_margin
    }

    /// Returns the distance from the long axis to the boundary between a player's rows; `None` on
    /// two rows.
    #[must_use]
    pub fn rows_meet(&self) -> Option<f32> {
        let [inner, outer] = self.row_offsets();
        (inner < outer).then_some(0.5 * (inner + outer))
    }

    /// Returns the distance from the centre of an inner hole to the middle of the wood between its
    /// player's rows; `None` on two rows.
    #[must_use]
    pub fn between_rows(&self) -> Option<f32> {
        let rim = self.dimensions.hole.semi_axes.y;
        let [inner, outer] = self.row_offsets();
        let (inner_edge, outer_edge) = (inner + rim, outer - rim * OUTER_HOLE_SCALE.0);
        (inner < outer).then_some(0.5 * (inner_edge + outer_edge) - inner)
    }

    /// Returns whether the hole is in an inner row of a board with four rows.
    #[must_use]
    pub fn is_inner(&self, hole: Hole) -> bool {
        self.geometry.is_inner(hole)
    }

    /// Returns the distances from the long axis to the centre lines of a player's inner and outer
    /// row, between which the wood is narrower than between the players; twice the same distance if
    /// a player has one row.
    fn row_offsets(&self) -> [f32; 2] {
        let only = self.dimensions.row_offset;
        if !self.geometry.has_four_rows() {
            return [only; 2];
        }
        let inner = only + EXTRA_INNER_OFFSET;
        [inner, inner + 2.0 * only + EXTRA_ROW_PITCH]
    }

    /// Returns the x at which the wood around the right end square ends and that around the loft
    /// begins; `None` without end squares.
    #[must_use]
    pub fn squares_end(&self) -> Option<f32> {
        let end = self.square_x + self.dimensions.end_square.semi_axes.x + LOFT_MARGIN;
        self.geometry.has_end_squares().then_some(end)
    }

    /// Returns half the length of the part with straight sides. Beyond it, the ends are
    /// superellipses with the exponent [`Self::end_exponent`].
    #[must_use]
    pub fn half_straight(&self) -> f32 {
        if self.geometry.has_stores() {
            self.loft_x - self.dimensions.end_offset
        } else {
            self.loft_x - NO_LOFT_OFFSET + LOFT_MARGIN
        }
    }

    /// Returns the bounding box of the board.
    #[must_use]
    pub fn bounds(&self) -> Aabb3d {
        let height = self.top() + self.dimensions.prow_height;
        let half = Vec3::new(self.half_length(), 0.5 * height, self.half_width());
        Aabb3d::new(Vec3::Y * half.y, half)
    }

    /// Returns the depth of the vessel's wood below the top plane at the point `(x, z)` of the
    /// board; 0 outside the vessel.
    #[must_use]
    pub fn depth_at(&self, vessel: Vessel, x: f32, z: f32) -> f32 {
        let offset = Vec2::new(x, z) - self.centre(vessel).xz();
        self.bowl(vessel).depth_at(offset)
    }

    /// Returns the height of the wood above the ground at the point `(x, z)` of the board.
    #[must_use]
    pub fn surface_at(&self, x: f32, z: f32) -> f32 {
        let vessel = self.vessel_at(Vec3::new(x, 0.0, z));
        self.top() - vessel.map_or(0.0, |vessel| self.depth_at(vessel, x, z))
    }

    /// Returns the vessel at a point of the board, ignoring the point's y.
    #[must_use]
    pub fn vessel_at(&self, point: Vec3) -> Option<Vessel> {
        self.carved().find(|&vessel| {
            let offset = (point - self.centre(vessel)).xz();
            self.bowl(vessel).radius_at(offset) <= VESSEL_RADIUS
        })
    }

    /// Returns the vessel whose rim is nearest to a point, ignoring the point's y; `None` outside
    /// the board, or if all are farther than [`MAX_POINTER_DISTANCE`].
    fn vessel_near(&self, point: Vec3) -> Option<Vessel> {
        if point.x.abs() > self.half_length() || point.z.abs() > self.half_width() {
            return None;
        }
        let rim_distance = |vessel: Vessel| {
            let bowl = self.bowl(vessel);
            let radius = bowl.radius_at((point - self.centre(vessel)).xz());
            (radius - 1.0) * bowl.semi_axes.min_element()
        };
        let vessels = self.carved().map(|vessel| (vessel, rim_distance(vessel)));
        let (nearest, distance) = vessels.min_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (distance <= MAX_POINTER_DISTANCE).then_some(nearest)
    }

    /// Returns the vessel at or near which the ray meets the top plane, and the point where it
    /// does.
    #[must_use]
    pub fn vessel_on_ray(&self, ray: Ray3d) -> Option<(Vessel, Vec3)> {
        let distance = (self.top() - ray.origin.y) / ray.direction.y;
        if !distance.is_finite() || distance <= 0.0 {
            return None;
        }
        let point = ray.get_point(distance);
        Some((self.vessel_near(point)?, point))
    }

    /// Returns the direction of sounds from the vessel: x from South's left end of the board (-1)
    /// to the right end (1), y from the far side to the near one, on the same scale.
    #[must_use]
    pub fn pan(&self, vessel: Vessel) -> Vec2 {
        self.centre(vessel).xz() / self.loft_x
    }

    fn hole_centre(&self, hole: Hole) -> Vec2 {
        if self.geometry.is_end_square(hole) {
            let is_right = hole == self.geometry.end_squares()[0];
            return Vec2::new(
                if is_right {
                    self.square_x
                } else {
                    -self.square_x
                },
                0.0,
            );
        }
        let (column, _) = self.geometry.grid_position(hole);
        let [inner, outer] = self.row_offsets();
        let offset = if self.geometry.is_inner(hole) {
            inner
        } else {
            outer
        };
        let z = match self.geometry.owner(hole) {
            Side::South => offset,
            Side::North => -offset,
        };
        let x = (column as f32 - 0.5 * (self.geometry.columns() - 1) as f32) * HOLE_PITCH;
        Vec2::new(x, z)
    }
}

/// Returns blocks of every size, and boards of some sizes in every other shape, with and without
/// end squares.
#[cfg(test)]
pub(crate) fn boards() -> impl Iterator<Item = BoardLayout> {
    use awale_rules::board::{MAX_ROW, MAX_ROW_OF_FOUR, MIN_ROW, MIN_ROW_OF_FOUR};

    let without_squares = (MIN_ROW..=MAX_ROW).map(Geometry::new);
    let with_squares = (MIN_ROW..=MAX_ROW).map(|row| Geometry::new(row).with_end_squares());
    let blocks = without_squares.chain(with_squares).map(BoardLayout::new);
    let other_shapes = BoardShape::ALL.into_iter().skip(1).flat_map(|shape| {
        [MIN_ROW, 5, 7, 9, MAX_ROW]
            .into_iter()
            .flat_map(move |row| {
                let geometry = Geometry::new(row);
                let variants = [geometry, geometry.with_end_squares()];
                variants.map(|geometry| BoardLayout::shaped(geometry, shape))
            })
    });
    let four_rows = BoardShape::ALL.into_iter().flat_map(|shape| {
        [MIN_ROW_OF_FOUR, 8, MAX_ROW_OF_FOUR]
            .into_iter()
            .flat_map(move |columns| {
                let geometry = Geometry::of_four_rows(columns);
                let variants = [geometry, geometry.without_stores()];
                variants.map(|geometry| BoardLayout::shaped(geometry, shape))
            })
    });
    blocks.chain(other_shapes).chain(four_rows)
}

/// Returns some of these boards, for tests that check many points of each.
#[cfg(test)]
pub(crate) fn some_boards() -> Vec<BoardLayout> {
    /// The number of boards in the short form.
    const SLICE: usize = 3;
    crate::fixtures::slice(boards(), SLICE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_run_counterclockwise_from_souths_left() {
        let layout = BoardLayout::new(Geometry::new(6));
        let centre = |index| layout.centre(Vessel::Hole(Hole::new(index)));
        assert!(centre(0).x < centre(5).x && centre(0).z > 0.0);
        assert!(centre(6).x > centre(11).x && centre(6).z < 0.0);
        for hole in layout.geometry().all() {
            let opposite = layout.geometry().opposite(hole);
            assert_eq!(centre(hole.index()).x, centre(opposite.index()).x);
        }
        assert!(layout.centre(Vessel::Loft(Side::South)).x > centre(5).x);
        assert!(layout.centre(Vessel::Loft(Side::North)).x < centre(0).x);
    }

    #[test]
    fn four_rows_form_a_ring_on_each_side() {
        let layout = BoardLayout::new(Geometry::of_four_rows(8));
        let centre = |index| layout.centre(Vessel::Hole(Hole::new(index)));
        for side in [0, 16] {
            for step in 0..16 {
                let (from, to) = (centre(side + step), centre(side + (step + 1) % 16));
                assert!(from.distance(to) < 1.25, "{step}: {from} to {to}");
            }
            let is_outer = |index| centre(index).z.abs() > centre(side + 8).z.abs() + 0.9;
            assert!((0..8).all(|step| is_outer(side + step)));
        }
        assert!(centre(0).x < 0.0 && centre(0).z > centre(15).z && centre(15).z > 0.0);
        for hole in layout.geometry().all() {
            let opposite = layout.geometry().opposite(hole);
            assert_eq!(centre(hole.index()).x, centre(opposite.index()).x);
            let behind = layout.geometry().behind(hole);
            assert_eq!(centre(hole.index()).x, centre(behind.index()).x);
            assert_eq!(centre(hole.index()).z > 0.0, centre(behind.index()).z > 0.0);
        }
    }

    #[test]
    fn vessels_overlap_neither_each_other_nor_the_edge() {
        for layout in some_boards() {
            for x in -260..=260 {
                for z in -180..=180 {
                    let (x, z) = (x as f32 * 0.05, z as f32 * 0.01);
                    let carved = layout
                        .vessels()
                        .filter(|&vessel| layout.depth_at(vessel, x, z) > 0.0)
                        .count();
                    assert!(carved <= 1, "{:?} at {x}, {z}", layout.geometry());
                    let end_x = (x.abs() - layout.half_straight()).max(0.0);
                    let end = layout.half_length() - layout.half_straight();
                    let exponent = layout.end_exponent();
                    let fractions = [end_x / end, z.abs() / layout.half_width()];
                    let outline: f32 = fractions
                        .map(|fraction| fraction.powf(exponent))
                        .iter()
                        .sum();
                    let is_inside = outline.powf(exponent.recip()) < 0.93;
                    assert!(
                        carved == 0 || is_inside,
                        "{:?} at {x}, {z}",
                        layout.geometry()
                    );
                }
            }
            assert!(layout.loft.depth < layout.top(), "{:?}", layout.shape());
        }
    }

    #[test]
    fn points_and_rays_hit_the_right_vessel() {
        for layout in boards() {
            for vessel in layout.carved() {
                let centre = layout.centre(vessel);
                let near_rim = centre + Vec3::Z * 0.99 * layout.bowl(vessel).semi_axes.y;
                assert_eq!(layout.vessel_at(centre), Some(vessel));
                assert_eq!(layout.vessel_at(near_rim), Some(vessel));
                let eye = Vec3::new(0.5, 9.0, 7.0);
                let Ok(direction) = bevy::math::Dir3::new(centre - eye) else {
                    continue;
                };
                let ray = Ray3d::new(eye, direction);
                let hit = layout.vessel_on_ray(ray);
                assert_eq!(hit.map(|(vessel, _)| vessel), Some(vessel));
            }
            let beside = Vec3::new(0.0, 0.0, layout.half_width() + 0.1);
            assert_eq!(layout.vessel_at(beside), None);
            assert_eq!(layout.vessel_near(beside), None);
        }
    }

    #[test]
    fn the_pointer_between_two_holes_is_on_the_nearer_one() {
        for layout in boards() {
            let geometry = layout.geometry();
            let holes: Vec<_> = geometry.all().map(Vessel::Hole).collect();
            for &hole in &holes {
                let here = layout.centre(hole);
                let neighbour = here + Vec3::X * HOLE_PITCH;
                if !holes.iter().any(|&other| layout.centre(other) == neighbour) {
                    continue;
                }
                for (fraction, expected) in [
                    (0.3, here),
                    (0.49, here),
                    (0.51, neighbour),
                    (0.7, neighbour),
                ] {
                    let near = layout.vessel_near(here.lerp(neighbour, fraction));
                    assert_eq!(near.map(|near| layout.centre(near)), Some(expected));
                }
            }
        }
    }
}

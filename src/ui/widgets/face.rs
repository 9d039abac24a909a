//! The faces of the opponents: masks in the manner of the board's carving, each drawn from a few
//! proportions, with the headdress of the region that the game comes from.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
    epaint::{EllipseShape, PathShape},
    pos2, vec2,
};

use super::super::theme::{carving, colour, radius, space};
use super::finish::{finish, lit};
use awale_engine::ai::Level;
use awale_engine::matches::Opponent;
use awale_rules::atlas::Region;

/// The maximum side of a face in a row, in points.
const ROOM: f32 = 56.0;
/// The number of corners of a head.
const CORNERS: usize = 40;

/// What stands on a head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Crown {
    /// Round tufts of hair.
    Tufts,
    /// A flat cap.
    Cap,
    /// A wrapped cloth.
    Wrap,
    /// A carved comb.
    Comb,
    /// A braid over the head, with beads.
    Braid,
    /// Two horns.
    Horns,
    /// A crest of rays.
    Rays,
    /// Rings of beads over the forehead.
    Beads,
    /// A tall cap of white felt with a turned-up brim.
    Felt,
    /// A round hat of fur.
    Fur,
    /// A headscarf around the face.
    Scarf,
    /// Cloth wound crosswise.
    Turban,
    /// A row of flowers in the hair.
    Flowers,
    /// Hair in a bun.
    Bun,
    /// A printed headcloth with a knot.
    Knot,
    /// A wide hat of palm leaf.
    Cone,
    /// A hat with a brim and a ribbon.
    Brim,
}

/// How eyes look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// Wide open.
    Round,
    /// Half closed.
    Almond,
    /// Narrow.
    Slit,
    /// Closed in thought: arcs.
    Closed,
}

/// The proportions of a face, in half-heights of the head.
#[derive(Clone, Copy, Debug)]
struct Face {
    wood: Color32,
    /// Half the width at the temples and at the chin.
    temples: f32,
    chin: f32,
    brow: f32,
    nose: f32,
    eyes: Eyes,
    /// Half the width of the mouth, and how far it smiles.
    mouth: (f32, f32),
    /// Lines carved on each cheek, and on the forehead.
    cheeks: u8,
    forehead: u8,
    crown: Crown,
    cloth: Color32,
    /// A white beard.
    is_bearded: bool,
}

/// Red felt, batik, undyed cotton, straw, and fur.
const FELT_RED: Color32 = Color32::from_rgb(150, 52, 44);
const BATIK: Color32 = Color32::from_rgb(122, 78, 42);
const COTTON: Color32 = Color32::from_rgb(224, 212, 186);
const STRAW: Color32 = Color32::from_rgb(204, 168, 104);
const FUR: Color32 = Color32::from_rgb(92, 64, 44);

/// Returns the headdress of an opponent, and its cloth; `None` in West Africa, whose masks are
/// those of the levels.
const fn headdress(opponent: Opponent) -> Option<(Crown, Color32)> {
    let all = match opponent.region {
        Region::WestAfrica => return None,
        Region::EastAfrica => [
            (Crown::Tufts, colour::SUN),
            (Crown::Cap, COTTON),
            (Crown::Wrap, colour::EARTH_LIT),
            (Crown::Beads, colour::SUN),
            (Crown::Bun, colour::INDIGO_LIT),
            (Crown::Turban, COTTON),
            (Crown::Cap, colour::INLAY),
        ],
        Region::WestAsia => [
            (Crown::Braid, FELT_RED),
            (Crown::Cap, FELT_RED),
            (Crown::Scarf, colour::INDIGO_LIT),
            (Crown::Felt, COTTON),
            (Crown::Scarf, FELT_RED),
            (Crown::Fur, colour::INLAY),
            (Crown::Felt, COTTON),
        ],
        Region::EastAsia => [
            (Crown::Flowers, colour::SUN),
            (Crown::Cap, colour::INDIGO),
            (Crown::Cone, STRAW),
            (Crown::Turban, colour::EARTH_LIT),
            (Crown::Bun, FELT_RED),
            (Crown::Knot, BATIK),
            (Crown::Knot, colour::INDIGO_LIT),
        ],
        Region::America => [
            (Crown::Bun, colour::SUN),
            (Crown::Brim, STRAW),
            (Crown::Flowers, colour::EARTH_LIT),
            (Crown::Cap, colour::INDIGO_LIT),
            (Crown::Wrap, colour::SUN),
            (Crown::Brim, FUR),
            (Crown::Wrap, COTTON),
        ],
    };
    Some(all[opponent.level as usize])
}

impl Face {
    /// Returns the face of an opponent.
    const fn of(opponent: Opponent) -> Self {
        let face = Self::of_level(opponent.level);
        let Some((crown, cloth)) = headdress(opponent) else {
            return face;
        };
        let is_elder = matches!(opponent.level, Level::GrandMaster);
        Self {
            crown,
            cloth,
            // Only the masks of West Africa have carved lines.
            cheeks: 0,
            forehead: 0,
            is_bearded: is_elder && !matches!(opponent.region, Region::America),
            ..face
        }
    }

    const fn of_level(level: Level) -> Self {
        match level {
            Level::Initiation => Self {
                wood: Color32::from_rgb(150, 98, 60),
                temples: 0.80,
                chin: 0.56,
                brow: 0.10,
                nose: 0.24,
                eyes: Eyes::Round,
                mouth: (0.30, 0.16),
                cheeks: 0,
                forehead: 0,
                crown: Crown::Tufts,
                cloth: colour::SUN,
                is_bearded: false,
            },
            Level::Beginner => Self {
                wood: Color32::from_rgb(118, 72, 44),
                temples: 0.74,
                chin: 0.52,
                brow: 0.14,
                nose: 0.30,
                eyes: Eyes::Round,
                mouth: (0.34, 0.08),
                cheeks: 2,
                forehead: 0,
                crown: Crown::Cap,
                cloth: colour::EARTH_LIT,
                is_bearded: false,
            },
            Level::Amateur => Self {
                wood: Color32::from_rgb(134, 84, 50),
                temples: 0.70,
                chin: 0.40,
                brow: 0.12,
                nose: 0.32,
                eyes: Eyes::Almond,
                mouth: (0.22, 0.06),
                cheeks: 1,
                forehead: 1,
                crown: Crown::Wrap,
                cloth: colour::INDIGO_LIT,
                is_bearded: false,
            },
            Level::Club => Self {
                wood: Color32::from_rgb(116, 74, 46),
                temples: 0.68,
                chin: 0.46,
                brow: 0.18,
                nose: 0.40,
                eyes: Eyes::Almond,
                mouth: (0.26, -0.02),
                cheeks: 3,
                forehead: 1,
                crown: Crown::Comb,
                cloth: colour::INLAY,
                is_bearded: false,
            },
            Level::Expert => Self {
                wood: Color32::from_rgb(122, 70, 46),
                temples: 0.62,
                chin: 0.34,
                brow: 0.13,
                nose: 0.44,
                eyes: Eyes::Slit,
                mouth: (0.18, 0.03),
                cheeks: 2,
                forehead: 2,
                crown: Crown::Braid,
                cloth: colour::EARTH_LIT,
                is_bearded: false,
            },
            Level::Master => Self {
                wood: Color32::from_rgb(104, 66, 44),
                temples: 0.60,
                chin: 0.38,
                brow: 0.20,
                nose: 0.50,
                eyes: Eyes::Slit,
                mouth: (0.20, -0.04),
                cheeks: 3,
                forehead: 3,
                crown: Crown::Horns,
                cloth: colour::INLAY,
                is_bearded: false,
            },
            Level::GrandMaster => Self {
                wood: Color32::from_rgb(90, 58, 42),
                temples: 0.66,
                chin: 0.32,
                brow: 0.17,
                nose: 0.52,
                eyes: Eyes::Closed,
                mouth: (0.17, 0.05),
                cheeks: 4,
                forehead: 3,
                crown: Crown::Rays,
                cloth: colour::SUN,
                is_bearded: false,
            },
        }
    }
}

/// Draws in half-heights of the head around its middle.
struct Pen<'a> {
    painter: &'a Painter,
    middle: Pos2,
    unit: f32,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.middle + self.unit * vec2(x, y)
    }

    fn fill(&self, points: Vec<Pos2>, tint: Color32) {
        self.painter
            .add(Shape::convex_polygon(points, tint, Stroke::NONE));
    }

    fn line(&self, points: Vec<Pos2>, width: f32, tint: Color32) {
        let stroke = Stroke::new((width * self.unit).max(0.8), tint);
        self.painter.add(PathShape::line(points, stroke));
    }

    fn ellipse(&self, x: f32, y: f32, half: Vec2, tint: Color32) {
        let half = self.unit * half;
        self.painter
            .add(EllipseShape::filled(self.at(x, y), half, tint));
    }

    /// Returns an arc around a point, from one angle to another, in radians clockwise from the
    /// right.
    fn arc(&self, x: f32, y: f32, half: Vec2, from: f32, to: f32) -> Vec<Pos2> {
        let along = |step: u8| from + (to - from) * f32::from(step) / 12.0;
        (0..=12)
            .map(|step| {
                let (sin, cos) = along(step).sin_cos();
                self.at(x + half.x * cos, y + half.y * sin)
            })
            .collect()
    }

    /// Returns the outline of the head, `grown` outwards.
    fn head(&self, face: Face, grown: f32) -> Vec<Pos2> {
        (0..CORNERS)
            .map(|corner| {
                let (sin, cos) = (TAU * corner as f32 / CORNERS as f32).sin_cos();
                let down = 0.5 * (sin + 1.0);
                let half = face.temples + (face.chin - face.temples) * down * down;
                self.at((half + grown) * cos, (1.0 + grown) * sin)
            })
            .collect()
    }

    fn crown(&self, face: Face, dark: Color32, light: Color32) {
        let cloth = face.cloth;
        match face.crown {
            Crown::Tufts => {
                for tuft in -2..=2_i8 {
                    let x = 0.30 * f32::from(tuft);
                    let y = -0.98 + 0.5 * x * x;
                    self.ellipse(x, y, vec2(0.21, 0.21), colour::NIGHT);
                    self.ellipse(x - 0.04, y - 0.05, vec2(0.08, 0.08), dark);
                }
            }
            Crown::Cap => {
                let mut points = self.arc(0.0, -0.62, vec2(0.74, 0.56), PI, TAU);
                points.push(self.at(0.74, -0.56));
                points.push(self.at(-0.74, -0.56));
                self.fill(points, cloth);
                for stripe in -1..=1_i8 {
                    let x = 0.36 * f32::from(stripe);
                    self.line(
                        vec![self.at(x, -0.60), self.at(0.7 * x, -1.08)],
                        0.06,
                        colour::NIGHT,
                    );
                }
            }
            Crown::Wrap => {
                self.ellipse(0.0, -0.78, vec2(0.80, 0.46), cloth);
                self.ellipse(0.52, -1.02, vec2(0.26, 0.22), cloth);
                for fold in 0..3_u8 {
                    let y = -0.70 - 0.15 * f32::from(fold);
                    let arc = self.arc(0.0, y + 0.16, vec2(0.70, 0.26), PI * 1.1, PI * 1.9);
                    self.line(arc, 0.05, colour::INDIGO);
                }
            }
            Crown::Comb => {
                for tooth in -3..=3_i8 {
                    let x = 0.18 * f32::from(tooth);
                    let top = -1.42 + 0.5 * x.abs();
                    self.line(vec![self.at(x, -0.80), self.at(1.15 * x, top)], 0.11, dark);
                    self.line(vec![self.at(x, -0.84), self.at(1.15 * x, top)], 0.04, cloth);
                }
            }
            Crown::Braid => {
                self.ellipse(0.0, -0.82, vec2(0.60, 0.34), colour::NIGHT);
                for side in [-1.0, 1.0] {
                    let down = self.arc(0.0, -0.1, vec2(0.72, 0.9), FRAC_PI_2 * 3.0, 0.4);
                    let mirrored = down
                        .into_iter()
                        .map(|at| pos2(self.middle.x + side * (at.x - self.middle.x), at.y));
                    self.line(mirrored.collect(), 0.14, colour::NIGHT);
                    for bead in 0..2_u8 {
                        let y = 0.34 + 0.17 * f32::from(bead);
                        self.ellipse(side * 0.68, y, vec2(0.08, 0.08), cloth);
                    }
                }
            }
            Crown::Horns => {
                for side in [-1.0, 1.0] {
                    let tip = [(0.34, -0.80), (0.58, -1.10), (0.52, -1.44), (0.28, -1.52)];
                    let points = tip.map(|(x, y)| self.at(side * x, y)).to_vec();
                    self.line(points.clone(), 0.20, dark);
                    self.line(points, 0.07, cloth);
                }
            }
            Crown::Rays => {
                for ray in -4..=4_i8 {
                    let turn = f32::from(ray) * 0.27 - FRAC_PI_2;
                    let (sin, cos) = turn.sin_cos();
                    let (near, far) = (0.82, 1.42 - 0.03 * f32::from(ray.abs()));
                    let ends = vec![
                        self.at(near * cos, near * sin),
                        self.at(far * cos, far * sin),
                    ];
                    self.line(ends, 0.12, dark);
                    self.ellipse(far * cos, far * sin, vec2(0.08, 0.08), cloth);
                }
                let band = self.arc(0.0, -0.1, vec2(0.70, 0.86), PI * 1.16, PI * 1.84);
                self.line(band, 0.12, light);
            }
            Crown::Beads => {
                for (row, tint) in [cloth, FELT_RED, COTTON].into_iter().enumerate() {
                    let half = vec2(0.76, 0.96 + 0.13 * row as f32);
                    let band = self.arc(0.0, -0.02, half, PI * 1.18, PI * 1.82);
                    self.line(band, 0.11, tint);
                }
                self.ellipse(0.0, -0.80, vec2(0.10, 0.10), COTTON);
            }
            Crown::Felt => {
                let cap = [(-0.60, -0.70), (-0.40, -1.50), (0.40, -1.50), (0.60, -0.70)];
                self.fill(cap.map(|(x, y)| self.at(x, y)).to_vec(), cloth);
                let brim = [(-0.76, -0.56), (-0.68, -0.86), (0.68, -0.86), (0.76, -0.56)];
                self.fill(brim.map(|(x, y)| self.at(x, y)).to_vec(), colour::NIGHT);
                self.line(vec![self.at(0.0, -0.86), self.at(0.0, -1.50)], 0.05, dark);
                for side in [-1.0, 1.0] {
                    let scroll = self.arc(side * 0.3, -1.04, vec2(0.10, 0.10), 0.0, PI * 1.5);
                    self.line(scroll, 0.05, FELT_RED);
                }
            }
            Crown::Fur => {
                self.ellipse(0.0, -1.04, vec2(0.58, 0.42), cloth);
                self.ellipse(0.0, -0.74, vec2(0.86, 0.34), FUR);
                for tuft in -3..=3_i8 {
                    let x = 0.24 * f32::from(tuft);
                    self.ellipse(x, -0.80 + 0.1 * x * x, vec2(0.12, 0.10), dark);
                }
            }
            Crown::Scarf => {
                self.ellipse(0.0, -0.02, vec2(0.98, 1.20), cloth);
                self.ellipse(0.0, 0.92, vec2(0.46, 0.30), cloth);
            }
            Crown::Turban => {
                self.ellipse(0.0, -0.84, vec2(0.84, 0.50), cloth);
                for side in [-1.0, 1.0] {
                    for fold in 0..3_u8 {
                        let reach = 0.26 * f32::from(fold);
                        let ends = vec![
                            self.at(side * (0.06 + reach), -0.50 - 0.1 * reach),
                            self.at(side * (0.66 * reach - 0.30), -1.26 + 0.2 * reach),
                        ];
                        self.line(ends, 0.05, cloth.lerp_to_gamma(colour::NIGHT, 0.45));
                    }
                }
                self.ellipse(0.0, -0.68, vec2(0.10, 0.10), colour::SUN);
            }
            Crown::Flowers => {
                self.ellipse(0.0, -0.80, vec2(0.78, 0.40), colour::NIGHT);
                for flower in -2..=2_i8 {
                    let x = 0.31 * f32::from(flower);
                    let y = -0.98 + 0.36 * x * x;
                    self.ellipse(x, y, vec2(0.17, 0.17), cloth);
                    self.ellipse(x, y, vec2(0.07, 0.07), COTTON);
                }
            }
            Crown::Bun => {
                self.ellipse(0.0, -1.24, vec2(0.30, 0.26), colour::NIGHT);
                self.ellipse(0.0, -0.74, vec2(0.76, 0.46), colour::NIGHT);
                let band = self.arc(0.0, -0.72, vec2(0.62, 0.40), PI * 1.1, PI * 1.9);
                self.line(band, 0.09, cloth);
            }
            Crown::Knot => {
                self.ellipse(0.74, -0.66, vec2(0.22, 0.13), cloth);
                self.ellipse(0.84, -0.46, vec2(0.10, 0.20), cloth);
                let mut points = self.arc(0.0, -0.60, vec2(0.76, 0.54), PI, TAU);
                points.push(self.at(0.74, -0.50));
                points.push(self.at(-0.74, -0.50));
                self.fill(points, cloth);
                for (x, y) in [(-0.44, -0.68), (-0.16, -0.92), (0.16, -0.68), (0.42, -0.88)] {
                    self.ellipse(x, y, vec2(0.08, 0.06), STRAW);
                }
            }
            Crown::Cone => {
                let shade = cloth.lerp_to_gamma(colour::NIGHT, 0.35);
                let hat = [(-1.14, -0.50), (0.0, -1.50), (1.14, -0.50)];
                self.fill(hat.map(|(x, y)| self.at(x, y)).to_vec(), cloth);
                for end in [-0.6, -0.2, 0.2, 0.6] {
                    let ends = vec![self.at(0.0, -1.46), self.at(1.5 * end, -0.52)];
                    self.line(ends, 0.04, shade);
                }
                self.line(vec![self.at(-1.1, -0.52), self.at(1.1, -0.52)], 0.08, shade);
            }
            Crown::Brim => {
                self.ellipse(0.0, -1.02, vec2(0.58, 0.46), cloth);
                let ribbon = [(-0.60, -0.76), (-0.58, -0.94), (0.58, -0.94), (0.60, -0.76)];
                self.fill(
                    ribbon.map(|(x, y)| self.at(x, y)).to_vec(),
                    colour::INDIGO_LIT,
                );
                let shade = cloth.lerp_to_gamma(colour::NIGHT, 0.25);
                self.ellipse(0.0, -0.70, vec2(1.12, 0.18), shade);
            }
        }
    }

    fn features(&self, face: Face, dark: Color32, light: Color32) {
        let eye_y = -0.12;
        let apart = 0.48 * face.temples + 0.02;
        // Brows and nose are one ridge.
        for side in [-1.0, 1.0] {
            let brow = vec![
                self.at(side * 0.06, eye_y - 0.14),
                self.at(side * apart, eye_y - 0.26),
                self.at(side * 0.84 * face.temples, eye_y - 0.10),
            ];
            self.line(brow.clone(), face.brow, dark);
            let lit = brow.iter().map(|&at| at - vec2(0.0, 0.05 * self.unit));
            self.line(lit.collect(), 0.45 * face.brow, light);
        }
        let tip = eye_y + 0.12 + face.nose;
        let ridge = [
            (-0.06, eye_y - 0.18),
            (0.06, eye_y - 0.18),
            (0.16, tip),
            (-0.16, tip),
        ];
        self.fill(
            ridge.map(|(x, y)| self.at(x + 0.03, y + 0.03)).to_vec(),
            dark,
        );
        self.fill(ridge.map(|(x, y)| self.at(x, y)).to_vec(), light);
        for side in [-1.0, 1.0] {
            let x = side * apart;
            match face.eyes {
                Eyes::Round => {
                    self.ellipse(x, eye_y + 0.04, vec2(0.17, 0.16), colour::BONE);
                    self.ellipse(x, eye_y + 0.05, vec2(0.09, 0.10), colour::NIGHT);
                }
                Eyes::Almond => {
                    self.ellipse(x, eye_y + 0.04, vec2(0.19, 0.10), colour::BONE_DIM);
                    self.ellipse(x, eye_y + 0.04, vec2(0.08, 0.09), colour::NIGHT);
                }
                Eyes::Slit => {
                    self.ellipse(x, eye_y + 0.05, vec2(0.19, 0.10), dark);
                    let ends = vec![
                        self.at(x - 0.15, eye_y + 0.05),
                        self.at(x + 0.15, eye_y + 0.05),
                    ];
                    self.line(ends, 0.07, colour::NIGHT);
                }
                Eyes::Closed => {
                    let arc = self.arc(x, eye_y - 0.02, vec2(0.18, 0.14), 0.2, PI - 0.2);
                    self.line(arc, 0.09, colour::NIGHT);
                }
            }
            for cut in 0..face.cheeks {
                let y = 0.28 + 0.11 * f32::from(cut);
                let (near, far) = (0.50 * face.temples, 0.80 * face.temples);
                let narrower = 1.0 - 0.14 * f32::from(cut);
                let ends = vec![
                    self.at(side * near, y),
                    self.at(side * far * narrower, y - 0.07),
                ];
                self.line(ends, 0.05, dark);
            }
        }
        for cut in 0..face.forehead {
            let y = -0.56 - 0.10 * f32::from(cut);
            let reach = 0.22 - 0.05 * f32::from(cut);
            let ends = vec![
                self.at(-reach, y),
                self.at(0.0, y + 0.05),
                self.at(reach, y),
            ];
            self.line(ends, 0.05, dark);
        }
        let (half, smile) = face.mouth;
        let y = 0.64;
        let lips = vec![
            self.at(-half, y - smile),
            self.at(-0.5 * half, y + 0.5 * smile),
            self.at(0.5 * half, y + 0.5 * smile),
            self.at(half, y - smile),
        ];
        self.line(lips.clone(), 0.15, dark);
        self.line(lips, 0.05, colour::NIGHT);
    }
}

/// Paints the face of an opponent into `rect`.
pub fn paint_face(painter: &Painter, rect: Rect, opponent: Opponent) {
    let face = Face::of(opponent);
    let unit = 0.5 * rect.height().min(rect.width()) / 1.32;
    let pen = Pen {
        painter,
        middle: rect.center() + vec2(0.0, 0.24 * unit),
        unit,
    };
    let dark = face.wood.lerp_to_gamma(colour::NIGHT, 0.62);
    let light = face.wood.lerp_to_gamma(colour::BONE, 0.20);
    let is_behind = matches!(
        face.crown,
        Crown::Tufts
            | Crown::Comb
            | Crown::Horns
            | Crown::Rays
            | Crown::Braid
            | Crown::Scarf
            | Crown::Bun
    );
    if is_behind {
        pen.crown(face, dark, light);
    }
    for side in [-1.0, 1.0] {
        pen.ellipse(side * (face.temples + 0.02), 0.02, vec2(0.12, 0.2), dark);
    }
    pen.fill(pen.head(face, 0.06), colour::NIGHT);
    pen.fill(pen.head(face, 0.0), dark);
    // The light comes from the upper left.
    let lit = Pen {
        middle: pen.middle - vec2(0.05, 0.06) * unit,
        unit: 0.93 * unit,
        ..pen
    };
    lit.fill(lit.head(face, 0.0), face.wood);
    let shine = light.gamma_multiply(0.35);
    pen.ellipse(-0.3 * face.temples, -0.5, vec2(0.24, 0.16), shine);
    if face.is_bearded {
        let beard = [
            (-0.52, 0.42),
            (0.52, 0.42),
            (0.34, 0.98),
            (0.0, 1.10),
            (-0.34, 0.98),
        ];
        pen.fill(beard.map(|(x, y)| pen.at(x, y)).to_vec(), COTTON);
    }
    pen.features(face, dark, light);
    if face.crown == Crown::Scarf {
        // Its edge over the forehead.
        let mut edge = pen.arc(0.0, -0.62, vec2(0.76, 0.52), PI, TAU);
        edge.push(pen.at(0.70, -0.52));
        edge.push(pen.at(-0.70, -0.52));
        pen.fill(edge, face.cloth);
    }
    if !is_behind {
        pen.crown(face, dark, light);
    }
}

/// Shows a row with a face for each level in a region, with its text for screen readers. Returns
/// whether the choice changed.
pub fn faces(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    region: Region,
    texts: &[String],
) -> bool {
    let room = (ui.available_width() / Level::ALL.len() as f32).min(ROOM);
    let size = vec2(room * Level::ALL.len() as f32, room);
    let (trough, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter()
        .extend(carving::recess(trough, radius::CONTROL));
    let before = *chosen;
    for (index, level) in Level::ALL.into_iter().enumerate() {
        let corner = pos2(trough.left() + room * index as f32, trough.top());
        let rect = Rect::from_min_size(corner, vec2(room, room)).shrink(1.0);
        let full_name = format!("{name}.{}", level.key());
        let response = ui.interact(rect, ui.make_persistent_id(&full_name), Sense::click());
        if response.clicked() {
            *chosen = index;
        }
        let lit = lit(ui, &response);
        if index == *chosen {
            ui.painter()
                .rect_filled(rect, radius::CONTROL, colour::INDIGO);
        } else if lit > 0.0 {
            let shine = colour::WOOD.gamma_multiply(lit);
            ui.painter().rect_filled(rect, radius::CONTROL, shine);
        }
        let opponent = Opponent { level, region };
        paint_face(ui.painter(), rect.shrink(0.05 * room), opponent);
        if index != *chosen && lit < 1.0 {
            let shade = Color32::from_black_alpha((26.0 * (1.0 - lit)) as u8);
            ui.painter().rect_filled(rect, radius::CONTROL, shade);
        }
        let words = texts.get(index).map_or("", String::as_str);
        finish(ui, &response, radius::CONTROL, &full_name, || {
            WidgetInfo::selected(
                WidgetType::RadioButton,
                ui.is_enabled(),
                index == *chosen,
                words,
            )
        });
        response.on_hover_text(words);
    }
    ui.add_space(space::HALF);
    *chosen != before
}

/// Shows a face, `side` points wide.
pub fn face(ui: &mut Ui, opponent: Opponent, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_face(ui.painter(), rect, opponent);
}

//! The faces of the opponents: masks in the manner of the board's carving, each drawn from a few
//! proportions, with the headdress of the region that the game comes from (`assets/faces.ron`).

use std::collections::HashMap;
use std::f32::consts::TAU;
use std::sync::LazyLock;

use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use serde::Deserialize;

use super::super::theme::{carving, colour, radius, space};
use super::finish::{finish, highlight};
use super::pen::{Path, Pen, Point};
use awale_engine::ai::Level;
use awale_engine::matches::Opponent;
use awale_rules::atlas::Region;

/// The maximum side of a face in a row, in points.
const MAX_SIDE: f32 = 56.0;
/// The number of corners of a head.
const HEAD_CORNERS: usize = 40;
/// The number of line segments of an arc.
const ARC_SEGMENTS: u8 = 12;
/// The y coordinate of the eyes, in half-heights of the head.
const EYES_Y: f32 = -0.12;

/// The contents of the file of faces, which explains the fields.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Faces {
    levels: Vec<Face>,
    regions: Vec<(Region, Vec<Headdress>)>,
    bearded: Vec<Region>,
    beard: Vec<Part>,
    crowns: HashMap<String, Crown>,
    eyes: HashMap<String, Vec<Part>>,
}

static FACES: LazyLock<Faces> =
    LazyLock::new(|| ron::from_str(include_str!("../../../assets/faces.ron")).unwrap_or_default());

/// The proportions of a face, in half-heights of the head.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Face {
    wood: (u8, u8, u8),
    /// Half the width at the temples.
    temples: f32,
    /// Half the width at the chin.
    chin: f32,
    brow: f32,
    nose: f32,
    eyes: String,
    /// Half the width of the mouth, and how far it smiles.
    mouth: (f32, f32),
    /// The number of lines carved on each cheek.
    cheeks: u8,
    /// The number of lines carved on the forehead.
    forehead: u8,
    crown: Headdress,
    #[serde(skip)]
    is_bearded: bool,
}

/// The name of a headdress, and the colour of its cloth.
type Headdress = (String, Tint);

/// The parts of a headdress behind the head and in front of it.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Crown {
    behind: Vec<Part>,
    front: Vec<Part>,
}

/// A part of a drawing.
#[derive(Clone, Deserialize)]
enum Part {
    /// The centre and the radii.
    Ellipse(Point, Point, Tint),
    Fill(Path, Tint),
    /// The outline and its width.
    Line(Path, f32, Tint),
}

/// A colour of a face.
#[derive(Clone, Copy, Deserialize)]
enum Tint {
    /// Carved wood in shade.
    Dark,
    /// Carved wood in light.
    Light,
    /// The cloth of the headdress.
    Cloth,
    /// The cloth of the headdress, darkened by this fraction.
    Shaded(f32),
    Night,
    Bone,
    BoneDim,
    Indigo,
    IndigoLit,
    EarthLit,
    Inlay,
    Sun,
    FeltRed,
    Batik,
    /// Undyed.
    Cotton,
    Straw,
    Fur,
}

/// The colours of wood and cloth of one face.
#[derive(Clone, Copy)]
struct Tints {
    dark: Color32,
    light: Color32,
    cloth: Color32,
}

impl Tints {
    fn of(self, tint: Tint) -> Color32 {
        match tint {
            Tint::Dark => self.dark,
            Tint::Light => self.light,
            Tint::Cloth => self.cloth,
            Tint::Shaded(amount) => self.cloth.lerp_to_gamma(colour::NIGHT, amount),
            Tint::Night => colour::NIGHT,
            Tint::Bone => colour::BONE,
            Tint::BoneDim => colour::BONE_DIM,
            Tint::Indigo => colour::INDIGO,
            Tint::IndigoLit => colour::INDIGO_LIT,
            Tint::EarthLit => colour::EARTH_LIT,
            Tint::Inlay => colour::INLAY,
            Tint::Sun => colour::SUN,
            Tint::FeltRed => Color32::from_rgb(150, 52, 44),
            Tint::Batik => Color32::from_rgb(122, 78, 42),
            Tint::Cotton => Color32::from_rgb(224, 212, 186),
            Tint::Straw => Color32::from_rgb(204, 168, 104),
            Tint::Fur => Color32::from_rgb(92, 64, 44),
        }
    }
}

impl Face {
    /// Returns the face of an opponent.
    fn of(opponent: Opponent) -> Option<Self> {
        let Opponent { level, region } = opponent;
        let mut face = FACES.levels.get(level as usize)?.clone();
        if let Some((_, headdresses)) = FACES.regions.iter().find(|(other, _)| *other == region) {
            face.crown = headdresses.get(level as usize)?.clone();
            // Only the masks of West Africa have carved lines.
            (face.cheeks, face.forehead) = (0, 0);
            face.is_bearded = level == Level::GrandMaster && FACES.bearded.contains(&region);
        }
        Some(face)
    }

    /// Returns the outline of the head, expanded by `outset`.
    fn head(&self, pen: Pen<'_>, outset: f32) -> Vec<Pos2> {
        (0..HEAD_CORNERS)
            .map(|index| {
                let (sin, cos) = (TAU * index as f32 / HEAD_CORNERS as f32).sin_cos();
                let depth = 0.5 * (sin + 1.0);
                let half = self.temples + (self.chin - self.temples) * depth * depth;
                pen.at(((half + outset) * cos, (1.0 + outset) * sin))
            })
            .collect()
    }

    fn paint_features(&self, pen: Pen<'_>, tints: Tints) {
        let Tints { dark, light, .. } = tints;
        let eye_x = 0.48 * self.temples + 0.02;
        // Brows and nose are one ridge.
        for side in [-1.0, 1.0] {
            let brow = pen.all_at(&[
                (side * 0.06, EYES_Y - 0.14),
                (side * eye_x, EYES_Y - 0.26),
                (side * 0.84 * self.temples, EYES_Y - 0.10),
            ]);
            draw_line(pen, brow.clone(), self.brow, dark);
            let highlight = brow.iter().map(|&at| at - vec2(0.0, 0.05 * pen.unit));
            draw_line(pen, highlight.collect(), 0.45 * self.brow, light);
        }
        let tip = EYES_Y + 0.12 + self.nose;
        let top = EYES_Y - 0.18;
        let ridge = [(-0.06, top), (0.06, top), (0.16, tip), (-0.16, tip)];
        let shade = ridge.map(|(x, y)| (x + 0.03, y + 0.03));
        pen.fill(pen.all_at(&shade), dark);
        pen.fill(pen.all_at(&ridge), light);
        for side in [-1.0, 1.0] {
            let eye = Pen {
                centre: pen.at((side * eye_x, 0.0)),
                ..pen
            };
            paint_parts(eye, FACES.eyes.get(&self.eyes).into_iter().flatten(), tints);
            for index in 0..self.cheeks {
                let y = 0.28 + 0.11 * f32::from(index);
                let (near, far) = (0.50 * self.temples, 0.80 * self.temples);
                let narrower = 1.0 - 0.14 * f32::from(index);
                let ends = [(side * near, y), (side * far * narrower, y - 0.07)];
                draw_line(pen, pen.all_at(&ends), 0.05, dark);
            }
        }
        for index in 0..self.forehead {
            let y = -0.56 - 0.10 * f32::from(index);
            let half_width = 0.22 - 0.05 * f32::from(index);
            let ends = [(-half_width, y), (0.0, y + 0.05), (half_width, y)];
            draw_line(pen, pen.all_at(&ends), 0.05, dark);
        }
        let (half, smile) = self.mouth;
        let (corners_y, centre_y) = (0.64 - smile, 0.64 + 0.5 * smile);
        let lips = [
            (-half, corners_y),
            (-0.5 * half, centre_y),
            (0.5 * half, centre_y),
            (half, corners_y),
        ];
        draw_line(pen, pen.all_at(&lips), 0.15, dark);
        draw_line(pen, pen.all_at(&lips), 0.05, colour::NIGHT);
    }
}

/// Draws a line, `width` units wide.
fn draw_line(pen: Pen<'_>, points: Vec<Pos2>, width: f32, tint: Color32) {
    pen.line(points, Stroke::new((width * pen.unit).max(0.8), tint));
}

fn paint_parts<'a>(pen: Pen<'_>, parts: impl IntoIterator<Item = &'a Part>, tints: Tints) {
    for part in parts {
        match part {
            Part::Ellipse(centre, radii, tint) => pen.ellipse(*centre, *radii, tints.of(*tint)),
            Part::Fill(path, tint) => pen.fill(pen.outline(path), tints.of(*tint)),
            Part::Line(path, width, tint) => {
                draw_line(pen, pen.outline(path), *width, tints.of(*tint));
            }
        }
    }
}

/// Paints the face of an opponent into `rect`.
pub fn paint_face(painter: &Painter, rect: Rect, opponent: Opponent) {
    let Some(face) = Face::of(opponent) else {
        return;
    };
    let unit = 0.5 * rect.height().min(rect.width()) / 1.32;
    let pen = Pen {
        painter,
        centre: rect.center() + vec2(0.0, 0.24 * unit),
        unit,
        arc_segments: ARC_SEGMENTS,
    };
    let (red, green, blue) = face.wood;
    let wood = Color32::from_rgb(red, green, blue);
    let wood_tints = Tints {
        dark: wood.lerp_to_gamma(colour::NIGHT, 0.62),
        light: wood.lerp_to_gamma(colour::BONE, 0.20),
        cloth: colour::NIGHT,
    };
    let (crown_name, cloth) = &face.crown;
    let tints = Tints {
        cloth: wood_tints.of(*cloth),
        ..wood_tints
    };
    let crown = FACES.crowns.get(crown_name);
    paint_parts(pen, crown.iter().flat_map(|crown| &crown.behind), tints);
    for side in [-1.0, 1.0] {
        pen.ellipse(
            (side * (face.temples + 0.02), 0.02),
            (0.12, 0.2),
            tints.dark,
        );
    }
    pen.fill(face.head(pen, 0.06), colour::NIGHT);
    pen.fill(face.head(pen, 0.0), tints.dark);
    // The light comes from the upper left.
    let lit_part = Pen {
        centre: pen.centre - vec2(0.05, 0.06) * unit,
        unit: 0.93 * unit,
        ..pen
    };
    pen.fill(face.head(lit_part, 0.0), wood);
    let shine = tints.light.gamma_multiply(0.35);
    pen.ellipse((-0.3 * face.temples, -0.5), (0.24, 0.16), shine);
    if face.is_bearded {
        paint_parts(pen, &FACES.beard, tints);
    }
    face.paint_features(pen, tints);
    paint_parts(pen, crown.iter().flat_map(|crown| &crown.front), tints);
}

/// Shows a row with the face of each level in a region, and its text as tooltip and for screen
/// readers. Returns whether the choice changed.
pub fn faces(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    region: Region,
    texts: &[String],
) -> bool {
    let side = (ui.available_width() / Level::ALL.len() as f32).min(MAX_SIDE);
    let size = vec2(side * Level::ALL.len() as f32, side);
    let (trough, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter()
        .extend(carving::recess(trough, radius::CONTROL));
    let previous = *chosen;
    for (index, level) in Level::ALL.into_iter().enumerate() {
        let corner = pos2(trough.left() + side * index as f32, trough.top());
        let rect = Rect::from_min_size(corner, vec2(side, side)).shrink(1.0);
        let full_name = format!("{name}.{}", level.key());
        let response = ui.interact(rect, ui.make_persistent_id(&full_name), Sense::click());
        if response.clicked() {
            *chosen = index;
        }
        let highlight = highlight(ui, &response);
        if index == *chosen {
            ui.painter()
                .rect_filled(rect, radius::CONTROL, colour::INDIGO);
        } else if highlight > 0.0 {
            let shine = colour::WOOD.gamma_multiply(highlight);
            ui.painter().rect_filled(rect, radius::CONTROL, shine);
        }
        let opponent = Opponent { level, region };
        paint_face(ui.painter(), rect.shrink(0.05 * side), opponent);
        if index != *chosen && highlight < 1.0 {
            let shade = Color32::from_black_alpha((26.0 * (1.0 - highlight)) as u8);
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
    *chosen != previous
}

/// Shows a face, `side` points wide.
pub fn face(ui: &mut Ui, opponent: Opponent, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_face(ui.painter(), rect, opponent);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_has_a_face_with_known_parts() {
        for region in Region::ALL {
            for level in Level::ALL {
                let face = Face::of(Opponent { level, region });
                let is_whole = face.is_some_and(|face| {
                    let has_eyes = FACES.eyes.contains_key(&face.eyes);
                    has_eyes && FACES.crowns.contains_key(&face.crown.0)
                });
                assert!(is_whole, "{region:?} {level:?}");
            }
        }
    }
}

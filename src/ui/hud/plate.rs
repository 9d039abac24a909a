//! A player's plate: name, kind of player, seeds in the loft.

use bevy_egui::egui::{
    Align2, Area, Color32, Context, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Sense, Stroke,
    Vec2, epaint::EllipseShape, pos2, vec2,
};

use super::is_narrow;
use crate::localization::{Words, players};
use crate::ui::edges::PLATE_HEIGHT;
use crate::ui::theme::{bold, carving, colour, display, radius, size, space, text};
use crate::ui::widgets::{describe_text, fitted, paint_face};
use awale_engine::matches::{MatchSetup, Opponent};
use awale_rules::{RuleSet, Side};

/// The minimum width of a plate, in points; long names make it wider.
const MIN_WIDTH: f32 = 220.0;
/// The maximum width of a plate, as a fraction of the window. In a narrow window both plates share
/// the width.
const MAX_FRACTION: f32 = 0.4;
/// The maximum width of the loft count's recess, in points.
const MAX_LOFT_WIDTH: f32 = 68.0;
/// The maximum width of the loft count's recess, as a fraction of the plate.
const MAX_LOFT_FRACTION: f32 = 0.31;
/// The side of a face, in points.
const FACE_SIZE: f32 = 46.0;
/// The frequency at which a thinking player's seeds hop, in hertz.
const HOPS_PER_SECOND: f64 = 0.8;

/// Where the seeds that a plate counts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeedPlace {
    /// In the loft: they are the player's score.
    Loft,
    /// In the loft, still to be played.
    Reserve,
    /// In the player's rows, on a board without lofts.
    Rows,
}

impl SeedPlace {
    /// Returns where the seeds that a plate counts are, under these rules.
    pub fn under(rules: &RuleSet) -> Self {
        if !rules.geometry().has_stores() {
            Self::Rows
        } else if rules.bao().is_some() {
            Self::Reserve
        } else {
            Self::Loft
        }
    }

    /// Returns the key of a plate's description for screen readers.
    const fn message_key(self) -> &'static str {
        match self {
            Self::Loft => "ui-plate",
            Self::Reserve => "ui-plate-reserve",
            Self::Rows => "ui-plate-rows",
        }
    }

    /// Returns the key of the caption below the number, unless that is a score.
    const fn caption_key(self) -> Option<&'static str> {
        match self {
            Self::Loft => None,
            Self::Reserve => Some("ui-plate-in-reserve"),
            Self::Rows => Some("ui-plate-in-rows"),
        }
    }
}

/// A player's plate.
pub(super) struct Plate<'a> {
    pub side: Side,
    /// Whether this player's row is nearer to the camera.
    pub is_near: bool,
    pub name: &'a str,
    pub detail: &'a str,
    /// The player's seeds.
    pub seeds: u16,
    /// Where these seeds are.
    pub seed_place: SeedPlace,
    pub is_active: bool,
    /// Whether the plate shows that the player has an extra move.
    pub has_extra_move: bool,
    pub is_thinking: bool,
    /// The opponent whose face is shown; `None` for a person.
    pub face: Option<Opponent>,
}

/// Returns the width of both plates in this match: wide enough for all their texts, if the window
/// allows it.
pub(super) fn width(ctx: &Context, setup: &MatchSetup, words: &Words) -> f32 {
    let window = ctx.content_rect().width();
    if is_narrow(ctx) {
        return (window - 3.0 * space::S) / 2.0;
    }
    let names = players::names(setup, words);
    let kinds = Side::BOTH.map(|side| players::detail(setup, side, words));
    let statuses = [
        "ui-your-turn",
        "ui-turn-yours",
        "ui-turn-again",
        "ui-thinking-now",
    ]
    .map(|key| words.get(key));
    let widest = |texts: &[String], font: FontId| {
        let width = |text: &String| {
            let galley = ctx.fonts_mut(|fonts| {
                fonts.layout_no_wrap(text.clone(), font.clone(), Color32::PLACEHOLDER)
            });
            galley.size().x
        };
        texts.iter().map(width).fold(0.0, f32::max)
    };
    let text_width = widest(&names, bold(size::BUTTON))
        .max(widest(&kinds, text(size::SMALL)))
        .max(widest(&statuses, text(size::SMALL)));
    let natural_width = 2.0 * space::L + text_width + MAX_LOFT_WIDTH + 3.0 * space::S;
    natural_width.max(MIN_WIDTH).min(MAX_FRACTION * window)
}

/// Returns the centre of the score on the plate of `side`, in points; `None` if no plate is shown.
pub(super) fn score_centre(ctx: &Context, side: Side) -> Option<Pos2> {
    let id = plate_id(side);
    let layer = LayerId::new(Order::Middle, id);
    ctx.memory(|memory| {
        let rect = memory.area_rect(id)?;
        let is_shown = memory.areas().visible_last_frame(&layer);
        is_shown.then(|| score_rect(rect).center())
    })
}

fn plate_id(side: Side) -> Id {
    Id::new(("plate", side.index()))
}

/// Returns the part of a plate that shows its score.
fn score_rect(plate: Rect) -> Rect {
    let width = MAX_LOFT_WIDTH.min(MAX_LOFT_FRACTION * plate.width());
    let inner = plate.shrink(space::S);
    inner.with_min_x(inner.right() - width)
}

impl Plate<'_> {
    /// Shows the plate at the edge of the window on its player's side, `width` points wide.
    pub fn show(&self, ctx: &Context, width: f32, words: &Words) {
        let anchor = match (is_narrow(ctx), self.is_near) {
            (false, true) => Align2::LEFT_BOTTOM,
            (true, false) => Align2::RIGHT_TOP,
            _ => Align2::LEFT_TOP,
        };
        let offset = -space::S * anchor.to_sign();
        let size = vec2(width, PLATE_HEIGHT);
        let area = Area::new(plate_id(self.side))
            .order(Order::Middle)
            .anchor(anchor, offset)
            .interactable(false);
        area.show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            self.paint(ui.painter(), rect, words);
            if self.is_thinking {
                ctx.request_repaint();
            }
            let arguments = [
                ("player", self.name.into()),
                ("detail", self.detail.into()),
                ("seeds", self.seeds.into()),
            ];
            let description = words.format(self.seed_place.message_key(), &arguments);
            describe_text(&response, &description);
        });
    }

    fn paint(&self, painter: &Painter, rect: Rect, words: &Words) {
        let edge = if self.is_active {
            colour::SUN
        } else {
            colour::INLAY.gamma_multiply(0.6)
        };
        painter.extend(carving::tablet(painter.ctx(), rect, edge));
        let lamp_centre = pos2(rect.left() + space::L, rect.center().y);
        if let Some(opponent) = self.face {
            self.paint_face(painter, lamp_centre, opponent);
        } else {
            self.paint_state(painter, lamp_centre);
        }
        let loft = score_rect(rect);
        self.paint_seeds(painter, loft, words);
        let left = rect.left() + 2.0 * space::L;
        let max_width = loft.left() - left - space::S;
        let detail_tint = if self.is_active {
            colour::SUN
        } else {
            colour::BONE_DIM
        };
        let paint_line = |line: &str, font: FontId, tint: Color32, y: f32| {
            let galley = fitted(painter, line, font, tint, max_width);
            painter.galley(pos2(left, y - galley.size().y / 2.0), galley, tint);
        };
        let y = rect.center().y;
        paint_line(self.name, bold(size::BUTTON), colour::BONE, y - 10.0);
        paint_line(self.detail, text(size::SMALL), detail_tint, y + 12.0);
    }

    /// Paints the number of seeds: a score in a recess, any other with a caption below it.
    fn paint_seeds(&self, painter: &Painter, loft: Rect, words: &Words) {
        let centre = loft.center();
        let write = |anchor, font| painter.text(centre, anchor, self.seeds, font, colour::BONE);
        let Some(caption) = self.seed_place.caption_key() else {
            painter.extend(carving::recess(loft, radius::CONTROL));
            write(Align2::CENTER_CENTER, display(size::NUMBER));
            return;
        };
        write(Align2::CENTER_BOTTOM, bold(size::SECTION));
        let (caption, font, tint) = (words.get(caption), text(size::SMALL), colour::BONE_DIM);
        let caption = fitted(painter, &caption, font, tint, loft.width());
        let left = centre.x - 0.5 * caption.size().x;
        painter.galley(pos2(left, centre.y), caption, tint);
    }

    /// Paints a lamp or, while the player thinks, hopping seeds.
    fn paint_state(&self, painter: &Painter, centre: Pos2) {
        if self.is_thinking {
            self.paint_thinking(painter, centre);
            return;
        }
        paint_lamp(painter, centre, self.is_active);
        if self.has_extra_move {
            painter.circle_stroke(centre, 16.0, Stroke::new(2.0, colour::SUN));
        }
    }

    /// Paints a face, lit if it is this player's turn.
    fn paint_face(&self, painter: &Painter, centre: Pos2, opponent: Opponent) {
        if self.is_active {
            painter.circle_filled(centre, FACE_SIZE * 0.52, colour::SUN.gamma_multiply(0.22));
        }
        let size = Vec2::splat(FACE_SIZE);
        paint_face(painter, Rect::from_center_size(centre, size), opponent);
        if self.is_thinking {
            self.paint_thinking(painter, centre + vec2(0.0, 0.5 * FACE_SIZE - 2.0));
        } else if self.has_extra_move {
            painter.circle_stroke(centre, FACE_SIZE * 0.52, Stroke::new(2.0, colour::SUN));
        }
    }

    /// Paints three seeds that hop in turn.
    fn paint_thinking(&self, painter: &Painter, centre: Pos2) {
        let time = painter.ctx().input(|input| input.time);
        for seed in 0..3u8 {
            let phase = (time * HOPS_PER_SECOND - f64::from(seed) * 0.18).rem_euclid(1.0) as f32;
            let height = (phase * 2.5 * std::f32::consts::PI).sin().max(0.0)
                * if phase < 0.4 { 6.0 } else { 0.0 };
            let place = centre + vec2((f32::from(seed) - 1.0) * 10.0, -height);
            painter.add(EllipseShape::filled(place, vec2(4.0, 3.5), colour::SUN));
        }
    }
}

/// Paints a seed that glows if this player is to move.
fn paint_lamp(painter: &Painter, centre: Pos2, is_active: bool) {
    if is_active {
        painter.circle_filled(centre, 13.0, colour::SUN.gamma_multiply(0.25));
        painter.circle_filled(centre, 8.0, colour::SUN);
        painter.circle_filled(centre - vec2(2.5, 2.5), 2.5, Color32::from_white_alpha(150));
    } else {
        let edge = Stroke::new(1.25, colour::WOOD_EDGE);
        painter.circle(centre, 7.0, colour::RECESS, edge);
    }
}

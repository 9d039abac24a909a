//! A player's plate: name, kind of player, seeds in the loft.

use bevy_egui::egui::{
    Align2, Area, Color32, Context, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Sense, Stroke,
    Vec2, WidgetInfo, WidgetType, epaint::EllipseShape, pos2, vec2,
};

use super::is_narrow;
use crate::localization::{Words, players};
use crate::ui::edges::PLATE;
use crate::ui::theme::{bold, carving, colour, display, radius, size, space, text};
use crate::ui::widgets::{fitted, paint_face};
use awale_engine::matches::MatchSetup;
use awale_engine::matches::Opponent;
use awale_rules::{RuleSet, Side};

/// The minimum width of a plate, in points; long names make it wider.
const MIN_WIDTH: f32 = 220.0;
/// The maximum width of a plate, as a fraction of the window. In a narrow window both plates share
/// the width.
const MAX_FRACTION: f32 = 0.4;
/// The maximum width of the loft count's recess, in points, and as a fraction of the plate.
const LOFT: (f32, f32) = (68.0, 0.31);
/// The side of a face, in points.
const FACE: f32 = 46.0;
/// The frequency at which a thinking player's seeds hop.
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
    pub fn in_game(rules: &RuleSet) -> Self {
        if !rules.geometry().has_stores() {
            Self::Rows
        } else if rules.bao().is_some() {
            Self::Reserve
        } else {
            Self::Loft
        }
    }

    /// Returns the key of the message that screen readers read for a plate.
    const fn message(self) -> &'static str {
        match self {
            Self::Loft => "ui-plate",
            Self::Reserve => "ui-plate-reserve",
            Self::Rows => "ui-plate-rows",
        }
    }

    /// Returns the key of the word below the number, if it isn't a score.
    const fn caption(self) -> Option<&'static str> {
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
    /// The player's seeds, and where they are.
    pub seeds: u16,
    pub place: SeedPlace,
    pub active: bool,
    /// Whether the plate shows that the player moves again.
    pub again: bool,
    pub thinking: bool,
    /// The opponent whose face is shown; `None` for a person.
    pub face: Option<Opponent>,
}

/// Returns the width of both plates in this match: wide enough for all their texts, if the window
/// allows it.
pub(super) fn width(ctx: &Context, setup: &MatchSetup, words: &Words) -> f32 {
    let names = players::names(setup, words);
    let kinds = Side::BOTH.map(|side| players::detail(setup, side, words));
    let calls = [
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
    let words = widest(&names, bold(size::BUTTON))
        .max(widest(&kinds, text(size::SMALL)))
        .max(widest(&calls, text(size::SMALL)));
    let whole = 2.0 * space::L + words + LOFT.0 + 3.0 * space::S;
    let window = ctx.content_rect().width();
    if is_narrow(ctx) {
        return (window - 3.0 * space::S) / 2.0;
    }
    whole.max(MIN_WIDTH).min(MAX_FRACTION * window)
}

/// Returns the centre of the score on the plate of `side`, in points; `None` if no plate is shown.
pub(super) fn score_place(ctx: &Context, side: Side) -> Option<Pos2> {
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
    let width = LOFT.0.min(LOFT.1 * plate.width());
    let inner = plate.shrink(space::S);
    inner.with_min_x(inner.right() - width)
}

impl Plate<'_> {
    /// Shows the plate at the edge of the window on its player's side, `width` points wide. Returns
    /// its rectangle.
    pub fn show(&self, ctx: &Context, width: f32, words: &Words) -> Rect {
        let anchor = match (is_narrow(ctx), self.is_near) {
            (false, true) => Align2::LEFT_BOTTOM,
            (true, false) => Align2::RIGHT_TOP,
            _ => Align2::LEFT_TOP,
        };
        let offset = -space::S * anchor.to_sign();
        let size = vec2(width, PLATE);
        let area = Area::new(plate_id(self.side))
            .order(Order::Middle)
            .anchor(anchor, offset)
            .interactable(false);
        area.show(ctx, |ui| {
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            self.paint(ui.painter(), rect, words);
            if self.thinking {
                ctx.request_repaint();
            }
            response.widget_info(|| {
                let message = words.format(
                    self.place.message(),
                    &[
                        ("player", self.name.into()),
                        ("detail", self.detail.into()),
                        ("seeds", self.seeds.into()),
                    ],
                );
                WidgetInfo::labeled(WidgetType::Label, true, message)
            });
            rect
        })
        .inner
    }

    fn paint(&self, painter: &Painter, rect: Rect, words: &Words) {
        let edge = if self.active {
            colour::SUN
        } else {
            colour::INLAY.gamma_multiply(0.6)
        };
        painter.extend(carving::tablet(painter.ctx(), rect, edge));
        let lamp = pos2(rect.left() + space::L, rect.center().y);
        if let Some(opponent) = self.face {
            self.paint_face(painter, lamp, opponent);
        } else {
            self.paint_state(painter, lamp);
        }
        let loft = score_rect(rect);
        self.paint_seeds(painter, loft, words);
        let left = rect.left() + 2.0 * space::L;
        let room = loft.left() - left - space::S;
        let detail_tint = if self.active {
            colour::SUN
        } else {
            colour::BONE_DIM
        };
        for (words, font, tint, y) in [
            (
                self.name,
                bold(size::BUTTON),
                colour::BONE,
                rect.center().y - 10.0,
            ),
            (
                self.detail,
                text(size::SMALL),
                detail_tint,
                rect.center().y + 12.0,
            ),
        ] {
            let galley = fitted(painter, words, font, tint, room);
            painter.galley(pos2(left, y - galley.size().y / 2.0), galley, tint);
        }
    }

    /// Paints the number of seeds: a score as large as the loft, any other with its place.
    fn paint_seeds(&self, painter: &Painter, loft: Rect, words: &Words) {
        let Some(caption) = self.place.caption() else {
            painter.extend(carving::recess(loft, radius::CONTROL));
            let font = display(size::NUMBER);
            painter.text(
                loft.center(),
                Align2::CENTER_CENTER,
                self.seeds,
                font,
                colour::BONE,
            );
            return;
        };
        let middle = loft.center();
        painter.text(
            middle,
            Align2::CENTER_BOTTOM,
            self.seeds,
            bold(size::SECTION),
            colour::BONE,
        );
        let caption = fitted(
            painter,
            &words.get(caption),
            text(size::SMALL),
            colour::BONE_DIM,
            loft.width(),
        );
        let left = middle.x - 0.5 * caption.size().x;
        painter.galley(pos2(left, middle.y), caption, colour::BONE_DIM);
    }

    /// Paints a lamp or, while the player thinks, hopping seeds.
    fn paint_state(&self, painter: &Painter, lamp: Pos2) {
        if self.thinking {
            self.paint_thinking(painter, lamp);
            return;
        }
        paint_lamp(painter, lamp, self.active);
        if self.again {
            painter.circle_stroke(lamp, 16.0, Stroke::new(2.0, colour::SUN));
        }
    }

    /// Paints a face, lit if it is this player's turn.
    fn paint_face(&self, painter: &Painter, middle: Pos2, opponent: Opponent) {
        if self.active {
            painter.circle_filled(middle, FACE * 0.52, colour::SUN.gamma_multiply(0.22));
        }
        let side = Vec2::splat(FACE);
        paint_face(painter, Rect::from_center_size(middle, side), opponent);
        if self.thinking {
            self.paint_thinking(painter, middle + vec2(0.0, 0.5 * FACE - 2.0));
        } else if self.again {
            painter.circle_stroke(middle, FACE * 0.52, Stroke::new(2.0, colour::SUN));
        }
    }

    /// Paints three seeds that hop in turn.
    fn paint_thinking(&self, painter: &Painter, middle: Pos2) {
        let time = painter.ctx().input(|input| input.time);
        for seed in 0..3u8 {
            let phase = (time * HOPS_PER_SECOND - f64::from(seed) * 0.18).rem_euclid(1.0) as f32;
            let height = (phase * 2.5 * std::f32::consts::PI).sin().max(0.0)
                * if phase < 0.4 { 6.0 } else { 0.0 };
            let place = middle + vec2((f32::from(seed) - 1.0) * 10.0, -height);
            painter.add(EllipseShape::filled(place, vec2(4.0, 3.5), colour::SUN));
        }
    }
}

/// Paints a seed that glows if this player is to move.
fn paint_lamp(painter: &Painter, middle: Pos2, active: bool) {
    if active {
        painter.circle_filled(middle, 13.0, colour::SUN.gamma_multiply(0.25));
        painter.circle_filled(middle, 8.0, colour::SUN);
        painter.circle_filled(middle - vec2(2.5, 2.5), 2.5, Color32::from_white_alpha(150));
    } else {
        painter.circle(
            middle,
            7.0,
            colour::RECESS,
            Stroke::new(1.25, colour::WOOD_EDGE),
        );
    }
}

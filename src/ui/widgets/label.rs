//! Text: titles, paragraphs, hints.

use std::sync::Arc;

use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Galley, Label, Layout, Painter, Pos2, Rangef, Rect, Response,
    RichText, Sense, TextFormat, Ui, Vec2, WidgetInfo, WidgetText, WidgetType, text::LayoutJob,
    vec2,
};

use super::super::theme::{bold, carving, colour, display, radius, size, space, text, text_colour};
use super::finish::{announce, describe_heading, describe_row, finish};
use super::slider::seed;
use crate::localization::Words;
use awale_engine::text::{HOLE_END, HOLE_START, unmarked};

/// The margin of a chip's background around its letter, in points.
const CHIP_MARGIN: f32 = 2.0;
/// The minimum scale of text that doesn't fit.
const MIN_SCALE: f32 = 0.5;

/// Shows the title of a section, with a carved line to its right.
pub fn section(ui: &mut Ui, words: &str) {
    let font = display(size::SECTION);
    let width = ui.available_width();
    let galley = fitted(ui.painter(), words, font, colour::SUN, width);
    let desired_size = vec2(width, galley.size().y + space::HALF);
    let (rect, response) = ui.allocate_exact_size(desired_size, Sense::hover());
    let band_range = Rangef::new(rect.left() + galley.size().x + space::S, rect.right());
    ui.painter().galley(rect.left_top(), galley, colour::SUN);
    if band_range.span() > space::L {
        let tint = colour::INLAY.gamma_multiply(0.5);
        carving::band(ui.painter(), band_range, rect.center().y, tint);
    }
    describe_heading(ui, &response, words);
}

/// Shows a title within a section.
pub fn subheading(ui: &mut Ui, words: &str) -> Response {
    let text = RichText::new(words).font(bold(size::BODY));
    ui.add(Label::new(text.color(colour::BONE)).wrap())
}

/// Shows a paragraph.
pub fn paragraph(ui: &mut Ui, words: &str) -> Response {
    marked_label(ui, words, text(size::BODY), colour::BONE)
}

fn marked_label(ui: &mut Ui, words: &str, font: FontId, tint: Color32) -> Response {
    ui.add(Label::new(layout_marked_text(words, font, tint)).wrap())
}

/// Shows a focusable paragraph, so that keys scroll a long page. `name` is its stable name.
pub fn passage(ui: &mut Ui, name: &str, words: &str) {
    let label = Label::new(layout_marked_text(words, text(size::BODY), colour::BONE))
        .wrap()
        .sense(Sense::focusable_noninteractive());
    let response = ui.add(label);
    finish(ui, &response, radius::SMALL, name, || {
        WidgetInfo::labeled(WidgetType::Label, true, unmarked(words))
    });
}

/// Shows small text, such as a second line.
pub fn small(ui: &mut Ui, words: &str) -> Response {
    let tint = text_colour(ui.ctx(), colour::BONE_DIM);
    marked_label(ui, words, text(size::SMALL), tint)
}

/// Shows a hint.
pub fn hint(ui: &mut Ui, words: &str) -> Response {
    let tint = text_colour(ui.ctx(), colour::BONE_FAINT);
    marked_label(ui, words, text(size::SMALL), tint)
}

/// Shows a paragraph that screen readers announce as it appears: a question, or an answer to what
/// the player did.
pub fn status(ui: &mut Ui, words: &str) -> Response {
    let response = paragraph(ui, words);
    announce(ui, &response, Live::Polite);
    response
}

/// Shows an error that the player must correct.
pub fn error_text(ui: &mut Ui, words: &str) -> Response {
    marked_label(ui, words, text(size::SMALL), colour::SUN)
}

/// Shows an error in what the player has just chosen, which screen readers announce.
pub fn new_fault(ui: &mut Ui, words: &str) {
    let response = error_text(ui, words);
    announce(ui, &response, Live::Polite);
}

/// Lays out marked text in lines of at most `width`. Painting it sets its colour.
pub(super) fn lay_out_marked(ui: &Ui, words: &str, font: FontId, width: f32) -> Arc<Galley> {
    let mut job = layout_marked_text(words, font, Color32::PLACEHOLDER);
    job.wrap.max_width = width;
    ui.painter().layout_job(job)
}

/// Lays out marked text, with the letters of holes as chips: bold, on raised wood.
pub fn layout_marked_text(words: &str, font: FontId, tint: Color32) -> LayoutJob {
    let plain = TextFormat::simple(font.clone(), tint);
    let chip = TextFormat {
        background: colour::WOOD_RAISED,
        expand_bg: CHIP_MARGIN,
        ..TextFormat::simple(bold(font.size), tint)
    };
    let mut job = LayoutJob::default();
    let mut rest = words;
    while let Some((before, marked)) = rest.split_once(HOLE_START) {
        job.append(before, 0.0, plain.clone());
        let (letter, after) = marked.split_once(HOLE_END).unwrap_or((marked, ""));
        job.append(letter, 0.0, chip.clone());
        rest = after;
    }
    job.append(rest, 0.0, plain);
    job
}

/// Shows a key, drawn as a key cap, and its action.
pub fn key_hint(ui: &mut Ui, key: &str, action: &str, words: &Words) {
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        let galley = ui
            .painter()
            .layout_no_wrap(key.to_owned(), bold(size::SMALL), colour::BONE);
        let width = (galley.size().x + space::M).max(space::XL);
        let (rect, _) = ui.allocate_exact_size(vec2(width, space::L), Sense::hover());
        ui.painter().extend(carving::recess(rect, radius::SMALL));
        paint_centred(ui.painter(), rect, galley, colour::BONE);
        silent(
            ui,
            layout_marked_text(action, text(size::BODY), colour::BONE),
        );
    });
    describe_row(ui, &row.response, &words.titled(key, action));
}

/// Paints text in the centre of `rect`.
pub fn paint_centred(painter: &Painter, rect: Rect, galley: Arc<Galley>, tint: Color32) {
    let text_rect = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    painter.galley(text_rect.min, galley, tint);
}

/// Lays out a line of text, shrunk if necessary to fit this width, in points.
pub fn fitted(
    painter: &Painter,
    words: &str,
    font: FontId,
    tint: Color32,
    max_width: f32,
) -> Arc<Galley> {
    let font = shrunk_font(painter, words, font, max_width);
    painter.layout_no_wrap(words.to_owned(), font, tint)
}

/// Returns this font, shrunk if necessary so that every word fits this width, in points.
pub fn unbroken_font(painter: &Painter, words: &str, font: FontId, max_width: f32) -> FontId {
    let words = words.split_whitespace();
    words.fold(font, |font, word| {
        shrunk_font(painter, word, font, max_width)
    })
}

/// Returns this font, shrunk if necessary so that the text fits this width on one line, but at most
/// to [`MIN_SCALE`] of its size.
fn shrunk_font(painter: &Painter, words: &str, font: FontId, max_width: f32) -> FontId {
    let galley = painter.layout_no_wrap(words.to_owned(), font.clone(), Color32::PLACEHOLDER);
    let width = galley.size().x;
    if width <= max_width {
        return font;
    }
    // Glyphs are placed at whole pixels, so a line needs slightly more than its scaled width.
    let scale = (max_width - 1.0) / width;
    FontId::new(font.size * scale.max(MIN_SCALE), font.family)
}

/// Shows text in a table cell of `size` points; further lines make it taller.
pub fn cell(ui: &mut Ui, size: Vec2, words: RichText, align: Align) -> Response {
    show_in_cell(ui, size, align, |ui| ui.add(Label::new(words).wrap()))
}

fn show_in_cell(
    ui: &mut Ui,
    size: Vec2,
    align: Align,
    contents: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let shown = ui.allocate_ui_with_layout(size, Layout::top_down(align), |ui| {
        ui.set_width(size.x);
        ui.set_min_height(size.y);
        contents(ui)
    });
    shown.inner
}

/// Paints text without describing it to screen readers, which get the words from its surroundings.
pub fn silent(ui: &mut Ui, words: impl Into<WidgetText>) -> Response {
    let (place, galley, response) = Label::new(words).wrap().layout_in_ui(ui);
    ui.painter().galley(place, galley, colour::BONE);
    response
}

/// Shows a table cell whose words screen readers get from its row.
pub fn silent_cell(ui: &mut Ui, size: Vec2, words: RichText, align: Align) {
    show_in_cell(ui, size, align, |ui| silent(ui, words));
}

/// Paints the bullet of a list item, a small seed; `at` is its left edge.
pub fn bullet_seed(ui: &Ui, at: Pos2) {
    const HALF_WIDTH: f32 = 4.0;
    seed(ui.painter(), at + vec2(HALF_WIDTH, 0.0), HALF_WIDTH, 0.0);
}

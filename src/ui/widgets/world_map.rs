//! A map of the world with a seed for each place: wood inlaid in indigo cloth.

use bevy_egui::egui::{
    Align2, Color32, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};

use super::super::theme::{self, bold, carving, colour, radius, size, space, text, wood};
use super::button::Button;
use super::finish::{finish, highlight};
use super::icon::Icon;
use super::selectable::selectable_info;
use super::slider::seed;
use crate::localization::Words;
use awale_rules::atlas::land::{self, Outline};
use awale_rules::atlas::project;

/// The part of the world that fits into the map at zoom 1: longitudes, and then latitudes.
const HOME_BOUNDS: [(f32, f32); 2] = [(-113.0, 138.0), (-30.0, 58.0)];
/// The part of the world that the map can show.
const WORLD_BOUNDS: [(f32, f32); 2] = [(-168.0, 190.0), (-56.0, 78.0)];
/// The maximum zoom.
const MAX_ZOOM: f32 = 9.0;
/// The factor by which a button zooms.
const ZOOM_STEP: f32 = 1.8;
/// The exponential rate at which the map moves to its target, per second.
const EASING_RATE: f32 = 12.0;
/// Half the width of a seed, as a fraction of the map's width.
const HALF_SEED_SCALE: f32 = 1.0 / 88.0;
/// The minimum and maximum of half the width of a seed, in points.
const HALF_SEED_RANGE: (f32, f32) = (5.0, 8.5);
/// The minimum distance between seeds, relative to half their width.
const MIN_SPACING: f32 = 2.25;
/// The number of iterations in which seeds are pulled to their places and pushed apart.
const PULL_ITERATIONS: usize = 40;
/// The number of further iterations, in which seeds are only pushed apart.
const PUSH_ITERATIONS: usize = 40;
/// Half the side of a seed's clickable area, in points.
const HIT_HALF_SIZE: f32 = 9.0;
/// The distances of a name from its seed, in points; only the name of the chosen seed may be
/// farther away than the first.
const NAME_GAPS: [f32; 4] = [5.0, 22.0, 44.0, 70.0];
/// The minimum distance of the chosen seed from the edge, as a fraction of the map.
const MIN_MARGIN: f32 = 0.03;

/// The shown part of the map.
#[derive(Clone, Debug)]
pub struct MapView {
    /// The target's centre, on the flat map.
    centre: Vec2,
    /// The target's zoom.
    zoom: f32,
    /// The centre and the zoom of the last frame; `None` before the first one.
    shown: Option<(Vec2, f32)>,
    /// The pin that was under the pointer in the last frame.
    hovered: Option<Id>,
    /// The pin that had the focus in the last frame.
    focused: Option<Id>,
    /// The chosen point.
    chosen: Option<[f32; 2]>,
}

impl Default for MapView {
    fn default() -> Self {
        Self {
            centre: project_bounds(HOME_BOUNDS).center().to_vec2(),
            zoom: 1.0,
            shown: None,
            hovered: None,
            focused: None,
            chosen: None,
        }
    }
}

/// A place on the map.
#[derive(Clone, Debug)]
pub struct Pin<'a> {
    /// The stable name of its widget.
    pub name: String,
    /// The label beside the seed.
    pub label: &'a str,
    /// The description for screen readers.
    pub words: String,
    /// The point on the flat map: see [`project`].
    pub at: [f32; 2],
    /// Whether it is highlighted as the chosen one.
    pub is_chosen: bool,
}

/// Projects a part of the world onto the flat map.
fn project_bounds([(west, east), (south, north)]: [(f32, f32); 2]) -> Rect {
    Rect::from_min_max(project(west, north).into(), project(east, south).into())
}

/// Shows the map at this size, in points, with a seed for each pin and a faint mark at each of
/// `others`. The names of its two buttons start with `name`. Returns the pin that was pointed at,
/// focused or clicked.
pub fn world_map(
    ui: &mut Ui,
    name: &str,
    size: Vec2,
    view: &mut MapView,
    pins: &[Pin<'_>],
    others: &[[f32; 2]],
    words: &Words,
) -> Option<usize> {
    let (rect, response) = ui.allocate_exact_size(size, Sense::DRAG | Sense::HOVER);
    let camera = view.advance(ui, &response);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    if ui.is_rect_visible(rect) {
        camera.draw_world(&painter);
        for other in others {
            let tint = colour::SEED_SHADE.gamma_multiply(0.8);
            painter.circle_filled(camera.to_screen(*other), 2.0, tint);
        }
    }
    let half = (size.x * HALF_SEED_SCALE).clamp(HALF_SEED_RANGE.0, HALF_SEED_RANGE.1);
    let homes: Vec<Pos2> = pins.iter().map(|pin| camera.to_screen(pin.at)).collect();
    let places = spread(&homes, MIN_SPACING * half);
    for (home, place) in homes.iter().zip(&places) {
        if home.distance(*place) > half {
            let thread = Stroke::new(1.25, colour::BONE_DIM.gamma_multiply(0.7));
            painter.line_segment([*home, *place], thread);
            painter.circle_filled(*home, 1.75, colour::BONE_DIM);
        }
    }
    let mut reached = None;
    let mut reached_pins = ReachedPins::default();
    ui.scope(|ui| {
        ui.set_clip_rect(painter.clip_rect());
        for (index, (pin, place)) in pins.iter().zip(&places).enumerate() {
            let response = show_pin(ui, pin, *place, half);
            let is_new = reached_pins.record(ui, view, &response);
            if response.clicked() || is_new {
                reached = Some(index);
            }
        }
    });
    (view.hovered, view.focused) = (reached_pins.hovered, reached_pins.focused);
    write_names(&painter, rect, pins, &places, half);
    paint_frame(ui, rect);
    show_buttons(ui, name, rect, view, &camera, words);
    // The map follows the keys and the list to seeds that are out of view.
    let chosen = pins.iter().find(|pin| pin.is_chosen).map(|pin| pin.at);
    if view.chosen != chosen {
        view.chosen = chosen;
        view.follow(&camera);
    }
    reached
}

/// The pins under the resting pointer and with the focus.
#[derive(Default)]
struct ReachedPins {
    hovered: Option<Id>,
    focused: Option<Id>,
}

impl ReachedPins {
    /// Records this pin. Returns whether the pointer or the focus has just reached it.
    fn record(&mut self, ui: &Ui, view: &MapView, response: &Response) -> bool {
        let mut is_new = false;
        if response.has_focus() {
            self.focused = Some(response.id);
            is_new |= view.focused != self.focused;
        }
        if response.hovered() {
            // On its way to a button, the pointer passes over other seeds.
            if ui.input(|input| input.pointer.is_still()) || view.hovered == Some(response.id) {
                self.hovered = Some(response.id);
                is_new |= view.hovered != self.hovered;
            } else {
                ui.ctx().request_repaint();
            }
        }
        is_new
    }
}

impl MapView {
    /// Moves to the chosen point if it is near the edge or out of view.
    fn follow(&mut self, camera: &Camera) {
        let Some(at) = self.chosen else {
            return;
        };
        let shown = Rect::from_center_size(
            self.centre.to_pos2(),
            camera.rect.size() / camera.scale_at(self.zoom),
        );
        let inner = shown.shrink2(MIN_MARGIN * shown.size());
        if !inner.contains(at.into()) {
            self.centre = Pos2::from(at).to_vec2();
        }
    }

    /// Follows the pointer, and moves one step towards the target.
    fn advance(&mut self, ui: &Ui, response: &Response) -> Camera {
        let rect = response.rect;
        let mut camera = Camera::new(rect, self.shown.unwrap_or((self.centre, self.zoom)));
        if response.dragged() {
            self.centre -= response.drag_delta() / camera.scale;
            camera.centre -= response.drag_delta() / camera.scale;
        }
        if let Some(pointer) = response.hover_pos() {
            let (scroll, pinch) =
                ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
            let factor = pinch * (scroll / 200.0).exp();
            if (factor - 1.0).abs() > f32::EPSILON {
                let previous_zoom = self.zoom;
                self.zoom *= factor;
                self.clamp(&camera);
                // The point under the pointer stays in place.
                let to_pointer = (pointer - rect.center()) / camera.scale_at(previous_zoom);
                self.centre += to_pointer * (1.0 - previous_zoom / self.zoom);
            }
        }
        self.clamp(&camera);
        let target = (self.centre, self.zoom);
        let seconds = ui.input(|input| input.stable_dt);
        let is_instant = ui.style().animation_time == 0.0;
        let fraction = if is_instant {
            1.0
        } else {
            1.0 - (-EASING_RATE * seconds).exp()
        };
        let zoom = camera.zoom * (target.1 / camera.zoom).powf(fraction);
        let centre = camera.centre + fraction * (target.0 - camera.centre);
        camera = Camera::new(rect, (centre, zoom));
        let has_arrived = (zoom / target.1 - 1.0).abs() < 0.002
            && (camera.scale * (centre - target.0)).length() < 0.5;
        if has_arrived {
            camera = Camera::new(rect, target);
        } else {
            ui.ctx().request_repaint();
        }
        self.shown = Some((camera.centre, camera.zoom));
        camera
    }

    /// Keeps the target within the world.
    fn clamp(&mut self, camera: &Camera) {
        let world = project_bounds(WORLD_BOUNDS);
        let min_zoom = (camera.rect.size() / world.size() / camera.scale_at(1.0)).max_elem();
        self.zoom = self.zoom.clamp(min_zoom.min(1.0), MAX_ZOOM);
        let half = camera.rect.size() / camera.scale_at(self.zoom) / 2.0;
        let max_offset = (world.size() / 2.0 - half).max(Vec2::ZERO);
        let world_centre = world.center().to_vec2();
        self.centre = world_centre + (self.centre - world_centre).clamp(-max_offset, max_offset);
    }
}

/// A part of the flat map in a rectangle of the window.
struct Camera {
    rect: Rect,
    centre: Vec2,
    zoom: f32,
    /// Points per unit of the flat map.
    scale: f32,
}

impl Camera {
    fn new(rect: Rect, (centre, zoom): (Vec2, f32)) -> Self {
        let mut camera = Self {
            rect,
            centre,
            zoom,
            scale: 1.0,
        };
        camera.scale = camera.scale_at(zoom);
        camera
    }

    fn scale_at(&self, zoom: f32) -> f32 {
        zoom * (self.rect.size() / project_bounds(HOME_BOUNDS).size()).min_elem()
    }

    fn to_screen(&self, at: [f32; 2]) -> Pos2 {
        self.rect.center() + self.scale * (Vec2::from(at) - self.centre)
    }

    fn draw_world(&self, painter: &Painter) {
        let ctx = painter.ctx();
        let is_high_contrast = theme::is_high_contrast(ctx);
        let sea = if is_high_contrast {
            Color32::BLACK
        } else {
            SEA
        };
        painter.rect_filled(self.rect, radius::CONTROL, sea);
        if !is_high_contrast {
            self.draw_graticule(painter);
        }
        let land = land::all();
        let is_visible = |outline: &&Outline| self.is_visible(outline);
        if !is_high_contrast {
            // Water lines, as engravers draw them along coasts.
            for (width, tint) in WATER_LINES {
                for outline in land.land.iter().filter(is_visible) {
                    painter.add(self.coast(outline, Vec2::ZERO, Stroke::new(width, tint)));
                }
            }
            for outline in land.land.iter().filter(is_visible) {
                painter.add(self.fill(painter, outline, SHADOW, SHADOW_TINT, false));
            }
        }
        let tint = theme::wood_colour(ctx, colour::WOOD_LIT);
        for outline in land.land.iter().filter(is_visible) {
            painter.add(self.fill(painter, outline, Vec2::ZERO, tint, !is_high_contrast));
            let edge = Stroke::new(1.25, colour::INLAY);
            painter.add(self.coast(outline, Vec2::ZERO, edge));
        }
        for outline in land.lakes.iter().filter(is_visible) {
            painter.add(self.fill(painter, outline, Vec2::ZERO, sea, false));
            painter.add(self.coast(outline, Vec2::ZERO, Stroke::new(1.0, colour::INLAY)));
        }
    }

    fn is_visible(&self, outline: &Outline) -> bool {
        let corners = outline.corners.iter().map(|corner| self.to_screen(*corner));
        let bounds = corners.fold(Rect::NOTHING, |bounds, corner| {
            bounds.union(Rect::from_min_max(corner, corner))
        });
        bounds.expand(space::M).intersects(self.rect)
    }

    fn coast(&self, outline: &Outline, offset: Vec2, stroke: Stroke) -> Shape {
        let corners = outline.corners.iter();
        let points = corners.map(|corner| self.to_screen(*corner) + offset);
        Shape::closed_line(points.collect(), stroke)
    }

    fn fill(
        &self,
        painter: &Painter,
        outline: &Outline,
        offset: Vec2,
        tint: Color32,
        is_wood: bool,
    ) -> Shape {
        let corners = outline.corners.iter();
        let texel = |[x, y]: [f32; 2]| pos2(GRAIN * x, GRAIN * y);
        let corners = corners.map(|corner| (self.to_screen(*corner) + offset, texel(*corner)));
        wood::inlay(painter.ctx(), corners, &outline.triangles, tint, is_wood)
    }

    /// Draws meridians and parallels, as if stitched into the cloth.
    fn draw_graticule(&self, painter: &Painter) {
        let degrees = |index: i16| 30.0 * f32::from(index);
        for index in -6..=6 {
            let [x, _] = project(degrees(index), 0.0);
            let [_, y] = project(0.0, degrees(index).clamp(-75.0, 75.0));
            let crossing = self.to_screen([x, y]);
            let tint = colour::INDIGO_PALE.gamma_multiply(if index == 0 { 0.34 } else { 0.16 });
            let lines = [
                [
                    pos2(crossing.x, self.rect.top()),
                    pos2(crossing.x, self.rect.bottom()),
                ],
                [
                    pos2(self.rect.left(), crossing.y),
                    pos2(self.rect.right(), crossing.y),
                ],
            ];
            for line in lines {
                painter.extend(Shape::dashed_line(&line, Stroke::new(1.0, tint), 5.0, 4.0));
            }
        }
    }
}

/// Texels of the grain per unit of the flat map.
const GRAIN: f32 = 4.0;
/// The cloth of the sea.
const SEA: Color32 = Color32::from_rgb(27, 31, 54);
/// The width, in points, and the colour of the lines along coasts.
const WATER_LINES: [(f32, Color32); 2] = [
    (15.0, Color32::from_rgb(33, 38, 68)),
    (7.0, Color32::from_rgb(41, 48, 86)),
];
/// The offset of the land's shadow, in points.
const SHADOW: Vec2 = vec2(1.5, 3.0);
/// The colour of the land's shadow.
const SHADOW_TINT: Color32 = Color32::from_rgb(13, 12, 20);

/// Moves points apart until no two are closer than `distance`, but stay as close to `homes` as
/// possible.
fn spread(homes: &[Pos2], distance: f32) -> Vec<Pos2> {
    let mut places = homes.to_vec();
    for iteration in 0..PULL_ITERATIONS + PUSH_ITERATIONS {
        if iteration < PULL_ITERATIONS {
            for (place, home) in places.iter_mut().zip(homes) {
                *place += 0.2 * (*home - *place);
            }
        }
        for index in 1..places.len() {
            for other in 0..index {
                let apart = places[index] - places[other];
                let length = apart.length();
                if length < distance {
                    let direction = if length > 0.01 {
                        apart / length
                    } else {
                        Vec2::DOWN
                    };
                    let step = 0.5 * (distance - length) * direction;
                    places[index] += step;
                    places[other] -= step;
                }
            }
        }
    }
    places
}

fn show_pin(ui: &Ui, pin: &Pin<'_>, place: Pos2, half: f32) -> Response {
    let rect = Rect::from_center_size(place, Vec2::splat(2.0 * HIT_HALF_SIZE.max(half)));
    let id = ui.make_persistent_id(&pin.name);
    let response = ui.interact(rect, id, Sense::click());
    let highlight = highlight(ui, &response);
    let half = half * (1.0 + 0.15 * highlight.max(f32::from(u8::from(pin.is_chosen))));
    if pin.is_chosen {
        let ring = Stroke::new(2.5, colour::SUN);
        ui.painter().circle_filled(place, half + 4.0, colour::NIGHT);
        ui.painter().circle_stroke(place, half + 3.5, ring);
    }
    seed(ui.painter(), place, half, highlight);
    finish(ui, &response, HIT_HALF_SIZE as u8, &pin.name, || {
        selectable_info(ui, pin.is_chosen, &pin.words)
    });
    response
}

/// Writes the name of the chosen seed on a tablet, and those of the others where there is space.
fn write_names(painter: &Painter, rect: Rect, pins: &[Pin<'_>], places: &[Pos2], half: f32) {
    let seed_rect = |place: &Pos2| Rect::from_center_size(*place, Vec2::splat(2.2 * half));
    let mut occupied: Vec<Rect> = places.iter().map(seed_rect).collect();
    let inner = rect.shrink(space::HALF);
    let indices = |chosen: bool| {
        let matching = (0..pins.len()).filter(move |index| pins[*index].is_chosen == chosen);
        matching.map(move |index| (index, chosen))
    };
    for (index, is_chosen) in indices(true).chain(indices(false)) {
        let label = pins[index].label.to_owned();
        let font = if is_chosen {
            bold(size::SMALL)
        } else {
            text(size::SMALL)
        };
        let galley = painter.layout_no_wrap(label, font, colour::BONE);
        let margin = if is_chosen {
            vec2(8.0, 4.0)
        } else {
            vec2(1.0, -2.0)
        };
        let desired_size = galley.size() + 2.0 * margin;
        let gaps = if is_chosen {
            &NAME_GAPS[..]
        } else {
            &NAME_GAPS[..1]
        };
        let candidates = gaps
            .iter()
            .flat_map(|gap| around_seed(places[index], desired_size, half + gap));
        let is_free = |place: &Rect| {
            let others = occupied.iter().enumerate();
            inner.contains_rect(*place)
                && !others
                    .filter(|(other, _)| *other != index)
                    .any(|(_, other)| other.intersects(*place))
        };
        let free_place = candidates.clone().find(is_free);
        let must_show = is_chosen && rect.contains(places[index]);
        let forced_place = || candidates.clone().next().filter(|_| must_show);
        let Some(place) = free_place.or_else(|| Some(move_into(forced_place()?, inner))) else {
            continue;
        };
        occupied.push(place);
        if is_chosen {
            painter.extend(carving::tablet(painter.ctx(), place, colour::SUN));
        } else {
            let shade = painter.layout_no_wrap(
                pins[index].label.to_owned(),
                text(size::SMALL),
                colour::NIGHT,
            );
            painter.galley(place.min + margin + vec2(0.0, 1.25), shade, colour::NIGHT);
        }
        painter.galley(place.min + margin, galley, colour::BONE);
    }
}

/// Returns rectangles for a name of this size at this distance from a seed, best first.
fn around_seed(seed: Pos2, size: Vec2, distance: f32) -> [Rect; 4] {
    [
        Align2::LEFT_CENTER,
        Align2::RIGHT_CENTER,
        Align2::CENTER_BOTTOM,
        Align2::CENTER_TOP,
    ]
    .map(|anchor| {
        let offset = -distance * anchor.to_sign();
        anchor.anchor_size(seed + offset, size)
    })
}

fn move_into(place: Rect, bounds: Rect) -> Rect {
    let min = place.min.clamp(bounds.min, bounds.max - place.size());
    Rect::from_min_size(min, place.size())
}

/// Paints the carved edge of the map.
fn paint_frame(ui: &Ui, rect: Rect) {
    let edge = Stroke::new(2.0, colour::NIGHT);
    ui.painter()
        .rect_stroke(rect, radius::CONTROL, edge, StrokeKind::Outside);
    let inlay = Stroke::new(1.0, colour::INLAY.gamma_multiply(0.8));
    ui.painter().rect_stroke(
        rect.shrink(2.0),
        radius::CONTROL - 2,
        inlay,
        StrokeKind::Inside,
    );
}

/// Shows the zoom buttons, in the lower left corner.
fn show_buttons(
    ui: &mut Ui,
    name: &str,
    rect: Rect,
    view: &mut MapView,
    camera: &Camera,
    words: &Words,
) {
    let buttons = [
        ("farther", "ui-map-farther", Icon::Minus, 1.0 / ZOOM_STEP),
        ("closer", "ui-map-closer", Icon::Plus, ZOOM_STEP),
    ];
    let corner = rect.left_bottom() + vec2(space::S, -space::S - space::CONTROL);
    for (index, (part, key, icon, factor)) in buttons.into_iter().enumerate() {
        let button = Button::icon(format!("{name}.{part}"), words.get(key), icon);
        let up = index as f32 * (space::CONTROL + space::HALF);
        let place = Rect::from_min_size(corner - vec2(0.0, up), Vec2::splat(space::CONTROL));
        let mut ui = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(place));
        if button.show(&mut ui).clicked() {
            view.zoom *= factor;
            view.clamp(camera);
        }
    }
}

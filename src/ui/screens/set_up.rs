//! The board editor: sets up a position, seed by seed, from which a match starts.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui, pos2, vec2};

use super::page::MenuPage;
use crate::catalog::{LastChoices, SeedSource, Variants};
use crate::localization::Words;
use crate::navigation::Go;
use crate::state::Menu;
use crate::ui::clipboard::Clipboard;
use crate::ui::pass::AddPanels;
use crate::ui::theme::{colour, space, wood};
use crate::ui::widgets::{
    Button, Choice, Items, Panel, bowl, choice, choose, hint, paragraph, scroll, side_by_side,
    status,
};
use awale_engine::matches::{Beginner, SeriesPlan};
use awale_engine::text::file_error;
use awale_engine::workshop::PositionEditor;
use awale_rules::{Geometry, Placement, RuleSet, Side, Vessel};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (1160.0, 664.0);
/// The maximum width of a hole with the space around it, in points.
const HOLE: f32 = 92.0;
/// The width of a loft, in hole widths.
const LOFT: f32 = 1.3;
/// The width of the wood at the ends of a board without lofts, in hole widths.
const NO_LOFT: f32 = 0.3;

/// The position being edited.
#[derive(Resource, Default)]
pub(super) struct SetUp {
    laying: Option<PositionEditor>,
    takes: bool,
    message: String,
}

impl SetUp {
    /// Sets up this position.
    pub fn lay(&mut self, placed: Placement, geometry: Geometry) {
        self.laying = Some(PositionEditor::of(placed, geometry));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetUp>()
        .add_systems(OnEnter(Menu::BoardEditor), reset_position)
        .draw_menu(Menu::BoardEditor, show);
}

/// Resets the position if the board has changed.
fn reset_position(mut set_up: ResMut<SetUp>, choices: Res<LastChoices>, variants: Res<Variants>) {
    set_up.message.clear();
    if let Some(Ok(rules)) = choices.rules(&variants) {
        let shown = set_up.laying.map(|laying| laying.geometry());
        if shown != Some(rules.geometry()) {
            set_up.laying = Some(PositionEditor::at_start(&rules));
        }
    }
}

/// The actions of the buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    Back,
    Start,
    Copy,
    Paste,
    Clear,
    Usual,
}

fn show(
    mut menu: MenuPage,
    choices: Res<LastChoices>,
    variants: Res<Variants>,
    mut set_up: ResMut<SetUp>,
    mut clipboard: Clipboard,
    seeds: Res<SeedSource>,
) -> Result {
    let set_up = set_up.as_mut();
    let (Some(Ok(rules)), Some(mut laying)) = (choices.rules(&variants), set_up.laying) else {
        menu.go.write(Go::Back);
        return Ok(());
    };
    let panel = Panel::page("board editor", SIZE);
    let request = menu.ask(panel, "ui-set-up", |ui, words, _| {
        let below = space::CONTROL + space::M;
        let request = scroll(ui, "board editor", below, |ui| {
            contents(ui, set_up, &mut laying, &rules, words)
        });
        ui.add_space(space::S);
        request.or(footer(ui, &laying, words))
    })?;
    let MenuPage { words, go, .. } = &mut menu;
    if request.is_some() {
        set_up.message.clear();
    }
    let is_pasting = matches!(request, Some(Request::Paste));
    match request {
        Some(Request::Back) => {
            go.write(Go::Back);
        }
        Some(Request::Start) => {
            if let Some(mut agreement) = choices.agreement(&variants, seeds.next_seed()) {
                let beginner = match laying.to_move() {
                    Side::South => Beginner::South,
                    Side::North => Beginner::North,
                };
                agreement.setup.beginner = beginner;
                agreement.plan = SeriesPlan::single(beginner, agreement.setup.seed);
                agreement.start = Some(*laying.placement());
                go.write(Go::Begin(Box::new(agreement)));
            }
        }
        Some(Request::Copy) => {
            clipboard.copy(&laying.text());
            set_up.message = words.get("ui-copied");
        }
        Some(Request::Clear) => laying.clear(),
        Some(Request::Usual) => laying = PositionEditor::at_start(&rules),
        Some(Request::Paste) | None => {}
    }
    if let Some(text) = clipboard.paste("set_up.paste", is_pasting) {
        set_up.message = match text {
            None => words.get("ui-nothing-to-paste"),
            Some(text) => laying.read(&text, &rules).map_or_else(
                |error| file_error::notation(words, &error),
                |()| String::new(),
            ),
        };
    }
    set_up.laying = Some(laying);
    Ok(())
}

/// Shows the board with its seeds, and the buttons that change all of them.
fn contents(
    ui: &mut Ui,
    set_up: &mut SetUp,
    laying: &mut PositionEditor,
    rules: &RuleSet,
    words: &Words,
) -> Option<Request> {
    if set_up.message.is_empty() {
        hint(ui, &words.get("ui-set-up-help"));
    } else {
        status(ui, &set_up.message);
    }
    board(ui, laying, set_up.takes, words);
    let usual = rules.total_seeds();
    let total = [("seeds", laying.total().into()), ("usual", usual.into())];
    paragraph(ui, &words.format("ui-set-up-total", &total));
    if laying.total() == 0 {
        hint(ui, &words.get("ui-set-up-none"));
    }
    let [south, north] = words.sides();
    let mut side = laying.to_move();
    let turns = [Side::South, Side::North].map(|side| {
        let (name, label) = match side {
            Side::South => ("south", south.clone()),
            Side::North => ("north", north.clone()),
        };
        Choice::new(
            side,
            name,
            words.format("ui-turn", &[("player", label.into())]),
        )
    });
    choose(ui, "set_up.turn", &mut side, &turns);
    laying.set_to_move(side);
    let modes = [
        choice(words, false, "lay", "ui-set-up-lay"),
        choice(words, true, "take", "ui-set-up-take"),
    ];
    choose(ui, "set_up.mode", &mut set_up.takes, &modes);
    let rows = [
        [
            ("set_up.clear", "ui-set-up-clear", Request::Clear),
            ("set_up.usual", "ui-set-up-usual", Request::Usual),
        ],
        [
            ("set_up.copy", "ui-copy-position", Request::Copy),
            ("set_up.paste", "ui-paste-position", Request::Paste),
        ],
    ];
    let mut request = None;
    for row in rows {
        let buttons =
            row.map(|(name, key, request)| (Button::secondary(name, words.get(key)), request));
        request = request.or(side_by_side(ui, buttons.into()));
    }
    request
}

/// Shows the board as seen by South: lofts at the ends, and North's row above, from right to left.
fn board(ui: &mut Ui, laying: &mut PositionEditor, takes: bool, words: &Words) {
    let geometry = laying.geometry();
    let (row, lines) = (geometry.columns(), geometry.lines() as f32);
    let end = if geometry.has_stores() { LOFT } else { NO_LOFT };
    let width = ui.available_width();
    let hole = ((width - 2.0 * space::M) / (row as f32 + 0.6 + 2.0 * end)).min(HOLE);
    let whole = hole * (row as f32 + 2.0 * end);
    let wanted = vec2(width, lines * hole + 2.0 * space::M);
    let (place, _) = ui.allocate_exact_size(wanted, egui::Sense::hover());
    let corner = pos2(place.center().x - whole / 2.0, place.top() + space::M);
    let sides = words.sides();
    let wood = Rect::from_min_size(corner, vec2(whole, lines * hole));
    let wood = wood.expand2(vec2(0.3 * hole, space::S));
    let round = (0.5 * wood.height()).min(120.0) as u8;
    ui.painter()
        .rect_filled(wood.expand(2.0), round, colour::NIGHT);
    ui.painter()
        .add(wood::plank(ui.ctx(), wood, round, colour::WOOD_RAISED));
    let cell = |column: f32, line: f32, size: egui::Vec2| {
        Rect::from_min_size(corner + vec2(column, line) * hole, size * hole)
    };
    let mut vessels = Vec::new();
    for hole in geometry.all() {
        let (column, line) = geometry.grid_position(hole);
        let line = lines - 1.0 - line as f32;
        let place = cell(end + column as f32, line, vec2(1.0, 1.0));
        vessels.push((Vessel::Hole(hole), place));
    }
    if geometry.has_stores() {
        let right = end + row as f32;
        for (side, left) in [(Side::North, 0.0), (Side::South, right)] {
            let place = cell(left, 0.0, vec2(LOFT, lines));
            vessels.push((Vessel::Loft(side), place));
        }
    }
    for (vessel, rect) in vessels {
        let (name, called) = match vessel {
            Vessel::Hole(hole) => {
                let letter = geometry.letter(hole).to_string();
                (format!("set_up.hole.{letter}"), letter)
            }
            Vessel::Loft(side) => {
                let player = sides[side.index()].clone();
                let called = words.format("ui-loft-of", &[("player", player.into())]);
                let key = if side == Side::South {
                    "south"
                } else {
                    "north"
                };
                (format!("set_up.loft.{key}"), called)
            }
        };
        let count = laying.count(vessel);
        let label = [("name", (&called).into()), ("seeds", count.into())];
        let label = words.format("ui-vessel", &label);
        let letter = if matches!(vessel, Vessel::Hole(_)) {
            &called
        } else {
            ""
        };
        let touched = bowl(ui, &name, rect.shrink(2.0), letter, &label, count);
        match (touched.adds, touched.takes, takes) {
            (true, _, false) | (_, true, true) => laying.add(vessel),
            (_, true, false) | (true, _, true) => laying.take(vessel),
            (false, false, _) => {}
        }
    }
}

fn footer(ui: &mut Ui, laying: &PositionEditor, words: &Words) -> Option<Request> {
    let items = Items::new("set_up", words);
    let start = items.main_button("start", "ui-start");
    let buttons = vec![
        (items.button("back", "ui-back"), Request::Back),
        (start.enabled(laying.total() > 0), Request::Start),
    ];
    side_by_side(ui, buttons)
}

//! Connects screen readers in a browser, where the canvas has no widgets: the page mirrors the
//! widget tree as hidden elements, and sends clicks and focus back.

use std::collections::BTreeMap;
use std::fmt::Write;

use bevy::a11y::{AccessibilityRequested, ActionRequest as ActionMessage};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{
    Action, ActionData, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use bevy_egui::{EguiOutput, PrimaryEguiContext};

use crate::state::Menu;
use awale_engine::browser;

/// The page's copy of the widget tree: a line for each node.
#[derive(Default)]
pub(super) struct Mirror {
    lines: BTreeMap<u64, String>,
    focus: Option<u64>,
    /// Whether the board is in front, rather than a menu.
    is_board_in_front: Option<bool>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (follow_page, forward_requests));
}

/// Turns the mirror on once the player has clicked the page's button for it, which only screen
/// readers announce.
fn follow_page(requested: Res<AccessibilityRequested>) {
    if browser::wants_mirror() && !requested.get() {
        requested.set(true);
    }
}

fn forward_requests(mut messages: MessageWriter<ActionMessage>) {
    while let Some(request) = browser::take_mirror_request() {
        messages.write_batch(read_request(&request).map(ActionMessage));
    }
}

/// Parses a request from the page: `click 12`, `focus 12`, or `value 12 0.5` for a slider.
fn read_request(request: &str) -> Option<ActionRequest> {
    let mut fields = request.splitn(3, ' ');
    let (action, id) = (fields.next()?, fields.next()?.parse().ok()?);
    let (action, data) = match action {
        "click" => (Action::Click, None),
        "focus" => (Action::Focus, None),
        "value" => {
            let value = fields.next()?.parse().ok()?;
            (Action::SetValue, Some(ActionData::NumericValue(value)))
        }
        _ => return None,
    };
    Some(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: NodeId(id),
        data,
    })
}

pub(super) fn update_tree(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    menu: Res<State<Menu>>,
    mut mirror: Local<Mirror>,
) {
    let Ok(output) = outputs.single() else {
        return;
    };
    if let Some(update) = &output.platform_output.accesskit_update {
        let changes = mirror.changes(update, *menu.get() == Menu::Closed);
        if !changes.is_empty() {
            browser::show_mirror(&changes);
        }
    }
}

impl Mirror {
    /// Returns the changes, one per line: changed nodes, removed nodes, the root, whether the board
    /// is in front, and the focus.
    fn changes(&mut self, update: &TreeUpdate, is_board_in_front: bool) -> String {
        let mut changes = String::new();
        let mut lines = BTreeMap::new();
        let scale = scale(update);
        for (id, node) in &update.nodes {
            let line = format_node(node, scale);
            if self.lines.get(&id.0) != Some(&line) {
                // Writing to a string can't fail.
                let _ = writeln!(changes, "node\t{}\t{line}", id.0);
            }
            lines.insert(id.0, line);
        }
        for id in self.lines.keys().filter(|id| !lines.contains_key(id)) {
            let _ = writeln!(changes, "gone\t{id}");
        }
        self.lines = lines;
        if let Some(tree) = &update.tree {
            let root = tree.root.0;
            if !changes.is_empty() {
                let _ = writeln!(changes, "root\t{root}");
            }
        }
        if self.is_board_in_front.replace(is_board_in_front) != Some(is_board_in_front) {
            let frontmost = if is_board_in_front { "table" } else { "menu" };
            let _ = writeln!(changes, "place\t{frontmost}");
        }
        let focus = update.focus.0;
        if self.focus.replace(focus) != Some(focus) {
            let _ = writeln!(changes, "focus\t{focus}");
        }
        changes
    }
}

/// Returns the number of window pixels per point.
fn scale(update: &TreeUpdate) -> f64 {
    let root = update.tree.as_ref().map(|tree| tree.root);
    let root = update.nodes.iter().find(|(id, _)| Some(*id) == root);
    let transform = root.and_then(|(_, node)| node.transform());
    transform.map_or(1.0, |transform| transform.as_coeffs()[0])
}

/// Formats a node as tab-separated fields: role, name, value, numbers, state (including how
/// urgently it is announced), bounds in the window's pixels, children and description.
fn format_node(node: &Node, scale: f64) -> String {
    let (name, value) = match node.role() {
        Role::Label => (node.value().or(node.label()), None),
        _ => (node.label(), node.value()),
    };
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let numbers = [
        node.numeric_value(),
        node.min_numeric_value(),
        node.max_numeric_value(),
    ];
    let numbers = numbers
        .map(|value| number(value).unwrap_or_default())
        .join(" ");
    let mut state = Vec::new();
    if node.is_disabled() {
        state.push("disabled");
    }
    match node.toggled() {
        Some(Toggled::True) => state.push("checked"),
        Some(_) => state.push("unchecked"),
        None => {}
    }
    match node.is_selected() {
        Some(true) => state.push("selected"),
        Some(false) => state.push("unselected"),
        None => {}
    }
    match node.live() {
        Some(Live::Polite) => state.push("polite"),
        Some(Live::Assertive) => state.push("assertive"),
        _ => {}
    }
    // Live regions have no bounds: a reader would announce them again whenever they move.
    let bounds = node.bounds().filter(|_| node.live().is_none());
    let bounds = bounds.map_or_else(String::new, |bounds| {
        let bounds = [bounds.x0, bounds.y0, bounds.width(), bounds.height()];
        bounds
            .map(|coordinate| format!("{:.0}", coordinate * scale))
            .join(" ")
    });
    let children = node.children().iter().map(|child| child.0.to_string());
    let children: Vec<String> = children.collect();
    let single_line = |text: Option<&str>| text.unwrap_or_default().replace(['\t', '\n'], " ");
    [
        role_of(node.role()).to_owned(),
        single_line(name),
        single_line(value),
        numbers,
        state.join(" "),
        bounds,
        children.join(" "),
        single_line(node.description()),
    ]
    .join("\t")
}

/// Returns the ARIA role of a node.
const fn role_of(role: Role) -> &'static str {
    match role {
        Role::Button => "button",
        Role::CheckBox => "checkbox",
        Role::RadioButton => "radio",
        Role::Slider => "slider",
        Role::SpinButton => "spinbutton",
        Role::ComboBox => "combobox",
        Role::RadioGroup => "radiogroup",
        Role::TextInput | Role::MultilineTextInput => "textbox",
        Role::Heading => "heading",
        Role::Link => "link",
        Role::Image => "img",
        Role::Label => "label",
        Role::ProgressIndicator => "progressbar",
        _ => "generic",
    }
}

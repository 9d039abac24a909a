//! The theme: colours, spacing, font sizes and the style of every widget.
//!
//! Menus match the table: dark hardwood, red earth, indigo cloth, bone letters.

pub mod carving;
pub mod fonts;
pub mod wood;

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle,
    style::{HandleShape, ScrollAnimation, ScrollStyle, Selection, WidgetVisuals, Widgets},
};

/// Colours, named after materials.
pub mod colour {
    use bevy_egui::egui::Color32;

    /// The shadow in a hole: deepest background, outlines.
    pub const NIGHT: Color32 = Color32::from_rgb(20, 12, 8);
    /// A carved recess: tracks, troughs, lists.
    pub const RECESS: Color32 = Color32::from_rgb(31, 19, 12);
    /// The wood of panels.
    pub const WOOD: Color32 = Color32::from_rgb(66, 41, 27);
    /// Raised wood: buttons, rows under the pointer.
    pub const WOOD_RAISED: Color32 = Color32::from_rgb(96, 62, 40);
    /// Lit wood: hovered buttons.
    pub const WOOD_LIT: Color32 = Color32::from_rgb(122, 80, 51);
    /// The edge of carved wood that catches the light.
    pub const WOOD_EDGE: Color32 = Color32::from_rgb(138, 96, 62);
    /// Inlaid lines.
    pub const INLAY: Color32 = Color32::from_rgb(158, 116, 66);
    /// Red earth: primary buttons.
    pub const EARTH: Color32 = Color32::from_rgb(168, 78, 40);
    /// Red earth in the sun.
    pub const EARTH_LIT: Color32 = Color32::from_rgb(196, 98, 52);
    /// Indigo cloth: selections.
    pub const INDIGO: Color32 = Color32::from_rgb(50, 66, 124);
    /// Indigo cloth in the sun.
    pub const INDIGO_LIT: Color32 = Color32::from_rgb(72, 92, 160);
    /// Pale indigo cloth: captures in drawings.
    pub const INDIGO_PALE: Color32 = Color32::from_rgb(150, 172, 236);
    /// Bone: text.
    pub const BONE: Color32 = Color32::from_rgb(243, 231, 206);
    /// Old bone: second lines.
    pub const BONE_DIM: Color32 = Color32::from_rgb(209, 187, 150);
    /// Weathered bone: hints and disabled widgets.
    pub const BONE_FAINT: Color32 = Color32::from_rgb(164, 138, 104);
    /// The evening sun: focus, and the player to move.
    pub const SUN: Color32 = Color32::from_rgb(238, 186, 92);
    /// A nicker nut: handles, pips.
    pub const SEED: Color32 = Color32::from_rgb(163, 166, 148);
    /// The shaded side of a nicker nut.
    pub const SEED_SHADE: Color32 = Color32::from_rgb(104, 108, 96);
}

/// Distances, in points, on a grid of eight.
pub mod space {
    /// Half a step: between an item and its second line.
    pub const HALF: f32 = 4.0;
    /// One step: between related items.
    pub const S: f32 = 8.0;
    /// Two steps: between groups.
    pub const M: f32 = 16.0;
    /// Three steps: around the contents of a panel.
    pub const L: f32 = 24.0;
    /// Four steps: between sections.
    pub const XL: f32 = 32.0;
    /// The height of buttons.
    pub const CONTROL: f32 = 40.0;
}

/// Corner radii, in points.
pub mod radius {
    /// Pills, pips and small marks.
    pub const SMALL: u8 = 4;
    /// Buttons and rows.
    pub const CONTROL: u8 = 8;
    /// Panels.
    pub const PANEL: u8 = 14;
}

/// Sizes of type, in points.
pub mod size {
    /// Second lines and hints.
    pub const SMALL: f32 = 14.5;
    /// Running text.
    pub const BODY: f32 = 17.0;
    /// Text on buttons.
    pub const BUTTON: f32 = 18.0;
    /// Titles of sections.
    pub const SECTION: f32 = 19.0;
    /// Titles of panels.
    pub const HEADING: f32 = 30.0;
    /// Seeds in a loft.
    pub const NUMBER: f32 = 30.0;
    /// The name of the game.
    pub const TITLE: f32 = 84.0;
}

/// The duration of the animations of panels and marks, in seconds.
pub const ANIMATION_SECONDS: f32 = 0.14;

/// The width of the ring around the focused widget, in points.
pub const FOCUS_RING_WIDTH: f32 = 2.5;

/// The darkening of wood at high contrast, from 0 (none) to 1 (black).
const HIGH_CONTRAST_DARKENING: f32 = 0.62;

/// The display font family, for titles.
pub const DISPLAY: &str = "display";
/// The bold text font family.
pub const BOLD: &str = "bold";

/// Returns the display font at this size.
#[must_use]
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(DISPLAY.into()))
}

/// Returns the bold text font at this size.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// Returns the text font at this size.
#[must_use]
pub const fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Turns high contrast on or off.
pub fn set_high_contrast(ctx: &egui::Context, is_on: bool) {
    ctx.data_mut(|data| data.insert_temp(contrast_id(), is_on));
}

/// Returns whether high contrast is on.
#[must_use]
pub fn is_high_contrast(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(contrast_id()))
        .unwrap_or_default()
}

/// Returns the colour for text that is normally `tint`: at high contrast, all but the colour of the
/// sun becomes bone.
#[must_use]
pub fn text_colour(ctx: &egui::Context, tint: Color32) -> Color32 {
    if is_high_contrast(ctx) && tint != colour::SUN {
        colour::BONE
    } else {
        tint
    }
}

/// Returns the colour for wood that is normally `tint`; at high contrast it is darker.
#[must_use]
pub fn wood_colour(ctx: &egui::Context, tint: Color32) -> Color32 {
    if is_high_contrast(ctx) {
        tint.lerp_to_gamma(Color32::BLACK, HIGH_CONTRAST_DARKENING)
    } else {
        tint
    }
}

fn contrast_id() -> egui::Id {
    egui::Id::new("high contrast")
}

/// Returns the ring around the focused widget.
#[must_use]
pub fn focus_stroke(ctx: &egui::Context) -> Stroke {
    let scale = if is_high_contrast(ctx) { 2.0 } else { 1.0 };
    Stroke::new(FOCUS_RING_WIDTH * scale, colour::SUN)
}

/// Returns the style of all egui widgets. Unless it is animated, everything appears at once.
#[must_use]
pub fn style(is_animated: bool) -> Style {
    let mut style = Style {
        animation_time: if is_animated { ANIMATION_SECONDS } else { 0.0 },
        text_styles: [
            (TextStyle::Small, text(size::SMALL)),
            (TextStyle::Body, text(size::BODY)),
            (TextStyle::Monospace, text(size::BODY)),
            (TextStyle::Button, bold(size::BUTTON)),
            (TextStyle::Heading, display(size::HEADING)),
        ]
        .into(),
        ..Style::default()
    };
    if !is_animated {
        style.scroll_animation = ScrollAnimation::none();
    }
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    space_widgets(&mut style);
    colour_widgets(&mut style.visuals);
    style
}

fn space_widgets(style: &mut Style) {
    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(space::S, space::S);
    spacing.button_padding = egui::vec2(space::M, space::S);
    spacing.window_margin = Margin::same(space::L as i8);
    spacing.menu_margin = Margin::same(space::S as i8);
    spacing.interact_size = egui::vec2(space::CONTROL, space::CONTROL);
    spacing.tooltip_width = 320.0;
    spacing.scroll = ScrollStyle {
        floating: true,
        bar_width: 8.0,
        floating_width: 6.0,
        floating_allocated_width: 12.0,
        handle_min_length: 32.0,
        bar_inner_margin: 4.0,
        bar_outer_margin: 2.0,
        foreground_color: false,
        dormant_background_opacity: 0.5,
        active_background_opacity: 0.7,
        interact_background_opacity: 1.0,
        dormant_handle_opacity: 0.8,
        active_handle_opacity: 0.9,
        interact_handle_opacity: 1.0,
        ..ScrollStyle::floating()
    };
}

fn colour_widgets(visuals: &mut egui::Visuals) {
    visuals.dark_mode = true;
    visuals.widgets = Widgets {
        noninteractive: widget_visuals(colour::WOOD, colour::INLAY, colour::BONE),
        inactive: widget_visuals(colour::WOOD_RAISED, colour::WOOD_EDGE, colour::BONE),
        hovered: widget_visuals(colour::WOOD_LIT, colour::INLAY, colour::BONE),
        active: widget_visuals(colour::WOOD_LIT, colour::SUN, colour::BONE),
        open: widget_visuals(colour::WOOD_LIT, colour::INLAY, colour::BONE),
    };
    visuals.selection = Selection {
        bg_fill: colour::INDIGO,
        stroke: Stroke::new(1.0, colour::BONE),
    };
    visuals.weak_text_color = Some(colour::BONE_DIM);
    visuals.hyperlink_color = colour::SUN;
    visuals.faint_bg_color = colour::RECESS;
    visuals.extreme_bg_color = colour::RECESS;
    visuals.code_bg_color = colour::RECESS;
    visuals.warn_fg_color = colour::SUN;
    visuals.error_fg_color = colour::EARTH_LIT;
    visuals.window_corner_radius = CornerRadius::same(radius::PANEL);
    visuals.menu_corner_radius = CornerRadius::same(radius::CONTROL);
    visuals.window_fill = colour::WOOD;
    visuals.panel_fill = colour::WOOD;
    visuals.window_stroke = Stroke::new(1.5, colour::NIGHT);
    visuals.window_shadow = shadow(24, 96);
    visuals.popup_shadow = shadow(12, 96);
    visuals.handle_shape = HandleShape::Circle;
    visuals.slider_trailing_fill = true;
    visuals.interact_cursor = Some(egui::CursorIcon::PointingHand);
    visuals.disabled_alpha = 0.45;
}

/// Returns the shadow of an object on the table.
#[must_use]
pub const fn shadow(blur: u8, alpha: u8) -> Shadow {
    Shadow {
        offset: [0, 6],
        blur,
        spread: 0,
        color: Color32::from_black_alpha(alpha),
    }
}

fn widget_visuals(fill: Color32, edge: Color32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, edge),
        corner_radius: CornerRadius::same(radius::CONTROL),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    }
}

//! Opens every panel in every language at the largest text size and in several windows: no text is
//! clipped, no texts overlap, every button can be reached, every control has a name for screen
//! readers, and every text is available to them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use awale::advisor::GameReview;
use awale::app::headless;
use awale::dev_tools::{Script, ScriptedRun};
use awale::settings::{LookSettings, Settings};
use awale::state::{Menu, Screen};
use awale::ui::{ButtonRegistry, UiPass};
use awale_engine::ai::Limits;
use awale_engine::text::Language;
use bevy::prelude::*;
use bevy_egui::egui::{self, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::by_ear::{DescribedWidget, ScreenReader, described, listen_to, spoken_words, unnamed};
use super::fixtures::{is_long, slice};

/// Maximum number of frames of a script.
const MAX_FRAMES: usize = 200_000;
/// The duration of a frame.
const FRAME_DURATION: Duration = Duration::from_millis(250);
/// Number of nodes per ply of a report: enough to detect a blunder.
const REPORT_NODES: u64 = 500;
/// Number of cases in the short form of the tests, at several seconds each.
const SLICE_CASES: usize = 2;
/// The tolerated overlap of texts with edges and with each other, in points.
const TOLERANCE: f32 = 1.5;
/// Number of consecutive frames for which a fault must last: panels are laid out twice while they
/// open.
const LASTING_FRAMES: usize = 3;
/// The windows: one in which everything scrolls, one so high that panels are fully visible, and a
/// phone's.
const WINDOWS: [UVec2; 3] = [UVec2::new(640, 360), UVec2::new(1280, 4000), PHONE];
/// A phone's window, in which a panel's columns become pages.
const PHONE: UVec2 = UVec2::new(360, 640);
/// The smallest window, checked in English only.
pub const SMALLEST: UVec2 = UVec2::new(320, 200);

/// A script that opens every panel. Empty lines separate its parts, each of which begins in the
/// main menu and needs none of the others.
const EVERYTHING: &str = include_str!("legibility/everything.txt");

/// The faults, with the number of consecutive frames in which they were seen.
#[derive(Resource, Default)]
struct Faults {
    frame_counts: BTreeMap<String, usize>,
    lasting: BTreeSet<String>,
}

/// A shown text and its position.
struct ShownText {
    text: String,
    /// Whether a word is broken across lines.
    has_broken_word: bool,
    bounds: egui::Rect,
    clip: egui::Rect,
}

fn find_faults(
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    heard: NonSend<ScreenReader>,
    mut unchecked: Local<Vec<ShownText>>,
    mut faults: ResMut<Faults>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let mut found: BTreeSet<String> = unnamed(&heard).into_iter().collect();
    // The tree is from the previous frame.
    let scale = ctx.pixels_per_point();
    let described: Vec<(egui::Rect, DescribedWidget)> = described(&heard)
        .into_iter()
        .map(|widget| (bounds_in_points(&widget, scale), widget))
        .collect();
    let undescribed = unchecked
        .drain(..)
        .filter(|words| !is_described(words, &described));
    found.extend(undescribed.map(|words| format!("seen and not heard: {:?}", words.text)));
    let mut areas: Vec<egui::Rect> = Vec::new();
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    for layer in layers {
        let is_shown = ctx.memory(|memory| memory.areas().is_visible(&layer));
        let Some(area) = ctx.memory(|memory| memory.area_rect(layer.id)) else {
            continue;
        };
        let words = words_in(ctx, layer);
        if !is_shown || words.is_empty() {
            continue;
        }
        if !window.expand(TOLERANCE).contains_rect(area) {
            found.insert(format!("a panel exceeds the window: {:?}", words[0].text));
        }
        if layer.order == Order::Middle {
            areas.push(area);
        }
        check(&words, area, window, &mut found);
        // Texts on the board, in the background, are covered by the descriptions of the board's
        // buttons.
        if [Order::Middle, Order::Foreground].contains(&layer.order) {
            unchecked.extend(words);
        }
    }
    for (index, area) in areas.iter().enumerate() {
        for other in &areas[index + 1..] {
            let common = area.intersect(*other);
            if *menu.get() == Menu::Closed && common.width().min(common.height()) > TOLERANCE {
                found.insert(format!("{area:?} overlaps {other:?}"));
            }
        }
    }
    let context = format!("{:?} {:?} {:?}", screen.get(), menu.get(), window.size());
    let found: BTreeSet<String> = found
        .into_iter()
        .map(|fault| format!("{context}: {fault}"))
        .collect();
    faults.frame_counts.retain(|fault, _| found.contains(fault));
    for fault in found {
        let frames = faults.frame_counts.entry(fault.clone()).or_default();
        *frames += 1;
        if *frames >= LASTING_FRAMES {
            faults.lasting.insert(fault);
        }
    }
    Ok(())
}

/// Returns the bounds of a widget in points, and a little beyond.
fn bounds_in_points(widget: &DescribedWidget, scale: f32) -> egui::Rect {
    let bounds = widget.bounds;
    let [x0, y0, x1, y1] =
        [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(|length| length as f32 / scale);
    egui::Rect::from_min_max(egui::pos2(x0, y0), egui::pos2(x1, y1)).expand(TOLERANCE)
}

/// Returns `true` if the widgets at the position of a text have all its words and numbers, or if
/// one of them is a picture that the text belongs to. Punctuation isn't spoken, and may be
/// missing.
fn is_described(words: &ShownText, described: &[(egui::Rect, DescribedWidget)]) -> bool {
    let centre = words.bounds.center();
    let widgets_here: Vec<&DescribedWidget> = described
        .iter()
        .filter(|(bounds, _)| bounds.contains(centre))
        .map(|(_, widget)| widget)
        .collect();
    let said: BTreeSet<&str> = widgets_here
        .iter()
        .flat_map(|widget| spoken_words(&widget.words))
        .collect();
    let mut written = spoken_words(&words.text);
    widgets_here.iter().any(|widget| widget.is_picture) || written.all(|word| said.contains(word))
}

fn check(words: &[ShownText], area: egui::Rect, window: egui::Rect, found: &mut BTreeSet<String>) {
    for (index, text) in words.iter().enumerate() {
        if text.has_broken_word {
            found.insert(format!("broken: {:?}", text.text));
        }
        let is_scrolled = text.clip.height() < window.height() - TOLERANCE;
        let mut visible = text.clip.intersect(area);
        if is_scrolled {
            visible = egui::Rect::from_x_y_ranges(visible.x_range(), egui::Rangef::EVERYTHING);
        }
        if !visible.expand(TOLERANCE).contains_rect(text.bounds) {
            found.insert(format!("cut: {:?}", text.text));
        }
        for other in &words[index + 1..] {
            if !text.bounds.intersects(other.bounds) {
                continue;
            }
            let common = text.bounds.intersect(other.bounds);
            let common = common.intersect(text.clip).intersect(other.clip);
            // A title is painted twice, the second time slightly lower, as its shadow.
            if text.text != other.text && common.width().min(common.height()) > TOLERANCE {
                found.insert(format!("{:?} overlaps {:?}", text.text, other.text));
            }
        }
    }
}

/// Returns `true` if a line breaks within a word of letters. File paths may break anywhere.
fn has_broken_word(galley: &egui::Galley) -> bool {
    let text = galley.text();
    galley.rows.windows(2).any(|rows| {
        let last = rows[0].glyphs.last().map(|glyph| glyph.chr);
        let first = rows[1].glyphs.first().map(|glyph| glyph.chr);
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
        !text.contains('/') && !rows[0].ends_with_newline && is_letter(last) && is_letter(first)
    })
}

/// Returns the visible texts of a layer.
fn words_in(ctx: &egui::Context, layer: LayerId) -> Vec<ShownText> {
    fn collect(shape: &egui::Shape, clip: egui::Rect, words: &mut Vec<ShownText>) {
        match shape {
            egui::Shape::Vec(shapes) => {
                for shape in shapes {
                    collect(shape, clip, words);
                }
            }
            egui::Shape::Text(text) if !text.galley.is_empty() => {
                let bounds = text.visual_bounding_rect();
                if bounds.intersects(clip) {
                    let has_broken_word = has_broken_word(&text.galley);
                    words.push(ShownText {
                        text: text.galley.text().to_owned(),
                        has_broken_word,
                        bounds,
                        clip,
                    });
                }
            }
            _ => {}
        }
    }
    let mut words = Vec::new();
    ctx.graphics(|graphics| {
        for entry in graphics
            .get(layer)
            .into_iter()
            .flat_map(|list| list.all_entries())
        {
            collect(&entry.shape, entry.clip_rect, &mut words);
        }
    });
    words
}

/// All texts of a frame.
#[derive(Resource, Default)]
struct Shown(Vec<String>);

fn read_texts(mut contexts: EguiContexts, mut shown: ResMut<Shown>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    // Texts painted beside the holes belong to no area.
    let counts = LayerId::new(Order::Background, egui::Id::new("counts"));
    let layers = layers.into_iter().chain([counts]);
    let words = layers.flat_map(|layer| words_in(ctx, layer));
    shown.0 = words.map(|words| words.text).collect();
    Ok(())
}

/// Collects all texts of the next frame.
pub fn words_shown(app: &mut App) -> Vec<String> {
    if !app.world().contains_resource::<Shown>() {
        app.init_resource::<Shown>()
            .add_systems(EguiPrimaryContextPass, read_texts.in_set(UiPass::End));
    }
    app.update();
    app.world().resource::<Shown>().0.clone()
}

/// A language, a window and a script.
type Case = (Language, UVec2, &'static str);

/// Returns all cases: every language in every window, and English in the smallest one. The short
/// form draws from the parts of the script, as all together take half a minute.
fn cases() -> Vec<Case> {
    let scripts: Vec<&'static str> = if is_long() {
        vec![EVERYTHING]
    } else {
        EVERYTHING.split("\n\n").collect()
    };
    let every_language = Language::all().flat_map(|language| WINDOWS.map(|size| (language, size)));
    every_language
        .chain([(Language::default(), SMALLEST)])
        .flat_map(|(language, size)| scripts.iter().map(move |script| (language, size, *script)))
        .collect()
}

/// Finds the faults during a script in a window of this size, at the largest text size.
fn faults_in_window((language, size, script): Case) -> BTreeSet<String> {
    if size != PHONE {
        return faults_in_script(script, language, size, 2.0);
    }
    let script = script
        .replace(
            "press main.new_game\n",
            "press main.new_game\nwait 5\npress new_game.page.match\n",
        )
        .replace(
            "press new_game.variant.oware\n",
            "press new_game.page.variant\npress new_game.variant.oware\npress new_game.page.match\n",
        )
        .replace(
            "press workshop.side.lab\n",
            "press workshop.page.chosen\nwait 3\npress workshop.side.lab\n",
        );
    faults_in_script(&script, language, size, 2.0)
}

/// Finds the faults during a script, in a window of this size and at this text size.
pub fn faults_in_script(
    script: &str,
    language: Language,
    size: UVec2,
    text_size: f32,
) -> BTreeSet<String> {
    let script: Script = format!("{script}\nexit").parse().unwrap();
    let mut app = headless(size, Some((script, FRAME_DURATION)));
    listen_to(&mut app);
    app.init_resource::<Faults>()
        .add_systems(EguiPrimaryContextPass, find_faults.in_set(UiPass::End));
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.language = Some(language.code().to_owned());
    settings.look = LookSettings {
        text_size,
        reduced_motion: true,
        ..settings.look
    };
    settings.helps.evaluation = true;
    app.world_mut().resource_mut::<GameReview>().limits = Limits::nodes(REPORT_NODES);
    app.finish();
    app.cleanup();
    for _ in 0..MAX_FRAMES {
        app.update();
        match app.should_exit() {
            None => {}
            Some(AppExit::Success) => return app.world().resource::<Faults>().lasting.clone(),
            Some(AppExit::Error(_)) => {
                let shown: Vec<&str> = app.world().resource::<ButtonRegistry>().names().collect();
                panic!(
                    "{:?}, where {shown:?} can be seen; {:#?}",
                    app.world().resource::<ScriptedRun>().failure(),
                    app.world().resource::<Faults>().lasting
                )
            }
        }
    }
    panic!(
        "the script does not end: {:#?}",
        app.world().resource::<Faults>().lasting
    );
}

/// Asserts that the drawn cases of a language in these windows have no faults.
pub fn assert_legible(code: &str, windows: &[UVec2]) {
    let language = Language::from_code(code).unwrap();
    let faults: BTreeSet<String> = slice(cases(), SLICE_CASES)
        .into_iter()
        .filter(|(drawn, size, _)| *drawn == language && windows.contains(size))
        .flat_map(faults_in_window)
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_text_is_clipped_in_english() {
    assert_legible("en", &WINDOWS);
}

#[test]
fn no_text_is_clipped_in_french() {
    assert_legible("fr", &WINDOWS);
}

#[test]
fn no_text_is_clipped_in_portuguese() {
    assert_legible("pt", &WINDOWS);
}

#[test]
fn no_text_is_clipped_in_spanish() {
    assert_legible("es", &WINDOWS);
}

#[test]
fn no_text_is_clipped_in_swahili() {
    assert_legible("sw", &WINDOWS);
}

#[test]
fn no_text_is_clipped_in_german() {
    assert_legible("de", &WINDOWS);
}

//! Every panel in every language, at the largest size of words and in a small and a usual
//! window: no words are cut, none lie on others, and all that can be pressed can be reached.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use awale::ai::Limits;
use awale::game::advisor::GameReview;
use awale::game::app::headless;
use awale::game::dev_tools::{Script, ScriptedRun};
use awale::game::settings::{LookSettings, Settings};
use awale::game::state::{Menu, Screen};
use awale::game::ui::{ButtonRegistry, UiPass};
use awale::text::Language;
use bevy::prelude::*;
use bevy_egui::egui::{self, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// No run takes more frames.
const PATIENCE: usize = 8_000;
/// Time that passes in a frame.
const FRAME: Duration = Duration::from_millis(250);
/// Positions that a report looks at for every ply: enough to tell a blunder.
const REPORT_NODES: u64 = 500;
/// How far words may reach over an edge or over each other, in points.
const TOLERANCE: f32 = 1.5;
/// What is wrong in this many frames in a row is wrong: panels that open are laid out twice.
const LASTING: usize = 3;
/// The windows: one in which all is scrolled, one so high that all of a panel is seen at once, and
/// a phone's.
const WINDOWS: [UVec2; 3] = [UVec2::new(640, 360), UVec2::new(1280, 4000), PHONE];
/// Here the columns of a panel take turns.
const PHONE: UVec2 = UVec2::new(360, 640);

/// All that can be seen, one after the other.
const EVERYTHING: &str = include_str!("legibility/everything.txt");

/// What was found wrong, with the number of frames in a row in which it was seen.
#[derive(Resource, Default)]
struct Faults {
    seen: BTreeMap<String, usize>,
    lasting: BTreeSet<String>,
}

/// Words that are shown, and where.
struct Words {
    says: String,
    /// Whether a word goes on in the next line.
    broken: bool,
    ink: egui::Rect,
    clip: egui::Rect,
}

fn look(
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut faults: ResMut<Faults>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let mut found = BTreeSet::new();
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
            found.insert(format!("a panel leaves the window: {:?}", words[0].says));
        }
        if layer.order == Order::Middle {
            areas.push(area);
        }
        check(&words, area, window, &mut found);
    }
    for (index, area) in areas.iter().enumerate() {
        for other in &areas[index + 1..] {
            let common = area.intersect(*other);
            if *menu.get() == Menu::Closed && common.width().min(common.height()) > TOLERANCE {
                found.insert(format!("{area:?} lies on {other:?}"));
            }
        }
    }
    let place = format!("{:?} {:?} {:?}", screen.get(), menu.get(), window.size());
    let found: BTreeSet<String> = found
        .into_iter()
        .map(|fault| format!("{place}: {fault}"))
        .collect();
    faults.seen.retain(|fault, _| found.contains(fault));
    for fault in found {
        let frames = faults.seen.entry(fault.clone()).or_default();
        *frames += 1;
        if *frames >= LASTING {
            faults.lasting.insert(fault);
        }
    }
    Ok(())
}

fn check(words: &[Words], area: egui::Rect, window: egui::Rect, found: &mut BTreeSet<String>) {
    for (index, text) in words.iter().enumerate() {
        if text.broken {
            found.insert(format!("broken: {:?}", text.says));
        }
        let is_scrolled = text.clip.height() < window.height() - TOLERANCE;
        let mut room = text.clip.intersect(area);
        if is_scrolled {
            room = egui::Rect::from_x_y_ranges(room.x_range(), egui::Rangef::EVERYTHING);
        }
        if !room.expand(TOLERANCE).contains_rect(text.ink) {
            found.insert(format!("cut: {:?}", text.says));
        }
        for other in &words[index + 1..] {
            let common = text.ink.intersect(other.ink);
            let common = common.intersect(text.clip).intersect(other.clip);
            // A title is written twice, the second time a little lower: its shade.
            if text.says != other.says && common.width().min(common.height()) > TOLERANCE {
                found.insert(format!("{:?} lies on {:?}", text.says, other.says));
            }
        }
    }
}

/// Whether a line ends and the next one begins within a word of letters: paths of files have no
/// better place.
fn broken_word(galley: &egui::Galley) -> bool {
    let text = galley.text();
    galley.rows.windows(2).any(|rows| {
        let last = rows[0].glyphs.last().map(|glyph| glyph.chr);
        let first = rows[1].glyphs.first().map(|glyph| glyph.chr);
        let is_letter = |sign: Option<char>| sign.is_some_and(char::is_alphabetic);
        !text.contains('/') && !rows[0].ends_with_newline && is_letter(last) && is_letter(first)
    })
}

/// The words in a layer that are not scrolled out of sight.
fn words_in(ctx: &egui::Context, layer: LayerId) -> Vec<Words> {
    fn collect(shape: &egui::Shape, clip: egui::Rect, words: &mut Vec<Words>) {
        match shape {
            egui::Shape::Vec(shapes) => {
                for shape in shapes {
                    collect(shape, clip, words);
                }
            }
            egui::Shape::Text(text) if !text.galley.is_empty() => {
                let ink = text.visual_bounding_rect();
                if ink.intersects(clip) {
                    let broken = broken_word(&text.galley);
                    words.push(Words {
                        says: text.galley.text().to_owned(),
                        broken,
                        ink,
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

/// All words that a frame shows.
#[derive(Resource, Default)]
struct Shown(Vec<String>);

fn read(mut contexts: EguiContexts, mut shown: ResMut<Shown>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let words = layers.into_iter().flat_map(|layer| words_in(ctx, layer));
    shown.0 = words.map(|words| words.says).collect();
    Ok(())
}

/// All words that the next frame shows.
pub fn words_shown(app: &mut App) -> Vec<String> {
    if !app.world().contains_resource::<Shown>() {
        app.init_resource::<Shown>()
            .add_systems(EguiPrimaryContextPass, read.in_set(UiPass::End));
    }
    app.update();
    app.world().resource::<Shown>().0.clone()
}

/// What is wrong in this language, in every window.
fn faults_in(language: Language) -> BTreeSet<String> {
    let in_window = |size: &UVec2| faults_in_window(language, *size);
    WINDOWS.iter().flat_map(in_window).collect()
}

/// What is wrong in a window of this size, with the largest words.
pub fn faults_in_window(language: Language, size: UVec2) -> BTreeSet<String> {
    if size != PHONE {
        return faults_on_the_way(EVERYTHING, language, size, 2.0);
    }
    let script = EVERYTHING
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
    faults_on_the_way(&script, language, size, 2.0)
}

/// What is wrong on the way of a script, in a window of this size, with words this large.
pub fn faults_on_the_way(
    script: &str,
    language: Language,
    size: UVec2,
    text_size: f32,
) -> BTreeSet<String> {
    let script: Script = format!("{script}\nexit").parse().unwrap();
    let mut app = headless(size, Some((script, FRAME)));
    app.init_resource::<Faults>()
        .add_systems(EguiPrimaryContextPass, look.in_set(UiPass::End));
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
    for _ in 0..PATIENCE {
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
        "the run does not end: {:#?}",
        app.world().resource::<Faults>().lasting
    );
}

fn assert_legible(code: &str) {
    let faults = faults_in(Language::from_code(code).unwrap());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_words_are_cut_in_english() {
    assert_legible("en");
}

#[test]
fn no_words_are_cut_in_french() {
    assert_legible("fr");
}

#[test]
fn no_words_are_cut_in_portuguese() {
    assert_legible("pt");
}

#[test]
fn no_words_are_cut_in_spanish() {
    assert_legible("es");
}

#[test]
fn no_words_are_cut_in_swahili() {
    assert_legible("sw");
}

#[test]
fn no_words_are_cut_in_german() {
    assert_legible("de");
}

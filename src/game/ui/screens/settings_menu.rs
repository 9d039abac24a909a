//! The settings: everything changes at once, and is remembered.

mod access;

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::files::FileName;
use crate::game::localization::{Words, trouble};
use crate::game::settings::{
    BoardMaterial, CountsShown, LookSettings, Quality, SeedSet, Settings, SoundSettings, Speed,
};
use crate::game::state::Menu;
use crate::game::storage::{FileTrouble, Storage};
use crate::game::ui::UiPass;
use crate::game::ui::navigation::Go;
use crate::game::ui::notices::Notices;
use crate::game::ui::theme::space;
use crate::game::ui::widgets::{
    Button, Choice, Panel, choose, paragraph, scrim, scroll, section, slider, toggle,
};
use crate::text::Language;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (560.0, 640.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiPass::Menu).run_if(in_state(Menu::Settings)),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    mut go: MessageWriter<Go>,
    mut commands: Commands,
    storage: Res<Storage>,
    mut notices: ResMut<Notices>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    scrim(ctx);
    let title = words.get("ui-settings");
    // Only what differs in the end counts as a change.
    let mut changed = settings.clone();
    Panel::new("settings", SIZE.0)
        .title(&title)
        .height(SIZE.1)
        .show(ctx, |ui| {
            scroll(ui, "settings", space::CONTROL + space::M, |ui| {
                game(ui, &words, &mut changed);
                access::controls(ui, &words, &mut go);
                helps(ui, &words, &mut changed);
                access::helps(ui, &words, &mut changed.helps);
                sound(ui, &words, &mut changed.sound);
                table(ui, &words, &mut changed.look);
                picture(ui, &words, &mut changed);
                access::picture(ui, &words, &mut changed.look);
                language(ui, &words, &mut changed);
                kept(ui, &words, &storage, &mut notices, &mut commands);
            });
            ui.add_space(space::S);
            if Button::primary("settings.back", words.get("ui-back"))
                .wide()
                .show(ui)
                .clicked()
            {
                go.write(Go::Back);
            }
        });
    settings.set_if_neq(changed);
    Ok(())
}

fn game(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    section(ui, &words.get("ui-speed"));
    let mut animated = settings.play.speed != Speed::Off;
    let label = words.get("ui-settings-animations");
    if toggle(ui, "settings.animations", &label, &mut animated).changed() {
        settings.play.speed = if animated {
            Speed::default()
        } else {
            Speed::Off
        };
    }
    let choices: Vec<_> = speeds()
        .map(|(name, speed)| Choice::new(speed, name, speed_words(speed, words)))
        .collect();
    choose(ui, "settings.speed", &mut settings.play.speed, &choices);
    toggle(
        ui,
        "settings.turning_board",
        &words.get("ui-settings-turning-board"),
        &mut settings.play.turning_board,
    );
    access::pause(ui, words, &mut settings.play);
    access::thinking(ui, words, &mut settings.play);
    ui.add_space(space::M);
}

fn helps(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    section(ui, &words.get("ui-settings-helps"));
    paragraph(ui, &words.get("ui-settings-counts"));
    let choice = |value, name, key| Choice::new(value, name, words.get(key));
    choose(
        ui,
        "settings.counts",
        &mut settings.helps.counts,
        &[
            choice(
                CountsShown::Hovered,
                "hovered",
                "ui-settings-counts-hovered",
            ),
            choice(CountsShown::Always, "always", "ui-settings-counts-always"),
            choice(CountsShown::Never, "never", "ui-settings-counts-never"),
        ],
    );
    toggle(
        ui,
        "settings.letters",
        &words.get("ui-settings-letters"),
        &mut settings.helps.letters,
    );
    toggle(
        ui,
        "settings.targets",
        &words.get("ui-settings-targets"),
        &mut settings.helps.targets,
    );
    toggle(
        ui,
        "settings.target",
        &words.get("ui-settings-target"),
        &mut settings.helps.target,
    );
    toggle(
        ui,
        "settings.ghost",
        &words.get("ui-settings-ghost"),
        &mut settings.helps.ghost,
    );
    toggle(
        ui,
        "settings.threats",
        &words.get("ui-settings-threats"),
        &mut settings.helps.threats,
    );
    access::comments(ui, words, &mut settings.helps);
    access::hints(ui, words, &mut settings.helps);
    toggle(
        ui,
        "settings.first_lessons",
        &words.get("ui-settings-first-lessons"),
        &mut settings.learning.offers,
    );
    toggle(
        ui,
        "settings.evaluation",
        &words.get("ui-settings-evaluation"),
        &mut settings.helps.evaluation,
    );
    ui.add_space(space::M);
}

fn sound(ui: &mut Ui, words: &Words, sound: &mut SoundSettings) {
    section(ui, &words.get("ui-settings-sound"));
    let mut heard = !sound.muted;
    toggle(
        ui,
        "settings.sound",
        &words.get("ui-settings-sound-on"),
        &mut heard,
    );
    sound.muted = !heard;
    ui.add_enabled_ui(heard, |ui| {
        for (name, key, volume) in [
            (
                "settings.master",
                "ui-settings-volume-master",
                &mut sound.master,
            ),
            (
                "settings.seeds",
                "ui-settings-volume-seeds",
                &mut sound.seeds,
            ),
            (
                "settings.voice",
                "ui-settings-volume-events",
                &mut sound.voice,
            ),
            (
                "settings.ambience",
                "ui-settings-volume-ambience",
                &mut sound.ambience,
            ),
            (
                "settings.music",
                "ui-settings-volume-music",
                &mut sound.music,
            ),
        ] {
            let label = words.get(key);
            paragraph(ui, &label);
            slider(ui, name, &label, volume);
        }
    });
    ui.add_space(space::M);
}

fn table(ui: &mut Ui, words: &Words, look: &mut LookSettings) {
    section(ui, &words.get("ui-settings-table"));
    paragraph(ui, &words.get("ui-settings-board"));
    let boards = BoardMaterial::ALL.map(|board| {
        let (name, key) = match board {
            BoardMaterial::Hardwood => ("hardwood", "ui-settings-board-hardwood"),
            BoardMaterial::Ebony => ("ebony", "ui-settings-board-ebony"),
            BoardMaterial::OliveWood => ("olive_wood", "ui-settings-board-olive-wood"),
            BoardMaterial::Terracotta => ("terracotta", "ui-settings-board-terracotta"),
        };
        Choice::new(board, name, words.get(key))
    });
    choose(ui, "settings.board", &mut look.board, &boards);
    paragraph(ui, &words.get("ui-settings-seed-set"));
    let sets = SeedSet::ALL.map(|set| {
        let (name, key) = match set {
            SeedSet::NickerNuts => ("nicker_nuts", "ui-settings-seed-set-nicker-nuts"),
            SeedSet::Cowries => ("cowries", "ui-settings-seed-set-cowries"),
            SeedSet::IvoryNuts => ("ivory_nuts", "ui-settings-seed-set-ivory-nuts"),
            SeedSet::GlassBeads => ("glass_beads", "ui-settings-seed-set-glass-beads"),
        };
        Choice::new(set, name, words.get(key))
    });
    choose(ui, "settings.seed_set", &mut look.seeds, &sets);
    ui.add_space(space::M);
}

fn picture(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    section(ui, &words.get("ui-settings-picture"));
    paragraph(ui, &words.get("ui-settings-quality"));
    let choice = |value, name, key| Choice::new(value, name, words.get(key));
    choose(
        ui,
        "settings.quality",
        &mut settings.look.quality,
        &[
            choice(None, "automatic", "ui-settings-quality-automatic"),
            choice(Some(Quality::Low), "low", "ui-settings-quality-low"),
            choice(
                Some(Quality::Medium),
                "medium",
                "ui-settings-quality-medium",
            ),
            choice(Some(Quality::High), "high", "ui-settings-quality-high"),
        ],
    );
    paragraph(ui, &words.get("ui-settings-text-size"));
    let sizes: Vec<_> = LookSettings::TEXT_SIZES
        .map(|size| {
            let percent = format!("{:.0} %", size * 100.0);
            (size, format!("{:.0}", size * 100.0), percent)
        })
        .into();
    let choices: Vec<_> = sizes
        .iter()
        .map(|(size, name, percent)| Choice::new(*size, name.as_str(), percent.as_str()))
        .collect();
    choose(
        ui,
        "settings.text_size",
        &mut settings.look.text_size,
        &choices,
    );
    toggle(
        ui,
        "settings.reduced_motion",
        &words.get("ui-settings-reduced-motion"),
        &mut settings.look.reduced_motion,
    );
    ui.add_space(space::M);
}

fn language(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    section(ui, &words.get("ui-settings-language"));
    let choices: Vec<_> = Language::all()
        .map(|language| Choice::new(language, language.code(), language.own_name()))
        .collect();
    let mut chosen = settings.spoken();
    if choose(ui, "settings.language", &mut chosen, &choices) {
        settings.language = Some(chosen.code().to_owned());
    }
}

/// All that is kept, to be carried elsewhere and brought from there.
fn kept(
    ui: &mut Ui,
    words: &Words,
    storage: &Storage,
    notices: &mut Notices,
    commands: &mut Commands,
) {
    ui.add_space(space::M);
    section(ui, &words.get("ui-settings-kept"));
    let button = |ui: &mut Ui, name: &str, key: &str| {
        let button = Button::secondary(name, words.get(key)).wide();
        button.show(ui).clicked()
    };
    if button(ui, "settings.backup", "ui-backup") {
        match back_up(storage) {
            Ok((file, 0)) => notices.say("ui-backup-done", vec![("file", file)]),
            Ok((file, left_out)) => {
                let left_out = ("count", left_out.to_string());
                notices.say("ui-backup-without", vec![("file", file), left_out]);
            }
            Err(error) => {
                let reason = trouble(words, error);
                notices.say("ui-said", vec![("words", reason)]);
            }
        }
    }
    // A browser lets a page choose files; onto a window they are dropped.
    #[cfg(target_arch = "wasm32")]
    if button(ui, "settings.bring", "ui-bring") {
        crate::browser::choose_file();
        commands.insert_resource(super::given::Choosing);
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        let _ = commands;
        crate::game::ui::widgets::hint(ui, &words.get("ui-bring-hint"));
    }
}

/// Hands all that is kept out as one file, and returns where it is, and how many files are not in it.
fn back_up(storage: &Storage) -> Result<(String, usize), FileTrouble> {
    let backup = storage.backup().ok_or_else(FileTrouble::nowhere)?;
    let text = backup.to_text();
    let text = text.map_err(|error| FileTrouble::Other(error.to_string()))?;
    let day = Storage::today().map_or_else(String::new, |day| day.to_string());
    let name = FileName::plain(
        &format!("awale backup {day}"),
        "awale-backup",
        ".awale-backup",
    );
    let file = storage.papers().put(name, text.as_bytes())?;
    Ok((file, backup.left_out()))
}

/// All speeds that are offered, with their stable names.
pub fn speeds() -> impl Iterator<Item = (&'static str, Speed)> {
    const NAMES: [&str; 6] = ["quarter", "half", "normal", "double", "four", "eight"];
    let factors = Speed::FACTORS.map(Speed::Times);
    NAMES
        .into_iter()
        .zip(factors)
        .chain(std::iter::once(("off", Speed::Off)))
}

/// What a speed is called: "½×".
pub fn speed_words(speed: Speed, words: &Words) -> String {
    let Speed::Times(factor) = speed else {
        return words.get("ui-speed-off");
    };
    let times = match factor {
        0.25 => "¼".to_owned(),
        0.5 => "½".to_owned(),
        _ => factor.to_string(),
    };
    words.format("ui-speed-times", &[("times", times.into())])
}

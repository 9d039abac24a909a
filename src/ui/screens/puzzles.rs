//! The puzzle menu: choose a variant, then puzzles at the player's strength, by theme, as a run
//! with three lives, or the daily puzzle.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use super::variant_list::{Detail, own_variants, variant_row};
use crate::catalog::{LastChoices, Variant, Variants};
use crate::localization::{Words, players};
use crate::navigation::Go;
use crate::puzzle::{Mode, PuzzleRequest};
use crate::session::SavedProgress;
use crate::state::Menu;
use crate::storage::Storage;
use crate::studies::{Field, Mined, PUZZLES_WANTED, PuzzleLists, StudyCommand};
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{Button, Panel, Row, choice, choose, paragraph, scroll, section, small};
use awale_engine::matches::Date;
use awale_engine::teacher::puzzles::{Puzzle, Theme};
use awale_engine::teacher::{PlayerProgress, VariantProgress};
use awale_engine::text::teacher;
use awale_rules::RuleSet;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);

/// The variant and the page selected in the panel.
#[derive(Default)]
struct Selection {
    /// The name of the variant; empty until the panel is first opened.
    variant: String,
    page: Page,
    today: Option<Date>,
}

/// The pages of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Puzzles,
    Variant,
}

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::Puzzles, show);
}

fn show(
    mut menu: MenuPage,
    variants: Res<Variants>,
    lists: Res<PuzzleLists>,
    progress: Res<SavedProgress>,
    choices: Res<LastChoices>,
    mut selection: Local<Selection>,
    mut study_commands: MessageWriter<StudyCommand>,
) -> Result {
    if menu.has_opened() {
        if selection.variant.is_empty() {
            selection.variant.clone_from(&choices.variant);
        }
        selection.page = Page::Puzzles;
        selection.today = Storage::today();
    }
    let Some(variant) = variants.get_or_default(&selection.variant) else {
        return Ok(());
    };
    if !lists.is_looked_up(&variant.rules) {
        let rules = Arc::clone(&variant.rules);
        study_commands.write(StudyCommand::LookUp(Field::Puzzles, rules));
        menu.ctx()?.request_repaint();
    }
    let panel = Panel::page("puzzles", SIZE);
    menu.show(panel, "training-puzzles", |ui, words, go| {
        let pages = [
            choice(words, Page::Puzzles, "puzzles", "training-page-puzzles"),
            choice(words, Page::Variant, "game", "training-page-game"),
        ];
        choose(ui, "puzzles.page", &mut selection.page, &pages);
        match selection.page {
            Page::Puzzles => {
                scroll(ui, "puzzles", space::CONTROL + space::M, |ui| {
                    let puzzles = VariantPuzzles {
                        variant,
                        puzzles: lists.puzzles(&variant.rules).unwrap_or_default(),
                        are_built_in: lists.is_shipped(&variant.rules),
                        progress: &progress.of(&variant.rules),
                        today: selection.today,
                        words,
                    };
                    section(ui, puzzles.rules().name(words.language().code()));
                    let mined = lists.mined(&variant.rules);
                    // Above the list, which grows during mining.
                    if let Some(mined) = mined {
                        puzzles.show_mining_progress(ui, mined, &mut study_commands);
                    }
                    if let Some(mode) = puzzles.show(ui, &progress) {
                        go.write(Go::Puzzles(PuzzleRequest {
                            rules: Arc::clone(&variant.rules),
                            variant: variant.name.clone(),
                            mode,
                        }));
                    }
                    if mined.is_none() && !puzzles.are_built_in {
                        puzzles.offer_mining(ui, &mut study_commands);
                    }
                });
            }
            Page::Variant => {
                scroll(ui, "games", space::CONTROL + space::M, |ui| {
                    if let Some(name) = list_variants(ui, &variants, &selection.variant, words) {
                        selection.variant = name;
                        selection.page = Page::Puzzles;
                    }
                });
            }
        }
    })
}

/// Lists the variants. Returns the name of the clicked one.
fn list_variants(ui: &mut Ui, variants: &Variants, chosen: &str, words: &Words) -> Option<String> {
    let mut clicked = None;
    let mut row = |ui: &mut Ui, variant: &Variant| {
        let is_chosen = variant.name == chosen;
        if variant_row(ui, "puzzles", variant, is_chosen, Detail::Origin, words) {
            clicked = Some(variant.name.clone());
        }
    };
    for variant in variants.built_in() {
        row(ui, variant);
    }
    own_variants(ui, "puzzles", variants, words, row);
    clicked
}

/// Describes the player's puzzle rating, and the number of puzzles on which it is based.
pub(super) fn describe_rating(
    progress: &VariantProgress,
    rules: &RuleSet,
    words: &Words,
) -> String {
    let rating = progress.puzzle_rating(rules);
    let arguments = [
        ("rating", format!("{:.0}", rating.rating).into()),
        ("deviation", format!("{:.0}", rating.deviation).into()),
        ("standing", players::standing(rating, rules, words).into()),
        ("puzzles", progress.puzzles().into()),
    ];
    words.format("training-rating", &arguments)
}

/// The puzzles of one variant.
struct VariantPuzzles<'a> {
    variant: &'a Variant,
    puzzles: &'a [Puzzle],
    /// Whether they are built in, so that every player has the same ones.
    are_built_in: bool,
    progress: &'a VariantProgress,
    today: Option<Date>,
    words: &'a Words,
}

impl VariantPuzzles<'_> {
    fn rules(&self) -> &RuleSet {
        &self.variant.rules
    }

    /// Shows the player's rating, and the buttons for the modes. Returns the clicked mode.
    fn show(&self, ui: &mut Ui, progress: &PlayerProgress) -> Option<Mode> {
        if self.puzzles.is_empty() {
            paragraph(ui, &self.words.get("training-none"));
            return None;
        }
        small(ui, &self.rating_text());
        ui.add_space(space::HALF);
        let mut chosen = None;
        let mut offer = |ui: &mut Ui, name: &str, title: &str, detail: &str, mode| {
            if Row::new(name, title).detail(detail).show(ui).clicked() {
                chosen = Some(mode);
            }
        };
        let strength = self.words.get("training-by-strength");
        let count = self.solved_text(self.puzzles.iter());
        offer(ui, "puzzles.strength", &strength, &count, Mode::AtRating);
        // Mined puzzles differ between players.
        if let Some(today) = self.today.filter(|_| self.are_built_in) {
            let title = self.words.get(if self.progress.has_solved_day(today) {
                "training-day-solved"
            } else {
                "training-day"
            });
            let streak = progress.daily_streak(today);
            let mut detail = self.words.get("training-day-tip");
            if streak > 0 {
                let days = [("days", u32::try_from(streak).unwrap_or(u32::MAX).into())];
                let days = self.words.format("training-days-in-a-row", &days);
                detail = format!("{detail} {days}.");
            }
            offer(ui, "puzzles.day", &title, &detail, Mode::Day(today));
        }
        let mut detail = self.words.get("training-run-tip");
        if self.progress.best_run() > 0 {
            let best = [("solved", self.progress.best_run().into())];
            let best = self.words.format("training-run-best", &best);
            detail = format!("{detail} {best}.");
        }
        let run = self.words.get("training-run");
        offer(ui, "puzzles.run", &run, &detail, Mode::Run);
        ui.add_space(space::HALF);
        section(ui, &self.words.get("training-by-theme"));
        for (theme, puzzles) in self.themes() {
            let title = teacher::theme(self.words, theme);
            let name = format!("puzzles.theme.{}", theme.key());
            let count = self.solved_text(puzzles.into_iter());
            offer(ui, &name, &title, &count, Mode::About(theme));
        }
        chosen
    }

    /// Describes the player's puzzle rating, or says that there is none yet.
    fn rating_text(&self) -> String {
        if self.progress.puzzles() == 0 {
            return self.words.get("training-rating-unknown");
        }
        describe_rating(self.progress, self.rules(), self.words)
    }

    /// Describes how many of `puzzles` are solved.
    fn solved_text<'p>(&self, puzzles: impl Iterator<Item = &'p Puzzle>) -> String {
        let (mut solved, mut all) = (0_u32, 0_u32);
        for puzzle in puzzles {
            all += 1;
            solved += u32::from(self.progress.attempt(puzzle, self.rules()) == Some(true));
        }
        let arguments = [("solved", solved.into()), ("all", all.into())];
        self.words.format("training-theme-count", &arguments)
    }

    /// Groups the puzzles by theme.
    fn themes(&self) -> BTreeMap<Theme, Vec<&Puzzle>> {
        let mut themes: BTreeMap<Theme, Vec<&Puzzle>> = BTreeMap::new();
        for puzzle in self.puzzles {
            for theme in &puzzle.themes {
                themes.entry(*theme).or_default().push(puzzle);
            }
        }
        themes
    }

    /// Shows the button that starts mining puzzles for custom rules.
    fn offer_mining(&self, ui: &mut Ui, study_commands: &mut MessageWriter<StudyCommand>) {
        ui.add_space(space::S);
        let key = if self.puzzles.is_empty() {
            "training-mine"
        } else {
            "training-mine-more"
        };
        let begin = Button::secondary("puzzles.mine", self.words.get(key)).wide();
        if begin.show(ui).clicked() {
            let rules = vec![Arc::clone(&self.variant.rules)];
            study_commands.write(StudyCommand::Begin(Field::Puzzles, rules));
        }
    }

    /// Shows the progress of mining, and the button that stops it.
    fn show_mining_progress(
        &self,
        ui: &mut Ui,
        progress: Mined,
        study_commands: &mut MessageWriter<StudyCommand>,
    ) {
        ui.add_space(space::S);
        let games = u32::try_from(progress.games).unwrap_or(u32::MAX);
        let arguments = [
            ("games", games.into()),
            ("found", progress.found.into()),
            ("wanted", PUZZLES_WANTED.into()),
        ];
        paragraph(ui, &self.words.format("training-mining", &arguments));
        let stop = Button::secondary("puzzles.stop", self.words.get("training-mine-stop")).wide();
        if stop.show(ui).clicked() {
            study_commands.write(StudyCommand::Stop(Field::Puzzles));
        }
    }
}

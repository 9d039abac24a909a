//! The report of a game: accuracy of both players, turning points, and every move with its loss.

mod course;
mod summary;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::accessibility::Say;
use crate::advisor::{GameReview, ReportCommand};
use crate::lesson::{Mistake, Mistakes};
use crate::localization::Words;
use crate::localization::players::{self, PlayerNames};
use crate::navigation::Go;
use crate::schedule::SpeechSet;
use crate::session::{CurrentMatch, GameCommand};
use crate::state::Menu;
use crate::table::{ShowParts, Top, TopMut};
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, Choice, Panel, choose, paragraph, scroll, side_by_side, small, subheading, to_bottom,
};
use awale_engine::matches::Purpose;
use awale_engine::text::Argument;
use awale_engine::text::reader::Players;
use awale_engine::text::teacher::ReportWords;
use awale_rules::Side;

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (760.0, 680.0);

/// The player whose mistakes the report shows, as chosen in the match with this number; in any
/// other match, the reader.
#[derive(Component, Default)]
pub struct ReportView(Option<(u32, Side)>);

impl ReportView {
    /// Returns the player whose mistakes to show.
    #[must_use]
    pub fn reported_side(&self, current: &CurrentMatch) -> Side {
        let number = current.turn().match_number;
        let chosen = self.0.filter(|(match_number, _)| *match_number == number);
        chosen
            .map(|(_, side)| side)
            .or_else(|| players::reader(current.setup()))
            .or_else(|| current.reviewed_person())
            .unwrap_or(Side::South)
    }

    /// Returns where to practise the player's first mistake after the current position, or else the
    /// first of all; `None` if there are no mistakes or the report is unfinished.
    #[must_use]
    pub fn go_to_mistake(
        &self,
        current: &CurrentMatch,
        review: &GameReview,
        words: &Words,
    ) -> Option<Go> {
        let is_ready = review.is_finished() && review.is_of(current);
        let (report, game) = review.report().zip(review.game()).filter(|_| is_ready)?;
        let side = self.reported_side(current);
        let players = PlayerNames::of(current.setup(), words);
        let mistakes = Mistakes::of(game, report, side, players);
        let step = current.tree().step();
        let is_after = |mistake: &Mistake| mistake.report.ply >= step;
        let first = mistakes.all.iter().position(is_after).unwrap_or(0);
        (!mistakes.all.is_empty()).then(|| Go::FindBetter(Arc::new(mistakes), first))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_part_of_every_show::<ReportView>()
        .add_systems(OnEnter(Menu::Report), start_analysis)
        .draw_menu(Menu::Report, show)
        .add_systems(
            Update,
            say_result
                .in_set(SpeechSet::Report)
                .run_if(in_state(Menu::Report)),
        );
}

/// Says the accuracy of both players once all moves are analysed.
fn say_result(
    current: Option<Top<CurrentMatch>>,
    review: Res<GameReview>,
    words: Res<Words>,
    mut was_finished: Local<bool>,
    mut say: MessageWriter<Say>,
) {
    let is_finished = review.is_finished();
    let was_finished = std::mem::replace(&mut *was_finished, is_finished);
    let (Some(current), Some(report)) = (current, review.report()) else {
        return;
    };
    if was_finished || !is_finished {
        return;
    }
    let names = players::names(current.setup(), &words);
    let accuracy: Vec<String> = names
        .iter()
        .zip(summary::format_accuracies(report, &words))
        .map(|(name, percent)| words.titled(name, &percent))
        .collect();
    let title = words.get("review-accuracy");
    say.write(Say(format!("{title}. {}.", accuracy.join(", "))));
}

/// Starts the analysis when the player opens the report. If the player has stopped it, a button
/// resumes it.
fn start_analysis(
    current: Top<CurrentMatch>,
    review: Res<GameReview>,
    mut report_commands: MessageWriter<ReportCommand>,
) {
    if review.report().is_none() || !review.is_of(&current) {
        report_commands.write(ReportCommand::Resume);
    }
}

fn show(
    mut menu: MenuPage,
    current: Top<CurrentMatch>,
    review: Res<GameReview>,
    mut view: TopMut<ReportView>,
    mut report_commands: MessageWriter<ReportCommand>,
    mut game_commands: MessageWriter<GameCommand>,
) -> Result {
    let words = &*menu.words;
    let players = PlayerNames::of(current.setup(), words);
    let players = players.players();
    let names = players::names(current.setup(), words);
    let names = names.each_ref().map(String::as_str);
    let mut side = view.reported_side(&current);
    let mut target_step = None;
    menu.show_titled(
        Panel::page("report", SIZE),
        "review-report",
        |ui, words, go| {
            scroll(ui, "report", space::CONTROL + space::M, |ui| {
                show_progress(ui, &current, &review, words, &mut report_commands);
                if let Some(report) = review.report() {
                    let course = course::Course::new(&current, report, players, names, words);
                    target_step = course.show_graph(ui, &current, &review, side);
                    subheading(ui, &words.get("review-whose"));
                    let sides = [
                        Choice::new(Side::South, "south", names[0]),
                        Choice::new(Side::North, "north", names[1]),
                    ];
                    choose(ui, "report.whose", &mut side, &sides);
                    ui.add_space(space::S);
                    show_habits(ui, &review, players, side, words);
                    summary::show(ui, report, names, words);
                    target_step = course.show_lists(ui).or(target_step);
                }
            });
            to_bottom(ui, space::CONTROL);
            let mistake = view.go_to_mistake(&current, &review, words);
            let player = players.arguments(&[("player", side)]);
            show_buttons(ui, mistake, &player, &review, words, go);
        },
    )?;
    if side != view.reported_side(&current) {
        view.0 = Some((current.turn().match_number, side));
    }
    if let Some(step) = target_step {
        game_commands.write(GameCommand::GoToStep(step));
        menu.go.write(Go::ToTable);
    }
    Ok(())
}

/// Shows the progress of the report, with the button that stops or resumes it.
fn show_progress(
    ui: &mut Ui,
    current: &CurrentMatch,
    review: &GameReview,
    words: &Words,
    report_commands: &mut MessageWriter<ReportCommand>,
) {
    small(ui, current.setup().rules.name(words.language().code()));
    let (done, plies) = review.progress();
    if review.is_finished() {
        let summary = words.format("review-done", &[("plies", plies.into())]);
        let is_saved = current.purpose() != Purpose::Trial;
        let saved = is_saved.then(|| words.get("review-kept"));
        small(ui, &format!("{summary} {}", saved.unwrap_or_default()));
        return;
    }
    let arguments = [("done", done.into()), ("plies", plies.into())];
    paragraph(ui, &words.format("review-progress", &arguments));
    let (name, key, command) = if review.is_working() {
        ("report.stop", "review-stop", ReportCommand::Stop)
    } else {
        ("report.go_on", "review-go-on", ReportCommand::Resume)
    };
    if Button::secondary(name, words.get(key)).show(ui).clicked() {
        report_commands.write(command);
    }
    ui.add_space(space::S);
}

/// Shows what most mistakes of a player have in common, once all moves are analysed.
fn show_habits(ui: &mut Ui, review: &GameReview, players: Players, side: Side, words: &Words) {
    let reviewed = review.report().zip(review.game());
    let Some((report, game)) = reviewed.filter(|_| review.is_finished()) else {
        return;
    };
    let wording = ReportWords {
        messages: words,
        geometry: game.rules().geometry(),
    };
    for sentence in wording.habits(report, game, players, side) {
        paragraph(ui, &sentence);
    }
}

/// Shows the buttons that lead to the mistakes and back.
fn show_buttons(
    ui: &mut Ui,
    mistake: Option<Go>,
    player: &[(&str, Argument<'_>)],
    review: &GameReview,
    words: &Words,
    go: &mut MessageWriter<Go>,
) {
    let label = if mistake.is_none() && review.is_finished() {
        words.format("review-no-mistakes", player)
    } else {
        words.get("review-first")
    };
    let find = Button::primary("report.find", label).enabled(mistake.is_some());
    let back = Button::secondary("report.back", words.get("ui-back")).takes_focus();
    let buttons = vec![(find, mistake), (back, Some(Go::Back))];
    go.write_batch(side_by_side(ui, buttons).flatten());
}

//! The report of a game: accuracy of both players, turning points, and every move with its loss.

mod course;
mod sums;

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::page::MenuPage;
use crate::accessibility::Say;
use crate::accessibility::speech::answer;
use crate::advisor::{GameReview, ReportCommand};
use crate::lesson::Mistakes;
use crate::localization::Words;
use crate::localization::players::{self, PlayerNames};
use crate::navigation::Go;
use crate::schedule::GameSet;
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

/// The player whose mistakes the report of the show's match shows, with the number of the match for
/// which this was chosen; by default the reader.
#[derive(Component, Default)]
pub struct ReportView(Option<(u32, Side)>);

impl ReportView {
    /// Returns the player whose mistakes to show.
    #[must_use]
    pub fn whose(&self, current: &CurrentMatch) -> Side {
        let number = current.turn().match_number;
        let chosen = self.0.filter(|(about, _)| *about == number);
        chosen
            .map(|(_, side)| side)
            .or_else(|| players::reader(current.setup()))
            .or_else(|| current.reviewed_person())
            .unwrap_or(Side::South)
    }

    /// Goes to the first mistake after the current position, or else to the first one. `None` if
    /// there are no mistakes or the report is unfinished.
    #[must_use]
    pub fn go_to_mistake(
        &self,
        current: &CurrentMatch,
        review: &GameReview,
        words: &Words,
    ) -> Option<Go> {
        let is_ready = review.is_finished() && review.is_of(current);
        let (report, game) = review.report().zip(review.game()).filter(|_| is_ready)?;
        let side = self.whose(current);
        let players = PlayerNames::of(current.setup(), words);
        let mistakes = Mistakes::of(game, report, side, players);
        let here = current.tree().step();
        let is_after = |mistake: &crate::lesson::Mistake| mistake.report.ply >= here;
        let first = mistakes.all.iter().position(is_after).unwrap_or(0);
        (!mistakes.all.is_empty()).then(|| Go::FindBetter(Arc::new(mistakes), first))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_part_of_every_show::<ReportView>()
        .add_systems(OnEnter(Menu::Report), begin)
        .draw_menu(Menu::Report, show)
        .add_systems(
            Update,
            say_result
                .before(answer)
                .in_set(GameSet::Show)
                .run_if(in_state(Menu::Report)),
        );
}

/// Says the accuracy of both players once all moves are analysed.
pub(super) fn say_result(
    current: Option<Top<CurrentMatch>>,
    review: Res<GameReview>,
    words: Res<Words>,
    mut was_finished: Local<bool>,
    mut sayings: MessageWriter<Say>,
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
        .zip(sums::percents(report, &words))
        .map(|(name, percent)| words.titled(name, &percent))
        .collect();
    let title = words.get("review-accuracy");
    sayings.write(Say(format!("{title}. {}.", accuracy.join(", "))));
}

/// Starts the analysis when the player opens the report. If the player has stopped it, a button
/// resumes it.
fn begin(
    current: Top<CurrentMatch>,
    review: Res<GameReview>,
    mut requests: MessageWriter<ReportCommand>,
) {
    if review.report().is_none() || !review.is_of(&current) {
        requests.write(ReportCommand::Resume);
    }
}

fn show(
    mut menu: MenuPage,
    current: Top<CurrentMatch>,
    review: Res<GameReview>,
    mut view: TopMut<ReportView>,
    mut requests: MessageWriter<ReportCommand>,
    mut commands: MessageWriter<GameCommand>,
) -> Result {
    let words = &*menu.words;
    let players = PlayerNames::of(current.setup(), words);
    let players = players.players();
    let names = players::names(current.setup(), words);
    let names = names.each_ref().map(String::as_str);
    let mut whose = view.whose(&current);
    let mut to_step = None;
    menu.ask(
        Panel::page("report", SIZE),
        "review-report",
        |ui, words, go| {
            scroll(ui, "report", space::CONTROL + space::M, |ui| {
                progress(ui, &current, &review, words, &mut requests);
                if let Some(report) = review.report() {
                    let course_words = course::Course::new(&current, report, players, names, words);
                    to_step = course_words.graph(ui, &current, &review, whose);
                    subheading(ui, &words.get("review-whose"));
                    let sides = [
                        Choice::new(Side::South, "south", names[0]),
                        Choice::new(Side::North, "north", names[1]),
                    ];
                    choose(ui, "report.whose", &mut whose, &sides);
                    ui.add_space(space::S);
                    habits(ui, &review, players, whose, words);
                    sums::show(ui, report, names, words);
                    to_step = course_words.lists(ui).or(to_step);
                }
            });
            to_bottom(ui, space::CONTROL);
            let mistake = view.go_to_mistake(&current, &review, words);
            let whose = players.arguments(&[("player", whose)]);
            buttons(ui, mistake, &whose, &review, words, go);
        },
    )?;
    if whose != view.whose(&current) {
        view.0 = Some((current.turn().match_number, whose));
    }
    if let Some(step) = to_step {
        commands.write(GameCommand::GoToStep(step));
        menu.go.write(Go::ToTable);
    }
    Ok(())
}

/// Shows the progress of the report, with the button that stops or resumes it.
fn progress(
    ui: &mut Ui,
    current: &CurrentMatch,
    review: &GameReview,
    words: &Words,
    requests: &mut MessageWriter<ReportCommand>,
) {
    small(ui, current.setup().rules.name(words.language().code()));
    let (done, plies) = review.progress();
    if review.is_finished() {
        let all = words.format("review-done", &[("plies", plies.into())]);
        let is_saved = current.purpose() != Purpose::Trial;
        let saved = is_saved.then(|| words.get("review-kept"));
        small(ui, &format!("{all} {}", saved.unwrap_or_default()));
        return;
    }
    let arguments = [("done", done.into()), ("plies", plies.into())];
    paragraph(ui, &words.format("review-progress", &arguments));
    let (name, key, request) = if review.is_working() {
        ("report.stop", "review-stop", ReportCommand::Stop)
    } else {
        ("report.go_on", "review-go-on", ReportCommand::Resume)
    };
    if Button::secondary(name, words.get(key)).show(ui).clicked() {
        requests.write(request);
    }
    ui.add_space(space::S);
}

/// Shows what most mistakes of a player have in common, once all moves are analysed.
fn habits(ui: &mut Ui, review: &GameReview, players: Players, whose: Side, words: &Words) {
    let (Some(report), Some(game)) = (review.report(), review.game()) else {
        return;
    };
    if !review.is_finished() {
        return;
    }
    let wording = ReportWords {
        messages: words,
        geometry: game.rules().geometry(),
    };
    for sentence in wording.habits(report, game, players, whose) {
        paragraph(ui, &sentence);
    }
}

/// Shows the buttons to the mistakes and back.
fn buttons(
    ui: &mut Ui,
    mistake: Option<Go>,
    whose: &[(&str, Argument<'_>)],
    review: &GameReview,
    words: &Words,
    go: &mut MessageWriter<Go>,
) {
    let label = if mistake.is_none() && review.is_finished() {
        words.format("review-no-mistakes", whose)
    } else {
        words.get("review-first")
    };
    let find = Button::primary("report.find", label).enabled(mistake.is_some());
    let back = Button::secondary("report.back", words.get("ui-back")).takes_focus();
    let row = vec![(find, true), (back, false)];
    match side_by_side(ui, row) {
        Some(true) => {
            go.write_batch(mistake);
        }
        Some(false) => {
            go.write(Go::Back);
        }
        None => {}
    }
}

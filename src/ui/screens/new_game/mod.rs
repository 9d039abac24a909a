//! The choice of variant, players and board.

mod board;
mod seats;
mod variant;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui};

use super::page::MenuPage;
use super::rule_book::RuleBookCache;
use super::variant_list::row_name;
use crate::catalog::{ChoicesCommand, LastChoices, Variants};
use crate::localization::{Words, players};
use crate::navigation::Go;
use crate::session::SavedProgress;
use crate::settings::{Settings, SettingsCommand};
use crate::state::Menu;
use crate::ui::pass::AddPanels;
use crate::ui::theme::space;
use crate::ui::widgets::{
    Items, Panel, above_buttons, choice, choose, column, needs_pages, reveal, scroll, side_by_side,
    split,
};
use awale_engine::lab::Trait;
use awale_engine::matches::Player;
use awale_rules::atlas::{self, Region};
use seats::ComputerOffer;

/// The stable name of the page.
const NAME: &str = "new_game";
/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (1160.0, 664.0);
/// Widths of the list of variants, in points: for two tiles side by side, and for rows in narrow
/// windows.
const LIST_WIDTHS: (f32, f32) = (348.0, 224.0);
/// Width of the choices for players and board, in points.
const MATCH_WIDTH: f32 = 372.0;
/// The minimum inner width for all three columns side by side, in points.
const MIN_THREE_COLUMN_WIDTH: f32 = 940.0;

/// The choices before the match is started.
#[derive(Default)]
struct NewMatch {
    choices: LastChoices,
    /// Whether the board is a custom one, even if it equals a usual one.
    has_custom_board: bool,
    /// The menu to open with these choices.
    next_menu: Option<Menu>,
    page: Page,
    /// Whether the full rules are shown instead of an introduction.
    shows_full_rules: bool,
    /// The search text.
    search: String,
    /// Whether Enter was pressed in the search field, to play the best match.
    is_entered: bool,
    /// The trait by which the list is sorted; `None` for the default order.
    sort_trait: Option<Trait>,
    /// Whether the player has answered the introduction of the companion here.
    has_met_companion: bool,
}

/// The pages of narrow windows: players and rules, and on a phone also the list of variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Variant,
    Match,
    Rules,
}

pub(super) fn plugin(app: &mut App) {
    app.draw_menu(Menu::NewGame, show);
}

/// Resets the draft to `choices`, but keeps the open page and the order of the list.
fn reset_draft(draft: &mut NewMatch, choices: &LastChoices, variants: &Variants) {
    let has_custom_board = choices.board.as_ref().is_some_and(|board| {
        let variant = variants.get_or_default(&choices.variant);
        variant.is_some_and(|variant| !variant.rules.usual_boards().any(|usual| usual == *board))
    });
    *draft = NewMatch {
        choices: choices.clone(),
        has_custom_board,
        page: draft.page,
        sort_trait: draft.sort_trait,
        ..NewMatch::default()
    };
}

fn show(
    mut menu: MenuPage,
    variants: Res<Variants>,
    progress: Res<SavedProgress>,
    settings: Res<Settings>,
    last: Res<LastChoices>,
    mut changes: MessageWriter<SettingsCommand>,
    mut draft: Local<NewMatch>,
    mut remember: MessageWriter<ChoicesCommand>,
    mut books: Local<RuleBookCache>,
) -> Result {
    let draft = &mut *draft;
    // A game with house rules is chosen only after this menu has reopened.
    if menu.has_opened() || last.is_changed() {
        reset_draft(draft, &last, &variants);
        if let Some(chosen) = variants.get_or_default(&last.variant) {
            reveal(menu.ctx()?, &row_name(NAME, chosen));
        }
    }
    let panel = Panel::page("new game", SIZE);
    let has_pages = needs_pages(panel.inner_width(menu.ctx()?));
    let words = &menu.words;
    let mut title = words.get("ui-new-game");
    // The pages of a narrow window may hide the list, so the title names the chosen game.
    if has_pages && let Some(variant) = variants.get_or_default(&draft.choices.variant) {
        title = words.titled(&title, variant.rules.name(words.language().code()));
    }
    menu.show_panel(panel.title(title), |ui, words, go| {
        let companion_strength = companion_strength(draft, &variants, &progress, words);
        let context = Context {
            variants: &variants,
            offer: ComputerOffer {
                region: region(draft, &variants),
                strength: &companion_strength,
                introduces_companion: !settings.learning.knows_companion,
            },
            words,
        };
        above_buttons(ui, |ui, body| {
            show_columns(ui, body, draft, context, &mut books);
        });
        if std::mem::take(&mut draft.has_met_companion) {
            changes.write(SettingsCommand::new(|settings| {
                settings.learning.knows_companion = true;
            }));
        }
        let starts = show_footer(ui, words, draft, &variants, go);
        let destinations = [
            draft.next_menu.take().map(Go::To),
            starts.then_some(Go::Play),
        ];
        for destination in destinations.into_iter().flatten() {
            remember.write(ChoicesCommand::Remember(Box::new(draft.choices.clone())));
            go.write(destination);
        }
    })
}

/// The data on which the choices depend.
#[derive(Clone, Copy)]
struct Context<'a> {
    variants: &'a Variants,
    offer: ComputerOffer<'a>,
    words: &'a Words,
}

/// Returns the strength of the companion in the chosen game, in words.
fn companion_strength(
    draft: &NewMatch,
    variants: &Variants,
    progress: &SavedProgress,
    words: &Words,
) -> String {
    let mut seats = draft.choices.seats.iter();
    let is_chosen = seats.any(|seat| seat.player() == Player::Companion);
    match draft.choices.rules(variants) {
        Some(Ok(rules)) if is_chosen => players::companion(&progress.of(&rules), &rules, words),
        _ => String::new(),
    }
}

/// Returns the region of the chosen game.
fn region(draft: &NewMatch, variants: &Variants) -> Region {
    match draft.choices.rules(variants) {
        Some(Ok(rules)) => atlas::region(&rules),
        _ => Region::default(),
    }
}

/// Shows the list, the rules and the choices side by side; in narrower windows, the last two or all
/// three are pages.
fn show_columns(
    ui: &mut Ui,
    body: Rect,
    draft: &mut NewMatch,
    context: Context<'_>,
    books: &mut RuleBookCache,
) {
    let Context {
        variants, words, ..
    } = context;
    let show_list = |ui: &mut Ui, rect: Rect, draft: &mut NewMatch| {
        column(ui, rect, "list", |ui| {
            let menu = variant::show_list(ui, draft, variants, words);
            draft.next_menu = draft.next_menu.or(menu);
        });
    };
    if body.width() >= MIN_THREE_COLUMN_WIDTH {
        let (list_rect, rest) = split(body, LIST_WIDTHS.0);
        show_list(ui, list_rect, draft);
        let (rules, choices) = split(rest, rest.width() - MATCH_WIDTH - space::L);
        column(ui, rules, "rules", |ui| {
            variant::show_rules(ui, draft, variants, words, books)
        });
        column(ui, choices, "match", |ui| {
            show_match_choices(ui, draft, context)
        });
        return;
    }
    let mut pages = vec![
        choice(context.words, Page::Match, "match", "ui-match"),
        choice(context.words, Page::Rules, "rules", "ui-menu-rules"),
    ];
    let mut page_rect = body;
    if needs_pages(body.width()) {
        let all = choice(words, Page::Variant, "variant", "ui-all-games");
        pages.insert(0, all);
    } else {
        let list_rect;
        (list_rect, page_rect) = split(body, LIST_WIDTHS.1);
        show_list(ui, list_rect, draft);
        if draft.page == Page::Variant {
            draft.page = Page::Match;
        }
    }
    column(ui, page_rect, "pages", |ui| {
        choose(ui, "new_game.page", &mut draft.page, &pages);
        match draft.page {
            Page::Variant => show_list(ui, ui.available_rect_before_wrap(), draft),
            Page::Match => show_match_choices(ui, draft, context),
            Page::Rules => variant::show_rules(ui, draft, variants, words, books),
        }
    });
}

/// Shows the choices of players and board.
fn show_match_choices(ui: &mut Ui, draft: &mut NewMatch, context: Context<'_>) {
    let sets_up = scroll(ui, "match", 0.0, |ui| {
        let (offer, words) = (context.offer, context.words);
        draft.has_met_companion |= seats::show(ui, &mut draft.choices, offer, words);
        board::show(ui, draft, context.variants, context.words)
    });
    if sets_up {
        draft.next_menu = Some(Menu::BoardEditor);
    }
}

/// Shows the buttons at the bottom. Returns whether to start the match.
fn show_footer(
    ui: &mut Ui,
    words: &Words,
    draft: &mut NewMatch,
    variants: &Variants,
    go: &mut MessageWriter<Go>,
) -> bool {
    let items = Items::new(NAME, words);
    let is_playable = matches!(draft.choices.rules(variants), Some(Ok(_)));
    let is_entered = std::mem::take(&mut draft.is_entered);
    let house_rules = items.button("house_rules", "ui-house-rules");
    let start = items.main_button("start", "ui-start");
    let buttons = vec![
        (items.button("back", "ui-back"), Request::Back),
        (house_rules, Request::HouseRules),
        (start.enabled(is_playable), Request::Start),
    ];
    let pressed = side_by_side(ui, buttons);
    match pressed {
        Some(Request::Back) => {
            go.write(Go::Back);
        }
        Some(Request::HouseRules) => draft.next_menu = Some(Menu::HouseRules),
        Some(Request::Start) | None => {}
    }
    pressed == Some(Request::Start) || is_entered && is_playable
}

/// The actions of the buttons at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Request {
    Back,
    HouseRules,
    Start,
}

//! Matches with friends elsewhere: the list of matches, and their letters.

mod match_page;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Ui, vec2};
use match_page::{Delivery, MatchPage};

use super::page::MenuPage;
use crate::catalog::{ChoicesCommand, LastChoices, PlayerKind};
use crate::friends::{Friend, FriendAnswer, FriendAtTable, FriendCommand, Friends};
use crate::localization::Words;
use crate::navigation::Go;
use crate::schedule::MenuSet;
use crate::session::{CurrentMatch, GameCommand};
use crate::settings::Settings;
use crate::state::{Menu, Screen, picture_is_taken};
use crate::storage::StorageCommand;
use crate::table::Top;
use crate::ui::clipboard::Clipboard;
use crate::ui::edges;
use crate::ui::notices::Notices;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::space;
use crate::ui::widgets::{
    Button, Items, Panel, Row, centred_drawing, hint, paragraph, rows, scroll, text_field,
};
use awale_engine::examples::drawing::{Drawing, Picture};
use awale_engine::files::FileName;
use awale_engine::incoming::review_at;
use awale_engine::matches::Letter;
use awale_engine::matches::letter::MAX_PLAYER_NAME_LENGTH;
use awale_engine::text::file_error;
use awale_rules::{BoardSnapshot, GameTree, Side};

/// Width and height of the panel, in points.
const SIZE: (f32, f32) = (720.0, 640.0);
/// The maximum width of a board, in points.
const MAX_BOARD_WIDTH: f32 = 420.0;
/// The maximum width of a board in the list, in points.
const MAX_ROW_BOARD_WIDTH: f32 = 220.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        handle_friend_answers
            .run_if(on_message::<FriendAnswer>)
            .in_set(MenuSet::Friends),
    )
    .draw_menu(Menu::Friends, show)
    .draw(
        UiPass::Board,
        show_send_button.run_if(
            in_state(Screen::Playing)
                .and_then(in_state(Menu::Closed))
                .and_then(not(picture_is_taken)),
        ),
    );
}

fn handle_friend_answers(
    mut answers: MessageReader<FriendAnswer>,
    mut notices: ResMut<Notices>,
    mut go: MessageWriter<Go>,
    words: Res<Words>,
) {
    for answer in answers.read() {
        match answer {
            FriendAnswer::Resume(state) => {
                go.write(Go::Match(GameCommand::Resume(state.clone())));
            }
            FriendAnswer::ToTable => {
                go.write(Go::ToTable);
            }
            FriendAnswer::Watch(letter) => {
                let game = letter.game().clone();
                let state = review_at(
                    letter.terms().variant.clone(),
                    letter.terms().rules.clone(),
                    GameTree::new(game),
                    letter
                        .setup(letter.contestant_at(Side::South))
                        .seats
                        .map(|seat| seat.name),
                );
                go.write(Go::Match(GameCommand::Review(Box::new(state), None, None)));
            }
            FriendAnswer::ChoiceRequired => {
                go.write(Go::To(Menu::Friends));
            }
            FriendAnswer::Message(key) => notices.push(key, Vec::new()),
            FriendAnswer::Refused(error) => {
                notices.push_text(file_error::letter(&words, error));
            }
        }
    }
}

/// Returns a name, or a placeholder if it is empty.
fn name_or_placeholder(name: &str, words: &Words) -> String {
    if name.is_empty() {
        words.get("ui-player-friend")
    } else {
        name.to_owned()
    }
}

fn show(
    mut menu: MenuPage,
    friends: Res<Friends>,
    settings: Res<Settings>,
    mut pages: Query<(Entity, &mut MatchPage)>,
    mut commands: Commands,
    mut own_name: Local<String>,
    mut notices: ResMut<Notices>,
    mut clipboard: Clipboard,
    mut files: MessageWriter<StorageCommand>,
    mut friend_commands: MessageWriter<FriendCommand>,
    (choices, mut remember): (Res<LastChoices>, MessageWriter<ChoicesCommand>),
) -> Result {
    let panel = Panel::page("friends", SIZE);
    if menu.has_opened() {
        own_name.clone_from(&choices.seats[0].name);
    }
    let mut open_match = None;
    for (entity, page) in &mut pages {
        match friends.get(page.id) {
            Some(friend) => open_match = Some((entity, page, friend)),
            None => commands.entity(entity).despawn(),
        }
    }
    let open_page = open_match.as_ref().map(|(entity, ..)| *entity);
    let back_clicked = menu.show_with_back(panel, "ui-friends", |ui, words, go| {
        let items = Items::new("friends", words);
        scroll(ui, "friends", space::CONTROL + space::M, |ui| {
            if let Some(letter) = friends.invitation() {
                show_invitation(ui, letter, &mut own_name, words, &mut friend_commands);
                return;
            }
            if let Some((_, page, friend)) = &mut open_match {
                match page.show(ui, friend, &settings.page, words, &mut friend_commands) {
                    #[cfg(not(target_arch = "wasm32"))]
                    Some(Delivery::Mail(text)) => {
                        files.write(StorageCommand::Mail(text));
                    }
                    Some(Delivery::Copy(text)) => {
                        clipboard.copy(&text);
                        notices.push("ui-copied", Vec::new());
                    }
                    Some(Delivery::Save(text)) => {
                        let name = FileName::plain(friend.name(), "awale", ".letter");
                        files.write(StorageCommand::Export(name, text));
                    }
                    None => {}
                }
                return;
            }
            ui.columns(2, |halves| {
                if items.primary(&mut halves[0], "new", "ui-menu-new-game") {
                    let mut with_friend = choices.clone();
                    let [mine, theirs] = &mut with_friend.seats;
                    (mine.kind, theirs.kind) = (PlayerKind::Person, PlayerKind::Friend);
                    remember.write(ChoicesCommand::Remember(Box::new(with_friend)));
                    go.write(Go::To(Menu::NewGame));
                }
                let is_pressed = items.secondary(&mut halves[1], "paste", "ui-friends-paste");
                let pasted = clipboard.paste("friends.paste", is_pressed);
                match pasted.map(|text| text.map(|text| Letter::open(&text))) {
                    Some(Some(Ok(opened))) => {
                        friend_commands.write(FriendCommand::Open(Box::new(opened)));
                    }
                    Some(Some(Err(error))) => {
                        notices.push_text(file_error::letter(words, &error));
                    }
                    Some(None) => notices.push("ui-nothing-to-paste", Vec::new()),
                    None => {}
                }
            });
            ui.add_space(space::S);
            hint(ui, &words.get("ui-friends-help"));
            if let Some(id) = show_list(ui, &friends, words) {
                commands.spawn(MatchPage::new(id));
            }
        });
    })?;
    if back_clicked {
        // From a match, Back returns to the list.
        if let Some(page) = open_page {
            commands.entity(page).despawn();
        }
        if open_page.is_none() || friends.invitation().is_some() {
            menu.go.write(Go::Back);
        }
    }
    Ok(())
}

/// Lists the matches. Returns the ID of the one clicked.
fn show_list(ui: &mut Ui, friends: &Friends, words: &Words) -> Option<u64> {
    let sorted = friends.sorted();
    let mut clicked = None;
    let row_name = |index: usize| format!("friends.match.{index}");
    rows(ui, "friends", sorted.len(), row_name, |ui, index| {
        let friend = sorted[index];
        let terms = friend.thread.letter().terms();
        let name = name_or_placeholder(friend.name(), words);
        let title = format!("{name}   {}", terms.rules.name(words.language().code()));
        let (name, detail) = (row_name(index), turn_and_date(friend, words));
        let row = Row::new(&name, &title).detail(&detail);
        if row.show(ui).clicked() {
            clicked = Some(terms.id());
        }
        show_board(ui, friend.thread.letter(), MAX_ROW_BOARD_WIDTH, words);
    });
    clicked
}

/// Returns whose turn it is and the date of the last step, as text.
fn turn_and_date(friend: &Friend, words: &Words) -> String {
    let thread = &friend.thread;
    let turn = words.get(if thread.is_undecided() {
        "ui-friends-forked"
    } else if thread.letter().is_over() {
        "ui-friends-over"
    } else if thread.is_my_turn() {
        "ui-turn-yours"
    } else {
        "ui-friends-waits"
    });
    let day = friend.since.map(|day| day.to_string()).unwrap_or_default();
    format!("{turn}   {day}")
}

/// Shows an invitation, with a field for the player's name and buttons for the answers.
fn show_invitation(
    ui: &mut Ui,
    letter: &Letter,
    name: &mut String,
    words: &Words,
    commands: &mut MessageWriter<FriendCommand>,
) {
    let items = Items::new("friends", words);
    let inviter = letter.names().iter().find(|name| !name.is_empty());
    let inviter = name_or_placeholder(inviter.map_or("", |name| name), words);
    let terms = letter.terms();
    let variant = terms.rules.name(words.language().code()).to_owned();
    let arguments = [("name", inviter.into()), ("variant", variant.into())];
    paragraph(ui, &words.format("ui-friends-invited", &arguments));
    show_board(ui, letter, MAX_BOARD_WIDTH, words);
    if let Some(clock) = terms.clock {
        paragraph(ui, &words.get(&format!("ui-clock-{}", clock.key())));
    }
    if let Some(meeting) = &terms.meeting {
        let broker = [("broker", meeting.broker.address().to_owned().into())];
        hint(ui, &words.format("ui-live-through", &broker));
    }
    let label = words.get("ui-player-name");
    text_field(ui, "friends.name", &label, name, MAX_PLAYER_NAME_LENGTH);
    ui.add_space(space::S);
    if items.primary(ui, "sit", "ui-friends-sit") {
        commands.write(FriendCommand::Sit(name.clone()));
    }
    ui.columns(2, |halves| {
        if items.secondary(&mut halves[0], "watch", "ui-friends-watch") {
            commands.write(FriendCommand::Watch);
        }
        if items.secondary(&mut halves[1], "decline", "ui-cancel") {
            commands.write(FriendCommand::Decline);
        }
    });
}

/// Shows the board of a letter, at most `max_width` points wide.
fn show_board(ui: &mut Ui, letter: &Letter, max_width: f32, words: &Words) {
    let game = letter.game();
    let picture = Picture::from(Drawing::of(&BoardSnapshot::of(game.position())));
    let position = [("position", game.position().to_string().into())];
    let description = words.format("ui-friends-board", &position);
    let direction = game.rules().direction();
    centred_drawing(ui, max_width, &picture, direction, &description);
    ui.add_space(space::S);
}

/// Shows a button over the board to send the letter, once it is the friend's turn.
fn show_send_button(
    mut contexts: EguiContexts,
    words: Res<Words>,
    table: FriendAtTable,
    current: Option<Top<CurrentMatch>>,
    pages: Query<Entity, With<MatchPage>>,
    mut commands: Commands,
    mut go: MessageWriter<Go>,
) -> Result {
    let Some(friend) = current
        .as_deref()
        .and_then(|current| table.to_send(current))
    else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let offset = vec2(0.0, -edges::send_button_above(ctx));
    edges::overlay("send letter", Align2::CENTER_BOTTOM, offset).show(ctx, |ui| {
        let name = [("name", name_or_placeholder(friend.name(), &words).into())];
        let button = Button::primary("hud.send", words.format("ui-friends-send", &name));
        if button.show(ui).clicked() {
            for page in &pages {
                commands.entity(page).despawn();
            }
            commands.spawn(MatchPage::new(friend.thread.letter().terms().id()));
            go.write(Go::To(Menu::Friends));
        }
    });
    Ok(())
}

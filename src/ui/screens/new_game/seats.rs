//! The choice of the players, and of who begins.

use bevy_egui::egui::Ui;

use crate::catalog::{LastChoices, PlayerKind, SeatChoice};
use crate::localization::{Words, players};
use crate::ui::theme::{carving, colour, space};
use crate::ui::widgets::{
    Choice, Items, choice, choose, faces, hint, section, small, stepper, subheading, text_field,
    toggle,
};
use awale_engine::ai::Level;
use awale_engine::matches::letter::TimeControl;
use awale_engine::matches::plan::{DEFAULT_GAMES, MAX_GAMES};
use awale_engine::matches::{Beginner, Opponent};
use awale_rules::atlas::Region;

/// The maximum length of a player's name, in characters.
const MAX_NAME_LENGTH: usize = 24;

/// The computer opponents that a seat offers.
#[derive(Clone, Copy)]
pub(super) struct ComputerOffer<'a> {
    /// The region of the chosen game, from which the opponents come.
    pub region: Region,
    /// The companion's strength in the chosen game.
    pub strength: &'a str,
    /// Whether to explain the companion, which the player doesn't know yet.
    pub introduces_companion: bool,
}

/// Shows the choices of both players and of who begins. Returns whether the player has just met the
/// companion.
pub(super) fn show(
    ui: &mut Ui,
    choices: &mut LastChoices,
    offer: ComputerOffer<'_>,
    words: &Words,
) -> bool {
    let titles = titles(choices);
    let [south, north] = &mut choices.seats;
    let without_introduction = ComputerOffer {
        introduces_companion: false,
        ..offer
    };
    // One introduction is enough.
    let [offer_north, offer_south] = if north.player().is_computer() {
        [offer, without_introduction]
    } else {
        [without_introduction, offer]
    };
    // The far player is above, as on the board.
    let mut has_met = show_seat(ui, "new_game.north", titles[1], north, offer_north, words);
    has_met |= show_seat(ui, "new_game.south", titles[0], south, offer_south, words);
    if choices
        .seats
        .iter()
        .any(|seat| seat.kind == PlayerKind::Friend)
    {
        show_clock(ui, choices, words);
    }
    section(ui, &words.get("ui-begins"));
    choose(
        ui,
        "new_game.begins",
        &mut choices.beginner,
        &[
            Choice::new(Beginner::South, "south", words.get(titles[0])),
            Choice::new(Beginner::North, "north", words.get(titles[1])),
            Choice::new(Beginner::Random, "random", words.get("ui-begins-random")),
        ],
    );
    ui.add_space(space::S);
    show_games(ui, choices, words);
    has_met
}

/// Returns the titles of the seats: you and your opponent, or else the sides.
fn titles(choices: &LastChoices) -> [&'static str; 2] {
    let is_person = choices
        .seats
        .each_ref()
        .map(|seat| seat.kind == PlayerKind::Person);
    match is_person {
        [true, false] => ["ui-you", "ui-player-opponent"],
        [false, true] => ["ui-player-opponent", "ui-you"],
        _ => ["ui-player-south", "ui-player-north"],
    }
}

/// Shows the choice of the thinking time in a match with a friend elsewhere.
fn show_clock(ui: &mut Ui, choices: &mut LastChoices, words: &Words) {
    section(ui, &words.get("ui-clock"));
    let none = [Choice::new(None, "none", words.get("ui-clock-none"))];
    let clocks = TimeControl::ALL.map(|clock| {
        let label = words.get(&format!("ui-clock-{}", clock.key()));
        Choice::new(Some(clock), clock.key(), label)
    });
    let clocks: Vec<_> = none.into_iter().chain(clocks).collect();
    choose(ui, "new_game.clock", &mut choices.clock, &clocks);
    ui.add_space(space::S);
}

/// Shows the choice between a single game and a match of several games.
fn show_games(ui: &mut Ui, choices: &mut LastChoices, words: &Words) {
    section(ui, &words.get("ui-games"));
    let mut has_several = choices.games > 1;
    let kinds = [
        choice(words, false, "one", "ui-games-one"),
        choice(words, true, "several", "ui-games-several"),
    ];
    if choose(ui, "new_game.games", &mut has_several, &kinds) {
        choices.games = if has_several { DEFAULT_GAMES } else { 1 };
    }
    if has_several {
        let mut games = i64::from(choices.games);
        let (name, label) = ("new_game.games.number", words.get("ui-games-number"));
        let range = 2..=i64::from(MAX_GAMES);
        if stepper(ui, name, &label, &mut games, range, words) {
            choices.games = u8::try_from(games).unwrap_or(DEFAULT_GAMES);
        }
        let (name, key) = ("new_game.games.alternating", "ui-games-alternating");
        toggle(ui, name, &words.get(key), &mut choices.alternating);
    }
    ui.add_space(space::S);
}

/// Shows the choice of a player. Returns whether the player has just met the companion.
fn show_seat(
    ui: &mut Ui,
    name: &str,
    title: &str,
    seat: &mut SeatChoice,
    offer: ComputerOffer<'_>,
    words: &Words,
) -> bool {
    section(ui, &words.get(title));
    let kinds = [
        choice(words, PlayerKind::Person, "person", "ui-player-person"),
        choice(words, PlayerKind::Friend, "friend", "ui-player-friend"),
        choice(
            words,
            PlayerKind::Computer,
            "computer",
            "ui-player-computer",
        ),
        choice(
            words,
            PlayerKind::Companion,
            "companion",
            "ui-level-companion",
        ),
    ];
    let is_changed = choose(ui, name, &mut seat.kind, &kinds);
    let mut has_met = is_changed && seat.kind == PlayerKind::Companion;
    if seat.kind == PlayerKind::Companion {
        hint(ui, offer.strength);
    } else if seat.kind == PlayerKind::Computer {
        let region = offer.region;
        let opponents = Level::ALL.map(|level| Opponent { level, region });
        let texts = opponents.map(|opponent| players::opponent(opponent, words));
        let mut chosen = Level::ALL
            .iter()
            .position(|level| *level == seat.level)
            .unwrap_or_default();
        faces(ui, &format!("{name}.computer"), &mut chosen, region, &texts);
        if let Some(&opponent) = opponents.get(chosen) {
            seat.level = opponent.level;
            subheading(ui, &players::opponent(opponent, words));
            hint(ui, &players::playing_style(opponent.level, words));
        }
        if offer.introduces_companion
            && let Some(kind) = introduce_companion(ui, words)
        {
            seat.kind = kind;
            has_met = true;
        }
    } else {
        let (name, label) = (format!("{name}.name"), words.get("ui-player-name"));
        text_field(ui, &name, &label, &mut seat.name, MAX_NAME_LENGTH);
    }
    ui.add_space(space::S);
    has_met
}

/// Explains the companion. Returns the player's choice once they have answered.
fn introduce_companion(ui: &mut Ui, words: &Words) -> Option<PlayerKind> {
    /// The margin around the text, in points.
    const MARGIN: f32 = 12.0;
    ui.add_space(space::HALF);
    let chosen = carving::on_tablet(ui, MARGIN, colour::SUN, |ui| {
        subheading(ui, &words.get("ui-level-companion"));
        small(ui, &words.get("ui-companion-card"));
        let items = Items::new("new_game", words);
        let answers = [
            (
                "companion_choose",
                "ui-companion-choose",
                PlayerKind::Companion,
            ),
            (
                "companion_other",
                "ui-companion-other",
                PlayerKind::Computer,
            ),
        ];
        items.side_by_side(ui, &answers)
    });
    ui.add_space(space::S);
    chosen
}

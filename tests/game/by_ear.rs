//! The game for players who don't see it: uses only the widget tree and the announcements that a
//! screen reader gets.

use std::collections::VecDeque;
use std::time::Duration;

use accesskit_consumer::{Node, Tree, TreeChangeHandler};
use awale::accessibility::Speech;
use awale::advisor::GameReview;
use awale::catalog::{LastChoices, PlayerKind};
use awale::lesson::CurrentLesson;
use awale::puzzle::CurrentPuzzle;
use awale::session::CurrentMatch;
use awale::settings::{LearningSettings, Settings, SpeechShown, Speed};
use awale::state::{Menu, Screen};
use awale::storage::Storage;
use awale::ui::ButtonRegistry;
use awale_engine::ai::Limits;
use awale_engine::lessons::library;
use awale_engine::text::{Language, Messages, unmarked};
use bevy::a11y::AccessibilityRequested;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::egui::accesskit::{Action, ActionRequest, Live, NodeId, Role, TreeId};
use bevy_egui::{
    EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};

use super::fixtures::{is_long, slice};
use super::keyboard::Player;
use super::table::Parts;
use super::workshop::Home;

/// Maximum number of plies of a game.
const MAX_PLIES: usize = 400;
/// Maximum number of frames to wait for a control or an announcement.
const MAX_WAIT_FRAMES: usize = 20_000;
/// Number of transcripts to follow in the short form of the tests.
const SLICE_TRANSCRIPTS: usize = 1;

/// The roles of controls.
const CONTROL_ROLES: [Role; 8] = [
    Role::Button,
    Role::CheckBox,
    Role::RadioButton,
    Role::Slider,
    Role::TextInput,
    Role::MultilineTextInput,
    Role::ComboBox,
    Role::Link,
];

/// The state of a screen reader, and what it has read out.
#[derive(Default)]
pub struct ScreenReader {
    tree: Option<Tree>,
    words: Vec<String>,
    /// The game's announcements, without those of focused widgets.
    announced: VecDeque<String>,
}

impl TreeChangeHandler for ScreenReader {
    fn node_added(&mut self, node: &Node) {
        self.announce(node);
    }

    fn node_updated(&mut self, old: &Node, new: &Node) {
        if old.value() != new.value() || old.label() != new.label() {
            self.announce(new);
        }
    }

    fn focus_moved(&mut self, _: Option<&Node>, new: Option<&Node>) {
        self.words.extend(new.and_then(Node::label));
    }

    fn node_removed(&mut self, _: &Node) {}
}

impl ScreenReader {
    fn announce(&mut self, node: &Node) {
        if node.live() != Live::Off {
            let words = node.label().or_else(|| node.value());
            self.announced.extend(words.clone());
            self.words.extend(words);
        }
    }

    /// Returns the first enabled control with this name. A panel that is opening is disabled at
    /// first.
    fn control(&self, name: &str) -> Option<NodeId> {
        fn find(node: &Node, name: &str) -> Option<NodeId> {
            let is_ready = CONTROL_ROLES.contains(&node.role()) && !node.is_disabled();
            if is_ready && node.label().as_deref() == Some(name) {
                return Some(node.locate().0);
            }
            node.children().find_map(|child| find(&child, name))
        }
        find(&self.tree.as_ref()?.state().root(), name)
    }
}

/// Makes the game build the tree that a screen reader would get, and records what is said.
pub fn listen_to(app: &mut App) {
    app.insert_non_send(ScreenReader::default())
        .add_systems(PreUpdate, enable.after(EguiPreUpdateSet::InitContexts))
        .add_systems(PostUpdate, listen.after(EguiPostUpdateSet::ProcessOutput));
}

fn enable(mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>) {
    for mut context in &mut contexts {
        context.get_mut().enable_accesskit();
    }
}

fn listen(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    mut heard: NonSendMut<ScreenReader>,
) {
    let Ok(output) = outputs.single() else {
        return;
    };
    let Some(update) = output.platform_output.accesskit_update.clone() else {
        return;
    };
    match heard.tree.take() {
        None => heard.tree = Some(Tree::new(update, true)),
        Some(mut tree) => {
            tree.update_and_process_changes(update, &mut *heard);
            heard.tree = Some(tree);
        }
    }
}

/// A player with a screen reader.
struct Listener(Player);

impl Listener {
    fn new() -> Self {
        Self::at(Player::new())
    }

    fn at(mut player: Player) -> Self {
        let app = &mut player.0;
        listen_to(app);
        app.world().resource::<AccessibilityRequested>().set(true);
        let mut listener = Self(player);
        listener.set_speech(SpeechShown::Short);
        listener.0.wait();
        listener
    }

    fn set_speech(&mut self, speech: SpeechShown) {
        let mut settings = self.0.0.world_mut().resource_mut::<Settings>();
        settings.helps.speech = speech;
        settings.play.speed = Speed::Off;
        settings.learning.offers = false;
    }

    /// Returns everything said since the last call.
    fn heard(&mut self) -> Vec<String> {
        let mut heard = self.0.0.world_mut().non_send_mut::<ScreenReader>();
        std::mem::take(&mut heard.words)
    }

    /// Presses the letter of a hole, or a digit, and returns what is said.
    fn letter(&mut self, letter: &str) -> String {
        self.heard();
        // The game reads only the letter, not the key.
        self.0.letter(KeyCode::KeyA, &letter.to_lowercase());
        self.heard().join(" / ")
    }

    /// Types a command, and returns what is said in response.
    fn command(&mut self, text: &str) -> String {
        self.0.letter(KeyCode::Slash, "/");
        for letter in text.chars() {
            match letter {
                ' ' => self.0.key(KeyCode::Space, Key::Space),
                _ => self.0.letter(KeyCode::KeyA, &letter.to_string()),
            }
        }
        self.heard();
        self.0.enter();
        self.heard().join(" / ")
    }

    /// Chooses a game of Awale between two people in the menu, and starts it; South begins.
    fn choose_awale(&mut self) {
        // In the order of the widgets: Tab goes on to the next one, and only at the end to the
        // first.
        self.press_all(&[
            "main.new_game",
            "new_game.variant.awale",
            "new_game.north.person",
            "new_game.south.person",
            "new_game.begins.south",
            "new_game.start",
        ]);
    }

    /// Starts a game of Awale between two people, as if they had chosen it before; South begins.
    fn begin_awale(&mut self) {
        self.begin("awale");
    }

    /// Starts a game of this variant between two people, as if they had chosen it before; South
    /// begins. The way through the menu takes as many frames as a game.
    fn begin(&mut self, variant: &str) {
        let mut choices = self.0.0.world_mut().resource_mut::<LastChoices>();
        variant.clone_into(&mut choices.variant);
        for seat in &mut choices.seats {
            seat.kind = PlayerKind::Person;
        }
        self.press_all(&["main.play"]);
    }

    /// Presses these buttons one after another, and waits for what they open.
    fn press_all(&mut self, names: &[&str]) {
        for name in names {
            self.0.press(name);
        }
        for _ in 0..10 {
            self.0.wait();
        }
    }

    fn is_over(&self) -> bool {
        let current = self.0.0.world().get_part::<CurrentMatch>();
        current.is_none_or(|current| current.outcome().is_some())
    }
}

#[test]
fn the_board_answers_questions_in_words() {
    let mut player = Listener::new();
    player.choose_awale();
    let started = player.heard().join(" / ");
    assert!(started.contains("Awale. "), "{started}");
    let own = player.letter("1");
    assert_eq!(own, "South’s row, A to F: 4, 4, 4, 4, 4, 4.");
    assert_eq!(player.letter("2"), "North’s row, a to f: 4, 4, 4, 4, 4, 4.");
    assert_eq!(
        player.letter("3"),
        "South has 0 seeds in the loft. North has 0 seeds in the loft. 25 seeds win the game."
    );
    assert_eq!(player.letter("4"), "No move has been played yet.");
    let moves = player.letter("5");
    assert!(moves.starts_with("A ends in E. B ends in F."), "{moves}");
    assert_eq!(player.letter("6"), "No move captures anything.");
    assert!(player.letter("8").ends_with(", move 1."));
    // The same words are announced again.
    assert!(player.letter("9").ends_with(", move 1."));
    assert_eq!(player.letter("0"), "No move captures anything.");
    assert_eq!(player.letter("c"), "C, 4 seeds. Ends in a.");
    assert_eq!(player.letter("7"), "e ends in C.");
    let played = player.letter("c");
    assert!(played.contains("plays C"), "{played}");
    assert_eq!(played.matches("plays C").count(), 1, "said twice: {played}");
    assert!(player.letter("4").contains("plays C"));
}

#[test]
fn a_letter_plays_only_the_hole_that_was_heard() {
    let mut player = Listener::new();
    player.begin_awale();
    let registry = player.0.0.world().resource::<ButtonRegistry>();
    assert_eq!(registry.focused(), Some("board.A"));
    // The board's first hole has the focus without a key press.
    let first = player.letter("a");
    assert!(first.contains("A, 4 seeds. Ends in E."), "{first}");
    assert!(!first.contains("plays"), "{first}");
    assert!(player.letter("a").contains("plays A"));
}

#[test]
fn what_keys_do_can_be_typed() {
    let mut player = Listener::new();
    player.begin_awale();
    player.letter("b");
    let row = player.command("my row");
    assert!(
        row.contains("South’s row, A to F: 4, 4, 4, 4, 4, 4."),
        "{row}"
    );
    // The focus returns to the hole it was on.
    assert!(row.contains("B, 4 seeds."), "{row}");
    let hole = player.command("hole e");
    assert!(hole.contains("e, 4 seeds."), "{hole}");
    let unknown = player.command("sow");
    assert!(unknown.contains("“sow” isn’t a command."), "{unknown}");
    let no_hole = player.command("play x");
    assert!(no_hole.contains("“X”"), "{no_hole}");
    let played = player.command("play c");
    assert_eq!(played.matches("plays C").count(), 1, "{played}");
    // Escape closes the command line rather than the board.
    player.0.letter(KeyCode::Slash, "/");
    player.0.escape();
    assert_eq!(player.0.menu(), Menu::Closed);
    assert!(player.letter("d").contains("d, 4 seeds."));
    player.0.escape();
    assert_eq!(player.0.menu(), Menu::Pause);
}

/// Only what is heard determines the moves: the answer to "all my moves", and the letters of holes.
#[test]
fn a_game_is_played_by_ear_to_its_end() {
    let mut player = Listener::new();
    // The game of 1996 has a third of the moves.
    player.begin(if is_long() { "awale" } else { "awale-1996" });
    player.heard();
    let mut plies = 0;
    while !player.is_over() {
        let captures = player.letter("6");
        let moves = if captures.starts_with("No move") {
            player.letter("5")
        } else {
            captures
        };
        let letter = moves.get(..1).unwrap().to_owned();
        let hole = player.letter(&letter);
        assert!(
            hole.to_lowercase().starts_with(&letter.to_lowercase()),
            "{letter}: {hole}"
        );
        let played = player.letter(&letter);
        assert!(!played.is_empty(), "move {plies}, {letter}");
        plies += 1;
        assert!(plies < MAX_PLIES, "the game doesn't end");
    }
    let said = player.0.0.world().resource::<Speech>();
    let last: Vec<&str> = said.utterances().collect();
    let last = last.last().unwrap();
    assert!(last.contains("wins, ") || last.contains("Draw, "), "{last}");
}

#[test]
fn every_event_is_said_if_the_player_wants_it_and_none_if_not() {
    let mut player = Listener::new();
    player.begin_awale();
    player.set_speech(SpeechShown::Full);
    player.letter("c");
    let played = player.letter("c");
    assert!(played.contains("lifts 4 seeds from C"), "{played}");
    player.set_speech(SpeechShown::Silent);
    player.letter("c");
    let played = player.letter("c");
    assert!(!played.contains("lifts"), "{played}");
    assert!(!played.contains("plays"), "{played}");
}

#[test]
fn rules_are_measured_changed_and_saved_by_ear() {
    let home = Home::new("rules-by-ear");
    let mut player = Listener::new();
    player.0.0.insert_resource(Storage::at(&home.0));
    player.press_all(&["main.more", "more.workshop", "workshop.side.lab"]);
    player.press_all(&["workshop.lab.measure"]);
    player.heard();
    player.press_all(&["workshop.lab.stop"]);
    let measured = player.heard().join(" / ");
    assert!(
        measured.contains("the computer played against itself. "),
        "{measured}"
    );
    player.press_all(&["workshop.open", "editor.page.board"]);
    player.heard();
    player.press_all(&["editor.board.holes.more"]);
    let more = player.heard().join(" / ");
    assert!(more.contains("Holes per row: 7"), "{more}");
    player.press_all(&["editor.save"]);
    let saved = player.heard().join(" / ");
    assert!(saved.contains("Saved as Awale 2."), "{saved}");
    // An error is read out along with the change that caused it.
    player.press_all(&["editor.page.capture", "editor.capture.counts.2"]);
    player.heard();
    player.press_all(&["editor.capture.counts.3"]);
    let wrong = player.heard().join(" / ");
    assert!(wrong.contains("capture"), "{wrong}");
}

#[test]
fn menus_ask_by_ear() {
    let mut player = Listener::new();
    player.begin_awale();
    player.letter("c");
    player.letter("c");
    player.0.escape();
    player.heard();
    player.press_all(&["pause.more", "pause.restart"]);
    let asked = player.heard().join(" / ");
    assert!(asked.contains("Restart this game?"), "{asked}");
}

#[test]
fn escape_leaves_the_board_for_the_pause_menu() {
    let mut player = Listener::new();
    player.begin_awale();
    player.letter("d");
    assert_eq!(player.0.menu(), Menu::Closed);
    player.0.escape();
    assert_eq!(player.0.menu(), Menu::Pause);
    assert_eq!(
        *player.0.0.world().resource::<State<Screen>>().get(),
        Screen::Playing
    );
}

#[test]
fn arrows_walk_from_hole_to_hole_and_enter_plays() {
    let mut player = Listener::new();
    player.begin_awale();
    player.letter("a");
    player.heard();
    player.0.key(KeyCode::ArrowRight, Key::ArrowRight);
    let heard = player.heard().join(" / ");
    assert!(heard.starts_with("B, 4 seeds."), "{heard}");
    player.0.key(KeyCode::ArrowUp, Key::ArrowUp);
    let heard = player.heard().join(" / ");
    assert!(heard.starts_with("e, 4 seeds."), "{heard}");
    player.0.key(KeyCode::ArrowDown, Key::ArrowDown);
    player.heard();
    player.0.enter();
    let heard = player.heard().join(" / ");
    assert!(heard.contains("plays B"), "{heard}");
}

/// Presses the switch when the row of `name` is highlighted, and again when `name` is.
fn press_with_one_switch(player: &mut Player, name: &str) {
    let mut is_in_row = false;
    for _ in 0..400 {
        player.0.update();
        let registry = player.0.world().resource::<ButtonRegistry>();
        let (Some(focused), Some(target)) = (registry.focused(), registry.rect(name)) else {
            continue;
        };
        let has_focus = focused == name;
        let shares_line = |other: &str| {
            let rect = registry.rect(other);
            rect.is_some_and(|rect| {
                (rect.center().y - target.center().y).abs() < 0.5 * target.height()
            })
        };
        let is_in_line = shares_line(focused);
        let is_alone = !registry
            .names()
            .any(|other| other != name && shares_line(other));
        if has_focus && (is_in_row || is_alone) {
            player.enter();
            return;
        }
        if is_in_line && !is_in_row {
            player.enter();
            is_in_row = true;
        }
    }
    let registry = player.0.world().resource::<ButtonRegistry>();
    let names: Vec<_> = registry.names().collect();
    panic!(
        "{name} was not reached; {:?} of {names:?}",
        registry.focused()
    );
}

#[test]
fn one_switch_begins_a_game_and_plays_a_hole() {
    let mut player = Player::new();
    let mut settings = player.0.world_mut().resource_mut::<Settings>();
    settings.helps.scanning = 1;
    settings.play.speed = Speed::Off;
    settings.learning.offers = false;
    player.wait();
    press_with_one_switch(&mut player, "main.play");
    for _ in 0..20 {
        player.wait();
    }
    assert_eq!(player.menu(), Menu::Closed);
    let plies = |player: &Player| player.0.world().part::<CurrentMatch>().tree().ply();
    let before = plies(&player);
    press_with_one_switch(&mut player, "board.C");
    player.wait();
    assert!(plies(&player) > before);
    // The switch key doesn't also play the best move.
    press_with_one_switch(&mut player, "hud.pause");
    assert_eq!(player.menu(), Menu::Pause);
}

#[test]
fn one_switch_moves_a_slider() {
    let mut player = Player::new();
    let mut settings = player.0.world_mut().resource_mut::<Settings>();
    settings.helps.scanning = 1;
    settings.sound.music = 0.9;
    player.wait();
    press_with_one_switch(&mut player, "main.more");
    press_with_one_switch(&mut player, "more.settings");
    press_with_one_switch(&mut player, "settings.page.sound");
    for volume in [1.0, 0.0, 0.1] {
        press_with_one_switch(&mut player, "settings.music");
        let music = player.0.world().resource::<Settings>().sound.music;
        assert!((music - volume).abs() < 1e-3, "{music}");
    }
}

/// The transcripts of the same session over the accessibility bus (tests/screen_reader/play.py).
const TRANSCRIPTS: [(&str, &str); 2] = [
    ("en", include_str!("../screen_reader/en.txt")),
    ("fr", include_str!("../screen_reader/fr.txt")),
];

/// Presses a control that is identified by its spoken name alone.
fn press_named(player: &mut Player, name: &str) {
    let find = |player: &Player| player.0.world().non_send::<ScreenReader>().control(name);
    for _ in 0..MAX_WAIT_FRAMES {
        if find(player).is_some() {
            break;
        }
        player.0.update();
    }
    let target_node = find(player).unwrap_or_else(|| panic!("no control {name:?}"));
    let world = player.0.world_mut();
    let mut inputs = world.query_filtered::<&mut EguiInput, With<PrimaryEguiContext>>();
    let request = ActionRequest {
        action: Action::Click,
        target_tree: TreeId::ROOT,
        target_node,
        data: None,
    };
    let mut input = inputs.single_mut(world).unwrap();
    input.events.push(Event::AccessKitActionRequest(request));
    player.0.update();
}

/// Waits for the next announcement.
fn next_announced(player: &mut Player) -> Option<String> {
    for _ in 0..MAX_WAIT_FRAMES {
        let mut heard = player.0.world_mut().non_send_mut::<ScreenReader>();
        if let Some(words) = heard.announced.pop_front() {
            return Some(words);
        }
        // Other threads are working on a report.
        std::thread::sleep(Duration::from_millis(1));
        player.0.update();
    }
    None
}

/// The suffixes that a transcript adds to a widget's words: its role and states.
const ROLE_SUFFIXES: [&str; 7] = [
    ", selected",
    ", disabled",
    ", toggle button",
    ", radio button",
    ", button",
    ", entry",
    ", heading",
];

/// Waits up to a second of frames until a widget says this line of a transcript. Ignores figures,
/// which differ because the analysis is shorter here.
fn is_shown(player: &mut Player, line: &str) -> bool {
    let has_figures = line.contains(|c: char| c.is_ascii_digit());
    if has_figures && [": ", ". "].iter().any(|c| line.contains(c)) {
        return true;
    }
    let words = ROLE_SUFFIXES
        .iter()
        .fold(line, |words, role| words.trim_end_matches(role));
    for _ in 0..60 {
        let widgets = described(player.0.world().non_send::<ScreenReader>());
        if widgets
            .iter()
            .any(|widget| spoken_words(&widget.words).eq(spoken_words(words)))
        {
            return true;
        }
        player.0.update();
    }
    false
}

/// Removes percentages, which differ because the analysis is shorter here.
fn without_percentages(words: &str) -> String {
    if words.contains('%') {
        words.replace(|c: char| c.is_ascii_digit(), "")
    } else {
        words.to_owned()
    }
}

#[test]
fn the_game_announces_what_the_transcripts_say() {
    for (language, transcript) in slice(TRANSCRIPTS, SLICE_TRANSCRIPTS) {
        // The window of tests/screen_reader/session: a small window has different panels.
        let mut listener = Listener::at(Player::in_window(UVec2::new(320, 200)));
        let player = &mut listener.0;
        let world = player.0.world_mut();
        world.resource_mut::<GameReview>().limits = Limits::nodes(100);
        let mut settings = world.resource_mut::<Settings>();
        settings.language = Some(language.to_owned());
        settings.learning.prompts = LearningSettings::PROMPTS;
        player.wait();
        for (number, line) in transcript.lines().enumerate() {
            if let Some(name) = line.strip_prefix("> ") {
                press_named(player, name);
            } else if let Some(shown) = line.strip_prefix("| ") {
                assert!(
                    is_shown(player, shown),
                    "{language}, line {}: {shown:?} isn't shown",
                    number + 1
                );
            } else {
                let announced = next_announced(player);
                assert_eq!(
                    announced.as_deref().map(without_percentages),
                    Some(without_percentages(line)),
                    "{language}, line {}",
                    number + 1
                );
            }
        }
    }
}

/// Returns the controls without a name, for the tests that open every panel.
pub fn unnamed(heard: &ScreenReader) -> Vec<String> {
    fn walk(node: &Node, found: &mut Vec<String>) {
        let role = node.role();
        let is_control =
            CONTROL_ROLES.contains(&role) || matches!(role, Role::Image | Role::ProgressIndicator);
        let name = node.label().unwrap_or_default();
        if is_control && name.trim().is_empty() {
            found.push(format!("{:?} {:?}", node.role(), node.id()));
        }
        if is_control && name.contains(['\u{E000}', '\u{E001}']) {
            found.push(format!("private characters in {name:?}"));
        }
        for child in node.children() {
            walk(&child, found);
        }
    }
    let mut found = Vec::new();
    if let Some(tree) = &heard.tree {
        walk(&tree.state().root(), &mut found);
    }
    found
}

/// A widget in the tree: its bounds in physical pixels, and everything a screen reader says about
/// it.
pub struct DescribedWidget {
    pub bounds: bevy_egui::egui::accesskit::Rect,
    pub words: String,
    /// Whether it is a picture whose description covers all it shows.
    pub is_picture: bool,
}

/// Lists every widget that says something.
pub fn described(heard: &ScreenReader) -> Vec<DescribedWidget> {
    fn walk(node: &Node, found: &mut Vec<DescribedWidget>) {
        let words = [node.label(), node.value(), node.description()];
        let words: Vec<String> = words.into_iter().flatten().collect();
        if let Some(bounds) = node.bounding_box().filter(|_| !words.is_empty()) {
            found.push(DescribedWidget {
                bounds,
                words: words.join(" "),
                is_picture: node.role() == Role::Image,
            });
        }
        for child in node.children() {
            walk(&child, found);
        }
    }
    let mut found = Vec::new();
    if let Some(tree) = &heard.tree {
        walk(&tree.state().root(), &mut found);
    }
    found
}

/// Returns the words and numbers of a text, without punctuation, which isn't spoken.
pub fn spoken_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Solves the tasks of the lesson or puzzle on the table by typing the letters of the right moves,
/// and returns what is said.
fn answers_by_letters(player: &mut Listener) -> Vec<String> {
    let mut said = player.heard();
    for _ in 0..60 {
        for _ in 0..12 {
            player.0.wait();
        }
        let world = player.0.0.world();
        let answer = {
            let tour = world.part::<CurrentLesson>().tour();
            if tour.is_last_step() && tour.is_step_done() {
                break;
            }
            let lesson = world.part::<CurrentLesson>();
            let geometry = tour.game().position().geometry();
            let right = tour.right_move().filter(|_| lesson.awaits_answer());
            right.map(|mv| geometry.letter(mv.hole().unwrap()).to_string())
        };
        if let Some(letter) = answer {
            // The first press only announces the contents of the hole.
            let contents = player.letter(&letter);
            assert!(contents.contains(" seed"), "{contents}");
            said.push(contents);
            said.push(player.letter(&letter));
        } else if world
            .resource::<ButtonRegistry>()
            .rect("lesson.next")
            .is_some()
        {
            player.0.press("lesson.next");
        }
        said.extend(player.heard());
    }
    said
}

#[test]
fn a_lesson_is_told_and_answered_by_letters() {
    let mut player = Listener::new();
    let lesson = library::load("first-steps").unwrap().unwrap();
    player.0.press("main.first_steps");
    let said = answers_by_letters(&mut player).join(" / ");
    let english = Messages::new(Language::default());
    for step in &lesson.steps {
        let text = unmarked(&english.get(&step.text)).into_owned();
        assert!(said.contains(&text), "{text:?} was not said: {said}");
        if let Some(task) = &step.task {
            let praise = unmarked(&english.get(&task.praise)).into_owned();
            assert!(said.contains(&praise), "{praise:?} was not said: {said}");
        }
    }
}

#[test]
fn a_puzzle_is_told_and_solved_by_letters() {
    let mut player = Listener::new();
    player.press_all(&[
        "main.more",
        "more.puzzles",
        "puzzles.page.game",
        "puzzles.variant.oware",
        "puzzles.strength",
    ]);
    let said = player.heard().join(" / ");
    assert!(said.contains("Oware") || said.contains("Abapa"), "{said}");
    let row = player.letter("1");
    assert!(row.contains("’s row, "), "{row}");
    let said = answers_by_letters(&mut player).join(" / ");
    let solved = player.0.0.world().part::<CurrentPuzzle>().solved();
    assert!(solved.is_some(), "{said}");
}

#[test]
fn a_lesson_that_begins_again_is_told_again() {
    let mut player = Listener::new();
    let lesson = library::load("first-steps").unwrap().unwrap();
    let english = Messages::new(Language::default());
    let first = unmarked(&english.get(&lesson.steps[0].text)).into_owned();
    for buttons in [
        &["main.first_steps"][..],
        &["main.learn", "learn.first-steps"],
    ] {
        player.heard();
        player.press_all(buttons);
        let said = player.heard().join(" / ");
        assert!(said.contains(&first), "{buttons:?}: {said}");
        player.0.press("lesson.leave");
        while player.0.menu() != Menu::Main {
            player.0.escape();
        }
    }
}

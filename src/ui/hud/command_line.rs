//! A line in which players type commands instead of pressing keys: "play C", "row", "hole c".

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Area, Frame, Id, Margin, Order, vec2};

use super::by_ear::{FocusHole, PlayOrAnswer, ShowHoles};
use super::covered_below;
use crate::accessibility::{Ask, GameOnTable, Say};
use crate::controls::Action;
use crate::input::MatchActions;
use crate::localization::Words;
use crate::navigation::Go;
use crate::schedule::GameSet;
use crate::settings::Settings;
use crate::state::{Menu, Screen};
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{colour, radius, space};
use crate::ui::widgets::{ButtonRegistry, text_field};
use awale_engine::text::TypedCommand;

/// The name of the text field.
const NAME: &str = "command";
/// The maximum number of characters of a command.
const MAX_LENGTH: usize = 80;
/// The width of the line, in points.
const WIDTH: f32 = 360.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Typed>()
        .add_systems(
            Update,
            (open_line.run_if(in_state(Menu::Closed)), run_commands)
                .chain()
                .run_if(in_state(Screen::Playing).or_else(in_state(Screen::Lesson)))
                .in_set(TypeCommand)
                .in_set(GameSet::Keys),
        )
        .draw(
            UiPass::Board,
            // The hole that regains the focus must not handle the Enter that ends the line.
            show.after(ShowHoles).run_if(in_state(Menu::Closed)),
        );
}

/// Opens the line and runs its commands, before other keys are handled.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeCommand;

/// The open line.
#[derive(Component, Default)]
struct CommandLine {
    text: String,
    /// Once the line has been shown, the widget that had the focus before it, if any.
    previous_focus: Option<Option<Id>>,
}

/// The player typed a command.
#[derive(Message, Clone, Debug)]
struct Typed(String);

fn open_line(
    keys: Res<ButtonInput<Key>>,
    settings: Res<Settings>,
    registry: Res<ButtonRegistry>,
    on_table: GameOnTable,
    lines: Query<Entity, With<CommandLine>>,
    mut commands: Commands,
) {
    let Some(game) = on_table.game() else {
        for line in &lines {
            commands.entity(line).despawn();
        }
        return;
    };
    let row = game.position().geometry().row();
    let is_requested = settings.controls.pressed(&keys, row) == Some(Action::TypeCommand);
    if is_requested && !registry.is_writing() && lines.is_empty() {
        commands.spawn(CommandLine::default());
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    line: Single<(Entity, &mut CommandLine)>,
    mut commands: Commands,
    mut typed: MessageWriter<Typed>,
) -> Result {
    let (entity, mut line) = line.into_inner();
    let ctx = contexts.ctx_mut()?;
    let max_width = ctx.content_rect().width() - 2.0 * space::M;
    let bottom_distance = covered_below(ctx) + space::S;
    let field = Area::new(Id::new(NAME))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -bottom_distance))
        .show(ctx, |ui| {
            ui.set_width(max_width.min(WIDTH));
            Frame::NONE
                .fill(colour::WOOD)
                .corner_radius(radius::CONTROL)
                .inner_margin(Margin::same(space::S as i8))
                .show(ui, |ui| {
                    let label = words.get("speech-typed-label");
                    text_field(ui, NAME, &label, &mut line.text, MAX_LENGTH)
                })
                .inner
        })
        .inner;
    let Some(previous_focus) = line.previous_focus else {
        line.previous_focus = Some(ctx.memory(egui::Memory::focused));
        // Takes effect in the next frame, so that the key that opens the line isn't typed.
        field.request_focus();
        return Ok(());
    };
    if field.lost_focus() {
        if ctx.input(|input| input.key_pressed(egui::Key::Enter)) {
            typed.write(Typed(std::mem::take(&mut line.text)));
        }
        commands.entity(entity).despawn();
        let is_unfocused = ctx.memory(|memory| memory.focused().is_none());
        if let Some(previous_focus) = previous_focus.filter(|_| is_unfocused) {
            ctx.memory_mut(|memory| memory.request_focus(previous_focus));
        }
    }
    Ok(())
}

/// Carries out commands.
#[derive(SystemParam)]
struct Effects<'w, 's> {
    moves: PlayOrAnswer<'w, 's>,
    focus: MessageWriter<'w, FocusHole>,
    questions: MessageWriter<'w, Ask>,
    go: MessageWriter<'w, Go>,
    actions: MatchActions<'w>,
}

impl Effects<'_, '_> {
    fn run(&mut self, command: TypedCommand) {
        match command {
            TypedCommand::Play(mv) => self.moves.make(mv),
            TypedCommand::Hole(hole) => {
                self.focus.write(FocusHole(hole));
            }
            TypedCommand::Ask(question) => {
                self.questions.write(Ask(question));
            }
            TypedCommand::Hint => self.actions.perform(Action::Hint),
            TypedCommand::TakeBack => self.actions.perform(Action::Undo),
            TypedCommand::Help => {
                self.go.write(Go::To(Menu::Help));
            }
        }
    }
}

fn run_commands(
    mut typed: MessageReader<Typed>,
    on_table: GameOnTable,
    words: Res<Words>,
    mut effects: Effects,
    mut speech: MessageWriter<Say>,
) {
    for Typed(text) in typed.read() {
        let Some(game) = on_table.game() else {
            continue;
        };
        match TypedCommand::parse(text, game, words.marked()) {
            Ok(command) => effects.run(command),
            Err(error) => {
                speech.write(Say(error));
            }
        }
    }
}

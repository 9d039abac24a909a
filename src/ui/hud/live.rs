//! The line over a live table: whether the friend is there, and greetings. Also formats clocks.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align2, Frame, Label, Margin, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2,
};

use super::ROW_HEIGHT;
use crate::friends::{FriendAtTable, FriendCommand, LiveStatus, LiveTable};
use crate::localization::Words;
use crate::session::CurrentMatch;
use crate::state::{Menu, Screen, picture_is_taken};
use crate::table::Top;
use crate::ui::edges::overlay;
use crate::ui::pass::{AddPanels, UiPass};
use crate::ui::theme::{bold, colour, radius, size, space};
use crate::ui::widgets::{Button, Icon, Items};
use awale_engine::matches::letter::Greeting;

/// The opacity of the background, 0 to 1.
const OPACITY: f32 = 0.78;
/// Half the side of a greeting's icon, in points.
const GREETING_HALF_SIZE: f32 = 22.0;

pub(super) fn plugin(app: &mut App) {
    app.draw(
        UiPass::Board,
        show.run_if(
            in_state(Screen::Playing)
                .and_then(in_state(Menu::Closed))
                .and_then(not(picture_is_taken)),
        ),
    );
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    live: Res<LiveTable>,
    table: FriendAtTable,
    current: Option<Top<CurrentMatch>>,
    mut offers_greetings: Local<bool>,
    mut commands: MessageWriter<FriendCommand>,
) -> Result {
    let Some((friend, status)) = current.as_deref().and_then(|current| table.live(current)) else {
        return Ok(());
    };
    let name = match friend.name() {
        "" => words.get("ui-player-friend"),
        name => name.to_owned(),
    };
    let arguments = [("name", name.into())];
    let is_forked = live.forked().is_some();
    let label = if is_forked {
        words.format("ui-live-forked", &arguments)
    } else {
        words.format(status_key(status), &arguments)
    };
    let items = Items::new("live", &words);
    let ctx = contexts.ctx_mut()?;
    // Below the friend's plate.
    let offset = vec2(space::S, ROW_HEIGHT + space::S);
    overlay("live", Align2::LEFT_TOP, offset).show(ctx, |ui| {
        let frame = Frame::NONE
            .fill(colour::NIGHT.gamma_multiply(OPACITY))
            .corner_radius(radius::CONTROL)
            .inner_margin(Margin::symmetric(space::M as i8, space::HALF as i8));
        frame.show(ui, |ui| {
            ui.horizontal(|ui| {
                let tint = match status {
                    LiveStatus::Here if !is_forked => colour::BONE,
                    _ => colour::SUN,
                };
                let text = RichText::new(&label).font(bold(size::SMALL)).color(tint);
                ui.add(Label::new(text).selectable(false));
                if is_forked {
                    let compare = items.button("compare", "ui-live-compare");
                    if compare.show(ui).clicked() {
                        commands.write(FriendCommand::Compare);
                    }
                } else if status == LiveStatus::Here {
                    let greet = items.icon("greet", "ui-live-greet", Icon::Hand);
                    if greet.show(ui).clicked() {
                        *offers_greetings = !*offers_greetings;
                    }
                }
            });
            if *offers_greetings && status == LiveStatus::Here && !is_forked {
                *offers_greetings = !offer_greetings(ui, &words, &mut commands);
            }
            if let Some(greeting) = live.greeting() {
                let words = words.get(&format!("ui-live-greeting-{}", greeting.key()));
                ui.vertical_centered(|ui| show_greeting(ui, greeting, &words));
            }
        });
    });
    Ok(())
}

const fn status_key(status: LiveStatus) -> &'static str {
    match status {
        LiveStatus::Connecting => "ui-live-connecting",
        LiveStatus::Broken => "ui-live-broken",
        LiveStatus::Overrun => "ui-live-overrun",
        LiveStatus::Away => "ui-live-away",
        LiveStatus::Here => "ui-live-here",
    }
}

const fn greeting_icon(greeting: Greeting) -> Icon {
    match greeting {
        Greeting::Hello => Icon::Hand,
        Greeting::WellPlayed => Icon::Star,
        Greeting::Smile => Icon::Smile,
        Greeting::Oh => Icon::Astonished,
        Greeting::Thanks => Icon::Heart,
        Greeting::Wait => Icon::Hourglass,
    }
}

/// Offers the greetings that the player may send. Returns whether one was sent.
fn offer_greetings(
    ui: &mut Ui,
    words: &Words,
    commands: &mut MessageWriter<FriendCommand>,
) -> bool {
    let mut was_sent = false;
    ui.horizontal(|ui| {
        for greeting in Greeting::ALL {
            let name = format!("live.greeting.{}", greeting.key());
            let tip = words.get(&format!("ui-live-greeting-{}", greeting.key()));
            let button = Button::icon(name, tip, greeting_icon(greeting));
            if button.show(ui).clicked() {
                commands.write(FriendCommand::Greet(greeting));
                was_sent = true;
            }
        }
    });
    was_sent
}

/// Shows the friend's greeting; `words` describe it to screen readers.
fn show_greeting(ui: &mut Ui, greeting: Greeting, words: &str) {
    let side = 2.0 * GREETING_HALF_SIZE + space::S;
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    greeting_icon(greeting).paint(ui.painter(), rect.center(), GREETING_HALF_SIZE, colour::SUN);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, words));
}

/// Formats the time left: `4:32`, or hours and minutes if an hour or more is left.
pub(super) fn format_clock(left: Duration) -> String {
    // Round up, so that 0:00 means that no time is left.
    let seconds = left.as_millis().div_ceil(1000);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    if minutes >= 60 {
        format!("{} h {:02}", minutes / 60, minutes % 60)
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_seconds_in_the_last_hour() {
        let shown = |milliseconds| format_clock(Duration::from_millis(milliseconds));
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(1), "0:01");
        assert_eq!(shown(272_000), "4:32");
        assert_eq!(shown(3_599_001), "1 h 00");
        assert_eq!(shown(86_340_000), "23 h 59");
    }
}

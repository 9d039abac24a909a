//! Tracks where the player came from.

use bevy::prelude::*;

use super::lesson_offer::LessonOffer;
use crate::state::{LessonKind, Menu, Screen};
use awale_engine::matches::Agreement;
use awale_engine::text::help::HelpPage;

/// The way back from the current screen.
#[derive(Resource, Default)]
pub struct MenuTrail {
    /// The menus behind the open one, outermost first.
    pub(super) menus: Vec<Menu>,
    /// The menus to which leaving the lesson on the table returns, outermost first.
    pub(super) lesson_origin: Vec<Menu>,
    /// The match that follows the lesson.
    pub(super) match_after: Option<Box<Agreement>>,
    /// The lesson that is offered before a match.
    pub(super) offered: Option<LessonOffer>,
    /// The place to which leaving the example on the table returns.
    pub(super) example_origin: ReturnPoint,
    /// The current or last open help page.
    pub(super) help: HelpPage,
}

/// A place to return to.
#[derive(Clone, Default)]
pub(super) struct ReturnPoint {
    pub screen: Screen,
    /// The kind of lesson, if the screen is a lesson.
    pub kind: LessonKind,
    /// The menus, outermost first; the last is [`Menu::Closed`] if none was open.
    pub menus: Vec<Menu>,
}

impl MenuTrail {
    /// Returns whether the lesson on the table leads to a match.
    #[must_use]
    pub const fn leads_to_match(&self) -> bool {
        self.match_after.is_some()
    }

    /// Returns the lesson that is offered before a match.
    #[must_use]
    pub const fn offered(&self) -> Option<&LessonOffer> {
        self.offered.as_ref()
    }

    /// Returns the current or last open help page.
    #[must_use]
    pub const fn help_page(&self) -> HelpPage {
        self.help
    }

    /// Closes all menus for a lesson. Leaving it returns to the open one, with the main menu below,
    /// as the lesson ends any match.
    pub(super) fn leave_for_lesson(&mut self, open_menu: Menu) {
        let outer_menus = std::mem::take(&mut self.menus);
        self.lesson_origin = match outer_menus.first() {
            Some(Menu::Main) => outer_menus,
            _ if open_menu == Menu::Main => Vec::new(),
            _ => vec![Menu::Main],
        };
        self.lesson_origin.push(open_menu);
    }

    /// Returns whether the example on the table was opened from the help.
    #[must_use]
    pub fn leads_to_help(&self) -> bool {
        self.example_origin.menus.last() == Some(&Menu::Help)
    }
}

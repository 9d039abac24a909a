//! Where the player came from.

use bevy::prelude::*;

use super::lesson_offer::Offered;
use crate::state::{LessonKind, Menu, Screen};
use awale_engine::matches::Agreement;
use awale_engine::text::help::Page;

/// How the player reached the current screen.
#[derive(Resource, Default)]
pub struct MenuTrail {
    /// The menus behind the open one, outermost first.
    pub(super) menus: Vec<Menu>,
    /// The menus to which the lesson on the table leads back, outermost first.
    pub(super) lesson_from: Vec<Menu>,
    /// The match that follows the lesson.
    pub(super) match_after: Option<Box<Agreement>>,
    /// The lesson that is offered before a match.
    pub(super) offered: Option<Offered>,
    /// Where the example on the table was opened.
    pub(super) shown_from: Place,
    /// The current or last open help page.
    pub(super) help: Page,
}

/// A place to return to.
#[derive(Clone, Default)]
pub(super) struct Place {
    pub screen: Screen,
    /// The kind of lesson, if the screen is a lesson.
    pub kind: LessonKind,
    /// The menus, outermost first; [`Menu::Closed`] at the end if none was open.
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
    pub const fn offered(&self) -> Option<&Offered> {
        self.offered.as_ref()
    }

    /// Returns the current or last open help page.
    #[must_use]
    pub const fn help_page(&self) -> Page {
        self.help
    }

    /// Closes all menus for a lesson, which leads back to the open one. The main menu is below it,
    /// as the lesson ends any match.
    pub(super) fn leave_for_lesson(&mut self, open: Menu) {
        let behind = std::mem::take(&mut self.menus);
        self.lesson_from = match behind.first() {
            Some(Menu::Main) => behind,
            _ if open == Menu::Main => Vec::new(),
            _ => vec![Menu::Main],
        };
        self.lesson_from.push(open);
    }

    /// Returns whether the example on the table was opened from the help.
    #[must_use]
    pub fn leads_to_help(&self) -> bool {
        self.shown_from.menus.last() == Some(&Menu::Help)
    }
}

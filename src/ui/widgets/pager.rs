//! A title between arrows to the previous and the next item.

use bevy_egui::egui::{Sense, Ui, vec2};

use super::super::theme::{bold, carving, colour, radius, size, space};
use super::button::Button;
use super::finish::describe_heading;
use super::icon::Icon;
use super::label::{fitted, paint_centred};

/// The direction of paging.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageDirection {
    /// To the previous item.
    Previous,
    /// To the next item.
    Next,
}

impl PageDirection {
    /// Returns the index next to `at` in this direction, wrapping at `count`; 0 if `count` is 0.
    #[must_use]
    pub const fn from(self, at: usize, count: usize) -> usize {
        match (self, count) {
            (_, 0) => 0,
            (Self::Previous, _) => (at + count - 1) % count,
            (Self::Next, _) => (at + 1) % count,
        }
    }
}

/// Shows `title` between two arrows, each with its stable name and tooltip. Returns the clicked
/// one.
pub fn pager(ui: &mut Ui, title: &str, arrows: [(&str, String); 2]) -> Option<PageDirection> {
    ui.horizontal(|ui| {
        let [previous, next] = arrows;
        let arrow = |ui: &mut Ui, (name, tip): (&str, String), icon| {
            Button::icon(name, tip, icon).show(ui).clicked()
        };
        let is_previous = arrow(ui, previous, Icon::Less);
        let title_width = ui.available_width() - space::CONTROL - space::S;
        let (rect, response) =
            ui.allocate_exact_size(vec2(title_width, space::CONTROL), Sense::hover());
        let recess = carving::recess(rect.shrink2(vec2(0.0, 2.0)), radius::CONTROL);
        ui.painter().extend(recess);
        let (font, max_width) = (bold(size::BODY), rect.width() - 2.0 * space::S);
        let galley = fitted(ui.painter(), title, font, colour::BONE, max_width);
        paint_centred(ui.painter(), rect, galley, colour::BONE);
        describe_heading(ui, &response, title);
        if arrow(ui, next, Icon::More) {
            Some(PageDirection::Next)
        } else {
            is_previous.then_some(PageDirection::Previous)
        }
    })
    .inner
}

#[cfg(test)]
mod tests {
    use super::PageDirection;

    #[test]
    fn paging_wraps_around() {
        let [previous, next] = [PageDirection::Previous, PageDirection::Next];
        assert_eq!((previous.from(0, 3), next.from(2, 3)), (2, 0));
        assert_eq!((previous.from(2, 3), next.from(0, 3)), (1, 1));
        assert_eq!((previous.from(0, 0), next.from(0, 0)), (0, 0));
    }
}

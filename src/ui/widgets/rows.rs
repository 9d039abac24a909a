//! Long lists, of which only the visible rows and a few around them are laid out.

use bevy_egui::egui::{Id, Rect, Ui, vec2};

use super::registry::widget_to_reveal;

/// The distance beyond the visible part to which rows are laid out, in points, so that the focus
/// can move to them.
const OVERSCAN: f32 = 160.0;
/// The assumed height of rows, in points, until one has been laid out.
const DEFAULT_HEIGHT: f32 = 48.0;

/// The last known heights of a list's rows, in points.
#[derive(Clone, Default)]
struct Heights {
    /// The width for which they are valid.
    width: f32,
    heights: Vec<Option<f32>>,
    /// The sum of the known heights.
    sum: f32,
    /// The number of the known heights.
    count: u16,
}

impl Heights {
    /// Resets the heights if the width or the number of rows has changed.
    fn reset_if_changed(&mut self, width: f32, count: usize) {
        if self.width != width || self.heights.len() != count {
            *self = Self {
                width,
                heights: vec![None; count],
                ..Self::default()
            };
        }
    }

    fn get(&self, index: usize) -> f32 {
        let stored = self.heights.get(index).copied().flatten();
        stored.unwrap_or(match self.count {
            0 => DEFAULT_HEIGHT,
            count => self.sum / f32::from(count),
        })
    }

    fn record(&mut self, index: usize, height: f32) {
        let Some(stored) = self.heights.get_mut(index) else {
            return;
        };
        if stored.replace(height).is_none() && self.count < u16::MAX {
            self.sum += height;
            self.count += 1;
        }
    }
}

/// Shows `count` rows in a list with this stable name. The names of a row's widgets start with the
/// row's name, so that a requested row is laid out wherever it is.
pub fn rows(
    ui: &mut Ui,
    list: &str,
    count: usize,
    name: impl Fn(usize) -> String,
    mut row: impl FnMut(&mut Ui, usize),
) {
    let id = ui.id().with(Id::new(list));
    let width = ui.available_width();
    let stored = ui.data_mut(|data| data.remove_temp(id));
    let mut heights: Heights = stored.unwrap_or_default();
    heights.reset_if_changed(width, count);
    let to_reveal = widget_to_reveal(ui);
    let is_to_reveal = |index| {
        let to_reveal = to_reveal.as_deref();
        let rest = to_reveal.and_then(|widget| widget.strip_prefix(&name(index)));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let visible = ui.clip_rect().expand(OVERSCAN);
    for index in 0..count {
        let size = vec2(width, heights.get(index));
        let place = Rect::from_min_size(ui.cursor().min, size);
        if visible.intersects(place) || is_to_reveal(index) {
            let shown = ui.vertical(|ui| {
                ui.set_width(width);
                row(ui, index);
            });
            heights.record(index, shown.response.rect.height());
        } else {
            // Counts as one widget, like a row, so that the others keep their IDs.
            ui.allocate_space(size);
        }
    }
    ui.data_mut(|data| data.insert_temp(id, heights));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_rows_are_assumed_to_have_the_average_height() {
        let mut heights = Heights::default();
        heights.reset_if_changed(100.0, 3);
        assert_eq!(heights.get(2), DEFAULT_HEIGHT);
        heights.record(0, 10.0);
        heights.record(1, 30.0);
        heights.record(1, 30.0);
        assert_eq!([0, 1, 2].map(|row| heights.get(row)), [10.0, 30.0, 20.0]);
        heights.reset_if_changed(90.0, 3);
        assert_eq!(heights.get(0), DEFAULT_HEIGHT);
    }
}

//! Long lists: only the rows that can be seen are laid out, and a few around them.

use bevy_egui::egui::{Id, Rect, Ui, vec2};

use super::registry::wanted;

/// Rows are laid out as far as this beyond what can be seen, in points: the focus walks there.
const AROUND: f32 = 160.0;
/// What the first row is taken to be high, in points, until one has been laid out.
const USUAL_HEIGHT: f32 = 48.0;

/// How high the rows of a list were when they were laid out last, in points.
#[derive(Clone, Default)]
struct Heights {
    /// The width at which that was so.
    width: f32,
    known: Vec<Option<f32>>,
    sum: f32,
    count: u16,
}

impl Heights {
    /// For `count` rows of this width.
    fn fit(&mut self, width: f32, count: usize) {
        if self.width != width || self.known.len() != count {
            *self = Self {
                width,
                known: vec![None; count],
                ..Self::default()
            };
        }
    }

    fn get(&self, index: usize) -> f32 {
        let known = self.known.get(index).copied().flatten();
        known.unwrap_or(match self.count {
            0 => USUAL_HEIGHT,
            count => self.sum / f32::from(count),
        })
    }

    fn note(&mut self, index: usize, height: f32) {
        let Some(known) = self.known.get_mut(index) else {
            return;
        };
        if known.replace(height).is_none() && self.count < u16::MAX {
            self.sum += height;
            self.count += 1;
        }
    }
}

/// Shows `count` rows, one below the other, in a list of this stable name. The names of a row's
/// widgets begin with the row's own: a requested row is laid out wherever it is.
pub fn rows(
    ui: &mut Ui,
    list: &str,
    count: usize,
    name: impl Fn(usize) -> String,
    mut row: impl FnMut(&mut Ui, usize),
) {
    let id = ui.id().with(Id::new(list));
    let width = ui.available_width();
    let kept = ui.data_mut(|data| data.remove_temp(id));
    let mut heights: Heights = kept.unwrap_or_default();
    heights.fit(width, count);
    let wanted = wanted(ui);
    let is_wanted = |index| {
        let rest = wanted.as_deref()?.strip_prefix(&name(index))?;
        (rest.is_empty() || rest.starts_with('.')).then_some(())
    };
    let seen = ui.clip_rect().expand(AROUND);
    for index in 0..count {
        let size = vec2(width, heights.get(index));
        let place = Rect::from_min_size(ui.cursor().min, size);
        if seen.intersects(place) || is_wanted(index).is_some() {
            let shown = ui.vertical(|ui| {
                ui.set_width(width);
                row(ui, index);
            });
            heights.note(index, shown.response.rect.height());
        } else {
            // It counts as one widget, as the row does: the others keep who they are.
            ui.allocate_space(size);
        }
    }
    ui.data_mut(|data| data.insert_temp(id, heights));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_rows_are_as_high_as_the_known_ones_are_on_the_average() {
        let mut heights = Heights::default();
        heights.fit(100.0, 3);
        assert_eq!(heights.get(2), USUAL_HEIGHT);
        heights.note(0, 10.0);
        heights.note(1, 30.0);
        heights.note(1, 30.0);
        assert_eq!([0, 1, 2].map(|row| heights.get(row)), [10.0, 30.0, 20.0]);
        heights.fit(90.0, 3);
        assert_eq!(heights.get(0), USUAL_HEIGHT);
    }
}

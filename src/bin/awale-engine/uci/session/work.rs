//! The work of a search thread.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use awale::ai::tables::EndgameTable;
use awale::ai::{Limits, Mind, Report, choose_within};
use awale::rules::{Game, Hole};

use crate::uci::options::Options;

/// What a search thread takes with it.
pub(super) struct Work {
    pub(super) game: Game,
    pub(super) limits: Limits,
    pub(super) options: Options,
    pub(super) tables: Option<Arc<EndgameTable>>,
    pub(super) stop: Arc<AtomicBool>,
}

impl Work {
    /// Searches, and tells `watch` whenever a depth is finished.
    pub(super) fn search(&self, watch: &mut dyn FnMut(&Report)) -> Option<Hole> {
        let rules = &self.options.rules;
        if let Some(level) = self.options.level {
            let own = level.limits(rules);
            // The level's own limits hold, unless the program asks for less.
            let limits = Limits {
                depth: own.depth.min(self.limits.depth),
                nodes: own.nodes.min(self.limits.nodes),
                ..own
            };
            let choice = choose_within(
                &self.game,
                level,
                limits,
                self.tables.as_deref(),
                0,
                &self.stop,
            )?;
            return Some(choice.hole);
        }
        if let Some(line) = self
            .tables
            .as_ref()
            .and_then(|tables| tables.best(&self.game))
        {
            let report = Report {
                proved: line.proved,
                lines: vec![line],
                depth: 1,
                nodes: 1,
                time: Duration::ZERO,
            };
            watch(&report);
            return report.best();
        }
        let mind = Mind::for_rules(rules).with_tables(self.tables.as_deref());
        mind.search(&self.game, &self.limits, &self.stop, watch)
            .best()
    }
}

//! The recursive search: does the player to move gain at least a given number of seeds?
//!
//! A null-window alpha-beta search without pruning or reductions, called at increasing depth. Lines
//! that don't end within the depth end with an estimate, so every answer says whether it is
//! *proved*. Estimates cause cutoffs as in any alpha-beta search, so that depth *d* costs no more
//! than in play; the next depth then proves or refutes the cutoff. Proved answers are never
//! searched again.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::memory::{Entry, Guess, ProofTable, effort};
use super::number::Numbers;
use super::pending::{INDEPENDENT, Pending, PendingAnswers};
use awale_engine::ai::abdada::ActiveNodes;
use awale_engine::ai::model::Model;
use awale_engine::ai::ordering::{Child, push_children, select_next};
use awale_engine::ai::tables::{EndgameTable, Exactness};
use awale_engine::ai::value::SEED;
use awale_rules::board::MAX_HOLES;
use awale_rules::{Move, Side};

/// Maximum search depth, in plies; forced moves don't count.
pub(super) const MAX_DEPTH: i32 = MAX_LINE_PLIES as i32;
/// Maximum depth stored with a guess, in plies; deeper guesses aren't worth more. Proofs are always
/// stored.
const MAX_STORED_DEPTH: i32 = 250;
/// Maximum length of a line, in plies, limited by the thread's stack; longer lines aren't proved.
const MAX_LINE_PLIES: usize = 4000;
/// Minimum depth at which the table is probed; searching shallower ones again is faster.
const MIN_PROBE_DEPTH: i32 = 2;
/// Minimum child depth for probing the table for all moves.
const MIN_CUTOFF_DEPTH: i32 = 3;
/// Minimum depth at which enclosures are tried.
const MIN_ENCLOSURE_DEPTH: i32 = 6;
/// Enclosures may use one node in this many.
const NODES_PER_ENCLOSURE_NODE: u64 = 5;
/// Number of nodes that enclosures may always use, at low depth.
const MIN_ENCLOSURE_NODES: u64 = 100;
/// Plies of depth that double [`MIN_ENCLOSURE_NODES`], so that any enclosure is eventually found if
/// depth alone proves nothing.
const ENCLOSURE_DOUBLING_PLIES: i32 = 12;
/// Nodes between two checks of the stop flag and the node limit; a power of two.
const CHECK_INTERVAL: u64 = 1 << 10;

/// State shared by the threads.
pub(super) struct Shared<'a, M: Model> {
    pub model: &'a M,
    pub numbers: &'a Numbers,
    pub memory: &'a ProofTable,
    pub tables: Option<&'a EndgameTable>,
    pub exactness: Exactness,
    /// Whether a cycle gains nothing, so that answers using it can be proved.
    pub cycles_gain_nothing: bool,
    /// `None` if there is only one thread.
    pub active_nodes: Option<ActiveNodes>,
    pub stop: AtomicBool,
    /// Nodes of all threads, as last reported.
    pub nodes: AtomicU64,
    pub node_limit: u64,
}

/// The answer to a question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub is_reached: bool,
    pub is_proved: bool,
    /// The index in the line of the first position that a proved answer depends on.
    depends_on: usize,
}

impl Answer {
    pub const fn proved(is_reached: bool) -> Self {
        Self {
            is_reached,
            is_proved: true,
            depends_on: INDEPENDENT,
        }
    }

    const fn guessed(is_reached: bool) -> Self {
        Self {
            is_reached,
            is_proved: false,
            depends_on: INDEPENDENT,
        }
    }

    /// Returns the answer for the player whose move led here.
    pub const fn to_parent(self, moves_again: bool) -> Self {
        Self {
            is_reached: self.is_reached == moves_again,
            ..self
        }
    }
}

/// A question: whether the player to move gains `threshold` seeds, and the expected answer.
pub(super) struct Query<S> {
    pub state: S,
    pub threshold: i32,
    pub is_reached: bool,
}

/// A position of the line.
struct LineNode {
    number: u64,
    threshold: i32,
    on_board: u16,
}

/// One thread's search.
pub(super) struct Searcher<'a, M: Model> {
    shared: &'a Shared<'a, M>,
    line: Vec<LineNode>,
    pending: PendingAnswers,
    children: Vec<Child<M::State>>,
    nodes: u64,
    /// Nodes spent on enclosures.
    enclosure_nodes: u64,
    /// The node count at which the current enclosure attempt is abandoned; `u64::MAX` if there is
    /// none.
    node_budget: u64,
    is_stopped: bool,
}

/// Returns the threshold of the child that corresponds to `threshold` for the mover; the answer is
/// negated unless the mover moves again.
pub(super) const fn child_threshold(threshold: i32, gain: i32, moves_again: bool) -> i32 {
    if moves_again {
        threshold - gain
    } else {
        gain - threshold + 1
    }
}

impl<'a, M: Model> Searcher<'a, M> {
    pub fn new(shared: &'a Shared<'a, M>) -> Self {
        Self {
            shared,
            line: Vec::new(),
            pending: PendingAnswers::default(),
            children: Vec::new(),
            nodes: 0,
            enclosure_nodes: 0,
            node_budget: u64::MAX,
            is_stopped: false,
        }
    }

    /// Returns true if the search was stopped; its last answer is then invalid.
    pub const fn was_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Returns the state shared with other threads.
    pub const fn shared(&self) -> &'a Shared<'a, M> {
        self.shared
    }

    /// Returns the index of the first question that is proved to have its expected answer; `None`
    /// if all are proved to have the other one, or the search was stopped.
    pub fn first_proved(&mut self, questions: &[Query<M::State>]) -> Option<usize> {
        let mut open: Vec<usize> = (0..questions.len()).collect();
        // All at the same depth, so that a hard question doesn't block the others.
        for depth in MIN_PROBE_DEPTH..=MAX_STORED_DEPTH {
            let mut undecided = Vec::new();
            for index in open {
                let question = &questions[index];
                let answer = self.search(&question.state, question.threshold, depth);
                if self.is_stopped {
                    return None;
                }
                if !answer.is_proved {
                    undecided.push(index);
                } else if answer.is_reached == question.is_reached {
                    return Some(index);
                }
            }
            if undecided.is_empty() {
                return None;
            }
            open = undecided;
        }
        None
    }

    /// Stops all threads.
    pub fn stop_all(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Searches to `depth`: does the player to move gain at least `threshold` seeds?
    pub fn search(&mut self, state: &M::State, threshold: i32, depth: i32) -> Answer {
        self.line.clear();
        self.pending.forget(0);
        self.children.clear();
        let answer = self.visit(state, threshold, depth);
        self.flush_nodes();
        answer
    }

    fn flush_nodes(&mut self) {
        let unreported = self.nodes % CHECK_INTERVAL;
        self.shared.nodes.fetch_add(unreported, Ordering::Relaxed);
        self.nodes = self.nodes.next_multiple_of(CHECK_INTERVAL);
    }

    /// Counts a node.
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CHECK_INTERVAL) {
            let total = self
                .shared
                .nodes
                .fetch_add(CHECK_INTERVAL, Ordering::Relaxed);
            self.is_stopped |= self.shared.stop.load(Ordering::Relaxed)
                || total + CHECK_INTERVAL >= self.shared.node_limit;
        }
    }

    /// Answers the question for a position that the line has reached.
    pub fn visit(&mut self, state: &M::State, threshold: i32, depth: i32) -> Answer {
        self.count();
        let shared = self.shared;
        let model = shared.model;
        if model.is_over(state) {
            return Answer::proved(threshold <= 0);
        }
        let on_board = model.on_board(state);
        if threshold.abs() > i32::from(on_board) || threshold == -i32::from(on_board) {
            return Answer::proved(threshold <= 0);
        }
        let mut counts = [0; MAX_HOLES];
        model.write_counts(state, model.to_move(state), &mut counts);
        if let Some(answer) = self.probe_tables(state, on_board, &counts, threshold) {
            return Answer::proved(answer);
        }
        let number = shared.numbers.number(model, state, &counts);
        let continues_layer = self
            .line
            .last()
            .is_some_and(|last| last.on_board == on_board);
        if continues_layer && let Some(answer) = self.cycle_answer(number, on_board, threshold) {
            return answer;
        }
        let stored = if depth >= MIN_PROBE_DEPTH {
            shared.memory.get(number)
        } else {
            None
        };
        if let Some(entry) = &stored {
            if let Some(answer) = entry.answer(threshold) {
                return Answer::proved(answer);
            }
            if let Some(answer) = entry.guess.and_then(|guess| guess.answer(threshold, depth)) {
                return Answer::guessed(answer);
            }
        }
        if depth <= 0
            || self.is_stopped
            || self.is_budget_spent()
            || self.line.len() >= MAX_LINE_PLIES
        {
            return Answer::guessed(model.evaluate(state) >= SEED * threshold - SEED / 2);
        }
        self.line.push(LineNode {
            number,
            threshold,
            on_board,
        });
        let nodes_before = self.nodes;
        let mark = self.pending.mark();
        let (answer, best) =
            self.search_moves(state, threshold, depth, stored.and_then(|entry| entry.best));
        self.line.pop();
        if self.is_stopped {
            return answer;
        }
        let mut answer = answer;
        let may_enclose =
            !answer.is_proved && !continues_layer && answer.is_reached == (threshold <= 0);
        let nodes_spent = self.nodes - nodes_before;
        if may_enclose
            && depth >= MIN_ENCLOSURE_DEPTH
            && self.try_enclose(state, threshold, depth, nodes_spent)
        {
            self.pending.forget(mark);
            answer = Answer::proved(answer.is_reached);
        }
        if self.is_stopped {
            return answer;
        }
        self.finish(
            number,
            threshold,
            answer,
            mark,
            &SearchSummary {
                depth,
                best,
                nodes: self.nodes - nodes_before,
            },
        )
    }

    /// Returns true if the current enclosure attempt has spent its nodes.
    pub const fn is_budget_spent(&self) -> bool {
        self.nodes >= self.node_budget
    }

    /// Tries to find an enclosure at a position, within limits. Returns true if it finds one.
    fn try_enclose(
        &mut self,
        state: &M::State,
        threshold: i32,
        depth: i32,
        nodes_spent: u64,
    ) -> bool {
        let base_nodes =
            MIN_ENCLOSURE_NODES << (depth.min(MAX_STORED_DEPTH) / ENCLOSURE_DOUBLING_PLIES);
        let is_affordable =
            self.enclosure_nodes <= self.nodes / NODES_PER_ENCLOSURE_NODE + base_nodes;
        if self.node_budget != u64::MAX || !is_affordable || !self.shared.cycles_gain_nothing {
            return false;
        }
        let nodes_before = self.nodes;
        self.node_budget = nodes_before + base_nodes + nodes_spent / NODES_PER_ENCLOSURE_NODE;
        let is_enclosed = self.enclose(state, threshold, depth);
        self.node_budget = u64::MAX;
        self.enclosure_nodes += self.nodes - nodes_before;

        is_enclosed
    }

    /// Returns the answer for a line that repeats a position, or reaches a pending one.
    fn cycle_answer(&self, number: u64, on_board: u16, threshold: i32) -> Option<Answer> {
        let same_layer = self.line.iter().enumerate().rev();
        let index = same_layer
            .take_while(|(_, step)| step.on_board == on_board)
            .find(|(_, step)| step.number == number && step.threshold == threshold)
            .map(|(index, _)| index);
        if let Some(index) = index {
            return Some(if self.shared.cycles_gain_nothing {
                Answer {
                    is_reached: threshold <= 0,
                    is_proved: true,
                    depends_on: index,
                }
            } else {
                Answer::guessed(threshold <= 0)
            });
        }
        let pending = self.pending.get((number, threshold))?;
        Some(Answer {
            is_reached: pending.is_reached,
            is_proved: true,
            depends_on: pending.depends_on,
        })
    }

    /// Looks up the answer in an endgame table, if it decides the question.
    #[inline]
    pub fn probe_tables(
        &self,
        state: &M::State,
        on_board: u16,
        counts: &[u16; MAX_HOLES],
        threshold: i32,
    ) -> Option<bool> {
        let shared = self.shared;
        let tables = shared.tables?;
        if on_board > tables.seeds()? {
            return None;
        }
        let model = shared.model;
        let mover = model.to_move(state);
        let holes = shared.numbers.holes();
        let probe = tables.probe_board(&counts[..holes], mover, model.last_capturer(state))?;
        let value = i32::from(probe.value);
        match shared.exactness {
            Exactness::Margin => Some(value >= threshold),
            Exactness::None => None,
            // The table knows the winner, given the seeds in the lofts.
            Exactness::Winner => {
                let lead = match mover {
                    Side::South => model.lead(state),
                    Side::North => -model.lead(state),
                };
                let (lower, upper) = match (lead + value).signum() {
                    1 => (1 - lead, i32::MAX),
                    -1 => (i32::MIN, -1 - lead),
                    _ => (-lead, -lead),
                };
                if threshold <= lower {
                    Some(true)
                } else if threshold > upper {
                    Some(false)
                } else {
                    None
                }
            }
        }
    }

    /// Searches the moves of the line's last position, and returns the answer and the best move.
    fn search_moves(
        &mut self,
        state: &M::State,
        threshold: i32,
        depth: i32,
        stored_best: Option<Move>,
    ) -> (Answer, Option<Move>) {
        let first = self.children.len();
        push_children(self.shared.model, state, stored_best, &mut self.children);
        // Extend forced moves.
        let is_forced = self.children.len() == first + 1;
        let child_depth = if is_forced { depth } else { depth - 1 };
        let cutoff = if child_depth >= MIN_CUTOFF_DEPTH && !is_forced {
            self.transposition_cutoff(first, threshold)
        } else {
            None
        };
        let result = match cutoff {
            Some(mv) => (Answer::proved(true), Some(mv)),
            None => self.search_children(first, threshold, child_depth),
        };
        self.children.truncate(first);

        result
    }

    /// Finds a move that is known to gain enough, wherever it is in the move order.
    fn transposition_cutoff(&self, first: usize, threshold: i32) -> Option<Move> {
        let shared = self.shared;
        let model = shared.model;
        self.children[first..].iter().find_map(|child| {
            if model.is_over(&child.state) {
                return (child.gain >= threshold).then_some(child.mv);
            }
            let number = shared.numbers.number_of(model, &child.state);
            let answer_threshold = child_threshold(threshold, child.gain, child.moves_again);
            let answer = shared.memory.get(number)?.answer(answer_threshold)?;
            (answer == child.moves_again).then_some(child.mv)
        })
    }

    fn search_children(
        &mut self,
        first: usize,
        threshold: i32,
        depth: i32,
    ) -> (Answer, Option<Move>) {
        let mut combined = Answer::proved(false);
        let mut index = first;
        let active_nodes = self.shared.active_nodes.as_ref();
        let mark_depth = depth.clamp(0, MAX_STORED_DEPTH) as u8;
        while select_next(&mut self.children, first, index, mark_depth, active_nodes) {
            let child = self.children[index];
            let answer_threshold = child_threshold(threshold, child.gain, child.moves_again);
            let mark = active_nodes.and_then(|nodes| nodes.try_mark(child.key, mark_depth));
            let answer = self
                .visit(&child.state, answer_threshold, depth)
                .to_parent(child.moves_again);
            drop(mark);
            index += 1;
            if answer.is_reached {
                return (answer, Some(child.mv));
            }
            combined.is_proved &= answer.is_proved;
            combined.depends_on = combined.depends_on.min(answer.depends_on);
            if self.is_stopped {
                break;
            }
        }
        (combined, None)
    }

    /// Stores the answer of a searched position, which has left the line.
    fn finish(
        &mut self,
        number: u64,
        threshold: i32,
        answer: Answer,
        mark: usize,
        summary: &SearchSummary,
    ) -> Answer {
        let line_index = self.line.len();
        if !answer.is_proved {
            self.pending.forget(mark);
            self.store(number, threshold, answer, summary);
            return answer;
        }
        if answer.depends_on < line_index {
            // All answers found below depend on what this answer depends on.
            self.pending.raise_dependency(mark, answer.depends_on);
            let pending = Pending {
                is_reached: answer.is_reached,
                depends_on: answer.depends_on,
            };
            self.pending.put((number, threshold), pending);
            return answer;
        }
        let depends_on_cycle = answer.depends_on != INDEPENDENT;
        let answer = Answer::proved(answer.is_reached);
        if depends_on_cycle {
            // The player who needs an exit fails here, and so do all pending failures that depended
            // on it.
            let proved: Vec<_> = self.pending.take(mark, line_index).collect();
            for ((number, threshold), is_reached) in proved {
                self.store(
                    number,
                    threshold,
                    Answer::proved(is_reached),
                    &SearchSummary::PROVED_WITH_ANOTHER,
                );
            }
        } else {
            self.pending.forget(mark);
        }
        self.store(number, threshold, answer, summary);
        answer
    }

    pub fn store(&self, number: u64, threshold: i32, answer: Answer, summary: &SearchSummary) {
        // The depth of an aborted search means nothing.
        if summary.depth < MIN_PROBE_DEPTH || !answer.is_proved && self.is_budget_spent() {
            return;
        }
        let memory = self.shared.memory;
        let mut entry = memory.get(number).unwrap_or(Entry::UNKNOWN);
        let threshold = threshold as i16;
        if !answer.is_proved {
            entry.guess = Some(Guess {
                threshold,
                is_reached: answer.is_reached,
                depth: summary.depth.clamp(0, MAX_STORED_DEPTH) as u8,
            });
        } else if answer.is_reached {
            entry.lower = entry.lower.max(threshold);
        } else {
            entry.upper = entry.upper.min(threshold - 1);
        }
        entry.best = summary.best.or(entry.best);
        entry.effort = entry.effort.max(effort(summary.nodes));
        memory.put(number, entry);
    }
}

/// The depth, the best move and the cost of a search.
pub(super) struct SearchSummary {
    depth: i32,
    best: Option<Move>,
    nodes: u64,
}

impl SearchSummary {
    /// The summary of an answer that is proved along with another one.
    pub const PROVED_WITH_ANOTHER: Self = Self {
        depth: MIN_PROBE_DEPTH,
        best: None,
        nodes: 1,
    };
}

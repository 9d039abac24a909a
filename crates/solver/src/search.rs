//! The recursive search: does the player to move gain at least a given number of seeds?
//!
//! A null-window alpha-beta search without pruning or reductions, called at increasing depth. Lines
//! that don't end within the depth end with an estimate, so every answer tells whether it is
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
pub(super) const MAX_DEPTH: i32 = MAX_LINE as i32;
/// Maximum depth stored with a guess, in plies; deeper guesses aren't worth more. Proofs are always
/// stored.
const MAX_STORED_DEPTH: i32 = 250;
/// The longest line that fits on a thread's stack; longer ones aren't proved.
const MAX_LINE: usize = 4000;
/// Minimum depth at which the table is probed; searching shallower ones again is faster.
const MIN_PROBE_DEPTH: i32 = 2;
/// Minimum child depth for probing the table for all moves.
const CUTOFFS_FROM: i32 = 3;
/// Minimum depth at which enclosures are tried.
const ENCLOSED_FROM: i32 = 6;
/// Enclosures may use one in this many nodes.
const ENCLOSING_SHARE: u64 = 5;
/// Enclosures may always use this many nodes.
const MIN_ENCLOSURE_NODES: u64 = 100;
/// That number doubles every `ENCLOSING_DOUBLES` plies of depth, so that any enclosure is found in
/// the end if depth alone proves nothing.
const ENCLOSING_DOUBLES: i32 = 12;
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
    pub searched: Option<ActiveNodes>,
    pub stop: AtomicBool,
    /// Nodes of all threads, as far as reported.
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
    pub const fn to_parent(self, again: bool) -> Self {
        Self {
            is_reached: self.is_reached == again,
            ..self
        }
    }
}

/// A question and its expected answer.
pub(super) struct Query<S> {
    pub state: S,
    pub threshold: i32,
    pub is_reached: bool,
}

/// A position of the line.
struct Step {
    number: u64,
    threshold: i32,
    on_board: u16,
}

/// One thread's search.
pub(super) struct Searcher<'a, M: Model> {
    shared: &'a Shared<'a, M>,
    line: Vec<Step>,
    pending: PendingAnswers,
    children: Vec<Child<M::State>>,
    nodes: u64,
    /// Nodes spent on enclosures.
    nodes_enclosing: u64,
    /// The node count at which the current enclosure attempt is given up; `u64::MAX` if there is
    /// none.
    node_budget: u64,
    stopped: bool,
}

/// Returns the threshold of the child at which the mover gains `threshold`; the answer is negated
/// unless the mover moves again.
pub(super) const fn threshold_below(threshold: i32, gain: i32, again: bool) -> i32 {
    if again {
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
            nodes_enclosing: 0,
            node_budget: u64::MAX,
            stopped: false,
        }
    }

    /// Returns true if the search was stopped; its last answer is then invalid.
    pub const fn was_stopped(&self) -> bool {
        self.stopped
    }

    /// State shared with other threads.
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
            for place in open {
                let question = &questions[place];
                let answer = self.search(&question.state, question.threshold, depth);
                if self.stopped {
                    return None;
                }
                if !answer.is_proved {
                    undecided.push(place);
                } else if answer.is_reached == question.is_reached {
                    return Some(place);
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
            let all = self
                .shared
                .nodes
                .fetch_add(CHECK_INTERVAL, Ordering::Relaxed);
            self.stopped |= self.shared.stop.load(Ordering::Relaxed)
                || all + CHECK_INTERVAL >= self.shared.node_limit;
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
        let mut seen = [0; MAX_HOLES];
        model.write_counts(state, model.to_move(state), &mut seen);
        if let Some(answer) = self.in_tables(state, on_board, &seen, threshold) {
            return Answer::proved(answer);
        }
        let number = shared.numbers.number(model, state, &seen);
        let is_late = self
            .line
            .last()
            .is_some_and(|last| last.on_board == on_board);
        if is_late && let Some(answer) = self.cycle_answer(number, on_board, threshold) {
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
        if depth <= 0 || self.stopped || self.budget_is_spent() || self.line.len() >= MAX_LINE {
            return Answer::guessed(model.evaluate(state) >= SEED * threshold - SEED / 2);
        }
        self.line.push(Step {
            number,
            threshold,
            on_board,
        });
        let before = self.nodes;
        let mark = self.pending.mark();
        let (answer, best) =
            self.moves(state, threshold, depth, stored.and_then(|entry| entry.best));
        self.line.pop();
        if self.stopped {
            return answer;
        }
        let mut answer = answer;
        let may_stay = !answer.is_proved && !is_late && answer.is_reached == (threshold <= 0);
        let spent = self.nodes - before;
        if may_stay && depth >= ENCLOSED_FROM && self.encloses(state, threshold, depth, spent) {
            self.pending.forget(mark);
            answer = Answer::proved(answer.is_reached);
        }
        if self.stopped {
            return answer;
        }
        self.finish(
            number,
            threshold,
            answer,
            mark,
            &Searched {
                depth,
                best,
                nodes: self.nodes - before,
            },
        )
    }

    /// Returns true if the current enclosure attempt has spent its nodes.
    pub const fn budget_is_spent(&self) -> bool {
        self.nodes >= self.node_budget
    }

    /// Tries, with limited effort, to find an enclosure at a position.
    fn encloses(&mut self, state: &M::State, threshold: i32, depth: i32, spent: u64) -> bool {
        let allowed = MIN_ENCLOSURE_NODES << (depth.min(MAX_STORED_DEPTH) / ENCLOSING_DOUBLES);
        let is_worth_it = self.nodes_enclosing <= self.nodes / ENCLOSING_SHARE + allowed;
        if self.node_budget != u64::MAX || !is_worth_it || !self.shared.cycles_gain_nothing {
            return false;
        }
        let before = self.nodes;
        self.node_budget = before + allowed + spent / ENCLOSING_SHARE;
        let encloses = self.enclose(state, threshold, depth);
        self.node_budget = u64::MAX;
        self.nodes_enclosing += self.nodes - before;
        encloses
    }

    /// Returns the answer for a line that repeats a position, or reaches a pending one.
    fn cycle_answer(&self, number: u64, on_board: u16, threshold: i32) -> Option<Answer> {
        let same_layer = self.line.iter().enumerate().rev();
        let place = same_layer
            .take_while(|(_, step)| step.on_board == on_board)
            .find(|(_, step)| step.number == number && step.threshold == threshold)
            .map(|(place, _)| place);
        if let Some(place) = place {
            return Some(if self.shared.cycles_gain_nothing {
                Answer {
                    is_reached: threshold <= 0,
                    is_proved: true,
                    depends_on: place,
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
    pub fn in_tables(
        &self,
        state: &M::State,
        on_board: u16,
        seen: &[u16; MAX_HOLES],
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
        let probe = tables.probe_board(&seen[..holes], mover, model.last_capturer(state))?;
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
                let (least, most) = match (lead + value).signum() {
                    1 => (1 - lead, i32::MAX),
                    -1 => (i32::MIN, -1 - lead),
                    _ => (-lead, -lead),
                };
                if threshold <= least {
                    Some(true)
                } else if threshold > most {
                    Some(false)
                } else {
                    None
                }
            }
        }
    }

    /// Searches the moves of the line's last position, and returns the answer and the best move.
    fn moves(
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
        let below = if is_forced { depth } else { depth - 1 };
        let cutoff = if below >= CUTOFFS_FROM && !is_forced {
            self.transposition_cutoff(first, threshold)
        } else {
            None
        };
        let found = match cutoff {
            Some(mv) => (Answer::proved(true), Some(mv)),
            None => self.search_moves(first, threshold, below),
        };
        self.children.truncate(first);
        found
    }

    /// Finds a move that is known to gain enough, wherever it is in the move order.
    fn transposition_cutoff(&self, first: usize, threshold: i32) -> Option<Move> {
        let shared = self.shared;
        let model = shared.model;
        self.children[first..].iter().find_map(|child| {
            if model.is_over(&child.state) {
                return (child.gain >= threshold).then_some(child.mv);
            }
            let number = shared.numbers.of(model, &child.state);
            let below = threshold_below(threshold, child.gain, child.again);
            let answer = shared.memory.get(number)?.answer(below)?;
            (answer == child.again).then_some(child.mv)
        })
    }

    fn search_moves(&mut self, first: usize, threshold: i32, depth: i32) -> (Answer, Option<Move>) {
        let mut all = Answer::proved(false);
        let mut place = first;
        let searched = self.shared.searched.as_ref();
        let remembered_depth = depth.clamp(0, MAX_STORED_DEPTH) as u8;
        while select_next(&mut self.children, first, place, remembered_depth, searched) {
            let child = self.children[place];
            let below = threshold_below(threshold, child.gain, child.again);
            let mark = searched.and_then(|searched| searched.start(child.key, remembered_depth));
            let answer = self
                .visit(&child.state, below, depth)
                .to_parent(child.again);
            drop(mark);
            place += 1;
            if answer.is_reached {
                return (answer, Some(child.mv));
            }
            all.is_proved &= answer.is_proved;
            all.depends_on = all.depends_on.min(answer.depends_on);
            if self.stopped {
                break;
            }
        }
        (all, None)
    }

    /// Stores the answer of a searched position, which has left the line.
    fn finish(
        &mut self,
        number: u64,
        threshold: i32,
        answer: Answer,
        mark: usize,
        searched: &Searched,
    ) -> Answer {
        let place = self.line.len();
        if !answer.is_proved {
            self.pending.forget(mark);
            self.store(number, threshold, answer, searched);
            return answer;
        }
        if answer.depends_on < place {
            // Everything found below depends on what this answer depends on.
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
            let proved: Vec<_> = self.pending.take(mark, place).collect();
            for ((number, threshold), is_reached) in proved {
                self.store(
                    number,
                    threshold,
                    Answer::proved(is_reached),
                    &Searched::NOTHING,
                );
            }
        } else {
            self.pending.forget(mark);
        }
        self.store(number, threshold, answer, searched);
        answer
    }

    pub fn store(&self, number: u64, threshold: i32, answer: Answer, searched: &Searched) {
        // An aborted search has no meaningful depth.
        if searched.depth < MIN_PROBE_DEPTH || !answer.is_proved && self.budget_is_spent() {
            return;
        }
        let memory = self.shared.memory;
        let mut entry = memory.get(number).unwrap_or(Entry::UNKNOWN);
        let threshold = threshold as i16;
        if !answer.is_proved {
            entry.guess = Some(Guess {
                threshold,
                is_reached: answer.is_reached,
                depth: searched.depth.clamp(0, MAX_STORED_DEPTH) as u8,
            });
        } else if answer.is_reached {
            entry.least = entry.least.max(threshold);
        } else {
            entry.most = entry.most.min(threshold - 1);
        }
        entry.best = searched.best.or(entry.best);
        entry.effort = entry.effort.max(effort(searched.nodes));
        memory.put(number, entry);
    }
}

/// The depth, the best move and the cost of a search.
pub(super) struct Searched {
    depth: i32,
    best: Option<Move>,
    nodes: u64,
}

impl Searched {
    pub const NOTHING: Self = Self {
        depth: MIN_PROBE_DEPTH,
        best: None,
        nodes: 1,
    };
}

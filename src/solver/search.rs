//! The recursion: does the player to move gain at least a given number of seeds?
//!
//! A null-window search of alpha-beta with iterative deepening, at full width. Lines that don't end within the depth end with an
//! estimate, so every answer comes with whether it is *proved*. The estimates only choose where to look: they cut off like any
//! alpha-beta search, so that a search of depth *d* costs no more than in play, and the next, deeper one finds the cut either
//! proved or refuted. What is proved is never searched again.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::memory::{Entry, Guess, Memory, effort};
use super::number::Numbers;
use super::pending::{INDEPENDENT, Pending, PendingAnswers};
use crate::ai::abdada::CurrentlySearched;
use crate::ai::model::Model;
use crate::ai::ordering::{Child, bring_next, push_children};
use crate::ai::tables::{EndgameTable, Exactness};
use crate::ai::value::SEED;
use crate::rules::board::MAX_HOLES;
use crate::rules::{Hole, Side};

/// The deepest search, in plies; forced moves count none.
pub(super) const MAX_DEPTH: i32 = MAX_LINE as i32;
/// The deepest search that is told from deeper ones where its answers are remembered as guesses, in plies. What a deeper one guesses is
/// worth no more to the next; what it proves is kept as ever.
const MAX_REMEMBERED: i32 = 250;
/// The longest line: deeper, the stack of a thread would not do. A line that reaches it is not proved.
const MAX_LINE: usize = 4000;
/// With fewer plies below it, a position isn't looked for in the memory: to search it anew is quicker.
const REMEMBERED_FROM: i32 = 2;
/// With fewer plies below them, the moves of a position aren't all looked up before one is searched.
const CUTOFFS_FROM: i32 = 3;
/// With fewer plies below it, no set of positions is looked for in which a player can stay.
const ENCLOSED_FROM: i32 = 6;
/// The share of the visited positions that may serve to look for such sets: one of this number.
const ENCLOSING_SHARE: u64 = 5;
/// The positions that may be visited for it in any case.
const LEAST_ENCLOSING: u64 = 100;
/// That number doubles each time the search is this many plies deeper: where depth alone proves nothing, any set is found in the end.
const ENCLOSING_DOUBLES: i32 = 12;
/// Visited positions between two estimated at the flag that stops the search, and at the limit: a power of two.
const CHECK_INTERVAL: u64 = 1 << 10;

/// What all threads of a search share.
pub(super) struct Shared<'a, M: Model> {
    pub model: &'a M,
    pub numbers: &'a Numbers,
    pub memory: &'a Memory,
    pub tables: Option<&'a EndgameTable>,
    pub exactness: Exactness,
    /// Whether a line that comes round gains nothing, so that what rests on it can be proved.
    pub circles_are_worth_nothing: bool,
    /// What the threads are searching; `None` if there is one thread.
    pub searched: Option<CurrentlySearched>,
    pub stop: AtomicBool,
    /// Positions visited by all threads, as far as they have told.
    pub nodes: AtomicU64,
    pub node_limit: u64,
}

/// An answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub is_reached: bool,
    pub is_proved: bool,
    /// The first position of the line that a proved answer rests on.
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

    /// The same answer to the question of the player who made the move.
    pub const fn from_child(self, again: bool) -> Self {
        Self {
            is_reached: self.is_reached == again,
            ..self
        }
    }
}

/// A question whose answer is hoped for.
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
    /// How many of them were visited to show that a player can stay in a layer.
    nodes_enclosing: u64,
    /// The number of positions at which such an attempt is given up; beyond any number while there is none.
    node_budget: u64,
    stopped: bool,
}

/// What `child` must gain for the player to move there so that the mover gains `threshold`; the answer is to be turned round unless the mover goes on.
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

    /// Whether the search was told to stop; its last answer then counts for nothing.
    pub const fn was_stopped(&self) -> bool {
        self.stopped
    }

    /// What it shares with other threads.
    pub const fn shared(&self) -> &'a Shared<'a, M> {
        self.shared
    }

    /// The place of the first of `questions` of which it is proved that it has the answer that is hoped for; `None` if all of them are
    /// proved to have the other, or the search was stopped before.
    pub fn first_proved(&mut self, questions: &[Query<M::State>]) -> Option<usize> {
        let mut open: Vec<usize> = (0..questions.len()).collect();
        // All of them ply by ply: one that is hard to decide doesn't keep the others waiting.
        for depth in REMEMBERED_FROM..=MAX_REMEMBERED {
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

    /// Tells all threads that there is nothing left to do.
    pub fn stop_all(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Whether the player to move gains at least `threshold` seeds, as far as `depth` plies tell.
    pub fn search(&mut self, state: &M::State, threshold: i32, depth: i32) -> Answer {
        self.line.clear();
        self.pending.forget(0);
        self.children.clear();
        let answer = self.visit(state, threshold, depth);
        self.flush_nodes();
        answer
    }

    fn flush_nodes(&mut self) {
        let told = self.nodes % CHECK_INTERVAL;
        self.shared.nodes.fetch_add(told, Ordering::Relaxed);
        self.nodes = self.nodes.next_multiple_of(CHECK_INTERVAL);
    }

    /// Counts a visited position.
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

    /// The answer for a position that the line has come to.
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
        let stored = if depth >= REMEMBERED_FROM {
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

    /// Whether the attempt to show that a player can stay has come to its limit.
    pub const fn budget_is_spent(&self) -> bool {
        self.nodes >= self.node_budget
    }

    /// Whether it can be shown within a small part of the work that a player can stay in the layer of a position.
    fn encloses(&mut self, state: &M::State, threshold: i32, depth: i32, spent: u64) -> bool {
        let allowed = LEAST_ENCLOSING << (depth.min(MAX_REMEMBERED) / ENCLOSING_DOUBLES);
        let is_worth_it = self.nodes_enclosing <= self.nodes / ENCLOSING_SHARE + allowed;
        if self.node_budget != u64::MAX || !is_worth_it || !self.shared.circles_are_worth_nothing {
            return false;
        }
        let before = self.nodes;
        self.node_budget = before + allowed + spent / ENCLOSING_SHARE;
        let encloses = self.enclose(state, threshold, depth);
        self.node_budget = u64::MAX;
        self.nodes_enclosing += self.nodes - before;
        encloses
    }

    /// What a line gains that comes round, or comes to where another has shown that it comes round.
    fn cycle_answer(&self, number: u64, on_board: u16, threshold: i32) -> Option<Answer> {
        let same_layer = self.line.iter().enumerate().rev();
        let place = same_layer
            .take_while(|(_, step)| step.on_board == on_board)
            .find(|(_, step)| step.number == number && step.threshold == threshold)
            .map(|(place, _)| place);
        if let Some(place) = place {
            return Some(if self.shared.circles_are_worth_nothing {
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

    /// The answer of an endgame table, where it tells enough.
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
            // The table tells who has more in the end: with the seeds of the lofts, as they are.
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

    /// Asks the moves of a position that is the last of the line; gives the best of them too.
    fn moves(
        &mut self,
        state: &M::State,
        threshold: i32,
        depth: i32,
        stored_best: Option<Hole>,
    ) -> (Answer, Option<Hole>) {
        let first = self.children.len();
        push_children(self.shared.model, state, stored_best, &mut self.children);
        // A forced move costs nothing to look behind.
        let is_forced = self.children.len() == first + 1;
        let below = if is_forced { depth } else { depth - 1 };
        let known = if below >= CUTOFFS_FROM && !is_forced {
            self.known_move(first, threshold)
        } else {
            None
        };
        let found = match known {
            Some(hole) => (Answer::proved(true), Some(hole)),
            None => self.search_moves(first, threshold, below),
        };
        self.children.truncate(first);
        found
    }

    /// A move that is already known to gain enough, wherever it stands in the order.
    fn known_move(&self, first: usize, threshold: i32) -> Option<Hole> {
        let shared = self.shared;
        let model = shared.model;
        self.children[first..].iter().find_map(|child| {
            if model.is_over(&child.state) {
                return (child.gain >= threshold).then_some(child.hole);
            }
            let mut seen = [0; MAX_HOLES];
            model.write_counts(&child.state, model.to_move(&child.state), &mut seen);
            let number = shared.numbers.number(model, &child.state, &seen);
            let below = threshold_below(threshold, child.gain, child.again);
            let answer = shared.memory.get(number)?.answer(below)?;
            (answer == child.again).then_some(child.hole)
        })
    }

    fn search_moves(&mut self, first: usize, threshold: i32, depth: i32) -> (Answer, Option<Hole>) {
        let mut all = Answer::proved(false);
        let mut place = first;
        let searched = self.shared.searched.as_ref();
        let remembered_depth = depth.clamp(0, MAX_REMEMBERED) as u8;
        while bring_next(&mut self.children, first, place, remembered_depth, searched) {
            let child = self.children[place];
            let below = threshold_below(threshold, child.gain, child.again);
            let mark = searched.and_then(|searched| searched.start(child.key, remembered_depth));
            let answer = self
                .visit(&child.state, below, depth)
                .from_child(child.again);
            drop(mark);
            place += 1;
            if answer.is_reached {
                return (answer, Some(child.hole));
            }
            all.is_proved &= answer.is_proved;
            all.depends_on = all.depends_on.min(answer.depends_on);
            if self.stopped {
                break;
            }
        }
        (all, None)
    }

    /// What is to be kept of a position that has been searched and is no longer in the line.
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
            // All that was found below rests on what this rests on, at the latest.
            self.pending.raise_dependency(mark, answer.depends_on);
            let pending = Pending {
                is_reached: answer.is_reached,
                depends_on: answer.depends_on,
            };
            self.pending.put((number, threshold), pending);
            return answer;
        }
        let is_round = answer.depends_on != INDEPENDENT;
        let answer = Answer::proved(answer.is_reached);
        if is_round {
            // It has failed for the player who must find a way out, and so have all whose failure rested on it.
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
        // A search that was cut short doesn't know its depth.
        if searched.depth < REMEMBERED_FROM || !answer.is_proved && self.budget_is_spent() {
            return;
        }
        let memory = self.shared.memory;
        let mut entry = memory.get(number).unwrap_or(Entry::UNKNOWN);
        let threshold = threshold as i16;
        if !answer.is_proved {
            entry.guess = Some(Guess {
                threshold,
                is_reached: answer.is_reached,
                depth: searched.depth.clamp(0, MAX_REMEMBERED) as u8,
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

/// What a search of a position was.
pub(super) struct Searched {
    depth: i32,
    best: Option<Hole>,
    nodes: u64,
}

impl Searched {
    pub const NOTHING: Self = Self {
        depth: REMEMBERED_FROM,
        best: None,
        nodes: 1,
    };
}

//! `collection`: summarizes the openings and results of many games.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use awale_rules::game_file::{GameRecord, NORTH_TAG, RULES_TAG, SOUTH_TAG};
use awale_rules::{Game, Move, Placement, RuleSet, Side};
use clap::Args;

use crate::failure::Failure;
use crate::file::in_file;
use crate::game_text::rules_of;
use crate::load::{load_rules, load_text};
use crate::numbers;
use crate::output::{escaped, log};

/// The maximum size of a collection, in bytes.
const MAX_FILE_BYTES: u64 = 256 << 20;

#[derive(Args)]
pub struct Arguments {
    /// File of games
    games: PathBuf,
    /// Built-in variant, or path to a rule file [default: the variant named in each game]
    #[arg(long)]
    rules: Option<String>,
    /// Depth of the opening tree, in plies
    #[arg(long, default_value_t = 4, value_parser = numbers::opening_plies())]
    plies: usize,
    /// Omit moves to positions reached by fewer games
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = numbers::count::<u64>())]
    least: u64,
}

/// Reads the games in a file; returns at least one.
///
/// # Errors
/// Returns an error if the file can't be read or contains no games.
pub fn read_games(path: &Path) -> Result<Vec<GameRecord>, Failure> {
    let games = load_text(path, MAX_FILE_BYTES, GameRecord::read_all)?;
    if games.is_empty() {
        return Err(in_file(path, &"it contains no games").into());
    }
    Ok(games)
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let mut groups: Vec<Group> = Vec::new();
    let mut failed_games = 0_u64;
    for (number, record) in (1..).zip(read_games(&arguments.games)?) {
        let game = replay(arguments, &record)
            .map_err(|why| in_file(&arguments.games, &format_args!("game {number}: {why}")));
        let game = match game {
            Ok(game) => game,
            Err(why) => {
                log(&why);
                failed_games += 1;
                continue;
            }
        };
        let existing = groups.iter_mut().find(|group| group.is_for(&game));
        let group = match existing {
            Some(group) => group,
            None => {
                groups.push(Group::new(&record, &game));
                let last = groups.len() - 1;
                &mut groups[last]
            }
        };
        group.add(&record, &game, arguments.plies);
    }
    for group in &groups {
        group.write(out, arguments.least)?;
    }
    match failed_games {
        0 => Ok(()),
        1 => Err("1 game couldn't be replayed".to_owned().into()),
        count => Err(format!("{count} games couldn't be replayed").into()),
    }
}

/// Replays a record; returns an error message on failure.
fn replay(arguments: &Arguments, record: &GameRecord) -> Result<Game, String> {
    let rules = match &arguments.rules {
        Some(name) => load_rules(name)?,
        None => rules_of(record)?.1,
    };
    record.replay(rules).map_err(|error| error.to_string())
}

/// A player's results.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    won: u64,
    drawn: u64,
    lost: u64,
    /// Unfinished games.
    unfinished: u64,
}

impl Results {
    fn add(&mut self, game: &Game, player: Side) {
        match game.outcome().map(|outcome| outcome.winner) {
            Some(Some(winner)) if winner == player => self.won += 1,
            Some(Some(_)) => self.lost += 1,
            Some(None) => self.drawn += 1,
            None => self.unfinished += 1,
        }
    }

    const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost + self.unfinished
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games();
        let Self {
            won,
            drawn,
            lost,
            unfinished,
        } = self;
        let noun = if games == 1 { "game" } else { "games" };
        write!(f, "{games} {noun}: {won} won, {drawn} drawn, {lost} lost")?;
        if *unfinished > 0 {
            write!(f, ", {unfinished} unfinished")?;
        }
        Ok(())
    }
}

/// Games under the same rules, from the same position.
struct Group {
    rules: Arc<RuleSet>,
    name: String,
    start: String,
    tree: Tree,
    /// South's results by position in the tree, in all games that reach it by any move order.
    positions: HashMap<String, Results>,
    /// The results by player name.
    players: BTreeMap<String, Results>,
}

/// The moves after a position.
#[derive(Default)]
struct Tree {
    position: String,
    children: BTreeMap<Move, Tree>,
}

impl Group {
    fn new(record: &GameRecord, game: &Game) -> Self {
        let start = start_of(game);
        Self {
            rules: Arc::clone(game.rules()),
            name: record.tag(RULES_TAG).unwrap_or_default().to_owned(),
            tree: Tree {
                position: start.clone(),
                ..Tree::default()
            },
            start,
            positions: HashMap::new(),
            players: BTreeMap::new(),
        }
    }

    fn is_for(&self, game: &Game) -> bool {
        game.rules().fingerprint() == self.rules.fingerprint() && start_of(game) == self.start
    }

    fn add(&mut self, record: &GameRecord, game: &Game, plies: usize) {
        for (side, tag) in [(Side::South, SOUTH_TAG), (Side::North, NORTH_TAG)] {
            if let Some(name) = record.tag(tag) {
                let results = self.players.entry(name.to_owned()).or_default();
                results.add(game, side);
            }
        }
        let mut reached = HashSet::from([self.start.clone()]);
        let mut tree = &mut self.tree;
        let moves = game.moves();
        let is_last = |ply: usize| ply + 1 == moves.len() && game.outcome().is_some();
        for (ply, &mv) in moves.iter().enumerate().take(plies) {
            tree = tree.children.entry(mv).or_default();
            tree.position = if is_last(ply) {
                // Games with the same final position may have different results.
                game.rules().geometry().names_of(moves)
            } else {
                game.positions()[ply + 1].to_string()
            };
            reached.insert(tree.position.clone());
        }
        for position in reached {
            self.positions
                .entry(position)
                .or_default()
                .add(game, Side::South);
        }
    }

    fn results(&self, tree: &Tree) -> Results {
        self.positions
            .get(&tree.position)
            .copied()
            .unwrap_or_default()
    }

    fn write(&self, out: &mut impl Write, min_games: u64) -> Result<(), Failure> {
        let default_start = Placement::at_start(&self.rules, Side::South);
        write!(out, "{}", escaped(&self.name))?;
        if self.start != default_start.text(self.rules.geometry()) {
            write!(out, " @{}", self.start)?;
        }
        writeln!(out, ", {} for South", self.results(&self.tree))?;
        self.write_tree(out, &self.tree, &mut Vec::new(), min_games)?;
        for (name, results) in &self.players {
            writeln!(out, "{}: {results}", escaped(name))?;
        }
        Ok(())
    }

    /// Writes the moves after `moves_so_far`, those to the most frequent positions first.
    fn write_tree(
        &self,
        out: &mut impl Write,
        tree: &Tree,
        moves_so_far: &mut Vec<Move>,
        min_games: u64,
    ) -> Result<(), Failure> {
        let mut children: Vec<_> = tree.children.iter().collect();
        children.sort_by_key(|(_, tree)| Reverse(self.results(tree).games()));
        for (&mv, tree) in children {
            let results = self.results(tree);
            if results.games() < min_games {
                continue;
            }
            moves_so_far.push(mv);
            let line = self.rules.geometry().names_of(moves_so_far);
            writeln!(
                out,
                "{:indent$}{line}  {results}",
                "",
                indent = 2 * moves_so_far.len()
            )?;
            self.write_tree(out, tree, moves_so_far, min_games)?;
            moves_so_far.pop();
        }
        Ok(())
    }
}

fn start_of(game: &Game) -> String {
    game.start().text(game.rules().geometry())
}

//! A position in words, for players who play by ear.

use awale_rules::{BoardSnapshot, Game, Hole, HoleSet, Move, Preview, Side, Vessel};

use super::comment::Commentary;
use super::messages::Messages;
use super::reason;

/// A question about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The seeds of the player's own row.
    Row,
    /// The seeds of the opponent's row.
    TheirRow,
    /// The captured seeds of both.
    Stores,
    /// What the last move did.
    LastMove,
    /// All legal moves with their results.
    Moves,
    /// The moves that capture.
    Captures,
    /// From which of the opponent's holes the hole at the cursor is reached.
    Reaching,
    /// Whose turn it is.
    Turn,
    /// The last words spoken, repeated.
    Again,
    /// The words spoken before those.
    Before,
}

/// Answers questions about the current position of a game.
#[derive(Clone, Copy, Debug)]
pub struct Description<'a> {
    messages: &'a Messages,
    game: &'a Game,
    players: [&'a str; 2],
    reader: Option<Side>,
}

impl<'a> Description<'a> {
    /// Describes the current position of `game`; `players` are South's and North's names, and the
    /// player of `reader` is addressed as "you".
    #[must_use]
    pub const fn new(
        messages: &'a Messages,
        game: &'a Game,
        players: [&'a str; 2],
        reader: Option<Side>,
    ) -> Self {
        Self {
            messages,
            game,
            players,
            reader,
        }
    }

    /// Describes a hole, its seeds, and the result of one of its moves: "C, 4 seeds. Ends in a,
    /// captures 5."
    #[must_use]
    pub fn played_from(&self, hole: Hole, mv: Move) -> String {
        let contents = self.contents(hole);
        match self.game.preview(mv) {
            Ok(preview) => format!("{contents} {}", self.ends(&preview)),
            Err(_) => contents,
        }
    }

    /// Describes a hole and its seeds, and says why it can't be played if it belongs to the player
    /// to move and has seeds.
    #[must_use]
    pub fn refused(&self, hole: Hole) -> String {
        let position = self.game.position();
        let contents = self.contents(hole);
        let is_told =
            position.owner(hole) == Some(position.to_move()) && position.seeds_in(hole) > 0;
        let refusal = position
            .refusal(self.game.rules(), hole)
            .filter(|_| is_told);
        match refusal {
            Some(refusal) => {
                let geometry = position.geometry();
                let why = reason::refused(self.messages, geometry, hole, refusal);
                format!("{contents} {why}")
            }
            None => contents,
        }
    }

    /// Describes the row of `side`, from its player's left: on four rows, the outer and the inner
    /// one.
    #[must_use]
    pub fn row(&self, side: Side) -> String {
        let geometry = self.game.position().geometry();
        let holes: Vec<Hole> = geometry.territory(side).collect();
        let rows = holes.chunks(geometry.columns());
        let mut sentences: Vec<String> = rows.map(|row| self.one_row(side, row)).collect();
        let reserve = self.game.position().reserve(side);
        if reserve > 0 {
            let in_reserve = [("seeds", reserve.into())];
            sentences.push(self.messages.format("speech-reserve", &in_reserve));
        }
        sentences.join(" ")
    }

    /// Describes both stores or, where there are none, the seeds of both players, and the majority
    /// that wins where a majority decides.
    #[must_use]
    pub fn lofts(&self) -> String {
        let position = self.game.position();
        let seen = BoardSnapshot::of(position);
        let score = |side: Side| {
            let arguments = [
                ("player", self.players[side.index()].into()),
                ("seeds", seen.seeds_of(side).into()),
            ];
            let key = self.voice(side, "speech-loft-yours", "speech-loft");
            self.messages.format(key, &arguments)
        };
        let first = self.reader.unwrap_or(Side::South);
        let mut sentences = vec![score(first), score(first.opponent())];
        if !position.geometry().has_four_rows() && self.game.outcome().is_none() {
            let majority = i64::from(position.total_seeds() / 2 + 1);
            let needed = [("seeds", majority.into())];
            sentences.push(self.messages.format("speech-majority", &needed));
        }
        sentences.join(" ")
    }

    /// Describes all legal moves with their results, or only those that capture.
    #[must_use]
    pub fn moves(&self, only_captures: bool) -> String {
        let position = self.game.position();
        let mover = position.to_move();
        let mut any = false;
        let mut results = Vec::new();
        for one in position.legal_moves(self.game.rules()).iter() {
            any = true;
            let preview = self.game.preview(one);
            let is_wanted = |preview: &Preview| !only_captures || preview.captured(mover) > 0;
            results.extend(preview.ok().filter(is_wanted).map(|it| self.sentence(&it)));
        }
        if !any {
            self.messages.get("speech-no-move")
        } else if results.is_empty() {
            self.messages.get("speech-no-capture")
        } else {
            results.join(" ")
        }
    }

    /// Names the holes from which the opponent of the hole's owner reaches it with the last seed.
    #[must_use]
    pub fn reaching(&self, hole: Hole) -> String {
        let position = self.game.position();
        let owner = position.geometry().owner(hole);
        let attacker = owner.opponent();
        let reaching = position.holes_reaching(self.game.rules(), attacker, hole);
        let arguments = [
            ("holes", self.list(reaching).into()),
            ("count", reaching.len().into()),
            ("hole", self.letter(hole).into()),
        ];
        let key = if reaching.is_empty() {
            "speech-reached-by-none"
        } else {
            "speech-reached"
        };
        self.messages.format(key, &arguments)
    }

    fn list(&self, holes: HoleSet) -> String {
        let letters: Vec<String> = holes.iter().map(|hole| self.letter(hole)).collect();
        self.messages.all_of(&letters)
    }

    fn one_row(&self, side: Side, row: &[Hole]) -> String {
        let position = self.game.position();
        let counts: Vec<String> = row
            .iter()
            .map(|&hole| position.seeds_in(hole).to_string())
            .collect();
        let ends = [row.first(), row.last()].map(|hole| hole.map(|&hole| self.letter(hole)));
        let [Some(first), Some(last)] = ends else {
            return String::new();
        };
        let arguments = [
            ("player", self.players[side.index()].into()),
            ("first", first.into()),
            ("last", last.into()),
            (
                "counts",
                counts.join(&self.messages.get("words-comma")).into(),
            ),
        ];
        let key = self.voice(side, "speech-row-yours", "speech-row");
        self.messages.format(key, &arguments)
    }

    /// Describes a hole: "C, 4 seeds, your special hole."
    fn contents(&self, hole: Hole) -> String {
        let arguments = [
            ("hole", self.letter(hole).into()),
            ("seeds", self.game.position().seeds_in(hole).into()),
            ("marks", self.marks(hole).concat().into()),
        ];
        self.messages.format("speech-hole", &arguments)
    }

    /// Describes what is special about a hole, each item after a comma.
    fn marks(&self, hole: Hole) -> Vec<String> {
        let position = self.game.position();
        let mut marks = Vec::new();
        let mut mark = |yours: &'static str, other: &'static str, side: Side| {
            let key = self.voice(side, yours, other);
            let player = [("player", self.players[side.index()].into())];
            let comma = self.messages.get("words-comma");
            marks.push(comma + &self.messages.format(key, &player));
        };
        let owner = position.geometry().owner(hole);
        if position.shut().contains(hole) {
            mark("speech-shut", "speech-shut", owner);
        }
        if let Some(side) = position.special_of(hole) {
            mark("speech-special-yours", "speech-special", side);
        }
        if position.geometry().is_nyumba(hole) && position.owns_nyumba(owner) {
            mark("speech-nyumba", "speech-nyumba", owner);
        }
        if position.blocked() == Some(hole) {
            mark("speech-blocked", "speech-blocked", owner);
        }
        marks
    }

    /// Describes a move: "C+ ends in a and captures 5 seeds."
    fn sentence(&self, preview: &Preview) -> String {
        Commentary::new(self.messages, self.game.rules(), self.players)
            .read_by(self.reader)
            .preview(preview, None)
    }

    /// Describes the result of a move: "Ends in a, captures 5."
    fn ends(&self, preview: &Preview) -> String {
        let end = match preview.end() {
            Vessel::Hole(hole) => self.letter(hole),
            Vessel::Loft(side) => self.messages.store(self.players, self.reader, side),
        };
        let arguments = [
            ("end", end.into()),
            ("laps", preview.laps().into()),
            ("captured", preview.captured(preview.mover()).into()),
        ];
        self.messages.format("speech-ends", &arguments)
    }

    /// Returns the key of the message to `side` if it is the reader, otherwise of the message about
    /// it.
    fn voice(&self, side: Side, addressed: &'static str, described: &'static str) -> &'static str {
        if self.reader == Some(side) {
            addressed
        } else {
            described
        }
    }

    fn letter(&self, hole: Hole) -> String {
        self.messages.place(self.game.rules().geometry(), hole)
    }
}

//! Describes a position to players who play by ear.

use awale_rules::{BoardSnapshot, Game, Hole, Move, Preview, Side, Vessel};

use super::comment::Commentary;
use super::messages::Messages;
use super::reason;

/// A question about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The seeds in the player's own row.
    Row,
    /// The seeds in the opponent's row.
    TheirRow,
    /// The captured seeds of both players.
    Stores,
    /// The effects of the last move.
    LastMove,
    /// All legal moves with their results.
    Moves,
    /// The moves that capture.
    Captures,
    /// The opponent's holes from which a move ends in the hole at the cursor.
    Reaching,
    /// Whose turn it is.
    Turn,
    /// The last announcement again.
    Repeat,
    /// The announcement before the last one.
    RepeatPrevious,
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
    /// Describes the current position of `game`. `players` are South's and North's names; `reader`
    /// is addressed as "you".
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

    /// Describes a hole, its seeds, and the result of `mv`, a move from it: "C, 4 seeds. Ends in a
    /// and captures 5."
    #[must_use]
    pub fn played_from(&self, hole: Hole, mv: Move) -> String {
        let contents = self.contents(hole);
        match self.game.preview(mv) {
            Ok(preview) => format!("{contents} {}", self.result(&preview)),
            Err(_) => contents,
        }
    }

    /// Describes a hole and its seeds. If it isn't empty and belongs to the player to move, adds
    /// why it can't be played.
    #[must_use]
    pub fn refused(&self, hole: Hole) -> String {
        let position = self.game.position();
        let contents = self.contents(hole);
        let needs_reason =
            position.owner(hole) == Some(position.to_move()) && position.seeds_in(hole) > 0;
        let refusal = position
            .refusal(self.game.rules(), hole)
            .filter(|_| needs_reason);
        match refusal {
            Some(refusal) => {
                let geometry = position.geometry();
                let reason = reason::refused(self.messages, geometry, hole, refusal);
                format!("{contents} {reason}")
            }
            None => contents,
        }
    }

    /// Describes the row of `side`, from its player's left; on boards with four rows, both of its
    /// rows.
    #[must_use]
    pub fn row(&self, side: Side) -> String {
        let geometry = self.game.position().geometry();
        let holes: Vec<Hole> = geometry.territory(side).collect();
        let rows = holes.chunks(geometry.columns());
        let mut sentences: Vec<String> = rows.map(|row| self.describe_row(side, row)).collect();
        let reserve = self.game.position().reserve(side);
        if reserve > 0 {
            let arguments = [("seeds", reserve.into())];
            sentences.push(self.messages.format("speech-reserve", &arguments));
        }
        sentences.join(" ")
    }

    /// Describes the seeds of both players: in their lofts, or else in reserve or in their rows.
    /// Adds how many make a majority if that would end the game.
    #[must_use]
    pub fn lofts(&self) -> String {
        let position = self.game.position();
        let snapshot = BoardSnapshot::of(position);
        let place = if !position.geometry().has_stores() {
            "rows"
        } else if self.game.rules().reserve() > 0 && self.game.outcome().is_none() {
            "reserve"
        } else {
            "loft"
        };
        let score = |side: Side| {
            let arguments = [
                ("player", self.players[side.index()].into()),
                ("seeds", snapshot.seeds_of(side).into()),
                ("place", place.into()),
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

    /// Describes all legal moves with their results.
    #[must_use]
    pub fn moves(&self) -> String {
        self.describe_moves(false)
    }

    /// Describes the legal moves that capture, with their results.
    #[must_use]
    pub fn captures(&self) -> String {
        self.describe_moves(true)
    }

    fn describe_moves(&self, only_captures: bool) -> String {
        let position = self.game.position();
        let mover = position.to_move();
        let mut has_moves = false;
        let mut results = Vec::new();
        for mv in position.legal_moves(self.game.rules()).iter() {
            has_moves = true;
            let preview = self.game.preview(mv);
            let is_included = |preview: &Preview| !only_captures || preview.captured(mover) > 0;
            results.extend(
                preview
                    .ok()
                    .filter(is_included)
                    .map(|preview| self.sentence(&preview)),
            );
        }
        if !has_moves {
            self.messages.get("speech-no-move")
        } else if results.is_empty() {
            self.messages.get("speech-no-capture")
        } else {
            results.join(" ")
        }
    }

    /// Names the holes from which the opponent of the hole's owner can end a move in it.
    #[must_use]
    pub fn reaching(&self, hole: Hole) -> String {
        let position = self.game.position();
        let geometry = position.geometry();
        let owner = geometry.owner(hole);
        let attacker = owner.opponent();
        let reaching = position.holes_reaching(self.game.rules(), attacker, hole);
        let names = self.messages.places(geometry, reaching.iter());
        let arguments = [
            ("holes", names.into()),
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

    fn describe_row(&self, side: Side, row: &[Hole]) -> String {
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

    /// Describes the special states of a hole, each preceded by a comma.
    fn marks(&self, hole: Hole) -> Vec<String> {
        let position = self.game.position();
        let mut marks = Vec::new();
        let mut mark = |addressed: &'static str, described: &'static str, side: Side| {
            let key = self.voice(side, addressed, described);
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

    /// Describes the result of a move briefly: "Ends in a and captures 5."
    fn result(&self, preview: &Preview) -> String {
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

    /// Returns the key `addressed` if `side` is the reader, else `described`.
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

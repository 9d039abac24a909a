#![allow(clippy::unwrap_used)]

use super::*;
use awale_rules::{library, parse_rule_file};

const LIMITS: WinLimits = WinLimits {
    positions: 400_000,
    time: None,
};

/// Returns the rules of a game on a board with four holes per row and two seeds in each.
fn small(name: &str) -> Arc<RuleSet> {
    let game = library::load(name).unwrap().unwrap();
    let mut spec = game.spec().clone();
    spec.board.holes = 4;
    spec.board.seeds = 2;
    spec.board.start.clear();
    spec.also_played_on.clear();
    spec.play.reverse_from.clear();
    spec.bao = None;
    Arc::new(RuleSet::from_spec(spec).unwrap())
}

/// Finds the winner by exhaustive search to this depth; returns `None` if it isn't decided by then.
fn winner(rules: &RuleSet, position: &Position, depth: u32) -> Option<Side> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner;
    }
    let mover = position.to_move();
    let mut all_lost = true;
    for mv in position.legal_moves(rules).iter() {
        let child = {
            let mut child = *position;
            child.play_unchecked(rules, mv, &mut ());
            child
        };
        let reply_winner = depth
            .checked_sub(1)
            .and_then(|depth| winner(rules, &child, depth));
        if reply_winner == Some(mover) {
            return reply_winner;
        }
        all_lost &= reply_winner == Some(mover.opponent());
    }
    all_lost.then_some(mover.opponent())
}

#[test]
fn proofs_hold_and_agree_with_a_full_search() {
    let games = library::four_row_names().filter(|name| {
        let game = library::load(name).unwrap().unwrap();
        game.is_won_by_last_move()
    });
    let (mut proved, mut compared) = (0, 0);
    for name in games {
        let rules = small(name);
        let start = Placement::at_start(&rules, Side::South);
        let result = prove_winner(&rules, &start, LIMITS).unwrap();
        let Some(proof) = result.proof else {
            continue;
        };
        proved += 1;
        assert!(proof.verify(&rules).unwrap() > 0, "{name}");
        let mut position = Position::set_up(&rules, &start, &mut ());
        for mv in &result.line {
            assert!(position.legal_moves(&rules).contains(*mv), "{name}");
            position.play_unchecked(&rules, *mv, &mut ());
        }
        assert_eq!(
            position.outcome().unwrap().winner,
            Some(proof.winner),
            "{name}"
        );
        let start = Position::set_up(&rules, &start, &mut ());
        if let Some(winner) = winner(&rules, &start, 7) {
            compared += 1;
            assert_eq!(winner, proof.winner, "{name}");
        }
        let text = proof.to_text(name, &rules);
        let (read, _) = LastMoveProof::read(&text, |_| Ok(Arc::clone(&rules))).unwrap();
        assert_eq!(read, proof, "{name}");
        let mut with_other_winner = proof.clone();
        with_other_winner.winner = proof.winner.opponent();
        assert!(with_other_winner.verify(&rules).is_err(), "{name}");
    }
    assert!(proved >= 3, "{proved} of the small games are proved");
    assert!(
        compared >= 1,
        "{compared} of them are small enough for a full search"
    );
}

#[test]
fn a_search_stops_at_its_limits() {
    let rules = library::load("bao-kiswahili").unwrap().unwrap();
    let start = Placement::at_start(&rules, Side::South);
    let limits = WinLimits {
        positions: 500,
        time: None,
    };
    let result = prove_winner(&rules, &start, limits).unwrap();
    assert_eq!((result.proof, result.line.len()), (None, 0));
    assert!(result.visited < 2_000);
}

#[test]
fn a_text_that_is_no_proof_is_refused_with_its_line() {
    let rules = library::load("bao-kujifunza").unwrap().unwrap();
    let read = |text: &str| {
        let find = |_: &str| Ok(Arc::clone(&rules));
        LastMoveProof::read(text, find).unwrap_err()
    };
    assert_eq!(read(""), InvalidProof::Foreign);
    assert_eq!(read("awale certificate 1\n"), InvalidProof::Foreign);
    let head = "awale proof of a winner 1\nrules bao-kujifunza\n";
    assert_eq!(read(head), InvalidProof::Sum);
    let error = read(&format!(
        "{head}fingerprint xyz\nposition x\nwinner south\n"
    ));
    assert!(
        matches!(error, InvalidProof::Line { line: 3, .. }),
        "{error}"
    );
    let error = read(&format!("{head}fingerprint 1\nposition x\nwinner west\n"));
    assert!(
        matches!(error, InvalidProof::Line { line: 5, .. }),
        "{error}"
    );
    let error = read(&format!("{head}fingerprint 1\nposition x\nwinner south\n"));
    assert!(
        matches!(error, InvalidProof::Line { line: 4, .. }),
        "{error}"
    );
    let two_rows = parse_rule_file(b"(name: \"Two\")").unwrap();
    let start = Placement::at_start(&two_rows, Side::South);
    let proof = LastMoveProof {
        fingerprint: 0,
        position: start,
        winner: Side::South,
        moves: HashMap::new(),
    };
    assert_eq!(proof.verify(&two_rows), Err(InvalidProof::OtherRules));
}

//! Weights of reasons, mostly by the seeds at stake.

use super::{NyumbaEffect, Reason};

// Weights per seed.
const CAPTURED: u32 = 100;
const LOST: u32 = 85;
const SAVED: u32 = 80;
const CAPTURED_LATER: u32 = 60;
const THREATENED: u32 = 20;
// Weights per hole that earns an extra move.
const READY: u32 = 90;
const DENIED: u32 = 160;
const SPOILT: u32 = 140;
// The weight per lap, and the maximum weight of a relay.
const PER_LAP: u32 = 15;
const MAX_RELAY: u32 = 190;
// Fixed weights.
const ONLY_MOVE: u32 = 10_000;
const GAME_END: u32 = 5_000;
const OPPONENT_BLOCKED: u32 = 400;
const SAFE: u32 = 40;
const STARVED: u32 = 350;
const FORCED_FEEDING: u32 = 300;
const KROO_PRESSURE: u32 = 250;
const EXTRA_MOVE: u32 = 320;
const EMPTIED_ROW: u32 = 240;
const SPECIAL: u32 = 900;
const SPECIAL_LATER: u32 = 380;
const ROUND_LOST: u32 = 4_000;
const LAST_MOVE_WINS: u32 = 4_500;
const NYUMBA_TAKEN: u32 = 900;
const NYUMBA: u32 = 400;
const BLOCKED_HOLE: u32 = 700;
const FEW_REPLIES: u32 = 330;
const MOBILITY: u32 = 50;
const HOLE_CLOSED: u32 = 450;
const FED: u32 = 150;
const TEMPO: u32 = 180;
const RIPE_KROO: u32 = 200;
const UNRIPE_KROO: u32 = 110;
const CAPTURES_MORE: u32 = 110;

/// Returns the weight of a reason.
pub(super) fn weight(reason: &Reason) -> u32 {
    let seeds = |seeds: u16| u32::from(seeds);
    match reason {
        Reason::OnlyMove(_) => ONLY_MOVE,
        Reason::Ends { .. } | Reason::Decides { .. } => GAME_END,
        Reason::WinsNext | Reason::LetsWin(_) => LAST_MOVE_WINS,
        Reason::FewReplies(_) => FEW_REPLIES,
        Reason::Mobility { .. } => MOBILITY,
        Reason::Nyumba(NyumbaEffect::Taken(_)) => NYUMBA_TAKEN,
        Reason::Nyumba(_) => NYUMBA,
        Reason::BlocksHole(_) | Reason::BlockedHole(_) => BLOCKED_HOLE,
        Reason::Takes(capture) => CAPTURED * seeds(capture.seeds),
        Reason::Gives(capture) => LOST * seeds(capture.seeds),
        Reason::Blocks => OPPONENT_BLOCKED,
        Reason::TakesNext { seeds: min, .. } => CAPTURED_LATER * seeds(*min),
        Reason::Shields { otherwise, left } => SAVED * seeds(otherwise.saturating_sub(*left)),
        Reason::Threatens(raid) | Reason::Traps { raid, .. } => {
            THREATENED * seeds(raid.capture.seeds)
        }
        Reason::Safe { .. } => SAFE,
        Reason::Saves { from, left } => SAVED * seeds(from.capture.seeds.saturating_sub(*left)),
        Reason::Exposes(raid) | Reason::InDanger(raid) => LOST * seeds(raid.capture.seeds),
        Reason::Starves => STARVED,
        Reason::ForcesFeeding { .. } | Reason::MustFeed { .. } => FORCED_FEEDING,
        Reason::Feeds { .. } => FED,
        Reason::Tempo { .. } | Reason::HoldsBack { .. } | Reason::Race { .. } => TEMPO,
        Reason::Kroo(kroo) if kroo.is_ripe => RIPE_KROO + CAPTURED_LATER * seeds(kroo.takes),
        Reason::Kroo(_) => UNRIPE_KROO,
        Reason::Dam { otherwise, .. } | Reason::Disarms { otherwise, .. } => {
            SAVED * seeds(*otherwise)
        }
        Reason::Pressure { .. } => KROO_PRESSURE,
        Reason::Overloads { spared, .. } => SAVED * seeds(*spared),
        Reason::Sacrifice { gained, .. } => CAPTURED * seeds(*gained),
        Reason::Relay { laps, .. } => (PER_LAP * seeds(*laps)).min(MAX_RELAY),
        Reason::MovesAgain => EXTRA_MOVE,
        Reason::Continues(turn) => EXTRA_MOVE + CAPTURED_LATER * seeds(turn.seeds),
        Reason::KeepsReady(moves) | Reason::MakesReady(moves) | Reason::Ready(moves) => {
            READY * moves.len() as u32
        }
        Reason::SpoilsReady(moves) => SPOILT * moves.len() as u32,
        Reason::DeniesAgain(moves) | Reason::AllowsAgain(moves) => DENIED * moves.len() as u32,
        Reason::LimitsTurn { turn, left } => SAVED * seeds(turn.seeds.saturating_sub(*left)),
        Reason::BestReply(turn) | Reason::TurnThreat(turn) => THREATENED * seeds(turn.seeds),
        Reason::Empties { raid, .. } => THREATENED * seeds(raid.capture.seeds) + READY,
        Reason::OtherWay { fewer: true, .. } => CAPTURES_MORE,
        Reason::OtherWay { seeds: missed, .. } => SAVED * seeds(*missed),
        Reason::EmptiesRow { .. } => EMPTIED_ROW,
        Reason::Stores { seeds: stored } => CAPTURED * seeds(*stored),
        Reason::MakesSpecial(_) => SPECIAL,
        Reason::ThreatensSpecial(_) | Reason::PreventsSpecial(_) => SPECIAL_LATER,
        Reason::RoundLost { .. } => ROUND_LOST,
        Reason::Closes { .. } => HOLE_CLOSED,
    }
}

//! Parallel iteration.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Runs `work` for every index below `pieces` on up to `threads` threads, including the current
/// one, and returns the results in order. Uses fewer threads if the system can't start that many.
/// Skips pieces whose `work` returned `None` or panicked on another thread.
pub(in crate::ai) fn run_pieces<T: Send>(
    threads: usize,
    pieces: usize,
    work: impl Fn(usize) -> Option<T> + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut results = Vec::new();
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                return results;
            }
            results.extend(work(piece).map(|result| (piece, result)));
        }
    };
    let mut results: Vec<(usize, T)> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(pieces))
            .map_while(|_| thread::Builder::new().spawn_scoped(scope, run).ok())
            .collect();
        let mut results = run();
        for other in others {
            results.extend(other.join().unwrap_or_default());
        }
        results
    });
    results.sort_by_key(|(piece, _)| *piece);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_runs_once_and_results_are_in_order() {
        for threads in [0, 1, 3, usize::MAX] {
            let squares = run_pieces(threads, 50, |piece| Some(piece * piece));
            let expected: Vec<usize> = (0..50).map(|piece| piece * piece).collect();
            assert_eq!(squares, expected, "{threads} threads");
        }
        assert_eq!(
            run_pieces(2, 4, |piece| (piece != 1).then_some(piece)),
            [0, 2, 3]
        );
    }
}

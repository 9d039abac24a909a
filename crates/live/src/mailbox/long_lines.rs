//! Tests for long-lived connections and clock jumps, in simulated time.

#![allow(clippy::unwrap_used)]

use super::tests::*;
use super::*;

const PING: [u8; 2] = [0xC0, 0];
const PONG: [u8; 2] = [0xD0, 0];

/// Ticks the mailbox once a second and answers its pings as a broker would. Returns the number of
/// pings.
fn tick_seconds(mailbox: &mut Mailbox, start: u64, end: u64) -> usize {
    let mut pings = 0;
    for second in start..end {
        mailbox.tick(seconds(second));
        let bytes = take_sent(mailbox);
        if bytes.ends_with(&PING) {
            pings += 1;
            receive(mailbox, PONG.to_vec(), seconds(second));
        }
    }
    pings
}

#[test]
fn an_idle_hour_keeps_the_connection_open() {
    let mut ama = mailbox(Contestant::First);
    let letter = first_letter("awale").link().unwrap();
    ama.post(letter.clone(), seconds(0));
    open_connection(&mut ama, seconds(0));
    let pings = tick_seconds(&mut ama, 1, 3600);
    assert_eq!(pings, 119, "one ping every 30 seconds");
    assert_eq!(ama.connection(), Connection::Open);
    // A move after the hour still arrives.
    handle(
        &mut ama,
        &message_from(Contestant::Second, Kind::Letter, letter.as_bytes()),
        seconds(3600),
    );
    assert_eq!(take_letters(&mut ama).len(), 1);
    let news = std::iter::from_fn(|| ama.take_news());
    assert_eq!(news.count(), 0);
}

#[test]
fn after_sleep_the_connection_is_checked_and_the_letter_published_again() {
    let mut ama = mailbox(Contestant::First);
    ama.post(first_letter("awale").link().unwrap(), seconds(0));
    open_connection(&mut ama, seconds(0));
    tick_seconds(&mut ama, 1, 100);
    // The machine sleeps for eight hours, and the connection survives.
    let morning = 8 * 3600;
    ama.tick(seconds(morning));
    assert_eq!(take_sent(&mut ama), PING);
    receive(&mut ama, PONG.to_vec(), seconds(morning));
    assert_eq!(ama.connection(), Connection::Open);
    // The next night, it doesn't.
    let evening = morning + 12 * 3600;
    ama.tick(seconds(evening));
    assert_eq!(take_sent(&mut ama), PING);
    ama.tick(seconds(evening + 20));
    assert_eq!(ama.connection(), Connection::Broken);
    while ama.take_order().is_some() {}
    let due = ama.due().unwrap();
    assert!(due < seconds(evening + 22));
    let published = messages(&open_connection(&mut ama, due));
    assert_eq!(
        ama.seal.parse_topic(&published[0].topic),
        Some((Contestant::First, Kind::Letter))
    );
}

#[test]
fn a_clock_set_back_blocks_neither_letters_nor_pings() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(1_000_000));
    let letter = first_letter("awale").link().unwrap();
    let message = message_from(Contestant::Second, Kind::Letter, letter.as_bytes());
    for now in [1_000_000, 5, 2_000_000, 0, 1] {
        for _ in 0..20 {
            handle(&mut ama, &message, seconds(now));
            assert_eq!(take_letters(&mut ama).len(), 1);
        }
        assert_eq!(ama.connection(), Connection::Open);
    }
    // The connection is still checked.
    ama.tick(seconds(31));
    assert!(take_sent(&mut ama).ends_with(&PING));
}

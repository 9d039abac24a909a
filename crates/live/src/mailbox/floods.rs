//! Brokers that send too much.

#![allow(clippy::unwrap_used)]

use super::tests::*;
use super::*;
use crate::limits::{MAX_BUFFERED, MAX_MESSAGE_BYTES};

const PONG: [u8; 2] = [0xD0, 0];

/// Passes in the bytes again and again until the line is closed. Returns how many packets were
/// handled.
fn flooded(mailbox: &mut Mailbox, bytes: &[u8], now: Duration) -> usize {
    let mut packets = 0;
    for _ in 0..10_000 {
        mailbox.handle(SocketEvent::Received(bytes.to_vec()), now);
        loop {
            match mailbox.work(now) {
                Work::None => break,
                Work::Packet => packets += 1,
                Work::Step => {}
            }
        }
        if mailbox.connection() != Connection::Open {
            return packets;
        }
    }
    panic!("the line stays open");
}

/// Returns floods of valid packets, and of messages that can't be decrypted.
fn floods() -> Vec<Vec<u8>> {
    let ama = mailbox(Contestant::First);
    let sealed = |size| Message {
        topic: ama.seal.topic(Contestant::Second, Kind::Letter),
        payload: vec![7; size],
        retained: true,
    };
    let link = first_letter("awale").link().unwrap();
    vec![
        PONG.to_vec(),
        PONG.repeat(MAX_MESSAGE_BYTES / 2),
        published(&sealed(100), Some(1)),
        published(&sealed(60_000), None),
        published(&from(Contestant::Second, Kind::Presence, &[1]), Some(1)),
        published(
            &from(Contestant::Second, Kind::Letter, link.as_bytes()),
            None,
        ),
        [0xF0, 0].repeat(500),
    ]
}

#[test]
fn a_flood_closes_the_line_before_much_of_it_is_handled() {
    for flood in floods() {
        let mut ama = mailbox(Contestant::First);
        opened(&mut ama, seconds(0));
        let packets = flooded(&mut ama, &flood, seconds(0));
        assert!(packets <= BURST_PACKETS, "{packets}");
        assert_eq!(ama.connection(), Connection::Overrun);
        let orders: Vec<_> = std::iter::from_fn(|| ama.take_order()).collect();
        assert_eq!(orders.last(), Some(&Order::Close));
        // What arrives late is not even looked at.
        ama.handle(SocketEvent::Received(flood), seconds(1));
        assert_eq!(ama.work(seconds(1)), Work::None);
    }
}

#[test]
fn what_two_hurried_programs_send_is_no_flood() {
    let mut ama = mailbox(Contestant::First);
    opened(&mut ama, seconds(0));
    let link = first_letter("awale").link().unwrap();
    let letter = from(Contestant::Second, Kind::Letter, link.as_bytes());
    for number in 0..20 * 60 {
        let now = Duration::from_millis(50 * number);
        handle(&mut ama, &letter, now);
        receive(&mut ama, vec![0x40, 2, 0, 1], now);
        assert_eq!(letters(&mut ama).len(), 1);
    }
    assert_eq!(ama.connection(), Connection::Open);
    assert_eq!(ama.ignored(), 0);
}

#[test]
fn after_a_flood_the_line_stays_closed_for_a_growing_pause() {
    let mut ama = mailbox(Contestant::First);
    let link = first_letter("awale").link().unwrap();
    ama.post(link, seconds(0));
    let mut now = seconds(100);
    let mut pauses = Vec::new();
    for _ in 0..10 {
        // A broker that first behaves for a while is no better.
        opened(&mut ama, now);
        now += seconds(60);
        flooded(&mut ama, &PONG, now);
        assert_eq!(ama.connection(), Connection::Overrun);
        let due = ama.due().unwrap();
        ama.tick(due - Duration::from_millis(1));
        assert_eq!(ama.connection(), Connection::Overrun);
        pauses.push((due - now).as_secs_f64());
        now = due;
    }
    assert!(pauses.windows(2).all(|two| two[0] <= two[1]), "{pauses:?}");
    assert!((15.0..19.0).contains(&pauses[0]) && (30.0..38.0).contains(&pauses[1]));
    assert!((900.0..1126.0).contains(&pauses[9]), "{pauses:?}");
    // Lost connections in between don't shorten it; a long calm one does.
    opened(&mut ama, now);
    ama.handle(SocketEvent::Closed, now + STEADY);
    now = ama.due().unwrap();
    opened(&mut ama, now);
    flooded(&mut ama, &PONG, now);
    assert!(ama.due().unwrap() >= now + seconds(900));
    now = ama.due().unwrap();
    let sent = opened(&mut ama, now);
    assert_eq!(messages(&sent).len(), 2, "the letter and the presence");
    now += CALM;
    flooded(&mut ama, &PONG, now);
    assert!(ama.due().unwrap() < now + seconds(19));
}

#[test]
fn a_socket_that_was_overrun_is_a_flood_as_well() {
    let mut ama = mailbox(Contestant::First);
    ama.tick(seconds(0));
    ama.handle(SocketEvent::Overrun, seconds(1));
    assert_eq!(ama.connection(), Connection::Overrun);
    let due = ama.due();
    // It is reported once; what follows doesn't prolong the pause.
    ama.handle(SocketEvent::Overrun, seconds(2));
    ama.handle(SocketEvent::Closed, seconds(2));
    assert_eq!((ama.connection(), ama.due()), (Connection::Overrun, due));
}

#[test]
fn packets_that_take_long_close_the_line() {
    let mut ama = mailbox(Contestant::First);
    opened(&mut ama, seconds(0));
    let work = Duration::from_millis(BURST_WORK as u64 / 2);
    ama.spend(work, seconds(1));
    assert_eq!(ama.connection(), Connection::Open);
    // Those of a slow machine are spread over time.
    for second in 100..200 {
        ama.spend(
            Duration::from_millis(WORK_PER_SECOND as u64),
            seconds(second),
        );
    }
    assert_eq!(ama.connection(), Connection::Open);
    for _ in 0..3 {
        ama.spend(work, seconds(200));
    }
    assert_eq!(ama.connection(), Connection::Overrun);
}

#[test]
fn little_of_an_unfinished_packet_is_kept() {
    let mut session = Session::open(from(Contestant::First, Kind::Presence, &[0]), seconds(0));
    // The header of a packet of 66,560 bytes.
    session.receive(&[0x30, 0x80, 0x88, 4]);
    let mut kept = 0;
    loop {
        session.receive(&vec![0; MAX_MESSAGE_BYTES]);
        let events = session.take_events();
        if !events.is_empty() {
            assert_eq!(events, [SessionEvent::Overrun]);
            break;
        }
        kept += MAX_MESSAGE_BYTES;
        assert!(kept < MAX_BUFFERED, "{kept}");
    }
}

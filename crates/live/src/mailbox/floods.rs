//! Tests of brokers that send too much.

#![allow(clippy::unwrap_used)]

use super::tests::*;
use super::*;
use crate::limits::{MAX_BUFFERED, MAX_MESSAGE_BYTES};

const PONG: [u8; 2] = [0xD0, 0];

/// Delivers the bytes repeatedly until the connection is closed. Returns the number of packets
/// handled.
fn flood_until_closed(mailbox: &mut Mailbox, bytes: &[u8], now: Duration) -> usize {
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
    panic!("the connection stays open");
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
        encode_publish(&sealed(100), Some(1)),
        encode_publish(&sealed(60_000), None),
        encode_publish(
            &message_from(Contestant::Second, Kind::Presence, &[1]),
            Some(1),
        ),
        encode_publish(
            &message_from(Contestant::Second, Kind::Letter, link.as_bytes()),
            None,
        ),
        [0xF0, 0].repeat(500),
    ]
}

#[test]
fn a_flood_closes_the_connection_before_much_of_it_is_handled() {
    for flood in floods() {
        let mut ama = mailbox(Contestant::First);
        open_connection(&mut ama, seconds(0));
        let packets = flood_until_closed(&mut ama, &flood, seconds(0));
        assert!(packets <= BURST_PACKETS, "{packets}");
        assert_eq!(ama.connection(), Connection::Overrun);
        let orders: Vec<_> = std::iter::from_fn(|| ama.take_order()).collect();
        assert_eq!(orders.last(), Some(&Order::Close));
        // What arrives late isn't even parsed.
        ama.handle(SocketEvent::Received(flood), seconds(1));
        assert_eq!(ama.work(seconds(1)), Work::None);
    }
}

#[test]
fn two_programs_that_play_at_full_speed_do_not_flood() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    let link = first_letter("awale").link().unwrap();
    let letter = message_from(Contestant::Second, Kind::Letter, link.as_bytes());
    for number in 0..20 * 60 {
        let now = Duration::from_millis(50 * number);
        handle(&mut ama, &letter, now);
        receive(&mut ama, vec![0x40, 2, 0, 1], now);
        assert_eq!(take_letters(&mut ama).len(), 1);
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
        // Behaving for a while at first doesn't help a broker.
        open_connection(&mut ama, now);
        now += seconds(60);
        flood_until_closed(&mut ama, &PONG, now);
        assert_eq!(ama.connection(), Connection::Overrun);
        let due = ama.due().unwrap();
        ama.tick(due - Duration::from_millis(1));
        assert_eq!(ama.connection(), Connection::Overrun);
        pauses.push((due - now).as_secs_f64());
        now = due;
    }
    assert!(
        pauses.windows(2).all(|pair| pair[0] <= pair[1]),
        "{pauses:?}"
    );
    assert!((15.0..19.0).contains(&pauses[0]) && (30.0..38.0).contains(&pauses[1]));
    assert!((900.0..1126.0).contains(&pauses[9]), "{pauses:?}");
    // Lost connections in between don't shorten the delay; a long calm one does.
    open_connection(&mut ama, now);
    ama.handle(SocketEvent::Closed, now + STEADY_CONNECTION);
    now = ama.due().unwrap();
    open_connection(&mut ama, now);
    flood_until_closed(&mut ama, &PONG, now);
    assert!(ama.due().unwrap() >= now + seconds(900));
    now = ama.due().unwrap();
    let sent = open_connection(&mut ama, now);
    assert_eq!(messages(&sent).len(), 2, "the letter and the presence");
    now += CALM_CONNECTION;
    flood_until_closed(&mut ama, &PONG, now);
    assert!(ama.due().unwrap() < now + seconds(19));
}

#[test]
fn a_socket_that_was_overrun_is_a_flood_as_well() {
    let mut ama = mailbox(Contestant::First);
    ama.tick(seconds(0));
    ama.handle(SocketEvent::Overrun, seconds(1));
    assert_eq!(ama.connection(), Connection::Overrun);
    let due = ama.due();
    // It is reported once; later events don't prolong the delay.
    ama.handle(SocketEvent::Overrun, seconds(2));
    ama.handle(SocketEvent::Closed, seconds(2));
    assert_eq!((ama.connection(), ama.due()), (Connection::Overrun, due));
}

#[test]
fn packets_that_take_long_close_the_line() {
    let mut ama = mailbox(Contestant::First);
    open_connection(&mut ama, seconds(0));
    let work = Duration::from_millis(BURST_WORK as u64 / 2);
    ama.spend(work, seconds(1));
    assert_eq!(ama.connection(), Connection::Open);
    // The same work spread over time, as on a slow machine, is fine.
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
    let mut session = Session::open(
        message_from(Contestant::First, Kind::Presence, &[0]),
        seconds(0),
    );
    // The header of a packet of 66,560 bytes.
    session.receive(&[0x30, 0x80, 0x88, 4]);
    let mut buffered = 0;
    loop {
        session.receive(&vec![0; MAX_MESSAGE_BYTES]);
        let events = session.take_events();
        if !events.is_empty() {
            assert_eq!(events, [SessionEvent::Overrun]);
            break;
        }
        buffered += MAX_MESSAGE_BYTES;
        assert!(buffered < MAX_BUFFERED, "{buffered}");
    }
}

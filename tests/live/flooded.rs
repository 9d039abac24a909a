//! Clients of live games with brokers that flood them.

use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use awale_engine::matches::Contestant;
use awale_engine::matches::letter::LiveConnection;
use awale_live::limits::{BURST_PACKETS, PACKETS_PER_UPDATE};
use awale_live::{Client, Connection, new_key};

use floods::{Flood, Server, accept_handshake, encode_message, encode_publish};

#[path = "../../tools/torture/src/floods.rs"]
mod floods;

/// The timeout of any wait, generous as builds may run alongside the tests.
const TIMEOUT: Duration = Duration::from_secs(60);

#[test]
fn a_flood_closes_the_connection_and_little_of_it_is_handled_at_once() {
    for flood in Flood::ALL {
        let server = Server::start(move |stream, _| flood.answer(stream)).unwrap();
        let mut client = Client::new(Contestant::First, &meeting(&server), Arc::new(|| {}));
        let begin = Instant::now();
        let mut ignored = 0;
        // `Drops` is too slow to count as a flood.
        let is_flood = !matches!(flood, Flood::Drops);
        while client.connection() != Connection::Overrun {
            client.update(begin.elapsed());
            let handled = client.ignored() - ignored;
            assert!(handled <= PACKETS_PER_UPDATE as u64, "{flood:?}: {handled}");
            ignored += handled;
            if !is_flood && begin.elapsed() > Duration::from_secs(1) {
                break;
            }
            assert!(begin.elapsed() < TIMEOUT, "{flood:?}");
            sleep(Duration::from_millis(2));
        }
        assert!(ignored <= BURST_PACKETS as u64, "{flood:?}: {ignored}");
        assert_eq!(client.connection() == Connection::Overrun, is_flood);
        assert_eq!(server.connections(), 1, "{flood:?}");
    }
}

#[test]
fn an_update_handles_a_few_packets_and_wakes_the_program_for_the_rest() {
    let packets = 4 * PACKETS_PER_UPDATE as u64;
    let server = Server::start(move |stream, _| {
        let (mut stream, topic) = accept_handshake(stream)?;
        // Sends all packets in one message.
        let sealed = encode_publish(&topic, &[7; 100]).repeat(packets as usize);
        stream.write_all(&encode_message(&sealed))?;
        // Waits until the client closes the connection.
        stream.read(&mut [0; 4096]).map(|_| ())
    })
    .unwrap();
    let woken = Arc::new(AtomicU64::new(0));
    let wakes = Arc::clone(&woken);
    let wake = move || {
        wakes.fetch_add(1, Ordering::Relaxed);
    };
    let mut client = Client::new(Contestant::First, &meeting(&server), Arc::new(wake));
    let begin = Instant::now();
    let mut ignored = 0;
    while ignored < packets {
        assert!(begin.elapsed() < TIMEOUT);
        let before = woken.load(Ordering::Relaxed);
        client.update(begin.elapsed());
        let handled = client.ignored() - ignored;
        assert!(handled <= PACKETS_PER_UPDATE as u64, "{handled}");
        ignored += handled;
        if handled > 0 && ignored < packets {
            assert!(woken.load(Ordering::Relaxed) > before, "the rest waits");
        }
        sleep(Duration::from_millis(2));
    }
    assert_eq!(client.connection(), Connection::Open);
}

fn meeting(server: &Server) -> LiveConnection {
    LiveConnection {
        broker: server.address().parse().unwrap(),
        key: new_key().unwrap(),
    }
}

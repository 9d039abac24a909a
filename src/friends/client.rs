//! Live play of the match on the table: publishes the player's letters, and merges the friend's.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::desk::FriendStore;
use super::live::{LiveStatus, LiveTable};
use super::{FriendAnswer, FriendCommand, id_of};
use crate::session::CurrentMatch;
use crate::settings::Settings;
use crate::table::Top;
use awale_engine::matches::letter::LiveConnection;
use awale_live::{Client, Connection, News, Reading, new_key, read};

/// The time for which a greeting is shown.
const GREETING_DURATION: Duration = Duration::from_secs(5);

/// The client of the match on the table, if it is played live.
#[derive(Default)]
pub(super) struct LiveClient {
    client: Option<(u64, Client)>,
    /// The number of ignored letters; the client counts ignored messages.
    ignored: u64,
    /// When the greeting disappears.
    greeting_ends: Duration,
}

/// Creates the meeting of a new match, if there is a broker.
pub(super) fn new_meeting(settings: &Settings) -> Option<LiveConnection> {
    let (broker, key) = settings.broker().zip(new_key())?;
    Some(LiveConnection { broker, key })
}

fn status_of(client: &Client) -> LiveStatus {
    match (client.connection(), client.friend_is_here()) {
        (Connection::Opening, _) => LiveStatus::Connecting,
        (Connection::Broken, _) => LiveStatus::Broken,
        (Connection::Overrun, _) => LiveStatus::Overrun,
        (Connection::Open, Some(true)) => LiveStatus::Here,
        (Connection::Open, _) => LiveStatus::Away,
    }
}

/// Creates the client for the match on the table, publishes its letter and handles news.
pub(super) fn run_client(
    mut desk: FriendStore,
    mut live: Local<LiveClient>,
    mut table: ResMut<LiveTable>,
    mut commands: MessageReader<FriendCommand>,
    current: Option<Top<CurrentMatch>>,
    time: Res<Time<Real>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let now = time.elapsed();
    let on_table = current.as_deref().and_then(id_of);
    let friend = on_table.and_then(|id| desk.friends.get(id));
    let meeting = friend.and_then(|friend| friend.thread.letter().terms().meeting.as_ref());
    let live_id = meeting.and(on_table);
    let is_new = live.client.as_ref().map(|(id, _)| *id) != live_id;
    if is_new {
        let client = live_id.zip(meeting).zip(friend);
        let client = client.map(|((id, meeting), friend)| {
            let client = Client::new(friend.thread.me, meeting, waker(proxy.as_deref()));
            (id, client)
        });
        *live = LiveClient {
            client,
            ..LiveClient::default()
        };
        *table = LiveTable::default();
    }
    let live = &mut *live;
    let Some((id, client)) = &mut live.client else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            FriendCommand::Greet(greeting) => {
                client.greet(*greeting);
            }
            FriendCommand::Choose(..) => table.forked = None,
            _ => {}
        }
    }
    let mut has_received = false;
    for news in client.update(now) {
        match news {
            News::Letter(letter) => {
                let Some(friend) = desk.friends.get_mut(*id) else {
                    continue;
                };
                match read(&mut friend.thread, &letter) {
                    Reading::Extended { in_my_name } => {
                        let message = friend.receive_step(in_my_name);
                        desk.answers.write_batch(message.map(FriendAnswer::Message));
                    }
                    Reading::Nothing => {}
                    Reading::Forked => {
                        live.ignored += 1;
                        table.forked = Some(letter);
                    }
                    Reading::Foreign => live.ignored += 1,
                }
                has_received = true;
            }
            News::Greeting(greeting) => {
                table.greeting = Some(greeting);
                live.greeting_ends = now + GREETING_DURATION;
            }
            News::Presence | News::Connection => {}
        }
        desk.request_redraw();
    }
    // Once, however many letters have arrived.
    if has_received {
        desk.save(*id);
    }
    if table.greeting.is_some() && live.greeting_ends <= now {
        table.greeting = None;
        desk.request_redraw();
    }
    if (is_new || desk.friends.is_changed())
        && let Some(friend) = desk.friends.get(*id)
    {
        match friend.thread.letter().link() {
            Ok(link) => client.post(link),
            Err(error) => error!("could not write a letter: {error}"),
        }
    }
    table.status = Some(status_of(client));
    table.ignored = live.ignored + client.ignored();
}

/// Returns a function that wakes the sleeping program. Without a window it does nothing, as the
/// program never sleeps.
fn waker(proxy: Option<&EventLoopProxyWrapper>) -> Arc<dyn Fn() + Send + Sync> {
    let Some(proxy) = proxy else {
        return Arc::new(|| {});
    };
    let proxy = Mutex::new((**proxy).clone());
    Arc::new(move || {
        if let Ok(proxy) = proxy.lock() {
            // Fails only after the event loop has ended.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    })
}

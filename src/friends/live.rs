//! Live play of the match on the table: publishes the player's letters, and merges the friend's.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::desk::Desk;
use super::{FriendAnswer, FriendCommand, id_of};
use crate::session::CurrentMatch;
use awale_engine::matches::Letter;
use awale_live::{Connection, Greeting, Line, News, Reading, read};

/// How long a greeting is shown.
const SHOWN: Duration = Duration::from_secs(5);

/// The state of the line to the friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiveStatus {
    /// The connection is being opened.
    Connecting,
    /// The connection was lost; it will be reopened automatically.
    Broken,
    /// The line was closed, as too much has arrived; it will be reopened after a longer pause.
    Overrun,
    /// The friend is not connected.
    Away,
    /// The friend is connected.
    Here,
}

/// The line of the match on the table if it is played live.
#[derive(Resource, Default)]
pub struct LiveTable {
    line: Option<(u64, Line)>,
    /// A letter of the friend that contradicts this player's.
    forked: Option<Box<Letter>>,
    /// The number of ignored letters.
    ignored: u64,
    greeting: Option<(Greeting, Duration)>,
}

impl LiveTable {
    /// The status of the line; `None` if the match on the table isn't played live.
    #[must_use]
    pub fn status(&self) -> Option<LiveStatus> {
        let (_, line) = self.line.as_ref()?;
        Some(match (line.connection(), line.friend_is_here()) {
            (Connection::Opening, _) => LiveStatus::Connecting,
            (Connection::Broken, _) => LiveStatus::Broken,
            (Connection::Overrun, _) => LiveStatus::Overrun,
            (Connection::Open, Some(true)) => LiveStatus::Here,
            (Connection::Open, _) => LiveStatus::Away,
        })
    }

    /// The ignored letter of the friend with another line.
    #[must_use]
    pub fn forked(&self) -> Option<&Letter> {
        self.forked.as_deref()
    }

    /// The number of ignored messages and letters.
    #[must_use]
    pub fn ignored(&self) -> u64 {
        let line = self.line.as_ref();
        self.ignored + line.map_or(0, |(_, line)| line.ignored())
    }

    /// The friend's greeting while it is shown.
    #[must_use]
    pub fn greeting(&self) -> Option<Greeting> {
        self.greeting.map(|(greeting, _)| greeting)
    }

    fn id(&self) -> Option<u64> {
        self.line.as_ref().map(|(id, _)| *id)
    }
}

/// Opens the line of the match on the table, publishes its letter and handles news.
pub(super) fn run_line(
    mut desk: Desk,
    mut live: ResMut<LiveTable>,
    mut commands: MessageReader<FriendCommand>,
    current: Option<Res<CurrentMatch>>,
    time: Res<Time<Real>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let now = time.elapsed();
    let on_table = current.as_deref().and_then(id_of);
    let friend = on_table.and_then(|id| desk.friends.get(id));
    let meeting = friend.and_then(|friend| friend.thread.letter().terms().meeting.as_ref());
    let wanted = meeting.and(on_table);
    let is_new = live.id() != wanted;
    if is_new {
        let line = wanted.zip(meeting).zip(friend);
        let line = line.map(|((id, meeting), friend)| {
            let line = Line::new(friend.thread.me, meeting, waker(proxy.as_deref()));
            (id, line)
        });
        *live = LiveTable {
            line,
            ..LiveTable::default()
        };
    }
    let live = &mut *live;
    let Some((id, line)) = &mut live.line else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            FriendCommand::Greet(greeting) => {
                line.greet(*greeting);
            }
            FriendCommand::Choose(..) => live.forked = None,
            _ => {}
        }
    }
    let mut has_read = false;
    for news in line.update(now) {
        match news {
            News::Letter(letter) => {
                let Some(friend) = desk.friends.get_mut(*id) else {
                    continue;
                };
                match read(&mut friend.thread, &letter) {
                    Reading::Extended { in_my_name } => {
                        friend.note_step();
                        let message = if in_my_name {
                            Some("ui-friend-in-my-name")
                        } else {
                            friend.is_offered_end().then_some("ui-friend-offers")
                        };
                        desk.answers.write_batch(message.map(FriendAnswer::Message));
                    }
                    Reading::Nothing => {}
                    Reading::Forked => {
                        live.ignored += 1;
                        live.forked = Some(letter);
                    }
                    Reading::Foreign => live.ignored += 1,
                }
                has_read = true;
            }
            News::Greeting(greeting) => live.greeting = Some((greeting, now + SHOWN)),
            News::Presence | News::Connection => {}
        }
        desk.request_redraw();
    }
    // Once, however many letters have arrived.
    if has_read {
        desk.save(*id);
    }
    if live.greeting.is_some_and(|(_, end)| end <= now) {
        live.greeting = None;
        desk.request_redraw();
    }
    if (is_new || desk.friends.is_changed())
        && let Some(friend) = desk.friends.get(*id)
    {
        match friend.thread.letter().link() {
            Ok(link) => line.post(link),
            Err(error) => error!("could not write a letter: {error}"),
        }
    }
}

/// Wakes the sleeping program; without a window it never sleeps.
fn waker(proxy: Option<&EventLoopProxyWrapper>) -> Arc<dyn Fn() + Send + Sync> {
    let Some(proxy) = proxy else {
        return Arc::new(|| {});
    };
    let proxy = Mutex::new((**proxy).clone());
    Arc::new(move || {
        if let Ok(proxy) = proxy.lock() {
            // It fails only if the event loop has ended.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    })
}

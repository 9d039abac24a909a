//! Functions that the page provides to the game in a browser, implemented in `web/page.js`.
//!
//! Functions documented with "once" consume the value that they return.

// The code that wasm-bindgen generates here calls JavaScript, which the compiler can't check.
#![allow(unsafe_code)]

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};

#[wasm_bindgen(js_namespace = awale)]
unsafe extern "C" {
    /// Returns true if the game is already open in another tab, which is the one that saves.
    #[wasm_bindgen(js_name = isSecondTab)]
    pub safe fn is_second_tab() -> bool;

    #[wasm_bindgen(js_name = setWaker)]
    safe fn set_page_waker(wake: &JsValue);

    /// Signals the page that the game is ready to be shown.
    #[wasm_bindgen(js_name = reportStarted)]
    pub safe fn report_started();

    /// Sets the language of the page, such as `fr`, so that screen readers pronounce it correctly.
    #[wasm_bindgen(js_name = reportLanguage)]
    pub safe fn report_language(code: &str);

    /// Announces a line to screen readers.
    pub safe fn announce(line: &str);

    /// Returns true if the page mirrors the widgets for screen readers.
    #[wasm_bindgen(js_name = wantsMirror)]
    pub safe fn wants_mirror() -> bool;

    /// Sends the changed widgets to the page's mirror.
    #[wasm_bindgen(js_name = showMirror)]
    pub safe fn show_mirror(changes: &str);

    /// Returns the next request of a screen reader, once.
    #[wasm_bindgen(js_name = takeMirrorRequest)]
    pub safe fn take_mirror_request() -> Option<String>;

    /// Returns true if the page requests the layout.
    #[wasm_bindgen(js_name = wantsLayout)]
    pub safe fn wants_layout() -> bool;

    /// Sends the layout to the page.
    #[wasm_bindgen(js_name = reportLayout)]
    pub safe fn report_layout(layout: &str);

    /// Returns the name of a widget to be scrolled into view, once.
    #[wasm_bindgen(js_name = takeRevealed)]
    pub safe fn take_reveal_request() -> Option<String>;

    /// Returns true, once, if the whole frame must be redrawn.
    #[wasm_bindgen(js_name = takeRedraw)]
    pub safe fn take_redraw() -> bool;

    /// Returns the player's preferred languages, such as `fr-CH`, most preferred first.
    pub safe fn languages() -> Vec<String>;

    /// Returns the address of the page, without any link to a game.
    pub safe fn address() -> String;

    /// Returns the link to a game with which the page was opened, once. Removes it from the page's
    /// address, so that a reload resumes the player's own game.
    #[wasm_bindgen(js_name = takeLink)]
    pub safe fn take_link() -> Option<String>;

    /// Returns true if the player reloaded the page instead of navigating to it.
    #[wasm_bindgen(js_name = isLoadedAnew)]
    pub safe fn is_reload() -> bool;

    /// Returns true if the browser has a share sheet.
    #[wasm_bindgen(js_name = canShare)]
    pub safe fn can_share() -> bool;

    /// Opens the browser's share sheet with a link.
    pub safe fn share(link: &str);

    /// Starts to read the clipboard for the button called `name`. The browser may ask the player
    /// for permission.
    #[wasm_bindgen(js_name = readClipboard)]
    pub safe fn read_clipboard(name: &str);

    /// Returns the clipboard's text that was read for the button called `name`, once; empty if
    /// there is none. `None` while the player is being asked, and if the clipboard wasn't read.
    #[wasm_bindgen(js_name = takeClipboard)]
    pub safe fn take_clipboard(name: &str) -> Option<String>;

    /// Downloads a file.
    pub safe fn download(name: &str, bytes: &[u8]);

    /// Opens the browser's file picker.
    #[wasm_bindgen(js_name = chooseFile)]
    pub safe fn choose_file();

    /// Returns the file that the player has picked, once: its name, and its text if it is readable
    /// and has at most `limit` bytes. Empty if the player has picked none; `None` while the picker
    /// is open.
    #[wasm_bindgen(js_name = takeChosen)]
    pub safe fn take_chosen(limit: f64) -> Option<Vec<String>>;

    /// Returns the text stored under `key`.
    ///
    /// # Errors
    /// Returns an error if the page isn't allowed to store data.
    #[wasm_bindgen(catch)]
    pub safe fn read(key: &str) -> Result<Option<String>, JsValue>;

    /// Stores `text` under `key`, replacing the old text.
    ///
    /// # Errors
    /// Returns an error if the quota is used up, or if the page isn't allowed to store data. The
    /// old text is then kept.
    #[wasm_bindgen(catch)]
    pub safe fn write(key: &str, text: &str) -> Result<(), JsValue>;

    /// Removes the text stored under `key`.
    ///
    /// # Errors
    /// Returns an error if the page isn't allowed to store data.
    #[wasm_bindgen(catch)]
    pub safe fn remove(key: &str) -> Result<(), JsValue>;

    /// Returns all keys that start with `prefix`, without the prefix; none if the page isn't
    /// allowed to store data.
    pub safe fn keys(prefix: &str) -> Vec<String>;

    /// Sends a request to a worker for the kind of work `name`, and returns the request's number.
    ///
    /// # Errors
    /// Returns an error if the browser could not start the worker.
    #[wasm_bindgen(catch)]
    pub safe fn send(name: &str, request: &str) -> Result<u32, JsValue>;

    /// Requests endgame tables from a worker, unless the page already has them under `key`, and
    /// sends them to all workers.
    #[wasm_bindgen(js_name = requestTables)]
    pub safe fn request_tables(key: &str, request: &str);

    /// Returns true if the answer to a request has arrived, or never will.
    #[wasm_bindgen(js_name = isAnswered)]
    pub safe fn is_answered(number: u32) -> bool;

    /// Returns the answer to a request, once; `None` if there is none, or if the worker failed.
    #[wasm_bindgen(js_name = takeAnswer)]
    pub safe fn take_answer(number: u32) -> Option<String>;

    /// Cancels a request. A worker that is busy with it is terminated.
    #[wasm_bindgen(js_name = forget)]
    pub safe fn cancel(number: u32);

    /// Returns the broker for live play that is named in the page's address.
    #[wasm_bindgen(js_name = offeredBroker)]
    pub safe fn offered_broker() -> Option<String>;

    #[wasm_bindgen(catch, js_name = openSocket)]
    safe fn open_page_socket(
        address: &str,
        wake: &JsValue,
        max_message_bytes: usize,
        max_events: usize,
    ) -> Result<u32, JsValue>;

    /// Returns the kind of a socket's next event, once: `opened`, `closed`, `overrun` or `bytes`.
    #[wasm_bindgen(js_name = takeSocketEvent)]
    pub safe fn take_socket_event(number: u32) -> Option<String>;

    /// Returns the bytes of the event `bytes`, once.
    #[wasm_bindgen(js_name = takeBytes)]
    pub safe fn take_bytes(number: u32) -> Option<Vec<u8>>;

    /// Sends bytes through an open socket.
    #[wasm_bindgen(js_name = sendBytes)]
    pub safe fn send_bytes(number: u32, bytes: &[u8]);

    /// Closes a socket.
    #[wasm_bindgen(js_name = closeSocket)]
    pub safe fn close_socket(number: u32);
}

/// Opens a WebSocket to an MQTT broker, and returns its number. Calls `wake` when there is an
/// event. A message of more than `max_message_bytes` bytes, or more than `max_events` pending
/// events, close the socket with the event `overrun`.
///
/// # Errors
/// Returns an error if the page isn't allowed to connect to `address`.
pub fn open_socket(
    address: &str,
    wake: Box<dyn Fn()>,
    max_message_bytes: usize,
    max_events: usize,
) -> Result<u32, JsValue> {
    let wake = Closure::<dyn Fn()>::new(wake).into_js_value();
    open_page_socket(address, &wake, max_message_bytes, max_events)
}

/// Registers `wake`, which the page calls when it has something for the game, which may be idle.
pub fn set_waker(wake: Box<dyn Fn()>) {
    set_page_waker(&Closure::<dyn Fn()>::new(wake).into_js_value());
}

/// A request sent to a worker. Dropping it before the answer arrives terminates the worker, which
/// can't receive messages while it works.
#[derive(Debug)]
pub struct Ticket(u32);

impl Ticket {
    /// Sends the request `text` to a worker for the kind of work `name`.
    ///
    /// # Errors
    /// Returns an error if the browser could not start the worker.
    pub fn send(name: &str, text: &str) -> std::io::Result<Self> {
        let number = send(name, text);
        number
            .map(Self)
            .map_err(|error| std::io::Error::other(format!("{error:?}")))
    }

    /// Returns true if the answer has arrived, or never will.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        is_answered(self.0)
    }

    /// Returns the answer; `None` if there is none, or if the worker failed.
    #[must_use]
    pub fn take(self) -> Option<String> {
        take_answer(self.0)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        cancel(self.0);
    }
}

//! The functions that the page provides to the game in a browser, implemented in `web/page.js`.

// The code that wasm-bindgen generates for these declarations calls JavaScript, which the compiler
// can't check.
#![allow(unsafe_code)]

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};

#[wasm_bindgen(js_namespace = awale)]
unsafe extern "C" {
    /// Whether the game is already open in another tab, which does the saving.
    #[wasm_bindgen(js_name = isSecondTab)]
    pub safe fn is_second_tab() -> bool;

    #[wasm_bindgen(js_name = setWaker)]
    safe fn set_waker_of_page(wake: &JsValue);

    /// Signals the page that the game is ready to be shown.
    #[wasm_bindgen(js_name = reportStarted)]
    pub safe fn report_started();

    /// Sets the language of the page, such as `fr`, for the pronunciation of screen readers.
    #[wasm_bindgen(js_name = reportLanguage)]
    pub safe fn report_language(code: &str);

    /// Announces a line to screen readers.
    pub safe fn announce(line: &str);

    /// Whether the page mirrors the widgets for screen readers.
    #[wasm_bindgen(js_name = wantsMirror)]
    pub safe fn wants_mirror() -> bool;

    /// Sends the changed widgets to the mirror.
    #[wasm_bindgen(js_name = showMirror)]
    pub safe fn show_mirror(changes: &str);

    /// The next request of a screen reader, once.
    #[wasm_bindgen(js_name = takeMirrorRequest)]
    pub safe fn take_mirror_request() -> Option<String>;

    /// Whether the page requests the layout.
    #[wasm_bindgen(js_name = wantsLayout)]
    pub safe fn wants_layout() -> bool;

    /// Sends the layout to the page.
    #[wasm_bindgen(js_name = reportLayout)]
    pub safe fn report_layout(layout: &str);

    /// The name of a widget that the page wants scrolled into view, once.
    #[wasm_bindgen(js_name = takeRevealed)]
    pub safe fn take_revealed() -> Option<String>;

    /// Returns whether the page wants the whole picture drawn again, once.
    #[wasm_bindgen(js_name = takeRedraw)]
    pub safe fn take_redraw() -> bool;

    /// The player's preferred languages, the favourite first, such as `fr-CH`.
    pub safe fn languages() -> Vec<String>;

    /// The address of the page, without a link to a game.
    pub safe fn address() -> String;

    /// The link to a game with which the page was opened, once. It is then removed from the page's
    /// address, so that a reload resumes the player's own game.
    #[wasm_bindgen(js_name = takeLink)]
    pub safe fn take_link() -> Option<String>;

    /// Whether the player reloaded the page instead of navigating to it.
    #[wasm_bindgen(js_name = isLoadedAnew)]
    pub safe fn is_loaded_anew() -> bool;

    /// Whether the browser has a share sheet.
    #[wasm_bindgen(js_name = canShare)]
    pub safe fn can_share() -> bool;

    /// Opens the browser's share sheet with a link.
    pub safe fn share(link: &str);

    /// Reads the clipboard for the button of this name. The browser may ask the player.
    #[wasm_bindgen(js_name = readClipboard)]
    pub safe fn read_clipboard(name: &str);

    /// The text on the clipboard that was read for this name, once; empty if there is none. `None`
    /// while the player is asked, and if it wasn't read.
    #[wasm_bindgen(js_name = takeClipboard)]
    pub safe fn take_clipboard(name: &str) -> Option<String>;

    /// Downloads a file.
    pub safe fn download(name: &str, bytes: &[u8]);

    /// Opens the browser's file chooser.
    #[wasm_bindgen(js_name = chooseFile)]
    pub safe fn choose_file();

    /// The file that the player has chosen, once: its name, and its text if it is readable and has
    /// at most `limit` bytes. Empty if the player has chosen none. `None` while the chooser is
    /// open.
    #[wasm_bindgen(js_name = takeChosen)]
    pub safe fn take_chosen(limit: f64) -> Option<Vec<String>>;

    /// The text stored under a key.
    ///
    /// # Errors
    /// Returns an error if the browser or the player doesn't allow the page to store data.
    #[wasm_bindgen(catch)]
    pub safe fn read(key: &str) -> Result<Option<String>, JsValue>;

    /// Stores a text, replacing the old one.
    ///
    /// # Errors
    /// Returns an error if the quota is used up or storing isn't allowed; the old text is kept.
    #[wasm_bindgen(catch)]
    pub safe fn write(key: &str, text: &str) -> Result<(), JsValue>;

    /// Removes the text stored under a key.
    ///
    /// # Errors
    /// Returns an error if storing isn't allowed.
    #[wasm_bindgen(catch)]
    pub safe fn remove(key: &str) -> Result<(), JsValue>;

    /// All keys with this prefix, without the prefix; none if storing isn't allowed.
    pub safe fn keys(beginning: &str) -> Vec<String>;

    /// Sends a request to a worker for this kind of work, and returns the number of the request.
    ///
    /// # Errors
    /// Returns an error if the browser could not start the worker.
    #[wasm_bindgen(catch)]
    pub safe fn send(name: &str, request: &str) -> Result<u32, JsValue>;

    /// Requests endgame tables from a worker unless the page already has them under this key, and
    /// sends them to all workers.
    #[wasm_bindgen(js_name = requestTables)]
    pub safe fn request_tables(key: &str, request: &str);

    /// Whether the answer to a request has arrived, or never will.
    #[wasm_bindgen(js_name = isAnswered)]
    pub safe fn is_answered(number: u32) -> bool;

    /// The answer to a request, once; `None` if there is none, or the worker failed.
    #[wasm_bindgen(js_name = takeAnswer)]
    pub safe fn take_answer(number: u32) -> Option<String>;

    /// Cancels a request: a worker that is busy with it is terminated.
    pub safe fn forget(number: u32);

    /// The broker for live play that the address of the page names.
    #[wasm_bindgen(js_name = offeredBroker)]
    pub safe fn offered_broker() -> Option<String>;

    #[wasm_bindgen(catch, js_name = openSocket)]
    safe fn open_socket_of_page(
        address: &str,
        wake: &JsValue,
        largest: usize,
        most: usize,
    ) -> Result<u32, JsValue>;

    /// The kind of the next event of a socket, once: `opened`, `closed`, `overrun` or `bytes`.
    #[wasm_bindgen(js_name = takeSocketEvent)]
    pub safe fn take_socket_event(number: u32) -> Option<String>;

    /// The bytes of the event `bytes`, once.
    #[wasm_bindgen(js_name = takeBytes)]
    pub safe fn take_bytes(number: u32) -> Option<Vec<u8>>;

    /// Sends bytes through a socket that is open.
    #[wasm_bindgen(js_name = sendBytes)]
    pub safe fn send_bytes(number: u32, bytes: &[u8]);

    /// Closes a socket.
    #[wasm_bindgen(js_name = closeSocket)]
    pub safe fn close_socket(number: u32);
}

/// Opens a WebSocket to an MQTT broker, and returns its number. `wake` is called when something has
/// happened to it. A message of more than `largest` bytes, or more than `most` events that wait,
/// close it with the event `overrun`.
///
/// # Errors
/// If the page may not connect there.
pub fn open_socket(
    address: &str,
    wake: Box<dyn Fn()>,
    largest: usize,
    most: usize,
) -> Result<u32, JsValue> {
    let wake = Closure::<dyn Fn()>::new(wake).into_js_value();
    open_socket_of_page(address, &wake, largest, most)
}

/// Has `wake` called when the page has something for the game, which may sleep.
pub fn set_waker(wake: Box<dyn Fn()>) {
    set_waker_of_page(&Closure::<dyn Fn()>::new(wake).into_js_value());
}

/// A request sent to a worker. Dropping it before the answer terminates the worker, which can't
/// receive messages while it works.
#[derive(Debug)]
pub struct Ticket(u32);

impl Ticket {
    /// Sends the request `text` to a worker for the kind of work `name`.
    ///
    /// # Errors
    /// Returns an error if the browser could not start the worker.
    pub fn send(name: &str, text: &str) -> std::io::Result<Self> {
        let sent = send(name, text);
        sent.map(Self)
            .map_err(|error| std::io::Error::other(format!("{error:?}")))
    }

    /// Returns whether the answer has arrived.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        is_answered(self.0)
    }

    /// Returns the answer; `None` if there is none, or the worker failed.
    #[must_use]
    pub fn take(self) -> Option<String> {
        take_answer(self.0)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        forget(self.0);
    }
}

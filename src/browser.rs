//! What the page around the game gives it, in a browser: `web/page.js` has the functions.

// What wasm-bindgen makes of the declarations below calls JavaScript, which the compiler can't
// check.
#![allow(unsafe_code)]

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = awale)]
unsafe extern "C" {
    /// Whether the game is open in another tab, which keeps things.
    #[wasm_bindgen(js_name = isSecondTab)]
    pub safe fn is_second_tab() -> bool;

    /// Tells the page that the game is to be seen.
    #[wasm_bindgen(js_name = tellStarted)]
    pub safe fn tell_started();

    /// Tells the page in which language the game speaks, such as `fr`: screen readers pronounce by
    /// it.
    #[wasm_bindgen(js_name = tellLanguage)]
    pub safe fn tell_language(code: &str);

    /// Has a line read out to who uses a screen reader.
    pub safe fn say(line: &str);

    /// Whether the page wants to know where things lie.
    #[wasm_bindgen(js_name = wantsLayout)]
    pub safe fn wants_layout() -> bool;

    /// Tells the page where things lie.
    #[wasm_bindgen(js_name = tellLayout)]
    pub safe fn tell_layout(layout: &str);

    /// The languages that the player wants to read, the favourite first, such as `fr-CH`.
    pub safe fn languages() -> Vec<String>;

    /// The address of the page, up to where a link to a game begins.
    pub safe fn address() -> String;

    /// The link to a game with which the page was opened, once. The page's address then loses
    /// it, so that reloading the page later returns to the player's own game.
    #[wasm_bindgen(js_name = takeLink)]
    pub safe fn take_link() -> Option<String>;

    /// Whether the player has loaded the page anew, and not just come to it.
    #[wasm_bindgen(js_name = isLoadedAnew)]
    pub safe fn is_loaded_anew() -> bool;

    /// Whether the browser has a share sheet.
    #[wasm_bindgen(js_name = canShare)]
    pub safe fn can_share() -> bool;

    /// Opens the browser's share sheet with a link.
    pub safe fn share(link: &str);

    /// Has the browser download a file.
    pub safe fn download(name: &str, bytes: &[u8]);

    /// Has the player choose a file.
    #[wasm_bindgen(js_name = chooseFile)]
    pub safe fn choose_file();

    /// The file that the player has chosen, once: its name, and its text unless it has more than
    /// `limit` bytes or none that can be read; nothing if the player has chosen none. `None` as
    /// long as the choice is open.
    #[wasm_bindgen(js_name = takeChosen)]
    pub safe fn take_chosen(limit: f64) -> Option<Vec<String>>;

    /// What is kept under a key.
    ///
    /// # Errors
    /// If the browser or the player forbids the page to keep things.
    #[wasm_bindgen(catch)]
    pub safe fn read(key: &str) -> Result<Option<String>, JsValue>;

    /// Keeps a text, in place of the old one.
    ///
    /// # Errors
    /// If there is no more room, or nothing may be kept; the old one stays.
    #[wasm_bindgen(catch)]
    pub safe fn write(key: &str, text: &str) -> Result<(), JsValue>;

    /// Keeps nothing under a key any more.
    ///
    /// # Errors
    /// If nothing may be kept.
    #[wasm_bindgen(catch)]
    pub safe fn remove(key: &str) -> Result<(), JsValue>;

    /// All keys that begin like that, without their beginning; none if nothing may be kept.
    pub safe fn keys(beginning: &str) -> Vec<String>;

    /// Sends a request to a worker that does this kind of work, and returns its number.
    ///
    /// # Errors
    /// If the browser could not start the worker.
    #[wasm_bindgen(catch)]
    pub safe fn send(name: &str, request: &str) -> Result<u32, JsValue>;

    /// Has a worker make endgame tables, unless the page has kept them under this key before; every
    /// worker is given them then.
    #[wasm_bindgen(js_name = wantTables)]
    pub safe fn want_tables(key: &str, request: &str);

    /// Whether the answer to a request is there, or will never be.
    #[wasm_bindgen(js_name = isAnswered)]
    pub safe fn is_answered(number: u32) -> bool;

    /// The answer to a request, once; `None` if there is none, or the worker has failed.
    #[wasm_bindgen(js_name = takeAnswer)]
    pub safe fn take_answer(number: u32) -> Option<String>;

    /// Gives up the answer to a request: a worker that is at it ends.
    pub safe fn forget(number: u32);
}

/// A request that was sent to a worker. Dropping it before there is an answer ends the worker: it
/// hears nothing while it works.
#[derive(Debug)]
pub struct Ticket(u32);

impl Ticket {
    /// Sends the request `text` to a worker for the kind of work `name`.
    ///
    /// # Errors
    /// If the browser could not start the worker.
    pub fn send(name: &str, text: &str) -> std::io::Result<Self> {
        let sent = send(name, text);
        sent.map(Self)
            .map_err(|said| std::io::Error::other(format!("{said:?}")))
    }

    /// Whether the answer is there.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        is_answered(self.0)
    }

    /// The answer; `None` if there is none, or the worker has failed.
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

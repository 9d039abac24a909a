//! What the page around the game gives it, in a browser.

pub mod workers;

use js_sys::{Object, Reflect};
use web_sys::{Storage, Window};

/// What the page tells the game lies in this property of its window, an object.
const TOLD: &str = "awale";
/// Whether another tab of the page holds the right to keep things.
const SECOND_TAB: &str = "isSecondTab";

fn window() -> Option<Window> {
    web_sys::window()
}

/// Where the page may keep things; `None` if the browser or the player forbids it.
#[must_use]
pub fn local_storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// Whether the game is open in another tab, which keeps things.
#[must_use]
pub fn is_second_tab() -> bool {
    told(SECOND_TAB).unwrap_or(false)
}

fn told(name: &str) -> Option<bool> {
    let told: Object = window()?.get(TOLD)?;
    Reflect::get(&told, &name.into()).ok()?.as_bool()
}

/// The languages that the player wants to read, the favourite first, such as `fr-CH`.
#[must_use]
pub fn languages() -> Vec<String> {
    let navigator = window().map(|window| window.navigator());
    let languages = navigator.map(|navigator| navigator.languages());
    let languages = languages.iter().flatten();
    languages
        .filter_map(|language| language.as_string())
        .collect()
}

//! The start options in a browser, which has no command line to parse.

use awale::app::{Options, windowed};
use awale::opened_files::Arrival;
use awale_engine::browser;
use bevy::app::App;

/// Creates the game in the page, at the position in the page's link, or where the player was before
/// a reload.
pub fn app() -> Result<App, String> {
    let reloaded = browser::is_reload().then_some(Arrival::Return);
    Ok(windowed(Options {
        arrival: browser::take_link().map(Arrival::Link).or(reloaded),
        ..Options::default()
    }))
}

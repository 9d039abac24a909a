//! Options of the page in a browser, which has no command line and doesn't include its parser.

use awale::app::{Options, windowed};
use awale::ui::Arrival;
use awale_engine::browser;
use bevy::app::App;

/// The game in the page, at the position of the page's link, or where the player was before a
/// reload.
pub fn app() -> Result<App, String> {
    let returns = browser::is_loaded_anew().then_some(Arrival::Return);
    Ok(windowed(Options {
        arrival: browser::take_link().map(Arrival::Link).or(returns),
        ..Options::default()
    }))
}

//! What a browser's page asks for: there is no command line, and what reads one would only have to be loaded.

use awale::browser;
use awale::game::app::{Options, windowed};
use awale::game::ui::Arrival;
use bevy::app::App;

/// The game in the page, at the place that the page's link names, or where the player was before the page was loaded anew.
pub fn app() -> Result<App, String> {
    let returns = browser::is_loaded_anew().then_some(Arrival::Return);
    Ok(windowed(Options {
        arrival: browser::take_link().map(Arrival::Link).or(returns),
        ..Options::default()
    }))
}

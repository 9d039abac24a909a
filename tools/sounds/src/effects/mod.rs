//! Short sounds of the game and its menus.

mod handfuls;
mod other_drops;
mod phrases;
mod seed_drops;
mod taps;

pub use handfuls::{capture_pour, capture_refused, relay_scoop, seeds_gathered};
pub use other_drops::{
    drop_in_sand, drop_in_store, drop_on_balls, drop_on_pebbles, drop_on_shells, drop_on_stone,
};
pub use phrases::{game_drawn, game_lost, game_won};
pub use seed_drops::{drop_on_seeds, drop_on_wood, last_seed};
pub use taps::{menu_click, menu_close, menu_hover, menu_open, menu_refused, pass};

//! The widgets of all panels: carved of one wood, named for screen readers and
//! scripts, usable by pointer and keyboard alike.

mod button;
mod choice;
mod finish;
mod icon;
mod label;
mod panel;
mod pips;
mod registry;
mod row;
mod slider;
mod stepper;
mod toggle;

pub use button::Button;
pub use choice::{Choice, choose};
pub use finish::note_device;
pub use icon::Icon;
pub use label::{bullet_seed, hint, key_hint, paragraph, section, small, subheading};
pub use panel::{Panel, scrim, scroll};
pub use pips::pips;
pub use registry::{ButtonRegistry, Touched};
pub use row::Row;
pub use slider::slider;
pub use stepper::stepper;
pub use toggle::toggle;

pub(super) use registry::plugin;

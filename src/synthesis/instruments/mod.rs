//! The two instruments of the music: the thumb piano and the balafon.

mod balafon;
mod scale;
mod thumb_piano;

pub use balafon::bar;
pub use scale::{STEPS_PER_OCTAVE, pitch};
pub use thumb_piano::tine;

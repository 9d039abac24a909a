//! The instruments of the music: thumb piano, balafon and calabash.

mod balafon;
mod calabash;
mod scale;
mod thumb_piano;

pub use balafon::bar;
pub use calabash::calabash;
pub use scale::pitch;
pub use thumb_piano::tine;

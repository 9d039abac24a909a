//! The fonts: Arima for titles, Andika (which has the letters of African languages) for text.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily};

use super::{BOLD, DISPLAY};

const ANDIKA: &str = "andika";
const ANDIKA_BOLD: &str = "andika-bold";
const ARIMA: &str = "arima";

/// Returns the fonts of all panels; Andika is the fallback for letters that Arima lacks.
#[must_use]
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8]); 3] = [
        (
            ANDIKA,
            include_bytes!("../../../assets/fonts/Andika-Regular.ttf"),
        ),
        (
            ANDIKA_BOLD,
            include_bytes!("../../../assets/fonts/Andika-Bold.ttf"),
        ),
        (
            ARIMA,
            include_bytes!("../../../assets/fonts/Arima-Bold.ttf"),
        ),
    ];
    for (name, bytes) in faces {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let families = [
        (FontFamily::Proportional, vec![ANDIKA]),
        (FontFamily::Monospace, vec![ANDIKA]),
        (FontFamily::Name(BOLD.into()), vec![ANDIKA_BOLD, ANDIKA]),
        (FontFamily::Name(DISPLAY.into()), vec![ARIMA, ANDIKA_BOLD]),
    ];
    for (family, names) in families {
        fonts
            .families
            .insert(family, names.into_iter().map(str::to_owned).collect());
    }
    fonts
}

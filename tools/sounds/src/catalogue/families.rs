//! The table of all families of sounds.

use super::{Family, Recipe};
use crate::acoustics::Stereo;
use crate::ambience;
use crate::effects;
use crate::rng::Rng;
use crate::wave::Wave;

const SEEDS: &str = "seeds";
const EVENTS: &str = "events";
const MENU: &str = "menu";
const TINES: &str = "tines";

/// The encoding quality of effects: transparent for clicks and knocks.
const EFFECT_QUALITY: f32 = 0.45;

/// The encoding quality of long, soft sounds.
const LONG_QUALITY: f32 = 0.15;

/// All families, in the order of the guide.
pub const FAMILIES: [Family; 31] = [
    effect(
        SEEDS,
        "seeds_gathered",
        6,
        -26.0,
        effects::seeds_gathered,
        "All seeds of a hole are lifted to be sown.",
    ),
    effect(
        SEEDS,
        "drop_on_wood",
        8,
        -22.0,
        effects::drop_on_wood,
        "A seed is sown into an empty hole.",
    ),
    effect(
        SEEDS,
        "drop_on_seeds",
        8,
        -27.0,
        effects::drop_on_seeds,
        "A seed is sown on other seeds.",
    ),
    effect(
        SEEDS,
        "drop_on_shells",
        6,
        -27.0,
        effects::drop_on_shells,
        "A cowrie is sown on cowries.",
    ),
    effect(
        SEEDS,
        "drop_on_pebbles",
        6,
        -26.0,
        effects::drop_on_pebbles,
        "A pebble is sown on pebbles.",
    ),
    effect(
        SEEDS,
        "drop_on_balls",
        6,
        -27.0,
        effects::drop_on_balls,
        "A dry ball or a woody nut is sown on others.",
    ),
    effect(
        SEEDS,
        "drop_in_sand",
        6,
        -25.0,
        effects::drop_in_sand,
        "A seed is sown into a pit in sand.",
    ),
    effect(
        SEEDS,
        "drop_on_stone",
        6,
        -27.0,
        effects::drop_on_stone,
        "A seed is sown on bare stone.",
    ),
    effect(
        SEEDS,
        "drop_in_store",
        6,
        -21.0,
        effects::drop_in_store,
        "A seed is sown into the store at the end of a row.",
    ),
    effect(
        SEEDS,
        "last_seed",
        6,
        -24.0,
        effects::last_seed,
        "A beat under the drop of the last seed of a lap.",
    ),
    effect(
        SEEDS,
        "relay_scoop",
        6,
        -28.0,
        effects::relay_scoop,
        "The seeds where a lap ended are lifted for the next.",
    ),
    pour(
        "capture_pour_few",
        3,
        "A capture of 1 to 4 seeds is poured into the loft.",
    ),
    pour(
        "capture_pour_some",
        7,
        "A capture of 5 to 10 seeds is poured into the loft.",
    ),
    pour(
        "capture_pour_many",
        14,
        "A capture of 11 to 20 seeds is poured into the loft.",
    ),
    pour(
        "capture_pour_heap",
        28,
        "A capture of more than 20 seeds is poured into the loft.",
    ),
    effect(
        EVENTS,
        "capture_refused",
        6,
        -23.0,
        effects::capture_refused,
        "The rules cancel a capture; the seeds are put back.",
    ),
    effect(
        EVENTS,
        "pass",
        4,
        -22.0,
        effects::pass,
        "A player without a move passes: two taps on the board.",
    ),
    phrase(
        "game_won",
        -19.0,
        effects::game_won,
        "The player, or either of two players at one screen, has won.",
    ),
    phrase(
        "game_lost",
        -22.0,
        effects::game_lost,
        "The computer has won.",
    ),
    phrase(
        "game_drawn",
        -21.0,
        effects::game_drawn,
        "The game is drawn.",
    ),
    Family {
        folder: TINES,
        name: "tine",
        takes: 18,
        meaning: "The scale of the thumb piano, rising: a capture plays one note for each seed.",
        level: -21.0,
        quality: EFFECT_QUALITY,
        recipe: Recipe::Tine,
    },
    effect(
        MENU,
        "menu_click",
        3,
        -25.0,
        effects::menu_click,
        "A button is pressed.",
    ),
    effect(
        MENU,
        "menu_hover",
        3,
        -36.0,
        effects::menu_hover,
        "The pointer or the focus reaches a button.",
    ),
    effect(
        MENU,
        "menu_open",
        2,
        -26.0,
        effects::menu_open,
        "A menu or a panel opens.",
    ),
    effect(
        MENU,
        "menu_close",
        2,
        -26.0,
        effects::menu_close,
        "A menu or a panel closes.",
    ),
    effect(
        MENU,
        "menu_refused",
        2,
        -28.0,
        effects::menu_refused,
        "The pressed button can't be used now.",
    ),
    Family {
        folder: "ambience",
        name: "shade",
        takes: 1,
        meaning: "Ambience: leaves, insects, distant birds. A loop.",
        level: -30.0,
        quality: LONG_QUALITY,
        recipe: Recipe::Loop(ambience::shade),
    },
    Family {
        folder: "ambience",
        name: "veranda",
        takes: 1,
        meaning: "Ambience: rain, dripping eaves, distant thunder. A loop.",
        level: -31.0,
        quality: LONG_QUALITY,
        recipe: Recipe::Loop(ambience::veranda),
    },
    Family {
        folder: "ambience",
        name: "hearth",
        takes: 1,
        meaning: "Ambience: a small fire, crickets in the night. A loop.",
        level: -32.0,
        quality: LONG_QUALITY,
        recipe: Recipe::Loop(ambience::hearth),
    },
    Family {
        folder: "ambience",
        name: "museum",
        takes: 1,
        meaning: "Ambience: the air of a hall, steps in the next room. A loop.",
        level: -38.0,
        quality: LONG_QUALITY,
        recipe: Recipe::Loop(ambience::museum),
    },
    Family {
        folder: "music",
        name: "piece",
        takes: 3,
        meaning: "Quiet pieces for thumb piano and balafon, in any order, with pauses between them.",
        level: -26.0,
        quality: LONG_QUALITY,
        recipe: Recipe::Music,
    },
];

const fn effect(
    folder: &'static str,
    name: &'static str,
    takes: usize,
    level: f64,
    make: fn(&mut Rng) -> Wave,
    meaning: &'static str,
) -> Family {
    Family {
        folder,
        name,
        takes,
        meaning,
        level,
        quality: EFFECT_QUALITY,
        recipe: Recipe::Effect(make),
    }
}

const fn pour(name: &'static str, seeds: usize, meaning: &'static str) -> Family {
    Family {
        folder: SEEDS,
        name,
        takes: 6,
        meaning,
        level: -25.0,
        quality: EFFECT_QUALITY,
        recipe: Recipe::Pour(seeds),
    }
}

const fn phrase(
    name: &'static str,
    level: f64,
    make: fn(&mut Rng) -> Stereo,
    meaning: &'static str,
) -> Family {
    Family {
        folder: EVENTS,
        name,
        takes: 1,
        meaning,
        level,
        quality: EFFECT_QUALITY,
        recipe: Recipe::Phrase(make),
    }
}

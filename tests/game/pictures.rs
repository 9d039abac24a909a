//! Pictures and films. The test stands in for a graphics card and paints the frames: one spot per
//! hole, whose brightness depends on its seeds.

use std::fs;

use awale::playback::Playback;
use awale::session::CurrentMatch;
use awale::state::Menu;
use awale::table::Top;
use awale_rules::{Hole, Vessel};
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::journey::{menu, run_to_end, three_plies};
use super::table::Parts;
use super::workshop::Home;

const WIDTH: u32 = 48;
const HEIGHT: u32 = 24;

/// Paints frames in place of a graphics card.
fn paint(mut commands: Commands, shots: Query<Entity, With<Screenshot>>, playback: Top<Playback>) {
    for entity in &shots {
        let brightness = |pixel: u32| {
            let hole = Hole::new((pixel % WIDTH / 4) as usize);
            let shown = playback.shown();
            shown.map_or(0, |shown| {
                12 * shown.count(Vessel::Hole(hole)).min(20) as u8
            })
        };
        let pixels = (0..WIDTH * HEIGHT).flat_map(|pixel| [brightness(pixel), 60, 30, 255]);
        let size = Extent3d {
            width: WIDTH,
            height: HEIGHT,
            depth_or_array_layers: 1,
        };
        let image = Image::new(
            size,
            TextureDimension::D2,
            pixels.collect(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::MAIN_WORLD,
        );
        commands.trigger(ScreenshotCaptured { entity, image });
        commands.entity(entity).despawn();
    }
}

/// Runs this script with painted frames.
fn run_painted(home: &Home, script: &str) -> App {
    let mut app = home.launch(script);
    app.add_systems(Last, paint);
    run_to_end(app)
}

/// Waits for the only saved picture, which a thread encodes independently of frames.
fn saved_picture(home: &Home) -> (String, Vec<u8>) {
    for _ in 0..600 {
        if let Some(picture) = picture(home).filter(|(name, _)| !name.ends_with(".tmp")) {
            return picture;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("no picture was saved");
}

/// Returns the only saved picture, if there is one yet.
fn picture(home: &Home) -> Option<(String, Vec<u8>)> {
    let mut files = fs::read_dir(home.0.join("pictures")).ok()?;
    let file = files.next()?.unwrap();
    assert!(files.next().is_none(), "one picture");
    Some((
        file.file_name().into_string().unwrap(),
        fs::read(file.path()).unwrap(),
    ))
}

#[test]
fn a_picture_is_saved_and_the_game_continues() {
    let home = Home::new("picture");
    let app = run_painted(&home, &format!("{} key p\n wait 40\n exit", three_plies()));
    let (name, bytes) = saved_picture(&home);
    assert!(
        name.starts_with("awale-") && name.ends_with(" 1.png"),
        "{name}"
    );
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    // The width and height come after the name of the first PNG chunk.
    assert_eq!(
        &bytes[16..24],
        [0, 0, 0, WIDTH as u8, 0, 0, 0, HEIGHT as u8]
    );
    assert_eq!(menu(&app), Menu::Closed);
}

#[test]
fn a_film_shows_the_last_move_and_leaves_the_game_unchanged() {
    let home = Home::new("film");
    let script = format!(
        "{} key escape\n press pause.more\n press pause.share\n press pause.film\n wait 260\n exit",
        three_plies()
    );
    let app = run_painted(&home, &script);
    let (name, bytes) = saved_picture(&home);
    assert!(name.ends_with(" 1.gif"), "{name}");
    assert_eq!((&bytes[..6], bytes.last()), (&b"GIF89a"[..], Some(&0x3b)));
    let frames = bytes
        .windows(3)
        .filter(|bytes| bytes == b"\x21\xf9\x04")
        .count();
    // The start, the lift, and the sowing of four seeds.
    assert!((6..40).contains(&frames), "{frames} frames");
    assert_eq!(menu(&app), Menu::Closed);
    let current = app.world().part::<CurrentMatch>();
    assert_eq!((current.tree().step(), current.tree().ply()), (3, 3));
}

#[test]
fn the_photo_mode_takes_pictures_and_returns_to_where_it_was() {
    let home = Home::new("photo");
    let script = format!(
        "{} key escape\n press pause.more\n press pause.share\n press pause.photo\n wait 5\n key p\n wait 40\n exit",
        three_plies()
    );
    let app = run_painted(&home, &script);
    assert!(saved_picture(&home).0.ends_with(" 1.png"));
    assert_eq!(menu(&app), Menu::Photo);
    let home = Home::new("photo-film");
    let script = format!(
        "{} key escape\n press pause.more\n press pause.share\n press pause.photo\n wait 5\n press photo.film\n wait 260\n exit",
        three_plies()
    );
    let app = run_painted(&home, &script);
    assert!(saved_picture(&home).0.ends_with(" 1.gif"));
    assert_eq!(menu(&app), Menu::Photo);
}

#[test]
fn a_cancelled_film_is_not_saved_and_the_table_is_unchanged() {
    let home = Home::new("no-film");
    let script = format!(
        "{} key escape\n press pause.more\n press pause.share\n press pause.film\n wait 45\n key escape\n wait 40\n exit",
        three_plies()
    );
    let app = run_painted(&home, &script);
    assert!(picture(&home).is_none());
    assert_eq!(menu(&app), Menu::Pause);
    assert_eq!(app.world().part::<CurrentMatch>().tree().step(), 3);
}

#[test]
fn a_missing_screenshot_ends_the_wait_after_a_limit() {
    let home = Home::new("no-picture");
    let app = home.run(&format!("{} key p\n wait 650\n exit", three_plies()));
    assert!(picture(&home).is_none());
    assert_eq!(menu(&app), Menu::Closed);
}

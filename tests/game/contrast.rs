//! Seeds stand out from the wood around them, in every place, on every game's own board.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use awale::app::{Options, offscreen};
use awale::board::{HeldBy, SEED_RADIUS, Seed};
use awale::jobs::Job;
use awale::scene::{BakeRays, Eye, Pipelines};
use awale::session::GameCommand;
use awale::settings::{Place, Quality, Settings};
use awale::state::{Menu, Screen};
use awale::storage::Storage;
use awale_engine::matches::Agreement;
use awale_rules::{Placement, Side};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use super::fixtures::{rules, slice};
use super::table::two_persons;

const SIZE: UVec2 = UVec2::new(1280, 720);
/// The time between two frames.
const STEP: Duration = Duration::from_millis(110);
/// The number of frames without a change before a picture.
const CALM: usize = 8;
/// The number of rays per vertex for the indirect light.
const RAYS: u32 = 16;
/// The seeds of a loft to count, and of the holes.
const IN_LOFT: u16 = 12;

/// The part of a seed's radius that is certainly seed, what surely surrounds it, and how far.
const INSIDE: f32 = 0.6;
const OUTSIDE: f32 = 1.3;
const AROUND: f32 = 1.9;
/// The least number of pixels whose median is compared.
const MIN_PIXELS: usize = 12;

/// A game with each board and set of seeds that the built-in games have.
const GAMES: [&str; 13] = [
    "awale",
    "kalah",
    "congklak",
    "ohvalhu",
    "mangala",
    "togyzqumalaq",
    "songo",
    "layli-goobalay",
    "gebeta",
    "pallanguzhi",
    "ali-guli-mane",
    "o-an-quan",
    "hus",
];

/// A game in a place.
type Case = (&'static str, Place);

#[derive(Resource)]
struct Run {
    cases: Vec<Case>,
    number: usize,
    calm: usize,
    is_taking: bool,
    contrasts: Arc<Mutex<Vec<Vec<f32>>>>,
}

/// Lays the board of the next case, waits until nothing changes, and takes the picture.
fn take(
    mut run: ResMut<Run>,
    pipelines: Res<Pipelines>,
    jobs: Query<(), With<Job>>,
    eye: Res<Eye>,
    mut settings: ResMut<Settings>,
    camera: Single<(&Camera, &GlobalTransform), With<Camera3d>>,
    seeds: Query<&GlobalTransform, (With<Seed>, With<HeldBy>)>,
    mut commands: MessageWriter<GameCommand>,
    mut requests: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    let taken = run.contrasts.lock().unwrap().len();
    if taken > run.number {
        run.number = taken;
        run.calm = 0;
        run.is_taking = false;
    }
    let Some(&(game, place)) = run.cases.get(run.number) else {
        exit.write(AppExit::Success);
        return;
    };
    if run.is_taking {
        return;
    }
    if run.calm == 0 {
        settings.look.place = place;
        settings.look.quality = Some(Quality::Low);
        let mut agreement = Agreement::single(game, two_persons(game));
        agreement.start = Some(with_full_loft(game));
        commands.write(GameCommand::Begin(Box::new(agreement)));
        run.calm = 1;
        return;
    }
    let is_calm = pipelines.are_compiled() && jobs.is_empty() && !eye.is_moving();
    run.calm = if is_calm { run.calm + 1 } else { 1 };
    if run.calm < CALM {
        return;
    }
    run.is_taking = true;
    let (camera, at) = *camera;
    let right = at.right() * SEED_RADIUS;
    let discs: Vec<Disc> = seeds
        .iter()
        .filter_map(|seed| {
            let middle = seed.translation();
            let centre = camera.world_to_viewport(at, middle).ok()?;
            let edge = camera.world_to_viewport(at, middle + right).ok()?;
            Some(Disc {
                centre,
                radius: edge.distance(centre),
                distance: middle.distance(at.translation()),
            })
        })
        .collect();
    let contrasts = Arc::clone(&run.contrasts);
    requests
        .spawn(Screenshot::primary_window())
        .observe(move |shot: On<ScreenshotCaptured>| {
            if let Ok(folder) = std::env::var("AWALE_PICTURES") {
                let image = shot.image.clone().try_into_dynamic().unwrap();
                let path = format!("{folder}/{game}-{place:?}.png");
                image.to_rgb8().save(path).unwrap();
            }
            let picture = shot.image.clone().try_into_dynamic().unwrap().to_rgb8();
            let pixels = |centre: Vec2, from: f32, to: f32| {
                let reach = to.ceil() as i32;
                let offsets = (-reach..=reach)
                    .flat_map(move |y| (-reach..=reach).map(move |x| IVec2::new(x, y)));
                offsets
                    .map(move |offset| centre.as_ivec2() + offset)
                    .filter(move |pixel| {
                        let away = pixel.as_vec2().distance(centre);
                        (from..to).contains(&away)
                    })
                    .filter(|pixel| {
                        pixel.cmpge(IVec2::ZERO).all() && pixel.cmplt(SIZE.as_ivec2()).all()
                    })
                    .collect::<Vec<IVec2>>()
            };
            let luminance = |pixel: &IVec2| {
                let [r, g, b] = picture.get_pixel(pixel.x as u32, pixel.y as u32).0;
                let colour = Color::srgb_u8(r, g, b).to_linear();
                0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue
            };
            let median = |pixels: Vec<IVec2>| {
                let mut values: Vec<f32> = pixels.iter().map(luminance).collect();
                values.sort_by(f32::total_cmp);
                (values.len() >= MIN_PIXELS).then(|| values[values.len() / 2])
            };
            let found = discs
                .iter()
                .filter_map(|disc| {
                    let others = || discs.iter().filter(|other| other.centre != disc.centre);
                    let mut seed = pixels(disc.centre, 0.0, INSIDE * disc.radius);
                    seed.retain(|pixel| {
                        others().all(|other| {
                            other.distance > disc.distance
                                || pixel.as_vec2().distance(other.centre) > other.radius
                        })
                    });
                    let mut wood = pixels(disc.centre, OUTSIDE * disc.radius, AROUND * disc.radius);
                    wood.retain(|pixel| {
                        others().all(|other| {
                            pixel.as_vec2().distance(other.centre) > OUTSIDE * other.radius
                        })
                    });
                    let (seed, wood) = (median(seed)?, median(wood)?);
                    let (light, dark) = (seed.max(wood), seed.min(wood));
                    Some((light + 0.002) / (dark + 0.002))
                })
                .collect();
            contrasts.lock().unwrap().push(found);
        });
}

/// A seed on the screen.
#[derive(Clone, Copy)]
struct Disc {
    centre: Vec2,
    radius: f32,
    distance: f32,
}

/// Returns the start of a game; on two rows with a dozen seeds moved from the fullest holes to
/// South's loft.
fn with_full_loft(game: &str) -> Placement {
    let rules = rules(game);
    let mut start = Placement::at_start(&rules, Side::South);
    let count = if rules.geometry().has_four_rows() {
        0
    } else {
        IN_LOFT
    };
    for _ in 0..count {
        let fullest = (0..rules.geometry().places()).max_by_key(|&hole| start.holes[hole]);
        start.holes[fullest.unwrap()] -= 1;
        start.lofts[Side::South.index()] += 1;
    }
    start
}

/// The games to look at: those in `AWALE_GAMES`, if it is set, to look into a failure.
fn cases() -> Vec<Case> {
    let all = Place::ALL
        .into_iter()
        .flat_map(|place| GAMES.map(|game| (game, place)));
    match std::env::var("AWALE_GAMES") {
        Ok(names) => all
            .filter(|(game, _)| names.split(',').any(|name| name == *game))
            .collect(),
        Err(_) => slice(all, 3),
    }
}

#[test]
fn seeds_stand_out_from_the_wood() {
    let cases = cases();
    let contrasts = Arc::new(Mutex::new(Vec::new()));
    let mut app = offscreen(Options {
        size: Some(SIZE),
        ..Options::default()
    });
    app.insert_resource(Storage::disabled())
        .insert_resource(BakeRays(RAYS))
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(Run {
            cases: cases.clone(),
            number: 0,
            calm: 0,
            is_taking: false,
            contrasts: Arc::clone(&contrasts),
        })
        .add_systems(
            Startup,
            |mut screen: ResMut<NextState<Screen>>, mut menu: ResMut<NextState<Menu>>| {
                screen.set(Screen::Playing);
                menu.set(Menu::Closed);
            },
        )
        .add_systems(First, take);
    assert!(app.run().is_success());
    for (case, mut found) in cases.iter().zip(contrasts.lock().unwrap().iter().cloned()) {
        found.sort_by(f32::total_cmp);
        let n = found.len();
        eprintln!(
            "{case:?}: {n} seeds, min {:.2}, 5% {:.2}, 10% {:.2} median {:.2}",
            found[0],
            found[n / 20],
            found[n / 10],
            found[n / 2]
        );
    }
}

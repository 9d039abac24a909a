//! Seeds stand out from the board around them, in every place and on every kind of board.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use awale::board::{HeldBy, SEED_RADIUS, Seed};
use awale::jobs::Job;
use awale::scene::{Eye, Pipelines};
use awale::session::GameCommand;
use awale::settings::{Place, Quality, Settings};
use awale_engine::matches::Agreement;
use awale_rules::{Placement, Side};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use super::fixtures::{rules, slice};
use super::table::two_player_setup;
use super::tiles::table_in_pictures;

const SIZE: UVec2 = UVec2::new(1280, 720);
/// Time between two frames.
const FRAME_DURATION: Duration = Duration::from_millis(110);
/// Number of frames without a change before a picture.
const CALM_FRAMES: usize = 8;
/// Number of rays per vertex for the indirect light.
const RAYS_PER_VERTEX: u32 = 16;
/// Number of seeds in South's loft.
const SEEDS_IN_LOFT: u16 = 12;

/// Distances from a seed's centre, in radii: up to the first, a pixel certainly shows the seed;
/// between the others, it shows its surroundings.
const MAX_INSIDE: f32 = 0.6;
const MIN_OUTSIDE: f32 = 1.3;
const MAX_OUTSIDE: f32 = 1.9;
/// Minimum colour differences between a seed and the board around it: of the median seed, and of
/// the seed at the 5th percentile, as the worst seeds may lie in shade.
const MIN_MEDIAN: f32 = 0.08;
const MIN_WORST: f32 = 0.012;
/// Minimum number of seeds with enough visible wood around them.
const MIN_SEEDS: usize = 20;
/// Minimum number of pixels of a median.
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

/// Number of cases in the short form of the tests: each draws a whole table several times.
const SLICE_CASES: usize = 1;

/// A game in a place.
type Case = (&'static str, Place);

#[derive(Resource)]
struct Run {
    cases: Vec<Case>,
    case_index: usize,
    calm_frames: usize,
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
    let finished = run.contrasts.lock().unwrap().len();
    if finished > run.case_index {
        run.case_index = finished;
        run.calm_frames = 0;
        run.is_taking = false;
    }
    let Some(&(game, place)) = run.cases.get(run.case_index) else {
        exit.write(AppExit::Success);
        return;
    };
    if run.is_taking {
        return;
    }
    if run.calm_frames == 0 {
        settings.look.place = place;
        settings.look.quality = Some(Quality::Low);
        let mut agreement = Agreement::single(game, two_player_setup(game));
        agreement.start = Some(with_full_loft(game));
        commands.write(GameCommand::Begin(Box::new(agreement)));
        run.calm_frames = 1;
        return;
    }
    let is_calm = pipelines.are_compiled() && jobs.is_empty() && !eye.is_moving();
    run.calm_frames = if is_calm { run.calm_frames + 1 } else { 1 };
    if run.calm_frames < CALM_FRAMES {
        return;
    }
    run.is_taking = true;
    let (camera, camera_transform) = *camera;
    let right = camera_transform.right() * SEED_RADIUS;
    let discs: Vec<Disc> = seeds
        .iter()
        .filter_map(|seed| {
            let position = seed.translation();
            let centre = camera.world_to_viewport(camera_transform, position).ok()?;
            let edge = camera
                .world_to_viewport(camera_transform, position + right)
                .ok()?;
            Some(Disc {
                centre,
                radius: edge.distance(centre),
                distance: position.distance(camera_transform.translation()),
            })
        })
        .collect();
    let contrasts = Arc::clone(&run.contrasts);
    requests
        .spawn(Screenshot::primary_window())
        .observe(move |shot: On<ScreenshotCaptured>| {
            let picture = &shot.image;
            if let Ok(folder) = std::env::var("AWALE_PICTURES") {
                let path = format!("{folder}/{game}-{place:?}.png");
                let image = picture.clone().try_into_dynamic().unwrap();
                image.to_rgb8().save(path).unwrap();
            }
            let differences = discs.iter().filter_map(|disc| {
                let seed = disc.inside(&discs);
                let wood = disc.around(&discs);
                Some(median(picture, &seed)?.distance(median(picture, &wood)?))
            });
            contrasts.lock().unwrap().push(differences.collect());
        });
}

/// A seed on the screen.
#[derive(Clone, Copy)]
struct Disc {
    centre: Vec2,
    radius: f32,
    /// The distance from the camera.
    distance: f32,
}

impl Disc {
    /// Returns the pixels that certainly show this seed: its centre, unless nearer seeds cover it.
    fn inside(&self, all: &[Self]) -> Vec<UVec2> {
        let is_free = |pixel: Vec2| {
            all.iter().all(|other| {
                other.distance >= self.distance || pixel.distance(other.centre) > other.radius
            })
        };
        self.ring(0.0, MAX_INSIDE, is_free)
    }

    /// Returns the pixels of the wood around this seed.
    fn around(&self, all: &[Self]) -> Vec<UVec2> {
        let is_free = |pixel: Vec2| {
            all.iter()
                .all(|other| pixel.distance(other.centre) > MIN_OUTSIDE * other.radius)
        };
        self.ring(MIN_OUTSIDE, MAX_OUTSIDE, is_free)
    }

    /// Returns the free pixels between two distances from the centre, in radii.
    fn ring(&self, inner: f32, outer: f32, is_free: impl Fn(Vec2) -> bool) -> Vec<UVec2> {
        let [inner, outer] = [inner, outer].map(|radii| radii * self.radius);
        let min = (self.centre - outer).max(Vec2::ZERO).as_uvec2();
        let max = (self.centre + outer).as_uvec2().min(SIZE - 1);
        (min.y..=max.y)
            .flat_map(|y| (min.x..=max.x).map(move |x| UVec2::new(x, y)))
            .filter(|pixel| {
                let pixel = pixel.as_vec2();
                (inner..outer).contains(&pixel.distance(self.centre)) && is_free(pixel)
            })
            .collect()
    }
}

/// Returns the median colour of these pixels in Oklab, where distances are as large as they look;
/// `None` if there are too few.
fn median(picture: &Image, pixels: &[UVec2]) -> Option<Vec3> {
    let colours: Vec<Vec3> = pixels
        .iter()
        .map(|pixel| Oklaba::from(picture.get_color_at(pixel.x, pixel.y).unwrap()).to_vec3())
        .collect();
    let median_of_channel = |channel: usize| {
        let mut values: Vec<f32> = colours.iter().map(|colour| colour[channel]).collect();
        values.sort_by(f32::total_cmp);
        values[values.len() / 2]
    };
    (colours.len() >= MIN_PIXELS).then(|| Vec3::from_array([0, 1, 2].map(median_of_channel)))
}

/// Returns the start of a game; on two rows with a dozen seeds moved from the fullest holes to
/// South's loft.
fn with_full_loft(game: &str) -> Placement {
    let rules = rules(game);
    let mut start = Placement::at_start(&rules, Side::South);
    let count = if rules.geometry().has_four_rows() {
        0
    } else {
        SEEDS_IN_LOFT
    };
    for _ in 0..count {
        let fullest = (0..rules.geometry().places()).max_by_key(|&hole| start.holes[hole]);
        start.holes[fullest.unwrap()] -= 1;
        start.lofts[Side::South.index()] += 1;
    }
    start
}

/// Returns the games to examine: those in `AWALE_GAMES`, if it is set, to look into a failure.
fn cases() -> Vec<Case> {
    let all = Place::ALL
        .into_iter()
        .flat_map(|place| GAMES.map(|game| (game, place)));
    match std::env::var("AWALE_GAMES") {
        Ok(names) => all
            .filter(|(game, _)| names.split(',').any(|name| name == *game))
            .collect(),
        Err(_) => slice(all, SLICE_CASES),
    }
}

#[test]
fn seeds_stand_out_from_the_wood() {
    let cases = cases();
    let contrasts = Arc::new(Mutex::new(Vec::new()));
    let mut app = table_in_pictures(SIZE, RAYS_PER_VERTEX);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME_DURATION))
        .insert_resource(Run {
            cases: cases.clone(),
            case_index: 0,
            calm_frames: 0,
            is_taking: false,
            contrasts: Arc::clone(&contrasts),
        })
        .add_systems(First, take);
    assert!(app.run().is_success());
    let contrasts = contrasts.lock().unwrap();
    assert_eq!(contrasts.len(), cases.len());
    let mut faint_cases = Vec::new();
    for (case, differences) in cases.iter().zip(contrasts.iter()) {
        let mut differences = differences.clone();
        differences.sort_by(f32::total_cmp);
        let count = differences.len();
        assert!(count > MIN_SEEDS, "{case:?}: {count} seeds");
        let [worst, median] = [count / 20, count / 2].map(|index| differences[index]);
        eprintln!("{case:?}: {worst:.3}, median {median:.3} of {count} seeds");
        if worst < MIN_WORST || median < MIN_MEDIAN {
            faint_cases.push((case, worst, median));
        }
    }
    assert!(faint_cases.is_empty(), "{faint_cases:?}");
}

use super::*;

const RAYS: u32 = 64;

type Sky = fn(Vec3) -> f32;
type Leaves = fn(Vec2) -> f32;

/// Creates a white sky without a sun, over ground with this albedo.
fn white_sky(ground_albedo: f32) -> Lights<Sky, Leaves> {
    Lights {
        to_sun: Vec3::Y,
        sun: 0.0,
        leaves: |_| 1.0,
        sky: |_| 1.0,
        ground_height: -1.0,
        ground_albedo,
    }
}

/// Creates a square of `cells` by `cells` cells, from -1 to 1 along x and z, raised by a height
/// field.
fn sheet(cells: u32, albedo: f32, height: impl Fn(Vec2) -> f32) -> Shape {
    let step = 2.0 / cells as f32;
    let at = |i: u32| Vec2::new((i % (cells + 1)) as f32, (i / (cells + 1)) as f32) * step - 1.0;
    let slope = |at: Vec2, by: Vec2| (height(at + by) - height(at - by)) / 2e-3;
    let count = (cells + 1) * (cells + 1);
    let corner = |i: u32| i / cells * (cells + 1) + i % cells;
    Shape {
        positions: (0..count)
            .map(|i| Vec3::new(at(i).x, height(at(i)), at(i).y))
            .collect(),
        normals: (0..count)
            .map(|i| {
                let [x, z] = [Vec2::X, Vec2::Y].map(|axis| slope(at(i), 1e-3 * axis));
                Vec3::new(-x, 1.0, -z).normalize()
            })
            .collect(),
        triangles: (0..cells * cells)
            .map(corner)
            .flat_map(|a| {
                let below = a + cells + 1;
                [[a, below, a + 1], [a + 1, below, below + 1]]
            })
            .collect(),
        albedo,
        is_wood: true,
    }
}

/// Returns the height of a bowl around the origin, at most 0.
fn bowl(at: Vec2) -> f32 {
    0.7 * (at.length_squared() / 0.64 - 1.0).min(0.0)
}

fn bake(shape: &Shape, lights: Lights<Sky, Leaves>) -> Vec<VertexLight> {
    let mut in_progress = Bake::new(std::slice::from_ref(shape), lights, RAYS);
    while !in_progress.advance(500) {}
    in_progress.finish().remove(0)
}

#[test]
fn an_open_plane_sees_the_whole_sky_and_nothing_else() {
    for light in bake(&sheet(8, 0.5, |_| 0.0), white_sky(0.5)) {
        assert_eq!(
            (light.sky, light.from_wood, light.from_ground),
            (1.0, 0.0, 0.0)
        );
    }
}

#[test]
fn everything_white_under_a_white_sky_is_white() {
    for light in bake(&sheet(40, 1.0, bowl), white_sky(1.0)) {
        let total = light.sky + light.from_wood + light.from_ground;
        assert!((total - 1.0).abs() < 0.03, "{light:?}");
    }
}

#[test]
fn the_bottom_of_a_bowl_sees_less_sky_than_its_rim_and_more_wood() {
    let shape = sheet(40, 0.5, bowl);
    let light = bake(&shape, white_sky(0.5));
    let at = |target: Vec2| {
        let distance = |at: &Vec3| Vec2::new(at.x, at.z).distance(target);
        let nearest = (0..light.len()).min_by(|&a, &b| {
            distance(&shape.positions[a]).total_cmp(&distance(&shape.positions[b]))
        });
        nearest.map_or(VertexLight::default(), |nearest| light[nearest])
    };
    let [bottom, wall, rim, flat] = [0.0, 0.6, 0.8, 0.95].map(|x| at(Vec2::new(x, 0.0)));
    assert!(bottom.sky < 0.8 * rim.sky, "{bottom:?} {rim:?}");
    assert!(wall.sky < rim.sky && rim.sky < flat.sky);
    assert!(bottom.from_wood > 2.0 * rim.from_wood);
    assert!(flat.from_wood < 0.02 && flat.sky > 0.97, "{flat:?}");
}

#[test]
fn light_is_the_same_on_the_whole_wall_of_a_sphere() {
    // An integrating sphere: in a hemisphere, all of the wall sees half of the sky, like the
    // bottom.
    let radius = 0.9f32;
    let ball = move |at: Vec2| -(radius * radius - at.length_squared()).max(0.0).sqrt();
    let shape = sheet(60, 0.5, ball);
    let light = bake(&shape, white_sky(0.0));
    let inside = shape.positions.iter().zip(&light);
    for (at, light) in inside.filter(|(at, _)| at.y < -0.35 * radius) {
        // E = sky / (1 - albedo / 2), half of which is direct skylight.
        assert!((light.sky - 0.5).abs() < 0.06, "{at} {light:?}");
        assert!((light.from_wood - 1.0 / 6.0).abs() < 0.03, "{at} {light:?}");
    }
}

#[test]
fn a_sunny_floor_lights_the_wall_beside_it() {
    // A step: low for x < 0, high for x > 0, with a steep wall between.
    let step = |at: Vec2| 0.8 * ((at.x + 0.1) / 0.2).clamp(0.0, 1.0);
    let shape = sheet(40, 0.5, step);
    let lights: Lights<Sky, Leaves> = Lights {
        sun: 1.0,
        to_sun: Vec3::new(-1.0, 1.0, 0.0).normalize(),
        sky: |_| 0.0,
        ..white_sky(0.5)
    };
    let light = bake(&shape, lights);
    let mean_of = |low: f32, high: f32| {
        let inside = shape
            .positions
            .iter()
            .zip(&light)
            .filter(|(at, _)| (low..high).contains(&at.x) && at.z.abs() < 0.6);
        let (sum, count) = inside.fold((0.0, 0), |(sum, n), (_, light)| {
            (sum + light.from_wood, n + 1)
        });
        sum / count as f32
    };
    let (wall, top) = (mean_of(-0.06, 0.06), mean_of(0.3, 0.9));
    assert!(wall > 0.02 && wall > 10.0 * top, "{wall} {top}");
}

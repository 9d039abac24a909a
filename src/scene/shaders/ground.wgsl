// The ground: red earth, a woven mat with a border of indigo cloth, and a folded cloth beside it.

#import awale::noise::{noise_flat, hash_number, resolved, faded_noise_flat, resolved_noise_flat, bumped}
#import awale::table_light::{
    TableShape, table_surface, sun_past_board, sun_past_body, outline_distance, baked_bounce, displayed_color,
}
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}

struct GroundLook {
    // Half-extents of the mat and of the board on it.
    mat_half: vec2<f32>,
    board_half: vec2<f32>,
    // Centre (x, z), radius and height of the props.
    props: array<vec4<f32>, 2>,
    // Centre (x, z) of the cloth and the direction of its length; its half-extents.
    cloth: vec4<f32>,
    cloth_half: vec2<f32>,
    // The kind: GROUND, MAT or CLOTH.
    kind: u32,
    border: f32,
    earth: vec4<f32>,
    straw: vec4<f32>,
    dyed: vec4<f32>,
    indigo: vec4<f32>,
    pale: vec4<f32>,
    // The floor: earth (0), PAVING, PLANKS, PLINTH or ASH.
    floor: u32,
}

struct Ground {
    look: GroundLook,
    sway: vec4<f32>,
    // A patch of sunlight: centre (x, z), radius, strength.
    spot: vec4<f32>,
    shape: TableShape,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> ground: Ground;

// Widths of a strand of the mat and of a thread of the cloth, and height of a strand, in units.
const STRAND: f32 = 0.05;
const THREAD: f32 = 0.014;
const STRAND_HEIGHT: f32 = 0.011;
// Radius of a footprint around its centre, in units.
const PRINT_RADIUS: f32 = 1.4;

// Height of the earth, and the height above it at which the folded cloth sees the whole sky.
const EARTH_HEIGHT: f32 = -0.03;
const FULL_SKY_HEIGHT: f32 = 0.3;

// Distances of the rail, the wall and the fire beyond the mat's far edge, and the fire's position
// along the mat, as a fraction of half its length; must match `scene::scenery`.
const RAIL_DISTANCE: f32 = 0.8;
const WALL_DISTANCE: f32 = 2.7;
const FIRE_POSITION: vec2<f32> = vec2(-0.5, 0.95);
// Light from the doorway: its centre at the mat's edge, and its half-width, in units.
const DOORWAY: vec2<f32> = vec2(1.5, 0.75);
// Radius of the bed of embers, and the distance over which the fire's light fades, in units.
const EMBER_RADIUS: f32 = 0.62;
const FIRELIGHT_RANGE: f32 = 5.5;
const EMBER_GLOW: vec3<f32> = vec3(1.9, 0.34, 0.045);
// Distance from the mat to the plinth's edge, and the half-width of the lamp's cone, in units.
const PLINTH_MARGIN: f32 = 1.2;
const LAMP_RADIUS: f32 = 1.7;

// Returns a vector in the basis whose first axis is this direction.
fn rotated(at: vec2<f32>, direction: vec2<f32>) -> vec2<f32> {
    return vec2(dot(at, direction), dot(at, vec2(-direction.y, direction.x)));
}

struct Weave {
    color: vec3<f32>,
    height: f32,
    shade: f32,
    roughness: f32,
}

// Returns four random numbers from 0 to 1 for a cell.
fn cell_random(cell: vec2<f32>, salt: i32) -> vec4<f32> {
    return hash_number(u32(i32(cell.x) * 7919 + i32(cell.y) * 104729 + salt * 31337));
}

// Returns the height of scattered stones (0 between them), and a random number per stone.
fn gravel(at: vec2<f32>, size: f32, share: f32, salt: i32) -> vec2<f32> {
    let p = at / size;
    let cell = floor(p);
    let random = cell_random(cell, salt);
    if (random.z * 0.999 > share) {
        return vec2(0.0, random.x);
    }
    let centre = cell + 0.3 + 0.4 * random.xy;
    let offset = p - centre;
    let angle = random.z * 40.0;
    let axis = vec2(cos(angle), sin(angle));
    let local = vec2(dot(offset, axis), dot(offset, vec2(-axis.y, axis.x)) * (1.15 + 0.6 * random.w));
    let chipped = 1.0 + 0.22 * sin(atan2(local.y, local.x) * 3.0 + random.y * 20.0);
    let radius = length(local) * chipped / (0.1 + 0.2 * random.w * random.w);
    return vec2(sqrt(max(1.0 - radius * radius, 0.0)), random.x);
}

// Returns `gravel` where it is resolved, and 0 elsewhere; `width` as for `resolved`.
fn resolved_gravel(at: vec2<f32>, size: f32, share: f32, salt: i32, width: f32) -> vec2<f32> {
    let detail = resolved(width);
    if (detail <= 0.0) {
        return vec2(0.0);
    }
    return gravel(at, size, share, salt) * vec2(detail, 1.0);
}

// Returns the coverage of a stalk of straw in a cell, and a random number per stalk.
fn stalk(at: vec2<f32>, size: f32, share: f32, salt: i32, pixel: f32) -> vec2<f32> {
    let p = at / size;
    let cell = floor(p);
    let random = cell_random(cell, salt);
    if (random.z > share) {
        return vec2(0.0, random.w);
    }
    let angle = random.x * 6.2832;
    let axis = vec2(cos(angle), sin(angle));
    let offset = p - cell - 0.5 - 0.2 * (random.yz - 0.5);
    let along = dot(offset, axis);
    let across = dot(offset, vec2(-axis.y, axis.x)) + 0.12 * (random.y - 0.5) * along * along * 4.0;
    let half_length = 0.16 + 0.2 * random.w;
    let width = 0.011 / size;
    let thin = max(width, 0.6 * pixel / size);
    let body = (1.0 - smoothstep(0.6 * thin, thin, abs(across))) * (1.0 - smoothstep(half_length * 0.96, half_length, abs(along)));
    return vec2(body * min(width / thin, 1.0), random.w);
}

// Returns the coverage, brightness and height of a fallen leaf.
fn leaf(at: vec2<f32>, size: f32, share: f32, salt: i32) -> vec3<f32> {
    let p = at / size;
    let cell = floor(p);
    let random = cell_random(cell, salt);
    if (random.z > share) {
        return vec3(0.0);
    }
    let angle = random.x * 6.2832;
    let axis = vec2(cos(angle), sin(angle));
    let offset = p - cell - 0.5 - 0.25 * (random.yz - 0.5);
    let half_length = 0.13 + 0.07 * random.y;
    let along = dot(offset, axis) / half_length;
    let across = dot(offset, vec2(-axis.y, axis.x)) / half_length + 0.18 * along * along * (random.w - 0.5);
    let edge = 0.36 * (1.0 - along * along) * (1.0 - 0.25 * along);
    let inside = (1.0 - smoothstep(edge - 0.05, edge, abs(across))) * step(abs(along), 1.0);
    let rib = 1.0 - smoothstep(0.012, 0.04, abs(across));
    let veins = smoothstep(0.75, 1.0, abs(fract((along - 0.7 * abs(across)) * 4.5) - 0.5) * 2.0);
    let stem = (1.0 - smoothstep(0.02, 0.045, abs(across))) * step(1.0, along) * step(along, 1.4);
    let coverage = max(inside, stem);
    return vec3(coverage, 0.75 + 0.5 * random.w + 0.35 * rib - 0.16 * veins, (1.0 - across * across * 2.0) * coverage);
}

// Returns the depth of a bare footprint around `centre`, with its toes towards `axis`.
fn footprint(at: vec2<f32>, centre: vec2<f32>, axis: vec2<f32>, mirrored: f32) -> f32 {
    let offset = at - centre;
    if (dot(offset, offset) > PRINT_RADIUS * PRINT_RADIUS) {
        return 0.0;
    }
    let y = dot(offset, axis);
    let x = dot(offset, vec2(-axis.y, axis.x)) * mirrored;
    let ball = length(vec2(x - 0.05, y - 0.48) / vec2(0.44, 0.5));
    let heel = length(vec2(x, y + 0.72) / vec2(0.33, 0.42));
    let sole = length(vec2(x + 0.12, y + 0.1) / vec2(0.26, 0.75));
    var depth = 1.0 - smoothstep(0.55, 1.15, min(min(ball, heel), sole));
    for (var toe = 0; toe < 5; toe += 1) {
        let t = f32(toe);
        let toe_centre = vec2(0.3 - 0.16 * t, 1.1 - 0.02 * t - 0.035 * t * t);
        let size = 0.14 - 0.014 * t;
        depth = max(depth, 1.0 - smoothstep(0.5, 1.2, length(vec2(x, y) - toe_centre) / size));
    }
    return depth;
}

fn earth(at: vec2<f32>, pixel: f32) -> Weave {
    let broad = noise_flat(at * 0.4) * 0.6 + noise_flat(at * 1.3 + 7.0) * 0.4;
    // Trodden earth forms smooth plates, with loose grit in the hollows.
    let plates = smoothstep(0.35, 0.6, noise_flat(at * 2.1 + 3.0) * 0.6 + noise_flat(at * 4.7) * 0.4);
    let clods = noise_flat(at * 9.0) * 0.6 + 0.4 * faded_noise_flat(at * 21.0, pixel * 21.0);
    let sand = resolved_noise_flat(at * 70.0, pixel * 70.0);
    var color = ground.look.earth.rgb * (0.62 + 0.5 * broad + 0.16 * (plates - 0.5) + 0.3 * (clods - 0.5) + 0.3 * (sand - 0.5));
    var height = 0.012 * plates + 0.012 * clods * (1.0 - 0.6 * plates) + 0.0035 * sand;

    // Footprints towards the mat and away from it.
    let mat = ground.look.mat_half;
    var prints = footprint(at, vec2(-0.9, -mat.y - 0.85), normalize(vec2(0.3, 1.0)), 1.0);
    prints = max(prints, footprint(at, vec2(0.35, -mat.y - 2.1), normalize(vec2(0.22, 1.0)), -1.0));
    prints = max(prints, footprint(at, vec2(-2.3, mat.y + 1.0), normalize(vec2(-0.25, -1.0)), -1.0));
    prints = max(prints, footprint(at, vec2(-1.0, mat.y + 2.3), normalize(vec2(-0.15, -1.0)), 1.0));
    height -= 0.012 * prints;
    color *= 1.0 - 0.2 * prints;

    // Fine and coarse gravel lies around the footprints.
    let gathered = smoothstep(0.42, 0.7, noise_flat(at * 0.8 + 50.0) * 0.65 + noise_flat(at * 3.0) * 0.35);
    let fine = resolved_gravel(at, 0.075, 0.08 + 0.5 * gathered, 3, pixel * 46.0);
    let small = resolved_gravel(at + 17.3, 0.21, 0.05 + 0.16 * gathered, 5, pixel * 11.0);
    let stones = max(fine.x, small.x) * (1.0 - 0.8 * prints);
    let stone_random = select(fine.y, small.y, small.x > fine.x);
    let stone = mix(vec3(0.062, 0.036, 0.026), vec3(0.135, 0.098, 0.074), stone_random * stone_random);
    color = mix(color, stone, 0.8 * smoothstep(0.0, 0.3, stones));
    height += 0.02 * stones;

    // Straw and a few leaves.
    let first = stalk(at, 0.9, 0.3, 7, pixel);
    let second = stalk(at + 5.7, 1.3, 0.35, 8, pixel);
    let straw = max(first.x, second.x);
    color = mix(color, ground.look.straw.rgb * (0.8 + 0.7 * max(first.y, second.y)), straw);
    height += 0.004 * straw;
    let fallen_leaf = leaf(at + vec2(1.7, 0.4), 2.1, 0.5, 9);
    let brown = mix(vec3(0.13, 0.062, 0.022), vec3(0.26, 0.17, 0.05), fract(fallen_leaf.y * 3.7));
    color = mix(color, brown * fallen_leaf.y, fallen_leaf.x);
    height += 0.03 * fallen_leaf.z;

    // Towards the edge of the scene, the tree's shade deepens.
    let outside = length(max(abs(at) - ground.look.mat_half, vec2(0.0)));
    color *= 1.0 - 0.5 * smoothstep(0.6, 6.0, outside);
    return Weave(color, height * (1.0 - 0.6 * smoothstep(1.0, 5.0, outside)), 0.9 + 0.2 * (clods - 0.5), 0.95);
}

// Sandstone slabs of different widths in courses, with worn, rounded edges.
fn paving(at: vec2<f32>, pixel: f32) -> Weave {
    let rotated_at = vec2(0.94 * at.x + 0.34 * at.y, -0.34 * at.x + 0.94 * at.y) + 40.0;
    let course = floor(rotated_at.y / 1.7);
    let random = cell_random(vec2(course, 3.0), 31);
    let width = 1.9 + 1.1 * random.x;
    let along = rotated_at.x / width + random.y;
    let slab = cell_random(vec2(floor(along), course), 37);
    let edge_distance = min(
        min(fract(along), 1.0 - fract(along)) * width,
        min(fract(rotated_at.y / 1.7), 1.0 - fract(rotated_at.y / 1.7)) * 1.7,
    );
    let ragged = edge_distance + 0.035 * (noise_flat(at * 5.0) - 0.5);
    let joint = 1.0 - smoothstep(0.012, 0.05 + pixel, ragged);
    let broad = noise_flat(at * 0.7) * 0.6 + noise_flat(at * 2.3 + 7.0) * 0.4;
    let grain = resolved_noise_flat(at * 60.0, pixel * 60.0);
    let worn = noise_flat(at * 7.0 + slab.xy * 9.0);
    var color = ground.look.earth.rgb * (0.74 + 0.3 * slab.z + 0.3 * (broad - 0.5) + 0.16 * (grain - 0.5) + 0.16 * (worn - 0.5));
    color = mix(color, ground.look.earth.rgb * vec3(0.34, 0.29, 0.24), 0.85 * joint);
    let blown = resolved_gravel(at, 0.16, 0.06 + 0.3 * joint, 5, pixel * 7.0);
    color = mix(color, ground.look.earth.rgb * (0.5 + 0.5 * blown.y), 0.7 * smoothstep(0.0, 0.3, blown.x));
    let fallen_leaf = leaf(at + vec2(1.7, 0.4), 2.6, 0.28, 9);
    let brown = mix(vec3(0.13, 0.062, 0.022), vec3(0.26, 0.17, 0.05), fract(fallen_leaf.y * 3.7));
    color = mix(color, brown * fallen_leaf.y, fallen_leaf.x);
    let height = 0.02 * smoothstep(0.0, 0.12, ragged) + 0.006 * worn + 0.002 * grain + 0.02 * blown.x + 0.03 * fallen_leaf.z;
    let outside = length(max(abs(at) - ground.look.mat_half, vec2(0.0)));
    color *= 1.0 - 0.35 * smoothstep(1.0, 7.0, outside);
    return Weave(color, height * (1.0 - 0.5 * smoothstep(2.0, 7.0, outside)), 1.0 - 0.45 * joint, 0.85 + 0.1 * broad);
}

// The boards of a veranda, with puddles of rain where they are worn.
fn planks(at: vec2<f32>, pixel: f32) -> Weave {
    let width = 0.92;
    let board = floor(at.y / width);
    let random = cell_random(vec2(board, 1.0), 41);
    let across = fract(at.y / width);
    let edge_distance = min(across, 1.0 - across) * width;
    let gap = 1.0 - smoothstep(0.01, 0.035 + pixel, edge_distance);
    let end = abs(fract((at.x + 9.0 * random.x) / 7.3) - 0.5) * 7.3;
    let butt = 1.0 - smoothstep(0.01, 0.03 + pixel, 3.65 - end);
    let groove = max(gap, butt);
    let along = vec2(at.x * 0.5 + 20.0 * random.y, at.y * 6.0);
    let grain = noise_flat(along * vec2(0.6, 1.0)) * 0.6 + 0.4 * faded_noise_flat(along * vec2(1.4, 4.1), pixel * 24.0);
    let thread = resolved_noise_flat(along * vec2(2.0, 13.0), pixel * 70.0);
    let puddle = smoothstep(0.5, 0.68, noise_flat(at * 0.55 + 4.0) * 0.7 + noise_flat(at * 1.9) * 0.3);
    var color = ground.look.earth.rgb * (0.55 + 0.4 * random.z + 0.6 * grain + 0.3 * (thread - 0.5));
    let grey = vec3(dot(color, vec3(0.2126, 0.7152, 0.0722)));
    color = mix(color, grey * 1.15, 0.35 * (1.0 - puddle));
    color *= 1.0 - 0.3 * puddle;
    color *= 1.0 - 0.85 * groove;
    let nail = length(vec2(end - 3.5, edge_distance - 0.14));
    color = mix(color, vec3(0.02, 0.018, 0.016), (1.0 - smoothstep(0.02, 0.03 + pixel, nail)) * resolved(pixel * 9.0));
    let height = 0.03 * smoothstep(0.0, 0.06, edge_distance) + 0.006 * grain * (1.0 - puddle) + 0.003 * thread * (1.0 - puddle);
    let outside = length(max(abs(at) - ground.look.mat_half, vec2(0.0)));
    color *= 1.0 - 0.45 * smoothstep(1.0, 7.0, outside);
    return Weave(color, height * (1.0 - 0.6 * smoothstep(2.0, 7.0, outside)), 1.0 - 0.5 * groove, mix(0.7, 0.24, puddle));
}

// Returns the height of the rings of raindrops on water, 0 to 1.
fn ripples(at: vec2<f32>, size: f32, share: f32, salt: i32) -> f32 {
    let p = at / size;
    let cell = floor(p);
    let random = cell_random(cell, salt);
    if (random.z > share) {
        return 0.0;
    }
    let drop_distance = length(p - cell - 0.35 - 0.3 * random.xy);
    let radius = 0.08 + 0.26 * random.w;
    let ring = (drop_distance - radius) / 0.05;
    return exp(-ring * ring) * (1.0 - random.w * 0.6);
}

// The boards of a veranda up to its rail, and the yard in the rain beyond it.
fn veranda(at: vec2<f32>, pixel: f32) -> Weave {
    let distance_beyond = -ground.look.mat_half.y - RAIL_DISTANCE - at.y;
    var weave = planks(at, pixel);
    // Rain blows in under the rail and wets the boards there.
    let wet = smoothstep(-1.2, -0.05, distance_beyond);
    let drops = ripples(at, 0.34, 0.5, 61) * resolved(pixel * 9.0);
    weave.color *= 1.0 - 0.35 * wet;
    weave.roughness = mix(weave.roughness, 0.16, wet);
    weave.height = mix(weave.height, 0.25 * weave.height + 0.01 * drops, wet);
    if (distance_beyond < 0.0) {
        return weave;
    }
    let broad = noise_flat(at * 0.5 + 2.0) * 0.6 + noise_flat(at * 1.7) * 0.4;
    let water = smoothstep(0.42, 0.62, broad);
    var color = mix(vec3(0.030, 0.034, 0.018), vec3(0.020, 0.024, 0.026), water);
    let grass = faded_noise_flat(vec2(at.x * 9.0, at.y * 2.0), pixel * 9.0);
    color *= mix(0.6 + 0.8 * grass, 1.0, water);
    let rings = max(ripples(at, 0.9, 0.7, 67), ripples(at + 3.7, 0.55, 0.6, 71)) * resolved(pixel * 4.0);
    // Falling drops form short bright streaks in front of the yard.
    let streak = cell_random(vec2(floor(at.x * 7.0), floor(at.y * 0.8 + 3.0 * cell_random(vec2(floor(at.x * 7.0), 5.0), 73).x)), 79);
    let fall = step(0.86, streak.x) * smoothstep(0.5, 0.2, abs(fract(at.x * 7.0) - 0.5)) * smoothstep(0.0, 1.2, distance_beyond);
    color += vec3(0.085, 0.10, 0.11) * fall * (0.4 + 0.6 * streak.y);
    let fog = smoothstep(1.0, 14.0, distance_beyond);
    color = mix(color, vec3(0.16, 0.19, 0.20), 0.7 * fog);
    return Weave(color, 0.02 * rings * water * (1.0 - fog), 1.0, mix(0.8, 0.12, water * (1.0 - fog)));
}

// Earth around a fire: ash and charcoal between the stones.
fn ash(at: vec2<f32>, pixel: f32) -> Weave {
    var weave = earth(at, pixel);
    let bed = 1.0 - smoothstep(0.7 * EMBER_RADIUS, 1.9 * EMBER_RADIUS, length(at - fire_centre()));
    let coal = noise_flat(at * 8.0) * 0.6 + 0.4 * faded_noise_flat(at * 19.0, pixel * 19.0);
    let grey = mix(vec3(0.012, 0.011, 0.010), vec3(0.13, 0.12, 0.11), smoothstep(0.35, 0.7, coal));
    weave.color = mix(weave.color, grey, bed);
    weave.height += 0.05 * bed * coal;
    return weave;
}

fn fire_centre() -> vec2<f32> {
    return vec2(FIRE_POSITION.x * ground.look.mat_half.x, -ground.look.mat_half.y - FIRE_POSITION.y);
}

// Returns the glow of the embers.
fn embers(at: vec2<f32>) -> vec3<f32> {
    let bed = 1.0 - smoothstep(0.55 * EMBER_RADIUS, EMBER_RADIUS, length(at - fire_centre()));
    let coal = noise_flat(at * 8.0) * 0.6 + 0.4 * noise_flat(at * 19.0);
    return EMBER_GLOW * bed * smoothstep(0.62, 0.28, coal);
}

// Returns the visibility of the sun past the wall of a courtyard, whose shadow lies behind the mat,
// and through its doorway.
fn sun_past_walls(at: vec2<f32>) -> f32 {
    let mat = ground.look.mat_half;
    let distance_beyond = -at.y - mat.y;
    let walls = smoothstep(0.04, -0.04, distance_beyond - 0.62 - 0.07 * (at.x + mat.x));
    // The patch of light from the doorway slants away from the sun.
    let doorway = abs(at.x - DOORWAY.x - 0.9 * distance_beyond) - DOORWAY.y;
    return max(walls, smoothstep(0.04, -0.04, doorway));
}

// A painted plinth with its edge, a groove for the glass and a printed label, and the floor of the
// hall around it.
fn plinth(at: vec2<f32>, pixel: f32) -> Weave {
    let broad = noise_flat(at * 0.35) * 0.6 + noise_flat(at * 1.1 + 3.0) * 0.4;
    let grit = resolved_noise_flat(at * 42.0, pixel * 42.0);
    var color = ground.look.earth.rgb * (0.94 + 0.12 * (broad - 0.5) + 0.06 * (grit - 0.5));
    var roughness = 0.62;
    let mat = ground.look.mat_half;
    let mat_offset = max(abs(at) - mat, vec2(0.0));
    let distance_beyond = max(mat_offset.x, mat_offset.y) - PLINTH_MARGIN;
    let groove = 1.0 - smoothstep(0.02, 0.03 + pixel, abs(distance_beyond + 0.3));
    color *= 1.0 - 0.6 * groove;
    let glass = 1.0 - smoothstep(0.008, 0.014 + pixel, abs(distance_beyond + 0.26));
    color = mix(color, vec3(0.42, 0.52, 0.52), 0.8 * glass);
    let bevel = 1.0 - smoothstep(0.03, 0.05 + pixel, abs(distance_beyond));
    color = mix(color, vec3(0.34, 0.325, 0.31), 0.8 * bevel);
    if (distance_beyond > 0.0) {
        let parquet = noise_flat(vec2(at.x * 0.5, floor(at.y * 1.3) * 9.1)) - 0.5;
        color = mix(color, vec3(0.020, 0.017, 0.015) * (1.0 + 0.8 * parquet), 1.0 - bevel);
        roughness = 0.35;
    }
    // The label lies behind the mat, to the right.
    let label = vec2(at.x - 0.34 * mat.x, at.y + mat.y + 0.52);
    let card = max(abs(label.x) - 1.15, abs(label.y) - 0.36);
    if (card < 0.0) {
        let line = fract((label.y + 0.36) / 0.14);
        let row = floor((label.y + 0.36) / 0.14);
        let words = step(0.24, noise_flat(vec2(label.x * 9.0, row * 7.0))) * step(abs(label.x + 0.08 * row), 0.95);
        let print = step(0.35, line) * step(line, 0.72) * step(0.5, row) * step(row, 4.5) * words;
        color = mix(vec3(0.62, 0.60, 0.55), vec3(0.05, 0.045, 0.04), 0.8 * print * resolved(pixel * 9.0));
    }
    return Weave(color, 0.0012 * grit - 0.03 * groove, 1.0, roughness);
}

// A twill: every strand passes over two others and under two, shifted by one in each row. Strands
// of the colour `across` run along x, those of `along` along z.
fn woven(at: vec2<f32>, pixel: f32, width: f32, across: vec3<f32>, along: vec3<f32>) -> Weave {
    let p = at / width;
    let detail = resolved(0.8 * pixel / width);
    let cell = vec2<i32>(floor(p));
    let step_in = (cell.x + cell.y) & 3;
    let is_across = step_in < 2;
    // The position along and across the strand's float.
    let f = fract(p);
    let on_float = select(
        vec2(f32(step_in - 2) + f.y, f.x),
        vec2(f32(step_in) + f.x, f.y),
        is_across,
    ) * vec2(0.5, 1.0) - 0.5;
    let round = sqrt(max(1.0 - 3.6 * on_float.y * on_float.y, 0.0));
    let arch = 1.0 - 2.6 * on_float.x * on_float.x;
    let height = round * arch;
    let length_wise = select(p.yx, p, is_across);
    let fibre = noise_flat(length_wise * vec2(0.7, 9.0));
    let strand = select(along, across, is_across) * (0.82 + 0.36 * fibre);
    let color = mix(0.5 * (across + along), strand, detail);
    return Weave(color, height * detail, mix(0.72, 0.3 + 0.7 * height, detail), 0.72);
}

fn mat_weave(at: vec2<f32>, pixel: f32) -> Weave {
    let cell = floor(at / STRAND);
    // Every strand has one tint along its whole length.
    let tint_across = noise_flat(vec2(cell.y * 0.73, 3.5));
    let tint_along = noise_flat(vec2(cell.x * 0.73, 8.5));
    // Worn and bleached patches.
    let worn = smoothstep(0.5, 0.8, noise_flat(at * 0.7 + 20.0) * 0.7 + noise_flat(at * 2.9) * 0.3);
    let patch_tint = 0.85 + 0.3 * noise_flat(at * 0.9) + 0.22 * worn;
    // A band of dyed lozenges along each long side.
    let inner = ground.look.mat_half - ground.look.border;
    let row = floor((inner.y - abs(at.y)) / STRAND);
    let zigzag = abs(fract(cell.x / 14.0) - 0.5) * 14.0;
    let row_distance = abs(row - 9.0);
    let lozenge = step(abs(zigzag - row_distance), 0.9) + step(row_distance + zigzag, 2.5);
    let line = step(abs(row - 1.0), 0.5) + step(abs(row - 17.0), 0.5);
    let in_band = step(2.5, row) * step(row, 15.5);
    let strands = pixel / STRAND;
    let motif = saturate(in_band * lozenge + line) * resolved(strands * 0.4) * (1.0 - 0.45 * worn);
    let straw = ground.look.straw.rgb * patch_tint;
    let across = mix(straw * (0.72 + 0.5 * tint_across), ground.look.dyed.rgb, 0.82 * motif);
    let along = mix(straw * (0.66 + 0.5 * tint_along), ground.look.dyed.rgb, 0.6 * motif);
    var weave = woven(at, pixel, STRAND, across, along);
    weave.height *= STRAND_HEIGHT;
    // Some strands are broken, and some fibres stand up.
    let broken = step(0.965, noise_flat(cell * 0.91 + 33.0)) * resolved(strands * 0.8);
    weave.color *= 1.0 - 0.45 * broken;
    weave.height -= 0.6 * STRAND_HEIGHT * broken;
    let loose = stalk(at, 0.8, 0.25, 21, pixel);
    weave.color = mix(weave.color, straw * 1.25, 0.8 * loose.x);
    return weave;
}

fn cloth(at: vec2<f32>, pixel: f32, edge_distance: f32, along: f32) -> Weave {
    // The cloth was dyed in indigo, and the tied parts stayed pale.
    let v = edge_distance / ground.look.border;
    let blur = pixel / ground.look.border;
    // Lines thinner than a pixel are drawn wider and paler.
    let width = max(0.022, 0.75 * blur);
    let edge = min(abs(v - 0.1), abs(v - 0.9));
    let lines = (1.0 - smoothstep(0.5 * width, 1.4 * width, edge)) * 0.022 / width;
    // Tied dots in lozenges.
    let cell = fract(along / (ground.look.border * 0.9)) - 0.5;
    let q = vec2(cell * 0.9, (v - 0.5) * 0.92);
    let lozenge = abs(q.x) + abs(q.y);
    let on_line = smoothstep(0.05, 0.02, abs(lozenge - 0.3));
    let dots = smoothstep(0.2, 0.55, cos((q.x - q.y) * 55.0) * cos((q.x + q.y) * 55.0));
    let circles = on_line * mix(0.22, dots, resolved(blur * 14.0)) * resolved(blur * 4.0)
        + smoothstep(0.075, 0.04, lozenge) * resolved(blur * 3.0);
    let bleed = noise_flat(at * 22.0);
    let pale = saturate(lines + circles) * (0.55 + 0.45 * bleed);
    // It was washed and folded, and is pale along its creases.
    let crease = smoothstep(0.06, 0.0, abs(fract(along / 2.6) - 0.5)) * 0.3;
    let wash = 0.7 + 0.45 * noise_flat(at * 2.3) + 0.25 * noise_flat(at * 9.0) + crease;
    let color = mix(ground.look.indigo.rgb * wash, ground.look.pale.rgb, pale * 0.55);
    var weave = woven(at, pixel, THREAD, color * 0.92, color * 1.08);
    weave.height *= 0.003;
    weave.shade = mix(weave.shade, 0.9, 0.6);
    weave.roughness = 0.9;
    return weave;
}

// A cloth sewn from strips as wide as the loom: every other strip is patterned, and the strips
// between have undyed threads.
fn strips(at: vec2<f32>, pixel: f32) -> Weave {
    let width = ground.look.border;
    let index = floor(at.y / width);
    let across = at.y - index * width;
    var weave = cloth(at, pixel, across, at.x + 0.37 * index);
    let is_plain = (i32(index) & 1) == 1;
    let blur = pixel / width;
    let thread = abs(fract(across / width * 6.0) - 0.5) - 0.38;
    let thin = smoothstep(0.0, 0.06 + 6.0 * blur, thread) * (0.35 + 0.3 * noise_flat(at * 22.0));
    let dyed = ground.look.indigo.rgb * (0.75 + 0.5 * noise_flat(at * 2.3 + 5.0));
    weave.color = select(weave.color, mix(dyed, ground.look.pale.rgb, 0.5 * thin), is_plain);
    // The seam between two strips.
    let seam = smoothstep(0.025 + blur, 0.0, min(across, width - across) / width);
    weave.color *= 1.0 - 0.35 * seam;
    weave.height -= 0.004 * seam;
    return weave;
}

// Returns the weave at a point of the ground. `pixel` is the width of a pixel there, and
// `cloth_pixel` that on the cloth.
fn ground_weave(at: vec2<f32>, uv: vec2<f32>, pixel: f32, cloth_pixel: f32) -> Weave {
#ifdef GROUND
#ifdef PAVING
    return paving(at, pixel);
#else ifdef PLANKS
    return veranda(at, pixel);
#else ifdef ASH
    return ash(at, pixel);
#else ifdef PLINTH
    return plinth(at, pixel);
#else
    return earth(at, pixel);
#endif
#else ifdef CLOTH
    return strips(uv, cloth_pixel);
#else
    let edge = ground.look.mat_half - abs(at);
    let edge_distance = min(edge.x, edge.y);
    if (edge_distance < ground.look.border) {
        return cloth(at, pixel, max(edge_distance, 0.0), select(at.x, at.y, edge.x < edge.y));
    }
    return mat_weave(at, pixel);
#endif
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let p = in.world_position.xyz;
    let at = p.xz;
    let shape_normal = normalize(in.world_normal);
    // Derivatives are only defined in uniform control flow.
    let pixel = max(fwidth(at.x), fwidth(at.y));
    let cloth_pixel = max(fwidth(in.uv.x), fwidth(in.uv.y));
    let weave = ground_weave(at, in.uv, pixel, cloth_pixel);

    var surface = table_surface(in.position, p, shape_normal);
    surface.sway = ground.sway;
    surface.shade = ground.shape.shade;
    surface.spot = ground.spot;
    surface.color = weave.color;
    surface.roughness = weave.roughness;
    surface.reflectance = 0.3;
    // The board occludes the sky over the mat near it, and the mat that over the earth.
    let end = vec2(ground.look.board_half.y, ground.look.board_half.y);
    let body = max(abs(at) - vec2(ground.look.board_half.x - end.x, 0.0), vec2(0.0));
    let board_distance = length(body) - end.x + 0.22;
    surface.sky = weave.shade * (1.0 - 0.8 * exp(-max(board_distance, 0.0) * 3.2));
#ifdef GROUND
    let outside = length(max(abs(at) - ground.look.mat_half, vec2(0.0)));
    surface.sky *= 1.0 - 0.5 * exp(-outside * 12.0);
    let cloth_offset = abs(rotated(at - ground.look.cloth.xy, ground.look.cloth.zw)) - ground.look.cloth_half;
    surface.sky *= 1.0 - 0.6 * exp(-length(max(cloth_offset, vec2(0.0))) * 9.0);
#endif
#ifdef CLOTH
    surface.sky *= mix(0.45, 1.0, smoothstep(0.0, FULL_SKY_HEIGHT, p.y - EARTH_HEIGHT));
#endif
    surface.sun = mix(1.0, weave.shade, 0.35) * sun_past_board(ground.shape, p);
#ifdef ASH
    let fire_distance = length(at - fire_centre()) / FIRELIGHT_RANGE;
    surface.sun *= 1.5 / (1.0 + 1.6 * fire_distance * fire_distance);
#endif
#ifdef GROUND
#ifdef PAVING
    surface.sun *= sun_past_walls(at);
    // The ground is dark at the foot of the wall.
    surface.sky *= 1.0 - 0.6 * exp(-max(at.y + ground.look.mat_half.y + WALL_DISTANCE, 0.0) * 1.6);
#else ifdef ASH
    surface.glow = embers(at);
#else ifdef PLINTH
    // The lamp's cone of light.
    let cone = 1.0 - smoothstep(0.3 * LAMP_RADIUS, LAMP_RADIUS, outside);
    surface.sun *= cone;
    surface.sky *= 0.35 + 0.65 * cone;
#endif
#endif
    for (var i = 0; i < 2; i += 1) {
        let prop = ground.look.props[i];
        surface.sun *= sun_past_body(prop, p);
        let foot_distance = max(length(at - prop.xy) - 0.7 * prop.z, 0.0);
        surface.sky *= 1.0 - 0.6 * exp(-foot_distance * 4.0);
    }
#ifndef GROUND
    // The vertices are too far apart for the baked light to capture the darkness where the board
    // touches the mat.
    let contact_shade = 1.0 - 0.5 * exp(-14.0 * max(outline_distance(ground.shape, at), 0.0));
    surface.baked = ground.shape.ground.w;
    surface.sky = mix(surface.sky, weave.shade * in.color.a * contact_shade, surface.baked);
    surface.bounce = baked_bounce(ground.shape, in.uv_b) * weave.shade * contact_shade * surface.baked;
#endif
    surface.normal = bumped(shape_normal, p, weave.height);

    var out: FragmentOutput;
    out.color = displayed_color(surface);
    return out;
}

// The seeds of all sets: nuts with tints, rings and scars, cowries with a back and a base, glass
// beads, scaled nuts, and pebbles. Each seed is slightly different.

#import awale::noise::{noise, hash_number, resolved, resolved_noise}
#import awale::table_light::{
    TableShape, TableSurface, table_surface, seeds_at, nearest_rim, sun_over_rim, bounce_light, displayed_color, to_sun,
}
#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_functions,
    mesh_view_bindings as view_bindings,
}

// Must match `scene::looks`.
struct SeedLook {
    palette: array<vec4<f32>, 4>,
    mark: vec4<f32>,
    brightness: vec2<f32>,
    roughness: vec2<f32>,
    reflectance: f32,
    rings: f32,
    skin: f32,
    kind: u32,
    wax: f32,
    depth: f32,
}

struct Seed {
    look: SeedLook,
    sway: vec4<f32>,
    // A patch of sunlight: centre (x, z), radius, strength.
    spot: vec4<f32>,
    shape: TableShape,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> seed: Seed;

const RADIUS: f32 = 0.085;
// Fraction of sunlight that neighbouring seeds reflect onto each other.
const NEIGHBOUR_BOUNCE: f32 = 0.16;
// Fraction of the skylight that reaches the side of a seed deep in a hollow.
const SIDE_SKY: f32 = 0.4;
// Roughness of wax, and tint of light that has passed through a seed.
const WAX_ROUGHNESS: f32 = 0.19;
const THROUGH_TINT: vec3<f32> = vec3(1.0, 0.82, 0.6);
// Refractive index of glass.
const GLASS_INDEX: f32 = 1.5;

// A point of a seed: its position in the seed's space and the width of a pixel there, in radii, and
// the seed's four random numbers.
struct SeedPoint {
    local: vec3<f32>,
    pixel: f32,
    random: vec4<f32>,
}

// The surface at a point of a seed.
struct Shell {
    color: vec3<f32>,
    roughness: f32,
    // Occlusion of the sky by the seed's own folds.
    occlusion: f32,
}

fn nut(at: SeedPoint) -> Shell {
    let random = at.random;
    // Rings run around an axis slightly tilted from the short one.
    let axis = normalize(vec3(random.x - 0.5, 1.6, random.y - 0.5));
    let height = dot(normalize(at.local), axis);
    let wobble = noise(at.local * 1.7 + random.z * 40.0);
    let ring_phase = (acos(clamp(height, -1.0, 1.0)) + 0.25 * wobble) * 2.6;
    let ring = abs(fract(ring_phase) - 0.5) * 2.0;
    let ring_line = smoothstep(0.72, 0.97, ring) * resolved(at.pixel * 4.0);
    let cloud = noise(at.local * 1.3 + random.w * 60.0);

    // Two tones rather than a continuous range, so that neighbours differ and can be counted.
    let tint = smoothstep(0.4, 0.72, random.z * 0.75 + cloud * 0.35);
    var color = mix(seed.look.palette[0].rgb, seed.look.palette[1].rgb, tint);
    let bright = seed.look.brightness;
    color *= bright.x + bright.y * random.w * random.w + 0.4 * bright.y * (cloud - 0.5);
    color *= 1.0 - seed.look.rings * ring_line;
    // Skin clings to one end, with a ragged edge.
    let tatters = noise(at.local * 2.9 + random.x * 30.0);
    let skinned = seed.look.skin * (0.35 + 1.3 * random.y) * (0.55 + 0.9 * tatters) - 0.5 + 0.5 * height;
    let skin = smoothstep(-0.03, 0.05 + at.pixel, skinned) * step(0.001, seed.look.skin);
    color = mix(color, seed.look.palette[2].rgb * (0.7 + 0.7 * cloud), 0.9 * skin);
    let scar = smoothstep(0.955, 0.985, height);
    color = mix(color, seed.look.mark.rgb, 0.8 * scar);
    let rough = seed.look.roughness;
    return Shell(color, rough.x + rough.y * cloud + 0.3 * scar + 0.2 * skin, 0.0);
}

fn cowrie(at: SeedPoint) -> Shell {
    let p = at.local;
    let random = at.random;
    let blur = 0.6 * at.pixel;
    let cloud = noise(p * 2.1 + random.w * 60.0);
    // The back: a dome of another colour inside a ring, with a pale edge around it.
    let radius = length(p.xz * vec2(1.0, 1.18)) + 0.05 * (cloud - 0.5);
    let ring_at = 0.56 + 0.08 * random.x;
    let ring = 1.0 - smoothstep(0.085, 0.15 + blur, abs(radius - ring_at));
    let dome = 1.0 - smoothstep(ring_at - 0.06 - blur, ring_at + blur, radius);
    var back = mix(seed.look.palette[0].rgb, seed.look.palette[1].rgb, dome * (0.7 + 0.3 * random.y));
    let gold = mix(seed.look.palette[2].rgb, seed.look.palette[0].rgb, 0.3 * random.z);
    back = mix(back, gold, 0.9 * ring);
    back *= 0.9 + 0.25 * (cloud - 0.5);
    // The base: a slit with teeth on both lips.
    let slit_centre = 0.05 * sin(2.6 * p.x) - 0.03;
    let across = abs(p.z - slit_centre);
    let extent = 1.0 - smoothstep(0.72, 0.95, abs(p.x));
    let slit = (1.0 - smoothstep(0.055, 0.10 + blur, across)) * extent;
    let tooth = 0.5 + 0.5 * cos(p.x * 34.0);
    let lips = (1.0 - smoothstep(0.20, 0.34, across)) * extent;
    let teeth = mix(0.5, tooth, resolved(at.pixel * 5.4)) * lips;
    var base = seed.look.palette[3].rgb * (1.0 - 0.5 * teeth);
    base = mix(base, seed.look.mark.rgb, slit);
    let below = smoothstep(-0.18, -0.42, p.y);
    let bright = seed.look.brightness.x + seed.look.brightness.y * random.w;
    let color = mix(back, base, below) * bright;
    let rough = seed.look.roughness;
    return Shell(color, rough.x + rough.y * cloud + 0.3 * below * slit, below * max(slit, 0.3 * teeth));
}

// The overlapping scales of a raffia nut, in rows around its long axis, with a furrow along each
// scale.
fn scaled(at: SeedPoint) -> Shell {
    let random = at.random;
    let direction = normalize(at.local);
    let turn = atan2(direction.z, direction.y) / 6.2832 + random.x;
    let height = acos(clamp(direction.x, -1.0, 1.0)) / 3.1416;
    let around = turn * 7.0;
    let up = height * 4.6;
    let cell = fract(vec2(around + up, around - up)) - 0.5;
    let edge = 2.0 * max(abs(cell.x), abs(cell.y));
    let detail = resolved(at.pixel * 2.6);
    let gap = smoothstep(0.8 - 0.5 * at.pixel, 0.97, edge) * detail;
    // From the root (0) to the tip (1) of a scale.
    let tip = mix(0.5, saturate(0.5 + cell.x - cell.y), detail);
    let furrow = (1.0 - smoothstep(0.0, 0.12, abs(cell.x + cell.y))) * detail;
    let cloud = noise(at.local * 1.6 + random.w * 60.0);
    var color = mix(seed.look.palette[1].rgb, seed.look.palette[0].rgb, 0.2 + 0.6 * tip);
    color *= 1.0 - 0.3 * furrow;
    color = mix(color, seed.look.palette[2].rgb, 0.9 * gap);
    color *= seed.look.brightness.x + seed.look.brightness.y * (0.6 * random.w + 0.4 * cloud);
    let scar = smoothstep(0.95, 0.985, direction.x);
    color = mix(color, seed.look.mark.rgb, 0.8 * scar);
    let rough = seed.look.roughness;
    return Shell(color, rough.x + rough.y * cloud + 0.35 * gap + 0.3 * scar, 0.5 * gap);
}

// A pebble of one of four stones, with specks, and some with veins.
fn pebble(at: SeedPoint) -> Shell {
    let random = at.random;
    let p = at.local;
    let stone = u32(min(random.x * 4.0, 3.0));
    let cloud = noise(p * 1.5 + random.w * 60.0);
    let speck = resolved_noise(p * 11.0 + random.y * 30.0, at.pixel * 11.0);
    var color = mix(seed.look.palette[stone].rgb, seed.look.palette[(stone + 1u) % 4u].rgb, 0.25 * cloud);
    color *= 0.86 + 0.34 * (speck - 0.5) + 0.3 * (cloud - 0.5) + 0.14;
    let lean = normalize(vec3(random.y - 0.5, random.z - 0.3, random.w - 0.5));
    let layer = abs(dot(p, lean) + 0.16 * (cloud - 0.5) - 0.5 * (random.z - 0.5));
    let vein = (1.0 - smoothstep(0.03, 0.07 + 0.6 * at.pixel, layer)) * step(0.72, random.y);
    color = mix(color, seed.look.mark.rgb, 0.75 * vein);
    color *= seed.look.brightness.x + seed.look.brightness.y * random.w;
    let rough = seed.look.roughness;
    return Shell(color, rough.x + rough.y * speck, 0.0);
}

// Computes the light through a bead seen from the direction `towards`, which is brightest where the
// bead focuses the sun.
fn glass(at: SeedPoint, normal: vec3<f32>, towards: vec3<f32>, surface: ptr<function, TableSurface>) {
    let kinds = at.random.x * 4.0;
    let tint = seed.look.palette[u32(min(kinds, 3.0))].rgb;
    let inside = refract(-towards, normal, 1.0 / GLASS_INDEX);
    let depth = -2.0 * dot(inside, normal);
    let exit_direction = normalize(normal + inside * depth);
    // Swirls of denser glass.
    let swirl = noise(at.local * 2.2 + inside * 1.5 + at.random.w * 60.0);
    let dense = (0.35 + 0.75 * depth) * (0.8 + 0.5 * swirl);
    let absorbed = pow(tint, vec3(0.75 * dense));
    let bright = seed.look.brightness.x + seed.look.brightness.y * at.random.w;
    let focus = pow(max(-dot(exit_direction, to_sun()), 0.0), 4.0);
    (*surface).through = absorbed * bright * (0.025 + 0.42 * focus);
    // The far side lets in skylight from above, and from below only light reflected by the wood.
    let transmitted_sky = mix(0.34, 0.8, smoothstep(-0.7, 0.5, exit_direction.y));
    (*surface).color = absorbed * bright * transmitted_sky;
    // The hole for the string.
    let hole = smoothstep(0.955 - at.pixel * 0.2, 0.975, abs(at.local.y) / length(at.local));
    (*surface).color = mix((*surface).color, seed.look.mark.rgb, hole);
    (*surface).through *= 1.0 - 0.9 * hole;
    (*surface).roughness = seed.look.roughness.x + seed.look.roughness.y * swirl + 0.4 * hole;
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let p = in.world_position.xyz;
    let normal = normalize(in.world_normal);
    let random = hash_number(mesh_functions::get_tag(in.instance_index));
    let local_from_world = mesh_functions::get_local_from_world(in.instance_index);
    let local = (local_from_world * vec4(p, 1.0)).xyz / RADIUS;
    let at = SeedPoint(local, length(fwidth(p)) / RADIUS, random);

    var surface = table_surface(in.position, p, normal);
    surface.reflectance = seed.look.reflectance;
    surface.sway = seed.sway;
    surface.shade = seed.shape.shade;
    surface.spot = seed.spot;
    // Seeds under others, and the undersides of all seeds, receive little skylight.
    let heap = seeds_at(p);
    let buried = smoothstep(0.3 * RADIUS, 3.6 * RADIUS, heap.y - p.y);
    let below = 0.5 - 0.5 * normal.y;
    surface.sky = (1.0 - 0.72 * buried) * (1.0 - 0.55 * below * below);
    // In a hollow, the wood hides the horizon, so a seed's sides get less light than its top. This
    // makes seeds look round in the shade too.
    let hollow = smoothstep(0.0, 2.0 * RADIUS, seed.shape.body.w - p.y);
    surface.sky *= mix(1.0, SIDE_SKY + (1.0 - SIDE_SKY) * smoothstep(-0.3, 0.9, normal.y), hollow);
    let rim = nearest_rim(seed.shape, p.xz);
    surface.sun = sun_over_rim(seed.shape, rim, p);
    surface.bounce = bounce_light(seed.shape, rim, p) * (1.0 - 0.6 * buried);
    // Neighbours reflect some of their colour onto a seed's sides.
    let sideways = 1.0 - normal.y * normal.y;
    surface.bounce += NEIGHBOUR_BOUNCE * heap.x * sideways * mix(seed.look.palette[0].rgb, seed.look.palette[1].rgb, 0.5);
#ifdef GLASS
    let towards = normalize(view_bindings::view.world_position - p);
    glass(at, normal, towards, &surface);
    // Shadows on a bead are sampled where sunlight enters it.
    surface.sun_entry = p + RADIUS * (to_sun() - normal);
    surface.shape_normal = to_sun();
    surface.sky = mix(surface.sky, 1.0, 0.35);
#else
#ifdef COWRIE
    let shell = cowrie(at);
#else ifdef SCALED
    let shell = scaled(at);
#else ifdef STONE
    let shell = pebble(at);
#else
    let shell = nut(at);
#endif
    surface.color = shell.color;
    surface.roughness = shell.roughness;
    surface.sky *= 1.0 - 0.6 * shell.occlusion;
    surface.coat = seed.look.wax * (1.0 - shell.occlusion);
    surface.coat_roughness = WAX_ROUGHNESS;
    // Light scattered in the body leaves it beyond the edge of its own shadow.
    let facing = dot(normal, to_sun());
    let wrapped = saturate((facing + seed.look.depth) / (1.0 + seed.look.depth));
    surface.through = shell.color * THROUGH_TINT * max(wrapped - saturate(facing), 0.0) / 3.1416;
    surface.sun_entry = p + RADIUS * smoothstep(0.2, -0.2, facing) * (to_sun() - normal);
#endif

    var out: FragmentOutput;
    out.color = displayed_color(surface);
    return out;
}

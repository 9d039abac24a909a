// Carved hardwood: grain that runs through the block, wear on lips and edges,
// the carved band around the hull, and the inlays that glow around vessels.

#import awale::noise::{noise, resolved}
#import awale::table_light::{table_surface, seeds_at, lit}
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}

// Holes and lofts of the longest board.
const VESSELS: u32 = 38u;

struct Wood {
    // Late wood, early wood, and wood smoothed by hands.
    dark: vec4<f32>,
    mid: vec4<f32>,
    worn: vec4<f32>,
    // White clay in the carving.
    chalk: vec4<f32>,
    // The glow around each vessel, premultiplied.
    glow: array<vec4<f32>, VESSELS>,
    // Which inlays are broken lines: a bit for each vessel.
    broken: vec2<u32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> wood: Wood;

const PI: f32 = 3.14159265;
// The pith runs along x, below the block.
const PITH: vec2<f32> = vec2(-0.85, 0.3);
const RINGS_PER_UNIT: f32 = 13.0;
const FIBRES_PER_UNIT: f32 = 75.0;
// The carved band lies between these heights; its period is one of uv.x.
const BAND_LOW: f32 = 0.29;
const BAND_HIGH: f32 = 0.57;
const BAND_DEPTH: f32 = 0.012;
// Of `board_mesh::hull`: the length of a period, about.
const BAND_PERIOD: f32 = 0.26;
const BAND_STEP: f32 = 0.004;
// Length of the pieces of a broken inlay, about.
const PIECE: f32 = 0.11;

// How deep the band is carved at a point of the hull (1 is deepest).
fn carved(u: f32, height: f32) -> f32 {
    let v = (height - BAND_LOW) / (BAND_HIGH - BAND_LOW);
    // Two crossing zigzags make a row of diamonds, framed by lines; in the
    // middle of each lies a small one, and half ones along the frame.
    let wave = abs(fract(u) - 0.5) * 2.0;
    let zigzags = abs(abs(v - 0.5) * 2.0 - wave);
    let small = wave * 0.9 + abs(v - 0.5) * 1.15;
    let eye = smoothstep(0.27, 0.2, small);
    let rest = (1.0 - wave) * 0.9 + abs(v - 0.5) * 1.15;
    let dot = smoothstep(0.2, 0.13, rest);
    let inside = step(0.0, v) * step(v, 1.0);
    let frame = min(abs(v + 0.13), abs(v - 1.13));
    let lines = smoothstep(0.08, 0.035, frame);
    return max(lines, max(max(smoothstep(0.19, 0.09, zigzags * 0.8), eye), dot) * inside);
}

// Colour of the grain from dark (0) to light (1), and how open its pores are.
fn grain(p: vec3<f32>, pixel: f32) -> vec2<f32> {
    let bend = vec2(noise(p * vec3(0.4, 0.8, 0.8)), noise(p * vec3(0.35, 0.9, 0.9) + 9.0)) - 0.5;
    let from_pith = p.yz - PITH + bend * 0.34;
    let uneven = noise(p * vec3(0.3, 2.2, 2.2) + 4.0);
    let rings = length(from_pith) * RINGS_PER_UNIT + 2.4 * uneven;
    let ring = fract(rings);
    // Light early wood darkens towards the end of its year, then begins anew.
    let year = smoothstep(0.0, 0.92, ring) * (1.0 - smoothstep(0.93, 1.0, ring));
    let late = mix(0.45, year, resolved(pixel * RINGS_PER_UNIT * 1.6));
    let streak = noise(p * vec3(0.7, 11.0, 11.0) + 31.0);
    let thread = mix(0.5, noise(p * vec3(1.1, 31.0, 31.0) + 57.0), resolved(pixel * 31.0));
    let fibre_detail = resolved(pixel * FIBRES_PER_UNIT);
    let fibre = mix(0.5, noise(p * vec3(2.2, FIBRES_PER_UNIT, FIBRES_PER_UNIT)), fibre_detail);
    let vein = smoothstep(0.66, 0.82, noise(p * vec3(0.28, 6.0, 6.0) + 77.0));
    let tone = 0.78 - 0.5 * late + 0.5 * (streak - 0.5) + 0.36 * (thread - 0.5)
        + 0.28 * (fibre - 0.5) - 0.34 * vein;
    return vec2(saturate(tone), smoothstep(0.6, 0.85, fibre) * fibre_detail);
}

// How much of an inlay there is at a point of the board: all, or the pieces of a
// broken one. A ring that crosses a chequered field is cut into pieces all around.
fn unbroken(vessel: u32, p: vec3<f32>) -> f32 {
    let bits = select(wood.broken.x, wood.broken.y, vessel >= 32u);
    if (((bits >> (vessel & 31u)) & 1u) == 0u) {
        return 1.0;
    }
    let field = sin(p.x * PI / PIECE) * sin(p.z * PI / PIECE);
    return smoothstep(-0.12, 0.12, field);
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let p = in.world_position.xyz;
    let shape_normal = normalize(in.world_normal);
    let pixel = fwidth(p.yz);
    let pixel_across = max(length(pixel), 1e-5);
    let sky_light = in.color.r;
    let wear = in.color.g;
    let hull = in.color.b;

    let wood_grain = grain(p, pixel_across);
    let tone = wood_grain.x;
    let pore = wood_grain.y;
    var color = mix(wood.dark.rgb, wood.mid.rgb, tone);
    let polish = saturate(wear);
    color = mix(color, wood.worn.rgb * (0.5 + 0.75 * tone), 0.58 * polish);
    color *= 1.0 - 0.45 * pore * (1.0 - 0.6 * polish);

    var surface = table_surface(in.position, p, shape_normal);
    surface.reflectance = 0.36;
    surface.roughness = mix(0.58, 0.4, polish) + 0.1 * (0.5 - tone) + 0.15 * pore;
    surface.sky = sky_light;

    if (hull > 0.5) {
        let cut = carved(in.uv.x, in.uv.y);
        let deeper_along = carved(in.uv.x + BAND_STEP / BAND_PERIOD, in.uv.y) - cut;
        let deeper_up = carved(in.uv.x, in.uv.y + BAND_STEP) - cut;
        let along = normalize(vec3(-shape_normal.z, 0.0, shape_normal.x));
        let up = cross(shape_normal, along);
        let slope = (deeper_along * along + deeper_up * up * sign(up.y)) / BAND_STEP;
        let detail = BAND_DEPTH * resolved(fwidth(in.uv.x) * 5.0);
        surface.normal = normalize(shape_normal + slope * detail);
        // White clay was rubbed into the cuts.
        surface.sky *= 1.0 - 0.25 * cut;
        color = mix(color, wood.chalk.rgb * (0.6 + 0.5 * tone), 0.85 * cut * cut);
    } else {
        let seeds = seeds_at(p);
        surface.sky *= 1.0 - seeds.x;
        let vessel = u32(round(in.uv.x));
        let glow = wood.glow[min(vessel, VESSELS - 1u)];
        // A thin inlay on the lip, and its light on the wood around.
        let pixel_radius = max(fwidth(in.uv.y), 1e-4);
        let across = abs(in.uv.y - 1.045);
        var line = 1.0 - smoothstep(0.018, 0.018 + max(1.5 * pixel_radius, 0.012), across);
        let halo = exp(-across * across / 0.012);
        line *= unbroken(vessel, p);
        surface.glow = glow.rgb * (line + 0.16 * halo) * wood.worn.a;
        color = mix(color, color * 0.6 + glow.rgb * 0.4, glow.a * line);
    }
    surface.color = color;

    var out: FragmentOutput;
    out.color = lit(surface);
    return out;
}

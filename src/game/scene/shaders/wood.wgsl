// Carved hardwood: grain that runs through the block, wear on lips and edges,
// the carved band around the hull, and the inlays that glow around vessels.

#import awale::noise::{noise, resolved, bumped}
#import awale::table_light::{table_surface, seeds_at, lit}
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}

// Holes and lofts of the longest board.
const VESSELS: u32 = 38u;

struct Wood {
    // Late wood, early wood, and wood smoothed by hands.
    dark: vec4<f32>,
    mid: vec4<f32>,
    worn: vec4<f32>,
    // The glow around each vessel, premultiplied.
    glow: array<vec4<f32>, VESSELS>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> wood: Wood;

// The pith runs along x, outside the block.
const PITH: vec2<f32> = vec2(-1.9, 0.55);
const RINGS_PER_UNIT: f32 = 6.5;
const FIBRES_PER_UNIT: f32 = 42.0;
// The carved band lies between these heights; its period is one of uv.x.
const BAND_LOW: f32 = 0.3;
const BAND_HIGH: f32 = 0.58;
const BAND_DEPTH: f32 = 0.014;

// How deep the band is carved at a point of the hull (1 is deepest).
fn carved(u: f32, height: f32) -> f32 {
    let v = (height - BAND_LOW) / (BAND_HIGH - BAND_LOW);
    let wave = abs(fract(u) - 0.5) * 2.0;
    // Two lines frame a row of diamonds with a smaller one in each.
    let frame = min(abs(v + 0.1), abs(v - 1.1));
    let diamond = abs(wave - 0.5) + abs(v - 0.5) * 0.55;
    let lines = 1.0 - smoothstep(0.03, 0.085, frame);
    let outer = 1.0 - smoothstep(0.02, 0.075, abs(abs(v - 0.5) * 0.98 - wave * 0.5));
    let inner = smoothstep(0.0, 1.0, 1.0 - diamond / 0.17);
    let inside = step(0.0, v) * step(v, 1.0);
    return max(lines, max(outer, inner) * inside);
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

    // Growth rings, bent a little along the trunk.
    let bend = vec2(noise(p * vec3(0.45, 0.8, 0.8)), noise(p * vec3(0.4, 0.9, 0.9) + 9.0)) - 0.5;
    let from_pith = p.yz - PITH + bend * 0.5;
    let rings = length(from_pith) * RINGS_PER_UNIT + 0.9 * noise(p * vec3(0.35, 2.6, 2.6) + 4.0);
    let ring = fract(rings);
    let late = smoothstep(0.15, 0.85, ring) * (1.0 - smoothstep(0.88, 1.0, ring));
    let ring_detail = resolved(pixel_across * RINGS_PER_UNIT * 1.5);
    // Broad figure, and fibres and pores along the trunk.
    let figure = noise(p * vec3(0.5, 2.2, 2.2) + 17.0);
    let fibre_detail = resolved(pixel_across * FIBRES_PER_UNIT);
    let fibre = noise(p * vec3(1.6, FIBRES_PER_UNIT, FIBRES_PER_UNIT));
    let streak = noise(p * vec3(0.9, 15.0, 15.0) + 31.0);
    let pore = smoothstep(0.62, 0.9, fibre) * fibre_detail;

    var tone = 0.62 - 0.42 * mix(0.42, late, ring_detail);
    tone += 0.30 * (figure - 0.5) + 0.34 * (streak - 0.5);
    tone += 0.22 * (fibre - 0.5) * fibre_detail;
    var color = mix(wood.dark.rgb, wood.mid.rgb, saturate(tone));
    let polish = saturate(wear + 0.25 * (figure - 0.5));
    color = mix(color, wood.worn.rgb * (0.62 + 0.62 * tone), 0.62 * polish);
    color *= 1.0 - 0.4 * pore * (1.0 - 0.5 * polish);

    var surface = table_surface(in.position, p, shape_normal);
    surface.roughness = mix(0.62, 0.4, polish) + 0.08 * (streak - 0.5) + 0.1 * pore;
    surface.sky = sky_light;

    var height = -0.0016 * pore - 0.0012 * (streak - 0.5) * fibre_detail;
    if (hull > 0.5) {
        let band_detail = resolved(fwidth(in.uv.x) * 7.0);
        let cut = carved(in.uv.x, in.uv.y);
        height -= BAND_DEPTH * cut * band_detail;
        // Shade and old dust lie in the cuts.
        surface.sky *= 1.0 - 0.55 * cut;
        surface.sun *= 1.0 - 0.3 * cut;
        color = mix(color, wood.dark.rgb * 0.55, 0.72 * cut);
    } else {
        let seeds = seeds_at(p);
        surface.sky *= 1.0 - seeds.x;
        let vessel = u32(round(in.uv.x));
        let glow = wood.glow[min(vessel, VESSELS - 1u)];
        // A thin inlay on the lip, and its light on the wood around.
        let pixel_radius = max(fwidth(in.uv.y), 1e-4);
        let across = abs(in.uv.y - 1.045);
        let line = 1.0 - smoothstep(0.018, 0.018 + max(1.5 * pixel_radius, 0.012), across);
        let halo = exp(-across * across / 0.012);
        surface.glow = glow.rgb * (line + 0.16 * halo) * wood.worn.a;
        color = mix(color, color * 0.6 + glow.rgb * 0.4, glow.a * line);
    }
    surface.normal = bumped(shape_normal, p, height);
    surface.color = color;

    var out: FragmentOutput;
    out.color = lit(surface);
    return out;
}

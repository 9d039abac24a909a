// The ground: red earth, and on it a woven mat with a border of indigo cloth.

#import awale::noise::{noise_flat, resolved, bumped}
#import awale::table_light::{table_surface, lit}
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}

struct Ground {
    // Half-lengths of the mat and of the board on it.
    mat_half: vec2<f32>,
    board_half: vec2<f32>,
    // 1 for the mat, 0 for the earth.
    is_mat: f32,
    border: f32,
    earth: vec4<f32>,
    straw: vec4<f32>,
    dyed: vec4<f32>,
    indigo: vec4<f32>,
    pale: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> ground: Ground;

// Width of a strand of the mat and of a thread of the cloth, in units.
const STRAND: f32 = 0.062;
const THREAD: f32 = 0.014;
const STRAND_HEIGHT: f32 = 0.012;

struct Weave {
    color: vec3<f32>,
    height: f32,
    shade: f32,
    roughness: f32,
}

fn earth(at: vec2<f32>) -> Weave {
    let broad = noise_flat(at * 0.55) * 0.6 + noise_flat(at * 1.7 + 7.0) * 0.4;
    let pixel = max(fwidth(at.x), fwidth(at.y));
    let grains = noise_flat(at * 9.0) * 0.5 + noise_flat(at * 23.0) * 0.5 * resolved(pixel * 23.0);
    let sand = noise_flat(at * 70.0) * resolved(pixel * 70.0);
    let pebble_cell = noise_flat(at * 13.0 + 3.0);
    let pebble = smoothstep(0.86, 0.93, pebble_cell) * resolved(pixel * 13.0);
    var color = ground.earth.rgb * (0.62 + 0.5 * broad + 0.3 * (grains - 0.5) + 0.22 * sand);
    color = mix(color, color * vec3(0.75, 0.85, 1.0) + vec3(0.03), 0.6 * pebble);
    let height = 0.035 * grains + 0.01 * sand + 0.03 * pebble;
    return Weave(color, height, 0.85 + 0.3 * (grains - 0.5), 0.95);
}

// A plain weave: over and under by turns.
fn woven(at: vec2<f32>, width: f32, across: vec3<f32>, along: vec3<f32>) -> Weave {
    let p = at / width;
    let pixel = max(fwidth(p.x), fwidth(p.y));
    let detail = resolved(pixel);
    let cell = floor(p);
    let f = fract(p) - 0.5;
    let is_across = (i32(cell.x) + i32(cell.y)) % 2 == 0;
    let over = select(f.yx, f, is_across);
    // Each strand is round across and dives at its ends.
    let round = 1.0 - 4.0 * over.y * over.y;
    let dive = 1.0 - 3.0 * over.x * over.x;
    let height = sqrt(max(round, 0.0)) * dive;
    let fibre = noise_flat(select(vec2(p.y * 2.0, p.x * 17.0), vec2(p.x * 2.0, p.y * 17.0), is_across));
    let mean = 0.5 * (across + along);
    let strand = select(along, across, is_across) * (0.86 + 0.28 * fibre);
    let color = mix(mean, strand, detail);
    return Weave(color, height * detail, mix(0.8, 0.45 + 0.55 * height, detail), 0.75);
}

fn mat_weave(at: vec2<f32>) -> Weave {
    let cell = floor(at / STRAND);
    // Lozenges of dyed strands in bands along the long sides.
    let inner = ground.mat_half - ground.border;
    let from_edge = (inner.y - abs(at.y)) / STRAND;
    let zigzag = abs(fract(cell.x / 16.0) - 0.5) * 16.0;
    let row = floor(from_edge);
    let in_band = step(1.0, row) * step(row, 11.0);
    let lozenge = step(abs(zigzag - abs(row - 6.0)), 1.0) + step(abs(row - 6.0) + zigzag, 1.5);
    let line = step(abs(row - 0.0), 0.5) + step(abs(row - 12.0), 0.5);
    let pixel = max(fwidth(at.x), fwidth(at.y)) / STRAND;
    let motif = saturate(in_band * lozenge + line) * resolved(pixel * 0.25);
    let tint = noise_flat(cell * vec2(0.05, 1.0)) * 0.5 + noise_flat(cell * vec2(1.0, 0.05) + 9.0) * 0.5;
    let straw = ground.straw.rgb * (0.74 + 0.5 * tint);
    let dyed = mix(straw, ground.dyed.rgb, 0.9);
    var weave = woven(at, STRAND, mix(straw, dyed, motif), mix(straw * 0.9, dyed, motif * 0.55));
    weave.height *= STRAND_HEIGHT;
    return weave;
}

fn cloth(at: vec2<f32>, from_edge: f32, along: f32) -> Weave {
    // Dyed in indigo; what was tied off stayed pale.
    let v = from_edge / ground.border;
    let pixel = max(fwidth(along), fwidth(from_edge));
    let lines = smoothstep(0.035, 0.015, abs(v - 0.12)) + smoothstep(0.035, 0.015, abs(v - 0.88));
    let cell = fract(along / (ground.border * 0.62)) - 0.5;
    let ring = length(vec2(cell * 0.62, (v - 0.5) * 0.9));
    let circles = smoothstep(0.05, 0.02, abs(ring - 0.2)) + smoothstep(0.075, 0.045, ring);
    let bleed = noise_flat(at * 22.0);
    let pale = saturate(lines + circles) * (0.55 + 0.45 * bleed) * resolved(pixel * 5.0);
    let wash = 0.75 + 0.5 * noise_flat(at * 2.3);
    let color = mix(ground.indigo.rgb * wash, ground.pale.rgb, pale * 0.8);
    var weave = woven(at, THREAD, color * 0.92, color * 1.08);
    weave.height *= 0.003;
    weave.shade = mix(weave.shade, 0.9, 0.6);
    weave.roughness = 0.9;
    return weave;
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let p = in.world_position.xyz;
    let at = p.xz;
    let shape_normal = normalize(in.world_normal);
    let edge = ground.mat_half - abs(at);
    let from_edge = min(edge.x, edge.y);
    let along = select(at.x, at.y, edge.x < edge.y);

    // Derivatives need every branch on every pixel.
    let soil = earth(at);
    let fabric = cloth(at, max(from_edge, 0.0), along);
    let mat = mat_weave(at);
    let on_cloth = from_edge < ground.border;
    var weave = soil;
    if (ground.is_mat > 0.5) {
        weave = mat;
        if (on_cloth) {
            weave = fabric;
        }
    }

    var surface = table_surface(in.position, p, shape_normal);
    surface.color = weave.color;
    surface.roughness = weave.roughness;
    surface.reflectance = 0.3;
    // The board keeps the sky from the mat close to it, the mat from the earth.
    let end = vec2(ground.board_half.y, ground.board_half.y);
    let body = max(abs(at) - vec2(ground.board_half.x - end.x, 0.0), vec2(0.0));
    let from_board = length(body) - end.x + 0.22;
    surface.sky = weave.shade * (1.0 - 0.8 * exp(-max(from_board, 0.0) * 3.2));
    if (ground.is_mat < 0.5) {
        let outside = length(max(abs(at) - ground.mat_half, vec2(0.0)));
        surface.sky *= 1.0 - 0.5 * exp(-outside * 12.0);
    }
    surface.sun = mix(1.0, weave.shade, 0.35);
    surface.normal = bumped(shape_normal, p, weave.height);

    var out: FragmentOutput;
    out.color = lit(surface);
    return out;
}

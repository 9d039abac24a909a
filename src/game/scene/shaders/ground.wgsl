// The ground: red earth, and on it a woven mat with a border of indigo cloth.

#import awale::noise::{noise_flat, resolved, bumped}
#import awale::table_light::{table_surface, lit}
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}

struct GroundLook {
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

struct Ground {
    look: GroundLook,
    sway: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> ground: Ground;

// Width of a strand of the mat and of a thread of the cloth, in units.
const STRAND: f32 = 0.05;
const THREAD: f32 = 0.014;
const STRAND_HEIGHT: f32 = 0.011;

struct Weave {
    color: vec3<f32>,
    height: f32,
    shade: f32,
    roughness: f32,
}

fn earth(at: vec2<f32>) -> Weave {
    let broad = noise_flat(at * 0.55) * 0.6 + noise_flat(at * 1.7 + 7.0) * 0.4;
    let pixel = max(fwidth(at.x), fwidth(at.y));
    let clods = noise_flat(at * 5.0) * 0.6 + noise_flat(at * 12.0) * 0.4 * resolved(pixel * 12.0);
    let sand = noise_flat(at * 55.0) * resolved(pixel * 55.0);
    let color = ground.look.earth.rgb * (0.6 + 0.55 * broad + 0.35 * (clods - 0.5) + 0.25 * (sand - 0.5));
    return Weave(color, 0.02 * clods + 0.0035 * sand, 0.9 + 0.2 * (clods - 0.5), 0.95);
}

// A twill: every strand goes over two others and under two, a step further on
// in each row. `across` runs along x, `along` along z.
fn woven(at: vec2<f32>, width: f32, across: vec3<f32>, along: vec3<f32>) -> Weave {
    let p = at / width;
    let pixel = max(fwidth(p.x), fwidth(p.y));
    let detail = resolved(pixel * 0.8);
    let cell = vec2<i32>(floor(p));
    let step_in = (cell.x + cell.y) & 3;
    let is_across = step_in < 2;
    // Where on its float and how far from the strand's middle the point lies.
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

fn mat_weave(at: vec2<f32>) -> Weave {
    let cell = floor(at / STRAND);
    // Every strand has its own tint along its whole length.
    let tint_across = noise_flat(vec2(cell.y * 0.73, 3.5));
    let tint_along = noise_flat(vec2(cell.x * 0.73, 8.5));
    let patch_tint = 0.85 + 0.3 * noise_flat(at * 0.9);
    // A band of dyed lozenges along each long side.
    let inner = ground.look.mat_half - ground.look.border;
    let row = floor((inner.y - abs(at.y)) / STRAND);
    let zigzag = abs(fract(cell.x / 14.0) - 0.5) * 14.0;
    let from_middle = abs(row - 9.0);
    let lozenge = step(abs(zigzag - from_middle), 0.9) + step(from_middle + zigzag, 2.5);
    let line = step(abs(row - 1.0), 0.5) + step(abs(row - 17.0), 0.5);
    let in_band = step(2.5, row) * step(row, 15.5);
    let pixel = max(fwidth(at.x), fwidth(at.y)) / STRAND;
    let motif = saturate(in_band * lozenge + line) * resolved(pixel * 0.4);
    let straw = ground.look.straw.rgb * patch_tint;
    let across = mix(straw * (0.72 + 0.5 * tint_across), ground.look.dyed.rgb, 0.82 * motif);
    let along = mix(straw * (0.66 + 0.5 * tint_along), ground.look.dyed.rgb, 0.6 * motif);
    var weave = woven(at, STRAND, across, along);
    weave.height *= STRAND_HEIGHT;
    return weave;
}

fn cloth(at: vec2<f32>, from_edge: f32, along: f32) -> Weave {
    // Dyed in indigo; what was tied off stayed pale.
    let v = from_edge / ground.look.border;
    let pixel = max(fwidth(along), fwidth(from_edge)) / ground.look.border;
    // Lines too thin for a pixel are drawn wider and paler.
    let width = max(0.022, 0.75 * pixel);
    let edge = min(abs(v - 0.1), abs(v - 0.9));
    let lines = (1.0 - smoothstep(0.5 * width, 1.4 * width, edge)) * 0.022 / width;
    // Tied dots in lozenges.
    let cell = fract(along / (ground.look.border * 0.9)) - 0.5;
    let q = vec2(cell * 0.9, (v - 0.5) * 0.92);
    let lozenge = abs(q.x) + abs(q.y);
    let on_line = smoothstep(0.05, 0.02, abs(lozenge - 0.3));
    let dots = smoothstep(0.2, 0.55, cos((q.x - q.y) * 55.0) * cos((q.x + q.y) * 55.0));
    let circles = on_line * mix(0.22, dots, resolved(pixel * 14.0)) * resolved(pixel * 4.0)
        + smoothstep(0.075, 0.04, lozenge) * resolved(pixel * 3.0);
    let bleed = noise_flat(at * 22.0);
    let pale = saturate(lines + circles) * (0.55 + 0.45 * bleed);
    let wash = 0.75 + 0.5 * noise_flat(at * 2.3);
    let color = mix(ground.look.indigo.rgb * wash, ground.look.pale.rgb, pale * 0.55);
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
    let edge = ground.look.mat_half - abs(at);
    let from_edge = min(edge.x, edge.y);
    let along = select(at.x, at.y, edge.x < edge.y);

    // Derivatives need every branch on every pixel.
    let soil = earth(at);
    let fabric = cloth(at, max(from_edge, 0.0), along);
    let mat = mat_weave(at);
    let on_cloth = from_edge < ground.look.border;
    var weave = soil;
    if (ground.look.is_mat > 0.5) {
        weave = mat;
        if (on_cloth) {
            weave = fabric;
        }
    }

    var surface = table_surface(in.position, p, shape_normal);
    surface.sway = ground.sway;
    surface.color = weave.color;
    surface.roughness = weave.roughness;
    surface.reflectance = 0.3;
    // The board keeps the sky from the mat close to it, the mat from the earth.
    let end = vec2(ground.look.board_half.y, ground.look.board_half.y);
    let body = max(abs(at) - vec2(ground.look.board_half.x - end.x, 0.0), vec2(0.0));
    let from_board = length(body) - end.x + 0.22;
    surface.sky = weave.shade * (1.0 - 0.8 * exp(-max(from_board, 0.0) * 3.2));
    if (ground.look.is_mat < 0.5) {
        let outside = length(max(abs(at) - ground.look.mat_half, vec2(0.0)));
        surface.sky *= 1.0 - 0.5 * exp(-outside * 12.0);
    }
    surface.sun = mix(1.0, weave.shade, 0.35);
    surface.normal = bumped(shape_normal, p, weave.height);

    var out: FragmentOutput;
    out.color = lit(surface);
    return out;
}

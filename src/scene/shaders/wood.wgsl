// The board: wood grain, fired clay, stone or sand; wear on lips and edges, the carved band around
// the hull, and the glowing inlays around vessels.

#import awale::noise::{noise, noise_on_line, hash_number, resolved, resolved_noise, bumped}
#import awale::table_light::{
    Rim, TableShape, table_surface, seeds_at, nearest_rim, sun_over_rim, bounce_light, baked_bounce, displayed_color,
}
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}

// Holes, end squares and lofts of the largest board; must match `scene::materials`.
const VESSELS: u32 = 54u;

// Must match `scene::looks`.
struct BoardLook {
    dark: vec4<f32>,
    mid: vec4<f32>,
    worn: vec4<f32>,
    filling: vec4<f32>,
    rings_per_unit: f32,
    ring_bend: f32,
    rings: f32,
    fibres: f32,
    veins: f32,
    pores: f32,
    roughness: f32,
    polished: f32,
    reflectance: f32,
    inlays: f32,
    grooves: f32,
    kind: u32,
    sheen: f32,
    coat: f32,
}

// The hollow of a vessel; must match `scene::materials`.
struct Hollow {
    // Its centre (x, z) and the semi-axes of its rim.
    rim: vec4<f32>,
    // Its depth, the rounding of its lip, and the exponents of its outline and its profile.
    form: vec4<f32>,
}

struct Wood {
    look: BoardLook,
    sway: vec4<f32>,
    // A patch of sunlight: centre (x, z), radius, strength.
    spot: vec4<f32>,
    // The glow around each vessel, premultiplied; the integer part of alpha is the inlay's pattern.
    glow: array<vec4<f32>, VESSELS>,
    // The hollow of each vessel; with a depth of 0, the mesh's normals are used.
    hollows: array<Hollow, VESSELS>,
    shape: TableShape,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> wood: Wood;

// The pith runs along x, well below the block, so the growth rings are cut as broad arcs.
const PITH: vec2<f32> = vec2(-2.1, 0.55);
const FIBRES_PER_UNIT: f32 = 75.0;
// Roughness of polished oil.
const OIL_ROUGHNESS: f32 = 0.24;
// Slope of the fibres where the noise that bends them is 1.
const FIBRE_LEAN: f32 = 0.7;
// Depth of a gouge's cut, in units.
const TOOL_DEPTH: f32 = 0.0035;
// The heights between which the carved band lies, and its depth, in units; its period is 1 in uv.x.
const BAND_LOW: f32 = 0.29;
const BAND_HIGH: f32 = 0.57;
const BAND_DEPTH: f32 = 0.012;
// Approximate length of a period; must match `board_mesh::hull`.
const BAND_PERIOD: f32 = 0.26;
const BAND_STEP: f32 = 0.004;

// Position and half-width of the inlay, in rim radii.
const INLAY_RADIUS: f32 = 1.045;
const INLAY_HALF: f32 = 0.018;
// Maximum half-width of an inlay in a small picture, which keeps neighbours apart, and maximum
// width of its soft edge.
const MAX_INLAY_HALF: f32 = 0.1;
const MAX_INLAY_FADE: f32 = 0.06;
// Half-width of a chalk line, and the range of its wobble, in units.
const CHALK_HALF: f32 = 0.03;
const CHALK_TREMOR: f32 = 0.05;
// Patterns of inlays: a line (0), a broken line, two thin lines, a broad line.
const BROKEN: u32 = 1u;
const DOUBLE: u32 = 2u;
const BROAD: u32 = 3u;
const DASHES_PER_UNIT: f32 = 9.0;

// Returns the depth of the carving at a point of the hull (1 is deepest).
fn carved(u: f32, height: f32) -> f32 {
    let v = (height - BAND_LOW) / (BAND_HIGH - BAND_LOW);
    // Two crossing zigzags form a row of diamonds, framed by lines. Each diamond has a small one at
    // its centre, and half diamonds run along the frame.
    let wave = abs(fract(u) - 0.5) * 2.0;
    let zigzags = abs(abs(v - 0.5) * 2.0 - wave);
    let small = wave * 0.9 + abs(v - 0.5) * 1.15;
    let eye = smoothstep(0.27, 0.2, small);
    let half_diamond = (1.0 - wave) * 0.9 + abs(v - 0.5) * 1.15;
    let dot = smoothstep(0.2, 0.13, half_diamond);
    let inside = step(0.0, v) * step(v, 1.0);
    let frame = min(abs(v + 0.13), abs(v - 1.13));
    let lines = smoothstep(0.08, 0.035, frame);
    return max(lines, max(max(smoothstep(0.19, 0.09, zigzags * 0.8), eye), dot) * inside);
}

// A point of the material: its tone from dark (0) to light (1), the openness of its pores, and the
// lean of its fibres (y, z) from the length of the board.
struct Grain {
    tone: f32,
    pore: f32,
    lean: vec2<f32>,
}

// Returns the grain of wood. Inside a hollow (where `hollow` is 1), rings cut at many depths would
// look like contour lines, so fibres dominate there.
fn grain(p: vec3<f32>, pixel: f32, hollow: f32) -> Grain {
    let look = wood.look;
    // As the tree grew crooked, rings rise and sink along the board, and form tall arches on its
    // top.
    let bend = vec2(
        noise(p * vec3(0.33, 0.5, 0.5)) + 0.35 * noise(p * vec3(0.9, 1.3, 1.3) + 17.0),
        noise(p * vec3(0.27, 0.6, 0.6) + 9.0),
    ) - vec2(0.67, 0.5);
    let pith_offset = p.yz - PITH + bend * look.ring_bend * 2.6;
    let radius = length(pith_offset) * look.rings_per_unit;
    // Good years form wide rings, bad years narrow ones.
    let years = radius + 1.5 * noise_on_line(radius * 0.34, vec2(3, 5)) + 0.5 * noise_on_line(radius * 0.9, vec2(8, 1))
        + 0.35 * noise(p * vec3(0.5, 3.1, 3.1) + 4.0);
    let ring = fract(years);
    // Some rings end in a dark line, others are barely visible.
    let strength = 0.25 + 0.75 * noise_on_line(floor(years) * 0.77, vec2(2, 9));
    // Early wood is light; it darkens towards the end of each year.
    let year = pow(ring, 1.7) * (1.0 - smoothstep(0.9, 1.0, ring)) * strength;
    let visibility = resolved(pixel * look.rings_per_unit * 1.6) * (1.0 - 0.62 * hollow);
    let late = mix(0.24, year * 1.25, visibility);
    let streak = noise(p * vec3(0.55, 9.0, 9.0) + 31.0);
    let thread = resolved_noise(p * vec3(1.0, 31.0, 31.0) + 57.0, pixel * 31.0);
    let fibre = resolved_noise(p * vec3(2.2, FIBRES_PER_UNIT, FIBRES_PER_UNIT), pixel * FIBRES_PER_UNIT);
    let vein = smoothstep(0.66, 0.84, noise(p * vec3(0.25, 4.2, 4.2) + 77.0 + 0.4 * vec3(bend.x)));
    let broad = noise(p * vec3(0.5, 1.1, 1.1) + 40.0);
    let fibres = 0.46 * (streak - 0.5) + 0.36 * (thread - 0.5) + 0.28 * (fibre - 0.5) + 0.3 * (broad - 0.5);
    let tone = 0.74 - look.rings * late + look.fibres * fibres - look.veins * vein * (0.5 + 0.5 * streak);
    // Pores are short dark dashes along the fibres, visible only up close.
    let dash = resolved_noise(p * vec3(9.0, 130.0, 130.0) + 13.0, pixel * 200.0);
    let pore = 0.7 * smoothstep(0.72, 0.95, dash) + 0.5 * smoothstep(0.6, 0.85, fibre);
    // Where the tree grew crooked, the fibres rise or sink out of the surface.
    let lean = FIBRE_LEAN * vec2(bend.y + 0.6 * (streak - 0.5), bend.x + 0.6 * (broad - 0.5));
    return Grain(saturate(tone), saturate(pore), lean);
}

// Returns the height of the tool marks in a hollow, in units: ridges between the shallow cuts of a
// gouge, different in each hollow.
fn tool_marks(rim: Rim, at: vec2<f32>, vessel: f32, pixel: f32) -> f32 {
    let offset = (at - rim.centre) / rim.half;
    let out = length(offset);
    let strength = smoothstep(0.04, 0.16, out) * (1.0 - smoothstep(0.74, 0.95, out)) * resolved(pixel * 14.0);
    if (strength <= 0.0) {
        return 0.0;
    }
    let random = hash_number(u32(vessel) + 5u);
    let turn = atan2(offset.y, offset.x) / 6.2832;
    let rows = out * (5.0 + 1.5 * random.x) + 0.35 * sin(6.2832 * (turn + random.y) * 2.0);
    let row = floor(rows);
    let cuts = (6.0 + 4.0 * row) * (turn + random.z + 0.37 * row);
    // The height is 0 at the edges of each cut, as a step between two cuts would look like a crack.
    let from_centre = 2.0 * vec2(fract(rows), fract(cuts)) - 1.0;
    let level = (1.0 - from_centre * from_centre) * (1.0 - from_centre * from_centre);
    return TOOL_DEPTH * level.x * level.y * strength;
}

// Returns the grain of clay: clouds from the fire, marks of a wet hand, grit.
fn fired(p: vec3<f32>, pixel: f32) -> Grain {
    let look = wood.look;
    let cloud = 0.65 * noise(p * 1.15 + 3.0) + 0.35 * noise(p * 3.1 + 12.0);
    let scorch = smoothstep(0.6, 0.85, cloud);
    let stroke = resolved_noise(p * vec3(1.6, 26.0, 26.0) + 40.0, pixel * 26.0);
    let sand = resolved_noise(p * 95.0, pixel * 95.0);
    let grit = smoothstep(0.74, 0.86, resolved_noise(p * 38.0 + 21.0, pixel * 38.0));
    let tone = 0.72 - look.rings * (cloud - 0.45) - look.veins * scorch
        + look.fibres * (0.16 * (stroke - 0.5) + 0.3 * (sand - 0.5));
    return Grain(saturate(tone), grit, vec2(0.0));
}

// Returns the grain of a paving stone: worn smooth, with specks and clouds.
fn paved(p: vec3<f32>, pixel: f32) -> Grain {
    let look = wood.look;
    let cloud = 0.6 * noise(p * 0.9 + 5.0) + 0.4 * noise(p * 3.7 + 1.0);
    let bed = noise(p * vec3(1.1, 4.0, 6.5) + 23.0);
    let speck = resolved_noise(p * 62.0, pixel * 62.0);
    let dark = smoothstep(0.7, 0.86, resolved_noise(p * 27.0 + 9.0, pixel * 27.0));
    let tone = 0.6 + look.rings * (cloud - 0.5) + look.veins * (bed - 0.5) + look.fibres * (speck - 0.5);
    return Grain(saturate(tone), dark, vec2(0.0));
}

// Returns the grain of sand: grains, some of them dark, and damp patches.
fn sandy(p: vec3<f32>, pixel: f32) -> Grain {
    let look = wood.look;
    let damp = 0.6 * noise(p * 1.3 + 2.0) + 0.4 * noise(p * 4.1 + 8.0);
    let grain = resolved_noise(p * 118.0, pixel * 118.0);
    let coarse = resolved_noise(p * 47.0 + 3.0, pixel * 47.0);
    let dark = smoothstep(0.76, 0.9, resolved_noise(p * 71.0 + 19.0, pixel * 71.0));
    let tone = 0.62 + look.rings * (damp - 0.5) + look.fibres * (0.6 * (grain - 0.5) + 0.5 * (coarse - 0.5));
    return Grain(saturate(tone), dark, vec2(0.0));
}

// Returns the height of marks of fingers and wind above the smooth shape of sand, in units.
fn ripples(p: vec3<f32>, pixel: f32) -> f32 {
    let broad = noise(p * 3.4) - 0.5;
    let fine = noise(p * vec3(9.0, 9.0, 15.0) + 7.0) - 0.5;
    let grain = resolved_noise(p * 60.0, pixel * 60.0) - 0.5;
    return 0.05 * broad + 0.02 * fine * resolved(pixel * 12.0) + 0.005 * grain;
}

// Returns the chalk at a point of the top: a square around each hole, a half-round field at each
// end, and an outline for the captured seeds.
fn chalk(shape: TableShape, p: vec3<f32>, pixel: f32) -> f32 {
    // The lines waver, as they are drawn by hand.
    let wobble = vec2(noise(p * 2.3 + 3.0), noise(p * 2.3 + 14.0)) - 0.5;
    let at = abs(p.xz + CHALK_TREMOR * wobble);
    let rows_end = 0.5 * shape.holes.w * shape.holes.x;
    let has_four_rows = shape.rims.w > 0.0;
    // The lines along the rows.
    let inner_line = select(2.0 * shape.holes.y, shape.rims.w, has_four_rows);
    let outer_line = select(inner_line, 2.0 * shape.outer.x - shape.rims.w, has_four_rows);
    var line_distance = 9.0;
    if (at.x < rows_end + CHALK_HALF && at.y < outer_line + CHALK_HALF) {
        let column = (at.x + rows_end) / shape.holes.x;
        line_distance = min(abs(column - round(column)) * shape.holes.x, min(at.y, min(abs(inner_line - at.y), abs(outer_line - at.y))));
    }
    let end_offset = at - vec2(rows_end, 0.0);
    if (shape.squares.w > 0.0 && end_offset.x > 0.0) {
        let scaled = end_offset / vec2(shape.squares.w - rows_end, outer_line);
        line_distance = min(line_distance, abs(length(scaled) - 1.0) * length(end_offset) / max(length(scaled), 1e-3));
    }
    let loft = at - vec2(shape.lofts.x, 0.0);
    let scaled = loft / shape.lofts.yz;
    let dashes = smoothstep(0.35, 0.5, abs(fract(atan2(loft.y, loft.x) * 5.1) - 0.5) * 2.0);
    let ring = abs(length(scaled) - 1.0) * length(loft) / max(length(scaled), 1e-3);
    line_distance = min(line_distance, ring + 0.04 * (1.0 - dashes));
    let line = 1.0 - smoothstep(0.016, CHALK_HALF + pixel, line_distance);
    // Chalk sticks only to the grain of the stone.
    let coverage = smoothstep(0.2, 0.62, resolved_noise(p * 41.0, pixel * 41.0) + 0.25 * noise(p * 5.0));
    return line * (0.35 + 0.65 * coverage);
}

// Returns the normal of a vessel's hollow at a point of the top, or the mesh's normal outside it.
// Interpolated normals would show the mesh's triangles up close. Must match `board::Bowl`.
fn hollow_normal(vessel: u32, at: vec2<f32>, normal: vec3<f32>) -> vec3<f32> {
    let hollow = wood.hollows[min(vessel, VESSELS - 1u)];
    let depth = hollow.form.x;
    let lip = hollow.form.y;
    let corners = hollow.form.z;
    let profile = hollow.form.w;
    if (depth <= 0.0) {
        return normal;
    }
    let scaled = (at - hollow.rim.xy) / hollow.rim.zw;
    let powers = pow(abs(scaled), vec2(corners));
    let radius = pow(powers.x + powers.y, 1.0 / corners);
    let carved = depth * (1.0 - pow(radius, profile));
    // The lip rounds off the edge; the wood beyond it is flat.
    let rounding = saturate(0.5 * (carved + lip) / lip);
    if (rounding == 0.0 || radius < 1e-3) {
        return normal;
    }
    let slope = -depth * profile * pow(radius, profile - corners);
    let outwards = pow(abs(scaled), vec2(corners - 1.0)) * sign(scaled);
    let gradient = rounding * slope * outwards / hollow.rim.zw;
    return normalize(vec3(gradient.x, 1.0, gradient.y));
}

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let p = in.world_position.xyz;
    let mesh_normal = normalize(in.world_normal);
    let pixel = fwidth(p.yz);
    let pixel_across = max(length(pixel), 1e-5);
    let sky_light = in.color.r;
    let wear = in.color.g;
    let hull = in.color.b;

    let look = wood.look;
    let rim = nearest_rim(wood.shape, p.xz);
    let hollow = smoothstep(0.02, 0.12, wood.shape.body.w - p.y) * (1.0 - hull);
    let vessel = u32(round(in.uv.x));
    let shape_normal = select(mesh_normal, hollow_normal(vessel, p.xz, mesh_normal), hull == 0.0);
    // Computed for every pixel, as `bumped` takes derivatives.
    var marks = tool_marks(rim, p.xz, f32(vessel), pixel_across) * (1.0 - hull);
#ifdef SAND
    let texture = sandy(p, pixel_across);
    // On the side, which the sun only grazes, marks would appear as stripes of light and dark.
    marks = ripples(p, pixel_across) * (1.0 - 0.85 * hull);
#else ifdef STONE
    let texture = paved(p, pixel_across);
    marks = 0.25 * ripples(p, pixel_across);
#else ifdef CLAY
    let texture = fired(p, pixel_across);
#else
    let texture = grain(p, pixel_across, hollow);
#endif
    let worked_normal = bumped(shape_normal, p, marks);
    let tone = texture.tone;
    let pore = texture.pore;
    var color = mix(look.dark.rgb, look.mid.rgb, tone);
    let polish = saturate(wear);
    color = mix(color, look.worn.rgb * (0.5 + 0.75 * tone), 0.58 * polish);
    color *= 1.0 - look.pores * pore * (1.0 - 0.6 * polish);

    var surface = table_surface(in.position, p, shape_normal);
    surface.sway = wood.sway;
    surface.shade = wood.shape.shade;
    surface.spot = wood.spot;
    surface.reflectance = look.reflectance;
    surface.roughness = mix(look.roughness, look.polished, polish)
        + 0.1 * (0.5 - tone) + 0.15 * pore;
    // Pores don't shine, as they are cuts across the fibres. Hands polish only the rims; a glint in
    // a hollow would look like a seed.
    surface.fibres = vec4(normalize(vec3(1.0, texture.lean)), look.sheen * (1.0 - 0.7 * pore));
    surface.coat = look.coat * polish * (1.0 - 0.9 * hollow);
    surface.coat_roughness = OIL_ROUGHNESS;
    surface.baked = wood.shape.ground.w;
    surface.sky = mix(sky_light, in.color.a, surface.baked);
    let reflected = baked_bounce(wood.shape, in.uv_b);

    surface.bounce = reflected * surface.baked;
    if (hull < 0.5) {
        surface.normal = worked_normal;
        // Hollows are worn differently.
        let random = hash_number(vessel + 11u);
        color *= 1.0 + hollow * (0.22 * random.x - 0.1) - 0.12 * hollow * random.y * (1.0 - in.uv.y);
    }
    if (hull > 0.5) {
#ifdef STONE
        surface.normal = worked_normal;
#else ifdef SAND
        surface.normal = worked_normal;
#else
        let cut = carved(in.uv.x, in.uv.y);
        let deeper_along = carved(in.uv.x + BAND_STEP / BAND_PERIOD, in.uv.y) - cut;
        let deeper_up = carved(in.uv.x, in.uv.y + BAND_STEP) - cut;
        let along = normalize(vec3(-shape_normal.z, 0.0, shape_normal.x));
        let up = cross(shape_normal, along);
        let slope = (deeper_along * along + deeper_up * up * sign(up.y)) / BAND_STEP;
        let detail = BAND_DEPTH * resolved(fwidth(in.uv.x) * 5.0);
        surface.normal = normalize(shape_normal + slope * detail);
        // The cuts are filled with clay, bone or soot.
        surface.sky *= 1.0 - 0.25 * cut;
        color = mix(color, look.filling.rgb * (0.6 + 0.5 * tone), 0.85 * cut * cut);
#endif
    } else {
#ifdef STONE
        let drawn_chalk = chalk(wood.shape, p, pixel_across);
        color = mix(color, look.filling.rgb, 0.85 * drawn_chalk);
        surface.roughness = mix(surface.roughness, 0.95, drawn_chalk);
#endif
        let seeds = seeds_at(p);
        surface.sky *= 1.0 - seeds.x;
        surface.sun = sun_over_rim(wood.shape, rim, p);
        surface.bounce = mix(bounce_light(wood.shape, rim, p), reflected, surface.baked) * (1.0 - 0.6 * seeds.x);
        // The rounded edge of the top belongs to no vessel.
        let glow = wood.glow[min(vessel, VESSELS - 1u)] * f32(hull == 0.0);
        // A thin inlay on the lip, and its glow on the wood around it.
        let pixel_radius = max(fwidth(in.uv.y), 1e-4);
        let across = abs(in.uv.y - INLAY_RADIUS);
        let pattern = u32(glow.a);
        let visibility = fract(glow.a);
        // A line is at least a pixel and a half wide at any scale; grooves are wider.
        let thin = max(INLAY_HALF * (1.0 + look.grooves), 0.75 * pixel_radius);
        let fade = min(max(1.5 * pixel_radius, 0.012), MAX_INLAY_FADE);
        let max_half_width = MAX_INLAY_HALF - fade;
        let line_offset = select(0.0, min(1.9 * thin, 0.6 * max_half_width), pattern == DOUBLE);
        let half_width = min(select(thin, 2.0 * thin, pattern == BROAD), max_half_width - line_offset);
        let distance_to_line = select(across, abs(across - line_offset), pattern == DOUBLE);
        var line = 1.0 - smoothstep(half_width, half_width + fade, distance_to_line);
        // A checkerboard breaks lines in any direction.
        let square = floor(p.xz * DASHES_PER_UNIT);
        line *= select(1.0, step(0.25, fract(0.5 * (square.x + square.y))), pattern == BROKEN);
        let halo = exp(-across * across / 0.012);
        // On a pale board, a faint glow is visible only as a dark groove.
        let ember = mix(1.0, visibility * visibility, look.grooves);
        surface.glow = glow.rgb * (line + 0.16 * halo) * look.inlays * ember;
        let inlay = color * (0.6 - 0.5 * look.grooves) + glow.rgb * 0.4 * ember;
        let drawn = saturate(visibility * (1.0 + 3.0 * look.grooves));
        color *= 1.0 - 0.6 * look.grooves * drawn * halo;
        color = mix(color, inlay, drawn * line);
    }
    surface.color = color;

    var out: FragmentOutput;
    out.color = displayed_color(surface);
    return out;
}

// The lighting of all the table's materials: a low sun through leaves, with shadows, and the sky.
//
// It computes the same as Bevy's lighting for one sun and one environment map, and adds leaves in
// front of the sun, occlusion between seeds, light that wood reflects onto itself, and the sheen of
// fibres.

#define_import_path awale::table_light

#import bevy_pbr::{
    clustered_forward as clustering,
    lighting,
    lighting::{LAYER_BASE, LAYER_CLEARCOAT},
    mesh_view_bindings as view_bindings,
    mesh_view_types,
    pbr_functions,
    pbr_types,
    shadow_sampling,
    shadows,
}
#ifdef ENVIRONMENT_MAP
#import bevy_pbr::environment_map
#endif
#ifdef CONTACT_SHADOWS
#import bevy_pbr::raymarch
#import bevy_pbr::view_transformations::position_world_to_ndc
#import bevy_pbr::utils::interleaved_gradient_noise
#endif

// A tiling texture of sunlight through leaves.
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var leaves_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var leaves_sampler: sampler;
// The map of the seeds on the board: how much they darken the wood around them, and their height.
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var seeds_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var seeds_sampler: sampler;

// Texels per unit, and the height that a value of 1 represents; must match `scene::contact`.
const SEEDS_TEXELS_PER_UNIT: f32 = 64.0;
const SEEDS_HEIGHT_RANGE: f32 = 2.0;
// Size of a tile on the ground, in units; must match `scene::leaves`.
const LEAVES_TILE: f32 = 7.0;

// Factors on sun and sky outside a patch of sunlight, and inside it.
const SPOT_SHADE: vec2<f32> = vec2(0.22, 0.72);
const SPOT_SUN: vec2<f32> = vec2(1.3, 1.0);

// Dimensions of the board; must match `scene::materials`.
struct TableShape {
    // Holes: pitch, distance of a row from the long axis, radius of the rim, number of holes in a
    // row.
    holes: vec4<f32>,
    // Lofts: distance from the centre, semi-axes of the rim, depth.
    lofts: vec4<f32>,
    // End squares: distance from the centre, half-extents of the rim, x at which their wood ends;
    // zero without them.
    squares: vec4<f32>,
    // Half the board's length and width, half the length of its straight part, its height.
    body: vec4<f32>,
    // Semi-axes of a hole's rim, exponent of the outline's ends, and distance from the long axis to
    // the outer rows; 0 with two rows.
    rims: vec4<f32>,
    // Holes of an outer row: distance from the long axis, semi-axes of the rim.
    outer: vec4<f32>,
    // Colour of light reflected by the hollows.
    wood: vec4<f32>,
    // Tint of light from the ground, and how far baked light has replaced the light computed here.
    ground: vec4<f32>,
    // Leaf shade: its darkness at the board and far from it, and how much of it is broken up into
    // flecks of sun.
    shade: vec4<f32>,
}

// The rim of a vessel: its centre and its semi-axes.
struct Rim {
    centre: vec2<f32>,
    half: vec2<f32>,
}

// Half-width of a shadow's edge per unit of distance from the occluder. Under a tree, the sun is a
// bright patch of sky between leaves, larger than its disc.
const PENUMBRA: f32 = 0.26;
// Height over which a rim bends into the hollow, in units.
const LIP_HEIGHT: f32 = 0.05;
// Minimum half-width of a shadow's edge, in units.
const MIN_EDGE: f32 = 0.012;
// Steps along a ray for the board's shadow on the ground.
const SHADE_STEPS: i32 = 8;
// Fraction of the sunlight on a hollow's wood that is reflected within the hollow.
const BOUNCE: f32 = 0.27;
// Width of the cone into which fibres reflect light, in radians, and refractive index of the oil
// around the fibres.
const FIBRE_SPREAD: f32 = 0.27;
const OIL_INDEX: f32 = 1.47;

// A lit point of a surface.
struct TableSurface {
    // Pixel position and depth.
    frag_coord: vec4<f32>,
    position: vec3<f32>,
    // The normal of the shape, and the normal with fine relief.
    shape_normal: vec3<f32>,
    normal: vec3<f32>,
    color: vec3<f32>,
    roughness: f32,
    // As in Bevy's StandardMaterial: 0.5 means 4% at normal incidence.
    reflectance: f32,
    // Visibility of the sky and of the sun.
    sky: f32,
    sun: f32,
    // Light reflected by sunlit wood nearby, as a fraction of the sun's light.
    bounce: vec3<f32>,
    // Fraction of sky and bounce that comes from baked light, 0 to 1; baked skylight doesn't
    // include bounces.
    baked: f32,
    // Emitted light, as a colour at the camera's exposure.
    glow: vec3<f32>,
    // Sunlight that leaves the body here after passing through it, as a colour.
    through: vec3<f32>,
    // Point where sunlight enters the body, at which shadows are sampled.
    sun_entry: vec3<f32>,
    // The breeze's displacement of twigs (xy) and crown (zw), in units.
    sway: vec4<f32>,
    // The shade of leaves, as in TableShape.
    shade: vec4<f32>,
    // A patch of sunlight while leaves shade the rest: centre (x, z), radius, strength.
    spot: vec4<f32>,
    // Direction of the wood fibres, and the fraction of light that they reflect.
    fibres: vec4<f32>,
    // Coverage of a smooth coat of oil or wax, 0 to 1, and its roughness; without effect unless
    // STANDARD_MATERIAL_CLEARCOAT is defined.
    coat: f32,
    coat_roughness: f32,
}

fn table_surface(frag_coord: vec4<f32>, position: vec3<f32>, normal: vec3<f32>) -> TableSurface {
    return TableSurface(
        frag_coord, position, normal, normal, vec3(0.5), 0.6, 0.5, 1.0, 1.0, vec3(0.0), 0.0,
        vec3(0.0), vec3(0.0), position, vec4(0.0), vec4(0.0), vec4(0.0, 0.0, 1.0, 0.0),
        vec4(1.0, 0.0, 0.0, 0.0), 0.0, 0.3,
    );
}

// Returns the direction to the sun, the only directional light.
fn to_sun() -> vec3<f32> {
    return view_bindings::lights.directional_lights[0].direction_to_light;
}

// Returns the darkness of the wood under seeds at this point (x), and the height of the seeds above
// the ground (y).
fn seeds_at(position: vec3<f32>) -> vec2<f32> {
    let size = vec2<f32>(textureDimensions(seeds_texture));
    let uv = position.xz * SEEDS_TEXELS_PER_UNIT / size + 0.5;
    let value = textureSampleLevel(seeds_texture, seeds_sampler, uv, 0.0).rg;
    let is_inside = all(uv > vec2(0.0)) && all(uv < vec2(1.0));
    return select(vec2(0.0), value * vec2(1.0, SEEDS_HEIGHT_RANGE), is_inside);
}

// Returns the rim nearest to a point of the board.
fn nearest_rim(shape: TableShape, at: vec2<f32>) -> Rim {
    let rows_end = 0.5 * shape.holes.w * shape.holes.x;
    if (abs(at.x) > rows_end && abs(at.x) < shape.squares.w) {
        return Rim(vec2(sign(at.x) * shape.squares.x, 0.0), shape.squares.yz);
    }
    if (abs(at.x) > rows_end) {
        return Rim(vec2(sign(at.x) * shape.lofts.x, 0.0), shape.lofts.yz);
    }
    let column = clamp(floor((at.x + rows_end) / shape.holes.x), 0.0, shape.holes.w - 1.0);
    let x = (column + 0.5) * shape.holes.x - rows_end;
    let side = select(-1.0, 1.0, at.y > 0.0);
    if (shape.rims.w > 0.0 && abs(at.y) > shape.rims.w) {
        return Rim(vec2(x, side * shape.outer.x), shape.outer.yz);
    }
    return Rim(vec2(x, side * shape.holes.y), shape.rims.xy);
}

// Returns the visibility of the sun over the rim of a hollow, from a point inside; 1 above the
// board.
fn sun_over_rim(shape: TableShape, rim: Rim, position: vec3<f32>) -> f32 {
    let below = shape.body.w - position.y;
    if (below <= 0.0) {
        return 1.0;
    }
    let sun = to_sun();
    let distance = below / sun.y;
    let exit_point = position.xz + sun.xz * distance - rim.centre;
    let scaled = exit_point / rim.half;
    // The approximate distance to the rim, which is exact at the rim of a round hollow.
    let rim_distance = (1.0 - length(scaled)) * min(rim.half.x, rim.half.y);
    let soft = MIN_EDGE + PENUMBRA * distance;
    // As the rim is rounded, light falls off where it bends down.
    let rim_weight = smoothstep(0.005, LIP_HEIGHT, below);
    return mix(1.0, smoothstep(-soft, soft, rim_distance), rim_weight);
}

// Returns the light that the sunlit wood of a hollow reflects to a point in it, as a fraction of
// the sun's light. A hollow is almost part of an integrating sphere, in which every point is lit
// equally by all others, so only the depth matters.
fn bounce_light(shape: TableShape, rim: Rim, position: vec3<f32>) -> vec3<f32> {
    let offset = (position.xz - rim.centre) / rim.half;
    let inside = 1.0 - smoothstep(0.85, 1.1, length(offset));
    let below = smoothstep(-0.1, 0.3, shape.body.w - position.y);
    // The mat and the lips reflect light too, so the colour isn't purely that of the wood.
    let grey = vec3(dot(shape.wood.rgb, vec3(0.2126, 0.7152, 0.0722)));
    return BOUNCE * mix(shape.wood.rgb, grey, 0.4) * inside * below;
}

// Returns the light that wood (x) and ground (y) reflect to a vertex, as a fraction of the sun's
// light.
fn baked_bounce(shape: TableShape, reflected: vec2<f32>) -> vec3<f32> {
    let brightness = max(dot(shape.wood.rgb, vec3(0.2126, 0.7152, 0.0722)), 1e-3);
    return shape.wood.rgb / brightness * reflected.x + shape.ground.rgb * reflected.y;
}

// Returns the distance of a point from the board's outline along the ground; negative inside.
fn outline_distance(shape: TableShape, at: vec2<f32>) -> f32 {
    let beyond = vec2(abs(at.x) - shape.body.z, abs(at.y));
    if (beyond.x <= 0.0) {
        return beyond.y - shape.body.y;
    }
    let end = vec2(shape.body.x - shape.body.z, shape.body.y);
    let scaled = beyond / end;
    let exponent = max(shape.rims.z, 1.0);
    let powers = pow(scaled, vec2(exponent));
    return (pow(powers.x + powers.y, 1.0 / exponent) - 1.0) * length(beyond) / max(length(scaled), 1e-3);
}

// Returns the half-width of a shadow's edge on the ground, at this distance from the occluder.
fn edge_half_width(distance: f32) -> f32 {
    return MIN_EDGE + PENUMBRA * 0.7 * distance;
}

// Returns the visibility of the sun past the board, from a point on the ground.
fn sun_past_board(shape: TableShape, position: vec3<f32>) -> f32 {
    let sun = to_sun();
    let full_distance = (shape.body.w - position.y) / sun.y;
    // Most of the ground is outside the shadow.
    let shadow_distance = abs(position.xz + 0.5 * full_distance * sun.xz) - 0.5 * full_distance * abs(sun.xz) - shape.body.xy;
    if (max(shadow_distance.x, shadow_distance.y) > 2.0 * edge_half_width(full_distance)) {
        return 1.0;
    }
    var light = 1.0;
    // Step along the ray to the sun; parts of the board further along it cast softer edges.
    for (var i = 1; i <= SHADE_STEPS; i += 1) {
        let distance = full_distance * f32(i) / f32(SHADE_STEPS);
        let soft = edge_half_width(distance);
        light = min(light, smoothstep(-soft, soft, outline_distance(shape, position.xz + sun.xz * distance)));
    }
    return light;
}

// Returns the visibility of the sun past a round body (centre, radius, height), from a point on the
// ground.
fn sun_past_body(body: vec4<f32>, position: vec3<f32>) -> f32 {
    let sun = to_sun();
    let full_distance = body.w / sun.y;
    let shadow_offset = body.xy - position.xz - 0.5 * full_distance * sun.xz;
    let max_distance = body.z + 0.5 * full_distance * length(sun.xz) + edge_half_width(full_distance);
    if (dot(shadow_offset, shadow_offset) > max_distance * max_distance) {
        return 1.0;
    }
    var light = 1.0;
    for (var i = 0; i <= SHADE_STEPS; i += 1) {
        let distance = full_distance * f32(i) / f32(SHADE_STEPS);
        let soft = edge_half_width(distance);
        let body_distance = length(position.xz + sun.xz * distance - body.xy) - body.z;
        light = min(light, smoothstep(-soft, soft, body_distance));
    }
    return light;
}

// Returns the fraction of sunlight that the leaves let through.
fn leaf_transmittance(position: vec3<f32>, to_light: vec3<f32>, sway: vec4<f32>, shade: vec4<f32>) -> f32 {
    let at = position.xz - to_light.xz / max(to_light.y, 0.1) * position.y;
    let near = textureSample(leaves_texture, leaves_sampler, (at + sway.xy) / LEAVES_TILE);
    // Sample the same texture rotated and enlarged, so that the tiling isn't visible.
    let swayed = at + sway.zw;
    let rotated = vec2(0.8 * swayed.x - 0.6 * swayed.y, 0.6 * swayed.x + 0.8 * swayed.y);
    let far = textureSample(leaves_texture, leaves_sampler, rotated / (1.73 * LEAVES_TILE));
    let broad = textureSample(leaves_texture, leaves_sampler, rotated / (5.1 * LEAVES_TILE)).r;
    // The crown surrounds the board: a few leaves hang above the board, and far from it, only
    // flecks of sun come through.
    let half_board = 0.5 * vec2<f32>(textureDimensions(seeds_texture)) / SEEDS_TEXELS_PER_UNIT;
    let distance = length(max(abs(at) - half_board - vec2(0.4, 0.5), vec2(0.0)));
    let crown_weight = smoothstep(0.3, 2.9, distance + 2.2 * (broad - 0.75) * shade.z);
    let under_twigs = 1.0 - shade.x * (1.0 - near.r);
    let flecks = max(near.g * far.r, far.g) * (1.0 - 0.45 * crown_weight) * shade.z;
    return mix(under_twigs, 1.0 - shade.y * (1.0 - flecks), crown_weight);
}

// Returns the factors on sun (x) and sky (y) inside and outside a patch of sunlight.
fn spot_factors(spot: vec4<f32>, position: vec3<f32>) -> vec2<f32> {
    let distance_from_centre = length(position.xz - spot.xy) / max(spot.z, 0.01);
    let inside = 1.0 - smoothstep(0.7, 1.25, distance_from_centre);
    return mix(vec2(1.0), mix(SPOT_SHADE, SPOT_SUN, inside), spot.w);
}

#ifdef CONTACT_SHADOWS
// Returns the visibility of the sun past nearby geometry on screen, as the gap under a seed is
// smaller than a texel of the shadow map. Bevy's own function changes its noise with every frame.
fn contact_shadow_visibility(surface: TableSurface, to_light: vec3<f32>) -> f32 {
    let settings = view_bindings::contact_shadows_settings;
    var march = raymarch::depth_ray_march_new_from_depth(
        vec2<f32>(textureDimensions(view_bindings::depth_prepass_texture)),
    );
    raymarch::depth_ray_march_from_cs(&march, position_world_to_ndc(surface.position));
    raymarch::depth_ray_march_to_ws(&march, surface.position + to_light * settings.length);
    march.linear_steps = settings.linear_steps;
    march.depth_thickness_linear_z = settings.thickness;
    march.march_behind_surfaces = true;
    march.jitter = interleaved_gradient_noise(surface.frag_coord.xy, 0u);
    let result = raymarch::depth_ray_march_march(&march);
    return select(1.0, saturate(2.0 * result.hit_penetration_frac - 1.0), result.hit);
}
#endif

// Returns the visibility of the sun past the objects in its shadow map.
fn shadow_map_visibility(light: u32, surface: TableSurface, view_z: f32) -> f32 {
#ifdef SHADOW_FILTER_METHOD_HARDWARE_2X2
    // Take four samples of 2 × 2 texels, one texel apart: half the cost of Bevy's nine, without the
    // banding of a single one. Every cascade covers the whole table.
    let source = &view_bindings::lights.directional_lights[light];
    let bias = (*source).shadow_normal_bias * (*source).cascades[0].texel_size * surface.shape_normal
        + (*source).shadow_depth_bias * (*source).direction_to_light;
    let at = shadows::world_to_directional_light_local(light, 0u, vec4(surface.sun_entry + bias, 1.0));
    if (at.w == 0.0) {
        return 1.0;
    }
    let layer = i32((*source).depth_texture_base_index);
    let texel = 1.0 / vec2<f32>(textureDimensions(view_bindings::directional_shadow_textures));
    var light_sum = 0.0;
    for (var corner = 0; corner < 4; corner += 1) {
        let sample_offset = vec2(f32(corner & 1), f32(corner >> 1u)) - 0.5;
        light_sum += shadow_sampling::sample_shadow_map_hardware(at.xy + sample_offset * texel, at.z, layer);
    }
    return 0.25 * light_sum;
#else
    return shadows::fetch_directional_shadow(
        light, vec4(surface.sun_entry, 1.0), surface.shape_normal, view_z, surface.frag_coord.xy,
    );
#endif
}

// Returns the light reflected by fibres, which spread it like thin cylinders, into a cone around
// their direction (Marschner et al., "Measuring and modeling the appearance of finished wood").
fn fibre_sheen(along: vec3<f32>, to_light: vec3<f32>, to_view: vec3<f32>) -> f32 {
    let angles = asin(clamp(vec2(dot(along, to_light), dot(along, to_view)) / OIL_INDEX, vec2(-1.0), vec2(1.0)));
    let from_cone = (angles.x + angles.y) / FIBRE_SPREAD;
    // Normalize over the angle along the fibres, and over the half circle across them.
    return exp(-0.5 * from_cone * from_cone) / (FIBRE_SPREAD * 2.5066 * 3.1416);
}

// Returns skylight after multiple bounces between walls of this colour (Jimenez et al., "Practical
// real-time strategies for accurate indirect occlusion").
fn multibounce(sky: f32, color: vec3<f32>) -> vec3<f32> {
    let a = 2.0404 * color - 0.3324;
    let b = -4.7951 * color + 0.6417;
    let c = 2.7552 * color + 0.6903;
    return max(vec3(sky), ((sky * a + b) * sky + c) * sky);
}

// Returns the colour of the surface as displayed.
fn displayed_color(surface: TableSurface) -> vec4<f32> {
    let world_position = vec4(surface.position, 1.0);
    let is_orthographic = view_bindings::view.clip_from_view[3].w == 1.0;
    let view_row = vec4(
        view_bindings::view.view_from_world[0].z,
        view_bindings::view.view_from_world[1].z,
        view_bindings::view.view_from_world[2].z,
        view_bindings::view.view_from_world[3].z,
    );
    let view_z = dot(view_row, world_position);
    let V = pbr_functions::calculate_view(world_position, is_orthographic);
    let N = surface.normal;
    let NdotV = max(dot(N, V), 0.0001);
    let roughness = lighting::perceptualRoughnessToRoughness(surface.roughness);

    var input: lighting::LightingInput;
    input.layers[LAYER_BASE].NdotV = NdotV;
    input.layers[LAYER_BASE].N = N;
    input.layers[LAYER_BASE].R = reflect(-V, N);
    input.layers[LAYER_BASE].perceptual_roughness = surface.roughness;
    input.layers[LAYER_BASE].roughness = roughness;
#ifdef STANDARD_MATERIAL_CLEARCOAT
    // A coat fills the pores, so its normal is that of the shape.
    let coat_normal = surface.shape_normal;
    input.layers[LAYER_CLEARCOAT].NdotV = max(dot(coat_normal, V), 0.0001);
    input.layers[LAYER_CLEARCOAT].N = coat_normal;
    input.layers[LAYER_CLEARCOAT].R = reflect(-V, coat_normal);
    input.layers[LAYER_CLEARCOAT].perceptual_roughness = surface.coat_roughness;
    input.layers[LAYER_CLEARCOAT].roughness = lighting::perceptualRoughnessToRoughness(surface.coat_roughness);
    input.clearcoat_strength = surface.coat;
#endif
    input.P = surface.position;
    input.V = V;
    input.diffuse_color = surface.color;
    input.metallic = 0.0;
    input.F0_dielectric = pbr_functions::calculate_F0_dielectric(vec3(surface.reflectance));
    input.F0_metallic = surface.color;
    input.F_ab = lighting::F_AB(surface.roughness, NdotV);

    let spot = spot_factors(surface.spot, surface.position);
    var light = vec3(0.0);
    for (var i = 0u; i < view_bindings::lights.n_directional_lights; i += 1u) {
        let source = &view_bindings::lights.directional_lights[i];
        let to_light = (*source).direction_to_light;
        let leaves = leaf_transmittance(surface.position, to_light, surface.sway, surface.shade);
        // No leaf hangs in front of the patch of sunlight.
        let transmittance = mix(leaves, 1.0, surface.spot.w * saturate((spot.x - 1.0) / (SPOT_SUN.x - 1.0)));
        var sun = surface.sun * spot.x * transmittance;
        if (((*source).flags & mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u) {
            sun *= shadow_map_visibility(i, surface, view_z);
        }
#ifdef CONTACT_SHADOWS
        if (sun > 0.0) {
            sun *= contact_shadow_visibility(surface, to_light);
        }
#endif
        let through = surface.through * (*source).color.rgb;
        light += sun * (lighting::directional_light(i, &input, true) + through);
        let sheen = surface.fibres.w * fibre_sheen(surface.fibres.xyz, to_light, V) * saturate(dot(N, to_light));
        light += sun * sheen * surface.color * (*source).color.rgb;
        light += spot.x * surface.bounce * surface.color * (*source).color.rgb;
    }

#ifdef ENVIRONMENT_MAP
    let cluster = clustering::view_fragment_cluster_index(
        surface.frag_coord.xy, view_z, is_orthographic,
    );
    var ranges = clustering::unpack_clusterable_object_index_ranges(cluster);
    let environment = environment_map::environment_map_light(&input, &ranges, false);
    var sky = surface.sky * spot.y;
#ifdef SCREEN_SPACE_AMBIENT_OCCLUSION
    // Ambient occlusion and its substitute cover the same corners, so take the darker one.
    let pixel = vec2<i32>(surface.frag_coord.xy);
    sky = min(sky, textureLoad(view_bindings::screen_space_ambient_occlusion_texture, pixel, 0i).r);
#endif
    let gloss = saturate(pow(NdotV + sky, exp2(-16.0 * roughness - 1.0)) - 1.0 + sky);
    light += environment.diffuse * mix(multibounce(sky, surface.color), vec3(sky), surface.baked) + environment.specular * gloss;
#endif

    var pbr_input = pbr_types::pbr_input_new();
    pbr_input.frag_coord = surface.frag_coord;
    pbr_input.world_position = world_position;
    pbr_input.material.flags |= pbr_types::STANDARD_MATERIAL_FLAGS_FOG_ENABLED_BIT;
    let color = vec4(light * view_bindings::view.exposure + surface.glow, 1.0);
    return pbr_functions::main_pass_post_lighting_processing(pbr_input, color);
}

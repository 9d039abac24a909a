// Nicker nuts: hard glossy seeds, grey to olive, each with its own tint and
// its own faint rings.

#import awale::noise::{noise, hash_number, resolved}
#import awale::table_light::{table_surface, seeds_at, lit}
#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    mesh_functions,
}

struct Seed {
    // The two ends of the range of tints, and the colour of the scar.
    grey: vec4<f32>,
    olive: vec4<f32>,
    scar: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(4) var<uniform> seed: Seed;

const RADIUS: f32 = 0.085;

@fragment
fn fragment(in: VertexOutput) -> FragmentOutput {
    let p = in.world_position.xyz;
    let normal = normalize(in.world_normal);
    let own = hash_number(mesh_functions::get_tag(in.instance_index));
    let local_from_world = mesh_functions::get_local_from_world(in.instance_index);
    let local = (local_from_world * vec4(p, 1.0)).xyz / RADIUS;
    let pixel = length(fwidth(p)) / RADIUS;

    // Rings around an axis that leans a little from the short one.
    let axis = normalize(vec3(own.x - 0.5, 1.6, own.y - 0.5));
    let height = dot(normalize(local), axis);
    let wobble = noise(local * 1.7 + own.z * 40.0);
    let ring_phase = (acos(clamp(height, -1.0, 1.0)) + 0.25 * wobble) * 2.6;
    let ring = abs(fract(ring_phase) - 0.5) * 2.0;
    let ring_line = smoothstep(0.72, 0.97, ring) * resolved(pixel * 4.0);
    let cloud = noise(local * 1.3 + own.w * 60.0);

    var color = mix(seed.grey.rgb, seed.olive.rgb, smoothstep(0.1, 0.95, own.z * 0.75 + cloud * 0.35));
    color *= 0.6 + 0.75 * own.w * own.w + 0.3 * (cloud - 0.5);
    color *= 1.0 - 0.2 * ring_line;
    let scar = smoothstep(0.955, 0.985, height);
    color = mix(color, seed.scar.rgb, 0.8 * scar);

    var surface = table_surface(in.position, p, normal);
    surface.color = color;
    surface.roughness = 0.17 + 0.1 * cloud + 0.3 * scar;
    surface.reflectance = 0.6;
    // Seeds under others and the lower sides of all get little sky.
    let heap = seeds_at(p);
    let buried = smoothstep(0.3 * RADIUS, 3.6 * RADIUS, heap.y - p.y);
    let below = 0.5 - 0.5 * normal.y;
    surface.sky = (1.0 - 0.72 * buried) * (1.0 - 0.55 * below * below);

    var out: FragmentOutput;
    out.color = lit(surface);
    return out;
}

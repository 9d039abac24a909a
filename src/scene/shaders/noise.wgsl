// Noise and hash functions, and functions that filter noise and shade with it.

#define_import_path awale::noise

// Returns random numbers from 0 to 1 for four cells, given by axis. Four at a time, as drivers
// inline all calls: cell by cell, noise would take most of a shader's instructions.
fn hash_cells(x: vec4<i32>, y: vec4<i32>, z: vec4<i32>) -> vec4<f32> {
    var h = (vec4<u32>(x) * 0x8da6b343u) ^ (vec4<u32>(y) * 0xd8163841u) ^ (vec4<u32>(z) * 0xcb1ab31fu);
    h = (h ^ (h >> vec4(15u))) * 0x2c1b3c6du;
    h = (h ^ (h >> vec4(12u))) * 0x297a2d39u;
    h = h ^ (h >> vec4(15u));
    return vec4<f32>(h & vec4(0xffffffu)) / 16777215.0;
}

// Returns four random numbers from 0 to 1 for an integer.
fn hash_number(index: u32) -> vec4<f32> {
    return hash_cells(vec4(i32(index)), vec4(1, 2, 3, 4), vec4(7));
}

// Returns value noise from 0 to 1, with one feature per unit.
fn noise(p: vec3<f32>) -> f32 {
    let cell = vec3<i32>(floor(p));
    let f = fract(p);
    let w = f * f * (3.0 - 2.0 * f);
    let y = cell.y + vec4(0, 1, 0, 1);
    let z = cell.z + vec4(0, 0, 1, 1);
    let edges = mix(hash_cells(vec4(cell.x), y, z), hash_cells(vec4(cell.x + 1), y, z), w.x);
    let faces = mix(edges.xz, edges.yw, w.y);
    return mix(faces.x, faces.y, w.z);
}

// Returns value noise from 0 to 1 on a plane.
fn noise_flat(p: vec2<f32>) -> f32 {
    let cell = vec2<i32>(floor(p));
    let f = fract(p);
    let w = f * f * (3.0 - 2.0 * f);
    let corners = hash_cells(cell.x + vec4(0, 1, 0, 1), cell.y + vec4(0, 0, 1, 1), vec4(3));
    let edges = mix(corners.xz, corners.yw, w.x);
    return mix(edges.x, edges.y, w.y);
}

// Returns `noise` along a line: at x, for an integer (y, z).
fn noise_on_line(x: f32, row: vec2<i32>) -> f32 {
    let cell = i32(floor(x));
    let f = fract(x);
    let ends = hash_cells(cell + vec4(0, 1, 0, 1), vec4(row.x), vec4(row.y));
    return mix(ends.x, ends.y, f * f * (3.0 - 2.0 * f));
}

// Returns the visibility of a pattern when a pixel covers `width` of its periods: 1 if it is well
// resolved, 0 if it would only shimmer.
fn resolved(width: f32) -> f32 {
    return 1.0 - smoothstep(0.3, 0.8, width);
}

// Returns noise where it is resolved, and its mean elsewhere; `width` as for `resolved`. In most of
// a picture, fine noise isn't resolved, so skipping it there saves time.
fn resolved_noise(p: vec3<f32>, width: f32) -> f32 {
    let detail = resolved(width);
    if (detail <= 0.0) {
        return 0.5;
    }
    return mix(0.5, noise(p), detail);
}

// Returns `resolved_noise` on a plane.
fn resolved_noise_flat(p: vec2<f32>, width: f32) -> f32 {
    let detail = resolved(width);
    if (detail <= 0.0) {
        return 0.5;
    }
    return mix(0.5, noise_flat(p), detail);
}

// Returns noise on a plane where it is resolved, and 0 elsewhere; `width` as for `resolved`.
fn faded_noise_flat(p: vec2<f32>, width: f32) -> f32 {
    let detail = resolved(width);
    if (detail <= 0.0) {
        return 0.0;
    }
    return noise_flat(p) * detail;
}

// Returns the normal of a surface raised by `height` (in units), from screen-space derivatives
// (Mikkelsen, "Bump mapping unparametrized surfaces on the GPU").
fn bumped(normal: vec3<f32>, position: vec3<f32>, height: f32) -> vec3<f32> {
    let across = dpdx(position);
    let down = dpdy(position);
    let r1 = cross(down, normal);
    let r2 = cross(normal, across);
    let area = dot(across, r1);
    let gradient = sign(area) * (dpdx(height) * r1 + dpdy(height) * r2);
    return normalize(abs(area) * normal - gradient);
}

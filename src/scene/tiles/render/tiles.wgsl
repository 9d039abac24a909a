// Draws tiles of the picture, into the depth buffer or from one texture into another.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct Source {
    // Size of the picture, and of the part of the texture that holds it, in pixels.
    size: vec2<f32>,
    part: vec2<f32>,
    // Distance beyond its edges, in pixels, to which a tile is shaded, as enlarging samples there.
    margin: vec4<f32>,
}

@group(0) @binding(0) var texture: texture_2d<f32>;
@group(0) @binding(1) var linear: sampler;
@group(0) @binding(2) var<uniform> source: Source;

struct Tile {
    @builtin(vertex_index) corner: u32,
    // Its pixels: minimum x and y, maximum x and y.
    @location(0) pixels: vec4<f32>,
    // Weight of the new sample in the blend.
    @location(1) weight: f32,
}

struct VertexOutput {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
    @location(1) @interpolate(flat) weight: f32,
}

fn clip_position(tile: Tile, margin: f32) -> vec4<f32> {
    let corner = vec2<f32>(f32(tile.corner & 1u), f32(tile.corner >> 1u));
    let pixel = mix(tile.pixels.xy - margin, tile.pixels.zw + margin, corner);
    return vec4(pixel / source.size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}

// Opens a tile for shading by setting its depth to the farthest.
@vertex
fn open(tile: Tile) -> @builtin(position) vec4<f32> {
    return clip_position(tile, source.margin.x);
}

@vertex
fn tile(tile: Tile) -> VertexOutput {
    let position = clip_position(tile, 0.0);
    return VertexOutput(position, position.xy * vec2(0.5, -0.5) + 0.5, tile.weight);
}

// Outputs what the fragment shader of Bevy's antialiasing expects.
@vertex
fn fxaa_tile(tile: Tile) -> FullscreenVertexOutput {
    let position = clip_position(tile, 0.0);
    return FullscreenVertexOutput(position, position.xy * vec2(0.5, -0.5) + 0.5);
}

@fragment
fn copy(in: VertexOutput) -> @location(0) vec4<f32> {
    return textureLoad(texture, vec2<i32>(in.position.xy), 0);
}

// Blends in the new sample, with its weight as the alpha.
@fragment
fn blend(in: VertexOutput) -> @location(0) vec4<f32> {
    return vec4(textureLoad(texture, vec2<i32>(in.position.xy), 0).rgb, in.weight);
}

// Enlarges a coarse picture.
@fragment
fn enlarge(in: VertexOutput) -> @location(0) vec4<f32> {
    let half_texel = vec2(0.5);
    let texel = clamp(in.uv * source.part, half_texel, source.part - half_texel);
    return textureSampleLevel(texture, linear, texel / vec2<f32>(textureDimensions(texture)), 0.0);
}

// Draws tiles of the picture, into the depth buffer or from one texture into another.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct Source {
    // Size of the picture, and of the part of the texture that holds it, in pixels.
    size: vec2<f32>,
    part: vec2<f32>,
    // How far beyond its edges a tile is shaded, as enlarging samples there.
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

struct Drawn {
    @builtin(position) position: vec4<f32>,
    @location(0) uv: vec2<f32>,
    @location(1) @interpolate(flat) weight: f32,
}

fn place(tile: Tile, margin: f32) -> vec4<f32> {
    let at = vec2<f32>(f32(tile.corner & 1u), f32(tile.corner >> 1u));
    let pixel = mix(tile.pixels.xy - margin, tile.pixels.zw + margin, at);
    return vec4(pixel / source.size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}

// Opens a tile for shading by clearing it to the greatest depth.
@vertex
fn open(tile: Tile) -> @builtin(position) vec4<f32> {
    return place(tile, source.margin.x);
}

@vertex
fn tile(tile: Tile) -> Drawn {
    let position = place(tile, 0.0);
    return Drawn(position, position.xy * vec2(0.5, -0.5) + 0.5, tile.weight);
}

// The vertex output that Bevy's antialiasing expects.
@vertex
fn tile_of_screen(tile: Tile) -> FullscreenVertexOutput {
    let position = place(tile, 0.0);
    return FullscreenVertexOutput(position, position.xy * vec2(0.5, -0.5) + 0.5);
}

@fragment
fn copy(drawn: Drawn) -> @location(0) vec4<f32> {
    return textureLoad(texture, vec2<i32>(drawn.position.xy), 0);
}

// Blends the new sample in: its weight is the alpha.
@fragment
fn blend(drawn: Drawn) -> @location(0) vec4<f32> {
    return vec4(textureLoad(texture, vec2<i32>(drawn.position.xy), 0).rgb, drawn.weight);
}

// Enlarges a coarse picture.
@fragment
fn enlarge(drawn: Drawn) -> @location(0) vec4<f32> {
    let half_texel = vec2(0.5);
    let at = clamp(drawn.uv * source.part, half_texel, source.part - half_texel);
    return textureSampleLevel(texture, linear, at / vec2<f32>(textureDimensions(texture)), 0.0);
}

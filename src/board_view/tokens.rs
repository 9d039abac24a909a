//! Tokens on the board: pegs beside special holes, leaves over closed holes, and stones at
//! territory boundaries within a row.

use std::f32::consts::PI;

use bevy::{light::NotShadowCaster, prelude::*, window::RequestRedraw};

use super::TableSet;
use crate::board::{BoardLayout, BoardSpace, ShownBoard};
use crate::playback::Playback;
use crate::scene::{BONE, LEAF, PEBBLE, lathe, prop_material, prop_mesh};
use crate::scene::{SeedsMap, WoodMaterial};
use crate::session::CurrentMatch;
use crate::table::{Top, top_changed, top_lost};
use awale_rules::{BoardSnapshot, Hole, HoleSet, Side, Vessel};

/// Outline of South's peg, round and tall, from the centre of the foot: distance from the axis, and
/// height, in units.
const SOUTH_PEG: [Vec2; 8] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(0.06, 0.0),
    Vec2::new(0.055, 0.03),
    Vec2::new(0.028, 0.07),
    Vec2::new(0.03, 0.14),
    Vec2::new(0.068, 0.19),
    Vec2::new(0.05, 0.25),
    Vec2::new(0.0, 0.268),
];
/// Outline of North's peg, square and low, like [`SOUTH_PEG`].
const NORTH_PEG: [Vec2; 5] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(0.10, 0.0),
    Vec2::new(0.10, 0.075),
    Vec2::new(0.07, 0.10),
    Vec2::new(0.0, 0.105),
];
/// Outline of the stone, like [`SOUTH_PEG`].
const STONE: [Vec2; 6] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(0.06, 0.005),
    Vec2::new(0.082, 0.045),
    Vec2::new(0.068, 0.085),
    Vec2::new(0.035, 0.108),
    Vec2::new(0.0, 0.115),
];
/// Segments around a round token.
const ROUND_SEGMENTS: u32 = 20;
/// Segments around a square token.
const SQUARE_SEGMENTS: u32 = 4;
/// Distance of a peg from the centre of its hole, in units along x and in rim radii towards its
/// owner: in the corner between the holes, clear of letters.
const PEG_OFFSET: Vec2 = Vec2::new(0.345, 0.857);
/// Half-length and half-width of a leaf, in units.
const LEAF_HALF_SIZE: Vec2 = Vec2::new(0.53, 0.4);
/// Height of a leaf's back, in units.
const LEAF_HEIGHT: f32 = 0.07;
/// Rim radius of the hole that an unscaled leaf covers, in units.
const LEAF_RIM: f32 = 0.42;
/// Height of a leaf above the wood, in units.
const LEAF_LIFT: f32 = 0.012;
/// Grid cells along and across a leaf.
const LEAF_CELLS: (u32, u32) = (48, 24);
/// Depth of a leaf's midrib, in units.
const MIDRIB_DEPTH: f32 = 0.022;
/// Depth of a leaf's side veins, in units.
const VEIN_DEPTH: f32 = 0.011;
/// Number of veins on each side of a leaf.
const VEINS_PER_SIDE: f32 = 8.0;
/// Maximum rotation of a leaf, in radians; each is rotated differently.
const MAX_LEAF_ROTATION: f32 = 0.7;

/// A token on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub enum Token {
    /// A peg that marks a special hole of this player, on that player's side of it.
    Peg(Side),
    /// A leaf over a hole that is closed in this round.
    Leaf,
    /// A stone where South's territory ends within a row.
    Stone,
}

/// The meshes and materials of tokens.
struct TokenAssets {
    pegs: [Mesh3d; 2],
    leaf: Mesh3d,
    stone: Mesh3d,
    bone: MeshMaterial3d<WoodMaterial>,
    green: MeshMaterial3d<WoodMaterial>,
    grey: MeshMaterial3d<WoodMaterial>,
}

impl TokenAssets {
    fn new(
        seeds: &SeedsMap,
        meshes: &mut Assets<Mesh>,
        materials: &mut Assets<WoodMaterial>,
    ) -> Self {
        let mut mesh = |mesh: Mesh| Mesh3d(meshes.add(mesh));
        let mut material = |look| MeshMaterial3d(materials.add(prop_material(look, seeds)));
        Self {
            pegs: [
                mesh(lathe(&SOUTH_PEG, ROUND_SEGMENTS)),
                mesh(lathe(&NORTH_PEG, SQUARE_SEGMENTS)),
            ],
            leaf: mesh(leaf()),
            stone: mesh(lathe(&STONE, ROUND_SEGMENTS)),
            bone: material(BONE),
            green: material(LEAF),
            grey: material(PEBBLE),
        }
    }
}

/// Adds the tokens.
pub fn plugin(app: &mut App) {
    app.register_type::<Token>().add_systems(
        Update,
        lay.run_if(
            top_changed::<Playback>
                .or_eager(resource_exists_and_changed::<ShownBoard>)
                .or_eager(top_changed::<CurrentMatch>)
                .or_eager(top_lost::<CurrentMatch>),
        )
        .in_set(TableSet::Mark),
    );
}

/// A token, its position, and its rotation about the vertical axis, in radians.
type PlacedToken = (Token, Vec3, f32);

fn lay(
    mut commands: Commands,
    seeds: Res<SeedsMap>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<WoodMaterial>>,
    mut assets: Local<Option<TokenAssets>>,
    playback: Top<Playback>,
    current: Option<Top<CurrentMatch>>,
    space: Res<BoardSpace>,
    old: Query<Entity, With<Token>>,
    mut south_territory: Local<Option<HoleSet>>,
    mut placed: Local<Vec<PlacedToken>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The position is ahead of the board while a move is being shown.
    if !playback.is_busy() {
        *south_territory = current.map(|current| current.position().territory(Side::South));
    }
    let shown = playback.shown();
    let has_same_geometry = |shown: &&BoardSnapshot| shown.geometry() == space.layout.geometry();
    let new_tokens = shown
        .filter(has_same_geometry)
        .map_or_else(Vec::new, |shown| {
            tokens(&space.layout, shown, *south_territory)
        });
    if *placed == new_tokens {
        return;
    }
    for token in &old {
        commands.entity(token).despawn();
    }
    let assets =
        assets.get_or_insert_with(|| TokenAssets::new(&seeds, &mut meshes, &mut materials));
    for &(token, position, rotation) in &new_tokens {
        let (mesh, material) = match token {
            Token::Peg(side) => (&assets.pegs[side.index()], &assets.bone),
            Token::Leaf => (&assets.leaf, &assets.green),
            Token::Stone => (&assets.stone, &assets.grey),
        };
        let mut pose =
            Transform::from_translation(position).with_rotation(Quat::from_rotation_y(rotation));
        if token == Token::Leaf {
            pose.scale = leaf_scale(&space.layout);
        }
        let look = (mesh.clone(), material.clone());
        commands.spawn((Name::new("Token"), token, look, NotShadowCaster, pose));
    }
    *placed = new_tokens;
    redraw.write(RequestRedraw);
}

/// Returns the tokens on a board. `south_territory` is `None` if it isn't known.
fn tokens(
    layout: &BoardLayout,
    shown: &BoardSnapshot,
    south_territory: Option<HoleSet>,
) -> Vec<PlacedToken> {
    let geometry = layout.geometry();
    let centre = |hole| layout.centre(Vessel::Hole(hole));
    let mut tokens = Vec::new();
    for hole in geometry.all() {
        let rim = layout.bowl(Vessel::Hole(hole)).semi_axes;
        if let Some(side) = shown.special_of(hole) {
            let corner = Vec3::new(PEG_OFFSET.x, 0.0, PEG_OFFSET.y * rim.y);
            let offset = match side {
                Side::South => corner,
                Side::North => -corner,
            };
            let position = centre(hole) + offset;
            tokens.push((Token::Peg(side), position, 0.25 * PI));
        }
        if shown.shut().contains(hole) {
            // A leaf lies along a trough.
            let base_rotation = if rim.y > 1.2 * rim.x { 0.5 * PI } else { 0.0 };
            let variation = MAX_LEAF_ROTATION * (hole.index() as f32 * 2.4).sin();
            let rotation = base_rotation + variation * (rim.x / rim.y).min(1.0);
            tokens.push((Token::Leaf, centre(hole) + Vec3::Y * LEAF_LIFT, rotation));
        }
    }
    let holes = geometry.holes();
    for (index, next) in (0..holes).map(|index| (index, (index + 1) % holes)) {
        let [hole, next] = [index, next].map(Hole::new);
        let is_boundary = |territory: HoleSet| territory.contains(hole) != territory.contains(next);
        // Between the rows, the lofts already separate the territories.
        let is_within_row = geometry.owner(hole) == geometry.owner(next);
        if is_within_row && south_territory.is_some_and(is_boundary) {
            let midpoint = 0.5 * (centre(hole) + centre(next));
            tokens.push((Token::Stone, midpoint, 0.0));
        }
    }
    tokens
}

/// Returns the scale of a leaf that covers a hole of this board.
fn leaf_scale(layout: &BoardLayout) -> Vec3 {
    let rim = layout.bowl(Vessel::Hole(Hole::new(0))).semi_axes;
    Vec3::new(
        rim.max_element() / LEAF_RIM,
        1.0,
        rim.min_element() / LEAF_RIM,
    )
}

/// Builds a pointed leaf with an arched back, with its length along x.
fn leaf() -> Mesh {
    let (columns, rows) = LEAF_CELLS;
    let mut positions = Vec::new();
    for column in 0..=columns {
        let u = 2.0 * column as f32 / columns as f32 - 1.0;
        // The leaf is widest behind its middle.
        let half_width = LEAF_HALF_SIZE.y * (1.0 - u * u).powf(0.75) * (1.0 - 0.18 * u);
        for row in 0..=rows {
            let v = 2.0 * row as f32 / rows as f32 - 1.0;
            let back = LEAF_HEIGHT * (1.0 - u * u) * (1.0 - 0.8 * v * v);
            // Side veins run forwards from the midrib.
            let vein_phase = 0.5 * VEINS_PER_SIDE * (u - 0.3 * v.abs());
            let vein_distance = (vein_phase - vein_phase.round()).abs();
            let groove = |distance: f32, width: f32| (-(distance / width).powi(2)).exp();
            let veins = VEIN_DEPTH * (1.0 - u * u) * (1.0 - v.abs()) * groove(vein_distance, 0.16);
            let height = back - MIDRIB_DEPTH * (1.0 - u * u) * groove(v, 0.1) - veins;
            positions.push([LEAF_HALF_SIZE.x * u, height, half_width * v]);
        }
    }
    let stride = rows + 1;
    let corners = (0..columns).flat_map(|column| (0..rows).map(move |row| column * stride + row));
    let indices: Vec<u32> = corners
        .flat_map(|corner| {
            let next = corner + stride;
            [corner, corner + 1, next, next, corner + 1, next + 1]
        })
        .collect();
    let normals = vec![[0.0, 1.0, 0.0]; positions.len()];
    prop_mesh(positions, normals, indices).with_computed_smooth_normals()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use awale_rules::{Placement, library};

    fn tokens_of(text: &str) -> Vec<Token> {
        let rules = library::load("gebeta").unwrap().unwrap();
        let placement = Placement::parse(text, &rules).unwrap();
        let shown = BoardSnapshot::set_up(&placement, rules.geometry());
        let position = awale_rules::Position::set_up(&rules, &placement, &mut ());
        let south_territory = Some(position.territory(Side::South));
        let layout = BoardLayout::new(rules.geometry());
        let tokens = tokens(&layout, &shown, south_territory);
        tokens.into_iter().map(|(token, ..)| token).collect()
    }

    #[test]
    fn special_holes_have_pegs_and_territories_within_a_row_end_at_stones() {
        let seeds = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert_eq!(tokens_of(seeds), []);
        assert_eq!(tokens_of(&format!("{seeds};own=8")), [Token::Stone]);
        let pegs = [Token::Peg(Side::North), Token::Peg(Side::South)];
        assert_eq!(tokens_of(&format!("{seeds};kids=2:N,9:S")), pegs);
    }
}

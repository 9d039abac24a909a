//! Tokens on the board: pegs beside special holes, leaves over closed holes, and stones where the
//! territories meet within a row.

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

/// Outlines of the pegs and the stone, from the centre of the foot: distance from the axis and
/// height, in units. South's peg is round and tall, North's square and low.
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
const NORTH_PEG: [Vec2; 5] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(0.10, 0.0),
    Vec2::new(0.10, 0.075),
    Vec2::new(0.07, 0.10),
    Vec2::new(0.0, 0.105),
];
const STONE: [Vec2; 6] = [
    Vec2::new(0.0, 0.0),
    Vec2::new(0.06, 0.005),
    Vec2::new(0.082, 0.045),
    Vec2::new(0.068, 0.085),
    Vec2::new(0.035, 0.108),
    Vec2::new(0.0, 0.115),
];
/// Numbers of segments around a round token and a square one.
const ROUND: u32 = 20;
const SQUARE: u32 = 4;
/// Distance of a peg from the centre of its hole along x, in units, and towards its owner, in rim
/// radii: in the corner between the holes, where there is no letter.
const PEG_AT: Vec2 = Vec2::new(0.345, 0.857);
/// Half the length and half the width of a leaf, and the height of its back, in units.
const LEAF_HALF: Vec2 = Vec2::new(0.53, 0.4);
const LEAF_BACK: f32 = 0.07;
/// The rim radius of the hole that an unscaled leaf covers.
const LEAF_FITS: f32 = 0.42;
/// The height of a leaf above the wood.
const LEAF_LIFT: f32 = 0.012;
/// Numbers of grid cells along a leaf and across it.
const LEAF_GRID: (u32, u32) = (48, 24);
/// Depth of a leaf's midrib and of its side veins, and the number of veins on each side.
const MIDRIB: f32 = 0.022;
const VEIN: f32 = 0.011;
const VEINS: f32 = 8.0;
/// Maximum rotation of a leaf, in radians: each is rotated differently.
const LEAF_TURN: f32 = 0.7;

/// A token on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub enum Token {
    /// Marks a special hole of this player, and stands on that player's side of it.
    Peg(Side),
    /// Covers a hole that is closed in this round.
    Leaf,
    /// Lies where South's territory ends within a row.
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
                mesh(lathe(&SOUTH_PEG, ROUND)),
                mesh(lathe(&NORTH_PEG, SQUARE)),
            ],
            leaf: mesh(leaf()),
            stone: mesh(lathe(&STONE, ROUND)),
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

/// A token, its position, and its rotation about the vertical axis in radians.
type Laid = (Token, Vec3, f32);

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
    mut land: Local<Option<HoleSet>>,
    mut laid: Local<Vec<Laid>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The position is ahead of the board while a move is being shown.
    if !playback.is_busy() {
        *land = current.map(|current| current.position().territory(Side::South));
    }
    let shown = playback.shown();
    let fits = |shown: &&BoardSnapshot| shown.geometry() == space.layout.geometry();
    let wanted = shown
        .filter(fits)
        .map_or_else(Vec::new, |shown| tokens(&space.layout, shown, *land));
    if *laid == wanted {
        return;
    }
    for token in &old {
        commands.entity(token).despawn();
    }
    let assets =
        assets.get_or_insert_with(|| TokenAssets::new(&seeds, &mut meshes, &mut materials));
    for &(token, at, turn) in &wanted {
        let (mesh, material) = match token {
            Token::Peg(side) => (&assets.pegs[side.index()], &assets.bone),
            Token::Leaf => (&assets.leaf, &assets.green),
            Token::Stone => (&assets.stone, &assets.grey),
        };
        let mut pose = Transform::from_translation(at).with_rotation(Quat::from_rotation_y(turn));
        if token == Token::Leaf {
            pose.scale = leaf_scale(&space.layout);
        }
        let look = (mesh.clone(), material.clone());
        commands.spawn((Name::new("Token"), token, look, NotShadowCaster, pose));
    }
    *laid = wanted;
    redraw.write(RequestRedraw);
}

/// Returns the tokens on a board. `land` is South's territory, if it is known.
fn tokens(layout: &BoardLayout, shown: &BoardSnapshot, land: Option<HoleSet>) -> Vec<Laid> {
    let geometry = layout.geometry();
    let centre = |hole| layout.centre(Vessel::Hole(hole));
    let mut tokens = Vec::new();
    for hole in geometry.all() {
        let rim = layout.bowl(Vessel::Hole(hole)).rim;
        if let Some(side) = shown.special_of(hole) {
            let corner = Vec3::new(PEG_AT.x, 0.0, PEG_AT.y * rim.y);
            let towards = match side {
                Side::South => corner,
                Side::North => -corner,
            };
            let at = centre(hole) + towards;
            tokens.push((Token::Peg(side), at, 0.25 * PI));
        }
        if shown.shut().contains(hole) {
            // It lies along a trough.
            let along = if rim.y > 1.2 * rim.x { 0.5 * PI } else { 0.0 };
            let sway = LEAF_TURN * (hole.index() as f32 * 2.4).sin();
            let turn = along + sway * (rim.x / rim.y).min(1.0);
            tokens.push((Token::Leaf, centre(hole) + Vec3::Y * LEAF_LIFT, turn));
        }
    }
    let holes = geometry.holes();
    for (index, next) in (0..holes).map(|index| (index, (index + 1) % holes)) {
        let [hole, next] = [index, next].map(Hole::new);
        let is_boundary = |land: HoleSet| land.contains(hole) != land.contains(next);
        // Between the rows, the lofts already separate the territories.
        let is_within_row = geometry.owner(hole) == geometry.owner(next);
        if is_within_row && land.is_some_and(is_boundary) {
            let between = 0.5 * (centre(hole) + centre(next));
            tokens.push((Token::Stone, between, 0.0));
        }
    }
    tokens
}

/// Returns the scale of a leaf that covers a hole of this board.
fn leaf_scale(layout: &BoardLayout) -> Vec3 {
    let rim = layout.bowl(Vessel::Hole(Hole::new(0))).rim;
    Vec3::new(
        rim.max_element() / LEAF_FITS,
        1.0,
        rim.min_element() / LEAF_FITS,
    )
}

/// Builds a pointed leaf with an arched back, its length along x.
fn leaf() -> Mesh {
    let (along, across) = LEAF_GRID;
    let mut positions = Vec::new();
    for step in 0..=along {
        let u = 2.0 * step as f32 / along as f32 - 1.0;
        // Widest behind the middle.
        let half_width = LEAF_HALF.y * (1.0 - u * u).powf(0.75) * (1.0 - 0.18 * u);
        for row in 0..=across {
            let v = 2.0 * row as f32 / across as f32 - 1.0;
            let back = LEAF_BACK * (1.0 - u * u) * (1.0 - 0.8 * v * v);
            // Side veins run forwards from the midrib.
            let place = 0.5 * VEINS * (u - 0.3 * v.abs());
            let from_vein = (place - place.round()).abs();
            let groove = |distance: f32, width: f32| (-(distance / width).powi(2)).exp();
            let veins = VEIN * (1.0 - u * u) * (1.0 - v.abs()) * groove(from_vein, 0.16);
            let height = back - MIDRIB * (1.0 - u * u) * groove(v, 0.1) - veins;
            positions.push([LEAF_HALF.x * u, height, half_width * v]);
        }
    }
    let stride = across + 1;
    let corners = (0..along).flat_map(|step| (0..across).map(move |row| step * stride + row));
    let indices: Vec<u32> = corners
        .flat_map(|at| {
            let next = at + stride;
            [at, at + 1, next, next, at + 1, next + 1]
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

    fn laid(text: &str) -> Vec<Token> {
        let rules = library::load("gebeta").unwrap().unwrap();
        let placed = Placement::parse(text, &rules).unwrap();
        let shown = BoardSnapshot::set_up(&placed, rules.geometry());
        let position = awale_rules::Position::set_up(&rules, &placed, &mut ());
        let land = Some(position.territory(Side::South));
        let layout = BoardLayout::new(rules.geometry());
        let tokens = tokens(&layout, &shown, land);
        tokens.into_iter().map(|(token, ..)| token).collect()
    }

    #[test]
    fn special_holes_have_a_peg_of_their_owner_and_land_within_a_row_ends_at_a_stone() {
        let seeds = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assert_eq!(laid(seeds), []);
        assert_eq!(laid(&format!("{seeds};own=8")), [Token::Stone]);
        let pegs = [Token::Peg(Side::North), Token::Peg(Side::South)];
        assert_eq!(laid(&format!("{seeds};kids=2:N,9:S")), pegs);
    }
}

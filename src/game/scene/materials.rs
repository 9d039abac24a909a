//! The materials of the table, and the light they share.
//!
//! They are materials of their own and not extensions of Bevy's standard one:
//! they bind five resources instead of twenty, which is what WebGL 2 and small
//! graphics chips like.

use bevy::{
    asset::{embedded_asset, embedded_path},
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::{ShaderRef, load_shader_library},
};

use super::SceneSet;
use super::contact::SeedsMap;
use super::leaves::LeafLight;
use super::looks::{BoardLook, SeedLook};
use crate::rules::board::MAX_HOLES;

/// Inlays of the wood: the holes and lofts of the longest board.
pub const MAX_VESSELS: usize = MAX_HOLES + 2;

/// Adds the materials and the shaders that they are made of.
pub fn plugin(app: &mut App) {
    load_shader_library!(app, "shaders/noise.wgsl");
    load_shader_library!(app, "shaders/table_light.wgsl");
    embedded_asset!(app, "shaders/wood.wgsl");
    embedded_asset!(app, "shaders/seed.wgsl");
    embedded_asset!(app, "shaders/ground.wgsl");
    app.add_plugins((
        MaterialPlugin::<WoodMaterial>::default(),
        MaterialPlugin::<SeedMaterial>::default(),
        MaterialPlugin::<GroundMaterial>::default(),
    ))
    .add_systems(
        PostUpdate,
        (
            rebind::<WoodMaterial>,
            rebind::<SeedMaterial>,
            rebind::<GroundMaterial>,
        )
            .in_set(SceneSet::Light)
            .after(super::contact::draw),
    );
}

/// A material that is lit through the table's images.
pub(super) trait TableMaterial: Material {
    /// Where seeds lie on the board.
    fn seeds_image(&mut self) -> &mut Handle<Image>;
    /// How far the wind has moved the leaves.
    fn sway(&mut self) -> &mut Vec4;
}

macro_rules! table_materials {
    ($($material:ty),*) => {
        $(impl TableMaterial for $material {
            fn seeds_image(&mut self) -> &mut Handle<Image> {
                &mut self.seeds
            }

            fn sway(&mut self) -> &mut Vec4 {
                &mut self.sway
            }
        })*
    };
}

table_materials!(WoodMaterial, SeedMaterial, GroundMaterial);

/// Another board comes with another map of its seeds.
fn rebind<M: TableMaterial>(
    seeds: Res<SeedsMap>,
    mut bound: Local<Handle<Image>>,
    mut materials: ResMut<Assets<M>>,
) {
    let image = seeds.image();
    if *bound == image {
        return;
    }
    for (_, material) in materials.iter_mut() {
        *material.seeds_image() = image.clone();
    }
    *bound = image;
}

/// The images that every material of the table is lit through.
#[derive(bevy::ecs::system::SystemParam)]
pub struct TableLight<'w> {
    leaves: Res<'w, LeafLight>,
    seeds: Res<'w, SeedsMap>,
}

impl TableLight<'_> {
    /// Sunlight as leaves let it through.
    #[must_use]
    pub fn leaves(&self) -> Handle<Image> {
        self.leaves.0.clone()
    }

    /// Where seeds lie on the board.
    #[must_use]
    pub fn seeds(&self) -> Handle<Image> {
        self.seeds.image()
    }
}

/// The board's wood or clay, with an inlay around each vessel that can glow.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct WoodMaterial {
    /// Sunlight as leaves let it through.
    #[texture(0)]
    #[sampler(1)]
    pub leaves: Handle<Image>,
    /// Where seeds lie on the board.
    #[texture(2)]
    #[sampler(3)]
    pub seeds: Handle<Image>,
    /// What it is made of.
    #[uniform(4)]
    pub look: BoardLook,
    /// How far the wind has moved twigs (xy) and crown (zw), in board units.
    #[uniform(4)]
    pub sway: Vec4,
    /// The glow around each vessel, by its number (see
    /// [`super::board_mesh::vessel_number`]); the whole part of alpha is the pattern of the
    /// inlay, the rest is how much it shows.
    #[uniform(4)]
    pub glow: [LinearRgba; MAX_VESSELS],
}

impl Material for WoodMaterial {
    fn fragment_shader() -> ShaderRef {
        shader("shaders/wood.wgsl")
    }
}

/// The surface of seeds. What is its own in each follows the entity's
/// [`MeshTag`](bevy::mesh::MeshTag), so that all seeds are one draw call.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct SeedMaterial {
    /// Sunlight as leaves let it through.
    #[texture(0)]
    #[sampler(1)]
    pub leaves: Handle<Image>,
    /// Where seeds lie on the board.
    #[texture(2)]
    #[sampler(3)]
    pub seeds: Handle<Image>,
    /// What they are.
    #[uniform(4)]
    pub look: SeedLook,
    /// How far the wind has moved twigs (xy) and crown (zw), in board units.
    #[uniform(4)]
    pub sway: Vec4,
}

impl Material for SeedMaterial {
    fn fragment_shader() -> ShaderRef {
        shader("shaders/seed.wgsl")
    }
}

/// Earth, and the mat on it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct GroundMaterial {
    /// Sunlight as leaves let it through.
    #[texture(0)]
    #[sampler(1)]
    pub leaves: Handle<Image>,
    /// Where seeds lie on the board.
    #[texture(2)]
    #[sampler(3)]
    pub seeds: Handle<Image>,
    /// Measures and colours.
    #[uniform(4)]
    pub look: GroundLook,
    /// How far the wind has moved twigs (xy) and crown (zw), in board units.
    #[uniform(4)]
    pub sway: Vec4,
}

/// Measures and colours of the ground.
#[derive(ShaderType, Clone, Copy, Debug)]
pub struct GroundLook {
    /// Half-lengths of the mat.
    pub mat_half: Vec2,
    /// Half-lengths of the board.
    pub board_half: Vec2,
    /// 1 for the mat, 0 for the earth.
    pub is_mat: f32,
    /// Width of the mat's border of cloth.
    pub border: f32,
    /// Red earth.
    pub earth: LinearRgba,
    /// Strands of the mat.
    pub straw: LinearRgba,
    /// Dyed strands.
    pub dyed: LinearRgba,
    /// The cloth.
    pub indigo: LinearRgba,
    /// What of the cloth was kept from the dye.
    pub pale: LinearRgba,
}

impl Material for GroundMaterial {
    fn fragment_shader() -> ShaderRef {
        shader("shaders/ground.wgsl")
    }
}

/// The address of one of this folder's shaders, which are part of the program.
fn shader(path: &str) -> ShaderRef {
    let path = embedded_path!("src", path);
    ShaderRef::Path(bevy::asset::AssetPath::from_path_buf(path).with_source("embedded"))
}

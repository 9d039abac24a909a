//! The look of seeds: a single mesh and a single material for all seeds of a set.
//!
//! The mesh tag is the seed's number, by which the shader varies each seed, so that all of them are
//! one draw call.

mod shell;

use bevy::{mesh::MeshTag, prelude::*, window::RequestRedraw};

use crate::board::Seed;
use crate::noise::random_unit;
use crate::scene::{Detail, LEAF_LIGHT, SceneSet, SeedMaterial, SeedsMap, TableLook, TableShape};
use crate::settings::{BoardMaterial, SeedSet};
use shell::shell;

/// Gives seeds their look.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableLook>()
        .init_resource::<SeedAssets>()
        .add_systems(
            PostUpdate,
            (
                change_seed_look.run_if(
                    resource_exists_and_changed::<TableLook>.or_eager(resource_changed::<Detail>),
                ),
                add_seed_mesh,
            )
                .in_set(SceneSet::Shape),
        );
}

/// Minimum length and width of a seed.
const MIN_LENGTH: f32 = 0.85;
/// Maximum increase of the length and width above [`MIN_LENGTH`].
const LENGTH_VARIATION: f32 = 0.24;
/// Minimum height of a seed.
const MIN_HEIGHT: f32 = 0.92;
/// Maximum increase of the height above [`MIN_HEIGHT`]. Heaps are packed from spheres of size 1, so
/// taller seeds would overlap.
const HEIGHT_VARIATION: f32 = 0.10;

/// Returns the length, height and width of the seed with this number, relative to the standard
/// seed.
#[must_use]
pub fn proportions(number: u32) -> Vec3 {
    let [x, y, z] = [0, 1, 2].map(|axis| random_unit(number.wrapping_mul(3).wrapping_add(axis)));
    Vec3::new(
        MIN_LENGTH + LENGTH_VARIATION * x,
        MIN_HEIGHT + HEIGHT_VARIATION * y,
        MIN_LENGTH + LENGTH_VARIATION * z,
    )
}

/// The mesh and material of all seeds.
#[derive(Resource, Debug)]
pub struct SeedAssets {
    shown: (BoardMaterial, SeedSet, Detail),
    mesh: Handle<Mesh>,
    material: Handle<SeedMaterial>,
}

impl SeedAssets {
    /// Returns the components, other than its transform, of the seed with this number.
    #[must_use]
    pub fn variant(&self, number: u32) -> (Mesh3d, MeshMaterial3d<SeedMaterial>, MeshTag) {
        (
            Mesh3d(self.mesh.clone()),
            MeshMaterial3d(self.material.clone()),
            MeshTag(number),
        )
    }
}

impl FromWorld for SeedAssets {
    fn from_world(world: &mut World) -> Self {
        let TableLook {
            board, seeds: set, ..
        } = *world.get_resource_or_init::<TableLook>();
        let detail = *world.get_resource_or_init::<Detail>();
        let seeds = world.get_resource::<SeedsMap>().map(SeedsMap::image);
        let material = SeedMaterial {
            leaves: LEAF_LIGHT,
            seeds: seeds.unwrap_or_default(),
            look: set.look_on(board),
            sway: Vec4::ZERO,
            spot: Vec4::ZERO,
            shape: TableShape::default(),
        };
        Self {
            shown: (board, set, detail),
            mesh: world.resource_mut::<Assets<Mesh>>().add(shell(set, detail)),
            material: world.resource_mut::<Assets<SeedMaterial>>().add(material),
        }
    }
}

/// Gives new seeds their mesh and material.
fn add_seed_mesh(
    mut commands: Commands,
    look: Res<SeedAssets>,
    seeds: Query<(Entity, &Seed), Added<Seed>>,
) {
    for (entity, seed) in &seeds {
        commands.entity(entity).insert(look.variant(seed.number));
    }
}

/// Replaces the mesh and material of all seeds with those of the chosen set and quality.
fn change_seed_look(
    table: Res<TableLook>,
    detail: Res<Detail>,
    mut look: ResMut<SeedAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<SeedMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let (board, set, detail) = (table.board, table.seeds, *detail);
    if look.shown == (board, set, detail) {
        return Ok(());
    }
    look.shown = (board, set, detail);
    meshes.insert(&look.mesh, shell(set, detail))?;
    if let Some(mut material) = materials.get_mut(&look.material) {
        material.look = set.look_on(board);
    }
    redraw.write(RequestRedraw);
    Ok(())
}

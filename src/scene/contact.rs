//! A top-down map of the seeds, from which shaders darken the wood and the seeds below them.
//!
//! It stands in for ambient occlusion, which needs compute shaders. Each seed is a splat, and only
//! tiles in which a seed has moved are redrawn.

mod splat;

use bevy::{
    asset::RenderAssetUsages,
    image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

use super::SceneSet;
use crate::board::{BoardSpace, Seed, ShownBoard};
use splat::SplatMap;

/// Adds the map and keeps it up to date.
pub fn plugin(app: &mut App) {
    app.init_resource::<SeedsMap>().add_systems(
        PostUpdate,
        (
            resize.run_if(resource_exists_and_changed::<ShownBoard>),
            draw.run_if(has_changed),
        )
            .chain()
            .in_set(SceneSet::Light),
    );
}

/// The map, as an image and as splats.
#[derive(Resource, Debug)]
pub struct SeedsMap {
    image: Handle<Image>,
    map: SplatMap,
    /// Whether all seeds have yet to be drawn.
    is_new: bool,
}

impl SeedsMap {
    /// Returns the image: red is the darkness of the wood, green the height of the seeds.
    #[must_use]
    pub fn image(&self) -> Handle<Image> {
        self.image.clone()
    }
}

impl FromWorld for SeedsMap {
    fn from_world(world: &mut World) -> Self {
        let map = SplatMap::new(Vec2::ONE);
        let mut images = world.resource_mut::<Assets<Image>>();
        Self {
            image: images.add(image_of(&map)),
            map,
            is_new: true,
        }
    }
}

/// Creates the image of a new board; [`super::materials`] binds it.
fn resize(
    space: Res<BoardSpace>,
    mut seeds_map: ResMut<SeedsMap>,
    mut images: ResMut<Assets<Image>>,
) {
    let half = Vec2::new(space.layout.half_length(), space.layout.half_width());
    seeds_map.map = SplatMap::new(half);
    seeds_map.image = images.add(image_of(&seeds_map.map));
    seeds_map.is_new = true;
}

/// Run condition: returns whether the map must be updated.
fn has_changed(
    seeds_map: Res<SeedsMap>,
    moved: Query<(), (With<Seed>, Changed<GlobalTransform>)>,
    removed: RemovedComponents<Seed>,
) -> bool {
    seeds_map.is_new || !moved.is_empty() || !removed.is_empty()
}

pub(super) fn draw(
    space: Res<BoardSpace>,
    seeds: Query<(Entity, Ref<GlobalTransform>), With<Seed>>,
    mut seeds_map: ResMut<SeedsMap>,
    mut images: ResMut<Assets<Image>>,
    mut removed: RemovedComponents<Seed>,
) {
    let seeds_map = &mut *seeds_map;
    for seed in removed.read() {
        seeds_map.map.remove(seed);
    }
    for (seed, transform) in &seeds {
        if transform.is_changed() || seeds_map.is_new {
            let position = transform.translation();
            seeds_map.map.place(seed, position, &space.layout);
        }
    }
    seeds_map.is_new = false;
    if seeds_map.map.is_dirty()
        && let Some(mut image) = images.get_mut(&seeds_map.image)
        && let Some(bytes) = &mut image.data
    {
        seeds_map.map.draw(bytes);
    }
}

fn image_of(map: &SplatMap) -> Image {
    let size = map.size();
    let mut image = Image::new(
        Extent3d {
            width: size.x,
            height: size.y,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        vec![0; (size.x * size.y) as usize * splat::BYTES_PER_TEXEL],
        TextureFormat::Rg8Unorm,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}

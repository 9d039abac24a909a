//! The lookup table of the only tone curve that the game uses. Bevy's feature embeds the tables of
//! all curves, which take twice as much space.

use bevy::asset::RenderAssetUsages;
use bevy::core_pipeline::tonemapping::{TonemappingLuts, lut_placeholder};
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;

/// Tony McMapface, as shipped with Bevy.
const TABLE: &[u8] = include_bytes!("../../assets/tony_mc_mapface.ktx2");

/// Adds the table. Must be added after the image assets, and before Bevy's core pipeline, which
/// would add placeholders.
pub struct ToneCurve;

impl Plugin for ToneCurve {
    fn build(&self, app: &mut App) {
        let Some(mut images) = app.world_mut().get_resource_mut::<Assets<Image>>() else {
            return;
        };
        let placeholder = images.add(lut_placeholder());
        let table = Image::from_buffer(
            TABLE,
            ImageType::Extension("ktx2"),
            CompressedImageFormats::NONE,
            false,
            ImageSampler::linear(),
            // Kept in memory, as it must be uploaded again after the device is lost.
            RenderAssetUsages::default(),
        );
        let tony_mc_mapface = match table {
            Ok(table) => images.add(table),
            Err(error) => {
                error!("could not read the tone curve: {error}");
                placeholder.clone()
            }
        };
        app.insert_resource(TonemappingLuts {
            blender_filmic: placeholder.clone(),
            agx: placeholder,
            tony_mc_mapface,
        });
    }
}

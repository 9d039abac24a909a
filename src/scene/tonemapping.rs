//! The lookup table of the only tone curve that the game uses. Bevy's `tonemapping_luts` feature
//! would embed the tables of all curves, which together are twice as large.

use bevy::asset::RenderAssetUsages;
use bevy::core_pipeline::tonemapping::{TonemappingLuts, lut_placeholder};
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;

/// Tony McMapface, as shipped with Bevy.
const TONY_MC_MAPFACE: &[u8] = include_bytes!("../../assets/tony_mc_mapface.ktx2");

/// Adds the lookup table. Must be added after Bevy's image plugin, and before its core pipeline,
/// which would otherwise insert placeholders.
pub struct ToneCurve;

impl Plugin for ToneCurve {
    fn build(&self, app: &mut App) {
        let Some(mut images) = app.world_mut().get_resource_mut::<Assets<Image>>() else {
            return;
        };
        let placeholder = images.add(lut_placeholder());
        let table = Image::from_buffer(
            TONY_MC_MAPFACE,
            ImageType::Extension("ktx2"),
            CompressedImageFormats::NONE,
            false,
            ImageSampler::linear(),
            // Also kept in main memory, as it must be uploaded again if the device is lost.
            RenderAssetUsages::default(),
        );
        let tony_mc_mapface = match table {
            Ok(table) => images.add(table),
            Err(error) => {
                error!("could not load the tone mapping table: {error}");
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

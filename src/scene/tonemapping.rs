//! The lookup table of the only tone curve that the game uses. Bevy's `tonemapping_luts` feature
//! would embed the tables of all curves, which compressed are four times as large.

use bevy::asset::RenderAssetUsages;
use bevy::core_pipeline::tonemapping::{TonemappingLuts, lut_placeholder};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The texels of Tony McMapface, from the KTX2 file that is shipped with Bevy: packages compress
/// them better than that file does.
const TONY_MC_MAPFACE: &[u8] = include_bytes!("../../assets/tony_mc_mapface.rgb9e5");
/// The number of texels along each axis.
const TABLE_SIZE: u32 = 48;

/// Adds the lookup table. Must be added after Bevy's image plugin, and before its core pipeline,
/// which would otherwise insert placeholders.
pub struct ToneCurve;

impl Plugin for ToneCurve {
    fn build(&self, app: &mut App) {
        let Some(mut images) = app.world_mut().get_resource_mut::<Assets<Image>>() else {
            return;
        };
        let placeholder = images.add(lut_placeholder());
        let size = Extent3d {
            width: TABLE_SIZE,
            height: TABLE_SIZE,
            depth_or_array_layers: TABLE_SIZE,
        };
        let mut table = Image::new(
            size,
            TextureDimension::D3,
            TONY_MC_MAPFACE.to_vec(),
            TextureFormat::Rgb9e5Ufloat,
            // Also kept in main memory, as it must be uploaded again if the device is lost.
            RenderAssetUsages::default(),
        );
        table.sampler = ImageSampler::linear();
        let tony_mc_mapface = images.add(table);
        app.insert_resource(TonemappingLuts {
            blender_filmic: placeholder.clone(),
            agx: placeholder,
            tony_mc_mapface,
        });
    }
}

//! Takes the settings to whoever they concern.

use bevy::prelude::*;

use super::{LightPalette, Settings};
use crate::game::GameSet;
use crate::game::audio::Volumes;
use crate::game::board_view::seeds::ReducedMotion;
use crate::game::playback::Speed;
use crate::game::scene::looks::{BoardMaterial, SeedSet};
use crate::game::scene::quality::{Quality, SuitableQuality};

/// Applies the settings whenever they change.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (apply_motion, apply_volumes, apply_looks, apply_lights)
            .run_if(resource_changed::<Settings>)
            .in_set(GameSet::Settings),
    )
    .add_systems(
        Update,
        apply_quality
            .run_if(resource_changed::<Settings>.or(resource_changed::<SuitableQuality>))
            .in_set(GameSet::Settings),
    );
}

fn apply_motion(
    settings: Res<Settings>,
    mut speed: ResMut<Speed>,
    mut reduced: ResMut<ReducedMotion>,
) {
    speed.set_if_neq(settings.play.speed);
    reduced.set_if_neq(ReducedMotion(settings.look.reduced_motion));
}

fn apply_volumes(settings: Res<Settings>, mut volumes: ResMut<Volumes>) {
    let sound = &settings.sound;
    volumes.set_if_neq(Volumes {
        master: sound.master,
        seeds: sound.seeds,
        voice: sound.voice,
        ambience: sound.ambience,
        music: sound.music,
        muted: sound.muted,
    });
}

fn apply_quality(
    settings: Res<Settings>,
    suitable: Res<SuitableQuality>,
    mut quality: ResMut<Quality>,
) {
    quality.set_if_neq(settings.look.quality.unwrap_or(suitable.0));
}

fn apply_looks(
    settings: Res<Settings>,
    mut board: ResMut<BoardMaterial>,
    mut seeds: ResMut<SeedSet>,
) {
    board.set_if_neq(settings.look.board);
    seeds.set_if_neq(settings.look.seeds);
}

fn apply_lights(settings: Res<Settings>, mut lights: ResMut<LightPalette>) {
    lights.set_if_neq(settings.look.lights);
}

//! The order in which a frame's panels are drawn.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::state::Menu;

/// The order in which a frame's panels are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiPass {
    /// Input devices, the focus and the widget registry are prepared.
    Begin,
    /// Overlays on the board: counts, plates, the bar.
    Board,
    /// The open menu.
    Menu,
    /// Notices, over everything else.
    Above,
    /// The focus is moved, and the widget registry is published.
    End,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            UiPass::Begin,
            UiPass::Board,
            UiPass::Menu,
            UiPass::Above,
            UiPass::End,
        )
            .chain(),
    );
}

/// Adds systems that draw panels.
pub(super) trait AddPanels {
    /// Draws panels in this pass of every frame.
    fn draw<M>(
        &mut self,
        pass: UiPass,
        panels: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self;

    /// Draws a menu while it is open.
    fn draw_menu<M>(
        &mut self,
        menu: Menu,
        panel: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        let panel: ScheduleConfigs<ScheduleSystem> = panel.run_if(in_state(menu));
        self.draw(UiPass::Menu, panel)
    }
}

impl AddPanels for App {
    fn draw<M>(
        &mut self,
        pass: UiPass,
        panels: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        self.add_systems(EguiPrimaryContextPass, panels.in_set(pass))
    }
}

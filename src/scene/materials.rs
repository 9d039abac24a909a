//! The table's materials, and the light they share.
//!
//! They don't extend Bevy's standard material: with 5 bindings instead of 20, they suit WebGL 2 and
//! small GPUs.

use bevy::{
    asset::{embedded_asset, embedded_path},
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{
        AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
    },
    shader::{ShaderRef, load_shader_library},
};

use super::SceneSet;
use super::board_mesh::vessel_number;
use super::contact::SeedsMap;
use super::lit_mesh::{BakedShare, LitSet};
use super::looks::{BoardLook, STRAW, SeedLook};
use super::places::{TablePlace, board_or_place_changed, luminance};
use super::table_look::TableLook;
use crate::board::{BoardLayout, BoardSpace, Bowl, HOLE_PITCH};
use crate::settings::BoardMaterial;
use awale_rules::board::{Hole, MAX_HOLES, Side, Vessel};

/// Maximum number of vessels, each with an inlay: holes and lofts of the largest board.
pub const MAX_VESSELS: usize = MAX_HOLES + 2;
/// Outer radius of the glowing inlay around a hole, including its soft edge in small windows, in
/// rim radii.
pub const INLAY_OUTER_RADIUS: f32 = 1.13;
/// Half-width of a chalk line, including its wobble and its soft edge in small windows, in units.
pub const CHALK_HALF_WIDTH: f32 = 0.07;

/// Shader definitions of the kinds of boards, by the number in [`BoardLook::kind`].
const BOARD_KINDS: [&str; 4] = ["WOOD", "CLAY", "STONE", "SAND"];
/// Shader definitions of the kinds of seeds, by [`SeedKind`](super::looks::SeedKind).
const SEED_KINDS: [&str; 5] = ["NUT", "COWRIE", "GLASS", "SCALED", "STONE"];
/// Shader definitions of the parts of the ground, by [`GroundKind`].
const GROUND_KINDS: [&str; 3] = ["GROUND", "MAT", "CLOTH"];
/// Shader definitions of the floors, by [`Floor`](super::places::Floor).
const FLOORS: [&str; 5] = ["EARTH", "PAVING", "PLANKS", "PLINTH", "ASH"];

/// Adds the materials and their shaders.
pub fn plugin(app: &mut App) {
    load_shader_library!(app, "shaders/noise.wgsl");
    load_shader_library!(app, "shaders/table_light.wgsl");
    embedded_asset!(app, "shaders/wood.wgsl");
    embedded_asset!(app, "shaders/seed.wgsl");
    embedded_asset!(app, "shaders/ground.wgsl");
    app.init_resource::<BakedShare>();
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
    )
    .add_systems(
        PostUpdate,
        (
            reshape::<WoodMaterial>,
            reshape::<SeedMaterial>,
            reshape::<GroundMaterial>,
        )
            .run_if(
                board_or_place_changed
                    .or_eager(resource_exists_and_changed::<TableLook>)
                    .or_eager(resource_changed::<BakedShare>),
            )
            .after(LitSet)
            .in_set(SceneSet::Shape),
    );
}

/// A material that samples the table's light textures.
pub(super) trait TableMaterial: Material {
    /// Returns the map of the seeds on the board.
    fn seeds_image(&mut self) -> &mut Handle<Image>;
    /// Returns the breeze's displacement of the leaves.
    fn sway(&mut self) -> &mut Vec4;
    /// Returns the patch of sunlight.
    fn spot(&mut self) -> &mut Vec4;
    /// Returns the dimensions of the board, which casts shadows and reflects the sun.
    fn shape(&mut self) -> &mut TableShape;
}

/// Declares a material of the table: its shader, the shader definitions that select its kind, by
/// number, whether it has a clear coat, its floor, its look, and the fields that only it has. The
/// order of the fields is that of the shader's uniforms.
macro_rules! table_material {
    (
        $(#[$about:meta])*
        $name:ident: $shader:literal, kinds: $kinds:expr, coat: $has_coat:literal,
        floor: $floor:expr,
        $(#[$about_look:meta])*
        look: $look:ident,
        $($own_field:tt)*
    ) => {
        $(#[$about])*
        #[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
        #[bind_group_data(SurfaceKey)]
        pub struct $name {
            /// Sunlight through the leaves.
            #[texture(0)]
            #[sampler(1)]
            pub leaves: Handle<Image>,
            /// The map of the seeds on the board.
            #[texture(2)]
            #[sampler(3)]
            pub seeds: Handle<Image>,
            $(#[$about_look])*
            #[uniform(4)]
            pub look: $look,
            /// The breeze's displacement of twigs (xy) and crown (zw), in units.
            #[uniform(4)]
            pub sway: Vec4,
            /// A patch of sunlight: its centre (x, z), radius and strength.
            #[uniform(4)]
            pub spot: Vec4,
            $($own_field)*
            /// The dimensions of the board.
            #[uniform(4)]
            pub shape: TableShape,
        }

        impl Material for $name {
            fn fragment_shader() -> ShaderRef {
                shader($shader)
            }

            fn specialize(
                _pipeline: &MaterialPipeline,
                descriptor: &mut RenderPipelineDescriptor,
                _layout: &MeshVertexBufferLayoutRef,
                key: MaterialPipelineKey<Self>,
            ) -> Result<(), SpecializedMeshPipelineError> {
                if $has_coat {
                    add_coat(descriptor);
                }
                key.bind_group_data.define(descriptor, &$kinds);
                Ok(())
            }
        }

        impl From<&$name> for SurfaceKey {
            fn from(material: &$name) -> Self {
                let floor: fn(&$look) -> u32 = $floor;
                Self {
                    kind: material.look.kind,
                    floor: floor(&material.look),
                }
            }
        }

        impl TableMaterial for $name {
            fn seeds_image(&mut self) -> &mut Handle<Image> {
                &mut self.seeds
            }

            fn sway(&mut self) -> &mut Vec4 {
                &mut self.sway
            }

            fn spot(&mut self) -> &mut Vec4 {
                &mut self.spot
            }

            fn shape(&mut self) -> &mut TableShape {
                &mut self.shape
            }
        }
    };
}

/// Binds a new board's seed map.
fn rebind<M: TableMaterial>(
    seeds: Res<SeedsMap>,
    mut bound_image: Local<Handle<Image>>,
    mut materials: ResMut<Assets<M>>,
) {
    let image = seeds.image();
    if *bound_image == image {
        return;
    }
    for (_, material) in materials.iter_mut() {
        *material.seeds_image() = image.clone();
    }
    *bound_image = image;
}

/// Dimensions of the board, from which the shaders compute its soft shadow instead of using a
/// shadow map.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
pub struct TableShape {
    /// Holes: their pitch, the distance of a row from the long axis, the rim's radius, and the
    /// number of holes in a row.
    pub holes: Vec4,
    /// Lofts: their distance from the centre of the board, the rim's semi-axes, and the depth.
    pub lofts: Vec4,
    /// End squares: their distance from the centre of the board, the rim's half-extents, and the x
    /// at which their wood ends; zero without end squares.
    pub squares: Vec4,
    /// Half the board's length and width, half the length of its straight part, and its height.
    pub body: Vec4,
    /// Semi-axes of a hole's rim, exponent of the outline's ends, and distance from the long axis
    /// to the outer rows; 0 with two rows.
    pub rims: Vec4,
    /// Holes of an outer row: their distance from the long axis, and the rim's semi-axes.
    pub outer: Vec4,
    /// Colour of light reflected from the holes.
    pub wood: LinearRgba,
    /// Tint of light reflected from the ground, and how far baked light has replaced the light that
    /// the shaders compute.
    pub ground: Vec4,
    /// Leaf shade: its darkness at the board and far from it, and how much of it is broken up into
    /// flecks of sun.
    pub shade: Vec4,
}

/// The hollow of a vessel for the wood shader, which computes its normals, as those of the mesh
/// would show its triangles up close. With a depth of 0, the shader uses the mesh's normals.
#[derive(ShaderType, Clone, Copy, Debug, Default, PartialEq)]
pub struct Hollow {
    /// Its centre (x, z) and the semi-axes of its rim.
    pub rim: Vec4,
    /// Its depth, the rounding of its lip, and the exponents of its outline and its profile; see
    /// [`Bowl`].
    pub form: Vec4,
}

impl Hollow {
    /// Returns the hollows of all vessels of a board, by vessel number.
    #[must_use]
    pub fn all(layout: &BoardLayout) -> [Self; MAX_VESSELS] {
        let mut hollows = [Self::default(); MAX_VESSELS];
        for vessel in layout.vessels() {
            let (bowl, centre) = (layout.bowl(vessel), layout.centre(vessel));
            if let Some(hollow) = hollows.get_mut(vessel_number(layout.geometry(), vessel)) {
                *hollow = Self {
                    rim: Vec4::new(centre.x, centre.z, bowl.semi_axes.x, bowl.semi_axes.y),
                    form: Vec4::new(
                        bowl.depth,
                        bowl.lip,
                        bowl.rim_exponent,
                        Bowl::PROFILE_EXPONENT,
                    ),
                };
            }
        }
        hollows
    }
}

/// Distance of the lofts on a board without any, in units: far beyond its wood.
const NOWHERE: f32 = 1000.0;

impl TableShape {
    /// Computes the dimensions of a board of this material.
    #[must_use]
    pub fn new(
        layout: &BoardLayout,
        material: BoardMaterial,
        place: TablePlace,
        BakedShare(baked_fraction): BakedShare,
    ) -> Self {
        let (hole, loft) = (
            Vessel::Hole(layout.geometry().innermost()),
            Vessel::Loft(Side::South),
        );
        let look = place.look();
        // The mat and the ground around it reflect about the same amount of light.
        let ground = look.ground.to_vec3() + STRAW.to_vec3();
        let ground = ground / luminance(ground);
        let outer = Vessel::Hole(Hole::new(0));
        let outer_rim = layout.bowl(outer).semi_axes;
        let loft_bowl = layout.bowl(loft);
        let squares = layout.squares_end().map_or(Vec4::ZERO, |end| {
            let [square, _] = layout.geometry().end_squares().map(Vessel::Hole);
            let rim = layout.bowl(square).semi_axes;
            Vec4::new(layout.centre(square).x, rim.x, rim.y, end)
        });
        Self {
            holes: Vec4::new(
                HOLE_PITCH,
                layout.centre(hole).z,
                layout.bowl(hole).semi_axes.x,
                layout.geometry().columns() as f32,
            ),
            lofts: Vec4::new(
                if layout.geometry().has_stores() {
                    layout.centre(loft).x
                } else {
                    NOWHERE
                },
                loft_bowl.semi_axes.x,
                loft_bowl.semi_axes.y,
                loft_bowl.depth,
            ),
            squares,
            body: Vec4::new(
                layout.half_length(),
                layout.half_width(),
                layout.half_straight(),
                layout.top(),
            ),
            rims: layout
                .bowl(hole)
                .semi_axes
                .extend(layout.end_exponent())
                .extend(layout.rows_meet().unwrap_or(0.0)),
            outer: Vec4::new(layout.centre(outer).z, outer_rim.x, outer_rim.y, 0.0),
            wood: material.look().worn,
            ground: ground.extend(baked_fraction),
            shade: look.shade.extend(0.0),
        }
    }
}

/// Updates the dimensions when the board or its material changes.
fn reshape<M: TableMaterial>(
    space: Res<BoardSpace>,
    look: Res<TableLook>,
    place: Res<TablePlace>,
    baked_fraction: Res<BakedShare>,
    mut materials: ResMut<Assets<M>>,
) {
    let shape = TableShape::new(&space.layout, look.board, *place, *baked_fraction);
    for (_, material) in materials.iter_mut() {
        *material.shape() = shape;
    }
}

table_material! {
    /// The board's wood, clay, stone or sand, with an inlay that can glow around each vessel.
    WoodMaterial: "shaders/wood.wgsl", kinds: BOARD_KINDS, coat: true, floor: |_| 0,
    /// The look of the material.
    look: BoardLook,
    /// The glow around each vessel, by vessel number (see [`super::board_mesh::vessel_number`]).
    /// The integer part of alpha is the pattern of the inlay, its fractional part the visibility.
    #[uniform(4)]
    pub glow: [LinearRgba; MAX_VESSELS],
    /// The hollow of each vessel, by vessel number.
    #[uniform(4)]
    pub hollows: [Hollow; MAX_VESSELS],
}

impl WoodMaterial {
    /// Returns whether the materials are equal except for the glow of vessels.
    pub(super) fn differs_in_glow_only(&self, other: &Self) -> bool {
        let Self {
            leaves,
            seeds,
            look,
            sway,
            spot,
            glow: _,
            hollows,
            shape,
        } = self;
        leaves == &other.leaves
            && seeds == &other.seeds
            && look == &other.look
            && sway == &other.sway
            && spot == &other.spot
            && hollows == &other.hollows
            && shape == &other.shape
    }
}

table_material! {
    /// The surface of seeds. Seeds vary by their entities' [`MeshTag`](bevy::mesh::MeshTag), so
    /// that all of them are one draw call.
    SeedMaterial: "shaders/seed.wgsl", kinds: SEED_KINDS, coat: true, floor: |_| 0,
    /// The look of the set.
    look: SeedLook,
}

table_material! {
    /// The ground, and the mat and the cloth on it.
    GroundMaterial: "shaders/ground.wgsl", kinds: GROUND_KINDS, coat: false,
    floor: |look| look.floor,
    /// Dimensions and colours.
    look: GroundLook,
}

/// The parts of the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[repr(u32)]
pub enum GroundKind {
    /// The ground itself.
    Ground,
    /// The mat under the board.
    Mat,
    /// A folded cloth beside the mat.
    Cloth,
}

/// Dimensions and colours of the ground.
#[derive(ShaderType, Clone, Copy, Debug)]
pub struct GroundLook {
    /// Half-extents of the mat.
    pub mat_half: Vec2,
    /// Half-extents of the board.
    pub board_half: Vec2,
    /// Centre (x, z), radius and height of the props.
    pub props: [Vec4; 2],
    /// Centre (x, z) of the cloth, and the direction of its length.
    pub cloth: Vec4,
    /// Half-extents of the cloth.
    pub cloth_half: Vec2,
    /// The [`GroundKind`] as a number, which selects the shader variant.
    pub kind: u32,
    /// Width of the mat's cloth border.
    pub border: f32,
    /// Colour of the ground itself.
    pub earth: LinearRgba,
    /// Colour of the mat's strands.
    pub straw: LinearRgba,
    /// Colour of the mat's dyed strands.
    pub dyed: LinearRgba,
    /// Colour of the cloth.
    pub indigo: LinearRgba,
    /// Colour of the cloth's undyed parts.
    pub pale: LinearRgba,
    /// The [`Floor`](super::places::Floor) as a number, which selects the shader variant.
    pub floor: u32,
}

/// Selects the shader variant when its source is preprocessed: drivers inline every function, so
/// that a shader with all kinds would take twice the memory to compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct SurfaceKey {
    /// The kind of board, seed or ground, as a number.
    kind: u32,
    /// The [`Floor`](super::places::Floor) as a number; 0 except for the ground.
    floor: u32,
}

impl SurfaceKey {
    fn define(self, descriptor: &mut RenderPipelineDescriptor, kinds: &[&str]) {
        if let Some(fragment) = &mut descriptor.fragment {
            let names = [
                kinds.get(self.kind as usize),
                FLOORS.get(self.floor as usize),
            ];
            let definitions = names.into_iter().flatten().map(|&name| name.into());
            fragment.shader_defs.extend(definitions);
        }
    }
}

/// Enables the clear coat in Bevy's lighting functions.
fn add_coat(descriptor: &mut RenderPipelineDescriptor) {
    if let Some(fragment) = &mut descriptor.fragment {
        fragment
            .shader_defs
            .push("STANDARD_MATERIAL_CLEARCOAT".into());
    }
}

/// Returns the asset path of one of this folder's embedded shaders.
fn shader(path: &str) -> ShaderRef {
    let path = embedded_path!("src", path);
    ShaderRef::Path(bevy::asset::AssetPath::from_path_buf(path).with_source("embedded"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::scene::places::Floor;
    use crate::settings::SeedSet;

    #[test]
    fn the_shader_has_the_same_maximum_number_of_vessels() {
        let shader = include_str!("shaders/wood.wgsl");
        let line = format!("const VESSELS: u32 = {MAX_VESSELS}u;");
        assert!(
            shader.contains(&line),
            "the shader would misread the fields after `glow`"
        );
    }

    /// Returns a constant of the wood shader.
    fn constant(name: &str) -> f32 {
        let shader = include_str!("shaders/wood.wgsl");
        let line = format!("const {name}: f32 = ");
        let (_, rest) = shader.split_once(&line).unwrap();
        rest.split(';').next().unwrap().parse().unwrap()
    }

    #[test]
    fn shaders_define_the_kinds_of_the_looks() {
        let wood = include_str!("shaders/wood.wgsl");
        let seed = include_str!("shaders/seed.wgsl");
        let ground = include_str!("shaders/ground.wgsl");
        let kinds = [
            (
                wood,
                "CLAY",
                &BOARD_KINDS[..],
                BoardMaterial::Terracotta.look().kind,
            ),
            (
                wood,
                "STONE",
                &BOARD_KINDS,
                BoardMaterial::ChalkSquares.look().kind,
            ),
            (
                wood,
                "SAND",
                &BOARD_KINDS,
                BoardMaterial::SandPits.look().kind,
            ),
            (seed, "COWRIE", &SEED_KINDS, SeedSet::Cowries.look().kind),
            (seed, "GLASS", &SEED_KINDS, SeedSet::GlassBeads.look().kind),
            (seed, "SCALED", &SEED_KINDS, SeedSet::RaffiaNuts.look().kind),
            (seed, "STONE", &SEED_KINDS, SeedSet::Pebbles.look().kind),
            (ground, "GROUND", &GROUND_KINDS, GroundKind::Ground as u32),
            (ground, "CLOTH", &GROUND_KINDS, GroundKind::Cloth as u32),
            (ground, "PAVING", &FLOORS, Floor::Paving as u32),
            (ground, "PLANKS", &FLOORS, Floor::Planks as u32),
            (ground, "PLINTH", &FLOORS, Floor::Plinth as u32),
            (ground, "ASH", &FLOORS, Floor::Ash as u32),
        ];
        for (shader, name, names, kind) in kinds {
            assert_eq!(names[kind as usize], name);
            assert!(shader.contains(&format!("ifdef {name}\n")), "{name}");
        }
    }

    #[test]
    fn the_inlays_and_chalk_of_the_shader_end_where_labels_begin() {
        // The outer of two lines, the widest pattern, is offset by 1.9 half-widths.
        let inlay = constant("INLAY_RADIUS") + 2.9 * constant("INLAY_HALF");
        assert!(inlay <= INLAY_OUTER_RADIUS, "{inlay}");
        let chalk = constant("CHALK_HALF") + 0.5 * constant("CHALK_TREMOR");
        assert!(chalk <= CHALK_HALF_WIDTH, "{chalk}");
    }
}

//! An inspector can see everything that the game puts on the table.

use awale::board::{BoardVessel, Hand, Seed};
use awale::phase::Phase;
use awale::scene::{Eye, TableCamera};
use awale::settings::Settings;
use awale::state::{Menu, Pause, Screen};
use bevy::prelude::*;
use bevy::reflect::TypeRegistry;

use super::assistance::two_people;

/// Returns the game's own components on entities with `T` that are missing from the type registry.
fn unregistered<T: Component>(app: &mut App) -> Vec<String> {
    let world = app.world_mut();
    let mut query = world.query_filtered::<Entity, With<T>>();
    let entities: Vec<Entity> = query.iter(world).collect();
    assert!(!entities.is_empty());
    let registry = world.resource::<AppTypeRegistry>().read();
    let mut unregistered = Vec::new();
    for entity in entities {
        for component in world.inspect_entity(entity).unwrap() {
            let name = component.name().to_string();
            let data = component
                .type_id()
                .and_then(|id| registry.get_type_data::<ReflectComponent>(id));
            if name.starts_with("awale::") && data.is_none() && !unregistered.contains(&name) {
                unregistered.push(name);
            }
        }
    }
    unregistered
}

#[test]
fn holes_seeds_hand_and_camera_are_visible_to_an_inspector() {
    let mut app = two_people("awale", "point hole C\nwait 3\nplay C\nwait 5");
    assert_eq!(unregistered::<BoardVessel>(&mut app), [""; 0]);
    assert_eq!(unregistered::<Seed>(&mut app), [""; 0]);
    assert_eq!(unregistered::<Hand>(&mut app), [""; 0]);
    assert_eq!(unregistered::<TableCamera>(&mut app), [""; 0]);
}

#[test]
fn states_and_settings_are_visible_to_an_inspector() {
    let app = two_people("awale", "settle");
    let registry = app.world().resource::<AppTypeRegistry>().read();
    fn is_known<R: Resource>(registry: &TypeRegistry) -> bool {
        let id = std::any::TypeId::of::<R>();
        registry.get_type_data::<ReflectResource>(id).is_some()
    }
    assert!(is_known::<State<Screen>>(&registry) && is_known::<State<Menu>>(&registry));
    assert!(is_known::<State<Pause>>(&registry) && is_known::<Settings>(&registry));
    assert!(is_known::<Phase>(&registry) && is_known::<Eye>(&registry));
}

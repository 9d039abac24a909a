#![allow(clippy::unwrap_used)]

use bevy::input::keyboard::Key;
use bevy::prelude::{ButtonInput, GamepadButton};

use super::*;

#[test]
fn names_of_keys_and_buttons_round_trip() {
    let controls = Controls::default();
    for action in Action::ALL {
        assert_eq!(Action::from_key(action.key()), Some(action));
        if let Some(chord) = controls.key(action) {
            assert_eq!(Chord::from_name(&chord.to_string()), Some(chord));
        }
        if let Some(button) = controls.button(action) {
            assert_eq!(PadButton::from_name(&button.to_string()), Some(button));
        }
    }
    assert_eq!(Chord::from_name("Ctrl+z"), Some(Chord::control_letter('z')));
    assert_eq!(Chord::from_name("Hyper+z"), None);
}

#[test]
fn default_keys_and_buttons_are_distinct() {
    let controls = Controls::default();
    for (index, action) in Action::ALL.into_iter().enumerate() {
        for other in Action::ALL.into_iter().skip(index + 1) {
            let (key, button) = (controls.key(action), controls.button(action));
            assert!(key.is_none() || key != controls.key(other), "{action:?}");
            assert!(button.is_none() || button != controls.button(other));
        }
    }
}

#[test]
fn binding_a_taken_key_swaps_both_keys() {
    let mut controls = Controls::default();
    let swapped = controls.set_key(Action::Hint, &Chord::letter('s'));
    assert_eq!(swapped, Some(Action::Skip));
    assert_eq!(controls.key(Action::Hint), Some(Chord::letter('s')));
    assert_eq!(controls.key(Action::Skip), Some(Chord::named(Key::F2)));
    assert_eq!(
        controls.set_key(Action::Skip, &Chord::letter('s')),
        Some(Action::Hint)
    );
    assert_eq!(controls, Controls::default(), "only differences are saved");
    let east = PadButton(GamepadButton::East);
    assert_eq!(controls.set_button(Action::Mute, east), Some(Action::Skip));
    assert_eq!(controls.button(Action::Skip), None);
    controls.reset();
    assert_eq!(controls, Controls::default());
}

#[test]
fn a_letter_plays_its_hole_and_with_ctrl_means_its_action() {
    let controls = Controls::default();
    let (bare, with_control) = (Chord::letter('m'), Chord::control_letter('m'));
    assert_eq!(controls.action_for(&bare, 6), Some(Action::Mute));
    assert_eq!(controls.action_for(&bare, 12), Some(Action::Mute));
    assert_eq!(controls.action_for(&bare, 13), None, "hole M");
    assert_eq!(controls.action_for(&with_control, 6), Some(Action::Mute));
    assert_eq!(controls.action_for(&with_control, 18), Some(Action::Mute));
    assert_eq!(
        controls.action_for(&Chord::control_letter('z'), 6),
        Some(Action::Undo)
    );
}

#[test]
fn unknown_names_are_kept_and_reported() {
    let text = "(keys: {\"skip\": \"Hyper+q\", \"dance\": \"d\", \"hint\": \"h\"})";
    let mut controls: Controls = ron::from_str(text).unwrap();
    assert_eq!(controls.key(Action::Skip), Action::Skip.default_key());
    assert_eq!(controls.key(Action::Hint), Some(Chord::letter('h')));
    assert_eq!(controls.unknown(), ["dance: d", "skip: Hyper+q"]);
    controls.set_key(Action::Mute, &Chord::named(Key::F9));
    let reloaded: Controls = ron::from_str(&ron::to_string(&controls).unwrap()).unwrap();
    assert_eq!(reloaded.unknown(), controls.unknown());
}

#[test]
fn single_letters_of_the_longest_row_are_holes() {
    assert_eq!(Chord::letter('a').hole(), Some(0));
    assert_eq!(Chord::letter('r').hole(), Some(17));
    assert_eq!(Chord::letter('z').hole(), Some(25));
    assert_eq!(Chord::letter('1').hole(), None);
    assert_eq!(Chord::letter('é').hole(), None);
    assert_eq!(Chord::control_letter('a').hole(), None);
}

#[test]
fn a_modifier_released_within_the_same_frame_still_counts() {
    let mut keys = ButtonInput::default();
    let [control, letter] = [Key::Control, Key::Character("z".into())];
    for key in [&control, &letter] {
        keys.press(key.clone());
    }
    for key in [letter, control] {
        keys.release(key);
    }
    assert_eq!(Chord::just_pressed(&keys), Some(Chord::control_letter('z')));
}

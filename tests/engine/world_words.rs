//! The descriptions of the world's other games: present in every language, and consistent with the
//! rules in the same file.

use std::fs;
use std::path::Path;

use awale_rules::LocalText;
use serde::Deserialize;

const LANGUAGES: [&str; 6] = ["en", "fr", "pt", "es", "sw", "de"];

/// The texts of a rule file.
#[derive(Deserialize)]
struct Words {
    origin: LocalText,
    source: LocalText,
    about: LocalText,
}

/// Returns the file name of every game, its texts, and the RON text of its parameters.
fn games() -> Vec<(String, Words, String)> {
    let folders = ["rules/world", "rules/four-rows"];
    let files = folders.into_iter().flat_map(|folder| {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(folder);
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path())
    });
    let mut games: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|end| end == "ron"))
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let words = ron::from_str(&text).unwrap();
            let (_, parameters) = text.rsplit_once("\n\n").unwrap();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, words, parameters.to_owned())
        })
        .collect();
    games.sort_by(|one, other| one.0.cmp(&other.0));
    games
}

#[test]
fn every_world_game_is_described_in_every_language() {
    let games = games();
    assert_eq!(games.len(), 23);
    for (name, words, _) in games {
        for (field, text) in [
            ("origin", &words.origin),
            ("source", &words.source),
            ("about", &words.about),
        ] {
            let mut given: Vec<_> = text.all().collect();
            given.retain(|(_, words)| !words.trim().is_empty());
            let mut codes: Vec<_> = given.into_iter().filter_map(|(code, _)| code).collect();
            let mut expected = LANGUAGES;
            codes.sort_unstable();
            expected.sort_unstable();
            assert_eq!(codes, expected, "{name}: {field}");
        }
    }
}

/// Claims made in `about`: the parameter that each one needs, and its phrasing by language.
const CLAIMS: &[(&str, [&[&str]; 6])] = &[
    (
        "again: [",
        [
            &["move again", "moves again", "another move", "second move"],
            &["rejoue", "second coup"],
            &["joga outra vez", "outra jogada", "segunda jogada"],
            &[
                "vuelves a jugar",
                "vuelve a jugar",
                "otra jugada",
                "segunda jugada",
            ],
            &[
                "unacheza tena",
                "kucheza tena",
                "hatua nyingine",
                "hatua ya pili",
            ],
            &["noch einmal", "noch einen Zug", "zweiten Zug"],
        ],
    ),
    (
        "stores: Own",
        [
            &["our store", "own store", "stores on the way"],
            &["grenier"],
            &["celeiro"],
            &["granero"],
            &["hala"],
            &["peicher"],
        ],
    ),
    (
        "stuck: Passes",
        [
            &["row passes", "empty passes", "move passes", "seeds passes"],
            &["passe son tour"],
            &["vazia passa", "sementes passa", "jogada passa"],
            &["vacía pasa", "semillas pasa", "jugada pasa"],
            &["hupitisha zamu"],
            &["setzt aus"],
        ],
    ),
    (
        "rounds: Some",
        [
            &["After a round", "the next round", "began the round"],
            &["Après une manche", "manche nouvelle", "commencé la manche"],
            &["Depois de uma ronda", "ronda seguinte", "começou a ronda"],
            &["Después de una ronda", "ronda siguiente", "empezó la ronda"],
            &["Raundi ikiisha", "raundi inayofuata", "aliyeanza raundi"],
            &[
                "Nach einem Durchgang",
                "nächsten Durchgang",
                "Durchgang begonnen",
            ],
        ],
    ),
    (
        "Even",
        [
            &["even number"],
            &["nombre pair"],
            &["número par"],
            &["número par"],
            &["idadi shufwa"],
            &["gerade Zahl"],
        ],
    ),
    (
        "majority: true",
        [
            &["more than half"],
            &["plus de la moitié"],
            &["mais de metade"],
            &["más de la mitad"],
            &["zaidi ya nusu"],
            &["mehr als die Hälfte"],
        ],
    ),
    (
        "Clockwise",
        [
            &["clockwise"],
            &["aiguilles d’une montre"],
            &["ponteiros do relógio"],
            &["agujas del reloj"],
            &["mwendo wa saa"],
            &["Uhrzeigersinn"],
        ],
    ),
    (
        "direction: Chosen",
        [
            &["choose the direction"],
            &["choisissez le sens"],
            &["escolhe o sentido"],
            &["eliges el sentido"],
            &["unachagua mwelekeo"],
            &["wählst du die Richtung"],
        ],
    ),
    (
        "special: Some",
        [
            &["your tuz", "your uur", "your bull", "your wegue"],
            &["votre tuz", "votre uur", "votre taureau", "votre wegue"],
            &["seu tuz", "seu uur", "seu touro", "seu wegue"],
            &["tu tuz", "tu uur", "tu toro", "tu wegue"],
            &["tuz yako", "uur yako", "fahali wako", "wegue yako"],
            &["dein Tuz", "dein Uur", "dein Bulle", "dein Wegue"],
        ],
    ),
];

#[test]
fn no_description_claims_a_parameter_that_its_rule_file_lacks() {
    for (name, words, parameters) in games() {
        for (parameter, phrases) in CLAIMS {
            let claims = LANGUAGES.iter().zip(phrases).map(|(language, phrases)| {
                let about = words.about.get(language);
                phrases.iter().any(|phrase| about.contains(phrase))
            });
            let claims: Vec<bool> = claims.collect();
            assert!(
                parameters.contains(parameter) || !claims.contains(&true),
                "{name} has no {parameter}: {claims:?}"
            );
            // All languages make the same claims.
            assert!(
                claims.iter().all(|claim| *claim == claims[0]),
                "{name}, {parameter}: {claims:?}"
            );
        }
    }
}

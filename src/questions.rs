//! Answers questions about the game: determines the move in question, and replies with text and
//! examples.

use std::iter;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::advisor::{
    AdviceRequest, Analyses, Answer, Answered, Basis, Explanation, GameReview, Question, Topic,
};
use crate::input::PointedVessel;
use crate::lesson::{Demonstration, DemonstrationCommand, Examples, Subject};
use crate::localization::Words;
use crate::localization::players::PlayerNames;
use crate::navigation::Go;
use crate::phase::Phase;
use crate::schedule::GameSet;
use crate::session::CurrentMatch;
use crate::state::{Menu, Screen};
use crate::table::{Top, top_has};
use crate::ui::{Notices, PendingQuestion, ReportView};
use awale_engine::teacher::Reason;
use awale_engine::teacher::advice::{Outlook, Threat};
use awale_engine::teacher::comparison::{Comparison, Continuation};
use awale_engine::teacher::reasons::{evidence, passed, weightiest};
use awale_engine::text::Messages;
use awale_engine::text::advice::AdviceWords;
use awale_engine::text::reader::Players;
use awale_engine::text::why;
use awale_engine::text::why::About;
use awale_rules::{Game, HoleSet, Move, Placement};

/// Maximum length of a line in an example.
const MAX_PLIES: usize = 5;

/// Answers questions.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            send_pending.run_if(top_has::<CurrentMatch>),
            send_questions.run_if(on_message::<AdviceRequest>),
            show_answer.run_if(on_message::<Answered>),
        )
            .chain()
            .run_if(in_state(Screen::Playing))
            .after(GameSet::Pointer)
            .before(GameSet::Menus),
    )
    .add_systems(
        Update,
        fill_topic
            .run_if(on_message::<Answered>)
            .run_if(in_state(Screen::Demonstration))
            .after(GameSet::Pointer)
            .before(GameSet::Menus),
    );
}

fn send_pending(
    pending: Query<(Entity, &PendingQuestion)>,
    mut commands: Commands,
    mut questions: MessageWriter<Question>,
) {
    // Two clicks while the example closes ask twice; answer only the last.
    if let Some((_, question)) = pending.iter().last() {
        questions.write(question.0);
    }
    for (entity, _) in &pending {
        commands.entity(entity).despawn();
    }
}

/// Finds the move that the player means.
#[derive(SystemParam)]
struct TargetMove<'w, 's> {
    pointed: PointedVessel<'w, 's>,
    analyses: Top<'w, 's, Analyses>,
}

impl TargetMove<'_, '_> {
    /// Returns the move under the pointer or, if there is none, the hinted one.
    fn find(&self, current: &CurrentMatch) -> Option<Move> {
        let legal = current.position().legal_moves(current.game().rules());
        self.pointed
            .hole()
            .map(Move::from)
            .filter(|&mv| legal.contains(mv))
            .or_else(|| self.analyses.hinted_move(current.turn()))
    }
}

fn send_questions(
    mut requests: MessageReader<AdviceRequest>,
    current: Option<Top<CurrentMatch>>,
    phase: Res<Phase>,
    target: TargetMove,
    review: Res<GameReview>,
    view: Top<ReportView>,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    mut questions: MessageWriter<Question>,
    mut go: MessageWriter<Go>,
    mut notices: ResMut<Notices>,
) {
    let Some(current) = current else {
        requests.clear();
        return;
    };
    for request in requests.read() {
        if *request == AdviceRequest::Report {
            if !current.can_report() {
                notices.push("review-nothing", Vec::new());
            } else if let Some(destination) = view.go_to_mistake(&current, &review, &words) {
                go.write(destination);
            } else if *menu != Menu::Report {
                go.write(Go::To(Menu::Report));
            }
            continue;
        }
        // While a move is being animated, there is no position to ask about.
        if !matches!(*phase, Phase::Person(_) | Phase::Looking(_) | Phase::Over) {
            continue;
        }
        match (request, target.find(&current)) {
            (AdviceRequest::Why, Some(mv)) => questions.write(Question::Why(Topic::Move(mv))),
            (AdviceRequest::Why, None) => questions.write(Question::Why(Topic::Position)),
            (AdviceRequest::WhatIf, Some(mv)) => questions.write(Question::WhatIf(mv)),
            (AdviceRequest::WhatIf, None) => {
                notices.push("review-point-first", Vec::new());
                continue;
            }
            (AdviceRequest::Threat | AdviceRequest::Report, _) => {
                if current.outcome().is_some() {
                    continue;
                }
                questions.write(Question::Threat)
            }
        };
    }
}

fn show_answer(
    current: Option<Top<CurrentMatch>>,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    mut answers: MessageReader<Answered>,
    mut go: MessageWriter<Go>,
) {
    let (Some(Answered { turn, answer }), Some(current)) = (answers.read().last(), current) else {
        return;
    };
    // Drop the answer if the player has opened a menu in the meantime.
    if *turn != current.turn() || *menu != Menu::Closed {
        return;
    }
    let players = PlayerNames::of(current.setup(), &words);
    let writer = AnswerWriter {
        words: &words,
        players: players.players(),
    };
    let examples = match answer {
        Answer::Why { topics, first } => {
            let subjects = topics
                .iter()
                .map(|explanation| writer.explanation(explanation))
                .collect();
            Some(Examples {
                subjects,
                first: *first,
                plays: false,
            })
        }
        Answer::Threat(threat) => Some(writer.threat(current.game(), threat.as_ref()).into()),
        Answer::WhatIf(outlook, refutation) => writer
            .outlook(current.game(), outlook, refutation.as_ref())
            .map(Examples::from),
        // The player closed its topic before the answer came.
        Answer::Compared { .. } => None,
    };
    if let Some(examples) = examples.filter(|examples| !examples.subjects.is_empty()) {
        go.write(Go::Show(Box::new(examples)));
    }
}

/// Shows the comparison of a topic that has been opened.
fn fill_topic(
    words: Res<Words>,
    mut answers: MessageReader<Answered>,
    mut commands: MessageWriter<DemonstrationCommand>,
) {
    for Answered { answer, .. } in answers.read() {
        let Answer::Compared {
            index,
            explanation,
            setup,
        } = answer
        else {
            continue;
        };
        let players = PlayerNames::of(setup, &words);
        let writer = AnswerWriter {
            words: &words,
            players: players.players(),
        };
        commands.write(DemonstrationCommand::Fill {
            subject: *index,
            scenes: writer.explanation(explanation).scenes,
        });
    }
}

/// Turns analysis into words and examples.
struct AnswerWriter<'a> {
    words: &'a Words,
    players: Players<'a>,
}

impl AnswerWriter<'_> {
    fn advice_words<'b>(&'b self, game: &Game, messages: &'b Messages) -> AdviceWords<'b> {
        AdviceWords {
            messages,
            geometry: game.rules().geometry(),
            players: self.players,
            mover: game.position().to_move(),
        }
    }

    fn explanation(&self, explanation: &Explanation) -> Subject {
        let Explanation { topic, game, basis } = explanation;
        let reasons = match basis {
            Basis::Reasons(reasons) => &reasons[..],
            _ => &[],
        };
        let topic = *topic;
        let geometry = game.rules().geometry();
        let letter = |mv| [("move", geometry.name_of(mv).into())];
        let (label, mv) = match topic {
            Topic::Position => (self.words.get("review-choose-position"), None),
            Topic::LastMove(mv) => (
                self.words.format("review-choose-last", &letter(mv)),
                Some(mv),
            ),
            Topic::Move(mv) => (geometry.name_of(mv).to_string(), Some(mv)),
        };
        let title = match mv {
            Some(mv) => self.words.format("review-why-title", &letter(mv)),
            None => self.words.get("review-position-title"),
        };
        let shown_reasons = weightiest(reasons);
        let sentences = why(
            self.words.marked(),
            geometry,
            &shown_reasons,
            mv.map_or(About::Position, About::from),
            self.players,
            game.position().to_move(),
        );
        let scene = |(reason, text): (&&Reason, String)| {
            let evidence = evidence(game, mv, reason);
            Demonstration {
                title: title.clone(),
                text,
                rules: Arc::clone(game.rules()),
                start: evidence.start,
                moves: evidence.line,
                marks: evidence.holes,
                danger: evidence.danger,
            }
        };
        let mut scenes: Vec<Demonstration> =
            shown_reasons.iter().zip(sentences).map(scene).collect();
        if let Basis::Comparison(comparison) = basis {
            scenes = self.comparison(game, &title, comparison);
        }
        if scenes.is_empty() {
            let key = match basis {
                Basis::Pending => "review-comparing",
                _ => "review-nothing-certain",
            };
            let moves = mv.into_iter().collect();
            scenes.push(demonstration(game, title, self.words.get(key), moves));
        }
        let subject_move = match topic {
            Topic::Move(mv) => Some(mv),
            Topic::Position | Topic::LastMove(_) => None,
        };
        Subject {
            label,
            scenes,
            subject_move,
            is_pending: matches!(basis, Basis::Pending),
        }
    }

    /// Demonstrates the lines of a move and of the best alternative.
    fn comparison(&self, game: &Game, title: &str, comparison: &Comparison) -> Vec<Demonstration> {
        let words = self.advice_words(game, self.words.marked());
        let chosen = (words.compared(comparison), &comparison.chosen);
        let other = comparison
            .other
            .as_ref()
            .map(|other| (words.continuation(other), other));
        let scene = |(text, continuation): (String, &Continuation)| {
            demonstration(game, title.to_owned(), text, continuation.line.clone())
        };
        iter::once(chosen).chain(other).map(scene).collect()
    }

    fn threat(&self, game: &Game, threat: Option<&Threat>) -> Demonstration {
        let title = self.advice_words(game, self.words).threat_title();
        let text = self.advice_words(game, self.words.marked()).threat(threat);
        let line = threat.map_or(&[][..], |threat| &threat.line);
        let moves = line.iter().copied().take(MAX_PLIES).collect();
        let mut scene = demonstration(game, title, text, moves);
        if threat.is_some() {
            scene.start = passed(game);
        }
        scene
    }

    fn outlook(
        &self,
        game: &Game,
        outlook: &Outlook,
        refutation: Option<&awale_engine::lessons::Refutation>,
    ) -> Option<Demonstration> {
        let words = self.advice_words(game, self.words.marked());
        let &mv = outlook.line.first()?;
        let moves = match refutation {
            Some(refutation) => refutation.moves.clone(),
            None => outlook.line.iter().copied().take(MAX_PLIES).collect(),
        };
        let title = self.advice_words(game, self.words).outlook_title(mv);
        let text = words.outlook(outlook, refutation);
        Some(demonstration(game, title, text, moves))
    }
}

/// Creates an example of moves from the current position, in which the first move's hole is marked.
fn demonstration(game: &Game, title: String, text: String, moves: Vec<Move>) -> Demonstration {
    Demonstration {
        title,
        text,
        rules: Arc::clone(game.rules()),
        start: Placement::of(game.position()),
        marks: moves.first().and_then(|mv| mv.hole()).into_iter().collect(),
        moves,
        danger: HoleSet::EMPTY,
    }
}

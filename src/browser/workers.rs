//! Workers of the page: each is a small program of its own, with the mind in it, that answers one request after the other.
//!
//! A worker keeps what it has found from one request to the next, so requests of one name go to one worker.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io;

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The script of a worker, beside the page.
const SCRIPT: &str = "worker.js";

thread_local! {
    static OFFICE: RefCell<Office> = RefCell::default();
}

/// All workers, and what they have been asked.
#[derive(Default)]
struct Office {
    /// Workers that wait for a request, by the name of what they did.
    idle: HashMap<String, Desk>,
    busy: HashMap<u32, (String, Desk)>,
    answers: HashMap<u32, Option<String>>,
    tickets: u32,
}

/// A worker, with what hears it.
struct Desk {
    worker: Worker,
    _hears: [Closure<dyn FnMut(MessageEvent)>; 2],
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// A request that was sent. Dropping it before there is an answer ends the worker: it hears nothing while it works.
#[derive(Debug)]
pub struct Ticket(u32);

/// Sends the request `text` of the kind `name`.
///
/// # Errors
/// If the browser gives no worker.
pub fn send(name: &str, text: &str) -> io::Result<Ticket> {
    OFFICE.with_borrow_mut(|office| {
        let desk = match office.idle.remove(name) {
            Some(desk) => desk,
            None => hire(name).map_err(|said| io::Error::other(format!("{said:?}")))?,
        };
        office.tickets = office.tickets.wrapping_add(1);
        let number = office.tickets;
        let request = Array::of3(&number.into(), &name.into(), &text.into());
        desk.worker
            .post_message(&request)
            .map_err(|said| io::Error::other(format!("{said:?}")))?;
        office.busy.insert(number, (name.to_owned(), desk));
        Ok(Ticket(number))
    })
}

fn hire(name: &str) -> Result<Desk, wasm_bindgen::JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(name);
    let worker = Worker::new_with_options(SCRIPT, &options)?;
    let answered = Closure::new(|event: MessageEvent| {
        let answer: Array = event.data().unchecked_into();
        let number = answer.get(0).as_f64().unwrap_or(0.0) as u32;
        file(number, answer.get(1).as_string());
    });
    worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
    let fails = name.to_owned();
    // A worker that has failed answers nothing any more: what it was asked has no result.
    let failed = Closure::new(move |_: MessageEvent| fail(&fails));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Ok(Desk {
        worker,
        _hears: [answered, failed],
    })
}

/// Keeps an answer; its worker waits for the next request.
fn file(number: u32, answer: Option<String>) {
    OFFICE.with_borrow_mut(|office| {
        if let Some((name, desk)) = office.busy.remove(&number) {
            office.answers.insert(number, answer);
            office.idle.insert(name, desk);
        }
    });
}

fn fail(name: &str) {
    OFFICE.with_borrow_mut(|office| {
        let failed: Vec<u32> = office
            .busy
            .iter()
            .filter_map(|(number, (known, _))| (known == name).then_some(*number))
            .collect();
        for number in failed {
            if let Some((_, desk)) = office.busy.remove(&number) {
                // Its closure is running just now, and is let go when it has ended.
                std::mem::forget(desk);
            }
            office.answers.insert(number, None);
        }
    });
}

impl Ticket {
    /// Whether the answer is there.
    pub fn is_answered(&self) -> bool {
        OFFICE.with_borrow(|office| office.answers.contains_key(&self.0))
    }

    /// The answer; `None` if there is none, or the worker has failed.
    pub fn take(self) -> Option<String> {
        OFFICE
            .with_borrow_mut(|office| office.answers.remove(&self.0))
            .flatten()
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        OFFICE.with_borrow_mut(|office| {
            office.answers.remove(&self.0);
            office.busy.remove(&self.0);
        });
    }
}

//! The mind in a browser's worker: answers what the page asks (see `awale::work`). It is no program elsewhere.

#[cfg(target_arch = "wasm32")]
mod exported {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Does the work of this name; nothing if it can't be read.
    #[wasm_bindgen]
    pub fn serve(name: &str, request: &str) -> Option<String> {
        awale::work::serve(name, request)
    }
}

const fn main() {}

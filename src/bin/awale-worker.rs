//! The mind in a browser's worker: answers what the page asks (see `awale::work`). It is no program elsewhere.

#[cfg(target_arch = "wasm32")]
mod exported {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Does the work of this name; nothing if it can't be read.
    #[wasm_bindgen]
    pub fn serve(name: &str, request: &str) -> Option<String> {
        awale::work::serve(name, request)
    }

    /// Makes the endgame tables that are wanted, as the bytes of their file; nothing if there are none.
    #[wasm_bindgen(js_name = makeTables)]
    pub fn make_tables(request: &str) -> Option<Vec<u8>> {
        awale::work::TablesRequest::make(request)
    }

    /// Keeps such tables for the searches to come; `false` if they can't be read.
    #[wasm_bindgen(js_name = keepTables)]
    pub fn keep_tables(request: &str, file: &[u8]) -> bool {
        awale::work::TablesRequest::keep(request, file)
    }
}

const fn main() {}

//! The engine as a web worker, which serves requests from the page (see `awale_engine::work`).
//! Built only for the web.

#[cfg(target_arch = "wasm32")]
mod exported {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Serves the request named `name` and returns the result; `None` if `request` can't be parsed.
    #[wasm_bindgen]
    pub fn serve(name: &str, request: &str) -> Option<String> {
        awale_engine::work::serve(name, request)
    }

    /// Builds the requested endgame tables and returns the bytes of their file; `None` if there are
    /// none.
    #[wasm_bindgen(js_name = makeTables)]
    pub fn make_tables(request: &str) -> Option<Vec<u8>> {
        awale_engine::work::TablesRequest::make(request)
    }

    /// Stores tables from [`make_tables`] for later searches; returns `false` if they can't be
    /// read.
    #[wasm_bindgen(js_name = storeTables)]
    pub fn store_tables(request: &str, file: &[u8]) -> bool {
        awale_engine::work::TablesRequest::store(request, file)
    }
}

const fn main() {}

// A worker of the page, which runs searches in a small program of its own. Its messages are [number, name, request], which it
// answers with [number, answer]; tables to use; or a request to build tables, which it answers with their bytes.

import init, { storeTables, makeTables, serve } from "./awale-worker.js";

// wasm-bindgen has no default path.
const ready = init({ module_or_path: new URL("awale-worker_bg.wasm", import.meta.url) });

// The page's error handler doesn't see rejected promises, so errors are rethrown outside.
onmessage = ({ data }) => work(data).catch((error) => setTimeout(() => { throw error; }));

async function work(data) {
  await ready;
  if (data.make) {
    postMessage(makeTables(data.make));
  } else if (data.bytes) {
    if (!storeTables(data.request, data.bytes)) console.warn("endgame tables that can't be read");
  } else {
    const [number, name, request] = data;
    postMessage([number, serve(name, request)]);
  }
}

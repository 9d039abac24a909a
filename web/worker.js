// A worker of the page: the mind, in a small program of its own. It is told [number, name, request] and answers [number, answer];
// it is given tables, which it keeps; or it makes tables and answers their bytes.

import init, { keepTables, makeTables, serve } from "./awale-worker.js";

const ready = init();

// The page hears of an error only when no promise holds it.
onmessage = ({ data }) => work(data).catch((error) => setTimeout(() => { throw error; }));

async function work(data) {
  await ready;
  if (data.make) {
    postMessage(makeTables(data.make));
  } else if (data.bytes) {
    if (!keepTables(data.request, data.bytes)) console.warn("endgame tables that can't be read");
  } else {
    const [number, name, request] = data;
    postMessage([number, serve(name, request)]);
  }
}

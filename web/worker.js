// A worker of the page: the mind, in a small program of its own. It is told [number, name, request] and answers [number, answer].

import init, { serve } from "./awale-worker.js";

const ready = init();

onmessage = async ({ data: [number, name, request] }) => {
  await ready;
  postMessage([number, serve(name, request)]);
};

// Endgame tables: a separate worker builds them, IndexedDB stores them, and every search worker receives them.

// The maximum number of stored tables, one per rule set, of about 5 MB each.
const MOST = 8;
const STORE = "tables";

// The tables of the current game.
let wanted;
const listeners = [];

// Calls `listener` with the tables whenever they change.
export function onTables(listener) {
  listeners.push(listener);
}

export const tables = () => (wanted?.bytes ? { request: wanted.request, bytes: wanted.bytes } : undefined);

export async function requestTables(key, request) {
  if (wanted?.key === key) return;
  const mine = { key, request, bytes: undefined };
  wanted = mine;
  let bytes = await inStore("readonly", (store) => store.get(key));
  if (!bytes) {
    bytes = await build(request);
    if (bytes) await save(key, bytes);
  }
  if (!bytes || wanted !== mine) return;
  mine.bytes = bytes;
  for (const listener of listeners) listener(tables());
}

function build(request) {
  const worker = new Worker("worker.js", { type: "module", name: "tables" });
  return new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => done(undefined);
    worker.postMessage({ make: request });
  }).finally(() => worker.terminate());
}

async function save(key, bytes) {
  const keys = (await inStore("readonly", (store) => store.getAllKeys())) ?? [];
  for (const old of keys.slice(0, Math.max(0, keys.length + 1 - MOST))) {
    await inStore("readwrite", (store) => store.delete(old));
  }
  await inStore("readwrite", (store) => store.put(bytes, key));
}

// The result of a request to the database; undefined if the browser has none.
function inStore(mode, operation) {
  return new Promise((done) => {
    let opened;
    try {
      opened = globalThis.indexedDB?.open("awale", 1);
    } catch {
      // Some browsers throw if the page isn't allowed to store data.
    }
    if (!opened) return done(undefined);
    opened.onupgradeneeded = () => opened.result.createObjectStore(STORE);
    opened.onerror = () => done(undefined);
    opened.onsuccess = () => {
      const database = opened.result;
      const finish = (result) => {
        database.close();
        done(result);
      };
      try {
        const request = operation(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => finish(request.result);
        request.onerror = () => finish(undefined);
      } catch {
        finish(undefined);
      }
    };
  });
}

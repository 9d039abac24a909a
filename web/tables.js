// Endgame tables: a worker of their own makes them, the page's database keeps them, and every worker that searches is given them.

// No more tables are kept than of so many rules: a table takes about 5 MB.
const MOST = 8;
const STORE = "tables";

// The tables of the game under way, as a worker is given them: [key, request, bytes].
let wanted;
const told = [];

// Calls `hear` with tables, now and whenever there are others.
export function onTables(hear) {
  told.push(hear);
}

export const tables = () => (wanted?.bytes ? { request: wanted.request, bytes: wanted.bytes } : undefined);

export async function wantTables(key, request) {
  if (wanted?.key === key) return;
  const mine = { key, request, bytes: undefined };
  wanted = mine;
  let bytes = await inStore("readonly", (store) => store.get(key));
  if (!bytes) {
    bytes = await made(request);
    if (bytes) await keep(key, bytes);
  }
  if (!bytes || wanted !== mine) return;
  mine.bytes = bytes;
  for (const hear of told) hear(tables());
}

function made(request) {
  const worker = new Worker("worker.js", { type: "module", name: "tables" });
  return new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => done(undefined);
    worker.postMessage({ make: request });
  }).finally(() => worker.terminate());
}

async function keep(key, bytes) {
  const keys = (await inStore("readonly", (store) => store.getAllKeys())) ?? [];
  for (const old of keys.slice(0, Math.max(0, keys.length + 1 - MOST))) {
    await inStore("readwrite", (store) => store.delete(old));
  }
  await inStore("readwrite", (store) => store.put(bytes, key));
}

// What a request to the database comes to; nothing where the browser keeps none.
function inStore(mode, ask) {
  return new Promise((done) => {
    let opened;
    try {
      opened = globalThis.indexedDB?.open("awale", 1);
    } catch {
      // Some browsers refuse the very question where a page may keep nothing.
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
        const asked = ask(database.transaction(STORE, mode).objectStore(STORE));
        asked.onsuccess = () => finish(asked.result);
        asked.onerror = () => finish(undefined);
      } catch {
        finish(undefined);
      }
    };
  });
}

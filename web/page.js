// The functions of the page that crates/engine/src/browser.rs declares for the game.

import { onTables, tables, requestTables } from "./tables.js";

// Idle workers by the kind of their last work; busy ones, and answers, by request number.
const idle = new Map();
const busy = new Map();
const answers = new Map();
let requests = 0;
// Sockets to brokers by number, with their events.
const sockets = new Map();
// How long after the page regains the focus a chosen file may arrive, in milliseconds.
const MAX_CHOICE_TIME = 5000;

// A worker caches its results between requests, so work of one kind goes to the same worker.
function hire(name) {
  const worker = new Worker("worker.js", { type: "module", name });
  if (tables()) worker.postMessage(tables());
  const done = (number, answer) => {
    if (!busy.delete(number)) return;
    answers.set(number, answer);
    if (idle.has(name)) {
      worker.terminate();
    } else {
      idle.set(name, worker);
    }
  };
  worker.onmessage = ({ data: [number, answer] }) => done(number, answer);
  // A failed worker doesn't answer any more requests.
  worker.onerror = (event) => {
    console.error("worker " + name + ": " + event.message);
    for (const [number, at] of busy) {
      if (at === worker) {
        busy.delete(number);
        answers.set(number, undefined);
      }
    }
    if (idle.get(name) === worker) idle.delete(name);
    worker.terminate();
  };
  return worker;
}

onTables((given) => {
  for (const worker of [...idle.values(), ...busy.values()]) worker.postMessage(given);
});

// A service worker caches all files for offline play. It starts after the game has loaded, so as not to share the bandwidth.
function cacheForOffline() {
  if ("serviceWorker" in navigator && window.isSecureContext) {
    navigator.serviceWorker.register("service-worker.js");
  }
}

// What was read from the clipboard: for whom, and the text.
let pasted;
// The file chosen by the player; undefined until then, null if there is none.
let chosen;

export const tab = { isSecond: false };

globalThis.awale = {
  isSecondTab: () => tab.isSecond,

  // Wakes the game, which sleeps while nothing happens.
  wake() {},
  setWaker: (wake) => (awale.wake = wake),

  reportStarted() {
    document.body.classList.add("plays");
    document.getElementById(awale.wantsMirror() ? "mirror" : "game").focus();
    cacheForOffline();
  },

  reportLanguage(code) {
    document.documentElement.lang = code;
  },

  // Announces the events of a match to screen readers.
  announce(line) {
    const log = document.getElementById("comments");
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    log.append(paragraph);
    if (log.children.length > 100) log.firstChild.remove();
  },

  // Tests open the page with ?layout and read the positions of widgets and holes from `awale.layout`.
  wantsLayout: () => new URLSearchParams(location.search).has("layout"),

  reportLayout(layout) {
    awale.layout = layout;
  },

  // The name of a widget to scroll into view, once; tests set `awale.revealed`.
  takeRevealed() {
    const name = awale.revealed;
    awale.revealed = undefined;
    return name;
  },

  // Whether to draw the whole picture, once; tests that skip draw calls set `awale.redraws` before they look at it.
  takeRedraw() {
    const redraws = awale.redraws === true;
    awale.redraws = false;
    return redraws;
  },

  languages: () => [...navigator.languages],

  address: () => location.href.split("#")[0],
  canShare: () => typeof navigator.share === "function",
  // Closing the share sheet isn't an error.
  share: (url) => navigator.share({ url }).catch(() => {}),

  readClipboard(name) {
    const done = (text) => {
      pasted = [name, text];
      awale.wake();
    };
    if (navigator.clipboard?.readText) navigator.clipboard.readText().then(done, () => done(""));
    else done("");
  },

  takeClipboard(name) {
    if (pasted?.[0] !== name) return undefined;
    const [, text] = pasted;
    pasted = undefined;
    return text;
  },

  takeLink() {
    if (location.hash.length < 2) return undefined;
    const link = location.hash;
    history.replaceState(null, "", location.pathname + location.search);
    return link;
  },

  isLoadedAnew: () => performance.getEntriesByType("navigation")[0]?.type === "reload",

  download(name, bytes) {
    // Copies the bytes, as the game's memory may move.
    const address = URL.createObjectURL(new Blob([bytes.slice()]));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  },

  chooseFile() {
    chosen = undefined;
    const input = document.createElement("input");
    input.type = "file";
    input.id = "chosen";
    input.hidden = true;
    const choose = (file) => {
      if (!input.isConnected) return;
      chosen = file ?? null;
      input.remove();
    };
    input.onchange = () => choose(input.files[0]);
    input.oncancel = () => choose(null);
    // Older browsers lack the cancel event for files: the page regains the focus, and no file follows.
    addEventListener("focus", () => setTimeout(choose, MAX_CHOICE_TIME, null), { once: true });
    document.body.append(input);
    input.click();
  },

  takeChosen(limit) {
    if (chosen === null) return [];
    if (chosen instanceof File) {
      const file = chosen;
      chosen = undefined;
      if (file.size > limit) {
        chosen = [file.name];
      } else {
        file.text().then(
          (text) => (chosen = [file.name, text]),
          () => (chosen = [file.name]),
        );
      }
    }
    const taken = chosen;
    chosen = undefined;
    return taken;
  },

  read: (key) => localStorage.getItem(key) ?? undefined,

  write: (key, text) => localStorage.setItem(key, text),

  remove: (key) => localStorage.removeItem(key),

  keys(beginning) {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(beginning));
      return keys.map((key) => key.slice(beginning.length));
    } catch {
      return [];
    }
  },

  send(name, request) {
    const worker = idle.get(name) ?? hire(name);
    idle.delete(name);
    requests += 1;
    busy.set(requests, worker);
    worker.postMessage([requests, name, request]);
    return requests;
  },

  requestTables,

  // For tests: the size of the tables that workers receive.
  tableBytes: () => tables()?.bytes.length ?? 0,

  isAnswered: (number) => answers.has(number) || !busy.has(number),

  takeAnswer(number) {
    const answer = answers.get(number);
    answers.delete(number);
    return answer;
  },

  // Who serves the page may offer a broker: ?broker=ws://...
  offeredBroker: () => new URLSearchParams(location.search).get("broker") ?? undefined,

  // The broker must hear the protocol's name, or it speaks another one.
  openSocket(address, wake, largest, most) {
    const socket = new WebSocket(address, ["mqtt"]);
    socket.binaryType = "arraybuffer";
    const events = [];
    const happened = (event) => {
      events.push(event);
      wake();
    };
    const end = (event) => {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
      happened(event);
    };
    socket.onopen = () => happened("opened");
    socket.onclose = () => end("closed");
    socket.onmessage = ({ data }) => {
      // MQTT has no messages of text.
      if (!(data instanceof ArrayBuffer)) return end("closed");
      if (data.byteLength > largest || events.length >= most) {
        // What waits is not read any more.
        events.length = 0;
        return end("overrun");
      }
      happened(new Uint8Array(data));
    };
    requests += 1;
    sockets.set(requests, { socket, events });
    return requests;
  },

  takeSocketEvent(number) {
    const events = sockets.get(number)?.events ?? [];
    if (events.length === 0) return undefined;
    return events[0] instanceof Uint8Array ? "bytes" : events.shift();
  },

  takeBytes: (number) => sockets.get(number)?.events.shift(),

  sendBytes(number, bytes) {
    const socket = sockets.get(number)?.socket;
    // The bytes lie in the game's memory, which may move.
    if (socket?.readyState === WebSocket.OPEN) socket.send(bytes.slice());
  },

  closeSocket(number) {
    const socket = sockets.get(number)?.socket;
    sockets.delete(number);
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  },

  forget(number) {
    answers.delete(number);
    busy.get(number)?.terminate();
    busy.delete(number);
  },
};

// What the page gives to the game: the functions that src/browser.rs declares.

// Workers that wait for a request, by the kind of work they did; those at work, and answers, by the number of the request.
const idle = new Map();
const busy = new Map();
const answers = new Map();
let requests = 0;

// A worker keeps what it has found from one request to the next: so work of one kind goes to one worker.
function hire(name) {
  const worker = new Worker("worker.js", { type: "module", name });
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
  // A worker that has failed answers nothing any more.
  worker.onerror = (event) => {
    console.error("worker " + name + ": " + event.message);
    for (const [number, at] of busy) {
      if (at === worker) {
        busy.delete(number);
        answers.set(number, undefined);
      }
    }
    worker.terminate();
  };
  return worker;
}

export const told = { isSecondTab: false };

globalThis.awale = {
  isSecondTab: () => told.isSecondTab,

  tellStarted() {
    document.body.classList.add("plays");
    document.getElementById("game").focus();
  },

  tellLanguage(code) {
    document.documentElement.lang = code;
  },

  // What happens in a match, for screen readers.
  say(line) {
    const log = document.getElementById("spoken");
    const spoken = document.createElement("p");
    spoken.textContent = line;
    log.append(spoken);
    if (log.children.length > 100) log.firstChild.remove();
  },

  // Tests open the page with ?layout and find in `awale.layout` where things lie.
  wantsLayout: () => new URLSearchParams(location.search).has("layout"),

  tellLayout(layout) {
    awale.layout = layout;
  },

  languages: () => [...navigator.languages],

  address: () => location.href.split("#")[0],

  takeLink() {
    if (location.hash.length < 2) return undefined;
    const link = location.hash;
    history.replaceState(null, "", location.pathname + location.search);
    return link;
  },

  isLoadedAnew: () => performance.getEntriesByType("navigation")[0]?.type === "reload",

  download(name, bytes) {
    // The bytes lie in the game's memory, which may move.
    const address = URL.createObjectURL(new Blob([bytes.slice()]));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
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

  isAnswered: (number) => answers.has(number) || !busy.has(number),

  takeAnswer(number) {
    const answer = answers.get(number);
    answers.delete(number);
    return answer;
  },

  forget(number) {
    answers.delete(number);
    busy.get(number)?.terminate();
    busy.delete(number);
  },
};

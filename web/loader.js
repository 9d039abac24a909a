// Loads the game, and shows progress and errors.

import { tab } from "./page.js";
import "./mirror.js";

// Compressed to a fifth here, as not every server compresses.
const GAME = "awale_bg.packed";

const TEXTS = {
  en: {
    loading: "Loading…",
    starting: "Laying out the board…",
    unsupported: "Awale needs {feature}, which this browser doesn't support or has disabled. Use a current Firefox, Chrome, Edge or Safari.",
    noGame: "The game could not be loaded. Check your connection.",
    failed: "Awale hit an internal error and can't continue. Your moves are saved.",
    again: "Restart",
  },
  fr: {
    loading: "Chargement…",
    starting: "Mise en place du plateau…",
    unsupported: "Awale a besoin de {feature}, que ce navigateur n’offre pas ou a désactivé. Une version actuelle de Firefox, Chrome, Edge ou Safari convient.",
    noGame: "Le jeu n’a pas pu être chargé. La connexion est-elle établie\u202f?",
    failed: "Une erreur interne empêche Awale de continuer. Vos coups sont enregistrés.",
    again: "Recommencer",
  },
  pt: {
    loading: "A carregar…",
    starting: "A dispor o tabuleiro…",
    unsupported: "O Awale precisa de {feature}, que este navegador não oferece ou tem desligado. Serve uma versão atual do Firefox, Chrome, Edge ou Safari.",
    noGame: "Não foi possível carregar o jogo. Há ligação à rede?",
    failed: "Um erro interno impede o Awale de continuar. As suas jogadas estão guardadas.",
    again: "Recomeçar",
  },
  es: {
    loading: "Cargando…",
    starting: "Colocando el tablero…",
    unsupported: "Awale necesita {feature}, que este navegador no ofrece o tiene desactivado. Sirve una versión actual de Firefox, Chrome, Edge o Safari.",
    noGame: "No se pudo cargar el juego. ¿Hay conexión?",
    failed: "Un error interno impide que Awale continúe. Tus jugadas están guardadas.",
    again: "Empezar de nuevo",
  },
  sw: {
    loading: "Inapakia…",
    starting: "Bao linaandaliwa…",
    unsupported: "Awale inahitaji {feature}, ambayo kivinjari hiki hakina au kimeizima. Toleo la sasa la Firefox, Chrome, Edge au Safari linafaa.",
    noGame: "Mchezo haukuweza kupakiwa. Je, kuna muunganisho?",
    failed: "Hitilafu ya ndani imeizuia Awale kuendelea. Hatua zako zimehifadhiwa.",
    again: "Anza tena",
  },
  de: {
    loading: "Wird geladen…",
    starting: "Das Brett wird aufgestellt…",
    unsupported: "Awale braucht {feature}, das dieser Browser nicht bietet oder abgeschaltet hat. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.",
    noGame: "Das Spiel konnte nicht geladen werden. Besteht eine Verbindung?",
    failed: "Ein interner Fehler hindert Awale am Weitermachen. Deine Züge sind gespeichert.",
    again: "Neu beginnen",
  },
};

const language = navigator.languages.map((code) => code.split("-")[0]).find((code) => code in TEXTS) ?? "en";
const texts = TEXTS[language];
const statusLine = document.getElementById("status");
const progress = document.getElementById("progress");
document.documentElement.lang = language;

function fail(text, canBeginAgain) {
  document.body.classList.remove("plays");
  document.body.classList.add("failed");
  statusLine.textContent = text;
  if (canBeginAgain && !document.querySelector("#loading button")) {
    const button = document.createElement("button");
    button.textContent = texts.again;
    button.onclick = () => location.reload();
    statusLine.after(button);
  }
}

// A panic of the game is a WebAssembly error; winit also throws an exception to leave its start function.
function isPanic(error) {
  return error instanceof WebAssembly.RuntimeError;
}
window.addEventListener("error", (event) => isPanic(event.error) && fail(texts.failed, true));
window.addEventListener("unhandledrejection", (event) => isPanic(event.reason) && fail(texts.failed, true));

// Browsers allow sound only after user input.
const contexts = [];
if (window.AudioContext) {
  const Native = window.AudioContext;
  window.AudioContext = class extends Native {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
}
function sound() {
  for (const context of contexts) {
    if (context.state === "suspended") context.resume();
  }
}
for (const touch of ["pointerdown", "pointerup", "keydown", "touchend"]) {
  window.addEventListener(touch, sound, { capture: true, passive: true });
}
document.getElementById("game").addEventListener("contextmenu", (event) => event.preventDefault());

// Only one tab at a time saves data. The browser releases the lock when the tab closes.
function requestLock() {
  if (!navigator.locks) return Promise.resolve(false);
  return new Promise((resolve) => {
    const held = navigator.locks.request("awale", { ifAvailable: true }, (lock) => {
      resolve(lock === null);
      return lock && new Promise(() => {});
    });
    // Without permission to store data, locks are denied too.
    held.catch(() => resolve(false));
  });
}

async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path + ": " + answer.status);
  return answer;
}

async function newUnpacker() {
  const { default: init, Unpacker } = await import("./awale-unpacker.js");
  // wasm-bindgen has no default path.
  await init({ module_or_path: new URL("awale-unpacker_bg.wasm", import.meta.url) });
  return new Unpacker();
}

// The game, unpacked while it loads. Counts the bytes itself, as a server's own compression changes the transfer size.
function unpacked(answer, bytes, unpacker) {
  let received = 0;
  const unpacking = new TransformStream({
    transform(piece, controller) {
      received += piece.byteLength;
      progress.value = Math.min(received / bytes, 1);
      const game = unpacker.unpack(piece);
      if (!game) controller.error(new Error(GAME + " is damaged"));
      else if (game.length > 0) controller.enqueue(game);
    },
  });
  return new Response(answer.body.pipeThrough(unpacking), { headers: { "Content-Type": "application/wasm" } });
}

// A program with two vector instructions (i8x16.splat, i8x16.popcnt), which not every browser accepts.
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

// What the game needs and this browser lacks; undefined if there is nothing.
function missingFeature() {
  if (!document.createElement("canvas").getContext("webgl2")) return "WebGL 2";
  if (!WebAssembly.validate(Uint8Array.from(VECTORS))) return "WebAssembly SIMD";
  return undefined;
}

async function begin() {
  const missing = missingFeature();
  if (missing) {
    fail(texts.unsupported.replace("{feature}", missing), false);
    return;
  }
  statusLine.textContent = texts.loading;
  tab.isSecond = await requestLock();
  let game;
  let init;
  try {
    const files = fetched("files.json").then((answer) => answer.json());
    const needed = [files, fetched(GAME), newUnpacker(), import("./awale.js")];
    const [{ bytes }, answer, unpacker, program] = await Promise.all(needed);
    init = program.default;
    game = unpacked(answer, bytes[GAME], unpacker);
  } catch (error) {
    console.error(error);
    fail(texts.noGame, true);
    return;
  }
  try {
    const module = await WebAssembly.compileStreaming(game);
    statusLine.textContent = texts.starting;
    // Lets the browser paint the text before the page is busy.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await init({ module_or_path: module });
  } catch (error) {
    if (isPanic(error)) {
      fail(texts.failed, true);
    } else if (!String(error).includes("Using exceptions for control flow")) {
      console.error(error);
      fail(texts.noGame, true);
    }
  }
}

begin();

// A link that is entered in the address bar of the open page. The current match is saved already.
window.addEventListener("hashchange", () => location.hash.length > 1 && location.reload());

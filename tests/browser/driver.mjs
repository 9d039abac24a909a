// Drives the game in a real browser. It reads the positions of buttons and holes from the page (?layout), presses them with a real
// pointer, and takes screenshots.

import { mkdtempSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const [address, pictures, ...wanted] = process.argv.slice(2);
const browser = process.env.CHROMIUM ?? "/usr/bin/chromium";
// The timeout in milliseconds, long as a frame takes seconds without a graphics card.
export const TIMEOUT = 240_000;
// How long a page that has failed may take to draw, in milliseconds.
export const SHORT = 30_000;
// The number of frames for which a press is held, as shorter ones are lost, and for which a new panel comes to rest.
export const HELD = 2;
const RESTING = 4;
// The number of frames without motion before a screenshot.
const STILL = 12;
// Half the width of a picture of a hole, and how far a label extends below its middle, in pixels.
const HOLE = 12;
const LABEL = 3;

mkdirSync(pictures, { recursive: true });
export const faults = [];
// The running step.
export const running = { step: "" };

export function log(text) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${running.step}: ${text}`);
}

export async function open(options = {}, profile = mkdtempSync(join(tmpdir(), "awale-"))) {
  const context = await chromium.launchPersistentContext(profile, {
    headless: true,
    executablePath: browser,
    ignoreDefaultArgs: ["--mute-audio"],
    args: [
      "--headless=new",
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    viewport: { width: 640, height: 360 },
    locale: "en-GB",
    ...options,
  });
  await countFrames(context);
  await drawOnRequest(context);
  const page = context.pages()[0] ?? (await context.newPage());
  listen(page);
  return { context, page, profile };
}

// Makes the page count its frames, which take very long without a graphics card.
async function countFrames(context) {
  await context.addInitScript(() => {
    globalThis.frames = 0;
    const count = () => {
      globalThis.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

// Without a graphics card a frame of the table takes seconds, so the page skips its draw calls, and nothing else, while
// `globalThis.draws` is false. Only pictures and times need them.
async function drawOnRequest(context) {
  await context.addInitScript(() => {
    globalThis.draws = false;
    globalThis.drawn = 0;
    const context = WebGL2RenderingContext.prototype;
    for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
      const draw = context[name];
      context[name] = function (...parts) {
        if (!globalThis.draws) return;
        globalThis.drawn += 1;
        draw.apply(this, parts);
      };
    }
  });
}

// Lets every page of a browser draw, from its next visit on.
export async function drawAlways(context) {
  await context.addInitScript(() => (globalThis.draws = true));
}

export async function frames(page, count) {
  const seen = await page.evaluate(() => globalThis.frames);
  await page.waitForFunction((goal) => globalThis.frames >= goal, seen + count, { timeout: TIMEOUT, polling: 50 });
}

// The initial settings: without a graphics card a move at the default speed takes minutes, and so does scrolling a list in front of
// a table with all its shadows.
export async function set(context, speed, quality, more = "") {
  await context.addInitScript((settings) => {
    // An empty page has no storage.
    if (location.protocol === "about:") return;
    if (!localStorage.getItem("awale/settings.ron")) localStorage.setItem("awale/settings.ron", settings);
  }, `(play: (speed: ${speed}), look: (quality: ${quality})${more})`);
}

export function listen(page) {
  page.on("pageerror", (error) => {
    // winit throws an exception to leave its start function.
    if (!String(error).includes("Using exceptions for control flow")) faults.push(`${running.step}: ${error}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${running.step}: ${message.text()}`);
  });
}

export async function load(page, link = "", query = "") {
  await page.goto(`${address}?layout${query}${link}`);
  await started(page);
}

export async function started(page) {
  await page.waitForFunction(() => document.body.className !== "", null, { timeout: TIMEOUT });
  const state = await page.evaluate(() => document.body.className);
  if (state !== "plays") throw new Error(`the page is ${state}`);
  await until(page, () => true, "a first layout");
}

// The layout reported by the game: { phase, menu, live, picture, button: {name: [x, y]}, hole: {letter: [x, y]} }.
export async function layout(page) {
  const text = await page.evaluate(() => globalThis.awale?.layout ?? "");
  const pageState = { phase: "", menu: "", live: "", picture: "", button: {}, hole: {} };
  for (const line of text.split("\n")) {
    const [kind, name, ...place] = line.split(" ");
    if (kind in pageState && typeof pageState[kind] === "string") pageState[kind] = [name, ...place].join(" ");
    if (kind === "button" || kind === "hole") pageState[kind][name] = place.map(Number);
  }
  return pageState;
}

export async function until(page, holds, what) {
  const began = Date.now();
  for (;;) {
    const pageState = await layout(page);
    if (pageState.menu && holds(pageState)) return pageState;
    if (Date.now() - began > TIMEOUT) throw new Error(`no ${what}: ${JSON.stringify(pageState).slice(0, 600)}`);
    await page.waitForTimeout(200);
  }
}

// What `read` returns once it is the same for some frames.
async function steady(page, read) {
  for (let before; ; ) {
    const now = await read();
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
    await frames(page, RESTING);
  }
}

export async function press(page, name) {
  // A new panel may still move.
  await pressAt(page, await steady(page, () => place(page, name)));
  log(`pressed ${name}`);
}

// The position of a button, which the game scrolls into view.
export async function place(page, name) {
  const isShown = ({ button }) => name in button;
  if (!isShown(await layout(page))) {
    await page.evaluate((name) => {
      globalThis.awale.revealed = name;
      globalThis.awale.wake();
    }, name);
  }
  return (await until(page, isShown, `button ${name}`)).button[name];
}

export async function pressAt(page, [x, y]) {
  await page.mouse.move(x, y);
  await frames(page, HELD);
  await page.mouse.down();
  await frames(page, HELD);
  await page.mouse.up();
  await frames(page, HELD);
}

// Waits until nothing moves.
export async function settled(page) {
  let before = "";
  for (let still = 0; still < STILL; still += 1) {
    const now = await page.evaluate(() => globalThis.awale.layout);
    if (now !== before) still = 0;
    before = now;
    await frames(page, 1);
  }
}

export const isOurs = ({ phase }) => phase.startsWith("Person");
export const isOver = ({ phase }) => phase === "Over";

export async function picture(page, name) {
  await settled(page);
  await screenshot(page, name);
  log(`picture ${name}`);
}

// A picture of this moment, of the page or a part of it. The game, which sleeps at rest, draws all of it.
export async function screenshot(page, name, { timeout = TIMEOUT, clip } = {}) {
  const before = await page.evaluate(() => {
    const { draws } = globalThis;
    Object.assign(globalThis, { draws: true, drawn: 0 });
    globalThis.awale.redraws = true;
    globalThis.awale.wake();
    return draws;
  });
  await page.waitForFunction(() => globalThis.drawn > 0 && !globalThis.awale.redraws, null, { timeout });
  // What moves may never be finished.
  const isFinished = () => globalThis.awale.layout.includes("\npicture finished\n");
  await page.waitForFunction(isFinished, null, { timeout: SHORT }).catch(() => log(`${name}: unfinished`));
  await frames(page, HELD);
  const bytes = await page.screenshot({ path: join(pictures, `${name}.png`), timeout: TIMEOUT, clip });
  await page.evaluate((draws) => (globalThis.draws = draws), before);
  return bytes;
}

// A picture of the lower half of a hole, where no label of the last move is.
export const pictureOfHole = (page, [x, y], name) =>
  screenshot(page, name, { clip: { x: x - HOLE, y: y + LABEL, width: 2 * HOLE, height: HOLE } });

export const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);

// Starts a game of a variant: South against the weakest computer.
export async function newGame(page, variant) {
  await press(page, "main.new_game");
  for (const name of ["variant." + variant, "south.person", "north.computer", "north.computer.initiation", "start"]) {
    await press(page, `new_game.${name}`);
  }
  // Before a game with an unfamiliar kind of rule, a lesson is offered.
  const { menu } = await until(page, (pageState) => isOurs(pageState) || pageState.menu === "FirstLesson", "game or offer of a lesson");
  if (menu === "FirstLesson") {
    await settled(page);
    await press(page, "first_lesson.play");
  }
  await until(page, isOurs, "turn");
}

// The file downloaded when this button is pressed, within `timeout` milliseconds.
export async function downloaded(page, button, timeout = TIMEOUT) {
  await place(page, button);
  const [download] = await Promise.all([page.waitForEvent("download", { timeout }), press(page, button)]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

// Opens a file with the button in the settings.
export async function importFile(page, name, text) {
  await press(page, "settings.page.language");
  await place(page, "settings.bring");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser", { timeout: TIMEOUT }), press(page, "settings.bring")]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

export async function playHole(page) {
  const isPlayable = (pageState) => isOurs(pageState) && Object.keys(pageState.hole).length > 0;
  // The camera may still move.
  const hole = await steady(page, async () => (await until(page, isPlayable, "hole to play")).hole);
  const letters = Object.keys(hole);
  const letter = letters[Math.floor(letters.length / 2)];
  await pressAt(page, hole[letter]);
  return letter;
}

// Starts the computer's practice of a game in the workshop.
export async function beginPractice(page) {
  for (const name of ["main.more", "more.workshop", "workshop.variant.wari", "workshop.side.practice", "workshop.practice.begin"]) {
    await press(page, name);
  }
}

export async function tapButton(page, name) {
  // A new panel may still move.
  await tap(page, await steady(page, () => place(page, name)));
}

// A tap of a finger, long enough for a slow frame.
export async function tap(page, [x, y]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  await frames(page, HELD);
  await touch("touchEnd", []);
  await frames(page, HELD);
}

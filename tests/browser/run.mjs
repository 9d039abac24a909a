// Plays the game in a real browser: node run.mjs ADDRESS PICTURES [STEP ...]
// It reads the positions of buttons and holes from the page (?layout), clicks them with a real pointer, and takes screenshots.
// Exits with 1 if a step fails or the page reports an error.

import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [address, pictures, ...wanted] = process.argv.slice(2);
const browser = process.env.CHROMIUM ?? "/usr/bin/chromium";
// The timeout in milliseconds, long as a frame takes seconds without a graphics card.
const TIMEOUT = 240_000;
// The number of frames for which a press is held, as shorter ones are lost, and for which a new panel comes to rest.
const HELD = 2;
const RESTING = 4;
// The number of frames without motion before a screenshot.
const STILL = 12;

mkdirSync(pictures, { recursive: true });
const faults = [];
let step = "";

function log(text) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${step}: ${text}`);
}

async function open(options = {}) {
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "awale-")), {
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
  const page = context.pages()[0] ?? (await context.newPage());
  listen(page);
  return { context, page };
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

async function frames(page, count) {
  const seen = await page.evaluate(() => globalThis.frames);
  await page.waitForFunction((goal) => globalThis.frames >= goal, seen + count, { timeout: TIMEOUT, polling: 50 });
}

// The initial settings: without a graphics card a move at the default speed takes minutes, and so does scrolling a list in front of
// a table with all its shadows.
async function set(context, speed, quality) {
  await context.addInitScript((settings) => {
    if (!localStorage.getItem("awale/settings.ron")) localStorage.setItem("awale/settings.ron", settings);
  }, `(play: (speed: ${speed}), look: (quality: ${quality}))`);
}

function listen(page) {
  page.on("pageerror", (error) => {
    // winit throws an exception to leave its start function.
    if (!String(error).includes("Using exceptions for control flow")) faults.push(`${step}: ${error}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${step}: ${message.text()}`);
  });
}

async function load(page, link = "") {
  scrolledDown.clear();
  await page.goto(`${address}?layout${link}`);
  await started(page);
}

async function started(page) {
  await page.waitForFunction(() => document.body.className !== "", null, { timeout: TIMEOUT });
  const state = await page.evaluate(() => document.body.className);
  if (state !== "plays") throw new Error(`the page is ${state}`);
  await until(page, () => true, "a first layout");
}

// The layout reported by the game: { phase, menu, button: {name: [x, y]}, hole: {letter: [x, y]} }.
async function layout(page) {
  const text = await page.evaluate(() => globalThis.awale?.layout ?? "");
  const pageState = { phase: "", menu: "", button: {}, hole: {} };
  for (const line of text.split("\n")) {
    const [kind, name, ...place] = line.split(" ");
    if (kind === "phase" || kind === "menu") pageState[kind] = [name, ...place].join(" ");
    if (kind === "button" || kind === "hole") pageState[kind][name] = place.map(Number);
  }
  return pageState;
}

async function until(page, holds, what) {
  const began = Date.now();
  for (;;) {
    const pageState = await layout(page);
    if (pageState.menu && holds(pageState)) return pageState;
    if (Date.now() - began > TIMEOUT) throw new Error(`no ${what}: ${JSON.stringify(pageState).slice(0, 600)}`);
    await page.waitForTimeout(200);
  }
}

async function press(page, name) {
  let at = await place(page, name);
  // A new panel may still move.
  for (let before; String(before) !== String(at); ) {
    before = at;
    await frames(page, RESTING);
    at = await place(page, name);
  }
  await pressAt(page, at);
  log(`pressed ${name}`);
}

// Whether a menu was last scrolled down, to find a button.
const scrolledDown = new Map();

// The position of a button, which is scrolled into view if other buttons of its list are visible.
async function place(page, name) {
  const kin = name.slice(0, name.lastIndexOf(".") + 1);
  const menu = name.slice(0, name.indexOf(".") + 1);
  for (let notches = 0; ; notches += 1) {
    const seen = ({ button }) => name in button || Object.keys(button).some((other) => other.startsWith(menu));
    const { button } = await until(page, seen, `button ${name}`);
    if (name in button) return button[name];
    const others = Object.keys(button).filter((other) => other.startsWith(menu));
    if (notches > 120) throw new Error(`no button ${name}, but ${others}`);
    // Scrolls over buttons of its kind, otherwise over one after the other, as neither the scrolling part of the panel nor the direction
    // is known. A list that was scrolled down before is scrolled up first. (The back button isn't in the scrolling part.)
    const near = others.filter((other) => other.startsWith(kin) && !other.endsWith(".back"));
    const beside = (near.length > 0 ? near : others)[Math.floor(notches / 4) % (near.length || others.length)];
    await page.mouse.move(...button[beside]);
    if (notches === 0) scrolledDown.set(menu, !scrolledDown.get(menu));
    await page.mouse.wheel(0, (notches % 60 < 30) === scrolledDown.get(menu) ? 140 : -140);
    await frames(page, RESTING);
  }
}

async function pressAt(page, [x, y]) {
  await page.mouse.move(x, y);
  await frames(page, HELD);
  await page.mouse.down();
  await frames(page, HELD);
  await page.mouse.up();
  await frames(page, HELD);
}

// Waits until nothing moves.
async function settled(page) {
  let before = "";
  for (let still = 0; still < STILL; still += 1) {
    const now = await page.evaluate(() => globalThis.awale.layout);
    if (now !== before) still = 0;
    before = now;
    await frames(page, 1);
  }
}

const isOurs = ({ phase }) => phase.startsWith("Person");
const isOver = ({ phase }) => phase === "Over";

async function picture(page, name) {
  await settled(page);
  await page.screenshot({ path: join(pictures, `${name}.png`), timeout: TIMEOUT });
  log(`picture ${name}`);
}

const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);

// Starts a game of a variant: South against the weakest computer.
async function newGame(page, variant) {
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

// The file downloaded when this button is pressed.
async function downloaded(page, button) {
  await place(page, button);
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: TIMEOUT }), press(page, button)]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

// Opens a file with the button in the settings.
async function importFile(page, name, text) {
  await press(page, "settings.page.language");
  await place(page, "settings.bring");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser", { timeout: TIMEOUT }), press(page, "settings.bring")]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

async function playHole(page) {
  const { hole } = await until(page, (pageState) => isOurs(pageState) && Object.keys(pageState.hole).length > 0, "hole to play");
  const letters = Object.keys(hole);
  const letter = letters[Math.floor(letters.length / 2)];
  await pressAt(page, hole[letter]);
  return letter;
}

// Starts the computer's practice of a game in the workshop.
async function beginPractice(page) {
  for (const name of ["main.more", "more.workshop", "workshop.variant.wari", "workshop.side.practice", "workshop.practice.begin"]) {
    await press(page, name);
  }
}

const steps = {
  async "click a hole, change variant and language"({ page }) {
    await load(page);
    await picture(page, "menu");
    await newGame(page, "oware");
    await picture(page, "table");
    const before = (await stored(page, "awale/match.txt"))?.length ?? 0;
    log(`hole ${await playHole(page)}`);
    await until(page, isOurs, "turn after the computer's");
    await picture(page, "played");
    if (((await stored(page, "awale/match.txt"))?.length ?? 0) <= before) throw new Error("the moves are not saved");
    const announced = await page.evaluate(() => document.getElementById("comments").textContent);
    if (!announced.includes("Oware")) throw new Error(`nothing is announced: ${announced}`);
    await press(page, "hud.pause");
    await press(page, "pause.leave");
    await press(page, "main.settings");
    await until(page, ({ menu }) => menu === "Settings", "settings");
    await picture(page, "settings");
    await press(page, "settings.page.language");
    await press(page, "settings.language.fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr", null, { timeout: TIMEOUT });
    await picture(page, "french");
  },

  async "reload in mid-game"({ page }) {
    await load(page);
    await newGame(page, "awale");
    await playHole(page);
    await until(page, isOurs, "turn");
    const before = await stored(page, "awale/match.txt");
    await page.reload();
    await started(page);
    await until(page, isOurs, "resumed game");
    if ((await stored(page, "awale/match.txt")) !== before) throw new Error("a different game");
    await picture(page, "reloaded");
  },

  async "a game to its end"({ page }) {
    await load(page);
    await newGame(page, "oware");
    for (let move = 0; ; move += 1) {
      const pageState = await until(page, (pageState) => isOurs(pageState) || isOver(pageState), "turn or end");
      if (isOver(pageState)) {
        log(`over after ${move} moves of ours`);
        break;
      }
      const [letter] = Object.keys(pageState.hole);
      // Every fourth move is the best one, by a search that requests endgame tables shortly before they are needed.
      const key = move % 4 === 3 ? "Space" : letter.toLowerCase();
      await page.keyboard.down(key);
      await frames(page, HELD);
      await page.keyboard.up(key);
      await frames(page, HELD);
    }
    await until(page, ({ menu }) => menu === "GameOver", "result");
    await picture(page, "over");
    const games = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("awale/games/")));
    if (games.length !== 1) throw new Error(`archived games: ${games}`);
    // Meanwhile a worker has built endgame tables, and the page has stored them.
    await page.waitForFunction(() => globalThis.awale.tableBytes() > 1_000_000, null, { timeout: TIMEOUT });
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    if (!databases.includes("awale")) throw new Error(`databases: ${databases}`);
    log(`${await page.evaluate(() => globalThis.awale.tableBytes())} bytes of tables`);
  },

  async "pictures are downloaded"({ page }) {
    await load(page, "#rules=awale&moves=CeFa");
    await until(page, ({ menu }) => menu === "Closed", "table");
    for (const [button, beginning] of [["pause.picture", "\x89PNG"], ["pause.film", "GIF89a"]]) {
      await press(page, "hud.pause");
      await press(page, "pause.share");
      const { name, bytes } = await downloaded(page, button);
      if (!bytes.toString("latin1").startsWith(beginning)) throw new Error(`${name} is not a picture`);
      writeFileSync(join(pictures, name), bytes);
      log(`${name}: ${bytes.length} bytes`);
      await until(page, ({ menu }) => menu === "Closed", "table after the picture");
    }
  },

  async "a backup is downloaded, and files are opened"({ page }) {
    await load(page);
    await press(page, "main.settings");
    await importFile(page, "grandmother.ron", '(name: "Grandmother")');
    const rules = () => Object.keys(localStorage).find((key) => key.startsWith("awale/rules/"));
    const arrived = () => page.waitForFunction(rules, null, { timeout: TIMEOUT });
    await arrived();
    const { bytes } = await downloaded(page, "settings.backup");
    await page.evaluate((key) => localStorage.removeItem(key), await page.evaluate(rules));
    await importFile(page, "backup.txt", bytes.toString());
    await arrived();
    await picture(page, "opened");
  },

  async "a link"({ page }) {
    await load(page, "#rules=awale&moves=CeFa");
    await until(page, ({ phase }) => phase.startsWith("Person") || phase.startsWith("Looking"), "game of the link");
    await picture(page, "link");
    if ((await page.evaluate(() => location.hash)) !== "") throw new Error("the link is still in the address");
    await load(page, "#rules=zebra&moves=C");
    const { menu } = await until(page, ({ button }) => "notice.0.close" in button, "notice");
    if (menu !== "Main") throw new Error(`not at the main menu: ${menu}`);
    await picture(page, "no-link");
  },

  async "the computer practises in the background"({ page, context }) {
    await context.addInitScript(() => {
      globalThis.requested = [];
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        if (Array.isArray(message)) globalThis.requested.push(message[1]);
        return post.call(this, message, ...rest);
      };
    });
    await load(page);
    await beginPractice(page);
    // The game requests the next step of practice after each one, although nothing moves meanwhile.
    await page.waitForFunction(() => globalThis.requested.filter((name) => name === "practise").length >= 4, null, { timeout: TIMEOUT });
    await page.screenshot({ path: join(pictures, "practice.png"), timeout: TIMEOUT });
    await press(page, "workshop.practice.stop");
    await until(page, ({ button }) => "workshop.practice.begin" in button, "end of the practice");
  },

  async "puzzles are mined for custom rules"({ page, context }) {
    // With few seeds, which are soon gone, many values can be proved.
    const rules = '(name: "Own", board: (holes: 8, seeds: 2), capture: (counts: Only([2, 3]), territory: Opponent, chain: WithinTerritory))';
    await context.addInitScript((rules) => localStorage.setItem("awale/rules/own.ron", rules), rules);
    await load(page);
    for (const name of ["main.more", "more.puzzles", "puzzles.page.game", "puzzles.variant.own.ron", "puzzles.mine"]) await press(page, name);
    // Each puzzle is saved as soon as it is found, and can be played during the search for others.
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("awale/puzzles/")), null, { timeout: TIMEOUT });
    log("found and saved");
    await page.screenshot({ path: join(pictures, "puzzles.png"), timeout: TIMEOUT });
    await press(page, "puzzles.strength");
    await until(page, ({ button }) => "puzzle.hint" in button, "puzzle");
    await picture(page, "puzzle");
  },

  async "a worker that fails is not waited for"({ page, context }) {
    await context.route("**/awale-worker_bg.wasm", (route) => route.abort());
    await load(page);
    await beginPractice(page);
    await until(page, ({ button }) => "workshop.practice.begin" in button, "end of the practice");
    // The browser's errors about it are expected.
    const isAboutIt = (fault) => fault.startsWith(step) && /worker practise|ERR_FAILED/.test(fault);
    if (!faults.some(isAboutIt)) throw new Error("no error was reported");
    faults.splice(0, Infinity, ...faults.filter((fault) => !isAboutIt(fault)));
  },

  async "a second tab saves nothing"({ page, context }) {
    await load(page);
    const second = await context.newPage();
    listen(second);
    await load(second);
    await until(second, ({ button }) => "notice.0.close" in button, "notice");
    await picture(second, "second-tab");
  },

  async "without a connection"({ page, context }) {
    await load(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: TIMEOUT });
    await context.setOffline(true);
    await page.reload();
    await started(page);
    await picture(page, "offline");
    await context.setOffline(false);
  },

  async "fingers in a tall window"({ page }) {
    await load(page);
    await picture(page, "phone-menu");
    await tap(page, await place(page, "main.new_game"));
    for (const turn of ["variant", "rules", "match"]) {
      await tap(page, await place(page, `new_game.page.${turn}`));
      await picture(page, `phone-${turn}`);
    }
    for (const name of ["new_game.page.variant", "new_game.variant.awale", "new_game.page.match", "new_game.south.person", "new_game.north.person", "new_game.start"]) {
      await tap(page, await place(page, name));
    }
    await until(page, isOurs, "turn");
    await picture(page, "phone-table");
    const { phase: before, hole } = await layout(page);
    await tap(page, Object.values(hole)[2]);
    await until(page, (pageState) => isOurs(pageState) && pageState.phase !== before, "turn of the other player");
    await picture(page, "phone-played");
  },

  async "over an average connection"({ page }) {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    // 20 megabits per second, a typical home connection, and a round trip of 40 milliseconds.
    const line = { offline: false, latency: 40, downloadThroughput: 20e6 / 8, uploadThroughput: 5e6 / 8 };
    await session.send("Network.emulateNetworkConditions", line);
    const received = new Set();
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    session.on("Network.responseReceived", ({ response }) => received.add(response.url.split("/").pop()));
    const began = Date.now();
    const since = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
    await page.goto(`${address}?layout`);
    await page.waitForFunction(() => document.getElementById("progress").value === 1, null, { timeout: TIMEOUT });
    log(`${(bytes / 1e6).toFixed(1)} MB received after ${since()}`);
    await started(page);
    log(`the first frame after ${since()}`);
    if (!received.has("awale_bg.packed") || received.has("awale_bg.wasm")) throw new Error(`received: ${[...received]}`);
  },

  async "a large window"({ page }) {
    await load(page, "#rules=awale&moves=CeFa");
    await until(page, ({ menu }) => menu === "Closed", "table");
    await picture(page, "large");
  },
};

// The steps with screenshots at the default quality.
const shown = new Set(["click a hole, change variant and language", "pictures are downloaded", "a link", "fingers in a tall window", "a large window"]);

const shapes = {
  "a worker that fails is not waited for": { serviceWorkers: "block" },
  "fingers in a tall window": { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  "a large window": { viewport: { width: 1280, height: 720 } },
};

// A tap of a finger, long enough for a slow frame.
async function tap(page, [x, y]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  await frames(page, HELD);
  await touch("touchEnd", []);
  await frames(page, HELD);
}

for (const [name, run] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  step = name;
  const { context, page } = await open(shapes[name]);
  await countFrames(context);
  await set(context, name === "a game to its end" ? "Off" : "Times(8.0)", shown.has(name) ? "None" : "Some(Low)");
  try {
    await run({ context, page });
    log("ok");
  } catch (error) {
    faults.push(`${step}: ${error.message}`);
    await page.screenshot({ path: join(pictures, "failed.png"), timeout: TIMEOUT }).catch(() => {});
    log(`FAILED: ${error.message}`);
  }
  await context.close();
}

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

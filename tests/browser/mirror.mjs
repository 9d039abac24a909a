// The page for screen readers: everything is read from the browser's accessibility tree and the mirror's elements, and pressed there.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { frames, HELD, isOver, layout, load, log, pictures, TIMEOUT, until } from "./driver.mjs";

const CONTROLS = ["button", "checkbox", "radio", "slider", "textbox", "link", "spinbutton", "combobox"];
// Buttons that begin or resume a game instead of opening a menu.
const LEADS_TO_TABLE = ["main.continue", "main.first_steps", "main.play"];
// The most menus above one another.
const MOST_MENUS = 5;
// The most moves of a game.
const MOST_MOVES = 300;
const here = dirname(fileURLToPath(import.meta.url));

// Turns the mirror on as a screen reader does, and keeps what is said in `said`.
async function turnOn(page) {
  await page.evaluate(() => {
    globalThis.said = [];
    for (const id of ["assertive", "polite"]) {
      const region = document.getElementById(id);
      new MutationObserver(() => globalThis.said.push(region.textContent)).observe(region, { childList: true });
    }
    document.getElementById("mirror-on").click();
  });
  await page.waitForFunction(() => document.querySelector("#mirror [role=button]"), null, { timeout: TIMEOUT });
}

// The control that mirrors the widget of this name: { id, role, name }.
async function mirrored(page, name) {
  const { button } = await until(page, ({ button }) => name in button, `button ${name}`);
  return page.evaluate(
    ([[x, y], controls]) => {
      const area = ({ width, height }) => width * height;
      const found = [...document.querySelectorAll("#mirror [data-role]")]
        .filter((element) => controls.includes(element.dataset.role))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
        .sort((one, other) => area(one.box) - area(other.box));
      if (found.length === 0) return undefined;
      const { element } = found[0];
      return { id: element.id, role: element.dataset.role, name: element.getAttribute("aria-label") };
    },
    [button[name], CONTROLS],
  );
}

// Scrolls a widget into view, as a reader does that walks from control to control.
async function reveal(page, name) {
  const count = await page.evaluate(() => document.querySelectorAll("#mirror [tabindex]").length);
  for (let index = 0; index < count && !(name in (await layout(page)).button); index += 1) {
    await page.evaluate((index) => document.querySelectorAll("#mirror [tabindex]")[index]?.focus(), index);
    await frames(page, HELD);
  }
}

async function click(page, name) {
  await frames(page, HELD);
  await reveal(page, name);
  const control = await mirrored(page, name);
  if (!control) throw new Error(`${name} has no element`);
  await page.evaluate((id) => document.getElementById(id).click(), control.id);
  await frames(page, HELD);
  return control.name;
}

async function key(page, name) {
  await page.keyboard.down(name);
  await frames(page, HELD);
  await page.keyboard.up(name);
  await frames(page, HELD);
}

// Fails unless every control in the browser's accessibility tree has a name, and every visible button is among them.
async function inspect(page, session) {
  // The mirror follows with the next frame.
  await frames(page, HELD);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const seen = nodes.filter(({ ignored }) => !ignored);
  const role = (node) => node.role?.value;
  const name = (node) => node.name?.value?.trim();
  const controls = seen.filter((node) => CONTROLS.includes(role(node)));
  const nameless = controls.filter((node) => !name(node));
  if (nameless.length > 0) throw new Error(`${nameless.length} controls without a name, such as a ${role(nameless[0])}`);
  if (seen.some((node) => role(node) === "Canvas")) throw new Error("the canvas is in the tree");
  const names = new Set(controls.map(name));
  const { menu, button } = await layout(page);
  for (const widget of Object.keys(button)) {
    const control = await mirrored(page, widget);
    if (!control || !names.has(control.name?.trim())) throw new Error(`${menu}: ${widget} is not in the tree: ${JSON.stringify(control)}`);
  }
  const headings = seen.filter((node) => role(node) === "heading" && name(node));
  if (menu !== "Closed" && menu !== "Main" && headings.length === 0) throw new Error(`${menu} has no heading`);
  return { menu, controls: controls.length, headings: headings.length };
}

// Opens a menu from another one, inspects it and goes back to the main menu.
async function visit(page, session, name, from) {
  await click(page, name);
  await until(page, ({ menu }) => menu !== from, `menu of ${name}`);
  const { menu, controls, headings } = await inspect(page, session);
  log(`${menu}: ${controls} controls, ${headings} headings`);
  for (let tries = 0; (await layout(page)).menu !== "Main"; tries += 1) {
    if (tries === MOST_MENUS) throw new Error(`Escape doesn't leave ${menu}`);
    await key(page, "Escape");
  }
}

// Plays a game between two people, and returns all that was pressed and said.
async function playAwale(page, captures) {
  const transcript = [];
  const press = async (name) => transcript.push(`> ${await click(page, name)}`);
  const hear = async () => transcript.push(...(await page.evaluate(() => globalThis.said.splice(0))));
  for (const name of ["main.new_game", "variant.awale", "south.person", "north.person", "begins.south", "start"]) {
    await press(name.includes("main") ? name : `new_game.${name}`);
  }
  await until(page, ({ phase, menu }) => phase.startsWith("Person") && menu === "Closed", "turn");
  const hasSpoken = () => page.waitForFunction(() => globalThis.said.length > 0, null, { timeout: TIMEOUT });
  for (let move = 0; move < MOST_MOVES; move += 1) {
    await hasSpoken();
    await hear();
    const state = await until(page, (state) => isOver(state) || Object.keys(state.hole).length > 0, "hole to play, or the end");
    if (isOver(state)) return transcript;
    const holes = Object.keys(state.hole).sort();
    const names = await Promise.all(holes.map(async (hole) => (await mirrored(page, `board.${hole}`))?.name ?? ""));
    const best = names.findIndex((name) => name.includes(captures));
    await press(`board.${holes[Math.max(best, 0)]}`);
  }
  throw new Error("the game doesn't end");
}

// Readers on Linux hear the same game in the same words (tests/screen_reader). What is pressed in the menus before differs.
function compare(transcript, language) {
  const game = (lines) => lines.slice(lines.findIndex((line) => !line.startsWith(">")));
  writeFileSync(join(pictures, `said-${language}.txt`), transcript.join("\n") + "\n");
  const file = join(here, `${language}.txt`);
  if (!existsSync(file)) {
    log(`nothing to compare with in ${language}`);
    return;
  }
  const expected = game(readFileSync(file, "utf-8").trimEnd().split("\n"));
  const heard = game(transcript);
  const at = expected.findIndex((line, index) => line !== heard[index]);
  if (at >= 0) throw new Error(`line ${at + 1} of the game: ${heard[at]}, not ${expected[at]}`);
}

// Plays a game in the language whose mirrored holes say `captures`, and compares what was said.
async function playByMirror(page, captures, language) {
  await load(page);
  await turnOn(page);
  const transcript = await playAwale(page, captures);
  log(`${transcript.length} lines`);
  compare(transcript, language);
}

export const steps = {
  async "every menu has names for screen readers"({ page, context }) {
    await load(page);
    await turnOn(page);
    const session = await context.newCDPSession(page);
    await session.send("Accessibility.enable");
    await inspect(page, session);
    const main = Object.keys((await layout(page)).button).filter((name) => name.startsWith("main.") && !LEADS_TO_TABLE.includes(name));
    for (const name of main) await visit(page, session, name, "Main");
    await click(page, "main.more");
    const { button } = await until(page, ({ menu }) => menu === "More", "more");
    for (const name of Object.keys(button).filter((name) => name.startsWith("more.") && name !== "more.back")) {
      await visit(page, session, name, "More");
      // It lies over the main menu, not over this one.
      await click(page, "main.more");
      await until(page, ({ menu }) => menu === "More", "more");
    }
  },

  async "a screen reader sets a volume"({ page }) {
    await load(page);
    await turnOn(page);
    await click(page, "main.settings");
    await click(page, "settings.page.sound");
    await page.waitForFunction(() => document.querySelector("#mirror input"), null, { timeout: TIMEOUT });
    await page.evaluate(() => {
      const slider = document.querySelector("#mirror input");
      slider.value = 0.25;
      slider.dispatchEvent(new Event("input"));
    });
    await page.waitForFunction(() => localStorage.getItem("awale/settings.ron").includes("0.25"), null, { timeout: TIMEOUT });
  },

  async "letters reach the board through the mirror"({ page }) {
    await load(page);
    await turnOn(page);
    for (const name of ["main.new_game", "new_game.variant.awale", "new_game.south.person", "new_game.north.person", "new_game.begins.south", "new_game.start"]) {
      await click(page, name);
    }
    await until(page, ({ phase, menu }) => phase === "Person(South)" && menu === "Closed", "turn");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    const focuses = (letter) => page.waitForFunction((letter) => document.activeElement?.getAttribute("aria-label")?.startsWith(letter), `${letter},`, { timeout: TIMEOUT });
    await focuses("A");
    await key(page, "d");
    await focuses("D");
    log(await focused());
    await key(page, "d");
    await until(page, ({ phase }) => phase === "Person(North)", "turn of the other player");
  },

  "a game by the mirror alone": ({ page }) => playByMirror(page, "captures", "en"),

  "a game by the mirror alone in French": ({ page }) => playByMirror(page, "prend ", "fr"),
};

export const options = {
  "a game by the mirror alone": { speed: "Off" },
  "a game by the mirror alone in French": { speed: "Off", context: { locale: "fr-FR" } },
  "letters reach the board through the mirror": { speed: "Off" },
};

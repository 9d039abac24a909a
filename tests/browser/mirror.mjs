// The page for screen readers: everything is read from the browser's accessibility tree and the mirror's elements, and pressed there.

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { frames, HELD, layout, load, log, TIMEOUT, until } from "./driver.mjs";

const CONTROLS = ["button", "checkbox", "radio", "slider", "textbox", "link", "spinbutton", "combobox"];
// Buttons that begin or resume a game instead of opening a menu.
const LEADS_TO_TABLE = ["main.continue", "main.first_steps", "main.play"];
// The most menus above one another.
const MAX_MENUS = 5;
// How long a report may take, in milliseconds.
const REPORT = 600_000;
// No lesson is offered, and nothing is explained.
const UNPROMPTED = ", learning: (offers: false, prompts: 3)";
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
    if (tries === MAX_MENUS) throw new Error(`Escape doesn't leave ${menu}`);
    await key(page, "Escape");
  }
}

// Does what a reader did on Linux: the transcript says what to press, and what is announced then (tests/screen_reader/play.py).
async function replay(page, language) {
  await load(page);
  await turnOn(page);
  const lines = readFileSync(join(here, `${language}.txt`), "utf-8").trimEnd().split("\n");
  for (const [index, line] of lines.entries()) {
    const fail = (what) => {
      throw new Error(`line ${index + 1}, ${line}: ${what}`);
    };
    // What a reader finds by walking is told otherwise by browsers.
    if (line.startsWith("| ")) continue;
    if (line.startsWith("> ")) {
      await pressNamed(page, line.slice(2)).catch((error) => fail(error.message));
    } else {
      const isHeard = page.waitForFunction(() => globalThis.said.length > 0, null, { timeout: REPORT });
      await isHeard.catch(() => fail("nothing is announced"));
      const heard = await page.evaluate(() => globalThis.said.shift());
      if (plain(heard) !== plain(line)) fail(`“${heard}” is announced`);
    }
  }
  log(`${lines.length} lines`);
}

// The page analyses with smaller tables, so its percentages are others.
const plain = (line) => (line.includes("%") ? line.replaceAll(/\d/g, "") : line);

// Presses the first control with this name.
async function pressNamed(page, name) {
  const find = ([name, controls]) => {
    const elements = [...document.querySelectorAll("#mirror [data-role]")].filter(({ dataset }) => controls.includes(dataset.role));
    // A panel that opens is disabled at first.
    const isReady = (element) => element.getAttribute("aria-label") === name && !element.hasAttribute("aria-disabled");
    return elements.find(isReady)?.id;
  };
  const found = await page.waitForFunction(find, [name, CONTROLS], { timeout: TIMEOUT });
  const id = await found.jsonValue();
  await page.evaluate((id) => document.getElementById(id).click(), id);
  await frames(page, HELD);
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
      // It was left for the main menu.
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

  "a game, its report, ten puzzles and a lesson by the mirror alone": ({ page }) => replay(page, "en"),

  "the same by the mirror alone in French": ({ page }) => replay(page, "fr"),
};

export const options = {
  "a game, its report, ten puzzles and a lesson by the mirror alone": { speed: "Off", more: UNPROMPTED },
  "the same by the mirror alone in French": { speed: "Off", more: UNPROMPTED, context: { locale: "fr-FR" } },
  "letters reach the board through the mirror": { speed: "Off" },
};

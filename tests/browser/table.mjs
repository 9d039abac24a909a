// Games, links and pictures at the table.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { address, downloaded, frames, HELD, isOurs, isOver, layout, load, log, newGame, picture, pictureOfHole, pictures, place, playHole, press, pressAt, started, stored, tap, tapButton, TIMEOUT, until } from "./driver.mjs";

// How long a film may take, of which each frame is drawn, in milliseconds.
const FILMING = 1_200_000;

export const steps = {
  async "click a hole, change variant and language"({ page }) {
    await load(page);
    await picture(page, "menu");
    await newGame(page, "oware");
    await picture(page, "table");
    const before = (await stored(page, "awale/match.txt"))?.length ?? 0;
    const { hole } = await until(page, ({ hole }) => hole.F, "the place of hole F");
    const full = await pictureOfHole(page, hole.F, "full");
    // It gives F a seed, and more laps may change it again.
    await pressAt(page, hole.B);
    await until(page, isOurs, "turn after the computer's");
    await picture(page, "played");
    if (full.equals(await pictureOfHole(page, hole.F, "fuller"))) throw new Error("the picture of the table is stale");
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
      await press(page, "pause.more");
      await press(page, "pause.share");
      await place(page, button);
      await page.evaluate(() => (globalThis.draws = true));
      const { name, bytes } = await downloaded(page, button, FILMING);
      await page.evaluate(() => (globalThis.draws = false));
      if (!bytes.toString("latin1").startsWith(beginning)) throw new Error(`${name} is not a picture`);
      writeFileSync(join(pictures, name), bytes);
      log(`${name}: ${bytes.length} bytes`);
      await until(page, ({ menu }) => menu === "Closed", "table after the picture");
    }
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

  async "fingers in a tall window"({ page }) {
    await load(page);
    await picture(page, "phone-menu");
    await tapButton(page, "main.new_game");
    for (const turn of ["variant", "rules", "match"]) {
      await tapButton(page, `new_game.page.${turn}`);
      await picture(page, `phone-${turn}`);
    }
    for (const name of ["new_game.page.variant", "new_game.variant.awale", "new_game.page.match", "new_game.south.person", "new_game.north.person", "new_game.start"]) {
      await tapButton(page, name);
    }
    await until(page, isOurs, "turn");
    await picture(page, "phone-table");
    const { phase: before, hole } = await layout(page);
    await tap(page, Object.values(hole)[2]);
    await until(page, (pageState) => isOurs(pageState) && pageState.phase !== before, "turn of the other player");
    await picture(page, "phone-played");
  },

  async "a large window"({ page }) {
    await load(page, "#rules=awale&moves=CeFa");
    await until(page, ({ menu }) => menu === "Closed", "table");
    await picture(page, "large");
  },
};

export const options = {
  "click a hole, change variant and language": { quality: "None" },
  "a game to its end": { speed: "Off" },
  "a link": { quality: "None" },
  "fingers in a tall window": { quality: "None", context: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } },
  "a large window": { quality: "None", context: { viewport: { width: 1280, height: 720 } } },
};

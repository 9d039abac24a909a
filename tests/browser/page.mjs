// The page around the game: files, tabs, workers and the connection.

import { address, beginPractice, downloaded, faults, importFile, isOurs, layout, listen, load, log, picture, playHole, press, running, screenshot, started, TIMEOUT, until } from "./driver.mjs";

export const steps = {
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
    await screenshot(page, "practice");
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
    await screenshot(page, "puzzles");
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
    const isAboutIt = (fault) => fault.startsWith(running.step) && /worker practise|ERR_FAILED|Failed to fetch/.test(fault);
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

  async "a browser without vector instructions says so"({ page }) {
    await page.addInitScript(() => {
      WebAssembly.validate = () => false;
    });
    await page.goto(address);
    await page.waitForFunction(() => document.body.className === "failed", null, { timeout: TIMEOUT });
    const said = await page.evaluate(() => document.getElementById("status").textContent);
    if (!said.includes("WebAssembly SIMD")) throw new Error(said);
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
    await until(page, ({ button }) => "main.new_game" in button, "main menu");
    await press(page, "main.new_game");
    await until(page, ({ menu }) => menu === "NewGame", "new game");
    log(`the menu has answered after ${since()}`);
    for (const name of ["variant.awale", "south.person", "north.person", "start"]) await press(page, `new_game.${name}`);
    const { phase } = await until(page, isOurs, "turn");
    await playHole(page);
    await until(page, (pageState) => pageState.phase !== phase, "move");
    log(`the first move after ${since()}`);
    if (!received.has("awale_bg.packed") || received.has("awale_bg.wasm")) throw new Error(`received: ${[...received]}`);
  },
};

export const options = {
  "over an average connection": { draws: true },
  "a worker that fails is not waited for": { context: { serviceWorkers: "block" } },
};

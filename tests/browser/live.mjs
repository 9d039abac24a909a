// Games of two pages with each other: by letter, and live through a broker.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Broker } from "./broker.mjs";
import { faults, isOver, layout, load, log, open, picture, playHole, press, running, screenshot, set, SHORT, started, stored, TIMEOUT, until } from "./driver.mjs";

// Rules of a player's own; a game has about eight moves.
const OWN = `(
  name: "Tiny Awale",
  board: (holes: 3, seeds: 1, direction: Counterclockwise),
  play: (feeding: IfPossible),
  sowing: (skip_start: true),
  capture: (counts: Only([2, 3]), territory: Any, chain: WithinTerritory, grand_slam: Cancelled),
)`;
const SETTINGS = ", learning: (offers: false)";
// The most moves of a game.
const MAX_MOVES = 200;
// The letter in the file of a match.
const LETTER = /#letter=[^"]+/;
// The built game of the desktop.
const desktop = process.env.AWALE ?? "";

// A player's browser. What is copied and shared is kept in `page.sent`.
export class Player {
  static async open(name, options = {}) {
    const player = new Player();
    Object.assign(player, { name, options });
    await player.arrive();
    return player;
  }

  // Opens the browser, with all that it has stored.
  async arrive() {
    Object.assign(this, await open(this.options, this.profile));
    await set(this.context, "Off", "Some(Low)", SETTINGS);
    await this.context.addInitScript((rules) => {
      if (location.protocol === "about:") return;
      localStorage.setItem("awale/rules/tiny.ron", rules);
      const keep = (text) => {
        globalThis.sent = text;
        return Promise.resolve();
      };
      Object.defineProperty(navigator, "share", { value: ({ url }) => keep(url), configurable: true });
      if (navigator.clipboard) navigator.clipboard.writeText = keep;
      // When bytes were sent, and when the table changed.
      globalThis.times = { sent: [], shown: [], drawn: [] };
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (bytes) {
        globalThis.times.sent.push(Date.now());
        return send.call(this, bytes);
      };
    }, OWN);
  }

  async leave() {
    await this.context.close();
  }

  // Notes when the phase of the table changes.
  async watch() {
    await this.page.evaluate(() => {
      const report = globalThis.awale.reportLayout;
      let phase = "";
      globalThis.awale.reportLayout = (layout) => {
        report(layout);
        const [now] = layout.split("\n");
        if (now === phase) return;
        phase = now;
        const at = globalThis.times.shown.push([Date.now(), now]) - 1;
        requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.times.drawn[at] = Date.now())));
      };
    });
  }

  // The link sent with this button of the page of the match.
  async send(button) {
    await this.page.evaluate(() => (globalThis.sent = undefined));
    await press(this.page, button);
    await this.page.waitForFunction(() => globalThis.sent?.includes("#letter="), null, { timeout: TIMEOUT });
    return this.page.evaluate(() => globalThis.sent);
  }

  // Begins a match as South, in which the friend moves first, and returns its link.
  async invite(variant, broker) {
    await load(this.page, "", broker ? `&broker=${broker.address}` : "");
    for (const name of ["main.more", "more.friends", "friends.new", `new_game.variant.${variant}`, "new_game.begins.north", "new_game.start"]) {
      await press(this.page, name);
    }
    await press(this.page, "hud.send");
    return this.send("friends.copy");
  }

  async follow(link) {
    // A link to the open page changes only what is behind the hash, which reloads it.
    await this.page.goto("about:blank");
    await this.page.goto(link);
    await started(this.page);
  }

  async sit(link) {
    await this.follow(link);
    await picture(this.page, `${this.name}-invited`);
    await press(this.page, "friends.sit");
    await until(this.page, ({ menu }) => menu === "Closed", "table");
  }

  // Waits until the letter has changed.
  async movesOnFrom(before) {
    const began = Date.now();
    while (String(await this.letters()) === before) {
      if (Date.now() - began > TIMEOUT) throw new Error("the move is not in the letter");
      await this.page.waitForTimeout(50);
    }
  }

  async letters() {
    const files = await this.page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith("awale/friends/"));
      return keys.map((key) => localStorage.getItem(key));
    });
    return files.map((file) => file.match(LETTER)?.[0]);
  }
}

const isTurn = ({ phase, menu }) => menu === "Closed" && phase.startsWith("Person");

// Plays at both tables until the game is over, or until this many moves were made. Returns the number of moves.
async function play(players, most = MAX_MOVES) {
  for (let moves = 0; moves < most; ) {
    const states = await Promise.all(players.map(({ page }) => layout(page)));
    if (states.every(isOver)) return moves;
    const turn = states.findIndex(isTurn);
    if (turn < 0 || Object.keys(states[turn].hole).length === 0) {
      await players[0].page.waitForTimeout(50);
      continue;
    }
    // The turn may not change: a move can leave the friend without one.
    const before = String(await players[turn].letters());
    await playHole(players[turn].page);
    moves += 1;
    await players[turn].movesOnFrom(before);
    await Promise.race(players.map(({ page }) => until(page, (state) => isTurn(state) || isOver(state), "next turn")));
  }
  return most;
}

async function haveSameGame(players) {
  const [one, other] = await Promise.all(players.map((player) => player.letters()));
  if (!one[0] || String(one) !== String(other)) throw new Error(`different letters: ${one} and ${other}`);
  for (const { page } of players) {
    const games = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("awale/games/")));
    if (games.length !== 1) throw new Error(`archived games: ${games}`);
  }
}

// The browser complains about a broker that is gone.
function forgetLostConnections() {
  const isAboutIt = (fault) => fault.startsWith(running.step) && /WebSocket/.test(fault);
  faults.splice(0, Infinity, ...faults.filter((fault) => !isAboutIt(fault)));
}

const bothAre = (players, status) => Promise.all(players.map(({ page }) => until(page, ({ live }) => live === status, `status ${status}`)));

// How long the moves took from one page to the other, in milliseconds: the median until the table is changed, and until it is drawn.
async function latency(players) {
  const [one, other] = await Promise.all(players.map(({ page }) => page.evaluate(() => globalThis.times)));
  const delays = [[], []];
  for (const [from, to] of [[one, other], [other, one]]) {
    to.shown.forEach(([at, phase], index) => {
      // The friend's move has arrived.
      if (!phase.startsWith("phase Person") && !phase.startsWith("phase Showing")) return;
      const sent = from.sent.findLast((sent) => sent <= at);
      // Otherwise the change has another reason.
      if (sent === undefined || at - sent > 2000 || !to.drawn[index]) return;
      if (to.shown[index - 1]?.[1].startsWith("phase Showing")) return;
      delays[0].push(at - sent);
      delays[1].push(to.drawn[index] - sent);
    });
  }
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return { moves: delays[0].length, changed: median(delays[0]), drawn: median(delays[1]) };
}

// The desktop's game, which sits down at the match of a link, plays it to its end and leaves. Resolves to its letter.
async function playOnDesktop(link) {
  const home = mkdtempSync(join(tmpdir(), "awale-desktop-"));
  writeFileSync(join(home, "settings.ron"), "(play: (speed: Off), learning: (offers: false))");
  const script = join(home, "script.txt");
  // What the last move sends takes a moment.
  writeFileSync(script, "press friends.sit\nplay-out\nwait 120\nexit\n");
  const game = spawn(desktop, ["--headless", "--script", script, link], { env: { ...process.env, AWALE_HOME: home } });
  let words = "";
  for (const stream of [game.stdout, game.stderr]) stream.on("data", (bytes) => (words += bytes));
  const code = await new Promise((resolve) => game.once("exit", resolve));
  if (code !== 0) throw new Error(`the desktop's game ended with ${code}: ${words.slice(-600)}`);
  const matches = join(home, "friends");
  const [match] = readdirSync(matches);
  return readFileSync(join(matches, match), "utf-8").match(LETTER)?.[0];
}

async function withPlayers(options, run) {
  const players = [await Player.open("ama", options), await Player.open("kofi", options)];
  try {
    await run(players);
  } catch (error) {
    for (const { name, page } of players) await screenshot(page, `failed-${name}`, { timeout: SHORT }).catch(() => {});
    throw error;
  } finally {
    for (const player of players) await player.leave().catch(() => {});
  }
}

export async function withBroker(run) {
  const broker = await Broker.start();
  if (!broker) {
    log("skipped: Mosquitto is not installed (apt-get install mosquitto)");
    return;
  }
  try {
    await run(broker);
  } finally {
    await broker.kill();
  }
}

async function playLive(variant) {
  await withBroker((broker) =>
    withPlayers({}, async (players) => {
      const [ama, kofi] = players;
      await kofi.sit(await ama.invite(variant, broker));
      await press(ama.page, "friends.table");
      await bothAre(players, "Here");
      for (const player of players) await player.watch();
      log(`over after ${await play(players)} moves`);
      await haveSameGame(players);
      const { moves, changed, drawn } = await latency(players);
      log(`${moves} moves reached the other page after ${changed} ms and were drawn after ${drawn} ms (median)`);
      await picture(ama.page, `live-${variant}-over`);
    }),
  );
}

// How long a broker floods the page, and how much longer the longest frame may be than without a flood, in milliseconds.
const FLOODED = 10_000;
const LONGER = 250;
// How much the page's heap may grow, in bytes.
const MAX_GROWTH = 200 << 20;
// The tool that floods.
const torture = process.env.AWALE_TORTURE ?? "";

// A broker that floods; resolves to its process and address.
async function flooding(flood) {
  const child = spawn(torture, ["--broker", flood], { stdio: ["pipe", "pipe", "inherit"] });
  const address = await new Promise((resolve) => child.stdout.once("data", (line) => resolve(String(line).trim())));
  return { child, address };
}

// The longest interval between frames for a time, in milliseconds, and the largest heap, in bytes.
const strain = (page, time) =>
  page.evaluate(
    (time) =>
      new Promise((resolve) => {
        const begin = performance.now();
        let [last, longest, heap] = [begin, 0, 0];
        const frame = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          heap = Math.max(heap, performance.memory.usedJSHeapSize);
          last = now;
          if (now - begin < time) requestAnimationFrame(frame);
          else resolve({ longest, heap });
        };
        requestAnimationFrame(frame);
      }),
    time,
  );

export const steps = {
  async "brokers that flood the page"() {
    if (!existsSync(torture)) {
      log("skipped: awale-torture is not built (cargo build --workspace --bins), or AWALE_TORTURE isn't its path");
      return;
    }
    for (const flood of ["Drops", "Fragments", "Packets", "SmallMessages", "Sealed", "SmallSealed"]) {
      const broker = await flooding(flood);
      const ama = await Player.open("ama");
      try {
        await ama.invite("nyakun", broker);
        const [letter] = await ama.letters();
        const rest = await strain(ama.page, FLOODED / 5);
        await press(ama.page, "friends.table");
        await until(ama.page, ({ live }) => live !== "", "a connection");
        const { longest, heap } = await strain(ama.page, FLOODED);
        const { live } = await layout(ama.page);
        log(`${flood}: ${live}; longest frame ${Math.round(longest)} ms (before: ${Math.round(rest.longest)}), heap ${(heap - rest.heap) >> 20} MiB more`);
        // A browser puts a message together before the page sees any of it. At its own limit it closes the connection,
        // which takes an empty page a third of a second too.
        const isOfBrowser = flood === "Fragments";
        if (!["Drops", "Fragments"].includes(flood) && live !== "Overrun") throw new Error(`${flood}: the connection is ${live}`);
        if (!isOfBrowser && longest > rest.longest + LONGER) throw new Error(`${flood}: a frame took ${longest} ms`);
        if (heap > rest.heap + MAX_GROWTH) throw new Error(`${flood}: ${heap} bytes`);
        if ((await ama.letters())[0] !== letter) throw new Error(`${flood}: the letter has changed`);
        if (flood === "Sealed") await picture(ama.page, "live-flooded");
      } finally {
        await ama.leave().catch(() => {});
        broker.child.kill();
      }
    }
    forgetLostConnections();
  },

  async "a whole game by letter"() {
    await withPlayers({}, async ([ama, kofi]) => {
      let link = await ama.invite("tiny.ron");
      await kofi.sit(link);
      const players = [kofi, ama];
      for (let moves = 0; ; moves += 1) {
        const { page } = players[0];
        const state = await until(page, (state) => isTurn(state) || isOver(state), "turn or end");
        if (isOver(state)) {
          log(`over after ${moves} letters`);
          break;
        }
        await playHole(page);
        await until(page, (state) => !isTurn(state), "end of the turn");
        if (isOver(await layout(page))) {
          await press(page, "over.friends");
          const { button } = await until(page, ({ button }) => "friends.match.0" in button || "friends.copy" in button, "match");
          if ("friends.match.0" in button) await press(page, "friends.match.0");
        } else {
          await press(page, "hud.send");
        }
        link = await players[0].send(moves % 2 === 0 ? "friends.share" : "friends.copy");
        if (link.length > 2000) throw new Error(`a link of ${link.length} characters`);
        players.reverse();
        await players[0].follow(link);
      }
      await haveSameGame(players);
    });
  },

  "a whole game live": () => playLive("nyakun"),

  "a whole live game of another variant": () => playLive("2-4"),

  "a whole live game of own rules": () => playLive("tiny.ron"),

  async "a whole live game of a page with the desktop"() {
    if (!existsSync(desktop)) {
      log("skipped: the game is not built (cargo build), or AWALE isn't its path");
      return;
    }
    await withBroker(async (broker) => {
      const ama = await Player.open("ama");
      try {
        const link = await ama.invite("nyakun", broker);
        await press(ama.page, "friends.table");
        const other = playOnDesktop(link);
        log(`over after ${await play([ama])} moves of the page`);
        const theirs = await other;
        const [ours] = await ama.letters();
        if (!ours || ours !== theirs) throw new Error(`different letters: ${ours} and ${theirs}`);
        await picture(ama.page, "live-desktop-over");
      } finally {
        await ama.leave().catch(() => {});
      }
    });
  },

  async "the broker is killed, and a page is closed"() {
    await withBroker((broker) =>
      withPlayers({}, async (players) => {
        const [ama, kofi] = players;
        await kofi.sit(await ama.invite("nyakun", broker));
        await press(ama.page, "friends.table");
        await bothAre(players, "Here");
        await play(players, 4);
        await broker.kill();
        await bothAre(players, "Broken");
        await picture(ama.page, "live-broken");
        await broker.revive();
        await bothAre(players, "Here");
        log("the broker is back");
        await play(players, 4);
        // Kofi closes the page. Ama plays on, if it is her turn.
        await kofi.leave();
        await until(ama.page, ({ live }) => live === "Away", "status Away");
        await picture(ama.page, "live-away");
        if (isTurn(await layout(ama.page))) await playHole(ama.page);
        await kofi.arrive();
        await load(kofi.page);
        for (const name of ["main.more", "more.friends", "friends.match.0", "friends.table"]) await press(kofi.page, name);
        await bothAre(players, "Here");
        log(`over after ${await play(players)} more moves`);
        await haveSameGame(players);
      }),
    );
    forgetLostConnections();
  },
};

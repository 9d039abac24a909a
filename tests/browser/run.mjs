// Plays the game in a real browser: node run.mjs ADDRESS PICTURES [STEP ...]
// Exits with 1 if a step fails or the page reports an error.

import { drawAlways, faults, log, open, running, screenshot, set, SHORT, wanted } from "./driver.mjs";
import * as live from "./live.mjs";
import * as mirror from "./mirror.mjs";
import * as around from "./page.mjs";
import * as table from "./table.mjs";

for (const { steps, options = {} } of [table, around, mirror, live]) {
  for (const [name, run] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    running.step = name;
    const { speed = "Times(8.0)", quality = "Some(Low)", draws = false, more, context: shape } = options[name] ?? {};
    const { context, page } = await open(shape);
    if (draws) await drawAlways(context);
    await set(context, speed, quality, more);
    try {
      await run({ context, page });
      log("ok");
    } catch (error) {
      faults.push(`${name}: ${error.message}`);
      await screenshot(page, "failed", { timeout: SHORT }).catch(() => {});
      log(`FAILED: ${error.message}`);
    }
    await context.close();
  }
}

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { startSite } from "../test/start-site";

/**
 * Measures how long the bot check keeps a browser busy: a worker solves a site's challenges on one core. The
 * bench assumes that a phone is four times slower than this machine.
 */

const CHALLENGES = 40;
const PHONE = 4;
const BUDGET_MS = 1_000;

const site = await startSite({ env: { LOG_LEVEL: "warn" } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  const worker = await workerScript();
  await page.route("**/bench/**", (route) => {
    const isPage = route.request().url().endsWith("/bench/");
    return isPage
      ? route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Bench</title>" })
      : route.fulfill({ contentType: "text/javascript", body: worker });
  });
  await page.goto(`${site.address}/bench/`);
  const times = await page.evaluate(solveMany, CHALLENGES);
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const most = sorted.at(-1) ?? 0;
  console.log("challenges   median ms   most ms   most on a phone ms   budget ms");
  const columns = [CHALLENGES, median.toFixed(0), most.toFixed(0), (most * PHONE).toFixed(0), BUDGET_MS];
  console.log(columns.map((column, at) => String(column).padStart([10, 11, 9, 20, 11][at] ?? 0)).join(" "));
  if (most * PHONE > BUDGET_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

/**
 * Runs in the page. Fetches and solves challenges one after another.
 * @returns the milliseconds that each took in the worker
 */
async function solveMany(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let one = 0; one < count; one++) {
    const challenge = await (await fetch("/api/captcha/challenge")).json();
    const solver = new Worker("/bench/worker.js");
    const startedAt = performance.now();
    await new Promise((resolve) => {
      solver.onmessage = resolve;
      solver.postMessage({ type: "work", challenge, counterStart: 0, counterStep: 1 });
    });
    times.push(performance.now() - startedAt);
    solver.terminate();
  }
  return times;
}

/** The worker script, as the site serves it. */
function workerScript(): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve("altcha/workers/pbkdf2")), "utf8");
}

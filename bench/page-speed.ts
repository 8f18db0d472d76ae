import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startSite } from "../test/start-site";
import { slowDown } from "./slow-phone";

/**
 * Measures how long a person with an old phone waits: every kind of page on a 360 px screen, with a processor
 * four times slower than this machine's, and 1.6 Mbit/s with 150 ms to the server. Prints the median of three
 * cold loads. "LCP / bare" compares the largest paint with that of a bare page of text, loaded the same way
 * in the same run.
 * The app starts when the visitor interacts, so it is measured separately: the total script downloaded once
 * it runs, the time from the first interaction until it runs, and how long it blocked the page.
 */

const PAGES = [
  "/",
  "/provider-search",
  "/specialties-and-locations",
  "/location/main-hospital",
  "/specialty/cardiology",
  "/about-us",
  "/contact-us",
  "/search/?q=knee",
];
const RUNS = 3;
const BUDGET = { totalKb: 250, scriptKb: 125, lcpMs: 1_000, cls: 0.01, tbtMs: 20 };

interface Load {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  totalKb: number;
  scriptKb: number;
  /** All script, including the app. */
  allScriptKb: number;
  /** Time from the visitor's first interaction until the app runs. */
  startMs: number;
  startTbtMs: number;
}

const site = await startSite();
const bare = await startBarePage();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
try {
  const baseline = await medianLoad(browser, bare.address);
  console.log(`bare page of text: largest paint ${baseline.lcpMs.toFixed(0)} ms\n`);
  console.log(
    "page                          kB   js kB  LCP ms    CLS  TBT ms  LCP / bare  all js  start ms  TBT ms  over budget",
  );
  for (const path of PAGES) {
    const load = await medianLoad(browser, site.address + path);
    const over = Object.entries(BUDGET).filter(([name, limit]) => load[name as keyof Load] > limit);
    const columns = [
      path.padEnd(28),
      load.totalKb.toFixed(0).padStart(5),
      load.scriptKb.toFixed(0).padStart(6),
      load.lcpMs.toFixed(0).padStart(7),
      load.cls.toFixed(3).padStart(7),
      load.tbtMs.toFixed(0).padStart(7),
      (load.lcpMs / baseline.lcpMs).toFixed(2).padStart(11),
      load.allScriptKb.toFixed(0).padStart(7),
      load.startMs.toFixed(0).padStart(9),
      load.startTbtMs.toFixed(0).padStart(7),
    ];
    console.log(`${columns.join(" ")}  ${over.map(([name]) => name).join(", ") || "-"}`);
  }
} finally {
  await browser.close();
  bare.stop();
  await site.stop();
}

async function medianLoad(browser: Browser, url: string): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) loads.push(await coldLoad(browser, url));
  const names = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  const middle = (name: keyof Load) =>
    loads.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Load;
}

async function coldLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const bytes = await throttle(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle" });
  const seen = await seenBy(page);
  const sent = { ...bytes };
  const startMs = await start(page);
  const then = await seenBy(page);
  await context.close();
  return {
    lcpMs: seen.lcp,
    cls: seen.cls,
    tbtMs: seen.tbt,
    totalKb: sent.total / 1024,
    scriptKb: sent.script / 1024,
    allScriptKb: bytes.script / 1024,
    startMs,
    startTbtMs: then.tbt - seen.tbt,
  };
}

function seenBy(page: Page) {
  return page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number; tbt: number } }).seen);
}

/** Presses a key without a function and waits for the app. @returns milliseconds; 0 for a bare page */
async function start(page: Page): Promise<number> {
  const menu = page.locator("#site-menu");
  if ((await menu.count()) === 0) return 0;
  const startedAt = performance.now();
  await page.keyboard.press("Shift");
  await menu.getByText("Close menu").waitFor({ state: "detached" });
  const ended = performance.now();
  await page.waitForLoadState("networkidle");
  return ended - startedAt;
}

/** Throttles the page, and counts the bytes transferred (compressed, including headers). */
async function throttle(page: Page) {
  const bytes = { total: 0, script: 0 };
  const session = await slowDown(page);
  const scripts = new Set<string>();
  session.on("Network.responseReceived", (event) => {
    if (event.type === "Script") scripts.add(event.requestId);
  });
  session.on("Network.loadingFinished", (event) => {
    bytes.total += event.encodedDataLength;
    if (scripts.has(event.requestId)) bytes.script += event.encodedDataLength;
  });
  return bytes;
}

/** Runs in the page before any other script. */
function observe() {
  const seen = { lcp: 0, cls: 0, tbt: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch("longtask", (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
}

async function startBarePage() {
  const text = "<p>A page of text as plain as a page can be.</p>".repeat(40);
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1>${text}`;
  const server = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end(html),
  ).listen(0);
  await once(server, "listening");
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  };
}

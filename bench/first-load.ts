import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inProject } from "../scripts/lib/project.mjs";
import { startSite } from "../test/start-site";

/**
 * Measures the first load with Lighthouse, as on a slow phone: a CPU four times slower than this machine's, 1.6 Mbit/s,
 * 150 ms to the server, empty cache. Prints the median of RUNS loads (five) for every kind of page, and the lowest score
 * of the other categories. ADDRESS measures a running site instead of a new one, and PAGES only some pages, separated by
 * commas. The first run installs Lighthouse (bench/first-load/package-lock.json). It exits with 1 if a page misses a goal.
 */

const PAGES = {
  home: "/",
  finder: "/provider-search",
  provider: "/provider/elena-marsh",
  location: "/location/main-hospital",
  classes: "/classes-and-education",
  donate: "/donate",
  "blog post": "/blog/before-the-first-snow",
  search: "/search/?q=knee",
};
const GOAL = { fcp: 900, lcp: 1_000, cls: 0.01, blocking: 50 };
const RUNS = Number(process.env.RUNS ?? 5);
const FOLDER = inProject("bench/first-load");
const run = promisify(execFile);

/** Times in milliseconds, scores from 0 to 100; a search is not indexed, so it has no `seo`. */
interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
}

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

await installLighthouse();
const existingAddress = process.env.ADDRESS;
const site = existingAddress ? { address: existingAddress, stop: async () => null } : await startSite();
try {
  console.log(`median of ${RUNS}`);
  console.log("page         FCP ms  LCP ms    CLS  blocking ms  performance  access.  practices  SEO");
  for (const [name, path] of Object.entries(PAGES)) {
    const isWanted = process.env.PAGES?.split(",").includes(name) ?? true;
    if (isWanted) print(name, await medianLoad(site.address + path));
  }
} finally {
  await site.stop();
}

async function installLighthouse(): Promise<void> {
  if (existsSync(join(FOLDER, "node_modules/lighthouse/package.json"))) return;
  console.log("Installing Lighthouse …");
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: FOLDER });
}

function print(name: string, load: Load): void {
  const over = Object.entries(GOAL).filter(([key, most]) => load[key as keyof Load] > most);
  const columns = [
    name.padEnd(11),
    load.fcp.toFixed(0).padStart(7),
    load.lcp.toFixed(0).padStart(7),
    load.cls.toFixed(3).padStart(6),
    load.blocking.toFixed(0).padStart(12),
    load.performance.toFixed(0).padStart(12),
    load.accessibility.toFixed(0).padStart(8),
    load.practices.toFixed(0).padStart(10),
    load.seo.toFixed(0).padStart(4),
  ];
  const missed = over.map(([key]) => key).join(", ");
  console.log(`${columns.join(" ")}  ${missed && `over its goal: ${missed}`}`);
  if (missed) process.exitCode = 1;
}

async function medianLoad(url: string): Promise<Load> {
  const loads: Load[] = [];
  for (let made = 0; made < RUNS; made += 1) loads.push(await load(url));
  const middle = (name: keyof Load) =>
    loads.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  const lowest = (name: keyof Load) => Math.min(...loads.map((each) => each[name]));
  return {
    fcp: middle("fcp"),
    lcp: middle("lcp"),
    cls: middle("cls"),
    blocking: middle("blocking"),
    performance: middle("performance"),
    accessibility: lowest("accessibility"),
    practices: lowest("practices"),
    seo: lowest("seo"),
  };
}

async function load(url: string): Promise<Load> {
  const { stdout } = await run(
    process.execPath,
    [
      join(FOLDER, "node_modules/lighthouse/cli/index.js"),
      url,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { runtimeError, audits, categories } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse did not measure ${url}: ${runtimeError.message}`);
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => (categories[category]?.score ?? Number.NaN) * 100;
  return {
    fcp: measured("first-contentful-paint"),
    lcp: measured("largest-contentful-paint"),
    cls: measured("cumulative-layout-shift"),
    blocking: measured("total-blocking-time"),
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type CountedDatabase, countedDatabase } from "../test/counted-database";
import { dedicatedPostgres } from "../test/dedicated-postgres";
import { SITE_SECRET, type Site, startSite } from "../test/start-site";

/**
 * Measures what rendering a page costs: processor time of the server's main thread and of its other threads, time until
 * the response has arrived, and round trips to the database. Compares it with a floor: a bare `node:http` server in its
 * own process that joins the same HTML from its tags and texts for each request. Requests to the two alternate, one at
 * a time. Every request names another host, so no page comes from the cache. The results are medians. Then it measures
 * how many different searches one core answers in a second.
 */

/** Code that the engine has not compiled yet must not be measured. */
const WARMING_ROUNDS = 120;
const ROUNDS = 80;
const BUDGETS = { home: 10, finder: 6, "finder, searched": 6, search: 6 } as Record<string, number>;
const MAX_ROUND_TRIPS = 8;

/** Searches that arrive at the same time. */
const VISITORS = 8;
const SEARCHES = 1_000;
const WORDS = [
  "knee",
  "heart",
  "flu shot",
  "visiting hours",
  "birth class",
  "parking",
  "diabetes",
  "billing",
];

/** Reads HTML from its input and serves it, joined anew for each request; prints its port. */
const FLOOR = `
let html = "";
for await (const chunk of process.stdin) html += chunk;
const parts = html.split(/(?=<)|(?<=>)/);
const { createServer } = await import("node:http");
const server = createServer((_, answer) => {
  let joined = "";
  for (const part of parts) joined += part;
  const body = Buffer.from(joined);
  answer.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length });
  answer.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
const postgres = await dedicatedPostgres();
const database = await countedDatabase(postgres.url, "openward");
const site = await startSite({
  env: {
    DATABASE_URL: database.url,
    APP_SECRET: SITE_SECRET,
    SEED: "demo",
    LINK_CHECK: "off",
  },
});
const program = childOf(site.process.pid);
try {
  await measurePages(site, database);
  await measureSearches(site);
} finally {
  agent.destroy();
  await site.stop();
  database.close();
  await postgres.stop();
}

async function measurePages({ address }: Site, { roundTrips }: CountedDatabase): Promise<void> {
  const [provider = ""] = /\/provider\/[^<]+/.exec((await ask(`${address}/sitemap.xml`)).body) ?? [];
  const pages = {
    home: () => "/",
    finder: () => "/provider-search",
    "finder, searched": (number: number) => `/provider-search?q=knee+${number}`,
    search: (number: number) => `/search/?q=knee+pain+${number}`,
    provider: () => provider,
  };
  console.log(
    "page              kB HTML   main thread   floor   other threads   whole response   round trips",
  );
  for (const [what, path] of Object.entries(pages)) {
    const floor = await startFloor((await ask(address + path(0))).body);
    const main: number[] = [];
    const others: number[] = [];
    const whole: number[] = [];
    const trips: number[] = [];
    const bare: number[] = [];
    let bytes = 0;
    for (let round = -WARMING_ROUNDS; round < ROUNDS; round++) {
      const url = address + path(round + WARMING_ROUNDS);
      const before = { ...processorMs(program), trips: roundTrips(), at: performance.now() };
      const answer = await ask(url, `visitor-${round + WARMING_ROUNDS}.test`);
      const after = { ...processorMs(program), trips: roundTrips(), at: performance.now() };
      const floorBefore = processorMs(floor.pid).main;
      await ask(floor.address);
      const floorAfter = processorMs(floor.pid).main;
      if (round < 0) continue;
      bytes = answer.body.length;
      main?.push(after.main - before.main);
      others?.push(after.others - before.others);
      whole?.push(after.at - before.at);
      trips?.push(after.trips - before.trips);
      bare?.push(floorAfter - floorBefore);
    }
    floor.stop();
    const [ms, roundTripsOfPage] = [median(main), median(trips)];
    const columns = [
      what.padEnd(17),
      (bytes / 1_000).toFixed(0).padStart(7),
      `${ms.toFixed(1)} ms`.padStart(13),
      `${median(bare).toFixed(2)}`.padStart(7),
      `${median(others).toFixed(1)} ms`.padStart(15),
      `${median(whole).toFixed(1)} ms`.padStart(16),
      String(roundTripsOfPage).padStart(13),
    ];
    console.log(columns.join(" "));
    if (ms > (BUDGETS[what] ?? Number.POSITIVE_INFINITY) || roundTripsOfPage > MAX_ROUND_TRIPS)
      process.exitCode = 1;
  }
}

/** Each search is requested once, so that no part of its response is in memory. */
async function measureSearches({ address }: Site): Promise<void> {
  const ms: number[] = [];
  let number = 0;
  const visitor = async () => {
    for (let own = number++; own < SEARCHES; own = number++) {
      const at = performance.now();
      await ask(`${address}/search/?q=${encodeURIComponent(`${WORDS[own % WORDS.length]} ${own}`)}`);
      ms.push(performance.now() - at);
    }
  };
  const before = processorMs(program);
  const start = performance.now();
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  const seconds = (performance.now() - start) / 1_000;
  const after = processorMs(program);
  const perCore = (used: number) => (SEARCHES / (used / 1_000)).toFixed(0);
  const used = after.main - before.main;
  console.log(
    `\nsearches, each different: ${(SEARCHES / seconds).toFixed(0)} a second on this machine, ${perCore(used)} a second ` +
      `of the main thread's time, ${perCore(used + after.others - before.others)} of all threads'; median ${median(ms).toFixed(0)} ms`,
  );
}

interface Answer {
  body: string;
}

function ask(url: string, host?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "identity", ...(host !== undefined && { host }) };
    const request = get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve({ body: Buffer.concat(chunks).toString() });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    request.on("error", reject);
  });
}

interface ProcessorMs {
  main: number;
  others: number;
}

/** The time for which a process's threads ran, as Linux counts it, in milliseconds. */
function processorMs(pid: number): ProcessorMs {
  const used = { main: 0, others: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    used[Number(thread) === pid ? "main" : "others"] += Number(ns) / 1e6;
  }
  return used;
}

/** The program that a launcher started. */
function childOf(pid = 0): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}

async function startFloor(html: string): Promise<{ address: string; pid: number; stop(): void }> {
  const bare = spawn(process.execPath, ["--input-type=module", "-e", FLOOR], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  bare.stdin.end(html);
  const [port] = await once(bare.stdout, "data");
  return { address: `http://127.0.0.1:${String(port).trim()}`, pid: bare.pid ?? 0, stop: () => bare.kill() };
}

function median(numbers: readonly number[] = []): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

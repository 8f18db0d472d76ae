import { Agent, request } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { adminCaller, browserOf } from "../test/admin-call";
import { administrator } from "../test/end-to-end/admin/administrator";
import { freePort, startSite } from "../test/start-site";
import { type Case, publicCases } from "./hostile-input/public-cases";
import { slowestTexts } from "./hostile-input/slow-texts";
import { staffCases } from "./hostile-input/staff-cases";

/**
 * Sends the worst input that strangers and staff can send within each limit to a real site, over several
 * connections at once. Measures how long the site's event loop is blocked at most
 * (hostile-input/stall-probe.mjs), and how long another visitor waits meanwhile. Every case runs several
 * times. `HOSTILE_CASES=password` runs the cases whose name matches. Linux only.
 * The median of the rounds decides. One round that contains a large garbage collection does not fail a case;
 * a stall in most rounds does. Time that the thread waited for a processor busy with other programs is
 * subtracted.
 */

const ROUNDS = 5;
const MAX_CONCURRENT = 4;
const LIMIT_MS = 50;
const WIDTH = 46;

const usual: Case[] = [
  { what: "(no other requests)", path: "", rounds: 5 },
  { what: "(a cached page)", path: "/about-us" },
  { what: "(an uncached page)", path: (n) => `/search/?q=anew${n}` },
  { what: "(a page that does not exist)", path: (n) => `/nothing-is-here-${n}` },
];

const probePort = await freePort();
const { email, password } = administrator;
const probe = pathToFileURL(join(import.meta.dirname, "hostile-input/stall-probe.mjs")).href;
// Every request comes from its own network, so the rate limits refuse none.
const site = await startSite({
  env: {
    LOG_LEVEL: "fatal",
    TRUST_PROXY: "loopback",
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    NODE_OPTIONS: `--import=${probe}`,
    STALL_PROBE_PORT: String(probePort),
  },
});
let network = 0;
const failed: string[] = [];
try {
  const visitor = new Agent({ keepAlive: true });
  const session = await browserOf(await adminCaller(site.address)("POST", "/session", {}, administrator));
  const pattern = new RegExp(process.env.HOSTILE_CASES ?? "", "i");
  const cases = [...usual, ...publicCases, ...staffCases(session, password)].filter(({ what }) =>
    pattern.test(what),
  );
  // Warm up: the first compilation and the first reads are not what this measures.
  for (let n = 0; n < 30; n += 1) await send({ what: "", path: `/about-us?${n}` });
  console.log(
    `Longest stall of each round, in ms: median and maximum of ${ROUNDS} rounds, without and with (median) the time other programs took. Wait: the longest wait of another visitor, median.`,
  );
  console.log(`${"case".padEnd(WIDTH)} answers         median largest | with machine |   wait`);
  for (const one of cases) await measure(one, visitor);
  for (const { name, ms, text } of slowestTexts()) {
    console.log(`${`text: ${name}`.padEnd(WIDTH)} slowest of all tried ${ms.toFixed(1)} ms, with ${text}`);
    if (ms > LIMIT_MS) failed.push(`text: ${name} (${ms.toFixed(0)} ms)`);
  }
  console.log(
    failed.length === 0
      ? `Every median is within ${LIMIT_MS} ms.`
      : `Past ${LIMIT_MS} ms: ${failed.join("; ")}`,
  );
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await site.stop();
}

async function measure(one: Case, visitor: Agent): Promise<void> {
  const own: number[] = [];
  const all: number[] = [];
  const waits: number[] = [];
  const statuses = new Set<number | string>();
  if (one.path) await send(one);
  for (let round = 0; round < (one.rounds ?? ROUNDS); round += 1) {
    await stall();
    let isOver = false;
    const others = waitOf(visitor, () => isOver);
    const sent = Array.from({ length: one.atOnce ?? MAX_CONCURRENT }, () =>
      one.path ? send(one) : pause(500),
    );
    for (const status of await Promise.all(sent)) statuses.add(status);
    isOver = true;
    waits.push(await others);
    const longest = await stall();
    own.push(longest.own);
    all.push(longest.all);
  }
  if (median(own) > LIMIT_MS) failed.push(`${one.what} (${median(own).toFixed(0)} ms)`);
  const figures = [median(own), Math.max(...own)].map((ms) => ms.toFixed(0).padStart(7)).join(" ");
  console.log(
    `${one.what.padEnd(WIDTH)} ${[...statuses].join(" ").padEnd(14)} ${figures} | ${median(all).toFixed(0).padStart(12)} | ${median(waits).toFixed(0).padStart(6)}`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function pause(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, ms, "-"));
}

/** @returns the response's status, or the reason why there was no response */
function send({ method = "GET", path, headers = {}, body }: Case): Promise<number | string> {
  return new Promise((resolve) => {
    network += 1;
    const from = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
    const sent = request(site.address + (typeof path === "string" ? path : path(network)), {
      method,
      headers: {
        "x-forwarded-for": from,
        ...headers,
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      },
      agent: false,
    });
    sent.on("response", (answer) =>
      answer
        .resume()
        .on("end", () => resolve(answer.statusCode ?? 0))
        .on("error", () => resolve(answer.statusCode ?? 0)),
    );
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
    sent.end(body);
  });
}

/** The longest time that a visitor waits for a small response, while requests repeat until `isOver`. */
async function waitOf(agent: Agent, isOver: () => boolean): Promise<number> {
  let longest = 0;
  do {
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      request(`${site.address}/healthz`, { agent }, (answer) => answer.resume().on("end", resolve))
        .on("error", reject)
        .end();
    });
    longest = Math.max(longest, performance.now() - began);
  } while (!isOver());
  return longest;
}

/**
 * The longest stall in milliseconds since the last call: the site's own, and including time that other
 * programs took.
 */
async function stall(): Promise<{ own: number; all: number }> {
  const answer = await fetch(`http://127.0.0.1:${probePort}/`);
  return (await answer.json()) as { own: number; all: number };
}

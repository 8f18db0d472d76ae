import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { adminCaller, browserOf } from "../test/admin-call";
import { cuttableDatabase } from "../test/cuttable-database";
import { dedicatedPostgres } from "../test/dedicated-postgres";
import { administrator } from "../test/end-to-end/admin/administrator";
import { startSite } from "../test/start-site";

/**
 * Measures how long requests take while the database does not respond: cached and uncached pages, forms with
 * and without JavaScript, the admin API. Each kind of request is repeated at a fixed rate, whether or not
 * earlier ones were answered, and slowly enough for the server to answer all of them. The database is lost
 * two seconds after the first request. The bench repeats this for every way to lose a database. Linux only.
 */

const BUDGET_MS = 2_000;
const EVERY_MS = 60;
const BEFORE_MS = 2_000;
const DURING_MS = 10_000;

interface Kind {
  what: string;
  method?: string;
  path(n: number): string;
  headers?: Record<string, string>;
  body?: string;
}

const { email, password } = administrator;
const postgres = await dedicatedPostgres();
const line = await cuttableDatabase(postgres.url);
const site = await startSite({
  env: {
    DATABASE_URL: line.url,
    LOG_LEVEL: "fatal",
    LINK_CHECK: "off",
    TRUST_PROXY: "loopback",
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  },
});
const agent = new Agent({ keepAlive: true, maxSockets: 500 });
let network = 0;
try {
  const session = await browserOf(await adminCaller(site.address)("POST", "/session", {}, administrator));
  const kinds = kindsOf(session);
  const losses: [string, () => unknown, () => unknown][] = [
    ["connection goes silent", line.silence, line.mend],
    ["connection is closed", line.cut, line.mend],
    ["PostgreSQL is paused", postgres.pause, postgres.resume],
    ["PostgreSQL is killed", postgres.kill, postgres.start],
  ];
  console.log(`every ${EVERY_MS} ms one request, of ${kinds.length} kinds; times in ms, after the loss`);
  for (const [how, lose, mend] of losses) {
    const taken = await load(kinds, lose);
    await mend();
    await untilReady();
    const all = [...taken.values()].flat();
    const p99 = percentile(all, 0.99);
    console.log(
      `${how.padEnd(22)} ${all.length} responses: median ${percentile(all, 0.5).toFixed(0)}, 99th percentile ${p99.toFixed(0)}, longest ${Math.max(...all).toFixed(0)} (99th at most ${BUDGET_MS})`,
    );
    for (const [what, times] of taken)
      console.log(
        `    ${what.padEnd(34)} median ${percentile(times, 0.5).toFixed(0).padStart(5)}, longest ${Math.max(
          ...times,
        )
          .toFixed(0)
          .padStart(5)}`,
      );
    if (p99 > BUDGET_MS) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await site.stop();
  line.close();
  await postgres.stop();
}

function kindsOf(session: Record<string, string>): Kind[] {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const json = { "content-type": "application/json" };
  const plain = { ...form, accept: "text/html" };
  const typed = "firstname=Jo&lastname=Day&email=jo%40example.org&email-address=jo%40example.org";
  const post = (what: string, path: string, headers: Record<string, string>, body: string): Kind => ({
    what,
    method: "POST",
    path: () => path,
    headers,
    body,
  });
  return [
    { what: "kept page", path: () => "/about-us" },
    { what: "uncached page", path: (n) => `/search?q=never-${n}` },
    { what: "unknown address", path: (n) => `/nothing-${n}` },
    { what: "cached API response", path: () => "/api/specialty/list" },
    { what: "search through the API", path: (n) => `/api/search?q=never-${n}` },
    { what: "missing file", path: (n) => `/files/never-${n}` },
    { what: "readyz", path: () => "/readyz" },
    post("newsletter without script", "/newsletter", plain, typed),
    post("donation without script", "/donate", plain, typed),
    post("custom form without script", "/forms/contact", plain, typed),
    post("feedback without script", "/feedback", plain, "path=%2F&helpful=yes"),
    post("newsletter by script", "/api/form/newsletter", form, typed),
    post("donation by script", "/donate/initiate", form, typed),
    post("error report", "/api/error", json, '{"token":"t","error_detail":"{}"}'),
    post("sign-in", "/api/admin/session", json, JSON.stringify({ email, password })),
    post("webhook", "/webhooks/sandbox", json, "{}"),
    { what: "admin: current session", path: () => "/api/admin/session", headers: session },
    { what: "admin: list", path: () => "/api/admin/blog?page=1", headers: session },
    post("admin: creation", "/api/admin/blog", { ...session, ...json }, '{"data":{"title":"A"}}'),
  ];
}

/**
 * @returns the durations in milliseconds by kind, of requests that were in flight at the loss or sent after
 * it
 */
async function load(kinds: readonly Kind[], lose: () => unknown): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>(kinds.map(({ what }) => [what, []]));
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  let lostAt = Number.POSITIVE_INFINITY;
  for (let n = 0; performance.now() - began < BEFORE_MS + DURING_MS; n += 1) {
    const kind = kinds[n % kinds.length] as Kind;
    if (lostAt === Number.POSITIVE_INFINITY && performance.now() - began > BEFORE_MS) {
      lostAt = performance.now();
      await lose();
    }
    underWay.push(
      send(kind, n).then(({ from, until }) => {
        // Requests that were answered before the loss did not wait for anything.
        if (until > lostAt) taken.get(kind.what)?.push(until - Math.max(from, lostAt));
      }),
    );
    await wait(EVERY_MS);
  }
  await Promise.all(underWay);
  return taken;
}

function send(kind: Kind, n: number): Promise<{ from: number; until: number }> {
  const { method = "GET", headers = {}, body } = kind;
  network += 1;
  const from = performance.now();
  return new Promise((resolve) => {
    const end = () => resolve({ from, until: performance.now() });
    const sent = request(site.address + kind.path(n), {
      method,
      agent,
      headers: {
        accept: "text/html",
        "x-forwarded-for": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
        ...headers,
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      },
    });
    sent.on("response", (answer) => answer.resume().on("close", end));
    sent.on("error", end);
    sent.end(body);
  });
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${site.address}/readyz`);
    if (answer.status === 200) return;
    await wait(100);
  }
  throw new Error("The site did not become ready again.");
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { startSite } from "../test/start-site";

/**
 * Measures the memory of the server process: after the start, after 20,000 requests to 200 addresses (pages,
 * searches, files of the build, unknown addresses), and after the same 20,000 requests again. The second half
 * must add almost nothing: memory that grows with every request is a leak. Then the bench does the same with
 * addresses that are each requested once (searches, missing pages), as robots do. Each part ends after a time
 * limit and reports how many requests it made. Linux only.
 */

const REQUESTS = 20_000;
const NEW_REQUESTS = 6_000;
const ADDRESSES = 200;
const CONNECTIONS = 8;
const BUDGET_MB = 370;
const MAX_GROWTH = 0.05;
/** Time limit of one part. A slow machine handles 100 requests a second and needs 200 seconds for 20,000. */
const MAX_SECONDS = 300;
const WORDS =
  "knee heart baby flu x-ray cancer diabetes back pain billing parking visit child hip eye skin".split(" ");

const site = await startSite({ env: { LOG_LEVEL: "warn", TRUST_PROXY: "loopback" } });
const program = childOf(site.process.pid);
/** On a busy machine, the database may be slow enough to count as down. */
let unavailable = 0;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
try {
  const addresses = await chooseAddresses();
  console.log(`${addresses.length} addresses`);
  report("after the start");
  const known = (n: number) => addresses[n % addresses.length] ?? "/";
  const fresh = (n: number) =>
    [`/search/?q=word${n}`, `/nothing-is-here-${n}`, `/provider-search?q=name${n}`][n % 3] ?? "/";
  await part("known addresses", known, 0, REQUESTS);
  const first = report("after the first half");
  await part("known addresses", known, REQUESTS, REQUESTS);
  const second = report("after the second half");
  verdict("growth in the second half", second / first - 1);
  await part("new addresses", fresh, 0, NEW_REQUESTS);
  const third = report("after new addresses");
  await part("new addresses", fresh, NEW_REQUESTS, NEW_REQUESTS);
  const fourth = report("after as many again");
  verdict("growth with new addresses", fourth / third - 1);
  const most = Math.max(first, second, third, fourth);
  console.log(`the most: ${most.toFixed(0)} MB (at most ${BUDGET_MB})`);
  if (most > BUDGET_MB) process.exitCode = 1;
} finally {
  agent.destroy();
  await site.stop();
}

function verdict(what: string, growth: number): void {
  console.log(`${what}: ${(growth * 100).toFixed(1)} % (at most ${MAX_GROWTH * 100} %)`);
  if (growth > MAX_GROWTH) process.exitCode = 1;
}

/** The pages of the sitemap, their files, searches, and missing addresses. */
async function chooseAddresses(): Promise<string[]> {
  const map = await text("/sitemap.xml");
  const pages = [...map.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const home = await text("/");
  const files = [
    ...new Set([...home.matchAll(/"(\/(?:assets|files)\/[^"\s]+)"/g)].map(([, path]) => path ?? "")),
  ];
  const searches = WORDS.flatMap((word) => [`/search/?q=${word}`, `/provider-search?q=${word}`]);
  const unknown = Array.from({ length: 20 }, (_, n) => `/nothing-is-here-${n}`);
  const others = [...files.slice(0, 30), ...searches, ...unknown];
  return [...pages.slice(0, ADDRESSES - others.length), ...others];
}

async function part(
  what: string,
  address: (n: number) => string,
  from: number,
  count: number,
): Promise<void> {
  const began = performance.now();
  let next = from;
  const seconds = () => (performance.now() - began) / 1_000;
  const visitor = async () => {
    while (next < from + count && seconds() < MAX_SECONDS) await ask(address(next++));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const done = next - from;
  const refused = unavailable > 0 ? `; ${unavailable} answers so far were 503` : "";
  const rest = done < count ? `, of ${count.toLocaleString("en-US")}: time was up` : "";
  console.log(
    `${done.toLocaleString("en-US")} requests for ${what} in ${seconds().toFixed(0)} s, ${(done / seconds()).toFixed(0)} a second${rest}${refused}`,
  );
}

function ask(
  path: string,
  headers: Record<string, string> = { "accept-encoding": "gzip, deflate, br" },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(site.address + path, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        if (answer.statusCode === 503) unavailable += 1;
        else if ((answer.statusCode ?? 500) >= 500)
          reject(new Error(`${path} answered ${answer.statusCode}`));
        resolve(Buffer.concat(parts));
      });
    });
    request.on("error", reject);
  });
}

async function text(path: string): Promise<string> {
  return (await ask(path, {})).toString();
}

/** In MB: the resident memory, and the part of it that belongs to no file (heap, buffers, stacks). */
function report(when: string): number {
  const status = readFileSync(`/proc/${program}/status`, "utf8");
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
  console.log(
    `${when.padEnd(24)} RSS ${mb("VmRSS").toFixed(0).padStart(4)} MB, of it anonymous ${mb("RssAnon").toFixed(0).padStart(4)} MB; peak ${mb("VmHWM").toFixed(0)} MB`,
  );
  return mb("VmRSS");
}

/** The program that a launcher started. */
function childOf(pid = 0): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}

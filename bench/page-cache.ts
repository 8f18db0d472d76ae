import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { startSite } from "../test/start-site";

/**
 * Measures what a page costs one node: a cached one, one that the caller already has (304), and a newly rendered one,
 * each compared with a bare `node:http` server in its own process that sends the same bytes from a buffer. The two
 * alternate. The result is processor time per page, which does not depend on other load; "a second" is what one core
 * could serve.
 */

const PAGE = "/about-us";
const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 1;
/** Code that the engine has not compiled yet must not be measured. */
const WARMING_ROUNDS = 3;

/** Reads `{ headers, body }` (base64) from its input and serves it; prints its port. */
const BARE = `
let given = "";
for await (const chunk of process.stdin) given += chunk;
const { status, headers, body } = JSON.parse(given);
const bytes = Buffer.from(body, "base64");
const { createServer } = await import("node:http");
const server = createServer((_, answer) => { answer.writeHead(status, headers); answer.end(bytes); });
server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

let fresh = 0;
const KINDS: { what: string; headers: Record<string, string>; path: () => string }[] = [
  { what: "kept, plain", headers: {}, path: () => PAGE },
  { what: "kept, Brotli", headers: { "accept-encoding": "br" }, path: () => PAGE },
  { what: "not changed (304)", headers: { "if-none-match": "" }, path: () => PAGE },
  { what: "its data, kept", headers: { "accept-encoding": "br" }, path: () => `${PAGE}.data` },
  {
    what: "rendered anew, Brotli",
    headers: { "accept-encoding": "br" },
    path: () => `/feedback?from=/fresh-${fresh++}`,
  },
];

const site = await startSite();
const program = childOf(site.process.pid);
try {
  console.log("kind                     kB sent   ms a page   a second   bare, a second   ratio");
  for (const { what, headers, path } of KINDS) {
    if ("if-none-match" in headers)
      headers["if-none-match"] = (await ask(site.address + path(), {})).headers.etag ?? "";
    const sample = await ask(site.address + path(), headers);
    const bare = await startBare(sample);
    const [own, baseline] = [newTally(), newTally()];
    for (let round = -WARMING_ROUNDS; round < ROUNDS; round++) {
      await load(site.address, path, headers, program, round < 0 ? newTally() : own);
      await load(bare.address, () => "/", headers, bare.pid, round < 0 ? newTally() : baseline);
    }
    bare.stop();
    const [cost, bareCost] = [own, baseline].map(({ processorMs, pages }) => processorMs / pages) as [
      number,
      number,
    ];
    const columns = [
      what.padEnd(23),
      (sample.body.length / 1_000).toFixed(1).padStart(8),
      cost.toFixed(3).padStart(11),
      (1_000 / cost).toFixed(0).padStart(10),
      (1_000 / bareCost).toFixed(0).padStart(16),
      (bareCost / cost).toFixed(2).padStart(7),
    ];
    console.log(columns.join(" "));
  }
} finally {
  await site.stop();
}

interface Sample {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(url: string, headers: Record<string, string>, agent?: Agent): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, ...(agent && { agent }) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const status = answer.statusCode ?? 0;
        if (status === 200 || status === 304)
          resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${status}`));
      });
    });
    request.on("error", reject);
  });
}

interface Tally {
  pages: number;
  processorMs: number;
}

function newTally(): Tally {
  return { pages: 0, processorMs: 0 };
}

async function load(
  address: string,
  path: () => string,
  headers: Record<string, string>,
  pid: number,
  tally: Tally,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = processorMs(pid);
  const end = performance.now() + SECONDS * 1_000;
  const visitor = async () => {
    for (; performance.now() < end; tally.pages++) await ask(address + path(), headers, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  tally.processorMs += processorMs(pid) - before;
  agent.destroy();
}

/** User and system time of a process with all its threads, as Linux counts it: in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The program that a launcher started. */
function childOf(pid = 0): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}

async function startBare({
  status,
  headers,
  body,
}: Sample): Promise<{ address: string; pid: number; stop(): void }> {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...sent } = headers;
  const bare = spawn(process.execPath, ["--input-type=module", "-e", BARE], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const length = status === 304 ? {} : { "content-length": body.length };
  bare.stdin.end(JSON.stringify({ status, headers: { ...sent, ...length }, body: body.toString("base64") }));
  const [port] = await once(bare.stdout, "data");
  return { address: `http://127.0.0.1:${String(port).trim()}`, pid: bare.pid ?? 0, stop: () => bare.kill() };
}

import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { dedicatedPostgres } from "../test/dedicated-postgres";
import { makeNewerRelease } from "../test/start/newer-release";
import { type Visit, visit } from "../test/start/visitors";
import { removeDataDirectory, SITE_SECRET, type Site, startSite } from "../test/start-site";
import { temporaryDirectory } from "../test/temporary-directory";

/**
 * Measures how long visitors wait while a site changes to a newer release and back: on one node with its own
 * database, and on two nodes with one database behind a proxy, upgraded one after the other. Visitors read a
 * page and send a form, one request every 20 ms, each on its own connection. Exits with 1 if a request is
 * refused, or if a pause on one node exceeds `BUDGET_MS`.
 */

const BUDGET_MS = 5_000;
const UPGRADE = join(import.meta.dirname, "../scripts/upgrade.mjs");

type Settings = Record<string, string>;

const parent = await mkdtemp(join(tmpdir(), "openward-upgrade-bench-"));
const newer = join(parent, "newer");
const directories = await Promise.all(
  ["one", "first", "second"].map((name) => temporaryDirectory(`openward-${name}-`)),
);
const [one = "", first = "", second = ""] = directories;
const common: Settings = {
  APP_SECRET: SITE_SECRET,
  LINK_CHECK: "off",
  LOG_LEVEL: "error",
  // The second node has no copy of the demo files.
  MISSING_FILES: "accept",
  TRUST_PROXY: "loopback",
};
const sites: Site[] = [];
try {
  await chmod(parent, 0o755);
  await makeNewerRelease(newer);

  const alone = await start(one, {});
  await measure("one node", alone.address, [{ dataDirectory: one, settings: {} }]);
  await stopAll();

  const postgres = await dedicatedPostgres();
  const shared = { DATABASE_URL: postgres.url };
  const nodes = [await start(first, shared), await start(second, shared)];
  const proxy = await startProxy(nodes.map(({ address }) => Number(new URL(address).port)));
  const { port } = proxy.address() as AddressInfo;
  await measure("two nodes", `http://127.0.0.1:${port}`, [
    { dataDirectory: first, settings: shared },
    { dataDirectory: second, settings: shared },
  ]);
  proxy.close();
  await stopAll();
  await postgres.stop();
} finally {
  await stopAll();
  for (const directory of directories) await removeDataDirectory(directory);
  await rm(parent, { recursive: true, force: true });
}

async function start(dataDirectory: string, settings: Settings): Promise<Site> {
  const site = await startSite({ dataDirectory, env: Object.assign({}, common, settings) });
  sites.push(site);
  return site;
}

async function stopAll(): Promise<void> {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
}

interface Node {
  dataDirectory: string;
  settings: Settings;
}

/** Upgrades, goes back, and upgrades again, each on all nodes. */
async function measure(what: string, address: string, nodes: Node[]): Promise<void> {
  for (const [change, ...options] of [
    ["upgrade", newer, "--without-backup"],
    ["undo", "--undo"],
    ["again", newer, "--without-backup"],
  ]) {
    const visitors = visit(address);
    for (const node of nodes) await upgrade(node, options);
    report(`${what}, ${change}`, await visitors.stop(), nodes.length === 1 ? BUDGET_MS : undefined);
  }
}

async function upgrade({ dataDirectory, settings }: Node, options: string[]): Promise<void> {
  const { PATH, HOME } = process.env;
  const env = Object.assign({ PATH, HOME, DATA_DIR: dataDirectory }, common, settings);
  await promisify(execFile)(process.execPath, [UPGRADE, ...options], { env, maxBuffer: 1e8 });
}

function report(what: string, { accepted, refused, longestPauseMs }: Visit, budget?: number): void {
  const limit = budget ? ` (at most ${budget})` : "";
  console.log(
    `${what.padEnd(20)} longest pause ${longestPauseMs.toFixed(0)} ms${limit}, ${accepted} forms accepted, ${refused.length} requests refused`,
  );
  if (refused.length > 0 || longestPauseMs > (budget ?? Number.POSITIVE_INFINITY)) process.exitCode = 1;
}

/**
 * Passes each connection to the next node, or to another one if that node refuses it, as a load balancer
 * does.
 */
async function startProxy(ports: number[]): Promise<Server> {
  let turn = 0;
  const server = createServer((visitor) => {
    turn += 1;
    const tries = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    const tryNext = () => {
      const port = tries.shift();
      if (port === undefined) return visitor.destroy();
      const node = connect(port, "127.0.0.1");
      node.once("error", tryNext).once("connect", () => {
        node.off("error", tryNext).on("error", () => visitor.destroy());
        visitor.on("error", () => node.destroy());
        visitor.pipe(node).pipe(visitor);
      });
    };
    tryNext();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

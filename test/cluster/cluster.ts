import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { administrator } from "../end-to-end/admin/administrator";
import { startS3 } from "../start-s3";
import { freePort, type Site, type SiteOptions, startSite } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";
import { type Program, program } from "./program";

/** A machine with a PostgreSQL and its Patroni. */
export interface DatabaseMachine extends Program {
  /** The address of Patroni's API. */
  patroni: string;
}

export interface Cluster {
  /** Where visitors reach the site. */
  address: string;
  /** URL for the site's role, directly to the primary. */
  databaseUrl: string;
  /** Files with the output of each program. */
  directory: string;
  nodes: SiteNode[];
  poolers: Program[];
  cache: Program;
  databases: DatabaseMachine[];
  /** @returns the machine whose PostgreSQL is the primary now */
  primary(): Promise<DatabaseMachine>;
  /** Waits until both PostgreSQL have every commit again. */
  untilReplicated(): Promise<void>;
  stop(): Promise<void>;
}

export type SiteNode = Program & { address: string; dataDirectory: string; start(): Promise<void> };

const ROLE = "openward";
const TIMEOUT_MS = 120_000;

/**
 * Waits until a condition holds, polling every fifth of a second.
 * @throws Error with `what` if it takes too long
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
    await delay(200);
  }
  throw new Error(`${what} took longer than ${TIMEOUT_MS / 1_000} seconds.`);
}

/** Whether an address answers with success. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await response.body?.cancel();
  return response.ok;
}

/**
 * Starts two nodes with HAProxy, Varnish, two PgBouncers, PostgreSQL 15 with a replica under Patroni and etcd, and a
 * store that speaks S3. Everything listens on this machine only, and its data are removed by `stop`.
 * @param port where visitors reach the site; 0 takes a free one
 */
export async function startCluster(port: number, say: (step: string) => void): Promise<Cluster> {
  const setting = await prepareSetting(port);
  const programs: Program[] = [];
  let site: { nodes: SiteNode[]; stopFiles(): Promise<void> } | undefined;
  const stop = async () => {
    await Promise.allSettled((site?.nodes ?? []).map((node) => node.stop()));
    await Promise.allSettled(programs.map((one) => one.stop()));
    await site?.stopFiles();
    await rm(setting.directory, { recursive: true, force: true });
  };
  try {
    const begin = (one: Program) => {
      one.start();
      programs.unshift(one);
      return one;
    };
    say("PostgreSQL with a replica");
    const databases = await startDatabases(setting, begin);
    say("poolers, cache, and load balancer");
    const around = await startAround(setting, begin);
    await createDatabase(setting);
    say("nodes");
    const started = await startNodes(setting);
    site = started;
    await until("The cluster", () => answers(`${setting.address}/about-us`));
    return {
      address: setting.address,
      databaseUrl: setting.databaseUrl,
      directory: setting.directory,
      nodes: started.nodes,
      ...around,
      databases,
      primary: () => primaryOf(databases),
      untilReplicated: () => untilReplicated(databases),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The ports, passwords, and places of one cluster. */
interface Setting {
  directory: string;
  address: string;
  user: { uid: number; gid: number } | undefined;
  words: Readonly<Record<string, string>>;
  databaseUrl: string;
  poolerUrl: string;
}

const PORTS = [
  "VARNISH_PORT",
  "NODES_PORT",
  "NODE1_PORT",
  "NODE2_PORT",
  "POOLER_PORT",
  "POOLER1_PORT",
  "POOLER2_PORT",
  "PRIMARY_PORT",
  "PG1_PORT",
  "PG2_PORT",
  "PATRONI1_PORT",
  "PATRONI2_PORT",
  "ETCD_PORT",
  "ETCD_PEER_PORT",
];

async function prepareSetting(port: number): Promise<Setting> {
  const directory = await temporaryDirectory("openward-cluster-");
  await chmod(directory, 0o755);
  // PostgreSQL refuses to run as root; Debian's package created this user.
  const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
  if (user) await chown(directory, user.uid, user.gid);
  const words: Record<string, string> = { DIRECTORY: directory };
  for (const name of PORTS) words[name] = String(await freePort());
  words.PORT = String(port || (await freePort()));
  words.PASSWORD = randomBytes(18).toString("hex");
  words.PURGE_TOKEN = randomBytes(18).toString("hex");
  const urlAt = (at: string | undefined) => `postgres://${ROLE}:${words.PASSWORD}@127.0.0.1:${at}/openward`;
  return {
    directory,
    address: `http://localhost:${words.PORT}`,
    user,
    words,
    databaseUrl: urlAt(words.PRIMARY_PORT),
    poolerUrl: urlAt(words.POOLER_PORT),
  };
}

function idOf(kind: "-u" | "-g"): number {
  return Number(execFileSync("id", [kind, "postgres"], { encoding: "utf8" }));
}

/**
 * Writes a file of `deploy/cluster` with this cluster's values.
 * @returns its path
 */
async function fillIn(
  { directory, words, user }: Setting,
  template: string,
  name: string,
  more: Record<string, string | undefined> = {},
): Promise<string> {
  const text = await readFile(join(import.meta.dirname, "../../deploy/cluster", template), "utf8");
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const value = more[word] ?? words[word];
    if (value === undefined)
      throw new Error(`deploy/cluster/${template} names {{${word}}}, which has no value.`);
    return value;
  });
  return writeOwn({ directory, user }, name, filled);
}

async function writeOwn(
  { directory, user }: Pick<Setting, "directory" | "user">,
  name: string,
  text: string,
): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, text, { mode: 0o600 });
  if (user) await chown(path, user.uid, user.gid);
  return path;
}

function programOf(setting: Setting, name: string, command: readonly string[]): Program {
  const { directory, user } = setting;
  return program({ name, command, logFile: join(directory, `${name}.log`), user, directory });
}

type Begin = (one: Program) => Program;

async function startDatabases(setting: Setting, begin: Begin): Promise<DatabaseMachine[]> {
  const { words, directory } = setting;
  const [clients, peers] = [words.ETCD_PORT, words.ETCD_PEER_PORT].map((at) => `http://127.0.0.1:${at}`);
  begin(
    programOf(setting, "etcd", [
      "etcd",
      "--name",
      "etcd1",
      "--data-dir",
      join(directory, "etcd"),
      "--listen-client-urls",
      `${clients}`,
      "--advertise-client-urls",
      `${clients}`,
      "--listen-peer-urls",
      `${peers}`,
      "--initial-advertise-peer-urls",
      `${peers}`,
      "--initial-cluster",
      `etcd1=${peers}`,
    ]),
  );
  await until("etcd", () => answers(`${clients}/health`));
  const machines: DatabaseMachine[] = [];
  for (const number of [1, 2]) {
    const patroniPort = words[`PATRONI${number}_PORT`];
    const file = await fillIn(setting, "patroni.yml", `patroni${number}.yml`, {
      NAME: `pg${number}`,
      PG_PORT: words[`PG${number}_PORT`],
      PATRONI_PORT: patroniPort,
    });
    const patroni = `http://127.0.0.1:${patroniPort}`;
    const machine = begin(programOf(setting, `pg${number}`, ["patroni", file]));
    machines.push(Object.assign(machine, { patroni }));
    await until(`PostgreSQL ${number}`, () => answers(`${patroni}/${number === 1 ? "primary" : "replica"}`));
  }
  await untilReplicated(machines);
  return machines;
}

async function primaryOf(machines: readonly DatabaseMachine[]): Promise<DatabaseMachine> {
  for (const machine of machines)
    if (await answers(`${machine.patroni}/primary`).catch(() => false)) return machine;
  throw new Error("No PostgreSQL is the primary.");
}

/** One of the two is a synchronous replica: it has every commit that was acknowledged. */
async function untilReplicated(machines: readonly DatabaseMachine[]): Promise<void> {
  const isSynchronous = ({ patroni }: DatabaseMachine) =>
    answers(`${patroni}/synchronous`).catch(() => false);
  await until("The replica", async () => (await Promise.all(machines.map(isSynchronous))).includes(true));
}

async function startAround(setting: Setting, begin: Begin) {
  const { words, directory } = setting;
  await writeOwn(setting, "pooler-users", `"${ROLE}" "${words.PASSWORD}"\n`);
  const poolers: Program[] = [];
  for (const number of [1, 2]) {
    const OWN_PORT = words[`POOLER${number}_PORT`];
    const file = await fillIn(setting, "pgbouncer.ini", `pooler${number}.ini`, { OWN_PORT });
    poolers.push(begin(programOf(setting, `pooler${number}`, ["pgbouncer", file])));
  }
  const vcl = await fillIn(setting, "varnish.vcl", "varnish.vcl");
  const cache = begin(
    programOf(setting, "varnish", [
      "varnishd",
      "-F",
      "-j",
      "none",
      "-n",
      join(directory, "varnish"),
      "-f",
      vcl,
      "-a",
      `127.0.0.1:${words.VARNISH_PORT}`,
      "-s",
      "malloc,64m",
      "-p",
      "http_gzip_support=off",
    ]),
  );
  const file = await fillIn(setting, "haproxy.cfg", "haproxy.cfg");
  begin(programOf(setting, "haproxy", ["haproxy", "-db", "-f", file]));
  await until("Varnish", () => answers(`http://127.0.0.1:${words.VARNISH_PORT}/.cache/health`));
  return { poolers, cache };
}

/** Creates the site's role and database, as an operator does. */
async function createDatabase({ words, databaseUrl }: Setting): Promise<void> {
  const url = new URL(databaseUrl);
  url.username = "postgres";
  url.pathname = "/postgres";
  const client = await connected(url.href);
  await client.query(`create role ${ROLE} login password '${words.PASSWORD}'`);
  await client.query(`create database openward owner ${ROLE}`);
  await client.end();
}

/** Waits for HAProxy to find the primary. */
async function connected(url: string): Promise<pg.Client> {
  let client = new pg.Client({ connectionString: url });
  await until("HAProxy", async () => {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => undefined);
    await client.connect();
    return true;
  });
  return client;
}

async function startNodes(setting: Setting) {
  const { words, databaseUrl, poolerUrl, address, directory } = setting;
  const s3 = await startS3();
  const env = {
    ...s3.settings,
    HOST: "127.0.0.1",
    SITE_URL: address,
    TRUST_PROXY: "loopback",
    DATABASE_URL: poolerUrl,
    DATABASE_LISTEN_URL: databaseUrl,
    APP_SECRET: randomBytes(24).toString("hex"),
    SHARED_CACHE_SECONDS: "3600",
    CACHE_PURGE_URL: `http://127.0.0.1:${words.VARNISH_PORT}/.cache/purge`,
    CACHE_PURGE_TOKEN: words.PURGE_TOKEN,
    LINK_CHECK: "off",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const nodes = [1, 2].map((number) => {
    const dataDirectory = join(directory, `node${number}`);
    return nodeOf(`node${number}`, { port: Number(words[`NODE${number}_PORT`]), env, dataDirectory });
  });
  for (const { dataDirectory } of nodes) await mkdir(dataDirectory);
  const stopFiles = () => s3.stop();
  try {
    // Start them together: they take turns at the start lock.
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    await Promise.allSettled(nodes.map((node) => node.stop()));
    await stopFiles();
    throw error;
  }
  return { nodes, stopFiles };
}

function nodeOf(name: string, options: SiteOptions & { port: number; dataDirectory: string }): SiteNode {
  let site: Site | undefined;
  return {
    name,
    address: `http://127.0.0.1:${options.port}`,
    dataDirectory: options.dataDirectory,
    get isRunning() {
      return site !== undefined;
    },
    async start() {
      site = await startSite(options);
    },
    async kill() {
      const { pid } = site?.process ?? {};
      if (site && pid) {
        const ended = new Promise((resolve) => site?.process.once("exit", resolve));
        process.kill(-pid, "SIGKILL");
        await ended;
      }
      site = undefined;
    },
    async stop() {
      await site?.stop();
      site = undefined;
    },
  };
}

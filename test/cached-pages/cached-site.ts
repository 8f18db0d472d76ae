import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { addressTag } from "~/content/reads";
import { redirectType } from "~/content/redirects/definition";
import { pageType } from "~/features/pages/page/definition";
import { announceTags } from "~/platform/cache/announce-tags";
import type { DemoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { startSite } from "../start-site";

/** The response of the site at one address. */
export interface Answer {
  address: string;
  body: string;
  /** Hash of status, location, and body. */
  hash: string;
  etag: string | null;
  /** Whether it came from the cache, as the site's log says. */
  isKept: boolean;
}

export interface CachedSite {
  address: string;
  /**
   * The answers at all addresses, by address. Earlier announcements have been received.
   * @param known earlier responses: the same response is not sent again
   */
  read(addresses: readonly string[], known?: ReadonlyMap<string, Answer>): Promise<Map<string, Answer>>;
  /** Empties the site's page cache. */
  empty(): Promise<void>;
  /** Log lines about queries that registered nothing. */
  forgotten(): string[];
  stop(): Promise<unknown>;
}

/** The number of requests at a time. */
const MAX_CONCURRENT = 8;
const LONG_TIMEOUT = { timeout: 60_000, interval: 20 };

/**
 * The built site on a demo database, seen from outside: its responses, and whether they come from its cache. It
 * receives changes that the test makes in the database like those of another node.
 */
export async function cachedSite({ db, url, dataDirectory }: DemoDatabase): Promise<CachedSite> {
  const log = readLog();
  const site = await startSite({
    dataDirectory,
    env: { DATABASE_URL: url, LINK_CHECK: "off", LOG_LEVEL: "info", LOG_REQUESTS: "all" },
    onPrint: log.read,
  });

  const ask = createPageReader(site.address, log);

  // Marker pages with separate tags: when one is dropped, the site has received every earlier announcement.
  const rule = { from: "/marker", to: "/about-us", kind: "302", match: "prefix" } as const;
  await createItem({ db, actor: testActor }, redirectType, rule, { publish: true, trusted: true });
  let markers = 0;
  const isKept = async (address: string) => (await ask(address)).isKept;

  async function receiveAll(): Promise<void> {
    markers += 1;
    const marker = `/marker/${markers}`;
    await vi.waitUntil(() => isKept(marker), LONG_TIMEOUT);
    await announceTags(db, [addressTag(pageType.name, marker)]);
    await vi.waitUntil(async () => !(await isKept(marker)), LONG_TIMEOUT);
  }

  return {
    address: site.address,
    async read(addresses, known) {
      await receiveAll();
      const answers = new Map<string, Answer>();
      const left = [...addresses];
      const visitor = async () => {
        for (let next = left.pop(); next !== undefined; next = left.pop()) {
          answers.set(next, await ask(next, known?.get(next)));
        }
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT }, visitor));
      return answers;
    },
    async empty() {
      // A node that may have missed an announcement drops everything.
      await vi.waitUntil(() => isKept("/marker"), LONG_TIMEOUT);
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'openward-cache'`);
      await vi.waitUntil(async () => !(await isKept("/marker")), LONG_TIMEOUT);
      await vi.waitUntil(() => isKept("/marker"), LONG_TIMEOUT);
    },
    forgotten: () => log.forgotten,
    stop: () => site.stop(),
  };
}

/** Requests an address, and reads in the log whether the answer came from the cache. */
function createPageReader(site: string, log: ReturnType<typeof readLog>) {
  return async (address: string, known?: Answer): Promise<Answer> => {
    const answer = await fetch(site + address, {
      redirect: "manual",
      headers: known?.etag ? { "if-none-match": known.etag } : {},
    });
    const body = await answer.text();
    const { status, headers } = answer;
    const id = headers.get("x-request-id") ?? "";
    await vi.waitUntil(() => log.cacheOf.has(id), LONG_TIMEOUT);
    const isKept = log.cacheOf.get(id) === "hit";
    if (known && status === 304) return { ...known, isKept };
    const seen = JSON.stringify([status, headers.get("location"), body]);
    const hash = createHash("sha256").update(seen).digest("hex");
    return { address, body, hash, etag: headers.get("etag"), isKept };
  };
}

interface LogLine {
  requestId?: string;
  msg?: string;
  cache?: string;
}

function readLog() {
  /** By request id. Empty for responses that did not involve the cache. */
  const cacheOf = new Map<string, string>();
  const forgotten: string[] = [];
  let at = 0;
  return {
    cacheOf,
    forgotten,
    read(printed: string): void {
      for (let end = printed.indexOf("\n", at); end !== -1; end = printed.indexOf("\n", at)) {
        const line = printed.slice(at, end);
        at = end + 1;
        if (!line.startsWith("{")) continue;
        const { requestId, msg, cache = "" }: LogLine = JSON.parse(line);
        if (msg === "request" && requestId) cacheOf.set(requestId, cache);
        if (msg?.includes("did not register")) forgotten.push(line);
      }
    },
  };
}

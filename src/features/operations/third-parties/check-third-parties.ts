import { desc, lt } from "drizzle-orm";
import type { RootDatabase } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import type { Logger } from "~/platform/logging/logger";
import { fetchWithTimeout } from "~/platform/network/fetch-with-timeout";
import { COUNTED_HEADER } from "~/server/isomorphic/counted-header";
import { type PageThirdParty, thirdPartyReport } from "./table";
import { linkedPaths, policyHosts, thirdPartiesOf } from "./third-parties-of";

/**
 * Reads every page of the site and reports third parties. `now` runs it even if the last check is less than a day old.
 */
export const checkThirdPartiesJob = defineJob<{ now?: boolean }>("check-third-parties", {
  once: "always",
  expireSeconds: 2 * 3_600,
  retry: { times: 1, afterSeconds: 600, atMostSeconds: 600 },
});

export interface ThirdPartyServices {
  db: RootDatabase;
  log: Logger;
  now(): Date;
  /** The address at which this server responds to its own machine, such as `http://127.0.0.1:3000`. */
  loopbackAddress(): string;
  /** Milliseconds between two pages; for tests. */
  pauseMs?: number;
}

const DAY_MS = 86_400_000;
/** Scheduled work also runs at every start. A check within this time is not repeated. */
const MIN_INTERVAL_MS = 0.8 * DAY_MS;
const RETENTION_MS = 400 * DAY_MS;
const MAX_PAGES = 5_000;
const MAX_FINDINGS = 1_000;
const PAUSE_MS = 150;
const LIMITS = { withinMs: 15_000, maxBytes: 8 * 1024 * 1024 };
/** Identifies as a robot, so that the requests are not counted as visits. */
const HEADERS = { "user-agent": "Openward self-check bot" };
/** Addresses that are not pages for visitors: the admin area, APIs, and files. */
const NO_PAGE = /^\/(admin|api|preview|site-lock)(\/|$)|\.[a-z0-9]+$/i;

/**
 * Reads each page of the sitemap, and each page that those link to, one after another, and stores a dated report. The
 * first start only stores the time, so that a new site is first checked at night.
 */
export async function checkThirdParties(
  services: ThirdPartyServices,
  { now: isAsked = false }: { now?: boolean },
): Promise<void> {
  const { db, now } = services;
  const startedAt = now();
  const [latest] = await db
    .select({ startedAt: thirdPartyReport.startedAt })
    .from(thirdPartyReport)
    .orderBy(desc(thirdPartyReport.startedAt))
    .limit(1);
  if (!latest) await db.insert(thirdPartyReport).values({ startedAt, finishedAt: startedAt });
  const isFresh = !latest || +startedAt - +latest.startedAt < MIN_INTERVAL_MS;
  if (isFresh && !isAsked) return;
  await db
    .delete(thirdPartyReport)
    .where(lt(thirdPartyReport.startedAt, new Date(+startedAt - RETENTION_MS)));
  const report = await readSite(services);
  const row = { ...report, startedAt, finishedAt: now() };
  await db
    .insert(thirdPartyReport)
    .values(row)
    .onConflictDoUpdate({ target: thirdPartyReport.startedAt, set: row });
}

interface Report {
  pages: number;
  unread: string[];
  counted: string[];
  findings: PageThirdParty[];
  complete: boolean;
}

async function readSite({ log, loopbackAddress, pauseMs = PAUSE_MS }: ThirdPartyServices): Promise<Report> {
  const report: Report = { pages: 0, unread: [], counted: [], findings: [], complete: true };
  const origin = loopbackAddress();
  const setUp = policyHosts((await ask(origin, "/robots.txt")).headers.get("content-security-policy") ?? "");
  // Iterating a set also visits elements that are added during the iteration.
  const paths = new Set(await pathsOfSitemap(origin));
  let requests = 0;
  for (const path of paths) {
    if (requests === MAX_PAGES || report.findings.length >= MAX_FINDINGS)
      return { ...report, complete: false };
    if (requests > 0) await new Promise((resume) => setTimeout(resume, pauseMs));
    requests += 1;
    try {
      const response = await ask(origin, path);
      // The link check reports broken links.
      if (response.status < 500 && !response.ok) continue;
      if (!response.ok) throw new Error(`The page answered with ${response.status}.`);
      for (const linked of await readPage(report, new URL(path, origin), response, setUp)) paths.add(linked);
    } catch (error) {
      log.warn({ err: error, path }, "a page could not be checked for third parties");
      if (report.unread.length < MAX_FINDINGS) report.unread.push(path);
    }
  }
  return report;
}

/** @returns the paths of pages to which it links */
async function readPage(
  report: Report,
  page: URL,
  response: Response,
  setUp: ReadonlySet<string>,
): Promise<string[]> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return [];
  const html = await response.text();
  const counted = response.headers.has(COUNTED_HEADER);
  const found = thirdPartiesOf(page, html, response.headers.get("content-security-policy") ?? "");
  // The policy of every page allows the services that the operator configured, such as the map's. Nothing is sent
  // before a visitor uses them.
  const unexpected = found.filter(({ place, host }) => place !== "policy" || !setUp.has(host));
  report.pages += 1;
  if (counted) report.counted.push(page.pathname);
  report.findings.push(
    ...unexpected.map(({ host, place }) => ({ path: page.pathname, host, place, counted })),
  );
  return linkedPaths(page, html).filter((path) => !NO_PAGE.test(path));
}

/** @throws Error if the sitemap could not be read, because a report without it would be empty */
async function pathsOfSitemap(origin: string): Promise<string[]> {
  const response = await ask(origin, "/sitemap.xml");
  if (!response.ok) throw new Error(`The sitemap answered with ${response.status}.`);
  const addresses = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses].flatMap(([, address = ""]) => URL.parse(address)?.pathname ?? []);
}

function ask(origin: string, path: string): Promise<Response> {
  return fetchWithTimeout(new URL(path, origin), { headers: HEADERS, redirect: "manual" }, LIMITS);
}

import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { cachedServices } from "~/app/cached-services";
import { cachedShell } from "~/app/cached-shell";
import { cachedVisibility } from "~/app/current-visibility";
import { paymentPurposes } from "~/app/payment-purposes";
import { createStaleSender } from "~/app/send-stale";
import { createServer } from "~/app/server";
import { namedFiles } from "~/app/stored-files";
import { ANNOUNCEMENT_MS, healthServices, serverFigures } from "~/commands/health-services";
import { listen, stopListening } from "~/commands/listen";
import { openPayments } from "~/commands/open-payments";
import { createDemoSite } from "~/demo/clear/demo-site";
import { type Env, readEnv } from "~/env";
import { adminAccess } from "~/features/accounts/api/admin-access";
import { eventCounter } from "~/features/analytics/event-counter";
import { createMetrics } from "~/features/operations/api/metrics/create-metrics";
import { hospitalZone, inZone } from "~/features/settings/hospital-zone";
import { audienceOf } from "~/platform/cache/audience-of";
import { PageCache } from "~/platform/cache/page-cache";
import { registerTags } from "~/platform/cache/page-reads";
import { queryMemory } from "~/platform/cache/query-memory";
import { listenForTags } from "~/platform/cache/tag-listener";
import { createCaptcha } from "~/platform/captcha/create-captcha";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import type { DatabaseWatch } from "~/platform/database/database-watch";
import { domainServices } from "~/platform/domain-services";
import { createLogger, type Logger } from "~/platform/logging/logger";
import { countForwarding } from "~/platform/network/forwarding-headers";
import { createRateLimits } from "~/platform/rate-limit/rate-limits";
import { localStorage } from "~/platform/storage/local-storage";
import { createVirusScanner } from "~/platform/virus-scan/virus-scanner";
import type { PageRenderer } from "~/server/page-renderer";
import type { Services } from "~/server/services";
import { testDatabase } from "./database";
import { temporaryRoot } from "./temporary-directory";

export interface TestApp {
  url: string;
  services: Services;
  /** The log so far, one object per line. */
  logged(): Record<string, unknown>[];
}

const secret = "a secret of the tests, long enough";

const noneMissing: Services["missingFiles"] = { latest: () => undefined };

type TestDatabase = Pick<Awaited<ReturnType<typeof testDatabase>>, "db" | "pool" | "url"> & {
  watch?: DatabaseWatch;
};

interface Options {
  settings?: Record<string, string>;
  pages?: Partial<PageRenderer>;
  /** Another app's database, for two nodes on one database. */
  database?: TestDatabase;
  services?: Partial<Services>;
}

/**
 * The web server on its own port and database, with everything real except the pages, which the test
 * provides. Stopped at the end of the test that calls it, or of the file when called outside a test.
 */
export async function testApp({
  settings = {},
  pages = {},
  database,
  services: others = {},
}: Options = {}): Promise<TestApp> {
  const given = database ?? (await testDatabase());
  const dataDirectory = await mkdtemp(join(temporaryRoot(), "openward-app-"));
  const env: Env = readEnv({
    NODE_ENV: "test",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDirectory,
    ...settings,
  });
  const { log, lines } = recordedLog();
  const basis = { env, log, database: given, now: others.now ?? (() => new Date()) };
  const caches = testCaches(basis);
  const running = { env: inZone(env, caches.zone), log, database: given, now: basis.now };
  const ownServices = testServices(running, caches, others.missingFiles ?? noneMissing);
  const services: Services = { ...ownServices, pages: { ...plainPages, ...pages }, ...others };
  const webServer = createServer(services);
  const server = await listen(webServer, env);
  await caches.announcements.ready;
  // Inside a test, Vitest ignores `afterAll`.
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(async () => {
    await stopListening(server);
    await webServer.direct.stop();
    await caches.announcements.stop();
    await ownServices.events.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, services, logged: () => lines.map((line) => JSON.parse(line)) };
}

/** The inputs for the services of an app. */
interface ServiceInputs {
  env: Env;
  log: Logger;
  database: TestDatabase;
  now(): Date;
}

/** A log that keeps its lines. */
function recordedLog(): { log: Logger; lines: string[] } {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger({ destination }), lines };
}

/** The caches, and the listener that receives the changes that make them stale. */
function testCaches({ env, log, database: { db, url, watch }, now }: ServiceInputs) {
  const cache = new PageCache({
    maxBytes: 8 * 1024 * 1024,
    staleMs: env.STALE_PAGES_HOURS * 3_600_000,
    now,
    isDatabaseDown: () => watch?.isDown ?? false,
  });
  const visibility = cachedVisibility(db, env);
  const shell = cachedShell(db, now);
  const siteServices = cachedServices({ db, now });
  const zone = hospitalZone(db, env.TZ_HOSPITAL, (tags) => cache.drop(tags));
  const audience = audienceOf(cache, queryMemory(db), shell, visibility, zone, ...siteServices.audience);
  const announcements = listenForTags(url, audience, log, watch);
  return { cache, visibility, shell, zone, services: siteServices.services, announcements };
}

type TestCaches = ReturnType<typeof testCaches>;

/** The real services; `missingFiles` is what the health checks report. */
function testServices(
  { env, log, database, now }: ServiceInputs,
  { cache, visibility, shell, services, announcements }: TestCaches,
  missingFiles: Services["missingFiles"],
) {
  const { db, pool, url, watch } = database;
  const keyedHash = createKeyedHash(secret);
  const sealer = createSealer(secret);
  const storage = localStorage(join(env.DATA_DIR, "files"));
  const virusScanner = createVirusScanner(env.CLAMD_URL, log);
  const payments = openPayments(env, { db, keyedHash, now }, () => {});
  const forwarding = countForwarding(now);
  const mainPhone = () => shell.latest()?.settings?.mainPhone;
  const health = healthServices({
    env,
    log,
    connection: { url, db },
    storage,
    now,
    payments,
    missingFiles: async () => missingFiles.latest(),
    scanVirus: () => virusScanner.check(),
    serverFigures: async () => serverFigures(pool, forwarding),
    receiveAnnouncement: () => announcements.roundTrip(db, ANNOUNCEMENT_MS),
  });
  const backups = { now, timeZone: env.TZ_HOSPITAL, hasTarget: false, archive: health.archive };
  return {
    ...services,
    ...adminAccess({ db, now, secondFactor: services.secondFactor }),
    env,
    db,
    pool,
    log,
    watch: watch ?? { isDown: false },
    cache,
    mainPhone,
    sendStale: createStaleSender({ env, now, mainPhone }),
    shell,
    visibility,
    storage,
    missingFiles: noneMissing,
    virusScanner,
    demo: createDemoSite({ db, keyedHash, storage, namedFiles }),
    forwarding,
    health,
    backupTarget: undefined,
    sealer,
    countUse: createRateLimits(pool, secret),
    keyedHash,
    captcha: createCaptcha(env, { db, sealer, keyedHash, now }),
    payments,
    paymentPurposes: paymentPurposes(domainServices({ db, sealer, keyedHash, now }, env)),
    events: eventCounter({ db, log, now, env }),
    metrics: createMetrics({ db, pool, cache, announcements, forwarding, disks: health.disks, backups }),
    assets: { find: () => undefined },
    now,
    isAccepting: () => true,
  };
}

/** Every address is a page that shows its own path; refused requests show the reason. */
const plainPages: PageRenderer = {
  async render(request, { failure }) {
    registerTags("page");
    const { pathname } = new URL(request.url);
    return new Response(failure ? `<h1>${failure.message}</h1>` : `<h1>${pathname}</h1>`, {
      status: failure?.status ?? 200,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  },
  act: async () => Response.json({ ok: true }),
  declarations: () => ({ personal: false, acceptsPost: false }),
};

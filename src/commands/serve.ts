import type { Server } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { refreshIndexes } from "~/content/indexes/refresh-indexes";
import { holdsRealContent } from "~/demo/seed/seed-demo";
import { eventCounter } from "~/domain/analytics/event-counter";
import { domainServices } from "~/domain/domain-services";
import { type Env, readEnv } from "~/env";
import { jobHandlers } from "~/jobs";
import { paymentPurposes } from "~/payment-purposes";
import { audienceOf } from "~/platform/cache/audience-of";
import { PageCache } from "~/platform/cache/page-cache";
import { listenForTags } from "~/platform/cache/tag-listener";
import { createCaptcha } from "~/platform/captcha/create-captcha";
import { type Database, openDatabase } from "~/platform/database/database";
import { watchDatabase } from "~/platform/database/database-watch";
import { startJobs } from "~/platform/jobs/start-jobs";
import { createLogger } from "~/platform/logging/logger";
import { siteAddress } from "~/platform/network/site-address";
import { isMailHeld } from "~/platform/outbox/mail-hold";
import { releaseWaiting } from "~/platform/outbox/release-waiting";
import { watchOutbox } from "~/platform/outbox/sweep-outbox";
import { projectRoot } from "~/platform/project-root";
import { createRateLimits } from "~/platform/rate-limit/rate-limits";
import type { FileStorage } from "~/platform/storage/file-storage";
import { compareFiles, watchMissingFiles } from "~/platform/storage/missing-files";
import { createVirusScanner } from "~/platform/virus-scan/virus-scanner";
import { namedFiles } from "~/stored-files";
import { createMetrics } from "~/web/api/metrics/metrics";
import { loadAssets } from "~/web/assets/asset-store";
import { createStaleSender } from "~/web/caching/send-stale";
import { knownIncident } from "~/web/known-incident";
import { knownSecondFactor } from "~/web/known-second-factor";
import { knownShell } from "~/web/known-shell";
import { knownVisibility } from "~/web/known-visibility";
import { createPageRenderer } from "~/web/page-renderer";
import { createApp } from "~/web/server";
import { knownLock } from "~/web/site-lock/known-lock";
import { checkFiles, reachBucket } from "./check-files";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { fileStorage } from "./file-storage";
import { firstAdministrator, setUpAddress } from "./first-administrator";
import { openPort, stopListening } from "./listen";
import { openMailer } from "./open-mailer";
import { openPayments } from "./open-payments";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";
import { seedFoundationWhenNew, seedWhenEmpty } from "./seed";
import { siteSecrets } from "./site-secrets";
import { Interrupted, stopOnSignal } from "./stop-on-signal";

/** Some 600 pages in three encodings. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Starts everything, in the order in which one thing needs the other, and prints the address last. */
export async function serve(): Promise<void> {
  const env = readEnv();
  const log = createLogger({ level: env.LOG_LEVEL });
  const now = () => new Date();
  const stop = stopOnSignal(log);
  try {
    const port = await openPort(env);
    stop.finally("port", () => stopListening(port.server));
    await prepareDataDirectory(env);
    const database = await connectDatabase(env, log, stop.signal);
    stop.finally("database", database.stop);
    const storage = await fileStorage(env);
    const { secrets, setUpToken } = await prepareDatabase(database.url, () =>
      prepareContent(database.url, env, storage, now),
    );
    const { sealer, keyedHash } = secrets;
    const watch = watchDatabase(database.url, log);
    const { db, pool, close } = openDatabase(database.url, { watch });
    stop.finally("connections", async () => {
      watch.stop();
      await close();
    });
    const missingFiles = watchMissingFiles({
      compare: () => compareFiles(storage, () => namedFiles(db)),
      first: await checkFiles({ env, db, storage, log, signal: stop.signal }),
      log,
    });
    stop.finally("comparison of files", async () => missingFiles.stop());
    const domains = domainServices({ db, sealer, keyedHash, now }, env);
    const cache = new PageCache({
      maxBytes: CACHE_BYTES,
      staleMs: env.STALE_PAGES_HOURS * 3_600_000,
      now,
      isAway: () => watch.isAway,
    });
    const shell = knownShell(db, log);
    const lock = knownLock(db);
    const visibility = knownVisibility(db, env);
    const secondFactor = knownSecondFactor(db);
    const incident = knownIncident(db, now);
    const audience = audienceOf(cache, shell, lock, visibility, secondFactor, incident);
    const announcements = listenForTags(database.url, audience, log, watch);
    stop.finally("cache announcements", announcements.stop);
    const mailer = openMailer(env, db);
    await sayIfMailIsHeld(db);
    if (mailer) stop.finally("mail", async () => mailer.close());
    const desk = {
      ...{ db, log, now, keyedHash },
      payments: openPayments(env, { db, keyedHash, now }, progress),
      paymentPurposes: paymentPurposes(domains),
    };
    const jobs = await startJobs(
      { url: database.url, watch, db, log, now },
      jobHandlers({
        ...desk,
        sealer,
        mailer,
        site: env.SITE_URL,
        domains,
        storage,
        asksOutside: env.LINK_CHECK === "on",
      }),
    );
    stop.finally("jobs", jobs.stop);
    await releaseWaiting({ db, now, site: env.SITE_URL });
    const outbox = watchOutbox({ db, log, now });
    stop.finally("abandoned mail", outbox.stop);
    const events = eventCounter({ db, log, now, timeZone: env.TZ_HOSPITAL });
    stop.finally("page views", events.stop);
    const app = createApp({
      ...desk,
      env,
      pool,
      watch,
      cache,
      sendStale: createStaleSender({ env, now, shell }),
      shell,
      lock,
      visibility,
      secondFactor,
      incident,
      storage,
      missingFiles,
      virusScanner: createVirusScanner(env.CLAMD_URL, log),
      sealer,
      countUse: createRateLimits(pool, secrets.secret),
      captcha: createCaptcha(env, { db, sealer, keyedHash, now }),
      events,
      metrics: createMetrics(db),
      assets: await loadAssets(join(projectRoot(), "build/client")),
      pages: createPageRenderer(build),
      isAccepting: () => !stop.requested,
    });
    port.answerWith(app);
    // The last thing that was started is the first to end: requests before what they need.
    stop.finally("requests", () => stopListening(port.server));
    stop.arm();
    const site = siteAddress({ SITE_URL: env.SITE_URL, PORT: portOf(port.server) });
    if (setUpToken)
      progress(`Administrator: none yet. Make one within 24 hours at ${setUpAddress(site, setUpToken)}`);
    progress(`Openward is ready at ${site}`);
  } catch (error) {
    await stop.undo();
    if (!(error instanceof Interrupted)) throw error;
    progress("Stopped.");
    process.exit(0);
  }
}

async function sayIfMailIsHeld(db: Database): Promise<void> {
  if (await isMailHeld(db))
    progress(
      "Mail: held, because this site was restored from a backup. Once it is the site that people use, let it go with: npm start -- send-mail",
    );
}

/** On connections of its own, which nobody watches: what is written at start may take as long as it takes. */
async function prepareContent(url: string, env: Env, storage: FileStorage, now: () => Date) {
  const { db, close } = openDatabase(url);
  try {
    const secrets = await siteSecrets(db, env, now());
    await refreshIndexes(db);
    if (env.SEED === "demo") {
      if (!(await holdsRealContent(db))) await reachBucket(env, storage);
      await seedWhenEmpty(db, storage, secrets);
    }
    const { sealer, keyedHash } = secrets;
    const setUpToken = await firstAdministrator({ db, sealer, env, now }, env);
    if (env.SEED === "demo") await seedFoundationWhenNew(domainServices({ db, sealer, keyedHash, now }, env));
    return { secrets, setUpToken };
  } finally {
    await close();
  }
}

/** The one that the system chose, where PORT is 0. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

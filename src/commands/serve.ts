import type { Server } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { refreshIndexes } from "~/content/indexes/refresh-indexes";
import { eventCounter } from "~/domain/analytics/event-counter";
import { domainServices } from "~/domain/domain-services";
import { readEnv } from "~/env";
import { jobHandlers } from "~/jobs";
import { paymentPurposes } from "~/payment-purposes";
import { audienceOf } from "~/platform/cache/audience-of";
import { PageCache } from "~/platform/cache/page-cache";
import { listenForTags } from "~/platform/cache/tag-listener";
import { createCaptcha } from "~/platform/captcha/create-captcha";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { openDatabase } from "~/platform/database/database";
import { startJobs } from "~/platform/jobs/start-jobs";
import { createLogger } from "~/platform/logging/logger";
import { projectRoot } from "~/platform/project-root";
import { createRateLimits } from "~/platform/rate-limit/rate-limits";
import { createMetrics } from "~/web/api/metrics/metrics";
import { loadAssets } from "~/web/assets/asset-store";
import { knownFeatures } from "~/web/known-features";
import { knownShell } from "~/web/known-shell";
import { createPageRenderer } from "~/web/page-renderer";
import { createApp } from "~/web/server";
import { knownLock } from "~/web/site-lock/known-lock";
import { appSecret, previousSecrets } from "./app-secret";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { fileStorage } from "./file-storage";
import { firstAdministrator, setUpAddress } from "./first-administrator";
import { listen, stopListening } from "./listen";
import { migrateDatabase } from "./migrate-database";
import { openMailer } from "./open-mailer";
import { openPayments } from "./open-payments";
import { progress } from "./progress";
import { seedFoundationWhenNew, seedWhenEmpty } from "./seed";
import { Interrupted, stopOnSignal } from "./stop-on-signal";

const CACHE_BYTES = 128 * 1024 * 1024;

/** Starts everything, in the order in which one thing needs the other, and prints the address last. */
export async function serve(): Promise<void> {
  const env = readEnv();
  const log = createLogger({ level: env.LOG_LEVEL });
  const now = () => new Date();
  const stop = stopOnSignal(log);
  try {
    await prepareDataDirectory(env.DATA_DIR);
    const secret = await appSecret(env);
    const database = await connectDatabase(env, log);
    stop.finally("database", database.stop);
    await migrateDatabase(database.url);
    const { db, pool, close } = openDatabase(database.url);
    stop.finally("connections", close);
    await refreshIndexes(db);
    const storage = await fileStorage(env);
    if (env.SEED === "demo") await seedWhenEmpty(db, storage, secret);
    const setUpToken = await firstAdministrator(db, env, now());
    const cache = new PageCache({ maxBytes: CACHE_BYTES, now });
    const shell = knownShell(db, log);
    const lock = knownLock(db);
    const features = knownFeatures(db, env);
    const announcements = listenForTags(database.url, audienceOf(cache, shell, lock, features), log);
    stop.finally("cache announcements", announcements.stop);
    const previous = await previousSecrets(env);
    const sealer = createSealer(secret, previous);
    const keyedHash = createKeyedHash(secret, previous);
    const mailer = openMailer(env, db);
    if (mailer) stop.finally("mail", async () => mailer.close());
    const domains = domainServices({ db, sealer, keyedHash, now }, env);
    if (env.SEED === "demo") await seedFoundationWhenNew(domains);
    const desk = {
      ...{ db, log, now, keyedHash },
      payments: openPayments(env, { db, keyedHash, now }),
      paymentPurposes: paymentPurposes(domains),
    };
    const jobs = await startJobs(
      { url: database.url, db, log, now },
      jobHandlers({ ...desk, sealer, mailer, domains, storage, asksOutside: env.LINK_CHECK === "on" }),
    );
    stop.finally("jobs", jobs.stop);
    const events = eventCounter({ db, log, now, timeZone: env.TZ_HOSPITAL });
    stop.finally("page views", events.stop);
    const app = createApp({
      ...desk,
      env,
      pool,
      cache,
      shell,
      lock,
      features,
      storage,
      sealer,
      countUse: createRateLimits(pool, secret),
      captcha: createCaptcha(env, { db, sealer, keyedHash, now }),
      events,
      metrics: createMetrics(db),
      assets: await loadAssets(join(projectRoot(), "build/client")),
      pages: createPageRenderer(build),
      isAccepting: () => !stop.requested,
    });
    const server = await listen(app, env);
    stop.finally("requests", () => stopListening(server));
    stop.arm();
    const site = env.SITE_URL ?? `http://localhost:${portOf(server)}`;
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

/** The one that the system chose, where PORT is 0. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

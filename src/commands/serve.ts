import { LINK_HOURS } from "~/features/accounts/links/new-link";
import "~/app/register";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { cachedServices } from "~/app/cached-services";
import { cachedShell } from "~/app/cached-shell";
import { createPageRenderer } from "~/app/create-page-renderer";
import { cachedVisibility } from "~/app/current-visibility";
import { jobHandlers } from "~/app/jobs";
import { paymentPurposes } from "~/app/payment-purposes";
import { createStaleSender } from "~/app/send-stale";
import { createServer } from "~/app/server";
import { namedFiles } from "~/app/stored-files";
import { refreshIndexes } from "~/content/indexes/refresh-indexes";
import { createDemoSite } from "~/demo/clear/demo-site";
import { hasRealContent } from "~/demo/seed/seed-demo";
import { type Env, readEnv } from "~/env";
import { adminAccess } from "~/features/accounts/api/admin-access";
import { type EventCounter, eventCounter } from "~/features/analytics/event-counter";
import { createMetrics } from "~/features/operations/api/metrics/create-metrics";
import { sweepBackupsJob } from "~/features/operations/backups/sweep-backups";
import { hospitalZone, inZone } from "~/features/settings/hospital-zone";
import { announceTags } from "~/platform/cache/announce-tags";
import { audienceOf } from "~/platform/cache/audience-of";
import { PageCache } from "~/platform/cache/page-cache";
import { EVERYTHING_TAG } from "~/platform/cache/page-reads";
import { queryMemory } from "~/platform/cache/query-memory";
import { purgeWithAnnouncements } from "~/platform/cache/shared/purge-caches";
import { listenForTags } from "~/platform/cache/tag-listener";
import { createCaptcha } from "~/platform/captcha/create-captcha";
import type { Archiver } from "~/platform/continuous-archive/archiver";
import { type Database, openDatabase } from "~/platform/database/database";
import { watchDatabase } from "~/platform/database/database-watch";
import { clusterHome } from "~/platform/database/embedded-postgres/running-database";
import { keepDiskReserve } from "~/platform/disk/disk-reserve";
import { domainServices } from "~/platform/domain-services";
import { ledgerHead } from "~/platform/erasures/ledger";
import { erasureMirror } from "~/platform/erasures/mirror-erasures";
import { sendJob } from "~/platform/jobs/send-job";
import { startJobs } from "~/platform/jobs/start-jobs";
import { createLogger, type Logger } from "~/platform/logging/logger";
import type { Mailer } from "~/platform/mail/mailer";
import { countForwarding } from "~/platform/network/forwarding-headers";
import { siteAddress } from "~/platform/network/site-address";
import { isMailHeld } from "~/platform/outbox/mail-hold";
import { releaseWaiting } from "~/platform/outbox/release-waiting";
import { watchOutbox } from "~/platform/outbox/sweep-outbox";
import { projectRoot } from "~/platform/project-root";
import { createRateLimits } from "~/platform/rate-limit/rate-limits";
import type { FileStorage } from "~/platform/storage/file-storage";
import { compareFiles, watchMissingFiles } from "~/platform/storage/missing-files";
import { createVirusScanner } from "~/platform/virus-scan/virus-scanner";
import { loadAssets } from "~/server/assets/asset-store";
import { addStarterWhenEmpty } from "~/starter/add-starter";
import { archiveChanges, archivedStorage } from "./archive-changes";
import { backupTarget } from "./backup-target";
import { checkFiles, waitForBucket } from "./check-files";
import { connectDatabase } from "./connect-database";
import { prepareDataDirectory } from "./data-directory";
import { fileStorage } from "./file-storage";
import { firstAdministrator, setUpAddress } from "./first-administrator";
import { ANNOUNCEMENT_MS, healthServices, serverFigures } from "./health-services";
import { answerLauncher, askToStartAgain, TAKE_OVER } from "./launcher-channel";
import { ledgerPlaces } from "./ledger-places";
import { openPort } from "./listen";
import { openMailer } from "./open-mailer";
import { openPayments } from "./open-payments";
import { prepareDatabase } from "./prepare-database";
import { progress } from "./progress";
import { runInSeparateProcess } from "./run-in-separate-process";
import { seedFoundationWhenNew, seedWhenEmpty } from "./seed";
import { siteSecrets } from "./site-secrets";
import { Interrupted, type Stop, stopOnSignal } from "./stop-on-signal";
import { watchMove } from "./watch-move";

/** About 600 pages in three encodings. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The address at which a program answers only the launcher, until it gets the port of the serving one. */
const LAUNCHER_ADDRESS = { PORT: 0, HOST: "127.0.0.1" };

/** The values that the phases of a start share. */
interface Start {
  env: Env;
  log: Logger;
  now(): Date;
  stop: Stop;
}

/**
 * Starts everything, in dependency order, and prints the address last. With `--take-over` another release is
 * still serving: the launcher passes on its port once this one is ready.
 */
export async function serve(options: readonly string[] = []): Promise<void> {
  const env = readEnv();
  const log = createLogger({ level: env.LOG_LEVEL });
  const stop = stopOnSignal(log);
  const start: Start = { env, log, now: () => new Date(), stop };
  try {
    const takesOver = options.includes(TAKE_OVER);
    const port = await openPort(takesOver ? LAUNCHER_ADDRESS : env);
    stop.finally("port", port.close);
    await prepareDataDirectory(env);
    // Stops later than PostgreSQL, whose last writes it archives.
    let archiver: Archiver | undefined;
    stop.finally("archive", async () => archiver?.finish());
    const data = await openData(start);
    archiver = await startArchive(start, data);
    const files = await openFiles(start, data, archiver);
    const caches = await openCaches(start, data);
    const running: Start = { env: inZone(env, caches.zone), log, now: start.now, stop };
    const mailer = await startMail(running, data);
    const shared = openShared(running, data, files, caches);
    await startBackgroundJobs(
      running,
      data,
      { ...shared, loopbackAddress: () => loopbackAddress(port.server) },
      mailer,
    );
    const events = eventCounter({ db: data.db, log, now: start.now, env: running.env });
    stop.finally("page views", events.stop);
    const webServer = await createSite(running, data, caches, { ...shared, events });
    stop.finally("log of requests", webServer.direct.stop);
    port.answerWith(webServer);
    // Stopping happens in reverse order: requests stop before the services that they need.
    stop.finally("requests", port.close);
    stop.arm();
    const boundPort = portOf(port.server);
    const site = siteAddress({ SITE_URL: env.SITE_URL, PORT: takesOver ? env.PORT : boundPort });
    if (data.setUpToken)
      progress(
        `Administrator: none yet. Create one within ${LINK_HOURS["set-up"]} hours at ${setUpAddress(site, data.setUpToken)}`,
      );
    answerLauncher(port, boundPort);
    progress(`Openward is ready at ${site}`);
  } catch (error) {
    await stop.undo();
    if (!(error instanceof Interrupted)) throw error;
    progress("Stopped.");
    process.exit(0);
  }
}

/** Starts or reaches the database, prepares its schema and first content, and opens the pool of connections. */
async function openData({ env, log, now, stop }: Start) {
  const database = await connectDatabase(env, log, stop.signal);
  stop.finally("database", database.stop);
  const cluster = database.isPackaged ? await clusterHome(env.DATA_DIR) : undefined;
  if (cluster)
    stop.finally("reserve of the disk", keepDiskReserve({ directory: dirname(cluster), log }).stop);
  const storage = await fileStorage(env);
  const { secrets, setUpToken } = await prepareDatabase(
    database.url,
    () => prepareContent(database.url, env, storage, now),
    database.poolerUrl,
  );
  const poolUrl = database.poolerUrl ?? database.url;
  const watch = watchDatabase(poolUrl, log);
  const { db, pool, close } = openDatabase(poolUrl, { watch, isPooled: database.poolerUrl !== undefined });
  stop.finally("connections", async () => {
    watch.stop();
    await close();
  });
  const backupsAt = await backupTarget(env);
  const { site: siteId } = await ledgerHead(db);
  return { database, cluster, storage, secrets, setUpToken, watch, db, pool, backupsAt, siteId };
}

type Data = Awaited<ReturnType<typeof openData>>;

/** Archives the changes of the packaged PostgreSQL, if the operator configured it. */
async function startArchive({ env, log }: Start, data: Data): Promise<Archiver | undefined> {
  const { cluster, siteId, backupsAt, storage, db } = data;
  if (!cluster) return undefined;
  return archiveChanges({
    env,
    home: cluster,
    site: siteId,
    target: backupsAt,
    storage,
    log,
    onGap: async () => void (await sendJob(db, sweepBackupsJob, {})),
  });
}

/** The storage of files, and the comparison of the files in it with those that records refer to. */
async function openFiles({ env, log, stop }: Start, { db, storage: own }: Data, archiver?: Archiver) {
  const storage = archivedStorage(own, archiver);
  const missingFiles = watchMissingFiles({
    compare: () => compareFiles(storage, () => namedFiles(db)),
    first: await checkFiles({ env, db, storage, log, signal: stop.signal }),
    log,
  });
  stop.finally("comparison of files", async () => missingFiles.stop());
  return { storage, missingFiles };
}

type Files = Awaited<ReturnType<typeof openFiles>>;

/** The caches of this process, and the listener that receives the changes that make them stale. */
async function openCaches({ env, log, now, stop }: Start, { database, db, pool, watch }: Data) {
  const cache = new PageCache({
    maxBytes: CACHE_BYTES,
    staleMs: env.STALE_PAGES_HOURS * 3_600_000,
    now,
    isDatabaseDown: () => watch.isDown,
  });
  const shell = cachedShell(db, now);
  const visibility = cachedVisibility(db, env);
  const zone = hospitalZone(db, env.TZ_HOSPITAL, (tags) => cache.drop(tags));
  await zone.read();
  const siteServices = cachedServices({ db, now });
  const move = watchMove(pool, log, askToStartAgain);
  stop.finally("watch over a move", async () => move.stop());
  const audience = audienceOf(
    cache,
    queryMemory(db),
    shell,
    visibility,
    zone,
    ...siteServices.audience,
    move,
  );
  const announcements = listenForTags(database.url, audience, log, watch);
  stop.finally("cache announcements", announcements.stop);
  return { cache, shell, visibility, zone, services: siteServices.services, announcements };
}

type Caches = Awaited<ReturnType<typeof openCaches>>;

async function startMail({ env, stop }: Start, { db }: Data): Promise<Mailer | null> {
  const mailer = openMailer(env, db);
  await reportHeldMail(db);
  if (mailer) stop.finally("mail", async () => mailer.close());
  return mailer;
}

/** The services that both the jobs and the web server use. */
function openShared({ env, log, now }: Start, data: Data, files: Files, { announcements, zone }: Caches) {
  const { db, pool, database, secrets } = data;
  const { sealer, keyedHash } = secrets;
  const { storage, missingFiles } = files;
  const domains = domainServices({ db, sealer, keyedHash, now }, env);
  const payments = openPayments(env, { db, keyedHash, now }, progress);
  const virusScanner = createVirusScanner(env.CLAMD_URL, log);
  const forwarding = countForwarding(now);
  const health = healthServices({
    env: inZone({ ...env, DATABASE_URL: database.isPackaged ? undefined : database.url }, zone),
    log,
    connection: { url: database.url, db },
    storage,
    now,
    payments,
    missingFiles: async () => missingFiles.latest(),
    scanVirus: () => virusScanner.check(),
    serverFigures: async () => serverFigures(pool, forwarding),
    receiveAnnouncement: () => announcements.roundTrip(db, ANNOUNCEMENT_MS),
  });
  return {
    db,
    log,
    now,
    sealer,
    keyedHash,
    payments,
    paymentPurposes: paymentPurposes(domains),
    domains,
    demo: createDemoSite({ db, keyedHash, storage, namedFiles }),
    storage,
    missingFiles,
    virusScanner,
    forwarding,
    health,
  };
}

type Shared = ReturnType<typeof openShared>;

/** Starts the workers of the job queue, and releases the mail that waited for the site's address. */
async function startBackgroundJobs(
  { env, log, now, stop }: Start,
  { database, db, watch, backupsAt, siteId }: Data,
  shared: Shared & { loopbackAddress(): string },
  mailer: Mailer | null,
): Promise<void> {
  const jobs = await startJobs(
    { url: database.url, watch, db, log, now },
    jobHandlers({
      ...shared,
      mailer,
      site: env.SITE_URL,
      erasureMirror: erasureMirror(ledgerPlaces(env, backupsAt, siteId), log),
      runBackup: (id) => runInSeparateProcess(db, id, { log, signal: stop.signal }),
      sharedCaches: { urls: env.CACHE_PURGE_URL ?? [], token: env.CACHE_PURGE_TOKEN },
      hasBackupTarget: backupsAt !== undefined,
      asksOutside: env.LINK_CHECK === "on",
    }),
  );
  stop.finally("jobs", jobs.stop);
  await purgeSharedCaches(env, db);
  await releaseWaiting({ db, now, site: env.SITE_URL });
  const outbox = watchOutbox({ db, log, now });
  stop.finally("abandoned mail", outbox.stop);
}

/** The web server's handler of requests. */
async function createSite(
  { env, now, stop }: Start,
  { db, pool, watch, secrets, backupsAt }: Data,
  { cache, shell, visibility, services, announcements }: Caches,
  shared: Shared & { events: EventCounter },
) {
  const { sealer, keyedHash, forwarding, health } = shared;
  const mainPhone = () => shell.latest()?.settings?.mainPhone;
  const backups = {
    now,
    get timeZone() {
      return env.TZ_HOSPITAL;
    },
    hasTarget: backupsAt !== undefined,
    archive: health.archive,
  };
  return createServer({
    ...shared,
    ...services,
    ...adminAccess({ db, now, secondFactor: services.secondFactor }),
    env,
    pool,
    watch,
    cache,
    mainPhone,
    sendStale: createStaleSender({ env, now, mainPhone }),
    shell,
    visibility,
    backupTarget: backupsAt,
    countUse: createRateLimits(pool, secrets.secret),
    captcha: createCaptcha(env, { db, sealer, keyedHash, now }),
    metrics: createMetrics({ db, pool, cache, announcements, forwarding, disks: health.disks, backups }),
    assets: await loadAssets(join(projectRoot(), "build/client")),
    pages: createPageRenderer(build),
    isAccepting: () => !stop.requested,
  });
}

/** Shared caches may have pages of other settings, or of another release, than those of this start. */
async function purgeSharedCaches({ CACHE_PURGE_URL }: Env, db: Database): Promise<void> {
  if (!CACHE_PURGE_URL) return;
  purgeWithAnnouncements(CACHE_PURGE_URL);
  await announceTags(db, [EVERYTHING_TAG]);
}

async function reportHeldMail(db: Database): Promise<void> {
  if (await isMailHeld(db))
    progress(
      "Mail: held, because this site was restored from a backup. Once it is the site that people use, release it with: npm start -- send-mail",
    );
}

/** Uses separate connections without a watch, because writes at a start may take as long as they need. */
async function prepareContent(url: string, env: Env, storage: FileStorage, now: () => Date) {
  const { db, close } = openDatabase(url);
  try {
    const secrets = await siteSecrets(db, env, now());
    await refreshIndexes(db);
    if (env.SEED === "demo") {
      if (!(await hasRealContent(db))) await waitForBucket(env, storage);
      await seedWhenEmpty(db, storage, secrets);
    }
    await addStarterWhenEmpty(db);
    const { sealer, keyedHash } = secrets;
    const setUpToken = await firstAdministrator({ db, sealer, env, now }, env);
    if (env.SEED === "demo") await seedFoundationWhenNew(domainServices({ db, sealer, keyedHash, now }, env));
    return { secrets, setUpToken };
  } finally {
    await close();
  }
}

/**
 * Bypasses the proxy and the public name: a server that listens on all addresses also answers on the loopback
 * address.
 */
function loopbackAddress(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  const host = address.address === "::" || address.address === "0.0.0.0" ? "127.0.0.1" : address.address;
  return `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
}

/** The port that the system chose, if PORT is 0. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

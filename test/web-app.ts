import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll } from "vitest";
import { listen, stopListening } from "~/commands/listen";
import { eventCounter } from "~/domain/analytics/event-counter";
import { domainServices } from "~/domain/domain-services";
import { type Env, readEnv } from "~/env";
import { paymentPurposes } from "~/payment-purposes";
import { audienceOf } from "~/platform/cache/audience-of";
import { PageCache } from "~/platform/cache/page-cache";
import { listenForTags } from "~/platform/cache/tag-listener";
import { createCaptcha } from "~/platform/captcha/create-captcha";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { createLogger } from "~/platform/logging/logger";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { createRateLimits } from "~/platform/rate-limit/rate-limits";
import { localStorage } from "~/platform/storage/local-storage";
import { createMetrics } from "~/web/api/metrics/metrics";
import { knownFeatures } from "~/web/known-features";
import { knownShell } from "~/web/known-shell";
import type { PageRenderer } from "~/web/page-renderer";
import { createApp } from "~/web/server";
import type { Services } from "~/web/services";
import { knownLock } from "~/web/site-lock/known-lock";
import { testDatabase } from "./database";

export interface TestApp {
  url: string;
  services: Services;
  /** What was logged so far, a line each. */
  logged(): Record<string, unknown>[];
}

const secret = "a secret of the tests, long enough";

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

interface Options {
  settings?: Record<string, string>;
  pages?: Partial<PageRenderer>;
  /** Another app's, to be two nodes on one database. */
  database?: TestDatabase;
  services?: Partial<Services>;
}

/**
 * The web server on a port of its own and a database of its own, with everything real but the pages, which the test
 * gives. Stopped when the file's tests are over.
 */
export async function testApp({
  settings = {},
  pages = {},
  database,
  services: others = {},
}: Options = {}): Promise<TestApp> {
  const { db, pool, url } = database ?? (await testDatabase());
  const dataDirectory = await mkdtemp(join(tmpdir(), "openward-app-"));
  const env: Env = readEnv({
    NODE_ENV: "test",
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: dataDirectory,
    ...settings,
  });
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLogger({ destination });
  const keyedHash = createKeyedHash(secret);
  const now = others.now ?? (() => new Date());
  const cache = new PageCache({ maxBytes: 8 * 1024 * 1024, now });
  const lock = knownLock(db);
  const features = knownFeatures(db, env);
  const announcements = listenForTags(url, audienceOf(cache, lock, features), log);
  const sealer = createSealer(secret);
  const events = eventCounter({ db, log, now, timeZone: env.TZ_HOSPITAL });
  const services: Services = {
    env,
    db,
    pool,
    log,
    cache,
    shell: knownShell(db, log),
    lock,
    features,
    storage: localStorage(join(dataDirectory, "files")),
    sealer,
    countUse: createRateLimits(pool, secret),
    keyedHash,
    captcha: createCaptcha(env, { db, sealer, keyedHash, now }),
    payments: sandboxProvider({ db, keyedHash, now }),
    paymentPurposes: paymentPurposes(domainServices({ db, sealer, keyedHash, now }, env)),
    events,
    metrics: createMetrics(db),
    assets: { find: () => undefined },
    pages: { ...plainPages, ...pages },
    now,
    isAccepting: () => true,
    ...others,
  };
  const server = await listen(createApp(services), env);
  await announcements.ready;
  afterAll(async () => {
    await stopListening(server);
    await announcements.stop();
    await events.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, services, logged: () => lines.map((line) => JSON.parse(line)) };
}

/** Every address is a page that says its own name; refused requests say why. */
const plainPages: PageRenderer = {
  async render(request, { failure, page }) {
    page.reads("page");
    const { pathname } = new URL(request.url);
    return new Response(failure ? `<h1>${failure.message}</h1>` : `<h1>${pathname}</h1>`, {
      status: failure?.status ?? 200,
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  },
  act: async () => Response.json({ ok: true }),
  declarations: () => ({ personal: false, acceptsPost: false }),
};

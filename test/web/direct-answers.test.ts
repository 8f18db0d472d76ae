import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createServer } from "~/app/server";
import { listen, stopListening } from "~/commands/listen";
import { siteLock } from "~/features/settings/site-lock/table";
import { announceTags } from "~/platform/cache/announce-tags";
import { fixedForms } from "~/platform/cache/compressed-forms";
import { registerTags } from "~/platform/cache/page-reads";
import { rawRequest } from "../raw-request";
import { testApp } from "../web-app";

/** Long enough that the best compressed form is smaller than the quick one. */
const LONG = Array.from({ length: 200 }, (_, at) => `Room ${at * 7919}, close to home. `).join("");
let isDown = false;
let renderings = 0;

/** A build with one file in three encodings, and one that is not compressed. */
const assets = new Map(
  [
    { path: "/assets/app-1.js", forms: { br: Buffer.from("br of it"), gzip: Buffer.from("gzip of it") } },
    { path: "/sw.js", forms: {} },
  ].map(({ path, forms }) => [
    path,
    {
      status: 200,
      headers: { "content-type": "text/javascript", "cache-control": "no-cache", vary: "accept-encoding" },
      etag: 'W/"of-the-file"',
      body: Buffer.from(`// ${path}`),
      compressed: fixedForms(forms),
    },
  ]),
);

const { services, logged } = await testApp({
  settings: { TRUST_PROXY: "loopback" },
  services: {
    assets: { find: (path) => assets.get(path) },
    watch: {
      get isDown() {
        return isDown;
      },
    },
  },
  pages: {
    async render(request) {
      registerTags("page");
      renderings += 1;
      const { pathname, origin } = new URL(request.url);
      const type = pathname.endsWith(".data") ? "text/x-script" : "text/html; charset=utf-8";
      return new Response(`<h1>${origin}${pathname}</h1>${LONG}`, {
        status: pathname === "/nowhere" ? 404 : 200,
        headers: { "content-type": type, "content-security-policy": "default-src 'self'", link: "<x>" },
      });
    },
    declarations: (path) => ({ personal: path.startsWith("/registration/"), acceptsPost: path === "/form" }),
  },
});
await services.storage.put("ab12.csv", Buffer.from(`care,price\n${LONG}`), "text/csv");
await services.storage.put("ab13.webp", Buffer.from("a picture"), "image/webp");
await services.storage.put("ab14.mp4", Buffer.from("a film"), "video/mp4");

const { app, direct } = createServer(services);
/** For each request since the last `reset`, whether it was answered from memory. */
const answered: boolean[] = [];
const nothing = { answer: () => false, stop: async () => {} };
const both = await listen(
  {
    app,
    direct: {
      ...direct,
      answer(...request) {
        answered.push(direct.answer(...request));
        return answered.at(-1) ?? false;
      },
    },
  },
  services.env,
);
const appOnly = await listen({ app, direct: nothing }, services.env);
afterAll(async () => {
  await Promise.all([both, appOnly].map(stopListening));
  await direct.stop();
});

const addressOf = (server: typeof both) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const HOST = "hospital.example";

/** A server's response to the same bytes, without values that differ between any two responses. */
async function sentBy(server: typeof both, requestLine: string, headers: string[]) {
  const head = [requestLine, ...headers].join("\r\n");
  const { status, headers: sent, body } = await rawRequest(addressOf(server), head);
  const { date: _, "x-request-id": id, ...rest } = sent;
  expect(id).toMatch(/^[\w.-]{8,128}$/);
  return { status, headers: rest, body: body.replaceAll(id ?? "", "<id>") };
}

/** @returns what both servers send, which must be the same, and whether it came from memory */
async function send(requestLine: string, headers: string[] = [`Host: ${HOST}`]) {
  const expected = await sentBy(appOnly, requestLine, headers);
  answered.length = 0;
  const actual = await sentBy(both, requestLine, headers);
  expect(actual).toEqual(expected);
  return { ...actual, fromMemory: answered.at(-1) };
}

const get = (path: string, ...headers: string[]) =>
  send(`GET ${path} HTTP/1.1`, [`Host: ${HOST}`, ...headers]);

async function setLock(locked: boolean) {
  await services.db
    .insert(siteLock)
    .values({ locked, passwordHash: "x", changedAt: new Date() })
    .onConflictDoUpdate({ target: siteLock.id, set: { locked } });
  await announceTags(services.db, ["site-lock"]);
  await vi.waitFor(() => expect(services.lock.peek()?.value?.locked).toBe(locked), { timeout: 30_000 });
}

/** The length of each compressed form that was made first. */
const firstLengths = new Map<string, number>();

/** Requests the path until its best compressed form replaces the first: it is smaller. */
async function untilBest(path: string, encoding: string) {
  const length = async () => {
    const line = `GET ${path} HTTP/1.1`;
    const { headers } = await sentBy(both, line, [`Host: ${HOST}`, `Accept-Encoding: ${encoding}`]);
    return Number(headers["content-length"]);
  };
  const key = `${path} ${encoding}`;
  const first = firstLengths.get(key) ?? (await length());
  firstLengths.set(key, first);
  await vi.waitFor(async () => expect(await length()).toBeLessThan(first), { timeout: 30_000 });
}

beforeEach(async () => {
  // In the cache, and in the memory of files.
  await get("/files/ab13.webp");
  for (const path of ["/about-us", "/about-us.data", "/", "/files/ab12.csv"])
    for (const encoding of ["br", "gzip"]) await untilBest(path, encoding);
});

describe("from memory as from the application", () => {
  const ENCODINGS = ["br, gzip", "gzip", "br;q=0, gzip", "identity", "gzip;q=0"];
  const paths = ["/about-us", "/about-us.data", "/", "/assets/app-1.js", "/sw.js", "/files/ab12.csv"];

  test.each(paths)("%s in each encoding, for GET and HEAD", async (path) => {
    for (const method of ["GET", "HEAD"])
      for (const accepted of ENCODINGS) {
        const line = `${method} ${path} HTTP/1.1`;
        const { fromMemory, status, body } = await send(line, [
          `Host: ${HOST}`,
          `Accept-Encoding: ${accepted}`,
        ]);
        expect([status, fromMemory]).toEqual([200, true]);
        expect(body === "").toBe(method === "HEAD");
      }
  });

  test("a stored picture under its key, and under its key with a name", async () => {
    for (const path of ["/files/ab13.webp", "/files/ab13.webp/portrait.webp"])
      expect(await get(path)).toMatchObject({ status: 200, body: "a picture", fromMemory: true });
  });

  test("a caller that has the current version gets 304", async () => {
    for (const path of ["/about-us", "/assets/app-1.js"]) {
      const { headers } = await get(path);
      const again = await get(path, `If-None-Match: "other", ${headers.etag}`);
      expect(again).toMatchObject({ status: 304, body: "", fromMemory: true });
      expect(await get(path, 'If-None-Match: W/"other"')).toMatchObject({ status: 200, fromMemory: true });
    }
  });

  test("each host gets its own page", async () => {
    const other = ["Host: other.example:8080"];
    await send("GET /about-us HTTP/1.1", other);
    const { body, fromMemory } = await send("GET /about-us HTTP/1.1", other);
    expect([body.includes("<h1>http://other.example:8080/about-us</h1>"), fromMemory]).toEqual([true, true]);
    const secure = ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: https"];
    await get("/about-us", ...secure);
    expect((await get("/about-us", ...secure)).body).toContain(`<h1>https://${HOST}/about-us</h1>`);
    expect((await get("/about-us")).body).toContain(`<h1>http://${HOST}/about-us</h1>`);
  });

  test("a trusted proxy's request id is sent back", async () => {
    const headers = { host: HOST, "x-forwarded-for": "203.0.113.9", "x-request-id": "of-the-proxy-7" };
    const response = await fetch(`${addressOf(both)}/assets/app-1.js`, { headers });
    expect([response.headers.get("x-request-id"), answered.at(-1)]).toEqual(["of-the-proxy-7", true]);
  });

  test("a page that is requested again is sent in a smaller form, and says the same", async () => {
    services.cache.drop(["page"]);
    const request = async () => {
      const headers = { "accept-encoding": "br" };
      const response = await fetch(`${addressOf(both)}/about-us`, { headers });
      return { bytes: Number(response.headers.get("content-length")), text: await response.text() };
    };
    const first = await request();
    expect(answered.at(-1)).toBe(false);
    await vi.waitFor(
      async () => {
        const later = await request();
        expect(later.bytes).toBeLessThan(first.bytes);
        expect(later.text).toBe(first.text);
        expect(answered.at(-1)).toBe(true);
      },
      { timeout: 30_000 },
    );
  });

  test("a changed page is rendered again", async () => {
    const before = renderings;
    await get("/about-us");
    expect(renderings).toBe(before);
    services.cache.drop(["page"]);
    expect((await sentBy(both, "GET /about-us HTTP/1.1", [`Host: ${HOST}`])).status).toBe(200);
    expect([renderings, answered.at(-1)]).toEqual([before + 1, false]);
  });
});

describe("the application answers what needs more than memory", () => {
  test.each([
    ["another method", "POST /about-us HTTP/1.1", [], 405],
    ["a query", "GET /about-us?q=knee HTTP/1.1", [], 200],
    ["a path that is not in memory", "GET /nowhere HTTP/1.1", [], 404],
    ["a page of one person", "GET /registration/3q2-key HTTP/1.1", [], 200],
    ["a range of a film", "GET /files/ab14.mp4 HTTP/1.1", ["Range: bytes=0-1"], 206],
    ["two host names", "GET /about-us HTTP/1.1", ["Host: evil.example"], 400],
    ["a long host name", `GET /about-us HTTP/1.1`, [], 400, "x".repeat(300)],
    ["a body", "GET /about-us HTTP/1.1", ["Content-Length: 0"], 200],
    ["a path with a dot segment", "GET /x/../about-us HTTP/1.1", [], 400],
  ])("%s", async (_what, line, headers, status, host = HOST) => {
    const response = await send(line, [`Host: ${host}`, ...headers]);
    expect([response.status, response.fromMemory]).toEqual([status, false]);
  });

  test("every page and stored file of a locked site, but no file of the build", async () => {
    await setLock(true);
    try {
      expect(await get("/about-us")).toMatchObject({ status: 403, fromMemory: false });
      const file = await get("/files/ab13.webp");
      expect([file.headers["x-robots-tag"], file.fromMemory]).toEqual(["noindex, nofollow", false]);
      expect(await get("/assets/app-1.js")).toMatchObject({ status: 200, fromMemory: true });
    } finally {
      await setLock(false);
    }
    await get("/about-us");
    expect(await get("/about-us")).toMatchObject({ status: 200, fromMemory: true });
  });

  test("pages while the database is down, and while the lock is not known", async () => {
    isDown = true;
    expect(await get("/about-us")).toMatchObject({ status: 200, fromMemory: false });
    // Only the whole page can show since when it may be outdated.
    const part = await get("/about-us.main");
    expect([part.status, part.headers.location]).toEqual([302, "/about-us"]);
    isDown = false;
    services.lock.suspend();
    expect(await get("/about-us")).toMatchObject({ status: 200, fromMemory: false });
    services.lock.resume();
    await vi.waitFor(async () => expect((await get("/about-us")).fromMemory).toBe(true), { timeout: 30_000 });
  });
});

test("responses from memory are counted in the metrics, and in one line of the log", async () => {
  const before = await requestsIn(await services.metrics.print());
  answered.length = 0;
  for (let count = 0; count < 3; count += 1) await fetch(`${addressOf(both)}/assets/app-1.js`);
  expect(answered).toEqual([true, true, true]);
  expect((await requestsIn(await services.metrics.print())) - before).toBe(3);
  const lines = () => logged().filter(({ msg }) => msg === "requests answered from memory");
  await vi.waitFor(() => expect(lines().length).toBeGreaterThan(0), { timeout: 30_000 });
  expect(logged().filter(({ path }) => path === "/assets/app-1.js" && answered.length === 0)).toEqual([]);
});

test("with LOG_REQUESTS=all each response from memory has its own line", async () => {
  const talkative = await testApp({
    settings: { LOG_REQUESTS: "all" },
    services: { assets: { find: (path) => assets.get(path) } },
  });
  const response = await fetch(`${talkative.url}/assets/app-1.js`);
  const requestId = response.headers.get("x-request-id");
  expect(talkative.logged()).toContainEqual(
    expect.objectContaining({ msg: "request", path: "/assets/app-1.js", status: 200, requestId }),
  );
});

async function requestsIn({ text }: { text: string }): Promise<number> {
  const line = /^http_request_duration_seconds_count\{method="GET",status="200"\} (\d+)$/m.exec(text);
  return Number(line?.[1] ?? 0);
}

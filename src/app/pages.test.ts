import { get as httpGet } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { announceTags } from "~/platform/cache/announce-tags";
import { registerTags } from "~/platform/cache/page-reads";
import type { PageRenderer } from "~/server/page-renderer";
import { testDatabase } from "../../test/database";
import { testApp } from "../../test/web-app";

const database = await testDatabase();
let clock = new Date("2026-11-20T12:00:00Z");
let version = 1;
let arrived = () => {};

/** A page that shows its address, what its request carried, and a number that changes with the content. */
const render = vi.fn<PageRenderer["render"]>(async (request, { page }) => {
  const { pathname, search } = new URL(request.url);
  registerTags(pathname.slice(1));
  if (pathname === "/hours") page.validUntil(new Date("2026-11-20T17:00:00Z"));
  if (pathname === "/draft") page.notCacheable();
  const headers = new Headers({ "content-type": "text/html" });
  // React Router responds like this if the request was aborted.
  if (pathname === "/left") {
    arrived();
    await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
    return new Response(null, { status: 500 });
  }
  if (pathname === "/cookie") headers.append("set-cookie", "a=b");
  const seen = JSON.stringify([pathname + search, request.headers.get("cookie"), version]);
  return new Response(`<p>${seen}</p>${"filling ".repeat(500)}`, {
    status: pathname === "/gone" ? 404 : 200,
    headers,
  });
});
const declarations: PageRenderer["declarations"] = (path) => ({
  ...(path === "/provider-search" && { searchParams: new Set(["q", "specialty"]) }),
  personal: path === "/mine" || path === "/left",
  acceptsPost: false,
});
const options = { database, pages: { render, declarations }, services: { now: () => clock } };
const [one, two] = await Promise.all([testApp(options), testApp(options)]);

async function read(path: string, { from = one, headers = {} as Record<string, string> } = {}) {
  const renderings = render.mock.calls.length;
  const answer = await fetch(from.url + path, { headers });
  const text = await answer.text();
  return { answer, seen: /<p>(.*)<\/p>/.exec(text)?.[1], rendered: render.mock.calls.length - renderings };
}

describe("the cache", () => {
  test("renders once and answers from memory then", async () => {
    expect((await read("/plain")).rendered).toBe(1);
    const second = await read("/plain", { headers: { cookie: "who=me" } });
    expect([second.rendered, second.seen]).toEqual([0, '["/plain",null,1]']);
    expect(second.answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(second.answer.headers.get("vary")).toBe("accept-encoding");
  });

  test("gives a page all cookies if it declares that it reads them, and otherwise none", async () => {
    expect((await read("/shared", { headers: { cookie: "who=me" } })).seen).toBe('["/shared",null,1]');
    const mine = await read("/mine", { headers: { cookie: "who=me" } });
    expect(mine.seen).toBe('["/mine","who=me",1]');
    expect(mine.answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await read("/mine")).rendered).toBe(1);
  });

  test("identifies a page by the parameters that it declares, in any order, and by no others", async () => {
    expect(
      (await read("/provider-search?specialty=cardiology&q=knee&junk=1&utm_source=radio")).seen,
    ).toContain('"/provider-search?q=knee&specialty=cardiology"');
    expect((await read("/provider-search?q=knee&specialty=cardiology")).rendered).toBe(0);
    expect((await read("/provider-search?q=hip&specialty=cardiology")).rendered).toBe(1);
  });

  test("caches the main part of a page separately, and renders it as at the page's address", async () => {
    expect((await read("/part")).rendered).toBe(1);
    const part = await read("/part.main?utm_source=radio");
    expect([part.rendered, part.seen]).toEqual([1, '["/part",null,1]']);
    expect(render.mock.lastCall?.[1].isMainPart).toBe(true);
    expect((await read("/part.main", { headers: { cookie: "who=me" } })).rendered).toBe(0);
    expect((await read("/mine.main", { headers: { cookie: "who=me" } })).seen).toBe('["/mine","who=me",1]');
    expect((await read("/campaign.main?page=2")).seen).toBe('["/campaign?page=2",null,1]');
    expect((await fetch(`${one.url}/part.main`, { method: "POST" })).status).toBe(405);
  });

  test.each(["/mine.data.main", "/mine.main.data", "/mine.data.data", "/part/_.data.main"])(
    "%s, a part of a part, is not found",
    async (path) => {
      expect((await read(path)).answer.status).toBe(404);
    },
  );

  test("compresses what it renders for one request, except pages of one person", async () => {
    const encodingOf = async (path: string, accepted: string) =>
      (await read(path, { headers: { "accept-encoding": accepted } })).answer.headers.get("content-encoding");
    expect(await encodingOf("/campaign?page=2", "br, gzip")).toBe("br");
    expect(await encodingOf("/campaign?page=2", "gzip")).toBe("gzip");
    expect(await encodingOf("/campaign?page=2", "identity")).toBeNull();
    expect(await encodingOf("/mine?page=2", "br, gzip")).toBeNull();
    expect((await read("/campaign?page=2")).seen).toContain('"/campaign?page=2"');
  });

  test("ignores campaign parameters, and renders for other undeclared ones each time", async () => {
    await read("/campaign");
    expect((await read("/campaign?utm_source=radio&gclid=1")).rendered).toBe(0);
    expect((await read("/campaign?page=2")).seen).toContain('"/campaign?page=2"');
    expect((await read("/campaign?page=2")).rendered).toBe(1);
  });

  test.each(["/draft", "/cookie", "/gone"])("keeps nothing of %s", async (path) => {
    await read(path);
    expect((await read(path)).rendered).toBe(1);
  });

  test("drops a page when it expires", async () => {
    await read("/hours");
    expect((await read("/hours")).rendered).toBe(0);
    clock = new Date("2026-11-20T17:00:00Z");
    expect((await read("/hours")).rendered).toBe(1);
  });

  test("without SITE_URL, one visitor's Host header is not shown to the next", async () => {
    const as = (host: string) =>
      new Promise<string>((resolve) => {
        httpGet(one.url, { headers: { host } }, (answer) =>
          answer
            .setEncoding("utf8")
            .on("data", () => {})
            .on("end", () => resolve("read")),
        );
      });
    await as("first.example");
    await as("second.example");
    const origins = render.mock.calls.map(([, { origin }]) => origin);
    expect(origins).toEqual(expect.arrayContaining(["http://first.example", "http://second.example"]));
  });
});

describe("what is sent", () => {
  const bytes = (path: string, headers: Record<string, string>) =>
    new Promise<{
      body: Buffer;
      encoding: string | undefined;
      length: string | undefined;
      status: number | undefined;
    }>((resolve) => {
      httpGet(one.url + path, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            body: Buffer.concat(chunks),
            encoding: answer.headers["content-encoding"],
            length: answer.headers["content-length"],
            status: answer.statusCode,
          }),
        );
      });
    });

  test("uses the smallest encoding that the caller accepts, from the first response on", async () => {
    const plain = await bytes("/sizes", {});
    const br = await bytes("/sizes", { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await bytes("/sizes", { "accept-encoding": "gzip;q=1.0, br;q=0" });
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.body.length).toBeLessThan(plain.body.length / 4);
    expect(br.length).toBe(String(br.body.length));
  });

  test("is empty for a caller that has the current version", async () => {
    const { answer } = await read("/tagged");
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetch(`${one.url}/tagged`, { headers: { "if-none-match": `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect(again.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("for HEAD has the headers of GET", async () => {
    const got = await fetch(`${one.url}/head`, { headers: { "accept-encoding": "identity" } });
    const headed = await fetch(`${one.url}/head`, {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
    });
    expect(headed.headers.get("etag")).toBe(got.headers.get("etag"));
    expect(await headed.text()).toBe("");
  });
});

describe("two nodes on one database", () => {
  // Announcements arrive within a second. If it takes longer, the machine itself stalled.
  test("both drop a page within a second of its change", { retry: 2 }, async () => {
    await Promise.all([read("/news", { from: one }), read("/news", { from: two })]);
    version += 1;
    await database.db.transaction((tx) => announceTags(tx, ["news"]));
    for (const from of [one, two]) {
      await vi.waitFor(async () => expect((await read("/news", { from })).seen).toContain(`,${version}]`), {
        timeout: 1_000,
        interval: 10,
      });
    }
  });

  test("a page rendered while its content changed is not kept by either", async () => {
    const { promise: changed, resolve: go } = Promise.withResolvers<void>();
    render.mockImplementationOnce(async () => {
      registerTags("race");
      const old = version;
      await changed;
      return new Response(`<p>[${old}]</p>`);
    });
    const early = read("/race");
    await vi.waitFor(() => expect(render.mock.calls.at(-1)?.[0].url).toContain("/race"), { timeout: 15_000 });
    const before = version;
    version += 1;
    const dropped = vi.spyOn(one.services.cache, "drop");
    await database.db.transaction((tx) => announceTags(tx, ["race"]));
    await vi.waitFor(() => expect(dropped).toHaveBeenCalled(), { timeout: 15_000 });
    go();
    expect((await early).seen).toBe(`[${before}]`);
    expect((await read("/race")).seen).toContain(`,${version}]`);
  });
});

test("a visitor who leaves before the response is ready does not count as a failure", async () => {
  const leaving = new AbortController();
  const started = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const pendingResponse = fetch(`${one.url}/left`, { signal: leaving.signal });
  await started;
  leaving.abort();
  await expect(pendingResponse).rejects.toThrow();
  const line = () => one.logged().find(({ path }) => path === "/left");
  await expect.poll(line).toMatchObject({ status: 499, level: 30 });
});

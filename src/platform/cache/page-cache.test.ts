import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { RenderedPage } from "./cached-page";
import { PageCache } from "./page-cache";

let clock = new Date("2026-11-20T12:00:00Z");
const now = () => clock;

function page(text: string, more: Partial<RenderedPage> = {}): RenderedPage {
  const body = Buffer.from(text);
  return {
    status: 200,
    headers: {},
    body,
    compressed: undefined,
    etag: text,
    tags: new Set(["page"]),
    storable: true,
    ...more,
  };
}

let away = false;

/** Announcements are not received yet. */
const disconnected = (maxBytes = 1_000_000) =>
  new PageCache({ maxBytes, now, staleMs: 60_000, isDatabaseDown: () => away });

function newCache(maxBytes = 1_000_000) {
  const cache = disconnected(maxBytes);
  cache.resume();
  return cache;
}

/** A rendering that waits until the test completes it. */
function slowly() {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
  return { render: vi.fn(() => promise), finish: resolve, fail: reject };
}

const HOW = { hit: "kept", miss: "new", stale: "stale" };
const textOf = ({ page: { body }, how }: Awaited<ReturnType<PageCache["answer"]>>) => `${HOW[how]}: ${body}`;
const ask = async (cache: PageCache, text: string, more?: Partial<RenderedPage>) =>
  textOf(await cache.answer("/", async () => page(text, more)));

test("the first request renders the page, and the next ones get the cached page", async () => {
  const cache = newCache();
  expect(await ask(cache, "one")).toBe("new: one");
  expect(await ask(cache, "two")).toBe("kept: one");
});

test("addresses are separate", async () => {
  const cache = newCache();
  await cache.answer("/a", async () => page("a"));
  expect(textOf(await cache.answer("/b", async () => page("b")))).toBe("new: b");
});

describe("shared caches may use", () => {
  const shared = { headers: () => ({ "surrogate-key": "", "cdn-cache-control": "" }) };
  const isShared = async (cache: PageCache, render: () => Promise<RenderedPage>) =>
    (await cache.answer("/", render)).page.shared !== undefined;

  test("a page that this node caches, whether just rendered or from the cache", async () => {
    const cache = newCache();
    expect(await isShared(cache, async () => page("one", { shared }))).toBe(true);
    expect(await isShared(cache, async () => page("two"))).toBe(true);
  });

  test("no page that was announced as changed while it was rendered", async () => {
    const cache = newCache();
    const { render, finish } = slowly();
    const answer = isShared(cache, render);
    cache.drop(["page"]);
    finish(page("before", { shared }));
    expect(await answer).toBe(false);
  });

  test("no page while announcements are not received", async () => {
    expect(await isShared(disconnected(), async () => page("one", { shared }))).toBe(false);
  });
});

describe("an announcement", () => {
  test("of a tag of most pages keeps the other pages, which are later dropped by their own tags", async () => {
    const cache = newCache();
    const cachedPage = (key: string, ...tags: string[]) =>
      cache.answer(key, async () => page(key, { tags: new Set(tags) }));
    for (const at of [1, 2, 3]) await cachedPage(`/${at}`, "settings", `page:${at}`);
    await cachedPage("/list", "provider");
    cache.drop(["settings"]);
    expect(cache.pages).toBe(1);
    expect(textOf(await cachedPage("/list"))).toBe("kept: /list");
    await cachedPage("/1", "page:1");
    cache.drop(["provider"]);
    expect(textOf(await cachedPage("/1"))).toBe("kept: /1");
    expect(cache.pages).toBe(1);
  });

  test("drops the pages with its tags and no others", async () => {
    const cache = newCache();
    await cache.answer("/providers", async () => page("p1", { tags: new Set(["provider", "page"]) }));
    await cache.answer("/hours", async () => page("h1", { tags: new Set(["location"]) }));
    cache.drop(["provider", "unheard-of"]);
    expect(textOf(await cache.answer("/providers", async () => page("p2")))).toBe("new: p2");
    expect(textOf(await cache.answer("/hours", async () => page("h2")))).toBe("kept: h1");
  });

  test("of other tags during a rendering has no effect", async () => {
    const cache = newCache();
    const first = slowly();
    const answer = cache.answer("/", first.render);
    cache.drop(["location"]);
    first.finish(page("still true"));
    await answer;
    expect(await ask(cache, "needless")).toBe("kept: still true");
  });

  test("during a rendering makes later requests render again", async () => {
    const cache = newCache();
    const [before, after] = [slowly(), slowly()];
    const early = cache.answer("/", before.render);
    cache.drop(["page"]);
    const late = cache.answer("/", after.render);
    after.finish(page("after"));
    before.finish(page("before"));
    expect([textOf(await early), textOf(await late)]).toEqual(["new: before", "new: after"]);
    expect(await ask(cache, "third")).toBe("kept: after");
  });
});

type AnyCache = Pick<PageCache, "answer" | "drop">;

/** Announces a change while a page is being rendered from the former state, then requests the page again. */
async function changeDuringRendering(cache: AnyCache): Promise<string> {
  const { render, finish } = slowly();
  const early = cache.answer("/", render);
  cache.drop(["page"]);
  finish(page("before the change"));
  await early;
  return (await cache.answer("/", async () => page("after the change"))).page.body.toString();
}

describe("a change during a rendering", () => {
  test("shows at the next request", async () => {
    expect(await changeDuringRendering(newCache())).toBe("after the change");
  });

  test("negative control: without tracking of renderings the stale page stays", async () => {
    const pages = new Map<string, RenderedPage>();
    const unwatched: AnyCache = {
      async answer(key, render) {
        const cachedPage = pages.get(key);
        if (!cachedPage) pages.set(key, await render());
        return { page: pages.get(key) as RenderedPage, how: cachedPage ? "hit" : "miss" };
      },
      drop: () => pages.clear(),
    };
    expect(await changeDuringRendering(unwatched)).toBe("before the change");
  });
});

test("simultaneous requests share one rendering", async () => {
  const cache = newCache();
  const { render, finish } = slowly();
  const answers = Array.from({ length: 50 }, () => cache.answer("/", render));
  finish(page("one"));
  expect(new Set((await Promise.all(answers)).map(textOf))).toEqual(new Set(["new: one"]));
  expect(render).toHaveBeenCalledOnce();
});

test("a failed rendering fails all waiting requests, and the next request tries again", async () => {
  const cache = newCache();
  const { render, fail } = slowly();
  const answers = [cache.answer("/", render), cache.answer("/", render)];
  fail(new Error("no database"));
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask(cache, "well again")).toBe("new: well again");
});

describe("while announcements are not received", () => {
  test("cached pages are not used, and requests do not share renderings", async () => {
    const cache = disconnected();
    const { render, finish } = slowly();
    const answers = [cache.answer("/", render), cache.answer("/", render)];
    finish(page("one"));
    await Promise.all(answers);
    expect(render).toHaveBeenCalledTimes(2);
    expect(await ask(cache, "two")).toBe("new: two");
  });

  test("earlier pages are not used afterward, and new ones are cached", async () => {
    const cache = newCache();
    await ask(cache, "one");
    cache.suspend();
    expect(await ask(cache, "two")).toBe("new: two");
    cache.resume();
    expect(cache.bytes).toBe(0);
    expect(await ask(cache, "three")).toBe("new: three");
    expect(await ask(cache, "four")).toBe("kept: three");
  });

  test.each([
    ["began before they were heard", (cache: PageCache) => cache.resume()],
    ["saw them come and go", (cache: PageCache) => [cache.resume(), cache.suspend(), cache.resume()]],
  ])("a rendering that %s is not cached", async (_what, meanwhile) => {
    const cache = disconnected();
    const { render, finish } = slowly();
    const answer = cache.answer("/", render);
    meanwhile(cache);
    finish(page("may have missed one"));
    await answer;
    expect(await ask(cache, "sure")).toBe("new: sure");
  });
});

describe("while the database does not respond", () => {
  const lost = () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  const noon = clock;
  beforeEach(() => {
    clock = noon;
    away = false;
  });
  afterAll(() => {
    clock = noon;
    away = false;
  });

  test.each([
    ["a rendering that throws", lost],
    ["a rendering that ends in an apology", async () => page("sorry", { status: 503, unavailable: true })],
  ])(
    "%s gives way to the page that was kept, with the time until which it was right",
    async (_what, render) => {
      const cache = newCache();
      await ask(cache, "one");
      clock = new Date(+noon + 10_000);
      cache.suspend();
      clock = new Date(+noon + 40_000);
      const answer = await cache.answer("/", render);
      expect([textOf(answer), answer.trueUntil]).toEqual(["stale: one", new Date(+noon + 10_000)]);
    },
  );

  test("once that is known, a cached page is used without rendering", async () => {
    const cache = newCache();
    await ask(cache, "one");
    cache.suspend();
    away = true;
    const render = vi.fn(lost);
    expect(textOf(await cache.answer("/", render))).toBe("stale: one");
    expect(render).not.toHaveBeenCalled();
    await expect(cache.answer("/other", render)).rejects.toThrow("gone");
  });

  test("an expired page is shown, as correct until it expired", async () => {
    const cache = newCache();
    await ask(cache, "open until noon", { expiresAt: new Date(+noon + 1_000) });
    clock = new Date(+noon + 5_000);
    away = true;
    const answer = await cache.answer("/", lost);
    expect([textOf(answer), answer.trueUntil]).toEqual(["stale: open until noon", new Date(+noon + 1_000)]);
  });

  test("a page rendered while announcements were not received is shown, as correct when its rendering started", async () => {
    const cache = disconnected();
    cache.suspend();
    clock = new Date(+noon + 5_000);
    await ask(cache, "one");
    clock = new Date(+noon + 9_000);
    const answer = await cache.answer("/", lost);
    expect([textOf(answer), answer.trueUntil]).toEqual(["stale: one", new Date(+noon + 5_000)]);
  });

  test("no page is shown for longer than the setting allows", async () => {
    const cache = newCache();
    await ask(cache, "one");
    cache.suspend();
    clock = new Date(+noon + 60_000);
    expect(textOf(await cache.answer("/", lost))).toBe("stale: one");
    clock = new Date(+noon + 60_001);
    await expect(cache.answer("/", lost)).rejects.toThrow("gone");
  });

  test("a page that was announced as changed or removed is not shown", async () => {
    const cache = newCache();
    await ask(cache, "one");
    cache.drop(["page"]);
    await expect(cache.answer("/", lost)).rejects.toThrow("gone");
    await ask(cache, "two", { expiresAt: new Date(+noon + 1) });
    clock = new Date(+noon + 2);
    await ask(cache, "not found", { status: 404, storable: false });
    await expect(cache.answer("/", lost)).rejects.toThrow("gone");
  });

  test("a defect does not bring back an old page", async () => {
    const cache = newCache();
    await ask(cache, "one");
    cache.suspend();
    await expect(cache.answer("/", () => Promise.reject(new Error("a defect")))).rejects.toThrow("a defect");
  });

  test("when announcements are received again, earlier pages are dropped, even after another outage", async () => {
    const cache = newCache();
    await ask(cache, "one");
    cache.suspend();
    cache.resume();
    away = true;
    await expect(cache.answer("/", lost)).rejects.toThrow("gone");
  });
});

describe("a page is not cached", () => {
  test("if it says so", async () => {
    const cache = newCache();
    await ask(cache, "for you", { storable: false });
    expect(await ask(cache, "next")).toBe("new: next");
  });

  test("after it expires", async () => {
    const cache = newCache();
    await ask(cache, "open until five", { expiresAt: new Date("2026-11-20T17:00:00Z") });
    clock = new Date("2026-11-20T16:59:59Z");
    expect(await ask(cache, "?")).toBe("kept: open until five");
    clock = new Date("2026-11-20T17:00:00Z");
    expect(await ask(cache, "closed")).toBe("new: closed");
  });

  test("if it expired while it was rendered", async () => {
    const cache = newCache();
    await ask(cache, "late", { expiresAt: new Date(clock.getTime() - 1) });
    expect(await ask(cache, "fresh")).toBe("new: fresh");
  });
});

test("the size is limited, and the least recently used page leaves first", async () => {
  const cache = newCache(100_000);
  const put = (key: string) => cache.answer(key, async () => page("x".repeat(9_000)));
  for (let index = 0; index < 9; index++) await put(`/${index}`);
  await put("/0");
  for (let index = 9; index < 14; index++) await put(`/${index}`);
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect((await put("/0")).how).toBe("hit");
  expect((await put("/1")).how).toBe("miss");
});

test("a page that would evict too many others is not cached", async () => {
  const cache = newCache(100_000);
  await ask(cache, "x".repeat(20_000));
  expect(cache.bytes).toBe(0);
});

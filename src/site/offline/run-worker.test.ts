import { beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../../test/fake-caches";
import type { PageSource } from "./messages";
import { runWorker } from "./run-worker";
import type { WorkerScope } from "./worker-scope";

const ORIGIN = "https://hospital.example";
const WARNING = { title: "Tornado warning", text: "Stay.", url: "", until: null };

let device: ReturnType<typeof fakeCaches>;
let pages: Map<string, () => Response>;
let fetched: string[];
let clock: number;
let skipWaiting: ReturnType<typeof vi.fn>;
let claim: ReturnType<typeof vi.fn>;
let listeners: Map<string, (event: never) => void>;

beforeEach(() => {
  device = fakeCaches();
  fetched = [];
  clock = 1_000_000;
  listeners = new Map();
  skipWaiting = vi.fn(async () => {});
  claim = vi.fn(async () => {});
  pages = new Map([
    ["/essentials", page("911")],
    ["/about-us", page("About us")],
    ["/incident.json", () => Response.json({ active: false })],
  ]);
  const scope = {
    location: { origin: ORIGIN },
    caches: device.caches,
    fetch: async (input: string | Request) => {
      const { pathname } = new URL(typeof input === "string" ? input : input.url);
      fetched.push(pathname);
      const answer = pages.get(pathname);
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
    clients: { claim },
    skipWaiting,
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
  };
  runWorker(scope as unknown as WorkerScope, () => clock);
});

const page =
  (body: string, cacheControl = "public, max-age=0, must-revalidate") =>
  () =>
    new Response(body, { headers: { "content-type": "text/html", "cache-control": cacheControl } });

/** Fires an event of the worker and waits for all of its effects. */
async function fireEvent(name: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (one: Promise<Response>) => {
      answer = one;
    },
    ...event,
  } as never);
  const answered = await answer;
  await Promise.all(work);
  return answered;
}

const visit = (path: string, client = "a page", { method = "GET", mode = "navigate" } = {}) =>
  fireEvent("fetch", { request: { url: ORIGIN + path, method, mode }, resultingClientId: client });
const say = (data: object) => fireEvent("message", { data, ports: [], source: null });

async function requestPageSource(client = "a page", keptAt: number | null = null): Promise<PageSource> {
  const postMessage = vi.fn();
  await fireEvent("message", {
    data: { type: "HOW_ANSWERED", keptAt },
    ports: [{ postMessage }],
    source: { id: client },
  });
  return postMessage.mock.lastCall?.[0];
}

test("keeps the essentials when it is installed, and nothing else", async () => {
  await fireEvent("install");
  expect(device.addresses().toSorted()).toEqual([`${ORIGIN}/essentials`, `${ORIGIN}/incident.json`]);
});

test("waits until it is asked to take over, and then controls the pages", async () => {
  await fireEvent("install");
  expect(skipWaiting).not.toHaveBeenCalled();
  await say({ type: "SOMETHING_ELSE" });
  expect(skipWaiting).not.toHaveBeenCalled();
  await say({ type: "SKIP_WAITING" });
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(claim).not.toHaveBeenCalled();
  await fireEvent("activate");
  expect(claim).toHaveBeenCalledOnce();
});

test("serves a visited page without a connection, and says how old it is", async () => {
  await visit("/about-us");
  expect(await requestPageSource()).toEqual({ keptAt: null, incident: null, isCurrent: true });
  pages.clear();
  clock += 5_000;
  expect(await (await visit("/about-us", "the next"))?.text()).toBe("About us");
  expect((await requestPageSource("the next")).keptAt).toBe(1_000_000);
  expect((await requestPageSource()).keptAt).toBeNull();
});

test("serves a page that the app navigated to", async () => {
  await say({ type: "PAGE_SHOWN", path: "/about-us" });
  await say({ type: "PAGE_SHOWN", path: "/admin/dashboard" });
  await say({ type: "PAGE_SHOWN", path: "https://elsewhere.example/about-us" });
  expect(device.addresses()).toEqual([`${ORIGIN}/about-us`]);
});

test.each([
  ["the staff's area", "/admin/dashboard"],
  ["what programs ask", "/api/search"],
])("does not handle %s, even if its response is public", async (_what, path) => {
  pages.set(path, page("secret"));
  expect(await visit(path)).toBeUndefined();
  expect(fetched).toEqual([]);
  expect(device.addresses()).toEqual([]);
});

test.each([
  ["a private answer at a public address", "/news/one", "private, no-store"],
  ["an answer that says nothing of who it is for", "/news/one", ""],
  ["a public answer at a private address", "/registration/t0ken", "public"],
])("serves %s and does not keep it", async (_what, path, cacheControl) => {
  pages.set(path, page("secret", cacheControl));
  expect(await (await visit(path))?.text()).toBe("secret");
  expect(device.addresses()).toEqual([]);
  // A public response at a public address is kept.
  pages.set("/news/one", page("news"));
  await visit("/news/one");
  expect(device.addresses()).toEqual([`${ORIGIN}/news/one`]);
});

test("does not handle what is sent", async () => {
  expect(await visit("/donate", "a page", { method: "POST" })).toBeUndefined();
  expect(fetched).toEqual([]);
});

test("an emergency reaches kept pages: requested at most once a minute, and repeated when nobody responds any more", async () => {
  await fireEvent("install");
  expect((await requestPageSource()).incident).toBeNull();
  pages.set("/incident.json", () => Response.json({ active: true, ...WARNING }));
  pages.set("/essentials", page("911, and a tornado"));
  clock += 59_000;
  expect((await requestPageSource()).incident).toBeNull();
  clock += 2_000;
  expect((await requestPageSource()).incident).toEqual(WARNING);
  pages.clear();
  clock += 120_000;
  expect((await requestPageSource()).incident).toEqual(WARNING);
  expect(await (await visit("/essentials"))?.text()).toBe("911, and a tornado");
});

test("a kept page shows an emergency as soon as the site responds again, however recently it reported none", async () => {
  await fireEvent("install");
  await visit("/about-us");
  expect((await requestPageSource()).incident).toBeNull();
  const online = new Map(pages);
  pages.clear();
  await visit("/about-us", "the next");
  for (const [path, answer] of online) pages.set(path, answer);
  pages.set("/incident.json", () => Response.json({ active: true, ...WARNING }));
  clock += 1_000;
  expect(await requestPageSource("the next")).toEqual({
    keptAt: 1_000_000,
    incident: WARNING,
    isCurrent: true,
  });
});

test("a kept page shows an emergency as soon as the site responds again, however recently a request failed", async () => {
  await fireEvent("install");
  await visit("/about-us");
  const online = new Map(pages);
  pages.clear();
  await visit("/about-us", "the next");
  expect(await requestPageSource("the next")).toEqual({
    keptAt: 1_000_000,
    incident: null,
    isCurrent: false,
  });
  for (const [path, answer] of online) pages.set(path, answer);
  pages.set("/incident.json", () => Response.json({ active: true, ...WARNING }));
  clock += 1_000;
  expect(await requestPageSource("the next")).toEqual({
    keptAt: 1_000_000,
    incident: WARNING,
    isCurrent: true,
  });
});

test("after the browser stopped the worker, a kept page tells the worker to ask the site again", async () => {
  await fireEvent("install");
  pages.set("/incident.json", () => Response.json({ active: true, ...WARNING }));
  expect(await requestPageSource("of the worker before", 900_000)).toEqual({
    keptAt: 900_000,
    incident: WARNING,
    isCurrent: true,
  });
});

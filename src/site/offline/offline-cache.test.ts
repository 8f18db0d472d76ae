import { beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../../test/fake-caches";
import { answerPage } from "./answer-page";
import { offlineCache } from "./offline-cache";

const ORIGIN = "https://hospital.example";
const PUBLIC = {
  "cache-control": "public, max-age=0, must-revalidate",
  "content-type": "text/html; charset=utf-8",
};

let device: ReturnType<typeof fakeCaches>;
let server: Map<string, () => Response>;
let fetched: string[];
let cachedAnswer: ReturnType<typeof offlineCache>;
let clock = 1000;

const fetchIt = (async (input: string | Request) => {
  const { pathname } = new URL(typeof input === "string" ? input : input.url);
  fetched.push(pathname);
  const answer = server.get(pathname);
  if (!answer) throw new TypeError("Failed to fetch");
  return answer();
}) as typeof fetch;

beforeEach(() => {
  device = fakeCaches();
  server = new Map();
  fetched = [];
  clock = 1000;
  const scope = { caches: device.caches, fetch: fetchIt, location: { origin: ORIGIN } };
  cachedAnswer = offlineCache(scope, () => clock);
});

const html =
  (body: string, headers: Record<string, string> = PUBLIC) =>
  () =>
    new Response(body, { headers });

async function navigate(path: string) {
  const work: Promise<unknown>[] = [];
  const notified = vi.fn();
  const event = {
    request: { url: ORIGIN + path } as Request,
    resultingClientId: "page",
    waitUntil: (one: Promise<unknown>) => work.push(one),
  };
  const answer = await answerPage(event, fetchIt, cachedAnswer, notified);
  await Promise.all(work);
  return { answer, notified };
}

test("a visited page is available without a connection, with the files it names", async () => {
  const files = { "cache-control": "public, max-age=31536000, immutable" };
  server.set(
    "/about-us",
    html(`<link href="/assets/site-1.css"><script>import("/assets/about-2.js")</script>`),
  );
  server.set("/assets/site-1.css", () => new Response("css", { headers: files }));
  server.set("/assets/about-2.js", () => new Response("js", { headers: files }));
  await navigate("/about-us");

  server.clear();
  clock = 9999;
  const { answer, notified } = await navigate("/about-us");
  expect(await answer.text()).toContain("site-1.css");
  expect(notified).toHaveBeenCalledWith("page", 1000);
  expect(await (await cachedAnswer.file(`${ORIGIN}/assets/about-2.js`)).text()).toBe("js");
});

test("with a connection, the site's response is shown, and replaces the older one", async () => {
  server.set("/about-us", html("old"));
  await navigate("/about-us");
  server.set("/about-us", html("new"));
  expect(await (await navigate("/about-us")).answer.text()).toBe("new");
  server.clear();
  expect(await (await navigate("/about-us")).answer.text()).toBe("new");
});

test.each([
  ["a page for one person", "/registration/t0ken", { ...PUBLIC, "cache-control": "private, no-store" }],
  ["a private link, whatever its answer says", "/giving/t0ken", PUBLIC],
  ["what a visitor searched for", "/search?q=rash", PUBLIC],
  ["a page that was asked for with a query", "/donate?donation-success&name=Ada", PUBLIC],
  ["the staff's area", "/admin/dashboard", PUBLIC],
])("keeps nothing of %s", async (_what, path, headers) => {
  server.set(new URL(path, ORIGIN).pathname, html("secret", headers));
  await navigate(path);
  await cachedAnswer.fetchPage(path);
  expect(device.addresses()).toEqual([]);
});

test("requests pages without credentials", async () => {
  const ask = vi.fn(fetchIt);
  await offlineCache({ caches: device.caches, fetch: ask, location: { origin: ORIGIN } }).fetchPage(
    "/about-us",
  );
  expect(ask).toHaveBeenCalledWith(`${ORIGIN}/about-us`, { credentials: "omit", cache: "no-cache" });
});

test("another page leads to the essentials, which name the requested page, but never a private link", async () => {
  expect((await navigate("/about-us")).answer.type).toBe("error");
  server.set("/essentials", html("911"));
  await cachedAnswer.fetchPage("/essentials");
  server.clear();
  const { answer } = await navigate("/location/elm-clinic?from=mail");
  expect(answer.headers.get("location")).toBe(`${ORIGIN}/essentials?asked=%2Flocation%2Felm-clinic`);
  for (const link of ["/giving/t0ken", "/preview/t0ken"]) {
    const { headers } = (await navigate(link)).answer;
    expect(headers.get("location")).toBe(`${ORIGIN}/essentials?asked=%2F`);
  }
  expect(await (await navigate("/essentials?asked=%2F")).answer.text()).toBe("911");
});

test("keeps forty pages, drops the oldest first, and always keeps the essentials", async () => {
  server.set("/essentials", html("911"));
  await cachedAnswer.fetchPage("/essentials");
  for (let number = 0; number < 41; number += 1) {
    server.set(`/news/${number}`, html(`news ${number}`));
    await cachedAnswer.fetchPage(`/news/${number}`);
  }
  expect(await cachedAnswer.page(new URL("/news/0", ORIGIN))).toBeUndefined();
  expect(await cachedAnswer.page(new URL("/news/1", ORIGIN))).toBeDefined();
  expect(await cachedAnswer.page(new URL("/essentials", ORIGIN))).toBeDefined();
});

test("remembers the hospital's emergency notice, and fetches the essentials again when it changes", async () => {
  const say = (body: object) => server.set("/incident.json", () => Response.json(body));
  server.set("/essentials", html("911"));
  await cachedAnswer.renewNotice();
  expect(await cachedAnswer.lastNotice()).toBeNull();
  const warning = { title: "Tornado warning", text: "Stay.", url: "", until: "1970-01-01T01:00:00.000Z" };
  say({ active: true, ...warning });
  await cachedAnswer.renewNotice();
  await cachedAnswer.renewNotice();
  expect(fetched.filter((path) => path === "/essentials")).toHaveLength(1);
  server.clear();
  await cachedAnswer.renewNotice();
  expect(await cachedAnswer.lastNotice()).toEqual(warning);
  clock = 3_600_000;
  expect(await cachedAnswer.lastNotice()).toBeNull();
  say({ active: false });
  await cachedAnswer.renewNotice();
  expect(await cachedAnswer.lastNotice()).toBeNull();
});

test("deletes caches of older versions, and no other caches", async () => {
  device.open("openward-pages-0");
  device.open("elsewhere");
  await cachedAnswer.dropOld();
  expect(device.names()).toEqual(["elsewhere"]);
});

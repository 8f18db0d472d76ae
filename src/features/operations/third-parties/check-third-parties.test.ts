import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { pageType } from "~/features/pages/page/definition";
import { COUNTED_HEADER } from "~/server/isomorphic/counted-header";
import { testDatabase } from "../../../../test/database";
import { testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { healthChecks } from "../site-health/health-checks";
import { runChecks } from "../site-health/run-checks";
import { checkThirdParties } from "./check-third-parties";
import { linkedPaths, thirdPartiesOf } from "./third-parties-of";
import { thirdPartyReports } from "./third-party-reports";

const page = new URL("https://hospital.example/specialty/oncology");

test.each([
  ["script", '<script src="https://count.example/a.js"></script>'],
  ["script", '<link rel="modulepreload" href="https://count.example/a.js">'],
  ["frame", '<iframe src="//count.example/player"></iframe>'],
  ["image", '<img src="https://count.example/pixel.gif" alt="">'],
  ["image", '<img src="/own.png" srcset="/own.png 1x, https://count.example/2.png 2x" alt="">'],
  ["style", '<link rel="stylesheet" href="https://count.example/a.css">'],
  ["style", '<link rel="preconnect" href="https://count.example">'],
  ["style", "<style>@import url(https://count.example/a.css);</style>"],
  ["style", '<p style="background: url(https://count.example/a.png)">Words</p>'],
  ["media", '<video poster="https://count.example/a.jpg"></video>'],
  ["form", '<form method="post" action="https://count.example/save"></form>'],
])("finds a third party in %s: %s", (place, html) => {
  expect(thirdPartiesOf(page, html, "")).toEqual([{ place, host: "count.example" }]);
});

test("finds hosts that a page's policy allows, and does not count links or the site itself as third parties", () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-abc=' https://count.example/x/ *.ads.example; img-src data:";
  expect(thirdPartiesOf(page, "", policy)).toEqual([
    { place: "policy", host: "count.example" },
    { place: "policy", host: "*.ads.example" },
  ]);
  const own = `<a href="https://other.example">Words</a><link rel="canonical" href="https://other.example/x">
    <img src="https://hospital.example/a.png" alt=""><script src="/a.js"></script><img src="data:image/png;base64,x" alt="">`;
  expect(thirdPartiesOf(page, own, "script-src 'self'")).toEqual([]);
});

test("follows links within the site only", () => {
  const html =
    '<a href="/x?q=1#y">1</a><a href="https://other.example/z">2</a><a href="mailto:a@b.example">3</a>';
  expect(linkedPaths(page, html)).toEqual(["/x"]);
});

const PLANTED = '<script src="https://pixel.example/p.js"></script>';
const bodies: Record<string, string> = {
  "/about-us": `<a href="/linked">Linked</a><a href="/admin">Staff</a><a href="/file.pdf">File</a>`,
  "/linked": "<h1>Linked</h1>",
  "/oncology": "<h1>Oncology</h1>",
};
const requested: string[] = [];
const database = await testDatabase();
const { db } = database;
const { url, services } = await testApp({
  database,
  pages: {
    async render(request) {
      const { pathname } = new URL(request.url);
      requested.push(pathname);
      const headers = new Headers({ "content-type": "text/html", "cache-control": "no-store" });
      if (pathname === "/about-us") headers.set(COUNTED_HEADER, "yes");
      if (pathname === "/broken") return new Response("", { status: 500 });
      return new Response(bodies[pathname], { headers });
    },
  },
});
for (const path of ["/about-us", "/oncology", "/broken"]) {
  const blocks = [{ type: "richText", props: { html: "<p>Words.</p>", ground: "paper" } }];
  const data = { path, title: `Page ${path}`, description: "What it is about.", blocks };
  await createItem({ db, actor: testActor }, pageType, data, { publish: true, trusted: true });
}
let now = new Date("2026-11-20T09:17:00Z");
const check = (options = {}) =>
  checkThirdParties(
    { db, log: services.log, now: () => now, loopbackAddress: () => url, pauseMs: 0 },
    options,
  );
const latest = async () => (await thirdPartyReports(db, 1))[0];
const health = async () => {
  const which = healthChecks.filter(({ id }) => id === "third-parties");
  return (await runChecks(services.health, which))[0];
};

test("a nightly job reads every page once and stores a dated report; the first start reads nothing", async () => {
  await check();
  expect(requested).toEqual([]);
  expect(await latest()).toBeUndefined();
  expect(await health()).toMatchObject({ result: "notApplicable" });
  now = new Date("2026-11-21T09:17:00Z");
  await check();
  expect(requested.toSorted()).toEqual(["/about-us", "/broken", "/linked", "/oncology"]);
  expect(await latest()).toMatchObject({
    startedAt: now,
    pages: 3,
    unread: ["/broken"],
    counted: ["/about-us"],
    findings: [],
    complete: true,
  });
  expect(await health()).toMatchObject({
    result: "ok",
    found: "No third party on any page about care, of 3 pages checked.",
  });
  // A restart on the same day does not read the pages again.
  await check();
  expect(requested).toHaveLength(4);
});

test("a planted script is reported with its page, and the health check warns if the page is about care", async () => {
  bodies["/about-us"] = PLANTED;
  now = new Date("2026-11-22T09:17:00Z");
  await check();
  const onCounted = { path: "/about-us", host: "pixel.example", place: "script", counted: true };
  expect((await latest())?.findings).toEqual([onCounted]);
  expect(await health()).toMatchObject({ result: "ok" });
  bodies["/oncology"] = PLANTED;
  now = new Date("2026-11-22T10:00:00Z");
  await check({ now: true });
  expect((await latest())?.findings).toEqual([
    onCounted,
    { path: "/oncology", host: "pixel.example", place: "script", counted: false },
  ]);
  expect(await health()).toMatchObject({ result: "warning", found: expect.stringContaining("/oncology") });
  expect(await thirdPartyReports(db, 10)).toHaveLength(3);
});

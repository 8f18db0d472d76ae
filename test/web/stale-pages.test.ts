import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { rootData } from "~/app/root-data";
import { hasFeature } from "~/features";
import { openDatabase } from "~/platform/database/database";
import { watchDatabase } from "~/platform/database/database-watch";
import { createLogger } from "~/platform/logging/logger";
import type { PageRenderer } from "~/server/page-renderer";
import { PAGE_NOTE_ID } from "~/site/page-note-id";
import { adminCaller } from "../admin-call";
import { cuttableDatabase } from "../cuttable-database";
import { testDatabase } from "../database";
import { signedIn } from "../factories/accounts";
import { testApp } from "../web-app";

/** One node whose connection to the database is cut, with a clock that the test moves. */
const LONG_TIMEOUT = { timeout: 30_000, interval: 20 };
const MINUTE = 60_000;
const { url, db } = await testDatabase();
const line = await cuttableDatabase(url);
const watch = watchDatabase(line.url, createLogger({ level: "silent" }));
const handle = openDatabase(line.url, { watch });
afterAll(async () => {
  watch.stop();
  await handle.close();
  line.close();
});
let offset = 0;
const now = () => new Date(Date.now() + offset);
const pages: Partial<PageRenderer> = {
  async render(request, context) {
    const { incident } = (await rootData(context, new URL(request.url))).parts;
    // A page has its own content, which is read while it is rendered.
    await context.db.execute(sql`select 1`);
    const notice = incident && `<section data-incident-until="${incident.until}">${incident.title}</section>`;
    const styles =
      '<link rel="stylesheet" href="/site.css" disabled=""/><noscript><link rel="stylesheet" href="/site.css"/></noscript>';
    return new Response(
      `${styles}<div id="${PAGE_NOTE_ID}" class="x"></div>${notice}${"<p>words</p>".repeat(200)}`,
      {
        headers: { "content-type": "text/html" },
      },
    );
  },
};
const app = await testApp({
  database: { ...handle, url: line.url, watch },
  pages,
  services: { now },
  settings: { STALE_PAGES_HOURS: "2", TZ_HOSPITAL: "America/Chicago" },
});
const call = adminCaller(app.url);
const { headers: staff } = await signedIn(db, ["permissionIncidentManager"]);
const get = (path = "/about-us", headers = {}) => fetch(app.url + path, { headers });

test("a stale page says how old it is after a minute, and is served as long as the setting says", async () => {
  const fresh = await get();
  expect(fresh.headers.get("x-openward-stale")).toBeNull();
  await cutLine();
  const at = new Date((await get()).headers.get("x-openward-stale") ?? "");
  const time = at.toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "America/Chicago",
  });
  const soon = await (await get()).text();
  expect(soon).not.toContain("This page is from");
  expect(soon).toContain('href="/site.css" disabled=""');

  offset += 2 * MINUTE;
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await get("/about-us", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
    // A browser that has the earlier page must not continue to show it without the note.
    const etag = fresh.headers.get("etag") ?? "";
    expect((await get("/about-us", { "if-none-match": etag })).status).toBe(200);
    const html = await answer.text();
    expect(html.match(/This page is from [^.]+\./g)).toEqual([`This page is from ${time}.`]);
    expect(html).not.toMatch(/<style|<script|\sstyle=/);
    // The note needs more rules than the page contains.
    expect(html).toContain('<link rel="stylesheet" href="/site.css"/>');
    expect(html).not.toContain("disabled");
  }

  offset += 120 * MINUTE;
  expect((await get()).status).toBe(503);
  await mendLine();
});

test.runIf(hasFeature("incident"))("a stale page shows no expired emergency", async () => {
  const endsAt = new Date(+now() + 10 * MINUTE).toISOString();
  const storm = { kind: "weather", title: "Closed today", text: "", url: "", endsAt };
  expect((await call("PUT", "/incident", staff, storm)).status).toBe(200);
  await vi.waitFor(async () => expect(await (await get()).text()).toContain("Closed today"), LONG_TIMEOUT);
  await cutLine();

  offset += 2 * MINUTE;
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await get("/about-us", { "accept-encoding": encoding });
    expect(await answer.text()).toContain(`<section data-incident-until="${endsAt}">`);
  }
  expect(await (await get("/incident.json")).json()).toMatchObject({ active: true, until: endsAt });

  offset += 10 * MINUTE;
  expect(await (await get()).text()).toContain(`<section hidden="" data-incident-until="${endsAt}">`);
  expect(await (await get("/incident.json")).json()).toMatchObject({ active: false, title: "" });
  await mendLine();
});

async function cutLine(): Promise<void> {
  line.cut();
  await vi.waitFor(
    async () => expect((await get()).headers.has("x-openward-stale")).toBe(true),
    LONG_TIMEOUT,
  );
}

async function mendLine(): Promise<void> {
  offset = 0;
  line.mend();
  await vi.waitFor(async () => {
    const answer = await get();
    expect([answer.status, answer.headers.get("x-openward-stale")]).toEqual([200, null]);
    expect(await answer.text()).not.toContain("This page is from");
  }, LONG_TIMEOUT);
}

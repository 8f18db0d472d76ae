import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { saveDraft } from "~/content/actions/save-draft";
import { unpublishItem } from "~/content/actions/unpublish-item";
import { redirectType } from "~/content/redirects/definition";
import { confirmItem } from "~/content/review/confirm-item";
import { contentItem } from "~/content/tables";
import { locationType } from "~/features/care/location/definition";
import { location } from "~/features/care/shared/location/table";
import { navigationType } from "~/features/navigation/definition";
import { blogPostType } from "~/features/news/blog-post/definition";
import { pageType } from "~/features/pages/page/definition";
import type { Actor } from "~/platform/audit/actor";
import type { Outcome } from "~/platform/network/outside/safe-fetch";
import type { NamedFile } from "~/platform/storage/named-file";
import { testDatabase } from "../../../../test/database";
import { makeImage, makeLocation, makeSpecialty, testActor } from "../../../../test/factories/content";
import { checkLinks } from "./check-links";
import { contentHealth } from "./content-health";
import { linkCheck } from "./table";
import { verdictOf } from "./verdict-of";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const published = { publish: true, trusted: true };
const DAY = 86_400_000;
let now = new Date();
const health = (actor: Actor = testActor, missing: NamedFile[] | undefined = []) =>
  contentHealth(db, actor, now, missing);
const round = (options: Partial<Parameters<typeof checkLinks>[0]> = {}, requestedUrls = {}) =>
  checkLinks(
    { db, now: () => now, asksOutside: true, ask: answered(200), pauseMs: 0, ...options },
    requestedUrls,
  );
const answered =
  (status: number) =>
  async (url: string): Promise<Outcome> => ({ kind: "answered", status, url });

const makePage = (path: string, html = "<p>Text.</p>") =>
  createItem(
    context,
    pageType,
    {
      path,
      title: `Page ${path}`,
      description: "What it is about.",
      blocks: [{ type: "richText", props: { html, ground: "paper" } }],
    },
    published,
  );
const makePost = (slug: string, body: string) =>
  createItem(context, blogPostType, { title: slug, slug, description: "What it says.", body }, published);

test("a published record is due for review after its time, and one click confirms it, for visitors too", async () => {
  const clinic = await makeLocation(db, { confirmedOn: null });
  const fresh = await makeLocation(db);
  const old = new Date(now.getTime() - 300 * DAY);
  await db.update(contentItem).set({ publishedAt: old }).where(eq(contentItem.id, clinic.id));
  const due = async () => (await health()).stale.items.map(({ id }) => id);
  expect(await due()).toEqual([clinic.id]);
  expect((await health()).stale.items[0]).toMatchObject({
    label: "Location",
    href: `/admin/locations/${clinic.id}`,
    confirmedByName: null,
    lookedAt: old.toISOString(),
  });

  await expect(
    confirmItem(context, locationType, { ...clinic, revision: 99 }, "2026-11-20"),
  ).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
  await confirmItem(context, locationType, clinic, "2026-11-20");
  expect(await due()).toEqual([]);
  const [shown] = await db.select().from(location).where(eq(location.id, clinic.id));
  expect(shown?.confirmedOn).toBe("2026-11-20");

  // Half a year later, both are due again.
  now = new Date(now.getTime() + 200 * DAY);
  expect((await due()).sort()).toEqual([clinic.id, fresh.id].sort());
  const again = (await health()).stale.items.find(({ id }) => id === clinic.id);
  expect(again?.confirmedByName).toBe("test");
  now = new Date();
});

test("only published records can be confirmed, and a confirmation does not publish pending changes", async () => {
  const clinic = await makeLocation(db);
  const saved = await saveDraft(context, locationType, clinic, { parking: "Behind the house." });
  await expect(confirmItem(context, locationType, saved, "2026-11-20")).rejects.toMatchObject({
    code: "IN_USE",
  });
  const gone = await unpublishItem(context, locationType, saved);
  await expect(confirmItem(context, locationType, gone, "2026-11-20")).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

test("finds broken links with the records that contain them, and requests each address on another site once", async () => {
  const first = await makePost(
    "first",
    '<p><a href="https://gone.example/a">A</a> <a href="https://works.example/">B</a> <a href="mailto:a@b.example">C</a></p>',
  );
  const second = await makePost(
    "second",
    '<p><a href="https://gone.example/a">A</a> <a href="/specialty/going">D</a></p>',
  );
  const specialty = await makeSpecialty(db, { slug: "going" });
  const requestedUrls: string[] = [];
  const ask = async (url: string): Promise<Outcome> => {
    requestedUrls.push(url);
    return { kind: "answered", url, status: url.includes("gone") ? 404 : 200 };
  };
  // The start sends no requests. The first night does.
  await round({ ask });
  expect(requestedUrls).toEqual([]);
  now = new Date(now.getTime() + DAY);
  await round({ ask });
  expect(requestedUrls.sort()).toEqual(["https://gone.example/a", "https://works.example/"]);
  expect((await health()).brokenLinks).toMatchObject({
    total: 1,
    items: [
      {
        href: "https://gone.example/a",
        reason: "The page no longer exists.",
        in: [{ id: first.id }, { id: second.id }],
      },
    ],
  });

  await db.update(contentItem).set({ publishedUrl: null }).where(eq(contentItem.id, specialty.id));
  const links = (await health()).brokenLinks.items;
  expect(links.map(({ href }) => href)).toEqual(["/specialty/going", "https://gone.example/a"]);
  // People who may not edit the blog do not see its links.
  const news: Actor = { ...testActor, permissions: new Set(["permissionNewsManager"]) };
  expect((await health(news)).brokenLinks.total).toBe(0);

  // Unless staff request it, failed links are checked again the next day, and working ones after a week.
  requestedUrls.length = 0;
  now = new Date(now.getTime() + DAY);
  await round({ ask });
  expect(requestedUrls).toEqual(["https://gone.example/a"]);
  await round({ ask }, { all: true });
  expect(requestedUrls).toHaveLength(3);
  await round({ ask, asksOutside: false }, { all: true });
  expect(requestedUrls).toHaveLength(3);

  await saveAndPublishWithout(first);
  await saveAndPublishWithout(second);
  now = new Date(now.getTime() + DAY);
  await round({ ask });
  expect((await health()).brokenLinks.total).toBe(0);
  expect(await db.select().from(linkCheck)).toEqual([]);
  now = new Date();
});

async function saveAndPublishWithout(post: { id: string; revision: number }) {
  await unpublishItem(context, blogPostType, post);
}

test("a failing server has two days before its links are reported", async () => {
  await makePost("third", '<p><a href="https://slow.example/">A</a></p>');
  const ask = async (): Promise<Outcome> => ({ kind: "failed", code: "ETIMEDOUT" });
  now = new Date();
  await round({ ask }, { all: true });
  expect((await health()).brokenLinks.total).toBe(0);
  now = new Date(now.getTime() + 3 * DAY);
  await round({ ask });
  expect((await health()).brokenLinks.items).toMatchObject([
    { href: "https://slow.example/", reason: "The site takes too long to answer." },
  ]);
  now = new Date();
});

test("each host gets one request at a time", async () => {
  const links = Array.from({ length: 6 }, (_, at) => `<a href="https://host-${at % 2}.example/${at}">A</a>`);
  await makePost("many", `<p>${links.join(" ")}</p>`);
  const busy = new Map<string, number>();
  let most = 0;
  let together = 0;
  const ask = async (url: string): Promise<Outcome> => {
    const { host } = new URL(url);
    busy.set(host, (busy.get(host) ?? 0) + 1);
    most = Math.max(most, busy.get(host) ?? 0);
    together = Math.max(together, [...busy.values()].filter((count) => count > 0).length);
    await new Promise((done) => setImmediate(done));
    busy.set(host, (busy.get(host) ?? 0) - 1);
    return { kind: "answered", status: 200, url };
  };
  await round({ ask }, { all: true });
  expect(most).toBe(1);
  expect(together).toBeGreaterThan(1);
});

test("a page that no menu, page, or redirect leads to is reported until one does", async () => {
  const lonely = await makePage("/lonely");
  await makePage("/narcissus", '<p><a href="/narcissus">Me</a></p>');
  await makePage("/known");
  await makePage("/moved-here");
  await createItem(context, redirectType, { from: "/old", to: "/moved-here", kind: "301" }, published);
  const items = ["/known", "/old"].map((href) => ({ label: href, href, subItems: [] }));
  await createItem(context, navigationType, { slug: "main", items }, published);
  const unreached = async () => {
    await round({ asksOutside: false });
    return (await health()).unreached.items.map(({ url }) => url).sort();
  };
  expect(await unreached()).toEqual(["/lonely", "/narcissus"]);
  expect((await health()).unreached.items.find(({ id }) => id === lonely.id)?.href).toBe(
    `/admin/pages/${lonely.id}`,
  );
  await makePost("guide", '<p><a href="/Lonely/#top">There</a> <a href="/narcissus">and there</a></p>');
  expect(await unreached()).toEqual([]);
});

test.each<[Outcome, string]>([
  [{ kind: "answered", status: 204, url: "" }, "works"],
  [{ kind: "answered", status: 404, url: "" }, "broken"],
  [{ kind: "answered", status: 403, url: "" }, "unsure"],
  [{ kind: "answered", status: 429, url: "" }, "unsure"],
  [{ kind: "answered", status: 503, url: "" }, "trouble"],
  [{ kind: "failed", code: "ENOTFOUND" }, "broken"],
  [{ kind: "failed", code: "CERT_HAS_EXPIRED" }, "broken"],
  [{ kind: "failed", code: "ECONNRESET" }, "trouble"],
  [{ kind: "refused", reason: "It leads to a private network." }, "refused"],
])("%o is %s", (outcome, state) => {
  expect(verdictOf(outcome).state).toBe(state);
});

test("records with missing files are listed for people who edit them, each once with the number", async () => {
  const record = { id: randomUUID(), type: "image", title: "barn.jpg" };
  const page = { id: randomUUID(), type: "page", title: "Visiting" };
  const missing = [
    { key: "a.webp", record },
    { key: "b.webp", record },
    { key: "c.pdf", record: page },
    { key: "d.seal" },
  ];
  const href = `/admin/images/${record.id}`;
  const barn = { id: record.id, label: "Image", title: "barn.jpg", href, files: 2 };
  expect((await health(testActor, missing)).missingFiles).toMatchObject({
    total: 2,
    items: [barn, { id: page.id, files: 1 }],
  });
  const mediaManager: Actor = { id: "m", name: "M", permissions: new Set(["permissionMediaManager"]) };
  expect((await health(mediaManager, missing)).missingFiles).toEqual({ total: 1, items: [barn] });
  expect((await contentHealth(db, testActor, now, undefined)).missingFiles).toBeNull();
});

test("a decorative picture is not listed as one without a description", async () => {
  await makeImage(db, { alt: "", isDecorative: true });
  expect((await health()).withoutAlt).toEqual({ items: [], total: 0 });
});

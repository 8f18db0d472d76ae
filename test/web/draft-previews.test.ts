import { and, desc, eq, isNotNull } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { saveDraft } from "~/content/actions/save-draft";
import type { ContentType } from "~/content/define-content-type";
import { hasPreviewLinks } from "~/content/preview-links/has-preview-links";
import { makePreviewLink } from "~/content/preview-links/make-preview-link";
import { contentTypes } from "~/content/registry";
import { contentItem } from "~/content/tables";
import "~/app/register";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { startSite } from "../start-site";

const { db, url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } });
afterAll(() => site.stop());

const MARK = "Zebrafinch";
const types = contentTypes().filter(hasPreviewLinks);

/** A published record of the demo hospital. */
async function publishedRecord(type: ContentType) {
  const [found] = await db
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.type, type.name), isNotNull(contentItem.publishedUrl)))
    .orderBy(desc(contentItem.publishedUrl))
    .limit(1);
  if (!found?.publishedUrl) throw new Error(`The demo hospital has no ${type.name}.`);
  return { id: found.id, revision: found.revision, data: found.data, address: found.publishedUrl };
}

/** Values whose title contains the mark. */
function marked(type: ContentType, data: Record<string, unknown>): Record<string, unknown> {
  const title = type.title(data);
  const ofTitle = Object.entries(data).find(
    ([, value]) => typeof value === "string" && value !== "" && title.includes(value),
  );
  if (!ofTitle) throw new Error(`No field of ${type.name} is in its title.`);
  return Object.assign({}, data, { [ofTitle[0]]: `${ofTitle[1]} ${MARK}` });
}

async function linkTo(type: ContentType, id: string): Promise<string> {
  const { token } = await makePreviewLink({ db, actor: testActor }, type, id, { days: 7, now: new Date() });
  return `${site.address}/preview/${token}`;
}

test.each(types.map((type) => [type.label.many, type] as const))(
  "a preview link shows drafts of %s on their own page, and the site stays as it is",
  async (_many, type) => {
    const { id, revision, data, address } = await publishedRecord(type);
    await saveDraft({ db, actor: testActor }, type, { id, revision }, marked(type, data));

    const answer = await fetch(await linkTo(type, id));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(MARK);
    expect(html).toContain("This is a draft.");
    expect(new URL(answer.url).pathname).toBe(type.url(marked(type, data)) ?? address);
    expect(html).toMatch(/<script[^>]*>[^<]*import\(/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");

    const published = await fetch(site.address + address);
    expect(published.status).toBe(200);
    expect(await published.text()).not.toContain(MARK);
  },
);

test("a draft sends no forms, can be framed only by this site, and its routes return the draft's data", async () => {
  const type = contentTypes().find(({ name }) => name === "newsItem") as ContentType;
  const { id, revision, data, address } = await publishedRecord(type);
  const draft = await saveDraft({ db, actor: testActor }, type, { id, revision }, { title: `${MARK} two` });
  const answer = await fetch(await linkTo(type, draft.id));
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  const { search } = new URL(answer.url);
  const routes = await fetch(`${site.address}${address}.data${search}`);
  expect(routes.status).toBe(200);
  expect(await routes.text()).toContain(`${MARK} two`);
  expect(routes.headers.get("cache-control")).toBe("no-store");
  const sent = await fetch(`${site.address}${address}${search}`, { method: "POST", body: new FormData() });
  expect(sent.status).toBe(400);

  const published = await (await fetch(site.address + address)).text();
  expect(published).toContain(String(data.title).slice(0, 10));
  expect(published).not.toContain(`${MARK} two`);
  const elsewhere = await fetch(`${site.address}/about-us${search}`, { headers: { accept: "text/html" } });
  expect(elsewhere.status).toBe(404);
});

test("a link shows a record that was never published, and its address stays unknown", async () => {
  const type = contentTypes().find(({ name }) => name === "newsItem") as ContentType;
  const { data } = await publishedRecord(type);
  const draft = await createItem(
    { db, actor: testActor },
    type,
    Object.assign(marked(type, data), { slug: "never-published" }),
  );
  const answer = await fetch(await linkTo(type, draft.id));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(MARK);
  expect((await fetch(`${site.address}${type.url(draft.data)}`)).status).toBe(404);
  const found = await fetch(`${site.address}/search/?q=${MARK}`);
  expect(await found.text()).not.toContain("never-published");
});

test("an expired link says that it expired and who can send a new one", async () => {
  const answer = await fetch(`${site.address}/preview/unknown`, { headers: { accept: "text/html" } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This link no longer works");
});

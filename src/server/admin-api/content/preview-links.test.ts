import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { trashItem } from "~/content/actions/trash-item";
import { makePreviewLink } from "~/content/preview-links/make-preview-link";
import { previewLink } from "~/content/preview-links/table";
import { contentItem } from "~/content/tables";
import { calendarEventType } from "~/features/events/calendar-event/definition";
import { pageType } from "~/features/pages/page/definition";
import { page } from "~/features/pages/page/table";
import { auditEvent } from "~/platform/audit/table";
import { signedIn } from "../../../../test/factories/accounts";
import { testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";

/** Shows the public row at the address, which a visitor of a draft does not have. */
const { url, services, logged } = await testApp({
  pages: {
    async render(request, { db, failure }) {
      if (failure) return new Response(failure.message, { status: failure.status });
      const { pathname } = new URL(request.url);
      const [shown] = await db.select().from(page).where(eq(page.path, pathname));
      return new Response(shown ? `<h1>${shown.title}</h1>` : "nothing", { status: shown ? 200 : 404 });
    },
  },
});
const { db } = services;
let editor: Record<string, string>;
let number = 0;

beforeAll(async () => {
  editor = (await signedIn(db, ["permissionPageEditor"])).headers;
});

async function call(method: string, path: string, body?: unknown, headers = editor) {
  const answer = await fetch(`${url}/api/admin/pages${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

async function aDraft() {
  number += 1;
  const blocks = [{ type: "richText", props: { html: `<p>Not for everybody ${number}</p>` } }];
  return createItem({ db, actor: testActor }, pageType, {
    path: `/secret-${number}`,
    title: "Secret",
    blocks,
  });
}

async function aLink(days = 7) {
  const draft = await aDraft();
  const { status, body } = await call("POST", `/${draft.id}/preview-links`, { days });
  expect(status).toBe(201);
  return { draft, ...body } as { draft: { id: string }; id: string; path: string; expiresAt: string };
}

const seen = (path: string) => fetch(`${url}${path}`, { headers: { accept: "text/html" } });

test("the link shows the draft, which visitors do not see, before and after", async () => {
  const { draft, path } = await aLink();
  const answer = await seen(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("<h1>Secret</h1>");
  expect(await db.select().from(page)).toEqual([]);
  const [item] = await db.select().from(contentItem).where(eq(contentItem.id, draft.id));
  expect(item).toMatchObject({ publishedUrl: null, publishedRevision: null });
});

test("the draft is neither cached nor indexed, tells no other site its address, and the log does not contain it", async () => {
  const { path } = await aLink();
  const { headers } = await seen(path);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  const token = path.slice("/preview/".length);
  const lines = logged().filter(({ msg }) => msg === "request");
  expect(lines.at(-2)).toMatchObject({ path: "/preview/…", status: 302, cache: "bypass" });
  expect(lines.at(-1)).toMatchObject({ path: expect.stringMatching(/^\/secret-\d+$/), cache: "bypass" });
  expect(JSON.stringify(logged())).not.toContain(token);
  await seen("/preview/half-a-token");
  expect(JSON.stringify(logged())).not.toContain("half-a-token");
});

test("a draft that its page cannot show yet says what is missing", async () => {
  const { id } = await createItem({ db, actor: testActor }, calendarEventType, { title: "A walk" });
  const { token } = await makePreviewLink({ db, actor: testActor }, calendarEventType, id, {
    days: 1,
    now: new Date(),
  });
  const answer = await seen(`/preview/${token}`);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Fill in “Begins”, “Ends”, and “Place” first.");
});

test("a link is stored as a hash, and returned once", async () => {
  const { draft, path, id } = await aLink();
  const token = path.slice("/preview/".length);
  const rows = await db.select().from(previewLink).where(eq(previewLink.id, id));
  expect(JSON.stringify(rows)).not.toContain(token);
  const listed = await call("GET", `/${draft.id}/preview-links`);
  expect(listed.body.links).toMatchObject([{ id }]);
  expect(JSON.stringify(listed.body)).not.toContain(token);
  const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, draft.id));
  expect(events.map(({ action }) => action)).toContain("page.previewLinkMade");
  expect(JSON.stringify(events)).not.toContain(token);
});

test("it stops working when it expires, is revoked, or the page is trashed", async () => {
  const expired = await aLink();
  await db
    .update(previewLink)
    .set({ expiresAt: new Date(0) })
    .where(eq(previewLink.id, expired.id));
  expect((await seen(expired.path)).status).toBe(404);
  expect((await call("GET", `/${expired.draft.id}/preview-links`)).body.links).toEqual([]);

  const revoked = await aLink();
  expect((await seen(revoked.path)).status).toBe(200);
  expect((await call("DELETE", `/${revoked.draft.id}/preview-links/${revoked.id}`)).status).toBe(200);
  expect((await seen(revoked.path)).status).toBe(404);
  expect((await call("DELETE", `/${revoked.draft.id}/preview-links/${revoked.id}`)).status).toBe(404);
  expect((await seen("/preview/made-up")).status).toBe(404);

  const trashed = await aLink();
  await trashItem({ db, actor: testActor }, pageType, { id: trashed.draft.id, revision: 1 });
  expect((await seen(trashed.path)).status).toBe(404);
});

test("people who edit the records create and revoke links, which last at most a month", async () => {
  const { draft, id } = await aLink();
  const other = (await signedIn(db, ["permissionBlogManager"])).headers;
  expect((await call("POST", `/${draft.id}/preview-links`, { days: 1 }, other)).status).toBe(403);
  expect((await call("DELETE", `/${draft.id}/preview-links/${id}`, undefined, other)).status).toBe(403);
  expect((await call("POST", `/${draft.id}/preview-links`, { days: 31 })).status).toBe(422);
});

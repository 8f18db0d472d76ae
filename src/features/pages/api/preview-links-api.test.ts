import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { trashItem } from "~/content/actions/trash-item";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { auditEvent } from "~/platform/audit/table";
import { signedIn } from "../../../../test/factories/accounts";
import { testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { pageType } from "../page/definition";
import { page } from "../page/table";
import { previewedPage } from "../preview-links/previewed-page";
import { previewLink } from "../preview-links/table";

const { url, services } = await testApp();
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

/** The page behind a link; null if the link is invalid. */
function seen(path: string) {
  const ignored = () => {};
  const context = {
    db,
    now: new Date(),
    timeZone: "America/Chicago",
    takesPayments: true,
    visibility: everythingVisible,
    reads: ignored,
    holdsUntil: ignored,
  };
  return previewedPage(context, path.slice("/preview/".length));
}

test("the link shows the draft, which visitors do not see", async () => {
  const { path } = await aLink();
  expect(await seen(path)).toMatchObject({
    title: "Secret",
    blocks: [{ type: "richText", props: { html: `<p>Not for everybody ${number}</p>` } }],
  });
  const publicly = await db
    .select()
    .from(page)
    .where(eq(page.path, `/secret-${number}`));
  expect(publicly).toEqual([]);
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
  expect(await seen(expired.path)).toBeNull();
  expect((await call("GET", `/${expired.draft.id}/preview-links`)).body.links).toEqual([]);

  const revoked = await aLink();
  expect(await seen(revoked.path)).not.toBeNull();
  expect((await call("DELETE", `/${revoked.draft.id}/preview-links/${revoked.id}`)).status).toBe(200);
  expect(await seen(revoked.path)).toBeNull();
  expect((await call("DELETE", `/${revoked.draft.id}/preview-links/${revoked.id}`)).status).toBe(404);
  expect(await seen("/preview/made-up")).toBeNull();

  const trashed = await aLink();
  await trashItem({ db, actor: testActor }, pageType, { id: trashed.draft.id, revision: 1 });
  expect(await seen(trashed.path)).toBeNull();
});

test("people who edit pages create and revoke links, which last at most a month", async () => {
  const { draft, id } = await aLink();
  const other = (await signedIn(db, ["permissionBlogManager"])).headers;
  expect((await call("POST", `/${draft.id}/preview-links`, { days: 1 }, other)).status).toBe(403);
  expect((await call("DELETE", `/${draft.id}/preview-links/${id}`, undefined, other)).status).toBe(403);
  expect((await call("POST", `/${draft.id}/preview-links`, { days: 31 })).status).toBe(422);
});

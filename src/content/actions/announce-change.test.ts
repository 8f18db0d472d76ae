import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import type { ContentType } from "~/content/define-content-type";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import { pageType } from "~/features/pages/page/definition";
import { CACHE_CHANNEL } from "~/platform/cache/announce-tags";
import { testDatabase } from "../../../test/database";
import { makeLocation, makeProvider, testActor } from "../../../test/factories/content";
import { tagsOfChange } from "./announce-change";
import { restoreItem } from "./restore-item";
import { saveDraft } from "./save-draft";
import { unpublishItem } from "./unpublish-item";

const [heart, knee, here, there] = ["1", "2", "3", "4"].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const ada = providerType.schema.parse({ name: "Ada", slug: "ada", specialties: [heart], locations: [here] });
const tags = (type: ContentType, before: object | null, after: object | null) =>
  tagsOfChange(type, { id: "7", before: before as never, after: after as never });
const always = ["provider:7", "provider", "search"];

test("an edit on which no list depends announces only the record", () => {
  expect(tags(providerType, ada, { ...ada, bio: "<p>New.</p>" })).toEqual(always);
  expect(tags(providerType, ada, ada)).toEqual(always);
});

test("a change that moves a record in lists announces these lists, and those of all records that it refers or referred to", () => {
  const moved = { ...ada, specialties: [knee], locations: [here, there] };
  const lists = ["provider[]", ...[heart, here, knee, there].map((id) => `provider@${id}`)];
  expect(tags(providerType, ada, moved).toSorted()).toEqual([...always, ...lists].toSorted());
  expect(tags(providerType, ada, { ...ada, name: "Ada B" })).toContain("provider[]");
});

test("publishing and unpublishing a record announce its lists and its address; a changed address announces both addresses", () => {
  const lists = ["provider[]", `provider@${heart}`, `provider@${here}`];
  for (const [before, after] of [
    [null, ada],
    [ada, null],
  ])
    expect(tags(providerType, before ?? null, after ?? null).toSorted()).toEqual(
      [...always, ...lists, "provider=ada"].toSorted(),
    );
  expect(tags(providerType, ada, { ...ada, slug: "bea" })).toEqual([
    ...always,
    "provider=ada",
    "provider=bea",
  ]);
});

test("tags are ASCII without commas, whatever an address holds", () => {
  const page = { path: "/a,b/ü", title: "A", description: "A", blocks: [] };
  for (const tag of tags(pageType, null, page)) expect(tag).toMatch(/^[\x21-\x2b\x2d-\x7e]+$/);
  expect(tags(pageType, null, page)).toContain("page=%2Fa%2Cb%2F%C3%BC");
});

test("a record that is public again announces the records that refer to it, because their pages omitted it", async () => {
  const { db, url } = await testDatabase();
  const received: string[] = [];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on("notification", ({ payload = "" }) => received.push(...payload.split(",")));
  await client.query(`listen ${CACHE_CHANNEL}`);
  const context = { db, actor: testActor };
  const place = await makeLocation(db);
  const provider = await makeProvider(db, { locations: [place.id] });
  const away = await unpublishItem(context, locationType, place);
  const edited = await saveDraft(context, locationType, away, { parking: "In the yard." });
  // Notifications arrive in the order of the commits, so these two enclose those of the restored record.
  const mark = (payload: string) => db.execute(sql`select pg_notify(${CACHE_CHANNEL}, ${payload})`);
  await mark("before");
  await restoreItem(context, locationType, edited);
  await mark("after");
  await vi.waitFor(() => expect(received).toContain("after"), { timeout: 15_000 });
  const restored = received.slice(received.indexOf("before"));
  expect(restored).toContain(`location:${place.id}`);
  expect(restored).toContain(`provider:${provider.id}`);
  expect(restored).not.toContain("provider[]");
  await client.end();
});

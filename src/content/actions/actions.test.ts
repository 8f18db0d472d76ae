import { and, asc, eq } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { specialtyType } from "~/features/care/specialty/definition";
import { specialty } from "~/features/care/specialty/table";
import { pageType } from "~/features/pages/page/definition";
import { page } from "~/features/pages/page/table";
import type { Actor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { CACHE_CHANNEL } from "~/platform/cache/announce-tags";
import type { AppError } from "~/platform/errors/app-error";
import { testDatabase } from "../../../test/database";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../test/factories/content";
import { contentItem, contentRevision, searchDocument } from "../tables";
import { createItem } from "./create-item";
import { publishItem } from "./publish-item";
import { restoreItem, restoreRevision } from "./restore-item";
import { saveDraft } from "./save-draft";
import { trashItem } from "./trash-item";
import { unpublishItem } from "./unpublish-item";

const { db, url } = await testDatabase();
const context = { db, actor: testActor };
const complete = { name: "Foot care", summary: "Care for feet.", about: "<p>Feet.</p>" };

const publicName = async (id: string) =>
  (await db.select({ name: specialty.name }).from(specialty).where(eq(specialty.id, id)))[0]?.name;
const searchTitle = async (id: string) =>
  (
    await db.select({ title: searchDocument.title }).from(searchDocument).where(eq(searchDocument.itemId, id))
  )[0]?.title;

describe("public visibility", () => {
  test("a draft is invisible until it is published, and again after it is unpublished", async () => {
    const draft = await createItem(context, specialtyType, { ...complete, slug: "draft" });
    expect(await publicName(draft.id)).toBeUndefined();
    expect(await searchTitle(draft.id)).toBeUndefined();

    const live = await publishItem(context, specialtyType, draft);
    expect(await publicName(draft.id)).toBe("Foot care");
    expect(await searchTitle(draft.id)).toBe("Foot care");

    await unpublishItem(context, specialtyType, live);
    expect(await publicName(draft.id)).toBeUndefined();
    expect(await searchTitle(draft.id)).toBeUndefined();
  });

  test("saving a draft of a published record changes nothing in public", async () => {
    const live = await createItem(context, specialtyType, { ...complete, slug: "stays" }, { publish: true });
    const changed = await saveDraft(context, specialtyType, live, { name: "Foot and ankle care" });
    expect(await publicName(live.id)).toBe("Foot care");
    await publishItem(context, specialtyType, changed);
    expect(await publicName(live.id)).toBe("Foot and ankle care");
  });

  test("publishing needs the required fields; a draft does not", async () => {
    const draft = await createItem(context, specialtyType, { slug: "empty" });
    const attempt = publishItem(context, specialtyType, draft);
    await expect(attempt).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: { errors: expect.arrayContaining([expect.objectContaining({ propertyName: "name" })]) },
    });
    expect(await publicName(draft.id)).toBeUndefined();
  });

  test("rich text is stored without anything that runs", async () => {
    const about = `<p onclick="x()">Feet<script>alert(1)</script><a href="javascript:x">a</a><a href="/ok">b</a></p>`;
    const item = await createItem(
      context,
      specialtyType,
      { ...complete, about, slug: "xss" },
      { publish: true, trusted: true },
    );
    const [row] = await db
      .select({ about: specialty.about })
      .from(specialty)
      .where(eq(specialty.id, item.id));
    expect(row?.about).toBe(`<p>Feet<a>a</a><a href="/ok">b</a></p>`);
  });
});

describe("one writer at a time", () => {
  test("a write that names an old revision is refused, and told the current one", async () => {
    const item = await createItem(context, specialtyType, { ...complete, slug: "conflict" });
    await saveDraft(context, specialtyType, item, { name: "First" });
    const late = saveDraft(context, specialtyType, item, { name: "Second" });
    await expect(late).rejects.toMatchObject({
      code: "REVISION_CONFLICT",
      more: { details: { revision: 2 } },
    });
    const [row] = await db.select().from(contentItem).where(eq(contentItem.id, item.id));
    expect(row?.data.name).toBe("First");
  });

  test("exactly one of ten simultaneous writes to one revision succeeds", async () => {
    const item = await createItem(context, specialtyType, { ...complete, slug: "ten" });
    const attempts = Array.from({ length: 10 }, (_, index) =>
      saveDraft(context, specialtyType, item, { name: `Writer ${index}` }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    const refusals = outcomes
      .filter((outcome) => outcome.status === "rejected")
      .map((outcome) => outcome.reason.code);
    expect(refusals).toEqual(Array(9).fill("REVISION_CONFLICT"));
  });

  test("two records of a type cannot have one address; a trashed record releases its address", async () => {
    const first = await createItem(context, specialtyType, { ...complete, slug: "same" });
    const second = () => createItem(context, specialtyType, { ...complete, slug: "same" });
    await expect(second()).rejects.toMatchObject({ code: "SLUG_TAKEN" });
    const trashed = await trashItem(context, specialtyType, first);
    await expect(second()).resolves.toMatchObject({ slug: "same" });
    await expect(restoreItem(context, specialtyType, trashed)).rejects.toMatchObject({ code: "SLUG_TAKEN" });
  });
});

describe("history", () => {
  test("every write leaves a revision and an audit event with the changes", async () => {
    const item = await createItem(context, specialtyType, { ...complete, slug: "history" });
    const saved = await saveDraft(context, specialtyType, item, { name: "Renamed" });
    await publishItem(context, specialtyType, saved);
    const revisions = await db
      .select({ revision: contentRevision.revision, action: contentRevision.action })
      .from(contentRevision)
      .where(eq(contentRevision.itemId, item.id))
      .orderBy(asc(contentRevision.revision));
    expect(revisions).toEqual([
      { revision: 1, action: "created" },
      { revision: 2, action: "saved" },
      { revision: 3, action: "published" },
    ]);
    const [event] = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.subjectId, item.id), eq(auditEvent.action, "specialty.saved")));
    expect(event).toMatchObject({
      actorId: testActor.id,
      before: { name: "Foot care" },
      after: { name: "Renamed" },
    });
  });

  test("an earlier revision becomes the working copy again as a new one", async () => {
    const item = await createItem(context, specialtyType, { ...complete, slug: "restore" });
    const saved = await saveDraft(context, specialtyType, item, { name: "A mistake" });
    const restored = await restoreRevision(context, specialtyType, saved, 1);
    expect(restored).toMatchObject({ revision: 3, title: "Foot care" });
  });

  test("a refused write leaves no trace", async () => {
    const item = await createItem(context, specialtyType, { slug: "no-trace" });
    await expect(publishItem(context, specialtyType, item)).rejects.toThrow();
    expect(await db.$count(contentRevision, eq(contentRevision.itemId, item.id))).toBe(1);
    expect(await db.$count(auditEvent, eq(auditEvent.subjectId, item.id))).toBe(1);
  });
});

describe("permissions", () => {
  const holding = (...flags: string[]): Actor => ({ id: "u1", name: "Jo", permissions: new Set(flags) });
  const draftPage = { path: "/parking", title: "Parking", description: "Where to park." };

  test("an editor drafts pages but cannot publish them; a manager can", async () => {
    const editor = { db, actor: holding("permissionPageEditor") };
    const draft = await createItem(editor, pageType, {
      ...draftPage,
      blocks: [{ type: "richText", props: { html: "<p>Free.</p>" } }],
    });
    await expect(publishItem(editor, pageType, draft)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await publishItem({ db, actor: holding("permissionPageManager") }, pageType, draft);
    expect(await db.$count(page, eq(page.path, "/parking"))).toBe(1);
  });

  test("a flag of another area grants nothing", async () => {
    const outsider = { db, actor: holding("permissionMediaManager") };
    await expect(createItem(outsider, pageType, draftPage)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("blocks", () => {
  test("props of a known block are validated; an unknown block is kept unchanged", async () => {
    const values = { path: "/blocks", title: "Blocks", description: "Blocks." };
    const wrong = createItem(context, pageType, {
      ...values,
      blocks: [{ type: "richText", props: { html: 7 } }],
    });
    await expect(wrong).rejects.toMatchObject({
      more: { errors: [expect.objectContaining({ propertyName: "blocks.0.props.html" })] },
    });
    const fromTheFuture = { type: "hologram", props: { id: "h1", depth: 3 } };
    const kept = await createItem(context, pageType, { ...values, blocks: [fromTheFuture] });
    expect(kept.data.blocks).toEqual([fromTheFuture]);
  });
});

test("a value of another type is refused in a sentence with the field's label, in a block too", async () => {
  const values = { title: 5, path: "/types", blocks: [{ type: "hero", props: { heading: [] } }] };
  const refused: unknown = await createItem(context, pageType, values as never).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({ code: "VALIDATION_FAILED" });
  expect((refused as AppError).more.errors).toEqual(
    expect.arrayContaining([
      { propertyName: "title", message: "“Title” must be text." },
      { propertyName: "blocks.0.props.heading", message: "“Heading” must be text." },
    ]),
  );
});

test("a property that the definition does not name is refused", async () => {
  const sneaky = { ...complete, slug: "sneaky", isAdmin: true };
  await expect(createItem(context, specialtyType, sneaky)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
  });
});

test("every node is notified of a publication after its commit, and never of a failed one", async () => {
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  const received: (string | undefined)[] = [];
  listener.on("notification", (message) => received.push(message.payload));
  await listener.query(`listen ${CACHE_CHANNEL}`);
  const draft = await createItem(context, specialtyType, { slug: "unheard" });
  await expect(publishItem(context, specialtyType, draft)).rejects.toThrow();
  await makeSpecialty(db);
  // A query on the listening connection returns after the notices that were committed before it.
  await listener.query("select 1");
  expect(received).toHaveLength(1);
  expect(received[0]?.split(",")).toContain("specialty");
  expect(received[0]).not.toContain("unheard");
  await listener.end();
});

test("a provider is found by the words of their specialty, even after those change", async () => {
  const heart = await makeSpecialty(db, { name: "Cardiology", plainWords: ["heart doctor"] });
  const clinic = await makeLocation(db);
  const provider = await makeProvider(db, { specialties: [heart.id], locations: [clinic.id] });
  const found = async (words: string) => {
    const rows = await db.execute<{ id: string }>(
      `select id from provider where terms @@ websearch_to_tsquery('english', '${words}')`,
    );
    return rows.rows.map((row) => row.id);
  };
  expect(await found("heart doctors")).toEqual([provider.id]);
  const renamed = await saveDraft(context, specialtyType, heart, { plainWords: ["palpitations"] });
  await publishItem(context, specialtyType, renamed);
  expect(await found("heart doctor")).toEqual([]);
  expect(await found("palpitations")).toEqual([provider.id]);
});

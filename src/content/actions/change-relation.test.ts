import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { locationType } from "~/features/care/location/definition";
import { locationStaff } from "~/features/care/location/location-staff";
import { providerType } from "~/features/care/provider/definition";
import { specialtyType } from "~/features/care/specialty/definition";
import { specialtyBySlug } from "~/features/care/specialty/specialty-profile";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../test/database";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../test/factories/content";
import { readRelation, relationNamed } from "../read-relation";
import { contentItem, contentRevision } from "../tables";
import { changeRelation } from "./change-relation";
import { publishItem } from "./publish-item";
import { saveDraft } from "./save-draft";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const providersOf = relationNamed(locationType, "providers");

const listOf = async (id: string) => readRelation(db, testActor, providersOf, id);
const publicStaff = async (id: string) =>
  ((await locationStaff(db, [id], 50)).get(id) ?? []).map((one) => one.id);
async function change(id: string, ids: string[], version?: string) {
  const owner = { id, relation: "providers", version: version ?? (await listOf(id)).version };
  return changeRelation(context, locationType, owner, ids);
}

describe("a location's providers", () => {
  test("are added, removed, and ordered from its side, in public at once", async () => {
    const location = await makeLocation(db);
    const elsewhere = await makeLocation(db);
    const ann = await makeProvider(db, { name: "Ann Abel", locations: [elsewhere.id, location.id] });
    const bob = await makeProvider(db, { name: "Bob Bold" });
    const cyd = await makeProvider(db, { name: "Cyd Cole", locations: [location.id, elsewhere.id] });
    expect((await listOf(location.id)).items.map((one) => one.title)).toEqual(["Ann Abel", "Cyd Cole"]);

    const list = await change(location.id, [cyd.id, bob.id]);
    expect(list.items.map((one) => one.id)).toEqual([cyd.id, bob.id]);
    expect(await publicStaff(location.id)).toEqual([cyd.id, bob.id]);

    const [changed] = await db.select().from(contentItem).where(eq(contentItem.id, ann.id));
    expect(changed).toMatchObject({ status: "live", data: { locations: [elsewhere.id] } });
  });

  test("are not removed from a provider who would be left without any location", async () => {
    const location = await makeLocation(db);
    const only = await makeProvider(db, { name: "Only Here", locations: [location.id] });
    await expect(change(location.id, [])).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      more: {
        errors: [{ propertyName: "ids", message: "“Only Here”: Fill in “Locations” before publishing." }],
      },
    });
    expect(await publicStaff(location.id)).toEqual([only.id]);
  });

  test("appear in each provider's history and in the audit log", async () => {
    const location = await makeLocation(db);
    const added = await makeProvider(db);
    await change(location.id, [added.id]);
    const actions = await db
      .select({ action: contentRevision.action })
      .from(contentRevision)
      .where(eq(contentRevision.itemId, added.id));
    expect(actions.map((row) => row.action)).toEqual(["published", "saved", "published"]);
    const [event] = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.subjectId, location.id), eq(auditEvent.action, "location.providersChanged")));
    expect(event).toMatchObject({ before: { providers: [] }, after: { providers: [added.id] } });
  });

  test("with pending changes do not publish them", async () => {
    const location = await makeLocation(db);
    const pending = await makeProvider(db);
    await saveDraft(context, providerType, pending, { position: "Not decided yet" });
    await change(location.id, [pending.id]);
    expect(await publicStaff(location.id)).toEqual([]);
    const [item] = await db.select().from(contentItem).where(eq(contentItem.id, pending.id));
    expect(item?.data).toMatchObject({ position: "Not decided yet" });
    expect(item?.data.locations).toContain(location.id);
  });

  test("keep the location's order when a provider is published again", async () => {
    const location = await makeLocation(db);
    const [a, z] = [
      await makeProvider(db, { name: "A Aa", locations: [location.id] }),
      await makeProvider(db, { name: "Z Zz", locations: [location.id] }),
    ];
    await change(location.id, [z.id, a.id]);
    const saved = await saveDraft(context, providerType, z, { position: "Chief" });
    await publishItem(context, providerType, saved);
    expect(await publicStaff(location.id)).toEqual([z.id, a.id]);
  });

  test("a late writer is refused, and nothing is changed if one part fails", async () => {
    const location = await makeLocation(db);
    const provider = await makeProvider(db);
    const { version } = await listOf(location.id);
    await change(location.id, [provider.id]);
    await expect(change(location.id, [], version)).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
    const nobody = "00000000-0000-4000-8000-000000000000";
    await expect(change(location.id, [nobody])).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    expect((await listOf(location.id)).items.map((one) => one.id)).toEqual([provider.id]);
  });

  test("need the permission for providers", async () => {
    const location = await makeLocation(db);
    const actor = { id: "x", name: "X", permissions: new Set(["permissionCHLocationManager"]) };
    const { version } = await listOf(location.id);
    const owner = { id: location.id, relation: "providers", version };
    await expect(changeRelation({ db, actor }, locationType, owner, [])).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

test("a specialty's locations appear in the specialty's order", async () => {
  const specialty = await makeSpecialty(db, { slug: "ordered" });
  const [a, b] = [
    await makeLocation(db, { name: "A place", position: 1, specialties: [specialty.id] }),
    await makeLocation(db, { name: "B place", position: 2, specialties: [specialty.id] }),
  ];
  const relation = relationNamed(specialtyType, "locations");
  const { version } = await readRelation(db, testActor, relation, specialty.id);
  const owner = { id: specialty.id, relation: "locations", version };
  await changeRelation(context, specialtyType, owner, [b.id, a.id]);
  expect((await specialtyBySlug(db, "ordered"))?.locations.map((one) => one.name)).toEqual([
    "B place",
    "A place",
  ]);
});

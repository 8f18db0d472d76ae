import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namedFiles } from "~/app/stored-files";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { contentTypeNamed } from "~/content/registry";
import { contentItem, searchDocument } from "~/content/tables";
import { checkInMark, classSurvey, registration } from "~/features/classes/registrations/table";
import { givingChange } from "~/features/giving/history/table";
import { donorMerge } from "~/features/giving/merge/table";
import { pledge } from "~/features/giving/promise/table";
import { statement } from "~/features/giving/statement/table";
import { donor, gift, receiptSeries } from "~/features/giving/table";
import { newsletterSubscriber } from "~/features/newsletter/table";
import { systemActor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { localStorage } from "~/platform/storage/local-storage";
import { addStarterWhenEmpty } from "~/starter/add-starter";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { testServices } from "../../../test/factories/services";
import { temporaryRoot } from "../../../test/temporary-directory";
import { hasRealContent, removeUntouchedStarter, seedDemo } from "../seed/seed-demo";
import { seedGifts } from "../seed/seed-gifts";
import { seedSubscribers } from "../seed/seed-subscribers";
import { createDemoSite } from "./demo-site";

const directory = await mkdtemp(join(temporaryRoot(), "openward-clear-"));
const storage = localStorage(directory);
afterAll(() => rm(directory, { recursive: true }));

const staff = systemActor("staff");
const { db } = await testDatabase();
const services = testServices(db);
const demo = createDemoSite({ db, keyedHash: services.keyedHash, storage, namedFiles });

/** The records of a site, as staff see them. */
async function recordsOf(of: typeof db) {
  const rows = await of
    .select({ type: contentItem.type, title: contentItem.title, status: contentItem.status })
    .from(contentItem);
  return rows.map(({ type, title, status }) => `${type} “${title}” ${status}`).toSorted();
}

/** Records a check-in and feedback of an invented registrant, as people do who try the demo. */
async function tryOutClass() {
  const [one] = await db.select().from(registration).limit(1);
  if (!one) throw new Error("The demo has no registration.");
  const about = { registrationId: one.id, classId: one.classId };
  await db.insert(checkInMark).values({ ...about, person: 1, session: 1, here: true, at: new Date() });
  await db.insert(classSurvey).values({ ...about, askedAt: new Date(), answers: "sealed" });
}

async function seedAll() {
  await removeUntouchedStarter(db);
  await seedDemo(db, storage, services);
  await seedGifts(services);
  await seedSubscribers(services);
}

async function item(type: string, slug: string) {
  const [found] = await db
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.type, type), eq(contentItem.slug, slug)));
  if (!found) throw new Error(`There is no ${type} ${slug}.`);
  return found;
}

const context = { db, actor: testActor };

/** Saves and publishes a change, as staff do. */
async function edit(type: string, slug: string, changes: Record<string, unknown>) {
  const saved = await saveDraft(context, contentTypeNamed(type), await item(type, slug), changes);
  return publishItem(context, contentTypeNamed(type), saved);
}

const filesNow = async () =>
  (await readdir(directory, { recursive: true })).filter((name) => name.includes("."));

beforeAll(seedAll);

test("a failed clearing changes nothing", async () => {
  const before = [await recordsOf(db), await db.$count(gift), (await filesNow()).length];
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin if new.action = 'demo.cleared' then raise exception 'refused'; end if; return new; end $$`);
  await db.execute(
    sql`create trigger refuse before insert on audit_event for each row execute function refuse()`,
  );
  await expect(demo.clear(staff, [])).rejects.toThrow();
  expect([await recordsOf(db), await db.$count(gift), (await filesNow()).length]).toEqual(before);
  await db.execute(sql`drop trigger refuse on audit_event`);
});

test("an untouched demo is removed completely, and the result equals an empty site", async () => {
  const fresh = await testDatabase();
  await addStarterWhenEmpty(fresh.db);
  await tryOutClass();
  expect(await filesNow()).not.toEqual([]);

  const { goes, stays } = await demo.report();
  expect(stays).toEqual([]);
  expect(goes.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "Providers",
      "Pages",
      "Images",
      "Registrations",
      "Gifts",
      "Newsletter subscribers",
    ]),
  );
  const outcome = await demo.clear(staff, []);
  expect(outcome).toEqual({ removed: goes.reduce((sum, { count }) => sum + count, 0), kept: 0 });

  expect(await recordsOf(db)).toEqual(await recordsOf(fresh.db));
  const indexed = (of: typeof db) =>
    of.select({ url: searchDocument.url }).from(searchDocument).orderBy(searchDocument.url);
  expect(await indexed(db)).toEqual(await indexed(fresh.db));
  const ofPeople = [registration, checkInMark, classSurvey, donor, gift, newsletterSubscriber];
  for (const table of [...ofPeople, receiptSeries, recurringPayment]) expect(await db.$count(table)).toBe(0);
  expect(await filesNow()).toEqual([]);
  const [event] = await db.select().from(auditEvent).where(eq(auditEvent.action, "demo.cleared"));
  expect(event).toMatchObject({
    actorName: "staff",
    before: { Providers: expect.any(Number) },
    after: { kept: 0 },
  });
});

test("a start leaves a cleared site alone, and the seed command fills it again", async () => {
  expect(await hasRealContent(db)).toBe(true);
  expect(await removeUntouchedStarter(db)).toBe(true);
  expect((await seedDemo(db, storage, services)).created).toBeGreaterThan(200);
  expect(await removeUntouchedStarter(db)).toBe(false);
});

/** Records what staff enter about two invented donors; the second one is merged into a real donor. */
async function recordAboutDonors() {
  const [first, second] = await db.select({ id: donor.id }).from(donor).limit(2);
  const donorId = first?.id ?? "";
  const mergedId = second?.id ?? "";
  const at = new Date();
  const [real] = await db
    .insert(donor)
    .values({ tokenHash: "of a real donor", createdAt: at, updatedAt: at })
    .returning();
  const realId = real?.id ?? "";
  await db.insert(pledge).values({ donorId, amount: 5_000, designation: "Oncology", createdAt: at });
  await db.insert(statement).values({ year: 2026, donorId, by: "mail", at });
  const change = { subject: "donor" as const, subjectId: donorId, revision: 1, details: "sealed" };
  await db.insert(givingChange).values({ ...change, actorId: "staff", at });
  const moved = { gifts: [], monthly: [], pledges: [], inKind: [] };
  const merge = { keptId: realId, mergedId, person: "sealed", keptRevision: 1, moved };
  await db.insert(donorMerge).values({ ...merge, actorId: "staff", at });
  await db.update(donor).set({ mergedInto: realId }).where(eq(donor.id, mergedId));
  return { mergedId, realId };
}

describe("what staff changed", () => {
  let classId: string;
  let mergedId: string;
  let realId: string;
  beforeAll(async () => {
    await seedAll();
    ({ mergedId, realId } = await recordAboutDonors());
    await edit("provider", "thuy-tran", { bio: "<p>She came back to the county.</p>" });
    await edit("settings", "site", { hospitalName: "Elm Hospital" });
    classId = (await item("class", "childbirth-in-one-saturday")).id;
    const person = { classId, status: "confirmed" as const, tokenHash: "a", duplicateKey: "b" };
    await db.insert(registration).values({ ...person, createdAt: new Date(), updatedAt: new Date() });
  });

  test("is listed with the reason, and stays with everything it needs", async () => {
    const { stays } = await demo.report();
    const reasonOf = Object.fromEntries(stays.map(({ kind, title, reason }) => [`${kind} ${title}`, reason]));
    expect(reasonOf).toMatchObject({
      "Provider Thuy Tran": "changed",
      "Settings Site settings": "changed",
      "Class type Childbirth": "needed",
    });
    const used = stays.find(({ id }) => id === classId);
    expect(used?.reason).toBe("people");
    await demo.clear(staff, used ? [used] : []);
    const after = await demo.report();
    expect(after.goes).toEqual([]);
    expect(after.stays.map(({ kind }) => kind).toSorted()).toEqual(stays.map(({ kind }) => kind).toSorted());
    expect((await item("provider", "thuy-tran")).status).toBe("live");
    expect(await filesNow()).not.toEqual([]);
    expect(await db.$count(contentItem, eq(contentItem.type, "specialty")), "the surgeon's").toBe(1);
    expect(await db.$count(registration)).toBe(1);
  });

  test("of invented donors is deleted with them, unless they were merged with a real donor", async () => {
    const left = await db.select({ id: donor.id }).from(donor);
    expect(left.map(({ id }) => id).toSorted()).toEqual([mergedId, realId].toSorted());
    expect(await db.$count(donorMerge)).toBe(1);
    for (const table of [pledge, statement, givingChange]) expect(await db.$count(table)).toBe(0);
  });

  test("of the settings stays; the demo's values are emptied, and incomplete settings become a draft", async () => {
    const { data, status } = await item("settings", "site");
    expect(data).toMatchObject({ hospitalName: "Elm Hospital", mainPhone: "", logo: null, phones: [] });
    expect(JSON.stringify(data)).not.toContain("Prairie");
    expect(status).toBe("draft");
  });

  test("is removed if it is ticked, unless it has changed again since", async () => {
    const ticks = (await demo.report()).stays.filter(({ reason }) => reason === "changed");
    await saveDraft(context, contentTypeNamed("provider"), await item("provider", "thuy-tran"), {
      bio: "<p>She came back in 2019.</p>",
    });
    await demo.clear(staff, ticks);
    expect((await demo.report()).stays.map(({ title }) => title)).toContain("Thuy Tran");
    expect(await item("settings", "site")).toMatchObject({ data: { hospitalName: "" } });

    await db.delete(registration);
    const all = (await demo.report()).stays;
    expect(await demo.clear(staff, all)).toMatchObject({ kept: 0 });
    expect(await filesNow()).toEqual([]);
  });
});

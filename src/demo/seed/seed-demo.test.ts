import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { saveDraft } from "~/content/actions/save-draft";
import { checkItem } from "~/content/checklist/check-item";
import { contentTypeNamed } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { location } from "~/features/care/shared/location/table";
import { provider } from "~/features/care/shared/provider/table";
import { specialtyType } from "~/features/care/specialty/definition";
import { specialty } from "~/features/care/specialty/table";
import { classEvent, classSeries } from "~/features/classes/class/table";
import { availabilityOf } from "~/features/classes/registrations/availability";
import { sendCertificates } from "~/features/classes/registrations/certificate/send-certificates";
import { classCounts } from "~/features/classes/registrations/class-counts";
import { sendSurveys } from "~/features/classes/registrations/survey/send-surveys";
import { surveyResults } from "~/features/classes/registrations/survey/survey-results";
import { image } from "~/features/media/shared/image/table";
import { subscribers } from "~/features/newsletter/staff/subscribers";
import { pageType } from "~/features/pages/page/definition";
import { page } from "~/features/pages/page/table";
import { createKeyedHash } from "~/platform/crypto/keyed-hash";
import { createSealer } from "~/platform/crypto/sealer";
import { outboxMessage } from "~/platform/outbox/table";
import { localStorage } from "~/platform/storage/local-storage";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { testServices } from "../../../test/factories/services";
import { temporaryRoot } from "../../../test/temporary-directory";
import { contentRecords } from "../content/records";
import { demoId } from "../demo-id";
import { seedDemo } from "./seed-demo";
import { seedProviders } from "./seed-providers";
import { seedSubscribers } from "./seed-subscribers";

// The first test seeds a whole hospital twice at once, and the others read it.
vi.setConfig({ testTimeout: 300_000 });

const directory = await mkdtemp(join(temporaryRoot(), "openward-seed-"));
const storage = localStorage(directory);
afterAll(() => rm(directory, { recursive: true }));
const { db } = await testDatabase();
const secret = "a secret of the demo hospital";
const sealing = { sealer: createSealer(secret), keyedHash: createKeyedHash(secret) };

test("two nodes that seed at once create one hospital, and a third run adds nothing", async () => {
  const outcomes = await Promise.all([seedDemo(db, storage, sealing), seedDemo(db, storage, sealing)]);
  expect(outcomes.filter((outcome) => outcome.created > 0)).toHaveLength(1);
  expect(await db.$count(provider)).toBeGreaterThanOrEqual(24);
  expect(await db.$count(specialty)).toBe(14);
  expect(await db.$count(location)).toBe(6);
  expect(await db.$count(page)).toBe(contentRecords().filter(({ type }) => type === pageType).length);
  expect(await seedDemo(db, storage, sealing)).toEqual({ created: 0, refused: false });
});

test("every picture of the media library has its file", async () => {
  const keys = (await db.select({ key: image.s3Key }).from(image)).map((row) => row.key);
  const files = (await readdir(directory, { recursive: true })).map((name) => name.slice(3));
  expect(keys.filter((key) => !files.includes(key))).toEqual([]);
});

test("the shared link of a page shows the page's own scene", async () => {
  const shown = await db
    .select({ path: page.path, src: image.shareSrc })
    .from(page)
    .innerJoin(image, eq(image.id, page.shareImageId));
  expect(shown.filter(({ src }) => !/^\/files\/[0-9a-f]{32}\.jpg$/.test(src))).toEqual([]);
  const srcOf = (path: string) => shown.find((one) => one.path === path)?.src;
  expect(srcOf("/about-us")).not.toBe(srcOf("/"));
});

test("every record of the demo hospital passes the publishing checklist", async () => {
  const problems = [];
  for (const { id, type, title, data } of await db.select().from(contentItem)) {
    for (const check of await checkItem(db, testActor, contentTypeNamed(type), { id, data }))
      if (check.severity === "hard")
        problems.push(`${type} ${title}: ${check.propertyName}: ${check.message}`);
  }
  expect(problems).toEqual([]);
});

test("one class is full and has a waitlist, registration for another is over, and no invented person gets an email", async () => {
  const [now, classes] = [new Date(), await db.select().from(classEvent)];
  const counts = await classCounts(
    db,
    classes.map(({ id }) => id),
    now,
  );
  const offered = classes.map((one) => {
    const event = { ...one, cancelledAt: null };
    return availabilityOf(event, counts.get(one.id) ?? { taken: 0, waiting: 0 }, now, true);
  });
  expect(offered).toContainEqual(expect.objectContaining({ label: "Class is Full", waitlist: true }));
  expect(offered).toContainEqual(expect.objectContaining({ label: "Registration period is over" }));
  expect([...counts.values()].some(({ waiting }) => waiting > 1)).toBe(true);
  expect(await db.$count(outboxMessage)).toBe(0);
  expect(await db.$count(classSeries)).toBe(classes.length);
});

test("a past class has attendees and feedback of most of them, and no invented person gets an email", async () => {
  const services = { ...testServices(db), ...sealing };
  const results = await surveyResults(services, demoId("class", "joint-replacement-past"));
  expect(results).toMatchObject({ asked: 6, answered: 5, unreadable: 0, hasSurvey: true });
  expect(results.questions[0]).toMatchObject({ kind: "rating", average: 4.4 });
  expect(results.responses.filter(({ from }) => from)).toHaveLength(2);
  await Promise.all([sendSurveys(services), sendCertificates(services)]);
  expect(await db.$count(outboxMessage)).toBe(0);
});

test("the demo's newsletter has people in every state, once, and none of them gets an email", async () => {
  const services = testServices(db);
  expect(await seedSubscribers(services)).toBeGreaterThan(10);
  expect(await seedSubscribers(services)).toBe(0);
  const { counts, items } = await subscribers(services, { page: 1, pageSize: 50 });
  expect(Object.values(counts)).not.toContain(0);
  expect(items.filter(({ email, unreadable }) => unreadable || !email.endsWith(".example"))).toEqual([]);
  expect(await db.$count(outboxMessage)).toBe(0);
});

test("an interrupted seeding is completed", async () => {
  await db.delete(contentItem).where(eq(contentItem.id, demoId("specialty", "cardiology")));
  await db.delete(specialty).where(eq(specialty.slug, "cardiology"));
  expect(await seedDemo(db, storage, sealing)).toEqual({ created: 1, refused: false });
});

test("many more providers can be added for measurements", async () => {
  const before = await db.$count(provider);
  await seedProviders(db, before + 20, () => {});
  expect(await db.$count(provider)).toBe(before + 20);
});

test("a database that somebody has edited is left alone", async () => {
  const [item] = await db.select().from(contentItem).where(eq(contentItem.slug, "orthopedics"));
  if (!item) throw new Error("The demo has no orthopedics.");
  await saveDraft({ db, actor: testActor }, specialtyType, item, { name: "Bones and joints" });
  await db.delete(contentItem).where(eq(contentItem.slug, "cardiology"));
  expect(await seedDemo(db, storage, sealing)).toEqual({ created: 0, refused: true });
  expect(await seedProviders(db, 100_000, () => {})).toBe(0);
});

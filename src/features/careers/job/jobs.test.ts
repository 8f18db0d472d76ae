import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { contentItem, searchDocument } from "~/content/tables";
import { testDatabase } from "../../../../test/database";
import { makeLocation, testActor } from "../../../../test/factories/content";
import { closeJobs } from "./close-jobs";
import { jobType } from "./definition";
import { payInWords, scheduleInWords } from "./job-words";
import { openJobBySlug, openJobs } from "./open-jobs";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const clinic = await makeLocation(db, { name: "Willow Bend Clinic" });

async function publishJob(title: string, values: Record<string, unknown> = {}) {
  const data = {
    title,
    slug: title.toLowerCase(),
    summary: "What it is.",
    department: "Kitchen",
    location: clinic.id,
    payFrom: 16.9,
    payTo: 19.5,
    description: "<p>Cook.</p>",
    requirements: "<p>Care.</p>",
    postedOn: "2026-11-01",
    ...values,
  };
  return createItem(context, jobType, data, { publish: true, trusted: true });
}

const closing = await publishJob("Cook", { closesOn: "2026-11-20" });
await publishJob("Nurse", { postedOn: "2026-11-10" });
await publishJob("Driver", { postedOn: "2026-12-01" });

const titlesOn = async (today: string) => (await openJobs(db, today)).map(({ title }) => title);

test("jobs are listed from the day they are posted to the last day to apply, the newest first", async () => {
  expect(await titlesOn("2026-11-20")).toEqual(["Nurse", "Cook"]);
  expect(await titlesOn("2026-11-21")).toEqual(["Nurse"]);
  expect(await titlesOn("2026-12-01")).toEqual(["Driver", "Nurse"]);
});

test("a job's own page ends with the last day to apply, too", async () => {
  expect((await openJobBySlug(db, "cook", "2026-11-20"))?.place?.name).toBe("Willow Bend Clinic");
  expect(await openJobBySlug(db, "cook", "2026-11-21")).toBeUndefined();
  expect(await openJobBySlug(db, "driver", "2026-11-20")).toBeUndefined();
});

test("after the last day, a job leaves the site and the search, and its record stays for the next opening", async () => {
  const found = async () => (await db.select().from(searchDocument)).map(({ title }) => title);
  // 11:30 PM on November 20 in Alder Creek, then 12:30 AM.
  await closeJobs({ db, now: () => new Date("2026-11-21T05:30:00Z"), timeZone: "America/Chicago" });
  expect(await found()).toContain("Cook");
  await closeJobs({ db, now: () => new Date("2026-11-21T06:30:00Z"), timeZone: "America/Chicago" });
  expect(await found()).not.toContain("Cook");
  expect(await found()).toContain("Nurse");
  const [item] = await db.select().from(contentItem).where(eq(contentItem.id, closing.id));
  expect(item).toMatchObject({ publishedRevision: null, trashedAt: null });
});

test("a job whose highest pay is below the lowest, or whose last day is before the first, cannot be published", async () => {
  const values = { title: "Wrong", slug: "wrong", payFrom: 20, payTo: 10, closesOn: "2026-10-01" };
  const data = { ...closing.data, ...values };
  const draft = await createItem(context, jobType, data, { trusted: true });
  await expect(publishItem(context, jobType, draft)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
    more: {
      errors: expect.arrayContaining([
        expect.objectContaining({ propertyName: "payTo" }),
        expect.objectContaining({ propertyName: "closesOn" }),
      ]),
    },
  });
});

test("pay and hours are written in words", () => {
  expect(payInWords({ payFrom: 33.4, payTo: 44, payPer: "hour" })).toBe("$33.40 to $44 an hour");
  expect(payInWords({ payFrom: 82_000, payTo: 82_000, payPer: "year" })).toBe("$82,000 a year");
  expect(scheduleInWords({ schedule: "asNeeded", shift: "mornings" })).toBe("As needed (PRN): mornings");
});

import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { specialtyType } from "~/features/care/specialty/definition";
import { pageType } from "~/features/pages/page/definition";
import type { Actor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { contentSchedule } from "../schedule/table";
import { contentItem } from "../tables";
import { createItem } from "./create-item";
import { publishItem } from "./publish-item";
import { requestReview } from "./request-review";
import { saveDraft } from "./save-draft";
import { scheduleItem } from "./schedule-item";
import { trashItem } from "./trash-item";
import { unscheduleItem } from "./unschedule-item";

const { db } = await testDatabase();
const context = { db, actor: testActor };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const soon = { publishAt: inHours(1), unpublishAt: null };
let number = 0;

const draft = (values: Record<string, unknown> = {}) => {
  number += 1;
  const complete = { name: "Foot care", summary: "Care for feet.", about: "<p>Feet.</p>" };
  return createItem(context, specialtyType, { ...complete, slug: `s-${number}`, ...values });
};
const scheduled = async (id: string) =>
  (await db.select().from(contentSchedule).where(eq(contentSchedule.itemId, id)))[0];

test("a schedule is stored, can be replaced and removed, and each change is in the audit log", async () => {
  const item = await draft();
  await scheduleItem(context, specialtyType, item, soon);
  const later = { publishAt: inHours(2), unpublishAt: inHours(3) };
  await scheduleItem(context, specialtyType, item, later);
  expect(await scheduled(item.id)).toMatchObject({ ...later, revision: 1, actorId: testActor.id });
  await unscheduleItem(context, specialtyType, item);
  expect(await scheduled(item.id)).toBeUndefined();
  const events = await db
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, item.id))
    .orderBy(auditEvent.id);
  expect(events.map(({ action }) => action)).toEqual([
    "specialty.created",
    "specialty.scheduled",
    "specialty.scheduled",
    "specialty.unscheduled",
  ]);
});

test("a job runs at each of the two times", async () => {
  const item = await draft();
  const times = { publishAt: inHours(5), unpublishAt: inHours(6) };
  await scheduleItem(context, specialtyType, item, times);
  const { rows } = await db.execute<{ at: string }>(
    sql`select start_after as at from pgboss.job where data->>'itemId' = ${item.id} order by 1`,
  );
  expect(rows.map(({ at }) => +new Date(at))).toEqual([+times.publishAt, +times.unpublishAt]);
});

describe("is refused", () => {
  test("for a person who may only draft", async () => {
    const editor: Actor = { id: "e", name: "Ed", permissions: new Set(["permissionPageEditor"]) };
    const page = await createItem({ db, actor: editor }, pageType, {
      path: "/parking",
      title: "Parking",
      description: "Where to park.",
    });
    const attempt = scheduleItem({ db, actor: editor }, pageType, page, soon);
    await expect(attempt).rejects.toMatchObject({ code: "FORBIDDEN" });
    const back = unscheduleItem({ db, actor: editor }, pageType, page);
    await expect(back).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("for a person who read an older revision", async () => {
    const item = await draft();
    await saveDraft(context, specialtyType, item, { name: "Feet" });
    const attempt = scheduleItem(context, specialtyType, item, soon);
    await expect(attempt).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
  });

  test.each([
    ["no time at all", { publishAt: null, unpublishAt: null }],
    ["a time that has passed", { publishAt: inHours(-1), unpublishAt: null }],
    ["an end before the beginning", { publishAt: inHours(2), unpublishAt: inHours(1) }],
    ["an end of what is not public", { publishAt: null, unpublishAt: inHours(1) }],
  ])("for %s", async (_what, times) => {
    const item = await draft();
    const attempt = scheduleItem(context, specialtyType, item, times);
    await expect(attempt).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await scheduled(item.id)).toBeUndefined();
  });

  test("for a record that could not be published now", async () => {
    const attempt = scheduleItem(context, specialtyType, await draft({ name: "" }), soon);
    await expect(attempt).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

test("trashing a record removes its schedule", async () => {
  const item = await draft();
  await scheduleItem(context, specialtyType, item, soon);
  await trashItem(context, specialtyType, item);
  expect(await scheduled(item.id)).toBeUndefined();
});

describe("a review request", () => {
  const scheduleOf = async (id: string) =>
    (
      await db.select({ at: contentItem.reviewRequestedAt }).from(contentItem).where(eq(contentItem.id, id))
    )[0]?.at;

  test("stays until the record is published", async () => {
    const item = await draft();
    await requestReview(context, specialtyType, item);
    expect(await scheduleOf(item.id)).toBeInstanceOf(Date);
    const changed = await saveDraft(context, specialtyType, item, { name: "Feet" });
    expect(await scheduleOf(item.id)).toBeInstanceOf(Date);
    const live = await publishItem(context, specialtyType, changed);
    expect(await scheduleOf(item.id)).toBeNull();
    const again = requestReview(context, specialtyType, live);
    await expect(again).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

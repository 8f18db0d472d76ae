import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notifyScheduler } from "~/features/operations/mail/notify-scheduler";
import { pageType } from "~/features/pages/page/definition";
import { page } from "~/features/pages/page/table";
import type { Actor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { createSealer } from "~/platform/crypto/sealer";
import { MAIL_PURPOSE } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { createItem } from "../actions/create-item";
import { publishItem } from "../actions/publish-item";
import { saveDraft } from "../actions/save-draft";
import { scheduleItem, type Times } from "../actions/schedule-item";
import type { Item } from "../actions/steps";
import { contentItem, contentRevision } from "../tables";
import { runSchedule } from "./run-schedule";
import type { Person, ScheduleServices } from "./schedule-services";
import { sweepSchedules } from "./sweep-schedules";
import { contentSchedule } from "./table";

const { db } = await testDatabase();
const sealer = createSealer("a secret of the tests, long enough");
const MINUTE = 60_000;
const begin = Date.now() + 60 * MINUTE;
const at = (minutes: number) => new Date(begin + minutes * MINUTE);

const manager: Actor = { id: "m1", name: "Mo Manager", permissions: new Set(["permissionPageManager"]) };
const staff = new Map<string, Person>([["m1", { actor: manager, email: "mo@staff.example" }]]);
let number = 0;

/** The services at a time: `minutes` after the scheduled one. */
const services = (minutes: number): ScheduleServices => ({
  db,
  sealer,
  now: () => at(minutes),
  person: async (_db, id) => staff.get(id) ?? null,
  notify: (tx, due, person, reason) =>
    notifyScheduler(tx, { sealer, now: () => at(minutes) }, due, person, reason),
});
const draft = () => {
  number += 1;
  return createItem({ db, actor: testActor }, pageType, {
    path: `/news-${number}`,
    title: `News ${number}`,
    description: "What is new.",
    blocks: [{ type: "richText", props: { html: "<p>New.</p>" } }],
  });
};
const schedule = (item: Item, times: Partial<Times>) =>
  scheduleItem({ db, actor: manager }, pageType, item, { publishAt: null, unpublishAt: null, ...times });
const publicTitle = async (id: string) =>
  (await db.select({ title: page.title }).from(page).where(eq(page.id, id)))[0]?.title;
const scheduleOf = async (id: string) =>
  (await db.select().from(contentSchedule).where(eq(contentSchedule.itemId, id)))[0];
const historyOf = async (id: string) =>
  (
    await db
      .select({ action: contentRevision.action })
      .from(contentRevision)
      .where(eq(contentRevision.itemId, id))
      .orderBy(contentRevision.revision)
  ).map(({ action }) => action);
const mailAbout = async (item: Item) => {
  const rows = await db.select().from(outboxMessage).where(eq(outboxMessage.kind, "content.schedule-failed"));
  return rows
    .map(({ sealed }) => JSON.parse(sealer.open(sealed ?? "", MAIL_PURPOSE)))
    .filter(({ subject }) => subject.includes(item.title));
};

describe("at the scheduled time", () => {
  test("and not before, a record becomes public in the name of the person who scheduled it, and is unpublished at its end time", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0), unpublishAt: at(10) });
    await runSchedule(services(-1), item.id);
    expect(await publicTitle(item.id)).toBeUndefined();

    await runSchedule(services(0), item.id);
    expect(await publicTitle(item.id)).toBe(item.title);
    expect(await scheduleOf(item.id)).toMatchObject({ publishAt: null, unpublishAt: at(10) });
    const [event] = await db.select().from(auditEvent).where(eq(auditEvent.action, "page.published"));
    expect(event).toMatchObject({ actorId: manager.id, actorName: manager.name });

    await runSchedule(services(10), item.id);
    expect(await publicTitle(item.id)).toBeUndefined();
    expect(await scheduleOf(item.id)).toBeUndefined();
    expect(await historyOf(item.id)).toEqual(["created", "published", "unpublished"]);
  });

  test("publishes the working copy of that time, not of the time when it was scheduled", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0) });
    await saveDraft({ db, actor: testActor }, pageType, item, { title: "Better news" });
    await runSchedule(services(0), item.id);
    expect(await publicTitle(item.id)).toBe("Better news");
  });

  test("does not publish again what someone published in the meantime", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0) });
    await publishItem({ db, actor: manager }, pageType, item);
    await runSchedule(services(0), item.id);
    expect(await historyOf(item.id)).toEqual(["created", "published"]);
    expect(await scheduleOf(item.id)).toBeUndefined();
  });

  test("nothing appears if the end time has passed too", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0), unpublishAt: at(10) });
    await runSchedule(services(11), item.id);
    expect(await historyOf(item.id)).toEqual(["created"]);
    expect(await scheduleOf(item.id)).toBeUndefined();
  });
});

describe("two simultaneous workers", () => {
  test("publish once", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0) });
    await Promise.all(Array.from({ length: 6 }, () => runSchedule(services(0), item.id)));
    expect(await historyOf(item.id)).toEqual(["created", "published"]);
  });

  test("do not block a person who saves at that moment", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0) });
    const save = saveDraft({ db, actor: testActor }, pageType, item, { title: "Last word" });
    const outcomes = await Promise.allSettled([runSchedule(services(0), item.id), save]);
    expect(outcomes[0]?.status).toBe("fulfilled");
    expect(await publicTitle(item.id)).toBeDefined();
  });
});

describe("a schedule that cannot be carried out", () => {
  test("fails with the reason, changes nothing, and notifies the person who scheduled it, once", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0) });
    await saveDraft({ db, actor: testActor }, pageType, item, { description: "" });
    for (const minutes of [0, 1]) {
      const attempt = runSchedule(services(minutes), item.id);
      await expect(attempt).rejects.toMatchObject({ name: "PermanentFailure" });
    }
    expect(await publicTitle(item.id)).toBeUndefined();
    expect(await scheduleOf(item.id)).toMatchObject({ failedAt: at(1), publishAt: at(0) });
    const mails = await mailAbout(item);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "mo@staff.example", toName: "Mo Manager" });
    expect(mails[0].text).toMatch(/Fill in/);
  });

  test("is removed once someone has published the record", async () => {
    const item = await draft();
    await schedule(item, { publishAt: at(0) });
    const broken = await saveDraft({ db, actor: testActor }, pageType, item, { description: "" });
    await expect(runSchedule(services(0), item.id)).rejects.toThrow();
    // The action's own clock is the real one: for it, the time has passed.
    await db.update(contentSchedule).set({ publishAt: new Date(Date.now() - MINUTE) });
    const mended = await saveDraft({ db, actor: testActor }, pageType, broken, { description: "There." });
    await publishItem({ db, actor: manager }, pageType, mended);
    expect(await scheduleOf(item.id)).toBeUndefined();
  });

  test.each([
    [
      "the person who scheduled it may not publish any more",
      { ...manager, permissions: new Set(["permissionPageEditor"]) },
    ],
    ["the person who scheduled it is gone", null],
  ])("publishes nothing and says why if %s", async (_what, actor) => {
    const item = await draft();
    await schedule(item, { publishAt: at(0) });
    const person = async () => (actor ? { actor, email: "mo@staff.example" } : null);
    const attempt = runSchedule({ ...services(0), person }, item.id);
    await expect(attempt).rejects.toMatchObject({ name: "PermanentFailure" });
    expect(await publicTitle(item.id)).toBeUndefined();
    expect((await scheduleOf(item.id))?.failure).toMatch(/do not have permission|can no longer sign in/);
  });
});

test("the sweep finds a schedule whose job was lost, and not one that failed", async () => {
  const [lost, failed, early] = [await draft(), await draft(), await draft()];
  await schedule(lost, { publishAt: at(0) });
  await schedule(failed, { publishAt: at(0) });
  await schedule(early, { publishAt: at(30) });
  await db
    .update(contentSchedule)
    .set({ failedAt: at(0) })
    .where(eq(contentSchedule.itemId, failed.id));
  await db.execute(sql`delete from pgboss.job`);
  for (let times = 0; times < 2; times += 1) await sweepSchedules(services(2));
  const { rows } = await db.execute<{ id: string }>(sql`select data->>'itemId' as id from pgboss.job`);
  expect(rows).toEqual([{ id: lost.id }]);
});

test("leaves no row of a trashed or deleted record", async () => {
  const item = await draft();
  await schedule(item, { publishAt: at(0) });
  await db.delete(contentItem).where(eq(contentItem.id, item.id));
  await runSchedule(services(0), item.id);
  expect(await scheduleOf(item.id)).toBeUndefined();
});

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { testDatabase } from "../../../../../test/database";
import { makeClass, registrant, tokenIn } from "../../../../../test/factories/classes";
import { testActor } from "../../../../../test/factories/content";
import { mailsIn, testServices } from "../../../../../test/factories/services";
import { publishSettings } from "../../../../../test/factories/settings";
import { classType } from "../../class/definition";
import { registerForClass } from "../register-for-class";
import { registrationByToken } from "../registration-by-token";
import { remind } from "../reminders/remind";
import { reminderTimes } from "../reminders/reminder-times";
import { eraseAnswers } from "../retention/erase-answers";
import { notifiedSnapshot, registration } from "../table";
import { notifyOfChanges } from "./notify-of-changes";

const { db } = await testDatabase();
const ZONE = "America/Chicago";
const DAY = 24 * 3_600_000;
const context = { db, actor: testActor };

async function registered(values: Record<string, unknown> = {}) {
  const services = testServices(db);
  const item = await makeClass(db, values);
  const input = registrant(undefined, { dateOfBirth: "2012-01-02" });
  const request = { classId: item.id, input, utm: {}, idempotencyKey: randomUUID() };
  const { registration: made } = await registerForClass(services, request);
  const mails = async () => (await mailsIn(db)).filter(({ to }) => to === input.email);
  const kinds = async () => (await mails()).map(({ kind }) => kind.replace("registrations.", ""));
  let current = item;
  const change = async (data: Record<string, unknown>) => {
    current = await publishItem(context, classType, await saveDraft(context, classType, current, data));
  };
  const row = async () => (await db.select().from(registration).where(eq(registration.id, made.id)))[0];
  return { services, item, input, mails, kinds, change, row };
}
const inDays = (days: number) => new Date(Date.now() + days * DAY);

describe("when a class changes", () => {
  test("people are notified once, of nothing but the new dates, with a calendar entry", async () => {
    const { services, mails, kinds, change } = await registered();
    await notifyOfChanges(services);
    await change({ body: "<p>Better words.</p>", registrantLimit: 50 });
    await notifyOfChanges(services);
    expect(await kinds()).toEqual(["confirmed"]);

    const startsAt = inDays(12);
    await change({ startsAt: startsAt.toISOString(), endsAt: inDays(12.1).toISOString() });
    for (let times = 0; times < 2; times += 1) await notifyOfChanges(services);
    expect(await kinds()).toEqual(["confirmed", "class-moved"]);
    const calendars = (await mails()).map(({ attachments }) =>
      Buffer.from(attachments?.[0]?.content ?? "", "base64").toString(),
    );
    const [before, after] = calendars.map((text) => ({
      uid: /UID:(.+)/.exec(text)?.[1],
      sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
      start: /DTSTART:(\w+)/.exec(text)?.[1],
    }));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThanOrEqual(before?.sequence ?? 0);
    expect(after?.start).toBe(startsAt.toISOString().replaceAll(/[-:]|\.\d+/g, ""));

    await change({ place: "Pine Room" });
    await notifyOfChanges(services);
    expect(await kinds()).toEqual(["confirmed", "class-moved", "class-changed"]);
  });

  test("the registrations of an unpublished class stay, and people can open them", async () => {
    const { services, item, mails } = await registered({ title: "Gone class" });
    await db.execute(`delete from class where id = '${item.id}'`);
    const token = tokenIn((await mails())[0]?.text ?? "");
    expect(await registrationByToken(services, token)).toMatchObject({
      status: "confirmed",
      event: { title: "Gone class" },
    });
  });
});

describe("when the sessions of a class change", () => {
  const session = (days: number, place = "") => ({
    startsAt: inDays(days).toISOString(),
    endsAt: inDays(days + 0.1).toISOString(),
    place,
  });
  /** The entries of each attached calendar file of an email, by file name. */
  const entriesIn = (mail: Awaited<ReturnType<typeof mailsIn>>[number] | undefined) =>
    Object.fromEntries(
      (mail?.attachments ?? []).map(({ filename, content }) => [
        filename,
        Buffer.from(content, "base64")
          .toString()
          .split("BEGIN:VEVENT")
          .slice(1)
          .map((text) => ({
            uid: /UID:(.+)\r/.exec(text)?.[1],
            sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
            start: /DTSTART:(\w+)/.exec(text)?.[1],
            place: /LOCATION:(.+)\r/.exec(text)?.[1],
          })),
      ]),
    );
  const compact = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, "");

  test("registrants get one email, with the same UIDs and a higher sequence; people who canceled get none", async () => {
    const [second, third] = [session(17), session(24)];
    const { services, item, input, mails, kinds, change, row } = await registered({
      moreSessions: [second, third],
    });
    const canceled = registrant();
    const request = { classId: item.id, input: canceled, utm: {}, idempotencyKey: randomUUID() };
    const { registration: ended } = await registerForClass(services, request);
    await db.update(registration).set({ status: "cancelled" }).where(eq(registration.id, ended.id));
    await notifyOfChanges(services);
    const before = entriesIn((await mails())[0])["class.ics"];
    expect(before?.map(({ uid }) => uid)).toEqual([item.id, `${item.id}-2`, `${item.id}-3`]);

    const moved = session(18, "Pine Room");
    await change({ moreSessions: [moved, third] });
    await change({ body: "<p>Better words.</p>" });
    // Calendars count changes in seconds.
    await db.execute(
      sql`update class set updated_at = updated_at + interval '1 second' where id = ${item.id}`,
    );
    for (let times = 0; times < 2; times += 1) await notifyOfChanges(services);
    expect(await kinds()).toEqual(["confirmed", "sessions-changed"]);
    const mail = (await mails())[1];
    expect(mail?.text).toMatch(/Session 2 is now .*Pine Room\. It was/s);
    expect(mail?.text).not.toMatch(/Session [13] is now/);
    const after = entriesIn(mail)["class.ics"];
    expect(after?.map(({ uid }) => uid)).toEqual(before?.map(({ uid }) => uid));
    expect(after?.[1]).toMatchObject({ start: compact(moved.startsAt), place: "Pine Room" });
    expect(after?.[2]?.start).toBe(before?.[2]?.start);
    after?.forEach(({ sequence }, at) => {
      expect(sequence).toBeGreaterThan(before?.[at]?.sequence ?? 0);
    });
    const toCanceled = (await mailsIn(db)).filter(({ to }) => to === canceled.email);
    expect(toCanceled.map(({ kind }) => kind)).toEqual(["registrations.confirmed"]);
    expect(await row()).toMatchObject({ status: "confirmed", classId: item.id });
    expect(input.email).not.toBe(canceled.email);
  });

  test("a removed session is canceled in the calendar, and an added session is in the file", async () => {
    const { services, item, mails, change } = await registered({ moreSessions: [session(17), session(24)] });
    await change({ moreSessions: [session(17)] });
    await notifyOfChanges(services);
    const dropped = entriesIn((await mails())[1]);
    expect(dropped["class.ics"]).toHaveLength(2);
    expect(dropped["cancellation.ics"]?.map(({ uid }) => uid)).toEqual([`${item.id}-3`]);
    expect((await mails())[1]?.text).toMatch(/^This session does not take place: /m);

    await change({ moreSessions: [session(17), session(24), session(31)] });
    await notifyOfChanges(services);
    const added = entriesIn((await mails())[2]);
    expect(added["class.ics"]).toHaveLength(4);
    expect(added["cancellation.ics"]).toBeUndefined();
    expect((await mails())[2]?.text).toMatch(/Session 4 is new/);
  });

  test("nobody gets an email about a class from before classes had sessions, or about a past session", async () => {
    const { services, item, kinds, change } = await registered({
      startsAt: inDays(1).toISOString(),
      endsAt: inDays(1.1).toISOString(),
      registrationEndsAt: inDays(1).toISOString(),
    });
    await db.update(notifiedSnapshot).set({ sessions: [] }).where(eq(notifiedSnapshot.classId, item.id));
    await notifyOfChanges(services);
    expect(await kinds()).toEqual(["confirmed"]);
    await change({ moreSessions: [session(8)] });
    await notifyOfChanges(services);
    services.pass(3 * DAY);
    await change({ startsAt: inDays(0.9).toISOString(), endsAt: inDays(1.05).toISOString() });
    await notifyOfChanges(services);
    expect(await kinds()).toEqual(["confirmed", "sessions-changed"]);
  });
});

describe("reminders", () => {
  test("are sent two days before and on the day, once, and again for another date", async () => {
    const startsAt = inDays(10);
    const { services, mails, kinds, change } = await registered({
      startsAt: startsAt.toISOString(),
      whatToBring: "Two pillows",
    });
    const times = reminderTimes(startsAt, ZONE);
    services.at(new Date(+times.twoDaysBefore - 60_000));
    await remind(services);
    expect(await kinds()).toEqual(["confirmed"]);
    for (const later of [0, 60_000]) {
      services.at(new Date(+times.twoDaysBefore + later));
      await Promise.all([remind(services), remind(services)]);
    }
    expect(await kinds()).toEqual(["confirmed", "reminder"]);
    expect((await mails()).at(-1)?.text).toContain("What to bring: Two pillows");

    const moved = inDays(11);
    await change({ startsAt: moved.toISOString(), endsAt: inDays(11.1).toISOString() });
    services.at(new Date(+times.onTheDay + 60_000));
    await remind(services);
    const rescheduled = reminderTimes(moved, ZONE);
    services.at(new Date(+rescheduled.twoDaysBefore + 60_000));
    await remind(services);
    services.at(rescheduled.onTheDay);
    await remind(services);
    expect(await kinds()).toEqual(["confirmed", "reminder", "reminder", "reminder"]);
  });

  test.each([
    { classReminders: "two-days", sent: ["confirmed", "reminder"] },
    { classReminders: "today", sent: ["confirmed", "reminder"] },
    { classReminders: "none", sent: ["confirmed"] },
  ])("are sent as configured: $classReminders", async ({ classReminders, sent }) => {
    const startsAt = inDays(10);
    const { services, kinds, mails } = await registered({ startsAt: startsAt.toISOString() });
    const times = reminderTimes(startsAt, ZONE);
    await publishSettings(db, { classReminders });
    for (const moment of [times.twoDaysBefore, times.onTheDay]) {
      services.at(new Date(+moment + 60_000));
      await remind(services);
    }
    expect(await kinds()).toEqual(sent);
    const heading = classReminders === "today" ? /YOUR CLASS IS TODAY/ : /YOUR CLASS IS IN TWO DAYS/;
    if (sent.length > 1) expect((await mails()).at(-1)?.text).toMatch(heading);
    await publishSettings(db, {});
  });

  test("are not sent to a person who registered after their time", async () => {
    const startsAt = inDays(10);
    const times = reminderTimes(startsAt, ZONE);
    const { services, kinds, row } = await registered({ startsAt: startsAt.toISOString() });
    await db
      .update(registration)
      .set({ confirmedAt: new Date(+times.twoDaysBefore + 3_600_000) })
      .where(eq(registration.id, (await row())?.id ?? ""));
    services.at(new Date(+times.twoDaysBefore + 2 * 3_600_000));
    await remind(services);
    expect(await kinds()).toEqual(["confirmed"]);
  });
});

test("sensitive answers are deleted after their retention period, and all other personal data two years later", async () => {
  const { services, row } = await registered({ category: "sportsmetrics", answersKeptDays: 7 });
  services.pass(16 * DAY);
  await eraseAnswers(services);
  expect((await row())?.answers).not.toBeNull();
  services.pass(2 * DAY);
  await eraseAnswers(services);
  expect(await row()).toMatchObject({ answers: null, person: expect.any(String) });
  services.pass(740 * DAY);
  await eraseAnswers(services);
  expect(await row()).toMatchObject({ person: null, status: "confirmed" });
});

import { eq, inArray } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { registration } from "~/features/classes/registrations/table";
import { GIFT_PURPOSE } from "~/features/giving/gift/open-gift";
import { gift } from "~/features/giving/table";
import { outboxMessage } from "~/platform/outbox/table";
import { payment } from "~/platform/payments/table";
import { testDatabase } from "../database";
import { makeClass } from "../factories/classes";
import { seatsGiven, statusesOf } from "../factories/crowd";
import { testServices } from "../factories/services";
import { representatives } from "../test-all";
import { registeringProcesses } from "./registering-process";
import { breachesIn, recordBreaches } from "./seat-breaches";
import { GIFT, peopleWith, takePart } from "./take-part";

vi.setConfig({ testTimeout: 300_000 });

const { db, url } = await testDatabase();
const start = await registeringProcesses();

test("two processes on one database, 500 people for 20 seats: 20 get a seat, 480 wait, no one gets an error", {
  tags: "test-all",
}, async () => {
  const { id: classId } = await makeClass(db, { registrantLimit: 20 });
  const processes = await Promise.all(
    [0, 250].map((first) => start({ url, classId, first, count: 250, atOnce: 250 })),
  );
  for (const { go } of processes) go();
  const codes = await Promise.all(processes.map(({ ended }) => ended));
  expect(codes).toEqual([
    [0, null],
    [0, null],
  ]);
  const reports = processes.flatMap((each) => each.reports);
  expect(reports.filter(({ status }) => status === "confirmed")).toHaveLength(20);
  expect(reports.filter(({ status }) => status === "waitlisted")).toHaveLength(480);
  expect(await statusesOf(db, classId)).toEqual({ confirmed: 20, waitlisted: 480 });
  for (const each of processes) expect(each.reports.some(({ status }) => status === "confirmed")).toBe(true);
});

test("without the lock, two processes give away more seats than there are", {
  tags: "test-all",
}, async () => {
  const { id: classId } = await makeClass(db, { registrantLimit: 20 });
  const processes = await Promise.all(
    [1_000, 1_050].map((first) => start({ url, classId, first, count: 50, atOnce: 50 }, { locked: false })),
  );
  for (const { go } of processes) go();
  await Promise.all(processes.map(({ ended }) => ended));
  expect((await statusesOf(db, classId)).confirmed).toBeGreaterThan(20);
});

describe("two processes on one database, 200 groups of 1 to 4 people for 20 seats", () => {
  async function registeredGroups({ locked, first }: { locked: boolean; first: number }) {
    const { id: classId } = await makeClass(db, { registrantLimit: 20, largestGroup: 4 });
    const processes = await Promise.all(
      [first, first + 100].map((from) =>
        start({ url, classId, first: from, count: 100, atOnce: 100, largestGroup: 4 }, { locked }),
      ),
    );
    for (const { go } of processes) go();
    await Promise.all(processes.map(({ ended }) => ended));
    return { classId, reports: processes.flatMap((each) => each.reports) };
  }
  const rowsOf = (classId: string) => db.select().from(registration).where(eq(registration.classId, classId));
  test("no seat is given twice, no group is split, and no group waits for seats that are free", {
    tags: "test-all",
  }, async () => {
    const { classId, reports } = await registeredGroups({ locked: true, first: 2_000 });
    expect(reports).toHaveLength(200);
    const rows = await rowsOf(classId);
    expect(rows).toHaveLength(200);
    for (const { id, status, seats, people } of rows) {
      const answer = reports.find((each) => each.id === id);
      const came = peopleWith(answer?.n ?? 0, 4);
      expect({ status: answer?.status, seats, people }).toEqual({ status, seats: came, people: came });
    }
    expect(await seatsGiven(db, classId, 20)).toEqual({ taken: 20, passedOver: 0 });
  });

  test("without the lock, more seats are given than there are", { tags: "test-all" }, async () => {
    const { classId } = await registeredGroups({ locked: false, first: 3_000 });
    expect((await seatsGiven(db, classId, 20)).taken).toBeGreaterThan(20);
  });
});

describe("two processes on one database, 200 groups of 1 to 4 people for 20 seats, while others cancel", () => {
  async function changedGroups({ locked, first }: { locked: boolean; first: number }) {
    const { id: classId } = await makeClass(db, { registrantLimit: 20, largestGroup: 4 });
    await recordBreaches(db, classId, 20);
    const processes = await Promise.all(
      [first, first + 100].map((from) =>
        start(
          { url, classId, first: from, count: 100, atOnce: 20, largestGroup: 4, isChanging: true },
          { locked },
        ),
      ),
    );
    for (const { go } of processes) go();
    const codes = await Promise.all(processes.map(({ ended }) => ended));
    const reports = processes.flatMap((each) => each.reports);
    return { classId, codes, reports };
  }

  test("at no moment is a seat given twice or kept from a waiting group that it suffices for, and no group is split", async () => {
    const { classId, codes, reports } = await changedGroups({ locked: true, first: 4_000 });
    expect(codes).toEqual([
      [0, null],
      [0, null],
    ]);
    const rows = await db.select().from(registration).where(eq(registration.classId, classId));
    const changes = Map.groupBy(reports, ({ change }) => change);
    expect(changes.get("cancelled")).toHaveLength(40);
    expect(changes.get("one-cancelled")?.length).toBeGreaterThan(50);
    // Seats that became free were offered to groups that waited.
    expect(rows.some(({ status }) => status === "offered")).toBe(true);
    for (const { n, id, change } of reports) {
      const left = peopleWith(n, 4) - (change === "one-cancelled" ? 1 : 0);
      const { seats, people, status } = rows.find((row) => row.id === id) ?? {};
      expect({ seats, people, hasEnded: status === "cancelled" }).toEqual({
        seats: left,
        people: left,
        hasEnded: change === "cancelled",
      });
    }
    expect(await breachesIn(db)).toEqual([]);
    expect((await seatsGiven(db, classId, 20)).passedOver).toBe(0);
  });

  test("without the lock, seats are given twice or kept from groups that wait", async () => {
    await changedGroups({ locked: false, first: 5_000 });
    expect(await breachesIn(db)).not.toEqual([]);
  });
});

test("kill -9 in the middle: nothing acknowledged is lost, and no one is charged or emailed twice", async () => {
  const price = { hasRegistrationCost: true, registrationCost: 4_000 };
  const [free, paid] = [(await makeClass(db)).id, (await makeClass(db, price)).id];
  const mailsBefore = await db.$count(outboxMessage);
  const services = testServices(db);
  const subjects = [free, paid, GIFT];
  const sent = Object.fromEntries(subjects.map((subject) => [subject, 0]));

  const killAt = async (point: number) => {
    const classId = subjects[point % 3] ?? free;
    const first = 10_000 + point * 100;
    const child = await start({ url, classId, first, count: 100, atOnce: 3 });
    child.go();
    await child.until(1 + (point % 5));
    child.process.kill("SIGKILL");
    await child.ended;
    expect(child.reports).not.toEqual([]);
    // People who got no response send the same request again, and so do those who got one.
    const most = Math.max(...child.reports.map(({ n }) => n)) + 3;
    for (let n = first; n <= most; n += 1) {
      const again = await takePart(services, classId, n);
      const before = child.reports.find((each) => each.n === n);
      if (before) expect(again.id).toBe(before.id);
      sent[classId] = (sent[classId] ?? 0) + 1;
    }
  };
  const points = representatives(
    Array.from({ length: 20 }, (_, at) => at),
    (at) => at < 4,
  );
  for (let first = 0; first < points.length; first += 4)
    await Promise.all(points.slice(first, first + 4).map(killAt));

  expect(await statusesOf(db, free)).toEqual({ confirmed: sent[free] });
  expect(await statusesOf(db, paid)).toEqual({ held: sent[paid] });
  expect((await db.$count(outboxMessage)) - mailsBefore).toBe(sent[free]);
  const held = await db.select().from(registration).where(eq(registration.classId, paid));
  const ids = held.map(({ id }) => id);
  expect(await db.$count(payment, inArray(payment.subjectId, ids))).toBe(sent[paid]);
  expect(await db.$count(gift, eq(gift.state, "pending"))).toBe(sent[GIFT]);
  expect(await db.$count(payment, eq(payment.purpose, GIFT_PURPOSE))).toBe(sent[GIFT]);
});

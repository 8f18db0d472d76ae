import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { siteSettings } from "~/features/settings/table";
import { beginRun, mayQueueRun, queueRun } from "~/platform/backup/runs";
import { backupRun } from "~/platform/backup/table";
import { testDatabase } from "../../../../test/database";
import { publishSettings } from "../../../../test/factories/settings";
import { backupState } from "../shared/backups/backup-state";
import { sweepBackups } from "./sweep-backups";

const { db } = await testDatabase();
const HOUR = 3_600_000;

/** Some minutes after the scheduled time of the backup, in the hospital's time zone. */
const night = new Date("2026-11-20T09:35:00Z");
let at = night;
let archive: { archive: string | null; gapAt: Date | null } | undefined;
const deps = {
  db,
  now: () => at,
  timeZone: "America/Chicago",
  hasTarget: true,
  archive: async () => archive,
};
const pass = (hours: number) => {
  at = new Date(+at + hours * HOUR);
};
const runs = () => db.select().from(backupRun).orderBy(desc(backupRun.queuedAt));

/** The run that the next sweep requests, if any. */
async function requestedRun(): Promise<string | undefined> {
  pass(1 / 60);
  const before = (await runs()).length;
  await sweepBackups(deps);
  const found = await runs();
  return found.length > before ? found[0]?.kind : undefined;
}

async function ends(state: "succeeded" | "failed" | "stopped"): Promise<void> {
  const [waiting] = await runs();
  const run = await beginRun(db, waiting?.id ?? "");
  await run?.end(state, { error: state === "failed" ? "There is no room left." : null, file: "x" });
  // The worker uses the real clock.
  await db
    .update(backupRun)
    .set({ startedAt: at, endedAt: at })
    .where(eq(backupRun.id, waiting?.id ?? ""));
}

beforeEach(async () => {
  at = night;
  archive = undefined;
  await db.delete(backupRun);
  await db.delete(siteSettings);
});

test("the first backup is made at once and restored in a drill; then a backup each day and a drill each week", async () => {
  expect(await requestedRun()).toBe("backup");
  expect(await requestedRun()).toBeUndefined();
  await ends("succeeded");
  expect(await requestedRun()).toBe("drill");
  await ends("succeeded");
  expect(await requestedRun()).toBeUndefined();
  const kinds: string[] = [];
  for (let hours = 0; hours < 8 * 24; hours += 3) {
    pass(3);
    for (let kind = await requestedRun(); kind; kind = await requestedRun()) {
      kinds.push(kind);
      await ends("succeeded");
    }
  }
  expect(kinds.filter((kind) => kind === "backup")).toHaveLength(8);
  expect(kinds.filter((kind) => kind === "drill")).toHaveLength(1);
});

test("a failed backup is retried twice, with a pause, and then the next day; an interrupted one at once", async () => {
  expect(await requestedRun()).toBe("backup");
  await ends("stopped");
  expect(await requestedRun()).toBe("backup");
  for (let tries = 0; tries < 2; tries += 1) {
    await ends("failed");
    expect(await requestedRun()).toBeUndefined();
    pass(0.5);
    expect(await requestedRun()).toBe("backup");
  }
  await ends("failed");
  pass(5);
  expect(await requestedRun()).toBeUndefined();
  expect(await backupState(db, deps)).toMatchObject({
    failure: "There is no room left.",
    lastCompleteAt: null,
  });
  pass(24 - 6);
  expect(await requestedRun()).toBe("backup");
});

test("nothing is made while the schedule is off, or without a target", async () => {
  await sweepBackups({ ...deps, hasTarget: false });
  await publishSettings(db, { backupSchedule: "off" });
  expect(await requestedRun()).toBeUndefined();
  await publishSettings(db, { backupSchedule: "daily", backupTime: "04:00" });
  expect(await requestedRun()).toBe("backup");
  expect((await backupState(db, deps)).nextRunAt?.toISOString()).toBe("2026-11-20T10:00:00.000Z");
});

test("nodes that sweep at the same moment request one backup, and one of them makes it", async () => {
  await Promise.all([1, 2, 3, 4].map(() => sweepBackups(deps)));
  const [run, ...others] = await runs();
  expect(others).toEqual([]);
  const runsStarted = await Promise.all([1, 2, 3].map(() => beginRun(db, run?.id ?? "")));
  expect(runsStarted.filter((each) => each !== undefined)).toHaveLength(1);
  expect(await db.transaction((tx) => queueRun(tx, { kind: "drill", trigger: "staff", now: at }))).toBeNull();
  await runsStarted.find((each) => each)?.end("succeeded", {});
});

test("a backup that ends while a sweep waits for the lock is not made again", async () => {
  expect(await requestedRun()).toBe("backup");
  pass(1 / 60);
  let sweeping = Promise.resolve();
  await db.transaction(async (tx) => {
    await mayQueueRun(tx, at);
    sweeping = sweepBackups(deps);
    const waiting = () =>
      db.$count(
        sql`pg_locks`,
        sql`locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      );
    await expect.poll(waiting).toBe(1);
    await tx.update(backupRun).set({ state: "succeeded", startedAt: at, endedAt: at, file: "x" });
  });
  await sweeping;
  expect((await runs()).map(({ kind }) => kind)).toEqual(["drill", "backup"]);
});

test("a backup whose process died counts as failed once its lease is over, and is made again", async () => {
  expect(await requestedRun()).toBe("backup");
  const [run] = await runs();
  await db
    .update(backupRun)
    .set({ state: "running", leaseUntil: new Date(+at + 60_000) })
    .where(eq(backupRun.id, run?.id ?? ""));
  expect(await requestedRun()).toBeUndefined();
  pass(1);
  await sweepBackups(deps);
  expect((await backupState(db, deps)).failure).toBe("The process that made it ended before it was done.");
  pass(0.5);
  expect(await requestedRun()).toBe("backup");
});

test("a backup is overdue after 36 hours, unless the schedule is off", async () => {
  expect(await requestedRun()).toBe("backup");
  await ends("succeeded");
  pass(35);
  expect((await backupState(db, deps)).isOverdue).toBe(false);
  pass(2);
  expect((await backupState(db, deps)).isOverdue).toBe(true);
  expect((await backupState(db, { ...deps, hasTarget: false })).isOverdue).toBe(false);
  await publishSettings(db, { backupSchedule: "off" });
  expect((await backupState(db, deps)).isOverdue).toBe(false);
});

test("a backup that no node started before the site was stopped is not a failure, and is requested again", async () => {
  expect(await requestedRun()).toBe("backup");
  pass(2);
  expect(await requestedRun()).toBe("backup");
  expect((await runs()).map(({ state }) => state)).toEqual(["queued", "stopped"]);
  expect((await backupState(db, deps)).failure).toBeNull();
});

test("with archiving, a base backup is made each day, and at once in a new archive and after a gap", async () => {
  await publishSettings(db, { backupSchedule: "off" });
  archive = { archive: null, gapAt: null };
  expect(await requestedRun()).toBeUndefined();
  archive = { archive: "a1", gapAt: night };
  const done = async (name: string) => {
    await ends("succeeded");
    await db.update(backupRun).set({ file: `${name}/base.tar` });
  };
  expect(await requestedRun()).toBe("base");
  await done("a1");
  expect(await requestedRun()).toBeUndefined();
  pass(24);
  expect(await requestedRun()).toBe("base");
  await done("a1");
  archive = { archive: "a1", gapAt: new Date(+at + HOUR) };
  pass(2);
  expect(await requestedRun()).toBe("base");
  await ends("failed");
  expect(await requestedRun()).toBeUndefined();
  pass(1);
  expect(await requestedRun()).toBe("base");
  await done("a1");
  expect(await requestedRun()).toBeUndefined();
  archive = { archive: "b2", gapAt: null };
  expect(await requestedRun()).toBe("base");
});
